"""Tables over HTTP: make one, sit down, look, speak, play again."""

import asyncio
import gzip
import secrets
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from moondrake.server import frames, identities, messages, store
from moondrake.server.api.common import AGuest, Somebody, TheHouse, must_be_known, nickname
from moondrake.server.api.decks import bench_of
from moondrake.server.api.models import (
    RESPONSES,
    TEXT_RESPONSES,
    AnswerIn,
    Invite,
    Moment,
    Replay,
    Reply,
    Seated,
    SitDown,
    TableId,
    TableInfo,
    TableLine,
    TableList,
    TableMade,
    TableWish,
    WatchAsked,
    WatchWish,
)
from moondrake.server.course import OVER, PLAYING, WAITING
from moondrake.server.desks import MOST_SEATS
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.limits import CROWD
from moondrake.server.people.challenges import check as check_challenge
from moondrake.server.people.ratings import is_rated
from moondrake.server.publishing import check_publishing
from moondrake.server.reception import Guest, Reception, ask_to_watch, lens_for, seats_of
from moondrake.server.records import record_text
from moondrake.server.rematch import play_again
from moondrake.server.setups import (
    AGREED,
    BOT,
    HUMAN,
    KEEP,
    RANDOM,
    SECRET,
    ClockRule,
    Options,
    SeatPlan,
    TableSetup,
)
from moondrake.server.store import SeatRow, TableRow
from moondrake.server.table import Table
from moondrake.server.taking import SeatTaking
from moondrake.server.workbench import pack_names, packed_cards, with_packs
from moondrake.table import SetupError
from moondrake.words import PATTERN

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=RESPONSES)
AnId = Annotated[TableId, Path(description="The table's id.")]
RATED_ABSENCE = 60
"""Nobody loses a rating because a connection broke for a moment."""
UNPACKED = 5
"""A game to be seen again has some megabytes: whoever does not take it packed may ask for it less often."""
ASeat = Annotated[int, Path(ge=0, le=MOST_SEATS - 1, description="The seat's number, from 0.")]


def setup_for(house: House, wish: TableWish) -> TableSetup:
    """The set-up a wish asks for; raises Refused('bad_setup') that says what may be asked for."""
    desk = house.desk(wish.game)
    if len(wish.seats) not in desk.seats():
        raise Refused(
            "bad_setup",
            "refused-players-count",
            game=wish.game,
            known=list(desk.seats()),
            players=len(wish.seats),
        )
    levels = [(seat.level or "?") if seat.kind == "bot" else "" for seat in wish.seats]
    try:
        wanted = wish.setup
        if wish.leaders == SECRET:  # what is chosen in secret stands nowhere before all have chosen
            wanted = {key: text for key, text in wanted.items() if not key.startswith(("deck ", "cards "))}
        header = desk.header(wanted, len(wish.seats))
        desk.check_seats(header, levels)
        if not wish.is_match:
            desk.check_single(header)
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    if wish.is_match and not desk.crystals_to_win:
        raise Refused("bad_setup", "refused-match-game")
    if wish.leaders != AGREED and not desk.crystals_to_win:
        raise Refused("bad_setup", "refused-leaders-game")
    plans = tuple(
        SeatPlan(
            BOT if seat.kind == "bot" else HUMAN, seat.level, identities.clean_name(seat.name) or seat.level
        )
        for seat in wish.seats
    )
    if not wish.is_match and wish.between != KEEP:
        raise Refused("bad_setup", "refused-match-between")
    if header.get("solo") == "yes" and (wish.is_match or wish.leaders != AGREED):
        raise Refused("bad_setup", "refused-match-solo")
    if wish.leaders == RANDOM:
        header = desk.dealt_header(header)
    crystals = (0,) * len(plans) if wish.is_match else ()
    return TableSetup(
        wish.game, header, plans, options_for(wish), crystals, leaders=wish.leaders, between=wish.between
    )


async def checked_setup(house: House, wish: TableWish, guest: Guest) -> TableSetup:
    """The same, and nobody waits while decks are checked."""
    if not any(_is_built(key, text) for key, text in wish.setup.items()):
        return setup_for(house, wish)
    guest.spend(house, "checks")
    if pack_names(wish.setup):
        bench = await bench_of(house, guest.identity)
        try:
            wish = wish.model_copy(update={"setup": with_packs(wish.setup, bench)})
        except SetupError as error:
            raise Refused("bad_setup", error) from error
    return await asyncio.to_thread(setup_for, house, wish)


