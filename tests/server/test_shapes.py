"""What goes over the wire is what `server/shapes.py` declares, and the page's types are written from it."""

import subprocess
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import httpx
import pytest

from moondrake.server import frames, shapes
from moondrake.server.frames import Lens
from tests.server.harness import Json, Place, in_place

MOVES = 30


def faults(value: Any, shape: Any, place: str) -> list[str]:
    """Where a value is not of the shape: fields that are missing, undeclared, or of another kind."""
    origin, inside = get_origin(shape), get_args(shape)
    if origin is NotRequired:
        return faults(value, inside[0], place)
    if origin in (Union, UnionType):
        tried = [faults(value, one, place) for one in inside]
        return [] if [] in tried else min(tried, key=len)
    if is_typeddict(shape):
        if not isinstance(value, dict):
            return [f"{place} is {value!r}"]
        hints = get_type_hints(shape, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        found = [f"{place}.{name} is missing" for name in sorted(needed - value.keys())]
        found += [f"{place}.{name} is not declared" for name in sorted(value.keys() - hints.keys())]
        known = [name for name in value if name in hints]
        return found + [one for name in known for one in faults(value[name], hints[name], f"{place}.{name}")]
    if origin in (dict, list, tuple) and not isinstance(value, dict if origin is dict else list | tuple):
        return [f"{place} is {value!r}"]
    if origin is dict:
        return [one for name, item in value.items() for one in faults(item, inside[1], f"{place}.{name}")]
    if origin in (list, tuple):
        kinds = inside if origin is tuple else inside * len(value)
        return [
            one
            for number, (item, kind) in enumerate(zip(value, kinds, strict=True))
            for one in faults(item, kind, f"{place}.{number}")
        ]
    if origin is Literal:
        return [] if value in inside else [f"{place} is {value!r}"]
    if shape is object:
        return []
    kinds = (int, float) if shape is float else (shape,)
    fits = isinstance(value, kinds) and isinstance(value, bool) == (shape is bool)
    return [] if fits else [f"{place} is {value!r}, not {shape.__name__}"]


OF_EQUINOX = {"marks": shapes.EquinoxMarks, "question": shapes.Asked}
"""Fields of a position that Equinox has in another shape."""


def checked(value: Json, shape: Any) -> None:
    if value.get("game") == "equinox":
        for name in OF_EQUINOX.keys() & value.keys():
            assert faults(value[name], OF_EQUINOX[name], name) == []
        value = {name: part for name, part in value.items() if name not in OF_EQUINOX}
    assert faults(value, shape, shape.__name__) == []


async def look(place: Place, table: str, guest: httpx.AsyncClient) -> str:
    told = (await guest.get(f"/api/tables/{table}/position", params={"since": 0})).json()
    checked(told["position"], shapes.Position)
    for step in told["steps"][-5:]:
        checked(step, shapes.Step)
    return str(told["position"]["type"])


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_real_frames_are_what_is_declared(game: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        options = {"memory": True, "take_back": "on"}
        table, *guests = await place.duel(game=game, options=options)
        spectator = place.guest()
        course = (await place.house.table(table)).course
        for seat in (-1, 0):
            checked(frames.welcome_frame(course, Lens(seat), 0, [0]), shapes.StartFrame)
        kinds = set()
        for _ in range(MOVES):
            kinds |= {await look(place, table, guest) for guest in (*guests, spectator)}
            await place.move(table, *guests)
        breakdown = await place.say(guests[0], table, {"type": "breakdown"})
        shape = shapes.BlueMoonBreakdown if game == "bluemoon" else shapes.EquinoxBreakdown
        checked(breakdown.json()["reply"]["parts"], shape)
        for guest in guests:
            why = (await place.say(guest, table, {"type": "why", "action": 0})).json()["reply"]
            for reason in why["reasons"]:
                checked(reason, shapes.Reason)
        await place.say(guests[0], table, {"type": "take_back"})
        await look(place, table, guests[1])
        await place.say(guests[1], table, {"type": "resign"})
        kinds.add(await look(place, table, guests[0]))
        assert kinds == {"choose", "view", "over"}
        for line in (await guests[0].get("/api/tables")).json()["tables"]:
            checked(line, shapes.TableLine)

    in_place(work, tmp_path)


def test_the_reference_is_what_is_declared(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        rule = (await guest.get("/api/reference/rules/BM-5.2")).json()
        checked(rule, shapes.Rule)
        hits = (await guest.get("/api/reference/search", params={"words": "retreat"})).json()["hits"]
        assert hits
        for hit in hits:
            checked(hit, shapes.RuleHit)
        card = (await guest.get("/api/reference/cards/hoax-13")).json()
        checked(card, shapes.CardFacts)

    in_place(work, tmp_path)


def test_a_field_that_nobody_declared_or_sent_is_noticed() -> None:
    sound = {"type": "ack", "id": None, "seq": 1, "duplicate": False}
    assert faults(sound, shapes.AckFrame, "ack") == []
    assert faults(sound | {"more": 1}, shapes.AckFrame, "ack") == ["ack.more is not declared"]
    assert faults(sound | {"seq": True}, shapes.AckFrame, "ack") == ["ack.seq is True, not int"]
    assert faults({"type": "ack", "id": "", "seq": 1}, shapes.AckFrame, "ack") == ["ack.duplicate is missing"]


def test_the_types_of_the_page_are_written_from_the_declarations() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.write_wire", "--check"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
