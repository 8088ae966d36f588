"""Ratings, for those who want them: kept for each game, against people and against bots apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from moondrake.server.course import OVER
from moondrake.server.database import Conflict
from moondrake.server.ground import Ground
from moondrake.server.people.glicko import MONTH, NEW, Rating, aged, updated
from moondrake.server.people.schema import BOT_RATINGS, RATED, RATINGS
from moondrake.server.schema import IDENTITIES, SEATS, TABLES
from moondrake.server.setups import BOT, DAY, from_json, read_setup
from moondrake.server.turnstile import BOTS, COMPANIES, PEOPLE

SURE: Final = 110.0
"""With a larger deviation a rating is a first guess."""
PAIR_A_DAY: Final = 10
"""So many games of the same two count in a day: strength is not made by playing one's own other browser."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A rating as it is kept."""

    value: Rating
    games: int
    at: int

    def told(self, now: int) -> dict[str, Any]:
        """For people: whole numbers, as sure as it is today."""
        value = aged(self.value, (now - self.at) / MONTH)
        return {
            "rating": round(value.rating),
            "deviation": round(value.deviation),
            "games": self.games,
            "is_sure": value.deviation <= SURE,
        }


def _standing(row: Any) -> Standing:
    return Standing(Rating(row.rating, row.deviation, row.volatility), row.games, row.at)


def is_rated(connection: Connection, identity: str, game: str) -> bool:
    """Does somebody want to be rated in this game?"""
    query = select(RATINGS.c.game).where(RATINGS.c.identity == identity, RATINGS.c.game == game)
    return connection.execute(query).first() is not None


def turn_on(connection: Connection, identity: str, game: str, now: int) -> None:
    """From now on somebody is rated in this game."""
    if not is_rated(connection, identity, game):
        for company in COMPANIES:
            row = _values(NEW) | {"games": 0, "at": now}
            connection.execute(insert(RATINGS).values(identity=identity, game=game, company=company, **row))


def turn_off(connection: Connection, identity: str, game: str) -> None:
    """Somebody's ratings in this game are gone."""
    connection.execute(delete(RATINGS).where(RATINGS.c.identity == identity, RATINGS.c.game == game))


def ratings_of(connection: Connection, people: Sequence[str]) -> dict[tuple[str, str, str], Standing]:
    """By identity, game and company."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.identity.in_(people)))
    return {(row.identity, row.game, row.company): _standing(row) for row in rows}


def best(connection: Connection, game: str, company: str, now: int, most: int = 50) -> list[Any]:
    """The best of those who are surely known, by what they are at least (two deviations below)."""
    floor = RATINGS.c.rating - 2 * RATINGS.c.deviation
    query = (
        select(RATINGS, IDENTITIES.c.name)
        .join(IDENTITIES, IDENTITIES.c.id == RATINGS.c.identity)
        .where(RATINGS.c.game == game, RATINGS.c.company == company, RATINGS.c.games > 0)
        .where(IDENTITIES.c.name != "")
        .order_by(floor.desc(), RATINGS.c.identity)
        .limit(most)
    )
    return [{"name": row.name, **_standing(row).told(now)} for row in connection.execute(query)]


def bots(connection: Connection, game: str, now: int) -> list[dict[str, Any]]:
    """The levels of bots as rated games know them."""
    query = select(BOT_RATINGS).where(BOT_RATINGS.c.game == game).order_by(BOT_RATINGS.c.rating.desc())
    return [{"level": row.level, **_standing(row).told(now)} for row in connection.execute(query)]


def due(connection: Connection, most: int = 100) -> list[str]:
    """Rated tables that are over and not yet counted."""
    query = (
        select(RATED.c.table_id)
        .join(TABLES, TABLES.c.id == RATED.c.table_id)
        .where(RATED.c.at.is_(None), TABLES.c.status == OVER)
        .limit(most)
    )
    return list(connection.execute(query).scalars())


def count(connection: Connection, table_id: str, now: int) -> bool:
    """Count a finished game, once; did anybody's rating change?"""
    mine = update(RATED).where(RATED.c.table_id == table_id, RATED.c.at.is_(None)).values(at=now)
    if connection.execute(mine).rowcount != 1:
        return False
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one()
    result, setup = from_json(row.result), read_setup(row.setup)
    seats = select(SEATS.c.seat, SEATS.c.identity).where(SEATS.c.table_id == table_id)
    owners = {row.seat: row.identity for row in connection.execute(seats)}
    people = [seat for seat, plan in enumerate(setup.seats) if plan.kind != BOT]
    known = [str(owner) for seat in people if (owner := owners.get(seat)) is not None]
    if result.get("is_assisted") or len(set(known)) != len(known):
        return False
    if len(known) > 1 and _games_today(connection, known, now) > PAIR_A_DAY:
        return False
    field = Field(connection, row.game, now)
    scores = _scores(result, len(setup.seats))
    for seat, plan in enumerate(setup.seats):
        field.add(seat, plan.level if plan.kind == BOT else None, owners.get(seat))
    return field.settle(scores)


