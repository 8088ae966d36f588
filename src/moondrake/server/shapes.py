"""What goes over the wire, declared once: tests hold real frames against it, and the page's types
(web/src/wire/types.ts) are written from it by scripts/write_wire.py. Cards have the numbers of one match."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict  # which pydantic wants before Python 3.12

Game = Annotated[str, "one of moondrake.games"]
"""The name of a game; the page has those of its list of games."""
Seat = int
CardId = int
Element = Literal["fire", "earth"]
Cards = list[CardId | None]
"""null: a card this viewer may not see."""


# ---- things one may do ----


class Action(TypedDict):
    """A legal action. `id` is sent back; the rest says what it is about, so that the page need not know."""

    id: int
    word: str
    """Notation, such as `play hoax-13`."""
    text: str
    """As a button says it, in the viewer's language."""
    verb: str
    """First word of the notation: play, bluff, choose, pay, pass, done, fight, retreat, bet, secret, ..."""
    card: CardId | None
    """The card that is clicked for it, if there is one."""
    element: NotRequired[Element]
    """Blue Moon: announce."""
    seat: NotRequired[Seat]
    """A seat to choose (start, player)."""
    place: NotRequired[int]
    """Blue Moon: a face-down card by its place, from 0 (`bluffed`), or a group (`which`)."""
    creature: NotRequired[str]
    """Equinox: the creature's key, and the row from 1 for a field."""
    row: NotRequired[int]
    is_final: NotRequired[bool]
    """May only be asked about, after confirmation: it gives up something that cannot be had back."""
    vain: NotRequired[str]
    """Why nothing would come of it, by what the seat knows."""


class CardRef(TypedDict):
    id: CardId
    key: str


class Reason(TypedDict):
    """A reason why something may not be done, with its rules and the cards that stand in the way."""

    rules: list[str]
    text: str
    cards: NotRequired[list[CardRef]]


class Because(TypedDict):
    text: str
    rule: str


# ---- frames ----


class GameEvent(TypedDict):
    kind: str
    """Lower-case name: bluemoon/events.py `What`, equinox/happenings.py `Happening`."""
    seat: Seat
    cards: list[CardRef | None]
    """null: a card this viewer may not see."""
    amount: int
    rule: str
    text: str | None
    """null: nothing worth saying."""
    because: NotRequired[Because]
    """Why the deck of a solo game did that (BM-22)."""


class Step(TypedDict):
    type: Literal["step"]
    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    """One of server/entries.py."""
    seat: Seat | None
    data: dict[str, object]
    events: list[GameEvent]


class SeatInfo(TypedDict):
    seat: Seat
    name: str
    kind: Literal["human", "bot"]
    level: str | None
    is_ready: bool
    has_left: bool
    left_by: Literal["resign", "flag", "claim"] | None
    """How somebody left; `flag`: out of time."""


class Proposal(TypedDict):
    """Something that players are asked by others: taking back, a bot for an absent seat, watching."""

    ask: int
    what: str
    """take_back, bot, watch."""
    seat: Seat | None
    waits_for: list[Seat]
    to: NotRequired[int]
    level: NotRequired[str]
    name: NotRequired[str]
    for_seat: NotRequired[Seat]


class Clock(TypedDict):
    kind: Literal["none", "move", "game", "days"]
    seconds: int
    increment: int
    days: int


class Options(TypedDict):
    clock: Clock
    watching: Literal["on", "off", "consent"]
    take_back: Literal["on", "off"]
    hints: bool
    memory: bool
    chat: bool
    absence: int
    rated: NotRequired[bool]
    """The game counts for ratings."""


class SeatSeed(TypedDict):
    seed: str
    by: str


class Fixed(TypedDict):
    by: str
    fixed: str


class Fair(TypedDict):
    """To check the deal: the seeds are told when the game is over."""

    commitment: str
    seats: list[Fixed]
    to_reveal: list[Seat]
    seal: NotRequired[str]
    server_seed: NotRequired[str]
    seat_seeds: NotRequired[list[SeatSeed]]


class Match(TypedDict):
    """BM-8.7: what was agreed on for a match."""

    leaders: str
    between: str
    has_choice: bool


class Identified(TypedDict):
    """How every frame about the game begins."""

    protocol: int
    game: Game
    rules: int
    seat: Seat | None
    """The seat looked from; null for a spectator."""
    table: str
    seq: int


