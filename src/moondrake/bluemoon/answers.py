"""Questions inside effects: what may be answered, and what an answer does."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import ARGUMENTS, Verb, action, card_actions
from moondrake.bluemoon.effects import (
    BanTaking,
    BuyDragon,
    ClearCombat,
    DemandPayment,
    DiscardAllYours,
    DiscardYours,
    DrawThenReturn,
    Kind,
    Payment,
    PayToPlay,
    TakeBack,
    TakeDiscards,
)
from moondrake.bluemoon.events import What, tell, tell_of
from moondrake.bluemoon.resolve import carry_out, clear_combat, discard_group, is_in_parts, is_optional
from moondrake.bluemoon.rules import playing, solo_giving
from moondrake.bluemoon.rules.demands import note_payment, payments
from moondrake.bluemoon.rules.fight import gain_dragons, retreat
from moondrake.bluemoon.rules.ignoring import (
    costs_something,
    is_bluff_described,
    refresh,
    working_texts,
)
from moondrake.bluemoon.rules.laying_out import (
    achievement_options,
    bans_now,
    loadable_ships,
    ships_with_room,
    unmet_texts,
)
from moondrake.bluemoon.rules.loading import choose_ship, load, load_from_pile, take_from_pile
from moondrake.bluemoon.rules.moving import (
    LOOKED,
    MILLED,
    REVEALED,
    discard_from_hand,
    discard_from_play,
    draw_one,
    givable,
    into_hand,
    may_draw,
    may_take,
    mill,
    mill_card,
    note_cards,
    put_under,
    show_bluff,
    show_discard_top,
    shuffle,
    shuffle_away,
    shuffle_in,
    take_back,
    take_back_bluff,
    take_drawn,
)
from moondrake.bluemoon.rules.possible import discardable, has_active
from moondrake.bluemoon.rules.targeting import set_target
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, count
from moondrake.table import CHANCE, EVERYONE
from moondrake.table.native import i64

NOT_DRAWN: Final = 1
"""In a MORE question's `left`: it is not about the draw pile."""
OPENLY: Final = 1
DECLINE_MOST: Final = 3
YES_NO: Final = [action(Verb.YES), action(Verb.NO)]
DONE: Final = action(Verb.DONE)
STOPPABLE: Final = (
    Ask.DISCARD_MINE,
    Ask.PUT_UNDER,
    Ask.SEARCH_DISCARD,
    Ask.LOAD_NOW,
    Ask.SEARCH_PILE,
    Ask.FETCH,
    Ask.MULLIGAN,
    Ask.DISCARD_SOME,
    Ask.SHUFFLE_SOME,
    Ask.PLAY_ACHIEVEMENT,
)
"""Questions that can always be answered with DONE."""


def frame_options(state: Position, frame: Frame) -> list[int]:
    """The answers to the question on top of the stack, sorted."""
    ask = frame.ask
    if ask == Ask.DEAL:
        return card_actions(Verb.DEAL, frame.side, state.sides[frame.side].rest)
    if ask in (Ask.MAY, Ask.MORE, Ask.REPLACE_DRAW, Ask.LEAVE):
        return YES_NO
    if ask == Ask.KEEP:
        return [action(Verb.KEEP), action(Verb.RELEASE)]
    if ask == Ask.START:
        return [action(Verb.START, 0), action(Verb.START, 1)]
    if ask == Ask.ANSWER:
        return [action(Verb.PASS), *card_actions(Verb.PLAY, frame.seat, playing.answers(state, frame))]
    if ask == Ask.WHICH_ALL:
        return _which_options(state, frame)
    if ask == Ask.GO_BACK:
        return [action(Verb.BACK, index) for index in range(len(state.points))]
    return _choice_options(state, frame)


def _which_options(state: Position, frame: Frame) -> list[int]:
    effect = frame.effect
    assert isinstance(effect, DiscardAllYours)
    places = [index for index in range(len(effect.choices)) if has_active(state, frame.side, index, effect)]
    done = [DONE] if not places or is_optional(state, frame) else []
    return done + [action(Verb.WHICH, index) for index in places]