def _games_today(connection: Connection, people: Sequence[str], now: int) -> int:
    """How many games these people finished together within a day that counted, this one included."""
    query = select(func.count()).select_from(RATED).where(RATED.c.at > now - DAY)
    for identity in people:
        here = (SEATS.c.table_id == RATED.c.table_id, SEATS.c.identity == identity)
        query = query.where(exists().where(*here))
    return int(connection.execute(query).scalar_one())


def _scores(result: dict[str, Any], seats: int) -> list[float]:
    """What each seat is compared by: whoever left is behind everybody."""
    left, winners, returns = result.get("left", []), result["winners"], result["returns"]
    worst = min(returns, default=0.0) - 1
    return [worst if seat in left and seat not in winners else float(returns[seat]) for seat in range(seats)]


class Field:
    """Everybody who took part in one game, with what was known of them before it."""

    def __init__(self, connection: Connection, game: str, now: int) -> None:
        self.connection = connection
        self.game = game
        self.now = now
        self.seats: dict[int, tuple[str | None, str | None]] = {}
        self.before: dict[tuple[int, str], Standing] = {}

    def add(self, seat: int, level: str | None, identity: str | None) -> None:
        """A seat: of a bot, or of a person who may or may not want to be rated."""
        self.seats[seat] = (level, identity)
        if level is not None:
            query = select(BOT_RATINGS).where(BOT_RATINGS.c.game == self.game, BOT_RATINGS.c.level == level)
            row = self.connection.execute(query).one_or_none()
            self.before[seat, BOTS] = Standing(NEW, 0, self.now) if row is None else _standing(row)
            return
        kept = ratings_of(self.connection, [identity or ""])
        for company in COMPANIES:
            if (standing := kept.get((identity or "", self.game, company))) is not None:
                self.before[seat, company] = standing

    def settle(self, scores: Sequence[float]) -> bool:
        """Everybody against everybody else: people among themselves, and people against bots. Whoever gave
        up the rating during the game, or was forgotten, is taken for somebody new."""
        changed = False
        for (seat, company), mine in self.before.items():
            level, identity = self.seats[seat]
            games = []
            for other, (their_level, _) in self.seats.items():
                is_apart = (their_level is not None) == (level is not None)
                if other == seat or is_apart != (company == PEOPLE) or (level and their_level):
                    continue
                standing = self.before.get((other, company))
                if standing is not None or company == PEOPLE:
                    value = NEW if standing is None else standing.value
                    games.append((value, _point(scores[seat], scores[other])))
            if games:
                value = updated(mine.value, games, (self.now - mine.at) / MONTH)
                self._keep(level, identity, company, Standing(value, mine.games + 1, self.now))
                changed = True
        return changed

    def _keep(self, level: str | None, identity: str | None, company: str, standing: Standing) -> None:
        row = _values(standing.value) | {"games": standing.games, "at": standing.at}
        if level is None:
            mine = (
                RATINGS.c.identity == identity,
                RATINGS.c.game == self.game,
                RATINGS.c.company == company,
            )
            self.connection.execute(update(RATINGS).where(*mine).values(**row))
            return
        here = (BOT_RATINGS.c.game == self.game, BOT_RATINGS.c.level == level)
        if self.connection.execute(update(BOT_RATINGS).where(*here).values(**row)).rowcount == 0:
            self.connection.execute(insert(BOT_RATINGS).values(game=self.game, level=level, **row))


def _values(value: Rating) -> dict[str, float]:
    return {"rating": value.rating, "deviation": value.deviation, "volatility": value.volatility}


def _point(mine: float, theirs: float) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)


class Counting:
    """Counts rated games when they end, and those that a crash left behind."""

    def __init__(self, house: Ground) -> None:
        self.house = house

    def mark(self, connection: Connection, table_id: str) -> None:
        """A table whose game is to count."""
        connection.execute(insert(RATED).values(table_id=table_id, at=None))

    async def count(self, table_id: str) -> None:
        """Count one game."""
        now = self.house.clock.now()
        try:
            await self.house.database.write(
                lambda connection: count(connection, table_id, now), is_compound=True
            )
        except Conflict:
            return

    async def count_due(self) -> None:
        """Count whatever is over."""
        for table_id in await self.house.database.read(due):
            await self.count(table_id)
