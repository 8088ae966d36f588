"""Where decks are built: the cards somebody has at hand, and what a deck that is not finished adds up to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from moondrake.bluemoon import Deck
from moondrake.bluemoon.decks import (
    MOST_WORDS,
    PACK_LINE,
    Catalogue,
    DeckFile,
    Problem,
    clean_lines,
    meant,
    understood,
    words_in,
)
from moondrake.bluemoon.effects import Card
from moondrake.bluemoon.packs import (
    Pack,
    PackError,
    card_words,
    cards_from_words,
    load,
    parse_pack,
    shipped_names,
)
from moondrake.bluemoon.rulesets import ANSMANN, Ruleset, parse_ruleset
from moondrake.reference.cards import card_data
from moondrake.reference.decks import problem_data, report
from moondrake.server.errors import Refused
from moondrake.table import SetupError
from moondrake.table.saying import Saying, listed


@dataclass(frozen=True, slots=True)
class Plan:
    """A deck as a builder holds it: cards by key."""

    name: str
    leader: str
    cards: tuple[str, ...]
    inquisitor: str = ""
    emissary: str = ""
    family: int = 0
    drafted: bool = False
    ruleset: str = ""


class Bench:
    """The printed cards, those of the packs that come along, and those of one's own packs."""

    def __init__(self, own: Sequence[Pack]) -> None:
        self.own = tuple(own)
        self.packs = (*(load(name) for name in shipped_names()), *own)
        self.catalogue = Catalogue(card for pack in self.packs for card in pack.cards)

    def pack_cards(self) -> list[dict[str, Any]]:
        """Cards beside the printed ones, as data, each with its pack."""
        return [card_data(card) for pack in self.packs for card in pack.cards]

    def used_packs(self, deck: Deck) -> tuple[str, ...]:
        """The packs that the cards of a deck come from."""
        keys = {card.key for card in (deck.leader, *deck.staff(), *deck.cards)}
        return tuple(pack.name for pack in self.packs if any(card.key in keys for card in pack.cards))

    def read(self, text: str, ruleset: str, language: str) -> dict[str, Any]:
        """A text as far as it is understood; `deck` is None where nobody can be thought to lead it."""
        if words_in(text) > MOST_WORDS:
            raise Refused("bad_setup", "refused-deck-words", most=MOST_WORDS)
        file, _, faults = understood(text, self.catalogue, guesses=True)
        if file is None:
            return {"deck": None, "unread": _told(faults, language)}
        chosen = parse_ruleset(ruleset) if ruleset else file.ruleset or ANSMANN
        return {"deck": self._report(file, chosen, [], language), "unread": _told(faults, language)}

    def check(self, plan: Plan, language: str) -> dict[str, Any]:
        """A deck that is being built, with every fault."""
        file, ruleset, unknown = self._file(plan)
        return self._report(file, ruleset, unknown, language)

    def _report(
        self, file: DeckFile, ruleset: Ruleset, unknown: list[Problem], language: str
    ) -> dict[str, Any]:
        found = unknown + file.problems(ruleset, self.catalogue)
        return report(file, ruleset, found, self.used_packs(file.deck), language)

    def _file(self, plan: Plan) -> tuple[DeckFile, Ruleset, list[Problem]]:
        unknown: list[Problem] = []
        leader = self.catalogue.cards.get(plan.leader)
        if leader is None:
            raise Refused("bad_setup", "refused-no-leader", name=plan.leader)
        cards = self._known(plan.cards, unknown)
        staff = [self._one(key, unknown) for key in (plan.inquisitor, plan.emissary)]
        place = {key: index for index, key in enumerate(self.catalogue.cards)}
        ordered = tuple(sorted(cards, key=lambda card: place[card.key]))
        name = plan.name or leader.people
        deck = Deck(name, leader, ordered, staff[0], staff[1], plan.family, plan.drafted)
        ruleset = _ruleset(plan.ruleset)
        return DeckFile(deck, ruleset, {}), ruleset, unknown

    def _one(self, key: str, unknown: list[Problem]) -> Card | None:
        return next(iter(self._known([key] if key else [], unknown)), None)

    def _known(self, keys: Iterable[str], unknown: list[Problem]) -> list[Card]:
        """The cards of these keys; what is unknown (a pack may be gone) becomes a fault."""
        found = []
        for key in keys:
            card = self.catalogue.cards.get(key)
            if card is None:
                unknown.append(Problem("", Saying("problem-deck-no-card", word=key), meant([]), key))
            else:
                found.append(card)
        return found


def _ruleset(word: str) -> Ruleset:
    try:
        return parse_ruleset(word) if word else ANSMANN
    except SetupError as error:
        raise Refused("bad_setup", error) from error


def _told(faults: Iterable[Problem], language: str) -> list[dict[str, Any]]:
    return [problem_data(one, language) for one in faults]


@lru_cache(maxsize=64)
def parsed(text: str) -> Pack | None:
    """A pack that was kept; None if this version of the program does not read it any more."""
    try:
        return parse_pack(text)
    except PackError:
        return None


@lru_cache(maxsize=32)
def bench_with(texts: tuple[str, ...]) -> Bench:
    """The bench of somebody with these packs; most people have none, and share one."""
    return Bench([pack for text in texts if (pack := parsed(text)) is not None])


def pack_names(setup: Mapping[str, str]) -> list[str]:
    """The packs that the decks of a set-up ask for: by a line in their text, or by an emissary's name."""
    names: list[str] = []
    for letter in "ab":
        text = setup.get(f"deck {letter}", "")
        if "\n" in text:
            names += [match[1] for _, line in clean_lines(text) if (match := PACK_LINE.match(line))]
        elif "+" in text:
            names += shipped_names()
    return list(dict.fromkeys(names))


def with_packs(setup: Mapping[str, str], bench: Bench) -> dict[str, str]:
    """The same set-up with the cards of the packs it asks for, each in a line; raises SetupError."""
    known = {pack.name: pack for pack in bench.packs}
    lines: dict[str, str] = {}
    for name in pack_names(setup):
        if name not in known:
            raise SetupError("problem-pack-here", name=name, known=listed(tuple(known)))
        lines |= {f"card {card.key}": card_words(card) for card in known[name].cards}
    return dict(setup) | lines


def packed_cards(header: Mapping[str, str]) -> list[dict[str, Any]]:
    """The cards of packs that a set-up brings, as data."""
    lines = {key.removeprefix("card "): text for key, text in header.items() if key.startswith("card ")}
    return [card_data(card) for card in cards_from_words(lines).values()] if lines else []