def _choice_options(state: Position, frame: Frame) -> list[int]:
    """Questions answered with a card, with DONE where stopping is allowed."""
    bits = choosable(state, frame)
    options = [DONE] if may_stop(state, frame, bits) else []
    verb = Verb.DEAL if frame.seat == CHANCE else Verb.CHOOSE
    options += card_actions(verb, frame.side, bits)
    if frame.ask == Ask.DISCARD_YOURS:
        options += _bluff_places(state, frame)
    if (frame.ask == Ask.DISCARD_SOME and frame.left) or frame.ask == Ask.SHUFFLE_SOME:
        options += [action(Verb.BLUFFED, slot) for slot in range(len(state.sides[frame.side].bluffs))]
    if frame.ask == Ask.RANDOM_DISCARD and _has_hidden_cards(state, frame.side):
        options.append(action(Verb.RANDOM))
    return options


def _has_hidden_cards(state: Position, seat: int) -> bool:
    """Can a card be drawn from this hand unseen? BM-22.24: an empty hand of the Bot is its draw pile."""
    side = state.sides[seat]
    return bool(side.hand & ~side.revealed) or (not side.hand and givable(state, seat) > 0)


def _bluff_places(state: Position, frame: Frame) -> list[int]:
    """BM-10.35: an opposing bluff support is named by its place, not by its front."""
    effect = frame.effect
    if not isinstance(effect, DiscardYours) or not is_bluff_described(effect.cards):
        return []
    return [action(Verb.BLUFFED, slot) for slot in range(len(state.sides[frame.side].bluffs))]


def may_stop(state: Position, frame: Frame, bits: int) -> bool:
    """Is DONE an answer?"""
    ask = frame.ask
    if ask in STOPPABLE:
        return True
    if ask in (Ask.TAKE_BACK, Ask.ONE_STAYS, Ask.DISCARD_YOURS):
        return is_optional(state, frame) or (not bits and not _bluff_places(state, frame))
    if ask == Ask.RANDOM_DISCARD:
        is_whole = frame.bits != 0 and not state.rules.parts_allowed and not _has_open_hand(state, frame)
        return not is_whole and is_optional(state, frame)
    if ask == Ask.PAY:
        return isinstance(frame.effect, BuyDragon) and frame.bits == 0
    if ask == Ask.DECLINE:
        return frame.bits != 0 or not bits
    return not bits and ask in (Ask.RETURN, Ask.YOU_DISCARD, Ask.RECALL)


def _has_open_hand(state: Position, frame: Frame) -> bool:
    """The recorded program lets the player pick fewer from an open hand (ruleset `traces`)."""
    side = state.sides[frame.side]
    return state.rules.open_hand_in_parts and side.hand == side.revealed


def choosable(state: Position, frame: Frame) -> int:
    """The cards of `frame.side` that may be chosen."""
    ask = frame.ask
    side = state.sides[frame.side]
    if ask in (Ask.YOU_DISCARD, Ask.DISCARD_MINE, Ask.PUT_UNDER, Ask.RETURN):
        return side.hand
    if ask == Ask.MULLIGAN:
        return side.hand & ~frame.bits
    if ask == Ask.DECLINE:
        return side.hand if count(frame.bits) < DECLINE_MOST else 0
    if ask == Ask.RANDOM_DISCARD:
        return side.revealed
    if ask == Ask.PICK_FROM_HAND:
        return side.hand & ~side.revealed
    if ask in (Ask.PICK_FROM_DISCARDS, Ask.DISCARD_TOP):
        return side.mixed
    if ask in (Ask.DISCARD_TAKEN, Ask.TARGET, Ask.DISCARD_SOME, Ask.SHUFFLE_SOME):
        return frame.bits
    if ask in (Ask.SEARCH_PILE, Ask.SEARCH_DISCARD):
        return _searchable(state, frame)
    if ask in (Ask.RECALL, Ask.PLAY_ACHIEVEMENT, Ask.DISCARD_ACHIEVEMENT):
        return _choosable_actions(state, frame)
    return _choosable_in_play(state, frame)


