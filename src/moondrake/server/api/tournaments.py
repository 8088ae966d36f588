"""Tournaments over HTTP: make one, take part, begin, look, leave, take the results home."""

import asyncio
import json
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from moondrake.games import contests
from moondrake.server import identities
from moondrake.server.api.common import AGuest, Somebody, TheHouse
from moondrake.server.api.models import RESPONSES, TEXT_RESPONSES
from moondrake.server.api.tables import name_for
from moondrake.server.api.tournament_models import (
    Entry,
    PlayerInfo,
    RoundInfo,
    TableOfRound,
    TournamentInfo,
    TournamentLine,
    TournamentList,
    TournamentWish,
)
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.identities import new_name
from moondrake.server.limits import CROWD
from moondrake.server.reception import Guest
from moondrake.server.setups import ClockRule, Options
from moondrake.server.tournaments import store
from moondrake.server.tournaments.store import OPEN, OVER, PLAYING, CupSetup, CupTable, PlayerRow, Tournament
from moondrake.table import SetupError
from moondrake.table.saying import listed
from moondrake.tournament import SWISS
from moondrake.tournament.telling import pairings_csv, report, standings_csv, standings_json, text_lines
from moondrake.words import best, say

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=RESPONSES)
AnId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="The tournament's id.")]
APlayer = Annotated[int, Path(ge=0, le=1000, description="The player's number.")]
LEAST = 2


async def _load(house: House, tournament: str) -> Tournament:
    found = await house.database.read(lambda connection: store.load(connection, tournament))
    if found is None:
        raise Refused("unknown", "refused-no-tournament")
    return found


def _setup(house: House, wish: TournamentWish) -> CupSetup:
    """The set-up a wish asks for; raises Refused('bad_setup')."""
    if wish.game not in contests():
        raise Refused("bad_setup", "refused-no-contest", game=wish.game, known=listed(contests()))
    desk, clock = house.desk(wish.game), wish.clock
    if wish.size not in desk.seats():
        raise Refused(
            "bad_setup", "refused-players-count", game=wish.game, known=list(desk.seats()), players=wish.size
        )
    if clock.kind == "none" or (clock.kind == "days" and not clock.days):
        raise Refused("bad_setup", "refused-clock-tournament")
    if clock.kind in ("move", "game") and clock.seconds < 5:
        raise Refused("bad_setup", "refused-clock-seconds", kind=clock.kind)
    taken = [key for key in wish.setup if key not in ("ruleset", "lists", "creatures")]
    if taken:
        raise Refused("bad_setup", "refused-tournament-word", name=taken[0])
    try:
        header = desk.tournament_setup(wish.setup)
        desk.check_penalty(desk.header(header, wish.size), wish.penalty, wish.table == "match")
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    rule = ClockRule(clock.kind, clock.seconds, clock.increment if clock.kind == "game" else 0, clock.days)
    options = Options(rule, take_back="off", hints=False)
    name = identities.clean_name(wish.name)
    rounds = wish.rounds if wish.system == SWISS else 0
    return CupSetup(
        wish.game,
        name,
        wish.system,
        wish.size,
        rounds,
        wish.table,
        header,
        options,
        wish.grace,
        wish.most,
        wish.penalty,
    )


@router.post("", status_code=201, summary="Make a tournament; who makes it is its organiser")
async def make(wish: TournamentWish, house: TheHouse, guest: Somebody) -> TournamentInfo:
    setup = _setup(house, wish)
    guest.spend(house, "creations")
    identity, most = guest.identity or "", house.settings.limits.tournaments
    origin = identities.origin(house.cookie_key, guest.address)
    running = await house.database.read(lambda connection: store.unfinished(connection, identity))
    if running >= most:
        raise Refused("too_many", "refused-tournaments-many", tournaments=running, retry_after=60)
    house.people.presence.meet(identity, guest.address)
    near = await house.database.read(lambda connection: store.unfinished_from(connection, origin))
    if origin and near >= most * CROWD:
        raise Refused("too_many", "refused-tournaments-near", tournaments=near, retry_after=60)
    now = house.clock.now()
    made = Tournament(new_name(), now, now, OPEN, setup, wish.is_listed, identity, (), ())
    await house.database.write(lambda connection: store.create(connection, made))
    return info_of(made, guest)


