"""The strong games: what the recorded program is known to do otherwise is named beside each difference."""

import json
import lzma
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from moondrake.cli.main import main
from moondrake.traces import Report, check_file, check_game, read_lines
from moondrake.traces.deviations import DEVIATIONS
from moondrake.words import languages, say

STRONG = Path(__file__).parents[3] / "shared" / "traces" / "strong.jsonl.xz"
needs_strong = pytest.mark.skipif(not STRONG.exists(), reason=f"the recorded games are not at {STRONG}")


@pytest.fixture(scope="module")
def first():
    """The header and the first thousand games, which show six of the nine deviations."""
    with lzma.open(STRONG, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in islice(file, 1100)]


@needs_strong
@pytest.mark.medium
@pytest.mark.rule("RS-23", "BM-14.7")
def test_a_target_recorded_before_a_first_announcement_answers_our_question(first):
    header, *games = first
    for game in (games[540], games[668], games[956]):
        report = Report()
        check_game(header, game, report)
        assert (report.completed, report.differences) == (1, [])
        assert report.agreeing == report.announcements


@needs_strong
@pytest.mark.medium
@pytest.mark.rule("OQ-42")
@pytest.mark.parametrize(
    ("number", "deviation"),
    [
        (347, "part-of-the-rest"),
        (445, "stop-of-ignored"),
        (501, "shielded-in-hand"),
        (514, "ship-with-text"),
        (963, "shielded-in-hand"),
        (1082, "shielded-in-hand"),
    ],
)
def test_the_deviation_behind_a_difference_is_named(first, number, deviation):
    header, *games = first
    report = Report()
    check_game(header, games[number], report)
    assert {difference.deviation for difference in report.differences} == {deviation}
    assert report.known() == len(report.differences) > 0


@needs_strong
@pytest.mark.medium
@pytest.mark.parametrize("number", [347, 445, 501, 514])
def test_a_power_that_nothing_explains_stands_out(first, number):
    header, *games = first
    game = json.loads(json.dumps(games[number]))
    announcement = next(event for event in game["events"] if event["e"] == "announce")
    announcement["power"][0] += 1
    report = Report()
    check_game(header, game, report)
    assert report.differences[0].deviation == ""


@needs_strong
@pytest.mark.medium
def test_the_command_says_how_many_differences_are_known_and_names_them(first, tmp_path, capsys):
    path = tmp_path / "some.jsonl"
    header, *games = first
    path.write_text("\n".join(json.dumps(line) for line in (header, games[445], games[514])))
    assert main(["trace", "check", str(path)]) == 0, "only known deviations"
    out = capsys.readouterr().out
    assert "differences: 2" in out
    assert "of these, known deviations of that program: 2" in out
    assert "known deviation of that program: it lays out ships" in out
    games[514]["events"][-1]["winner"] = 1 - games[514]["events"][-1]["winner"]
    game = games[0]
    game["events"][-1]["winner"] = 1 - game["events"][-1]["winner"]
    path.write_text("\n".join(json.dumps(line) for line in (header, game, games[445])))
    assert main(["trace", "check", str(path), "--json"]) == 1, "one that is new"
    told = json.loads(capsys.readouterr().out)
    assert [difference["deviation"] for difference in told["differences"]] == ["", "stop-of-ignored"]


@pytest.mark.parametrize("language", languages())
def test_every_deviation_has_its_sentence(language):
    for word in DEVIATIONS:
        assert say(f"trace-deviation-{word}", language)


@needs_strong
@pytest.mark.slow
@pytest.mark.rule("OQ-42")
def test_every_strong_game_is_followed_to_its_end_or_to_a_named_deviation():
    report = check_file(STRONG)
    assert report.games == 20736
    assert [difference for difference in report.differences if not difference.deviation] == []
    stopped = {difference.game for difference in report.differences}
    assert report.games - report.completed <= len(stopped)
    kinds = Counter(difference.kind for difference in report.differences)
    assert report.announcements - report.agreeing == kinds["power"] + kinds["no announcement"]


@needs_strong
def test_packed_lines_are_read_one_at_a_time():
    lines = read_lines(STRONG)
    assert "decks" in next(lines)
    assert "events" in next(lines)