def _choosable_actions(state: Position, frame: Frame) -> int:
    """Leadership cards to recall (BM-16.36), crystal cards to play (BM-9.8b) or to give up (BM-9.8)."""
    side = state.sides[frame.side]
    if frame.ask == Ask.RECALL:
        is_own = frame.source >> CARD_SHIFT == frame.side
        return bits_of(side.stack) & ~(1 << (frame.source & LOCAL) if is_own else 0)
    if frame.ask == Ask.PLAY_ACHIEVEMENT:
        return achievement_options(state, frame.seat)
    return side.lasting & state.facts[frame.side].achievements


def _searchable(state: Position, frame: Frame) -> int:
    """BM-16.39: a ban on taking forbids the taking, not the look."""
    from_pile = frame.ask == Ask.SEARCH_PILE
    if not may_take(state, frame.side, from_pile):
        return 0
    side = state.sides[frame.side]
    return side.pile() if from_pile else side.discard_bits()


def _loadable(state: Position, frame: Frame) -> int:
    """BM-9.10, OQ-51: hand cards for a text of the ship itself, while it has room."""
    facts = state.facts[frame.side]
    has_room = (frame.source & LOCAL) in ships_with_room(state, frame.seat)
    cards = facts.characters | facts.boosters | facts.supports
    return state.sides[frame.side].hand & cards if has_room else 0


def _choosable_in_play(state: Position, frame: Frame) -> int:
    ask = frame.ask
    side = state.sides[frame.side]
    if ask == Ask.LOAD_NOW:
        return _loadable(state, frame)
    if ask == Ask.DISCARD_YOURS:
        return discardable(state, frame)
    if ask == Ask.ONE_STAYS:
        return side.active & state.facts[frame.side].characters
    if ask == Ask.TAKE_BACK:
        return _returnable(state, frame)
    if ask == Ask.FETCH:
        return fetchable(state, frame.seat)
    if ask == Ask.LOAD_SHIP:
        return bits_of(loadable_ships(state, frame.seat))
    if ask == Ask.FETCH_SHIP:
        return bits_of(ships_with_room(state, frame.seat))
    assert ask == Ask.PAY, ask
    return payable(state, frame)


def _returnable(state: Position, frame: Frame) -> int:
    """The own cards a TakeBack text may name; leadership cards never come back (OQ-55)."""
    effect = frame.effect
    assert isinstance(effect, TakeBack)
    side = state.sides[frame.seat]
    if not may_take(state, frame.seat, from_pile=False):
        return 0
    if effect.active:
        lasting = side.lasting & ~state.facts[frame.seat].staff
        return side.active | side.support | lasting | bits_of(side.bluffs) | bits_of(side.ships)
    return side.combat & ~(1 << (frame.source & LOCAL)) if effect.other else side.combat


def fetchable(state: Position, seat: int) -> int:
    """BM-16.39: what a Fetch text may take from the draw pile: influence cards to play, cards to load.

    BM-11.5, BM-12.4: as laying out allows it; a card that costs something before is not played from a pile.
    """
    if not may_take_from_pile(state, seat):
        return 0
    facts = state.facts[seat]
    pile = state.sides[seat].pile()
    bans = bans_now(state, seat)
    bits = 0 if bans.everything else pile & (facts.ships | facts.hylas) & ~bans.general & ~bans.named
    bits &= ~unmet_texts(state, seat, bits) & ~costs_something(state, seat, bits)
    if ships_with_room(state, seat):
        bits |= pile & (facts.characters | facts.boosters | facts.supports)
    return bits


def may_take_from_pile(state: Position, seat: int) -> bool:
    """BM-15.8: bans on the draw pile; bans on the hand do not matter for a card that never reaches it."""
    for sentence in working_texts(state, 1 - seat):
        ban = sentence.what
        if isinstance(ban, BanTaking) and ban.pile_only and state.turn.taken >= ban.after:
            return False
    return True


