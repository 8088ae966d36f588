"""The lobby over HTTP: who is here, pairing, challenges, mutes, reports, ratings."""

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import Connection

from moondrake.games import contests
from moondrake.server import identities, store
from moondrake.server.api.common import AGuest, Somebody, TheHouse, must_be_known
from moondrake.server.api.models import RESPONSES, OptionsWish, SeatWish, TableId, TableWish
from moondrake.server.api.people_models import (
    Gone,
    Ladder,
    LobbyInfo,
    LobbyTable,
    Muted,
    MuteList,
    MuteWish,
    Paired,
    PairWish,
    PersonHere,
    Rated,
    RatingsInfo,
    RatingWish,
    Reported,
    ReportWish,
    Whom,
)
from moondrake.server.api.tables import check_rated, check_room, info_of, name_for, setup_for
from moondrake.server.course import WAITING
from moondrake.server.draftstore import draft_of
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.people import challenges, mutes, ratings, reports
from moondrake.server.people.lobby import Line, Snapshot
from moondrake.server.people.pairing import own_seek, wish_key
from moondrake.server.reception import Guest
from moondrake.server.setups import TableSetup
from moondrake.server.store import SeatRow
from moondrake.server.table import Table
from moondrake.server.taking import SeatTaking
from moondrake.server.turnstile import PEOPLE
from moondrake.table.saying import Saying

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)
AnId = Annotated[TableId, Path(description="The table's id.")]
TRIES: Final = 3
MOST_MUTED: Final = 200
MOST_REPORTS: Final = 20


@router.get("/lobby", summary="Tables that wait, tables worth watching, who is here")
async def lobby(house: TheHouse, guest: AGuest) -> LobbyInfo:
    me = guest.identity
    house.people.presence.meet(me, guest.address)
    snapshot = await house.people.lobby.snapshot()

    def work(connection: Connection) -> tuple[set[str], str | None]:
        return (mutes.apart(connection, me), own_seek(connection, me)) if me else (set(), None)

    away, seek = await house.database.read(work)
    here = [person for person in snapshot.here if person.identity not in away]
    return LobbyInfo(
        open=_lines(house, snapshot.open, snapshot, away, me),
        featured=_lines(house, snapshot.featured, snapshot, away, me),
        here=[
            PersonHere(
                handle=person.handle,
                name=person.name,
                is_me=person.identity == me,
                ratings=_of_people(snapshot, person.identity),
            )
            for person in here
            if person.name
        ],
        nameless=sum(not person.name for person in here),
        seek=seek,
    )


def _lines(
    house: House, lines: tuple[Line, ...], snapshot: Snapshot, away: set[str], me: str | None
) -> list[LobbyTable]:
    shown = house.people.lobby
    return [
        LobbyTable.model_validate(
            shown.line_json(line, snapshot) | {"is_mine": me is not None and me in line.people}
        )
        for line in lines
        if not line.people & away
    ]


def _of_people(snapshot: Snapshot, identity: str) -> dict[str, Rated]:
    return {
        game: Rated.model_validate(standing.told(snapshot.at))
        for (owner, game, company), standing in snapshot.ratings.items()
        if owner == identity and company == PEOPLE
    }


@router.post("/lobby/pairing", summary="Play with whoever wants the same; ask again while nobody does")
async def pair(wish: PairWish, house: TheHouse, guest: Somebody) -> Paired:
    identity = must_be_known(guest)
    guest.spend(house, "pairings")
    house.people.presence.meet(identity, guest.address)
    setup = _pair_setup(house, wish)
    await check_rated(house, guest, setup)
    async with house.people.pairing.lock:
        waiting = await _where_i_wait(house, guest, wish.table) if wish.table is not None else None
        return waiting or await _paired(house, guest, setup, wish)


async def _where_i_wait(house: House, guest: Guest, table_id: str) -> Paired | None:
    """The table that was waited at, if all have sat down by now, at whichever process."""
    try:
        table = await house.table(table_id)
    except Refused:
        return None
    if house.database.is_shared:
        await table.catch_up()
    seats = [row.seat for row in await house.seat_rows(table) if row.identity == guest.identity]
    if not seats or not _is_full(table):
        return None
    return Paired(table=info_of(table, tuple(seats)), seat=seats[0], key=None, is_paired=True)


def _is_full(table: Table) -> bool:
    return table.course.status != WAITING or all(seat.is_ready for seat in table.course.seats)


def _pair_setup(house: House, wish: PairWish) -> TableSetup:
    options = OptionsWish(clock=wish.clock, rated=wish.rated, hints=False)
    seats = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (wish.players - 1)]
    setup = dict(house.desk(wish.game).paired_setup)
    return setup_for(house, TableWish(game=wish.game, setup=setup, seats=seats, options=options))


