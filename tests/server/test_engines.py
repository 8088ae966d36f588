"""Bots change over to compiled engines as soon as they are there, and only if they run."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from moondrake.server import bots
from moondrake.server.bots import BotFailure, Thought, Worker
from moondrake.server.desks import desk_of
from moondrake.server.engines import READY, Engines

ROOT = Path(__file__).resolve().parents[2]
NOTES = "import os, pathlib; (pathlib.Path(__file__).parent / str(os.getpid())).touch()"
"""Python runs this first in every process that is sent here."""
BREAKS = "import os; os._exit(3)"


def thought() -> Thought:
    header = {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "vulca", "start": "a"}
    state = desk_of("bluemoon").start(header)
    actions: list[int] = []
    while state.seat_to_act() < 0:
        actions.append(state.legal_actions()[0])
        state.apply(actions[-1])
    return Thought("table", "bluemoon", header, actions, state.seat_to_act(), "random", 1, 5.0)


def pid(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


def test_a_bot_changes_over_between_two_answers_once_the_engines_are_ready(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "sitecustomize.py").write_text(NOTES)
        worker = Worker(Engines(tmp_path))
        asked = thought()
        first = (await worker.ask(asked))["action"]
        before = pid(worker)
        assert not (tmp_path / str(before)).exists(), "it began where the server runs"
        (tmp_path / READY).touch()
        assert (await worker.ask(asked))["action"] == first, "the same bot goes on"
        after = pid(worker)
        assert after != before
        assert (tmp_path / str(after)).exists()
        await worker.ask(asked)
        assert pid(worker) == after, "once is enough"
        (tmp_path / READY).unlink()
        await worker.ask(asked)
        assert pid(worker) == after, "compiled anew: what runs goes on"
        await worker.stop()

    asyncio.run(work())


def test_engines_that_do_not_run_cost_no_answer_and_are_not_tried_again(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "sitecustomize.py").write_text(BREAKS)
        (tmp_path / READY).touch()
        engines = Engines(tmp_path)
        worker = Worker(engines)
        asked = thought()
        assert "action" in await worker.ask(asked)
        assert not engines.is_trusted
        first = pid(worker)
        assert "action" in await worker.ask(asked)
        assert pid(worker) == first
        await worker.stop()

    asyncio.run(work())


@pytest.mark.medium
def test_make_play_begins_at_once_and_needs_no_compiler(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "scripts.play", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    env = os.environ | {"MOONDRAKE_PURE": "1"}
    playing = subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    assert playing.stdout.readline().startswith("moondrake is at ")
    playing.send_signal(signal.SIGTERM)
    playing.stdout.close()
    assert playing.wait(timeout=120) in (0, 128 + signal.SIGTERM)


def test_a_bot_that_is_slow_to_start_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ended while it starts, it would be started anew for ever; once it has answered it has less time."""
    monkeypatch.setattr(bots, "GRACE", -4.9)  # of 5 s to think one tenth is left: no process starts in that
    (tmp_path / "sitecustomize.py").write_text("import time; time.sleep(1)\n")
    (tmp_path / READY).touch()

    async def work() -> None:
        worker = Worker(Engines(tmp_path))
        assert "action" in await worker.ask(thought())
        monkeypatch.setattr(bots, "GRACE", -5.0)
        with pytest.raises(BotFailure, match="within 0 s"):
            await worker.ask(thought())
        await worker.stop()

    asyncio.run(work())
