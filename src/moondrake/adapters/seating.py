"""One match as learners see it: numbers for actions and positions, chance dealt by a seed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from moondrake.adapters.extras import MissingExtra
from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import Match, State, setup_from_header, start_match
from moondrake.bluemoon import encoding as bluemoon
from moondrake.bluemoon.zones import cards_in
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import State as EquinoxState
from moondrake.equinox import encoding as equinox
from moondrake.players.bluemoon import features
from moondrake.players.bluemoon.thumb import Lore
from moondrake.table import SetupError
from moondrake.table import State as TableState
from moondrake.table.encoding import Stretch, laid_out
from moondrake.table.saying import listed

try:
    import numpy as np
except ImportError as error:
    raise MissingExtra("numpy", "gymnasium") from error

Bytes = np.ndarray[Any, np.dtype[np.int8]]
Observed = np.ndarray[Any, Any]
"""Signed bytes, or numbers of 32 bits where a coder says so."""


WHOSE: Final = {features.MINE: "mine", features.THEIRS: "yours"}


class Coder(ABC):
    """A game in numbers that mean the same in every match of it."""

    name: str
    version: int
    actions: int
    """All actions are below this number."""
    size: int
    """Bytes of an observation."""
    stretches: tuple[Stretch, ...]
    is_real: bool = False
    """Are observations real numbers instead of bytes?"""
    defaults: Mapping[str, str]
    """The header of a match where nothing else is asked for."""

    @abstractmethod
    def start(self, header: Mapping[str, str]) -> TableState:
        """A new match; raises SetupError."""

    @abstractmethod
    def numbers(self, state: TableState, actions: list[int]) -> list[int]:
        """The fixed numbers of actions that are legal now."""

    @abstractmethod
    def action(self, state: TableState, number: int) -> int:
        """The action of this match that a fixed number means now."""

    @abstractmethod
    def encode(self, state: TableState, seat: int) -> bytearray:
        """What a seat knows."""

    def place_word(self, stretch: Stretch, place: int) -> str:
        """What one byte of a stretch is called."""
        return str(place)

    def describe(self, encoded: bytearray) -> str:
        """What the bytes say, a line for each stretch that says anything."""
        lines = []
        for stretch in self.stretches:
            told = encoded[stretch.offset : stretch.offset + stretch.size]
            if any(told):
                lines.append(f"{stretch.name}: {self._told(stretch, told)}")
        return "\n".join(lines)

    def _told(self, stretch: Stretch, told: bytearray) -> str:
        signed = [value - 256 if value > 127 else value for value in told]
        if stretch.size == 1:
            return str(signed[0])
        return " ".join(
            self.place_word(stretch, place) + (f"={value}" if value != 1 else "")
            for place, value in enumerate(signed)
            if value
        )

    def observation(self, state: TableState, seat: int) -> Observed:
        """What a seat knows, as an array."""
        return np.frombuffer(self.encode(state, seat), dtype=np.int8)

    def header(self, options: Mapping[str, str]) -> dict[str, str]:
        """The defaults with options over them; `deck_a` is as good as `deck a`."""
        return {**self.defaults, **{key.replace("_", " "): str(value) for key, value in options.items()}}


class BlueMoonCoder(Coder):
    """Blue Moon; what was worked out for a match is kept while the same header is started again."""

    name = BLUE_MOON.name
    version = bluemoon.VERSION
    actions = bluemoon.ACTIONS
    size = bluemoon.SIZE
    stretches = bluemoon.STRETCHES
    defaults: Mapping[str, str] = {
        "ruleset": "ansmann",
        "lookahead": "exact",
        "deck a": "vulca",
        "deck b": "hoax",
        "start": "drawn",
    }

    def __init__(self) -> None:
        self._numbering: bluemoon.Numbering | None = None
        self._header: dict[str, str] = {}
        self._match: Match | None = None

    def start(self, header: Mapping[str, str]) -> State:
        if self._match is None or self._header != header:
            self._match, self._header = Match(setup_from_header(header)), dict(header)
        return start_match(self._match, events=False)

    def numbering(self, state: State) -> bluemoon.Numbering:
        """The slots of a match."""
        found = self._numbering
        if found is None or found.match is not state.match:
            found = self._numbering = bluemoon.Numbering(state.match)
        return found

    def numbers(self, state: TableState, actions: list[int]) -> list[int]:
        assert isinstance(state, State)
        return self.numbering(state).numbers(actions, state.seat_to_act())

    def action(self, state: TableState, number: int) -> int:
        assert isinstance(state, State)
        return self.numbering(state).action(number, state.seat_to_act())

    def place_word(self, stretch: Stretch, place: int) -> str:
        if stretch.size != bluemoon.SLOTS:
            return str(place)
        known = place < len(bluemoon.SLOT_KEYS)
        return bluemoon.SLOT_KEYS[place] if known else f"pack-{place - len(bluemoon.SLOT_KEYS) + 1}"

    def encode(self, state: TableState, seat: int) -> bytearray:
        assert isinstance(state, State)
        return bluemoon.encode(state, seat, self.numbering(state))


class FeatureCoder(BlueMoonCoder):
    """Blue Moon as the champion's network sees it: its zones slot by slot, then its numbers."""

    version = features.VERSION
    size = len(features.ZONES) * bluemoon.SLOTS + len(features.NUMBERS)
    stretches = laid_out(
        [
            *((f"{WHOSE[side]}: {name}", bluemoon.SLOTS, told) for name, side, told in features.ZONES),
            *((name, 1, told) for name, told in features.NUMBERS),
        ]
    )
    is_real = True

    def __init__(self) -> None:
        super().__init__()
        self._features: features.Features | None = None

    def observation(self, state: TableState, seat: int) -> Observed:
        assert isinstance(state, State)
        if self._features is None or self._features.lore.match is not state.match:
            self._features = features.Features(Lore(state.match))
        slots = self.numbering(state).slots
        row = np.zeros(self.size, dtype=np.float32)
        zones = self._features.zones(state, seat)
        for place, (_, side, _) in enumerate(features.ZONES):
            owner = seat if side == features.MINE else 1 - seat
            base = place * bluemoon.SLOTS
            for card in cards_in(zones[place]):
                row[base + slots[owner][card]] = 1.0
        row[len(features.ZONES) * bluemoon.SLOTS :] = self._features.numbers(state, seat)
        return row


