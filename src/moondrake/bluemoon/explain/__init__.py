"""Why not? Every attempt of a seat is legal or has reasons: data with rule numbers, cards and a remedy.

Only what lies open and the asking seat's own cards are looked at, so an answer tells nothing hidden.
"""

from moondrake.bluemoon.actions import WITH_CARD, WORDS, Verb
from moondrake.bluemoon.effects import CharacterLimit, DemandPayment, DemandPlay, Element
from moondrake.bluemoon.explain.asked import answers, why_not_answer
from moondrake.bluemoon.explain.intents import (
    NOWHERE,
    WISH_WORDS,
    Intent,
    Wish,
    action_of,
    intent_of,
    intent_words,
    parse_intent,
)
from moondrake.bluemoon.explain.moments import in_advance, why_not_now
from moondrake.bluemoon.explain.places import is_card, owner_of
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.rules.ignoring import sourced_texts
from moondrake.bluemoon.rules.laying_out import loadable_ships
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.turn import seat_to_act
from moondrake.bluemoon.zones import LOCAL

__all__ = [
    "Intent",
    "Place",
    "Reason",
    "Remedy",
    "Why",
    "Wish",
    "explain",
    "intent_of",
    "intent_words",
    "is_card",
    "parse_intent",
    "reasons_of",
]


def explain(state: Position, seat: int, intent: Intent | int | str) -> tuple[Reason, ...]:
    """All reasons why not, the decisive one first; empty if the intent is legal.

    An intent is data, the number of an action, or words (`parse_intent` says which; unknown words raise).
    """
    if isinstance(intent, str):
        intent = parse_intent(state.match, intent)
    if isinstance(intent, int):
        number, intent = intent, intent_of(intent)
        if action_of(intent) != number:
            return (Reason(Why.UNKNOWN, ("BM-5.2",), number=number),)
    reasons = reasons_of(state, seat, intent)
    if is_legal(state, seat, intent):
        return ()
    if not reasons:
        reasons = (
            [_cannot_end(state, intent)] if _is_foreseen(state) else [Reason(Why.NOT_OFFERED, ("BM-5.2",))]
        )
    return tuple(sorted(dict.fromkeys(reasons), key=_weight))


def _weight(reason: Reason) -> tuple[int, int]:
    """A phase that is still to come is said after the limits that hold in it, too."""
    is_early = reason.remedy == Remedy.IN_PHASE
    return max(reason.why, Why.ALLOWANCE_USED) if is_early else reason.why, reason.why


def is_legal(state: Position, seat: int, intent: Intent) -> bool:
    """Is the intent offered to this seat? `legal_actions` is the only source of legality."""
    if state.phase == Phase.OVER or seat_to_act(state) != seat or action_of(intent) not in state.options:
        return False
    if intent.verb == Verb.LOAD and intent.to != NOWHERE:
        return owner_of(intent.to) == seat and intent.to & LOCAL in loadable_ships(state, seat)
    return _is_meant(state, intent)


def _is_meant(state: Position, intent: Intent) -> bool:
    """Does the open question ask for what the wish names, not only for the same action?"""
    if intent.verb not in (Wish.INTERFERE, Wish.MULLIGAN, Wish.DISCARD):
        return True
    return bool(state.frames) and answers(state.frames[-1], intent.verb)


def reasons_of(state: Position, seat: int, intent: Intent) -> list[Reason]:
    """The reasons the rules give, in no order; none if only the look ahead (or nothing) is in the way."""
    if state.phase == Phase.OVER:
        return [Reason(Why.GAME_OVER, ("BM-8.1",), remedy=Remedy.NEXT_GAME)]
    if not 0 <= seat < state.seats():
        return [Reason(Why.NOT_SEATED, ("BM-22.25" if state.seats() == 1 else "BM-2.1",))]
    unknown = _unknown(state, intent)
    if unknown:
        return unknown
    if intent.verb in (Verb.DEAL, Verb.START):
        rule = "BM-23.4" if intent.verb == Verb.DEAL else "BM-4.3"
        return [Reason(Why.CHANCE_DECIDES, (rule,), intent.card)]
    asked = seat_to_act(state)
    if asked != seat:
        first = Reason(Why.NOT_ASKED, ("BM-5.2",), intent.card, number=asked, remedy=Remedy.WAIT)
        return [first, *in_advance(state, seat, intent)]
    if state.frames:
        return why_not_answer(state, seat, state.frames[-1], intent)
    return why_not_now(state, seat, intent)


def _unknown(state: Position, intent: Intent) -> list[Reason]:
    """There is no such verb, card or element."""
    verb, card = intent.verb, intent.card
    if verb not in WORDS and verb not in WISH_WORDS:
        return [Reason(Why.UNKNOWN, ("BM-5.2",), number=verb)]
    if card == NO_CARD:
        is_known = verb not in WITH_CARD and verb != Wish.INTERFERE
    else:
        is_known = is_card(state, card) and (intent.to == NOWHERE or is_card(state, intent.to))
    if verb in (Verb.ANNOUNCE, Verb.START):
        is_known = intent.to in (0, 1)
    return [] if is_known else [Reason(Why.UNKNOWN, ("BM-2.4",), number=card)]


def _is_foreseen(state: Position) -> bool:
    """BM-17.7: does the match offer only what leaves a legal end of the turn possible?"""
    return state.lookahead and Phase.DECISION <= state.phase <= Phase.BOOST_END


def _cannot_end(state: Position, intent: Intent) -> Reason:
    """BM-17.6, BM-17.7: legal by itself, but the turn could not end legally after it."""
    rival = 1 - state.seat
    by = tuple(
        rival << CARD_SHIFT | card
        for card, sentence in sourced_texts(state, rival)
        if isinstance(sentence.what, (DemandPlay, CharacterLimit))
        or (isinstance(sentence.what, DemandPayment) and not sentence.what.dragon)
    )
    needed = power(state, rival, state.element) if state.element != Element.NO_ELEMENT else 0
    rules = ("BM-17.7", "BM-17.6", "BM-6.6")
    return Reason(Why.TURN_CANNOT_END, rules, intent.card, by, needed=needed, remedy=Remedy.OTHER_WAY)
