"""A deck text is pleasant to write, survives e-mail, and never loads by half."""

import quopri
from random import Random

import pytest

from moondrake.bluemoon import GAME, Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import (
    Catalogue,
    DeckError,
    find_deck,
    parse_deck,
    random_deck,
    understood,
    write_deck,
)
from moondrake.bluemoon.rulesets import ANSMANN, LEGENDS, NAMED
from moondrake.table import Journal, SetupError, parse_record, replay, write_record
from tests.bluemoon.decks.helpers import small_catalogue

CATALOGUE = Catalogue()

BY_HAND = """
name: Sparks in the sand
leader: terrah
ruleset: legends

# all of the ready-made deck but two
terrah-01 to terrah-17
1x flit-13
"pillar-17"
Flash the Incendiary
"""


def refused(text: str) -> DeckError:
    with pytest.raises(DeckError) as caught:
        parse_deck(text, CATALOGUE)
    return caught.value


@pytest.mark.parametrize("people", PEOPLES)
def test_a_ready_made_deck_written_as_text_reads_back(people):
    deck = ready_made_deck(people)
    assert parse_deck(write_deck(deck), CATALOGUE).deck == deck


@pytest.mark.parametrize("seed", range(20))
def test_random_decks_written_as_text_read_back(seed):
    ruleset = parse_ruleset(NAMED[seed % 4])
    deck = random_deck(PEOPLES[seed % 9], ruleset, Random(seed))
    file = parse_deck(write_deck(deck, ruleset), CATALOGUE)
    assert (file.deck, str(file.ruleset)) == (deck, str(ruleset))
    assert file.problems(None, CATALOGUE) == []


def test_ranges_names_counts_and_remarks():
    file = parse_deck(BY_HAND, CATALOGUE)
    keys = [card.key for card in file.deck.cards]
    expected = [
        card for card in CATALOGUE.cards.values() if card.people == "terrah" and 1 <= card.number <= 17
    ]
    assert set(keys) == {card.key for card in expected} | {"flit-13", "pillar-17", "vulca-02"}
    assert file.ruleset is not None
    assert str(file.ruleset) == str(LEGENDS)
    assert file.lines["flit-13"] == 8


def test_a_base_deck_with_cards_taken_out_and_put_in():
    text = "base: hoax\nwithout: hoax-01, Zedemikras the Brain\nmutant-101\nVolca\n"
    deck = parse_deck(text, CATALOGUE).deck
    base = {card.key for card in ready_made_deck("hoax").cards}
    assert {card.key for card in deck.cards} == base - {"hoax-01", "hoax-04"} | {"mutant-101", "vulca-05"}
    assert "vulca-20 is not in the base deck" in str(refused("base: hoax\nwithout: vulca-20\n"))


def mailed(text: str, rng: Random) -> str:
    """What mail programs do to a text: quoting, long lines broken, other signs, spaces and line ends."""
    lines = ["Hello,", "name: not this one", "here it is:", ""]
    for line in text.splitlines():
        words = line.split("#")[0].rstrip().split(" ")
        cut = (
            rng.randrange(1, len(words)) if len(words) > 2 and ":" not in line and "deck 1" not in line else 0
        )
        lines += [" ".join(words[:cut]), " ".join(words[cut:])] if cut else [" ".join(words)]
    text = "\r\n".join("> " * rng.randrange(3) + line + " " * rng.randrange(3) for line in lines)
    text = text.replace("-", rng.choice("-\u2010\u2011\u2013")).replace("'", "\u2019")
    return text + "\r\n-- \r\nAnna\r\n"


@pytest.mark.parametrize("seed", range(60))
def test_a_deck_of_names_survives_e_mail(seed):
    rng = Random(seed)
    deck = random_deck(PEOPLES[seed % 9], ANSMANN, rng)
    language = ("en", "de")[seed % 2]
    names = "\n".join(getattr(card.name, language) or card.key for card in deck.cards)
    text = f"moondrake deck 1\nname: {deck.name}\nleader: {deck.leader.people}\n"
    if deck.inquisitor:
        text += f"inquisitor: {deck.inquisitor.key}\n"
    assert parse_deck(mailed(f"{text}\n{names}\n\nend\n", rng), CATALOGUE).deck == deck


