"""The administrator's page over HTTP: load, tables, reports, bans. Every request shows the key."""

import os
import sys
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection, func, select

from moondrake import __version__
from moondrake.server import answers, store
from moondrake.server.api.common import TheHouse, address_of, bearer, house_of
from moondrake.server.api.models import RESPONSES, As, Strict, TableId
from moondrake.server.api.people import find_whom
from moondrake.server.api.people_models import Whom
from moondrake.server.errors import Refused
from moondrake.server.forgetting import silence
from moondrake.server.house import House
from moondrake.server.people import bans, lobby, reports
from moondrake.server.people.presence import origin_of, people_here
from moondrake.server.people.schema import REPORTS
from moondrake.server.people.stewards import is_steward
from moondrake.server.schema import IDENTITIES, SEATS, TABLES
from moondrake.server.setups import DAY
from moondrake.server.turnstile import COMPANIES
from moondrake.table.saying import Saying

STARTED: Final = time.time()
MOST: Final = 100


async def steward(request: Request) -> None:
    """Only for whoever has a key (`moondrake admin key`)."""
    house = house_of(request)
    key = bearer(request.headers.get("authorization"))
    now = house.clock.now()
    if key is None or not await house.database.read(lambda connection: is_steward(connection, key, now)):
        house.limiters["tokens"].spend(address_of(request.client))
        raise Refused("bad_token", "refused-steward-key")


router = APIRouter(
    prefix="/api/admin", tags=["administration"], responses=RESPONSES, dependencies=[Depends(steward)]
)
Word = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


class Load(BaseModel):
    """How the server does."""

    version: str
    python: str
    database: str
    seconds_up: float
    load: list[float] = Field(description="Of the machine, over 1, 5 and 15 minutes.")
    processor_seconds: float = Field(description="Of this process, since it was started.")
    tables: dict[str, int]
    tables_in_memory: int
    connections: int
    people_here: int
    identities: int
    decisions: int
    bot_queue: Annotated[dict[str, int], As(answers.BotQueue)]
    loop_lag_ms: float = Field(description="How late the event loop comes on average to what is due.")
    decision_ms: float = Field(description="From receiving a decision to its being durable, on average.")
    refusals: dict[str, int]
    open_reports: int
    bans: int


class TableRows(BaseModel):
    """Tables, the latest first."""

    tables: list[Annotated[dict[str, Any], As(answers.AdminTable)]]


class ReportRows(BaseModel):
    """Reports, the latest first."""

    reports: list[Annotated[dict[str, Any], As(answers.AdminReport)]]


class BanRows(BaseModel):
    """Who is kept out."""

    bans: list[Annotated[dict[str, Any], As(answers.Ban)]]


class Deed(Strict):
    """What to do about somebody: everything that is set, together."""

    ban_days: int | None = Field(default=None, ge=1, le=3650, description="Keep the identity out.")
    address_days: int | None = Field(
        default=None, ge=1, le=90, description="Keep the address out, too: others may share it."
    )
    silence: bool = Field(default=False, description="Take away the name, and what was said at tables.")
    reason: Annotated[str, Field(max_length=200)] = ""


class BanWish(Whom, Deed):
    """Do something about somebody at a table or in the lobby."""


class Done(BaseModel):
    """What was done."""

    bans: list[str]
    silenced_tables: int
    has_address: bool = Field(description="Was an address known that could be kept out?")


@router.get("", summary="How the server does")
async def load(house: TheHouse) -> Load:
    now = house.clock.now()

    def work(connection: Connection) -> dict[str, Any]:
        waiting = select(func.count()).select_from(REPORTS).where(REPORTS.c.closed_at.is_(None))
        return {
            "tables": store.counts(connection),
            "people_here": len(people_here(connection, now)),
            "identities": connection.execute(select(func.count()).select_from(IDENTITIES)).scalar_one(),
            "open_reports": connection.execute(waiting).scalar_one(),
            "bans": len(bans.standing(connection, now)),
        }

    metrics = house.metrics
    refusals = {
        sample.labels["code"]: int(sample.value)
        for metric in metrics.refusals.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    }
    return Load(
        version=__version__,
        python=sys.version.split()[0],
        database=house.database.engine.dialect.name,
        seconds_up=round(time.time() - STARTED),
        load=[round(part, 2) for part in os.getloadavg()] if hasattr(os, "getloadavg") else [],
        processor_seconds=round(time.process_time(), 1),
        tables_in_memory=len(house.tables),
        connections=int(_sum(metrics.connections)),
        decisions=int(_sum(metrics.entries)),
        bot_queue={company: house.bots.turnstile.waiting(company) for company in COMPANIES},
        loop_lag_ms=_average(metrics.loop_lag_seconds),
        decision_ms=_average(metrics.decision_seconds),
        refusals=refusals,
        **await house.database.read(work),
    )


def _samples(metric: Any) -> dict[str, float]:
    return {sample.name: sample.value for one in metric.collect() for sample in one.samples}


def _sum(metric: Any) -> float:
    """A gauge's or counter's value."""
    found = {name: value for name, value in _samples(metric).items() if not name.endswith("_created")}
    return sum(found.values())


