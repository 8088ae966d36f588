"""Sockets and streams of a real server: resync, languages, hot-seat, heartbeat, graceful end."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from moondrake.players.protocol import read_message
from tests.server.harness import Json, Player, ServerProcess, first_choice

pytestmark = pytest.mark.medium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("sockets")
    with ServerProcess("--port", "0", "--data", str(folder), "--no-limits") as made:
        yield made


async def answer(player: Player) -> None:
    position = player.position
    await player.say({"type": "answer", "action": first_choice(position), "sequence": position["sequence"]})


def test_a_resync_from_any_number_sends_the_same_steps_again(server: ServerProcess) -> None:
    async def work() -> None:
        player, other = Player(server.url), Player(server.url)
        table = (await player.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}]))["table"]["id"]
        await player.connect(table, since=0)
        for _ in range(30):
            while player.position.get("type") not in ("choose", "over"):
                await player.hear()
            if player.position["type"] == "over":
                break
            await answer(player)
            player.position = {}
            await player.until("choose", "over")
        live = dict(player.steps)
        other.http.cookies.update(player.http.cookies)
        for since in (0, 1, len(live) // 2, len(live) - 1, len(live)):
            await other.connect(table, since=since)
            other.steps.clear()
            await other.until("choose", "over")
            assert other.steps == {seq: step for seq, step in live.items() if seq > since}
            await other.say({"type": "resync", "since": 0})
            await other.until("choose", "over")
            assert other.steps == live
            assert other.socket is not None
            await other.socket.close()
        await other.connect(table, since=10_000)
        assert (await other.until("error"))["code"] == "malformed"
        for one in (player, other):
            await one.close()

    asyncio.run(work())


def test_the_language_changes_in_the_middle_and_hot_seats_take_turns(server: ServerProcess) -> None:
    async def work() -> None:
        player = Player(server.url)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Béla"}]
        table = (await player.make(seats=seats))["table"]["id"]
        await player.connect(table, since=0, seat=0)
        start = await player.until("start")
        assert start["my_seats"] == [0, 1]
        await player.until("choose", "view")
        said: dict[str, str] = {}
        for language in ("en", "de", "hu"):
            await player.say({"type": "language", "language": language})
            await player.until("choose", "view")
            await player.say({"type": "resync", "since": 0})
            steps = (await player.until("steps"))["steps"]
            said[language] = " ".join(str(event["text"]) for step in steps for event in step["events"])
            await player.until("choose", "view")
        assert len(set(said.values())) == 3
        asked = player.position["to_act"]
        wrong = {"type": "answer", "action": 0, "sequence": player.position["sequence"], "seat": 1}
        await player.say(wrong)
        assert (await player.until("error"))["code"] == "not_yours"
        await player.say({"type": "look", "seat": asked})
        position = await player.until("choose")
        assert position["seat"] == asked
        hands = [side["hand"] for side in position["view"]["table"]["sides"]]
        assert hands[1 - asked] == []
        await answer(player)
        await player.until("ack")
        await player.say({"type": "ping", "id": "p"})
        assert (await player.until("pong"))["id"] == "p"
        await player.close()

    asyncio.run(work())


def test_who_comes_and_goes_is_told(server: ServerProcess) -> None:
    async def work() -> None:
        first, second = Player(server.url), Player(server.url)
        made = await first.make(seats=[{"kind": "me"}, {"kind": "open"}])
        table = made["table"]["id"]
        await second.post(f"/api/tables/{table}/seats/1", {"invite": made["invites"][0]["token"]})
        await first.connect(table)
        assert (await first.until("presence"))["seats"] == [0]
        await second.connect(table)
        assert (await first.until("presence"))["seats"] == [0, 1]
        await second.close()
        assert (await first.until("presence"))["seats"] == [0]
        await first.close()

    asyncio.run(work())


def test_a_program_that_knows_the_bots_protocol_plays_over_a_stream_of_lines(server: ServerProcess) -> None:
    """Only start, choose, over and error of docs/protocol.md are looked at; answers go by POST."""

    async def work() -> None:
        owner = Player(server.url)
        made = await owner.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], game="equinox")
        table, key = made["table"]["id"], made["keys"]["0"]
        kinds: list[str] = []
        headers = {"authorization": f"Bearer {key}"}
        program = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30)
        async with program, program.stream("GET", f"/api/tables/{table}/stream") as lines:
            assert lines.headers["content-type"] == "application/x-ndjson"
            async for line in lines.aiter_lines():
                if json.loads(line)["type"] not in ("start", "choose", "over", "error"):
                    continue
                message: Json = read_message(line)
                kinds.append(message["type"])
                if message["type"] == "choose":
                    body = {"action": message["actions"][0]["word"], "sequence": message["sequence"]}
                    reply = await program.post(f"/api/tables/{table}/answer", json=body)
                    assert reply.status_code == 200, reply.text
                if message["type"] == "over":
                    break
        assert kinds[0] == "start"
        assert kinds[-1] == "over"
        assert kinds.count("choose") > 10
        await owner.close()

    asyncio.run(work())


def test_a_server_that_is_told_to_stop_says_good_bye_and_forgets_nothing(tmp_path: Path) -> None:
    words = ("--port", "0", "--data", str(tmp_path), "--no-limits")

    async def before(url: str) -> tuple[Player, str]:
        player = Player(url)
        table = (await player.make(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["id"]
        await player.connect(table, seat=0)
        await player.until("choose", "view")
        return player, table

    async def run() -> None:
        server = ServerProcess(*words).start()
        player, table = await before(server.url)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        with pytest.raises(ConnectionClosed) as closed:
            await player.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert await stopping == 0
        with ServerProcess(*words) as again:
            reply = await player.http.get(f"{again.url}/api/tables/{table}/position?seat=0")
            assert reply.json()["position"]["sequence"] == player.position["sequence"]
            await player.close()

    asyncio.run(run())
