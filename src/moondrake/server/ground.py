"""The ground under the house, without tables: storage, bus, bots, figures, limits."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from moondrake.games.desk import AnyDesk
from moondrake.server import store
from moondrake.server.bots import BotPool
from moondrake.server.bus import open_bus
from moondrake.server.database import Database
from moondrake.server.desks import desk_of
from moondrake.server.doors import Doors
from moondrake.server.engines import Engines
from moondrake.server.errors import Refused
from moondrake.server.limits import Allowance, Limiter, Sharing
from moondrake.server.metrics import Metrics
from moondrake.server.notices import Notices
from moondrake.server.settings import RATES, Settings
from moondrake.server.setups import SECOND

log = logging.getLogger("moondrake.house")
Result = TypeVar("Result")

STORED_MS: Final = 5 * SECOND


class Ground:
    """Everything that knows no table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = settings.clock
        self.name = secrets.token_hex(6)
        """How other processes call this one."""
        self.database = Database(settings.database, settings.patience)
        self.bus = open_bus(self.database.url, settings.bus)
        self.metrics = Metrics()
        self.bots = BotPool(settings.bots, self.clock, self.metrics, Engines(settings.engines))
        self.notices = Notices()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.doors = Doors(settings.limits.connections, self.metrics)
        self.is_stopping = False
        self.stored_at = 0
        self.cookie_key = b""
        rates = {name: getattr(settings.limits, name) for name in RATES}
        self.limiters = {name: Limiter(name, rate, self.clock) for name, rate in rates.items()}
        """By address alone."""
        self.allowances = {name: Allowance(name, rate, self.clock) for name, rate in rates.items()}
        """By address, identity, key and table together."""
        self.sharing = Sharing(self.limiters, self.allowances)

    def desk(self, game: str) -> AnyDesk:
        return desk_of(game)

    async def open(self) -> None:
        """Open the storage, and know the key that signs cookies."""
        await asyncio.to_thread(self.database.start)
        key = await self.database.write(
            lambda connection: store.secret(connection, store.COOKIE_KEY, secrets.token_hex(32))
        )
        self.cookie_key = bytes.fromhex(key)

    async def check_storage(self) -> None:
        """Can something be stored? Tried by writing, every few seconds at most; raises Refused."""
        now = self.clock.now()
        if now - self.stored_at < STORED_MS:
            return
        await self.database.write(lambda connection: store.note(connection, "health", str(now)))
        self.stored_at = now

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Run something to its end, whoever waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("a task failed", exc_info=error)
