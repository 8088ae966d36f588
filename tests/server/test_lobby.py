"""The lobby: who waits, who is here, pairing and challenges; nobody meets whom they do not want to meet."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.decks import write_deck
from moondrake.server.people.lobby import Line, Snapshot
from moondrake.server.people.lobby import Place as SeatPlace
from moondrake.server.settings import Limits
from moondrake.server.store import TableRow
from scripts.postgres import Cluster
from tests.server.harness import Json, Place, in_place

pytestmark = pytest.mark.medium
MARKUP = "<img src=x onerror=alert(1)>"


async def somebody(place: Place, name: str = "") -> httpx.AsyncClient:
    """A guest with a name who looks at the lobby."""
    guest = place.guest()
    await guest.post("/api/identity")
    if name:
        await guest.patch("/api/identity", json={"name": name})
    await look(place, guest)
    return guest


async def look(place: Place, guest: httpx.AsyncClient) -> Json:
    """The lobby as a guest sees it now: what is noted in the background is waited for."""
    reply = await guest.get("/api/lobby")
    assert reply.status_code == 200, reply.text
    await place.settle()
    place.house.people.lobby.stale()
    reply = await guest.get("/api/lobby")
    shown: Json = reply.json()
    return shown


async def handle_of(place: Place, guest: httpx.AsyncClient, name: str) -> str:
    here = (await look(place, guest))["here"]
    return str(next(person["handle"] for person in here if person["name"] == name))


def test_the_lobby_shows_who_is_here_and_forgets_who_has_gone(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, _ = await somebody(place, "Anna"), await somebody(place)
        shown = await look(place, anna)
        assert [(one["name"], one["is_me"]) for one in shown["here"]] == [("Anna", True)]
        assert shown["nameless"] == 1
        assert "moondrake" in anna.cookies
        assert anna.cookies["moondrake"].split(".")[0] not in str(shown), "a handle is no identity"
        place.clock.turn(120)
        ben = await somebody(place, "Ben")
        assert [one["name"] for one in (await look(place, ben))["here"]] == ["Ben"]

    in_place(work, tmp_path)


def test_whoever_looks_without_an_identity_sees_the_lobby_and_gets_none(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        stranger = place.guest()
        reply = await stranger.get("/api/lobby")
        assert (reply.status_code, reply.json()["here"]) == (200, [])
        assert not stranger.cookies

    in_place(work, tmp_path)


def test_names_with_markup_are_told_as_they_are_and_as_json_only(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = await somebody(place, MARKUP)
        reply = await guest.get("/api/lobby")
        assert reply.headers["content-type"] == "application/json"
        assert (await look(place, guest))["here"][0]["name"] == MARKUP[:32]

    in_place(work, tmp_path)


def test_two_who_want_the_same_are_paired_and_a_third_waits(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = [await somebody(place, name) for name in ("Anna", "Ben", "Cleo")]
        wish = {"game": "bluemoon", "clock": {"kind": "game", "seconds": 600, "increment": 5}}
        first = (await people[0].post("/api/lobby/pairing", json=wish)).json()
        assert (first["is_paired"], first["seat"]) == (False, 0)
        assert (await look(place, people[0]))["seek"] == first["table"]["id"]
        other = (await people[2].post("/api/lobby/pairing", json=wish | {"clock": {"kind": "none"}})).json()
        assert not other["is_paired"], "another clock is another wish"
        second = (await people[1].post("/api/lobby/pairing", json=wish)).json()
        assert second["is_paired"]
        assert (second["seat"], second["table"]["id"]) == (1, first["table"]["id"])
        assert second["table"]["status"] == "playing"
        again = await people[0].post("/api/lobby/pairing", json=wish | {"table": first["table"]["id"]})
        assert again.json()["is_paired"]
        assert again.json()["table"]["id"] == first["table"]["id"]
        await place.move(first["table"]["id"], people[0], people[1])
        gone = (await people[2].delete("/api/lobby/pairing")).json()["tables"]
        assert gone == [other["table"]["id"]]
        assert (await people[2].get(f"/api/tables/{gone[0]}")).status_code == 404

    in_place(work, tmp_path)


def test_nobody_is_paired_with_somebody_who_has_gone_unless_days_are_enough(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for clock, is_paired in (({"kind": "none"}, False), ({"kind": "days", "days": 3}, True)):
            anna = await somebody(place, "Anna")
            wish = {"game": "equinox", "clock": clock}
            assert not (await anna.post("/api/lobby/pairing", json=wish)).json()["is_paired"]
            place.clock.turn(300)
            ben = await somebody(place, "Ben")
            assert (await ben.post("/api/lobby/pairing", json=wish)).json()["is_paired"] is is_paired

    in_place(work, tmp_path)


def test_two_who_waited_in_two_processes_are_put_together_when_the_later_asks_again(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = [await somebody(place, name) for name in ("Anna", "Ben")]
        wish = {"game": "bluemoon"}
        pairing = place.house.people.pairing
        found = pairing.partner

        async def nobody(*_: Any) -> None:
            return None

        pairing.partner = nobody  # type: ignore[method-assign, assignment]
        tables = []
        for guest in people:
            tables.append((await guest.post("/api/lobby/pairing", json=wish)).json()["table"]["id"])
            place.clock.turn(1)
        pairing.partner = found  # type: ignore[method-assign]
        first = (await people[0].post("/api/lobby/pairing", json=wish | {"table": tables[0]})).json()
        assert (first["is_paired"], first["table"]["id"]) == (False, tables[0]), "whoever was first stays"
        later = (await people[1].post("/api/lobby/pairing", json=wish | {"table": tables[1]})).json()
        assert (later["is_paired"], later["table"]["id"]) == (True, tables[0])
        assert (await people[1].get(f"/api/tables/{tables[1]}")).status_code == 404

    in_place(work, tmp_path)


def test_a_challenge_waits_for_one_person_who_accepts_or_declines(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben, cleo = [await somebody(place, name) for name in ("Anna", "Ben", "Cleo")]
        ear = place.house.notices.listen(await identity_of(place, ben))
        seats: list[Json] = [{"kind": "me"}, {"kind": "open", "person": await handle_of(place, anna, "Ben")}]
        tables = []
        for _ in range(3):
            made = (await anna.post("/api/tables", json={"game": "bluemoon", "seats": seats})).json()
            assert made["invites"] == [], "there is no link to a seat that is kept"
            tables.append(made["table"]["id"])
        refused = await anna.post("/api/tables", json={"game": "bluemoon", "seats": seats})
        assert refused.status_code == 429, "three are enough"
        assert ear.get_nowait() == {"type": "challenge", "table": tables[0]}
        mine = (await ben.get("/api/tables")).json()["tables"]
        assert all(line["is_challenge"] and not line["is_mine"] for line in mine)
        assert (await cleo.post(f"/api/tables/{tables[0]}/seats/1", json={})).status_code == 403
        assert (await cleo.post(f"/api/tables/{tables[0]}/decline")).status_code == 403
        assert (await ben.post(f"/api/tables/{tables[0]}/seats/1", json={})).status_code == 200
        assert (await ben.post(f"/api/tables/{tables[0]}/decline")).status_code == 403, "too late"
        assert (await ben.post(f"/api/tables/{tables[1]}/decline")).status_code == 204
        assert (await anna.get(f"/api/tables/{tables[1]}")).status_code == 404
        assert (await ben.delete(f"/api/tables/{tables[2]}")).status_code == 403
        assert (await anna.delete(f"/api/tables/{tables[2]}")).status_code == 204
        assert (await anna.delete(f"/api/tables/{tables[0]}")).status_code == 409, "it is played at"
        lines = (await ben.get("/api/tables")).json()["tables"]
        assert [line["id"] for line in lines] == [tables[0]]

    in_place(work, tmp_path)


async def identity_of(place: Place, guest: httpx.AsyncClient) -> str:
    found: str = (await guest.get("/api/identity")).json()["id"]
    return found


def test_a_seat_for_somebody_must_be_open_and_theirs_alone(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, _ = await somebody(place, "Anna"), await somebody(place, "Ben")
        ben, me = await handle_of(place, anna, "Ben"), await handle_of(place, anna, "Anna")
        kept: Json = {"kind": "open", "person": ben}
        for seats in (
            [{"kind": "me"}, {"kind": "bot", "level": "random", "person": ben}],
            [{"kind": "me"}, {"kind": "open", "person": me}],
            [{"kind": "me"}, kept, kept],
        ):
            reply = await anna.post("/api/tables", json={"game": "equinox", "seats": seats})
            assert (reply.status_code, reply.json()["code"]) == (422, "bad_setup"), reply.text
        seats = [{"kind": "me"}, {"kind": "open", "person": "0" * 20}]
        assert (await anna.post("/api/tables", json={"game": "equinox", "seats": seats})).status_code == 404

    in_place(work, tmp_path)


def test_whoever_muted_each_other_does_not_meet(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = await somebody(place, "Anna"), await somebody(place, "Ben")
        handle = await handle_of(place, anna, "Ben")
        theirs = await handle_of(place, ben, "Anna")
        table = (await place.table(ben, "me", "open", is_open=True))["table"]["id"]
        assert [line["id"] for line in (await look(place, anna))["open"]] == [table]
        muted = (await anna.post("/api/lobby/mutes", json={"handle": handle})).json()["people"]
        assert muted == [{"handle": handle, "name": "Ben"}]
        shown = await look(place, anna)
        assert ([one["name"] for one in shown["here"]], shown["open"]) == (["Anna"], [])
        assert [one["name"] for one in (await look(place, ben))["here"]] == ["Ben"]
        assert (await anna.post(f"/api/tables/{table}/seats/1", json={})).status_code == 409
        seats: list[Json] = [{"kind": "me"}, {"kind": "open", "person": theirs}]
        assert (await ben.post("/api/tables", json={"game": "bluemoon", "seats": seats})).status_code == 409
        for guest in (anna, ben):
            assert not (await guest.post("/api/lobby/pairing", json={"game": "equinox"})).json()["is_paired"]
        place.clock.turn(2 * 24 * 3600)
        again = await anna.post("/api/lobby/mutes", json={"handle": handle, "on": False})
        assert again.json()["people"] == [], "also when that one was not here for days"
        assert (await anna.post(f"/api/tables/{table}/seats/1", json={})).status_code == 200

    in_place(work, tmp_path)


def test_talk_of_somebody_muted_is_hidden_at_every_table(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await place.say(second, table, {"type": "chat", "text": "before"})
        wish = {"table": table, "seat": 1}
        assert (await first.post("/api/lobby/mutes", json=wish)).status_code == 200
        again = (await first.get("/api/lobby/mutes")).json()["people"]
        assert len(again) == 1
        told = (await first.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        talk = [step["data"] for step in told if step["kind"] == "chat"]
        assert talk == [{"muted": True}]
        other = (await second.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        assert [step["data"].get("text") for step in other if step["kind"] == "chat"] == ["before"]
        nobody = await first.post("/api/lobby/mutes", json={"table": table, "seat": 0})
        assert nobody.status_code == 400, "nobody mutes themselves"

    in_place(work, tmp_path)


def test_tables_worth_watching_are_those_of_people_who_let_others_watch(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        watched, first, second = await place.duel()
        closed, *_ = await place.duel(options={"watching": "consent"})
        await place.table(first, "me", "random")
        await place.table(first, "me", "me")
        stranger = place.guest()
        shown = await look(place, stranger)
        assert [line["id"] for line in shown["featured"]] == [watched]
        assert closed not in str(shown)
        position = await place.position(stranger, watched)
        assert position["type"] == "view"
        place.clock.turn(3600)
        assert (await look(place, stranger))["featured"] == []
        await place.move(watched, first, second)
        assert len((await look(place, stranger))["featured"]) == 1

    in_place(work, tmp_path)


def test_nothing_of_a_closed_list_is_in_the_lobby(tmp_path: Path) -> None:
    """BM-3.4b: whoever waits with a deck of their own shows its leader and nothing else of it."""

    async def work(place: Place) -> None:
        deck = ready_made_deck("khind")
        setup = {"deck a": write_deck(deck), "lists": "closed"}
        for is_open in (True, False):
            made = await place.table(place.guest(), "me", "open", is_open=is_open, setup=setup)
            if not is_open:
                invite = {"invite": made["invites"][0]["token"]}
                await place.guest().post(f"/api/tables/{made['table']['id']}/seats/1", json=invite)
        shown = await look(place, place.guest())
        assert (len(shown["open"]), len(shown["featured"])) == (1, 1)
        cards = [card.key for card in deck.cards]
        for key in cards[1:]:
            assert key not in str(shown)

    in_place(work, tmp_path)


def test_a_line_of_the_lobby_depends_on_nothing_that_is_hidden(tmp_path: Path) -> None:
    """Whatever was dealt: the same row and seats give the same bytes."""

    async def work(place: Place) -> None:
        table, *guests = await place.duel(setup={"deck a": "hoax", "deck b": "vulca"})
        for _ in range(6):
            await place.move(table, *guests)
        row = place.house.tables[table].row
        seats = (SeatPlace("a" * 24, "Anna", False), SeatPlace("b" * 24, "Ben", False))
        twins: list[TableRow] = [row, replace(row, server_seed="00" * 32)]
        shown = Snapshot(row.updated_at, (), (), (), {})
        lines = [place.house.people.lobby.line_json(Line(one, seats, False), shown) for one in twins]
        assert msgspec.json.encode(lines[0]) == msgspec.json.encode(lines[1])
        assert row.server_seed not in str(lines[0])
        assert set(lines[0]) == {
            *("id", "game", "status", "seats", "setup", "clock", "is_rated", "is_match"),
            *("to_act", "watchers", "updated_at"),
        }, "a new field must be public: say so here"

    in_place(work, tmp_path)


def test_days_are_for_people_who_are_away(tmp_path: Path) -> None:
    """By correspondence nobody can claim a win because somebody is not here; the clock runs out in days."""

    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"clock": {"kind": "days", "days": 2}})
        lines = (await first.get("/api/tables")).json()["tables"]
        due = lines[0]["deadline"]
        assert due - place.clock.now() == 2 * 24 * 3600 * 1000
        place.clock.turn(24 * 3600)
        seat = lines[0]["to_act"]
        waiting = (first, second)[1 - seat]
        claim = await place.say(waiting, table, {"type": "claim", "against": seat})
        assert claim.status_code == 409
        place.clock.turn(24 * 3600 + 1)
        await place.house.sweep.ring()
        assert (await place.position(waiting, table))["type"] == "over"

    in_place(work, tmp_path)


def test_pairing_and_muting_are_limited_for_identity_and_address(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = await somebody(place, "Anna")
        wish = {"game": "bluemoon"}
        codes = [(await guest.post("/api/lobby/pairing", json=wish)).status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        crowd = [(await place.guest().post("/api/lobby/pairing", json=wish)).status_code for _ in range(16)]
        assert crowd.count(429) == 4, "four times as many from one address"

    in_place(work, tmp_path, Limits(pairings=(4.0, 0.001), creations=(1e9, 1e9)))


def test_the_lobby_on_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = [await somebody(place, name) for name in ("Anna", "Ben")]
        paired = [
            (await guest.post("/api/lobby/pairing", json={"game": "bluemoon"})).json() for guest in people
        ]
        assert [one["is_paired"] for one in paired] == [False, True]
        assert len((await look(place, people[0]))["featured"]) == 1

    in_place(work, tmp_path, database=cluster.new_database())
