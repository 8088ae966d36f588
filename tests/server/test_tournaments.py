"""Tournaments at the server: people and bots, those who vanish, restarts, secrets, and bad input."""

import asyncio
import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.server.settings import NO_LIMITS, Limits
from tests.server.harness import Json, Place, in_place
from tests.server.test_moderation import steward

CLOCK = {"kind": "game", "seconds": 600, "increment": 0}


async def make(guest: httpx.AsyncClient, **wish: Any) -> str:
    body = {"game": "bluemoon", "name": "Cup", "table": "game", "clock": CLOCK, **wish}
    reply = await guest.post("/api/tournaments", json=body)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


async def enter(guest: httpx.AsyncClient, cup: str, **entry: Any) -> Json:
    reply = await guest.post(f"/api/tournaments/{cup}/players", json=entry)
    assert reply.status_code == 201, reply.text
    told: Json = reply.json()
    return told


async def look(guest: httpx.AsyncClient, cup: str) -> Json:
    reply = await guest.get(f"/api/tournaments/{cup}")
    assert reply.status_code == 200, reply.text
    told: Json = reply.json()
    return told


async def begin(guest: httpx.AsyncClient, cup: str) -> None:
    reply = await guest.post(f"/api/tournaments/{cup}/begin")
    assert reply.status_code == 200, reply.text


async def until(guest: httpx.AsyncClient, cup: str, is_so: Any, seconds: float = 60) -> Json:
    """Wait for something to become true of a tournament."""
    end = asyncio.get_running_loop().time() + seconds
    while True:
        told = await look(guest, cup)
        if is_so(told):
            return told
        assert asyncio.get_running_loop().time() < end, told
        await asyncio.sleep(0.05)


async def play(place: Place, guest: httpx.AsyncClient, table: str) -> None:
    """Sit down and play this table's game to its end."""
    info = (await guest.get(f"/api/tables/{table}")).json()
    for seat in info["seats"]:
        if seat["seat"] in info["my_seats"] and not seat["is_ready"]:
            await guest.post(f"/api/tables/{table}/seats/{seat['seat']}", json={})
    while True:
        position = await place.position(guest, table)
        if position["type"] == "over":
            return
        if position["type"] == "choose":
            await place.move(table, guest)
        else:
            await asyncio.sleep(0.01)


