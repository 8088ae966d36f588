"""What a cheat and a vandal tried at the tables, each as it was tried: none of it may work."""

import asyncio
import base64
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select, update

from moondrake.server import identities
from moondrake.server import table as table_module
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.draftround import BUILDING_MS
from moondrake.server.entries import BACK, DECIDE, JOIN, START, Entry
from moondrake.server.people import bans
from moondrake.server.schema import TABLES
from moondrake.server.settings import Limits
from moondrake.server.setups import Options, SeatPlan, TableSetup
from tests.server.harness import Place, first_choice, in_place
from tests.server.test_secrets import khind_deck

Json = dict[str, Any]
CARD = re.compile(r'"([a-z]+-[0-9]+)"')


def guest_from(place: Place, address: str) -> httpx.AsyncClient:
    """A browser at an address."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(place.app, client=(address, 1)), base_url="http://localhost"
    )


async def ok(reply: httpx.Response) -> Json:
    assert reply.status_code < 300, reply.text
    told: Json = reply.json() if reply.content else {}
    return told


def code_of(reply: httpx.Response) -> str:
    return str(reply.json().get("code", reply.status_code))


# Those who look on


def test_those_who_look_on_never_use_up_what_the_players_need(tmp_path: Path) -> None:
    """Any number of watchers ask as often as they are let: players answer, look back and talk."""

    async def work(place: Place) -> None:
        first, second = guest_from(place, "1.1.1.1"), guest_from(place, "2.2.2.2")
        made = await place.table(first, "me", "open")
        table = made["table"]["id"]
        await ok(
            await second.post(f"/api/tables/{table}/seats/1", json={"invite": made["invites"][0]["token"]})
        )
        refused = set()
        for number in range(8):
            stranger = guest_from(place, f"9.9.9.{number}")
            await stranger.post("/api/identity")
            for _ in range(60):
                refused.add((await place.say(stranger, table, {"type": "ping"})).status_code)
            for _ in range(12):
                refused.add((await stranger.get(f"/api/tables/{table}/position?since=0")).status_code)
        assert refused == {200, 429}  # the crowd is held back
        for player in (first, second):
            assert (await place.say(player, table, {"type": "ping"})).status_code == 200
            assert (await place.say(player, table, {"type": "chat", "text": "hello"})).status_code == 200
            assert (await player.get(f"/api/tables/{table}/position?since=0")).status_code == 200
        assert await place.move(table, first, second)

    in_place(work, tmp_path, limits=Limits())


@pytest.mark.rule("BM-3.4b")
def test_a_table_that_may_not_be_watched_shows_strangers_no_card_of_a_closed_list(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        setup = {"deck a": khind_deck("Mine"), "deck b": "vulca", "start": "a"}
        table, first, second = await place.duel(setup=setup, options={"watching": "off"})
        for _ in range(15):
            await place.move(table, first, second)
        shown = (await ok(await second.get(f"/api/tables/{table}")))["setup"]["cards a"].split()
        assert len({card for card in shown if card != "?"}) > 1  # the opponent has seen some
        stranger = (await ok(await place.guest().get(f"/api/tables/{table}")))["setup"]["cards a"].split()
        assert set(stranger[1:]) == {"?"}
        await place.say(first, table, {"type": "resign"})  # nor when it is over
        for path in ("replay", "record", "position"):
            assert code_of(await place.guest().get(f"/api/tables/{table}/{path}")) == "not_yours"

    in_place(work, tmp_path)


# Games that count


async def rated(place: Place) -> tuple[httpx.AsyncClient, str]:
    place.let_bots_think_here()
    guest = place.guest()
    await ok(await guest.post("/api/identity/ratings", json={"game": "bluemoon", "on": True}))
    made = await place.table(guest, "me", "random", options={"rated": True})
    await place.settle()
    return guest, made["table"]["id"]


def test_no_bot_earns_a_rating_for_somebody(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest, table = await rated(place)
        level = desk_of("bluemoon").levels()[-1]
        reply = await place.say(guest, table, {"type": "ask_bot", "for_seat": 0, "level": level})
        assert code_of(reply) == "not_now"
        assert "counts" in reply.json()["message"]
        assert place.house.tables[table].course.seats[0].is_person

    in_place(work, tmp_path)


@pytest.mark.parametrize("way", ["gives up the rating", "is forgotten"])
def test_nobody_takes_a_rated_win_away_by_leaving_before_it(tmp_path: Path, way: str) -> None:
    """The winner is compared with somebody new, as if the loser had just begun."""

    async def work(place: Place) -> None:
        anna, ben = place.guest(), place.guest()
        for guest in (anna, ben):
            await guest.post("/api/identity")
            await ok(await guest.post("/api/identity/ratings", json={"game": "bluemoon"}))
        clock = {"kind": "game", "seconds": 60}
        setup = {"deck a": "hoax", "deck b": "vulca", "start": "b"}
        made = await place.table(anna, "me", "open", setup=setup, options={"rated": True, "clock": clock})
        table, link = made["table"]["id"], made["invites"][0]["token"]
        again = await anna.post(f"/api/tables/{table}/seats/1", json={"invite": link})
        assert code_of(again) == "not_now"  # nobody plays a rated game alone
        await ok(await ben.post(f"/api/tables/{table}/seats/1", json={"invite": link}))
        if way == "is forgotten":
            assert (await ben.delete("/api/identity")).status_code == 204
            place.clock.turn(61)
            await place.house.sweep.ring()
        else:
            off = {"game": "bluemoon", "on": False}
            await ok(await ben.post("/api/identity/ratings", json=off))
            await place.say(ben, table, {"type": "resign"})
        await place.settle()
        await place.house.people.look_after()
        mine = (await ok(await anna.get("/api/identity/ratings")))["games"]["bluemoon"]["people"]
        assert (mine["games"], mine["rating"]) == (1, 1662)

    in_place(work, tmp_path)


def test_a_rated_game_that_goes_badly_is_not_made_worthless_by_taking_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest, table = await rated(place)
        course = place.house.tables[table].course
        while not any(not one.is_free for one in course.decisions if one.seat == 0):
            await place.move(table, guest)
            await place.settle()
            course = place.house.tables[table].course
        reply = await place.say(guest, table, {"type": "take_back"})
        taken = place.house.tables[table].course
        assert reply.status_code == 200 or code_of(reply) == "not_now"
        for number, decision in enumerate(course.decisions):
            if decision.seat == 0 and not decision.is_free:
                back = await place.say(guest, table, {"type": "take_back", "to": number})
                assert code_of(back) == "not_now"
        assert not taken.is_assisted

    in_place(work, tmp_path)


async def cup(place: Place, guests: int, **more: Any) -> tuple[str, list[httpx.AsyncClient]]:
    """A tournament that is open, with so many people in it."""
    people = [place.guest() for _ in range(guests)]
    for one in people:
        await one.post("/api/identity")
    wish = {"game": "bluemoon", "system": "roundrobin", "name": "Cup", **more}
    made = await ok(await people[0].post("/api/tournaments", json=wish))
    for number, one in enumerate(people):
        await ok(await one.post(f"/api/tournaments/{made['id']}/players", json={"name": f"Player {number}"}))
    return made["id"], people


def test_in_a_tournament_everybody_plays_for_themselves(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        tournament, (host,) = await cup(place, 1)
        await ok(await host.post(f"/api/tournaments/{tournament}/players", json={"level": "random"}))
        table = (await ok(await host.post(f"/api/tournaments/{tournament}/begin")))["my_table"]
        seat = (await ok(await host.get(f"/api/tables/{table}")))["my_seats"][0]
        await ok(await host.post(f"/api/tables/{table}/seats/{seat}", json={}))
        await place.settle()
        reply = await place.say(host, table, {"type": "ask_bot", "for_seat": seat})
        assert code_of(reply) in ("not_now", "over")
        assert "counts" in reply.json()["message"] or code_of(reply) == "over"

    in_place(work, tmp_path)


@pytest.mark.parametrize("way", ["decline", "take away"])
def test_no_player_removes_a_table_of_a_tournament(tmp_path: Path, way: str) -> None:
    """It would throw the opponent out of the tournament, too."""

    async def work(place: Place) -> None:
        tournament, people = await cup(place, 2)
        table = (await ok(await people[0].post(f"/api/tournaments/{tournament}/begin")))["my_table"]
        if way == "decline":
            reply = await people[1].post(f"/api/tables/{table}/decline")
        else:
            reply = await people[0].delete(f"/api/tables/{table}")
        assert code_of(reply) == "not_now"
        await place.house.director.tend(tournament)
        found = await ok(await people[0].get(f"/api/tournaments/{tournament}"))
        assert not any(player["has_left"] for player in found["players"])
        assert found["my_table"] == table

    in_place(work, tmp_path)


def test_nobody_enters_a_tournament_twice_or_beyond_its_places_by_being_quick(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        tournament, people = await cup(place, 1, most=4)
        path = f"/api/tournaments/{tournament}/players"
        eager = place.guest()
        await eager.post("/api/identity")
        replies = await asyncio.gather(*(eager.post(path, json={"name": "Me"}) for _ in range(6)))
        assert sorted(reply.status_code for reply in replies) == [201] + [409] * 5
        crowd = [place.guest() for _ in range(6)]
        for one in crowd:
            await one.post("/api/identity")
        await asyncio.gather(*(one.post(path, json={"name": "Me"}) for one in crowd))
        found = await ok(await people[0].get(f"/api/tournaments/{tournament}"))
        names = [player["name"] for player in found["players"]]
        assert len(names) == 4 == len(set(names))

    in_place(work, tmp_path)


# What a record gives away


@pytest.mark.rule("BM-3.4b")
def test_the_record_of_a_game_with_closed_lists_waits_for_the_end_of_the_match(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        setup = {"deck a": khind_deck("Mine"), "deck b": "vulca", "start": "a"}
        table, first, second = await place.duel(setup=setup, is_match=True)
        for _ in range(15):
            await place.move(table, first, second)
        assert code_of(await first.get(f"/api/tables/{table}/replay")) == "not_now"
        await place.say(first, table, {"type": "resign"})
        for guest in (first, second, place.guest()):
            assert code_of(await guest.get(f"/api/tables/{table}/record")) == "not_now"
            replay = (await guest.get(f"/api/tables/{table}/replay")).text
            told = (await guest.get(f"/api/tables/{table}/position?since=0")).text
            listed = (await ok(await guest.get(f"/api/tables/{table}")))["setup"]
            lists = {*listed["cards a"].split(), *listed["cards b"].split()}
            assert set(CARD.findall(replay)) <= set(CARD.findall(told)) | lists
        while True:
            made = await ok(await second.post(f"/api/tables/{table}/rematch"))
            if max(made["crystals"]) == 0:
                break
            table = made["id"]
            for seat, guest in enumerate((first, second)):
                await ok(await guest.post(f"/api/tables/{table}/seats/{seat}", json={}))
            await place.say(first, table, {"type": "resign"})
        assert (await second.get(f"/api/tables/{table}/record")).status_code == 200
        plain, first, second = await place.duel(is_match=True)  # open lists hide nothing
        await place.say(first, plain, {"type": "resign"})
        assert (await second.get(f"/api/tables/{plain}/record")).status_code == 200

    in_place(work, tmp_path)


@pytest.mark.rule("BM-3.4b")
def test_the_decks_of_a_tournament_stay_closed_until_it_is_over(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = [place.guest() for _ in range(3)]
        for one in people:
            await one.post("/api/identity")
        wish = {"game": "bluemoon", "system": "roundrobin", "name": "Cup", "table": "game"}
        tournament = (await ok(await people[0].post("/api/tournaments", json=wish)))["id"]
        for one in people:
            entry = {"name": "Me", "choice": khind_deck("Mine")}
            await ok(await one.post(f"/api/tournaments/{tournament}/players", json=entry))
        await ok(await people[0].post(f"/api/tournaments/{tournament}/begin"))
        found = await ok(await people[0].get(f"/api/tournaments/{tournament}"))
        table = found["rounds"][0]["tables"][0]["table"]
        players = [people[number] for number in found["rounds"][0]["tables"][0]["players"]]
        for seat, one in enumerate(players):
            await ok(await one.post(f"/api/tables/{table}/seats/{seat}", json={}))
        await place.say(players[0], table, {"type": "resign"})
        await place.settle()
        for one in people:
            assert code_of(await one.get(f"/api/tables/{table}/record")) == "not_now"
        await ok(await people[0].post(f"/api/tournaments/{tournament}/end"))
        assert (await people[2].get(f"/api/tables/{table}/record")).status_code == 200

    in_place(work, tmp_path)


async def drafted(place: Place, *seats: str) -> tuple[str, list[httpx.AsyncClient]]:
    """A draft that is over, with its people."""
    place.let_bots_think_here()
    host = place.guest()
    made = await place.table(host, *seats, game="draft")
    table, people = made["table"]["id"], [host]
    for invite in made["invites"]:
        people.append(place.guest())
        body = {"invite": invite["token"]}
        await ok(await people[-1].post(f"/api/tables/{table}/seats/{invite['seat']}", json=body))
    await place.settle()
    return table, people


async def finish(place: Place, table: str, *people: httpx.AsyncClient) -> None:
    for _ in range(400):
        if place.house.tables[table].course.outcome is not None:
            return
        for one in people:
            position = await place.position(one, table)
            if position["type"] == "choose":
                answer = {
                    "type": "answer",
                    "action": first_choice(position),
                    "sequence": position["sequence"],
                }
                await ok(await place.say(one, table, answer))
        await place.settle()
    raise AssertionError("the draft does not end")


@pytest.mark.rule("BM-21.10")
def test_nobody_learns_what_others_drafted_before_the_round_is_over(tmp_path: Path) -> None:
    """Not from the record, and not from the seeds, from which every deal follows."""

    async def work(place: Place) -> None:
        table, people = await drafted(place, "me", "open")
        await finish(place, table, *people)
        secret = place.house.tables[table].row.server_seed
        for guest in (*people, place.guest()):
            assert code_of(await guest.get(f"/api/tables/{table}/record")) == "not_now"
            for path in ("", "/position?since=0", "/replay"):
                assert secret not in (await guest.get(f"/api/tables/{table}{path}")).text
            replay, now = [
                set(CARD.findall((await guest.get(f"/api/tables/{table}{path}")).text))
                for path in ("/replay", "/position")
            ]
            assert replay <= now  # whoever looks again sees no card but those of the packs that were held
            assert bool(replay) == (guest in people)
        for seat, one in enumerate(people):
            own = (await ok(await one.get(f"/api/drafts/{table}")))["mine"][0]
            wish = {"seat": seat, "cards": own["deck"]}
            await ok(await one.post(f"/api/drafts/{table}/deck", json=wish))
        game = (await ok(await people[0].get(f"/api/drafts/{table}")))["matches"][0]["table"]
        for seat, one in enumerate(people):
            await ok(await one.post(f"/api/tables/{game}/seats/{seat}", json={}))
        await place.say(people[0], game, {"type": "resign"})
        for path in (table, game):  # the only game of the round is over
            assert (await people[1].get(f"/api/tables/{path}/record")).status_code == 200

    in_place(work, tmp_path)


@pytest.mark.rule("BM-21.11")
def test_the_round_of_a_draft_waits_neither_for_those_who_left_nor_for_ever(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, people = await drafted(place, "me", "open", "open")
        await ok(await place.say(people[2], table, {"type": "resign"}))
        await place.settle()
        await finish(place, table, *people[:2])
        own = (await ok(await people[0].get(f"/api/drafts/{table}")))["mine"][0]
        seen = await ok(
            await people[0].post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": own["deck"]})
        )
        assert [seat["is_ready"] for seat in seen["seats"]] == [True, False, True]
        assert seen["matches"] == []
        place.clock.turn(BUILDING_MS / 1000 + 1)
        seen = await ok(await people[0].get(f"/api/drafts/{table}"))
        assert len(seen["matches"]) == 3
        assert all(match["table"] for match in seen["matches"])

    in_place(work, tmp_path)


def test_a_server_that_ends_while_it_makes_the_tables_of_a_round_goes_on_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place) -> None:
        table, (host,) = await drafted(place, "me", "random", "random")
        await finish(place, table, host)
        create = place.house.create
        made: list[Any] = []

        async def dying(*words: Any, **more: Any) -> Any:
            if made:
                raise RuntimeError("the server ended here")
            made.append(await create(*words, **more))
            return made[0]

        monkeypatch.setattr(place.house, "create", dying)
        own = (await ok(await host.get(f"/api/drafts/{table}")))["mine"][0]
        with pytest.raises(RuntimeError):
            await host.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": own["deck"]})
        monkeypatch.undo()
        seen = await ok(await host.get(f"/api/drafts/{table}"))
        tables = [match["table"] for match in seen["matches"]]
        assert len(set(tables)) == 3
        assert all(tables)
        assert tables[0] == made[0].id

    in_place(work, tmp_path)


# Bans


def test_whoever_is_kept_out_does_not_come_back_by_the_key_of_a_seat(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        host, other = place.guest(), place.guest()
        made = await place.table(host, "me", "open")
        table = made["table"]["id"]
        body = {"invite": made["invites"][0]["token"], "name": "Vandal"}
        key = (await ok(await other.post(f"/api/tables/{table}/seats/1", json=body)))["key"]
        identity = (await ok(await other.get("/api/identity")))["id"]
        await keep_out(place, {"identity": identity})
        again = place.guest()
        again.headers["authorization"] = f"Bearer {key}"
        assert code_of(await place.say(again, table, {"type": "chat", "text": "still here"})) == "banned"
        assert code_of(await again.get(f"/api/tables/{table}/position")) == "banned"

    in_place(work, tmp_path)


async def keep_out(place: Place, subject: dict[str, str]) -> None:
    now = place.clock.now()
    await place.house.database.write(
        lambda connection: bans.add(connection, subject, now, now + 10**9, ""), is_compound=True
    )
    await place.house.people.bans.load()


def test_a_ban_of_an_address_ends_what_is_connected_from_there(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        from moondrake.server.reception import Guest, viewer_for

        table, _, _ = await place.duel()
        found = place.house.tables[table]
        near = Guest(None, None, "5.5.5.5")
        far = Guest(None, None, "6.6.6.6")
        viewers = []
        for guest in (near, far):
            viewer, _ = await viewer_for(place.house, found, guest, None, "en")
            await found.attach(viewer, None)
            viewers.append(viewer)
        await keep_out(place, {"origin": identities.origin(place.house.cookie_key, "5.5.5.5")})
        assert [viewer.is_lost for viewer in viewers] == [True, False]

    in_place(work, tmp_path)


# Limits that were free to avoid


def test_whoever_has_a_network_of_addresses_counts_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        replies = [
            (await guest_from(place, f"2001:db8::{number:x}").post("/api/identity")).status_code
            for number in range(60)
        ]
        assert replies.count(200) <= 31
        assert (await guest_from(place, "2001:db8:1::1").post("/api/identity")).status_code == 200
        assert identities.network("::ffff:192.0.2.1") == "192.0.2.1"

    in_place(work, tmp_path, limits=Limits())


def test_tables_to_play_again_are_counted_like_all_others(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        for _ in range(20):
            await place.say(guest, table, {"type": "resign", "seat": 0})
            reply = await guest.post(f"/api/tables/{table}/rematch")
            if reply.status_code != 200:
                break
            table = reply.json()["id"]
            for seat in (0, 1):
                await ok(await guest.post(f"/api/tables/{table}/seats/{seat}", json={}))
        assert code_of(reply) == "too_many"

    in_place(work, tmp_path, limits=Limits(requests=(1e9, 1e9)))


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        quiet = guest_from(place, "1.1.1.1")
        await quiet.post("/api/identity")
        await quiet.patch("/api/identity", json={"name": "Quiet"})
        mine = (await place.table(quiet, "me", "open", is_open=True))["table"]["id"]
        await ok(await quiet.get("/api/lobby"))
        for number in range(60):
            place.clock.turn(0.01)
            vandal = guest_from(place, "9.9.9.9")
            await vandal.post("/api/identity")
            await vandal.patch("/api/identity", json={"name": f"Spam {number}"})
            for _ in range(3):
                await place.table(vandal, "me", "open", is_open=True)
            await vandal.get("/api/lobby")
        await place.settle()
        place.house.people.lobby.stale()
        seen = await ok(await quiet.get("/api/lobby"))
        assert mine in [table["id"] for table in seen["open"]]
        assert len(seen["open"]) <= 13
        assert "Quiet" in [person["name"] for person in seen["here"]]
        assert len(seen["here"]) <= 26

    in_place(work, tmp_path)


def test_one_address_does_not_bury_somebody_under_challenges(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        victim = guest_from(place, "1.1.1.1")
        await victim.post("/api/identity")
        await victim.patch("/api/identity", json={"name": "Anna"})
        await victim.get("/api/lobby")
        await place.settle()
        place.house.people.lobby.stale()
        handle = (await ok(await victim.get("/api/lobby")))["here"][0]["handle"]
        wish = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open", "person": handle}]}
        codes = []
        for _ in range(10):
            vandal = guest_from(place, "9.9.9.9")
            codes += [(await vandal.post("/api/tables", json=wish)).status_code for _ in range(2)]
        assert codes.count(201) == 6
        friend = guest_from(place, "2.2.2.2")
        assert (await friend.post("/api/tables", json=wish)).status_code == 201

    in_place(work, tmp_path)


def test_what_costs_the_server_much_is_counted(tmp_path: Path) -> None:
    """A request that takes a tenth of a second must not be had twenty times a second."""

    async def work(place: Place) -> None:
        guest = place.guest()
        await guest.post("/api/identity")
        words = " ".join(f"{letter}ie" for letter in "abcdefghijklmnopqrstuvwxyz")
        found = [
            (await guest.get("/api/reference/search", params={"words": words})).status_code for _ in range(70)
        ]
        assert 429 in found
        listed = [(await guest.get("/api/decks")).status_code for _ in range(25)]
        assert 429 in listed

    in_place(work, tmp_path, limits=Limits(requests=(1e9, 1e9)))


@pytest.mark.parametrize("between", [" ", ",", ";", "\n"])
def test_the_words_of_a_deck_are_counted_whatever_stands_between_them(tmp_path: Path, between: str) -> None:
    """Every one that is no card is looked for among all names: three thousand took seconds."""

    async def work(place: Place) -> None:
        guest = place.guest()
        text = f"leader: hoax\n{between.join(['xyz'] * 900)}"
        reply = await guest.post("/api/decks/read", json={"text": text})
        assert (reply.status_code, code_of(reply)) == (422, "bad_setup")
        wish = {"game": "bluemoon", "setup": {"deck a": text}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        reply = await guest.post("/api/tables", json=wish)
        assert "400 words" in reply.json()["message"]

    in_place(work, tmp_path)


def test_a_table_with_thousands_of_take_backs_is_not_slow_to_read() -> None:
    """Every take-back costs a few steps of replay at most, not the whole game again."""
    desk = desk_of("bluemoon")
    setup = TableSetup("bluemoon", desk.header({"start": "a"}, 2), (SeatPlan(), SeatPlan()), Options())
    course = new_course("attack", desk, setup, "ab" * 32)
    listed: list[Entry] = []

    def put(course: Course, entry: Entry) -> None:
        entry.seq, entry.at = course.seq + 1, course.seq
        course.apply(entry)
        listed.append(entry)

    for seat in (0, 1):
        put(course, Entry(JOIN, seat, data={}))
    put(course, Entry(START, data={"seeds": ["1", "2"], "by": ["", ""]}))
    while len(course.decisions) < 40:
        assert course.state is not None
        legal = course.state.legal_actions()
        put(course, Entry(DECIDE, course.to_act() or 0, legal[len(course.decisions) % len(legal)]))
    for _ in range(300):
        put(course, Entry(BACK, 0, data={"to": 39}))
    applied = 0
    again = new_course("attack", desk, setup, "ab" * 32)
    for entry in listed:
        again.apply(entry)
        if entry.kind == BACK:
            applied += len(again.decisions) - again.checkpoints[-1][0]
    assert applied / 300 < 8
    assert again.state is not None
    assert course.state is not None
    assert again.state.view(0) == course.state.view(0)


# Odd words


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\u3164", ""),
        ("a\u00adb", "ab"),
        ("\u061cabc", "abc"),
        ("\u202egnp.exe", "gnp.exe"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("\u0301", ""),
        ("Ödön Ábel", "Ödön Ábel"),
        ("हिन्दी", "हिन्दी"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_names_have_nothing_that_cannot_be_seen(given: str, shown: str) -> None:
    assert identities.clean_name(given) == shown


@pytest.mark.parametrize("path", ["/api/identity/signin", "/api/identity/passkeys"])
def test_what_no_authenticator_says_is_malformed(tmp_path: Path, path: str) -> None:
    def shown(raw: bytes) -> Json:
        return {"response": {"clientDataJSON": base64.urlsafe_b64encode(raw).decode().rstrip("=")}}

    odd: list[Json] = [
        *({}, {"response": "x"}, {"response": {"clientDataJSON": 5}}, {"response": {"clientDataJSON": "é"}}),
        *(shown(b"[" * 40_000), shown(b"\xff\xfe"), shown(b"[1]"), shown(b'{"challenge": "\\ud800"}')),
    ]

    async def work(place: Place) -> None:
        guest = place.guest()
        await guest.post("/api/identity")
        for credential in odd:
            reply = await guest.post(path, content=json.dumps({"credential": credential}))
            assert code_of(reply) == "malformed"

    in_place(work, tmp_path)


def test_the_name_of_a_deck_turns_no_letters_round(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        setup = {"deck a": khind_deck("\u202eevil\u3164"), "deck b": "vulca", "lists": "open"}
        table, _, second = await place.duel(setup=setup)
        assert "\u202e" not in (await second.get(f"/api/tables/{table}")).text

    in_place(work, tmp_path)


# Asking, talking, and letting a game lie


def test_asking_again_and_again_makes_no_frame_longer(tmp_path: Path) -> None:
    """Each open question is told with every position: nobody piles them up."""

    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        replies = [
            await place.say(first, table, {"type": "ask_bot", "for_seat": 0, "id": f"ask{number}"})
            for number in range(30)
        ]
        assert [reply.status_code for reply in replies] == [200] + [409] * 29
        assert len((await place.position(second, table))["asks"]) == 1

    in_place(work, tmp_path)


def test_nobody_uses_up_what_the_other_may_say_or_take_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        said = [await place.say(first, table, {"type": "chat", "text": "la"}) for _ in range(30)]
        assert {reply.status_code for reply in said} == {200, 429}
        assert (await place.say(second, table, {"type": "chat", "text": "stop it"})).status_code == 200
        assert await place.move(table, first, second)

    in_place(work, tmp_path, limits=Limits(remarks=20, chat=(1e9, 1e9)))


def test_whoever_has_said_everything_still_agrees_and_comes_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        table, first, second = await place.duel()
        await ok(await place.say(first, table, {"type": "ask_bot", "for_seat": 0}))
        ask = (await place.position(second, table))["asks"][0]["ask"]
        for _ in range(30):
            await place.say(second, table, {"type": "chat", "text": "la"})
            await place.say(first, table, {"type": "chat", "text": "la"})
        await ok(await place.say(second, table, {"type": "consent", "ask": ask, "yes": True}))
        await ok(await place.say(first, table, {"type": "return"}))

    in_place(work, tmp_path, limits=Limits(remarks=20, chat=(1e9, 1e9)))


def test_a_rated_game_that_is_left_lying_is_lost(tmp_path: Path) -> None:
    """Against a bot nobody claims the win: whoever finished only what they win would only rise."""

    async def work(place: Place) -> None:
        guest, table = await rated(place)
        course = place.house.tables[table].course
        while course.bot_to_act():
            await place.settle()
            course = place.house.tables[table].course
        place.clock.turn(2.9 * 86_400)
        assert (await place.say(guest, table, {"type": "chat", "text": "soon"})).status_code == 200
        await place.house.sweep.ring()
        assert place.house.tables[table].course.outcome is None
        place.clock.turn(0.2 * 86_400)
        await place.house.sweep.ring()
        outcome = place.house.tables[table].course.outcome
        assert outcome is not None
        assert (outcome.reason, outcome.seat) == ("flag", 0)
        await place.settle()
        told = (await guest.get("/api/identity/ratings")).json()
        assert json.dumps(told).count('"games": 1') or json.dumps(told).count('"games":1')

    in_place(work, tmp_path)


def test_no_rating_is_lost_by_a_connection_that_broke_for_a_moment(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        await ok(await guest.post("/api/identity/ratings", json={"game": "bluemoon", "on": True}))
        wish = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        reply = await guest.post("/api/tables", json=wish | {"options": {"rated": True, "absence": 10}})
        assert code_of(reply) == "bad_setup"
        await ok(await guest.post("/api/tables", json=wish | {"options": {"rated": True, "absence": 60}}))

    in_place(work, tmp_path)


def test_new_identities_have_no_more_tournaments_from_one_address(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        made = 0
        for _ in range(15):
            guest = guest_from(place, "7.7.7.7")
            for _ in range(2):
                wish = {"game": "equinox", "name": "Cup", "clock": {"kind": "days", "days": 60}}
                made += (await guest.post("/api/tournaments", json=wish)).status_code == 201
                await place.settle()
        assert made == 8
        other = guest_from(place, "8.8.8.8")
        assert (await other.post("/api/tournaments", json=wish)).status_code == 201

    free = (1e9, 1e9)
    in_place(work, tmp_path, limits=Limits(tournaments=2, creations=free, identities=free, requests=free))


def test_no_clock_waits_for_tournaments(tmp_path: Path) -> None:
    """Whatever the director has to do, alarms ring in the meantime."""

    async def work(place: Place) -> None:
        held = asyncio.Event()

        async def tend_all() -> None:
            await held.wait()

        place.house.director.tend_all = tend_all  # type: ignore[method-assign]
        rung = 0
        ring = place.house.sweep.ring

        async def count() -> None:
            nonlocal rung
            rung += 1
            await ring()

        place.house.sweep.ring = count  # type: ignore[method-assign]
        async with asyncio.timeout(120):
            while rung < 7:
                await asyncio.sleep(0.1)
        held.set()

    in_place(work, tmp_path)


STRANGE = ("a\x00b", "\ud800", "\ufffe\uffff", "x" * 70_000, "-" * 300)


def filled(schema: Json, parts: Json, text: Any) -> Any:
    """Anything that fits a schema's shape, with this in place of every text."""
    if "$ref" in schema:
        return filled(parts[schema["$ref"].rsplit("/", 1)[1]], parts, text)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return filled(schema[several][0], parts, text)
    kind = schema.get("type")
    if kind == "object":
        known = {name: filled(one, parts, text) for name, one in schema.get("properties", {}).items()}
        return known or {"deck a": text}
    if kind == "array":
        return [filled(schema.get("items", {}), parts, text)] * 2
    return schema["enum"][0] if "enum" in schema else {"string": text, "boolean": True}.get(str(kind), 1)