def _average(metric: Any) -> float:
    """A histogram's average, in milliseconds."""
    found = _samples(metric)
    total = sum(value for name, value in found.items() if name.endswith("_sum"))
    count = sum(value for name, value in found.items() if name.endswith("_count"))
    return round(total / count * 1000, 2) if count else 0.0


@router.get("/tables", summary="Tables, the latest first; with `text`, where somebody of such a name sits")
async def tables(
    house: TheHouse,
    status: Annotated[str | None, Query(pattern="^(waiting|playing|over)$")] = None,
    text: Annotated[str, Query(max_length=40)] = "",
) -> TableRows:
    def work(connection: Connection) -> list[dict[str, Any]]:
        query = select(TABLES).order_by(TABLES.c.updated_at.desc()).limit(MOST)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        if text:
            named = select(SEATS.c.table_id).where(SEATS.c.name.icontains(text, autoescape=True))
            query = query.where((TABLES.c.id == text) | TABLES.c.id.in_(named))
        found = lobby.lines(connection, [store.table_row(row) for row in connection.execute(query)])
        return [_line(house, line) for line in found]

    return TableRows(tables=await house.database.read(work))


def _line(house: House, line: lobby.Line) -> dict[str, Any]:
    row = line.row
    handle = house.people.presence.handle
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "entries": row.seq,
        "seats": [
            {
                "name": place.name,
                "level": plan.level,
                "handle": handle(place.identity) if place.identity else None,
            }
            for place, plan in zip(line.seats, row.setup.seats, strict=True)
        ],
        "watching": row.setup.options.watching,
        "is_open": row.is_open,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }


@router.delete("/tables/{table_id}", summary="Delete a table for good", status_code=204)
async def delete_table(table_id: Annotated[TableId, Path()], house: TheHouse) -> Response:
    if not await house.database.read(lambda connection: store.heads(connection, [table_id])):
        raise Refused("unknown", "refused-no-table")
    await house.people.remove(table_id, Saying("farewell-removed"))
    return Response(status_code=204)


@router.get("/reports", summary="Reports nobody has looked at; or those that were")
async def list_reports(house: TheHouse, closed: Annotated[bool, Query()] = False) -> ReportRows:
    found = await house.database.read(lambda connection: reports.listed(connection, closed))
    handle = house.people.presence.handle
    return ReportRows(reports=[line | {"about": handle(line["about"])} for line in found])


@router.post("/reports/{report}", summary="Close a report, and do what is to be done")
async def handle_report(report: Word, deed: Deed, house: TheHouse) -> Done:
    about = await house.database.read(lambda connection: reports.about(connection, report))
    if about is None:
        raise Refused("unknown", "refused-no-report")
    done = await _do(house, about, deed)
    now = house.clock.now()
    await house.database.write(lambda connection: reports.close(connection, report, now))
    return done


@router.get("/bans", summary="Who is kept out")
async def list_bans(house: TheHouse) -> BanRows:
    now = house.clock.now()
    rows = await house.database.read(lambda connection: bans.standing(connection, now))
    return BanRows(
        bans=[
            {
                "id": row.id,
                "what": "identity" if row.identity else "address",
                "name": row.name or "",
                "at": row.at,
                "until": row.until,
                "reason": row.reason,
            }
            for row in rows
        ]
    )


@router.post("/bans", summary="Keep somebody out, or take away a name")
async def ban(wish: BanWish, house: TheHouse) -> Done:
    whom, _ = await find_whom(house, wish)
    return await _do(house, whom, wish)


@router.delete("/bans/{ban_id}", summary="Let somebody in again", status_code=204)
async def lift(ban_id: Word, house: TheHouse) -> Response:
    if not await house.database.write(lambda connection: bans.lift(connection, ban_id)):
        raise Refused("unknown", "refused-no-ban")
    await _tell_bans(house)
    return Response(status_code=204)


async def _do(house: House, whom: str, deed: Deed) -> Done:
    now = house.clock.now()

    def work(connection: Connection) -> tuple[list[str], set[str], bool]:
        made, touched, origin = [], set[str](), None
        if deed.ban_days:
            until = now + deed.ban_days * DAY
            made.append(bans.add(connection, {"identity": whom}, now, until, deed.reason))
        if deed.address_days:
            origin = origin_of(connection, whom)
            if origin:
                until = now + deed.address_days * DAY
                made.append(bans.add(connection, {"origin": origin}, now, until, deed.reason))
        if deed.silence:
            touched = silence(connection, whom)
        return made, touched, origin is not None

    made, touched, has_address = await house.database.write(work, is_compound=True)
    house.reread(sorted(touched))
    for table_id in touched:
        await house.bus.publish(f"reread {table_id}")
    if made:
        await _tell_bans(house)
    house.people.lobby.stale()
    return Done(bans=made, silenced_tables=len(touched), has_address=has_address)


async def _tell_bans(house: House) -> None:
    await house.people.bans.load()
    await house.bus.publish(bans.NOTICE)
