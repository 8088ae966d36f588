"""What is agreed when a table is made. Stored as JSON with the table; never changed afterwards."""

from typing import Any, Final, Literal

import msgspec

from moondrake.games.desk import NO_PENALTY

AGREED, RANDOM, SECRET = "agreed", "random", "secret"
KEEP, SWAP_SETS, CHOOSE_AGAIN, CHANGE_DECK = "keep", "swapSets", "chooseAgain", "changeDeck"
LEADERS: Final = (AGREED, RANDOM, SECRET)
BETWEEN: Final = (KEEP, SWAP_SETS, CHOOSE_AGAIN, CHANGE_DECK)
HUMAN: Final = "human"
BOT: Final = "bot"
SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `move` and `days` are for one spell of questions, `game` for all of them."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def budget(self) -> int:
        """Milliseconds a seat begins with; 0 for no limit."""
        if self.kind == "days":
            return self.days * DAY
        return self.seconds * SECOND if self.kind != "none" else 0


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["human", "bot"] = HUMAN
    level: str = ""
    name: str = ""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people want to play at this table."""

    clock: ClockRule = ClockRule()
    watching: Literal["on", "off", "consent"] = "on"
    take_back: Literal["on", "off"] = "on"
    hints: bool = True
    memory: bool = True
    chat: bool = True
    absence: int = 120
    """Seconds after which an absent seat's win may be claimed or a bot put in its place."""
    rated: bool = False
    """The game counts for the ratings of those who want one."""


class TableSetup(msgspec.Struct, frozen=True):
    """Everything settled before the first card is dealt."""

    game: str
    header: dict[str, str]
    seats: tuple[SeatPlan, ...]
    options: Options
    crystals: tuple[int, ...] = ()
    """A match of Blue Moon: crystals won so far, seat by seat; empty for a single game (BM-8.5)."""
    games: tuple[tuple[float, ...], ...] = ()
    """What the games before brought, seat by seat, oldest first: of the match, or of all rematches so far."""
    tournament: str = ""
    """The tournament that opened this table; empty for all others."""
    leaders: str = AGREED
    """BM-8.7: decks are `agreed` on, dealt by chance (`random`), or chosen by each seat in `secret`."""
    between: str = KEEP
    """BM-8.7: what happens to the decks before the next game of a match."""
    penalty: str = NO_PENALTY
    """BM-20.4: what a take-back that the rules grant costs in a tournament."""

    @property
    def counts(self) -> bool:
        """Does the result count beside this table, for a rating or in a tournament?"""
        return self.options.rated or bool(self.tournament)

    @property
    def has_choice(self) -> bool:
        """Does each seat bring a deck to this game when it sits down?"""
        if self.leaders == SECRET and (not self.games or self.between == CHOOSE_AGAIN):
            return True
        return self.between == CHANGE_DECK and bool(self.games)


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(TableSetup)


def setup_text(setup: TableSetup) -> str:
    """The set-up as it is stored."""
    return _ENCODER.encode(setup).decode()


def read_setup(text: str) -> TableSetup:
    """The set-up that was stored."""
    return _DECODER.decode(text)


def to_json(value: Any) -> str:
    """Any plain value as compact JSON."""
    return _ENCODER.encode(value).decode()


def from_json(text: str | None) -> Any:
    """The plain value of stored JSON; None for nothing."""
    return None if text is None else msgspec.json.decode(text)
