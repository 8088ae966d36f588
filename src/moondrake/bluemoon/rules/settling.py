"""Turns that cannot end legally (BM-17.1 to BM-17.4): settled where it shows."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.rules.ending import FOURTH_DRAGON_CRYSTALS, finish
from moondrake.bluemoon.rules.fight import retreat
from moondrake.bluemoon.state import Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import cards_in, count

PROBING: Final = 1
CAN_END: Final = 2
CANNOT_END: Final = 3
HURRYING: Final = 4
"""A probe that wants the answer only, not the way there: nobody is asked who can only pass."""

STEPS: Final = (
    Verb.FIGHT,
    Verb.PLAY,
    Verb.BLUFF,
    Verb.LOAD,
    Verb.LAND,
    Verb.RETRIEVE,
    Verb.UNMASK,
    Verb.USE,
    Verb.PAY,
)


def settle_illegal(state: Position) -> None:
    """BM-17.1, BM-17.2, RS-27, OQ-28, OQ-29: the active player should have retreated; what happens now."""
    if state.probe:
        end_probe(state, legal=False)
        return
    procedure = state.rules.illegal_power
    if procedure == "retreat" or state.turn.excused or state.must_retreat or not state.points:
        retreat(state, state.seat, "BM-17.2", state.phase)
    elif procedure == "courtesy":
        _offer_points(state)
    elif not state.informed:
        go_back(state, _undo_point(state), must_retreat=True)
    elif procedure == "penalty":
        tell(state, What.PENALTY, state.seat, [], rule="RS-27")
        finish(state, 1 - state.seat, penalty_crystals(state, 1 - state.seat), "RS-27")
    else:
        retreat(state, state.seat, "BM-17.2", state.phase)


def penalty_crystals(state: Position, winner: int) -> int:
    """RS-27: the top score; `ansmann` adds the crystal cards of the winner's deck."""
    if state.rules.base != "ansmann":
        return FOURTH_DRAGON_CRYSTALS
    return FOURTH_DRAGON_CRYSTALS + count(state.facts[winner].achievements)


def _undo_point(state: Position) -> int:
    """BM-17.2: `kosmos` before the character was laid out, otherwise T3 (the first point kept)."""
    if state.rules.base != "kosmos":
        return 0
    before = [index for index, point in enumerate(state.points) if not point.turn.has_character]
    return before[-1] if before else 0


def _offer_points(state: Position) -> None:
    """BM-17.2 `courtesy`, OQ-24: back to a point of choice, once a turn; with new information only to T3."""
    decision = _decision_point(state)
    if state.informed or state.turn.went_back or len(state.points) == 1:
        go_back(state, decision, must_retreat=True)
    else:
        state.frames.clear()
        state.frames.append(Frame(Ask.GO_BACK, state.seat, state.seat))


def _decision_point(state: Position) -> int:
    """Where T3 is among the points kept."""
    for index, point in enumerate(state.points):
        if point.phase == Phase.DECISION:
            return index
    return 0


def go_back(state: Position, index: int, must_retreat: bool) -> None:
    """BM-17.2a: the game goes back to an earlier point of the turn."""
    point = state.points[index]
    points = state.points[:index]
    state.become(with_hindsight(state, point))
    state.points = points
    state.must_retreat = must_retreat
    state.turn.went_back = True
    state.informed = False
    tell(state, What.UNDO, state.seat, [], amount=index, rule="BM-17.2a")


def with_hindsight(state: Position, point: Position) -> Position:
    """BM-3.4a, BM-15.6: an earlier point with what was seen since: nothing is forgotten or turned down."""
    known = point.copy()
    for seat in (0, 1):
        side = known.sides[seat]
        side.revealed |= state.sides[seat].revealed & side.hand
        for card in cards_in(_shown_since(state, point, seat)):
            knowledge.seen_in_hand(side, card)
    return known


def _shown_since(state: Position, point: Position, seat: int) -> int:
    """The cards that left a hand openly since a point, or were seen in it."""
    side, before = state.sides[seat], point.sides[seat]
    hidden = side.hand | side.pile() | side.bluff_bits() | side.laid
    return before.hand & (~hidden | side.known_hand)


def remember_point(state: Position, number: int) -> None:
    """Keep the position before each step, where the ruleset may go back to it."""
    if state.rules.illegal_power == "retreat" or state.probe:
        return
    verb = number // ARGUMENTS
    is_courtesy = state.rules.illegal_power == "courtesy"
    if verb == Verb.FIGHT:
        if state.informed or not is_courtesy:  # OQ-24: what came before new information is out of reach
            state.points = []
        state.informed = False
    earliest = Phase.TURN_BEGIN if is_courtesy else Phase.DECISION
    if verb in STEPS and earliest <= state.phase <= Phase.BOOST:
        point = state.copy()
        point.points = []
        state.points = [*state.points, point]


def end_probe(state: Position, legal: bool) -> None:
    """In a probe the turn ends here: legally or not."""
    state.probe = CAN_END if legal else CANNOT_END
    state.phase = Phase.OVER
    state.frames.clear()
