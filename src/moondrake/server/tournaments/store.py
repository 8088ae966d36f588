"""What is stored of tournaments. Functions run in the database's threads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from moondrake.games.desk import NO_PENALTY
from moondrake.server.database import Conflict
from moondrake.server.errors import Refused
from moondrake.server.identities import NAME_LENGTH
from moondrake.server.people.schema import PRESENCE
from moondrake.server.schema import TABLES, TOURNAMENT_PLAYERS, TOURNAMENT_TABLES, TOURNAMENTS
from moondrake.server.setups import Options, from_json, to_json
from moondrake.tournament import Cup, Result, Round, Shape

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
Status = Literal["open", "playing", "over"]
MATCH: Final = "match"
Players = TOURNAMENT_PLAYERS.c
Tables = TOURNAMENT_TABLES.c


class CupSetup(msgspec.Struct, frozen=True):
    """What the organiser settles before play; never changed afterwards."""

    game: str
    name: str
    system: str
    size: int
    rounds: int
    table: str
    """What is played at a table: a `match` to five crystals (BM-20.3), or one `game`."""
    header: dict[str, str]
    options: Options
    grace: int
    """Seconds in which everybody has to come to their table."""
    most: int
    penalty: str = NO_PENALTY
    """BM-20.4: what a take-back costs."""

    def shape(self) -> Shape:
        return Shape(self.system, self.size, self.rounds)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who takes part; numbered in the order of registration, which is the order of seeds."""

    player: int
    identity: str | None
    name: str
    level: str
    choice: str
    left_after: int | None

    @property
    def is_person(self) -> bool:
        return not self.level


@dataclass(frozen=True, slots=True)
class CupTable:
    """A table of a round; with one player it is a bye."""

    round: int
    number: int
    players: tuple[int, ...]
    gone: tuple[int, ...]
    table_id: str | None
    result: Result | None
    status: str | None = None
    """Of the game that is played there."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that is stored of one."""

    id: str
    created_at: int
    updated_at: int
    status: Status
    setup: CupSetup
    is_listed: bool
    creator: str | None
    players: tuple[PlayerRow, ...]
    tables: tuple[CupTable, ...]

    def cup(self) -> Cup:
        """The tournament as the pairings know it."""
        cup = Cup(self.setup.shape(), len(self.players))
        for turn in range(self.rounds):
            lines = [line for line in self.tables if line.round == turn]
            seated = [line for line in lines if len(line.players) > 1]
            resting = tuple(line.players[0] for line in lines if len(line.players) == 1)
            cup.rounds.append(Round(tuple(line.players for line in seated), resting))
            cup.results.append({line.number: line.result for line in seated if line.result is not None})
        cup.left = {row.player: row.left_after for row in self.players if row.left_after is not None}
        return cup

    @property
    def rounds(self) -> int:
        """How many rounds have been paired."""
        return 1 + max((line.round for line in self.tables), default=-1)

    def player_of(self, identity: str | None) -> PlayerRow | None:
        """The player who is this identity."""
        return next((row for row in self.players if identity is not None and row.identity == identity), None)


_DECODER: Final = msgspec.json.Decoder(CupSetup)


def create(connection: Connection, made: Tournament) -> None:
    """Store a new tournament without players."""
    connection.execute(
        insert(TOURNAMENTS).values(
            id=made.id,
            created_at=made.created_at,
            updated_at=made.updated_at,
            status=made.status,
            setup=to_json(made.setup),
            is_listed=made.is_listed,
            creator=made.creator,
        )
    )


def load(connection: Connection, tournament: str) -> Tournament | None:
    """A tournament with its players and tables; None if there is none."""
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).one_or_none()
    if row is None:
        return None
    players = connection.execute(
        select(TOURNAMENT_PLAYERS).where(Players.tournament_id == tournament).order_by(Players.player)
    )
    tables = connection.execute(
        select(TOURNAMENT_TABLES, TABLES.c.status)
        .join(TABLES, TABLES.c.id == Tables.table_id, isouter=True)
        .where(Tables.tournament_id == tournament)
        .order_by(Tables.round, Tables.number)
    )
    return Tournament(
        row.id,
        row.created_at,
        row.updated_at,
        row.status,
        _DECODER.decode(row.setup),
        row.is_listed,
        row.creator,
        tuple(
            PlayerRow(one.player, one.identity, one.name, one.level, one.choice, one.left_after)
            for one in players
        ),
        tuple(_line(one) for one in tables),
    )


