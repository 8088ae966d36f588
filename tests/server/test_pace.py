"""Time tells nothing, and nobody takes all of it: how long bots take, and whose turn it is to be answered."""

import asyncio
from collections import OrderedDict
from pathlib import Path
from random import Random

import pytest

from moondrake.server import fair, frames, worker
from moondrake.server.bots import BotPool, Place, Reply, Thought, Worker
from moondrake.server.clock import HandClock
from moondrake.server.database import Conflict
from moondrake.server.metrics import Metrics
from moondrake.server.table import BEAT as TABLE_BEAT
from moondrake.server.table import Table, Viewer, time_to_even
from moondrake.server.turnstile import BOTS, PEOPLE
from moondrake.table import SPECTATOR
from tests.server import harness
from tests.server.harness import in_place

BEAT = 1000


def slowly(clock: HandClock, rng: Random, longest: int) -> object:
    """A bot's process whose thoughts take any time up to `longest`, in the hand clock's milliseconds."""
    kept: worker.Positions = OrderedDict()

    async def ask(self: Worker, thought: Thought) -> Reply:
        await clock.wait_until(clock.now() + rng.choice((0, 4, rng.randrange(longest), longest)))
        asked = {name: getattr(thought, name) for name in thought.__slots__} | {"id": 0, "level": "random"}
        return worker.chosen(kept, asked)

    return ask


@pytest.mark.medium
@pytest.mark.parametrize(("level", "longest"), [("random", 90), ("beginner", 90), ("club", 1000)])
def test_how_long_a_bot_had_to_think_shows_in_no_time(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, level: str, longest: int
) -> None:
    """Thoughts take any time, the table is the same in every byte, `at` of every step included."""
    seen = []

    for number in range(3):

        async def work(place: harness.Place, number: int = number) -> None:
            monkeypatch.setattr(fair, "new_seed", lambda: "ab" * 32)
            monkeypatch.setattr(Worker, "ask", slowly(place.clock, Random(number), longest))
            guest = place.guest()
            table = (await place.table(guest, "me", level, setup={"start": "b"}))["table"]["id"]
            entries = place.house.tables[table].course
            for _ in range(30_000):
                if entries.seq >= 14 or place.house.tables[table].course.bot_to_act() == "":
                    break
                await asyncio.sleep(0.002)
                if place.clock.waiting:
                    soonest = min(moment for moment, _ in place.clock.waiting)
                    place.clock.turn((soonest - place.clock.now()) / 1000)
            reply = await guest.get(f"/api/tables/{table}/position", params={"since": 0})
            told = reply.json()
            seen.append([(step["at"], step["events"]) for step in told["steps"]])
            times = {step["at"] for step in told["steps"]}
            assert len(times) > 2, "the bot was asked more than once"

        in_place(work, tmp_path_factory.mktemp("pace"), bots_keep_time=True)
    assert seen[0] == seen[1] == seen[2]


