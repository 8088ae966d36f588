"""What is answered by HTTP where no model of pydantic is in between, as `shapes.py` declares what a socket
says: tests hold real answers against it, and web/src/wire/answers.ts is written from it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from moondrake.server.shapes import CardFacts, CardId, Game, Position, Seat, StartFrame, Step

# ---- games ----


class Switch(TypedDict):
    rule: str
    key: str
    words: list[str]
    values: NotRequired[dict[str, str]]
    """The word of each named ruleset."""
    text: NotRequired[str]
    """What it is about and what its words mean, in the language asked for."""
    word_texts: NotRequired[dict[str, str]]


class RulesetName(TypedDict):
    key: str
    name: str
    text: str


class SoloOffer(TypedDict):
    level: str
    rule: str


class GameOffer(TypedDict):
    """Everything a lobby offers of a game."""

    name: str
    rules: int
    seats: list[int]
    levels: list[str]
    decks: NotRequired[list[str]]
    creatures: NotRequired[list[str]]
    sets: NotRequired[list[str]]
    """The draft: peoples whose cards may be drafted."""
    setup: dict[str, list[str]]
    rulesets: list[RulesetName]
    solo: NotRequired[SoloOffer]
    """Blue Moon: the level of the deck that plays itself."""
    switches: list[Switch]


# ---- people ----


class Ending(TypedDict):
    reason: str
    """rules, resign, flag (time), claim, penalty."""
    returns: list[float]
    winners: list[Seat]


class SeatLine(TypedDict):
    kind: str
    name: str
    level: str


class Result(Ending):
    is_assisted: bool
    left: list[Seat]
    """Who left before the end."""


class StatisticsLine(TypedDict):
    game: Game
    against: str
    won: int
    shared: int
    lost: int
    assisted: int


class Passkey(TypedDict):
    id: str
    at: int


class BotQueue(TypedDict):
    people: int
    bots: int


class AdminSeat(TypedDict):
    name: str
    level: str


class AdminTable(TypedDict):
    id: str
    game: Game
    status: Literal["waiting", "playing", "over"]
    seats: list[AdminSeat]
    updated_at: int


class AdminReport(TypedDict):
    id: str
    at: int
    name: str
    called: str
    reporter: str
    reason: Literal["name", "chat", "cheating", "leaving", "other"]
    text: str
    table: str | None
    talk: list[str]


class Ban(TypedDict):
    id: str
    what: Literal["identity", "address"]
    name: str
    until: int
    reason: str


class CupStanding(TypedDict):
    rank: int
    player: int
    played: int
    won: float
    points: float
    buchholz: float
    scored: float
    conceded: float


# ---- decks ----


class DeckProblem(TypedDict):
    rule: str
    what: str
    remedy: str
    text: str
    """Word for word what `moondrake deck check` says."""
    card: str
    line: int


class DeckReport(TypedDict):
    """A deck and everything to be said about it, in the reader's language."""

    name: str
    leader: str
    people: str
    inquisitor: str | None
    emissary: str | None
    family: int
    drafted: bool
    ruleset: str
    cards: list[str]
    size: int
    wanted: int
    moons: int
    limit: int | None
    """null: moons do not count in this deck."""
    is_legal: bool
    to_do: str
    """What is missing, in one sentence."""
    summary: str
    problems: list[DeckProblem]
    packs: list[str]
    text: str


class DeckVersion(TypedDict):
    number: int
    name: str
    text: str
    at: int


class KeptDeck(TypedDict):
    id: str
    name: str
    updated_at: int
    is_legal: bool
    deck: DeckReport | None
    unread: list[DeckProblem]
    """Cards that are not known any more, such as those of a pack that was removed."""
    versions: NotRequired[list[DeckVersion]]


class ReadDeck(TypedDict):
    deck: DeckReport | None
    unread: list[DeckProblem]


class ReadyDeck(TypedDict):
    key: str
    name: str
    people: str
    leader: str
    inquisitor: str | None
    emissary: str | None
    emissary_name: str
    family: int
    drafted: bool
    ruleset: str
    cards: list[str]
    is_printed: bool


class RulesetKey(TypedDict):
    key: str
    name: str


class ReadyDecks(TypedDict):
    decks: list[ReadyDeck]
    rulesets: list[RulesetKey]
    leaders: list[str]
    inquisitors: list[str]
    hand: int
    """How many cards one begins with."""


class Prices(TypedDict):
    prices: dict[str, int]
    """Moons by key; what is missing costs nothing."""
    allowed: list[str]


class Pack(TypedDict):
    name: str
    text: str
    updated_at: int
    cards: int


class PackReport(TypedDict):
    name: str
    is_sound: bool
    faults: list[str]
    cards: list[CardFacts]


class Estimate(TypedDict):
    rate: float
    low: float
    """With `high` the 95 % interval."""
    high: float
    games: int


class StudyRow(TypedDict):
    out: str
    into: str
    overall: Estimate
    against: dict[str, Estimate]


class CardUse(TypedDict):
    seen: int
    played: int
    won: float
    stayed: float


class Study(TypedDict):
    """What was measured of a deck; where nothing was, its status alone."""

    status: Literal["none", "running", "over", "stopped"]
    level: str
    milliseconds: int
    done: int
    total: int
    deck: list[str]
    row: StudyRow
    exchanges: list[StudyRow]
    cards: dict[str, CardUse]


# ---- draft ----


class DraftTable(TypedDict):
    step: str
    """sets deal keep leave leader over"""
    asked: Seat | None
    sets: list[str]
    deal: int
    """From 0."""
    deals: int
    deal_size: int
    turn: int
    passes_left: bool
    pack: list[CardId]
    kept: list[CardId]
    left_out: list[CardId]
    to_leave: int
    leaders: list[str | None]
    """The people of each seat's leader, as far as it is known."""
    pack_sizes: list[int]
    kept_sizes: list[int]
    moves: int
    pile_size: int
    rests_size: int


class DraftView(TypedDict):
    setup: dict[str, str]
    table: DraftTable
    memory: NotRequired[object]
    cards: dict[str, str]


class OwnCards(TypedDict):
    seat: Seat
    leader: str
    pool: list[str]
    deck: list[str]
    is_ready: bool


class DraftSeat(TypedDict):
    seat: Seat
    name: str
    is_bot: bool
    is_ready: bool


class DraftMatch(TypedDict):
    round: int
    seats: tuple[Seat, Seat]
    table: str
    status: str
    winner: Seat | None


class DraftStanding(TypedDict):
    seat: Seat
    won: int
    played: int


class DraftRound(TypedDict):
    id: str
    seats: list[DraftSeat]
    ready_by: int
    mine: list[OwnCards]
    matches: list[DraftMatch]
    standings: list[DraftStanding]
    picks: dict[str, list[str]]
    """In the order in which they were kept; of others only when everything is over."""
    is_over: bool


# ---- lessons ----


class LessonPart(TypedDict):
    key: str
    title: str
    stage: int
    """Number of its first stage."""


class LessonLine(TypedDict):
    name: str
    game: Game
    title: str
    about: str
    stages: int
    parts: list[LessonPart]


class LessonStage(TypedDict):
    part: str
    seat: Seat
    """Where the learner sits."""
    step: Step | None
    """What led here; null where nothing happened."""
    position: Position
    comment: str | None
    expected: int | None
    """The action that the learner is to choose; null where nothing is asked."""


class WholeLesson(TypedDict):
    name: str
    game: Game
    title: str
    about: str
    parts: list[LessonPart]
    start: StartFrame
    stages: list[LessonStage]