def payment_of(state: Position, frame: Frame) -> tuple[Payment, int]:
    """What a PAY question wants, and the factor on its numbers (BM-16.24)."""
    effect = frame.effect
    if isinstance(effect, (BuyDragon, PayToPlay)):
        return effect.payment, 1
    assert isinstance(effect, DemandPayment)
    return effect.payment, frame.left


def payable(state: Position, frame: Frame) -> i64:
    """BM-15.3: the hand cards that lead to a payment without a superfluous card."""
    if frame.ways is None:
        frame.ways = _ways_to_pay(state, frame)
    paid: i64 = frame.bits
    bits: i64 = 0
    for way in frame.ways:
        cards: i64 = way
        if cards & paid == paid:
            bits |= cards
    return bits & ~paid


def _ways_to_pay(state: Position, frame: Frame) -> list[int]:
    """What was paid so far counts as held: the ways stay the same until the last card."""
    payment, times = payment_of(state, frame)
    cards = state.sides[frame.side].hand | frame.bits
    if isinstance(frame.effect, PayToPlay):
        cards &= ~(1 << (frame.source & LOCAL))
    return payments(state, frame.side, cards, payment, times)


def answer_frame(state: Position, frame: Frame, number: int) -> None:
    """Carry out the answer to the question that was on top of the stack (already popped)."""
    verb, card = number // ARGUMENTS, number % ARGUMENTS & LOCAL
    ask = frame.ask
    if ask == Ask.DEAL:
        if frame.left == MILLED:
            mill_card(state, frame.side, card)
        elif frame.left == REVEALED:
            solo_giving.reveal_card(state, card)
        elif frame.left == LOOKED:
            solo_giving.look_at(state, card)
        else:
            take_drawn(state, frame.side, card, openly=frame.left == OPENLY)
    elif ask == Ask.START:
        state.seat = card
        tell(state, What.START, card, [], rule="BM-4.3")
    elif ask == Ask.KEEP:
        playing.keep_old(state, frame, keeps=verb == Verb.KEEP)
    elif verb in (Verb.YES, Verb.NO):
        _answer_yes_no(state, frame, verb == Verb.YES)
    elif ask == Ask.ANSWER:
        _answer_window(state, frame, verb, card)
    elif ask == Ask.WHICH_ALL:
        effect = frame.effect
        assert isinstance(effect, DiscardAllYours)
        if verb == Verb.WHICH:
            discard_group(state, frame, effect, card)
    elif verb == Verb.DONE:
        _answer_done(state, frame)
    else:
        _answer_choice(state, frame, verb, card)


def _answer_yes_no(state: Position, frame: Frame, yes: bool) -> None:
    if frame.ask == Ask.MAY:
        _answer_may(state, frame, yes)
    elif frame.ask == Ask.MORE:
        if not yes:
            state.frames[-1].left = 0
    elif yes and frame.ask == Ask.LEAVE:
        retreat(state, frame.seat, "BM-11.3")
    elif yes:
        state.frames.append(Frame(Ask.DRAW, frame.seat, frame.side, left=1))


def _answer_may(state: Position, frame: Frame, yes: bool) -> None:
    effect = frame.effect
    assert effect is not None
    if yes:
        carry_out(state, frame, effect)
    elif isinstance(effect, TakeDiscards):
        show_discard_top(state, frame.seat)


def _answer_window(state: Position, frame: Frame, verb: int, card: int) -> None:
    """BM-11.1 step 2, BM-17.3: an offered and passed window is new information."""
    state.informed = state.informed or state.rules.window_informs
    if verb == Verb.PLAY:
        playing.answer_with(state, frame, card)


def _answer_done(state: Position, frame: Frame) -> None:
    """The seat stops choosing."""
    if frame.ask in (Ask.SEARCH_PILE, Ask.FETCH):
        shuffle(state, frame.seat)
    elif frame.ask == Ask.SHUFFLE_SOME and frame.left:
        shuffle(state, frame.side)
        note_cards(state, frame.side)
    elif frame.ask == Ask.DECLINE:
        finish_decline(state, frame)
    elif frame.ask == Ask.MULLIGAN:
        for waiting in state.frames:
            if waiting.ask == Ask.MULLIGAN_END and waiting.side == frame.side:
                waiting.bits = frame.bits


