"""Limits hold for whoever changes a name, a key or a table, and nobody may keep more than a fair share."""

from pathlib import Path

import pytest

from moondrake.server.clock import HandClock
from moondrake.server.errors import Refused
from moondrake.server.limits import LONGEST, MOST_LINES, Allowance, Limiter, Sharing
from moondrake.server.settings import NO_LIMITS, Limits
from tests.server.harness import Json, Place, in_place

pytestmark = pytest.mark.medium
WISH: Json = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_new_identities_make_no_more_tables_from_one_address(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        made = 0
        for _ in range(100):
            place.clock.turn(0.1)
            made += (await place.guest().post("/api/tables", json=WISH)).status_code == 201
        assert made <= 50

    in_place(work, tmp_path, Limits(requests=(1e9, 1e9)))


def test_new_cookies_get_no_more_hints_out_of_one_seat(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        host = place.guest()
        made = await place.table(host, "me", "me", options={"hints": True})
        table, keys = made["table"]["id"], made["keys"]
        asked = str((await place.position(host, table))["to_act"])
        refused = 0
        for _ in range(40):
            guest = place.guest()
            await guest.post("/api/identity")
            headers = {"Authorization": f"Bearer {keys[asked]}"}
            message = {"type": "hint", "seat": int(asked)}
            reply = await guest.post(f"/api/tables/{table}/messages", json=message, headers=headers)
            refused += reply.status_code == 429
        assert refused >= 35

    limits = Limits(requests=(1e9, 1e9), identities=(1e9, 1e9), creations=(1e9, 1e9))
    in_place(work, tmp_path, limits)


def test_an_identity_keeps_so_many_decks_and_no_more(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        deck = {"name": "Mine", "leader": "hoax-00"}
        replies = [await guest.post("/api/decks", json=deck) for _ in range(13)]
        assert [reply.status_code for reply in replies] == [201] * 10 + [429] * 3
        kept = replies[0].json()["id"]
        assert (await guest.put(f"/api/decks/{kept}", json=deck)).status_code == 200
        assert (await guest.delete(f"/api/decks/{kept}")).status_code == 204
        assert (await guest.post("/api/decks", json=deck)).status_code == 201

    in_place(work, tmp_path, Limits(decks=10, creations=(1e9, 1e9), checks=(1e9, 1e9)))


def test_an_identity_and_an_address_have_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        replies = [await guest.post("/api/tables", json=WISH) for _ in range(4)]
        assert [reply.status_code for reply in replies] == [201, 201, 201, 429]
        others = [place.guest() for _ in range(12)]
        codes = [(await other.post("/api/tables", json=WISH)).status_code for other in others]
        assert codes == [201] * 9 + [429] * 3, "four times as many from one address"
        duel = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert (await guest.post("/api/tables", json=duel)).status_code == 429

    in_place(work, tmp_path, Limits(tables=3, creations=(1e9, 1e9)))


def test_a_finished_table_makes_room(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        assert (await guest.post("/api/tables", json=WISH)).status_code == 429
        await place.say(guest, table, {"type": "resign", "seat": 0})
        assert (await guest.post("/api/tables", json=WISH)).status_code == 201

    in_place(work, tmp_path, Limits(tables=1, creations=(1e9, 1e9)))


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        bots = {"game": "bluemoon", "seats": [{"kind": "bot", "level": "random"}] * 2}
        codes = [(await guest.post("/api/tables", json=bots)).status_code for _ in range(4)]
        assert codes.count(429) >= 1
        assert (await guest.post("/api/tables", json=WISH)).status_code == 201

    in_place(work, tmp_path, Limits(bot_tables=2, creations=(1e9, 1e9)), bots_keep_time=True)


def test_talk_and_take_backs_fill_no_disk_and_the_game_goes_on(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel()
        for number in range(30):
            await place.say(guests[0], table, {"type": "chat", "text": str(number)})
        for _ in range(30):
            await place.move(table, *guests)
            for guest in guests:
                await place.say(guest, table, {"type": "take_back"})
                await place.say(guest, table, {"type": "ask_bot", "for_seat": 0})
        course = place.house.tables[table].course
        assert course.remarks[0] == 10, "half of what a table of two takes"
        assert sum(course.remarks.values()) <= 20
        assert course.decisions
        assert (await place.say(guests[0], table, {"type": "resign"})).status_code == 200

    in_place(work, tmp_path, Limits(**{**vars_of(NO_LIMITS), "remarks": 20}))


def vars_of(limits: Limits) -> Json:
    return {name: getattr(limits, name) for name in limits.__slots__}


def test_a_crowd_that_asks_to_watch_is_answered_one_after_the_other(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *_ = await place.duel(options={"watching": "consent"})
        codes = [
            (await place.guest().post(f"/api/tables/{table}/watch", json={"name": "x"})).status_code
            for _ in range(12)
        ]
        assert codes.count(202) == 5
        assert len(place.house.tables[table].course.asks) == 5

    in_place(work, tmp_path)


def test_what_is_refused_counts_as_no_table(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        for _ in range(20):
            assert (await guest.post("/api/tables", json=WISH | {"setup": {"start": "c"}})).status_code == 422
        assert (await guest.post("/api/tables", json=WISH)).status_code == 201

    in_place(work, tmp_path)


def test_decks_that_take_long_to_check_are_few_and_short(tmp_path: Path) -> None:
    """Every word that names no card is looked for among all names: nobody may ask for hours of that."""

    async def work(place: Place) -> None:
        guest = place.guest()
        await guest.post("/api/identity")
        long = "\n".join(["nonsense"] * 401)
        reply = await guest.post("/api/tables", json=WISH | {"setup": {"deck a": long}})
        assert (reply.status_code, reply.json()["code"]) == (422, "bad_setup")
        assert "at most 400 words" in reply.text
        short = {"setup": {"deck a": "nothing\nof the kind"}}
        codes = [(await guest.post("/api/tables", json=WISH | short)).status_code for _ in range(4)]
        codes += [(await guest.post("/api/decks/read", json={"text": "hoax"})).status_code]
        assert codes == [422, 422, 429, 429, 429]
        assert (await guest.post("/api/tables", json=WISH)).status_code == 201

    in_place(work, tmp_path, Limits(checks=(3.0, 0.1)))


def test_looking_far_back_is_limited_by_every_way_and_what_is_new_is_not(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel()
        for _ in range(40):
            await place.move(table, *guests)
        place.clock.turn(3600)
        path, last = f"/api/tables/{table}/position", place.house.tables[table].course.seq
        codes = [(await guests[0].get(path, params={"since": 0})).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        fresh = [(await guests[0].get(path, params={"since": last - 2})).status_code for _ in range(12)]
        assert set(fresh) == {200}

    in_place(work, tmp_path, Limits(requests=(1e9, 1e9), messages=(1e9, 1e9)))


def test_nothing_invisible_is_said_or_kept(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await place.say(first, table, {"type": "chat", "text": "you\u202e win\u0000\u200b\n now"})
        steps = (await second.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        assert [step["data"]["text"] for step in steps if step["kind"] == "chat"] == ["you win now"]
        assert (await place.say(first, table, {"type": "chat", "text": "\u200b"})).status_code == 400
        named = {"name": "a\u0000b", "leader": "hoax-00"}
        assert (await first.post("/api/decks", json=named)).status_code == 422
        assert (await first.post("/api/decks/read", json={"text": "ho\u0000ax"})).status_code == 422

    in_place(work, tmp_path)


def tried(limiter: Limiter, client: str, times: int) -> int:
    """How often somebody got through."""
    passed = 0
    for _ in range(times):
        try:
            limiter.spend(client)
        except Refused:
            continue
        passed += 1
    return passed


@pytest.mark.parametrize("processes", [2, 5])
def test_whoever_asks_many_processes_gets_the_rate_of_one(processes: int) -> None:
    clock = HandClock()
    sides = [Limiter("tables", (10.0, 1.0), clock) for _ in range(processes)]
    sharings = [Sharing({"tables": side}, {}) for side in sides]
    for sharing in sharings:
        sharing.set_shared(True)
    passed = []
    for _ in range(120):
        passed.append(sum(tried(side, "eve", 30) for side in sides))
        told = [(sender, line) for sender in sharings for line in sender.lines()]
        for sender, line in told:
            for sharing in sharings:
                if sharing is not sender:
                    sharing.hear(line)
        clock.turn(0.5)
    assert passed[0] <= 10 * processes
    assert sum(passed[1:]) <= 60, "a minute at one a second, and nothing for the other processes"
    assert tried(sides[0], "anna", 3) == 3


def test_nobody_is_told_of_those_who_ask_now_and_then() -> None:
    clock = HandClock()
    one = Sharing({"tables": Limiter("tables", (10.0, 1.0), clock)}, {})
    one.set_shared(True)
    for _ in range(100):
        one.every["tables"].spend("anna")
        clock.turn(1)
    assert not list(one.lines())


def test_a_crowd_of_strangers_fits_into_lines_of_bounded_length() -> None:
    clock = HandClock()
    allowance = Allowance("messages", (1.0, 1.0), clock)
    one = Sharing({}, {"messages": allowance})
    one.set_shared(True)
    for number in range(20_000):
        allowance.spend([f"stranger {number}"], ["address 2001:db8::1"] if number < 4 else [])
    lines = list(one.lines())
    assert len(lines) <= MOST_LINES
    assert max(len(line.encode()) for line in lines) < LONGEST + 100
    assert not list(one.lines())