@pytest.mark.parametrize(
    "written",
    [
        "{place}. {name}",
        "{place}) {name}",
        "- {name} x1",
        "{name} (1)",
        "* {name} 1x",
        "· {name} (1x)",
        "{key}\t{name}\t{fire}/{earth}",
        "{key}: {name}",
        "{key} | {name}",
        "{name}=20",
    ],
)
@pytest.mark.parametrize("field", ["Anführer: Khind", "VEZETŐ: khind", "Volk: khind", "faj: Khind"])
def test_a_list_is_read_as_people_write_lists(field, written):
    """With numbers, counts before or after, columns, fields in German and Hungarian, a mail as it travels."""
    deck = ready_made_deck("khind")
    lines = [
        written.format(place=place, key=card.key, name=card.name.en, fire=card.fire, earth=card.earth)
        for place, card in enumerate(deck.cards, start=1)
    ]
    assert parse_deck("\n".join([field, *lines]), CATALOGUE).deck == deck


def test_a_mail_as_it_travels_has_its_letters_and_lines_back():
    deck = ready_made_deck("hoax")
    names = ", ".join(card.name.de or card.name.en for card in deck.cards)
    travelling = quopri.encodestring(f"leader: hoax\n{names}\n".encode()).decode()
    assert "=C3" in travelling
    assert "=\n" in travelling
    assert parse_deck(travelling, CATALOGUE).deck == deck


def test_every_card_is_read_by_each_of_its_names_and_nothing_in_a_name_is_taken_for_a_count():
    for card in CATALOGUE.cards.values():
        for name in filter(None, (card.key, card.name.en, card.name.de, card.name.hu)):
            file, _, _ = understood(f"leader: hoax\n{name}", CATALOGUE)
            others = [other.key for other in CATALOGUE.named(name)]
            assert file is not None, name
            assert [one.key for one in file.deck.cards] == [card.key] or len(others) > 1, name


def test_a_name_is_not_taken_for_a_key_nor_a_key_for_a_name():
    assert CATALOGUE.similar("Volcka")[0] == "Volca"
    assert not any(word.startswith("vulca-") for word in CATALOGUE.similar("Volcka"))
    assert "vulca-05" in CATALOGUE.similar("volca-05")


def test_nobody_is_made_a_leader_but_for_whoever_asks_for_a_guess():
    """The people that has most of the cards; that nobody leads is said all the same."""
    cards = "\n".join(card.key for card in ready_made_deck("flit").cards[:5])
    text = f"hoax-01\n{cards}"
    assert understood(text, CATALOGUE)[0] is None
    file, _, faults = understood(text, CATALOGUE, guesses=True)
    assert file is not None
    assert (file.deck.leader.people, len(file.deck.cards)) == ("flit", 6)
    assert [fault.rule for fault in faults] == ["BM-9.1"]
    assert understood("Hello", CATALOGUE, guesses=True)[0] is None