def _is_built(key: str, text: str) -> bool:
    """Did somebody build this deck, or write this card?"""
    return "\n" in text or key.startswith(("cards ", "card ")) or (key.startswith("deck ") and "+" in text)


def options_for(wish: TableWish) -> Options:
    """The options a wish asks for."""
    clock = wish.options.clock
    if clock.kind in ("move", "game") and clock.seconds < 5:
        raise Refused("bad_setup", "refused-clock-seconds", kind=clock.kind)
    if clock.kind == "days" and clock.days < 1:
        raise Refused("bad_setup", "refused-clock-days")
    people = sum(seat.kind != "bot" for seat in wish.seats)
    chosen = wish.options
    if chosen.rated:
        if chosen.hints:
            raise Refused("bad_setup", "refused-rated-hints")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Refused("bad_setup", "refused-rated-people")
        if wish.setup.get("solo") == "yes":
            raise Refused("bad_setup", "refused-rated-solo")
        if chosen.absence < RATED_ABSENCE:
            raise Refused("bad_setup", "refused-rated-absence", seconds=RATED_ABSENCE)
    return Options(
        ClockRule(clock.kind, clock.seconds, clock.increment if clock.kind == "game" else 0, clock.days),
        chosen.watching,
        chosen.take_back,
        people <= 1 and not chosen.rated if chosen.hints is None else chosen.hints,
        chosen.memory,
        chosen.chat,
        chosen.absence,
        chosen.rated,
    )


async def chosen_deck(house: House, table: Table, guest: Guest, seat: int, deck: str) -> dict[str, str]:
    """BM-8.7: the deck that somebody brings to a game, checked; raises Refused('bad_setup')."""
    setup, desk = table.course.setup, table.course.desk
    if not deck:
        return {}
    if not setup.has_choice:
        raise Refused("bad_setup", "refused-no-bringing")
    if "\n" in deck:
        guest.spend(house, "checks")

    def work() -> dict[str, str]:
        lines = desk.chosen_lines(setup.header, seat, deck)
        if not setup.crystals:  # BM-20.3
            alone = [lines if number == seat else {} for number in range(len(setup.seats))]
            desk.check_single(desk.revealed_header(setup.header, alone))
        return lines

    try:
        return await asyncio.to_thread(work)
    except SetupError as error:
        raise Refused("bad_setup", error) from error


async def name_for(house: House, guest: Guest, wanted: str) -> str:
    """The name at the table: what was asked for, or the guest's nickname."""
    name = identities.clean_name(wanted)
    if name or guest.identity is None:
        return name
    return await nickname(house, guest.identity)


def shown_setup(table: Table, seats: tuple[int, ...]) -> dict[str, str]:
    """The set-up as this guest may see it: where nobody may watch, strangers see no more than before."""
    course = table.course
    is_seen = seats or course.setup.options.watching == "on"
    return course.desk.shown_header(course.setup.header, course.state if is_seen else None, seats)


def info_of(table: Table, seats: tuple[int, ...]) -> TableInfo:
    """A table as this guest may see it from outside."""
    course, row = table.course, table.row
    return TableInfo.model_validate(
        {
            "id": row.id,
            "game": row.game,
            "rules": row.rules_version,
            "status": course.status,
            "setup": shown_setup(table, seats),
            "options": msgspec.to_builtins(course.setup.options),
            "seats": frames.seats_json(course),
            "my_seats": list(seats),
            "to_act": course.to_act(),
            "seq": course.seq,
            "created_at": row.created_at,
            "updated_at": max(row.updated_at, course.last_at),
            "crystals": list(course.setup.crystals),
            "games": [list(returns) for returns in course.setup.games],
            "match": frames.match_json(course),
            "result": None if course.outcome is None else course.outcome.told(),
            "rematch": course.rematch or None,
            "fair": frames.fair_json(course),
        }
    )


