"""The solo game (BM-22): the automated opponent is a procedure of these rules, never a player.

The Player sits at seat 0 and has normal turns (BM-22.4), the Bot's cards lie on side 1. What the chapter
leaves open is decided by the simplest procedure (OQ-21, OQ-41). A question that a text puts to the Bot is
answered by `solo_picks`; where several answers are equally good, chance takes one (BM-22.25).
"""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.effects import (
    GANGS,
    Element,
    Icon,
    Kind,
    MillToPlay,
    PayToPlay,
    When,
)
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rules.demands import demand_cards, is_paid, unmet_plays
from moondrake.bluemoon.rules.ending import end_without_cards
from moondrake.bluemoon.rules.fight import collect_unpaid_dragons, push_texts, retreat
from moondrake.bluemoon.rules.ignoring import costs_something, effective_icons, is_silent
from moondrake.bluemoon.rules.laying_out import gang_members
from moondrake.bluemoon.rules.moving import REVEALED
from moondrake.bluemoon.rules.phases import unmet_payment, usable_texts, use_text
from moondrake.bluemoon.rules.playing import IN_GANG, WAS_FREE, lie_open, offer_power_answer
from moondrake.bluemoon.rules.solo_giving import hand_in_order, looked_at, reveal_card
from moondrake.bluemoon.rules.targeting import forget_chosen
from moondrake.bluemoon.rules.turns import announce_power, end_turn
from moondrake.bluemoon.rules.values import is_enough, power
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in
from moondrake.table import CHANCE

ANNOUNCEMENTS: Final = [action(Verb.ANNOUNCE, Element.EARTH), action(Verb.ANNOUNCE, Element.FIRE)]


def advance(state: Position) -> bool:
    """BM-22.5: one step of the Bot's turn; False if chance has to settle something."""
    phase = state.phase
    if phase == Phase.TURN_BEGIN:
        state.frames.append(Frame(Ask.REVEAL, BOT, BOT))
        state.phase = Phase.ACTION
    elif phase == Phase.ACTION:
        _action_phase(state)
    elif phase == Phase.CHARACTER:
        if not _play_next(state, state.facts[BOT].characters):
            state.phase = Phase.BOOST
    elif phase == Phase.BOOST:
        _boost_phase(state)
    elif phase == Phase.BOOST_END:
        _boost_end(state)
    elif phase == Phase.BEFORE_POWER:
        state.phase = Phase.ANNOUNCE
    elif phase == Phase.ANNOUNCE:
        return _announce(state)
    elif phase == Phase.AFTER_POWER:
        _after_power(state)
    else:
        assert phase == Phase.TURN_END, phase
        _turn_end(state)
    return True


def work_instead(frame: Frame) -> Frame | None:
    """BM-22.14, BM-22.15: what the Bot pays or discards the procedure pays or discards."""
    if frame.ask == Ask.PAY:
        return Frame(Ask.BOT_PAY, BOT, BOT, frame.source, frame.effect, frame.left)
    if frame.ask == Ask.YOU_DISCARD:
        return Frame(Ask.BOT_DISCARD, BOT, BOT, frame.source, frame.effect, frame.left)
    return None


def reveal(state: Position, frame: Frame) -> None:
    """BM-22.6, BM-22.21: turn up cards until a character ends it; no ban on taking stops the reveal.

    The frame's `flags` say that a character ended it.
    """
    side = state.sides[BOT]
    if frame.flags or side.pile_size() == 0:
        _set_ready(state)
        return
    state.frames.append(frame)
    if side.top:
        reveal_card(state, side.top.pop(0))
    elif side.rest:
        state.frames.append(Frame(Ask.DEAL, CHANCE, BOT, flags=REVEALED))
    else:
        reveal_card(state, side.bottom.pop(0))


def _set_ready(state: Position) -> None:
    """BM-22.7, BM-22.9, BM-22.20, OQ-22: the hand in the order drawn, then the revealed cards are ready.

    A character from the hand is a ready character like any other.
    """
    side = state.sides[BOT]
    waiting = hand_in_order(state)
    for card in waiting:
        knowledge.seen_leaving_hand(side, card)
    side.hand = 0
    side.revealed = 0
    side.order = []
    if waiting:
        tell(state, What.READY, BOT, waiting, rule="BM-22.6")
    side.ready = waiting + side.ready
    if bits_of(side.ready) & state.facts[BOT].characters:
        return
    if state.is_first:
        end_without_cards(state)
    else:
        state.turn.doomed = True


def _action_phase(state: Position) -> None:
    """T2: every ready action card is played; interference cards are laid open (BM-22.8, BM-22.10)."""
    side = state.sides[BOT]
    facts = state.facts[BOT]
    for card in side.ready.copy():
        if facts.interferences >> card & 1:
            side.ready.remove(card)
            side.exposed |= 1 << card
            tell(state, What.EXPOSE, BOT, [card], rule="BM-22.10")
    if not _play_next(state, facts.actions):
        tell(state, What.FIGHT, BOT, [], rule="BM-22.19")
        state.phase = Phase.CHARACTER


def _play_next(state: Position, cards: int) -> bool:
    """BM-22.8, BM-22.9: the next ready card of these kinds is played, whatever forbids it."""
    for card in state.sides[BOT].ready:
        if cards >> card & 1:
            play(state, card, has_companions=True)
            return True
    return False


