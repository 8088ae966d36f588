"""Ratings: the published example, and what counts for whom."""

from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moondrake.server.people.glicko import NEW, Rating, aged, updated
from tests.server.harness import Json, Place, in_place
from tests.server.test_lobby import somebody

OPPONENTS = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
"""Glickman, "Example of the Glicko-2 system": a player of 1500 (200, 0.06), tau 0.5."""


def test_the_published_example_of_glicko_2() -> None:
    after = updated(Rating(1500, 200, 0.06), OPPONENTS)
    assert round(after.rating, 2) == 1464.05  # the paper rounds on the way: 1464.06
    assert round(after.deviation, 2) == 151.52
    assert round(after.volatility, 5) == 0.06  # 0.05999


def test_the_published_volatility_is_met_to_its_last_digit() -> None:
    assert f"{updated(Rating(1500, 200, 0.06), OPPONENTS).volatility:.6f}" == "0.059996"


def test_whoever_does_not_play_is_known_less_surely_but_never_less_than_at_first() -> None:
    """Step 6: without games only the deviation grows, to the root of phi squared and sigma squared."""
    once = updated(Rating(1500, 200, 0.06), [], 1.0)
    assert (once.rating, round(once.deviation, 4)) == (1500, 200.2714)
    assert aged(Rating(1800, 340, 0.06), 1e9).deviation == NEW.deviation


ratings = st.builds(Rating, st.floats(600, 2600), st.floats(30, 350), st.floats(0.03, 0.1))


@given(ratings, ratings, st.sampled_from([0.0, 0.5, 1.0]))
def test_a_win_never_costs_a_loss_never_gains_and_games_make_surer(
    mine: Rating, theirs: Rating, score: float
) -> None:
    after = updated(mine, [(theirs, score)], 0.0)
    if score == 1:
        assert after.rating >= mine.rating
    elif score == 0:
        assert after.rating <= mine.rating
    assert after.deviation <= mine.deviation + 1e-9
    assert 0 < after.volatility < 1


async def standing(guest: httpx.AsyncClient) -> Json:
    games: Json = (await guest.get("/api/identity/ratings")).json()["games"]
    return games


async def rated_pair(place: Place) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    pair = await somebody(place, "Anna"), await somebody(place, "Ben")
    for guest in pair:
        reply = await guest.post("/api/identity/ratings", json={"game": "bluemoon"})
        assert reply.status_code == 200, reply.text
    return pair


async def played(place: Place, anna: httpx.AsyncClient, ben: httpx.AsyncClient, **options: bool) -> str:
    """A game that Anna gives up."""
    made = await place.table(anna, "me", "open", options={"rated": True, **options})
    table: str = made["table"]["id"]
    taken = {"invite": made["invites"][0]["token"]}
    reply = await ben.post(f"/api/tables/{table}/seats/1", json=taken)
    assert reply.status_code == 200, reply.text
    await place.say(anna, table, {"type": "resign"})
    await place.settle()
    return table


