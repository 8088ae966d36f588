"""Cards move: drawing, taking, discarding, shuffling (BM-3, BM-15)."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.effects import BanTaking
from moondrake.bluemoon.events import What, tell, tell_card
from moondrake.bluemoon.rules.ignoring import has_working, refresh, working_texts
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Position, Side
from moondrake.bluemoon.zones import bits_of, cards_in, count, nth
from moondrake.table import CHANCE, EVERYONE

OPENLY: Final = 1
MILLED: Final = 2
"""In a DEAL frame's `flags`: the card is taken openly, or goes to the discard pile, not to hand."""

REVEALED: Final = 3

LOOKED: Final = 4
"""Solo: the card is turned up to be played, or looked at and stays on the pile (BM-22.6, BM-22.16)."""

GIVEN_UP: Final = 5

TAKEN_AWAY: Final = 6
"""Solo: the card goes to the discard pile in place of a hand card of the Bot (BM-22.15, BM-22.24)."""

MILLING: Final = {MILLED: "BM-3.9", GIVEN_UP: "BM-22.15", TAKEN_AWAY: "BM-22.24"}
"""Why a card leaves the draw pile for the discard pile: the rule."""


def note_cards(state: Position, seat: int) -> None:
    """BM-8.3, OQ-7, OQ-53: record the last moment at which a player still had cards (RS-29)."""
    side = state.sides[seat]
    has_cards = bool(side.hand) or bool(side.ready)  # BM-22.20
    if not has_cards and (state.manners[seat].lives_on_pile or not state.rules.last_hand_wins):
        has_cards = side.pile_size() > 0
    if has_cards:
        side.out_at = side.out_at if state.rules.first_out_loses else 0
    elif not side.out_at:
        state.moment += 1
        side.out_at = state.moment


def put_on_discards(state: Position, seat: int, card: int) -> None:
    """BM-3.9, RS-5: discarded cards lie open; leadership cards go to the leadership stack instead."""
    side = state.sides[seat]
    if state.facts[seat].leaderships >> card & 1:
        if card not in side.stack:  # an active one lies there already
            side.stack.append(card)
    else:
        side.discards.append(card)


def discard_from_hand(state: Position, seat: int, card: int, rule: str) -> None:
    """BM-15.1: a hand card is discarded face up."""
    side = state.sides[seat]
    bit = 1 << card
    if seat != state.seat and not side.revealed & bit:
        state.informed = True  # BM-17.3: the active player saw a card that was hidden
    side.hand &= ~bit
    side.revealed &= ~bit
    knowledge.seen_leaving_hand(side, card)
    put_on_discards(state, seat, card)
    tell_card(state, What.DISCARD, seat, card, rule)
    note_cards(state, seat)


def leave_play(state: Position, seat: int, card: int) -> None:
    """BM-3.9: a card in play is deactivated and leaves its zone."""
    side = state.sides[seat]
    keep = ~(1 << card)
    side.combat &= keep
    side.active &= keep
    side.support &= keep
    side.lasting &= keep
    side.leading &= keep
    whole = seat << CARD_SHIFT | card
    if whole in state.ignorers:
        state.ignorers.remove(whole)


def discard_from_play(state: Position, seat: int, card: int, rule: str) -> None:
    """BM-3.9: an active card, or an inactive one of the combat zone, is discarded."""
    if card in state.sides[seat].ships:
        discard_ship(state, seat, card, rule)
        return
    leave_play(state, seat, card)
    put_on_discards(state, seat, card)
    tell_card(state, What.DISCARD, seat, card, rule)
    refresh(state)


def show_bluff(state: Position, seat: int, slot: int, rule: str) -> int:
    """BM-10.38: before a bluff support leaves the zone its front is shown; then it is discarded."""
    side = state.sides[seat]
    card = side.bluffs.pop(slot)
    side.not_bluffs.pop(slot)
    knowledge.seen_leaving_support(side, card)
    put_on_discards(state, seat, card)
    state.informed = True
    tell_card(state, What.SHOW_BLUFF, seat, card, rule)
    return card


def discard_ship(state: Position, seat: int, ship: int, rule: str) -> None:
    """BM-9.15: a ship that is discarded takes its cargo along."""
    for card in unload(state, seat, ship):
        put_on_discards(state, seat, card)
        tell_card(state, What.DISCARD, seat, card, rule)
    put_on_discards(state, seat, ship)
    tell_card(state, What.DISCARD, seat, ship, rule)