def play(state: Position, card: int, has_companions: bool) -> None:
    """BM-22.8, BM-22.17: as if it had FREE; costs are paid if possible, then the card is laid out."""
    side = state.sides[BOT]
    if card in side.ready:
        side.ready.remove(card)
    whole = BOT << CARD_SHIFT | card
    state.frames.append(Frame(Ask.COMPANIONS, BOT, BOT, whole, flags=int(has_companions)))
    state.frames.append(Frame(Ask.LAY_OUT, BOT, BOT, whole))
    facts = state.facts[BOT]
    if not costs_something(state, BOT, 1 << card):
        return
    for sentence in facts.sentences[card]:
        cost = sentence.what
        if is_silent(state, BOT, card, sentence):
            continue
        if isinstance(cost, PayToPlay):
            state.frames.append(Frame(Ask.BOT_PAY, BOT, BOT, whole, cost, 1))
        elif isinstance(cost, MillToPlay) and side.pile_size() >= cost.count:
            state.frames.append(Frame(Ask.MILL, BOT, BOT, whole, cost, cost.count))


def lay_out_by_bot(state: Position, card: int) -> None:
    """BM-11.1 step 1 for the Bot; the Player may answer as usual. A partner has no companions of its own."""
    flags = WAS_FREE
    companions = state.frames[-1]
    if state.facts[BOT].kind[card] == Kind.CHARACTER and gang_members(state) >> card & 1:
        flags |= IN_GANG
    tell(state, What.LAY_OUT, BOT, [card], rule="BM-22.8" if companions.flags else "BM-22.18")
    lie_open(state, BOT, card, flags)


def play_companions(state: Position, frame: Frame) -> None:
    """BM-22.18, BM-22.16: ready cards, then hand or top six cards, for a partner, or for the whole gang."""
    side = state.sides[BOT]
    card = frame.source & LOCAL
    if not frame.flags or not (side.active | side.support) >> card & 1:
        return
    icons = effective_icons(state, BOT, card)
    gang = icons & GANGS
    if not gang and not icons & Icon.PAIR:
        return
    ready = _fitting(state, card, gang, side.ready)
    if ready:  # OQ-59: a pair is whole then; the check for the rest of a gang comes after it
        if gang:
            state.frames.append(frame)
        play(state, ready[0], has_companions=gang != 0)
        return
    cards = looked_at(state, frame)
    if cards is None:
        return
    chosen = _fitting(state, card, gang, cards)
    for other in reversed(chosen if gang else chosen[:1]):
        _take_out(state, other)
        play(state, other, has_companions=False)


def _fitting(state: Position, card: int, gang: int, cards: list[int]) -> list[int]:
    """BM-22.18: which of these cards make a pair with a card, or are of its gang."""
    if gang:
        return [other for other in cards if effective_icons(state, BOT, other) & gang]
    partners = state.facts[BOT].partners[card]
    return [other for other in cards if partners >> other & 1]


def _take_out(state: Position, card: int) -> None:
    """A card of hand or draw pile is about to be played."""
    side = state.sides[BOT]
    if side.hand >> card & 1:
        knowledge.seen_leaving_hand(side, card)
    else:
        knowledge.seen_leaving_pile(side, card)
    for pile in (side.top, side.bottom):
        if card in pile:
            pile.remove(card)
    side.known_bottom &= ~(1 << card)
    side.hand &= ~(1 << card)
    side.revealed &= ~(1 << card)
    side.ready.insert(0, card)


def _boost_phase(state: Position) -> None:
    """T5: boosters and supports, then texts of the turn, then demands are paid (BM-22.14, BM-22.19)."""
    facts = state.facts[BOT]
    if _play_next(state, facts.boosters | facts.supports):
        return
    texts = usable_texts(state, When.MY_TURN)
    if texts:
        use_text(state, cards_in(texts)[0])
        return
    state.phase = Phase.BOOST_END
    for card, demand in reversed(demand_cards(state, BOT)):
        if not is_paid(state, card):
            state.frames.append(Frame(Ask.BOT_PAY, BOT, BOT, 1 - BOT << CARD_SHIFT | card, demand))


def _boost_end(state: Position) -> None:
    """T5e, BM-22.23: an unmet demand makes the Bot retreat at its retreat check; Sirens take a dragon now."""
    if unmet_plays(state, BOT) or unmet_payment(state):
        state.turn.doomed = True
    state.phase = Phase.BEFORE_POWER
    push_texts(state, BOT, When.AFTER_BOOST)
    collect_unpaid_dragons(state, BOT)


def _announce(state: Position) -> bool:
    """T6b, BM-22.19: in a first turn the element of the higher power, by chance if they are equal."""
    if state.element == Element.NO_ELEMENT:
        earth, fire = power(state, BOT, Element.EARTH), power(state, BOT, Element.FIRE)
        if earth == fire:
            state.options = ANNOUNCEMENTS
            return False
        state.element = Element.EARTH if earth > fire else Element.FIRE
    if not state.turn.targeted:
        state.turn.targeted = True
        forget_chosen(state)
        return True
    announce_power(state, "BM-22.5")
    return True


def _after_power(state: Position) -> None:
    """T6c, then the retreat check (BM-22.11): too little power, an unmet demand, or no character found."""
    if not state.turn.answered:
        state.turn.answered = True
        offer_power_answer(state)
    elif state.turn.doomed:
        retreat(state, BOT, "BM-22.23" if state.turn.has_character else "BM-22.20")
    elif not is_enough(state, state.element):
        retreat(state, BOT, "BM-22.11")
    else:
        state.phase = Phase.TURN_END


def _turn_end(state: Position) -> None:
    """BM-22.12, BM-22.19: nothing is refilled; texts of the turn and its end are used, then it is over."""
    state.turn.refilled = True
    texts = usable_texts(state, When.MY_TURN_END) | usable_texts(state, When.MY_TURN)
    if texts:
        use_text(state, cards_in(texts)[0])
    else:
        end_turn(state)
