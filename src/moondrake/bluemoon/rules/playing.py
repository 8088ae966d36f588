"""Playing a card: lay out, answers, deactivate the old, activate (BM-11.1)."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.effects import (
    Ban,
    BanFurther,
    Cancel,
    Card,
    Icon,
    Kind,
    LendFree,
    MillToPlay,
    PayToPlay,
    When,
)
from moondrake.bluemoon.events import What, tell, tell_card
from moondrake.bluemoon.rules.ignoring import (
    costs_something,
    effective_icons,
    fitting,
    is_bluff_described,
    is_silent,
    refresh,
    working_texts,
    would_be_silent,
)
from moondrake.bluemoon.rules.laying_out import (
    bans_now,
    bluff_options,
    could_hold,
    forsworn,
    free_cards,
    gang_members,
    pair_partners,
    unmet_conditions,
    waives_character,
)
from moondrake.bluemoon.rules.moving import discard_from_play, note_cards, put_on_discards
from moondrake.bluemoon.state import CARD_SHIFT, CONSENTED, NO_CARD, SHIPPED, Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.table import EVERYONE
from moondrake.table.native import i64

CHARACTER: Final = int(Kind.CHARACTER)
BOOSTER: Final = int(Kind.BOOSTER)
SUPPORT: Final = int(Kind.SUPPORT)
SHIP: Final = int(Kind.SHIP)
HYLA: Final = int(Kind.HYLA)
ACHIEVEMENT: Final = int(Kind.ACHIEVEMENT)
INTERFERENCE: Final = int(Kind.INTERFERENCE)
STOP: Final = int(Icon.STOP)
PAIR: Final = int(Icon.PAIR)
NOW: Final = int(When.NOW)
"""Plain numbers: compiled, a number is boxed to be compared with a member of an enum."""
COUNTS: Final = 1
AS_BLUFF: Final = 2
FROM_SHIP: Final = 4
SECOND_OF_PAIR: Final = 8
IN_GANG: Final = 16
WAS_FREE: Final = 32
BY_TEXT: Final = 64
"""Played by the text of another card: no action is used up."""
KEPT_OLD: Final = 128
WAIVED: Final = 256
FOR_POWER: Final = 512
FOR_GAIN: Final = 1024
"""An interference that answers no card but an announcement, or the gain of a dragon (BM-11.7)."""
IS_BLUFF: Final = 1
"""In an ANSWER question's `flags`: the card lies face down."""


def begin_play(state: Position, seat: int, card: int, by_text: bool = False) -> None:
    """BM-12.4, BM-9.21: what a card's text wants before it is laid out is done first, then it is laid out."""
    if not costs_something(state, seat, 1 << card):
        if by_text:
            lay_out_by_text(state, seat, card)
        else:
            lay_out(state, card)
        return
    side = state.sides[seat]
    facts = state.facts[seat]
    whole = seat << CARD_SHIFT | card
    laying = Frame(Ask.LAY_OUT, seat, seat, whole, flags=BY_TEXT if by_text else 0)
    tell_card(state, What.PREPARE, seat, card, "BM-12.4")
    if side.hand >> card & 1:
        knowledge.seen_in_hand(side, card)
    state.frames.append(laying)
    for sentence in reversed(facts.sentences[card]):
        cost = sentence.what
        if is_silent(state, seat, card, sentence):
            continue
        if isinstance(cost, PayToPlay):
            state.frames.append(Frame(Ask.PAY, seat, seat, whole, cost, 1))
        elif isinstance(cost, MillToPlay):
            state.frames.append(Frame(Ask.MILL, seat, seat, whole, cost, cost.count))


def go_on_playing(state: Position, frame: Frame) -> None:
    """What had to be done before is done: the card of a LAY_OUT frame is laid out."""
    if frame.flags & BY_TEXT:
        lay_out_by_text(state, frame.seat, frame.source & LOCAL)
    else:
        lay_out(state, frame.source & LOCAL)


