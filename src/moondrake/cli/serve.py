"""`moondrake serve`: tables in the browser and for programs, on this machine or for a whole club."""

import argparse
import os
import re
import socket
from functools import partial
from pathlib import Path

from moondrake.table import TableError
from moondrake.words import say

PORT = 8400
MOST_BOTS = 64
MOST_PROCESSES = 64
MOST_DAYS = 10_000
BUSES = ("redis://", "rediss://", "unix://")
LEVELS = ("debug", "info", "warning", "error")


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("--host", default="127.0.0.1", help=say("serve-host", language))
    port = partial(_port, language)
    parser.add_argument("--port", type=port, default=None, help=say("serve-port", language, port=str(PORT)))
    parser.add_argument("--data", type=Path, metavar="DIR", help=say("serve-data", language))
    database = os.environ.get("MOONDRAKE_DATABASE") or None
    parser.add_argument("--database", metavar="URL", default=database, help=say("serve-database", language))
    parser.add_argument("--bus", default="", metavar="URL", help=say("serve-bus", language))
    bots = partial(_bots, language)
    parser.add_argument("--bots", type=bots, default=1, metavar="N", help=say("serve-bots", language))
    processes = partial(_processes, language)
    parser.add_argument(
        "--processes", type=processes, default=1, metavar="N", help=say("serve-processes", language)
    )
    parser.add_argument("--neighbour", default="", metavar="HOST:PORT", help=say("serve-neighbour", language))
    parser.add_argument("--prefix", default="", metavar="/PATH", help=say("serve-prefix", language))
    public = os.environ.get("MOONDRAKE_PUBLIC_URL", "")
    parser.add_argument("--public-url", default=public, metavar="URL", help=say("serve-public-url", language))
    days = partial(_days, language)
    parser.add_argument(
        "--keep-days", type=days, default=90.0, metavar="DAYS", help=say("serve-keep-days", language)
    )
    token = os.environ.get("MOONDRAKE_METRICS_TOKEN", "")
    parser.add_argument(
        "--metrics-token", default=token, metavar="WORD", help=say("serve-metrics-token", language)
    )
    parser.add_argument(
        "--push-host", action="append", default=[], metavar="HOST", help=say("serve-push-host", language)
    )
    parser.add_argument("--no-limits", action="store_true", help=say("serve-no-limits", language))
    parser.add_argument("--no-browser", action="store_true", help=say("serve-no-browser", language))
    parser.add_argument("--log", default="warning", choices=LEVELS, help=say("serve-log", language))
    # Only for `make play`, which compiles while one plays already.
    engines = os.environ.get("MOONDRAKE_ENGINES", "")
    parser.set_defaults(run=run, engines=Path(engines).absolute() if engines else None)


def _port(language: str, word: str) -> int:
    if not word.isdecimal() or int(word) > 65_535:
        raise argparse.ArgumentTypeError(say("serve-bad-port", language))
    return int(word)


def _bots(language: str, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_BOTS:
        raise argparse.ArgumentTypeError(say("serve-bad-bots", language, most=MOST_BOTS))
    return int(word)


def _processes(language: str, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_PROCESSES:
        raise argparse.ArgumentTypeError(say("serve-bad-processes", language, most=MOST_PROCESSES))
    return int(word)


def _days(language: str, word: str) -> float:
    if not word.isdecimal() or int(word) > MOST_DAYS:
        raise argparse.ArgumentTypeError(say("serve-bad-days", language, most=MOST_DAYS))
    return float(word)


def run(chosen: argparse.Namespace) -> int:
    """Serve until Ctrl+C."""
    from moondrake.server import serving
    from moondrake.server.database import normal_url
    from moondrake.server.settings import NO_LIMITS, Limits, Settings, default_folder, sqlite_url

    data = (chosen.data or default_folder()).expanduser().absolute()
    database = normal_url(chosen.database) if chosen.database else sqlite_url(data)
    if chosen.database and not database.startswith("postgresql"):
        raise TableError("serve-bad-database")
    if chosen.prefix and not chosen.prefix.startswith("/"):
        raise TableError("serve-bad-prefix")
    if chosen.bus and not chosen.bus.startswith(BUSES):
        raise TableError("serve-bad-bus")
    if chosen.processes > 1 and not (chosen.database and hasattr(os, "fork")):
        raise TableError("serve-processes-share")
    if chosen.neighbour and not re.fullmatch(r"\S+:\d{1,5}", chosen.neighbour):
        raise TableError("serve-bad-neighbour")
    _check_address(chosen)
    settings = Settings(
        database=database,
        data=data,
        host=chosen.host,
        port=chosen.port,
        root_path=chosen.prefix.rstrip("/"),
        public_url=chosen.public_url.rstrip("/"),
        bus=chosen.bus,
        neighbour_address=chosen.neighbour,
        bots=chosen.bots,
        engines=chosen.engines,
        limits=NO_LIMITS if chosen.no_limits else Limits(),
        bots_keep_time=not chosen.no_limits,
        metrics_token=chosen.metrics_token,
        keep_days=chosen.keep_days,
        push_hosts=tuple(chosen.push_host),
    )
    return serving.run(
        settings,
        opens_browser=not chosen.no_browser,
        log_level=chosen.log,
        language=chosen.lang,
        processes=chosen.processes,
    )


def _check_address(chosen: argparse.Namespace) -> None:
    """Refuse a host or port at which nobody can listen before a database is made for it.

    Nobody asked for the usual port by number: where it is taken, any other one will do, and is printed.
    """
    if chosen.port is None:
        chosen.port = PORT if _is_free(chosen.host, PORT) else 0
    try:
        with socket.create_server((chosen.host, chosen.port), family=_family(chosen.host)):
            pass
    except OSError as error:
        values = {"where": f"{chosen.host}:{chosen.port}", "error": _reason(error)}
        raise TableError("serve-not-here", **values) from error


def _is_free(host: str, port: int) -> bool:
    try:
        with socket.create_server((host, port), family=_family(host)):
            return True
    except OSError:
        return False


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _reason(error: OSError) -> str:
    """The system's own words, without the address."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
