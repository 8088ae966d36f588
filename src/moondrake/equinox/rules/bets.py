"""Step 1 of a turn, betting and revealing: EQ-4.3 to EQ-4.14."""

from typing import cast

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell, tell_some
from moondrake.equinox.in_order import take_out
from moondrake.equinox.prints import NO_CARD, ROWS, is_creature_card
from moondrake.equinox.rules.ending import reveal
from moondrake.equinox.sightings import Saw, see
from moondrake.equinox.state import Ask, Position, Step, ask
from moondrake.table.state import NOBODY


def ask_to_bet(position: Position, seat: int) -> None:
    """EQ-4.3, EQ-4.13: Ask unless everybody knows that the seat can only skip."""
    answers = bets(position, seat)
    if len(answers) > 1 or may_bet_secretly(position, seat):
        ask(position, Ask.BET, seat, answers=answers)


def may_bet_secretly(position: Position, seat: int) -> bool:
    """EQ-4.7, OQE-18: Only in round 1, once per game, with a stone; which card is the seat's secret."""
    return (
        position.row == 0
        and position.stones_left[seat] > 0
        and not position.secret_used >> seat & 1
        and len(position.hands[seat]) > 0
    )


def may_bet_on(position: Position, creature: int) -> bool:
    """EQ-4.4, EQ-4.5: The creature's field in the current row has no stone."""
    if position.rules.rebet_forbidden and position.bet_on >> creature & 1:
        return False  # OQE-4: one regular bet per round, even if Moosmann took the stone away
    return position.stones[creature * ROWS + position.row] == NOBODY


def bets(position: Position, seat: int) -> list[int]:
    """EQ-4.3: A regular bet, a secret bet, revealing, or skipping."""
    answers: list[object] = [actions.PASS]
    if position.secrets[seat] != NO_CARD:
        answers.append(actions.REVEAL)
    if position.stones_left[seat] > 0:  # EQ-4.4, EQ-4.6: creatures in the tournament, with a stone left
        for creature in position.alive:
            if may_bet_on(position, creature):
                answers.append(actions.EACH[actions.BET + creature])
    if may_bet_secretly(position, seat):
        for card in position.hands[seat]:  # EQ-4.21: cards set aside are not in hand
            if is_creature_card(card):
                answers.append(actions.EACH[actions.SECRET + card])
    return cast("list[int]", answers)


def bet(position: Position, seat: int, action: int) -> None:
    """EQ-4.3: Carry out exactly one of the options."""
    if action == actions.PASS:
        tell(position, Happening.PASSED, seat, Step.BET, "EQ-4.14")
    elif action == actions.REVEAL:
        reveal(position, seat, "EQ-4.9")  # EQ-4.12: also if its creature has vanished
    elif action < actions.SECRET:
        bet_regularly(position, seat, action - actions.BET)
    else:
        bet_secretly(position, seat, action - actions.SECRET)


def bet_regularly(position: Position, seat: int, creature: int) -> None:
    """EQ-4.4: Put an own stone onto the creature's field in the current row."""
    field = creature * ROWS + position.row
    position.stones_left[seat] -= 1
    position.stones[field] = seat
    position.bet_on |= 1 << creature
    tell(position, Happening.BET, seat, field, "EQ-4.4")


def bet_secretly(position: Position, seat: int, card: int) -> None:
    """EQ-4.7: Put a creature card face down with a stone on it; step 2 of this turn is skipped."""
    position.stones_left[seat] -= 1
    take_out(position.hands[seat], card)
    position.secrets[seat] = card
    position.secret_used |= 1 << seat
    position.bet_secretly = True
    see(position, Saw.BET, seat, card, 1 << seat)
    tell_some(position, Happening.SECRET_BET, seat, card, 0, "EQ-4.7", 1 << seat)