class StartFrame(Identified):
    type: Literal["start"]
    setup: dict[str, str]
    clock: int
    """Milliseconds."""
    options: Options
    crystals: list[int]
    """A match: crystals won so far, seat by seat; empty for a single game."""
    games: list[list[float]]
    """What the games before brought, seat by seat: of the match, or of all rematches."""
    tournament: str | None
    """The tournament that opened this table."""
    match: Match | None
    my_seats: list[Seat]
    fair: Fair


class Question(TypedDict):
    ask: str
    seat: Seat | None
    side: NotRequired[Seat]
    source: NotRequired[CardId | None]
    left: NotRequired[int]
    flags: NotRequired[int]
    place: NotRequired[int]
    effect: NotRequired[object]
    cards: NotRequired[Cards]
    ability: NotRequired[str | None]


class Ignored(TypedDict):
    card: CardId
    what: list[Literal["card", "text", "icons"]]


class Worth(TypedDict):
    card: CardId
    value: int


class Ahead(TypedDict):
    power: int
    shield: bool
    needs: int | None


class Foreseen(TypedDict):
    """Blue Moon: what the own power would be with a card of the hand, if nobody answered it."""

    card: CardId
    fire: int
    earth: int


class Marks(TypedDict):
    """Blue Moon: what texts do to the cards that lie there now."""

    ignored: list[Ignored]
    """Cards of which something is ignored now: `card` its value counts nothing, `text`, `icons`."""
    values: list[Worth]
    """What a card counts now in the contested element, where that differs from what is printed."""
    protected: list[CardId]
    """Cards with an effective PROTECTED."""
    powers: list[dict[Element, int]]
    """What each side has in either element, seat by seat."""
    shields: list[bool]
    """Who has an effective SHIELD in the contested element, seat by seat."""
    needs: int | None
    """What the active player has to reach; null in the first turn of a fight."""
    ahead: Ahead | None
    """What the active player has and needs without the cards that the first character of the turn will cover;
    null where nothing is going to be covered."""
    dragons: NotRequired[list[int]]
    """How many dragons each seat would gain if the other left the fight now."""


class EquinoxMarks(TypedDict):
    """Equinox: what the rules make of what lies there now (`Position.marks`)."""

    champion_worth: int
    """What a stone is worth on a champion card and in each row."""
    row_worth: list[int]
    strengths: dict[str, float | None]
    """Strength in the current row of every creature in the tournament; null: no card there yet."""
    weakest: list[str]
    """The lowest of them; more than one: nothing vanishes."""
    empty: list[str]
    """Creatures without a card in the current row: nothing vanishes before they have one."""
    next: Seat
    possible: list[float]
    """By seat: open stones, a hidden bet, and all stones left bet in this round."""
    stakes: dict[str, list[float]]
    """What lies on each creature, by seat, with the viewer's own hidden bet: lost when it vanishes."""


class Position(Identified):
    """The table as it is. `choose`: this viewer is asked; `view`: somebody else is; `over`: the end."""

    type: Literal["choose", "view", "over"]
    sequence: int
    decisions: int
    status: Literal["waiting", "playing", "over"]
    to_act: Seat | None
    clocks: list[int] | None
    """Milliseconds left, seat by seat."""
    seats: list[SeatInfo]
    asks: list[Proposal]
    is_assisted: bool
    rematch: str | None
    """The table of the rematch, once somebody asked for it."""
    view: "NotRequired[BlueMoonView | EquinoxView]"
    """Absent before the game begins."""
    marks: NotRequired[Marks | EquinoxMarks]
    """What the rules make of what lies there now."""
    clock: NotRequired[int]
    """`choose` only, as what follows up to `take_back`; milliseconds for this decision."""
    question: "NotRequired[Question | Asked]"
    text: NotRequired[str]
    actions: NotRequired[list[Action]]
    take_back: NotRequired[int | None]
    """How many decisions stay if one takes back for free; null if the others have to be asked."""
    foreseen: NotRequired[list[Foreseen]]
    returns: NotRequired[list[float]]
    """`over` only, as what follows."""
    winners: NotRequired[list[Seat]]
    reason: NotRequired[str]
    """'' for an end by the rules; resign, flag (time), claim, penalty."""
    by: NotRequired[Seat | None]
    fair: NotRequired[Fair]


