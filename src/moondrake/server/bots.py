"""Bots think in processes of their own. One that crashes, hangs or errs is replaced; no table waits."""

import asyncio
import contextlib
import json
import logging
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from moondrake.server.clock import Clock
from moondrake.server.engines import Engines, environment
from moondrake.server.metrics import Metrics
from moondrake.server.turnstile import PEOPLE, Turnstile

log = logging.getLogger("moondrake.bots")
GRACE: Final = 8.0
"""Seconds above its thinking time after which a bot counts as stuck."""
STARTING: Final = 45.0
"""Seconds more for a process that has not answered yet: on a busy machine it starts slowly, and one that is
ended while it starts never will."""
LINE: Final = 1 << 20
PATIENT: Final = "MOONDRAKE_PATIENT"
"""Tells a process to leave the processor to others."""
Reply = dict[str, Any]


class BotFailure(Exception):
    """The bot gave no usable answer."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked: the game so far, its seat and level, how long it may think.

    Without a level it is asked for a hint, in `language` and with the players' `names`.
    """

    table: str
    game: str
    header: dict[str, str]
    actions: list[int]
    seat: int
    level: str
    seed: int
    clock: float
    language: str = "en"
    names: tuple[str, ...] = ()
    is_whole_game: bool = False
    """Both seats are played to the end by this level, `clock` for each decision (to measure a deck)."""
    patience: float = 0.0
    """Seconds more than a decision may take."""


class Worker:
    """One process, used by one request at a time; between two it changes over to compiled engines."""

    def __init__(self, engines: Engines | None = None, is_patient: bool = False) -> None:
        self.engines = engines or Engines()
        self.is_patient = is_patient
        """Leaves the processor to everybody else."""
        self.process: asyncio.subprocess.Process | None = None
        self.count = 0
        self.home = ""
        self.has_answered = False

    async def ask(self, thought: Thought) -> Reply:
        """The bot's reply; raises BotFailure and ends the process if there is none in time."""
        is_new = self.process is None or not self.has_answered
        allowed = thought.clock + thought.patience + GRACE + STARTING * is_new
        try:
            return await asyncio.wait_for(self._ask(thought), allowed)
        except TimeoutError as error:
            await self.stop()
            raise BotFailure(f"no answer within {allowed:g} s") from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            if self.home and not self.has_answered and self.engines.is_trusted:
                self.engines.distrust()
                return await self.ask(thought)
            raise BotFailure(f"the bot's process ended ({type(error).__name__})") from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _ask(self, thought: Thought) -> Reply:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        self.count += 1
        request: dict[str, Any] = {name: getattr(thought, name) for name in thought.__slots__}
        process.stdin.write(json.dumps(request | {"id": self.count}).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        reply: Reply = json.loads(line)
        if reply.get("id") != self.count:
            raise ValueError("an answer to another question")
        self.has_answered = True
        if "error" in reply:
            raise BotFailure(reply["error"])
        return reply

    async def _running(self) -> asyncio.subprocess.Process:
        home = self.engines.home()
        if home and home != self.home:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.home, self.has_answered = home, False
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "moondrake.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                env=environment(home) | ({PATIENT: "1"} if self.is_patient else {}),
                start_new_session=True,
            )
        return self.process

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@dataclass(frozen=True, slots=True)
class Place:
    """For whom a bot thinks: whose table it is, whether people play there, and how long an answer takes."""

    owner: str = ""
    company: str = PEOPLE
    beat: int = 0
    """Milliseconds from the beginning of a thought to its answer, however soon it is found."""


ANYWHERE: Final = Place()


class BotPool:
    """A few workers, shared fairly.

    An answer is given a fixed time (`beat`) after its thought began, and the worker is kept until then: how
    long a bot had to think depends on its cards, so nobody may see it, not even by who has to wait.
    """

    def __init__(self, size: int, clock: Clock, metrics: Metrics, engines: Engines | None = None) -> None:
        shared = engines or Engines()
        self.workers = [Worker(shared) for _ in range(max(1, size))]
        self.idle = self.workers.copy()
        self.turnstile = Turnstile(len(self.workers))
        self.measuring = Worker(shared, is_patient=True)
        """Plays whole games, which take seconds: nobody who plays waits behind one."""
        self.measured = Turnstile(1)
        self.clock = clock
        self.metrics = metrics

    async def choose(self, thought: Thought, place: Place = ANYWHERE) -> int:
        """The bot's action; raises BotFailure."""
        return int((await self._ask(thought, place))["action"])

    async def advise(self, thought: Thought, place: Place = ANYWHERE) -> Reply:
        """A hint: choices with estimates, and sentences; raises BotFailure."""
        reply = await self._ask(thought, place)
        return {name: reply[name] for name in ("action", "choices", "text")}

    async def play(self, thought: Thought, place: Place = ANYWHERE) -> Reply:
        """A whole game between bots, in a few numbers; raises BotFailure."""
        await self.measured.enter(place.owner, place.company)
        try:
            return await self.measuring.ask(thought)
        finally:
            self.measured.leave()

    async def measure_no_more(self) -> None:
        """Nobody has anything to measure: its process would only take room."""
        if self.measured.free:
            await self.measuring.stop()

    async def _ask(self, thought: Thought, place: Place) -> Reply:
        began, gauge = time.perf_counter(), self.metrics.bot_queue.labels(place.company)
        gauge.inc()
        try:
            await self.turnstile.enter(place.owner, place.company)
        finally:
            gauge.dec()
        self.metrics.bot_wait_seconds.labels(place.company).observe(time.perf_counter() - began)
        worker, beginning = self.idle.pop(), self.clock.now()
        try:
            reply = await worker.ask(thought)
            await self._keep_time(beginning, place.beat)
            return reply
        finally:
            self.idle.append(worker)
            self.turnstile.leave()

    async def _keep_time(self, beginning: int, beat: int) -> None:
        """Wait for the next beat; there is more than one only where the machine is too slow."""
        if beat:
            passed = max(0, self.clock.now() - beginning)
            await self.clock.wait_until(beginning + beat * max(1, -(-passed // beat)))

    async def stop(self) -> None:
        """End all processes."""
        for worker in (*self.workers, self.measuring):
            await worker.stop()
