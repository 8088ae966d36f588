"""Whatever anybody sends, under whatever name and at whatever moment: every clock on the server runs out."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from moondrake.server import entries
from moondrake.server.botseats import BotSeats
from moondrake.server.course import OVER
from moondrake.server.messages import read_message
from moondrake.server.schema import ENTRIES
from moondrake.server.table import BOT_LEASE
from tests.server.harness import PATIENCE, Json, Place, in_place

pytestmark = pytest.mark.medium
CLOCK = {"kind": "move", "seconds": 30}
OWN_WORDS = ("flag", "claim", "bot", "question", "join", "once", "rematch")


async def said(place: Place, guest: httpx.AsyncClient, table: str, **message: Any) -> int:
    return (await place.say(guest, table, message)).status_code


@pytest.mark.parametrize("word", OWN_WORDS)
def test_no_message_can_have_a_name_of_the_servers_own(tmp_path: Path, word: str) -> None:
    async def work(place: Place) -> None:
        table, first, _ = await place.duel()
        for which in (3, ""):
            name = entries.own_name(word, which)
            assert await said(place, first, table, type="chat", text="hm", id=name) == 400

    in_place(work, tmp_path)


def test_names_like_the_servers_own_keep_no_clock_from_running_out(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel(options={"clock": CLOCK})
        other, *_ = await place.duel(options={"clock": CLOCK})
        for guest in guests:
            for number in range(12):
                for word in ("flag", "claim"):
                    assert (
                        await said(place, guest, table, type="chat", text="hm", id=f"{word}-{number}") == 200
                    )
        place.clock.turn(31)
        await place.house.sweep.ring()
        for name in (table, other):
            assert place.house.tables[name].course.status == OVER
        assert await said(place, guests[0], table, type="chat", text="over") == 200

    in_place(work, tmp_path)


def test_names_like_the_servers_own_keep_nobody_from_claiming(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel(options={"absence": 60})
        asked = place.house.tables[table].course.to_act()
        assert asked is not None
        for number in range(12):
            await said(place, guests[asked], table, type="chat", text="hm", id=f"claim-{number}")
        place.clock.turn(61)
        assert await said(place, guests[1 - asked], table, type="claim", against=asked) == 200
        assert place.house.tables[table].course.status == OVER

    in_place(work, tmp_path)


def test_a_bot_whose_move_is_known_already_does_not_move_for_ever(tmp_path: Path) -> None:
    """Names like the bots' own do no harm; and a table that does not move on ends the bots' turn."""

    async def work(place: Place) -> None:
        guest = place.guest()
        place.let_bots_think_here()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        for number in range(16):
            for seat in (0, 1):
                await said(place, guest, table, type="chat", text="hm", id=f"bot-{number}", seat=seat)
        for seat in (0, 1):
            await said(place, guest, table, type="ask_bot", for_seat=seat, level="random", seat=seat)
        async with asyncio.timeout(PATIENCE):
            while place.house.tables[table].course.status != OVER:
                await asyncio.sleep(0.05)

    in_place(work, tmp_path)


def test_a_bots_move_that_changes_nothing_ends_its_turn(tmp_path: Path, monkeypatch: Any) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        asked = 0

        async def stuck(self: BotSeats, table: Any) -> None:
            nonlocal asked
            asked += 1

        async def until_asked(times: int) -> None:
            """So often, and not again at once."""
            async with asyncio.timeout(PATIENCE):
                while asked < times:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert asked == times

        monkeypatch.setattr(BotSeats, "_move", stuck)
        table = (await place.table(guest, "random", "random"))["table"]["id"]
        await until_asked(1)
        place.clock.turn(BOT_LEASE / 1000 + 1)
        await place.house.sweep.ring()
        await until_asked(2)
        assert table not in place.house.bot_seats.busy

    in_place(work, tmp_path)


def test_a_damaged_table_stops_no_other_tables_clock(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        tables = [(await place.duel(options={"clock": CLOCK}))[0] for _ in range(3)]

        def damage(connection: Any) -> None:
            broken = ENTRIES.c.table_id == tables[0], ENTRIES.c.kind == entries.START
            connection.execute(update(ENTRIES).where(*broken).values(data='{"nothing": 1}'))

        await place.house.database.write(damage)
        place.house.tables.clear()
        place.clock.turn(31)
        await place.house.sweep.ring()
        assert {place.house.tables[table].course.status for table in tables[1:]} == {OVER}
        await place.house.sweep.ring()

    in_place(work, tmp_path)


def test_a_damaged_table_keeps_no_server_from_starting(tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(place: Place) -> None:
        tables.extend([(await place.duel(options={"clock": CLOCK}))[0] for _ in range(2)])

        def damage(connection: Any) -> None:
            broken = ENTRIES.c.table_id == tables[0], ENTRIES.c.kind == entries.START
            connection.execute(update(ENTRIES).where(*broken).values(data='{"nothing": 1}'))

        await place.house.database.write(damage)

    async def after(place: Place) -> None:
        place.clock.turn(31)
        await place.house.sweep.ring()
        assert (await place.house.table(tables[1])).course.status == OVER

    in_place(before, tmp_path)
    in_place(after, tmp_path)


names = st.one_of(
    st.none(),
    st.builds("{}-{}".format, st.sampled_from(OWN_WORDS), st.integers(0, 30)),
    st.builds(entries.own_name, st.sampled_from(OWN_WORDS), st.integers(0, 30)),
    st.text("abc.-_:", min_size=1, max_size=3),
)
small, seats, bits = st.integers(0, 30), st.integers(0, 3), st.booleans()
levels = st.sampled_from([None, "random", "beginner", "nobody"])
bodies: st.SearchStrategy[Json] = st.one_of(
    st.fixed_dictionaries({"type": st.just("chat"), "text": st.sampled_from(["hm", " ", "x" * 500])}),
    st.fixed_dictionaries({"type": st.just("answer"), "action": small, "sequence": small}),
    st.fixed_dictionaries({"type": st.just("take_back")}, optional={"to": small}),
    st.fixed_dictionaries({"type": st.just("ask_bot"), "for_seat": seats}, optional={"level": levels}),
    st.fixed_dictionaries({"type": st.just("consent"), "ask": small, "yes": bits}),
    st.fixed_dictionaries({"type": st.just("claim"), "against": seats}),
    st.fixed_dictionaries({"type": st.just("mute"), "whom": seats, "on": bits}),
    st.sampled_from([{"type": word} for word in ("resign", "return", "breakdown", "ping", "hint", "play")]),
)
moments = st.tuples(st.sampled_from([0, 0, 0, 1, 29, 61]), st.integers(0, 9), names, bodies)


@settings(max_examples=12, deadline=None)
@given(st.lists(moments, max_size=30), st.integers(0, 1000))
def test_any_message_under_any_name_at_any_moment_leaves_every_clock_running(
    tmp_path_factory: pytest.TempPathFactory, walk: list[tuple[int, int, str | None, Json]], seed: int
) -> None:
    async def work(place: Place) -> None:
        rng = Random(seed)
        place.let_bots_think_here()
        duel, *guests = await place.duel(options={"clock": CLOCK, "absence": 10})
        trio = await three(place, guests)
        still = (await place.duel(options={"clock": CLOCK}))[0]
        for seconds, whom, name, body in walk:
            place.clock.turn(seconds)
            await place.house.sweep.ring()
            table, guest = (duel, trio)[whom % 2], guests[whom % len(guests)]
            await one_message(place, guest, table, body | ({} if name is None else {"id": name}), rng)
        limit = time.monotonic() + PATIENCE
        while waiting := [name for name in (duel, trio, still) if await is_on(place, name)]:
            place.clock.turn(31)
            await place.house.sweep.ring()
            await asyncio.sleep(0.01)
            assert time.monotonic() < limit, waiting
        assert not place.house.bot_seats.busy

    in_place(work, tmp_path_factory.mktemp("walk"))


async def three(place: Place, guests: list[httpx.AsyncClient]) -> str:
    """A table of Equinox for these two and a third."""
    guests.append(place.guest())
    options = {"clock": CLOCK, "absence": 10}
    made = await place.table(guests[0], "me", "open", "open", game="equinox", options=options)
    table: str = made["table"]["id"]
    for guest, invite in zip(guests[1:], made["invites"], strict=True):
        body = {"invite": invite["token"]}
        reply = await guest.post(f"/api/tables/{table}/seats/{invite['seat']}", json=body)
        assert reply.status_code == 200, reply.text
    return table


async def one_message(place: Place, guest: httpx.AsyncClient, table: str, message: Json, rng: Random) -> None:
    """Send it; `play` and most answers are made to fit, so that games go on."""
    position = (await guest.get(f"/api/tables/{table}/position")).json().get("position", {})
    if message["type"] in ("play", "answer") and position.get("type") == "choose" and rng.random() < 0.8:
        action = rng.choice(position["actions"])["id"]
        message = message | {"type": "answer", "action": action, "sequence": position["sequence"]}
    reply = await place.say(guest, table, message)
    assert reply.status_code < 500, (message, reply.text)
    if reply.status_code == 200:
        read_message(httpx.Request("POST", "http://x", json=message).content)


async def is_on(place: Place, table: str) -> bool:
    """Is somebody still asked here who has a clock, or a bot?"""
    return (await place.house.table(table)).course.status != OVER
