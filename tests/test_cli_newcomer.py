"""What somebody types who has never seen the program: half commands, wrong files, words of the table."""

import io
import socket
import sys
from io import StringIO

import pytest

from moondrake.cli import main
from moondrake.server.serving import locked_folder
from moondrake.words import languages

BLUE_MOON = ["play", "bluemoon", "--deck", "hoax", "--opponent", "vulca", "--seed", "5"]


def typed(monkeypatch, capsys, words, lines):
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(lines) + "\n"))
    code = main(words)
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize(("words", "listed"), [([], "draft"), (["deck"], "random"), (["play"], "equinox")])
def test_a_command_without_its_next_word_lists_the_words(words, listed, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert f"    {listed} " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("word", "language", "said"),
    [
        ("brain drain", "en", "Brain Drain\nsupport"),
        ("gedankenblocker", "de", "Tückischer Gedankenblocker\nUnterstützung"),
        ("dustere", "de", "Wogarathoras der Düstere"),
        ("storm", "en", "terrah-21: Crashing Thunder Storm"),
        ("a", "hu", "írj többet a névből"),
        ("unheard", "en", "There is no card 'unheard'; say a key such as hoax-13 or a part of a name."),
        ("hoax-13", "en", "You may not lay out"),
    ],
)
def test_a_card_is_found_by_a_part_of_its_name(monkeypatch, capsys, word, language, said):
    words = [*BLUE_MOON, "--lang", language]
    assert said in typed(monkeypatch, capsys, words, [f"card {word}", "quit"])[1]


def test_a_card_of_a_pack_is_explained_at_its_table(monkeypatch, capsys):
    words = ["solo", "--deck", "hoax+drake-emis-ferry", "--opponent", "vulca", "--seed", "3"]
    out = typed(monkeypatch, capsys, words, ["card ferrywoman", "quit"])[1]
    assert "The Ferrywoman" in out.split("> ", 1)[1]


@pytest.mark.parametrize("command", ["why", "card", "save"])
def test_a_table_command_without_its_word_says_how_it_is_written(monkeypatch, capsys, command):
    answer = typed(monkeypatch, capsys, BLUE_MOON, [command, "quit"])[1].split("> ")[1]
    assert answer.startswith(f"  {command} ")
    assert len(answer.splitlines()) == 1


def test_nonsense_is_answered_with_what_is_legal_now(monkeypatch, capsys):
    out = typed(monkeypatch, capsys, BLUE_MOON, ["sing", "why sing", "quit"])[1]
    said = "'sing' is no answer here; legal: pass, play hoax-28. Type help for the commands."
    assert out.count(said) == 2


def test_nonsense_in_a_draft_is_answered_with_the_cards_that_may_be_kept(monkeypatch, capsys):
    out = typed(monkeypatch, capsys, ["draft", "--seed", "3", "--lang", "de"], ["tanz", "quit"])[1]
    assert "„tanz“ ist hier keine Antwort; erlaubt: keep mimix-02, " in out


@pytest.mark.parametrize(
    ("words", "lacking"),
    [(["play", "equinox", "--seed", "5"], ["power"]), (["draft", "--seed", "3"], ["why", "power"])],
)
def test_help_names_only_commands_of_the_game(monkeypatch, capsys, words, lacking):
    out = typed(monkeypatch, capsys, words, ["help", *lacking, "quit"])[1]
    for word in lacking:
        assert f"\n  {word} " not in out
        assert f"There is no '{word}' in this game." in out


def test_a_hint_names_cards_and_drafts_too(monkeypatch, capsys):
    out = typed(monkeypatch, capsys, ["draft", "--seed", "3"], ["hint", "quit"])[1]
    assert "Best: keep mimix-02 (Guardian of Space)." in out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", [["play", "bluemoon"], ["play", "equinox"], ["solo"], ["draft"]])
def test_a_record_that_cannot_be_written_is_refused_before_the_game(capsys, tmp_path, words, language):
    missing = str(tmp_path / "nowhere" / "game.txt")
    assert main([*words, "--save", missing, "--lang", language]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(tmp_path / "nowhere") in told.err
    assert "(englische Meldung)" not in told.err
    assert "(angol üzenet)" not in told.err


def test_looking_whether_a_record_can_be_written_leaves_no_trace(monkeypatch, capsys, tmp_path):
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text("kept", encoding="utf-8")
    for file in (old, new):
        with pytest.raises(SystemExit):
            main(["solo", "--save", str(file), "--seed", "no number"])
    assert old.read_text(encoding="utf-8") == "kept"
    assert not new.exists()
    words = [*BLUE_MOON, "--save", str(tmp_path)]
    assert main(words) == 1
    assert "is a folder, not a file" in capsys.readouterr().err


def test_solo_takes_decks_from_files_and_its_record_names_both_sides(monkeypatch, capsys, tmp_path):
    assert main(["deck", "random", "mimix", "--seed", "1"]) == 0
    deck = tmp_path / "my mimix.deck"
    deck.write_text(capsys.readouterr().out, encoding="utf-8")
    record = tmp_path / "solo.txt"
    words = ["solo", "--deck", "hoax", "--opponent", str(deck), "--seed", "2", "--save", str(record)]
    code, out, _ = typed(monkeypatch, capsys, words, ["1"] * 2000)
    assert code == 0
    assert f"--opponent '{deck}'" in out
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    assert "(automated) begins" in told
    assert "Somebody" not in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "equinox", "--decks", "hoax"], "--decks belongs to bluemoon"),
        (["--game", "equinox", "--lookahead", "exact"], "--lookahead belongs to bluemoon"),
        (["--players", "3"], "--players belongs to equinox"),
        (["--seating", "one"], "--seating belongs to equinox"),
    ],
)
def test_the_arena_refuses_options_of_the_other_game(words, said, capsys):
    assert main(["arena", "beginner", "random", *words]) == 1
    assert said in capsys.readouterr().err


def test_what_a_command_itself_refuses_is_not_called_english(capsys):
    assert main(["arena", "beginner", "random", "--records", "--lang", "de"]) == 1
    assert capsys.readouterr().err.startswith("moondrake: --records braucht")


def test_admin_makes_no_database_where_no_server_ran(capsys, tmp_path):
    folder = tmp_path / "nowhere"
    assert main(["admin", "list", "--data", str(folder)]) == 1
    assert "no server has run there" in capsys.readouterr().err
    assert not folder.exists()


def test_a_server_that_cannot_listen_says_so_and_makes_no_folder(capsys, tmp_path):
    folder = tmp_path / "tables"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-browser", "--port", port, "--data", str(folder)]) == 1
    assert f"nobody can listen at 127.0.0.1:{port}" in capsys.readouterr().err
    assert main(["serve", "--no-browser", "--bus", "carrier pigeon", "--data", str(folder)]) == 1
    assert "--bus must be redis://" in capsys.readouterr().err
    assert not folder.exists()


def test_a_terminal_without_our_letters_gets_question_marks(monkeypatch):
    screen = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(["rules", "BM-10.8", "--lang", "hu"]) == 0
    assert "Szimb?lumok" in screen.buffer.getvalue().decode("ascii")


def test_a_part_of_a_name_leads_to_the_cards_that_have_it(capsys):
    assert main(["cards", "show", "brain dra"]) == 1
    assert "near it: hoax-26 (Brain Drain)" in capsys.readouterr().err


def test_a_folder_in_use_is_refused_in_the_reader_s_language(capsys, tmp_path):
    with locked_folder(tmp_path):
        assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "hu"]) == 1
    assert "egy másik szerver használja ezt a mappát" in capsys.readouterr().err
