"""Carries effects out. An effect that asks pushes a frame and returns; `answers` takes the answer."""

from typing import assert_never

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.effects import (
    Attract,
    BuyDragon,
    ChangeElement,
    ClearCombat,
    DiscardAllMine,
    DiscardAllYours,
    DiscardMine,
    DiscardYours,
    Draw,
    DrawThenReturn,
    DrawTo,
    EachPlayer,
    Effect,
    Element,
    Fetch,
    Forswear,
    HandIntoPile,
    HandLimit,
    IDiscard,
    LoadNow,
    Mill,
    PlayAchievement,
    PlayedFromShip,
    PreventDragon,
    PutUnder,
    RandomDiscard,
    Recall,
    RevealHand,
    SearchDiscard,
    SearchPile,
    Sentence,
    ShuffleAway,
    ShuffleDiscards,
    Standing,
    TakeBack,
    TakeDiscards,
    TakeOpenly,
    YouDiscard,
)
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.rules.fight import gain_dragons
from moondrake.bluemoon.rules.ignoring import (
    active_cards,
    fitting,
    is_bluff_described,
    is_silent,
    protected,
    refresh,
)
from moondrake.bluemoon.rules.laying_out import holds
from moondrake.bluemoon.rules.moving import (
    discard_from_play,
    givable,
    may_take,
    mill,
    note_cards,
    show_bluff,
    show_discard_top,
    shuffle,
    shuffle_away,
    shuffle_in,
)
from moondrake.bluemoon.rules.possible import clearable, is_possible, shuffled_away
from moondrake.bluemoon.state import CARD_SHIFT, CONSENTED, NO_CARD, SHIPPED, Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in, count


def sentence_of(state: Position, frame: Frame) -> Sentence:
    """The sentence a RESOLVE or MAY frame is about."""
    return state.facts[frame.seat].sentences[frame.source & LOCAL][frame.place]


def is_optional(state: Position, frame: Frame) -> bool:
    """BM-12.6, RS-24: does the text that a frame carries out say "may"? What no text says is mandatory."""
    if frame.source == NO_CARD or frame.effect is None:
        return False
    for sentence in state.facts[frame.source >> CARD_SHIFT].sentences[frame.source & LOCAL]:
        what = sentence.what.what if isinstance(sentence.what, EachPlayer) else sentence.what
        if what is frame.effect and sentence.may:
            return True
    return False


def is_in_parts(state: Position, frame: Frame) -> bool:
    """RS-24 `legends`: an "I may" is carried out completely, partly or not at all."""
    return state.rules.parts_allowed and is_optional(state, frame)


def resolve(state: Position, frame: Frame) -> None:
    """BM-12.6, RS-24, RS-32: begin to carry out one sentence, as far as possible; "may" is asked first."""
    sentence = sentence_of(state, frame)
    if is_silent(state, frame.seat, frame.source & LOCAL, sentence) or not is_due(state, frame, sentence):
        return
    _begin(state, frame, sentence.what, sentence.may and not isinstance(sentence.what, EachPlayer))


def _begin(state: Position, frame: Frame, effect: Effect, may: bool) -> None:
    """Do something if it is possible, and only if its doer likes to where it is a "may"."""
    if not is_possible(state, frame.seat, effect):
        return
    if isinstance(effect, TakeDiscards):
        _mix_discards(state, frame.seat)
        if not may_take(state, frame.seat, from_pile=False):
            show_discard_top(state, frame.seat)
            return
    if may and not frame.flags & CONSENTED and not _asks_itself(state, frame.seat, effect):
        frame.ask = Ask.MAY
        frame.effect = effect
        state.frames.append(frame)
        return
    carry_out(state, frame, effect)


def is_due(state: Position, frame: Frame, sentence: Sentence) -> bool:
    """Does the condition of a sentence hold, if it has one?"""
    if isinstance(sentence.condition, PlayedFromShip):
        return bool(frame.flags & SHIPPED)
    return sentence.condition is None or holds(state, frame.seat, sentence.condition)


