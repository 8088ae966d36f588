"""Revealing secret bets and the end of the game: EQ-4.9, EQ-4.26, EQ-11.1."""

from moondrake.equinox.happenings import Happening, tell, tell_card
from moondrake.equinox.prints import NO_CARD, suit_of
from moondrake.equinox.rules import scoring
from moondrake.equinox.sightings import ALL_SEATS, Saw, see
from moondrake.equinox.state import Position, Step
from moondrake.table.state import NOBODY


def reveal(position: Position, seat: int, rule: str) -> None:
    """EQ-4.9, EQ-4.10: The card goes face up onto the discard pile, its stone onto the champion card."""
    card = position.secrets[seat]
    creature = suit_of(card)
    position.secrets[seat] = NO_CARD
    position.champions[creature] |= 1 << seat
    position.discard.append(card)
    see(position, Saw.UNBET, seat, card, ALL_SEATS)
    tell_card(position, Happening.REVEALED, seat, card, creature, rule)


def end_by_empty_pile(position: Position) -> None:
    """EQ-4.26: The game ends at once when the last card is drawn; no creature vanishes."""
    tell(position, Happening.PILE_EMPTY, position.turn, 0, "EQ-4.26")
    end(position)


def end(position: Position) -> None:
    """EQ-11.1: All secret bets are revealed, then the stones score."""
    position.asked = None
    position.step = Step.OVER
    for seat in range(position.seats):
        if position.secrets[seat] != NO_CARD:
            reveal(position, seat, "EQ-11.1")
    if position.events is not None:
        _tell_result(position)


def _tell_result(position: Position) -> None:
    for seat in range(position.seats):
        tell(position, Happening.SCORED, seat, scoring.half_points(position, seat), "EQ-11.1")
    best = scoring.winners(position)
    for seat in best:
        tell(position, Happening.WON, seat, len(best), "EQ-11.2")
    tell(position, Happening.TOURNAMENT_OVER, NOBODY, 0, "EQ-11.1")