def lay_out(state: Position, card: int, as_bluff: bool = False) -> None:
    """BM-11.1 step 1, BM-11.6: lay the card out, shown to both; limits are looked at now (BM-10.16)."""
    seat = state.seat
    side = state.sides[seat]
    bit = 1 << card
    flags = _flags(state, card, as_bluff)
    if not side.hand & bit:
        flags |= FROM_SHIP
    if as_bluff:
        tell(state, What.BLUFF, seat, [card], rule="BM-10.33", seen_by=_bluff_seen_by(state, card, flags))
        if flags & FROM_SHIP or side.revealed & bit:
            knowledge.known_bluff(side, card)
        else:
            possible = bluff_options(state, could_hold(state, seat), bans_now(state, seat))
            knowledge.hidden_bluff(side, state.facts[seat], possible)
    else:
        tell_card(state, What.LAY_OUT, seat, card, "BM-11.1")
        if side.hand & bit:
            knowledge.seen_leaving_hand(side, card)
    lie_open(state, seat, card, flags)


def lay_out_by_text(state: Position, seat: int, card: int) -> None:
    """BM-9.8b, BM-16.39: an action card is played by a text, from hand or pile, in whoever's turn."""
    tell_card(state, What.LAY_OUT, seat, card, "BM-11.1")
    if state.sides[seat].hand >> card & 1:
        knowledge.seen_leaving_hand(state.sides[seat], card)
    lie_open(state, seat, card, BY_TEXT)


def lie_open(state: Position, seat: int, card: int, flags: int) -> None:
    """The card lies on the table and may be answered before it is activated (BM-11.1 steps 1 and 2)."""
    _leave_origin(state, seat, card)
    state.sides[seat].laid = 1 << card
    if state.rules.old_hyla_leaves_first and state.facts[seat].hylas >> card & 1:  # RS-17
        discard_hylas(state)
    state.frames.append(Frame(Ask.ACTIVATE, seat, seat, seat << CARD_SHIFT | card, flags=flags))
    offer_answer(state, seat, card, bool(flags & AS_BLUFF))
    note_cards(state, seat)


def discard_hylas(state: Position) -> None:
    """BM-9.7: only one Hyla is active in the whole game; an older one of either player is discarded."""
    for seat in (0, 1):
        for card in cards_in(state.sides[seat].lasting & state.facts[seat].hylas):
            discard_from_play(state, seat, card, "BM-9.7")


def _bluff_seen_by(state: Position, card: int, flags: int) -> int:
    """BM-10.35: only its owner sees a bluff's front; cargo and revealed cards were open before."""
    was_open = flags & FROM_SHIP or state.sides[state.seat].revealed >> card & 1
    return EVERYONE if was_open else 1 << state.seat


def _leave_origin(state: Position, seat: int, card: int) -> None:
    side = state.sides[seat]
    keep = ~(1 << card)
    side.hand &= keep
    side.revealed &= keep
    side.rest &= keep
    for index in range(len(side.cargo)):
        side.cargo[index] &= keep


def _flags(state: Position, card: int, as_bluff: bool) -> int:
    """What is decided about a card at the moment it is laid out."""
    bit = 1 << card
    facts = state.facts[state.seat]
    flags = AS_BLUFF if as_bluff else 0
    if facts.characters & bit and not as_bluff and gang_members(state) & bit:
        flags |= IN_GANG
    if not as_bluff and pair_partners(state) & bit:
        flags |= SECOND_OF_PAIR
    if bit & (facts.characters | facts.boosters | facts.supports) and free_cards(state, bit, as_bluff):
        flags |= WAS_FREE
    is_exempt = flags & (SECOND_OF_PAIR | WAS_FREE)
    if flags & IN_GANG and state.turn.gang_is_free:
        is_exempt = WAS_FREE  # BM-10.18
    if state.turn.stopped or not is_exempt:  # RS-7: after STOP only permissions count, for FREE cards too
        flags |= COUNTS
    if not as_bluff and unmet_conditions(state, bit):
        flags |= WAIVED
    return flags