def _asks_itself(state: Position, seat: int, effect: Effect) -> bool:
    """Effects whose own question can be answered with DONE need no question before it."""
    parts = state.rules.parts_allowed
    if isinstance(effect, ClearCombat):
        characters = state.sides[1 - seat].active & state.facts[1 - seat].characters
        return parts or (effect.one_stays and characters != 0)
    if isinstance(effect, ShuffleAway):
        return parts
    if isinstance(effect, DiscardAllYours):
        return len(effect.choices) > 1 or parts
    return isinstance(
        effect,
        (
            DiscardYours,
            RandomDiscard,
            DiscardMine,
            PutUnder,
            TakeBack,
            SearchDiscard,
            LoadNow,
            BuyDragon,
            DrawThenReturn,
            TakeOpenly,
            PlayAchievement,
        ),
    )


def carry_out(state: Position, frame: Frame, effect: Effect) -> None:
    """One branch per deed; what asks something pushes its question. Standing texts never come here."""
    frame.effect = effect
    seat, other = frame.seat, 1 - frame.seat
    if isinstance(effect, Draw):
        _ask(state, Ask.DRAW, seat, seat, frame, effect.count)
    elif isinstance(effect, DrawTo):
        _ask(state, Ask.DRAW, seat, seat, frame, effect.size - count(state.sides[seat].hand))
    elif isinstance(effect, DrawThenReturn):
        _ask(state, Ask.DRAWN_THEN_RETURN, seat, seat, frame, effect.up_to)
    elif isinstance(effect, TakeOpenly):
        _ask(state, Ask.TAKEN_OPENLY, seat, seat, frame, effect.up_to)
    elif isinstance(effect, DiscardYours):
        _ask(state, Ask.DISCARD_YOURS, seat, other, frame, 1)
    elif isinstance(effect, DiscardAllYours):
        _discard_all_yours(state, frame, effect)
    elif isinstance(effect, ClearCombat):
        _clear_combat(state, frame, effect)
    elif isinstance(effect, DiscardAllMine):
        _discard_all_mine(state, seat, effect)
    elif isinstance(effect, ShuffleAway):
        if is_in_parts(state, frame):
            bits = shuffled_away(state, other) & ~state.sides[other].bluff_bits()
            state.frames.append(Frame(Ask.SHUFFLE_SOME, seat, other, frame.source, effect, bits=bits))
        else:
            _shuffle_away(state, other)
    elif isinstance(effect, IDiscard):
        _ask(state, Ask.YOU_DISCARD, seat, seat, frame, min(effect.count, givable(state, seat)))
    elif isinstance(effect, HandIntoPile):
        _hand_into_pile(state, frame, effect)
    elif isinstance(effect, Recall):
        _ask(state, Ask.RECALL, seat, seat, frame, 1)
    elif isinstance(effect, PlayAchievement):
        _ask(state, Ask.PLAY_ACHIEVEMENT, seat, seat, frame, 1)
    elif isinstance(effect, Forswear):
        state.sides[frame.source >> CARD_SHIFT].vows |= 1 << (frame.source & LOCAL)
        tell(state, What.FORSWEAR, seat, [frame.source & LOCAL], rule="BM-13.1")
    elif isinstance(effect, EachPlayer):
        for doer in (seat, other):  # BM-16.1: the opponent first
            state.frames.append(Frame(Ask.ONE_OF_EACH, doer, doer, frame.source, effect.what))
    elif isinstance(effect, PreventDragon):
        _prevent_dragon(state, frame)
    elif isinstance(effect, YouDiscard):
        if is_in_parts(state, frame):
            _ask(state, Ask.MAKE_DISCARD, seat, other, frame, effect.count)
        else:
            cards = min(effect.count, givable(state, other))
            _ask(state, Ask.YOU_DISCARD, other, other, frame, cards)
    elif isinstance(effect, HandLimit):
        _ask(state, Ask.YOU_DISCARD, other, other, frame, count(state.sides[other].hand) - effect.size)
    elif isinstance(effect, RandomDiscard):
        _ask(state, Ask.RANDOM_DISCARD, seat, other, frame, effect.count)
    elif isinstance(effect, DiscardMine):
        _ask(state, Ask.DISCARD_MINE, seat, seat, frame, 0)
    elif isinstance(effect, PutUnder):
        _ask(state, Ask.PUT_UNDER, seat, seat, frame, 0)
    elif isinstance(effect, RevealHand):
        reveal_hand(state, other)
    elif isinstance(effect, TakeBack):
        _ask(state, Ask.TAKE_BACK, seat, seat, frame, 1)
    elif isinstance(effect, SearchPile):
        _ask(state, Ask.SEARCH_PILE, seat, seat, frame, 1)
    elif isinstance(effect, SearchDiscard):
        _ask(state, Ask.SEARCH_DISCARD, seat, seat, frame, 1)
    elif isinstance(effect, TakeDiscards):
        _ask(state, Ask.TAKE_DISCARDS, seat, seat, frame, effect.count)
    elif isinstance(effect, ShuffleDiscards):
        shuffle_discards_in(state, seat)
    elif isinstance(effect, Fetch):
        _ask(state, Ask.FETCH, seat, seat, frame, 1)
    elif isinstance(effect, LoadNow):
        _ask(state, Ask.LOAD_NOW, seat, seat, frame, effect.up_to)
    elif isinstance(effect, ChangeElement):
        change_element(state, effect.to)
    elif isinstance(effect, Mill):
        mill(state, other)
    elif isinstance(effect, BuyDragon):
        _ask(state, Ask.PAY, seat, seat, frame, 1)
    elif isinstance(effect, Attract):
        gain_dragons(state, seat, effect.count, "BM-7.8")
    elif isinstance(effect, Standing):
        raise AssertionError(f"{effect} is looked up by the rules, never carried out")
    else:
        assert_never(effect)


