"""Questions about piles and ships: searching, fetching, loading."""

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.asking.base import Choice, Rules
from moondrake.bluemoon.effects import BanTaking, Kind
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rules import playing
from moondrake.bluemoon.rules.ignoring import costs_something, working_texts
from moondrake.bluemoon.rules.laying_out import bans_now, loadable_ships, ships_with_room, unmet_texts
from moondrake.bluemoon.rules.loading import choose_ship, load, load_from_pile, take_from_pile
from moondrake.bluemoon.rules.moving import into_hand, may_take, show_discard_top, shuffle
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.zones import LOCAL, bits_of
from moondrake.table import EVERYONE


class AskSearchPile(Choice):
    """Which card is taken from the draw pile? (BM-16.31) A ban forbids taking, not looking (BM-16.39)."""

    ask = Ask.SEARCH_PILE

    def cards(self, state: Position, frame: Frame) -> int:
        is_allowed = may_take(state, frame.side, from_pile=True)
        return state.sides[frame.side].pile() if is_allowed else 0

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        take_from_pile(state, frame.side, card)
        into_hand(state, frame.side, card, openly=True)
        tell(state, What.TAKE, frame.side, [card], rule="BM-16.31")
        shuffle(state, frame.side)

    def stop(self, state: Position, frame: Frame) -> None:
        shuffle(state, frame.seat)


class AskSearchDiscard(Choice):
    """Which card is taken from the discard pile? (BM-15.7)"""

    ask = Ask.SEARCH_DISCARD

    def cards(self, state: Position, frame: Frame) -> int:
        is_allowed = may_take(state, frame.side, from_pile=False)
        return state.sides[frame.side].discard_bits() if is_allowed else 0

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        _take_discard(state, frame.side, card, openly=True)


class AskPickFromDiscards(Choice):
    """Chance: which card of the shuffled discard pile is taken? (BM-16.32)"""

    ask = Ask.PICK_FROM_DISCARDS

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].mixed

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        _take_discard(state, frame.side, card, openly=False)


def _take_discard(state: Position, seat: int, card: int, openly: bool) -> None:
    """BM-15.7: a card of the discard pile comes into hand."""
    side = state.sides[seat]
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


class AskFetch(Choice):
    """Which card of the draw pile is played or loaded? (BM-16.39)"""

    ask = Ask.FETCH

    def cards(self, state: Position, frame: Frame) -> int:
        return _fetchable(state, frame.seat)

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        seat = frame.seat
        if state.facts[seat].kind[card] in (Kind.SHIP, Kind.HYLA):
            take_from_pile(state, seat, card)
            shuffle(state, seat)
            playing.lay_out_by_text(state, seat, card)
        else:
            choose_ship(state, seat, card, Ask.FETCH_SHIP)

    def stop(self, state: Position, frame: Frame) -> None:
        shuffle(state, frame.seat)

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        return state.sides[frame.side].pile_size() == 0


def _fetchable(state: Position, seat: int) -> int:
    """BM-16.39: what a Fetch text may take from the draw pile: influence cards to play, cards to load.

    BM-11.5, BM-12.4: as laying out allows it; a card that costs something before is not played from a pile.
    """
    if not _may_take_from_pile(state, seat):
        return 0
    facts = state.facts[seat]
    pile = state.sides[seat].pile()
    bans = bans_now(state, seat)
    bits = 0 if bans.everything else pile & (facts.ships | facts.hylas) & ~bans.general & ~bans.named
    bits &= ~unmet_texts(state, seat, bits) & ~costs_something(state, seat, bits)
    if ships_with_room(state, seat):
        bits |= pile & (facts.characters | facts.boosters | facts.supports)
    return bits


def _may_take_from_pile(state: Position, seat: int) -> bool:
    """BM-15.8: bans on the draw pile; bans on the hand do not matter for a card that never reaches it."""
    for sentence in working_texts(state, 1 - seat):
        ban = sentence.what
        if isinstance(ban, BanTaking) and ban.pile_only and state.turn.taken >= ban.after:
            return False
    return True


class AskFetchShip(Choice):
    """Onto which ship goes the card from the draw pile, `place`? (BM-16.39)"""

    ask = Ask.FETCH_SHIP
    duty: Rules = ("BM-16.39",)

    def cards(self, state: Position, frame: Frame) -> int:
        return bits_of(ships_with_room(state, frame.seat))

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        load_from_pile(state, frame.seat, frame.place, card)


class AskLoadShip(Choice):
    """Onto which ship goes the hand card, `place`? (BM-9.11)"""

    ask = Ask.LOAD_SHIP
    duty: Rules = ("BM-9.11",)

    def cards(self, state: Position, frame: Frame) -> int:
        return bits_of(loadable_ships(state, frame.seat))

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        load(state, frame.seat, frame.place, card)


class AskLoadNow(Choice):
    """Which hand card is loaded onto the ship that asks? (BM-9.10, OQ-51) Up to `left` of them."""

    ask = Ask.LOAD_NOW

    def cards(self, state: Position, frame: Frame) -> int:
        facts = state.facts[frame.side]
        cards = facts.characters | facts.boosters | facts.supports
        return state.sides[frame.side].hand & cards if _has_room(state, frame) else 0

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        load(state, frame.seat, card, frame.source & LOCAL)
        frame.left -= 1
        if frame.left:
            state.frames.append(frame)

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        return not state.sides[frame.side].hand or not _has_room(state, frame)


def _has_room(state: Position, frame: Frame) -> bool:
    return (frame.source & LOCAL) in ships_with_room(state, frame.seat)
