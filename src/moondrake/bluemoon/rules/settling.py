"""Turns that cannot end legally (BM-17): settled where it shows, foreseen where the match wants it."""

from typing import Final, cast

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import ARGUMENTS, Verb, action
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.rules.ending import FOURTH_DRAGON_CRYSTALS, finish
from moondrake.bluemoon.rules.fight import retreat
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import cards_in
from moondrake.table import CHANCE

PROBING: Final = 1
CAN_END: Final = 2
CANNOT_END: Final = 3

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
LEAVING: Final = (action(Verb.RETREAT), action(Verb.DECLINE))


def settle_illegal(state: Position) -> None:
    """BM-17.1, BM-17.2, RS-27, OQ-28, OQ-29: the active player should have retreated; what happens now."""
    if is_probe_done(state, legal=False):
        return
    procedure = state.rules.illegal_power
    if procedure == "retreat" or state.turn.excused or state.must_retreat or not state.points:
        retreat(state, state.seat, "BM-17.2")
    elif procedure == "courtesy":
        _offer_points(state)
    elif not state.informed:
        go_back(state, _undo_point(state), must_retreat=True)
    elif procedure == "penalty":
        tell(state, What.PENALTY, state.seat, [], rule="RS-27")
        finish(state, 1 - state.seat, penalty_crystals(state, 1 - state.seat), "RS-27")
    else:
        retreat(state, state.seat, "BM-17.2")


def penalty_crystals(state: Position, winner: int) -> int:
    """RS-27: the top score; `ansmann` adds the crystal cards of the winner's deck."""
    if state.rules.base != "ansmann":
        return FOURTH_DRAGON_CRYSTALS
    return FOURTH_DRAGON_CRYSTALS + state.facts[winner].achievements.bit_count()


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
    known = cast(Position, point.copy())
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
        point = cast(Position, state.copy())
        point.points = []
        state.points = [*state.points, point]


def is_probe_done(state: Position, legal: bool) -> bool:
    """In a probe the turn ends here: legally or not."""
    if not state.probe:
        return False
    state.probe = CAN_END if legal else CANNOT_END
    state.phase = Phase.OVER
    state.frames.clear()
    return True


def foreseen(state: Position, options: list[int]) -> list[int]:
    """BM-17.7: with `lookahead` only what leaves a legal end of the turn possible is offered."""
    if not state.lookahead or state.probe or not Phase.DECISION <= state.phase <= Phase.BOOST_END:
        return options
    asked = state.frames[-1].seat if state.frames else state.seat
    if asked != state.seat or len(options) < 2:
        return options
    if not could_reach(state):
        kept = [option for option in options if option in LEAVING]
        return kept if kept else options
    seen: set[tuple[object, ...]] = set()
    kept = [option for option in options if option in LEAVING or _stays_possible(state, option, seen)]
    return kept if kept else options


def could_reach(state: Position) -> bool:
    """BM-17.7: a cheap bound before the search: could all own cards together reach the opposing power?

    Generous: every card counts as often as texts could double it, and any text that might shield, change
    the element or weaken the opponent leaves the question to the search.
    """
    if state.element == Element.NO_ELEMENT:
        return True
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    cards = side.hand & ~facts.leaderships  # their phase is over
    cards |= side.landed_cargo() | side.combat | side.support | side.leading | side.lasting
    if cards & (facts.shielded | facts.unbounded) or side.bluffs or cards & facts.bluffable:
        return True
    values = facts.fire if state.element == Element.FIRE else facts.earth
    total = sum(max(values[card], 0) for card in cards_in(cards))
    return total >= power(state, 1 - state.seat, state.element)


def can_end_legally(state: Position) -> bool:
    """BM-17.6, OQ-19: can this turn still end legally, hidden cards and answers being possible?"""
    if not state.frames and state.phase == Phase.DECISION:
        options = [option for option in state.options if option not in LEAVING]
    else:
        options = state.options
    if state.phase >= Phase.DECISION and not could_reach(state):
        return False
    seen: set[tuple[object, ...]] = set()
    return any(_stays_possible(state, option, seen) for option in options)


def legal_ending(state: Position) -> list[int] | None:
    """BM-17.6: the active player's choices (and the chances assumed) that lead to a legal end, or None."""
    seen: set[tuple[object, ...]] = set()
    for option in state.options:
        if option not in LEAVING:
            path = _path(state, option, seen)
            if path is not None:
                return path
    return None


def _stays_possible(state: Position, option: int, seen: set[tuple[object, ...]]) -> bool:
    return _path(state, option, seen) is not None


def _path(state: Position, option: int, seen: set[tuple[object, ...]]) -> list[int] | None:
    """Search depth first through everything that may follow this option in the turn.

    `seen` holds positions from which no legal end was found, shared by all options of one question.
    """
    probe = cast(Position, state.copy())
    probe.lookahead = False
    probe.keep_events(False)
    probe.probe = PROBING
    seat = probe.seat
    probe.apply(option)
    if probe.probe == CAN_END or (probe.probe == PROBING and _has_ended(probe, seat)):
        return [option]
    if probe.probe == CANNOT_END:
        return None
    key = _key(probe)
    if key in seen:
        return None
    for follow in _worth_trying(probe):
        path = _path(probe, follow, seen)
        if path is not None:
            return [option, *path]
    seen.add(key)
    return None


def _has_ended(probe: Position, seat: int) -> bool:
    """The game ended on the way, or the turn did."""
    return probe.phase == Phase.OVER or probe.seat != seat


def _worth_trying(probe: Position) -> list[int]:
    """All answers; but of answers that only concern hidden cards of the opponent one stands for all."""
    options = [option for option in probe.options if option not in LEAVING]
    if not probe.frames:
        return options
    frame = probe.frames[-1]
    is_hidden_pick = frame.ask in (Ask.YOU_DISCARD, Ask.PICK_FROM_HAND) and frame.side != probe.seat
    concerns_answer = frame.ask == Ask.ANSWER
    if is_hidden_pick or concerns_answer or (frame.seat == CHANCE and frame.ask == Ask.DISCARD_TOP):
        return options[:1]
    return options


def _key(state: Position) -> tuple[object, ...]:
    """Everything of a position inside a turn that can make a difference for its legal end."""
    mine = state.sides[state.seat]
    yours = state.sides[1 - state.seat]
    turn = state.turn
    return (
        state.phase,
        state.element,
        state.dragons,
        mine.hand,
        mine.active,
        mine.combat,
        mine.support,
        tuple(mine.bluffs),
        tuple(mine.cargo),
        mine.leading,
        mine.lasting,
        mine.vows,
        yours.active,
        yours.combat,
        yours.support,
        len(yours.bluffs),
        yours.hand.bit_count(),
        tuple(yours.targets),
        (turn.characters, turn.boosters, turn.supports, turn.laid_out, turn.laid_in_combat, turn.stopped),
        (turn.has_character, turn.pair_open, turn.gang_is_free, turn.lenders, turn.used, turn.paid),
        (turn.supports_played, turn.boosters_played, turn.loaded, turn.deactivated),
        (turn.waived, turn.from_hand),
        tuple((frame.ask, frame.source, frame.left, frame.bits) for frame in state.frames),
    )
