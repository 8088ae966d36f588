"""What is wrong with a deck is told in three languages."""

import pytest

from moondrake.bluemoon import parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.deck_building import DeckError, Problem, deck_problems, table_problems
from moondrake.bluemoon.decks import Agreement, Catalogue
from moondrake.bluemoon.decks.text import parse_deck

TEXTS = {
    "unknown words": "leader: hoax\nhoax-01\nnobody knows\ncolour: x\n2x hoax-03\nbase:\nname: a\nname: b\n",
    "near a field": "leadr: hoax\nhoax-01\n",
    "staff": "leader: hoax\ninquisitor: hoax-01\nemissary: hoax-01\nfamily: x\nhoax-01\n",
    "base": "base: hoax\nwithout: vulca-01\n",
    "no base": "leader: hoax\nbase: elves\n",
    "near words": "leader: hoax\nhoaxx-13\n",
    "nobody": "hoax-01\n",
    "no cards": "leader: hoax\n",
    "long name": f"name: {'x' * 90}\nleader: hoax\nhoax-01\n",
    "wrong ruleset": "leader: hoax\nruleset: house\nhoax-01\n",
}


def built(keys, **more):
    return Deck("test", BY_KEY["hoax-00"], tuple(BY_KEY[key] for key in keys), **more)


DECKS = {
    "costly": built(["hoax-01", "hoax-01", *(f"vulca-{number:02}" for number in range(1, 30))]),
    "too few": built(["hoax-01"], inquisitor=BY_KEY["inq-412"]),
    "staff": built(["hoax-00", "hoax-01"], inquisitor=BY_KEY["hoax-02"]),
    "no moons": built(["inter-das-habe-ich"]),
    "family": built(["hoax-01"], family=3),
    "no family": built(["hoax-01"], family=9),
    "drafted": built(["hoax-01"], inquisitor=BY_KEY["inq-412"], family=2, drafted=True),
}


def faults():
    found: list[Problem] = []
    for text in TEXTS.values():
        with pytest.raises(DeckError) as caught:
            parse_deck(text, Catalogue())
        found += caught.value.problems
    for ruleset in ("ansmann", "legends"):
        for deck in DECKS.values():
            found += deck_problems(deck, parse_ruleset(ruleset), Catalogue().cards)
    twins = (ready_made_deck("hoax"), ready_made_deck("hoax"))
    return found + table_problems(twins, Agreement(same_cards=False))[:1]


@pytest.mark.parametrize("language", ["de", "hu"])
def test_every_fault_and_every_remedy_is_told(language):
    found = faults()
    assert len(found) > 30
    for part in [part for one in found for part in (one.what, one.remedy)]:
        assert part.in_language(language) != str(part)


def test_a_fault_names_line_rule_remedy_and_the_card_as_its_reader_knows_it():
    costly = [one for one in deck_problems(DECKS["costly"], parse_ruleset("ansmann"), Catalogue().cards)]
    told = "\n".join(one.in_language("de") for one in costly)
    assert "hoax-01 (Wogarathoras der Düstere) ist 2-mal im Deck [BM-18.2]; behalte die Karte einmal" in told
    assert " and " not in told
    assert "gegen Karten der Hoax oder ohne Monde" in told
    assert costly[0].in_language("en") == str(costly[0])


def test_a_refused_deck_is_told_with_all_its_faults():
    with pytest.raises(DeckError) as caught:
        parse_deck(TEXTS["unknown words"], Catalogue())
    assert str(caught.value).startswith("the deck 'a' has 5 faults:\n  line 3: 'nobody knows' is no card; ")
    german = caught.value.in_language("de")
    assert german.startswith("das Deck „a“ hat ")
    assert "Zeile 3: „nobody knows“ ist keine Karte; " in german