def unload(state: Position, seat: int, ship: int) -> list[int]:
    """A ship leaves the influence zone; the cards that were on it."""
    side = state.sides[seat]
    index = side.ships.index(ship)
    side.ships.pop(index)
    side.landed &= ~(1 << ship)
    return cards_in(side.cargo.pop(index))


def may_take(state: Position, seat: int, from_pile: bool) -> bool:
    """BM-15.8 to BM-15.10: may this player take one more card into hand?"""
    if not has_working(state, 1 - seat, state.facts[1 - seat].taking_bans):
        return True
    for sentence in working_texts(state, 1 - seat):
        ban = sentence.what
        if isinstance(ban, BanTaking) and forbids_taking(state, seat, ban, from_pile):
            return False
    return True


def forbids_taking(state: Position, seat: int, ban: BanTaking, from_pile: bool) -> bool:
    """BM-15.10: does this ban stop the next card?"""
    if ban.pile_only and not from_pile:
        return False
    if ban.after and not (seat == state.seat and state.turn.taken >= ban.after):
        return False
    return not ban.holding or count(state.sides[seat].hand) >= ban.holding


def may_draw(state: Position, seat: int) -> bool:
    """Is there a card to draw, and may this player take it?"""
    side = state.sides[seat]
    return (side.rest != 0 or bool(side.top) or bool(side.bottom)) and may_take(state, seat, from_pile=True)


def into_hand(state: Position, seat: int, card: int, openly: bool) -> None:
    """A card comes into hand; `openly` if the opponent sees which."""
    side = state.sides[seat]
    side.hand |= 1 << card
    if openly:
        knowledge.seen_in_hand(side, card)
    if state.manners[seat].keeps_order:
        side.order = [other for other in side.order if other != card]
        side.order.append(card)
    note_cards(state, seat)


def draw_one(state: Position, seat: int, openly: bool) -> None:
    """BM-23.4: the next card of the draw pile; asks chance where its order is unknown."""
    side = state.sides[seat]
    if side.top:
        take_drawn(state, seat, side.top.pop(0), openly or state.manners[seat].shows_pile)
    elif side.rest and state.dice is not None:
        take_drawn(state, seat, nth(side.rest, state.dice.below(count(side.rest))), openly)
    elif side.rest:
        state.frames.append(Frame(Ask.DEAL, CHANCE, seat, flags=int(openly)))
    else:
        take_drawn(state, seat, side.bottom.pop(0), openly)


def take_drawn(state: Position, seat: int, card: int, openly: bool) -> None:
    """A card that just left the draw pile comes into hand."""
    side = state.sides[seat]
    side.rest &= ~(1 << card)
    if side.known_bottom >> card & 1:
        side.known_bottom &= ~(1 << card)
        openly = True
    state.informed = True
    if seat == state.seat:
        state.turn.taken += 1
    if openly:
        knowledge.seen_leaving_pile(side, card)
        _note_taken(state, card)
    else:
        knowledge.hidden_draw(side)
    into_hand(state, seat, card, openly)
    if state.events is not None:
        tell(state, What.DRAW, seat, [card], rule="BM-15.7", seen_by=EVERYONE if openly else 1 << seat)


def _note_taken(state: Position, card: int) -> None:
    """BM-16.22: one of the cards taken openly is discarded afterwards; the effect's frame collects them."""
    for frame in reversed(state.frames):
        if frame.ask == Ask.TAKEN_OPENLY:
            frame.bits |= 1 << card
            return


def take_back(state: Position, seat: int, card: int, rule: str) -> None:
    """BM-10.9, BM-15.7: an own card in play comes back into hand; a ship's cargo is discarded."""
    side = state.sides[seat]
    if card in side.ships:
        for cargo in unload(state, seat, card):
            put_on_discards(state, seat, cargo)
            tell_card(state, What.DISCARD, seat, cargo, "BM-9.15")
    else:
        leave_play(state, seat, card)
    into_hand(state, seat, card, openly=True)
    tell_card(state, What.TAKE_BACK, seat, card, rule)
    refresh(state)