def test_a_swiss_tournament_of_eight_with_one_person_is_played_to_its_end(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        cup = await make(anna, name="Friday <b>cup</b>")
        await enter(anna, cup, name="Anna", choice="hoax")
        for number in range(7):
            await enter(anna, cup, level="random", name=f"Bot {number}")
        await begin(anna, cup)
        for turn in range(3):
            told = await until(
                anna, cup, lambda told, turn=turn: len(told["rounds"]) == turn + 1 and told["my_table"]
            )
            await play(place, anna, told["my_table"])
        told = await until(anna, cup, lambda told: told["status"] == "over")
        assert [len(turn["tables"]) for turn in told["rounds"]] == [4, 4, 4]
        met = [frozenset(table["players"]) for turn in told["rounds"] for table in turn["tables"]]
        assert len(met) == len(set(met))
        assert sum(line["points"] for line in told["standings"]) == 12
        assert told["standings"][0]["points"] == 3
        for form in ("text", "json", "standings", "pairings"):
            export = await anna.get(f"/api/tournaments/{cup}/export", params={"format": form})
            assert export.status_code == 200
            assert "attachment" in export.headers["content-disposition"]
            assert "Anna" in export.text
        rows = list(csv.DictReader(export.text.splitlines()))
        assert len(rows) == 24

    in_place(work, tmp_path)


@pytest.mark.rule("BM-8.5")
@pytest.mark.rule("BM-20.3")
def test_matches_go_on_game_by_game_until_somebody_has_five_crystals(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        cup = await make(anna, table="match")
        await enter(anna, cup, name="Anna", choice="hoax")
        await enter(anna, cup, level="random", choice="vulca")
        await begin(anna, cup)
        games = 0
        while (told := await look(anna, cup))["status"] != "over":
            if (table := told["my_table"]) is not None:
                position = await place.position(anna, table)
                if position["type"] != "over":
                    await play(place, anna, table)
                    games += 1
            await asyncio.sleep(0.02)
        (table,) = told["rounds"][0]["tables"]
        assert max(table["scores"]) >= 5 > min(table["scores"])
        assert table["games"] == games > 1
        again = await anna.post(f"/api/tables/{table['table']}/rematch")
        assert again.status_code == 409
        assert "tournament" in again.json()["message"]

    in_place(work, tmp_path)


def test_equinox_tables_of_bots_alone_play_by_themselves(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        cup = await make(anna, game="equinox", size=4, system="swiss", rounds=2)
        for _ in range(7):
            await enter(anna, cup, level="random")
        await begin(anna, cup)
        told = await until(anna, cup, lambda told: told["status"] == "over")
        assert [[len(table["players"]) for table in turn["tables"]] for turn in told["rounds"]] == [
            [4, 3],
            [4, 3],
        ]
        assert len({player["name"] for player in told["players"]}) == 7

    in_place(work, tmp_path, limits=replace(NO_LIMITS, bot_tables=1))


@pytest.mark.parametrize("system", ["swiss", "knockout", "roundrobin"])
def test_a_tournament_whose_players_vanish_ends(system: str, tmp_path: Path) -> None:
    """Who does not come has lost and is out; nobody waits longer than agreed."""

    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben, cleo = place.guest(), place.guest(), place.guest()
        cup = await make(anna, system=system, grace=60)
        for guest, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Cleo")):
            await enter(guest, cup, name=name)
        await enter(anna, cup, level="random", name="Bot")
        await begin(anna, cup)
        place.clock.turn(30)
        assert (await look(anna, cup))["status"] == "playing"
        waiting = (await look(anna, cup))["my_table"]
        assert (await anna.post(f"/api/tables/{waiting}/seats/0", json={})).status_code in (200, 403)
        for _ in range(12):
            place.clock.turn(61)
            await place.house.sweep.ring()
            await place.house.director.tend_all()
            if (await look(anna, cup))["status"] == "over":
                break
            place.clock.turn(700)
        told = await look(anna, cup)
        assert told["status"] == "over"
        assert {player["name"] for player in told["players"] if player["has_left"]} >= {"Ben", "Cleo"}
        assert told["standings"][0]["player"] in (0, 3)
        assert all(table["scores"] is not None for turn in told["rounds"] for table in turn["tables"])

    in_place(work, tmp_path)


async def let_time_pass(place: Place, guest: httpx.AsyncClient, cup: str) -> Json:
    """Nobody does anything any more; the tournament must come to its end by itself."""
    for _ in range(20):
        told = await look(guest, cup)
        if told["status"] == "over":
            return told
        place.clock.turn(700)
        await place.house.sweep.ring()
        await place.house.director.tend_all()
    raise AssertionError(told)


@pytest.mark.parametrize("system", ["swiss", "knockout", "roundrobin"])
def test_a_tournament_that_all_its_players_leave_alone_ends_and_nobody_has_a_point(
    system: str, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        people = [place.guest() for _ in range(4)]
        cup = await make(people[0], system=system, grace=60)
        for number, guest in enumerate(people):
            await enter(guest, cup, name=f"Guest {number}")
        await begin(people[0], cup)
        told = await let_time_pass(place, people[0], cup)
        assert all(player["has_left"] for player in told["players"])
        assert {line["points"] for line in told["standings"]} == {0}

    in_place(work, tmp_path)


def test_whoever_is_banned_from_the_server_loses_by_the_clock_and_the_others_play_on(tmp_path: Path) -> None:
    """One in the middle of a game, one who has not come yet; the third is the only one left."""

    async def work(place: Place) -> None:
        anna, ben, cleo = place.guest(), place.guest(), place.guest()
        cup = await make(anna, system="swiss", grace=60)
        for guest, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Cleo")):
            await enter(guest, cup, name=name)
        await begin(anna, cup)
        ((pair,), (resting,)) = (await look(anna, cup))["rounds"][0].values()
        assert (pair["players"], resting) == ([0, 1], 2)
        for seat, guest in enumerate((anna, ben)):
            sat = await guest.post(f"/api/tables/{pair['table']}/seats/{seat}", json={})
            assert sat.status_code == 200, sat.text
        while (await place.position(anna, pair["table"]))["to_act"] == 0:
            await place.move(pair["table"], anna)
        own = (await place.table(cleo, "me", "open"))["table"]["id"]
        admin = await steward(place)
        for guest, wish in ((ben, {"table": pair["table"], "seat": 1}), (cleo, {"table": own, "seat": 0})):
            done = await admin.post("/api/admin/bans", json=wish | {"ban_days": 7})
            assert done.status_code == 200, done.text
            assert (await guest.get(f"/api/tournaments/{cup}")).json()["code"] == "banned"
        place.clock.turn(700)
        await place.house.sweep.ring()
        await place.house.director.tend_all()
        second = await look(anna, cup)
        assert second["rounds"][0]["tables"][0]["gone"] == [1]
        seat = second["rounds"][1]["tables"][0]["players"].index(0)
        assert (await anna.post(f"/api/tables/{second['my_table']}/seats/{seat}", json={})).status_code == 200
        told = await let_time_pass(place, anna, cup)
        assert told["standings"][0]["player"] == 0
        assert {player["player"] for player in told["players"] if player["has_left"]} == {2}

    in_place(work, tmp_path)


def test_at_a_larger_table_bots_sit_down_for_those_who_do_not_come(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        cup = await make(anna, game="equinox", size=4, grace=60)
        await enter(anna, cup, name="Anna")
        await enter(ben, cup, name="Ben")
        for _ in range(2):
            await enter(anna, cup, level="random")
        await begin(anna, cup)
        first = (await look(anna, cup))["my_table"]
        await anna.post(f"/api/tables/{first}/seats/0", json={})
        place.clock.turn(61)
        await place.house.director.tend_all()
        told = await look(anna, cup)
        assert told["my_table"] not in (None, first)
        assert told["rounds"][0]["tables"][0]["gone"] == [1]
        await play(place, anna, told["my_table"])
        told = await until(anna, cup, lambda told: told["status"] == "over")
        assert told["standings"][-1]["player"] == 1

    in_place(work, tmp_path)


def test_leaving_in_the_middle_gives_the_game_up_and_what_was_played_stands(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = place.guest(), place.guest()
        cup = await make(anna)
        await enter(anna, cup, name="Anna")
        await enter(ben, cup, name="Ben")
        await begin(anna, cup)
        table = (await look(anna, cup))["my_table"]
        for guest, seat in ((anna, 0), (ben, 1)):
            reply = await guest.post(f"/api/tables/{table}/seats/{seat}", json={})
            assert reply.status_code == 200, reply.text
        assert (await ben.delete(f"/api/tournaments/{cup}/players/0")).status_code == 403
        assert (await ben.delete(f"/api/tournaments/{cup}/players/1")).status_code == 200
        told = await until(anna, cup, lambda told: told["status"] == "over")
        assert told["rounds"][0]["tables"][0]["gone"] == [1]
        assert [line["player"] for line in told["standings"]] == [0, 1]
        assert (await ben.delete(f"/api/tournaments/{cup}/players/1")).status_code == 409

    in_place(work, tmp_path)


def test_after_a_restart_the_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    kept: Json = {}

    async def first(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        cup = await make(anna)
        await enter(anna, cup, name="Anna")
        for _ in range(3):
            await enter(anna, cup, level="random")
        await begin(anna, cup)
        table = (await look(anna, cup))["my_table"]
        await anna.post(f"/api/tables/{table}/seats/0", json={})
        await until(
            anna, cup, lambda told: sum(t["status"] == "over" for t in told["rounds"][0]["tables"]) == 1
        )
        kept.update(cup=cup, cookies=dict(anna.cookies), told=await look(anna, cup))

    async def second(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        anna.cookies.update(kept["cookies"])
        cup = kept["cup"]
        before = kept["told"]
        told = await look(anna, cup)
        assert told["rounds"][0]["tables"][1:] == before["rounds"][0]["tables"][1:]
        assert told["my_table"] == before["my_table"]
        for turn in range(2):
            told = await until(
                anna, cup, lambda told, turn=turn: len(told["rounds"]) == turn + 1 and told["my_table"]
            )
            await play(place, anna, told["my_table"])
        told = await until(anna, cup, lambda told: told["status"] == "over")
        assert len(told["rounds"]) == 2

    in_place(first, tmp_path)
    in_place(second, tmp_path, later=100_000)


def test_a_deck_is_told_to_nobody_but_its_player(tmp_path: Path) -> None:
    """BM-3.4b, BM-8.7: what somebody brings reaches no other browser, not in a single byte."""

    async def work(place: Place) -> None:
        anna, ben, cleo = place.guest(), place.guest(), place.guest()
        cup = await make(anna, is_listed=True)
        told: dict[str, bytes] = {}
        for deck in ("khind", "terrah"):
            me = await enter(ben, cup, name="Ben", choice=deck)
            assert me["my_choice"] == deck
            shown = [await anna.get(f"/api/tournaments/{cup}"), await cleo.get("/api/tournaments")]
            shown += [await cleo.get(f"/api/tournaments/{cup}")]
            told[deck] = b"".join(reply.content for reply in shown)
            assert deck.encode() not in told[deck]
            await ben.delete(f"/api/tournaments/{cup}/players/{me['me']}")
        assert told["khind"] == told["terrah"]

    in_place(work, tmp_path)


def test_nobody_can_forge_entries_beginnings_or_results(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = place.guest(), place.guest()
        cup = await make(anna, most=2)
        assert (await ben.post(f"/api/tournaments/{cup}/begin")).status_code == 403
        assert (await anna.post(f"/api/tournaments/{cup}/begin")).status_code == 422
        bot = await ben.post(f"/api/tournaments/{cup}/players", json={"level": "random"})
        assert bot.json()["code"] == "not_yours"
        await enter(ben, cup, name="Ben")
        twice = await ben.post(f"/api/tournaments/{cup}/players", json={"name": "Ben again"})
        assert twice.json()["code"] == "taken"
        await enter(anna, cup, name="Ben")
        names = [player["name"] for player in (await look(anna, cup))["players"]]
        assert names == ["Ben", "Ben 2"]
        full = await place.guest().post(f"/api/tournaments/{cup}/players", json={})
        assert full.json()["message"] == "all 2 places of this tournament are taken"
        await begin(anna, cup)
        for method, path in (
            ("POST", "results"),
            ("PUT", "rounds/0"),
            ("PATCH", ""),
            ("POST", "rounds/0/tables/0"),
        ):
            reply = await ben.request(method, f"/api/tournaments/{cup}/{path}", json={"scores": [5, 0]})
            assert reply.status_code in (404, 405)
        late = await place.guest().post(f"/api/tournaments/{cup}/players", json={})
        assert late.json()["code"] == "not_now"
        stranger = place.guest()
        table = (await look(anna, cup))["my_table"]
        taken = await stranger.post(f"/api/tables/{table}/seats/0", json={})
        assert taken.status_code in (401, 403)
        assert (await ben.post(f"/api/tournaments/{cup}/end")).status_code == 403
        ended = await anna.post(f"/api/tournaments/{cup}/end")
        assert ended.json()["status"] == "over"

    in_place(work, tmp_path)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "draft"}, "nobody wins"),
        ({"game": "chess"}, "one of"),
        ({"size": 3}, "not by 3"),
        ({"clock": {"kind": "none"}}, "needs a clock"),
        ({"clock": {"kind": "game", "seconds": 1}}, "at least 5 seconds"),
        ({"setup": {"ruleset": "mine"}}, "ruleset"),
        ({"setup": {"deck a": "hoax"}}, "not settled for a whole tournament"),
        ({"system": "ladder"}, "swiss"),
        ({"most": 1000}, "64"),
        ({"name": "x" * 100}, "64"),
        ({"colour": "blue"}, "is not known here"),
    ],
)
def test_a_tournament_that_cannot_be_says_why(wish: Json, said: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        body = {"game": "bluemoon", "clock": CLOCK} | wish
        reply = await place.guest().post("/api/tournaments", json=body)
        assert reply.status_code == 422, reply.text
        assert said in reply.json()["message"]

    in_place(work, tmp_path)


def test_decks_and_levels_are_checked_when_somebody_enters(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        cup = await make(anna)
        for entry, said in (
            ({"choice": "nobody"}, "nobody"),
            ({"choice": "Leader: hoax\nhoax-01\n"}, "BM-18.1"),
            ({"level": "genius"}, "there is no level"),
        ):
            reply = await anna.post(f"/api/tournaments/{cup}/players", json=entry)
            assert reply.status_code == 422, reply.text
            assert said in reply.text
        assert (await look(anna, cup))["players"] == []
        assert (await anna.get("/api/tournaments/unknownunknown")).status_code == 404

    in_place(work, tmp_path)


def test_forget_me_leaves_no_name_and_no_deck_and_the_tournament_goes_on(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        cup = await make(anna, name="Cup of Anna")
        await enter(anna, cup, name="Annabella", choice="khind")
        await enter(ben, cup, name="Ben")
        await begin(ben if False else anna, cup)
        data = (await anna.get("/api/identity/data")).json()
        assert data["tournaments"] == [
            {"tournament": cup, "player": 0, "name": "Annabella", "choice": "khind"}
        ]
        assert (await anna.delete("/api/identity")).status_code == 204
        await place.house.director.tend_all()
        told = await until(ben, cup, lambda told: told["status"] == "over")
        assert told["name"] == ""
        assert "Annabella" not in json.dumps(told)
        assert told["standings"][0]["player"] == 1
        files = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert b"Annabella" not in files

    in_place(work, tmp_path)


@pytest.mark.rule("BM-20.1")
def test_a_tournament_of_legends_has_its_mulligan(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        cup = await make(anna, setup={"ruleset": "legends"})
        assert "mulligan=on" in (await look(anna, cup))["setup"]["ruleset"]

    in_place(work, tmp_path)


def test_one_organiser_cannot_take_everything(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        await make(anna)
        reply = await anna.post("/api/tournaments", json={"game": "bluemoon", "clock": CLOCK})
        assert reply.status_code == 429

    in_place(work, tmp_path, limits=Limits(tournaments=1))
