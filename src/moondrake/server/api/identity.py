"""Anonymous identities over HTTP: name, transfer to another device, decks, statistics, export, deletion."""

import secrets
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from moondrake.server import deckstore, identities, store
from moondrake.server.api.common import AGuest, Somebody, TheHouse, must_be_known, nickname, set_cookie
from moondrake.server.api.models import (
    RESPONSES,
    Adopt,
    DeckList,
    IdentityInfo,
    Rename,
    Statistics,
    TransferCode,
)
from moondrake.server.course import OVER
from moondrake.server.errors import Refused
from moondrake.server.forgetting import forget as forget_all
from moondrake.server.house import House
from moondrake.server.people.keeping import kept_about
from moondrake.server.store import TableRow
from moondrake.server.tournaments import store as tournaments

router = APIRouter(prefix="/api/identity", tags=["identity"], responses=RESPONSES)


async def _info(house: House, identity: str) -> IdentityInfo:
    return IdentityInfo(id=identity, name=await nickname(house, identity))


@router.post("", summary="Who am I? A new identity for whoever has none")
async def become(house: TheHouse, guest: Somebody) -> IdentityInfo:
    return await _info(house, must_be_known(guest))


@router.get("", summary="Who am I?")
async def who(house: TheHouse, guest: AGuest) -> IdentityInfo:
    return await _info(house, must_be_known(guest))


@router.patch("", summary="A nickname")
async def rename(wish: Rename, house: TheHouse, guest: AGuest) -> IdentityInfo:
    identity = must_be_known(guest)
    name = identities.clean_name(wish.name)
    await house.database.write(lambda connection: store.rename(connection, identity, name))
    return IdentityInfo(id=identity, name=name)


@router.delete("", summary="Forget me: seats stay without an owner, all else is removed", status_code=204)
async def forget(request: Request, house: TheHouse, guest: AGuest) -> Response:
    identity = must_be_known(guest)
    now = house.clock.now()
    touched = await house.database.write(lambda connection: forget_all(connection, identity, now))
    house.reread(touched)
    for table_id in touched:
        await house.bus.publish(f"reread {table_id}")
    await house.database.scrub()
    response = Response(status_code=204)
    response.delete_cookie(identities.COOKIE, path=(request.scope.get("root_path") or "") + "/")
    return response


@router.post("/transfer", summary="A code that makes another device this identity; works once")
async def transfer(house: TheHouse, guest: AGuest) -> TransferCode:
    identity = must_be_known(guest)
    code = secrets.token_urlsafe(12)
    until = house.clock.now() + identities.TRANSFER_MS
    await house.database.write(lambda connection: store.set_transfer(connection, identity, code, until))
    return TransferCode(code=code, seconds=identities.TRANSFER_MS // 1000)


@router.post("/adopt", summary="Become the identity that a code from another device stands for")
async def adopt(
    wish: Adopt, request: Request, response: Response, house: TheHouse, guest: AGuest
) -> IdentityInfo:
    house.limiters["tokens"].spend(guest.address)
    now = house.clock.now()
    identity = await house.database.write(lambda connection: store.use_transfer(connection, wish.code, now))
    if identity is None:
        raise Refused("bad_token", "refused-code-used")
    set_cookie(request, response, identity)
    return await _info(house, identity)


@router.get("/data", summary="Everything stored about me")
async def data(house: TheHouse, guest: AGuest) -> dict[str, Any]:
    identity = must_be_known(guest)
    guest.spend(house, "looks")

    def work(connection: Connection) -> dict[str, Any]:
        return {
            "identity": {"id": identity, "name": store.identity_name(connection, identity)},
            "decks": [
                asdict(deck) | {"versions": deckstore.versions(connection, identity, deck.id)}
                for deck in deckstore.decks(connection, identity)
            ],
            "packs": deckstore.packs(connection, identity),
            "tables": [
                {
                    "id": row.id,
                    "game": row.game,
                    "seats": seats,
                    "status": row.status,
                    "created_at": row.created_at,
                    "result": row.result,
                }
                for row, seats in store.tables_of(connection, identity, most=100_000)
            ],
            "chat": store.chat_of(connection, identity),
            **kept_about(connection, identity),
            "tournaments": tournaments.of_identity(connection, identity),
        }

    return await house.database.read(work)


@router.get("/statistics", summary="Finished games by game and opponents")
async def statistics(house: TheHouse, guest: AGuest) -> Statistics:
    identity = must_be_known(guest)
    mine = await house.database.read(lambda connection: store.tables_of(connection, identity, most=100_000))
    return Statistics(games=tallied(mine))


def tallied(mine: list[tuple[TableRow, list[int]]]) -> list[dict[str, Any]]:
    """Games won, shared and lost; hot-seat games and those with help are counted apart."""
    lines: dict[tuple[str, str], dict[str, Any]] = {}
    for row, seats in mine:
        if row.status != OVER or row.result is None:
            continue
        levels = sorted({plan.level for plan in row.setup.seats if plan.level})
        people = sum(not plan.level for plan in row.setup.seats)
        against = "hot-seat" if people == len(seats) and people > 1 else ", ".join(levels) or "people"
        line = lines.setdefault(
            (row.game, against),
            {"game": row.game, "against": against, "won": 0, "shared": 0, "lost": 0, "assisted": 0},
        )
        winners = row.result["winners"]
        has_won = any(seat in winners and seat not in row.result.get("left", []) for seat in seats)
        if row.result.get("is_assisted"):
            line["assisted"] += 1
        elif not has_won:
            line["lost"] += 1
        else:
            line["shared" if len(winners) > 1 else "won"] += 1
    return [lines[key] for key in sorted(lines)]


@router.get("/decks", summary="My decks that may be played")
async def decks(house: TheHouse, guest: AGuest) -> DeckList:
    identity = must_be_known(guest)
    kept = await house.database.read(lambda connection: store.decks_of(connection, identity))
    return DeckList.model_validate({"decks": kept})
