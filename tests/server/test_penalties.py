"""BM-20.4: what a take-back that the rules grant costs in a tournament; BM-20.3: crystal cards."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon import LEGENDS, Setup, ready_made_deck
from moondrake.bluemoon.effects import Kind
from moondrake.server.course import PENALTY, Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import DECIDE, JOIN, START, Entry
from moondrake.server.records import record_text
from moondrake.server.rematch import crystals_after, is_decided
from moondrake.server.setups import Options, SeatPlan, TableSetup
from tests.server.harness import Place, in_place

UNDOING = "ansmann+illegalPower=undo"


def put(course: Course, entry: Entry) -> None:
    entry.seq, entry.at = course.seq + 1, course.seq
    course.apply(entry)


def played(penalty: str, crystals: tuple[int, int] = (0, 0)) -> Course:
    """A game in which somebody could not end a turn legally and took back; perhaps it is over by that."""
    desk = desk_of("bluemoon")
    wanted = {"ruleset": UNDOING, "lookahead": "off", "start": "a", "deck a": "hoax", "deck b": "vulca"}
    seats = (SeatPlan(), SeatPlan())
    setup = TableSetup("bluemoon", desk.header(wanted, 2), seats, Options(), crystals, penalty=penalty)
    for seed in range(60):
        course = new_course("penalties", desk, setup, f"{seed:064x}")
        for seat in (0, 1):
            put(course, Entry(JOIN, seat, data={}))
        put(course, Entry(START, data={"seeds": ["1", "2"], "by": ["", ""]}))
        rng = Random(seed)
        while course.outcome is None and not course.fines:
            assert course.state is not None
            put(course, Entry(DECIDE, course.to_act() or 0, rng.choice(course.state.legal_actions())))
        if course.fines:
            return course
    raise AssertionError("nobody took back")


@pytest.mark.rule("BM-20.4")
def test_a_warning_is_only_recorded() -> None:
    course = played("warning")
    assert course.outcome is None
    assert [fine.crystals for fine in course.fines] == [0]
    assert "(warning)" in record_text(course)


@pytest.mark.rule("BM-20.4")
def test_crystals_go_to_the_other_seat_and_may_end_the_match() -> None:
    course = played("crystals: 2", (1, 1))
    other = 1 - course.fines[0].seat
    assert course.outcome is None
    assert crystals_after(course)[other] == 3
    course = played("crystals: 2", (3, 3))
    other = 1 - course.fines[0].seat
    assert course.outcome is not None
    assert course.outcome.reason == PENALTY
    assert course.outcome.winners() == (other,)
    assert crystals_after(course)[other] == 5
    assert crystals_after(course)[1 - other] == 3
    assert is_decided(course)


@pytest.mark.rule("BM-20.4", "RS-27")
def test_the_game_is_lost_with_the_score_of_a_penalty_and_the_match_goes_on() -> None:
    course = played("game")
    loser = course.fines[0].seat
    assert course.outcome is not None
    assert (course.outcome.reason, course.outcome.seat) == (PENALTY, loser)
    assert course.outcome.winners() == (1 - loser,)
    assert crystals_after(course)[loser] == 0
    assert crystals_after(course)[1 - loser] >= 4
    assert is_decided(course) == (crystals_after(course)[1 - loser] >= 5)


@pytest.mark.rule("BM-20.4", "BM-17.2a")
def test_an_organiser_may_ask_only_for_what_can_be_charged(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        host = place.guest()
        await host.post("/api/identity")

        async def asked(**wish: object) -> int:
            reply = await host.post("/api/tournaments", json={"game": "bluemoon", **wish})
            return reply.status_code

        undoing = {"ruleset": UNDOING}
        for penalty in ("warning", "crystals: 2", "game"):
            assert await asked(setup=undoing, penalty=penalty) == 201
            assert await asked(penalty=penalty) == 422  # nobody takes back under `retreat`
        assert await asked(setup=undoing, penalty="crystals: 9") == 422
        assert await asked(setup=undoing, penalty="crystals: 1", table="game") == 422
        assert await asked(game="equinox", penalty="game") == 422

    in_place(work, tmp_path)


@pytest.mark.rule("BM-20.3", "RS-18")
@pytest.mark.parametrize("seats", [("me", "open"), ("me", "deck")])
def test_legends_has_crystal_cards_in_matches_only(tmp_path: Path, seats: tuple[str, str]) -> None:
    """Neither in a single game nor alone against a deck."""

    async def work(place: Place) -> None:
        guest = place.guest()
        hoax, vulca = ready_made_deck("hoax"), ready_made_deck("vulca")
        crystal = replace(
            hoax.cards[0], key="own-crystal", kind=Kind.ACHIEVEMENT, text=(), box="own", certainty="own"
        )
        built = replace(hoax, name="With a crystal", cards=(crystal, *hoax.cards[1:]))
        setup = Setup((built, vulca), LEGENDS, packs=(crystal,)).header()
        setup |= {"solo": "yes"} if seats[1] == "deck" else {}
        kinds = [{"kind": "bot", "level": seat} if seat == "deck" else {"kind": seat} for seat in seats]
        wish = {"game": "bluemoon", "seats": kinds, "setup": setup}
        reply = await guest.post("/api/tables", json=wish)
        assert reply.status_code == 422
        assert "only in matches (BM-20.3)" in reply.json()["message"]
        if seats[1] == "open":
            assert (await guest.post("/api/tables", json=wish | {"is_match": True})).status_code == 201

    in_place(work, tmp_path)