@router.get("", summary="My tournaments, and those that are listed")
async def list_all(house: TheHouse, guest: AGuest) -> TournamentList:
    rows = await house.database.read(lambda connection: store.listed(connection, guest.identity))
    lines = []
    for row in rows:
        setup = store.read_setup(row.setup)
        lines.append(
            TournamentLine(
                id=row.id,
                name=setup.name,
                game=setup.game,
                system=setup.system,
                status=row.status,
                players=row.players,
                is_mine=row.creator is not None and row.creator == guest.identity,
                updated_at=row.updated_at,
            )
        )
    return TournamentList(tournaments=lines)


@router.get("/{tournament_id}", summary="A tournament: players, pairings, standings")
async def look(tournament_id: AnId, house: TheHouse, guest: AGuest) -> TournamentInfo:
    return info_of(await _load(house, tournament_id), guest)


@router.post("/{tournament_id}/players", status_code=201, summary="Take part; the organiser may enter bots")
async def enter(tournament_id: AnId, entry: Entry, house: TheHouse, guest: Somebody) -> TournamentInfo:
    found = await _load(house, tournament_id)
    if found.status != OPEN:
        raise Refused("not_now", "refused-tournament-closed")
    if entry.level:
        _must_organise(found, guest)
        levels = house.desk(found.setup.game).levels()
        if entry.level not in levels:
            raise Refused("bad_setup", "refused-no-level", name=entry.level, known=listed(levels))
    await _check_choice(house, found, entry.choice, guest)
    name = identities.clean_name(entry.name) if entry.level else await name_for(house, guest, entry.name)
    name = name or entry.level or say("page-lobby-guest", "en")
    row = PlayerRow(0, None if entry.level else guest.identity, name, entry.level, entry.choice, None)
    now = house.clock.now()
    guest.spend(house, "messages")
    await house.database.write(
        lambda connection: store.add_player(connection, found.id, row, now), is_compound=True
    )
    return info_of(await _load(house, tournament_id), guest)


async def _check_choice(house: House, found: Tournament, choice: str, guest: Guest) -> None:
    """What a player brings must be legal under the tournament's rules."""
    desk, setup = house.desk(found.setup.game), found.setup
    brought = desk.brought(0, choice)
    if choice and not brought:
        raise Refused("bad_setup", "refused-tournament-bringing", game=setup.game)
    if "\n" in choice:
        guest.spend(house, "checks")
    try:
        full = await asyncio.to_thread(desk.header, setup.header | brought, setup.size)
        if setup.table != store.MATCH:
            desk.check_single(full)
    except SetupError as error:
        raise Refused("bad_setup", error) from error


def _must_organise(found: Tournament, guest: Guest) -> None:
    if guest.identity is None or found.creator != guest.identity:
        raise Refused("not_yours", "refused-only-organiser")


@router.delete("/{tournament_id}/players/{player}", summary="Leave, or (the organiser) take somebody out")
async def leave(tournament_id: AnId, player: APlayer, house: TheHouse, guest: AGuest) -> TournamentInfo:
    found = await _load(house, tournament_id)
    row = next((one for one in found.players if one.player == player), None)
    if row is None:
        raise Refused("unknown", "refused-tournament-player", player=player)
    if guest.identity is None or guest.identity not in (row.identity, found.creator):
        raise Refused("not_yours", "refused-only-player")
    now = house.clock.now()

    def work(connection: Connection) -> None:
        if found.status == OPEN:
            store.remove_player(connection, found.id, player, now)
        elif found.status == PLAYING:
            store.leave(connection, found.id, [player], found.rounds, now)
        else:
            raise Refused("over", "refused-tournament-over")

    await house.database.write(work, is_compound=True)
    await house.director.tend(found.id)
    return info_of(await _load(house, tournament_id), guest)


@router.post("/{tournament_id}/begin", summary="No more entries: the first round is paired")
async def begin(tournament_id: AnId, house: TheHouse, guest: AGuest) -> TournamentInfo:
    found = await _load(house, tournament_id)
    _must_organise(found, guest)
    if found.status != OPEN:
        raise Refused("not_now", "refused-tournament-begun")
    try:
        found.setup.shape().check(len(found.players))
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    now = house.clock.now()
    await house.database.write(lambda connection: store.begin(connection, found.id, now), is_compound=True)
    await house.director.tend(found.id)
    return info_of(await _load(house, tournament_id), guest)