def _ask(state: Position, ask: int, seat: int, side: int, frame: Frame, left: int) -> None:
    state.frames.append(Frame(ask, seat, side, frame.source, frame.effect, left))


def _discard_all_yours(state: Position, frame: Frame, effect: DiscardAllYours) -> None:
    if len(effect.choices) > 1:
        _ask(state, Ask.WHICH_ALL, frame.seat, 1 - frame.seat, frame, 0)
    else:
        discard_group(state, frame, effect, 0)


def do_one_of_each(state: Position, frame: Frame) -> None:
    """BM-16.1, BM-12.6: one player's part of what each player does, or may do."""
    effect = frame.effect
    assert effect is not None
    _begin(state, frame, effect, is_optional(state, frame))


def _discard_all_mine(state: Position, seat: int, effect: DiscardAllMine) -> None:
    """BM-16.6, BM-15.4: own texts reach own PROTECTED cards, but this one spares them."""
    side = state.sides[seat]
    while side.bluffs and is_bluff_described(effect.cards):
        show_bluff(state, seat, 0, "BM-10.38")
    for card in cards_in(active_cards(state, seat) & fitting(state, seat, effect.cards)):
        if not protected(state, seat) >> card & 1:
            discard_from_play(state, seat, card, "BM-16.6")


def _shuffle_away(state: Position, seat: int) -> None:
    for card in cards_in(shuffled_away(state, seat)):
        shuffle_away(state, seat, card, "BM-16.6")
    refresh(state)
    shuffle(state, seat)
    note_cards(state, seat)


def _hand_into_pile(state: Position, frame: Frame, effect: HandIntoPile) -> None:
    """The whole hand goes into the draw pile; then new cards are drawn."""
    seat = frame.seat
    for card in cards_in(state.sides[seat].hand):
        shuffle_in(state, seat, card)
    shuffle(state, seat)
    _ask(state, Ask.DRAW, seat, seat, frame, effect.draw)