def test_umlauts_may_be_written_in_three_ways():
    for word in ("Mächtiger Lavar", "Lavar der Mächtige", "LAVAR DER MAECHTIGE", "Lavar der Machtige"):
        known = CATALOGUE.named(word)
        assert [card.key for card in known] == ([] if word.startswith("Mä") else ["vulca-04"])


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("leader: hoax\nHoaxx-13\n", 2, ["'Hoaxx-13' is no card", "did you mean", "hoax-13"]),
        ("leader: hoax\nhoax-13\nBrain Drian\n", 3, ["did you mean", "Brain Drain"]),
        ("leader: hoaks\nhoax-13\n", 1, ["BM-9.1", "did you mean hoax?"]),
        ("hoax-13\n", 0, ["nobody leads the deck", "leader: ..."]),
        ("leader: hoax\n\nhoax-13\n2x hoax-14\n", 4, ["BM-18.2", "hoax-14"]),
        ("leader: hoax\nruleset: ansman\nhoax-13\n", 2, ["ansman"]),
        ("leader: hoax\nfamily: 7\nhoax-13\n", 2, ["BM-19.4", "1 to 6"]),
        ("leader: hoax\ninquisitor: hoax-13\nhoax-13\n", 2, ["BM-18.7"]),
        ("leader: hoax\nemissary: nobody\nhoax-13\n", 2, ["BM-19.2"]),
        ("leader: hoax\nleader: vulca\nhoax-13\n", 2, ["given twice", "line 1"]),
        ("leader: hoax\ntitle: x\nhoax-13\n", 2, ["'title' is not known", "name, leader"]),
        ("leader:\nhoax-13\n", 1, ["says nothing"]),
        ("moondrake deck 7\nleader: hoax\nhoax-13\n", 1, ["moondrake deck 1"]),
        (f"name: {'x' * 70}\nleader: hoax\nhoax-13\n", 1, ["70 letters"]),
        ("leader: hoax\n", 0, ["there are no cards"]),
        ("base: hoaxes\n", 1, ["no ready-made deck"]),
        ("", 0, ["nobody leads"]),
    ],
)
def test_each_fault_names_its_line_and_what_would_be_right(text, line, words):
    error = refused(text)
    assert line in [problem.line for problem in error.problems]
    for word in words:
        assert word in str(error)


def test_all_faults_are_told_at_once():
    error = refused("leader: nobody\nruleset: none\nfamily: x\nHoaxx\n3x hoax-13\n")
    assert [problem.line for problem in error.problems] == [1, 2, 3, 4, 5]


def test_a_name_of_several_cards_asks_for_the_key():
    catalogue = small_catalogue()
    twin = Catalogue(
        [type(card)("fx-twin", card.name, "tutu", 0, card.kind) for card in [catalogue.cards["vulca-05"]]]
    )
    with pytest.raises(DeckError, match="write vulca-05 or fx-twin"):
        parse_deck("leader: hoax\nVolca\n", twin)


@pytest.mark.rule("BM-18.6")
def test_a_deck_file_is_found_checked_and_played_and_its_record_needs_no_file(tmp_path):
    deck = random_deck("khind", ANSMANN, Random(5))
    path = tmp_path / "mine.deck"
    path.write_text(write_deck(deck), encoding="utf-8")
    found = find_deck(str(path), ANSMANN)
    assert found == deck
    setup = Setup((found, ready_made_deck("hoax")), ANSMANN, start=0)
    journal = Journal(GAME, new_game(setup))
    rng = Random(1)
    while not journal.state.is_over():
        journal.play(rng.choice(journal.state.legal_actions()))
    path.unlink()
    record = parse_record(write_record(journal.record()))
    assert replay(record, GAME).header() == setup.header()
    with pytest.raises(SetupError, match="did you mean hoax"):
        find_deck("hoaxx", ANSMANN)
    path.write_text("leader: hoax\nhoax-13\n", encoding="utf-8")
    with pytest.raises(DeckError, match="add 29"):
        find_deck(str(path), ANSMANN)


GOOD = Setup((random_deck("aqua", ANSMANN, Random(2)), ready_made_deck("hoax")), ANSMANN, start=0).header()


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("cards a", "aqua-00 aqua-01 aqua-99", "aqua-99"),
        ("cards a", "aqua-00 aqua-01 aqua-01", "twice"),
        ("cards a", "aqua-01 aqua-02", "needs one leader"),
        ("cards a", "aqua-00", "0 cards"),
        ("cards a", "aqua-00 hoax-00 aqua-01", "needs one leader"),
        ("family a", "x", "1 to 6"),
        ("cards c", "aqua-00 aqua-01", "unknown header line"),
    ],
)
def test_a_header_with_a_broken_deck_is_refused(key, value, expected):
    assert GAME.start(GOOD)
    with pytest.raises(SetupError, match=expected):
        GAME.start({**GOOD, key: value})
