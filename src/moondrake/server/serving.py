"""Running the server: folder, lock, log, uvicorn."""

import contextlib
import gc
import json
import logging
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from moondrake.server.app import create_app
from moondrake.server.crew import Crew
from moondrake.server.database import open_engine, prepare
from moondrake.server.house import House
from moondrake.server.messages import LONGEST
from moondrake.server.neighbours import address_of
from moondrake.server.relay import Vouching
from moondrake.server.settings import DATABASE, Settings
from moondrake.server.wires import SocketWire, Wire
from moondrake.table import TableError
from moondrake.words import say

log = logging.getLogger("moondrake.serving")
STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


COLLECT_AFTER: Final = (20_000, 20, 50)
"""Objects, and rounds over younger ones, after which Python looks for rings of rubbish."""


class JsonLines(logging.Formatter):
    """One JSON object a line; only what was given by name, so that no secret slips in."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in STANDARD}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up_logging(level: str) -> None:
    """Everything to standard error as JSON lines; uvicorn's own access log, which has whole URLs, is off."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))  # below, they write whole headers
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True


def make_folder(folder: Path) -> None:
    """A new folder is for its owner alone; one that is there stays as it is, only its files are made so."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)
    elif os.name == "posix" and folder.stat().st_mode & 0o077:
        log.warning("others may look into the data folder", extra={"folder": str(folder)})
    with contextlib.suppress(OSError):
        os.close(os.open(folder / DATABASE, os.O_RDWR | os.O_CREAT, 0o600))


def check_database(settings: Settings) -> None:
    """Refuse a database that cannot be used before anything is started; raises TableError."""
    engine = open_engine(settings.database, settings.patience)
    try:
        prepare(engine)
    finally:
        engine.dispose()


def collect_rarely() -> None:
    """What is here now (rules, cards, sentences) stays: it is not searched for rubbish again and again.

    A decision makes and drops thousands of small objects, hardly any of them in rings.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def allow_many_files() -> None:
    """As many connections as the system lets this process have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """One server for one data folder: a second one would not know what the first has in memory."""
    make_folder(folder)
    with (folder / "server.lock").open("a+") as lock:
        try:
            _lock(lock.fileno())
        except OSError as error:
            raise TableError("problem-serve-folder", folder=folder) from error
        yield


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Server(uvicorn.Server):
    """Says where it listens once it does, and good-bye before it waits for everybody to leave."""

    def __init__(
        self, config: uvicorn.Config, house: House, settings: Settings, opens_browser: bool, language: str
    ) -> None:
        super().__init__(config)
        self.house = house
        self.language = language
        self.settings = settings
        self.opens_browser = opens_browser
        self.is_first = True
        """Says where it is; in a crew somebody else does."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        collect_rarely()
        bound = [socket.getsockname() for server in self.servers for socket in server.sockets]
        address = self.settings.neighbour_address or address_of(bound[-1], self.settings.database)
        await self.house.neighbours.open(address)
        if self.is_first:
            say_where(self.settings, bound[0][1], self.opens_browser, self.language)

    async def shutdown(self, sockets: Any = None) -> None:
        await self.house.neighbours.leave()
        self.house.say_good_bye()
        await super().shutdown(sockets)


def say_where(settings: Settings, port: int, opens_browser: bool, language: str) -> None:
    """Where the page is, for people and for scripts."""
    is_here = settings.is_loopback or settings.host in ("0.0.0.0", "::")
    url = f"http://{'localhost' if is_here else settings.host}:{port}{settings.root_path}/"
    print(say("serve-is-at", language, url=url), flush=True)
    if opens_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def run(
    settings: Settings,
    opens_browser: bool,
    log_level: str = "warning",
    language: str = "en",
    processes: int = 1,
) -> int:
    """Serve until told to stop."""
    set_up_logging(log_level)
    allow_many_files()
    is_embedded = settings.database.startswith("sqlite")
    guard = locked_folder(settings.data) if is_embedded else contextlib.nullcontext()
    with guard:
        check_database(settings)
        if processes > 1:
            crew = Crew(settings, lambda sockets: serve(settings, sockets=sockets), processes)
            return crew.run(lambda port: say_where(settings, port, opens_browser, language))
        return serve(settings, opens_browser, language)


def serve(
    settings: Settings, opens_browser: bool = False, language: str = "en", sockets: list[Any] | None = None
) -> int:
    """One process; in a crew it gets its sockets, the last of them for its neighbours."""
    app = create_app(settings)
    house: House = app.state.house
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    config = uvicorn.Config(
        Vouching(ProxyHeadersMiddleware(app, trusted), house),  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=Wire,
        ws=SocketWire,
        server_header=False,
        ws_max_size=LONGEST * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=32_768,
        proxy_headers=False,
    )
    server = Server(config, house, settings, opens_browser, language)
    server.is_first = sockets is None
    with contextlib.suppress(KeyboardInterrupt):  # raised again by uvicorn when all is closed
        server.run(sockets)
    return 0 if server.started else 1
