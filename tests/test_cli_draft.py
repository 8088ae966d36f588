"""`moondrake draft` as it is typed."""

import io
from random import Random

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon.decks import Catalogue, parse_deck
from moondrake.cli import main
from moondrake.cli.draft_deck import change_deck
from moondrake.draft import GAME, State
from moondrake.table import parse_record, play_out, replay


@pytest.fixture
def typed(monkeypatch):
    def give(text):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    return give


def test_a_draft_among_bots_tells_steps_decks_and_pairings(capsys):
    assert main(["draft", "--watch", "--players", "3", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Everybody passes 4 cards to the right. [BM-21.3]" in out
    assert "Everybody has kept" in out
    assert out.count("30 cards, led by") == 3
    assert "Round 1: Ben – Clara. Anna rests." in out


def test_what_others_keep_is_not_told(capsys):
    main(["draft", "--watch", "--seed", "3"])
    assert " keeps " not in capsys.readouterr().out


def test_the_keyboard_drafts_with_numbers_and_words(typed, capsys):
    typed("1\n" * 60)
    assert main(["draft", "--seed", "5", "--sets", "hoax vulca flit"]) == 0
    out = capsys.readouterr().out
    assert "Player (you) keeps " in out
    assert "Anna keeps" not in out
    assert "Deal 2 of 10. You pass to the left." in out
    assert "Which card do you leave out? 9 cards too many." in out
    assert "Player (you): 30 cards, led by Xelethotiras." in out
    assert "Anna: 30 cards" not in out


@pytest.mark.rule("BM-21.10")
def test_the_keyboard_gets_its_own_deck_as_a_file_and_no_other(typed, tmp_path):
    typed("1\n" * 60)
    assert main(["draft", "--seed", "5", "--sets", "hoax vulca flit", "--decks", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["draft-a.txt"]


def test_a_record_of_a_draft_is_told_again(tmp_path, capsys):
    record = tmp_path / "draft.txt"
    main(["draft", "--watch", "--seed", "3", "--save", str(record)])
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "Seat a keeps " in out
    assert "discards " in out
    assert out.rstrip().endswith("The record is sound.")


def test_leaving_the_draft_is_no_error(typed, capsys):
    typed("1\nquit\n")
    assert main(["draft", "--seed", "5"]) == 0
    assert "You left the game." in capsys.readouterr().out


def test_record_and_decks_are_written_and_read_back(tmp_path, capsys):
    record, folder = tmp_path / "draft.txt", tmp_path / "decks"
    words = ["draft", "--watch", "--seed", "3", "--save", str(record), "--decks", str(folder)]
    assert main(words) == 0
    state = replay(parse_record(record.read_text(encoding="utf-8")), GAME)
    assert isinstance(state, State)
    for seat, letter in enumerate("ab"):
        text = (folder / f"draft-{letter}.txt").read_text(encoding="utf-8")
        assert parse_deck(text, Catalogue()).deck == state.deck(seat)
        assert main(["deck", "check", str(folder / f"draft-{letter}.txt")]) == 0


@pytest.mark.medium
def test_bots_play_everybody_against_everybody(capsys):
    assert main(["draft", "--watch", "--players", "4", "--seed", "1", "--play"]) == 0
    out = capsys.readouterr().out
    assert "The table after round 3:" in out
    last = out.rstrip().splitlines()[-4:]
    assert [line.split(".")[0] for line in last] == ["1", "2", "3", "4"]
    assert sum(int(line.split(": ")[1].split()[0]) for line in last) == 6


@pytest.mark.medium
@pytest.mark.rule("BM-21.13")
@pytest.mark.parametrize(
    ("between", "seed", "told", "drafts"),
    [
        ("keep", 5, "The match stands at", 1),
        ("changeDeck", 5, "Exchange cards before the next game", 1),
        ("redraft", 5, "Player (you) keeps ", 2),
    ],
)
def test_a_match_at_the_keyboard_goes_on_as_agreed(between, seed, told, drafts, typed, capsys, tmp_path):
    record = tmp_path / "draft.txt"
    typed("1\ndone\n" * 5000)
    words = ["draft", "--seed", str(seed), "--play", "--between", between, "--save", str(record)]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert told in out
    assert out.count("All cards are dealt.") >= drafts
    assert "The table after round 1:" in out
    games = sorted(tmp_path.glob("draft.txt.Anna*"))
    assert len(games) >= 2
    for game in games:
        replay(parse_record(game.read_text(encoding="utf-8")), BLUE_MOON)


@pytest.mark.rule("BM-21.13")
def test_cards_of_the_deck_are_exchanged_for_others_of_the_own_cards(typed, capsys):
    state = GAME.start({"players": "2", "sets": "hoax vulca flit"})
    play_out(state, Random(4))
    pool = state.pool(0)
    out, into = pool.deck.cards[0].key, pool.bench()[0].key
    typed(f"{into} {out}\n{out} {into}\nlook\nnonsense\ndone\n")
    changed = change_deck(pool, "en")
    assert changed is not None
    assert {card.key for card in changed.deck.cards} == {card.key for card in pool.deck.cards} - {out} | {
        into
    }
    told = capsys.readouterr().out
    assert f"Nothing was changed: '{into}' is not in the deck" in told
    assert f"{out} is out, {into} is in." in told
    typed("quit\n")
    assert change_deck(pool, "en") is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--sets", "hoax vulca"], "2 players draft 3"),
        (["--sets", "hoax elves flit"], "'elves' is no people set"),
        (["--between", "redraft", "--players", "3"], "needs --players 2"),
        (["--ruleset", "house"], "there is no ruleset 'house'"),
    ],
)
def test_a_wrong_draft_is_refused_in_a_line(words, told, capsys):
    assert main(["draft", "--watch", *words]) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Alle spielen gegen alle:"), ("hu", "Mindenki játszik mindenkivel:")]
)
def test_the_draft_speaks_the_language(language, told, capsys):
    assert main(["draft", "--watch", "--seed", "1", "--lang", language]) == 0
    assert told in capsys.readouterr().out
