"""Loading cards on ships, from the hand or from the draw pile (BM-9.11, BM-16.39)."""

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.rules.laying_out import loadable_ships, ships_with_room
from moondrake.bluemoon.rules.moving import note_cards, shuffle
from moondrake.bluemoon.state import Ask, Frame, Position


def take_from_pile(state: Position, seat: int, card: int) -> None:
    """A named card leaves the draw pile openly; its place does not matter, the pile is shuffled after."""
    side = state.sides[seat]
    side.rest &= ~(1 << card)
    side.known_bottom &= ~(1 << card)
    if card in side.top:
        side.top.remove(card)
    if card in side.bottom:
        side.bottom.remove(card)
    knowledge.seen_leaving_pile(side, card)
    state.turn.taken += seat == state.seat
    state.informed = True


def choose_ship(state: Position, seat: int, card: int, ask: int) -> None:
    """Which ship takes the card? Asked only where there is a choice."""
    ships = loadable_ships(state, seat) if ask == Ask.LOAD_SHIP else ships_with_room(state, seat)
    if len(ships) > 1:
        if ask == Ask.LOAD_SHIP:
            if state.sides[seat].hand >> card & 1:
                knowledge.seen_in_hand(state.sides[seat], card)
        else:
            knowledge.seen_in_pile(state.sides[seat], card)
        state.frames.append(Frame(ask, seat, seat, place=card))
    elif ask == Ask.FETCH_SHIP:
        load_from_pile(state, seat, card, ships[0])
    else:
        load(state, seat, card, ships[0])


def load_from_pile(state: Position, seat: int, card: int, ship: int) -> None:
    take_from_pile(state, seat, card)
    side = state.sides[seat]
    side.cargo[side.ships.index(ship)] |= 1 << card
    tell(state, What.LOAD, seat, [card, ship], rule="BM-16.39")
    note_cards(state, seat)
    shuffle(state, seat)


def load(state: Position, seat: int, card: int, ship: int) -> None:
    """BM-9.11, BM-3.6: a hand card is loaded; cargo lies open."""
    side = state.sides[seat]
    bit = 1 << card
    side.hand &= ~bit
    side.revealed &= ~bit
    knowledge.seen_leaving_hand(side, card)
    for index in range(len(side.cargo)):
        side.cargo[index] &= ~bit
    side.cargo[side.ships.index(ship)] |= bit
    tell(state, What.LOAD, seat, [card, ship], rule="BM-9.11")
    note_cards(state, seat)
