"""Deck construction (BM-18, BM-19): what a legal deck is, every fault with its rule and its remedy."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Card, Kind, is_bound, name_in
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.table import SetupError, TableError
from moondrake.table.saying import Joined, Saying, Told, listed

DECK_SIZE: Final = 30
MOON_LIMIT: Final = 10
EMISSARY_SIZE: Final = 40
EMISSARY_SIZE_BUKA: Final = 38
FAMILIES: Final = 6
MOST_CHOICES: Final = 4
"""Sentences of own cards in a deck that are applied to one card of choice: all ways to do so are compared."""
FAMILY_PEOPLE: Final = "buka"
"""BM-19.4: the people whose cards form families."""
STAFF: Final = {Kind.LEADER: "leader", Kind.INQUISITOR: "inquisitor", Kind.EMISSARY: "emissary"}
STAFF_RULES: Final = {Kind.LEADER: "BM-9.1", Kind.INQUISITOR: "BM-18.7", Kind.EMISSARY: "BM-9.20"}


@dataclass(frozen=True, slots=True)
class Problem(Told):
    """One fault of a deck: what is wrong, by which rule, what would be right; `line` if a text has it."""

    rule: str
    what: Told
    remedy: Told
    card: str = ""
    line: int = 0

    def in_language(self, language: str) -> str:
        rule = f" [{self.rule}]" if self.rule else ""
        told = f"{self.what.in_language(language)}{rule}; {self.remedy.in_language(language)}"
        return (
            Saying("problem-line", line=self.line, problem=told).in_language(language) if self.line else told
        )

    def __str__(self) -> str:
        return self.in_language("en")


class DeckError(SetupError):
    """A deck that cannot be used, with every fault that was found; nothing was loaded."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        super().__init__("deck-faults", name=name or Saying("deck-unnamed"), count=len(self.problems))

    def parts(self) -> Sequence[Told | TableError]:
        return self.problems

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.problems)


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
    found = [*_staff_problems(deck), *_doubles(deck), *choice_problems(deck)]
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


