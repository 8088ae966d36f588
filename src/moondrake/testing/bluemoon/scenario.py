"""A position and what becomes of it: answer questions in words, look at the table."""

from collections.abc import Sequence
from typing import Final

from moondrake.bluemoon.actions import parse
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import State
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import Phase, Position, Side
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.table import CHANCE, Event, SetupError, play
from moondrake.table.saying import listed
from moondrake.testing.bluemoon.refusing import known
from moondrake.testing.every_game import snapshot

PHASES: Final = {
    "turn": Phase.END_CHECK,
    "before_turn": Phase.BEFORE_TURN,
    "begin": Phase.TURN_BEGIN,
    "action": Phase.ACTION,
    "decision": Phase.DECISION,
    "character": Phase.CHARACTER,
    "character_end": Phase.CHARACTER_END,
    "boost": Phase.BOOST,
    "boost_end": Phase.BOOST_END,
    "before_power": Phase.BEFORE_POWER,
    "announce": Phase.ANNOUNCE,
    "after_power": Phase.AFTER_POWER,
    "end": Phase.TURN_END,
}
"""BM-5.2: the words in which phases go in and come out."""
PHASE_WORDS: Final = {number: word for word, number in PHASES.items()} | {
    Phase.SETUP: "setup",
    Phase.OVER: "over",
}
ELEMENTS: Final = {"earth": Element.EARTH, "fire": Element.FIRE}
SEATS: Final = {"me": 0, "you": 1}
ZONES: Final = {
    "inactive": "inactive",
    "pile": "top",
    "discard": "discards",
    **{
        name: name
        for name in (
            *("hand", "active", "combat", "support", "bluffs", "discards", "mixed", "stack", "leading"),
            *("ships", "landed", "top", "rest", "bottom", "revealed", "known_hand", "lasting", "laid"),
            *("vows", "ready", "exposed", "order", "ignored_cards", "ignored_texts"),
        )
    },
}
"""What `Scenario.zone` can be asked for: the words of `side`, and the engine's own."""


def seat_of(who: str) -> int:
    """The number of "me" or "you"."""
    return known(SEATS, who, "seat")


class Scenario:
    """A position and what becomes of it. Every step also checks that a copy taken before stays as it was."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def when(self, *words: str) -> "Scenario":
        """Answer the open questions, one word each, for whoever is asked; illegal words raise."""
        for word in words:
            before = self.state.copy()
            kept = snapshot(before)
            play(self.state, self.state.parse(word))
            assert snapshot(before) == kept, f"a copy changed when '{word}' was played"
            self.events += self.state.take_events()
        return self

    def dealt(self) -> "Scenario":
        """Chance takes the first it may, until a player is asked."""
        while self.asked() == "chance":
            self.when(self.legal()[0])
        return self

    def legal(self) -> list[str]:
        """What may be answered now, in words."""
        return [self.state.notation(number) for number in self.state.legal_actions()]

    def may(self, word: str) -> bool:
        """Is this a legal answer now? A word that names no action, no card here or two of them raises."""
        return parse(self.state.match, word) in self.state.legal_actions()

    def power(self, who: str, element: str | None = None) -> int:
        """The power of "me" or "you" in the current (or another) element."""
        wanted = self.state.element if element is None else known(ELEMENTS, element, "element")
        return power(self.state, seat_of(who), wanted)

    def zone(self, who: str, name: str) -> list[str]:
        """The keys of the cards in a zone of a side, e.g. zone("me", "hand"); piles in their order."""
        seat = seat_of(who)
        cards = _cards(self.state.sides[seat], known(ZONES, name, "zone"))
        return [self.state.facts[seat].printed[card].key for card in cards]

    def discards(self, who: str) -> list[str]:
        """The keys of the whole discard pile, sorted."""
        seat = seat_of(who)
        bits = self.state.sides[seat].discard_bits()
        return sorted(self.state.facts[seat].printed[card].key for card in cards_in(bits))

    def cargo(self, who: str, ship: str) -> list[str]:
        """The keys of the cards on a ship."""
        seat = seat_of(who)
        own = self.state.sides[seat]
        keys = self.zone(who, "ships")
        if ship not in keys:
            raise SetupError(f"{who} has no ship '{ship}'; ships: {listed(keys)}")
        index = keys.index(ship)
        return [self.state.facts[seat].printed[card].key for card in cards_in(own.cargo[index])]

    def asked(self) -> str:
        """Who is asked: "me", "you" or "chance"."""
        seat = self.state.seat_to_act()
        return "chance" if seat == CHANCE else ("me", "you")[seat]

    def phase(self) -> str:
        """The word of the phase, one of those that `given` takes, or "setup" or "over"."""
        return PHASE_WORDS[self.state.phase]

    def dragons(self, who: str = "me") -> int:
        """The dragon balance from one player's side (-3 to 3)."""
        return -self.state.dragons if seat_of(who) else self.state.dragons

    def has_retreated(self, who: str) -> bool:
        """Did this side retreat in one of the steps so far?"""
        seat = seat_of(who)
        return any(event.kind == What.RETREAT and event.seat == seat for event in self.events)


def _cards(own: Side, name: str) -> Sequence[int]:
    value = own.combat & ~own.active if name == "inactive" else getattr(own, name)
    return value if isinstance(value, list) else cards_in(value)


def card_index(state: Position, who: str, key: str) -> int:
    """The number of a card in its side's deck."""
    return state.match.by_key[seat_of(who)][key] & LOCAL