async def _paired(house: House, guest: Guest, setup: TableSetup, wish: PairWish) -> Paired:
    identity, key = must_be_known(guest), wish_key(setup)
    pairing, name = house.people.pairing, await name_for(house, guest, wish.name)
    mine = await pairing.mine(identity, key)
    for _ in range(TRIES):
        found = await pairing.partner(identity, key, mine)
        if found is None:
            break
        table, seat = await house.table(found[0]), found[1]
        invite = (await house.seat_rows(table))[seat].invite_hash
        taking = SeatTaking(identity, invite, name, wish.seed, wish.seed_hash)
        if mine is not None and mine not in await house.people.withdraw(identity):
            break  # somebody has come to one's own table: that is the game
        mine = None
        try:
            secret = await house.join(table, seat, taking)
        except Refused as refusal:
            if refusal.code not in ("taken", "bad_token", "gone", "conflict"):
                raise
            continue
        await house.people.withdraw(identity)
        house.people.lobby.stale()
        return Paired(table=info_of(table, (seat,)), seat=seat, key=secret, is_paired=_is_full(table))
    if mine is not None:
        table = await house.table(mine)
        if house.database.is_shared:
            await table.catch_up()
        return Paired(table=info_of(table, (0,)), seat=0, key=None, is_paired=_is_full(table))
    await house.people.withdraw(identity)
    return await _begin_to_wait(
        house, guest, setup, SeatTaking(identity, None, name, wish.seed, wish.seed_hash)
    )


async def _begin_to_wait(house: House, guest: Guest, setup: TableSetup, taking: SeatTaking) -> Paired:
    guest.spend(house, "creations")
    origin = identities.origin(house.cookie_key, guest.address) or None
    await check_room(house, guest.identity, origin, setup)
    rows = [
        SeatRow(
            seat,
            guest.identity if seat == 0 else None,
            store.digest(store.new_secret()) if seat else None,
            None,
            0,
        )
        for seat in range(len(setup.seats))
    ]
    table = await house.create(setup, rows, guest.identity, True, origin=origin)
    key = await house.join(table, 0, taking)
    now, wish = house.clock.now(), wish_key(setup)
    pairing = house.people.pairing
    await house.database.write(lambda connection: pairing.mark(connection, table.id, wish, now))
    house.people.lobby.stale()
    return Paired(table=info_of(table, (0,)), seat=0, key=key, is_paired=False)


@router.delete("/lobby/pairing", summary="Wait for nobody any more")
async def stop_pairing(house: TheHouse, guest: AGuest) -> Gone:
    async with house.people.pairing.lock:
        return Gone(tables=await house.people.withdraw(must_be_known(guest)))


@router.post("/tables/{table_id}/decline", summary="Decline a challenge: its table is gone", status_code=204)
async def decline(table_id: AnId, house: TheHouse, guest: AGuest) -> Response:
    identity = must_be_known(guest)
    if not await house.database.read(
        lambda connection: challenges.is_challenged(connection, table_id, identity)
    ):
        raise Refused("not_yours", "refused-no-kept-seat")
    await _must_be_loose(house, await house.table(table_id))
    await house.people.remove(table_id, Saying("farewell-declined"))
    return Response(status_code=204)


@router.delete(
    "/tables/{table_id}", summary="Take back a table at which nobody else sits yet", status_code=204
)
async def take_away(table_id: AnId, house: TheHouse, guest: AGuest) -> Response:
    table = await house.table(table_id)
    if guest.identity is None or table.row.creator != guest.identity:
        raise Refused("not_yours", "refused-only-maker-removes")
    await _must_be_loose(house, table)
    rows = await house.seat_rows(table)
    others = [row for row in rows if row.identity not in (None, guest.identity) and row.key_hash]
    if table.course.status != WAITING or others:
        raise Refused("not_now", "refused-others-sit")
    await house.people.remove(table_id, Saying("farewell-taken-away"))
    return Response(status_code=204)


async def _must_be_loose(house: House, table: Table) -> None:
    """A table of a tournament or of a draft's round is not for one of its players to remove."""
    if table.course.setup.tournament:
        raise Refused("not_now", "refused-table-of-tournament")
    if await house.database.read(lambda connection: draft_of(connection, table.id)) is not None:
        raise Refused("not_now", "refused-table-of-draft")


