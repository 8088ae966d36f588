"""What goes over HTTP, with an example for everything."""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from moondrake.games import GAMES, contests
from moondrake.server import answers, fair, shapes
from moondrake.server.desks import MOST_SEATS


@dataclass(frozen=True)
class As:
    """Told as `shapes.py` or `answers.py` declares it: the page's types say so, nothing is checked again."""

    shape: Any


TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,32}$", examples=["q3Jk0b9XyzA1"])]
Name = Annotated[str, Field(max_length=64, examples=["Anna"])]
Seed = Annotated[
    str,
    Field(
        min_length=1,
        max_length=fair.LONGEST_SEED,
        pattern=r"^[\x21-\x7e]+$",
        description="Anything hard to guess; mixed into the deal.",
        examples=["5f1c0a77d9"],
    ),
]
SeedHash = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="The SHA-256 of a seed, instead of the seed: that is shown by the message `reveal` when "
        "all seats are taken, so that nobody can choose the deal.",
        examples=["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    ),
]


def _is_game(name: str) -> str:
    if name not in GAMES:
        known = ", ".join(f"'{one}'" for one in GAMES)
        raise PydanticCustomError("literal_error", "one of {expected}", {"expected": known})
    return name


GameName = Annotated[
    str,
    AfterValidator(_is_game),
    Field(json_schema_extra={"enum": list(GAMES)}, examples=[contests()[0]]),
    As(shapes.Game),
]
AGame = Annotated[str, As(shapes.Game)]
AClock = Annotated[dict[str, Any], As(shapes.Clock)]
Status = Annotated[str, As(Literal["waiting", "playing", "over"])]
Token = Annotated[str, Field(min_length=1, max_length=128, examples=["kX0…"])]


class Strict(BaseModel):
    """Refuses what it does not know."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was refused; nothing was changed."""

    code: str = Field(examples=["unknown"], description="For programs.")
    message: str = Field(
        examples=["there is no such table"], description="For people, in their language (`Accept-Language`)."
    )
    reason: str | None = Field(
        default=None, description="Why a set-up is bad, in the reader's language (`Accept-Language`)."
    )
    model_config = ConfigDict(extra="allow")


class ClockWish(Strict):
    """`none`; `move` and `days` for one spell of questions; `game` with an increment."""

    kind: Literal["none", "move", "game", "days"] = Field(default="none", examples=["game"])
    seconds: int = Field(default=0, ge=0, le=86_400, examples=[900])
    increment: int = Field(default=0, ge=0, le=600, examples=[10])
    days: int = Field(default=0, ge=0, le=60, examples=[0])


class OptionsWish(Strict):
    """How people want to play."""

    clock: ClockWish = ClockWish()
    watching: Literal["on", "off", "consent"] = "on"
    take_back: Literal["on", "off"] = "on"
    hints: bool | None = Field(default=None, description="Default: only where all other seats are bots.")
    memory: bool = Field(default=True, description="Show what a seat has seen and could remember.")
    chat: bool = True
    absence: int = Field(
        default=120, ge=10, le=86_400, description="Seconds before an absent seat's win may be claimed."
    )
    rated: bool = Field(default=False, description="Counts for the ratings of those who want one.")


class SeatWish(Strict):
    """`me` for the one who asks (several: hot-seat), `open` for a guest with the link, or a `bot`."""

    kind: Literal["me", "open", "bot"] = Field(examples=["me"])
    name: Name = ""
    level: str = Field(default="", max_length=40, examples=["beginner"])
    person: str | None = Field(
        default=None,
        pattern=r"^[0-9a-f]{20}$",
        description="An open seat kept for somebody who is here (a handle from the lobby): a challenge.",
    )
    seed: Seed | None = None
    seed_hash: SeedHash | None = None


class TableWish(Strict):
    """A new table."""

    game: GameName
    setup: dict[str, Annotated[str, Field(max_length=4000)]] = Field(
        default_factory=dict,
        max_length=20,
        description="Lines of a record's header; what is missing has its usual value.",
        examples=[{"deck a": "hoax", "deck b": "vulca", "ruleset": "kosmos"}],
    )
    seats: list[SeatWish] = Field(
        min_length=2,
        max_length=MOST_SEATS,
        examples=[[{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "beginner"}]],
    )
    options: OptionsWish = OptionsWish()
    is_open: bool = Field(default=False, description="Listed for everybody: open seats need no link.")
    is_match: bool = Field(default=False, description="Blue Moon: rematches count crystals to five (BM-8.5).")
    leaders: Literal["agreed", "random", "secret"] = Field(
        default="agreed",
        description="Blue Moon: how decks are found (BM-8.7). With `secret` each seat brings one when "
        "it sits down (`deck`), and nobody is told before the game begins; whoever brings none is dealt one.",
    )
    between: Literal["keep", "swapSets", "chooseAgain", "changeDeck"] = Field(
        default="keep", description="A match: what happens to the decks between its games (BM-8.7)."
    )
    sit: bool = Field(
        default=True,
        description="Sit down at once. Otherwise the seats are kept: sit down with a seed of one's own "
        "when the server's commitment is known.",
    )

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "bluemoon",
                    "setup": {"deck a": "hoax", "deck b": "vulca"},
                    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "beginner"}],
                    "options": {"clock": {"kind": "game", "seconds": 900, "increment": 10}},
                }
            ]
        },
    )


