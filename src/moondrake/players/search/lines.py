"""Complete turns: every way a seat can play on until somebody else, or chance, has the word."""

from collections.abc import Hashable
from heapq import heappop, heappush

from moondrake.players.search.budget import Budget
from moondrake.players.search.guide import Guide
from moondrake.table import CHANCE, State


class Line:
    """Answers of one seat in a row and the position they lead to."""

    def __init__(self, actions: list[int], state: State, cost: int) -> None:
        self.actions = actions
        self.state = state
        self.cost = cost
        """How far the line strays from what the guide likes at first sight; 0: its own choice."""
        self.passed_over: list[int] = []
        """What could be laid out before this line's last answer and is tried in that order only."""


def find_lines(root: State, seat: int, guide: Guide, budget: Budget, most: int) -> list[Line]:
    """The lines of a seat that is asked, those nearest to the guide's taste first.

    Best first by the sum of ranks, so that a budget that runs out leaves the plausible lines. A position
    that was reached before is not searched again, whatever the order of the answers that led there; and where
    either of two things can be laid out after the other, only one order is tried.
    """
    active = guide.active_seat(root)
    open_lines: list[tuple[int, int, Line]] = [(0, 0, Line([], root, 0))]
    seen: set[Hashable] = set()
    found: list[Line] = []
    number = 0
    while open_lines and len(found) < most and not budget.is_spent():
        line = heappop(open_lines)[2]
        laid: list[tuple[int, list[int]]] = []
        for action, rank in _ranked(line.state, guide):
            if action in line.passed_over:
                continue
            if not budget.take():
                break
            state = line.state.copy()
            state.apply(action)
            is_open = _goes_on(state, seat, active, guide, budget)
            key = guide.key(state)
            if key in seen:
                continue
            seen.add(key)
            number += 1
            longer = Line([*line.actions, action], state, line.cost + rank)
            if is_open:
                if guide.is_layable(action):
                    longer.passed_over = [
                        *line.passed_over,
                        *(earlier for earlier, after in laid if action in after),
                    ]
                    laid.append((action, state.legal_actions()))
                heappush(open_lines, (longer.cost, number, longer))
            else:
                found.append(longer)
    if not found and open_lines:
        found.append(_shortest(open_lines))
    return found


def _shortest(open_lines: list[tuple[int, int, Line]]) -> Line:
    """The unfinished line with the most answers, for a budget too small to finish any."""
    best = open_lines[0][2]
    for _, _, line in open_lines:
        if len(line.actions) > len(best.actions):
            best = line
    return best


def _ranked(state: State, guide: Guide) -> list[tuple[int, int]]:
    """The legal answers with their rank in the guide's taste."""
    actions = state.legal_actions()
    worths = guide.worths(state, actions)
    order = sorted(range(len(actions)), key=lambda index: -worths[index])
    return [(actions[index], rank) for rank, index in enumerate(order)]


def _goes_on(state: State, seat: int, active: int, guide: Guide, budget: Budget) -> bool:
    """Has the seat more to answer in this turn? Others' answers in between are the guide's."""
    while not state.is_over() and guide.active_seat(state) == active:
        asked = state.seat_to_act()
        if asked == seat:
            return True
        if asked == CHANCE or seat != active:
            return False
        budget.take()
        state.apply(guide.choose(state, state.legal_actions()))
    return False