def offer_answer(state: Position, seat: int, card: int, as_bluff: bool = False) -> None:
    """BM-11.1 step 2, BM-11.4, OQ-64: the opponent of a card's owner may answer it, in whoever's turn."""
    if state.match.open_lists and not state.facts[1 - seat].interferences:
        return
    flags = IS_BLUFF if as_bluff else 0
    _offer(state, Frame(Ask.ANSWER, 1 - seat, seat, seat << CARD_SHIFT | card, flags=flags))


def offer_power_answer(state: Position) -> None:
    """T6c, BM-16.16, BM-3.4b: the window immediately after announcing, if publicly somebody could use it."""
    if state.match.power_windows[1 - state.seat]:
        _offer(state, Frame(Ask.ANSWER, 1 - state.seat, state.seat, flags=FOR_POWER))


def offer_gain_answer(state: Position, seat: int) -> bool:
    """BM-11.7, BM-16.4: the opponent of whoever gains a dragon may answer, if a text refers to it."""
    return _offer(state, Frame(Ask.ANSWER, 1 - seat, seat, flags=FOR_GAIN))


def _offer(state: Position, question: Frame) -> bool:
    """BM-11.4, BM-11.7: ask only if publicly an answer could exist."""
    seat = question.seat
    if not state.match.open_lists and state.sides[seat].known_hand != state.sides[seat].hand:
        if not _could_answer(state, question):
            return False
        state.frames.append(question)
        return True
    cards = usable_interferences(state, seat)
    if state.manners[seat].interferes_openly:
        cards &= state.sides[seat].exposed
    elif not cards or not state.sides[seat].hand:
        return False
    else:
        cards &= could_hold(state, seat)  # BM-17.3, OQ-19
    if not fitting_interferences(state, question, cards):
        return False
    state.frames.append(question)
    return True


def _could_answer(state: Position, question: Frame) -> bool:
    """BM-3.4b: with a closed list the hidden hand could hold any interference that the table knows."""
    if question.seat == state.seat and state.turn.stopped:
        return False
    for card in state.match.possible_answers[question.seat]:
        if _could_fit(state, question, card) and not would_be_silent(state, question.seat, card):
            return True
    return False


def _could_fit(state: Position, question: Frame, card: Card) -> bool:
    """Is there a sentence on this interference card for the window that opens?"""
    for sentence in card.text:
        effect = sentence.what
        if question.flags & (FOR_POWER | FOR_GAIN):
            when = When.AFTER_YOUR_POWER if question.flags & FOR_POWER else When.YOU_GAIN
            if sentence.when is when:
                return True
        elif isinstance(effect, Cancel) and _is_answered(state, question, effect):
            return True
    return False


def usable_interferences(state: Position, seat: int) -> i64:
    """BM-11.4, BM-11.5, BM-10.6, OQ-17, RS-19: interference cards that may be laid out now at all."""
    cards = state.facts[seat].interferences & ~state.sides[seat].ignored_texts & ~forsworn(state, seat)
    if not state.manners[seat].is_bound:
        return cards
    if not cards or (seat == state.seat and state.turn.stopped):
        return 0
    for sentence in working_texts(state, 1 - seat):
        effect = sentence.what
        if isinstance(effect, Ban):
            cards &= ~state.facts[seat].described(effect.cards)
        elif isinstance(effect, BanFurther) and seat == state.seat and not effect.combat_only:
            cards = 0 if state.turn.laid_out else cards
    return cards


def answers(state: Position, frame: Frame) -> i64:
    """BM-9.18: the interference cards in this seat's hand that fit the card just laid out."""
    side = state.sides[frame.seat]
    held = side.exposed if state.manners[frame.seat].interferes_openly else side.hand
    return fitting_interferences(state, frame, usable_interferences(state, frame.seat) & held)


