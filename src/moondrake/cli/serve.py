"""`moondrake serve`: tables in the browser and for programs, on this machine or for a whole club."""

import argparse
from pathlib import Path

from moondrake.table import TableError

PORT = 8400


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("serve", help="run the server: tables in the browser and for programs")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=_port, default=PORT, help=f"default: {PORT}; 0 takes a free one")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder for tables (default: the user's)")
    parser.add_argument("--database", metavar="URL", help="postgresql://... instead of the embedded database")
    parser.add_argument("--bus", default="", metavar="URL", help="redis://... between several servers")
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="processes in which bots think")
    parser.add_argument("--prefix", default="", metavar="/PATH", help="path under which a proxy shows the page")
    parser.add_argument("--public-url", default="", metavar="URL", help="the address people type, behind a proxy")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (for measurements)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"))
    parser.set_defaults(run=run)


def _port(word: str) -> int:
    port = int(word)
    if not 0 <= port <= 65_535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def run(chosen: argparse.Namespace) -> int:
    """Serve until Ctrl+C."""
    from moondrake.server import serving
    from moondrake.server.database import normal_url
    from moondrake.server.settings import NO_LIMITS, Limits, Settings, default_folder, sqlite_url

    data = (chosen.data or default_folder()).expanduser().absolute()
    database = normal_url(chosen.database) if chosen.database else sqlite_url(data)
    if chosen.database and not database.startswith("postgresql"):
        raise TableError("--database must be postgresql://...; without it an embedded database is used")
    if chosen.prefix and not chosen.prefix.startswith("/"):
        raise TableError("--prefix must begin with /, for example /moondrake")
    settings = Settings(
        database=database,
        data=data,
        host=chosen.host,
        port=chosen.port,
        root_path=chosen.prefix.rstrip("/"),
        public_url=chosen.public_url.rstrip("/"),
        bus=chosen.bus,
        bots=max(1, chosen.bots),
        limits=NO_LIMITS if chosen.no_limits else Limits(),
    )
    return serving.run(settings, opens_browser=not chosen.no_browser, log_level=chosen.log)