@router.post("/{tournament_id}/end", summary="The organiser ends it; what was played stands")
async def end(tournament_id: AnId, house: TheHouse, guest: AGuest) -> TournamentInfo:
    found = await _load(house, tournament_id)
    _must_organise(found, guest)
    if found.status == OVER:
        raise Refused("over", "refused-tournament-over")
    now = house.clock.now()
    await house.database.write(
        lambda connection: store.set_status(connection, found.id, found.status, OVER, now), is_compound=True
    )
    return info_of(await _load(house, tournament_id), guest)


def info_of(found: Tournament, guest: Guest) -> TournamentInfo:
    """A tournament as this guest may see it: decks are told to nobody but their players."""
    setup, cup = found.setup, found.cup()
    me = found.player_of(guest.identity)
    is_swiss = setup.system == SWISS and len(found.players) >= LEAST
    return TournamentInfo(
        id=found.id,
        name=setup.name,
        game=setup.game,
        status=found.status,
        system=setup.system,
        size=setup.size,
        rounds_planned=setup.shape().swiss_rounds(len(found.players)) if is_swiss else None,
        table=setup.table,
        setup=setup.header,
        clock=msgspec.to_builtins(setup.options.clock),
        grace=setup.grace,
        penalty=setup.penalty,
        most=setup.most,
        is_listed=found.is_listed,
        is_mine=found.creator is not None and found.creator == guest.identity,
        me=None if me is None else me.player,
        my_choice=None if me is None else me.choice,
        my_table=None if me is None else _table_of(found, me.player),
        players=[
            PlayerInfo(
                player=row.player,
                name=row.name,
                level=row.level or None,
                has_left=row.left_after is not None,
            )
            for row in found.players
        ],
        rounds=[
            RoundInfo(
                tables=[_told(line) for line in found.tables if line.round == turn and len(line.players) > 1],
                resting=list(cup.rounds[turn].resting),
            )
            for turn in range(found.rounds)
        ],
        standings=standings_json(cup) if len(found.players) >= LEAST else [],
        created_at=found.created_at,
        updated_at=found.updated_at,
    )


def _table_of(found: Tournament, player: int) -> str | None:
    """Where a player has to go now."""
    for line in found.tables:
        if player in line.players and line.result is None and player not in line.gone:
            return line.table_id
    return None


def _told(line: CupTable) -> TableOfRound:
    result = line.result
    status: Any = "over" if result is not None else "playing" if line.status == "playing" else "waiting"
    return TableOfRound(
        players=list(line.players),
        table=line.table_id if line.status is not None else None,
        status=status,
        scores=None if result is None else list(result.scores),
        games=0 if result is None else result.games,
        gone=list(line.gone if result is None else result.gone),
    )


@router.get(
    "/{tournament_id}/export",
    summary="Pairings and standings as text, JSON or CSV",
    responses=TEXT_RESPONSES,
    response_class=PlainTextResponse,
)
async def export(
    tournament_id: AnId,
    request: Request,
    house: TheHouse,
    form: Annotated[Literal["text", "json", "standings", "pairings"], Query(alias="format")] = "text",
) -> Response:
    found = await _load(house, tournament_id)
    cup, names = found.cup(), [row.name or "?" for row in found.players]
    if len(names) < LEAST:
        raise Refused("not_now", "refused-tournament-nobody")
    language = best(request.headers.get("accept-language", ""))
    kinds = {"text": ("txt", "text/plain"), "json": ("json", "application/json")}
    ending, kind = kinds.get(form, ("csv", "text/csv"))
    if form == "text":
        told = "\n".join(text_lines(cup, names, language)) + "\n"
    elif form == "json":
        told = json.dumps({"name": found.setup.name} | report(cup, names), ensure_ascii=False, indent=2)
    else:
        told = standings_csv(cup, names) if form == "standings" else pairings_csv(cup, names)
    name = f"tournament-{found.id}.{ending}"
    head = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(told, media_type=f"{kind}; charset=utf-8", headers=head)