def _line(row: Any) -> CupTable:
    told = from_json(row.result)
    result = None
    if told is not None:
        result = Result(
            tuple(told["players"]),
            tuple(told["scores"]),
            told["games"],
            tuple(told["gone"]),
            tuple(told["places"]),
        )
    return CupTable(
        row.round,
        row.number,
        tuple(from_json(row.players)),
        tuple(from_json(row.gone)),
        row.table_id,
        result,
        row.status,
    )


def listed(connection: Connection, identity: str | None, most: int = 100) -> list[Any]:
    """Tournaments that are listed for everybody, and those of an identity, the latest first."""
    mine = select(Players.tournament_id).where(Players.identity == identity)
    is_mine = (TOURNAMENTS.c.creator == identity) | TOURNAMENTS.c.id.in_(mine)
    seen = TOURNAMENTS.c.is_listed if identity is None else TOURNAMENTS.c.is_listed | is_mine
    counted = (
        select(func.count()).select_from(TOURNAMENT_PLAYERS).where(Players.tournament_id == TOURNAMENTS.c.id)
    )
    query = select(TOURNAMENTS, counted.scalar_subquery().label("players")).where(seen)
    return list(connection.execute(query.order_by(TOURNAMENTS.c.updated_at.desc()).limit(most)))


def read_setup(text: str) -> CupSetup:
    """The set-up that was stored."""
    return _DECODER.decode(text)


def running(connection: Connection) -> list[str]:
    """The tournaments that are played."""
    return list(connection.execute(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == PLAYING)).scalars())


def unfinished(connection: Connection, identity: str) -> int:
    """How many tournaments of this organiser are not over."""
    query = select(func.count()).where(TOURNAMENTS.c.creator == identity, TOURNAMENTS.c.status != OVER)
    return int(connection.execute(query).scalar_one())


def unfinished_from(connection: Connection, origin: str) -> int:
    """The same of everybody who was at this address within a day."""
    there = select(PRESENCE.c.identity).where(PRESENCE.c.origin == origin)
    query = select(func.count()).where(TOURNAMENTS.c.creator.in_(there), TOURNAMENTS.c.status != OVER)
    return int(connection.execute(query).scalar_one())


def touch(connection: Connection, tournament: str, now: int) -> None:
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(updated_at=now))


def set_status(connection: Connection, tournament: str, before: str, after: str, now: int) -> None:
    """From one status to the next; raises Conflict if somebody else was quicker."""
    changed = connection.execute(
        update(TOURNAMENTS)
        .where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.status == before)
        .values(status=after, updated_at=now)
    )
    if changed.rowcount != 1:
        raise Conflict(f"tournament {tournament} is not {before} any more")


def add_player(connection: Connection, tournament: str, row: PlayerRow, now: int) -> int:
    """Enter a player under the next number; raises Refused where there is no place, or none for this one.

    The first statement keeps everybody else out until this is done: nobody enters twice by being quick.
    """
    set_status(connection, tournament, OPEN, OPEN, now)
    found = load(connection, tournament)
    assert found is not None
    if len(found.players) >= found.setup.most:
        raise Refused("taken", "refused-tournament-full", most=found.setup.most)
    if found.player_of(row.identity) is not None:
        raise Refused("taken", "refused-taking-part")
    number = 1 + max((one.player for one in found.players), default=-1)
    connection.execute(
        insert(TOURNAMENT_PLAYERS).values(
            tournament_id=tournament,
            player=number,
            identity=row.identity,
            name=free_name({one.name for one in found.players}, row.name),
            level=row.level,
            choice=row.choice,
        )
    )
    return number


def free_name(taken: set[str], name: str) -> str:
    """Nobody has the name of another player of the same tournament."""
    wanted, number = name, 2
    while wanted in taken:
        wanted = f"{name[: NAME_LENGTH - 4]} {number}"
        number += 1
    return wanted


def remove_player(connection: Connection, tournament: str, player: int, now: int) -> None:
    """Before play: the entry is gone."""
    set_status(connection, tournament, OPEN, OPEN, now)
    connection.execute(
        delete(TOURNAMENT_PLAYERS).where(Players.tournament_id == tournament, Players.player == player)
    )


