"""One seat's knowledge (BM-3.4a): `table` lies open to it now, `memory` it has seen; worlds that fit it.

With open lists (OQ-34) the unseen cards of a side are exactly its list minus what was seen; with closed ones
a legal deck is imagined first (BM-3.4b).
"""

from dataclasses import replace
from random import Random

from moondrake.bluemoon.actions import ARGUMENTS, Verb, notation
from moondrake.bluemoon.imagine import TRIES, own_side, unknown_side
from moondrake.bluemoon.kept import turn_of
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rules.phases import lacks_character
from moondrake.bluemoon.seen import Asked, Memory, OpenTable, lay_table
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Phase, Position, Side
from moondrake.bluemoon.turn import ask_again
from moondrake.bluemoon.zones import bits_in, cards_in
from moondrake.table import HIDDEN, View
from moondrake.table.state import seat_name

Imagined = Position
"""What players search in: a position that a view imagined, never the one that is played."""


class BlueMoonView(View):
    """A seat's knowledge. Two views are equal if the seat knows the same."""

    def __init__(
        self,
        match: Match,
        blank: type[Position],
        seat: int,
        table: OpenTable,
        memory: Memory,
        points: tuple["BlueMoonView", ...] = (),
    ) -> None:
        self.match = match
        self.blank = blank
        """The class an imagined position is made of."""
        self.seat = seat
        self.table = table
        self.memory = memory
        self.points = points
        """BM-17.2: the earlier points of this turn the game may go back to, as the seat saw them."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BlueMoonView):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.table == other.table
            and self.memory == other.memory
            and self.points == other.points
            and self.match.setup == other.match.setup
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.table, self.memory))

    def game(self) -> str:
        return "bluemoon"

    def notation(self, action: int) -> str:
        return notation(self.match, action)

    def __repr__(self) -> str:
        return f"<bluemoon: what {seat_name(self.seat)} knows; {self.table}>"

    def determinize(self, rng: Random) -> Position:
        """BM-3.4a, BM-3.4b: a full position that fits everything this seat has seen."""
        return imagined_position(self, rng)


def imagined_position(view: BlueMoonView, rng: Random, match: Match | None = None) -> Position:
    """A position that fits the view, and in which the open question makes sense.

    Who began to pay can finish, and who chose to fight has a character: worlds without are dealt again.
    `match` is given where the decks have been imagined already.
    """
    state = _dealt(view, rng, match)
    for _ in range(TRIES):
        if state.phase == Phase.OVER or (state.options and not _lacks_promised_character(state)):
            return state
        state = _dealt(view, rng, match)
    assert state.options, "no world fits the open question"
    return state


def _lacks_promised_character(state: Position) -> bool:
    """BM-6.6a: nobody may choose to fight without a character that can be laid out."""
    if state.frames or state.must_retreat or not lacks_character(state):
        return False
    return not any(option // ARGUMENTS == Verb.PLAY for option in state.options)


def _imagined_match(view: BlueMoonView, rng: Random) -> Match:
    """BM-3.4b: with closed lists a legal deck for each side whose cards the viewer does not know."""
    if view.match.open_lists:
        return view.match
    from moondrake.bluemoon.decks.sampling import imagined_deck  # only closed lists need it

    decks = []
    for seat in (0, 1):
        side = view.table.sides[seat]
        bluffs = len(side.bluffs) + (side.laid == (HIDDEN,))
        deck, possible = view.match.setup.decks[seat], view.match.possible[seat]
        decks.append(imagined_deck(deck, view.match.rules, possible, bluffs, rng))
    return Match(replace(view.match.setup, decks=(decks[0], decks[1])))


def _dealt(view: BlueMoonView, rng: Random, given: Match | None) -> Position:
    """Public zones as they are, the unseen cards dealt anew within everything the seat has seen."""
    match = given or _imagined_match(view, rng)
    state = view.blank(match)
    table = view.table
    lay_table(state, table)
    state.turn = turn_of(table.progress.numbers)
    state.sides = []
    for seat in (0, 1):
        side, memory = table.sides[seat], view.memory.sides[seat]
        state.sides.append(
            own_side(match, seat, side, memory)
            if seat == view.seat
            else unknown_side(match, seat, side, memory, rng)
        )
    state.frames = [_frame(question, state.sides) for question in table.questions]
    state.points = [imagined_position(point, rng, match) for point in view.points]
    refresh(state)
    ask_again(state)
    return state


def _frame(question: Asked, sides: list[Side]) -> Frame:
    source = question.source
    side = sides[question.side]
    if source == HIDDEN and side.laid and question.ask in (Ask.ACTIVATE, Ask.ANSWER):
        source = question.side << CARD_SHIFT | cards_in(side.laid)[0]
    return Frame(
        question.ask,
        question.seat,
        question.side,
        source,
        question.effect,
        question.left,
        bits_in(question.cards),
        flags=question.flags,
        place=question.place,
    )