class ErrorFrame(TypedDict):
    """Something was refused; nothing was changed. More may be told with it, such as `retry_after`."""

    type: Literal["error"]
    protocol: int
    code: str
    message: str
    id: str | None


class AckFrame(TypedDict):
    """What was sent is stored for good, as entry `seq`."""

    type: Literal["ack"]
    id: str | None
    seq: int
    duplicate: bool


class Choice(TypedDict):
    action: int
    line: list[int]
    chance: float
    worlds: int


class Hint(TypedDict):
    action: int
    choices: list[Choice]
    text: list[str]


class Change(TypedDict):
    layer: int
    value: int
    rules: list[str]
    by: list[CardRef | None]


class PowerLine(TypedDict):
    card: CardRef | None
    printed: int
    value: int
    rule: str
    changes: list[Change]


class Power(TypedDict):
    seat: Seat
    element: Element
    power: int
    has_shield: bool
    lines: list[PowerLine]
    raises: list[Change]
    text: list[str]


class Dragons(TypedDict):
    winner: Seat
    dragons: int
    text: list[str]


class BlueMoonBreakdown(TypedDict):
    powers: list[Power]
    dragons: list[Dragons]


class Control(TypedDict):
    creature: str
    controller: Seat | None
    sums: list[int]
    """By seat, -1 for none."""
    rule: str


class Score(TypedDict):
    seat: Seat
    creature: str
    row: int
    """From 0."""
    points: float
    scores: bool
    """Does it still count?"""
    rule: str


class Standing(TypedDict):
    seat: Seat
    place: int
    points: float
    secret: float
    """This and `rows` are the points compared in a tie, `rule` says whether there was one."""
    rows: list[float]
    rule: str


class EquinoxBreakdown(TypedDict):
    control: list[Control]
    scores: list[Score]
    standings: list[Standing]
    """Best first."""


# ---- Blue Moon: written by scripts/write_fields.py from bluemoon/fields.py ----


class Ship(TypedDict):
    ship: CardId
    is_landed: bool
    cargo: Cards


class Side(TypedDict):
    hand_size: int
    hand: Cards
    """The hand cards the viewer sees: its own, of the other the revealed ones."""
    revealed: Cards
    """Hand cards that lie open (BM-15.6)."""
    pile_size: int
    active: Cards
    """The active cards of the combat zone (BM-3.7)."""
    inactive: Cards
    support: Cards
    """BM-3.11: the four places are layout only, any number may lie here."""
    bluffs: Cards
    """Face-down supports; only their owner sees which cards they are."""
    discard_top: CardId | None
    stack_top: CardId | None
    """Top of the leadership stack."""
    leading: Cards
    """Leadership cards active this turn."""
    ships: list[Ship]
    lasting: Cards
    """Active Hyla and crystal cards (BM-9.7, BM-9.8)."""
    staff: Cards
    """Inquisitor and emissary in the leader zone (BM-9.19, BM-9.20)."""
    vows: Cards
    """Own cards that forbid their owner to lay out others for the rest of the fight."""
    ready: Cards
    """Solo: the Bot's cards that are about to be played, in order (BM-22.6)."""
    exposed: Cards
    """Solo: the Bot's interference cards, which lie open (BM-22.10)."""
    laid: Cards
    power: int


class BlueMoonTable(TypedDict):
    sides: tuple[Side, Side]
    seat: Seat
    """The active player (BM-5.2: A)."""
    to_act: Seat | None
    phase: str
    """BM-5.2: where in the turn we are, by name in `questions.Phase`."""
    is_first: bool
    """First turn of a fight (BM-5.3)."""
    element: Element | None
    dragons: int
    """BM-7.5: from -3 (all with seat 1) to 3 (all with seat 0)."""
    questions: list[Question]
    progress: dict[str, object]
    winner: Seat | None
    crystals: int


class SideMemory(TypedDict):
    discards: Cards
    """Discard pile in known order, the visible card last; `mixed` lies unordered below."""
    mixed_size: int
    mixed: Cards
    """The shuffled part of the discard pile, for its owner."""
    pool: Cards
    """Cards that may lie in `mixed`, all the opponent knows of it."""
    stack: Cards
    """The leadership stack, the visible card last."""
    known_hand: Cards
    """Hand cards that the opponent has seen (BM-3.4a)."""
    limits: list[dict[str, object]]
    bluff_candidates: list[object]
    pile_top: Cards
    pile_bottom: Cards
    """Known-order parts of the draw pile, HIDDEN for whoever does not know them (BM-23.5)."""
    known_bottom: Cards
    """Cards under the draw pile that went there openly."""
    unseen: Cards
    """Cards whose place the viewer does not know."""
    targets: list[object]
    order: Cards
    """As far as the viewer knows it, from the oldest card to the newest."""
    out_at: int
    """The moment the last hand card (or last card at all, RS-29) left; 0 before."""
    seen: Cards
    """With closed lists these cards, and those that lie open now (BM-3.4b)."""