async def check_room(house: House, creator: str | None, origin: str | None, setup: TableSetup) -> None:
    """May this guest have one more table? Counted for the identity and for its address."""

    def work(connection: Connection) -> tuple[list[TableSetup], list[TableSetup]]:
        mine = store.unfinished_setups(connection, creator, None)
        return mine, store.unfinished_setups(connection, None, origin) if origin else []

    limits = house.settings.limits
    for made, crowd in zip(await house.database.read(work), (1, CROWD), strict=True):
        if len(made) >= limits.tables * crowd:
            raise Refused("too_many", "refused-tables-many", tables=len(made), retry_after=60)
        alone = sum(is_of_bots(other) for other in made)
        if is_of_bots(setup) and alone >= limits.bot_tables * crowd:
            raise Refused("too_many", "refused-bots-many", tables=alone, retry_after=60)


async def check_rated(house: House, guest: Guest, setup: TableSetup) -> None:
    """Whoever sits down at a table that counts has asked to be rated; raises Refused."""
    if not setup.options.rated:
        return
    identity, game = must_be_known(guest), setup.game
    if not await house.database.read(lambda connection: is_rated(connection, identity, game)):
        raise Refused("unrated", "refused-unrated")


async def challenged(house: House, guest: Guest, wish: TableWish, origin: str | None) -> dict[int, str]:
    """The seats that are kept for somebody, with their identities; raises Refused."""
    found: dict[int, str] = {}
    for number, seat in enumerate(wish.seats):
        if seat.person is None:
            continue
        if seat.kind != "open":
            raise Refused("bad_setup", "refused-keep-open")
        whom = (await house.people.known(seat.person)).identity
        if whom in found.values():
            raise Refused("bad_setup", "refused-keep-twice")
        identity = must_be_known(guest)
        await house.database.read(partial(check_challenge, identity=identity, whom=whom, origin=origin))
        found[number] = whom
    return found


def is_of_bots(setup: TableSetup) -> bool:
    """Does no person sit at such a table?"""
    return all(seat.kind == BOT for seat in setup.seats)


def invite_path(table_id: str, seat: int, token: str) -> str:
    """Where a link to a seat leads; the secret is behind the # and never reaches a log."""
    return f"#/join/{table_id}/{seat}/{token}"


@router.post("", status_code=201, summary="Make a table")
async def make_table(wish: TableWish, house: TheHouse, guest: Somebody) -> TableMade:
    setup = await checked_setup(house, wish, guest)
    guest.spend(house, "creations")
    origin = identities.origin(house.cookie_key, guest.address) or None
    await check_room(house, guest.identity, origin, setup)
    await check_rated(house, guest, setup)
    invited = await challenged(house, guest, wish, origin)
    tokens = {
        number: store.new_secret()
        for number, seat in enumerate(wish.seats)
        if seat.kind == "open" and number not in invited
    }
    rows = [
        SeatRow(
            number,
            guest.identity if seat.kind == "me" else invited.get(number),
            store.digest(tokens[number]) if number in tokens else None,
            None,
            0,
        )
        for number, seat in enumerate(wish.seats)
    ]
    table = await house.create(setup, rows, guest.identity, wish.is_open, origin=origin)
    keys = {}
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me" and wish.sit:
            name = await name_for(house, guest, seat.name)
            taking = SeatTaking(guest.identity, None, name, seat.seed, seat.seed_hash, is_early=True)
            keys[str(number)] = await house.join(table, number, taking)
    await house.begin_if_ready(table)
    for identity in invited.values():
        name = await name_for(house, guest, "") or "moondrake"
        await house.people.challenge(table.id, identity, setup.game, name)
    house.people.lobby.stale()
    invites = [
        Invite(seat=number, token=token, path=invite_path(table.id, number, token))
        for number, token in tokens.items()
    ]
    return TableMade(table=info_of(table, await seats_of(house, table, guest)), keys=keys, invites=invites)


@router.get("", summary="My tables, and with `open` those that wait for anybody")
async def list_tables(
    house: TheHouse,
    guest: AGuest,
    open: Annotated[bool, Query(description="Tables with open seats.")] = False,
) -> TableList:
    identity = guest.identity

    def work(connection: Connection) -> TableList:
        if open:
            found = [(row, list[int]()) for row in store.open_tables(connection)]
        else:
            found = store.tables_of(connection, identity) if identity is not None else []
        ids = [row.id for row, _ in found]
        names, more = store.names_at(connection, ids), store.alarms_and_asked(connection, ids, identity)
        return TableList(
            tables=[_line(row, seats, names[row.id], identity, *more[row.id]) for row, seats in found]
        )

    return await house.database.read(work)


