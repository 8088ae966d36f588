"""Why not as an answer to this question? The questions inside effects (`asking/`)."""

from typing import assert_never

from moondrake.bluemoon.actions import Verb
from moondrake.bluemoon.asking.every import (
    QUESTIONS,
    AnyQuestion,
    Cardless,
    Chosen,
    FromHand,
    ToChance,
    question_of,
    question_options,
)
from moondrake.bluemoon.asking.hands import AskMulligan, AskPay, AskRandomDiscard, payment_of
from moondrake.bluemoon.asking.in_play import (
    AskDiscardAchievement,
    AskDiscardYours,
    AskPlayAchievement,
    AskRecall,
    AskTakeBack,
    AskTarget,
)
from moondrake.bluemoon.asking.piles import (
    AskFetch,
    AskFetchShip,
    AskLoadNow,
    AskLoadShip,
    AskSearchDiscard,
    AskSearchPile,
)
from moondrake.bluemoon.asking.windows import AskAnswer
from moondrake.bluemoon.effects import Ban, BanFurther, Cards, DiscardYours, Effect
from moondrake.bluemoon.explain.intents import Intent, Wish, action_of
from moondrake.bluemoon.explain.laying import FIGHTING, bans_on, stopped
from moondrake.bluemoon.explain.moments import in_advance, taking_bans, why_not_interfere, why_not_now
from moondrake.bluemoon.explain.places import PLACE_RULES, not_in_hand, not_yours, owner_of, place_of
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.rules.ignoring import (
    active_cards,
    protected,
    sourced_texts,
)
from moondrake.bluemoon.rules.laying_out import ships_with_room
from moondrake.bluemoon.rules.playing import usable_interferences
from moondrake.bluemoon.rules.possible import are_enough, described_yours, spared_by
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Frame, Position
from moondrake.bluemoon.zones import LOCAL

TAKEN_BACK = (Place.COMBAT, Place.SUPPORT, Place.BLUFF, Place.INFLUENCE, Place.ACHIEVEMENT)


def why_not_answer(state: Position, seat: int, frame: Frame, intent: Intent) -> list[Reason]:
    """The reasons of the question on top of the stack, which this seat is asked."""
    verb = intent.verb
    if not answers(frame, verb):
        first = Reason(
            Why.OTHER_QUESTION, ("BM-5.4",), intent.card, number=frame.ask, remedy=Remedy.ANSWER_FIRST
        )
        others = (why_not_now if seat == state.seat else in_advance)(state, seat, intent)
        return [first, *(reason for reason in others if reason.why != Why.NOT_WANTED)]
    if verb in (Verb.PLAY, Wish.INTERFERE):
        return _why_not_interference(state, frame, intent.card)
    if action_of(intent) in question_options(state, frame):
        return []
    if verb in (Verb.CHOOSE, Wish.DISCARD) or (verb == Wish.MULLIGAN and intent.card != NO_CARD):
        return _why_not_choose(state, frame, intent.card)
    if verb in (Verb.WHICH, Verb.BACK, Verb.BLUFFED):
        return _why_not_place(state, frame, intent)
    if verb == Verb.RANDOM:
        return [Reason(Why.NOTHING_TO_DO, ("BM-16.33",), remedy=Remedy.CHOOSE)]
    rules = QUESTIONS[frame.ask].duty
    return [Reason(Why.MUST_CHOOSE, rules, by=_source(frame), number=frame.ask, remedy=Remedy.CHOOSE)]


def answers(frame: Frame, verb: int) -> bool:
    """Does such a verb, or such a wish, answer the question?"""
    question = QUESTIONS[frame.ask]
    if verb == Wish.INTERFERE:
        return isinstance(question, AskAnswer)
    if verb == Wish.MULLIGAN:
        return isinstance(question, AskMulligan)
    return verb in question.verbs or (verb == Wish.DISCARD and question.discards)


def _source(frame: Frame) -> tuple[int, ...]:
    """The card whose text asks; an interference is asked about a card, not by it."""
    is_asking = frame.source >= 0 and not isinstance(question_of(frame), AskAnswer)
    return (frame.source,) if is_asking else ()


def _why_not_interference(state: Position, frame: Frame, card: int) -> list[Reason]:
    """BM-9.18: an interference in hand whose text fits the card just laid out."""
    if action_of(Intent(Verb.PLAY, card)) in question_options(state, frame):
        return []
    reasons = why_not_interfere(state, frame.seat, card)
    if reasons:
        return reasons
    if not usable_interferences(state, frame.seat) >> (card & LOCAL) & 1:
        by = _banning(state, frame.seat, card)
        return [Reason(Why.BANNED, ("BM-11.5",), card, (ban,), remedy=Remedy.LOSE_CARDS) for ban in by]
    return [Reason(Why.NOT_AN_ANSWER, ("BM-9.18", "BM-11.1"), card, remedy=Remedy.OTHER_CARD)]


