"""A view of Blue Moon as JSON, and back. Pure: nothing but the view decides what comes out.

Cards stay numbers (`seat * 64 + place in the deck`), hidden and missing ones are null; kinds of questions,
phases and elements are words. Which field is what is read from `bluemoon/fields.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import is_dataclass
from functools import lru_cache
from typing import Any, Final

from moondrake.bluemoon import fields
from moondrake.bluemoon.effects import Card, Effect, Element
from moondrake.bluemoon.fields import Holds
from moondrake.bluemoon.questions import ASK_NAMES, PHASE_NAMES
from moondrake.bluemoon.seat import (
    CARD_SHIFT,
    Asked,
    BlueMoonView,
    Constraint,
    Imagined,
    Match,
    Memory,
    OpenTable,
    Progress,
    ShipView,
    SideMemory,
    SideTable,
    setup_from_header,
)
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in
from moondrake.games.wire import Wire

Json = dict[str, Any]
NONE: Final = -1

CARDS: Final = (Holds.CARDS, Holds.SET, Holds.LIST)
"""What is told as a list of cards, null for hidden ones."""
NEGATIVE: Final = (Holds.CARD, Holds.SEAT)
"""What is null where there is none."""
BY_HAND: Final = (Holds.PHASE, Holds.ELEMENT, Holds.PART)
"""What is told in words or made of other values: `Scribe` and `Reader` say how."""


class Shape(dict[str, Holds]):
    """Which field of a value holds what; `write` makes JSON of a value and collects the cards that occur."""

    def __init__(self, value: fields.Value) -> None:
        super().__init__({field.name: field.holds for field in value.fields if field.holds not in BY_HAND})
        self.write = _writer(self)


def _writer(kinds: dict[str, Holds]) -> Callable[[object, set[int]], Json]:
    """One function for all fields of a value, put together once as dataclasses do: quicker than a loop."""
    told = ", ".join(f"{name!r}: {_form(kind).format(name)}" for name, kind in kinds.items())
    lists = ", ".join(f"value.{name}" for name, kind in kinds.items() if kind in CARDS)
    single = "".join(f"    found.add(value.{name})\n" for name, kind in kinds.items() if kind == Holds.CARD)
    source = f"def write(value, found):\n    found.update({lists})\n{single}    return {{{told}}}\n"
    names: Json = {"NONE": NONE, "shown": _shown}
    exec(source, names)  # of what is declared in `fields` and nothing else
    write: Callable[[object, set[int]], Json] = names["write"]
    return write


def _form(kind: Holds) -> str:
    """How a field is written; what is no card and no seat as it is."""
    if kind in CARDS:
        return "shown(cards) if NONE in (cards := value.{0}) else [*cards]"
    return "value.{0} if value.{0} >= 0 else None" if kind in NEGATIVE else "value.{0}"


def _shown(cards: Sequence[int]) -> list[int | None]:
    """Cards in a list, null for hidden ones."""
    return [card if card >= 0 else None for card in cards]


SIDE: Final = Shape(fields.SIDE_TABLE)
SHIP: Final = Shape(fields.SHIP)
TABLE: Final = Shape(fields.OPEN_TABLE)
PROGRESS: Final = Shape(fields.PROGRESS_MADE)
MEMORY: Final = Shape(fields.SIDE_MEMORY)
LIMIT: Final = Shape(fields.CONSTRAINT)
TURN: Final = {field.name: field.holds for field in fields.TURN}
TURN_FLAGS: Final = [name for name, kind in TURN.items() if kind == Holds.FLAG]
TURN_OWN: Final = [name for name, kind in TURN.items() if kind == Holds.OWN_SET]
TURN_OTHERS: Final = [name for name, kind in TURN.items() if kind == Holds.OTHER_SET]
TURN_CARDS: Final = [name for name, kind in TURN.items() if kind == Holds.OWN_CARD]

ASKS: Final = {name.lower(): ask for ask, name in ASK_NAMES.items()}
PHASES: Final = {name.lower(): phase for phase, name in PHASE_NAMES.items()}
ELEMENTS: Final = {element.name.lower(): int(element) for element in Element if element >= 0}


@lru_cache(maxsize=256)
def _setup(match: Match) -> Json:
    """The set-up in words; the same for every view of a match."""
    return match.setup.header()


@lru_cache(maxsize=256)
def _keys(match: Match) -> dict[int, tuple[str, str]]:
    """All cards of a match by their numbers: the number as JSON wants it, and the key."""
    return {
        seat << CARD_SHIFT | number: (str(seat << CARD_SHIFT | number), card.key)
        for seat, facts in enumerate(match.facts)
        for number, card in enumerate(facts.printed)
    }


def view_json(view: BlueMoonView, memory: bool = True) -> Json:
    """The whole view: set-up, table, memory, earlier points of the turn, and the keys of all its cards."""
    scribe = Scribe(view.match)
    told: Json = {"setup": _setup(view.match), "table": scribe.table(view.table)}
    if memory:
        told["memory"] = {"sides": [scribe.memory(side, seat) for seat, side in enumerate(view.memory.sides)]}
        told["points"] = [view_json(point) for point in view.points]
    scribe.found.discard(NONE)
    told["cards"] = dict(map(_keys(view.match).__getitem__, sorted(scribe.found)))
    return told


def question_json(view: BlueMoonView) -> Json:
    """What the seat is asked: a question of an effect, or the question of the phase."""
    if view.table.questions:
        return Scribe(view.match).question(view.table.questions[-1])
    return {"ask": PHASE_NAMES[view.table.phase].lower(), "seat": _seat(view.table.to_act)}


class Scribe:
    """Writes parts of a view and collects the cards that occur."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.found: set[int] = set()

    def card(self, card: int) -> int | None:
        """A card's number, or null for a hidden or missing one."""
        if card < 0:
            return None
        self.found.add(card)
        return card

    def cards(self, cards: Sequence[int]) -> list[int | None]:
        if not cards:
            return []
        self.found.update(cards)
        return _shown(cards)

    def table(self, table: OpenTable) -> Json:
        return TABLE.write(table, self.found) | {
            "phase": PHASE_NAMES[table.phase].lower(),
            "element": Element(table.element).name.lower() if table.element >= 0 else None,
            "sides": [self.side(side) for side in table.sides],
            "questions": [self.question(question) for question in table.questions],
            "progress": self.progress(table.progress, table.seat),
        }

    def side(self, side: SideTable) -> Json:
        ships = [SHIP.write(ship, self.found) for ship in side.ships]
        return SIDE.write(side, self.found) | {"ships": ships}

    def question(self, question: Asked) -> Json:
        """One thing that waits. An effect is told by its verb and by the card and place it stands at."""
        return {
            "ask": ASK_NAMES[question.ask].lower(),
            "seat": _seat(question.seat),
            "side": question.side,
            "source": self.card(question.source),
            "effect": self.effect(question.effect, question.source),
            "left": question.left,
            "flags": question.flags,
            "place": question.place,
            "cards": self.cards(question.cards),
        }

    def effect(self, effect: Effect | None, source: int) -> Json | None:
        if effect is None:
            return None
        card, part = _find(self.match, effect, source)
        return {"verb": type(effect).__name__, "card": self.card(card), "part": part}

    def progress(self, progress: Progress, active: int) -> Json:
        """What happened in the turn, field by field; sets of cards become lists of cards."""
        told = PROGRESS.write(progress, self.found)
        told.update(zip(TURN, progress.numbers, strict=True))
        for name in TURN_FLAGS:
            told[name] = told[name] != 0
        for name in TURN_OWN:
            told[name] = self.set_of(active, told[name]) if told[name] else []
        for name in TURN_OTHERS:
            told[name] = self.set_of(1 - active, told[name]) if told[name] else []
        for name in TURN_CARDS:
            told[name] = self.card(active << CARD_SHIFT | told[name]) if told[name] >= 0 else None
        return told

    def set_of(self, seat: int, bits: int) -> list[int | None]:
        """A set of a seat's cards."""
        return self.cards([seat << CARD_SHIFT | card for card in cards_in(bits)])

    def memory(self, side: SideMemory, seat: int) -> Json:
        return MEMORY.write(side, self.found) | {
            "limits": [LIMIT.write(limit, self.found) for limit in side.limits],
            "bluff_candidates": [self.cards(cards) for cards in side.bluff_candidates],
            "targets": [self.target(target, seat) for target in side.targets],
        }

    def target(self, target: tuple[int, int, int], seat: int) -> Json:
        """A text and the card it applies to, both of the same side."""
        key, chosen, marks = target
        base = seat << CARD_SHIFT
        return {
            "source": self.card(base | key & LOCAL),
            "sentence": key >> CARD_SHIFT,
            "target": self.card(base | chosen),
            "marks": marks,
        }


