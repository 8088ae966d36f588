"""Blue Moon for learners: its encodings as coders, and its table in plain rows."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from moondrake.adapters.seating import Coder, Observed, Row
from moondrake.bluemoon import CARD_SHIFT, BlueMoonView, Match, State, setup_from_header, start_match
from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import encoding as bluemoon
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.words import card_name
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.players.bluemoon import features
from moondrake.players.bluemoon.thumb import Lore
from moondrake.table import HIDDEN
from moondrake.table.encoding import Stretch, laid_out

WHOSE: Final = {features.MINE: "mine", features.THEIRS: "yours"}


class BlueMoonCoder(Coder[State]):
    """Blue Moon; what was worked out for a match is kept while the same header is started again."""

    name = BLUE_MOON.name
    title = "BlueMoon"
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

    most = 20.0
    is_zero_sum = True

    def __init__(self) -> None:
        self._numbering: bluemoon.Numbering | None = None
        self._header: dict[str, str] = {}
        self._match: Match | None = None

    def start(self, header: Mapping[str, str]) -> State:
        if self._match is None or self._header != header:
            self._match, self._header = Match(setup_from_header(header)), dict(header)
        return start_match(self._match, events=False)

    def parameters(self) -> dict[str, str | int]:
        return super().parameters() | {"lookahead": "off"}

    def rows(self, view: BlueMoonView) -> list[Row]:
        return table_rows(view)

    def numbering(self, state: State) -> bluemoon.Numbering:
        """The slots of a match."""
        found = self._numbering
        if found is None or found.match is not state.match:
            found = self._numbering = bluemoon.Numbering(state.match)
        return found

    def numbers(self, state: State, actions: list[int]) -> list[int]:
        return self.numbering(state).numbers(actions, state.seat_to_act())

    def action(self, state: State, number: int) -> int:
        return self.numbering(state).action(number, state.seat_to_act())

    def place_word(self, stretch: Stretch, place: int) -> str:
        if stretch.size != bluemoon.SLOTS:
            return str(place)
        known = place < len(bluemoon.SLOT_KEYS)
        return bluemoon.SLOT_KEYS[place] if known else f"pack-{place - len(bluemoon.SLOT_KEYS) + 1}"

    def encode(self, state: State, seat: int) -> bytearray:
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

    def observation(self, state: State, seat: int) -> Observed:
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


CODERS: Final = {"bytes": BlueMoonCoder, "features": FeatureCoder}


def table_rows(view: BlueMoonView) -> list[Row]:
    """Element, dragons, then both sides zone by zone."""
    table = view.table
    element = Element(table.element).name.lower() if table.element >= 0 else "none"
    holder = "a" if table.dragons > 0 else "b"
    dragons = f"{abs(table.dragons)} with {holder}" if table.dragons else "all in the middle"
    found = [Row(f"element: {element}; dragons: {dragons}; active: {'ab'[table.seat]}")]
    for seat in (1, 0):
        side = table.sides[seat]
        found.append(
            Row(f"{'ab'[seat]}: power {side.power}, {side.hand_size} in hand, {side.pile_size} in the pile")
        )
        zones = {
            "combat": side.active,
            "covered": side.inactive,
            "support": side.support,
            "bluffs": side.bluffs,
            "leadership": side.leading,
            "ships": tuple(ship.ship for ship in side.ships),
            "lasting": side.lasting,
        }
        for name, cards in zones.items():
            if cards:
                found.append(Row(f"  {name}", tuple(_tile(view, card) for card in cards), element))
    if table.winner >= 0:
        found.append(Row(f"{'ab'[table.winner]} wins {table.crystals} crystals"))
    return found


def _tile(view: BlueMoonView, card: int) -> str:
    if card == HIDDEN:
        return "face down"
    printed = view.match.facts[card >> CARD_SHIFT].printed[card & LOCAL]
    return f"{card_name(view.match, card, 'en')} {printed.fire}/{printed.earth}"
