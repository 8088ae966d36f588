"""What else this machine can do in the same minute: other people's engines, plain Python, its load."""

import os
import platform
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter
from timeit import timeit

OPEN_SPIEL = ("gin_rummy", "dou_dizhu")
LOOP = "number = number * 3 + 1 & 65535"
LOOPS = 200_000


def yardsticks(seconds: float, seed: int) -> dict[str, float | str | None]:
    """Random games a second of OpenSpiel's card games (None without it), and a loop of plain Python."""
    found: dict[str, float | str | None] = {"python": python_loops(seconds / 4)}
    note = None
    for name in OPEN_SPIEL:
        try:
            found[f"open_spiel.{name}"] = open_spiel_games(name, seconds * 3 / 8, seed)
        except ImportError:
            found[f"open_spiel.{name}"] = None
            note = "pyspiel cannot be imported; pip install open_spiel"
    return found | {"note": note}


def open_spiel_games(name: str, seconds: float, seed: int) -> float:
    """Random games a second of a C++ game driven from Python; raises ImportError without `pyspiel`."""
    game = import_module("pyspiel").load_game(name)
    rng = Random(seed)
    games = 0
    took = 0.0
    began = perf_counter()
    while not games or took < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        games += 1
        took = perf_counter() - began
    return games / took


def python_loops(seconds: float) -> float:
    """Million rounds a second of a fixed loop; `timeit` keeps it interpreted, whatever is compiled."""
    best = 0.0
    end = perf_counter() + seconds
    while not best or perf_counter() < end:
        best = max(best, LOOPS / timeit(LOOP, setup="number = 1", number=LOOPS) / 1e6)
    return best


def machine() -> dict[str, object]:
    """Where this is measured, and how busy it is."""
    return {
        "python": platform.python_version(),
        "platform": platform.platform(),
        "processor": _processor(),
        "cpus": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    """The name of the processor; Linux has it only in a file."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()
