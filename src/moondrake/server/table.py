"""One table in memory: takes messages one at a time, stores entries, tells viewers."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from moondrake.server import entries, frames, proposals, store
from moondrake.server.course import Course, new_course
from moondrake.server.database import Conflict
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.frames import Frame, Lens
from moondrake.server.ground import Ground
from moondrake.server.neighbours import Neighbours
from moondrake.server.settings import Settings
from moondrake.server.setups import BOT
from moondrake.server.store import SeatRow, Summary, TableRow
from moondrake.table import Event, State, View
from moondrake.table.saying import Saying

RECENT: Final = 24
"""Steps kept in memory: who was away for a moment is brought up to date without reading the list again."""
AT_ONCE: Final = 50
"""Entries that are replayed before others have their turn."""
FEW: Final = 4
"""The same where each is also told."""
MOST_MOMENTS: Final = 600
"""So many tables one after the other are told at once; a long game has 200."""
REMEMBERED: Final = 8
BEAT: Final = 0.005
"""Seconds: longer than nearly every decision takes to work out, its look-ahead included."""
TRIES: Final = 8
QUEUE: Final = 400
"""Frames that may wait for a slow viewer before it is sent away."""
BOT_LEASE: Final = 20_000
"""Milliseconds after which another process takes care of a bot's move."""

Proposal = Callable[[Course, int], Sequence[Entry]]
Step = tuple[Entry, list[Event]]
WAYS_OUT: Final = ("stale", "not_asked", "illegal", "not_now", "over")
"""Refusals that a message may meet because it was carried out before."""
NO_FAULT: Final = ("farewell-restart", "farewell-moved")
"""Whoever is sent away so may come back at once."""


