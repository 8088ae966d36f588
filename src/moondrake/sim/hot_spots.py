"""Where the time of random games of Blue Moon goes: `python -m moondrake.sim.hot_spots` prints two tables.

Only for the interpreted engine: a profiler cannot look into compiled functions.
"""

from cProfile import Profile
from pathlib import Path
from random import Random
from typing import NamedTuple

from moondrake.bluemoon import start_match
from moondrake.sim.starts import STRIDE, all_matches
from moondrake.table import play_out

GAMES = 243
SHOWN = 15
PYTHON = "Python itself"
FEWEST = 0.5
"""Parts below this share (percent) are summed up."""


class Spot(NamedTuple):
    """A function and the time spent in it, without the functions it calls."""

    part: str
    name: str
    calls: int
    seconds: float


def hot_spots(games: int, seed: int) -> list[Spot]:
    """All functions that ran, the costliest first."""
    matches = all_matches("ansmann")
    rng = Random(seed)
    profile = Profile()
    profile.enable()
    for number in range(games):
        play_out(start_match(matches[number * STRIDE % len(matches)], events=False), rng)
    profile.disable()
    found = []
    for entry in profile.getstats():
        code = entry.code
        if isinstance(code, str):
            found.append(Spot(PYTHON, code.strip("<>"), entry.callcount, entry.inlinetime))
        else:
            found.append(Spot(_part(code.co_filename), code.co_qualname, entry.callcount, entry.inlinetime))
    return sorted(found, key=lambda spot: -spot.seconds)


def _part(file: str) -> str:
    """The module of a file, without the package's name; what is not ours is Python's."""
    parts = Path(file).with_suffix("").parts
    return ".".join(parts[parts.index("moondrake") + 1 :]) if "moondrake" in parts else PYTHON


def tables(spots: list[Spot], games: int) -> str:
    """Shares by part, and the costliest functions."""
    total = sum(spot.seconds for spot in spots)
    parts: dict[str, float] = {}
    for spot in spots:
        parts[spot.part] = parts.get(spot.part, 0.0) + spot.seconds / total * 100
    large = {part: share for part, share in parts.items() if share >= FEWEST}
    by_share = sorted(large.items(), key=lambda item: -item[1])
    by_share.append(("all others", 100 - sum(large.values())))
    lines = [f"{games} random games (`ansmann`, events off, interpreted) under `cProfile`.", ""]
    lines += ["| part | share of the time, % |", "|---|---:|"]
    lines += [f"| {part} | {share:.1f} |" for part, share in by_share]
    lines += ["", "| function | calls a game | share of the time, % |", "|---|---:|---:|"]
    for spot in spots[:SHOWN]:
        name = spot.name if spot.part == PYTHON else f"{spot.part}.{spot.name}"
        lines.append(f"| `{name}` | {spot.calls / games:,.0f} | {spot.seconds / total * 100:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(tables(hot_spots(GAMES, seed=0), GAMES))
