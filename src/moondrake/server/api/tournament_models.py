"""What goes over HTTP about tournaments."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from moondrake.games import contests
from moondrake.server import answers
from moondrake.server.api.models import AClock, AGame, As, ClockWish, GameName, Name, Strict

MOST_PLAYERS = 64
Choice = Annotated[
    str,
    Field(
        max_length=4000,
        pattern=r"^[^\x00]*$",
        description="Blue Moon: the name of a ready-made deck, `random`, or the text of one's own.",
        examples=["hoax"],
    ),
]


System = Literal["roundrobin", "swiss", "knockout"]
CupTable = Literal["match", "game"]


class TournamentWish(Strict):
    """A new tournament."""

    game: GameName
    name: Name = Field(default="", examples=["Friday cup"])
    system: System = "swiss"
    size: int = Field(default=2, ge=2, le=5, description="Seats at a table; Blue Moon is a duel.")
    rounds: int = Field(default=0, ge=0, le=63, description="Of a Swiss tournament; 0 for the usual number.")
    table: CupTable = Field(
        default="match", description="Blue Moon: a match to five crystals (BM-20.3), or one game."
    )
    setup: dict[str, Annotated[str, Field(max_length=400)]] = Field(
        default_factory=dict, max_length=10, examples=[{"ruleset": "legends"}]
    )
    clock: ClockWish = ClockWish(kind="game", seconds=1500, increment=10)
    grace: int = Field(
        default=600, ge=20, le=14 * 86_400, description="Seconds in which everybody has to come to a table."
    )
    penalty: str = Field(
        default="none",
        max_length=20,
        description="BM-20.4: what a take-back that the ruleset grants (RS-27) costs: "
        "`none`, `warning`, `crystals: n`, `game`.",
    )
    is_listed: bool = Field(
        default=False, description="Shown to everybody; otherwise to those with the link."
    )
    most: int = Field(default=32, ge=2, le=MOST_PLAYERS)

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"game": contests()[0], "name": "Friday cup", "system": "swiss"}]},
    )


class Entry(Strict):
    """Take part, or (the organiser) let a bot take part."""

    name: Name = ""
    level: str = Field(default="", max_length=40, description="Of a bot; empty for oneself.", examples=[""])
    choice: Choice = ""


class PlayerInfo(BaseModel):
    """A player as everybody sees it."""

    player: int
    name: str
    level: str | None
    has_left: bool


class TableOfRound(BaseModel):
    """A table of a round."""

    players: list[int]
    table: str | None
    status: Literal["waiting", "playing", "over"]
    scores: list[float] | None
    games: int
    gone: list[int]


class RoundInfo(BaseModel):
    """A round."""

    tables: list[TableOfRound]
    resting: list[int]


class TournamentInfo(BaseModel):
    """A tournament as everybody sees it, and what the one who asks may do."""

    id: str
    name: str
    game: AGame
    status: Literal["open", "playing", "over"]
    system: Annotated[str, As(System)]
    size: int
    rounds_planned: int | None
    table: Annotated[str, As(CupTable)]
    setup: dict[str, str]
    clock: AClock
    grace: int
    penalty: str
    most: int
    is_listed: bool
    is_mine: bool
    me: int | None
    my_choice: str | None
    my_table: str | None
    players: list[PlayerInfo]
    rounds: list[RoundInfo]
    standings: list[Annotated[dict[str, Any], As(answers.CupStanding)]]
    created_at: int
    updated_at: int


class TournamentLine(BaseModel):
    """One line in a list of tournaments."""

    id: str
    name: str
    game: AGame
    system: Annotated[str, As(System)]
    status: Annotated[str, As(Literal["open", "playing", "over"])]
    players: int
    is_mine: bool
    updated_at: int


class TournamentList(BaseModel):
    """Tournaments, the latest first."""

    tournaments: list[TournamentLine]
