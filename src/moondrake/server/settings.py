"""How a server is told to run."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from moondrake.server.clock import Clock, SystemClock


def default_folder() -> Path:
    """Where a user's data belongs on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "moondrake"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may do. A rate is (so many at once, so many a second afterwards)."""

    requests: tuple[float, float] = (120.0, 20.0)
    creations: tuple[float, float] = (10.0, 0.1)
    identities: tuple[float, float] = (30.0, 0.2)
    tokens: tuple[float, float] = (20.0, 0.2)
    messages: tuple[float, float] = (60.0, 20.0)
    looks: tuple[float, float] = (10.0, 0.5)
    """Reading a table's list again from early on."""
    checks: tuple[float, float] = (10.0, 0.2)
    """Decks that somebody built, to be checked by the rules."""
    chat: tuple[float, float] = (8.0, 0.5)
    hints: tuple[float, float] = (5.0, 0.2)
    pairings: tuple[float, float] = (20.0, 1.0)
    """Asking to be paired, and asking again while one waits."""
    searches: tuple[float, float] = (60.0, 5.0)
    """Looking for rules and cards by words."""
    lists: tuple[float, float] = (20.0, 1.0)
    """Reading all of one's decks, twenty of them at a time."""
    reports: tuple[float, float] = (5.0, 0.02)
    proofs: tuple[float, float] = (6.0, 0.05)
    """Recovery phrases and passkeys: each costs the server a slow computation."""
    connections: int = 40
    tables: int = 50
    """Tables not yet over that one identity may have made; from one address, four times as many."""
    bot_tables: int = 5
    """The same for tables of bots alone."""
    decks: int = 100
    tournaments: int = 5
    """Tournaments not yet over that one identity may have made."""
    remarks: int = 2_000
    """Entries of one table that are no part of its game: chat, questions, take-backs."""
    body: int = 65_536
    resident: int = 5_000


RATES = (
    *("requests", "creations", "identities", "tokens", "messages", "looks", "checks", "chat", "hints"),
    *("pairings", "searches", "lists", "reports", "proofs"),
)
_ENDLESS = (1e9, 1e9)
_MANY = 1_000_000_000
NO_LIMITS = Limits(
    **dict.fromkeys(RATES, _ENDLESS),  # type: ignore[arg-type]
    connections=_MANY,
    tables=_MANY,
    bot_tables=_MANY,
    decks=_MANY,
    tournaments=_MANY,
    remarks=_MANY,
)
"""For measurements."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything `moondrake serve` decides."""

    database: str
    data: Path
    host: str = "127.0.0.1"
    port: int = 8400
    root_path: str = ""
    public_url: str = ""
    """The address people type, where it is not the one listened on; its host and origin are accepted."""
    bus: str = ""
    """Empty: what fits the database. Or `redis://...`."""
    neighbour_address: str = ""
    """`host:port` at which processes on other machines reach this one; empty: where it listens."""
    bots: int = 1
    engines: Path | None = None
    """Where the engines will lie compiled; the bots change over when they do."""
    bot_seconds: float = 1.0
    bots_keep_time: bool = True
    """A bot's answer takes the same time whatever it holds; off only for measurements and tests."""
    keeps_beat: bool = True
    """Decisions take whole beats, whatever had to be worked out; off for tests that play many."""
    idle_seconds: float = 300.0
    keep_days: float = 90.0
    """Tables nobody finished or touched for so long are removed; 0 keeps them for ever."""
    heartbeat: float = 15.0
    patience: float = 15.0
    limits: Limits = field(default_factory=Limits)
    clock: Clock = field(default_factory=SystemClock)

    push_hosts: tuple[str, ...] = ()
    """Push services beside those of the usual browsers: host names (`.example.org` with all below it)."""

    metrics_token: str = ""
    """Whoever reads `/metrics` from elsewhere shows this (Authorization: Bearer)."""

    @property
    def is_https(self) -> bool:
        """Do people come by https, whatever a proxy says?"""
        return self.public_url.startswith("https://")

    @property
    def is_loopback(self) -> bool:
        return self.host in ("127.0.0.1", "localhost", "::1")


DATABASE = "moondrake.sqlite3"
"""The embedded database's file in the data folder."""


def sqlite_url(data: Path) -> str:
    """The embedded database of a data folder."""
    return f"sqlite:///{data / DATABASE}"
