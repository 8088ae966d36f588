"""Steps a second of the adapters, beside the raw engine and games of PettingZoo and OpenSpiel, in one run.

    make bench-lab                        # prints a table
    make bench-lab ARGS='--rounds 5'

Everything is measured in processor time, the contestants in turn, so that a busy machine slows all alike.
PettingZoo's chess needs `pip install chess pygame`; without them that line is left out, and said so.
"""

import argparse
import os
import warnings
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, Final

from moondrake.adapters.pettingzoo import bluemoon_env, equinox_env
from moondrake.adapters.seating import coder
from moondrake.table import CHANCE, Dealer
from moondrake.table.compiled import is_compiled

Run = Callable[[float], tuple[int, float]]
"""Runs for so many seconds of processor time: steps, seconds."""
NO_WISH: Final[Mapping[str, str]] = {}
QUICK: Final = {"lookahead": "off"}


def engine(game: str, observing: bool, wish: Mapping[str, str] = NO_WISH) -> Run:
    """The engine alone: legal actions, a random one, chance dealt; with observations where asked for."""
    coded = coder(game)
    header = coded.header(wish)
    rng, dealer = Random(1), Dealer(1)

    def run(seconds: float) -> tuple[int, float]:
        begun, steps = process_time(), 0
        while process_time() - begun < seconds:
            state = coded.start(header)
            while not state.is_over():
                seat = state.seat_to_act()
                actions = state.legal_actions()
                if seat == CHANCE:
                    state.apply(dealer.choose(actions))
                    continue
                if observing:
                    coded.encode(state, seat)
                    coded.numbers(state, actions)
                state.apply(rng.choice(actions))
                steps += 1
        return steps, process_time() - begun

    return run


def aec(make: Callable[[], Any]) -> Run:
    """An AEC environment: last() with its observation, a random action that the mask allows."""
    env = make()
    rng = Random(1)

    def run(seconds: float) -> tuple[int, float]:
        begun, steps = process_time(), 0
        while process_time() - begun < seconds:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(rng.choice(seen["action_mask"].view(bool).nonzero()[0])))
                steps += 1
        return steps, process_time() - begun

    return run


def looks(make: Callable[[], Any], observing: bool) -> Run:
    """One of our AEC environments, a random legal action: what a step costs, and an observation beside it."""
    env = make()
    rng = Random(1)

    def run(seconds: float) -> tuple[int, float]:
        begun, steps = process_time(), 0
        while process_time() - begun < seconds:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                _, _, ended, cut, _ = env.last(observe=False)
                if ended or cut:
                    env.step(None)
                    continue
                if observing:
                    env.observe(env.agent_selection)
                env.step(rng.choice(list(env.session.legal)))
                steps += 1
        return steps, process_time() - begun

    return run


def spiel(name: str) -> Run:
    """A game of OpenSpiel with an observation tensor at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)

    def run(seconds: float) -> tuple[int, float]:
        begun, steps = process_time(), 0
        while process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps, process_time() - begun

    return run


def contestants() -> dict[str, Run]:
    """Who is measured, by name."""
    import moondrake.adapters.openspiel  # noqa: F401 - registers the games

    raw = {"lookahead": "off"}
    found: dict[str, Run] = {
        "engine, Blue Moon": engine("bluemoon", False, QUICK),
        "engine, Blue Moon, with observations": engine("bluemoon", True, QUICK),
        "PettingZoo, Blue Moon, steps alone": looks(lambda: bluemoon_env(**raw), observing=False),
        "PettingZoo, Blue Moon, steps and observations": looks(lambda: bluemoon_env(**raw), observing=True),
        "PettingZoo, Blue Moon": aec(lambda: bluemoon_env(**raw)),
        "OpenSpiel, Blue Moon": spiel("moondrake_bluemoon"),
        "engine, Equinox": engine("equinox", False),
        "engine, Equinox, with observations": engine("equinox", True),
        "PettingZoo, Equinox, steps alone": looks(equinox_env, observing=False),
        "PettingZoo, Equinox, steps and observations": looks(equinox_env, observing=True),
        "PettingZoo, Equinox": aec(equinox_env),
        "OpenSpiel, Equinox": spiel("moondrake_equinox"),
        "OpenSpiel's gin rummy (C++)": spiel("gin_rummy"),
        "OpenSpiel's Leduc poker (C++)": spiel("leduc_poker"),
    }
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import chess_v6

            found["PettingZoo's chess"] = aec(chess_v6.env)
    except (ImportError, OSError, RuntimeError) as error:
        print(f"PettingZoo's chess is left out: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="of processor time, for each in each round"
    )
    chosen = parser.parse_args()
    runs = contestants()
    totals: dict[str, list[float]] = {name: [0.0, 0.0] for name in runs}
    before = os.getloadavg()[0]
    for _ in range(chosen.rounds):
        for name, run in runs.items():
            steps, seconds = run(chosen.seconds)
            totals[name][0] += steps
            totals[name][1] += seconds
    way = "compiled" if is_compiled() else "interpreted"
    print(
        f"{way}; load before {before:.1f}, after {os.getloadavg()[0]:.1f}; {chosen.rounds} rounds in turn\n"
    )
    chess = totals.get("PettingZoo's chess")
    print("| what | steps a second of processor time | beside PettingZoo's chess |\n|---|---|---|")
    for name, (done, spent) in totals.items():
        ratio = f"{done / spent / (chess[0] / chess[1]):.1f} times" if chess else ""
        print(f"| {name} | {done / spent:,.0f} | {ratio} |")
    print()
    for game in ("Blue Moon", "Equinox"):
        alone, seen = (
            _microseconds(totals[f"PettingZoo, {game}, steps {rest}"])
            for rest in ("alone", "and observations")
        )
        print(f"{game}: a step {alone:.1f} µs, its observation and mask {seen - alone:.1f} µs")


def _microseconds(total: list[float]) -> float:
    done, spent = total
    return 1e6 * spent / done


if __name__ == "__main__":
    main()