def begin(connection: Connection, tournament: str, now: int) -> None:
    """Nobody can enter any more; players are numbered without gaps."""
    set_status(connection, tournament, OPEN, PLAYING, now)
    numbers = connection.execute(
        select(Players.player).where(Players.tournament_id == tournament).order_by(Players.player)
    ).scalars()
    for place, number in enumerate(list(numbers)):
        if place != number:
            connection.execute(
                update(TOURNAMENT_PLAYERS)
                .where(Players.tournament_id == tournament, Players.player == number)
                .values(player=place)
            )


def leave(connection: Connection, tournament: str, players: Sequence[int], rounds: int, now: int) -> None:
    """Players drop out: from the next round on nobody is paired with them."""
    touch(connection, tournament, now)
    connection.execute(
        update(TOURNAMENT_PLAYERS)
        .where(
            Players.tournament_id == tournament,
            Players.player.in_(list(players)),
            Players.left_after.is_(None),
        )
        .values(left_after=rounds)
    )


def add_round(connection: Connection, tournament: str, number: int, turn: Round, now: int) -> None:
    """Store who plays whom; the primary key keeps two processes from both doing so."""
    set_status(connection, tournament, PLAYING, PLAYING, now)
    lines = [*turn.tables, *[(player,) for player in turn.resting]]
    connection.execute(
        insert(TOURNAMENT_TABLES),
        [
            {
                "tournament_id": tournament,
                "round": number,
                "number": place,
                "players": to_json(players),
                "gone": "[]",
                "result": None,
            }
            for place, players in enumerate(lines)
        ],
    )


def _here(tournament: str, line: CupTable) -> tuple[Any, ...]:
    return (Tables.tournament_id == tournament, Tables.round == line.round, Tables.number == line.number)


def set_game(connection: Connection, tournament: str, line: CupTable, table_id: str) -> None:
    """The game that is played at this table now; raises Conflict if another one is."""
    is_same = Tables.table_id.is_(None) if line.table_id is None else Tables.table_id == line.table_id
    changed = connection.execute(
        update(TOURNAMENT_TABLES)
        .where(*_here(tournament, line), is_same, Tables.result.is_(None))
        .values(table_id=table_id)
    )
    if changed.rowcount != 1:
        raise Conflict(f"another game is played at table {line.number} of round {line.round}")


def set_gone(connection: Connection, tournament: str, line: CupTable, gone: Sequence[int]) -> None:
    """Who did not come; the table is opened anew without them."""
    connection.execute(
        update(TOURNAMENT_TABLES)
        .where(*_here(tournament, line))
        .values(gone=to_json(list(gone)), table_id=None)
    )


def set_result(connection: Connection, tournament: str, line: CupTable, result: Result, now: int) -> None:
    """What came out, once."""
    touch(connection, tournament, now)
    told = {
        "players": result.players,
        "scores": result.scores,
        "games": result.games,
        "gone": result.gone,
        "places": result.places,
    }
    changed = connection.execute(
        update(TOURNAMENT_TABLES)
        .where(*_here(tournament, line), Tables.result.is_(None))
        .values(result=to_json(told))
    )
    if changed.rowcount != 1:
        raise Conflict(f"table {line.number} of round {line.round} has its result already")


def forget(connection: Connection, identity: str) -> None:
    """Nothing stays of an identity but its number: no name, no deck. Whoever plays drops out."""
    for row in connection.execute(
        select(Players.tournament_id, Players.player).where(Players.identity == identity)
    ).all():
        found = load(connection, row.tournament_id)
        assert found is not None
        here = (Players.tournament_id == found.id, Players.player == row.player)
        if found.status == OPEN:
            connection.execute(delete(TOURNAMENT_PLAYERS).where(*here))
            continue
        connection.execute(update(TOURNAMENT_PLAYERS).where(*here).values(identity=None, name="", choice=""))
        if found.status == PLAYING:
            leave(connection, found.id, [row.player], found.rounds, found.updated_at)
    for row in connection.execute(
        select(TOURNAMENTS.c.id, TOURNAMENTS.c.setup).where(TOURNAMENTS.c.creator == identity)
    ).all():
        nameless = msgspec.structs.replace(read_setup(row.setup), name="")
        connection.execute(
            update(TOURNAMENTS)
            .where(TOURNAMENTS.c.id == row.id)
            .values(setup=to_json(nameless), creator=None)
        )


def of_identity(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """What is kept of an identity here."""
    rows = connection.execute(
        select(TOURNAMENT_PLAYERS).where(Players.identity == identity).order_by(Players.tournament_id)
    )
    return [
        {"tournament": row.tournament_id, "player": row.player, "name": row.name, "choice": row.choice}
        for row in rows
    ]
