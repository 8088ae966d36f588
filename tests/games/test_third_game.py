"""A game that nobody in the house was told of is registered, and everybody can play it."""

import io
from pathlib import Path

import pytest

from moondrake.table.compiled import is_compiled

if is_compiled():  # mypyc: plain classes cannot inherit from compiled ones
    pytest.skip("a game in plain Python needs the plain engines", allow_module_level=True)

from moondrake.cli import main
from moondrake.games import GAMES, contests, learned
from moondrake.players import protocol
from moondrake.server.people import push
from moondrake.sim.arena import Worker
from moondrake.sim.cups import CupPlan, CupRun
from moondrake.sim.executors import LOCAL, executor
from moondrake.sim.plan import Plan
from moondrake.sim.tally import Tally
from moondrake.tournament import Shape
from tests.games.stones import STONES, View
from tests.games.test_games import dealt_told_and_read_back
from tests.server.harness import Place, in_place


@pytest.fixture(autouse=True)
def stones(monkeypatch):
    monkeypatch.setitem(GAMES, "stones", STONES)


def test_it_is_a_contest_and_learners_can_play_it():
    assert contests()[-1] == learned()[-1] == "stones"


def test_its_own_parts_deal_it_tell_it_and_read_it_back():
    dealt_told_and_read_back("stones")
    view = View(0, 7, 0)
    assert protocol.read_view({"game": "stones", "view": protocol.view_json(view), "seat": 0}) == view


def test_the_arena_measures_its_levels(capsys):
    worker = Worker(Plan("stones", ("random", "random"), games=6))
    results = [worker.answer(number) for number in range(6)]
    assert {sum(result.returns) for result in results} == {1.0}
    assert {result.lost for result in results} == {""}
    tally = Tally(worker.schedule)
    assert {tally.score(result, 0) + tally.score(result, 1) for result in results} == {1.0}
    assert main(["arena", "random", "random", "--game", "stones", "--games", "4"]) == 0
    assert "random" in capsys.readouterr().out
    assert main(["arena", "random", "random", "--game", "stones", "--decks", "hoax"]) != 0
    assert "--decks" in capsys.readouterr().err


def test_its_bots_play_a_tournament():
    run = CupRun(CupPlan("stones", ("random",) * 4, Shape("knockout", 2)))
    cup = run.run(executor(LOCAL, 1))
    assert len(cup.rounds) == 2


def test_a_simulation_writes_its_games(tmp_path: Path):
    out = tmp_path / "games.jsonl"
    assert main(["sim", "stones", "--games", "4", "--out", str(out)]) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4


def test_the_terminal_plays_it(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 20))
    assert main(["play", "stones", "--seed", "3"]) == 0
    assert "stones?" in capsys.readouterr().out


def test_pettingzoo_plays_it():
    adapter = pytest.importorskip("moondrake.adapters.pettingzoo")
    env = adapter.TableEnv("stones", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().endswith(" stones")
    while env.agents:
        seen, _, is_over, is_cut, _ = env.last()
        env.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
    assert env.session.state.is_over()


def test_gymnasium_plays_it():
    adapter = pytest.importorskip("moondrake.adapters.gymnasium")
    import gymnasium

    env = gymnasium.make(adapter.register("stones"), opponent="random")
    _, info = env.reset(seed=1)
    is_over = False
    while not is_over:
        _, reward, is_over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward in (0.0, 1.0)


def test_openspiel_plays_it():
    adapter = pytest.importorskip("moondrake.adapters.openspiel")
    import pyspiel

    state = pyspiel.load_game(adapter.register("stones")).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 1.0


def test_whoever_plays_it_is_told_of_a_turn():
    assert push.words_of("notice-turn", "stones", "en", "Ben") == (
        "moondrake",
        "It is your turn against Ben.",
    )
    assert push.words_of("notice-challenge", "bluemoon", "en", "Ben")[0] == "Blue Moon: a challenge"


@pytest.mark.medium
def test_the_server_has_tables_of_it(tmp_path: Path):
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
        made = (await anna.post("/api/tables", json={"game": "stones", "seats": seats})).json()
        table = made["table"]["id"]
        for _ in range(40):
            position = await place.position(anna, table)
            if position["type"] == "over":
                break
            if position["type"] == "choose":
                action = position["actions"][0]["id"]
                message = {"type": "answer", "action": action, "sequence": position["sequence"]}
                await place.say(anna, table, message)
        assert position["type"] == "over"

    in_place(work, tmp_path)