class Viewer:
    """Somebody who is told what happens: a socket or a stream. `seats` are those it may speak for."""

    def __init__(self, lens: Lens, identity: str | None, seats: Sequence[int], origin: str = "") -> None:
        self.lens = lens
        self.identity = identity
        self.origin = origin
        """From where: the digest of an address."""
        self.seats = tuple(seats)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.is_lost = False
        self.farewell = Saying("farewell")
        """Why it was sent away."""
        self.name = ""
        """What a watcher is called; empty for somebody without a name."""

    def tell(self, frame: bytes) -> None:
        """Queue a frame; whoever does not read is sent away and may come back with `since`."""
        if self.is_lost:
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.leave(Saying("farewell-slow"))

    @property
    def may_come_back(self) -> bool:
        """Was it sent away for no fault of its own?"""
        return self.farewell.key in NO_FAULT

    def leave(self, farewell: Saying) -> None:
        """End the connection."""
        if self.is_lost:
            return
        self.is_lost = True
        self.farewell = farewell
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Table:
    """The one place in this process where a table changes."""

    def __init__(self, house: "Keeper", row: TableRow) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.course = self._fresh_course()
        self.remembered: dict[tuple[Any, ...], bytes] = {}
        """What was made for viewers who came back, for as long as nothing new happens."""
        self.looks = frames.Looks()
        self.used_at = house.clock.now()
        self.is_gone = False
        self.owners: list[SeatRow] | None = None

    async def restore(self, listed: Sequence[Entry]) -> None:
        """Take in everything that is stored."""
        self.recent.extend(await self._replayed(self.course, listed))

    @staticmethod
    async def _replayed(course: Course, listed: Sequence[Entry]) -> list[Step]:
        """Apply a list that may be long; other tables have their turn in between."""
        steps: list[Step] = []
        for number, entry in enumerate(listed, 1):
            steps.append((entry, course.apply(entry)))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return steps

    def _fresh_course(self) -> Course:
        desk = self.house.desk(self.row.game)
        return new_course(self.row.id, desk, self.row.setup, self.row.server_seed)

    async def submit(
        self, propose: Proposal, seat: int, client: str | None, extra: "Extra | None" = None
    ) -> tuple[int, bool]:
        """Carry out what was proposed; returns its number once it is durable, and was it there before.

        The work goes on when the caller's connection breaks: what is stored is also told.
        """
        return await asyncio.shield(self.house.spawn(self._submit(propose, seat, client, extra)))

    async def _submit(
        self, propose: Proposal, seat: int, client: str | None, extra: "Extra | None"
    ) -> tuple[int, bool]:
        async with self.lock:
            for _ in range(TRIES):
                if self.is_gone:
                    raise Refused("gone", "refused-gone")
                try:
                    seq = await self._try(propose, extra)
                except Conflict:
                    if client is not None and (known := await self._known(seat, client)):
                        await self._catch_up()
                        return known, True
                    await self._catch_up()
                    continue
                except Refused as refusal:
                    if (
                        client is not None
                        and refusal.code in WAYS_OUT
                        and (known := await self._known(seat, client))
                    ):
                        return known, True
                    if self.house.database.is_shared and refusal.code in WAYS_OUT and await self._catch_up():
                        continue
                    raise
                return seq, False
            raise Refused("conflict", "refused-moved-on")

    async def _known(self, seat: int, client: str) -> int | None:
        return await self.house.database.read(
            lambda connection: store.entry_of_client(connection, self.id, seat, client)
        )

    async def _try(self, propose: Proposal, extra: "Extra | None") -> int:
        """Try the entries on a copy, store them, and only then make the copy the truth.

        Everything that follows from hidden cards is worked out first. How long that took is made even before
        anybody can feel it, by a frame or by an acknowledgement.
        """
        began, now = time.perf_counter(), self.house.clock.now()
        trial = self.course.copy()
        before = trial.seq
        steps: list[Step] = []
        queue = list(propose(trial, now))
        number = before + 1
        while queue:
            entry = queue.pop(0)
            entry.seq, entry.at = trial.seq + 1, max(now, trial.last_at)
            steps.append((entry, trial.apply(entry)))
            if not queue and (begin := proposals.start(trial)) is not None:
                queue.append(begin)
        if not steps:
            return before
        new = [entry for entry, _ in steps]
        summary = self._summary(trial, now)
        told = (self.house.name, self._whom(self.course, trial))
        telling = self._telling(trial, steps, now)
        if self._keeps_beat(trial):
            await asyncio.sleep(time_to_even(time.perf_counter() - began))

        def work(connection: Connection) -> None:
            store.append(connection, self.id, before, new, summary, told)
            if extra is not None:
                extra(connection)

        await self.house.database.write(work, is_compound=extra is not None)
        self.house.metrics.entries.inc(len(new))
        self._move_on(trial, steps, telling)
        return number

    def _keeps_beat(self, trial: Course) -> bool:
        """Could somebody learn from how long this took? Chat tells nothing, nor do bots to each other."""
        if trial.position == self.course.position or not self.house.settings.keeps_beat:
            return False
        return any(plan.kind != BOT for plan in trial.setup.seats)

    def _summary(self, course: Course, now: int) -> Summary:
        wake_at = course.deadline()
        if course.sealed():
            wake_at = course.ready_at + proposals.REVEAL_MS + 1
        if course.bot_to_act():
            wake_at = now + BOT_LEASE
        result = None
        if course.outcome is not None:
            left = [number for number, seat in enumerate(course.seats) if seat.has_left]
            result = {**course.outcome.told(), "is_assisted": course.is_assisted, "left": left}
        return Summary(course.status, course.to_act(), wake_at, result)

    def _whom(self, before: Course, after: Course) -> str:
        """The identities for whom this is news: whose turn it became; all of them when a game ended."""
        seat = after.to_act()
        if seat == before.to_act() and after.status == before.status:
            return "-"
        if self.owners is None:
            return "?"
        mine = [row.identity for row in self.owners if row.identity and seat in (None, row.seat)]
        return ",".join(mine) or "-"

    async def catch_up(self, to: int | None = None) -> bool:
        """Take in what other processes stored, unless entry `to` is here already; was there anything?"""
        async with self.lock:
            return False if to is not None and self.course.seq >= to else await self._catch_up()

    async def take_in(self, new: Sequence[Entry]) -> None:
        """Take in entries that another process stored and told; what does not follow is read instead."""
        async with self.lock:
            new = [entry for entry in new if entry.seq > self.course.seq]
            if not new or self.is_gone:
                return
            if new[0].seq != self.course.seq + 1:
                await self._catch_up()
                return
            trial = self.course.copy()
            self._move_on(trial, [(entry, trial.apply(entry)) for entry in new])

    async def _catch_up(self) -> bool:
        before = self.course.seq

        def work(connection: Connection) -> list[Entry] | None:
            new = store.load_entries(connection, self.id, before)
            return new if new or store.heads(connection, [self.id]) else None

        new = await self.house.database.read(work)
        if new is None:
            self.vanish(Saying("refused-gone"))
            return False
        trial = self.course.copy()
        self._move_on(trial, [(entry, trial.apply(entry)) for entry in new])
        return bool(new)

    def vanish(self, farewell: Saying) -> None:
        """The table was deleted: send everybody away."""
        self.is_gone = True
        for viewer in list(self.viewers):
            viewer.leave(farewell)
        self.house.forget(self)

    def _move_on(self, trial: Course, steps: Sequence[Step], telling: "Telling | None" = None) -> None:
        """Make a course that was tried the truth, and tell everybody."""
        if not steps:
            return
        self.used_at = self.house.clock.now()
        telling = telling or self._telling(trial, steps, self.used_at)
        whom, self.course, self.looks = self._whom(self.course, trial), trial, telling.looks
        self.remembered.clear()
        self.recent.extend(steps)
        if any(entry.kind == entries.JOIN for entry, _ in steps):
            self.owners = None
        for viewer in list(self.viewers):
            for frame in telling.to(viewer.lens):
                viewer.tell(frame)
        self.house.moved(self, whom)

    def _telling(self, trial: Course, steps: Sequence[Step], now: int) -> "Telling":
        """What those who look on now will be told, once it is true."""
        looks = self.looks if trial.position == self.course.position else frames.Looks()
        telling = Telling(trial, steps, now, looks)
        for viewer in self.viewers:
            telling.to(viewer.lens)
        return telling

    async def attach(self, viewer: Viewer, since: int | None) -> None:
        """From now on this viewer is told everything, beginning with what it missed."""
        async with self.lock:
            if self.is_gone:
                raise Refused("gone", "refused-gone")
            if self.house.tables.setdefault(self.id, self) is not self:
                raise Refused("conflict", "refused-read-anew")
            await self._bring_up_to_date(viewer, since, is_new=True)
            await self._name_watcher(viewer)
            self.viewers.add(viewer)
        self.house.seen(self, viewer.seats)
        self.tell_presence()

    async def _name_watcher(self, viewer: Viewer) -> None:
        identity = viewer.identity
        if not viewer.seats and identity is not None:
            name = await self.house.database.read(
                lambda connection: store.identity_name(connection, identity)
            )
            viewer.name = name or ""

    async def resync(self, viewer: Viewer, since: int | None) -> None:
        """Send everything after a number again, as the viewer looks at the table now."""
        async with self.lock:
            await self._bring_up_to_date(viewer, since, is_new=False)

    async def look(self, lens: Lens, since: int | None) -> tuple[list[Frame], Frame]:
        """The steps after a number and the position, for whoever asks once."""
        async with self.lock:
            self._check_since(since)
            steps = await self._steps_after(since) if since is not None else []
            now = self.house.clock.now()
            return step_frames(self.course, steps, lens), frames.position_frame(
                self.course, lens, now, looks=self.looks
            )

    async def replay(self, lens: Lens) -> list[Frame]:
        """A finished game as this viewer saw it: moment by moment the steps, and the table after them.

        Of a game in which endlessly much was taken back, the last part.
        """
        listed = await self.house.database.read(lambda connection: store.load_entries(connection, self.id))
        return await moments(self._fresh_course(), listed, lens)

    def _check_since(self, since: int | None) -> None:
        if since is not None and since > self.course.seq:
            raise Refused("malformed", "refused-no-step", step=since, last=self.course.seq)

    async def _bring_up_to_date(self, viewer: Viewer, since: int | None, is_new: bool) -> None:
        self._check_since(since)
        now = self.house.clock.now()
        if is_new:
            viewer.tell(frames.encode(frames.welcome_frame(self.course, viewer.lens, now, viewer.seats)))
        if since is not None and since < self.course.seq:
            viewer.tell(await self._missed(viewer.lens, since))
        viewer.tell(frames.encode(frames.position_frame(self.course, viewer.lens, now, looks=self.looks)))

    async def _missed(self, lens: Lens, since: int) -> bytes:
        """Everything after a step in one frame; made once for all who look alike."""
        key = (lens.key(), since)
        known = self.remembered.get(key)
        if known is None:
            steps = await self._steps_after(since)
            shown = step_frames(self.course, steps, lens)
            known = frames.encode({"type": "steps", "steps": shown})
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = known
        return known

    def is_far_back(self, since: int) -> bool:
        """Must the list be read again to tell what happened since?"""
        return since < self.course.seq and not (self.recent and self.recent[0][0].seq <= since + 1)

    async def _steps_after(self, since: int) -> list[Step]:
        """Entries with their events: from memory, or by replaying the list."""
        if not self.is_far_back(since):
            return [step for step in self.recent if step[0].seq > since]
        listed = await self.house.database.read(lambda connection: store.load_entries(connection, self.id))
        known = [entry for entry in listed if entry.seq <= self.course.seq]
        steps = await self._replayed(self._fresh_course(), known)
        return [step for step in steps if step[0].seq > since]

    def detach(self, viewer: Viewer) -> None:
        """The viewer is gone."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.used_at = self.house.clock.now()
            self.house.seen(self, viewer.seats)
            self.tell_presence()

    def present(self) -> set[int]:
        """Seats somebody is connected for, in this process."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def watchers(self) -> list[str]:
        """The names of those who look on without a seat, each person once, in this process."""
        here = {viewer.identity or id(viewer): viewer.name for viewer in self.viewers if not viewer.seats}
        return sorted(here.values())

    def tell_presence(self) -> None:
        """Who is here, for everybody; as far as this process knows."""
        here = self.present() | self.house.seen_elsewhere(self)
        frame = frames.encode({"type": "presence", "seats": sorted(here), "watchers": self.watchers()})
        for viewer in list(self.viewers):
            viewer.tell(frame)

    @property
    def owner(self) -> str:
        """Whose share of the server's time this table uses: who made it, by address where that is known."""
        return self.row.origin or self.row.creator or self.id

    def check_remarks(self, seat: int) -> None:
        """Has this seat room for more that is no part of the game? Each has its share. Raises Refused."""
        share = self.house.settings.limits.remarks // len(self.course.seats)
        if self.course.remarks.get(seat, 0) >= share:
            raise Refused("too_many", "refused-enough-said", retry_after=3600)

    def state(self) -> State:
        """The state of a game under way; raises Refused."""
        return proposals.playing(self.course)

    def flat_actions(self) -> list[int]:
        """Every action of the game as it stands, chance included."""
        actions = list(self.course.first_draws)
        for decision in self.course.decisions:
            actions.append(decision.action)
            actions += decision.draws
        return actions

    async def flag_if_late(self) -> bool:
        """End the game of a seat whose time is up; begin without seeds that were waited for too long."""

        def propose(course: Course, now: int) -> Sequence[Entry]:
            late = proposals.flag(course, now)
            return proposals.withheld(course, now) if late is None else [late]

        await self.house.settle()
        before = self.course.seq
        seq, _ = await self.submit(propose, entries.NOBODY, None)
        return seq > before


