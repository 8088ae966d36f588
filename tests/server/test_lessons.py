"""Lessons: real games with the cards and numbers of the scenarios, and a sentence in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from moondrake.bluemoon.game import State as BlueMoonState
from moondrake.bluemoon.zones import count
from moondrake.reference import rule
from moondrake.server.desks import desk_of
from moondrake.server.lessons import UnknownLesson, lesson_json, lesson_names, script, staged
from moondrake.table.record import replay
from moondrake.words import languages, say
from scripts.deal_lesson import dealt
from tests.server.harness import Place, in_place

DATA = Path(__file__).parents[2] / "src" / "moondrake" / "server" / "lessons" / "data"
NUMBER = re.compile(r"\b(?:BM|EQ|RS|OQE?)-[0-9.]*[0-9][a-z]?\b")


def happened(name: str) -> list[dict[str, Any]]:
    """All events of a lesson in their order."""
    return [
        event
        for stage in lesson_json(name, "en")["stages"]
        if stage["step"]
        for event in stage["step"]["events"]
    ]


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_a_record_that_the_engine_plays(name: str) -> None:
    record = script(name).record
    replay(record, desk_of(record.game).game)
    text = (DATA / f"{name}.lesson").read_text(encoding="utf-8")
    assert dealt(text) == text, "scripts/deal_lesson.py deals the same"


def test_every_file_is_a_lesson() -> None:
    assert sorted(lesson_names()) == sorted(path.stem for path in DATA.glob("*.lesson"))
    with pytest.raises(UnknownLesson, match="lessons: duel"):
        script("chess")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", lesson_names())
def test_every_sentence_is_there_in_every_language_and_names_rules_that_exist(
    name: str, language: str
) -> None:
    told = lesson_json(name, language)
    stages = told["stages"]
    assert told["title"] != lesson_json(name, "en")["title"] or language == "en"
    said = [stage["comment"] for stage in stages if stage["comment"]]
    assert len(said) == len([key for key in script(name).comments() if not key.startswith("part-")])
    assert len(set(said)) == len(said)
    for number in {found for text in said for found in NUMBER.findall(text)}:
        assert rule(number, language).text
    for part in told["parts"]:
        assert part["title"] == say(f"lesson-{name}-part-{part['key']}", language)


@pytest.mark.parametrize("name", lesson_names())
def test_only_the_learner_is_asked_and_what_is_expected_is_offered(name: str) -> None:
    asked = 0
    for stage in lesson_json(name, "en")["stages"]:
        position = stage["position"]
        assert position["seat"] == stage["seat"]
        if stage["expected"] is None:
            assert position["type"] == "view"
            assert "actions" not in position
        else:
            asked += 1
            assert position["type"] == "choose"
            assert stage["comment"]
            assert stage["expected"] in [action["id"] for action in position["actions"]]
    assert asked >= 10


@pytest.mark.scenario("BMS-1", "BMS-2")
def test_the_duel_has_the_numbers_of_the_example_fights() -> None:
    events = happened("duel")
    announced = [(event["seat"], event["amount"]) for event in events if event["kind"] == "announce"]
    first = [(0, 5), (1, 5), (0, 10)]
    second = [(1, 3), (0, 5), (1, 7), (0, 5), (1, 3), (0, 6), (1, 7)]
    assert announced == first + second
    played = [event["cards"][0]["key"] for event in events if event["kind"] == "lay_out"]
    assert played == [
        *("vulca-05", "hoax-08", "hoax-21", "vulca-01", "vulca-18"),
        *("hoax-27", "hoax-07", "aqua-04", "vulca-24", "terrah-05", "hoax-19", "mutant-106"),
        *("flit-12", "hoax-20", "vulca-13", "vulca-20", "hoax-13", "hoax-19"),
    ]


@pytest.mark.scenario("BMS-1", "BMS-2")
def test_the_duel_has_the_hands_piles_and_dragons_of_the_example_fights() -> None:
    """Hand and draw pile of whoever announced or retreated, turn by turn, as the tables have them."""
    found = []
    for stage in staged("duel").stages:
        kinds = [stage.course.desk.event_kind(event.kind) for event in stage.events]
        if stage.entry is None or not {"announce", "retreat"} & set(kinds):
            continue
        assert isinstance(stage.course.state, BlueMoonState)
        side = stage.course.state.sides[stage.entry.seat]
        found.append((stage.entry.seat, count(side.hand), side.pile_size()))
    first = [(0, 6, 23), (1, 6, 22), (0, 6, 21), (1, 6, 22)]
    second = [(1, 9, 17), (0, 6, 19), (1, 7, 17), (0, 6, 18), (1, 6, 17), (0, 6, 16), (1, 6, 15), (0, 6, 16)]
    assert found == first + second
    dragons = [stage["position"]["view"]["table"]["dragons"] for stage in lesson_json("duel", "en")["stages"]]
    assert [number for at, number in enumerate(dragons) if at == 0 or dragons[at - 1] != number] == [0, 1, -1]


def test_the_learner_changes_sides_between_the_fights() -> None:
    lesson = lesson_json("duel", "en")
    second = lesson["parts"][1]["stage"]
    assert {stage["seat"] for stage in lesson["stages"][:second]} == {0}
    assert {stage["seat"] for stage in lesson["stages"][second:]} == {1}


def test_the_tournament_shows_what_a_round_has() -> None:
    kinds = [event["kind"] for event in happened("tournament")]
    for kind in (
        "bet",
        "secret_bet",
        "played",
        "ability_used",
        "lowest_shared",
        "vanished",
        "revealed",
        "card_taken",
    ):
        assert kind in kinds, kind


def test_lessons_over_http(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        listed = (await guest.get("/api/lessons", params={"language": "hu"})).json()["lessons"]
        assert [one["name"] for one in listed] == list(lesson_names())
        lesson = (await guest.get("/api/lessons/duel", params={"language": "de"})).json()
        assert lesson["start"]["type"] == "start"
        stage = next(
            number
            for number, one in enumerate(lesson["stages"])
            if one["expected"] and "character" in str(one["position"]["question"])
        )
        wrong = {"stage": stage, "action": "play vulca-18", "language": "de"}
        reasons = (await guest.post("/api/lessons/duel/why", json=wrong)).json()["reasons"]
        assert reasons[0]["rules"]
        assert reasons[0]["text"]
        booster = next(
            int(card)
            for card, key in lesson["stages"][stage]["position"]["view"]["cards"].items()
            if key == "vulca-18"
        )
        touched = {"stage": stage, "card": booster, "language": "de"}
        assert (await guest.post("/api/lessons/duel/why", json=touched)).json()["reasons"] == reasons
        parts = (await guest.post("/api/lessons/duel/breakdown", json={"stage": 12})).json()["parts"]
        assert [power["power"] for power in parts["powers"]] == [7, 5]
        for path in ("chess", "duel/nothing"):
            assert (await guest.get(f"/api/lessons/{path}")).status_code in (404, 405)
        late = {"stage": 9999, "action": "pass"}
        assert (await guest.post("/api/lessons/duel/why", json=late)).status_code == 404
        for nonsense in ({"action": "sing"}, {"action": 999_999}, {}):
            answer = await guest.post("/api/lessons/duel/why", json={"stage": 3} | nonsense)
            assert answer.status_code in (400, 409)

    in_place(work, tmp_path)
