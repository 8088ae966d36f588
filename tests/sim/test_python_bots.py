"""`py:module:Class`: bots of one's own as contestants, without a process between."""

import json

import pytest

from moondrake.cli.main import main

BOT = '''
class First:
    """Answers with the first legal action, and looks at nothing but its view."""
    name = "first"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, actions, clock):
        assert view.seat in (0, 1)
        return actions[0]


class Clumsy(First):
    def choose(self, view, actions, clock):
        raise RuntimeError("my queen is on fire")


class Cheat(First):
    def choose(self, view, actions, clock):
        return 999


NOT_A_BOT = 3
'''


@pytest.fixture
def bots(tmp_path, monkeypatch):
    (tmp_path / "ownbots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def arena(*words):
    return main(["arena", *words, "--games", "2", "--decks", "hoax", "flit", "--json"])


def test_a_class_of_ones_own_plays(bots, capsys):
    assert arena("py:ownbots:First", "random") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["contestants"] == ["py:ownbots:First", "random"]
    assert report["failures"] == []


def test_a_crash_costs_the_game_and_its_last_words_are_told(bots, capsys):
    assert arena("py:ownbots:Clumsy", "random") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["win_rate"] == 0
    assert all("my queen is on fire" in failure["reason"] for failure in report["failures"])


def test_an_illegal_action_costs_the_game(bots, capsys):
    arena("py:ownbots:Cheat", "random")
    failures = json.loads(capsys.readouterr().out)["failures"]
    assert failures
    assert "is not legal now" in failures[0]["reason"]


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("py:ownbots", "write py:MODULE:CLASS"),
        ("py:nowhere:First", "the module cannot be imported"),
        ("py:ownbots:Second", "ownbots has no class Second with a method choose"),
        ("py:ownbots:NOT_A_BOT", "ownbots has no class NOT_A_BOT with a method choose"),
    ],
)
def test_a_word_that_names_no_bot_is_refused(bots, capsys, word, message):
    assert arena(word, "random") == 1
    assert message in capsys.readouterr().err


def test_the_table_of_decks_says_whose_they_are(bots, capsys):
    main(["arena", "py:ownbots:First", "random", "--games", "4", "--decks", "hoax", "flit", "buka"])
    told = capsys.readouterr().out
    assert (
        "Wins of py:ownbots:First with the row's deck, against random with the column's, in percent" in told
    )