class Shown(Told):
    """A card in a message: its key, and the name that a reader of the language knows."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def in_language(self, language: str) -> str:
        return f"{self.card.key} ({name_in(self.card.name, language) or self.card.name.de})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.card == other.card

    def __hash__(self) -> int:
        return hash(self.card.key)


def named(card: Card) -> Shown:
    """A card in an error message."""
    return Shown(card)


def choice_problems(deck: Deck) -> list[Problem]:
    """BM-14.6: where many texts wait for a card of choice, the best way for all is never found."""
    own = [card for card in (*deck.staff(), *deck.cards) if card.key not in BY_KEY]
    texts = sum(is_bound(sentence.what) for card in own for sentence in card.text)
    if texts <= MOST_CHOICES:
        return []
    what = Saying("problem-deck-choices", count=texts)
    return [Problem("BM-14.6", what, Saying("problem-deck-choices-most", most=MOST_CHOICES))]


def _staff_problems(deck: Deck) -> list[Problem]:
    """BM-9.1, BM-18.7, BM-19.3: who stands in the leader zone is not one of the cards."""
    found = []
    for kind, card in (
        (Kind.LEADER, deck.leader),
        (Kind.INQUISITOR, deck.inquisitor),
        (Kind.EMISSARY, deck.emissary),
    ):
        if card and card.kind != kind:
            what = Saying(
                "problem-deck-staff-kind", card=named(card), staff=STAFF[kind], kind=card.kind.name.lower()
            )
            found.append(
                Problem(
                    STAFF_RULES[kind], what, Saying("problem-deck-name-staff", staff=STAFF[kind]), card.key
                )
            )
    for card in deck.cards:
        if card.kind in STAFF:
            word = STAFF[card.kind]
            what = Saying("problem-deck-staff-card", card=named(card), staff=word)
            found.append(
                Problem(
                    STAFF_RULES[card.kind],
                    what,
                    Saying("problem-deck-write-staff", line=f"{word}: {card.key}"),
                    card.key,
                )
            )
    if deck.inquisitor and deck.emissary:  # OQ-60
        what = Saying("problem-deck-both", size=deck_size(deck), card=named(deck.inquisitor))
        found.append(Problem("BM-19.3", what, Saying("problem-deck-choose-one"), deck.inquisitor.key))
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
            Saying("problem-deck-times", card=named(by_key[key]), count=count),
            Saying("problem-deck-keep-once"),
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
    remedy = (
        Saying("problem-deck-add", count=wanted - size)
        if size < wanted
        else Saying("problem-deck-leave", count=size - wanted)
    )
    what = Saying("problem-deck-size", size=size, wanted=wanted)
    if deck.inquisitor:
        what = Saying("problem-deck-size-beside", size=size, wanted=wanted, card=named(deck.inquisitor))
    return [Problem("BM-18.1", what, remedy)]


def _moon_problems(deck: Deck, ruleset: Ruleset) -> list[Problem]:
    """BM-18.4: foreign cards cost moons, together no more than the limit."""
    found = [
        Problem(
            "BM-18.4",
            Saying("problem-deck-no-moons", card=named(card)),
            Saying("problem-deck-only-emissary"),
            card.key,
        )
        for card in deck.cards
        if card.moons is None
    ]
    limit, moons = moon_limit(deck), foreign_moons(deck, ruleset)
    if moons > limit:
        costly = [card for card in deck.cards if card.moons and is_foreign(card, deck.leader, ruleset)]
        costs = listed(Saying("problem-deck-cost", card=named(card), moons=card.moons) for card in costly)
        spare = [card for card in costly if not deck.family or card.family != deck.family]
        out = _to_leave_out(spare, moons - limit)
        what = Saying("problem-deck-moons", moons=moons, limit=limit, costs=costs)
        is_enough = sum(card.moons or 0 for card in out) >= moons - limit
        remedy = _exchange(deck, ruleset, out) if is_enough else Saying("problem-deck-other-family")
        found.append(Problem("BM-18.4", what, remedy, out[0].key if out else ""))
    return found


def _draft_problems(deck: Deck) -> list[Problem]:
    """BM-21.11: exactly thirty cards, any mix, no limit of moons; nobody beside the leader."""
    found = [
        Problem(
            "BM-21.11",
            Saying("problem-deck-draft-staff", card=named(card)),
            Saying("problem-deck-without-it"),
            card.key,
        )
        for card in deck.staff()
    ]
    if deck.family:
        found.append(
            Problem("BM-21.11", Saying("problem-deck-draft-family"), Saying("problem-deck-drop-family"))
        )
    return found + _size_problems(deck)


def _exchange(deck: Deck, ruleset: Ruleset, out: list[Card]) -> Saying:
    cards = Joined([named(card) for card in out], "and")
    if ruleset.words["foreignCard"] == "letter":
        return Saying("problem-deck-exchange-letter", cards=cards, letter=letters(deck.leader))
    return Saying("problem-deck-exchange", cards=cards, people=deck.leader.people.capitalize())


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
            Saying("problem-deck-not-brought", card=named(card), emissary=named(deck.emissary)),
            Saying("problem-deck-leave-it")
            if not card.family
            else Saying("problem-deck-leave-or-family", family=card.family),
            card.key,
        )
        for card in deck.cards
        if card.key not in allowed and card.key not in family and card.kind not in STAFF
    ]
    if not family - set(allowed):
        found += [
            Problem(
                "BM-19.2",
                Saying("problem-deck-missing", card=named(card)),
                Saying("problem-deck-add-it"),
                key,
            )
            for key, card in allowed.items()
            if key not in keys
        ]
    wanted, size = deck_size(deck), len(deck.cards)
    if size != wanted:
        remedy = (
            Saying("problem-deck-add", count=wanted - size)
            if size < wanted
            else Saying("problem-deck-leave", count=size - wanted)
        )
        what = Saying("problem-deck-size-emissary", size=size, wanted=wanted)
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
        return [
            Problem(
                "BM-19.4",
                Saying("problem-deck-no-family", family=deck.family),
                Saying("problem-deck-choose", known=words),
            )
        ]
    keys = {card.key for card in deck.cards}
    found = [
        Problem(
            "BM-19.4",
            Saying("problem-deck-family-missing", card=named(card), family=deck.family),
            Saying("problem-deck-add-and-leave"),
            card.key,
        )
        for card in family_cards(deck.family, known)
        if card.key not in keys
    ]
    moons = sum(card.moons or 0 for card in family_cards(deck.family, known))
    if deck.emissary and deck.leader.people != FAMILY_PEOPLE and moons > MOON_LIMIT:
        what = Saying("problem-deck-family-moons", family=deck.family, moons=moons, limit=MOON_LIMIT)
        found.append(Problem("BM-19.5", what, Saying("problem-deck-other-family")))
    return found


def table_problems(decks: tuple[Deck, Deck], agreed: Agreement) -> list[Problem]:
    """BM-18.7, BM-18.8, BM-19.1, BM-19.4: what one deck of a table has although it was not agreed on."""
    found = []
    for letter, deck in zip("ab", decks, strict=True):
        if deck.inquisitor and not agreed.inquisitors:
            what = Saying("problem-deck-inquisitor", letter=letter, card=named(deck.inquisitor))
            found.append(Problem("BM-18.7", what, Saying("problem-deck-without-it"), deck.inquisitor.key))
        if deck.emissary and not agreed.emissaries:
            what = Saying("problem-deck-emissary", letter=letter, card=named(deck.emissary))
            found.append(Problem("BM-19.1", what, Saying("problem-deck-without-it"), deck.emissary.key))
        if deck.family and not agreed.families:
            what = Saying("problem-deck-family", letter=letter, family=deck.family)
            found.append(Problem("BM-19.4", what, Saying("problem-deck-without-it")))
    if not agreed.same_cards:
        second = {card.key for card in decks[1].cards}
        found += [
            Problem(
                "BM-18.8",
                Saying("problem-deck-same", card=named(card)),
                Saying("problem-deck-one-leaves"),
                card.key,
            )
            for card in decks[0].cards
            if card.key in second
        ]
    return found
