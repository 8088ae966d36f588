"""The command line as a newcomer types it."""

import json
import subprocess
import sys
from io import StringIO
from random import Random

import pytest

from moondrake import __version__
from moondrake.bluemoon import GAME
from moondrake.cli import main
from moondrake.cli.faults import problem
from moondrake.table import Journal, TableError, write_record

HEADER = {"ruleset": "kosmos", "lookahead": "off", "deck a": "vulca", "deck b": "hoax", "start": "a"}


@pytest.fixture
def record(tmp_path):
    rng = Random(4)
    journal = Journal(GAME, GAME.start(HEADER))
    while not journal.state.is_over():
        journal.play(rng.choice(journal.state.legal_actions()))
    path = tmp_path / "game.txt"
    path.write_text(write_record(journal.record()), encoding="utf-8")
    return path


def test_version(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["dance"], ["play", "chess"], ["deck", "burn"], ["trace"]])
def test_wrong_usage_is_exit_2_and_says_what_is_right(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage: moondrake" in capsys.readouterr().err


def test_replay_tells_the_game_in_words_with_rule_numbers(record, capsys):
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "announces a power of" in out
    assert "[BM-" in out
    assert out.rstrip().endswith("The record is sound.")


def test_replay_as_json(record, capsys):
    assert main(["replay", str(record), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "bluemoon"
    assert data["moves"][0]["seat"] == "*"
    assert sum(data["result"]) == 0


def test_replay_of_a_broken_record_is_exit_1_and_names_the_line(record, capsys):
    lines = record.read_text().splitlines()
    lines[20] = "a dance"
    record.write_text("\n".join(lines))
    assert main(["replay", str(record)]) == 1
    assert "line 21" in capsys.readouterr().err


def test_a_missing_file_is_exit_1(capsys):
    assert main(["replay", "/nowhere/game.txt"]) == 1
    assert "/nowhere/game.txt" in capsys.readouterr().err


def test_rulesets_are_listed(capsys):
    assert main(["rulesets"]) == 0
    assert "RS-7" in capsys.readouterr().out
    assert main(["rulesets", "ansmann+stopVsPermission=absolute", "--json"]) == 0
    words = json.loads(capsys.readouterr().out)
    assert words["ansmann+stopVsPermission=absolute"]["stopVsPermission"] == "absolute"
    assert main(["rulesets", "house"]) == 1


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]\n", b'{"decks": {}}\n{"id": 1}\n', b"not json\n", b"\xff\xfe"]
)
def test_a_broken_trace_file_is_exit_1(tmp_path, content, capsys):
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    assert main(["trace", "check", str(path)]) == 1
    assert capsys.readouterr().err.startswith("moondrake: ")


def test_a_cut_off_packed_trace_file_is_exit_1(tmp_path, capsys):
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(b"\x1f\x8b\x08\x00broken")
    assert main(["trace", "check", str(path)]) == 1
    assert "broken" in capsys.readouterr().err


class Typed:
    """A keyboard that types these lines and then stops."""

    def __init__(self, lines):
        self.lines = list(lines)

    def readline(self):
        return self.lines.pop(0) + "\n" if self.lines else ""


def test_the_terminal_explains_wrong_answers_and_can_be_left(monkeypatch, capsys, tmp_path):
    saved = tmp_path / "saved.txt"
    typed = [
        "help",
        "look",
        "card hoax-13",
        "card nothing",
        "99",
        "dance",
        "play aqua-31",
        f"save {saved}",
        "quit",
    ]
    monkeypatch.setattr("sys.stdin", Typed(typed))
    words = ["play", "bluemoon", "--deck", "hoax", "--opponent", "vulca", "--seed", "5"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "Thirkomedas the Serene" in out
    assert "There is no card 'nothing'" in out
    assert "choose from 1 to" in out
    assert "'dance' is no answer here; legal: " in out
    assert "You left the game." in out
    assert main(["replay", str(saved)]) == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["belongs to your opponent. Choose another card. (BM-3.2)", "Another question is open"]),
        ("de", ["gehört deinem Gegner. Wähle eine andere Karte. (BM-3.2)", "ist hier keine Antwort"]),
        (
            "hu",
            ["Ez a lap az ellenfeledé: Volca. Válassz másik lapot. (BM-3.2)", "Ez most szabályos: „done”."],
        ),
    ],
)
@pytest.mark.rule("BM-14.10")
def test_the_terminal_answers_why_not_and_shows_powers(monkeypatch, capsys, language, said):
    typed = ["why play vulca-05", "why done", "why dance", "retreat", "power", "quit"]
    monkeypatch.setattr("sys.stdin", Typed(typed))
    words = ["play", "bluemoon", "--deck", "hoax", "--opponent", "vulca", "--seed", "5"]
    assert main([*words, "--ruleset", "ansmann", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(words in out for words in said)
    assert "(BM-14.3)" in out
    assert "(BM-5.4)" in out, "an illegal answer is refused with its reason"


def test_the_terminal_answers_why_not_in_equinox(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Typed(["why reveal", "why pass", "power", "quit"]))
    assert main(["play", "equinox", "--players", "2", "--seed", "5", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "(EQ-4.9)" in out
    assert "'pass' is legal now." in out
    assert "There is no 'power' in this game." in out


def test_the_keyboard_s_end_leaves_the_game(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Typed([]))
    assert main(["play", "bluemoon", "--seed", "1"]) == 0
    assert "You left the game." in capsys.readouterr().out


@pytest.mark.medium
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_played_by_numbers(monkeypatch, capsys, tmp_path, seed):
    saved = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", Typed(["1"] * 3000))
    assert main(["play", "bluemoon", "--seed", str(seed), "--save", str(saved), "--ruleset", "legends"]) == 0
    assert "The game is over" in capsys.readouterr().out
    assert main(["replay", str(saved)]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--lang", "de", "--help"], "Optionen:"),
        (["play", "--lang=hu", "--help"], "párbaj három sárkányért"),
        (["bench", "bluemoon", "--lang", "de", "--help"], "dieselbe Zahl spielt dieselben Spiele"),
    ],
)
def test_help_is_said_in_the_language_asked_for(words, said, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance", "--lang", "de"], "Fehler: Argument COMMAND: 'dance' gibt es hier nicht (möglich: 'play'"),
        (["--lang", "hu", "replay"], "hiba: hiányzó argumentumok: file"),
        (["bench", "equinox", "--seconds", "never", "--lang", "de"], "höchstens 3600"),
        (
            ["rulesets", "--lang", "fr"],
            "argument --lang: invalid choice: 'fr' (choose from 'en', 'de', 'hu')",
        ),
    ],
)
def test_wrong_usage_is_explained_in_the_language_asked_for(words, said, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


def test_english_is_back_after_another_language(capsys):
    for words in (["--lang", "de", "--help"], ["--help"]):
        with pytest.raises(SystemExit):
            main(words)
    assert "\noptions:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "moondrake: Die Datei /nowhere gibt es nicht\n"),
        ("hu", "moondrake: nincs ilyen fájl: /nowhere\n"),
    ],
)
def test_errors_are_said_in_the_language_asked_for(language, said, capsys):
    assert main(["replay", "/nowhere", "--lang", language]) == 1
    assert capsys.readouterr().err == said


def test_what_an_engine_refuses_is_translated_or_marked_as_english(capsys):
    assert main(["rulesets", "house", "--lang", "de"]) == 1
    assert capsys.readouterr().err.startswith(
        "moondrake: ein Regelwerk „house“ gibt es nicht; Regelwerke: kosmos"
    )
    assert problem(OSError("nobody translated this"), "de").startswith("moondrake: (englische Meldung) ")
    assert problem(TableError("nobody translated this"), "en") == "moondrake: nobody translated this"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("Runde 1, ", "noch 5 Steine", "verlassen")),
        ("hu", ("1. forduló, ", "megmaradt kő", "Kiléptél")),
    ],
)
def test_equinox_is_played_in_the_language_asked_for(language, said, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Typed(["look", "99", "dance"]))
    assert main(["play", "equinox", "--seed", "5", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in said)


@pytest.mark.rule("BM-22.3", "BM-22.8")
def test_solo_plays_against_a_deck_that_plays_itself(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", StringIO("done\nquit\n"))
    assert main(["solo", "--deck", "flit", "--opponent", "khind", "--seed", "4"]) == 0
    told = capsys.readouterr().out
    assert "Khind (automated) begins. [BM-22.3]" in told
    assert "[BM-22.6]" in told
    assert "[BM-22.8]" in told


def test_a_command_is_imported_only_when_it_is_called() -> None:
    code = "import sys, moondrake.cli; print(*[n for n in sys.modules if n.startswith('moondrake.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[1] for name in run.stdout.split()}
    assert loaded == {"cli", "table", "words"}
