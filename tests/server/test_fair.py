"""Deals that can be checked: the generator, the record, and what tampering leads to."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from moondrake.cli import main
from moondrake.server import fair, records
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import DECIDE, JOIN, START, Entry
from moondrake.server.setups import Options, SeatPlan, TableSetup
from moondrake.table import RecordError

SEED = "ab" * 32


def finished(game: str = "bluemoon", seats: int = 2, by: str = "player", salt: int = 0) -> Course:
    """A game played to its end by choosing one legal action after the other."""
    desk = desk_of(game)
    plans = (SeatPlan(name="Anna"),) * seats
    setup = TableSetup(game, desk.header({}, seats), plans, Options())
    course = new_course("table", desk, setup, SEED)
    for seat in range(seats):
        _add(course, Entry(JOIN, seat, data={"seed": f"seed {seat}", "by": by}))
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
        "no deal": text.replace("# fair deal 1\n", ""),
    }


@pytest.mark.parametrize("how", sorted(tampered(records.record_text(finished()))))
def test_a_record_that_was_changed_is_not_sound(how: str) -> None:
    with pytest.raises(RecordError):
        records.verify(tampered(records.record_text(finished()))[how])


def test_verify_says_what_is_proved_and_what_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    course = finished()
    file.write_text(records.record_text(course))
    assert main(["verify", str(file), "--commitment", fair.commitment(SEED)]) == 0
    told = capsys.readouterr().out
    assert f"{course.draw_count} draws recomputed" in told
    assert "proved: The server fixed its seed before it knew the seed of seat a, seat b." in told
    assert "not proved: Nothing here says that nobody looked" in told
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "another commitment" in capsys.readouterr().err


@pytest.mark.parametrize("by", ["server", "player, before the commitment"])
def test_verify_does_not_claim_too_much(tmp_path: Path, capsys: pytest.CaptureFixture[str], by: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(records.record_text(finished(by=by)))
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "fixed its seed before it knew" not in told
    assert "not proved: No seat added a seed after the commitment" in told


def test_a_record_from_the_server_can_be_replayed_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(records.record_text(finished()))
    assert main(["replay", str(file)]) == 0
