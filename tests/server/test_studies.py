"""Measured strength: in the background, with intervals, behind everybody who plays; stopped and kept."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.bluemoon.cards import ready_made
from moondrake.server import studying
from moondrake.server.bots import ANYWHERE, Thought
from moondrake.server.bots import Place as BotPlace
from moondrake.server.studies import Fate, Row, Study, exchanges
from moondrake.server.turnstile import BOTS
from moondrake.server.workbench import Plan, bench_with
from tests.server.harness import Place, in_place
from tests.server.test_decks import hoax, kept

pytestmark = pytest.mark.medium


def measure_here(here: Place, seen: list[BotPlace], headers: list[dict[str, str]] | None = None) -> None:
    """Games are played in this process, by bots that draw their answers."""

    async def play(thought: Thought, place: BotPlace = ANYWHERE) -> dict[str, Any]:
        seen.append(place)
        if headers is not None:
            headers.append(thought.header)
        request = {name: getattr(thought, name) for name in thought.__slots__} | {"level": "random"}
        return studying.whole_game(request)

    here.house.bots.play = play  # type: ignore[method-assign]


def test_a_deck_is_measured_with_intervals_a_row_of_opponents_cards_and_three_exchanges(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        anna, eve = place.guest(), place.guest()
        seen: list[BotPlace] = []
        measure_here(place, seen)
        made = await kept(anna, hoax())
        other = await kept(anna, hoax(name="Other"))
        await eve.post("/api/identity")
        path = f"/api/decks/{made['id']}/study"
        assert (await eve.post(path, json={})).status_code == 404
        assert (await anna.get(path)).json() == {"status": "none"}
        begun = await anna.post(path, json={"deals": 1})
        assert (begun.status_code, begun.json()["level"]) == (202, "champion")
        twice = await anna.post(f"/api/decks/{other['id']}/study", json={"deals": 1})
        assert twice.status_code == 429
        for _ in range(12_000):
            told = (await anna.get(path)).json()
            if told["status"] != "running":
                break
            await asyncio.sleep(0.01)
        assert told["status"] == "over", told["status"]
        assert told["done"] == told["total"]
        assert "Other" in told["row"]["against"]
        assert len(told["row"]["against"]) == 10
        overall = told["row"]["overall"]
        assert overall["games"] == 20
        assert 0 <= overall["low"] <= overall["rate"] <= overall["high"] <= 1
        assert len(told["exchanges"]) == 3
        for one in told["exchanges"]:
            assert one["out"] in told["deck"]
            assert one["into"] not in told["deck"]
            assert one["overall"]["games"] == 20
        assert set(told["cards"]) <= set(told["deck"])
        assert all(card["played"] + card["stayed"] == card["seen"] for card in told["cards"].values())
        assert {where.company for where in seen} == {BOTS}
        assert (await eve.get(path)).status_code == 404

    in_place(work, tmp_path)


def test_a_measurement_is_stopped_and_what_was_measured_stays(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        measure_here(place, [])
        made = await kept(anna, hoax())
        path = f"/api/decks/{made['id']}/study"
        await anna.post(path, json={"deals": 20})
        while (await anna.get(path)).json()["done"] < 2:
            await asyncio.sleep(0.01)
        assert (await anna.delete(path)).status_code == 204
        told = (await anna.get(path)).json()
        assert told["status"] == "stopped"
        assert 2 <= told["done"] < told["total"]
        whole = hoax()
        unfinished = await kept(anna, whole | {"cards": whole["cards"][:5]})
        refused = await anna.post(f"/api/decks/{unfinished['id']}/study", json={})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_setup")

    in_place(work, tmp_path)


def mimix_of_other_letters(**more: Any) -> dict[str, Any]:
    """Legal where own cards are those of the own people; with another letter they have 13 moons (RS-30)."""
    leader, cards = ready_made("mimix")
    wanted = ["mimix-01", "mimix-02", "mimix-06", "mimix-15", "mimix-29"]
    others = [card.key for card in cards if card.key not in wanted]
    return {"leader": leader.key, "cards": [*wanted, *others][:30], **more}


async def measured(guest: httpx.AsyncClient, deck: str, deals: int = 1) -> dict[str, Any]:
    """A measurement to its end."""
    path = f"/api/decks/{deck}/study"
    assert (await guest.post(path, json={"deals": deals})).status_code == 202
    while (told := (await guest.get(path)).json())["status"] == "running":
        await asyncio.sleep(0.01)
    found: dict[str, Any] = told
    return found


def test_decks_of_the_same_name_are_met_one_by_one(tmp_path: Path) -> None:
    """Also one that is called like a ready-made deck."""

    async def work(place: Place) -> None:
        anna = place.guest()
        measure_here(place, [])
        made = await kept(anna, hoax())
        for name in ("Twin", "Twin", "hoax"):
            await kept(anna, hoax(name=name))
        told = await measured(anna, made["id"])
        assert told["status"] == "over"
        assert sorted(told["opponents"])[:2] == ["Twin", "Twin 2"]
        assert {"hoax", "hoax 2"} <= set(told["opponents"])
        assert len(told["row"]["against"]) == 12
        assert all(one["games"] == 2 for one in told["row"]["against"].values())

    in_place(work, tmp_path)


@pytest.mark.rule("BM-18.4")
def test_every_game_of_a_measurement_is_played_by_the_rules_of_the_measured_deck(tmp_path: Path) -> None:
    """Whatever the other decks were built for; those that are not legal by these rules stay away."""

    async def work(place: Place) -> None:
        anna = place.guest()
        headers: list[dict[str, str]] = []
        measure_here(place, [], headers)
        made = await kept(anna, hoax(ruleset="legends"))
        await kept(anna, hoax(name="Old", ruleset="kosmos"))
        await kept(anna, mimix_of_other_letters(name="Strange"))
        told = await measured(anna, made["id"])
        assert told["status"] == "over"
        assert "Old" in told["row"]["against"]
        assert "Strange" not in told["row"]["against"]
        assert {header["ruleset"] for header in headers} == {"legends"}

    in_place(work, tmp_path)


def test_a_deck_that_is_removed_while_it_is_measured_ends_the_measurement(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Another deck can be measured at once, and nothing of it is stored."""

    async def work(place: Place) -> None:
        anna = place.guest()
        measure_here(place, [])
        made, other = await kept(anna, hoax()), await kept(anna, hoax(name="Other"))
        path = f"/api/decks/{made['id']}"
        assert (await anna.post(f"{path}/study", json={"deals": 20})).status_code == 202
        while not (await anna.get(f"{path}/study")).json()["done"]:
            await asyncio.sleep(0.01)
        assert (await anna.delete(path)).status_code == 204
        assert (await anna.get(f"{path}/study")).status_code == 404
        assert (await measured(anna, other["id"]))["status"] == "over"
        assert (await anna.get(f"{path}/study")).status_code == 404

    in_place(work, tmp_path)
    assert "Traceback" not in caplog.text


def test_the_cards_that_lose_and_stay_in_hand_are_the_ones_to_be_exchanged() -> None:
    plan = hoax()
    study = Study(Plan("x", plan["leader"], tuple(plan["cards"])), "", {"vulca": "vulca"}, 1, "random")
    study.fates = {key: Fate(10, 10, 8.0, 0) for key in plan["cards"]}
    bad = plan["cards"][3:6]
    study.fates |= {key: Fate(10, 2, 0.0, 8) for key in bad}
    found = exchanges(study, bench_with(()))
    assert sorted(out for out, _, _ in found) == sorted(bad)
    assert len({into for _, into, _ in found}) == 3


def test_a_row_tells_its_interval_over_all_opponents() -> None:
    row = Row(scores={"a": [[1.0, 0.0], [1.0, 1.0]], "b": [[0.0, 0.0], [0.5, 0.5]]})
    told = row.told()
    assert told["overall"]["rate"] == 0.5
    assert told["overall"]["games"] == 8
    assert told["against"]["a"]["low"] < 0.75 < told["against"]["a"]["high"]
