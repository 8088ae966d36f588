"""What goes over the wire is what `server/shapes.py` declares, and the page's types are written from it."""

import subprocess
import sys
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import httpx
import pytest
from pydantic import BaseModel
from typing_extensions import is_typeddict

from moondrake.server import answers, frames, shapes
from moondrake.server.api import accounts, models, people_models, solo, tournament_models
from moondrake.server.api.models import As
from moondrake.server.frames import Lens
from moondrake.words import say
from moondrake.words.catalogue import LOCALES
from tests.server.harness import Json, Place, in_place

MOVES = 30


OF_EQUINOX = {"marks": NotRequired[shapes.EquinoxMarks], "question": NotRequired[shapes.Asked]}
"""Fields of a position that Equinox has in another shape."""


def faults(value: Any, shape: Any, place: str) -> list[str]:
    """Where a value is not of the shape: fields that are missing, undeclared, or of another kind."""
    origin, inside = get_origin(shape), get_args(shape)
    if origin in (NotRequired, Annotated):
        told = [one.shape for one in inside[1:] if isinstance(one, As)]
        return faults(value, told[0] if told else inside[0], place)
    if origin in (Union, UnionType):
        tried = [faults(value, one, place) for one in inside]
        return [] if [] in tried else min(tried, key=len)
    if is_typeddict(shape) or (isinstance(shape, type) and issubclass(shape, BaseModel)):
        return field_faults(value, shape, place)
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
    if shape in (object, Any):
        return []
    kinds = (int, float) if shape is float else (shape,)
    fits = isinstance(value, kinds) and isinstance(value, bool) == (shape is bool)
    return [] if fits else [f"{place} is {value!r}, not {shape.__name__}"]


def field_faults(value: Any, shape: Any, place: str) -> list[str]:
    """Of a value with fields; an answer has every field of its model, those with defaults too."""
    if not isinstance(value, dict):
        return [f"{place} is {value!r}"]
    hints = get_type_hints(shape, include_extras=True)
    if not is_typeddict(shape):
        hints = {name: hints[name] for name in shape.model_fields}
    if shape is shapes.Position and value.get("game") == "equinox":
        hints |= OF_EQUINOX
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    found = [f"{place}.{name} is missing" for name in sorted(needed - value.keys())]
    found += [f"{place}.{name} is not declared" for name in sorted(value.keys() - hints.keys())]
    known = [name for name in value if name in hints]
    return found + [one for name in known for one in faults(value[name], hints[name], f"{place}.{name}")]


def checked(value: Json, shape: Any) -> None:
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
            checked(line, models.TableLine)

    in_place(work, tmp_path)


@pytest.mark.parametrize("how", ["resign", "flag", "claim"])
def test_however_somebody_leaves_it_is_told_as_declared_and_the_page_has_words_for_it(
    how: str, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        clock = {"kind": "game", "seconds": 90 if how == "flag" else 900}
        table, *guests = await place.duel(options={"absence": 60, "clock": clock})
        asked = (await place.house.table(table)).course.to_act() or 0
        if how == "resign":
            await place.say(guests[asked], table, {"type": how})
        place.clock.turn(100)
        await place.house.sweep.ring()
        if how == "claim":
            await place.say(guests[1 - asked], table, {"type": how, "against": asked})
        assert await look(place, table, guests[0]) == "over"
        told = await answer_of(guests[0], f"/api/tables/{table}")
        checked(told, models.TableInfo)
        assert told["seats"][asked]["left_by"] == how
        assert len({say(f"page-table-left-{how}", language) for language in LOCALES}) == len(LOCALES)

    in_place(work, tmp_path)


async def answer_of(guest: httpx.AsyncClient, address: str, body: Json | None = None) -> Any:
    reply = await (guest.get(address) if body is None else guest.post(address, json=body))
    assert reply.status_code < 300, reply.text
    return reply.json()


def test_what_is_answered_about_games_tables_and_people_is_what_is_declared(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        checked(await answer_of(anna, "/api/identity", {}), models.IdentityInfo)
        for offer in (await answer_of(anna, "/api/games?language=de")).values():
            checked(offer, answers.GameOffer)
        for game in ("bluemoon", "equinox"):
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
            wish = {"game": game, "seats": seats, "is_open": True}
            made = await answer_of(anna, "/api/tables", wish)
            checked(made, models.TableMade)
            table = made["table"]["id"]
            await place.say(anna, table, {"type": "resign"})
            checked(await answer_of(anna, f"/api/tables/{table}"), models.TableInfo)
            checked(await answer_of(anna, f"/api/tables/{table}/replay"), models.Replay)
        open_wish = {"game": "equinox", "seats": [{"kind": "me"}, {"kind": "open"}], "is_open": True}
        await answer_of(anna, "/api/tables", open_wish)
        checked(await answer_of(anna, "/api/tables"), models.TableList)
        lobby = await answer_of(place.guest(), "/api/lobby")
        assert lobby["open"]
        checked(lobby, people_models.LobbyInfo)
        checked(
            await answer_of(anna, "/api/identity/ratings", {"game": "equinox"}), people_models.RatingsInfo
        )
        checked(await answer_of(anna, "/api/ratings?game=bluemoon"), people_models.Ladder)
        statistics = await answer_of(anna, "/api/identity/statistics")
        assert statistics["games"]
        checked(statistics, models.Statistics)
        checked(await answer_of(anna, "/api/identity/ways"), accounts.Ways)
        checked(await answer_of(anna, "/api/solo"), solo.SoloLadder)

    in_place(work, tmp_path)


def test_what_is_answered_about_decks_drafts_lessons_and_tournaments_is_what_is_declared(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna = place.guest()
        await answer_of(anna, "/api/identity", {})
        ready = await answer_of(anna, "/api/decks/ready?language=hu")
        checked(ready, answers.ReadyDecks)
        checked(await answer_of(anna, "/api/decks/prices?leader=hoax-00"), answers.Prices)
        plan = {"leader": "hoax-00", "cards": ["hoax-01"], "name": "half a deck"}
        checked(await answer_of(anna, "/api/decks/check", plan), answers.DeckReport)
        checked(await answer_of(anna, "/api/decks/read", {"text": "leader: hoax"}), answers.ReadDeck)
        kept = await answer_of(anna, "/api/decks", plan)
        checked(kept["deck"], answers.DeckReport)
        for deck in (await answer_of(anna, "/api/decks"))["decks"]:
            checked(deck, answers.KeptDeck)
        checked(await answer_of(anna, f"/api/decks/{kept['id']}"), answers.KeptDeck)
        pack = await answer_of(anna, "/api/packs/check", {"text": "moondrake pack 1\npack: mine\n"})
        checked(pack, answers.PackReport)
        for line in (await answer_of(anna, "/api/lessons"))["lessons"]:
            checked(line, answers.LessonLine)
        checked(await answer_of(anna, f"/api/lessons/{line['name']}"), answers.WholeLesson)
        wish = {"game": "bluemoon", "name": "Friday cup"}
        cup = (await answer_of(anna, "/api/tournaments", wish))["id"]
        for _ in range(2):
            await answer_of(anna, f"/api/tournaments/{cup}/players", {"level": "random"})
        checked(await answer_of(anna, f"/api/tournaments/{cup}/begin", {}), tournament_models.TournamentInfo)
        checked(await answer_of(anna, "/api/tournaments"), tournament_models.TournamentList)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 1]
        draft = (await answer_of(anna, "/api/tables", {"game": "draft", "seats": seats}))["table"]["id"]
        checked((await place.position(anna, draft))["view"] | {}, answers.DraftView)

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
