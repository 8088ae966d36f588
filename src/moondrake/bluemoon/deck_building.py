"""Deck construction (BM-18, BM-19): what a legal deck is, every fault with its rule and its remedy."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Card, Kind
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.table import SetupError

DECK_SIZE: Final = 30
MOON_LIMIT: Final = 10
EMISSARY_SIZE: Final = 40
EMISSARY_SIZE_BUKA: Final = 38
FAMILIES: Final = 6
FAMILY_PEOPLE: Final = "buka"
"""BM-19.4: the people whose cards form families."""
STAFF: Final = {Kind.LEADER: "leader", Kind.INQUISITOR: "inquisitor", Kind.EMISSARY: "emissary"}
STAFF_RULES: Final = {Kind.LEADER: "BM-9.1", Kind.INQUISITOR: "BM-18.7", Kind.EMISSARY: "BM-9.20"}


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a deck: what is wrong, by which rule, what would be right; `line` if a text has it."""

    rule: str
    what: str
    remedy: str
    card: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{place}{self.what}{rule}; {self.remedy}"


class DeckError(SetupError):
    """A deck that cannot be used, with every fault that was found; nothing was loaded."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        lines = "\n".join(f"  {problem}" for problem in self.problems)
        count = "1 fault" if len(self.problems) == 1 else f"{len(self.problems)} faults"
        super().__init__(f"the deck '{name}' has {count}:\n{lines}")


@dataclass(frozen=True, slots=True)
class Agreement:
    """BM-18.7, BM-18.8, BM-19.1, BM-19.4: what both players agreed on before the game."""

    inquisitors: bool = True
    emissaries: bool = True
    families: bool = True
    same_cards: bool = True
    """Both decks may contain the same card, as if two boxes were at hand."""


def letters(card: Card) -> str:
    """BM-2.5: the set letters printed on a card, empty for none."""
    return card.letter or card.deck[:1].upper()


def is_foreign(card: Card, leader: Card, ruleset: Ruleset) -> bool:
    """RS-30, BM-18.3: does the card count against the moon limit of this leader's deck?"""
    if card.family and leader.people == FAMILY_PEOPLE:
        return False  # BM-19.5: in their own deck families are never foreign
    if ruleset.words["foreignCard"] == "letter":
        return not letters(card) or letters(card) not in letters(leader)
    return card.people != leader.people


def deck_size(deck: Deck) -> int:
    """BM-18.1, BM-19.3, OQ-46: the exact number of cards beside leader, inquisitor and emissary."""
    if deck.emissary:
        return EMISSARY_SIZE_BUKA if deck.leader.people == FAMILY_PEOPLE else EMISSARY_SIZE
    return DECK_SIZE + (deck.inquisitor.extra_cards if deck.inquisitor else 0)


def moon_limit(deck: Deck) -> int:
    """BM-18.1, BM-18.4: how many moons the foreign cards may have together."""
    return MOON_LIMIT + (deck.inquisitor.extra_moons if deck.inquisitor else 0)


def foreign_moons(deck: Deck, ruleset: Ruleset) -> int:
    """BM-18.4, BM-18.5: the moons of the foreign cards; own cards are not counted."""
    return sum(cost(card, deck.leader, ruleset) for card in deck.cards)


def cost(card: Card, leader: Card, ruleset: Ruleset) -> int:
    """BM-18.4: the moons a card costs in this leader's deck."""
    return card.moons or 0 if is_foreign(card, leader, ruleset) else 0


def deck_problems(deck: Deck, ruleset: Ruleset, known: Mapping[str, Card]) -> list[Problem]:
    """BM-18.6: everything that is wrong with a deck, nothing if it is legal; `known`: all cards there are."""
    found = [*_staff_problems(deck), *_doubles(deck)]
    if deck.drafted:
        return found + _draft_problems(deck)
    if deck.emissary:
        found += _emissary_problems(deck, known)
    else:
        found += _size_problems(deck)
        found += _moon_problems(deck, ruleset)
    return found + _family_problems(deck, known)


def check_deck(deck: Deck, ruleset: Ruleset, known: Mapping[str, Card]) -> None:
    """BM-18.6: raises DeckError with all faults of an illegal deck."""
    found = deck_problems(deck, ruleset, known)
    if found:
        raise DeckError(deck.name, found)


def named(card: Card) -> str:
    """A card in an error message."""
    return f"{card.key} ({card.name.en or card.name.de})"


