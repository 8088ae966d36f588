"""Hundreds of broken deck texts: each is refused with a line or a rule and a remedy, nothing is loaded."""

from random import Random

import pytest

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import Catalogue, DeckError, parse_deck, random_deck, write_deck
from moondrake.bluemoon.rulesets import ANSMANN

CATALOGUE = Catalogue()


def cards_of(lines: list[str]) -> list[int]:
    return [index for index, line in enumerate(lines) if "  # " in line]


def lose_a_card(lines: list[str], rng: Random) -> str:
    del lines[rng.choice(cards_of(lines))]
    return "BM-18.1"


def add_a_card(lines: list[str], rng: Random) -> str:
    present = {line.split()[0] for line in lines if line}
    lines.insert(
        4, rng.choice(sorted(f"mutant-{n}" for n in (101, 102, 103) if f"mutant-{n}" not in present))
    )
    return "BM-18.1"


def double_a_card(lines: list[str], rng: Random) -> str:
    first, second = rng.sample(cards_of(lines), 2)
    lines[first] = lines[second]
    return "BM-18.2"


def ask_for_several(lines: list[str], rng: Random) -> str:
    place = rng.choice(cards_of(lines))
    lines[place] = f"{rng.randrange(2, 9)}x {lines[place]}"
    return "BM-18.2"


def misspell(lines: list[str], rng: Random) -> str:
    place = rng.choice(cards_of(lines))
    lines[place] = rng.choice(["qqq-", "Lord ", "7"]) + "zz" + lines[place].split()[0][::-1]
    return f"line {place + 1}: "


def lose_the_leader(lines: list[str], rng: Random) -> str:
    lines[2] = "" if rng.random() < 0.5 else "leader: nobody at all"
    return "BM-9.1"


def lead_with_a_card(lines: list[str], rng: Random) -> str:
    lines[2] = "leader: " + lines[rng.choice(cards_of(lines))].split()[0]
    return "BM-9.1"


def unknown_field(lines: list[str], rng: Random) -> str:
    lines.insert(3, rng.choice(["emisary: x", "moons: 4", "Leader 2: hoax", "cost: none"]))
    return "line 4: "


def twice(lines: list[str], rng: Random) -> str:
    lines.insert(3, lines[rng.choice((1, 2))])
    return "line 4: "


def put_in_a_leader(lines: list[str], rng: Random) -> str:
    lines[rng.choice(cards_of(lines))] = rng.choice(PEOPLES) + "-00"
    return "BM-9.1"


def foreign_flood(lines: list[str], rng: Random) -> str:
    people = lines[2].split()[1]
    costly = [
        card.key
        for card in CATALOGUE.cards.values()
        if card.people not in (people, "mutant") and (card.moons or 0) >= 2 and card.deck != people
    ]
    present = {line.split()[0] for line in lines if line}
    chosen = rng.sample([key for key in costly if key not in present], 11)
    for place, key in zip(rng.sample(cards_of(lines), 11), chosen, strict=True):
        lines[place] = key
    return "BM-18.4"


def half_a_family(lines: list[str], rng: Random) -> str:
    lines.insert(3, f"family: {rng.choice('0789xyz')}")
    return "BM-19.4"


BREAKS = (
    lose_a_card,
    add_a_card,
    double_a_card,
    ask_for_several,
    misspell,
    lose_the_leader,
    lead_with_a_card,
    unknown_field,
    twice,
    put_in_a_leader,
    foreign_flood,
    half_a_family,
)


@pytest.mark.rule("BM-18.6")
@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__)
def test_a_broken_deck_is_refused_with_place_rule_and_remedy(broken):
    for seed in range(30):
        rng = Random(f"{broken.__name__}/{seed}")
        deck = random_deck(PEOPLES[seed % 9], ANSMANN, rng)
        while deck.inquisitor:
            deck = random_deck(PEOPLES[seed % 9], ANSMANN, rng)
        lines = write_deck(deck).splitlines()
        expected = broken(lines, rng)
        text = "\n".join(lines)
        try:
            file = parse_deck(text, CATALOGUE)
        except DeckError as error:
            problems, said = list(error.problems), str(error)
        else:
            problems = file.problems(ANSMANN, CATALOGUE)
            said = "\n".join(str(problem) for problem in problems)
        assert problems, text
        assert expected in said, text
        assert all(str(problem.what) and str(problem.remedy) for problem in problems)
