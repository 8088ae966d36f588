"""What clients may say, over a socket or by POST: one JSON object with a `type` (docs/server.md)."""

from typing import Annotated, Final

import msgspec

from moondrake.games.desk import Touch
from moondrake.server.desks import MOST_SEATS
from moondrake.server.errors import Refused
from moondrake.words import PATTERN

LONGEST: Final = 8192
"""Bytes of one message."""

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9_.-]+$")]
Language = Annotated[str, msgspec.Meta(pattern=PATTERN)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Action = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] | Word
Card = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Row = Annotated[int, msgspec.Meta(ge=1, le=5)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=128, pattern=r"^[\x21-\x7e]+$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Anything a client says. `id` is its own name for it: the same name twice is the same message."""

    id: ClientId | None = None
    seat: Seat | None = None
    """Which of its seats the client speaks for; needed only where it has several."""


class Hello(Message, frozen=True, tag="hello"):
    """First message of a socket: who, since which step, in which language."""

    key: Key | None = None
    since: Number | None = None
    language: Language = "en"


class Answer(Message, frozen=True, tag="answer"):
    """The answer to the open question `sequence`: an action's number or its word."""

    action: Action
    sequence: Number


class Resync(Message, frozen=True, tag="resync"):
    """Send every step after this number again."""

    since: Number = 0


class Look(Message, frozen=True, tag="look"):
    """Look at the table from another of one's own seats (hot-seat)."""


class Speak(Message, frozen=True, tag="language"):
    """From now on in this language."""

    language: Language


class Why(Message, frozen=True, tag="why"):
    """Why may I not do this? About an action, or about a card or a creature (and its row) that is touched."""

    action: Action | None = None
    card: Card | None = None
    creature: Word | None = None
    row: Row | None = None

    def attempt(self) -> int | str | Touch:
        """What is asked about; raises Refused unless it is one thing."""
        given = [value for value in (self.action, self.card, self.creature) if value is not None]
        if len(given) != 1 or (self.row is not None and self.creature is None):
            raise Refused("malformed", "refused-why-one")
        if self.action is not None:
            return self.action
        return Touch(self.card, self.creature or "", None if self.row is None else self.row - 1)

    def told(self) -> dict[str, int | str]:
        """The question as it is repeated in the reply."""
        asked = {"action": self.action, "card": self.card, "creature": self.creature, "row": self.row}
        return {name: value for name, value in asked.items() if value is not None}


class Breakdown(Message, frozen=True, tag="breakdown"):
    """Where do powers or scores come from?"""


class Hint(Message, frozen=True, tag="hint"):
    """What would a good player do?"""


class TakeBack(Message, frozen=True, tag="take_back"):
    """Take back decisions: `to` is how many decisions of the game stay; the own last one if absent."""

    to: Number | None = None


class AskBot(Message, frozen=True, tag="ask_bot"):
    """Let a bot play `for_seat`: the own seat, or one whose player is away."""

    for_seat: Seat
    level: Word | None = None


class Consent(Message, frozen=True, tag="consent"):
    """Yes or no to what somebody asked for in step `ask`."""

    ask: Number
    yes: bool


class Reveal(Message, frozen=True, tag="reveal"):
    """The seed whose hash was given when the seat was taken; asked for when everybody sits."""

    seed: Seed


class Resign(Message, frozen=True, tag="resign"):
    """Give up."""


class Claim(Message, frozen=True, tag="claim"):
    """Claim the win over a seat that is asked and has been away for too long."""

    against: Seat


class Return(Message, frozen=True, tag="return"):
    """Take the own seat back from the bot."""


class Say(Message, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Chat


class Mute(Message, frozen=True, tag="mute"):
    """Do not show me what this seat says (or show it again)."""

    whom: Seat
    on: bool = True


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


AnyMessage = (
    Hello
    | Answer
    | Resync
    | Look
    | Speak
    | Why
    | Breakdown
    | Hint
    | TakeBack
    | AskBot
    | Consent
    | Reveal
    | Resign
    | Claim
    | Return
    | Say
    | Mute
    | Ping
)

_DECODER: Final = msgspec.json.Decoder(AnyMessage)


def read_message(raw: bytes | str) -> AnyMessage:
    """The message in these bytes; raises Refused that says what is wrong with it."""
    if len(raw) > LONGEST:
        raise Refused("too_large", "refused-message-bytes", bytes=len(raw), most=LONGEST)
    try:
        message: AnyMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", "refused-unreadable", problem=str(error)) from error
    return message