def _banning(state: Position, seat: int, card: int) -> tuple[int, ...]:
    """The opposing texts that forbid this interference (BM-11.5)."""
    hit = []
    for source, sentence in sourced_texts(state, 1 - seat):
        effect = sentence.what
        is_hit = isinstance(effect, BanFurther) and not effect.combat_only
        if isinstance(effect, Ban):
            is_hit = bool(state.facts[seat].described(effect.cards) >> (card & LOCAL) & 1)
        if is_hit:
            hit.append((1 - seat) << CARD_SHIFT | source)
    return tuple(hit)


def _why_not_place(state: Position, frame: Frame, intent: Intent) -> list[Reason]:
    """A group, a point or a bluff that is named by its place."""
    rule = {Verb.WHICH: "BM-12.6", Verb.BACK: "BM-17.2", Verb.BLUFFED: "BM-10.35"}[intent.verb]
    if intent.verb == Verb.BLUFFED and intent.to < len(state.sides[frame.side].bluffs):
        missing = _described(frame.effect)
        return [
            Reason(
                Why.NOT_DESCRIBED, ("BM-10.36",), NO_CARD, _source(frame), missing, remedy=Remedy.OTHER_CARD
            )
        ]
    number = intent.to + 1
    return [Reason(Why.NO_SUCH_PLACE, (rule,), by=_source(frame), number=number, remedy=Remedy.CHOOSE)]


def _described(effect: Effect | None) -> Cards | None:
    return effect.cards if isinstance(effect, DiscardYours) else None


def _why_not_choose(state: Position, frame: Frame, card: int) -> list[Reason]:
    """The card does not answer the question."""
    if owner_of(card) != frame.side:
        if frame.side == frame.seat:
            return not_yours(card)
        return [_not_there(state, frame, card, "BM-12.1")]
    if frame.side != frame.seat:
        return _why_not_yours(state, frame, card)
    return _why_not_mine(state, frame, card, question_of(frame))


def _why_not_mine(state: Position, frame: Frame, card: int, question: AnyQuestion) -> list[Reason]:
    """An own card that does not answer: each question knows where its cards lie."""
    if isinstance(question, FromHand):
        return _why_not_from_hand(state, frame, card)
    if isinstance(question, AskLoadShip | AskFetchShip):
        return _why_not_onto(state, frame, card)
    if isinstance(question, AskLoadNow):
        return _why_not_load_now(state, frame, card)
    if isinstance(question, AskPlayAchievement):
        return _why_not_achievement(state, frame, card)
    if isinstance(question, AskSearchPile | AskFetch):
        bans = taking_bans(state, frame.side, True, card)
        return _why_not_lying(state, frame, card, (Place.DRAW_PILE,), bans)
    if isinstance(question, AskSearchDiscard | AskTakeBack):
        places = TAKEN_BACK if isinstance(question, AskTakeBack) else (Place.DISCARD_PILE,)
        bans = taking_bans(state, frame.side, False, card)
        return _why_not_lying(state, frame, card, places, bans)
    if isinstance(question, AskRecall):
        return _why_not_lying(state, frame, card, (Place.STACK,), [])
    if isinstance(question, AskDiscardAchievement):
        return _why_not_lying(state, frame, card, (Place.ACHIEVEMENT,), [])
    if isinstance(question, AskTarget):
        return [_not_there(state, frame, card, "BM-14.6")]
    if isinstance(question, Chosen | Cardless | ToChance):
        return [_not_there(state, frame, card, "BM-12.6")]
    assert_never(question)


def _not_there(state: Position, frame: Frame, card: int, rule: str) -> Reason:
    """The card lies elsewhere; of the opponent's hidden cards nothing is said."""
    own = owner_of(card) == frame.seat
    place = place_of(state, card) if own else Place.OPPONENT
    return Reason(Why.NOT_THERE, (rule,), card, _source(frame), number=place, remedy=Remedy.OTHER_CARD)