def _prevent_dragon(state: Position, frame: Frame) -> None:
    """BM-11.7: the dragon that was about to move stays; nobody is asked about it any more."""
    for index in range(len(state.frames) - 1, -1, -1):
        if state.frames[index].ask == Ask.ANSWER:
            state.frames.pop(index)
        elif state.frames[index].ask == Ask.GAIN_NOW:
            state.frames.pop(index)
            tell(state, What.PREVENTED, 1 - frame.seat, [], rule="BM-11.7")
            return


def discard_group(state: Position, frame: Frame, effect: DiscardAllYours, index: int) -> None:
    """BM-15.4: all cards of a description, each examined separately; in parts where RS-24 allows it."""
    seat = 1 - frame.seat
    side = state.sides[seat]
    cards = effect.choices[index]
    bits = active_cards(state, seat) & fitting(state, seat, cards) & ~protected(state, seat)
    bluffs = is_bluff_described(cards) and len(side.bluffs) > 0
    if is_in_parts(state, frame):
        _ask_some(state, frame, seat, bits, bluffs)
        return
    while bluffs and side.bluffs:
        show_bluff(state, seat, 0, "BM-10.38")
    for card in cards_in(bits):
        discard_from_play(state, seat, card, "BM-15.4")


def _ask_some(state: Position, frame: Frame, side: int, bits: int, bluffs: bool) -> None:
    """RS-24 `legends`: as many of these cards as the owner of the effect likes."""
    question = Frame(Ask.DISCARD_SOME, frame.seat, side, frame.source, None, bits=bits, flags=int(bluffs))
    state.frames.append(question)


def _clear_combat(state: Position, frame: Frame, effect: ClearCombat) -> None:
    victim = 1 - frame.seat
    if effect.one_stays and state.sides[victim].active & state.facts[victim].characters:
        _ask(state, Ask.ONE_STAYS, frame.seat, victim, frame, 0)
    else:
        clear_combat(state, frame, effect.one_stays, stays=0)


def clear_combat(state: Position, frame: Frame, active_only: bool, stays: int) -> None:
    """BM-16.34, OQ-39: discard what can be cleared, except the card that stays."""
    seat = 1 - frame.seat
    bits = clearable(state, seat, active_only) & ~stays
    if is_in_parts(state, frame):
        _ask_some(state, frame, seat, bits, bluffs=False)
        return
    for card in cards_in(bits):
        discard_from_play(state, seat, card, "BM-16.34" if active_only else "BM-16.6")


def reveal_hand(state: Position, seat: int) -> None:
    """BM-15.6, BM-16.25: the hand is laid open; these cards stay open while they are hand cards."""
    side = state.sides[seat]
    side.revealed = side.hand
    knowledge.whole_hand_seen(side)
    state.informed = True
    tell(state, What.REVEAL_HAND, seat, cards_in(side.hand), rule="BM-16.25")


def _mix_discards(state: Position, seat: int) -> None:
    """BM-16.32: the discard pile is shuffled; both know what is in it, nobody the order."""
    side = state.sides[seat]
    bits = bits_of(side.discards)
    side.mixed |= bits
    side.pool |= bits
    side.discards = []


def shuffle_discards_in(state: Position, seat: int) -> None:
    """The whole discard pile is shuffled into the draw pile."""
    side = state.sides[seat]
    open_cards = bits_of(side.discards)
    unknown = count(side.pool) - count(side.mixed)
    knowledge.known_in_pile(side, open_cards)
    knowledge.known_in_pile(side, side.pool, elsewhere=unknown)
    side.rest |= open_cards | side.mixed
    side.discards = []
    side.mixed = 0
    side.pool = 0
    shuffle(state, seat)


def change_element(state: Position, to: int) -> None:
    """BM-16.9, OQ-31: the fight changes its element; before the first announcement nothing (BM-9.3a)."""
    if state.element == Element.NO_ELEMENT or state.is_first:
        return
    state.element = 1 - state.element if to == Element.NO_ELEMENT else int(to)
    tell(state, What.ELEMENT, state.seat, [], amount=state.element, rule="BM-16.9")