@pytest.mark.parametrize("number", range(len(STRANGE)))
def test_no_request_with_strange_texts_breaks_anything_or_stores_what_postgresql_cannot(
    tmp_path: Path, number: int
) -> None:
    """Sent raw, as a program would: every field of every request, and bodies that are no objects at all."""

    async def work(place: Place) -> None:
        guest = place.guest()
        await guest.post("/api/identity")
        described = (await guest.get("/api/openapi.json")).json()
        table = (await place.table(guest, "me", "open"))["table"]["id"]
        names = {"table_id": table, "tournament_id": table, "deck_id": table, "seat": "1", "player": "0"}
        broken = []
        for path, methods in described["paths"].items():
            for method, what in methods.items():
                body = what.get("requestBody")
                if body is None:
                    continue
                for name in what.get("parameters", []):
                    if name["in"] == "path":
                        path = path.replace(f"{{{name['name']}}}", names.get(str(name["name"]), table))
                schema = body["content"]["application/json"]["schema"]
                given = filled(schema, described["components"]["schemas"], STRANGE[number])
                sent = [json.dumps(given), "[" * 30_000, "1" * 6_000, "null", '"\\ud800"', '{"a": 1e999}']
                for text in sent:
                    head = {"content-type": "application/json"}
                    reply = await guest.request(method.upper(), path, content=text.encode(), headers=head)
                    if reply.status_code >= 500:
                        broken.append((method, path, text[:60], reply.text[:100]))
        assert not broken
        files = [*tmp_path.glob("moondrake.sqlite3*")]
        assert files
        assert not any(b"a\x00b" in file.read_bytes() for file in files)

    free = (1e9, 1e9)
    rates = dict.fromkeys(
        ("requests", "messages", "tokens", "proofs", "searches", "checks", "creations"), free
    )
    in_place(work, tmp_path, limits=Limits(**rates))  # type: ignore[arg-type]


