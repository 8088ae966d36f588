"""What goes over HTTP about people, with an example for everything."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from moondrake.server.api.models import (
    AClock,
    AGame,
    As,
    ClockWish,
    GameName,
    Name,
    Seed,
    SeedHash,
    Strict,
    TableId,
    TableInfo,
)
from moondrake.server.desks import MOST_SEATS
from moondrake.server.people.reports import REASONS

Handle = Annotated[str, Field(pattern=r"^[0-9a-f]{20}$", examples=["3f1c0a77d93f1c0a77d9"])]


class Rated(BaseModel):
    """How strong somebody is: the true strength is within two deviations nineteen times of twenty."""

    rating: int = Field(examples=[1620])
    deviation: int = Field(examples=[85])
    games: int
    is_sure: bool = Field(description="False: a first guess.")


class LobbySeat(BaseModel):
    """A seat of a table in the lobby."""

    kind: Annotated[str, As(Literal["human", "bot"])]
    name: str
    level: str
    is_free: bool
    handle: str | None
    rating: Rated | None


class LobbyTable(BaseModel):
    """A table in the lobby."""

    id: str
    game: AGame
    status: Annotated[str, As(Literal["waiting", "playing"])]
    seats: list[LobbySeat]
    setup: dict[str, str]
    clock: AClock
    is_rated: bool
    is_match: bool
    is_mine: bool = False
    to_act: int | None
    watchers: int
    updated_at: int


class PersonHere(BaseModel):
    """Somebody who is here and has a name."""

    handle: str
    name: str
    is_me: bool
    ratings: dict[AGame, Rated] = Field(description="Against people, by game; only of those who want one.")


class LobbyInfo(BaseModel):
    """The lobby: tables that wait for anybody, tables worth watching, who is here."""

    open: list[LobbyTable]
    featured: list[LobbyTable]
    here: list[PersonHere]
    nameless: int = Field(description="How many more are here who have no name.")
    seek: str | None = Field(description="The table at which I wait to be paired.")


class PairWish(Strict):
    """A game with whoever wants the same."""

    game: GameName
    players: int = Field(default=2, ge=2, le=MOST_SEATS)
    clock: ClockWish = ClockWish()
    rated: bool = False
    name: Name = ""
    seed: Seed | None = None
    seed_hash: SeedHash | None = None
    table: TableId | None = Field(default=None, description="Where I wait already.")


class Paired(BaseModel):
    """The table to play at; until all have sat down (`is_paired`), ask again every few seconds."""

    table: TableInfo
    seat: int
    key: str | None
    is_paired: bool


class Gone(BaseModel):
    """Tables that are no more."""

    tables: list[str]


class Whom(Strict):
    """Somebody: by handle (from the lobby), or by seat at a table."""

    handle: Handle | None = None
    table: TableId | None = None
    seat: int | None = Field(default=None, ge=0, le=MOST_SEATS - 1)

    @model_validator(mode="after")
    def _is_somebody(self) -> "Whom":
        if self.handle is None and (self.table is None or self.seat is None):
            raise PydanticCustomError("whom", "a handle, or a table and a seat")
        return self


class MuteWish(Whom):
    """Hear no more of somebody, or again."""

    on: bool = True


class Muted(BaseModel):
    """Somebody I muted."""

    handle: str
    name: str


class MuteList(BaseModel):
    """Everybody I muted."""

    people: list[Muted]


class ReportWish(Whom):
    """What is wrong with somebody."""

    reason: Literal["name", "chat", "cheating", "leaving", "other"]
    text: Annotated[str, Field(max_length=500)] = ""


class Reported(BaseModel):
    """The report is kept."""

    report: str


class RatingWish(Strict):
    """To be rated in a game, or no more."""

    game: GameName
    on: bool = True


class RatingsInfo(BaseModel):
    """My ratings by game and company (`people`, `bots`); only the games in which I want one."""

    games: dict[AGame, dict[Annotated[str, As(Literal["people", "bots"])], Rated]]


class RatedPerson(Rated):
    """Somebody who is rated."""

    name: str


class RatedBot(Rated):
    """A bot that is rated."""

    level: str


class Ladder(BaseModel):
    """Those who are rated best, and the bots."""

    people: list[Annotated[dict[str, Any], As(RatedPerson)]]
    bots: list[Annotated[dict[str, Any], As(RatedBot)]]


assert set(REASONS) == {"name", "chat", "cheating", "leaving", "other"}
