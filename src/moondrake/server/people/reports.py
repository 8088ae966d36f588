"""Reports about names and talk, for whoever looks after the server."""

import secrets
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from moondrake.server.entries import CHAT
from moondrake.server.people.schema import REPORTS
from moondrake.server.schema import ENTRIES, IDENTITIES, SEATS
from moondrake.server.setups import from_json

REASONS: Final = ("name", "chat", "cheating", "leaving", "other")
MOST_TALK: Final = 30


def open_reports(connection: Connection, by: str) -> int:
    """How many reports of somebody nobody has looked at yet."""
    query = select(func.count()).select_from(REPORTS).where(REPORTS.c.by == by, REPORTS.c.closed_at.is_(None))
    return int(connection.execute(query).scalar_one())


def add(connection: Connection, by: str, about: str, now: int, **told: str | None) -> str:
    """Keep a report; a second one about the same is the same."""
    same = select(REPORTS.c.id).where(
        REPORTS.c.by == by,
        REPORTS.c.about == about,
        REPORTS.c.reason == told["reason"],
        REPORTS.c.table_id == told["table_id"],
        REPORTS.c.closed_at.is_(None),
    )
    known = connection.execute(same).scalars().first()
    if known is not None:
        return str(known)
    report = secrets.token_urlsafe(9)
    connection.execute(insert(REPORTS).values(id=report, by=by, about=about, at=now, **told))
    return report


def listed(connection: Connection, is_closed: bool, most: int = 200) -> list[dict[str, Any]]:
    """Reports, the latest first, with what was said at the table."""
    reporter = IDENTITIES.alias("reporter")
    query = (
        select(REPORTS, IDENTITIES.c.name.label("called"), reporter.c.name.label("reporter"))
        .join(IDENTITIES, IDENTITIES.c.id == REPORTS.c.about)
        .join(reporter, reporter.c.id == REPORTS.c.by)
        .where(REPORTS.c.closed_at.is_not(None) if is_closed else REPORTS.c.closed_at.is_(None))
        .order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        .limit(most)
    )
    return [
        {
            "id": row.id,
            "at": row.at,
            "about": row.about,
            "name": row.name,
            "called": row.called,
            "reporter": row.reporter,
            "reason": row.reason,
            "text": row.text,
            "table": row.table_id,
            "talk": talk(connection, row.table_id, row.about) if row.table_id else [],
            "closed_at": row.closed_at,
        }
        for row in connection.execute(query).all()
    ]


def talk(connection: Connection, table_id: str, identity: str) -> list[str]:
    """The last that somebody said at a table."""
    query = (
        select(ENTRIES.c.data)
        .join(SEATS, (SEATS.c.table_id == ENTRIES.c.table_id) & (SEATS.c.seat == ENTRIES.c.seat))
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.kind == CHAT, SEATS.c.identity == identity)
        .order_by(ENTRIES.c.seq.desc())
        .limit(MOST_TALK)
    )
    said = [from_json(data).get("text", "") for data in connection.execute(query).scalars()]
    return said[::-1]


def close(connection: Connection, report: str, now: int) -> bool:
    """Somebody has looked at it."""
    mine = (REPORTS.c.id == report, REPORTS.c.closed_at.is_(None))
    return connection.execute(update(REPORTS).where(*mine).values(closed_at=now)).rowcount == 1


def about(connection: Connection, report: str) -> str | None:
    """Whom a report is about."""
    return connection.execute(select(REPORTS.c.about).where(REPORTS.c.id == report)).scalar_one_or_none()
