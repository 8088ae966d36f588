"""After a draft: decks from the own cards, then everybody against everybody (BM-21.11, BM-21.12)."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from moondrake.bluemoon.decks import write_deck
from moondrake.draft import DraftPool, State
from moondrake.draft.prints import CARDS
from moondrake.games.desk import AnyDesk
from moondrake.server import draftstore, store
from moondrake.server.course import OVER, SeatLife
from moondrake.server.database import Conflict
from moondrake.server.draftstore import Meeting
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.setups import BOT, HUMAN, SECOND, Options, SeatPlan, TableSetup
from moondrake.server.store import SeatRow, TableRow
from moondrake.server.table import Table
from moondrake.table import SetupError
from moondrake.tournament import round_robin

GAME: Final = "draft"
BUILDING_MS: Final = 30 * 60 * SECOND
"""So long everybody may build a deck; whoever has not by then plays with the one that is proposed."""
_LOCKS: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
Played = list[tuple[Meeting, TableRow | None]]


def drafted(table: Table) -> State:
    """The draft of this table, played to its end; raises Refused."""
    if table.row.game != GAME:
        raise Refused("unknown", "refused-not-a-draft")
    state = table.course.state
    if not isinstance(state, State) or not state.is_over():
        raise Refused("not_now", "refused-draft-decks-later")
    return state


async def look(house: House, table: Table, mine: Sequence[int]) -> dict[str, Any]:
    """What these seats may know: own cards, who is ready, who plays whom, all picks at the end."""
    state = drafted(table)
    ready, played = await _read(house, table)
    if not all(one.table for one, _ in played) or (not played and _is_time(house, table)):
        async with _lock(table):  # the round was begun and a server ended, or somebody was waited for in vain
            await _begin(house, table, state)
        ready, played = await _read(house, table)
    is_over = _is_over(played)
    seen = range(state.seats()) if is_over else mine
    return {
        "id": table.id,
        "seats": [
            {
                "seat": seat,
                "name": life.name,
                "is_bot": bool(life.level),
                "is_ready": bool(life.level) or seat in ready,
            }
            for seat, life in enumerate(table.course.seats)
        ],
        "ready_by": table.course.over_at + BUILDING_MS,
        "mine": [_own(state, seat, ready.get(seat), bool(played)) for seat in mine],
        "matches": [_match(one, row) for one, row in played],
        "standings": _standings(state.seats(), played),
        "picks": {str(seat): picks(state, seat) for seat in seen},
        "is_over": is_over,
    }


async def _read(house: House, table: Table) -> tuple[dict[int, list[str]], Played]:
    """The decks that are ready, and the games of the round."""

    def work(connection: Connection) -> tuple[dict[int, list[str]], Played]:
        planned = draftstore.meetings(connection, table.id)
        rows = [(one, store.load_table(connection, one.table) if one.table else None) for one in planned]
        return draftstore.decks(connection, table.id), rows

    return await house.database.read(work)


def _is_over(played: Played) -> bool:
    """Every game was played to its end, or its table removed."""
    return bool(played) and all(one.table and (row is None or row.status == OVER) for one, row in played)


async def has_round_ended(house: House, table: Table) -> bool:
    """Is there nothing left for which what was drafted had better stay hidden?"""
    return _is_over((await _read(house, table))[1])


def _is_time(house: House, table: Table) -> bool:
    """Has everybody had time enough to build a deck?"""
    return house.clock.now() > table.course.over_at + BUILDING_MS


def _lock(table: Table) -> asyncio.Lock:
    return _LOCKS.setdefault(table.id, asyncio.Lock())


def _own(state: State, seat: int, chosen: list[str] | None, has_begun: bool) -> dict[str, Any]:
    pool = state.pool(seat)
    return {
        "seat": seat,
        "leader": pool.deck.leader.key,
        "pool": [card.key for card in pool.cards],
        "deck": chosen or [card.key for card in pool.deck.cards],
        "is_ready": chosen is not None or has_begun,
    }


def picks(state: State, seat: int) -> list[str]:
    """BM-21.3: what a seat kept, in the order in which it did."""
    return [CARDS[sight.kept].key for sight in state.view(seat).memory.sights]


def _match(one: Meeting, row: TableRow | None) -> dict[str, Any]:
    result = row.result if row is not None else None
    winners = result["winners"] if result else []
    return {
        "round": one.round,
        "seats": [one.first, one.second],
        "table": one.table,
        "status": row.status if row is not None else OVER if one.table else "waiting",
        "winner": (one.first, one.second)[winners[0]] if len(winners) == 1 else None,
    }


def _standings(seats: int, played: Sequence[tuple[Meeting, TableRow | None]]) -> list[dict[str, int]]:
    lines = [{"seat": seat, "won": 0, "played": 0} for seat in range(seats)]
    for match in (_match(one, row) for one, row in played):
        if match["status"] != OVER:
            continue
        for seat in match["seats"]:
            lines[seat]["played"] += 1
            lines[seat]["won"] += match["winner"] == seat
    return sorted(lines, key=lambda line: (-line["won"], line["played"], line["seat"]))


async def choose_deck(house: House, table: Table, seat: int, cards: Sequence[str]) -> None:
    """BM-21.11: a seat is ready with thirty of its cards; when all are, the tables of the round are made."""
    state = drafted(table)
    try:
        state.pool(seat).with_deck(list(cards))
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    async with _lock(table):
        planned = await house.database.read(lambda connection: draftstore.meetings(connection, table.id))
        if planned:
            raise Refused("not_now", "refused-draft-decks-fixed")
        await house.database.write(
            lambda connection: draftstore.put_deck(connection, table.id, seat, cards), is_compound=True
        )
        await _begin(house, table, state)


async def _begin(house: House, table: Table, state: State) -> None:
    """Make the tables of the round that are not there yet, once everybody is ready or was waited for."""
    ready, seats = (await _read(house, table))[0], table.course.seats
    is_ready = all(life.level or seat in ready for seat, life in enumerate(seats))
    if not is_ready and not _is_time(house, table):
        return
    pairs = [
        (number, pair) for number, turn in enumerate(round_robin(len(seats)), start=1) for pair in turn.tables
    ]
    planned = [Meeting(place, number, pair[0], pair[1]) for place, (number, pair) in enumerate(pairs)]
    await house.database.write(
        lambda connection: draftstore.plan(connection, table.id, planned), is_compound=True
    )
    pools = {seat: _pool(state, seat, ready.get(seat)) for seat in range(state.seats())}
    for one, _ in (await _read(house, table))[1]:
        if not one.table:
            with contextlib.suppress(Conflict):  # another process made it
                await house.begin_if_ready(await _make(house, table, one, pools))


def _pool(state: State, seat: int, cards: list[str] | None) -> DraftPool:
    pool = state.pool(seat)
    return pool.with_deck(cards) if cards else pool


async def _make(house: House, table: Table, one: Meeting, pools: dict[int, DraftPool]) -> Table:
    """The table of a meeting: the same people, their drafted decks, closed lists (BM-3.4b)."""
    seats = (one.first, one.second)
    wanted = {
        f"deck {letter}": write_deck(pools[seat].deck) for letter, seat in zip("ab", seats, strict=True)
    }
    old = table.course.setup
    desk = house.desk("bluemoon")
    plans = tuple(_plan(table.course.seats[seat], desk) for seat in seats)
    header = await asyncio.to_thread(desk.header, wanted | {"lists": "closed"}, 2)
    options = replace_watching(old.options)
    rows = await house.seat_rows(table)
    kept = [
        SeatRow(place, rows[seat].identity, None, rows[seat].key_hash, 0) for place, seat in enumerate(seats)
    ]
    setup = TableSetup("bluemoon", header, plans, options)

    def note(connection: Connection, table_id: str) -> None:
        draftstore.note_table(connection, table.id, one.number, table_id)

    return await house.create(setup, kept, table.row.creator, False, None, table.row.origin, note)


def _plan(life: SeatLife, desk: AnyDesk) -> SeatPlan:
    """Whoever left the draft to a bot is played by a bot here too."""
    if life.level:
        level = life.level if life.level in desk.levels() else desk.simplest()
        return SeatPlan(BOT, level, life.name)
    return SeatPlan(HUMAN, "", life.name)


def replace_watching(options: Options) -> Options:
    """The games of the round have no clock, and may be watched as the draft could."""
    return Options(watching=options.watching, chat=options.chat, hints=False)