def finish_decline(state: Position, frame: Frame) -> None:
    """BM-6.8: after the discards draw up to six; then the opponent is start player."""
    state.frames.append(Frame(Ask.DECLINED, frame.seat, frame.side, bits=frame.bits))


def _answer_choice(state: Position, frame: Frame, verb: int, card: int) -> None:
    ask = frame.ask
    if ask == Ask.MULLIGAN:
        frame.bits |= 1 << card
        state.frames.append(frame)
    elif ask == Ask.DISCARD_YOURS:
        _hit(state, frame, verb, card)
    elif ask == Ask.ONE_STAYS:
        effect = frame.effect
        assert isinstance(effect, ClearCombat)
        clear_combat(state, frame, active_only=True, stays=1 << card)
    elif ask in (Ask.DISCARD_SOME, Ask.SHUFFLE_SOME):
        _hit_some(state, frame, verb, card)
    elif ask == Ask.RANDOM_DISCARD:
        _draw_from_hand(state, frame, verb, card)
    elif ask == Ask.PICK_FROM_HAND:
        discard_from_hand(state, frame.side, card, "BM-16.33")
    elif ask in (Ask.TAKE_BACK, Ask.SEARCH_PILE, Ask.SEARCH_DISCARD, Ask.PICK_FROM_DISCARDS):
        _take(state, frame, card)
    elif ask == Ask.DISCARD_TOP:
        side = state.sides[frame.side]
        side.mixed &= ~(1 << card)
        knowledge.seen_in_discards(side, card)
        side.discards.append(card)
        tell(state, What.TOP, frame.side, [card], rule="BM-3.4")
    elif ask in (Ask.FETCH, Ask.FETCH_SHIP, Ask.LOAD_SHIP, Ask.LOAD_NOW):
        _load_or_fetch(state, frame, card)
    elif ask in (Ask.RECALL, Ask.PLAY_ACHIEVEMENT, Ask.DISCARD_ACHIEVEMENT):
        _answer_actions(state, frame, card)
    elif ask == Ask.TARGET:
        set_target(state, frame.seat, frame.left, card)
    else:
        _give_up(state, frame, card)


def _answer_actions(state: Position, frame: Frame, card: int) -> None:
    """Leadership and crystal cards that a text or rule moves."""
    if frame.ask == Ask.RECALL:
        _recall(state, frame.side, card)
    elif frame.ask == Ask.PLAY_ACHIEVEMENT:
        playing.begin_play(state, frame.seat, card, by_text=True)
    else:
        discard_from_play(state, frame.side, card, "BM-9.8")


def _recall(state: Position, seat: int, card: int) -> None:
    """BM-16.36, OQ-40: a card of the leadership stack is shown and shuffled into the draw pile."""
    side = state.sides[seat]
    side.stack.remove(card)
    side.leading &= ~(1 << card)
    knowledge.known_in_pile(side, 1 << card)
    side.rest |= 1 << card
    tell(state, What.RETURN, seat, [card], rule="BM-16.36")
    shuffle(state, seat)
    note_cards(state, seat)


def _give_up(state: Position, frame: Frame, card: int) -> None:
    """Hand cards that are discarded or put away one by one (BM-15.2, BM-15.5)."""
    ask = frame.ask
    seat = frame.side
    if ask == Ask.PUT_UNDER:
        put_under(state, seat, card)
    elif ask == Ask.RETURN:
        shuffle_in(state, seat, card)
        frame.left -= 1
    else:
        frame.bits |= 1 << card
        discard_from_hand(state, seat, card, _discard_rule(ask))
    if ask == Ask.PAY:
        _continue_payment(state, frame)
    elif _gives_more(state, frame):
        state.frames.append(frame)
    elif ask == Ask.DECLINE:
        finish_decline(state, frame)
    elif ask == Ask.RETURN:
        shuffle(state, seat)


