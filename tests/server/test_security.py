"""Forged tokens, wrong origins, oversized and malformed input: refused politely, nothing changed."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moondrake.server import identities
from moondrake.server.settings import Limits
from tests.server.harness import PATIENCE, Place, Player, ServerProcess, first_choice, in_place

pytestmark = pytest.mark.medium
COUNT = 10_000
TIGHT = Limits(requests=(50, 1), creations=(2, 1), messages=(5, 1), chat=(2, 0.5), tokens=(3, 0.1), body=2000)


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: "",
        lambda cookie: cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        lambda cookie: "A" * 24 + cookie[24:],
        lambda cookie: cookie.split(".")[0],
        lambda cookie: identities.sign(b"another key", cookie.split(".")[0]),
        lambda cookie: cookie * 50,
        lambda cookie: "../../etc/passwd." + "0" * 64,
    ],
)
def test_a_forged_cookie_is_nobody(tmp_path: Path, forge: Any) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        forged = forge(guest.cookies["moondrake"])
        stranger = place.guest()
        headers = {"cookie": f"moondrake={forged}"}
        assert (await stranger.get("/api/identity", headers=headers)).status_code == 401
        reply = await stranger.post(f"/api/tables/{table}/messages", json={"type": "resign"}, headers=headers)
        assert reply.status_code == 403
        assert (await place.position(guest, table, seat=0))["status"] == "playing"

    in_place(work, tmp_path)


def test_a_seat_of_somebody_else_is_neither_seen_nor_played(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        stranger = place.guest()
        await stranger.post("/api/identity")
        for guest, seat in ((first, 1), (second, 0), (stranger, 0), (stranger, 1)):
            reply = await guest.get(f"/api/tables/{table}/position", params={"seat": seat})
            assert (reply.status_code, reply.json()["code"]) == (403, "not_yours")
            for message in ({"type": "resign"}, {"type": "answer", "action": 0, "sequence": 3}):
                reply = await place.say(guest, table, message | {"seat": seat})
                assert reply.status_code == 403
        program = place.guest()
        program.headers["authorization"] = "Bearer wrong"
        assert (await program.get(f"/api/tables/{table}/position")).status_code == 403
        assert (await place.position(first, table))["decisions"] == 0

    in_place(work, tmp_path)


def test_other_sites_and_host_names_are_turned_away(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://localhost.evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"host": "evil.example"},
            {"host": ""},
        ):
            reply = await guest.post(
                f"/api/tables/{table}/messages", json={"type": "resign"}, headers=headers
            )
            assert (reply.status_code, reply.json()["code"]) == (403, "wrong_origin"), headers
        reply = await guest.post("/api/identity", headers={"origin": "http://localhost"})
        assert reply.status_code == 200
        assert (await place.position(guest, table))["status"] == "playing"

    in_place(work, tmp_path)


def test_too_much_is_answered_with_429_and_when_to_come_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        made = [await guest.post("/api/tables", json=body) for body in [_wish()] * 3]
        assert [reply.status_code for reply in made] == [201, 201, 429]
        assert int(made[2].headers["retry-after"]) >= 1
        table = made[0].json()["table"]["id"]
        chats = [await place.say(guest, table, {"type": "chat", "text": "hm", "seat": 0}) for _ in range(3)]
        assert [reply.status_code for reply in chats] == [200, 200, 429]
        place.clock.turn(int(chats[2].headers["retry-after"]))
        assert (await place.say(guest, table, {"type": "chat", "text": "hm", "seat": 0})).status_code == 200
        stranger = place.guest()
        other = (await place.guest().post("/api/tables", json=_wish("open"))).json()["table"]["id"]
        tries = [
            await stranger.post(f"/api/tables/{other}/seats/1", json={"invite": f"guess{number}"})
            for number in range(5)
        ]
        assert [reply.status_code for reply in tries] == [403, 403, 403, 429, 429]
        while (last := await guest.get("/api/games")).status_code == 200:
            pass
        assert last.status_code == 429
        assert (await guest.get("/healthz")).status_code == 200

    in_place(work, tmp_path, limits=TIGHT)


def _wish(second: str = "me") -> dict[str, Any]:
    return {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": second}]}


def test_large_bodies_are_not_read(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        large = json.dumps({"type": "chat", "text": "x" * 3000})
        reply = await guest.post(f"/api/tables/{table}/messages", content=large)
        assert reply.status_code == 413

        async def pieces() -> Any:
            for _ in range(100):
                yield b"x" * 100

        reply = await guest.post(f"/api/tables/{table}/messages", content=pieces())
        assert reply.status_code == 413

    in_place(work, tmp_path, limits=TIGHT)


def test_every_reply_has_strict_headers_and_the_page_asks_nobody_else(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        for path in ("/", "/api/games", "/nowhere", "/healthz"):
            reply = await guest.get(path)
            assert "default-src 'none'" in reply.headers["content-security-policy"]
            assert "http" not in reply.headers["content-security-policy"]
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["x-frame-options"] == "DENY"
            assert reply.headers["referrer-policy"] == "no-referrer"
        asset = await guest.get("/assets/main-abc.js")
        assert asset.headers["x-content-type-options"] == "nosniff"
        assert asset.headers["cross-origin-resource-policy"] == "same-origin"
        assert (await guest.get("/api/tables")).headers["cache-control"] == "no-store"
        made = await guest.post("/api/identity")
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie

    in_place(work, tmp_path)


def test_under_a_path_prefix_everything_works(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        guest.headers["x-forwarded-prefix"] = "/games/moon"
        made = await guest.post("/api/identity")
        assert "path=/games/moon/" in made.headers["set-cookie"].lower()
        assert (await guest.get("/games/moon/api/games")).status_code == 200
        assert (await guest.get("/games/moon/")).status_code == 200

    in_place(work, tmp_path)


def test_a_forgotten_identity_loses_its_seats_its_name_and_its_words(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await place.say(second, table, {"type": "chat", "text": "my secret address"})
        cookie = second.cookies["moondrake"]
        told = (await second.get("/api/identity/data")).json()
        assert told["tables"][0]["id"] == table
        assert told["chat"][0]["text"] == "my secret address"
        assert (await second.delete("/api/identity")).status_code == 204
        reply = await place.guest().get("/api/identity", headers={"cookie": f"moondrake={cookie}"})
        assert reply.status_code == 401
        steps = (await first.get(f"/api/tables/{table}/position", params={"since": 0})).json()
        assert "Ben" not in json.dumps(steps)
        assert "my secret address" not in json.dumps(steps)
        assert steps["position"]["status"] == "playing"

    in_place(work, tmp_path)


def test_an_identity_moves_to_another_device_once_and_in_time(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest, phone, thief = place.guest(), place.guest(), place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        code = (await guest.post("/api/identity/transfer")).json()["code"]
        assert (await phone.post("/api/identity/adopt", json={"code": code})).status_code == 200
        assert (await place.position(phone, table, seat=0))["seat"] == 0
        assert (await thief.post("/api/identity/adopt", json={"code": code})).status_code == 403
        late = (await guest.post("/api/identity/transfer")).json()["code"]
        place.clock.turn(3600)
        assert (await thief.post("/api/identity/adopt", json={"code": late})).status_code == 403

    in_place(work, tmp_path)


def test_statistics_count_what_was_won_without_help(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await place.say(second, table, {"type": "resign"})
        assert (await first.get("/api/identity/statistics")).json()["games"][0]["won"] == 1
        assert (await second.get("/api/identity/statistics")).json()["games"][0]["lost"] == 1

    in_place(work, tmp_path)


def mutated(rng: Random) -> str | bytes:
    """Something a broken or hostile program might send."""
    kinds = [
        "hello",
        "answer",
        "resync",
        "look",
        "language",
        "why",
        "breakdown",
        "hint",
        "take_back",
        "ask_bot",
    ]
    kinds += ["consent", "resign", "claim", "return", "chat", "mute", "ping", "nonsense", ""]
    values: list[Any] = [
        0,
        1,
        -1,
        10**30,
        1.5,
        None,
        True,
        [],
        {},
        "",
        "x",
        "pass",
        "\x00",
        "é" * 50,
        {"a": [1]},
    ]
    names = [
        "action",
        "sequence",
        "seat",
        "since",
        "to",
        "ask",
        "yes",
        "text",
        "whom",
        "on",
        "language",
        "id",
        "key",
    ]
    message = {rng.choice(names): rng.choice(values) for _ in range(rng.randrange(5))}
    message["type"] = rng.choice(kinds)
    text = json.dumps(message)
    how = rng.random()
    if how < 0.1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if how < 0.2:
        return text[: rng.randrange(len(text))]
    if how < 0.25:
        return "[" * 4000
    return text.encode() if how < 0.4 else text


def test_ten_thousand_random_messages_change_nothing_and_break_nothing(tmp_path: Path) -> None:
    """From strangers, who may say anything: never a crash, always a reply or a polite close."""
    rng = Random(10_000)
    log = tmp_path / "log"

    ends: list[int] = []

    async def storm(url: str, table: str, count: int) -> int:
        sent = 0
        while sent < count:
            address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            async with connect(address, max_queue=None) as socket:
                if rng.random() < 0.9:
                    await socket.send('{"type":"hello"}')
                try:
                    for _ in range(50):
                        await socket.send(mutated(rng))
                        sent += 1
                    await socket.send('{"type":"ping"}')
                    while json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "pong":
                        pass
                except ConnectionClosed as closed:
                    ends.append(closed.rcvd.code if closed.rcvd is not None else 0)
        return sent

    async def work(url: str) -> None:
        player = Player(url)
        table = (await player.make(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["id"]
        before = await player.get(f"/api/tables/{table}/position", params={"since": 0, "seat": 0})
        sent = sum(await asyncio.gather(*[storm(url, table, COUNT // 4) for _ in range(4)]))
        assert sent >= COUNT
        assert await player.get(f"/api/tables/{table}/position", params={"since": 0, "seat": 0}) == before
        assert (await player.get("/healthz"))["status"] == "ok"
        await player.close()

    with ServerProcess("--port", "0", "--data", str(tmp_path), "--no-limits", log=log) as server:
        asyncio.run(work(server.url))
    assert "Traceback" not in log.read_text()
    assert set(ends) <= {1008, 1009, 1013}, "not a polite close"


def test_sockets_from_other_sites_oversized_frames_and_secrets_in_logs(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def work(url: str) -> list[str]:
        player, guest = Player(url), Player(url)
        made = await player.make(seats=[{"kind": "me"}, {"kind": "open"}])
        table, token = made["table"]["id"], made["invites"][0]["token"]
        seated = await guest.post(f"/api/tables/{table}/seats/1", {"invite": token, "seed": "my-secret-seed"})
        socket_url = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(socket_url, additional_headers={"Origin": origin, "Cookie": player.cookies()})
            assert refused.value.response.status_code == 403
        own = await connect(socket_url, additional_headers={"Origin": url, "Cookie": player.cookies()})
        await own.close()
        await player.connect(table)
        await player.until("choose", "view")
        assert player.socket is not None
        await player.say({"type": "chat", "text": "x" * 9000})
        assert (await player.until("error"))["code"] == "too_large"
        await player.say({"type": "chat", "text": "x" * 100_000})
        with pytest.raises(ConnectionClosed) as closed:
            await player.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as program:
            program.headers["authorization"] = f"Bearer {seated['key']}"
            shown = (await program.get(f"/api/tables/{table}/position")).json()["position"]
            if shown["type"] == "choose":
                body = {"action": first_choice(shown), "sequence": shown["sequence"]}
                assert (await program.post(f"/api/tables/{table}/answer", json=body)).status_code == 200
        secrets = [token, seated["key"], made["keys"]["0"], "my-secret-seed"]
        secrets += [value for client in (player, guest) for value in client.http.cookies.values()]
        await player.close()
        await guest.close()
        return secrets

    with ServerProcess("--port", "0", "--data", str(tmp_path), "--log", "debug", log=log) as server:
        secrets = asyncio.run(work(server.url))
        assert server.stop() == 0
    text = log.read_text()
    assert "/api/tables/" in text
    for line in text.splitlines():
        json.loads(line)
    for secret in secrets:
        assert secret not in text