def _staff_problems(deck: Deck) -> list[Problem]:
    """BM-9.1, BM-18.7, BM-19.3: who stands in the leader zone is not one of the cards."""
    found = []
    for kind, card in (
        (Kind.LEADER, deck.leader),
        (Kind.INQUISITOR, deck.inquisitor),
        (Kind.EMISSARY, deck.emissary),
    ):
        if card and card.kind != kind:
            what = f"{named(card)} is no {STAFF[kind]} but a {card.kind.name.lower()}"
            found.append(Problem(STAFF_RULES[kind], what, f"name a card of the kind {STAFF[kind]}", card.key))
    for card in deck.cards:
        if card.kind in STAFF:
            word = STAFF[card.kind]
            what = f"{named(card)} is the {word} of a deck, not one of its cards"
            found.append(Problem(STAFF_RULES[card.kind], what, f"write it as '{word}: {card.key}'", card.key))
    if deck.inquisitor and deck.emissary:  # OQ-60
        what = (
            f"an emissary's deck has exactly {deck_size(deck)} cards, {named(deck.inquisitor)} changes that"
        )
        found.append(Problem("BM-19.3", what, "choose the inquisitor or the emissary", deck.inquisitor.key))
    return found


def _doubles(deck: Deck) -> list[Problem]:
    """BM-18.2: no card twice."""
    counts: dict[str, int] = {}
    for card in deck.cards:
        counts[card.key] = counts.get(card.key, 0) + 1
    by_key = {card.key: card for card in deck.cards}
    return [
        Problem(
            "BM-18.2",
            f"{named(by_key[key])} is in the deck {count} times",
            "keep it once and choose other cards",
            key,
        )
        for key, count in counts.items()
        if count > 1
    ]


def _size_problems(deck: Deck) -> list[Problem]:
    """BM-18.1: exactly so many cards."""
    wanted, size = deck_size(deck), len(deck.cards)
    if size == wanted:
        return []
    beside = f"the leader and {named(deck.inquisitor)}" if deck.inquisitor else "the leader"
    remedy = f"add {wanted - size}" if size < wanted else f"leave out {size - wanted}"
    return [
        Problem("BM-18.1", f"the deck has {size} cards, exactly {wanted} beside {beside} are needed", remedy)
    ]


def _moon_problems(deck: Deck, ruleset: Ruleset) -> list[Problem]:
    """BM-18.4: foreign cards cost moons, together no more than the limit."""
    found = [
        Problem(
            "BM-18.4",
            f"the moons of {named(card)} are not known, so nobody can say what it costs",
            "leave it out; only an emissary can bring it",
            card.key,
        )
        for card in deck.cards
        if card.moons is None
    ]
    limit, moons = moon_limit(deck), foreign_moons(deck, ruleset)
    if moons > limit:
        costly = [card for card in deck.cards if card.moons and is_foreign(card, deck.leader, ruleset)]
        costs = ", ".join(f"{card.key} {card.moons}" for card in costly)
        spare = [card for card in costly if not deck.family or card.family != deck.family]
        out = _to_leave_out(spare, moons - limit)
        what = f"the foreign cards have {moons} moons, {limit} are allowed ({costs})"
        exchange = f"exchange {' and '.join(named(card) for card in out)} for {_own_words(deck, ruleset)}"
        is_enough = sum(card.moons or 0 for card in out) >= moons - limit
        remedy = exchange if is_enough else "choose another family"
        found.append(Problem("BM-18.4", what, remedy, out[0].key if out else ""))
    return found


def _draft_problems(deck: Deck) -> list[Problem]:
    """BM-21.11: exactly thirty cards, any mix, no limit of moons; nobody beside the leader."""
    found = [
        Problem(
            "BM-21.11",
            f"{named(card)} stands beside the leader of a drafted deck",
            "play without it",
            card.key,
        )
        for card in deck.staff()
    ]
    if deck.family:
        found.append(Problem("BM-21.11", "a drafted deck has no family", "leave out the line 'family'"))
    return found + _size_problems(deck)


def _own_words(deck: Deck, ruleset: Ruleset) -> str:
    if ruleset.words["foreignCard"] == "letter":
        return f"cards with the letter {letters(deck.leader)} or without moons"
    return f"cards of the {deck.leader.people.capitalize()} or without moons"


def _to_leave_out(costly: list[Card], too_many: int) -> list[Card]:
    """As few cards as possible whose moons make up for what is too much, none more expensive than needed."""
    chosen: list[Card] = []
    left = sorted(costly, key=lambda card: (-(card.moons or 0), card.key))
    while too_many > 0 and left:
        enough = [card for card in left if (card.moons or 0) >= too_many]
        card = enough[-1] if enough else left[0]
        chosen.append(card)
        left.remove(card)
        too_many -= card.moons or 0
    return chosen