def _gives_more(state: Position, frame: Frame) -> bool:
    """Is another card to be chosen?"""
    if not state.sides[frame.side].hand:
        return False
    if frame.ask in (Ask.DISCARD_MINE, Ask.PUT_UNDER):
        return True
    if frame.ask == Ask.DECLINE:
        return count(frame.bits) < DECLINE_MOST
    if frame.ask == Ask.RETURN:
        return frame.left > 0
    return frame.ask == Ask.YOU_DISCARD and count(frame.bits) < frame.left


def _discard_rule(ask: int) -> str:
    rules = {
        Ask.PAY: "BM-15.3",
        Ask.DECLINE: "BM-6.8",
        Ask.YOU_DISCARD: "BM-16.33",
        Ask.DISCARD_TAKEN: "BM-16.22",
    }
    return rules.get(ask, "BM-15.2")


def _continue_payment(state: Position, frame: Frame) -> None:
    """BM-16.3: all or nothing; the picks offered always lead to a complete payment."""
    if payable(state, frame):
        state.frames.append(frame)
        return
    if isinstance(frame.effect, BuyDragon):
        gain_dragons(state, frame.seat, 1, "BM-7.8")
    if not isinstance(frame.effect, DemandPayment):
        return
    note_payment(state, frame, frame.bits)
    tell_of(state, What.PAID, frame.seat, frame.source, "BM-16.2")


def _hit(state: Position, frame: Frame, verb: int, card: int) -> None:
    if verb == Verb.BLUFFED:
        show_bluff(state, frame.side, card, "BM-10.38")
    else:
        discard_from_play(state, frame.side, card, "BM-3.9")


def _hit_some(state: Position, frame: Frame, verb: int, card: int) -> None:
    """RS-24 `legends`: one more of several cards is discarded, or goes into the draw pile (BM-16.6)."""
    frame.bits &= ~(1 << card) if verb == Verb.CHOOSE else -1
    state.frames.append(frame)
    if frame.ask == Ask.DISCARD_SOME:
        _hit(state, frame, verb, card)
        return
    frame.left = 1
    if verb == Verb.BLUFFED:
        card = state.sides[frame.side].bluffs[card]
    shuffle_away(state, frame.side, card, "BM-16.6")
    refresh(state)


def _draw_from_hand(state: Position, frame: Frame, verb: int, card: int) -> None:
    """BM-16.33, RS-26: the owner of the effect draws from the victim's hand; revealed cards may be picked.

    OQ-12, OQ-43: at random only where the text names nobody who picks.
    """
    frame.left -= 1
    frame.bits = 1
    if frame.left and givable(state, frame.side) > 1:
        state.frames.append(frame)
    if verb == Verb.RANDOM and not state.sides[frame.side].hand:
        mill(state, frame.side)  # BM-22.24
    elif verb == Verb.RANDOM:
        state.frames.append(Frame(Ask.PICK_FROM_HAND, CHANCE, frame.side, frame.source))
    else:
        discard_from_hand(state, frame.side, card, "BM-16.33")


def _take(state: Position, frame: Frame, card: int) -> None:
    """Cards that come into hand from play or from a pile."""
    seat = frame.side
    side = state.sides[seat]
    if frame.ask == Ask.TAKE_BACK:
        if card in side.bluffs:
            take_back_bluff(state, seat, card, "BM-15.7")
        else:
            take_back(state, seat, card, "BM-15.7")
        return
    if frame.ask == Ask.SEARCH_PILE:
        take_from_pile(state, seat, card)
        into_hand(state, seat, card, openly=True)
        tell(state, What.TAKE, seat, [card], rule="BM-16.31")
        shuffle(state, seat)
        return
    openly = frame.ask == Ask.SEARCH_DISCARD
    side.mixed &= ~(1 << card)
    if card in side.discards:
        side.discards.remove(card)
    if openly:
        knowledge.seen_in_discards(side, card)
        state.turn.taken += state.rules.searched_discard_counts
        show_discard_top(state, seat)
    else:
        knowledge.hidden_take(side)
    state.informed = True
    into_hand(state, seat, card, openly)
    tell(state, What.TAKE_DISCARD, seat, [card], rule="BM-15.7", seen_by=EVERYONE if openly else 1 << seat)


