"""End of the game and crystals (BM-8)."""

from typing import Final

from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.state import Phase, Position
from moondrake.bluemoon.zones import count

FOURTH_DRAGON_CRYSTALS: Final = 4


def end_by_fourth_dragon(state: Position, winner: int) -> None:
    """BM-8.1(a): a fourth dragon ends the game at once; 1 + 3 crystals (BM-8.4)."""
    finish(state, winner, _with_crystal_cards(state, winner, FOURTH_DRAGON_CRYSTALS), "BM-8.1")


def _with_crystal_cards(state: Position, winner: int, crystals: int) -> int:
    """BM-8.4, RS-18: the winner's active crystal cards add one each, the loser's take one; at least 1."""
    if not state.rules.crystal_cards_count:
        return crystals
    for seat in (0, 1):
        cards = count(state.sides[seat].lasting & state.facts[seat].achievements)
        crystals += cards if seat == winner else -cards
    return max(crystals, 1)


def finish(state: Position, winner: int, crystals: int, rule: str) -> None:
    """The game is over."""
    state.winner = winner
    state.crystals = crystals
    state.phase = Phase.OVER
    state.frames.clear()
    state.options = []
    tell(state, What.OVER, winner, [], amount=crystals, rule=rule)


def is_out_of_cards(state: Position, seat: int) -> bool:
    """RS-28, BM-8.2: no hand (`ansmann`), or neither hand nor draw pile, when a fight should begin."""
    side = state.sides[seat]
    if side.hand or side.ready:
        return False
    return side.pile_size() == 0 or (state.rules.ends_without_hand and not state.manners[seat].lives_on_pile)


def end_without_cards(state: Position) -> None:
    """BM-8.3, BM-8.4: dragons decide; with all in the middle whoever had cards last (RS-29)."""
    leader = 0 if state.dragons > 0 else 1
    winner = leader if state.dragons else last_with_cards(state)
    finish(state, winner, _with_crystal_cards(state, winner, 1 + abs(state.dragons)), "BM-8.3")


def last_with_cards(state: Position) -> int:
    """RS-29, OQ-7, OQ-53: the player who had cards last."""
    first, second = state.sides[0].out_at, state.sides[1].out_at
    if not first and not second:
        return 0 if state.sides[0].hand else 1
    if not first or not second:
        return 0 if not first else 1
    return 0 if first > second else 1
