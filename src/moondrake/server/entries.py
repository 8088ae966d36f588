"""The append-only list of a table: every line is one entry, numbered from 1, chance included."""

from dataclasses import dataclass, field
from typing import Any, Final

JOIN: Final = "join"
REVEAL: Final = "reveal"
START: Final = "start"
DECIDE: Final = "decide"
BACK: Final = "back"
ASK: Final = "ask"
ANSWER: Final = "answer"
RESIGN: Final = "resign"
FLAG: Final = "flag"
CLAIM: Final = "claim"
BOT_SITS: Final = "bot"
RETURN: Final = "return"
CHAT: Final = "chat"
REMATCH: Final = "rematch"
PAUSE: Final = "pause"

KINDS: Final = (
    JOIN,
    REVEAL,
    START,
    DECIDE,
    BACK,
    ASK,
    ANSWER,
    RESIGN,
    FLAG,
    CLAIM,
    BOT_SITS,
    RETURN,
    CHAT,
    REMATCH,
    PAUSE,
)

NOBODY: Final = -1
"""The seat of entries that the server itself makes."""


MARK: Final = ":"
"""How the names of the server's own entries begin; no message can have such a name (`messages.ClientId`)."""


def own_name(what: str, which: int | str) -> str:
    """The server's own name for an entry: the same thing happens once, and no client can be before it."""
    return f"{MARK}{what}-{which}"


@dataclass(slots=True)
class Entry:
    """One line of a table's list.

    `action` is a player's decision, `draws` what chance answered until a player was asked again. `client` is
    the sender's own name for what it sent: the same name from the same seat is the same entry.
    """

    kind: str
    seat: int = NOBODY
    action: int | None = None
    draws: tuple[int, ...] | None = None
    data: dict[str, Any] = field(default_factory=dict)
    client: str | None = None
    seq: int = 0
    at: int = 0
