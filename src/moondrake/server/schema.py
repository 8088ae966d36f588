"""The tables of the database. Migrations bring an older database here (`migrations/versions`)."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key that signs cookies; and when the server was last alive."""

IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False, default=""),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("transfer_hash", String(64), unique=True),
    Column("transfer_until", BigInteger),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("is_legal", Boolean, nullable=False, default=True),
)

DECK_VERSIONS: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What a deck was before it was changed; the oldest go first."""

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("deck", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How strong a deck was measured to be, as far as it is measured."""

PACKS: Final = Table(
    "packs",
    METADATA,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)
"""Cards that somebody wrote, as they wrote them; only sound packs are kept."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("setup", Text, nullable=False),
    Column("server_seed", String(64), nullable=False),
    Column("to_act", Integer),
    Column("wake_at", BigInteger),
    Column("result", Text),
    Column("creator", ForeignKey("identities.id", ondelete="SET NULL")),
    Column("is_open", Boolean, nullable=False, default=False),
    Column("rematch_of", String(32), unique=True),
    Column("origin", String(32)),
)
"""`seq`, `status`, `to_act`, `wake_at` and `result` repeat what the entries say, for lists and alarms.
`origin` is a keyed digest of the address a table was made from; it is dropped when the game is over."""

DRAFT_DECKS: Final = Table(
    "draft_decks",
    METADATA,
    Column("draft", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("cards", Text, nullable=False),
)
"""BM-21.11: what each seat of a draft plays with, once it has said so."""

DRAFT_TABLES: Final = Table(
    "draft_tables",
    METADATA,
    Column("draft", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("table_id", String(32), nullable=False),
)
"""BM-21.12: everybody against everybody; `table_id` is empty until the table is made."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("invite_hash", String(64)),
    Column("key_hash", String(64)),
    Column("name", String(40), nullable=False, default=""),
    Column("seen_at", BigInteger, nullable=False, default=0),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("draws", Text),
    Column("data", Text),
    Column("client", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="one_entry_per_client_id"),
)
"""Append-only. The primary key keeps two processes from both writing entry n of a table."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

FORGOTTEN: Final = Table(
    "forgotten",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Digests of identities that were forgotten, so that an older backup that is restored forgets them again."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""Who serves this database just now (`neighbours`); by the database's own clock."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("setup", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False, default=False),
    Column("creator", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
)
"""`status` is `open` (for players), `playing` or `over`."""

TOURNAMENT_PLAYERS: Final = Table(
    "tournament_players",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("level", String(40), nullable=False, default=""),
    Column("choice", Text, nullable=False, default=""),
    Column("left_after", Integer),
)
"""`level` is empty for a person, `choice` what a player brings, such as a deck; `left_after` rounds."""

TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("players", Text, nullable=False),
    Column("gone", Text, nullable=False, default="[]"),
    Column("table_id", String(32)),
    Column("result", Text),
)
"""The tables of every round with their players in the order of seats; one player alone has a bye. `table_id`
is the game that is played there now, or was last."""

Index("tables_awake", TABLES.c.status, TABLES.c.wake_at)
Index("tables_by_origin", TABLES.c.origin, TABLES.c.status)
Index("tables_by_creator", TABLES.c.creator, TABLES.c.status)