def fitting_interferences(state: Position, frame: Frame, cards: i64) -> i64:
    """Those of these interference cards whose text fits the card just laid out."""
    facts = state.facts[frame.seat]
    if frame.flags & FOR_POWER:
        return cards & facts.power_answers
    if frame.flags & FOR_GAIN:
        return cards & facts.gain_answers
    fits: i64 = 0
    for card in cards_in(cards):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if isinstance(effect, Cancel) and _is_answered(state, frame, effect):
                fits |= 1 << card
    return fits


def _is_answered(state: Position, frame: Frame, effect: Cancel) -> bool:
    """Does the card just laid out fit? A bluff is a support whose front nobody knows (BM-10.34, BM-10.35)."""
    if frame.flags & IS_BLUFF:
        return is_bluff_described(effect.cards)
    return bool(fitting(state, frame.side, effect.cards) >> (frame.source & LOCAL) & 1)


def answer_with(state: Position, frame: Frame, card: int) -> None:
    """BM-11.2: an interference is laid out; it can itself be answered."""
    seat = frame.seat
    side = state.sides[seat]
    side.hand &= ~(1 << card)
    side.revealed &= ~(1 << card)
    side.exposed &= ~(1 << card)
    side.laid = 1 << card
    knowledge.seen_leaving_hand(side, card)
    tell_card(state, What.LAY_OUT, seat, card, "BM-11.2")
    note_cards(state, seat)
    purpose = frame.flags & (FOR_POWER | FOR_GAIN)
    state.frames.append(Frame(Ask.ACTIVATE, seat, seat, seat << CARD_SHIFT | card, flags=purpose))
    offer_answer(state, seat, card)


def activate(state: Position, frame: Frame) -> None:
    """BM-11.1 steps 3 and 4, once no answer cancelled the card."""
    kind = state.facts[frame.seat].kind[frame.source & LOCAL]
    if kind == INTERFERENCE:
        if frame.flags & (FOR_POWER | FOR_GAIN):
            _interfere(state, frame)
        else:
            _cancel(state, frame)
        return
    if kind == CHARACTER and not frame.flags & (AS_BLUFF | KEPT_OLD) and _is_first_character(state):
        may_keep = frame.flags & IN_GANG or keeps_everything(state, frame)
        if may_keep and state.sides[frame.seat].active:
            frame.ask = Ask.KEEP
            state.frames.append(frame)
            return
        deactivate_old(state)
    _activate_now(state, frame)


def keeps_everything(state: Position, frame: Frame) -> bool:
    """BM-16.38: a text of the character itself lets all older active cards stay."""
    texts = state.facts[frame.seat].keeping_texts & ~state.sides[frame.seat].ignored_texts
    return bool(texts >> (frame.source & LOCAL) & 1)


def _interfere(state: Position, frame: Frame) -> None:
    """BM-11.2, BM-11.7: the text of an interference that answers no card is carried out."""
    seat, whole = frame.seat, frame.source
    card = whole & LOCAL
    state.sides[seat].laid = 0
    put_on_discards(state, seat, card)
    state.informed = True
    when = When.AFTER_YOUR_POWER if frame.flags & FOR_POWER else When.YOU_GAIN
    sentences = state.facts[seat].sentences[card]
    _offer(state, Frame(Ask.ANSWER, seat, 1 - seat, flags=frame.flags & (FOR_POWER | FOR_GAIN)))
    for index in range(len(sentences) - 1, -1, -1):
        if sentences[index].when is when:
            state.frames.append(Frame(Ask.RESOLVE, seat, seat, whole, flags=CONSENTED, place=index))


def _cancel(state: Position, frame: Frame) -> None:
    """BM-11.1 step 2, BM-11.3, BM-10.7: the interference works: the card it answers never was laid out."""
    side = state.sides[frame.seat]
    side.laid = 0
    put_on_discards(state, frame.seat, frame.source & LOCAL)
    victim = state.frames.pop()
    card = victim.source & LOCAL
    other = state.sides[victim.seat]
    other.laid = 0
    if victim.flags & AS_BLUFF:
        other.not_bluffs.pop()
    put_on_discards(state, victim.seat, card)
    state.informed = True
    state.turn.excused = state.turn.excused or victim.seat == state.seat  # BM-17.4, OQ-18
    tell_card(state, What.CANCEL, victim.seat, card, "BM-11.3")
    restore_laid(state)
    if state.facts[victim.seat].interferences >> card & 1:
        _offer_again(state, victim)
    if victim.seat == state.seat and not state.is_first and _offers_retreat(state, frame):
        state.frames.append(Frame(Ask.LEAVE, victim.seat, victim.seat))


