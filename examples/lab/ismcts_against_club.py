"""OpenSpiel's information-set search against one of our levels.

python examples/lab/ismcts_against_club.py --games 4 --simulations 50
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import moondrake.adapters.openspiel  # noqa: F401 - registers the games
from moondrake.players.registry import player


def play(game: Any, simulations: int, level: str, seat: int, seed: int) -> float:
    """What the search won (or lost) at this seat."""
    dice = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, simulations, random_state=dice)
    other = player("bluemoon", level, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[dice.randint(len(outcomes))][0])
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            inner = state.told.state
            actions = inner.legal_actions()
            chosen = other.choose(inner.view(1 - seat), actions, 0.02)
            state.apply_action(game.coder.numbers(inner, [chosen])[0])
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--level", default="club")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = pyspiel.load_game("moondrake_bluemoon")
    results = [
        play(game, chosen.simulations, chosen.level, number % 2, chosen.seed + number // 2)
        for number in range(chosen.games)
    ]
    won = sum(result > 0 for result in results)
    print(f"ISMCTS with {chosen.simulations} simulations won {won} of {chosen.games} against {chosen.level}")


if __name__ == "__main__":
    main()
