"""`moondrake rules` and `moondrake cards` as a newcomer types them."""

import json

import pytest

from moondrake.bluemoon.cards import BY_KEY
from moondrake.cli import main


def test_a_rule_is_shown_with_what_belongs_to_it(capsys):
    assert main(["rules", "BM-10.8"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("BM-10.8 (Blue Moon 10: Symbols, RETRIEVE)\n")
    assert "After it: BM-10.9\n" in out
    assert "Battling Boomerang (hoax-19)" in out


def test_a_switch_is_shown_with_its_values(capsys):
    assert main(["rules", "rs", "8", "--lang", "hu"]) == 0
    out = capsys.readouterr().out
    assert "(Ez a fejezet nincs lefordítva; itt angolul olvasható.)" in out
    assert "Kapcsoló, retrieveBlock: kosmos=characters" in out


def test_rules_are_listed_searched_and_given_to_programs(capsys):
    assert main(["rules"]) == 0
    assert "BM-10  Blue Moon 10: Symbols\n" in capsys.readouterr().out
    assert main(["rules", "BM-10", "--lang", "de"]) == 0
    assert "BM-10.43  " in capsys.readouterr().out
    assert main(["rules", "search", "pair", "--limit", "4"]) == 0
    assert "BM-10.19  PAIR\n" in capsys.readouterr().out
    assert main(["rules", "search", "Raupe", "--lang", "de", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["number"]
    assert main(["rules", "BM-10.8", "EQ-4.7", "--json"]) == 0
    assert [one["number"] for one in json.loads(capsys.readouterr().out)] == ["BM-10.8", "EQ-4.7"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([f"BM-{10.99}"], f"there is no rule 'BM-{10.99}'; near it: BM-10.39"),
        (["pair"], "moondrake rules search pair"),
        (["search"], "say what to search"),
        (["search", "qqqq"], "no rule has 'qqqq'"),
        (["search", "pair", "--limit", "0"], "--limit is at least 1"),
        ([f"BM-{1.1}", "--lang", "de"], f"Eine Regel „BM-{1.1}“ gibt es nicht"),
    ],
)
def test_a_rule_that_is_not_there_is_exit_1_with_a_hint(words, said, capsys):
    assert main(["rules", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_cards_are_listed_and_searched(capsys):
    assert main(["cards", "storm", "--people", "terrah"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("terrah-03: Suranom Stormbringer (character; ")
    assert out.endswith("5 cards\n")
    assert (
        main(["cards", "search", "sturm", "--people", "terrah,flit", "--people", "hoax", "--lang", "de"]) == 0
    )
    assert "Krachender Gewittersturm (Unterstützung; Feuer 1, Erde 1)" in capsys.readouterr().out


def test_all_cards_are_given_to_programs(capsys):
    assert main(["cards", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert len(cards) == len(BY_KEY)
    wanted = [
        "key",
        "people",
        "number",
        "name",
        "kind",
        "earth",
        "fire",
        "icons",
        "moons",
        "text",
        "certainty",
    ]
    assert all(set(wanted) <= set(card) for card in cards)
    assert main(["cards", "show", "hoax-13", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["key"] == "hoax-13"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("DubDub (unofficial name)", "REPLACE: ", "[BM-10.14]", "RECONSTRUCTED", "number unknown")),
        (
            "de",
            ("DubDub (inoffizieller Name)", "ERSETZEN: ", "[BM-10.14]", "REKONSTRUIERT", "Nummer unbekannt"),
        ),
        ("hu", ("DubDub (nem hivatalos név)", "CSERE: ", "[BM-10.14]", "REKONSTRUÁLT", "száma ismeretlen")),
    ],
)
def test_a_card_is_shown_in_full_and_says_how_sure_it_is(language, said, capsys):
    assert main(["cards", "show", "tutu-3b", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert [word for word in said if word not in out] == []


def test_cards_are_shown_by_name_and_several_at_once(capsys):
    assert main(["cards", "show", "Pulvermeister", "Yina", "Ko"]) == 0
    assert capsys.readouterr().out.startswith("buka-21: Powdermaster Yina Ko\n")
    assert main(["cards", "show", "hoax-13", "buka-21"]) == 0
    out = capsys.readouterr().out
    assert "hoax-13: " in out
    assert "\n\nbuka-21: " in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "hoax-99"], "there is no card 'hoax-99'; near it: "),
        (["show", "hoax-13", "???"], "there is no card '???'; keys look like hoax-13"),
        (["show"], "say which card"),
        (["qqqq"], "no card has all of 'qqqq'"),
        (["show", "hoax-99", "--lang", "de"], "Eine Karte „hoax-99“ gibt es nicht; ähnlich: "),
    ],
)
def test_a_card_that_is_not_there_is_exit_1_with_a_hint(words, said, capsys):
    assert main(["cards", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_a_people_that_is_not_there_is_wrong_usage(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["cards", "--people", "hoax,elves", "--lang", "hu"])
    assert caught.value.code == 2
    assert "nincs ilyen faj: „elves”; lehet: hoax, vulca" in capsys.readouterr().err