async def turned(clock: HandClock, milliseconds: int) -> None:
    """Let time pass in small steps, and everybody do what they do then."""
    for _ in range(milliseconds // 50):
        for _ in range(12):
            await asyncio.sleep(0)
        clock.turn(0.05)
    for _ in range(12):
        await asyncio.sleep(0)


def thought(table: str) -> Thought:
    return Thought(table, "bluemoon", {}, [], 0, "club", 0, 1.0)


def pool_of_one(clock: HandClock, monkeypatch: pytest.MonkeyPatch, order: list[str]) -> BotPool:
    async def ask(self: Worker, asked: Thought) -> Reply:
        order.append(asked.table)
        await clock.wait_until(clock.now() + 900)
        return {"action": 0}

    monkeypatch.setattr(Worker, "ask", ask)
    return BotPool(1, clock, Metrics())


def test_one_guest_with_many_tables_does_not_starve_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        clock, order = HandClock(), list[str]()
        pool = pool_of_one(clock, monkeypatch, order)
        greedy = Place("greedy", PEOPLE, BEAT)
        tasks = [asyncio.create_task(pool.choose(thought(f"table {n}"), greedy)) for n in range(20)]
        await turned(clock, 1500)
        began = clock.now()
        modest = asyncio.create_task(pool.choose(thought("modest"), Place("modest", PEOPLE, BEAT)))
        while not modest.done():
            await turned(clock, 50)
        assert clock.now() - began <= 2 * BEAT + 100
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(work())


def test_bots_among_themselves_come_after_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        clock, order = HandClock(), list[str]()
        pool = pool_of_one(clock, monkeypatch, order)
        places = [
            Place("a", BOTS, BEAT),
            Place("b", BOTS, BEAT),
            Place("c", PEOPLE, BEAT),
            Place("d", PEOPLE, BEAT),
        ]
        tasks = [
            asyncio.create_task(pool.choose(thought(name), place))
            for name, place in zip(("first", "bots", "person", "other"), places, strict=True)
        ]
        await turned(clock, 100)
        shown = pool.metrics.text().decode()
        assert 'moondrake_bot_queue{company="people"} 2.0' in shown
        assert 'moondrake_bot_queue{company="bots"} 1.0' in shown
        await turned(clock, 5 * BEAT)
        assert order == ["first", "person", "other", "bots"]
        await asyncio.gather(*tasks)

    asyncio.run(work())


def test_whoever_stops_waiting_leaves_the_line_and_no_slot_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        clock, order = HandClock(), list[str]()
        pool = pool_of_one(clock, monkeypatch, order)
        rng = Random(5)
        tasks: list[asyncio.Task[int]] = []
        for number in range(60):
            place = Place(rng.choice("abc"), rng.choice((PEOPLE, BOTS)), BEAT)
            tasks.append(asyncio.create_task(pool.choose(thought(str(number)), place)))
            await turned(clock, rng.choice((0, 50, 1000)))
            if rng.random() < 0.4:
                rng.choice(tasks).cancel()
        await turned(clock, 70 * BEAT)
        assert all(task.done() for task in tasks)
        assert pool.turnstile.free == 1
        assert len(pool.idle) == 1

    asyncio.run(work())


def test_guests_of_one_address_share_one_turn(
    tmp_path: Path,
) -> None:
    async def work(place: harness.Place) -> None:
        tables = [(await place.duel())[0] for _ in range(2)]
        owners = {place.house.tables[table].owner for table in tables}
        assert len(owners) == 1
        assert "127.0.0.1" not in str(owners)

    in_place(work, tmp_path)


@pytest.mark.parametrize("took", [0.0, 0.0001, 0.0042, 0.0049999, 0.0051, 0.0234])
def test_what_took_any_time_takes_whole_beats(took: float) -> None:
    beats = (took + time_to_even(took)) / TABLE_BEAT
    assert beats == pytest.approx(round(beats))
    assert 0 < time_to_even(took) <= TABLE_BEAT


def test_after_the_beat_nothing_is_worked_out_that_hidden_cards_could_delay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Look-ahead, views and their bytes are made before the beat; then they are only handed on."""
    waited: list[float] = []

    async def work(place: harness.Place) -> None:
        table, *guests = await place.duel()
        here = place.house.tables[table]
        asked = here.course.to_act()
        assert asked is not None
        lenses = [frames.Lens(seat) for seat in (0, 1, SPECTATOR)]
        viewers = [Viewer(lens, None, ()) for lens in lenses]
        for viewer in viewers:
            await here.attach(viewer, None)
        told = [viewer.queue.qsize() for viewer in viewers]
        sleep, position_frame = asyncio.sleep, frames.position_frame

        async def beat(seconds: float) -> None:
            if 0 < seconds <= TABLE_BEAT:
                waited.append(seconds)
                assert [viewer.queue.qsize() for viewer in viewers] == told, "told before the beat"
                monkeypatch.setattr(frames, "position_frame", too_late)
            await sleep(0)

        def too_late(*_: object, **__: object) -> None:
            raise AssertionError("made after the beat")

        before = await place.position(guests[asked], table)
        monkeypatch.setattr(asyncio, "sleep", beat)
        message = {"type": "answer", "action": harness.first_choice(before), "sequence": before["sequence"]}
        reply = await place.say(guests[asked], table, message)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(frames, "position_frame", position_frame)
        assert reply.status_code == 200, reply.text
        assert len(waited) == 1
        assert all(viewer.queue.qsize() > count for viewer, count in zip(viewers, told, strict=True))

        await place.say(guests[0], table, {"type": "chat", "text": "hello"})
        assert len(waited) == 1, "talk tells nothing of cards"

    in_place(work, tmp_path, keeps_beat=True)


def test_a_look_at_what_was_never_stored_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was worked out for entries that another process was quicker than is thrown away."""

    async def work(place: harness.Place) -> None:
        table, *guests = await place.duel()
        here: Table = place.house.tables[table]
        before, looks = here.course, here.looks
        asked = before.to_act()
        assert asked is not None
        viewer = Viewer(frames.Lens(asked), None, ())
        await here.attach(viewer, None)

        async def lost(*_: object, **__: object) -> None:
            raise Conflict("somebody was quicker")

        shown = await place.position(guests[asked], table)
        monkeypatch.setattr(place.house.database, "write", lost)
        message = {"type": "answer", "action": harness.first_choice(shown), "sequence": shown["sequence"]}
        assert (await place.say(guests[asked], table, message)).status_code == 409
        assert here.course is before
        assert here.looks is looks
        monkeypatch.undo()
        assert await place.position(guests[asked], table) == shown

    in_place(work, tmp_path)
