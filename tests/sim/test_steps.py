"""Searches that end by steps play the same games on any machine, and searches cut short are counted."""

import json
from dataclasses import replace

import pytest

from moondrake.games import GAMES
from moondrake.players import pace
from moondrake.players.base import Player
from moondrake.players.search import STEPS_PER_MILLISECOND, Budget
from moondrake.sim.arena import NOBODY, Result, Worker, parse_result, result_line
from moondrake.sim.contestants import Bench, Contestant
from moondrake.sim.dealing import PileDealer
from moondrake.sim.plan import Plan
from moondrake.sim.schedule import Schedule
from moondrake.sim.tally import Tally
from moondrake.table import IllegalAction, State, View

DUEL = Plan("bluemoon", ("club", "random"), games=2, clock=1, decks=("hoax", "flit"), seed=3, steps=15)
TOURNAMENT = Plan("equinox", ("club", "random"), games=2, clock=1, seed=3, steps=15)


class Hasty(Player):
    """A player whose every second search the clock ends."""

    name = "hasty"

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        self.late += 1
        return actions[0]


@pytest.mark.parametrize("plan", [DUEL, TOURNAMENT], ids=["bluemoon", "equinox"])
def test_with_steps_the_clock_decides_nothing(plan: Plan) -> None:
    for number in range(2):
        slow, quick = Worker(plan), Worker(replace(plan, clock=100_000))
        one, other = slow.answer(number), quick.answer(number)
        assert one.late == (0, 0)
        assert (one.returns, one.decisions) == (other.returns, other.decisions)


def test_a_budget_of_steps_has_no_clock() -> None:
    budget = Budget(0.0, steps=500)
    assert all(budget.take() for _ in range(500))
    assert not budget.is_late
    assert not budget.take()


def test_searches_cut_short_are_counted_for_each_contestant(monkeypatch: pytest.MonkeyPatch) -> None:
    def player(_bench: Bench, contestant: Contestant, _seat: int, _seed: int) -> Player:
        made = Hasty()
        made.late = -1_000_000 if contestant.level == "random" else 0
        return made

    monkeypatch.setattr(Bench, "player", player)
    table = Worker(replace(DUEL, words=("club", "random")))
    tally = Tally(table.schedule)
    for number in range(2):
        result = table.answer(number)
        assert parse_result(result_line(result)) == result
        tally.add(result)
    cut = {name: told["searches_cut_short"] for name, told in tally.timing().items()}
    assert cut["club"] > 0
    assert cut["random"] < 0


def test_results_of_earlier_versions_say_nothing_of_late_searches() -> None:
    line = '{"number":0,"seats":[0,1],"decks":[],"returns":[1,0],"decisions":9,"lost":"","longest":[1,2]}'
    assert parse_result(line).late == ()
    assert parse_result(line).loser == NOBODY


def test_results_say_who_failed_and_why_in_lines_of_earlier_versions_too() -> None:
    failed = Result(
        3, (1, 0), ("hoax", "flit"), (1.0, -1.0), 9, "c: drive is gone", (1.0, 2.0), (0, 0), loser=1
    )
    assert parse_result(result_line(failed)) == failed
    earlier = json.loads(result_line(failed)) | {"lost": "b: c: drive is gone"}
    del earlier["loser"]
    assert parse_result(json.dumps(earlier)) == failed
    tally = Tally(Schedule(Plan("bluemoon", ("random", "beginner"), 4, decks=("hoax", "flit"))))
    for number in range(4):
        fine = replace(failed, number=number, lost="", loser=NOBODY)
        tally.add(failed if number == failed.number else fine)
    assert tally.failures() == [(3, "random", "c: drive is gone")]


@pytest.mark.parametrize("is_illegal", [False, True])
def test_chance_cannot_lose_a_game_by_failing(monkeypatch: pytest.MonkeyPatch, is_illegal: bool) -> None:
    def broken(_dealer: PileDealer, state: State) -> int:
        if is_illegal:
            return next(number for number in range(99) if number not in state.legal_actions())
        raise RuntimeError("no dice")

    monkeypatch.setattr(PileDealer, "deal", broken)
    with pytest.raises(IllegalAction if is_illegal else RuntimeError):
        Worker(Plan("bluemoon", ("random", "beginner"), 2, decks=("hoax", "flit"))).answer(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_is_calibrated_once_and_only_if_it_wants_to_be(game: str) -> None:
    pace.forget()
    try:
        assert pace.pace_of(game) == STEPS_PER_MILLISECOND
        measured = pace.calibrate(game)
        assert pace.SLOWEST <= measured <= pace.FASTEST
        assert pace.pace_of(game) == pace.calibrate(game) == measured
    finally:
        pace.forget()
