"""Names can be reported and taken away, people kept out; only a key from the command line lets one do so."""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from moondrake.server.people import stewards
from moondrake.server.settings import Limits
from tests.server.harness import Json, Place, Player, ServerProcess, in_place
from tests.server.test_lobby import handle_of, look, somebody

pytestmark = pytest.mark.medium
RUDE = "Rude Name"


async def steward(place: Place) -> httpx.AsyncClient:
    """Whoever looks after the server."""
    now = place.clock.now()
    key = await place.house.database.write(lambda connection: stewards.let_in(connection, now))
    guest = place.guest()
    guest.headers["authorization"] = f"Bearer {key}"
    return guest


async def quarrel(place: Place) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """Anna and somebody rude at a table."""
    anna, rude = await somebody(place, "Anna"), await somebody(place, RUDE)
    made = await place.table(anna, "me", "open")
    table = made["table"]["id"]
    taken = {"invite": made["invites"][0]["token"]}
    assert (await rude.post(f"/api/tables/{table}/seats/1", json=taken)).status_code == 200
    await place.say(rude, table, {"type": "chat", "text": "something rude"})
    return table, anna, rude


def test_nobody_gets_in_without_a_key(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for words in ({}, {"authorization": "Bearer admin"}, {"authorization": "Bearer " + "x" * 43}):
            stranger = place.guest()
            for method, path in (
                ("GET", ""),
                ("GET", "/tables"),
                ("DELETE", "/tables/q3Jk0b9XyzA1"),
                ("GET", "/reports"),
                ("POST", "/reports/q3Jk0b9XyzA1"),
                ("GET", "/bans"),
                ("POST", "/bans"),
                ("DELETE", "/bans/q3Jk0b9XyzA1"),
            ):
                body: Json | None = {} if method == "POST" else None
                reply = await stranger.request(method, f"/api/admin{path}", headers=words, json=body)
                assert (reply.status_code, reply.json()["code"]) == (403, "bad_token"), (method, path)
        admin = await steward(place)
        assert (await admin.get("/api/admin")).status_code == 200
        place.clock.turn(31 * 24 * 3600)
        assert (await admin.get("/api/admin")).status_code == 403, "keys end"

    in_place(work, tmp_path)


def test_guessing_keys_is_limited(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        stranger = place.guest()
        codes = [(await stranger.get("/api/admin")).status_code for _ in range(6)]
        assert codes == [403] * 4 + [429] * 2
        assert (await (await steward(place)).get("/api/admin")).status_code == 200, "a key is no guess"

    in_place(work, tmp_path, Limits(tokens=(4.0, 0.001)))


def test_a_report_shows_what_was_said_and_the_name_can_be_taken_away(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, anna, rude = await quarrel(place)
        wish = {"table": table, "seat": 1, "reason": "chat", "text": "see\u202e what he said"}
        first = await anna.post("/api/reports", json=wish)
        assert first.status_code == 201
        assert (await anna.post("/api/reports", json=wish)).json() == first.json(), "the same report"
        assert (await anna.post("/api/reports", json=wish | {"seat": 0})).status_code == 400
        assert (await anna.post("/api/reports", json={"reason": "name"})).status_code == 422
        admin = await steward(place)
        listed = (await admin.get("/api/admin/reports")).json()["reports"]
        assert [
            (one["name"], one["called"], one["reporter"], one["talk"], one["text"]) for one in listed
        ] == [(RUDE, RUDE, "Anna", ["something rude"], "see what he said")]
        deed = {"silence": True}
        done = await admin.post(f"/api/admin/reports/{listed[0]['id']}", json=deed)
        assert (done.status_code, done.json()["silenced_tables"]) == (200, 1)
        assert (await admin.get("/api/admin/reports")).json()["reports"] == []
        closed = (await admin.get("/api/admin/reports", params={"closed": True})).json()["reports"]
        assert len(closed) == 1
        position = await place.position(anna, table)
        assert position["seats"][1]["name"] == "Seat b"
        steps = (await anna.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        assert RUDE not in str(steps)
        assert "something rude" not in str(steps)
        assert (await rude.get("/api/identity")).json()["name"] == ""
        await place.move(table, anna, rude)

    in_place(work, tmp_path)


def test_whoever_is_banned_can_do_nothing_but_take_their_data_and_go(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, anna, rude = await quarrel(place)
        admin = await steward(place)
        wish = {"table": table, "seat": 1, "ban_days": 7, "reason": "be kind"}
        done = (await admin.post("/api/admin/bans", json=wish)).json()
        assert len(done["bans"]) == 1
        for reply in (
            await rude.get("/api/lobby"),
            await rude.post("/api/tables", json={"game": "bluemoon", "seats": [{"kind": "me"}] * 2}),
            await rude.patch("/api/identity", json={"name": RUDE}),
            await rude.post("/api/lobby/pairing", json={"game": "bluemoon"}),
            await place.say(rude, table, {"type": "chat", "text": "x"}),
            await rude.get(f"/api/tables/{table}/position"),
        ):
            assert (reply.status_code, reply.json()["code"]) == (403, "banned"), reply.url
            assert "be kind" in reply.json()["message"]
        assert (await rude.get("/api/identity/data")).json()["bans"][0]["reason"] == "be kind"
        fresh = place.guest()
        assert (await fresh.post("/api/identity")).status_code == 200, "the address is not banned"
        listed = (await admin.get("/api/admin/bans")).json()["bans"]
        assert [(ban["what"], ban["name"]) for ban in listed] == [("identity", RUDE)]
        assert (await admin.delete(f"/api/admin/bans/{listed[0]['id']}")).status_code == 204
        assert (await rude.get("/api/lobby")).status_code == 200
        await admin.post("/api/admin/bans", json=wish)
        place.clock.turn(8 * 24 * 3600)
        assert (await rude.get("/api/lobby")).status_code == 200, "bans end"
        await admin.post("/api/admin/bans", json=wish)
        assert (await anna.get("/api/lobby")).status_code == 200
        assert (await rude.delete("/api/identity")).status_code == 204

    in_place(work, tmp_path)


def test_a_banned_address_is_kept_out_whoever_comes_from_there(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        def at(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(place.app, client=(address, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://localhost")

        rude, anna = at("203.0.113.7"), at("198.51.100.2")
        for guest, name in ((rude, RUDE), (anna, "Anna")):
            await guest.post("/api/identity")
            await guest.patch("/api/identity", json={"name": name})
            await look(place, guest)
        admin = await steward(place)
        handle = await handle_of(place, anna, RUDE)
        done = await admin.post("/api/admin/bans", json={"handle": handle, "address_days": 3})
        assert done.json()["has_address"]
        for guest in (rude, at("203.0.113.7")):
            assert (await guest.post("/api/identity")).status_code == 403
        assert (await anna.get("/api/lobby")).status_code == 200
        assert (await rude.delete("/api/identity")).status_code == 204
        assert (await at("203.0.113.7").post("/api/identity")).status_code == 403, "forgotten, still kept out"
        rows = (await admin.get("/api/admin/bans")).json()["bans"]
        assert [(row["what"], row["name"]) for row in rows] == [("address", "")]
        assert "203.0.113" not in str(rows), "addresses are kept as digests"

    in_place(work, tmp_path)


def test_the_administrator_sees_load_and_tables_and_deletes_one(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, anna, _ = await quarrel(place)
        admin = await steward(place)
        load = (await admin.get("/api/admin")).json()
        assert (load["tables"], load["identities"], load["database"]) == ({"playing": 1}, 2, "sqlite")
        assert load["decisions"] >= 4
        for query, count in (({}, 1), ({"text": "rude n"}, 1), ({"text": "%"}, 0), ({"status": "over"}, 0)):
            found = (await admin.get("/api/admin/tables", params=query)).json()["tables"]
            assert len(found) == count, query
        found = (await admin.get("/api/admin/tables", params={"text": table})).json()["tables"]
        assert [seat["name"] for seat in found[0]["seats"]] == ["Anna", RUDE]
        row = place.house.tables[table].row
        assert row.server_seed not in str(found)
        assert (await admin.delete(f"/api/admin/tables/{table}")).status_code == 204
        assert (await admin.delete(f"/api/admin/tables/{table}")).status_code == 404
        assert (await anna.get(f"/api/tables/{table}")).status_code == 404

    in_place(work, tmp_path)


def test_reports_are_few_and_those_of_one_wait(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, anna, _ = await quarrel(place)
        wish = {"table": table, "seat": 1, "reason": "name"}
        codes = [(await anna.post("/api/reports", json=wish)).status_code for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2

    in_place(work, tmp_path, Limits(reports=(3.0, 0.001)))


async def sent_away(url: str, data: Path) -> None:
    player = Player(url)
    made = await player.make()
    table = made["table"]["id"]
    await player.connect(table)
    await player.until("choose", "view")
    printed = subprocess.run(
        [sys.executable, "-m", "moondrake", "admin", "key", "--data", str(data)],
        capture_output=True,
        text=True,
        check=True,
    )
    key = printed.stdout.split()[-1]
    admin = httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {key}"}, timeout=30)
    wish = {"table": table, "seat": 0, "ban_days": 1}
    assert (await admin.post("/api/admin/bans", json=wish)).status_code == 200
    assert player.socket is not None
    await player.socket.wait_closed()
    where = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(where, additional_headers={"Cookie": player.cookies()}) as again:
        assert '"banned"' in str(await again.recv())
    subprocess.run(
        [sys.executable, "-m", "moondrake", "admin", "key", "--revoke", "--data", str(data)], check=True
    )
    assert (await admin.get("/api/admin")).status_code == 403
    await admin.aclose()
    await player.close()


def test_a_key_from_the_command_line_sends_somebody_away_from_a_running_server(tmp_path: Path) -> None:
    with ServerProcess("--port", "0", "--data", str(tmp_path), "--no-limits", log=tmp_path / "log") as server:
        asyncio.run(sent_away(server.url, tmp_path))
    assert "Traceback" not in (tmp_path / "log").read_text()