class EquinoxCoder(Coder):
    """Equinox, whose actions have fixed numbers already."""

    name = EQUINOX.name
    version = equinox.VERSION
    actions = equinox.ACTIONS
    size = equinox.SIZE
    stretches = equinox.STRETCHES
    defaults: Mapping[str, str] = {"players": "2", "creatures": "random", "ruleset": "equinox"}

    def start(self, header: Mapping[str, str]) -> TableState:
        state = EQUINOX.start(header)
        state.keep_events(False)
        return state

    def numbers(self, state: TableState, actions: list[int]) -> list[int]:
        return actions

    def action(self, state: TableState, number: int) -> int:
        return number

    def __init__(self) -> None:
        self._readers: dict[int, equinox.Reader] = {}

    def encode(self, state: TableState, seat: int) -> bytearray:
        assert type(state) is EquinoxState
        reader = self._readers.get(seat)
        if reader is None or not reader.is_of(state.position):
            reader = self._readers[seat] = equinox.Reader(state.position, seat)
        return equinox.encode_with(reader)


CODERS: Final[dict[str, dict[str, type[Coder]]]] = {
    "bluemoon": {"bytes": BlueMoonCoder, "features": FeatureCoder},
    "equinox": {"bytes": EquinoxCoder},
}
"""The ways to tell a position of each game, the usual one first."""


def coder(game: str, observation: str = "bytes") -> Coder:
    """The numbers of a game; raises SetupError."""
    if game not in CODERS:
        raise SetupError("problem-no-game", name=game, known=listed(tuple(CODERS)))
    if observation not in CODERS[game]:
        known = listed(tuple(CODERS[game]))
        raise SetupError("problem-observation", game=game, word=observation, known=known)
    return CODERS[game][observation]()
