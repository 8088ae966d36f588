"""Forget me: of whoever asks for it nothing is left, in no row, in no file, in no line of the log."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from moondrake.bluemoon.cards import ready_made
from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.decks import write_deck
from moondrake.server import identities, store
from moondrake.server.people import bans
from moondrake.server.schema import METADATA
from scripts.postgres import Cluster
from tests.server.harness import Json, Place, in_place
from tests.server.test_accounts import Authenticator, web
from tests.server.test_lobby import look
from tests.server.test_push import AUTH, READER

pytestmark = pytest.mark.medium
NAME = "Zerberus"


async def a_life(place: Place) -> tuple[httpx.AsyncClient, list[str]]:
    """Everything an identity can leave behind; and what must not be found afterwards."""
    guest, other = place.guest(), place.guest()
    await guest.post("/api/identity")
    await guest.patch("/api/identity", json={"name": NAME})
    identity = identities.verify(place.house.cookie_key, guest.cookies["moondrake"])
    assert identity is not None
    text = write_deck(replace(ready_made_deck("khind"), name=f"{NAME}s deck"))
    leader, cards = ready_made("khind")
    plan = {"name": NAME, "leader": leader.key, "cards": [card.key for card in cards]}
    assert (await guest.post("/api/decks", json=plan)).status_code == 201
    seats: list[Json] = [{"kind": "me", "name": NAME}, {"kind": "open", "name": f"{NAME}s friend"}]
    setup = {"deck a": text, "lists": "open"}
    made = await guest.post("/api/tables", json={"game": "bluemoon", "seats": seats, "setup": setup})
    table = made.json()["table"]["id"]
    assert (await place.say(guest, table, {"type": "chat", "text": NAME, "id": NAME})).status_code == 200
    taken = {"invite": made.json()["invites"][0]["token"], "name": "Ben"}
    assert (await other.post(f"/api/tables/{table}/seats/1", json=taken)).status_code == 200
    assert (await place.say(other, table, {"type": "chat", "text": "hello"})).status_code == 200
    await place.move(table, guest, other)
    for guest_of_two in (guest, other):
        await place.say(guest_of_two, table, {"type": "mute", "whom": 0})
    await place.say(guest, table, {"type": "resign", "id": f"{NAME}-2"})
    again = (await guest.post(f"/api/tables/{table}/rematch")).json()["id"]
    assert (await guest.post(f"/api/tables/{again}/seats/0", json={"name": NAME})).status_code == 200
    bots: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "random", "name": f"{NAME}s bot"}]
    assert (await guest.post("/api/tables", json={"game": "bluemoon", "seats": bots})).status_code == 201
    watched, *_ = await place.duel(options={"watching": "consent"})
    assert (await guest.post(f"/api/tables/{watched}/watch", json={"name": NAME})).status_code == 202
    more = await a_life_among_people(place, guest, other, table)
    tags = [identities.owner_tag(name, identity) for name in (table, again, watched)]
    return guest, [NAME, identity, *tags, *more]


async def a_life_among_people(
    place: Place, guest: httpx.AsyncClient, other: httpx.AsyncClient, table: str
) -> list[str]:
    """Seen in the lobby, rated, muted, reported, kept out; what must not be found of that afterwards."""
    now = place.clock.now()
    for one in (guest, other):
        await look(place, one)
        assert (await one.post("/api/identity/ratings", json={"game": "bluemoon"})).status_code == 200
    handle = place.house.people.presence.handle((await guest.get("/api/identity")).json()["id"])
    for one, seat in ((guest, 1), (other, 0)):
        whom = {"table": table, "seat": seat}
        assert (await one.post("/api/lobby/mutes", json=whom)).status_code == 200
        report = whom | {"reason": "other", "text": f"about {NAME}"}
        assert (await one.post("/api/reports", json=report)).status_code == 201
    assert (await guest.post("/api/lobby/pairing", json={"game": "equinox", "name": NAME})).status_code == 200
    identity = (await guest.get("/api/identity")).json()["id"]

    def ban(connection: Connection) -> str:
        return bans.add(connection, {"identity": identity}, now, now - 1, f"about {NAME}")

    await place.house.database.write(ban)
    assert (await guest.post("/api/identity/phrase")).status_code == 200
    endpoint = f"https://fcm.googleapis.com/fcm/send/{NAME}"
    wish = {"endpoint": endpoint, "p256dh": READER, "auth": AUTH}
    assert (await guest.post("/api/identity/push", json=wish)).status_code == 200
    device = Authenticator()
    options = (await guest.post("/api/identity/passkeys/options")).json()["options"]
    made = {"credential": device.make(options)}
    assert (await guest.post("/api/identity/passkeys", json=made)).status_code == 200
    data = (await guest.get("/api/identity/data")).json()
    for part in ("ratings", "reports_by_me", "reports_about_me", "bans", "phrases", "passkeys", "notices_to"):
        assert data[part], f"whoever asks is shown {part}"
    return [handle, endpoint, web(device.id)]


def everything(connection: Connection) -> str:
    """All rows of all tables."""
    return "\n".join(
        str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(select(table))
    )


async def forgotten(place: Place) -> list[str]:
    """Live, be forgotten; what must not be found afterwards."""
    guest, secrets = await a_life(place)
    before = await place.house.database.read(everything)
    for secret in secrets:
        assert secret in before, "this test would see nothing"
    assert (await guest.delete("/api/identity")).status_code == 204
    after = await place.house.database.read(everything)
    for secret in secrets:
        assert secret not in after
    assert "Ben" in after, "others stay"
    for table in await place.house.database.read(lambda connection: store.all_tables(connection)):
        await place.house.table(table.id)
    return secrets


def test_nothing_of_a_forgotten_identity_is_in_the_database_or_its_files(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        caplog.set_level(logging.DEBUG, "moondrake")
        secrets = await forgotten(place)
        for file in tmp_path.iterdir():
            content = file.read_bytes()
            for secret in secrets:
                assert secret.encode() not in content, file.name
        assert caplog.records
        for record in caplog.records:
            for secret in secrets:
                assert secret not in str(record.__dict__)

    in_place(work, tmp_path)


def test_nothing_of_a_forgotten_identity_is_in_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        await forgotten(place)

    in_place(work, tmp_path, database=cluster.new_database())


def test_leave_to_watch_that_was_given_to_somebody_forgotten_is_nobodys(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"watching": "consent"})
        watcher = place.guest()
        ask = (await watcher.post(f"/api/tables/{table}/watch", json={"name": NAME})).json()["ask"]
        for guest in (first, second):
            reply = await place.say(guest, table, {"type": "consent", "ask": ask, "yes": True})
            assert reply.status_code == 200, reply.text
        assert (await watcher.get(f"/api/tables/{table}/position")).status_code == 200
        assert (await watcher.delete("/api/identity")).status_code == 204
        for stranger in (watcher, place.guest()):
            assert (await stranger.get(f"/api/tables/{table}/position")).status_code == 403

    in_place(work, tmp_path)


def test_whoever_looks_at_the_table_sees_the_name_go(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await first.patch("/api/identity", json={"name": NAME})
        assert (await first.delete("/api/identity")).status_code == 204
        await asyncio.sleep(0)
        shown: Any = await place.position(second, table)
        assert [seat["name"] for seat in shown["seats"]] == ["Seat a", "Ben"]
        assert (await second.get("/api/tables")).json()["tables"][0]["seats"][0]["name"] == ""

    in_place(work, tmp_path)
