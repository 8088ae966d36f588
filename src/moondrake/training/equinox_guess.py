"""How much each sign makes a world of Equinox likelier: `python -m moondrake.training.equinox_guess`.

Where a turn begins, the true position and one that its seat imagines are told apart by a logistic fit. What
it finds is the logarithm of how much likelier the signs of the one are than those of the other, which is what
`Guess` weighs worlds with. Prints the weights for `LEARNED`, and how often they know the true position in
games that they were not fitted to.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from moondrake.equinox import GAME
from moondrake.players.equinox.guess import SIGNS, EquinoxGuess
from moondrake.players.equinox.thumb import Thumb
from moondrake.sim.dealing import derived
from moondrake.table import CHANCE, Dice
from moondrake.training.equinox_games import PLAYERS, begins_turn, changed_habits

Array = np.ndarray[Any, Any]
KEPT: Final = 0.25
"""The share of turns that are looked at."""
HELD_OUT: Final = 5
"""Every so many games one is not fitted to."""
ROUNDS: Final = 30
CALM: Final = 1e-5
"""How much the fit dislikes large weights."""


def differences(seed: int, games: int) -> Iterator[tuple[int, list[float]]]:
    """The number of a game, and by how much the signs of a true position and an imagined one differ."""
    for number in range(games):
        rng = Random(derived(seed, "equinox guess", number))
        seats = PLAYERS[number % len(PLAYERS)]
        state, dice = GAME.start({"players": str(seats)}), Dice(rng.getrandbits(40))
        state.keep_events(False)
        thumbs = [Thumb(changed_habits(rng)) for _ in range(seats)]
        turn = -1
        while not state.is_over():
            actions, asked = state.legal_actions(), state.seat_to_act()
            if asked == CHANCE:
                state.apply(actions[dice.below(len(actions))])
                continue
            if begins_turn(state, turn):
                turn = state.position.turn
                if rng.random() < KEPT:
                    guess, other = EquinoxGuess(turn), state.view(turn).determinize(rng)
                    pairs = zip(guess.signs(state), guess.signs(other), strict=True)
                    yield number, [true - imagined for true, imagined in pairs]
            state.apply(thumbs[asked].best(state, actions))


def fitted(rows: Array) -> Array:
    """The weights that tell best which of the two is the true one (Newton's method)."""
    weights = np.zeros(rows.shape[1])
    calm = np.eye(rows.shape[1]) * CALM * len(rows)
    for _ in range(ROUNDS):
        doubt = 1.0 / (1.0 + np.exp(rows @ weights))
        slope = rows.T @ doubt - calm @ weights
        bend = (rows * (doubt * (1.0 - doubt))[:, None]).T @ rows + calm
        weights += np.linalg.solve(bend, slope)
    return weights


def known(rows: Array, weights: Array) -> float:
    """How often the weights know the true position; half of those that look alike count."""
    found = rows @ weights
    return float((found > 0).mean() + 0.5 * (found == 0).mean())


def tell_weights(signs: Sequence[str], told: Iterable[tuple[int, list[float]]]) -> None:
    """Fit, and print what each sign weighs and what all of them know of games they were not fitted to."""
    games, rows = (np.array(one) for one in zip(*told, strict=True))
    held = games % HELD_OUT == 0
    weights = fitted(rows[~held])
    for name, weight in zip(signs, weights.tolist(), strict=True):
        print(f"{weight:7.3f}  {name}")
    print(f"{100 * known(rows[held], weights):.1f} % of {held.sum()} true positions known")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    tell_weights(SIGNS, differences(chosen.seed, chosen.games))


if __name__ == "__main__":
    main()