class FairInfo(BaseModel):
    """What is fixed by the server and each seat, one number for all of it; after the game the seeds."""

    commitment: str
    seats: list[Annotated[dict[str, str], As(shapes.Fixed)]]
    to_reveal: list[int] = Field(description="Seats that have to show their sealed seed now.")
    seal: str | None = None
    server_seed: str | None = None
    seat_seeds: list[Annotated[dict[str, str], As(shapes.SeatSeed)]] | None = None


class TableInfo(BaseModel):
    """A table as everybody sees it."""

    id: str
    game: AGame
    rules: int
    status: Literal["waiting", "playing", "over"]
    setup: dict[str, str]
    options: Annotated[dict[str, Any], As(shapes.Options)]
    seats: list[shapes.SeatInfo]
    my_seats: list[int]
    to_act: int | None
    seq: int
    created_at: int
    updated_at: int
    crystals: list[int]
    games: list[list[float]] = Field(default_factory=list, description="What the games before brought.")
    match: Annotated[dict[str, Any], As(shapes.Match)] | None = None
    result: Annotated[dict[str, Any], As(answers.Ending)] | None
    rematch: str | None
    fair: FairInfo


class Invite(BaseModel):
    """A link to a seat. The token is in the fragment, which browsers never send."""

    seat: int
    token: str
    path: str = Field(examples=["#/join/q3Jk0b9XyzA1/1/kX0…"])


class TableMade(BaseModel):
    """The new table, one's keys to it (for programs), and links for the others."""

    table: TableInfo
    keys: dict[str, str] = Field(examples=[{"0": "key of seat 0"}])
    invites: list[Invite]


class SitDown(Strict):
    """Take a seat: with the token of its link, or one that is kept for this identity."""

    invite: Token | None = None
    name: Name = ""
    deck: Annotated[str, Field(max_length=4000, pattern=r"^[^\x00]*$")] = Field(
        default="",
        description="Where each seat brings a deck (BM-8.7): told to nobody before the game begins.",
    )
    seed: Seed | None = None
    seed_hash: SeedHash | None = None


class Seated(BaseModel):
    """The seat is taken; `key` lets a program speak for it (Authorization: Bearer)."""

    table: TableInfo
    seat: int
    key: str


class TableLine(BaseModel):
    """One line in a list of tables."""

    id: str
    game: AGame
    status: Status
    seats: list[Annotated[dict[str, str], As(answers.SeatLine)]]
    my_seats: list[int]
    to_act: int | None
    your_turn: bool
    updated_at: int
    result: Annotated[dict[str, Any], As(answers.Result)] | None
    is_mine: bool = Field(default=False, description="Made by me.")
    is_challenge: bool = Field(default=False, description="A seat is kept for me, and I have not answered.")
    is_rated: bool = False
    clock: AClock = Field(default_factory=dict)
    deadline: int | None = Field(default=None, description="When the time of the seat to act is up.")


class TableList(BaseModel):
    """Tables, the latest first."""

    tables: list[TableLine]


class AnswerIn(Strict):
    """The answer of an external bot, as in docs/protocol.md."""

    action: (
        Annotated[int, Field(ge=0, le=1_000_000_000)] | Annotated[str, Field(min_length=1, max_length=200)]
    ) = Field(examples=["fight"])
    sequence: int = Field(ge=0, le=1_000_000_000, examples=[17])


class Reply(BaseModel):
    """What a socket would have been sent in reply."""

    reply: dict[str, Any] | None


class Moment(BaseModel):
    """Everything after a step, and the table as it is."""

    steps: list[Annotated[dict[str, Any], As(shapes.Step)]]
    position: Annotated[dict[str, Any], As(shapes.Position)]


class Replay(BaseModel):
    """A finished game, moment by moment: the steps, and the table after them."""

    start: Annotated[dict[str, Any], As(shapes.StartFrame)]
    moments: list[Moment]


class WatchWish(Strict):
    """Ask to watch."""

    name: Name = ""


class WatchAsked(BaseModel):
    """The players were asked; the number of the question."""

    ask: int


class IdentityInfo(BaseModel):
    """Who this browser is."""

    id: str
    name: str


class Rename(Strict):
    """A new nickname."""

    name: Name


class TransferCode(BaseModel):
    """A code for another device; works once."""

    code: str
    seconds: int


class Adopt(Strict):
    """The code of an identity from another device."""

    code: Token


class Deck(BaseModel):
    """A deck that is kept, as a set-up takes it."""

    id: str
    game: Literal["bluemoon"]
    name: str
    text: str
    updated_at: int


class DeckList(BaseModel):
    """The decks of an identity that may be played."""

    decks: list[Deck]


class Statistics(BaseModel):
    """Finished games by game and opponent."""

    games: list[Annotated[dict[str, Any], As(answers.StatisticsLine)]]


class Health(BaseModel):
    """Is the server able to store?"""

    status: Literal["ok"]
    database: str


RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": text}
    for status, text in (
        (400, "The request cannot be read."),
        (401, "An identity is needed."),
        (403, "Not allowed."),
        (404, "There is no such thing."),
        (405, "Not with this method."),
        (409, "Not now: the table is elsewhere."),
        (410, "It does not exist any more."),
        (413, "Too large."),
        (415, "Only application/json."),
        (422, "Something is missing or wrong."),
        (429, "Too many; Retry-After says how long to wait."),
        (503, "The storage does not answer, or the server restarts."),
    )
}


TEXT_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": told["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status, told in RESPONSES.items()
}
"""For operations whose answer is not JSON: their refusals are."""
