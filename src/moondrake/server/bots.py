"""Bots think in processes of their own. One that crashes, hangs or errs is replaced; no table waits."""

import asyncio
import contextlib
import json
import logging
import sys
from dataclasses import dataclass
from typing import Any, Final

log = logging.getLogger("moondrake.bots")
GRACE: Final = 8.0
"""Seconds above its thinking time after which a bot counts as stuck (a new process also has to start)."""
LINE: Final = 1 << 20
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


class Worker:
    """One process, used by one request at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.count = 0

    async def ask(self, thought: Thought) -> Reply:
        """The bot's reply; raises BotFailure and ends the process if there is none in time."""
        try:
            return await asyncio.wait_for(self._ask(thought), thought.clock + GRACE)
        except TimeoutError as error:
            await self.stop()
            raise BotFailure(f"no answer within {thought.clock + GRACE:g} s") from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
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
        if "error" in reply:
            raise BotFailure(reply["error"])
        return reply

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "moondrake.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
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


class BotPool:
    """A few workers; whoever needs one waits for the next that is free."""

    def __init__(self, size: int) -> None:
        self.workers = [Worker() for _ in range(max(1, size))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, thought: Thought) -> int:
        """The bot's action; raises BotFailure."""
        return int((await self._ask(thought))["action"])

    async def advise(self, thought: Thought) -> Reply:
        """A hint: choices with estimates, and sentences; raises BotFailure."""
        reply = await self._ask(thought)
        return {name: reply[name] for name in ("action", "choices", "text")}

    async def _ask(self, thought: Thought) -> Reply:
        worker = await self.free.get()
        try:
            return await worker.ask(thought)
        finally:
            self.free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.stop()