def _line(
    row: TableRow,
    seats: list[int],
    names: list[str],
    identity: str | None,
    wake_at: int | None,
    is_asked: bool,
) -> TableLine:
    clock, to_act = row.setup.options.clock, row.to_act
    is_timed = clock.kind != "none" and to_act is not None and row.setup.seats[to_act].kind == HUMAN
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[
            {"kind": plan.kind, "name": name, "level": plan.level}
            for plan, name in zip(row.setup.seats, names, strict=True)
        ],
        my_seats=seats,
        to_act=row.to_act,
        your_turn=row.to_act in seats,
        updated_at=row.updated_at,
        result=row.result,
        is_mine=identity is not None and row.creator == identity,
        is_challenge=is_asked and row.status == WAITING and row.creator != identity,
        is_rated=row.setup.options.rated,
        clock=msgspec.to_builtins(clock),
        deadline=wake_at if is_timed and row.status == PLAYING else None,
    )


@router.get("/{table_id}", summary="A table from outside")
async def see_table(table_id: AnId, house: TheHouse, guest: AGuest) -> TableInfo:
    table = await house.table(table_id)
    return info_of(table, await seats_of(house, table, guest))


@router.get(
    "/{table_id}/cards", summary="The cards of packs at this table, as far as this guest may know them"
)
async def table_cards(table_id: AnId, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    table = await house.table(table_id)
    header = shown_setup(table, await seats_of(house, table, guest))
    return {"cards": await asyncio.to_thread(packed_cards, header)}


@router.post("/{table_id}/seats/{seat}", summary="Sit down")
async def sit_down(table_id: AnId, seat: ASeat, wish: SitDown, house: TheHouse, guest: Somebody) -> Seated:
    table = await house.table(table_id)
    invite_hash = None
    if wish.invite is not None:
        house.limiters["tokens"].spend(guest.address)
        invite_hash = store.digest(wish.invite)
    elif table.row.is_open:
        rows = await house.seat_rows(table)
        invite_hash = rows[seat].invite_hash if seat < len(rows) else None
        if await house.people.are_apart(guest.identity, {row.identity for row in rows if row.identity}):
            raise Refused("not_now", "refused-kept-for-others")
    await check_rated(house, guest, table.course.setup)
    if table.course.setup.options.rated and {seat} < {seat, *await seats_of(house, table, guest)}:
        raise Refused("not_now", "refused-rated-people")
    name = await name_for(house, guest, wish.name)
    chosen = await chosen_deck(house, table, guest, seat, wish.deck)
    taking = SeatTaking(guest.identity, invite_hash, name, wish.seed, wish.seed_hash, chosen=chosen)
    key = await house.join(table, seat, taking)
    house.people.lobby.stale()
    return Seated(table=info_of(table, await seats_of(house, table, guest)), seat=seat, key=key)


@router.post("/{table_id}/seats/{seat}/invite", summary="A new link to an open seat; the old one lapses")
async def invite(table_id: AnId, seat: ASeat, house: TheHouse, guest: AGuest) -> Invite:
    table = await house.table(table_id)
    if guest.identity is None or table.row.creator != guest.identity:
        raise Refused("not_yours", "refused-only-maker-invites")
    token = secrets.token_urlsafe(24)

    def work(connection: Connection) -> bool:
        return store.set_invite(connection, table_id, seat, token)

    if not await house.database.write(work):
        raise Refused("taken", "refused-seat-closed")
    table.owners = None
    await house.bus.publish(f"owners {table_id}")
    return Invite(seat=seat, token=token, path=invite_path(table.id, seat, token))


@router.get("/{table_id}/position", summary="What happened since a step, and the table as it is")
async def position(
    table_id: AnId,
    house: TheHouse,
    guest: AGuest,
    since: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)] = None,
    language: Annotated[str, Query(pattern=PATTERN)] = "en",
) -> Moment:
    table = await house.table(table_id)
    lens, seats = await lens_for(house, table, guest, seat, language)
    guest.spend_look(house, table, since, seats)
    steps, shown = await table.look(lens, since)
    return Moment(steps=steps, position=shown)


