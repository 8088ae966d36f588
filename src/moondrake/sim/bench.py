"""The benchmark of both games: what is measured, and under which name it is reported."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from moondrake.bluemoon import Position, ask_again
from moondrake.sim.explaining import explain_report
from moondrake.sim.pace import Pace, SimulatedPace, Start, apply_microseconds, microseconds, race, sample
from moondrake.sim.starts import PLAYERS, RULESETS, all_matches, blue_moon_start, equinox_start
from moondrake.sim.yardsticks import machine, yardsticks
from moondrake.table import CHANCE, State
from moondrake.table.compiled import is_compiled

Report = dict[str, object]
"""`paces` are the games a second for people: a sentence, its facts, the number."""

PLAY_SHARE: Final = 0.6
SAMPLED_PER_SECOND: Final = 10
MOST_SAMPLED: Final = 400
FEWEST_SAMPLED: Final = 9
CALL_SHARE: Final = 0.04
YARDSTICK_SHARE: Final = 0.15
IMAGINED_PER_SECOND: Final = 5
"""So many games for a second of a run show the slowest worlds."""
BETS: Final = ("bet", "secret", "reveal")
"""Who passes here passes a bet, elsewhere an ability."""


def bench_blue_moon(seconds: float, seed: int) -> Report:
    """Random games of ready-made decks over all 81 pairings, in two rulesets, with and without events."""
    watch = Watch()
    matches = {ruleset: all_matches(ruleset) for ruleset in RULESETS}
    paces = {
        (ruleset, events): Pace(blue_moon_start(matches[ruleset], events), Random(seed))
        for ruleset in RULESETS
        for events in (False, True)
    }
    simulated = SimulatedPace(blue_moon_start(matches[RULESETS[0]], events=False), seed)
    race([*paces.values(), simulated], seconds * PLAY_SHARE)
    games = {
        ruleset: {
            "events_off": paces[ruleset, False].games_per_second(),
            "events_on": paces[ruleset, True].games_per_second(),
        }
        for ruleset in RULESETS
    }
    start = blue_moon_start(matches[RULESETS[0]], events=False)
    report: Report = {"game": "bluemoon", "compiled": is_compiled(), "games_per_second": games}
    report["paces"] = [
        (f"bench-{events.replace('_', '-')}", {"ruleset": ruleset}, pace)
        for ruleset, both in games.items()
        for events, pace in both.items()
    ]
    report |= _pace_report(paces[RULESETS[0], False], simulated)
    report |= _call_report(start, seconds, seed)
    return report | watch.stop() | {"yardsticks": yardsticks(seconds * YARDSTICK_SHARE, seed)}


def bench_equinox(seconds: float, seed: int) -> Report:
    """Random games with random creatures for two to five players."""
    watch = Watch()
    paces = {players: Pace(equinox_start(players, events=False), Random(seed)) for players in PLAYERS}
    with_events = Pace(equinox_start(PLAYERS[0], events=True), Random(seed))
    simulated = SimulatedPace(equinox_start(PLAYERS[0], events=False), seed)
    race([*paces.values(), with_events, simulated], seconds * PLAY_SHARE)
    games = {players: pace.games_per_second() for players, pace in paces.items()}
    report: Report = {"game": "equinox", "compiled": is_compiled(), "games_per_second": games}
    report["games_per_second_events_on"] = {PLAYERS[0]: with_events.games_per_second()}
    report["paces"] = [
        *(("bench-players-off", {"players": players}, pace) for players, pace in games.items()),
        ("bench-players-on", {"players": PLAYERS[0]}, with_events.games_per_second()),
    ]
    report |= _pace_report(paces[PLAYERS[0]], simulated)
    report |= _call_report(equinox_start(PLAYERS[0], events=False), seconds, seed)
    report |= _imagining_report(seconds, seed)
    return report | watch.stop() | {"yardsticks": yardsticks(seconds * YARDSTICK_SHARE, seed)}


class Watch:
    """The machine at the beginning, and which share of the time it gave to us."""

    def __init__(self) -> None:
        self.machine = machine()
        self.began = perf_counter()
        self.worked = process_time()

    def stop(self) -> Report:
        share = (process_time() - self.worked) / (perf_counter() - self.began)
        return {"machine": self.machine, "cpu_share": share * 100}


def _pace_report(pace: Pace, simulated: Pace) -> Report:
    return {
        "games_per_processor_second": {
            "asked": pace.games_per_processor_second(),
            "simulated": simulated.games_per_processor_second(),
        },
        "decisions_per_simulated_game": simulated.decisions_per_game(),
        "games_per_second_headline": pace.games_per_second(),
        "decisions_per_second": pace.decisions_per_second(),
        "decisions_per_game": pace.decisions_per_game(),
        "noise": pace.noise(),
    }


def _call_report(start: Start, seconds: float, seed: int) -> Report:
    """What single calls cost in positions of random games, events off."""
    rng = Random(seed)
    games = min(MOST_SAMPLED, max(FEWEST_SAMPLED, round(seconds * SAMPLED_PER_SECOND)))
    positions, choices = sample(start, rng, games)
    share = seconds * CALL_SHARE

    def cost(calls: Iterable[Callable[[], object]]) -> float:
        return microseconds(list(calls), share)

    views = [state.view(state.seat_to_act()) for state in positions]
    return {
        "choices_per_game": choices,
        "copy_us": cost(state.copy for state in positions),
        "view_us": cost(partial(state.view, state.seat_to_act()) for state in positions),
        "legal_actions_us": cost(_working_out(state) for state in positions),
        "apply_us": apply_microseconds(positions, rng, share),
        "determinize_us": cost(partial(view.determinize, rng) for view in views),
        **explain_report(positions, seed),
    }


def _imagining_report(seconds: float, seed: int) -> Report:
    """The slowest worlds of Equinox: every ability is used that can be, each view imagines one world."""
    rng = Random(seed)
    taken: list[float] = []
    for number in range(max(len(PLAYERS), round(seconds * IMAGINED_PER_SECOND))):
        state = equinox_start(PLAYERS[number % len(PLAYERS)], events=False)(number)
        while not state.is_over():
            options = state.legal_actions()
            seat = state.seat_to_act()
            if seat != CHANCE and len(options) > 1:
                view = state.view(seat)
                began = process_time()
                view.determinize(rng)
                taken.append(process_time() - began)
                if (
                    state.notation(options[0]) == "pass"
                    and state.notation(options[-1]).split()[0] not in BETS
                ):
                    options = options[1:]
            state.apply(options[int(rng.random() * len(options))])
    taken.sort()
    return {
        "determinize_first_us": median(taken) * 1e6,
        "determinize_p999_us": taken[int(0.999 * len(taken))] * 1e6,
        "determinize_worst_us": taken[-1] * 1e6,
    }


def _working_out(state: State) -> Callable[[], object]:
    """Finding out what is legal. Blue Moon keeps the answer in the state, so it is made to do it again."""
    return partial(ask_again, state) if isinstance(state, Position) else state.legal_actions
