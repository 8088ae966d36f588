"""A view of Equinox as JSON, and back. Pure: nothing but the view decides what comes out.

Creatures, steps and kinds of questions are words, cards are numbers (explained in `cards`), rows count
from 1 as people do, nobody and nothing are null.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.options import Options, header_of, parse_header
from moondrake.equinox.prints import CARDS, FIELDS, KINDS, ROWS, TREE, card_word
from moondrake.equinox.questions import ASK_NAMES, STAYS, STEP_NAMES
from moondrake.equinox.seat import (
    ALL_SEATS,
    SAW_NAMES,
    UNSEEN,
    Asked,
    EquinoxView,
    Imagined,
    Memory,
    OpenTable,
    Saw,
    card_seen,
    entry,
    never_seen,
    other_of,
    saw_of,
    seat_of,
    suit_seen,
)
from moondrake.games.wire import Wire

Json = dict[str, Any]
SAWS: Final = {name.lower(): saw for saw, name in SAW_NAMES.items()}
NONE: Final = -1
KEYS: Final = {creature.key: number for number, creature in enumerate(CREATURES)}
ASKS: Final = {name.lower(): ask for ask, name in ASK_NAMES.items()}
STEPS: Final = {name.lower(): step for step, name in STEP_NAMES.items()}
ABILITY_KEYS: Final = {ability.key: number for number, ability in enumerate(ABILITIES)}
ASK_WORDS: Final = {ask: name for name, ask in ASKS.items()}
STEP_WORDS: Final = {step: name for name, step in STEPS.items()}
CREATURE_KEYS: Final = [creature.key for creature in CREATURES]
CARD_WORDS: Final = [(str(card), card_word(card)) for card in range(CARDS)]
"""Every card: its number as JSON wants it, and its words."""
EMPTY: Final[Json] = {"visible": None, "height": 0, "stone": None}
"""A field with nothing on it."""
KEPT_SIGHTINGS: Final = 65_536
LISTS: Final = (
    "stones_left",
    "points",
    "hand",
    "hand_sizes",
    "aside_sizes",
    "has_secret",
    "picked",
)
PLAIN: Final = ("echoed", "free_discards", "bet_secretly", "picked_size", "pile_size", "discard_size")
TO_OTHERS = (Saw.GIVE, Saw.KEEP)
ABOUT_A_SUIT = (Saw.GIVE, Saw.LACK, Saw.UNNAMED)


def view_json(view: EquinoxView, memory: bool = True) -> Json:
    """The whole view: set-up, table, memory, and the words of all its cards."""
    scribe = Scribe()
    told: Json = {"setup": dict(_setup(view.table.options)), "table": scribe.table(view.table)}
    if memory:
        told["memory"] = scribe.memory(view)
    scribe.found.discard(NONE)
    told["cards"] = dict(map(CARD_WORDS.__getitem__, sorted(scribe.found)))
    return told


@lru_cache(maxsize=256)
def _setup(options: Options) -> dict[str, str]:
    """The set-up in words; the same for every view of a match."""
    return header_of(options)


def question_json(view: EquinoxView) -> Json:
    """What the seat is asked."""
    return asked_json(view.table.asked[-1])


def asked_json(asked: Asked) -> Json:
    """One waiting question; `other` is a seat or a field, depending on the ability."""
    return {
        "ask": ASK_WORDS[asked.ask],
        "seat": _number(asked.seat),
        "ability": ABILITIES[asked.ability].key if asked.ability >= 0 else None,
        "source": ABILITIES[asked.source].key if asked.source >= 0 else None,
        "other": _number(asked.other),
        "left": asked.left,
    }


class Scribe:
    """Writes parts of a view and collects the cards that occur."""

    def __init__(self) -> None:
        self.found: set[int] = set()

    def card(self, card: int) -> int | None:
        """A card's number, or null for none."""
        if card < 0:
            return None
        self.found.add(card)
        return card

    def cards(self, cards: Sequence[int]) -> list[int]:
        """Cards in a list, none of them hidden."""
        self.found.update(cards)
        return [*cards]

    def table(self, table: OpenTable) -> Json:
        self.found.update(table.visible)
        return {
            "step": STEP_WORDS[table.step],
            "turn": table.turn,
            "row": table.row + 1,
            "creatures": [
                _column(table, creature, controller)
                for creature, controller in zip(table.creatures, table.controllers, strict=True)
            ],
            "stones_left": [*table.stones_left],
            "points": [*table.points],
            "hand": self.cards(table.hand),
            "hand_sizes": [*table.hand_sizes],
            "aside_sizes": [*table.aside_sizes],
            "secret": self.card(table.secret),
            "has_secret": [*table.has_secret],
            "secret_used": _seats(table.secret_used),
            "bet_on": _creatures(table.bet_on),
            "echoed": table.echoed,
            "free_discards": table.free_discards,
            "bet_secretly": table.bet_secretly,
            "picked": self.cards(table.picked),
            "picked_size": table.picked_size,
            "pile_size": table.pile_size,
            "discard_size": table.discard_size,
            "asked": [asked_json(asked) for asked in table.asked],
        }

    def memory(self, view: EquinoxView) -> Json:
        memory = view.memory
        told = [dict(_sighting(sighting)) for sighting in memory.sightings]
        self.found.update([sighting["card"] for sighting in told if "card" in sighting])
        return {
            "covered": [
                {
                    "creature": CREATURE_KEYS[field // ROWS],
                    "row": field % ROWS + 1,
                    "cards": self.cards(cards),
                }
                for field, cards in enumerate(memory.covered)
                if cards
            ],
            "discarded": self.cards(memory.discarded),
            "aside": self.cards(memory.aside),
            "held": [self.cards(cards) for cards in memory.held],
            "unseen": self.cards(never_seen(view.table, memory)),
            "sightings": told,
        }


def _column(table: OpenTable, creature: int, controller: int) -> Json:
    """A creature with its fields."""
    vanished, champions = table.vanished_in[creature], table.champions[creature]
    first, end = creature * ROWS, creature * ROWS + ROWS
    rows: list[Json] = []
    for visible, height, stone in zip(  # noqa: B905 slices of equal lengths; this is the hottest line here
        table.visible[first:end], table.heights[first:end], table.stones[first:end]
    ):
        if height:
            rows.append({"visible": visible, "height": height, "stone": stone if stone >= 0 else None})
        elif stone < 0:
            rows.append(EMPTY.copy())
        else:
            rows.append({"visible": None, "height": 0, "stone": stone})
    return {
        "creature": CREATURE_KEYS[creature],
        "vanished_in": None if vanished == STAYS else vanished + 1,
        "controller": controller if controller >= 0 else None,
        "champions": _seats(champions) if champions else [],
        "rows": rows,
    }


@lru_cache(maxsize=KEPT_SIGHTINGS)
def _sighting(sighting: int) -> Json:
    """One entry of the story of hidden cards; what it does not say is left out. For copying."""
    saw = saw_of(sighting)
    told: Json = {"saw": SAW_NAMES[saw].lower(), "seat": seat_of(sighting)}
    if card_seen(sighting) != UNSEEN:
        told["card"] = card_seen(sighting)
    if saw in TO_OTHERS:
        told["to"] = other_of(sighting)
    if sighting & ALL_SEATS != ALL_SEATS:
        told["seen_by"] = _seats(sighting & ALL_SEATS)
    if saw in ABOUT_A_SUIT and suit_seen(sighting) < KINDS:
        told["creature"] = CREATURE_KEYS[suit_seen(sighting)]
    return told


def read_view(told: Json, seat: int, blank: type[Imagined]) -> EquinoxView:
    """The view that `view_json` wrote; `blank` is the class imagined states are made of."""
    return EquinoxView(blank, seat, _read_table(told), _read_memory(told["memory"]))


def _read_table(told: Json) -> OpenTable:
    table = told["table"]
    vanished_in = [STAYS] * KINDS
    champions = [0] * KINDS
    visible, heights, stones = [NONE] * FIELDS, [0] * FIELDS, [NONE] * FIELDS
    for column in table["creatures"]:
        creature = KEYS[column["creature"]]
        if column["vanished_in"] is not None:
            vanished_in[creature] = column["vanished_in"] - 1
        champions[creature] = _bits(column["champions"])
        for row, field in enumerate(column["rows"]):
            place = creature * ROWS + row
            visible[place], heights[place] = _read(field["visible"]), field["height"]
            stones[place] = _read(field["stone"])
    rest: dict[str, Any] = {name: tuple(table[name]) for name in LISTS}
    rest |= {name: table[name] for name in PLAIN}
    return OpenTable(
        options=parse_header(told["setup"]),
        step=STEPS[table["step"]],
        turn=table["turn"],
        row=table["row"] - 1,
        creatures=tuple([KEYS[column["creature"]] for column in table["creatures"]]),
        vanished_in=tuple(vanished_in),
        visible=tuple(visible),
        heights=tuple(heights),
        stones=tuple(stones),
        champions=tuple(champions),
        controllers=tuple([_read(column["controller"]) for column in table["creatures"]]),
        secret=_read(table["secret"]),
        secret_used=_bits(table["secret_used"]),
        bet_on=_bits([KEYS[key] for key in table["bet_on"]]),
        asked=tuple([_read_asked(asked) for asked in table["asked"]]),
        **rest,
    )


def _read_asked(told: Json) -> Asked:
    return Asked(
        ASKS[told["ask"]],
        NONE if told["seat"] is None else told["seat"],
        ABILITY_KEYS.get(told["ability"], NONE),
        ABILITY_KEYS.get(told["source"], NONE),
        _read(told["other"]),
        told["left"],
    )


def _read_memory(told: Json) -> Memory:
    covered: list[tuple[int, ...]] = [()] * FIELDS
    for field in told["covered"]:
        covered[KEYS[field["creature"]] * ROWS + field["row"] - 1] = tuple(field["cards"])
    return Memory(
        covered=tuple(covered),
        discarded=tuple(told["discarded"]),
        aside=tuple(told["aside"]),
        held=tuple([tuple(cards) for cards in told["held"]]),
        sightings=tuple([_read_sighting(sighting) for sighting in told["sightings"]]),
    )


def _read_sighting(told: Json) -> int:
    saw = SAWS[told["saw"]]
    suit = KEYS[told["creature"]] if "creature" in told else TREE if saw == Saw.KEEP else 0
    seen = _bits(told["seen_by"]) if "seen_by" in told else ALL_SEATS
    return entry(saw, told["seat"], told.get("to", 0), suit, told.get("card", UNSEEN)) | seen


def _read(value: int | None) -> int:
    return NONE if value is None else value


def _bits(places: Iterable[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _number(value: int) -> int | None:
    """A seat or field, null for none and for chance."""
    return value if value >= 0 else None


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1] if bits else []


def _creatures(bits: int) -> list[str]:
    return [key for creature, key in enumerate(CREATURE_KEYS) if bits >> creature & 1] if bits else []


class EquinoxWire(Wire[EquinoxView]):
    """Equinox' views and questions as JSON."""

    def view_json(self, view: EquinoxView, memory: bool = True) -> Json:
        return view_json(view, memory)

    def read_view(self, told: Json, seat: int, blank: Any) -> EquinoxView:
        return read_view(told, seat, blank)

    def question_json(self, view: EquinoxView) -> Json:
        return question_json(view)