def test_a_game_of_endless_take_backs_is_seen_again_in_bounded_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place) -> None:
        monkeypatch.setattr(table_module, "MOST_MOMENTS", 5)
        table, first, second = await place.duel()
        for _ in range(20):
            await place.move(table, first, second)
        await ok(await place.say(first, table, {"type": "resign"}))
        plain = {"accept-encoding": "identity"}
        told = await ok(await first.get(f"/api/tables/{table}/replay", headers=plain))
        assert len(told["moments"]) == 5
        assert told["moments"][-1]["position"]["status"] == "over"
        codes = [
            (await first.get(f"/api/tables/{table}/replay", headers=plain)).status_code for _ in range(3)
        ]
        assert codes == [200, 429, 429]

    in_place(work, tmp_path, limits=Limits())


@pytest.mark.parametrize(
    "now", ["draw(-2)", "draw(2)\ntext: while-active: double(scope(any-card, one: yes), both)"]
)
def test_a_stored_table_with_cards_that_are_refused_today_harms_nobody(tmp_path: Path, now: str) -> None:
    """It is refused in words when somebody opens it; other tables go on."""

    async def work(place: Place) -> None:
        host = place.guest()
        kinds = ["character"] * 12 + ["booster"] * 18
        cards = [
            f"card: my-{n:02}\nname: A\npeople: spirit\nkind: {kind}\nfire: 1\nearth: 1\ntext: now: draw(2)"
            for n, kind in enumerate(kinds, 1)
        ]
        pack = "moondrake pack 1\npack: mine\n" + "\n".join(cards)
        assert (await ok(await host.post("/api/packs", json={"text": pack})))["is_sound"]
        deck = "leader: hoax\npack: mine\n" + "\n".join(f"my-{n:02}" for n in range(1, 31))
        setup = {"deck a": deck, "deck b": "vulca", "start": "a"}
        made = await place.table(host, "me", "me", setup=setup)
        other = await place.table(host, "me", "me")
        table = made["table"]["id"]
        new = json.dumps(now.replace("\n", "; "))[1:-1]

        def spoil(connection: Connection) -> None:
            kept = connection.execute(select(TABLES.c.setup).where(TABLES.c.id == table)).scalar_one()
            assert "now: draw(2)" in kept
            spoilt = kept.replace("draw(2)", new)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(setup=spoilt))

        await place.house.database.write(spoil)
        place.house.tables.clear()
        for path in ("", "/position"):
            assert code_of(await host.get(f"/api/tables/{table}{path}")) == "not_now"
            assert (await host.get(f"/api/tables/{other['table']['id']}{path}")).status_code == 200

    in_place(work, tmp_path)
