"""Equinox for learners: its encoding as a coder, and its table in plain rows."""

from collections.abc import Mapping
from typing import Final

from moondrake.adapters.seating import Coder, Row
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import EquinoxView, State
from moondrake.equinox import encoding as equinox
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.prints import NO_CARD, ROWS, card_word
from moondrake.table import SPECTATOR


class EquinoxCoder(Coder[State]):
    """Equinox, whose actions have fixed numbers already."""

    name = EQUINOX.name
    title = "Equinox"
    version = equinox.VERSION
    actions = equinox.ACTIONS
    size = equinox.SIZE
    stretches = equinox.STRETCHES
    defaults: Mapping[str, str] = {"players": "2", "creatures": "random", "ruleset": "equinox"}

    seats = (2, 5)

    def __init__(self) -> None:
        self._readers: dict[int, equinox.Reader] = {}

    def start(self, header: Mapping[str, str]) -> State:
        state = EQUINOX.start(header)
        state.keep_events(False)
        return state

    def numbers(self, state: State, actions: list[int]) -> list[int]:
        return actions

    def action(self, state: State, number: int) -> int:
        return number

    def rows(self, view: EquinoxView) -> list[Row]:
        return table_rows(view)

    def outcome(self, state: State, rewards: str) -> tuple[float, ...]:
        """The share of the victory, or the points."""
        if rewards == "win":
            return state.returns()
        return state.view(SPECTATOR).table.points

    def encode(self, state: State, seat: int) -> bytearray:
        reader = self._readers.get(seat)
        if reader is None or not reader.is_of(state.position):
            reader = self._readers[seat] = equinox.Reader(state.position, seat)
        return equinox.encode_with(reader)


CODERS: Final = {"bytes": EquinoxCoder}


def table_rows(view: EquinoxView) -> list[Row]:
    """Round and turn, then the creatures and the seats."""
    table = view.table
    seats = range(len(table.hand_sizes))
    found = [Row(f"round {table.row + 1}; turn: {'abcde'[table.turn]}; {table.pile_size} in the pile")]
    for creature in table.creatures:
        fields = [creature * ROWS + row for row in range(ROWS)]
        tiles = tuple(_field(table.visible[place], table.stones[place]) for place in fields)
        champions = "".join("abcde"[seat] for seat in seats if table.champions[creature] >> seat & 1)
        stones = f", champion: {champions}" if champions else ""
        found.append(Row(f"{CREATURES[creature].key}{stones}", tiles))
    for seat in seats:
        found.append(
            Row(
                f"{'abcde'[seat]}: {table.points[seat]:g} points, {table.hand_sizes[seat]} in hand,"
                f" {table.stones_left[seat]} stones left"
            )
        )
    return found


def _field(card: int, stone: int) -> str:
    shown = card_word(card) if card != NO_CARD else "-"
    return f"{shown} ({'abcde'[stone]})" if stone >= 0 else shown
