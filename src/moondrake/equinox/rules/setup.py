"""Before the first turn: EQ chapter 3."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell
from moondrake.equinox.options import RANDOM, Options
from moondrake.equinox.prints import HAND, IN_TOURNAMENT, KINDS, deck_of
from moondrake.equinox.rules.hands import ask_to_draw
from moondrake.equinox.state import Ask, Frame, Position, Step, ask, opened
from moondrake.table.dice import Dice
from moondrake.table.state import CHANCE, NOBODY

EQUINOXES: Final = ((3, 20), (9, 23))
"""EQ-3.5: The middle of 19-21 March and of 22-24 September."""
ANY_YEAR: Final = 2000


def set_up(options: Options) -> Position:
    """EQ-3.1, EQ-3.5: An empty table, and the start player if one is agreed."""
    position = opened(options)
    if options.start == RANDOM:
        ask(position, Ask.START, CHANCE)
    else:
        name_start_player(position, options.start)
    return position


def name_start_player(position: Position, seat: int) -> None:
    """EQ-3.5: Whoever starts has the first turn, and picks first if creatures are picked."""
    position.turn = seat
    tell(position, Happening.STARTS, seat, 0, "EQ-3.5")


def ask_for_creatures(position: Position) -> None:
    """EQ-3.2: Eight creatures: agreed, by chance, or picked in turn; one after the other."""
    position.step = Step.INVITE
    options = position.options
    if options.creatures:
        for creature in options.creatures:
            tell(position, Happening.INVITED, NOBODY, creature, "EQ-3.2")
        gather(position, list(options.creatures))
    else:
        seat = position.turn if options.selection == "picked" else CHANCE
        ask(position, Ask.INVITE, seat, left=IN_TOURNAMENT)


def invitations(position: Position) -> list[int]:
    """EQ-3.2: The creatures that do not take part yet."""
    return [actions.INVITE + creature for creature in range(KINDS) if creature not in position.creatures]


def invite(position: Position, frame: Frame, creature: int) -> None:
    """EQ-3.2: One more creature takes part; the next seat clockwise picks the next one."""
    tell(position, Happening.INVITED, frame.seat, creature, "EQ-3.2")
    creatures = sorted([*position.creatures, creature])
    if frame.left == 1:
        gather(position, creatures)
        return
    position.creatures = creatures
    seat = frame.seat if frame.seat == CHANCE else (frame.seat + 1) % position.seats
    ask(position, Ask.INVITE, seat, left=frame.left - 1)


def invite_unasked(position: Position, frame: Frame, dice: Dice) -> None:
    """Simulation: the dice invite all creatures that chance would be asked for one by one."""
    left = [creature for creature in range(KINDS) if creature not in position.creatures]
    creatures = position.creatures.copy()
    for _ in range(frame.left):
        creature = left.pop(dice.below(len(left)))
        tell(position, Happening.INVITED, frame.seat, creature, "EQ-3.2")
        creatures.append(creature)
    creatures.sort()
    gather(position, creatures)


def gather(position: Position, creatures: list[int]) -> None:
    """EQ-3.3, EQ-3.4: The champions lie beside the top row; all cards form the draw pile."""
    position.creatures = creatures
    position.alive = creatures.copy()
    position.pile = deck_of(creatures, position.rules.urvaters)


def ask_to_deal(position: Position) -> None:
    """EQ-3.4, OQE-14: Each player draws eight cards; the pile is never emptied by that."""
    position.step = Step.DEAL
    for seat in reversed(range(position.seats)):
        ask_to_draw(position, seat, HAND)


def start_by_birthday(birthdays: Sequence[tuple[int, int]], today: tuple[int, int]) -> int:
    """EQ-3.5: The seat whose (month, day) is closest to the next equinox; RANDOM if two are equally close."""
    now = _day(today)
    upcoming = [(_day(equinox) - now) % 366 for equinox in EQUINOXES]
    target = _day(EQUINOXES[upcoming.index(min(upcoming))])
    gaps = [min((_day(birthday) - target) % 366, (target - _day(birthday)) % 366) for birthday in birthdays]
    return gaps.index(min(gaps)) if gaps.count(min(gaps)) == 1 else RANDOM


def _day(month_and_day: tuple[int, int]) -> int:
    """The day of a leap year, so that 29 February is one."""
    return date(ANY_YEAR, *month_and_day).timetuple().tm_yday
