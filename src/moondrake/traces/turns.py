"""Events of the course of the game: turns, phases, announcements, retreats, dragons, the end."""

from typing import Final

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.events import What
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.traces.beside import SHIELDED, Beside, TraceEvent
from moondrake.traces.differences import Difference

PASSES: Final = {
    "begin": Phase.TURN_BEGIN,
    "leader": Phase.ACTION,
    "retreat": Phase.DECISION,
    "char": Phase.CHARACTER,
    "support": Phase.BOOST,
}
ELEMENTS: Final = {"earth": Element.EARTH, "fire": Element.FIRE}


def on_turn(game: Beside, event: TraceEvent) -> Difference | None:
    """A turn begins: the same player's, with the same cards everywhere."""
    seat = int(event["p"])
    game.finish_turn()
    game.noted.discard(SHIELDED)
    if game.state.is_over():
        return None  # a dragon at the beginning of this turn ended the game; `over` compares the result
    if game.state.seat != seat:
        return game.difference("turn", f"seat {game.state.seat}, {game.phase_name()}", f"seat {seat}")
    game.forget_before(What.TURN, seat)
    return _compare_zones(game, event)


def _compare_zones(game: Beside, event: TraceEvent) -> Difference | None:
    for seat in (0, 1):
        side = game.side(seat)
        zones = event["zones"][seat]
        pairs = (
            ("hand", side.hand, zones["hand"]),
            ("combat", side.combat, [abs(card) for card in zones["combat"]]),
            ("active", side.active, [card for card in zones["combat"] if card > 0]),
            ("support", side.support | side.bluff_bits(), [_number(card) for card in zones["support"]]),
            ("discard", side.discard_bits(), zones["discard"]),
        )
        for name, ours, theirs in pairs:
            if ours != game.numbering.bits(seat, theirs):
                shown = game.numbering.cards(seat, ours)
                return game.difference(f"zone {name}", f"seat {seat} {shown}", f"{sorted(theirs)}")
        if side.pile_size() != event["draw"][seat]:
            return game.difference("draw pile", side.pile_size(), event["draw"][seat])
    return None


def _number(card: object) -> int:
    return int(card[1:]) if isinstance(card, str) else int(str(card))


def on_pass(game: Beside, event: TraceEvent) -> Difference | None:
    """A phase is left."""
    phase = PASSES.get(str(event["phase"]))
    if phase is None or game.state.phase != phase:
        return None
    game.clear_questions()
    if game.state.frames or game.state.phase != phase:
        return None
    if game.state.seat != int(event["p"]) or game.state.is_over():
        return None
    if phase == Phase.DECISION:
        game.attempt(action(Verb.FIGHT))  # otherwise the record reads as the choice of T3 (stuck follows)
        return None
    if not game.attempt(action(Verb.PASS)):
        return game.refused(event, "pass")
    return None


def on_announce(game: Beside, event: TraceEvent) -> Difference | None:
    """A power is announced: both powers are compared."""
    game.clear_questions()
    game.announcements += 1
    seat = int(event["p"])
    game.attempt(action(Verb.ANNOUNCE, ELEMENTS[str(event["el"])]))
    while game.ask() == Ask.TARGET:
        game.answer_target()
    powers = [0, 0]
    found = 0
    for kind, who, amount in game.happened:
        if kind in (What.ANNOUNCE, What.AGAINST):
            powers[who] = amount
            found += 1
    if not game.consume(What.ANNOUNCE, seat) or found < 2:
        return game.difference("no announcement", game.phase_name(), f"{dict(event)}")
    game.consume(What.AGAINST, 1 - seat)
    theirs = [int(value) for value in event["power"]]
    if powers != theirs:
        return game.difference("power", f"{powers}", f"{theirs} {event['active']}")
    game.agreeing += 1
    return None


def on_call_bluff(game: Beside, event: TraceEvent) -> Difference | None:
    """A player is asked about challenging a bluff."""
    if game.state.phase != Phase.AFTER_POWER or game.state.frames:
        return game.difference("no challenge possible", game.phase_name(), "asked")
    game.apply(action(Verb.CHALLENGE if int(event["call"]) else Verb.PASS))
    return None


def on_retreat(game: Beside, event: TraceEvent) -> Difference | None:
    """A fight ends."""
    seat = int(event["p"])
    game.finish_turn()
    if not game.has_happened(What.RETREAT, seat):
        game.retreat_now()
    if not game.consume(What.RETREAT, seat):
        return game.refused(event, "retreat")
    return None


def on_decline(game: Beside, event: TraceEvent) -> Difference | None:
    """No fight is started."""
    game.clear_questions()
    game.leave_phases()
    if not game.attempt(action(Verb.DECLINE)):
        return game.refused(event, "decline")
    return None


def on_dragon(game: Beside, event: TraceEvent) -> Difference | None:
    """A dragon moves."""
    seat = int(event["p"])
    if not game.has_happened(What.DRAGON, seat):
        game.retreat_now()  # that program moves the dragon of an unpaid demand before the retreat
    if not game.consume(What.DRAGON, seat) and game.result is None:
        return game.difference("dragon", "none", f"{event['why']}")
    return None


def on_over(game: Beside, event: TraceEvent) -> Difference | None:
    """The game is over; draws may follow, so the result is compared when the record ends."""
    game.result = (int(event["winner"]), int(event["crystals"]))
    game.clear_questions()
    if not game.state.is_over() and not game.state.frames:
        game.retreat_now()  # the retreat that ended the game is not logged
    return None


def on_nothing(game: Beside, event: TraceEvent) -> Difference | None:
    """Events that only announce what the following ones show."""
    return None
