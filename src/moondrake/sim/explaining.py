"""What an explanation costs: one attempt, and everything a seat could try with its hand.

`python -m moondrake.sim.explaining` measures only this and prints a table.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import mean
from time import process_time
from typing import Final

from moondrake.bluemoon import CARD_SHIFT, Position
from moondrake.bluemoon import explain as explain_blue_moon
from moondrake.bluemoon.actions import WITH_CARD, Verb, action
from moondrake.bluemoon.zones import cards_in
from moondrake.equinox import State as EquinoxState
from moondrake.equinox import explain as explain_equinox
from moondrake.equinox.actions import PLAY as EQUINOX_PLAY
from moondrake.sim.pace import sample
from moondrake.sim.starts import explained_start
from moondrake.table import State
from moondrake.table.compiled import is_compiled

ATTEMPTS: Final = 20
ROUNDS: Final = 5
MOST_POSITIONS: Final = 120
GAMES: Final = 30
ON_HAND: Final = (Verb.PLAY, Verb.BLUFF, Verb.LOAD)
GOALS: Final = {
    "explain_us": 5000,
    "explain_worst_us": 5000,
    "explain_hand_us": 30000,
    "explain_hand_worst_us": 30000,
}
"""Microseconds: an answer while a person hovers over a card, and over a whole hand."""

Call = Callable[[], object]


def explain_report(positions: Sequence[State], seed: int) -> dict[str, float]:
    """Microseconds for one attempt and for a full hand: on average over the positions, and the worst one."""
    rng = Random(seed)
    chosen = (
        list(positions) if len(positions) <= MOST_POSITIONS else rng.sample(list(positions), MOST_POSITIONS)
    )
    singles = [call for state in chosen for call in _attempts(state, rng)]
    hands = [partial(_all, _hand(state)) for state in chosen]
    single, hand = [_cost(call) for call in singles], [_cost(call) for call in hands]
    return {
        "explain_us": mean(single),
        "explain_worst_us": max(single),
        "explain_hand_us": mean(hand),
        "explain_hand_worst_us": max(hand),
    }


def _attempts(state: State, rng: Random) -> list[Call]:
    """Random attempts, those with a card among them, of the seat that is asked."""
    seat = state.seat_to_act()
    if isinstance(state, Position):
        verbs = sorted(WITH_CARD)
        cards = [
            side << CARD_SHIFT | card for side in (0, 1) for card in range(len(state.facts[side].printed))
        ]
        numbers = [action(rng.choice(verbs), rng.choice(cards)) for _ in range(ATTEMPTS)]
        return [partial(explain_blue_moon, state, seat, number) for number in numbers]
    assert isinstance(state, EquinoxState)
    numbers = [rng.randrange(state.action_bound()) for _ in range(ATTEMPTS)]
    return [partial(explain_equinox, state, seat, number) for number in numbers]


def _hand(state: State) -> list[Call]:
    """Everything the seat could try with each of its hand cards: play, bluff and load, or play."""
    seat = state.seat_to_act()
    if isinstance(state, Position):
        cards = [seat << CARD_SHIFT | card for card in cards_in(state.sides[seat].hand)]
        return [
            partial(explain_blue_moon, state, seat, action(verb, card)) for card in cards for verb in ON_HAND
        ]
    assert isinstance(state, EquinoxState)
    hand = state.position.hands[seat]
    return [partial(explain_equinox, state, seat, EQUINOX_PLAY + card) for card in hand]


def _all(calls: Sequence[Call]) -> None:
    for call in calls:
        call()


def _cost(call: Call) -> float:
    """Microseconds of processor time, the fastest of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        call()
        best = min(best, process_time() - began)
    return best * 1e6


def main() -> int:
    """Only the explanations of both games, as a table for docs/explain.md."""
    print(f"| microseconds, {'compiled' if is_compiled() else 'interpreted'} | Blue Moon | Equinox | goal |")
    print("|---|---:|---:|---:|")
    reports = [
        explain_report(sample(explained_start(game), Random(0), GAMES).positions, seed=0)
        for game in ("bluemoon", "equinox")
    ]
    names = {
        "explain_us": "one attempt, on average",
        "explain_worst_us": "one attempt, the slowest",
        "explain_hand_us": "a full hand, on average",
        "explain_hand_worst_us": "a full hand, the slowest",
    }
    for key, name in names.items():
        figures = " | ".join(f"{report[key]:,.0f}" for report in reports)
        print(f"| {name} | {figures} | below {GOALS[key]:,} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