def read_view(told: Json, seat: int, blank: type[Imagined]) -> BlueMoonView:
    """The view that `view_json` wrote; `blank` is the class imagined positions are made of."""
    setup = tuple(sorted(told["setup"].items()))
    return _read_view(told, seat, _match(setup), blank)


def _read_view(told: Json, seat: int, match: Match, blank: type[Imagined]) -> BlueMoonView:
    reader = Reader(match)
    sides = [reader.memory(side) for side in told["memory"]["sides"]]
    memory = Memory((sides[0], sides[1]))
    points = tuple([_read_view(point, seat, match, blank) for point in told["points"]])
    return BlueMoonView(match, blank, seat, reader.table(told["table"]), memory, points)


@lru_cache(maxsize=8)
def _match(setup: tuple[tuple[str, str], ...]) -> Match:
    return Match(setup_from_header(dict(setup)))


class Reader:
    """Makes the parts of a view from what a `Scribe` wrote."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def fields(self, told: Json, kinds: Mapping[str, Holds]) -> Json:
        return {name: self._field(told[name], kind) for name, kind in kinds.items()}

    def _field(self, value: Any, kind: Holds) -> Any:
        if kind in CARDS:
            return _cards(value)
        if kind in NEGATIVE:
            return _number(value)
        if kind in (Holds.OWN_SET, Holds.OTHER_SET):
            return bits_of([card & LOCAL for card in value])
        if kind == Holds.OWN_CARD:
            return NONE if value is None else value & LOCAL
        return value

    def table(self, told: Json) -> OpenTable:
        sides = [self.side(side) for side in told["sides"]]
        return OpenTable(
            **self.fields(told, TABLE),
            sides=(sides[0], sides[1]),
            phase=PHASES[told["phase"]],
            element=NONE if told["element"] is None else ELEMENTS[told["element"]],
            questions=tuple([self.question(question) for question in told["questions"]]),
            progress=self.progress(told["progress"]),
        )

    def side(self, told: Json) -> SideTable:
        ships = tuple([ShipView(**self.fields(ship, SHIP)) for ship in told["ships"]])
        return SideTable(**self.fields(told, SIDE), ships=ships)

    def question(self, told: Json) -> Asked:
        return Asked(
            ASKS[told["ask"]],
            _number(told["seat"]),
            told["side"],
            _number(told["source"]),
            self.effect(told["effect"]),
            told["left"],
            told["flags"],
            told["place"],
            _cards(told["cards"]),
        )

    def effect(self, told: Json | None) -> Effect | None:
        if told is None:
            return None
        card = told["card"]
        found: Effect = _parts(self.match.facts[card >> CARD_SHIFT].printed[card & LOCAL])[told["part"]]
        return found

    def progress(self, told: Json) -> Progress:
        numbers = tuple([int(self._field(told[name], kind)) for name, kind in TURN.items()])
        return Progress(numbers=numbers, **self.fields(told, PROGRESS))

    def memory(self, told: Json) -> SideMemory:
        return SideMemory(
            **self.fields(told, MEMORY),
            limits=tuple([Constraint(**self.fields(limit, LIMIT)) for limit in told["limits"]]),
            bluff_candidates=tuple([_cards(cards) for cards in told["bluff_candidates"]]),
            targets=tuple(
                [
                    (
                        one["sentence"] << CARD_SHIFT | one["source"] & LOCAL,
                        one["target"] & LOCAL,
                        one["marks"],
                    )
                    for one in told["targets"]
                ]
            ),
        )


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _cards(values: Sequence[int | None]) -> tuple[int, ...]:
    return tuple([_number(value) for value in values])


def _find(match: Match, effect: Effect, source: int) -> tuple[int, int]:
    """Where in the match an effect is printed: a card (its source if possible) and the place in its text."""
    order = [source] if source >= 0 else []
    order += [
        seat << CARD_SHIFT | place for seat in (0, 1) for place in range(len(match.facts[seat].printed))
    ]
    for card in order:
        parts = _parts(match.facts[card >> CARD_SHIFT].printed[card & LOCAL])
        if effect in parts:
            return card, parts.index(effect)
    raise AssertionError(f"{effect} is printed on no card of this match")


@lru_cache(maxsize=1024)
def _parts(card: Card) -> list[Any]:
    """All effects of a card, those inside others too, in the order of its text."""
    found: list[Any] = []
    for sentence in card.text:
        _collect(sentence.what, found)
    return found


def _collect(value: Any, found: list[Any]) -> None:
    if isinstance(value, tuple):
        for inner in value:
            _collect(inner, found)
    elif is_dataclass(value):
        found.append(value)
        for name in value.__dataclass_fields__:
            _collect(getattr(value, name), found)


class BlueMoonWire(Wire[BlueMoonView]):
    """Blue Moon's views and questions as JSON."""

    def view_json(self, view: BlueMoonView, memory: bool = True) -> Json:
        return view_json(view, memory)

    def read_view(self, told: Json, seat: int, blank: Any) -> BlueMoonView:
        return read_view(told, seat, blank)

    def question_json(self, view: BlueMoonView) -> Json:
        return question_json(view)
