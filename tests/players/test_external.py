"""Bots in any language: the examples play, and whoever fails loses the game, not the arena."""

import io
import json
import shutil
import sys
from pathlib import Path

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.cli.bot import Bot
from moondrake.cli.main import main
from moondrake.equinox import GAME as EQUINOX
from moondrake.players import external, protocol
from moondrake.players.external import ExternalPlayer, SeatLost
from moondrake.players.registry import player
from moondrake.sim.plan import Plan
from moondrake.sim.running import play_all
from moondrake.sim.schedule import Schedule
from moondrake.sim.tally import Tally
from moondrake.table import CHANCE, Dealer, SetupError
from moondrake.table.saying import Saying

BOTS = Path(__file__).parents[2] / "examples" / "bots"
HOTHEAD = f"cmd:{sys.executable} {BOTS / 'hothead.py'}"
RANDOM_JS = f"cmd:node {BOTS / 'random.js'}"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")

ANSWERS_FIRST = "print(json.dumps({'sequence': m['sequence'], 'action': m['actions'][0]['id']}), flush=True)"
LOOP = """
import json, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "choose":
        {}
"""


def program(tmp_path, does):
    path = tmp_path / "bot.py"
    path.write_text(LOOP.format(does))
    return f"cmd:{sys.executable} {path}"


def report(*words, game="bluemoon", games=2, clock=100_000, folder=None):
    plan = Plan(game, words, games, clock=clock, decks=("hoax", "flit"), players=3)
    tally = Tally(Schedule(plan))
    play_all(tally, folder)
    return tally.as_json()


@pytest.mark.medium
@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
@pytest.mark.parametrize(
    "word", [HOTHEAD, pytest.param(RANDOM_JS, marks=needs_node)], ids=["python", "javascript"]
)
def test_the_examples_play_whole_games_and_repeat_them(game, word):
    first = report("random", word, game=game)
    assert first["failures"] == []
    assert first == report("random", word, game=game)


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("sys.exit('out of luck')", "the process ended"),
        ("print('good evening', flush=True)", "no JSON"),
        ("print('{}', flush=True)", "no 'action'"),
        ("print(json.dumps({'sequence': m['sequence'], 'action': 'dance'}), flush=True)", "not legal now"),
        ("print(json.dumps({'sequence': 0, 'action': m['actions'][0]['id']}), flush=True)", "question 0"),
    ],
    ids=["crash", "nonsense", "empty", "illegal", "another-question"],
)
def test_who_fails_loses_that_game_and_the_arena_goes_on(tmp_path, does, reason):
    word = program(tmp_path, does)
    told = report("random", word)
    assert told["games"] == 2
    assert told["win_rate"] == 1.0
    assert [failure["contestant"] for failure in told["failures"]] == [word, word]
    assert all(reason in failure["reason"] for failure in told["failures"])


def test_last_words_on_standard_error_are_told_and_kept(tmp_path):
    told = report("random", program(tmp_path, "sys.exit('out of luck')"), folder=tmp_path / "out")
    assert "out of luck" in told["failures"][0]["reason"]
    kept = [path.read_text() for path in (tmp_path / "out").glob("stderr-*.txt")]
    assert "out of luck" in "".join(kept)


def test_who_takes_too_long_loses(tmp_path, monkeypatch):
    monkeypatch.setattr(external, "STARTING", 0.3)
    told = report("random", program(tmp_path, "time.sleep(60)"), clock=20)
    assert all("no answer after" in failure["reason"] for failure in told["failures"])
    assert len(told["failures"]) == 2


def test_a_bot_that_failed_is_restarted_for_the_next_game(tmp_path):
    marks = tmp_path / "marks"
    does = f"""
        first = not __import__("os").path.exists({str(marks)!r})
        open({str(marks)!r}, "a").close()
        if first:
            sys.exit("once")
        {ANSWERS_FIRST}"""
    told = report("random", program(tmp_path, does.strip()))
    assert len(told["failures"]) == 1


def test_a_command_that_cannot_be_started_stops_the_arena_with_its_name():
    with pytest.raises(SetupError, match="cannot be started"):
        report("random", "cmd:/no/such/program")
    with pytest.raises(SetupError, match="cannot be read"):
        ExternalPlayer("echo 'unfinished", rules=1)


def test_without_a_process_there_is_nothing_to_end():
    bot = ExternalPlayer("true", rules=1)
    bot.close()
    bot.over("bluemoon", 0, (1.0, -1.0))
    with pytest.raises(SeatLost):
        raise bot._lost(Saying("problem-bot-ended"))


HEADERS = {
    "bluemoon": {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "buka", "start": "a"},
    "equinox": {"players": "3"},
}


@pytest.mark.parametrize("game", [BLUE_MOON, EQUINOX], ids=["bluemoon", "equinox"])
def test_a_level_chooses_the_same_through_the_protocol(game):
    state = game.start(HEADERS[game.name])
    direct, bot, dealer = player(game.name, "beginner", 7), Bot(game.name, "beginner", None, None), Dealer(3)
    table = protocol.Heading(game.name, game.rules_version, 0)
    bot.hear(protocol.write_line(protocol.start_message(table, state.header(), 0.05, seed=7)))
    asked = 0
    while not state.is_over() and asked < 60:
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            action = dealer.choose(actions)
        elif seat == 0:
            asked += 1
            message = protocol.choose_message(table, state.view(0), actions, asked, 0.05)
            answer = bot.hear(protocol.write_line(message))
            action = direct.choose(state.view(0), actions, 0.05)
            assert answer == {"sequence": asked, "action": action}
        else:
            action = actions[-1]
        state.apply(action)
    assert asked > 10


def serve(*lines):
    answers = io.StringIO()
    code = Bot("bluemoon", "random", None, None).serve(io.StringIO("\n".join(lines) + "\n"), answers)
    return code, [json.loads(line) for line in answers.getvalue().splitlines()]


def test_the_bot_answers_what_it_does_not_understand_with_an_error():
    code, answers = serve(
        "",
        "hello",
        '{"type": "start", "protocol": 1, "game": "equinox"}',
        '{"type": "choose", "protocol": 1, "game": "bluemoon"}',
        '{"type": "choose", "protocol": 1, "game": "bluemoon", "actions": [], "clock": 5, "sequence": 1}',
        '{"type": "over", "protocol": 1, "game": "bluemoon"}',
        '{"type": "error", "protocol": 1, "message": "oh"}',
    )
    assert code == 1
    assert [answer["type"] for answer in answers] == ["error"] * 4
    wanted = ("no JSON", "plays bluemoon", "cannot be read", "no actions")
    assert all(word in answer["message"] for word, answer in zip(wanted, answers, strict=True))


def test_the_bot_command_refuses_a_level_that_is_not_there(capsys):
    assert main(["bot", "--level", "grandmaster"]) == 1
    assert "grandmaster" in capsys.readouterr().err
    assert main(["bot", "--level", "random", "--time", "0"]) == 1


@pytest.mark.medium
def test_the_bot_command_plays_in_an_arena():
    word = f"cmd:{sys.executable} -m moondrake.cli.main bot --level beginner"
    assert report("random", word)["failures"] == []
