"""Tables, seats, decisions: what a guest may do, and what comes of it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Place, first_choice, in_place


def test_a_decision_is_acknowledged_and_the_same_one_twice_is_one_decision(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        made = await place.table(guest, "me", "me")
        table = made["table"]["id"]
        position = await place.position(guest, table)
        answer = {
            "type": "answer",
            "action": first_choice(position),
            "sequence": position["sequence"],
            "id": "m1",
        }
        first = (await place.say(guest, table, answer)).json()["reply"]
        again = (await place.say(guest, table, answer)).json()["reply"]
        assert first == {"type": "ack", "id": "m1", "seq": position["seq"] + 1, "duplicate": False}
        assert again == first | {"duplicate": True}
        after = await place.position(guest, table, seat=position["seat"])
        assert after["decisions"] == 1

    in_place(work, tmp_path)


def test_an_answer_without_id_is_also_one_decision(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        position = await place.position(guest, table)
        body = {"action": first_choice(position), "sequence": position["sequence"]}
        replies = [await guest.post(f"/api/tables/{table}/answer", json=body) for _ in range(2)]
        assert [reply.json()["reply"]["duplicate"] for reply in replies] == [False, True]
        assert len({reply.json()["reply"]["seq"] for reply in replies}) == 1

    in_place(work, tmp_path)


def test_an_answer_to_an_old_question_is_refused_with_the_open_one(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await place.move(table, first, second)
        position = await place.position(first, table)
        seat = position["to_act"]
        asked = (first, second)[seat]
        reply = await place.say(asked, table, {"type": "answer", "action": 0, "sequence": 1, "id": "late"})
        assert reply.status_code == 409
        assert reply.json()["code"] == "stale"
        assert reply.json()["sequence"] == position["sequence"]

    in_place(work, tmp_path)


def test_an_illegal_answer_says_what_would_be_legal_and_changes_nothing(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        before = await place.position(guest, table)
        for action in ("announce fire", "challenge", 3, 10**6, "nonsense"):
            reply = await place.say(
                guest, table, {"type": "answer", "action": action, "sequence": before["sequence"]}
            )
            assert reply.status_code == 409
            assert reply.json()["code"] == "illegal"
        assert before["actions"][0]["word"] in reply.json()["message"]
        assert await place.position(guest, table) == before

    in_place(work, tmp_path)


@pytest.mark.medium
def test_a_whole_game_restored_after_every_ten_decisions_is_the_same_game(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(setup={"start": "a"})
        count = 0
        while await place.move(table, first, second) is not None:
            count += 1
            if count % 10 == 0:
                before = [await place.position(guest, table, since=0) for guest in (first, second)]
                place.house.tables.clear()  # as after a restart: all that is left is what is stored
                assert [await place.position(guest, table, since=0) for guest in (first, second)] == before
        assert count > 20
        record = await first.get(f"/api/tables/{table}/record")
        assert "result: " in record.text

    in_place(work, tmp_path)


@pytest.mark.medium
@pytest.mark.parametrize(
    ("game", "players"), [("equinox", 2), ("equinox", 3), ("equinox", 5), ("draft", 2), ("draft", 6)]
)
def test_games_for_several_are_played_to_their_end(tmp_path: Path, game: str, players: int) -> None:
    async def work(place: Place) -> None:
        guests = [place.guest() for _ in range(players)]
        seats = ["me", *["open"] * (players - 1)]
        made = await place.table(guests[0], *seats, game=game)
        table = made["table"]["id"]
        for guest, invite in zip(guests[1:], made["invites"], strict=True):
            body = {"invite": invite["token"]}
            assert (
                await guest.post(f"/api/tables/{table}/seats/{invite['seat']}", json=body)
            ).status_code == 200
        while await place.move(table, *guests) is not None:
            pass
        info = (await guests[0].get(f"/api/tables/{table}")).json()
        assert info["status"] == "over"
        assert len(info["result"]["returns"]) == players
        seeds = info["fair"]["seat_seeds"] or []
        assert len(seeds) == (players if game != "draft" else 0)  # BM-21.10: a draft keeps its secrets

    in_place(work, tmp_path)


@pytest.mark.medium
@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_a_finished_game_is_seen_again_as_each_viewer_saw_it(tmp_path: Path, game: str) -> None:
    """Every moment has the view that was sent then; during the game and for strangers there is none."""

    async def work(place: Place) -> None:
        table, *guests = await place.duel(game=game, options={"watching": "off"})
        seen: list[dict[int, Any]] = [{}, {}]

        async def look() -> None:
            for guest, views in zip(guests, seen, strict=True):
                told = (await guest.get(f"/api/tables/{table}/position")).json()["position"]
                views[told["sequence"]] = told["view"]

        await look()
        assert (await guests[0].get(f"/api/tables/{table}/replay")).json()["code"] == "not_now"
        while await place.move(table, *guests) is not None:
            await look()
        await look()
        for seat, guest in enumerate(guests):
            told = (await guest.get(f"/api/tables/{table}/replay")).json()
            assert told["start"]["seat"] == seat
            views = {moment["position"]["sequence"]: moment["position"]["view"] for moment in told["moments"]}
            assert len(views) > 20
            assert views == {number: view for number, view in seen[seat].items() if number in views}
            assert told["moments"][-1]["position"]["status"] == "over"
            assert all("actions" not in moment["position"] for moment in told["moments"])
            steps = [step["seq"] for moment in told["moments"] for step in moment["steps"]]
            assert steps == sorted(set(steps))
        stranger = await place.guest().get(f"/api/tables/{table}/replay")
        assert stranger.json()["code"] == "not_yours"

    in_place(work, tmp_path)


def test_a_link_gives_its_seat_once_and_to_one_browser(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, _first, _second = await place.duel()
        made = await place.table(place.guest(), "me", "open")
        other, token = made["table"]["id"], made["invites"][0]["token"]
        thief = place.guest()
        for body in ({"invite": token + "x"}, {"invite": "x"}, {}):
            reply = await thief.post(f"/api/tables/{other}/seats/1", json=body)
            assert (reply.status_code, reply.json()["code"]) == (403, "bad_token")
        reply = await thief.post(f"/api/tables/{table}/seats/1", json={"invite": token})
        assert reply.status_code in (403, 409)
        honest = place.guest()
        assert (await honest.post(f"/api/tables/{other}/seats/1", json={"invite": token})).status_code == 200
        reply = await thief.post(f"/api/tables/{other}/seats/1", json={"invite": token})
        assert (reply.status_code, reply.json()["code"]) == (409, "taken")

    in_place(work, tmp_path)


def test_a_new_link_makes_the_old_one_worthless(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        owner, guest = place.guest(), place.guest()
        made = await place.table(owner, "me", "open")
        table, old = made["table"]["id"], made["invites"][0]["token"]
        assert (await guest.post(f"/api/tables/{table}/seats/1/invite")).status_code == 403
        new = (await owner.post(f"/api/tables/{table}/seats/1/invite")).json()["token"]
        assert (await guest.post(f"/api/tables/{table}/seats/1", json={"invite": old})).status_code == 403
        assert (await guest.post(f"/api/tables/{table}/seats/1", json={"invite": new})).status_code == 200

    in_place(work, tmp_path)


def test_an_open_table_is_listed_and_needs_no_link(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        owner, guest = place.guest(), place.guest()
        made = await place.table(owner, "me", "open", is_open=True)
        listed = (await guest.get("/api/tables", params={"open": True})).json()["tables"]
        assert [line["id"] for line in listed] == [made["table"]["id"]]
        reply = await guest.post(f"/api/tables/{made['table']['id']}/seats/1", json={"name": " Cleo\u200b "})
        mine = (await owner.get("/api/tables")).json()["tables"][0]
        assert mine["seats"][1]["name"] == "Cleo"
        assert reply.status_code == 200
        assert reply.json()["table"]["status"] == "playing"

    in_place(work, tmp_path)


def test_a_seat_with_its_key_is_played_by_a_program_without_cookies(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        owner = place.guest()
        made = await place.table(owner, "me", "me")
        table, program = made["table"]["id"], place.guest()
        for seat in (0, 1):
            program.headers["authorization"] = f"Bearer {made['keys'][str(seat)]}"
            position = await place.position(program, table)
            assert position["seat"] == seat
            if position["type"] == "choose":
                body = {"action": first_choice(position), "sequence": position["sequence"]}
                assert (await program.post(f"/api/tables/{table}/answer", json=body)).status_code == 200
        assert (await place.position(owner, table))["decisions"] >= 1

    in_place(work, tmp_path)


def test_hot_seat_shows_one_view_at_a_time(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        views = [await place.position(guest, table, seat=seat) for seat in (0, 1)]
        for seat, position in enumerate(views):
            hands = [side["hand"] for side in position["view"]["table"]["sides"]]
            assert len(hands[seat]) == 6
            assert hands[1 - seat] == []

    in_place(work, tmp_path)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": [{"kind": "me"}] * 3}, "bluemoon is played by [2]"),
        ({"setup": {"deck a": "nobody"}}, "nobody"),
        ({"setup": {"ruleset": "chess"}}, "rulesets: kosmos"),
        ({"setup": {"colour": "blue"}}, "colour"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "levels: "),
        ({"options": {"clock": {"kind": "move", "seconds": 1}}}, "at least 5 seconds"),
        ({"options": {"clock": {"kind": "days"}}}, "at least one day"),
        ({"game": "equinox", "is_match": True}, "only Blue Moon"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_could(tmp_path: Path, wish: Any, words: str) -> None:
    async def work(place: Place) -> None:
        body = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open"}]} | wish
        reply = await place.guest().post("/api/tables", json=body)
        assert reply.status_code == 422, reply.text
        assert words in reply.json()["message"]
        assert await place.house.database.read(lambda connection: _count(connection)) == 0

    in_place(work, tmp_path)


def _count(connection: Any) -> int:
    from moondrake.server import store

    return len(store.all_tables(connection))