@pytest.mark.medium
def test_a_rated_game_counts_once_for_both_and_is_shown_with_its_deviation(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = await rated_pair(place)
        assert (await standing(anna))["bluemoon"]["people"]["games"] == 0
        await played(place, anna, ben)
        await place.house.people.look_after()
        lost, won = (await standing(anna))["bluemoon"], (await standing(ben))["bluemoon"]
        assert (lost["people"]["rating"], won["people"]["rating"]) == (1338, 1662)
        assert lost["people"]["deviation"] == won["people"]["deviation"] == 290
        assert (lost["people"]["games"], lost["bots"]["games"]) == (1, 0)
        assert not won["people"]["is_sure"]
        best = (await anna.get("/api/ratings", params={"game": "bluemoon"})).json()
        assert [one["name"] for one in best["people"]] == ["Ben", "Anna"]
        off = await anna.post("/api/identity/ratings", json={"game": "bluemoon", "on": False})
        assert off.json()["games"] == {}

    in_place(work, tmp_path)


@pytest.mark.medium
def test_people_and_bots_are_rated_apart_and_a_crash_loses_no_game(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = await rated_pair(place)
        counting = place.house.people.counting
        count = counting.count

        async def crash(_table: str) -> None:
            """The process ends between the last move and the counting."""

        counting.count = crash  # type: ignore[method-assign, assignment]
        made = await place.table(anna, "me", "random", options={"rated": True})
        await place.say(anna, made["table"]["id"], {"type": "resign"})
        await place.settle()
        counting.count = count  # type: ignore[method-assign]
        assert (await standing(anna))["bluemoon"]["bots"]["games"] == 0
        await place.house.people.look_after()
        after = (await standing(anna))["bluemoon"]
        assert (after["bots"]["games"], after["people"]["games"]) == (1, 0)
        assert after["people"]["rating"] == 1500 > after["bots"]["rating"]
        bots = (await anna.get("/api/ratings", params={"game": "bluemoon", "company": "bots"})).json()["bots"]
        assert [(bot["level"], bot["rating"] > 1500) for bot in bots] == [("random", True)]
        assert (await standing(ben))["bluemoon"]["bots"]["games"] == 0

    in_place(work, tmp_path)


@pytest.mark.medium
def test_a_table_that_counts_is_only_for_those_who_asked_to_be_rated(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, _ = await rated_pair(place)
        cleo = await somebody(place, "Cleo")
        duel: Json = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for wish in ({"options": {"rated": True}}, {"options": {"rated": True, "hints": False}}):
            refused = await cleo.post("/api/tables", json=duel | wish)
            assert (refused.status_code, refused.json()["code"]) == (409, "unrated")
        made = await place.table(anna, "me", "open", is_open=True, options={"rated": True})
        assert not made["table"]["options"]["hints"]
        table = made["table"]["id"]
        refused = await cleo.post(f"/api/tables/{table}/seats/1", json={})
        assert refused.json()["code"] == "unrated"
        pairing = await cleo.post("/api/lobby/pairing", json={"game": "bluemoon", "rated": True})
        assert pairing.json()["code"] == "unrated"
        for seats, options in (
            ([{"kind": "me"}, {"kind": "me"}], {"rated": True}),
            ([{"kind": "me"}, {"kind": "open"}], {"rated": True, "hints": True}),
        ):
            bad: Json = {"game": "bluemoon", "seats": seats, "options": options}
            assert (await anna.post("/api/tables", json=bad)).json()["code"] == "bad_setup"

    in_place(work, tmp_path)


@pytest.mark.medium
def test_one_person_with_two_browsers_gains_little_and_free_games_nothing(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = await rated_pair(place)
        table, *_ = await place.duel()
        await place.say(anna, table, {"type": "resign"})
        for _ in range(12):
            await played(place, anna, ben)
        assert (await standing(ben))["bluemoon"]["people"]["games"] == 10
        place.clock.turn(25 * 3600)
        await played(place, anna, ben)
        assert (await standing(ben))["bluemoon"]["people"]["games"] == 11

    in_place(work, tmp_path)


@pytest.mark.medium
def test_a_rematch_of_a_rated_game_counts_too(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = await rated_pair(place)
        table = await played(place, anna, ben)
        again = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
        for seat, guest in enumerate((anna, ben)):
            assert (await guest.post(f"/api/tables/{again}/seats/{seat}", json={})).status_code == 200
        await place.say(ben, again, {"type": "resign"})
        await place.settle()
        assert (await standing(ben))["bluemoon"]["people"]["games"] == 2

    in_place(work, tmp_path)


@pytest.mark.medium
def test_of_several_players_each_is_compared_with_each(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = [await somebody(place, name) for name in ("Anna", "Ben", "Cleo")]
        for guest in people:
            await guest.post("/api/identity/ratings", json={"game": "equinox"})
        made = await place.table(people[0], "me", "open", "open", game="equinox", options={"rated": True})
        table = made["table"]["id"]
        for guest, invite in zip(people[1:], made["invites"], strict=True):
            await guest.post(f"/api/tables/{table}/seats/{invite['seat']}", json={"invite": invite["token"]})
        place.let_bots_think_here()
        while await place.move(table, *people) is not None:
            pass
        await place.settle()
        result = (await people[0].get("/api/tables")).json()["tables"][0]["result"]
        told = [(await standing(guest))["equinox"]["people"] for guest in people]
        ranked = sorted(range(3), key=lambda seat: result["returns"][seat])
        assert told[ranked[0]]["rating"] < told[ranked[-1]]["rating"] or len(result["winners"]) == 3
        assert all(one["games"] == 1 for one in told)

    in_place(work, tmp_path)
