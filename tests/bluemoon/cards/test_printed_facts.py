"""The nine peoples: every card as printed, and the ready-made decks (BM-2.4, BM-2.5)."""

from collections import Counter
from pathlib import Path

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, BY_KEY, ready_made
from moondrake.bluemoon.effects import Icon, Kind

FACTS = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8")
LINES = [line for line in FACTS.splitlines() if not line.startswith("#")]
KINDS = (Kind.LEADERSHIP, Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT, Kind.SHIP)
DECKS = {
    # cards of each kind, sums of earth and fire, cards of the people and mutants
    "vulca": ((3, 18, 4, 5, 0), (46, 69), (26, 1)),
    "hoax": ((3, 18, 3, 6, 0), (44, 55), (26, 1)),
    "mimix": ((2, 23, 2, 3, 0), (69, 72), (26, 1)),
    "flit": ((3, 14, 13, 0, 0), (45, 44), (26, 1)),
    "khind": ((3, 23, 0, 4, 0), (48, 48), (26, 1)),
    "terrah": ((2, 18, 3, 7, 0), (61, 43), (26, 1)),
    "pillar": ((2, 16, 9, 3, 0), (52, 49), (26, 1)),
    "aqua": ((2, 15, 5, 8, 0), (49, 49), (26, 1)),
    "buka": ((1, 23, 1, 2, 3), (74, 59), (30, 0)),
}


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_cards_carry_the_printed_facts(line: str) -> None:
    key, kind, fire, earth, icons, moons, capacity, deck, text, names = line.split(maxsplit=9)
    card = BY_KEY[key]
    values = [None if word == "-" else int(word) for word in (fire, earth)]
    assert (card.kind.name.lower(), card.fire, card.earth) == (kind, *values)
    assert (card.moons, card.deck) == (int(moons), deck)
    shown = {icon.name.lower().replace("_", "-") for icon in Icon if card.icons & icon and icon.name}
    assert shown == (set() if icons == "-" else set(icons.split("+")))
    assert capacity in ("?", str(card.capacity))
    ranks = {sentence.rank.name.lower().replace("_", "-") for sentence in card.text}
    assert bool(card.text) == (text != "-")
    assert text in ("-", "text", *ranks)
    assert len(ranks) == 1 or text in ("-", "text")
    assert names in ("?", f"{card.name.en}|{card.name.de}")
    people, number = key.split("-")
    assert (card.people, card.number) == (people, int(number))


@pytest.mark.rule("BM-2.2")
@pytest.mark.parametrize("people", DECKS)
def test_no_other_cards_of_a_people_are_in_ready_made_decks(people: str) -> None:
    printed = [line.split()[0] for line in LINES if line.startswith(f"{people}-")]
    assert [card.key for card in ALL_CARDS if card.people == people and card.deck] == printed


@pytest.mark.rule("BM-2.4")
@pytest.mark.parametrize("people", DECKS)
def test_ready_made_decks_have_the_printed_counts_and_sums(people: str) -> None:
    leader, cards = ready_made(people)
    assert (leader.key, len(cards), len({card.key for card in cards})) == (f"{people}-00", 30, 30)
    kinds, peoples = Counter(card.kind for card in cards), Counter(card.people for card in cards)
    sums = sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)
    counts = tuple(kinds[kind] for kind in KINDS)
    assert (counts, sums, (peoples[people], peoples["mutant"])) == DECKS[people]