# ---- Blue Moon: the rest ----


class BlueMoonMemory(TypedDict):
    sides: tuple[SideMemory, SideMemory]


class BlueMoonView(TypedDict):
    setup: dict[str, str]
    table: BlueMoonTable
    memory: NotRequired[BlueMoonMemory]
    """Only where agreed, as the earlier points of the turn are."""
    points: "NotRequired[list[BlueMoonView]]"
    cards: dict[str, str]


# ---- Equinox ----


class Field(TypedDict):
    visible: CardId | None
    height: int
    stone: Seat | None


class Creature(TypedDict):
    creature: str
    vanished_in: int | None
    """The row in which it vanished, from 1."""
    controller: Seat | None
    champions: list[Seat]
    """Stones on the champion card, by seat."""
    rows: list[Field]


class Asked(TypedDict):
    ask: str
    seat: Seat | None
    source: NotRequired[str | None]
    """The creature or tree card whose ability asks."""
    left: NotRequired[int]
    cards: NotRequired[Cards]
    ability: NotRequired[str | None]
    other: NotRequired[Seat | None]


class EquinoxTable(TypedDict):
    step: str
    turn: Seat
    row: int
    """Current row, from 1."""
    creatures: list[Creature]
    stones_left: list[int]
    points: list[float]
    hand: list[CardId]
    hand_sizes: list[int]
    aside_sizes: list[int]
    secret: CardId | None
    has_secret: list[bool]
    secret_used: list[Seat]
    bet_on: list[str]
    echoed: bool
    free_discards: bool
    bet_secretly: bool
    picked: list[CardId]
    picked_size: int
    pile_size: int
    discard_size: int
    asked: list[Asked]


class Covered(TypedDict):
    creature: str
    row: int
    cards: list[CardId]


class EquinoxMemory(TypedDict):
    covered: list[Covered]
    discarded: list[CardId]
    aside: Cards
    held: list[Cards]
    """By seat: cards last seen in that hand."""
    unseen: list[CardId]
    """Cards of this game that were never seen."""
    sightings: list[object]


class EquinoxView(TypedDict):
    setup: dict[str, str]
    table: EquinoxTable
    memory: NotRequired[EquinoxMemory]
    """Only where agreed."""
    cards: dict[str, str]
    """Card number to word: `susi 4`, `chameleon 3`, `urvater 1`."""


# ---- lists, references ----


class Spoken(TypedDict):
    """In all languages, or in those that were asked for."""

    en: NotRequired[str]
    de: NotRequired[str]
    hu: NotRequired[str]


class CardFacts(TypedDict):
    key: str
    people: str
    """hoax vulca mimix flit khind terrah pillar aqua buka mutant hyla tutu inter inquisitor emissary ..."""
    number: int
    name: Spoken
    unofficial_names: list[str]
    kind: str
    """character booster support leadership leader ship interference hyla crystal inquisitor emissary ..."""
    fire: int | None
    earth: int | None
    icons: list[str]
    moons: int | None
    capacity: int | None
    deck: str | None
    set: str
    family: str | None
    pair: str | None
    text: Spoken
    rules: list[str]
    certainty: str


class CreatureFacts(TypedDict):
    key: str
    name: str
    text: str
    rule: str


class Chapter(TypedDict):
    key: str
    title: str
    language: str
    is_fallback: bool
    numbers: list[str]


class Rule(TypedDict):
    number: str
    title: str
    chapter: str
    chapter_title: str
    text: str
    """Markdown."""
    source: str
    language: str
    is_fallback: bool
    before: str | None
    after: str | None
    cites: list[str]
    cited_by: list[str]
    switches: list[str]
    cards: list[str]
    page: str


class RuleHit(TypedDict):
    number: str
    title: str
    chapter: str
    snippet: str
    score: float
    language: str
    is_fallback: bool
