"""Replies that are searched: in an imagined world the next turns are the best ones a judge can find."""

from typing import Final

from moondrake.players.search.budget import Budget
from moondrake.players.search.guide import Evaluator, Guide
from moondrake.players.search.lines import find_lines
from moondrake.players.search.worlds import World, play_on
from moondrake.table import CHANCE, State

LINE_STEPS: Final = 150
"""What the search of one reply may cost."""
MOST_LINES: Final = 40
JUDGING: Final = 2
"""What judging a position costs, in steps."""


def play_searched(
    state: State, world: World, guide: Guide, evaluator: Evaluator, turns: int, budget: Budget
) -> State | None:
    """Search so many turns, then play on by first sight; None if the budget ended first."""
    while turns and not state.is_over():
        asked = state.seat_to_act()
        actions = state.legal_actions()
        if asked == CHANCE or len(actions) == 1:
            if not budget.take():
                return None
            state.apply(world.deal(actions) if asked == CHANCE else actions[0])
        elif guide.is_quiet(state):
            return state
        else:
            state = _best_reply(state, asked, guide, evaluator, budget)
            turns -= 1
    return state if play_on(state, world, guide, budget) else None


def _best_reply(state: State, seat: int, guide: Guide, evaluator: Evaluator, budget: Budget) -> State:
    """Where the best line of the asked seat leads; the seat sees this world, which errs on the safe side."""
    part = budget.part(1.0)
    part.steps = LINE_STEPS
    lines = find_lines(state, seat, guide, part, MOST_LINES)
    budget.join(part)
    budget.take(JUDGING * len(lines))
    values = evaluator.evaluate([line.state for line in lines], seat)
    return lines[values.index(max(values))].state