def _offer_again(state: Position, victim: Frame) -> None:
    """BM-11.3: another interference may be played in place of one that was cancelled."""
    purpose = victim.flags & (FOR_POWER | FOR_GAIN)
    if purpose:
        _offer(state, Frame(Ask.ANSWER, victim.seat, 1 - victim.seat, flags=purpose))
    else:
        below = state.frames[-1]
        offer_answer(state, below.seat, below.source & LOCAL, bool(below.flags & AS_BLUFF))


def _offers_retreat(state: Position, frame: Frame) -> bool:
    """BM-11.3, OQ-16: does the text of the interference give the player a chance to retreat?"""
    for sentence in state.facts[frame.seat].sentences[frame.source & LOCAL]:
        if isinstance(sentence.what, Cancel) and sentence.what.retreat:
            return True
    return False


def restore_laid(state: Position) -> None:
    """After a cancellation the card below in the chain is the one that lies laid out again."""
    for frame in state.frames:
        if frame.ask == Ask.ACTIVATE:
            state.sides[frame.seat].laid = 1 << (frame.source & LOCAL)


def _is_first_character(state: Position) -> bool:
    """BM-6.11, BM-10.28: the first character deactivates the older cards, unless a text says otherwise."""
    return not state.turn.deactivated and not waives_character(state)


def foreseen(state: Position, card: int) -> Position | None:
    """BM-11.1: the position once a hand card of the active player has its place, unanswered and before its
    "now" texts; None where its player would be asked which older cards stay (BM-10.25a, BM-16.38)."""
    later = state.copy()
    later.events = None
    frame = Frame(Ask.ACTIVATE, state.seat, state.seat, state.seat << CARD_SHIFT | card)
    frame.flags = _flags(later, card, as_bluff=False)
    _leave_origin(later, state.seat, card)
    activate(later, frame)
    return None if frame.ask == Ask.KEEP else later


def deactivate_old(state: Position, keep: i64 = 0) -> None:
    """BM-3.8, BM-6.11: older combat cards stay in the zone but are no longer active."""
    seat = state.seat
    side = state.sides[seat]
    old = side.active & ~keep
    side.active &= keep
    if old:
        state.ignorers = [
            whole for whole in state.ignorers if whole >> CARD_SHIFT != seat or not old >> (whole & LOCAL) & 1
        ]
        tell(state, What.INACTIVE, seat, cards_in(old), rule="BM-6.11")
    state.turn.deactivated = True


def keep_old(state: Position, frame: Frame, keeps: bool) -> None:
    """BM-10.25a, BM-10.26: the older gang members stay active, or go inactive with the other old cards.

    BM-16.38: a character with such a text keeps everything, boosters too.
    """
    side = state.sides[frame.seat]
    keep = side.active if keeps_everything(state, frame) else side.active & state.facts[frame.seat].characters
    keep = keep if keeps else 0
    deactivate_old(state, keep)
    frame.ask = Ask.ACTIVATE
    frame.flags |= KEPT_OLD
    state.frames.append(frame)


