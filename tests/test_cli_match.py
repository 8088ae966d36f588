"""Matches in the terminal, with what was agreed on before them."""

import io
import re
from random import Random

import pytest

from moondrake.bluemoon import GAME, Series, Setup, parse_ruleset, ready_made_deck
from moondrake.bluemoon.events import What
from moondrake.bluemoon.series import match_options
from moondrake.cli import main
from moondrake.cli.match import MatchTable
from moondrake.cli.preparing import Preparing
from moondrake.players.random import RandomPlayer
from moondrake.table import Dealer, Event, parse_record, replay


@pytest.fixture
def typed(monkeypatch):
    def give(text):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    return give


def setup(ruleset="ansmann"):
    return Setup((ready_made_deck("hoax"), ready_made_deck("flit")), parse_ruleset(ruleset), start=0)


def prepared(series):
    return Preparing(Dealer(3), Random(3), "en")(series, series.next_setup(setup()))


def played(**words):
    """A match with these options after its first game, which seat b lost."""
    return Series((1, 0), 1, 1, match_options(words))


@pytest.mark.rule("BM-8.7")
def test_drawn_leaders_are_two_different_ones(capsys):
    found = prepared(Series(options=match_options({"leaderChoice": "random"})))
    assert found.decks[0] != found.decks[1]
    assert "The decks: " in capsys.readouterr().out


@pytest.mark.rule("BM-8.6")
def test_a_secret_choice_is_revealed_after_both_have_chosen(typed, capsys):
    typed("elves\nAQUA\n")
    found = prepared(Series(options=match_options({"leaderChoice": "secret"})))
    assert found.decks[0].name == "aqua"
    out = capsys.readouterr().out
    assert "'elves' is not legal now" in out
    assert out.index("Nobody sees it") < out.index("The decks: Aqua (you) against ")


@pytest.mark.rule("BM-8.7")
def test_sets_are_swapped_agreed_on_again_or_changed(typed, tmp_path):
    assert [deck.name for deck in prepared(played(betweenGames="swapSets")).decks] == ["flit", "hoax"]
    typed("3\nbuka\n")
    assert [deck.name for deck in prepared(played(betweenGames="chooseAgain")).decks] == ["mimix", "buka"]
    typed("nothing\nkhind\n")
    assert [deck.name for deck in prepared(played(betweenGames="changeDeck")).decks] == ["khind", "flit"]
    typed("done\n")
    assert prepared(played(betweenGames="changeDeck")).decks == setup().decks


@pytest.mark.parametrize(
    "words",
    [{"leaderChoice": "secret"}, {"betweenGames": "chooseAgain"}, {"betweenGames": "changeDeck"}],
)
def test_whoever_leaves_before_a_game_leaves_the_match(words, typed, capsys):
    typed("quit\n")
    assert (
        prepared(played(**words) if "betweenGames" in words else Series(options=match_options(words))) is None
    )
    assert "You left the game." in capsys.readouterr().out


@pytest.mark.medium
@pytest.mark.rule("BM-8.5")
def test_a_match_with_swapped_sets_is_played_to_five_crystals(typed, capsys, tmp_path):
    typed("1\n" * 5000)
    record = tmp_path / "game"
    words = ["play", "bluemoon", "--match", "--seed", "2", "--between", "swapSets", "--save", str(record)]
    assert main(words) == 0
    out = capsys.readouterr().out
    won = re.search(r"wins the match, (\d+) to (\d+) crystals", out)
    assert won
    assert max(map(int, won.groups())) >= 5
    games = sorted(tmp_path.glob("game*"))
    assert len(games) >= 2
    first, second = (
        replay(parse_record(game.read_text(encoding="utf-8")), GAME).header() for game in games[:2]
    )
    assert (first["deck a"], first["deck b"]) == (second["deck b"], second["deck a"])


@pytest.mark.medium
@pytest.mark.rule("BM-20.4")
def test_take_backs_are_charged_as_they_happen(typed, capsys):
    typed("1\n" * 5000)
    words = ["play", "bluemoon", "--match", "--seed", "1", "--ruleset", "kosmos+illegalPower=undo"]
    assert main([*words, "--take-back", "crystals: 1"]) == 0
    assert "has taken back; the opponent gets 1 crystal." in capsys.readouterr().out


@pytest.mark.rule("BM-20.4")
@pytest.mark.parametrize(
    ("penalty", "crystals", "goes_on"),
    [
        ("none", (0, 0), True),
        ("warning", (0, 0), True),
        ("crystals: 5", (0, 5), False),
        ("game", (0, 4), False),
    ],
)
def test_a_take_back_may_end_the_game_or_the_match(penalty, crystals, goes_on, capsys):
    table = MatchTable(lambda _: ("Ada", "Bela"), RandomPlayer(1), Dealer(1), "en")
    game = table.game(setup(), Series(options=match_options({"takeBackPenalty": penalty})))
    assert game.watch(Event(What.DRAW, 0))
    assert game.watch(Event(What.UNDO, 0)) == goes_on
    assert game.series.crystals == crystals
    assert ("Ada has taken back" in capsys.readouterr().out) == (penalty != "none")


def test_a_penalty_without_take_backs_is_refused(capsys):
    assert main(["play", "bluemoon", "--match", "--take-back", "warning", "--ruleset", "legends"]) == 1
    assert "legends+illegalPower=undo" in capsys.readouterr().err
    assert main(["play", "bluemoon", "--match", "--take-back", "fine"]) == 1
    assert "none, warning, crystals: n, game" in capsys.readouterr().err


@pytest.mark.rule("BM-8.7")
def test_named_decks_and_drawn_leaders_do_not_go_together(capsys):
    assert main(["play", "bluemoon", "--leaders", "random", "--deck", "hoax"]) == 1
    assert "leave out --deck and --opponent" in capsys.readouterr().err


def test_the_command_for_the_same_deal_names_what_was_chosen(typed, capsys):
    typed("1\n" * 3000)
    assert main(["play", "bluemoon", "--seed", "4", "--leaders", "secret", "--bot", "random"]) == 0
    last = capsys.readouterr().out.rstrip().splitlines()[-1]
    options = "--seed 4 --ruleset ansmann --start drawn --leaders secret --bot random"
    assert last.endswith(f"moondrake play bluemoon {options}")
