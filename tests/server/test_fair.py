"""Deals that can be checked: the generator, the record, and what tampering leads to."""

import hashlib
from collections import Counter
from pathlib import Path

import httpx
import pytest

from moondrake.cli import main
from moondrake.server import fair, proposals, records
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import DECIDE, JOIN, REVEAL, START, Entry
from moondrake.server.setups import Options, SeatPlan, TableSetup
from moondrake.table import RecordError
from tests.server.harness import Json, Place, in_place

SEED = "ab" * 32


def finished(game: str = "bluemoon", seats: int = 2, by: str = fair.SHOWN_EARLY, salt: int = 0) -> Course:
    """A game played to its end by choosing one legal action after the other."""
    desk = desk_of(game)
    plans = (SeatPlan(name="Anna"),) * seats
    setup = TableSetup(game, desk.header({}, seats), plans, Options())
    course = new_course("table", desk, setup, SEED)
    for seat in range(seats):
        seed = f"seed {seat}"
        told = {fair.SEALED: {"hash": fair.seed_hash(seed)}, fair.WITHHELD: {"hash": fair.seed_hash(seed)}}
        given = told.get(by, {} if by == fair.SUBSTITUTE else {"seed": seed, "by": by})
        _add(course, Entry(JOIN, seat, data=given))
    for seat in course.sealed():
        shown = {"seed": f"seed {seat}"} if by == fair.SEALED else {"withheld": True}
        _add(course, Entry(REVEAL, seat, data=shown))
    seeds = [seat.seed for seat in course.seats]
    _add(course, Entry(START, data={"seeds": seeds, "by": [by] * seats}))
    while course.outcome is None:
        assert course.state is not None
        actions = course.state.legal_actions()
        action = actions[(len(course.decisions) * 31 + salt) % len(actions)]
        _add(course, Entry(DECIDE, course.state.seat_to_act(), action))
    return course


def _add(course: Course, entry: Entry) -> None:
    entry.seq = course.seq + 1
    course.apply(entry)


def test_a_draw_is_what_the_documentation_says() -> None:
    key = hashlib.sha256(b"key").digest()
    block = hashlib.sha256(key + (7).to_bytes(8, "big") + (0).to_bytes(4, "big")).digest()
    assert fair.draw(key, 7, 10) == int.from_bytes(block[:8], "big") % 10


