"""What the terminal says about decks and choices that are not carried out yet."""

from random import Random

import pytest

from moondrake.bluemoon import ANSMANN, LEGENDS, Setup, new_game, ready_made_deck
from moondrake.bluemoon.actions import ARGUMENTS
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.deck_building import deck_problems, family_cards, foreign_moons
from moondrake.bluemoon.decks import Catalogue
from moondrake.bluemoon.decks.named import catalogue_of, deck_names, named_deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.packs import shipped_names
from moondrake.bluemoon.words import card_name
from moondrake.cli import draft_deck
from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.main import main
from moondrake.cli.preparing import deck_title
from moondrake.draft import GAME as DRAFT
from moondrake.table import CHANCE


@pytest.mark.rule("BM-4.5")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "Chosen so far"), ("de", "Bisher gewählt"), ("hu", "Eddig kiválasztva")]
)
def test_the_mulligan_shows_what_is_chosen(language, words):
    state = new_game(Setup((ready_made_deck("vulca"), ready_made_deck("hoax")), ANSMANN, start=0))
    while state.seat_to_act() == CHANCE:
        state.apply(state.legal_actions()[0])
    face = BlueMoonFace(("Anna", "Ben"), language)
    assert words not in face.question(state.view(0))
    chosen = next(number for number in state.legal_actions() if state.notation(number).startswith("choose"))
    name = card_name(state.match, chosen % ARGUMENTS, language)
    state.apply(chosen)
    assert f"{words}: {name}" in face.question(state.view(0))
    assert name not in face.question(state.view(1)).partition(words)[2], "the other's choice is hidden"


@pytest.mark.rule("BM-19.2")
def test_an_emissarys_deck_is_called_by_people_and_emissary():
    catalogue = catalogue_of(shipped_names())
    name = next(name for name in deck_names(catalogue) if "+" in name)
    deck = named_deck(name, catalogue)
    people = name.partition("+")[0].capitalize()
    assert deck.emissary is not None
    assert deck_title(deck, "en") == f"{people} with {deck.emissary.name.en}"
    assert deck_title(deck, "de") == f"{people} mit {deck.emissary.name.de}"
    assert deck_title(ready_made_deck("hoax"), "en") == "Hoax"


@pytest.mark.rule("BM-21.13")
def test_looking_at_the_own_deck_between_games_names_its_owner(monkeypatch, capsys):
    state = DRAFT.start({"players": "2", "leaderChoice": "agreed"})
    rng = Random(3)
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))
    lines = iter(["look", "done"])
    monkeypatch.setattr(draft_deck, "read_line", lambda: next(lines))
    assert draft_deck.change_deck(state.pool(0), "en") is not None
    out = capsys.readouterr().out
    assert "\n: " not in out
    assert "you" in out.lower()


@pytest.mark.rule("BM-18.4", "BM-19.4")
def test_the_advice_never_exchanges_a_card_of_the_chosen_family():
    known = Catalogue().cards
    base = ready_made_deck("vulca")
    family = family_cards(2, known)
    foreign = [known[key] for key in ("hoax-13", "hoax-16", "khind-27", "terrah-26", "flit-13", "pillar-12")]
    cards = (*base.cards[: 30 - len(family) - len(foreign)], *family, *foreign)
    deck = Deck("mine", base.leader, tuple(cards), family=2)
    assert foreign_moons(deck, ANSMANN) > 10
    remedies = [str(found.remedy) for found in deck_problems(deck, ANSMANN, known) if found.rule == "BM-18.4"]
    assert len(remedies) == 1
    assert not [card.key for card in family if card.key in remedies[0]]
    assert "exchange" in remedies[0]


@pytest.mark.rule("BM-20.3", "RS-18")
def test_solo_refuses_crystal_cards_where_play_does(tmp_path, capsys):
    catalogue = catalogue_of(shipped_names()).cards
    crystal = next(card.key for card in catalogue.values() if card.kind == Kind.ACHIEVEMENT)
    keys = [*(card.key for card in ready_made_deck("hoax").cards[:29]), crystal]
    path = tmp_path / "mine.deck"
    path.write_text("leader: hoax-00\n" + "\n".join(keys) + "\n")
    words = ["--deck", str(path), "--pack", "moondrake", "--ruleset", str(LEGENDS)]
    assert main(["solo", *words]) == 1
    solo = capsys.readouterr().err
    assert "BM-20.3" in solo
    assert main(["play", "bluemoon", *words]) == 1
    assert "BM-20.3" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "fight", "leave"),
    [
        ("de", "fight: Kämpfen", "retreat: Zurückziehen"),
        ("hu", "fight: A csata vállalása", "retreat: Visszavonulás"),
    ],
)
def test_answers_in_the_terminal_say_in_their_language_what_the_words_to_type_mean(language, fight, leave):
    from moondrake.cli.bluemoon_face import BlueMoonFace
    from moondrake.testing.bluemoon import given, side

    state = given(
        me=side(hand=["hoax-01"]), you=side(active=["hoax-18"]), element="fire", phase="decision"
    ).state
    face = BlueMoonFace(("Anna", "Ben"), language)
    assert [face.option(state, number) for number in state.legal_actions()] == [fight, leave]
    word, code = fight.split(": ")[1], fight.split(": ")[0]
    assert face.move(state, state.legal_actions()[0]) == f"{word} ({code})"
    english = BlueMoonFace(("Anna", "Ben"), "en")
    assert [english.option(state, number) for number in state.legal_actions()] == ["fight", "retreat"]