Extra = Callable[[Connection], None]


def step_frames(course: Course, steps: Sequence[Step], lens: Lens, view: View | None = None) -> list[Frame]:
    """What happened, for one viewer."""
    if view is None and course.state is not None:
        view = course.state.view(lens.seat)
    return [frames.step_frame(course, view, entry, events, lens) for entry, events in steps]


async def moments(course: Course, listed: Sequence[Entry], lens: Lens) -> list[Frame]:
    """A list of entries for one viewer: steps, and the table after them. Others have their turn between."""
    looks = frames.Looks()
    told: deque[Frame] = deque(maxlen=MOST_MOMENTS)
    waiting: list[Frame] = []
    for number, entry in enumerate(listed, 1):
        steps = [(entry, course.apply(entry))]
        if course.state is not None:
            waiting += step_frames(course, steps, lens)
        is_told = any(event["text"] for step in waiting for event in step["events"])
        if is_told or (waiting and number == len(listed)):
            told.append({"steps": waiting, "position": frames.moment_frame(course, lens, looks)})
            waiting = []
        if number % FEW == 0:
            await asyncio.sleep(0)
    return list(told)


class Telling:
    """What viewers are told of new entries, each by its own view; equal viewers share the bytes."""

    def __init__(self, course: Course, steps: Sequence[Step], now: int, looks: frames.Looks) -> None:
        self.course = course
        self.steps = steps
        self.now = now
        self.looks = looks
        self.made: dict[tuple[int, str, frozenset[int]], list[bytes]] = {}

    def to(self, lens: Lens) -> list[bytes]:
        """The frames for whoever looks like this."""
        key = lens.key()
        found = self.made.get(key)
        if found is None:
            course, state = self.course, self.course.state
            view = None if state is None else state.view(lens.seat)
            shown = step_frames(course, self.steps, lens, view)
            shown.append(frames.position_frame(course, lens, self.now, view, self.looks))
            found = self.made[key] = [frames.encode(frame) for frame in shown]
        return found


def time_to_even(took: float) -> float:
    """How long to wait so that what took so many seconds takes a whole number of beats."""
    return BEAT - took % BEAT


class Keeper(Ground, ABC):
    """The house as its tables and their guests see it: who is told when something happens."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.neighbours = Neighbours(self)
        self.tables: dict[str, Table] = {}

    def forget(self, table: Table) -> None:
        """Let go of a table; it can be read again."""
        self.tables.pop(table.id, None)

    @abstractmethod
    def moved(self, table: Table, whom: str) -> None:
        """A table has new entries."""

    @abstractmethod
    async def settle(self) -> None:
        """Before somebody's time is said to be up: was it spent awake?"""

    @abstractmethod
    def seen(self, table: Table, seats: Sequence[int]) -> None:
        """Somebody came or went."""

    @abstractmethod
    def seen_elsewhere(self, table: Table) -> set[int]:
        """Seats somebody is connected for, in other processes."""

    @abstractmethod
    async def seat_rows(self, table: Table) -> list[SeatRow]:
        """Who owns which seat."""
