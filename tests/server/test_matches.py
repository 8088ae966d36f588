"""Matches to five crystals at the server (BM-8.5 to BM-8.7): decks kept, exchanged, dealt, or secret."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.bluemoon.cards import PEOPLES as READY_MADE
from moondrake.server.api.solo import climbed
from tests.server.harness import Json, Place, in_place

PEOPLES = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")


async def match(place: Place, **more: Any) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    decks = {"deck a": "hoax", "deck b": "vulca"}
    return await place.duel(is_match=True, **({"setup": decks} | more))


async def play(place: Place, table: str, *guests: httpx.AsyncClient) -> None:
    while await place.move(table, *guests) is not None:
        pass


async def next_game(
    place: Place, table: str, guests: tuple[httpx.AsyncClient, ...], decks: tuple[str, str] = ("", "")
) -> str:
    again = (await guests[0].post(f"/api/tables/{table}/rematch")).json()["id"]
    for seat, guest in enumerate(guests):
        body = {"deck": decks[seat]} if decks[seat] else {}
        reply = await guest.post(f"/api/tables/{again}/seats/{seat}", json=body)
        assert reply.status_code == 200, reply.text
    return str(again)


async def info(guest: httpx.AsyncClient, table: str) -> Json:
    told: Json = (await guest.get(f"/api/tables/{table}")).json()
    return told


@pytest.mark.rule("BM-8.5")
@pytest.mark.rule("BM-8.6")
@pytest.mark.parametrize("between", ["keep", "swapSets"])
def test_the_loser_begins_and_sets_are_kept_or_exchanged(between: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await match(place, between=between)
        await play(place, table, *guests)
        first = await info(guests[0], table)
        again = await next_game(place, table, tuple(guests))
        second = await info(guests[0], again)
        loser = 1 - first["result"]["winners"][0]
        assert second["setup"]["start"] == "ab"[loser]
        decks = [second["setup"]["deck a"], second["setup"]["deck b"]]
        assert decks == (["vulca", "hoax"] if between == "swapSets" else ["hoax", "vulca"])
        assert second["games"] == [first["result"]["returns"]]
        assert max(second["crystals"]) == max(first["result"]["returns"])
        assert second["match"] == {"leaders": "agreed", "between": between, "has_choice": False}

    in_place(work, tmp_path)


@pytest.mark.rule("BM-8.7")
def test_leaders_are_dealt_anew_for_every_game_and_never_the_same_to_both(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await match(place, leaders="random", between="chooseAgain")
        seen = []
        for _ in range(3):
            told = await info(guests[0], table)
            seen.append((told["setup"]["deck a"], told["setup"]["deck b"]))
            await place.say(guests[0], table, {"type": "resign"})
            table = await next_game(place, table, tuple(guests))
        assert all(first != second for first, second in seen)
        assert len(set(seen)) > 1

    in_place(work, tmp_path)


@pytest.mark.rule("BM-8.7")
@pytest.mark.rule("BM-4.2")
@pytest.mark.parametrize("is_match", [True, False])
def test_a_deck_that_was_chosen_in_secret_is_in_no_byte_before_both_have_chosen(
    is_match: bool, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        shown: dict[str, list[str]] = {}
        for deck in ("khind", "terrah"):
            anna, ben, eve = place.guest(), place.guest(), place.guest()
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {
                "game": "bluemoon",
                "seats": seats,
                "is_match": is_match,
                "leaders": "secret",
                "sit": False,
            }
            body["setup"] = {"deck a": deck}
            made = (await anna.post("/api/tables", json=body)).json()
            table, token = made["table"]["id"], made["invites"][0]["token"]
            sat = await anna.post(f"/api/tables/{table}/seats/0", json={"name": "Anna", "deck": deck})
            assert sat.status_code == 200, sat.text
            told = []
            for guest in (ben, eve, anna):
                for path in ("", "/position?since=0", "/position"):
                    reply = await guest.get(f"/api/tables/{table}{path}")
                    told.append(scrubbed(reply.json(), guest is anna))
            assert not any(people in text for people in ("khind", "terrah") for text in told)
            shown[deck] = told
            await ben.post(f"/api/tables/{table}/seats/1", json={"invite": token, "deck": "flit"})
            both = (await info(eve, table))["setup"]
            assert (both["deck a"], both["deck b"]) == (deck, "flit")
        assert shown["khind"] == shown["terrah"]

    in_place(work, tmp_path)


def scrubbed(told: Any, is_anna: bool) -> str:
    """What was told, without what differs between any two tables."""
    other = ("id", "table", "commitment", "fixed", "seal", "created_at", "updated_at", "at")

    def clean(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: clean(one) for key, one in value.items() if key not in other}
        return [clean(one) for one in value] if isinstance(value, list) else value

    return json.dumps(clean(told))


@pytest.mark.rule("BM-8.7")
def test_between_games_a_deck_may_be_changed_and_is_checked(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await match(place, between="changeDeck")
        refused = await guests[0].post(f"/api/tables/{table}/seats/0", json={"deck": "flit"})
        assert refused.status_code in (409, 422)
        await place.say(guests[0], table, {"type": "resign"})
        again = (await guests[0].post(f"/api/tables/{table}/rematch")).json()["id"]
        bad = await guests[0].post(f"/api/tables/{again}/seats/0", json={"deck": "nobody"})
        assert bad.status_code == 422
        assert "nobody" in bad.json()["message"]
        assert not (await info(guests[0], again))["seats"][0]["is_ready"]
        await guests[0].post(f"/api/tables/{again}/seats/0", json={"deck": "flit"})
        await guests[1].post(f"/api/tables/{again}/seats/1", json={})
        setup = (await info(guests[0], again))["setup"]
        assert (setup["deck a"], setup["deck b"], setup["start"]) == ("flit", "vulca", "a")

    in_place(work, tmp_path)


@pytest.mark.rule("BM-8.5")
def test_a_match_goes_on_weeks_later_after_a_restart(tmp_path: Path) -> None:
    kept: Json = {}

    async def first(place: Place) -> None:
        table, anna, ben = await match(place, between="swapSets")
        await place.say(ben, table, {"type": "resign"})
        kept.update(table=table, cookies=[dict(anna.cookies), dict(ben.cookies)])

    async def second(place: Place) -> None:
        guests = (place.guest(), place.guest())
        for guest, cookies in zip(guests, kept["cookies"], strict=True):
            guest.cookies.update(cookies)
        again = await next_game(place, kept["table"], guests)
        told = await info(guests[0], again)
        assert told["status"] == "playing"
        assert told["crystals"] == [1, 0]
        assert (told["setup"]["deck a"], told["setup"]["start"]) == ("vulca", "b")
        kept["table"] = again

    async def third(place: Place) -> None:
        guest = place.guest()
        guest.cookies.update(kept["cookies"][0])
        assert (await info(guest, kept["table"]))["setup"]["deck a"] == "vulca"
        assert (await place.position(guest, kept["table"]))["status"] == "playing"

    in_place(first, tmp_path)
    in_place(second, tmp_path, later=40 * 86_400)
    in_place(third, tmp_path, later=80 * 86_400)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"between": "swapSets"}, "is_match"),
        ({"is_match": True, "between": "burn"}, "keep"),
        ({"is_match": True, "game": "equinox"}, "only Blue Moon"),
    ],
)
def test_what_belongs_to_matches_is_refused_elsewhere(wish: Json, said: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        body = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open"}]} | wish
        reply = await place.guest().post("/api/tables", json=body)
        assert reply.status_code == 422
        assert said in reply.json()["message"]

    in_place(work, tmp_path)


@pytest.mark.rule("BM-22.1")
def test_the_solo_ladder_counts_games_against_every_deck_and_forgets_with_its_player(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "deck"}]
        for deck in ("vulca", "vulca", "flit"):
            setup = {"solo": "yes", "deck a": "hoax", "deck b": deck}
            body = {"game": "bluemoon", "seats": seats, "setup": setup}
            table = (await anna.post("/api/tables", json=body)).json()["table"]["id"]
            if deck == "flit":
                assert (await anna.get("/api/solo")).json()["running"] == table
            await place.say(anna, table, {"type": "resign"})
        told = (await anna.get("/api/solo")).json()
        lost = {rung["deck"]: rung["lost"] for rung in told["rungs"]}
        assert lost == dict.fromkeys(PEOPLES, 0) | {"vulca": 2, "flit": 1}
        assert told["running"] is None
        assert sorted(lost) == sorted(READY_MADE), "every people is a rung"
        await anna.delete("/api/identity")
        assert (await place.guest().get("/api/solo")).json() == climbed([]).model_dump()

    in_place(work, tmp_path)