def _load_or_fetch(state: Position, frame: Frame, card: int) -> None:
    """Loading from hand (BM-9.11, LoadNow) or from the pile (Fetch), and the choice of a ship."""
    seat = frame.seat
    if frame.ask == Ask.LOAD_NOW:
        load(state, seat, card, frame.source & LOCAL)
        frame.left -= 1
        if frame.left:
            state.frames.append(frame)
    elif frame.ask == Ask.LOAD_SHIP:
        load(state, seat, frame.left, card)
    elif frame.ask == Ask.FETCH_SHIP:
        load_from_pile(state, seat, frame.left, card)
    elif state.facts[seat].kind[card] in (Kind.SHIP, Kind.HYLA):
        take_from_pile(state, seat, card)
        shuffle(state, seat)
        playing.lay_out_by_text(state, seat, card)
    else:
        choose_ship(state, seat, card, Ask.FETCH_SHIP)


def work(state: Position, frame: Frame) -> None:
    """Work frames that belong to effects: drawing several cards, one at a time."""
    ask = frame.ask
    seat = frame.side
    if ask == Ask.TAKE_DISCARDS:
        side = state.sides[seat]
        if frame.left and side.mixed and may_take(state, seat, from_pile=False):
            frame.left -= 1
            state.frames.append(frame)
            if is_in_parts(state, frame) and frame.left and count(side.mixed) > 1:
                state.frames.append(Frame(Ask.MORE, seat, seat, frame.source, left=NOT_DRAWN))
            state.frames.append(Frame(Ask.PICK_FROM_DISCARDS, CHANCE, seat, frame.source))
        else:
            show_discard_top(state, seat)
        return
    if ask == Ask.MAKE_DISCARD:
        _make_discard(state, frame)
        return
    if not frame.left or not may_draw(state, seat):
        _drawn(state, frame)
        return
    _draw_step(state, frame)


def _make_discard(state: Position, frame: Frame) -> None:
    """RS-24 `legends`: the owner of the effect may be content with a part of the cards."""
    victim = frame.side
    cards = givable(state, victim)
    if not frame.left or not cards:
        return
    frame.left -= 1
    state.frames.append(frame)
    if frame.left and cards > 1:
        state.frames.append(Frame(Ask.MORE, frame.seat, frame.seat, frame.source, left=NOT_DRAWN))
    state.frames.append(Frame(Ask.YOU_DISCARD, victim, victim, frame.source, frame.effect, left=1))


def _draw_step(state: Position, frame: Frame) -> None:
    """Draw one card of several; where the number is free, ask before each further one (RS-24, OQ-57)."""
    seat = frame.side
    frame.left -= 1
    state.frames.append(frame)
    has_free_number = frame.ask in (Ask.DRAWN_THEN_RETURN, Ask.TAKEN_OPENLY) or is_in_parts(state, frame)
    if has_free_number and frame.left:
        state.frames.append(Frame(Ask.MORE, seat, seat, frame.source))
    draw_one(state, seat, openly=frame.ask == Ask.TAKEN_OPENLY)


def _drawn(state: Position, frame: Frame) -> None:
    """What follows the drawing: shuffling cards back (BM-16.23) or discarding one (BM-16.22)."""
    effect = frame.effect
    if frame.ask == Ask.DRAWN_THEN_RETURN:
        assert isinstance(effect, DrawThenReturn)
        state.frames.append(Frame(Ask.RETURN, frame.seat, frame.side, frame.source, effect, effect.back))
    elif frame.ask == Ask.TAKEN_OPENLY:
        state.frames.append(Frame(Ask.DISCARD_TAKEN, frame.seat, frame.side, frame.source, bits=frame.bits))