def _activate_now(state: Position, frame: Frame) -> None:
    """BM-11.1 step 4: the card takes its place, its text begins to work, "now" parts are carried out."""
    seat, card, flags = frame.seat, frame.source & LOCAL, frame.flags
    side = state.sides[seat]
    facts = state.facts[seat]
    bit = 1 << card
    side.laid = 0
    if not flags & BY_TEXT:
        state.turn.lenders = 0
        _count(state, card, flags)
    elif seat == state.seat:
        state.turn.laid_out += 1
        state.turn.pair_open = NO_CARD
    if flags & AS_BLUFF:
        side.bluffs.append(card)
        return
    if facts.hylas & bit:
        discard_hylas(state)
    _place(state, seat, card)
    if facts.ignoring_texts & bit:
        state.ignorers.append(seat << CARD_SHIFT | card)
    refresh(state)
    if facts.achievements & bit:
        state.frames.append(Frame(Ask.CRYSTALS, seat, seat))
    if seat != state.seat:
        _push_now_texts(state, seat, card, flags)
        return
    icons = effective_icons(state, seat, card)
    state.turn.stopped = state.turn.stopped or icons & STOP != 0
    is_open = icons & PAIR and not flags & SECOND_OF_PAIR
    state.turn.pair_open = card if is_open else NO_CARD
    _push_now_texts(state, seat, card, flags)


def each_loses_achievement(state: Position, seat: int) -> None:
    """BM-9.8: if both players have an active crystal card after one was played, each discards one."""
    for other in (0, 1):
        if not state.sides[other].lasting & state.facts[other].achievements:
            return
    for other in (1 - seat, seat):
        state.frames.append(Frame(Ask.DISCARD_ACHIEVEMENT, other, other))


def _place(state: Position, seat: int, card: int) -> None:
    """BM-9.2, BM-9.4 to BM-9.9, OQ-9: each kind has its zone."""
    side = state.sides[seat]
    bit = 1 << card
    kind = state.facts[seat].kind[card]
    if kind in (CHARACTER, BOOSTER):
        side.combat |= bit
        side.active |= bit
    elif kind == SUPPORT:
        side.support |= bit
    elif kind == SHIP:
        side.ships.append(card)
        side.cargo.append(0)
    elif kind in (HYLA, ACHIEVEMENT):
        side.lasting |= bit
    else:
        side.stack.append(card)
        side.leading |= bit


def _count(state: Position, card: int, flags: int) -> None:
    """BM-11.3, BM-10.25c: only a card that was not cancelled counts for limits."""
    turn = state.turn
    kind = SUPPORT if flags & AS_BLUFF else state.facts[state.seat].kind[card]
    counts = flags & COUNTS
    turn.laid_out += 1
    turn.pair_open = NO_CARD
    turn.waived += 1 if flags & WAIVED else 0
    if state.sides[state.seat].landed and kind in (CHARACTER, BOOSTER, SUPPORT):
        turn.from_hand += 0 if flags & (FROM_SHIP | SECOND_OF_PAIR | IN_GANG) else 1  # BM-16.12
    if kind == CHARACTER:
        turn.laid_in_combat += 1
        turn.has_character = True
        turn.deactivated = True
        if counts:
            turn.characters += 1
        elif not turn.characters:
            turn.gang_is_free = bool(flags & WAS_FREE)
    elif kind == BOOSTER:
        turn.laid_in_combat += 1
        turn.boosters_played += 1
        turn.boosters += 1 if counts else 0
    elif kind == SUPPORT:
        turn.supports_played += 1
        turn.supports += 1 if counts else 0
    else:
        turn.action_used = True


def _push_now_texts(state: Position, seat: int, card: int, flags: int) -> None:
    """BM-12.3, BM-12.5, BM-10.27: each "now" part is carried out, in the order of the text."""
    facts = state.facts[seat]
    whole = seat << CARD_SHIFT | card
    if state.rules.leadership_ends_now and (facts.leaderships & facts.by_when[NOW]) >> card & 1:
        state.frames.append(Frame(Ask.LEADERSHIP_DONE, seat, seat, whole))  # RS-4, OQ-62
    for index in range(len(facts.sentences[card]) - 1, -1, -1):
        sentence = facts.sentences[card][index]
        if sentence.when is When.NOW:
            came = SHIPPED if flags & FROM_SHIP else 0
            state.frames.append(Frame(Ask.RESOLVE, seat, seat, whole, sentence.what, flags=came, place=index))
        elif isinstance(sentence.what, LendFree):
            state.turn.lenders |= 1 << card
