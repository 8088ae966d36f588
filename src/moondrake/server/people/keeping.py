"""What is kept about somebody, for whoever asks what is."""

from typing import Any

from sqlalchemy import Connection, Table, select

from moondrake.server.people.schema import (
    BANS,
    MUTED,
    PASSKEYS,
    PHRASES,
    PRESENCE,
    PUSHES,
    RATINGS,
    REPORTS,
)


def kept_about(connection: Connection, identity: str) -> dict[str, Any]:
    """Everything beside name, tables, decks and talk. Who reported somebody is the reporter's secret."""

    def rows(table: Table, whose: str, *names: str) -> list[dict[str, Any]]:
        query = select(*[table.c[name] for name in names]).where(table.c[whose] == identity)
        return [dict(zip(names, row, strict=True)) for row in connection.execute(query)]

    return {
        "ratings": rows(RATINGS, "identity", "game", "company", "rating", "deviation", "volatility", "games"),
        "last_seen": rows(PRESENCE, "identity", "seen_at"),
        "muted": len(rows(MUTED, "identity", "other")),
        "reports_by_me": rows(REPORTS, "by", "at", "name", "reason", "text", "table_id"),
        "reports_about_me": rows(REPORTS, "about", "at", "reason"),
        "bans": rows(BANS, "identity", "at", "until", "reason"),
        "phrases": rows(PHRASES, "identity", "at"),
        "passkeys": rows(PASSKEYS, "identity", "id", "at"),
        "notices_to": rows(PUSHES, "identity", "endpoint", "at"),
    }
