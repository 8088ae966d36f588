"""Blue Moon alone at the server, against a deck that plays itself (BM-22)."""

import asyncio
from pathlib import Path

import pytest

from moondrake.server.records import verify
from tests.server.harness import Json, Place, Player, ServerProcess, first_choice, in_place

SOLO: Json = {
    "setup": {"solo": "yes", "deck a": "hoax", "deck b": "vulca"},
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "deck", "name": "Vulca alone"}],
}


@pytest.mark.medium
@pytest.mark.rule("BM-22.25")
def test_a_solo_game_is_played_to_its_end_over_a_socket_and_again(tmp_path: Path) -> None:
    """The deck is never asked, says who it is, and begins the rematch too (BM-22.3)."""

    async def play(player: Player, table: str) -> Json:
        await player.connect(table, since=0)
        frame = await player.until("choose", "view", "over")
        while frame["type"] != "over":
            assert frame["type"] == "choose", "only the person is ever asked"
            assert [seat["level"] for seat in frame["seats"]] == [None, "deck"]
            assert frame["seats"][1]["name"] == "Vulca alone"
            message = {"type": "answer", "action": first_choice(frame), "sequence": frame["sequence"]}
            await player.say(message)
            frame = await player.until("choose", "view", "over")
        return frame

    async def work(url: str) -> None:
        player = Player(url)
        made = await player.make(**SOLO)
        table = made["table"]["id"]
        assert made["table"]["setup"]["start"] == "b"
        over = await play(player, table)
        assert len(over["returns"]) == 2
        assert sum(over["returns"]) == 0
        assert len(over["winners"]) == 1
        record = await player.http.get(f"/api/tables/{table}/record")
        assert verify(record.text) > 5
        again = await player.post(f"/api/tables/{table}/rematch")
        await player.post(f"/api/tables/{again['id']}/seats/0", {"name": "Anna"})
        assert player.socket is not None
        await player.socket.close()
        player.last_step = 0
        over = await play(player, again["id"])
        assert over["view"]["setup"]["start"] == "b"
        await player.close()

    with ServerProcess("--port", "0", "--data", str(tmp_path), "--no-limits") as server:
        asyncio.run(work(server.url))


@pytest.mark.rule("BM-22")
def test_why_hints_and_take_back_work_alone_too(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        reply = await guest.post("/api/tables", json={"game": "bluemoon", **SOLO})
        table = reply.json()["table"]["id"]
        position = await place.position(guest, table)
        assert position["type"] == "choose"
        card = position["view"]["table"]["sides"][0]["hand"][0]
        why = await place.say(guest, table, {"type": "why", "card": card})
        assert why.json()["reply"]["type"] == "why"
        hint = await place.say(guest, table, {"type": "hint"})
        ids = [action["id"] for action in position["actions"]]
        assert hint.json()["reply"]["action"] in ids
        await place.move(table, guest)
        back = await place.say(guest, table, {"type": "take_back"})
        assert back.status_code == 200, back.text
        assert (await place.position(guest, table))["decisions"] == 0

    in_place(work, tmp_path)


def test_only_the_deck_sits_opposite_in_a_solo_game_and_nowhere_else(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        deck, bot = {"kind": "bot", "level": "deck"}, {"kind": "bot", "level": "random"}
        for setup, seats in (
            ({"solo": "yes"}, [{"kind": "me"}, bot]),
            ({"solo": "yes"}, [{"kind": "me"}, {"kind": "open"}]),
            ({"solo": "yes"}, [deck, {"kind": "me"}]),
            ({}, [{"kind": "me"}, deck]),
            ({}, [{"kind": "me"}, {"kind": "bot"}]),
        ):
            reply = await guest.post("/api/tables", json={"game": "bluemoon", "setup": setup, "seats": seats})
            assert (reply.status_code, reply.json()["code"]) == (422, "bad_setup"), reply.text

    in_place(work, tmp_path)


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_lobby_is_told_about_rulesets_switches_and_solo_in_every_language(
    tmp_path: Path, language: str
) -> None:
    async def work(place: Place) -> None:
        games = (await place.guest().get("/api/games", params={"language": language})).json()
        assert games["bluemoon"]["solo"] == {"level": "deck", "rule": "BM-22.1"}
        for game in games.values():
            assert [one["key"] for one in game["rulesets"]] == game["setup"].get("ruleset", [])
            assert all(one["name"] and one["text"] for one in game["rulesets"])
            for switch in game["switches"]:
                if len(switch["words"]) > 1:
                    assert switch["text"].endswith("?")
                    assert list(switch["word_texts"]) == switch["words"]
                    assert all(switch["word_texts"].values())

    in_place(work, tmp_path)