def take_back_bluff(state: Position, seat: int, card: int, rule: str) -> None:
    """BM-10.38: a bluff support taken back is shown first."""
    side = state.sides[seat]
    slot = side.bluffs.index(card)
    side.bluffs.pop(slot)
    side.not_bluffs.pop(slot)
    knowledge.seen_leaving_support(side, card)
    into_hand(state, seat, card, openly=True)
    tell_card(state, What.TAKE_BACK, seat, card, rule)


def put_under(state: Position, seat: int, card: int) -> None:
    """BM-23.5: a hand card goes under the draw pile; only its owner knows which."""
    side = state.sides[seat]
    was_open = side.revealed >> card & 1
    _return_from_hand(side, card)
    side.bottom.append(card)
    if was_open:
        side.known_bottom |= 1 << card
    tell(state, What.PUT_UNDER, seat, [card], rule="BM-23.5", seen_by=EVERYONE if was_open else 1 << seat)
    note_cards(state, seat)


def shuffle_in(state: Position, seat: int, card: int) -> None:
    """A hand card goes back into the draw pile, which is to be shuffled."""
    side = state.sides[seat]
    was_open = side.revealed >> card & 1
    _return_from_hand(side, card)
    if was_open:
        knowledge.known_in_pile(side, 1 << card)
    side.rest |= 1 << card
    tell(state, What.RETURN, seat, [card], rule="BM-23.6", seen_by=EVERYONE if was_open else 1 << seat)
    note_cards(state, seat)


def _return_from_hand(side: Side, card: int) -> None:
    bit = 1 << card
    side.hand &= ~bit
    if side.revealed & bit:
        side.revealed &= ~bit
        knowledge.seen_leaving_hand(side, card)
    else:
        knowledge.hidden_return(side, 1)


def shuffle_away(state: Position, seat: int, card: int, rule: str) -> None:
    """A card in play goes into the draw pile, which is to be shuffled; everybody saw it."""
    side = state.sides[seat]
    if card in side.bluffs:
        slot = side.bluffs.index(card)
        side.bluffs.pop(slot)
        side.not_bluffs.pop(slot)
        knowledge.seen_leaving_support(side, card)
        state.informed = True
        tell_card(state, What.SHOW_BLUFF, seat, card, "BM-10.38")
    else:
        leave_play(state, seat, card)
    knowledge.known_in_pile(side, 1 << card)
    side.rest |= 1 << card
    tell_card(state, What.RETURN, seat, card, rule)


def shuffle(state: Position, seat: int) -> None:
    """BM-3.3, BM-23.6: the whole draw pile becomes unordered."""
    side = state.sides[seat]
    knowledge.known_in_pile(side, side.known_bottom)
    side.known_bottom = 0
    side.rest |= bits_of(side.top) | bits_of(side.bottom)
    side.top = []
    side.bottom = []
    tell(state, What.SHUFFLE, seat, [], rule="BM-23.6")


def show_discard_top(state: Position, seat: int) -> None:
    """BM-3.4: the top card of a discard pile is visible; where the order is unknown chance tells it."""
    side = state.sides[seat]
    if side.mixed and not side.discards:
        state.frames.append(Frame(Ask.DISCARD_TOP, CHANCE, seat))


def givable(state: Position, seat: int) -> int:
    """How many cards can be discarded from a hand, or from what stands in for it."""
    side = state.sides[seat]
    return count(side.hand) + (side.pile_size() if state.manners[seat].lives_on_pile else 0)


def mill(state: Position, seat: int, why: int = MILLED) -> None:
    """The top card of a draw pile is discarded."""
    side = state.sides[seat]
    if side.top:
        mill_card(state, seat, side.top.pop(0), why)
    elif side.rest:
        state.frames.append(Frame(Ask.DEAL, CHANCE, seat, flags=why))
    elif side.bottom:
        mill_card(state, seat, side.bottom.pop(0), why)


def mill_card(state: Position, seat: int, card: int, why: int) -> None:
    """BM-3.9: this card leaves the draw pile for the discard pile, face up."""
    side = state.sides[seat]
    side.rest &= ~(1 << card)
    side.known_bottom &= ~(1 << card)
    knowledge.seen_leaving_pile(side, card)
    put_on_discards(state, seat, card)
    tell(state, What.DISCARD, seat, [card], rule=MILLING[why])
    note_cards(state, seat)