async def find_whom(house: House, whom: Whom) -> tuple[str, str]:
    """Identity and name of somebody; raises Refused."""
    if whom.handle is not None:
        person = await house.people.known(whom.handle)
        return person.identity, person.name
    table = await house.table(whom.table or "")
    seats = {row.seat: row for row in await house.seat_rows(table)}
    row = seats.get(whom.seat or 0)
    if row is None or row.identity is None:
        raise Refused("unknown", "refused-nobody-known")
    return row.identity, table.course.seats[row.seat].name


async def _muted(house: House, identity: str) -> MuteList:
    people = await house.database.read(lambda connection: mutes.muted_by(connection, identity))
    handle = house.people.presence.handle
    return MuteList(people=[Muted(handle=handle(other), name=name) for other, name in people.items()])


@router.get("/lobby/mutes", summary="Whom I muted, everywhere")
async def list_mutes(house: TheHouse, guest: AGuest) -> MuteList:
    return await _muted(house, must_be_known(guest))


@router.post("/lobby/mutes", summary="Mute somebody everywhere, or hear of them again")
async def mute(wish: MuteWish, house: TheHouse, guest: Somebody) -> MuteList:
    identity = must_be_known(guest)
    guest.spend(house, "chat")
    known = await house.database.read(lambda connection: mutes.muted_by(connection, identity))
    handle = house.people.presence.handle
    found = [other for other in known if wish.handle is not None and handle(other) == wish.handle]
    other = found[0] if found else (await find_whom(house, wish))[0]
    if other == identity:
        raise Refused("malformed", "refused-mute-self")
    if wish.on and other not in known and len(known) >= MOST_MUTED:
        raise Refused("too_many", "refused-muted-many", muted=len(known), retry_after=60)
    await house.database.write(
        lambda connection: mutes.set_muted(connection, identity, other, wish.on), is_compound=True
    )
    for table in list(house.tables.values()):
        for viewer in [viewer for viewer in table.viewers if viewer.identity == identity]:
            everywhere = await house.people.muted_seats(table.id, identity)
            own = await house.database.read(partial(store.mutes_of, table_id=table.id, identity=identity))
            viewer.lens.mutes = own | everywhere
    return await _muted(house, identity)


@router.post("/reports", summary="Report somebody to whoever runs this server", status_code=201)
async def report(wish: ReportWish, house: TheHouse, guest: Somebody) -> Reported:
    identity = must_be_known(guest)
    guest.spend(house, "reports")
    about, name = await find_whom(house, wish)
    if about == identity:
        raise Refused("malformed", "refused-report-self")
    text, now = identities.clean_text(wish.text), house.clock.now()

    def work(connection: Connection) -> str:
        if reports.open_reports(connection, identity) >= MOST_REPORTS:
            raise Refused("too_many", "refused-reports-wait", retry_after=3600)
        told = {"reason": wish.reason, "text": text, "name": name[:40], "table_id": wish.table}
        return reports.add(connection, identity, about, now, **told)

    return Reported(report=await house.database.write(work))


@router.get("/identity/ratings", summary="My ratings")
async def my_ratings(house: TheHouse, guest: AGuest) -> RatingsInfo:
    identity, now = must_be_known(guest), house.clock.now()
    kept = await house.database.read(lambda connection: ratings.ratings_of(connection, [identity]))
    games: dict[str, dict[str, Rated]] = {}
    for (_, game, company), standing in sorted(kept.items()):
        games.setdefault(game, {})[company] = Rated.model_validate(standing.told(now))
    return RatingsInfo(games=games)


@router.post(
    "/identity/ratings", summary="Be rated in a game from now on; or no more, and forget the ratings"
)
async def want_ratings(wish: RatingWish, house: TheHouse, guest: Somebody) -> RatingsInfo:
    identity, now = must_be_known(guest), house.clock.now()
    guest.spend(house, "chat")

    def work(connection: Connection) -> None:
        if wish.on:
            ratings.turn_on(connection, identity, wish.game, now)
        else:
            ratings.turn_off(connection, identity, wish.game)

    await house.database.write(work, is_compound=True)
    house.people.lobby.stale()
    return await my_ratings(house, guest)


@router.get("/ratings", summary="Who is rated best, and the bots")
async def ladder(
    house: TheHouse,
    guest: AGuest,
    game: Annotated[str, Query(pattern="^[a-z]{1,20}$")] = contests()[0],
    company: Annotated[str, Query(pattern="^(people|bots)$")] = PEOPLE,
) -> Ladder:
    now = house.clock.now()
    guest.spend(house, "looks")
    return Ladder(
        people=await house.database.read(lambda connection: ratings.best(connection, game, company, now)),
        bots=await house.database.read(lambda connection: ratings.bots(connection, game, now)),
    )
