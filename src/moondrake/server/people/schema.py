"""What is kept about people beside their tables. Whatever names an identity goes when that is forgotten."""

from typing import Any, Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from moondrake.server.schema import METADATA


def _whose(name: str = "identity", **more: Any) -> "Column[str]":
    """A column that names an identity: the row goes with it."""
    return Column(name, ForeignKey("identities.id", ondelete="CASCADE"), **more)


def _where(**more: Any) -> "Column[str]":
    """A column that names a table: the row goes with it."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), **more)


PRESENCE: Final = Table(
    "presence",
    METADATA,
    _whose(primary_key=True),
    Column("handle", String(24), nullable=False, unique=True),
    Column("origin", String(32), nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
)
"""Who was here within the last day. `handle` is how others name somebody; `origin` a keyed digest of the
address, so that somebody who was reported can be kept out by it."""

MUTED: Final = Table("muted", METADATA, _whose(primary_key=True), _whose("other", primary_key=True))
"""Whom somebody does not want to hear of, at any table and in the lobby."""

SEEKS: Final = Table(
    "seeks",
    METADATA,
    _where(primary_key=True),
    Column("wish", String(120), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Tables that wait for anybody who wants the same."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    _whose("by", nullable=False, index=True),
    _whose("about", nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32)),
    Column("name", String(40), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed_at", BigInteger),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", String(32), primary_key=True),
    _whose(nullable=True, index=True),
    Column("origin", String(32), index=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Either an identity or the digest of an address."""

STEWARDS: Final = Table(
    "stewards",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Keys to the administrator's page, as digests."""

PHRASES: Final = Table(
    "phrases",
    METADATA,
    _whose(primary_key=True),
    Column("derived", String(64), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
)
"""Recovery phrases, as what a slow function makes of them."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    _whose(nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHALLENGES: Final = Table(
    "passkey_challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _whose(nullable=True),
    Column("until", BigInteger, nullable=False),
)
"""What a passkey has to sign now; each once."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    _whose(primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("company", String(10), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""For those who want them. `company`: whom they were won against, people or bots."""

BOT_RATINGS: Final = Table(
    "bot_ratings",
    METADATA,
    Column("game", String(20), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

RATED: Final = Table("rated", METADATA, _where(primary_key=True), Column("at", BigInteger))
"""Tables that count for ratings, and when they were counted."""

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),
    _whose(nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Browsers that want to be told of a turn."""

TOLD: Final = Table(
    "told",
    METADATA,
    _where(primary_key=True),
    _whose(primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When somebody was last told of a turn at a table: once, until they have looked there."""

Index("reports_open", REPORTS.c.closed_at, REPORTS.c.at)
