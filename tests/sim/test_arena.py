"""The arena: fair seating, the same result every time, nothing lost when a run is killed."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.decks import write_deck
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.cli.arena import duration
from moondrake.cli.main import main
from moondrake.sim.arena import RESULTS, Result
from moondrake.sim.executors import LOCAL, executor
from moondrake.sim.pairings import parse_pairings
from moondrake.sim.plan import Plan
from moondrake.sim.running import play_all, wanted
from moondrake.sim.schedule import Schedule, arrangements
from moondrake.sim.tally import Tally
from moondrake.table import SetupError, parse_record, replay

PAIR = Plan("bluemoon", ("beginner", "random"), games=12, decks=("hoax", "flit", "buka"), seed=4)


def played(plan, folder=None, jobs=1, stops=False):
    tally = Tally(Schedule(plan), stops)
    play_all(tally, folder, executor(LOCAL, jobs))
    return tally


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_of_a_pair_sit_everywhere_equally_often(seats):
    for seating in arrangements(seats, "half"):
        assert abs(2 * sum(seating) - seats) <= 1
    for seat in range(seats):
        assert Counter(seating[seat] for seating in arrangements(seats, "half"))[0] * 2 == len(
            arrangements(seats, "half")
        )
    assert sorted(arrangements(seats, "one")) == sorted(
        tuple(int(seat != lone) for seat in range(seats)) for lone in range(seats)
    )


def test_all_means_72_ordered_pairings_with_both_starters():
    schedule = Schedule(Plan("bluemoon", ("random", "beginner"), games=144))
    assert len(schedule) == 144
    seen: Counter[tuple[str, str, bool]] = Counter()
    for number in range(144):
        fixture = schedule.fixture(number)
        decks = schedule.deck_names(fixture)
        mine = fixture.seats.index(0)
        starts = schedule.start(fixture).header()["start"]
        seen[decks[mine], decks[1 - mine], "ab".index(starts) == mine] += 1
    assert len(seen) == 144
    assert {first != second for first, second, _ in seen} == {True}


def test_swapped_games_have_the_same_deal_and_start_player():
    schedule = Schedule(PAIR)
    first, second = schedule.fixture(0), schedule.fixture(1)
    assert first.deal_seed == second.deal_seed
    assert first.seats == second.seats[::-1]
    assert schedule.start(first).header() == schedule.start(second).header()
    assert schedule.fixture(2).deal_seed != first.deal_seed


@pytest.mark.parametrize("kind", ["constructed", "drafted"])
def test_random_decks_are_the_same_for_a_seed_and_new_in_every_deal(kind):
    plan = Plan("bluemoon", ("random", "beginner"), games=4, decks=(kind,), seed=3)
    headers = [
        [Schedule(plan).start(Schedule(plan).fixture(number)).header() for number in range(4)]
        for _ in range(2)
    ]
    assert headers[0] == headers[1]
    assert headers[0][0] == headers[0][1], "the swapped game has the same decks"
    assert headers[0][0]["cards a"] != headers[0][2]["cards a"]
    tally = played(plan)
    assert len(tally.counted()) == 4
    names, _ = tally.deck_matrix()
    assert len(names) > 1


def test_emissary_decks_have_an_emissary_each():
    plan = Plan("bluemoon", ("random", "beginner"), games=2, decks=("emissary",))
    decks = parse_pairings(plan.decks, parse_ruleset("ansmann"), plan.seed).decks(0)
    assert all(deck.emissary for deck in decks)
    assert len(played(plan).counted()) == 2


def test_a_deck_may_come_from_a_file(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(write_deck(ready_made_deck("hoax")))
    plan = Plan("bluemoon", ("random", "beginner"), games=2, decks=(str(path), "flit"))
    assert len(played(plan).counted()) == 2


def test_games_are_rounded_up_to_whole_deals():
    assert len(Schedule(Plan("bluemoon", ("random", "beginner"), games=3))) == 4
    assert len(Schedule(Plan("equinox", ("random", "beginner"), games=3, players=4, seating="one"))) == 4


def test_the_same_seed_gives_the_same_report_and_another_seed_another():
    plans = [replace(PAIR, games=4), replace(PAIR, games=4), replace(PAIR, games=4, seed=5)]
    first, again, other = (played(plan) for plan in plans)
    assert first.as_json() == again.as_json()
    assert first.as_json()["games"] == 4
    assert set(first.as_json()) >= {"games", "win_rate", "interval"}
    lengths = [[result.decisions for result in tally.counted()] for tally in (first, other)]
    assert lengths[0] != lengths[1]


@pytest.mark.medium
@pytest.mark.parametrize(
    "plan",
    [PAIR, Plan("equinox", ("random", "beginner"), games=8, players=3)],
    ids=["bluemoon", "equinox"],
)
def test_the_report_is_the_same_for_any_number_of_jobs(plan):
    assert played(plan, jobs=2).as_json() == played(plan, jobs=1).as_json()


def test_a_killed_run_goes_on_where_it_was(tmp_path):
    whole = played(PAIR, tmp_path / "whole")
    path = tmp_path / "torn" / RESULTS
    path.parent.mkdir()
    lines = (tmp_path / "whole" / RESULTS).read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:6]) + lines[6][:20])
    torn = played(PAIR, tmp_path / "torn")
    assert torn.as_json() == whole.as_json()
    assert len(path.read_text().splitlines()) == 13
    untouched = path.read_bytes()
    assert played(PAIR, tmp_path / "torn").as_json() == whole.as_json()
    assert path.read_bytes() == untouched


def test_the_results_of_another_arena_are_not_mixed_in(tmp_path):
    played(PAIR, tmp_path)
    with pytest.raises(SetupError, match="another arena"):
        played(Plan("bluemoon", ("beginner", "random"), games=14, decks=PAIR.decks, seed=4), tmp_path)


def test_an_arena_that_may_stop_ends_a_clear_pair_early_and_says_so():
    plan = Plan("bluemoon", ("beginner", "random"), games=80, decks=("hoax", "flit"), seed=4)
    tally = played(plan, stops=True)
    pair = tally.as_json()["pairs"][0]
    assert pair["stopped_early"]
    assert pair["games"] < 80
    assert pair["games"] == tally.as_json()["games"]


def fake(number, won):
    return Result(number, (0, 1) if number % 2 == 0 else (1, 0), ("hoax", "flit"), won, 10, "", (1.0, 1.0))


def test_whether_an_arena_stops_does_not_depend_on_the_order_of_the_games():
    plan = Plan("bluemoon", ("beginner", "random"), games=100, decks=("hoax", "flit"))
    games = [fake(n, (1.0, -1.0) if n % 2 == 0 else (-1.0, 1.0)) for n in range(100)]
    reports = []
    for order in (games, games[::-1]):
        tally = Tally(Schedule(plan), stops=True)
        for result in order:
            tally.add(result)
        reports.append(tally.as_json())
        assert list(wanted(tally)) == []
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 20


def test_more_than_two_contestants_get_ratings():
    plan = Plan("bluemoon", ("beginner", "random", "beginner"), games=4, decks=("hoax", "flit"))
    report = played(plan).as_json()
    assert [pair["games"] for pair in report["pairs"]] == [4, 4, 4]
    assert report["contestants"] == ["beginner", "random", "beginner #2"]
    assert [rating["name"] for rating in report["ratings"]][-1] == "random"


def test_in_the_mirror_of_equal_players_both_sides_of_the_matrix_are_filled():
    tally = played(Plan("bluemoon", ("random", "random"), games=12, decks=("hoax", "flit", "buka")))
    names, cells = tally.deck_matrix()
    for row in range(3):
        for column in range(3):
            cell, other = cells[row][column], cells[column][row]
            if row == column:
                assert cell is None
            else:
                assert cell.wins + other.wins == cell.games == other.games
    assert names == ["hoax", "flit", "buka"]


def test_the_command_writes_report_pictures_and_records_that_replay(tmp_path, capsys):
    from moondrake.bluemoon import GAME

    words = "arena beginner random --games 4 --decks hoax flit --records --json --out"
    assert main([*words.split(), str(tmp_path)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert len(report["interval"]) == 2
    assert json.loads((tmp_path / "report.json").read_text())["win_rate"] == report["win_rate"]
    assert (tmp_path / "decks.svg").read_text().startswith("<svg")
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 4
    for path in records:
        assert replay(parse_record(path.read_text()), GAME).is_over()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("club-of-lost-souls random", "no level 'club-of-lost-souls'"),
        ("random", "at least two contestants"),
        ("random random@0", "milliseconds a move"),
        ("random cmd:", "needs a command"),
        ("random beginner --decks elves", "'elves' is neither a file nor the name of a deck"),
        ("random beginner --decks all hoax", "stands alone"),
        ("random beginner --ruleset chess", "chess"),
        ("random beginner --records", "needs --out"),
    ],
)
def test_wrong_words_are_refused_with_what_would_be_right(words, reason, capsys):
    assert main(["arena", *words.split()]) == 1
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("words", ["--games 0", "--games x", "--jobs 0", "--jobs 9999", "--time -3"])
def test_numbers_out_of_bounds_are_refused_with_the_bounds(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["arena", "random", "beginner", *words.split()])
    assert caught.value.code == 2
    assert "from 1 to" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "against"), ("de", "gegen"), ("hu", "játszma")])
def test_the_report_speaks_the_reader_s_language(language, word, capsys):
    words = "arena random beginner random --games 2 --decks hoax --lang"
    assert main([*words.split(), language]) == 0
    assert word in capsys.readouterr().out


def test_time_left_is_told_in_two_units():
    assert [duration(seconds, "en") for seconds in (5, 65, 7325)] == ["5 s", "1 min 5 s", "2 h 2 min"]
