"""A view of Blue Moon as JSON. Pure: nothing but the view decides what comes out.

Cards stay numbers (`seat * 64 + place in the deck`), hidden and missing ones are null; kinds of questions,
phases and elements are words.
"""

from collections.abc import Iterable
from typing import Any

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK, PHASE_NAMES, Ask
from moondrake.bluemoon.view import (
    TURN_FIELDS,
    BlueMoonView,
    Constraint,
    Progress,
    Question,
    ShipView,
    SideMemory,
    SideTable,
    Table,
)
from moondrake.bluemoon.zones import LOCAL, cards_in

Json = dict[str, Any]
SEAT_SHIFT = 6
OWN_SETS = ("lenders", "used")
"""Fields of a turn that are sets of the active player's cards."""
OTHER_SETS = ("paid",)
"""Fields of a turn that are sets of the other player's cards."""
OWN_CARD = "pair_open"
COUNTS = (
    "characters",
    "boosters",
    "supports",
    "laid_out",
    "laid_in_combat",
    "taken",
    "supports_played",
    "boosters_played",
    "loaded",
    "waived",
    "from_hand",
)
"""Fields of a turn that are numbers; all the others are yes or no."""
LOCAL_SOURCES = (Ask.ACTIVATE, Ask.ANSWER, Ask.LAY_OUT)
"""Questions whose source is a card of `side`, counted within its deck."""


def view_json(view: BlueMoonView, memory: bool = True) -> Json:
    """The whole view: set-up, table, memory, earlier points of the turn, and the keys of all its cards."""
    scribe = Scribe(view.match)
    told: Json = {"setup": view.match.setup.header(), "table": scribe.table(view.table)}
    if memory:
        told["memory"] = {"sides": [scribe.memory(side, seat) for seat, side in enumerate(view.memory.sides)]}
        told["points"] = [view_json(point) for point in view.points]
    told["cards"] = {str(card): scribe.keys[card] for card in sorted(scribe.keys)}
    return told


def question_json(view: BlueMoonView) -> Json:
    """What the seat is asked: a question of an effect, or the question of the phase."""
    if view.table.questions:
        return Scribe(view.match).question(view.table.questions[-1])
    return {"ask": PHASE_NAMES[view.table.phase].lower(), "seat": _seat(view.table.to_act)}


class Scribe:
    """Writes parts of a view and collects the keys of the cards that occur."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.keys: dict[int, str] = {}

    def card(self, card: int) -> int | None:
        """A card's number, or null for a hidden or missing one."""
        if card < 0:
            return None
        self.keys[card] = self.match.facts[card >> SEAT_SHIFT].printed[card & LOCAL].key
        return card

    def cards(self, cards: Iterable[int]) -> list[int | None]:
        return [self.card(card) for card in cards]

    def table(self, table: Table) -> Json:
        return {
            "sides": [self.side(side) for side in table.sides],
            "seat": table.seat,
            "to_act": _seat(table.to_act),
            "phase": PHASE_NAMES[table.phase].lower(),
            "is_first": table.is_first,
            "element": _element(table.element),
            "dragons": table.dragons,
            "questions": [self.question(question) for question in table.questions],
            "progress": self.progress(table.progress, table.seat),
            "winner": _seat(table.winner),
            "crystals": table.crystals,
        }

    def side(self, side: SideTable) -> Json:
        return {
            "hand_size": side.hand_size,
            "hand": self.cards(side.hand),
            "revealed": self.cards(side.revealed),
            "pile_size": side.pile_size,
            "active": self.cards(side.active),
            "inactive": self.cards(side.inactive),
            "support": self.cards(side.support),
            "bluffs": self.cards(side.bluffs),
            "discard_top": self.card(side.discard_top),
            "stack_top": self.card(side.stack_top),
            "leading": self.cards(side.leading),
            "ships": [self.ship(ship) for ship in side.ships],
            "lasting": self.cards(side.lasting),
            "staff": self.cards(side.staff),
            "vows": self.cards(side.vows),
            "laid": self.cards(side.laid),
            "power": side.power,
        }

    def ship(self, ship: ShipView) -> Json:
        return {"ship": self.card(ship.ship), "is_landed": ship.is_landed, "cargo": self.cards(ship.cargo)}

    def question(self, question: Question) -> Json:
        """One thing that waits; effects are told by their verb, the card in `source` has the details."""
        source = question.source
        if question.ask in LOCAL_SOURCES and source >= 0:
            source |= question.side << SEAT_SHIFT
        told: Json = {
            "ask": ASK_NAMES[question.ask].lower(),
            "seat": _seat(question.seat),
            "side": question.side,
            "source": self.card(source),
            "effect": type(question.effect).__name__ if question.effect is not None else None,
            "cards": self.cards(question.cards),
        }
        if question.ask < FIRST_WORK:
            told["left"] = question.left
        return told

    def progress(self, progress: Progress, active: int) -> Json:
        """What happened in the turn, field by field; sets of cards become lists of cards."""
        told: Json = {}
        for name, number in zip(TURN_FIELDS, progress.numbers, strict=True):
            told[name] = self._turn_field(name, number, active)
        told["ignorers"] = self.cards(progress.ignorers)
        told["moment"] = progress.moment
        told["must_retreat"] = progress.must_retreat
        told["informed"] = progress.informed
        return told

    def _turn_field(self, name: str, number: int, active: int) -> object:
        if name in OWN_SETS or name in OTHER_SETS:
            seat = active if name in OWN_SETS else 1 - active
            return self.cards(seat << SEAT_SHIFT | card for card in cards_in(number))
        if name == OWN_CARD:
            return self.card(active << SEAT_SHIFT | number) if number >= 0 else None
        return number if name in COUNTS else bool(number)

    def memory(self, side: SideMemory, seat: int) -> Json:
        return {
            "discards": self.cards(side.discards),
            "mixed_size": side.mixed_size,
            "mixed": self.cards(side.mixed),
            "pool": self.cards(side.pool),
            "stack": self.cards(side.stack),
            "known_hand": self.cards(side.known_hand),
            "limits": [self.limit(limit) for limit in side.limits],
            "bluff_candidates": [self.cards(cards) for cards in side.bluff_candidates],
            "pile_top": self.cards(side.pile_top),
            "pile_bottom": self.cards(side.pile_bottom),
            "known_bottom": self.cards(side.known_bottom),
            "unseen": self.cards(side.unseen),
            "targets": [self.target(target, seat) for target in side.targets],
            "out_at": side.out_at,
        }

    def limit(self, limit: Constraint) -> Json:
        return {"cards": self.cards(limit.cards), "in_hand": limit.in_hand, "most": limit.most}

    def target(self, target: tuple[int, int, int], seat: int) -> Json:
        """A text and the card it applies to, both of the same side."""
        source, chosen, marks = target
        base = seat << SEAT_SHIFT
        return {"source": self.card(base | source), "target": self.card(base | chosen), "marks": marks}


def _seat(seat: int) -> int | None:
    """A seat, null for nobody and for chance."""
    return seat if seat >= 0 else None


def _element(element: int) -> str | None:
    return Element(element).name.lower() if element >= 0 else None