def test_a_number_above_the_largest_multiple_is_drawn_again() -> None:
    key = b"k" * 32
    outcomes = (1 << 63) + 1  # almost every second number is too large
    for number in range(40):
        attempts = [
            int.from_bytes(
                hashlib.sha256(key + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")).digest()[:8],
                "big",
            )
            for attempt in range(40)
        ]
        expected = next(value for value in attempts if value < outcomes)
        assert fair.draw(key, number, outcomes) == expected


@pytest.mark.parametrize("outcomes", [2, 3, 6, 31])
def test_all_outcomes_are_equally_likely(outcomes: int) -> None:
    draws = 6000
    counts = Counter(fair.draw(b"x" * 32, number, outcomes) for number in range(draws))
    mean = draws / outcomes
    spread = sum((counts[outcome] - mean) ** 2 / mean for outcome in range(outcomes))
    assert (
        spread < outcomes - 1 + 5 * (2 * (outcomes - 1)) ** 0.5
    )  # chi-square, five deviations above its mean


def test_seeds_cannot_run_into_each_other() -> None:
    keys = {fair.deal_key(SEED, seeds) for seeds in (["ab", "c"], ["a", "bc"], ["abc", ""], ["abc"])}
    assert len(keys) == 4


def test_every_seat_changes_the_deal() -> None:
    keys = {fair.deal_key(SEED, seeds) for seeds in (["1", "2"], ["1", "3"], ["2", "2"], ["2", "1"])}
    assert len(keys) == 4


@pytest.mark.parametrize(("game", "seats"), [("bluemoon", 2), ("equinox", 4)])
def test_the_record_of_an_honest_server_is_sound(game: str, seats: int) -> None:
    course = finished(game, seats)
    assert records.verify(records.record_text(course)) == course.draw_count > 12


def tampered(text: str) -> dict[str, str]:
    """A record with one thing changed each."""
    lines = text.splitlines()
    draws = [number for number, line in enumerate(lines) if line.startswith("* deal ")]
    swapped = lines.copy()
    swapped[draws[0]], swapped[draws[1]] = swapped[draws[1]], swapped[draws[0]]
    return {
        "draws swapped": "\n".join(swapped),
        "another server seed": text.replace(SEED, "cd" * 32),
        "another seat's seed": text.replace("# seed b: seed 1", "# seed b: seed 2"),
        "commitment changed": text.replace(fair.commitment(SEED), "0" * 64),
        "a seat too few": text.replace("# seed b: seed 1\n", ""),
        "no deal": text.replace("# fair deal 2\n", ""),
        "fixed to another": text.replace(fair.seed_hash("seed 1"), fair.seed_hash("seed 2")),
        "said to be the server's": text.replace(
            "# seed b by: shown early", f"# seed b by: {fair.SUBSTITUTE}"
        ),
        "said to be a bot's": text.replace("# seed b by: shown early", "# seed b by: bot"),
    }


@pytest.mark.parametrize("how", sorted(tampered(records.record_text(finished()))))
def test_a_record_that_was_changed_is_not_sound(how: str) -> None:
    with pytest.raises(RecordError):
        records.verify(tampered(records.record_text(finished()))[how])


def said(file: Path, course: Course, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `moondrake verify` says about the record of a course."""
    file.write_text(records.record_text(course))
    assert main(["verify", str(file), *words]) == 0
    return capsys.readouterr().out


def seal_of(course: Course) -> str:
    return fair.seal(fair.commitment(SEED), [seat.fixed for seat in course.seats])


def test_a_deal_is_sound_for_whoever_kept_the_seal_and_a_sealed_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = finished(by=fair.SEALED)
    told = said(tmp_path / "game.txt", course, capsys, "--seal", seal_of(course), "--seed", "seed 1")
    assert f"The deal is sound: {course.draw_count} draws recomputed" in told
    assert "proved: Everything else was fixed before the seed of seat b was shown" in told
    assert "not proved: Nothing here says that nobody looked" in told


@pytest.mark.parametrize("words", [(), ("--seed", "seed 1"), ("--seal",), ("--commitment",)])
def test_a_deal_is_not_called_sound_before_it_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    course = finished(by=fair.SEALED)
    values = {"--seal": seal_of(course), "--commitment": fair.commitment(SEED)}
    told = said(tmp_path / "game.txt", course, capsys, *words, *[values[w] for w in words if w in values])
    assert "sound" not in told
    assert "Whether the deal was fair is not proved" in told
    assert "not proved: A record can be made up" in told


@pytest.mark.parametrize(
    ("by", "why"),
    [
        (fair.SHOWN_EARLY, "gave its seed openly while others could still choose"),
        (fair.WITHHELD, "could have chosen between two deals"),
        (fair.SUBSTITUTE, "No seat added a seed that was out of everybody's reach"),
        ("player", "of the older kind"),
        ("server", "of the older kind"),
    ],
)
def test_a_deal_that_somebody_could_have_chosen_is_not_called_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], by: str, why: str
) -> None:
    course = finished(by=by)
    words = ["--seed", course.seats[0].seed]
    words += ["--seal", seal_of(course)] if by in fair.WAYS else []
    told = said(tmp_path / "game.txt", course, capsys, *words)
    assert "sound" not in told
    assert why in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--commitment", "0" * 64), "another commitment"),
        (("--seal", "0" * 64), "another seal"),
        (("--seed", "of somebody else"), "none of those in the record"),
    ],
)
def test_a_record_of_another_deal_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(records.record_text(finished(by=fair.SEALED)))
    assert main(["verify", str(file), *words]) == 1
    assert why in capsys.readouterr().err


def test_a_seat_that_gives_no_seed_gives_the_server_no_choice() -> None:
    """The deal follows from the server's seed and the other seats', whoever sits down when."""
    desk = desk_of("bluemoon")
    setup = TableSetup("bluemoon", desk.header({}, 2), (SeatPlan(name="Anna"),) * 2, Options())
    keys = set()
    for order in ((0, 1), (1, 0)):
        course = new_course("table", desk, setup, SEED)
        for seat in order:
            _add(course, Entry(JOIN, seat, data={"seed": "mine", "by": fair.SHOWN_LAST} if seat else {}))
        begin = proposals.start(course)
        assert begin is not None
        _add(course, begin)
        keys.add(course.key)
    assert len(keys) == 1


async def sealed_table(place: Place) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """Two guests who sat down with hashes of 'first seed' and 'second seed'."""
    first, second = place.guest(), place.guest()
    seats: list[Json] = [{"kind": "me", "seed_hash": fair.seed_hash("first-seed")}, {"kind": "open"}]
    made = (await first.post("/api/tables", json={"game": "bluemoon", "seats": seats})).json()
    table = made["table"]["id"]
    early = await place.say(first, table, {"type": "reveal", "seed": "first-seed"})
    assert early.json()["code"] == "not_now", "nobody shows a seed while somebody can still choose"
    body = {"invite": made["invites"][0]["token"], "seed_hash": fair.seed_hash("second-seed")}
    seated = (await second.post(f"/api/tables/{table}/seats/1", json=body)).json()["table"]
    assert (seated["status"], seated["fair"]["to_reveal"]) == ("waiting", [0, 1])
    assert "first-seed" not in str(seated)
    return table, first, second


def test_sealed_seeds_are_shown_when_everybody_sits_and_then_the_game_begins(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await sealed_table(place)
        seal = (await first.get(f"/api/tables/{table}")).json()["fair"]["seal"]
        wrong = await place.say(first, table, {"type": "reveal", "seed": "better-seed"})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
        assert (await place.say(first, table, {"type": "reveal", "seed": "first-seed"})).status_code == 200
        waiting = (await second.get(f"/api/tables/{table}/position")).json()["position"]
        assert waiting["fair"]["to_reveal"] == [1]
        assert (await place.say(second, table, {"type": "reveal", "seed": "second-seed"})).status_code == 200
        assert (await first.get(f"/api/tables/{table}")).json()["status"] == "playing"
        again = await place.say(second, table, {"type": "reveal", "seed": "second-seed"})
        assert again.json()["code"] == "not_now"
        await place.say(second, table, {"type": "resign"})
        record = (await first.get(f"/api/tables/{table}/record")).text
        deal = records.read_deal(record)
        assert records.is_sound(deal, records.Kept(seal=seal, seed="first-seed"))
        assert records.verify(record) > 0

    in_place(work, tmp_path)


def test_a_sealed_seed_that_is_never_shown_keeps_nobody_from_playing(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, _ = await sealed_table(place)
        assert (await place.say(first, table, {"type": "reveal", "seed": "first-seed"})).status_code == 200
        place.clock.turn(59)
        await place.house.sweep.ring()
        assert (await first.get(f"/api/tables/{table}")).json()["status"] == "waiting"
        place.house.tables.clear()
        place.clock.turn(2)
        await place.house.sweep.ring()
        info = (await first.get(f"/api/tables/{table}")).json()
        assert info["status"] == "playing"
        assert [seat["by"] for seat in info["fair"]["seats"]] == [fair.SEALED, fair.WITHHELD]

    in_place(work, tmp_path)


def test_the_last_to_sit_down_may_show_its_seed_at_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        first, second = place.guest(), place.guest()
        made = await place.table(first, "me", "open")
        table, token = made["table"]["id"], made["invites"][0]["token"]
        body = {"invite": token, "seed": "mine"}
        assert (await second.post(f"/api/tables/{table}/seats/1", json=body)).status_code == 200
        ways = [seat.seed_by for seat in place.house.tables[table].course.seats]
        assert ways == [fair.SUBSTITUTE, fair.SHOWN_LAST]
        alone = {
            "game": "bluemoon",
            "seats": [{"kind": "me", "seed": "mine"}, {"kind": "bot", "level": "random"}],
        }
        table = (await first.post("/api/tables", json=alone)).json()["table"]["id"]
        ways = [seat.seed_by for seat in place.house.tables[table].course.seats]
        assert ways == [fair.SHOWN_EARLY, fair.OF_BOT], "the server could still choose its own"

    in_place(work, tmp_path)


def test_a_record_from_the_server_can_be_replayed_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(records.record_text(finished()))
    assert main(["replay", str(file)]) == 0