def _why_not_yours(state: Position, frame: Frame, card: int) -> list[Reason]:
    """Cards of the opponent that a text hits (BM-10.10, BM-16.13, BM-16.18, BM-16.33)."""
    bit = 1 << (card & LOCAL)
    by = _source(frame)
    if isinstance(question_of(frame), AskRandomDiscard):
        return [Reason(Why.NOT_REVEALED, ("BM-16.33", "BM-15.6"), card, by, remedy=Remedy.CHOOSE)]
    if not active_cards(state, frame.side) & bit:
        return [_not_there(state, frame, card, "BM-3.7")]
    effect = frame.effect
    if not isinstance(question_of(frame), AskDiscardYours) or not isinstance(effect, DiscardYours):
        return [Reason(Why.NOT_DESCRIBED, ("BM-12.6",), card, by, remedy=Remedy.OTHER_CARD)]
    described = described_yours(state, frame.side, effect)
    reasons = []
    if not described & bit:
        reasons.append(
            Reason(Why.NOT_DESCRIBED, ("BM-13.6",), card, by, effect.cards, remedy=Remedy.OTHER_CARD)
        )
    if not are_enough(state, frame.side, effect, described):
        reasons.append(Reason(Why.TOO_FEW, ("BM-16.13",), card, by, number=effect.at_least))
    if spared_by(state, frame.side, effect) & bit:
        reasons.append(Reason(Why.LAST_CHARACTER, ("BM-16.18",), card, by, remedy=Remedy.OTHER_CARD))
    if protected(state, frame.side) & bit:
        reasons.append(Reason(Why.PROTECTED, ("BM-10.10", "RS-9"), card, by, remedy=Remedy.UNSHIELD))
    return reasons


def _why_not_from_hand(state: Position, frame: Frame, card: int) -> list[Reason]:
    """Hand cards that are put back, discarded or paid (BM-15.3, BM-16.3)."""
    bit = 1 << (card & LOCAL)
    if frame.bits & bit:
        return [Reason(Why.CHOSEN_ALREADY, ("BM-15.2",), card, remedy=Remedy.OTHER_CARD)]
    if not state.sides[frame.side].hand & bit:
        return [_not_there(state, frame, card, PLACE_RULES[Place.HAND])]
    by = _source(frame)
    if isinstance(question_of(frame), AskPay):
        missing = payment_of(frame)[0]
        return [Reason(Why.SUPERFLUOUS, ("BM-15.3", "RS-25"), card, by, missing, remedy=Remedy.OTHER_CARD)]
    rules = QUESTIONS[frame.ask].duty
    return [Reason(Why.SUPERFLUOUS, rules, card, by, remedy=Remedy.CHOOSE)]


def _why_not_onto(state: Position, frame: Frame, card: int) -> list[Reason]:
    """BM-9.10, BM-9.13: a ship with room."""
    side = state.sides[frame.side]
    local = card & LOCAL
    if local not in side.ships:
        return [_not_there(state, frame, card, "BM-9.11")]
    if isinstance(question_of(frame), AskLoadShip) and side.landed >> local & 1:
        return [Reason(Why.ALREADY_LANDED, ("BM-9.13",), card, remedy=Remedy.OTHER_CARD)]
    return [Reason(Why.SHIP_FULL, ("BM-9.10",), card, (card,), remedy=Remedy.OTHER_CARD)]


def _why_not_load_now(state: Position, frame: Frame, card: int) -> list[Reason]:
    """BM-9.10, OQ-51: a card of the hand for the ship itself."""
    reasons: list[Reason] = []
    if not state.sides[frame.side].hand >> (card & LOCAL) & 1:
        reasons.append(_not_there(state, frame, card, "BM-9.11"))
    if state.facts[frame.side].kind[card & LOCAL] not in FIGHTING:
        reasons.append(Reason(Why.WRONG_KIND, ("BM-9.11",), card, remedy=Remedy.OTHER_CARD))
    if (frame.source & LOCAL) not in ships_with_room(state, frame.seat):
        reasons.append(Reason(Why.SHIP_FULL, ("BM-9.10",), frame.source, _source(frame)))
    return reasons


def _why_not_achievement(state: Position, frame: Frame, card: int) -> list[Reason]:
    """BM-9.8b: a crystal card of the hand, played by a text in whoever's turn."""
    reasons = not_in_hand(state, frame.seat, card)
    if not state.facts[frame.seat].achievements >> (card & LOCAL) & 1:
        return [*reasons, Reason(Why.WRONG_KIND, ("BM-9.8b",), card, remedy=Remedy.OTHER_CARD)]
    if frame.seat == state.seat:
        reasons += stopped(state, card)
    return reasons + bans_on(state, card)


def _why_not_lying(
    state: Position, frame: Frame, card: int, places: tuple[Place, ...], bans: list[Reason]
) -> list[Reason]:
    """An own card of these places: banned, or it lies elsewhere, or else the text does not speak of it."""
    if place_of(state, card) not in places:
        return [*bans, _not_there(state, frame, card, "BM-12.6")]
    by = _source(frame)
    return bans or [Reason(Why.NOT_DESCRIBED, ("BM-12.6",), card, by, remedy=Remedy.OTHER_CARD)]
