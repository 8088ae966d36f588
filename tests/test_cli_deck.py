"""`moondrake deck` and decks from files in `moondrake play`."""

import json

import pytest

from moondrake.cli import main


@pytest.fixture
def deck_file(tmp_path, capsys):
    assert main(["deck", "random", "khind", "--seed", "4"]) == 0
    path = tmp_path / "mine.deck"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    return path


def test_a_random_deck_passes_the_check_and_is_played_from_its_file(deck_file, tmp_path, capsys, monkeypatch):
    assert main(["deck", "check", str(deck_file)]) == 0
    assert "legal" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", __import__("io").StringIO("quit\n"))
    saved = tmp_path / "game.txt"
    words = ["play", "bluemoon", "--deck", str(deck_file), "--opponent", "hoax", "--seed", "1"]
    assert main([*words, "--save", str(saved)]) == 0
    deck_file.unlink()
    assert "cards a: khind-00" in saved.read_text(encoding="utf-8")
    assert main(["replay", str(saved)]) == 0


def test_every_fault_of_a_file_is_told_with_its_line(deck_file, capsys):
    text = deck_file.read_text(encoding="utf-8").replace("leader: khind", "leader: kind\nHoaxx")
    deck_file.write_text(text, encoding="utf-8")
    assert main(["deck", "check", str(deck_file)]) == 1
    said = capsys.readouterr().out
    assert "line 3: 'kind' is no leader [BM-9.1]; did you mean khind?" in said
    assert "line 4: 'Hoaxx' is no card" in said
    assert main(["deck", "check", "--json", str(deck_file), "hoax"]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert (first["legal"], second["legal"]) == (False, True)
    assert first["problems"][0]["line"] == 3


def test_two_decks_from_one_box_may_not_share_cards(capsys):
    assert main(["deck", "check", "hoax", "hoax"]) == 0
    assert main(["deck", "check", "hoax", "hoax", "--one-box"]) == 1
    assert "BM-18.8" in capsys.readouterr().out


def test_show_prints_the_cards_or_a_text_that_can_be_changed(tmp_path, capsys):
    assert main(["deck", "show", "hoax"]) == 0
    assert "hoax-13: Thirkomedas the Serene" in capsys.readouterr().out
    assert main(["deck", "show", "hoax", "--text"]) == 0
    path = tmp_path / "hoax.deck"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert main(["deck", "show", "hoax", "--json"]) == 0
    assert "hoax-13" in json.loads(capsys.readouterr().out.split("\n", 1)[1])["cards"]


def test_list_names_the_ready_made_decks_and_an_unknown_name_suggests_one(capsys):
    assert main(["deck", "list"]) == 0
    assert capsys.readouterr().out.startswith("hoax")
    assert main(["deck", "list", "--json"]) == 0
    assert "vulca" in json.loads(capsys.readouterr().out)
    assert main(["deck", "show", "vulka"]) == 1
    assert "did you mean vulca?" in capsys.readouterr().err
    assert main(["play", "bluemoon", "--deck", "elves"]) == 1
    assert "neither a file nor the name of a deck" in capsys.readouterr().err


def test_a_pack_is_checked_shown_and_used_by_a_deck_and_a_game(tmp_path, capsys, monkeypatch):
    pack = tmp_path / "my.pack"
    facts = "name: Ash Herald\npeople: hoax\nkind: character\nfire: 4\nearth: 2\n"
    pack.write_text(f"moondrake pack 1\npack: mine\ncard: my-01\n{facts}", encoding="utf-8")
    assert main(["cards", "check", str(pack)]) == 0
    assert "my-01: Ash Herald" in capsys.readouterr().out
    deck = tmp_path / "my.deck"
    deck.write_text("base: hoax\nwithout: hoax-01\npack: my.pack\nash herald\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 0
    saved = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", __import__("io").StringIO("quit\n"))
    assert main(["play", "bluemoon", "--deck", str(deck), "--opponent", "vulca", "--save", str(saved)]) == 0
    pack.unlink()
    assert main(["replay", str(saved)]) == 0
    assert "card my-01: pack: mine; name: Ash Herald" in saved.read_text(encoding="utf-8")


def test_a_broken_pack_names_line_field_and_allowed_words(tmp_path, capsys):
    pack = tmp_path / "my.pack"
    pack.write_text(
        "moondrake pack 1\npack: mine\ncard: my-01\nname: A\npeople: hoax\nkind: bosster\n", encoding="utf-8"
    )
    assert main(["cards", "check", str(pack)]) == 1
    assert "line 6, kind: 'bosster' is not known; did you mean 'booster'?" in capsys.readouterr().out
    assert main(["cards", "check", str(pack), "moondrake", "--json"]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert (first["faults"][0]["line"], second["sound"]) == (6, True)
    assert main(["deck", "list"]) == 0
    assert "buka+drake-emis-ferry" in capsys.readouterr().out


def test_a_deck_with_an_emissary_is_shown_as_text_that_reads_back(tmp_path, capsys):
    assert main(["deck", "show", "khind+drake-emis-lamp", "--text", "--ruleset", "legends"]) == 0
    deck = tmp_path / "my.deck"
    deck.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 0
    assert main(["deck", "random", "hoax", "--pack", "moondrake", "--seed", "1"]) == 0