@router.post(
    "/{table_id}/messages",
    summary="Say what a socket would say",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "required": ["type"],
                        "properties": {"type": {"type": "string"}},
                        "description": "One of the messages in docs/server.md.",
                    },
                    "examples": {
                        "answer": {
                            "value": {"type": "answer", "action": "fight", "sequence": 17, "id": "m1"}
                        },
                        "why": {"value": {"type": "why", "action": "retreat"}},
                    },
                }
            },
        }
    },
)
async def say(
    table_id: AnId,
    request: Request,
    house: TheHouse,
    guest: AGuest,
    language: Annotated[str, Query(pattern=PATTERN)] = "en",
) -> Reply:
    message = messages.read_message(await request.body())
    return await _speak(house, table_id, guest, message, language)


@router.post("/{table_id}/answer", summary="Answer the open question, in the form of external bots")
async def answer(table_id: AnId, given: Annotated[AnswerIn, Body()], house: TheHouse, guest: AGuest) -> Reply:
    message = messages.Answer(action=given.action, sequence=given.sequence)
    return await _speak(house, table_id, guest, message, "en")


async def _speak(house: House, table_id: str, guest: Guest, message: Any, language: str) -> Reply:
    table = await house.table(table_id)
    lens, _ = await lens_for(house, table, guest, message.seat, language)
    return Reply(reply=await Reception(house, table, guest, lens).receive(message))


@router.post("/{table_id}/watch", summary="Ask to watch a table that wants to be asked", status_code=202)
async def watch(table_id: AnId, wish: WatchWish, house: TheHouse, guest: Somebody) -> WatchAsked:
    table = await house.table(table_id)
    guest.spend(house, "chat", table.id)
    return WatchAsked(ask=await ask_to_watch(table, guest, identities.clean_name(wish.name)))


@router.get(
    "/{table_id}/replay",
    summary="A finished game from its beginning, as this viewer saw it",
    response_model=Replay,
)
async def replay(
    table_id: AnId,
    request: Request,
    house: TheHouse,
    guest: AGuest,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)] = None,
    language: Annotated[str, Query(pattern=PATTERN)] = "en",
) -> Response:
    table = await house.table(table_id)
    lens, seats = await lens_for(house, table, guest, seat, language)
    if table.course.status != OVER:
        raise Refused("not_now", "refused-replay-later")
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    guest.spend(house, "looks", table.id, seats[0] if seats else None, 1 if is_packed else UNPACKED)
    start = frames.welcome_frame(table.course, lens, house.clock.now(), seats)
    told = frames.encode({"start": start, "moments": await table.replay(lens)})
    # The same cards again and again: a thirtieth of it is sent.
    headers = {"Vary": "Accept-Encoding"}
    if is_packed:
        told = await asyncio.to_thread(gzip.compress, told, 5)
        headers["Content-Encoding"] = "gzip"
    return Response(told, media_type="application/json", headers=headers)


@router.get(
    "/{table_id}/record",
    summary="The record of a finished game, with what is needed to check its deal",
    responses=TEXT_RESPONSES,
    response_class=PlainTextResponse,
)
async def record(table_id: AnId, house: TheHouse, guest: AGuest) -> Response:
    table = await house.table(table_id)
    if table.course.status != OVER:
        raise Refused("not_now", "refused-record-later")
    if table.course.setup.options.watching != "on" and not await seats_of(house, table, guest):
        raise Refused("not_yours", "refused-no-watching")
    await check_publishing(house, table)
    return PlainTextResponse(record_text(table.course))


@router.post("/{table_id}/rematch", summary="Play again; everybody who calls gets the same new table")
async def rematch(table_id: AnId, house: TheHouse, guest: Somebody) -> TableInfo:
    table = await house.table(table_id)
    seats = await seats_of(house, table, guest)
    if not seats:
        raise Refused("not_yours", "refused-again-players")
    if not await house.database.read(lambda connection: store.rematch_of(connection, table.id)):
        origin = identities.origin(house.cookie_key, guest.address) or None
        guest.spend(house, "creations")
        await check_room(house, guest.identity, origin, table.course.setup)
    again = await play_again(house, table)
    return info_of(again, await seats_of(house, again, guest))