def emissary_cards(leader: Card, emissary: Card, known: Mapping[str, Card]) -> list[Card]:
    """BM-19.2: the people's set, its cards without a letter, and what the emissary brings."""
    own = [
        card
        for card in known.values()
        if card.kind not in STAFF
        and ((letters(card) and letters(card) in letters(leader)) or _is_unlettered(card, leader))
    ]
    return own + brought_cards(emissary, known)


def brought_cards(emissary: Card, known: Mapping[str, Card]) -> list[Card]:
    """BM-19.2: the special cards with a letter of the emissary, or named on it."""
    return [
        card
        for card in known.values()
        if card.kind not in STAFF
        and card.people not in PEOPLES
        and (card.key in emissary.brings or any(letter in emissary.letter for letter in card.letter))
    ]


def _is_unlettered(card: Card, leader: Card) -> bool:
    return card.people == leader.people and not letters(card)


def _emissary_problems(deck: Deck, known: Mapping[str, Card]) -> list[Problem]:
    """BM-19.2, BM-19.3: the people's cards and what the emissary brings; a family takes five places."""
    assert deck.emissary
    allowed = {card.key: card for card in emissary_cards(deck.leader, deck.emissary, known)}
    keys = {card.key for card in deck.cards}
    family = {card.key for card in family_cards(deck.family, known)}
    found = [
        Problem(
            "BM-19.2",
            f"{named(card)} is neither of this people's set nor brought by {named(deck.emissary)}",
            "leave it out" if not card.family else f"leave it out, or choose 'family: {card.family}'",
            card.key,
        )
        for card in deck.cards
        if card.key not in allowed and card.key not in family and card.kind not in STAFF
    ]
    if not family - set(allowed):
        found += [
            Problem("BM-19.2", f"{named(card)} belongs to this deck and is missing", "add it", key)
            for key, card in allowed.items()
            if key not in keys
        ]
    wanted, size = deck_size(deck), len(deck.cards)
    if size != wanted:
        remedy = f"add {wanted - size}" if size < wanted else f"leave out {size - wanted}"
        what = f"the deck has {size} cards, with an emissary exactly {wanted} are needed"
        found.append(Problem("BM-19.3", what, remedy))
    return found


def family_cards(family: int, known: Mapping[str, Card]) -> list[Card]:
    """BM-19.4: the five cards of a family, none for 0."""
    return [card for card in known.values() if family and card.family == family]


def _family_problems(deck: Deck, known: Mapping[str, Card]) -> list[Problem]:
    """BM-19.4, BM-19.5, OQ-38: a chosen family is in the deck, all five cards of it."""
    if not deck.family:
        return []
    if not 1 <= deck.family <= FAMILIES:
        words = ", ".join(str(number) for number in range(1, FAMILIES + 1))
        return [Problem("BM-19.4", f"there is no family {deck.family}", f"choose one of {words}")]
    keys = {card.key for card in deck.cards}
    found = [
        Problem(
            "BM-19.4",
            f"{named(card)} belongs to family {deck.family} and is missing",
            "add it, and leave out a card for it if the deck is full",
            card.key,
        )
        for card in family_cards(deck.family, known)
        if card.key not in keys
    ]
    moons = sum(card.moons or 0 for card in family_cards(deck.family, known))
    if deck.emissary and deck.leader.people != FAMILY_PEOPLE and moons > MOON_LIMIT:
        what = f"family {deck.family} has {moons} moons, {MOON_LIMIT} are allowed"
        found.append(Problem("BM-19.5", what, "choose another family"))
    return found


def table_problems(decks: tuple[Deck, Deck], agreed: Agreement) -> list[Problem]:
    """BM-18.7, BM-18.8, BM-19.1, BM-19.4: what one deck of a table has although it was not agreed on."""
    found = []
    for letter, deck in zip("ab", decks, strict=True):
        if deck.inquisitor and not agreed.inquisitors:
            what = f"deck {letter} has {named(deck.inquisitor)}, but no inquisitors were agreed on"
            found.append(Problem("BM-18.7", what, "play without it", deck.inquisitor.key))
        if deck.emissary and not agreed.emissaries:
            what = f"deck {letter} has {named(deck.emissary)}, but no emissaries were agreed on"
            found.append(Problem("BM-19.1", what, "play without it", deck.emissary.key))
        if deck.family and not agreed.families:
            what = f"deck {letter} has family {deck.family}, but no families were agreed on"
            found.append(Problem("BM-19.4", what, "play without it"))
    if not agreed.same_cards:
        second = {card.key for card in decks[1].cards}
        found += [
            Problem("BM-18.8", f"both decks have {named(card)}", "one of the two leaves it out", card.key)
            for card in decks[0].cards
            if card.key in second
        ]
    return found
