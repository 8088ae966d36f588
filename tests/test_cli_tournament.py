"""`moondrake tournament`: a tournament of bots from the command line."""

import csv
import json

import pytest

from moondrake.cli import main

FOUR = ["bluemoon", "hoax=random", "vulca=random", "mimix=random", "random", "--table", "game"]


def run(*words):
    return main(["tournament", *words])


def test_a_swiss_tournament_is_played_to_its_end_and_told(capsys):
    assert run(*FOUR, "--seed", "4") == 0
    told = capsys.readouterr()
    assert told.out.count("Round ") == 2
    assert "hoax (random)" in told.out
    assert "Standings" in told.out
    assert "round 2: 2 of 2 tables" in told.err


def test_the_same_seed_plays_the_same_tournament_with_any_number_of_jobs(capsys):
    texts = []
    for jobs in ("1", "2"):
        assert run(*FOUR, "--seed", "9", "--jobs", jobs) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert run(*FOUR, "--seed", "10") == 0
    assert capsys.readouterr().out != texts[0]


def test_a_run_that_was_ended_goes_on_where_it_was(tmp_path, capsys):
    assert run(*FOUR, "--out", str(tmp_path)) == 0
    whole = capsys.readouterr().out
    course = tmp_path / "tournament.jsonl"
    lines = course.read_text().splitlines(keepends=True)
    course.write_text("".join(lines[:3]) + lines[3][:20])
    assert run(*FOUR, "--out", str(tmp_path)) == 0
    again = capsys.readouterr()
    assert again.out == whole
    assert again.err.count("tables") == 2
    assert course.read_text().splitlines(keepends=True) == lines


def test_the_folder_holds_the_results_as_data(tmp_path, capsys):
    assert run(*FOUR, "--system", "roundrobin", "--out", str(tmp_path), "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((tmp_path / "tournament.json").read_text())
    assert len(told["rounds"]) == 3
    rows = list(csv.DictReader((tmp_path / "standings.csv").read_text().splitlines()))
    assert [row["player"] for row in rows] == [told["players"][line["player"]] for line in told["standings"]]
    games = list(csv.DictReader((tmp_path / "pairings.csv").read_text().splitlines()))
    assert len(games) == 12
    assert sum(float(row["points"]) for row in rows) == 6


@pytest.mark.rule("BM-8.5")
@pytest.mark.rule("BM-20.3")
def test_a_match_ends_with_five_crystals(capsys):
    assert run("bluemoon", "hoax=random", "vulca=random", "--format", "json") == 0
    (table,) = json.loads(capsys.readouterr().out)["rounds"][0]["tables"]
    assert max(table["scores"]) >= 5 > min(table["scores"])
    assert table["games"] > 1


@pytest.mark.rule("BM-20.1")
def test_a_tournament_of_legends_has_its_mulligan():
    from moondrake.sim.cups import CupPlan
    from moondrake.sim.matches import MatchTables
    from moondrake.tournament import Shape

    plan = CupPlan("bluemoon", ("hoax=random", "vulca=random"), Shape(), ruleset="legends")
    assert MatchTables(plan).rules.mulligan


@pytest.mark.rule("BM-20.4")
def test_a_take_back_costs_what_was_fixed_before_play(capsys):
    words = (
        "bluemoon",
        "hoax=random",
        "vulca=random",
        "--ruleset",
        "ansmann+illegalPower=undo",
        "--seed",
        "2",
    )
    assert run(*words, "--format", "json") == 0
    free = json.loads(capsys.readouterr().out)["rounds"][0]["tables"][0]
    assert run(*words, "--format", "json", "--take-back", "crystals: 5") == 0
    dear = json.loads(capsys.readouterr().out)["rounds"][0]["tables"][0]
    assert dear["games"] <= 1
    assert dear["games"] < free["games"]
    assert max(dear["scores"]) >= 5


def test_equinox_sits_at_tables_of_four(capsys):
    assert run("equinox", *["random"] * 5, "--players", "4", "--system", "knockout", "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [len(table["players"]) for table in told["rounds"][0]["tables"]] == [3, 2]
    assert len(told["rounds"]) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bluemoon", "random"], "at least 2"),
        (["bluemoon", "nobody=random", "random"], "neither a file nor the name of a deck"),
        (["bluemoon", "hoax=", "random"], "DECK=BOT"),
        (["equinox", "hoax=random", "random"], "only in Blue Moon"),
        (["equinox", "random", "random", "--table", "game"], "belongs to bluemoon"),
        (["bluemoon", "random", "random", "--players", "3"], "belongs to equinox"),
        (["bluemoon", "random", "random", "--system", "knockout", "--rounds", "2"], "Swiss"),
        (["bluemoon", "random", "random", "random", "--rounds", "9"], "from 1 to 2"),
        (["bluemoon", "random", "random", "--take-back", "much"], "takeBackPenalty"),
        (["bluemoon", "random", "random", "--take-back", "game"], "nobody takes back"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(words, said, capsys):
    assert run(*words) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told


def test_the_folder_of_another_tournament_is_left_alone(tmp_path, capsys):
    assert run(*FOUR, "--out", str(tmp_path)) == 0
    before = (tmp_path / "tournament.jsonl").read_bytes()
    assert run(*FOUR, "--seed", "8", "--out", str(tmp_path)) == 1
    assert "another tournament" in capsys.readouterr().err
    assert (tmp_path / "tournament.jsonl").read_bytes() == before
