"""A view of a draft as JSON, and back. Cards are numbers (explained in `cards`), steps and peoples words."""

from dataclasses import asdict, fields
from typing import Any, Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.draft.options import header_of, parse_header
from moondrake.draft.prints import CARDS
from moondrake.draft.seen import Memory, OpenTable
from moondrake.draft.state import NOTHING, Sight, Step
from moondrake.draft.view import DraftView
from moondrake.games.wire import Json, Wire

STEPS: Final = {step.name.lower(): int(step) for step in Step}
CARD_LISTS: Final = ("pack", "kept", "left_out")
NAMES: Final = tuple(field.name for field in fields(OpenTable) if field.name != "options")
AS_LISTS: Final = (*CARD_LISTS, "pack_sizes", "kept_sizes")


class DraftWire(Wire[DraftView]):
    """Nobody and nothing are null; deals and passes count from 0."""

    def view_json(self, view: DraftView, memory: bool = True) -> Json:
        told: Json = {"setup": header_of(view.table.options), "table": _table_json(view.table)}
        seen = {card for name in CARD_LISTS for card in told["table"][name]}
        if memory:
            told["memory"] = {
                "sights": [asdict(sight) | {"cards": list(sight.cards)} for sight in view.memory.sights]
            }
            seen |= {card for sight in view.memory.sights for card in (*sight.cards, sight.kept)}
        told["cards"] = {str(card): CARDS[card].key for card in sorted(seen)}
        return told

    def read_view(self, told: Json, seat: int, blank: Any) -> DraftView:
        sights = told["memory"]["sights"]
        memory = Memory(tuple(Sight(**sight | {"cards": tuple(sight["cards"])}) for sight in sights))
        return DraftView(blank, seat, _read_table(told), memory)

    def question_json(self, view: DraftView) -> Json:
        asked = view.table.asked
        left = max(1, view.table.to_leave)
        return {"ask": _step(view.table.step), "seat": asked if asked >= 0 else None, "left": left}


def _step(step: int) -> str:
    return Step(step).name.lower()


def _people(number: int) -> str | None:
    return None if number == NOTHING else PEOPLES[number]


def _table_json(table: OpenTable) -> Json:
    told = {name: getattr(table, name) for name in NAMES}
    told |= {name: list(told[name]) for name in AS_LISTS}
    return told | {
        "step": _step(table.step),
        "asked": table.asked if table.asked >= 0 else None,
        "sets": [PEOPLES[number] for number in table.sets],
        "leaders": [_people(number) for number in table.leaders],
    }


def _read_table(told: Json) -> OpenTable:
    values: Json = told["table"] | {name: tuple(told["table"][name]) for name in AS_LISTS}
    values |= {
        "options": parse_header(told["setup"]),
        "step": STEPS[values["step"]],
        "asked": NOTHING if values["asked"] is None else values["asked"],
        "sets": tuple(PEOPLES.index(word) for word in values["sets"]),
        "leaders": tuple(NOTHING if word is None else PEOPLES.index(word) for word in values["leaders"]),
    }
    return OpenTable(**values)
