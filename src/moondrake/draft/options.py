"""How a draft is set up: seats, people sets, and how leaders are found."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.series import AGREED, LEADER_CHOICES
from moondrake.table.errors import SetupError
from moondrake.table.saying import listed

NAME: Final = "draft"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
SEAT_LETTERS: Final = "abcdef"
DRAWN: Final = "drawn"

SETS_FOR: Final = (0, 0, 3, 4, 6, 7, 9)
"""BM-21.1: the number of people sets for each number of players."""
DEAL_FOR: Final = (0, 0, 5, 5, 5, 6, 7)
"""BM-21.1: how many cards each player is dealt at once."""


@dataclass(frozen=True, slots=True)
class Options:
    """Everything agreed before the draft. Without `sets` chance draws them."""

    seats: int = LEAST_SEATS
    sets: tuple[int, ...] = ()
    leader_choice: str = AGREED

    def sets_needed(self) -> int:
        """BM-21.1: how many people sets take part."""
        return SETS_FOR[self.seats]


def header_of(options: Options) -> dict[str, str]:
    """The set-up in words, as a record keeps it."""
    return {
        "players": str(options.seats),
        "sets": " ".join([PEOPLES[number] for number in options.sets]) or DRAWN,
        "leaderChoice": options.leader_choice,
    }


def parse_header(header: Mapping[str, str]) -> Options:
    """The options that a header describes; what is missing has its usual value."""
    known = ("players", "sets", "leaderChoice")
    for key in header:
        if key not in known:
            raise SetupError("problem-draft-setting", word=key, known=listed(known))
    seats = _parse_seats(header.get("players", str(LEAST_SEATS)))
    choice = header.get("leaderChoice", AGREED)
    if choice not in LEADER_CHOICES:
        raise SetupError("problem-draft-leaders", word=choice, known=listed(LEADER_CHOICES))
    return Options(seats, _parse_sets(header.get("sets", DRAWN), seats), choice)


def _parse_seats(word: str) -> int:
    allowed = [str(seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)]
    if word not in allowed:
        raise SetupError("problem-draft-players", word=word, rule="BM-21.1", known=listed(allowed))
    return int(word)


def _parse_sets(words: str, seats: int) -> tuple[int, ...]:
    """BM-21.1: the agreed peoples, in the order in which their sets are dealt; none where chance draws."""
    if words.strip().lower() == DRAWN:
        return ()
    chosen: list[int] = []
    for word in words.replace(",", " ").lower().split():
        if word not in PEOPLES:
            raise SetupError("problem-draft-set", word=word, known=listed((*PEOPLES, DRAWN)))
        if PEOPLES.index(word) in chosen:
            raise SetupError("problem-draft-twice", word=word)
        chosen.append(PEOPLES.index(word))
    if len(chosen) != SETS_FOR[seats]:
        raise SetupError(
            "problem-draft-count", count=len(chosen), players=seats, needed=SETS_FOR[seats], rule="BM-21.1"
        )
    return tuple(chosen)
