"""Decisions on open questions: defaults, and what a seat may know."""

import io
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import State, new_game
from moondrake.bluemoon.rulesets import ANSMANN, parse_ruleset
from moondrake.bluemoon.seen import SideMemory, SideTable
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.zones import cards_in
from moondrake.cli import main
from moondrake.table import HIDDEN, SPECTATOR
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, hand_size, walk


@pytest.mark.rule("OQ-6", "RS-1")
def test_a_set_up_without_a_ruleset_is_ansmann() -> None:
    setup = Setup((ready_made_deck("khind"), ready_made_deck("aqua")), start=0)
    assert setup.ruleset == ANSMANN
    assert setup.header()["ruleset"] == "ansmann"
    game = Scenario(new_game(setup))
    game.dealt()
    assert game.may("done"), "the mulligan, which only ansmann has"


@pytest.mark.parametrize(
    ("words", "ruleset"),
    [([], "ansmann"), (["--ruleset", "kosmos"], "kosmos"), (["--ruleset", "legends"], "legends")],
)
@pytest.mark.rule("OQ-6")
def test_the_command_line_plays_ansmann_unless_told_otherwise(
    words: list[str], ruleset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    path = tmp_path / "game.txt"
    decks = ["--deck", "khind", "--opponent", "aqua"]
    assert main(["play", "bluemoon", *decks, "--seed", "1", "--save", str(path), *words]) == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert f"ruleset: {ruleset}" in lines


def keys(state: State, cards: tuple[int, ...]) -> list[str]:
    """The keys of cards of the match, HIDDEN as "?"."""
    return ["?" if card == HIDDEN else state.facts[card >> 6].printed[card & 63].key for card in cards]


def mine_seen_by(game: Scenario, viewer: int) -> tuple[SideTable, SideMemory]:
    """My side in the view of a seat."""
    view = game.state.view(viewer)
    return view.table.sides[0], view.memory.sides[0]


@every_ruleset
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.rule("OQ-8", "BM-3.6")
def test_the_cargo_of_ships_lies_open(ruleset: str, viewer: int) -> None:
    game = given(
        me=side(
            hand=["hoax-01", "hoax-02"],
            active=["hoax-03"],
            ships={"buka-30": ["buka-01", "buka-07"], "buka-28": []},
            bluffs=["buka-08"],
        ),
        you=side(hand=["vulca-10"]),
        element="fire",
        ruleset=ruleset,
    )

    def cargo() -> list[list[str]]:
        return [keys(game.state, ship.cargo) for ship in mine_seen_by(game, viewer)[0].ships]

    assert cargo() == [["buka-01", "buka-07"], []]
    shown = mine_seen_by(game, viewer)[0]
    assert keys(game.state, shown.bluffs) == (["buka-08"] if viewer == 0 else ["?"]), "unlike a bluff"
    game.when("land buka-30")
    assert cargo() == [["buka-01", "buka-07"], []], "landed too"


@every_ruleset
@pytest.mark.rule("OQ-8", "BM-9.11")
def test_a_card_is_loaded_in_the_open(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02"], active=["hoax-03"], ships={"buka-30": []}),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    assert mine_seen_by(game, 1)[0].hand == (), "hidden while in hand"
    game.when("load hoax-02")
    assert keys(game.state, mine_seen_by(game, 1)[0].ships[0].cargo) == ["hoax-02"]
    (loaded,) = [event for event in game.events if event.kind == What.LOAD]
    assert HIDDEN not in loaded.shown_to(1).cards


def at_the_mulligan() -> Scenario:
    decks = (ready_made_deck("vulca"), ready_made_deck("hoax"))
    game = Scenario(new_game(Setup(decks, parse_ruleset("ansmann"), start=0)))
    game.dealt()
    game.events.clear()
    return game


@pytest.mark.rule("OQ-13", "BM-4.5")
def test_the_second_mulligan_is_decided_without_knowing_the_first() -> None:
    """Whatever I return, and however many: your view at your own decision is the same."""
    hand = at_the_mulligan().zone("me", "hand")
    views = []
    for count in (0, 1, 6):
        game = at_the_mulligan().when(*[f"choose {key}" for key in hand[:count]], "done")
        assert game.asked() == "you"
        assert hand_size(game, "me") == 6, "nothing is put back before both have decided"
        assert not game.events
        views.append(game.state.view(1))
        assert views[0] == views[-1]
    other = at_the_mulligan().when(f"choose {hand[3]}", "done")
    assert other.state.view(1) == views[1]
    assert other.state.view(0) != at_the_mulligan().when(f"choose {hand[0]}", "done").state.view(0)


@pytest.mark.rule("OQ-13", "BM-4.5")
def test_both_mulligans_are_carried_out_after_both_decisions() -> None:
    game = at_the_mulligan()
    mine, yours = game.zone("me", "hand"), game.zone("you", "hand")
    game.when(f"choose {mine[0]}", f"choose {mine[1]}", "done", f"choose {yours[0]}", "done")
    while game.asked() == "chance":
        game.when(game.legal()[-1])
    told = [(event.seat, event.amount) for event in game.events if event.kind == What.MULLIGAN]
    assert told == [(0, 2), (1, 1)], "the numbers are public now"
    assert (hand_size(game, "me"), hand_size(game, "you")) == (6, 6)


@every_ruleset
@pytest.mark.rule("OQ-33", "BM-3.4a", "BM-23.3")
def test_the_table_shows_the_top_of_a_pile_and_memory_everything_below(ruleset: str) -> None:
    game = given(
        me=side(
            hand=["hoax-01"],
            discard=["vulca-01", "vulca-02", "vulca-03"],
            stack=["hoax-27", "hoax-28"],
            rest=["vulca-04", "vulca-05"],
        ),
        you=side(hand=["vulca-10"]),
        element="fire",
        ruleset=ruleset,
    )
    table, memory = mine_seen_by(game, 1)
    assert keys(game.state, (table.discard_top, table.stack_top)) == ["vulca-03", "hoax-28"]
    assert keys(game.state, memory.discards) == ["vulca-01", "vulca-02", "vulca-03"]
    assert keys(game.state, memory.stack) == ["hoax-27", "hoax-28"]
    shown = (*table.hand, *table.revealed, *table.active, *table.inactive, *table.support, table.discard_top)
    assert not {"vulca-01", "vulca-02"} & set(keys(game.state, shown)), "not shown by the table"


@every_ruleset
@pytest.mark.rule("OQ-33", "BM-3.4a")
def test_a_seat_remembers_a_card_taken_back_into_the_hand(ruleset: str) -> None:
    """I take hoax-23 back in the open. It is hidden on the table, but you have seen where it went."""
    game = given(
        me=side(hand=["hoax-01", "hoax-02"], active=["hoax-03"], support=["hoax-23"], rest=["vulca-01"]),
        you=side(hand=["vulca-10"]),
        element="fire",
        ruleset=ruleset,
    )
    game.when("retrieve hoax-23")
    table, memory = mine_seen_by(game, 1)
    assert table.hand == (), "the page shows no hand card"
    assert keys(game.state, memory.known_hand) == ["hoax-23"]
    assert sorted(keys(game.state, memory.unseen)) == ["hoax-01", "hoax-02", "vulca-01"]
    for seed in range(20):
        imagined = game.state.view(1).determinize(Random(seed))
        assert imagined.sides[0].hand >> game.state.match.by_key[0]["hoax-23"] & 1
    walk(game, "fight", "play hoax-01", "play hoax-23")
    assert mine_seen_by(game, 1)[1].known_hand == ()


@every_ruleset
@pytest.mark.rule("OQ-33", "BM-3.4a")
def test_a_seat_knows_no_more_than_it_has_seen(ruleset: str) -> None:
    """Cards I draw or put under my pile: I know them, you do not."""
    game = given(
        me=side(hand=["aqua-14", "hoax-01", "hoax-02"], rest=["vulca-01", "vulca-02"]),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play aqua-14")
    walk(game, "choose hoax-02")
    own, yours = mine_seen_by(game, 0)[1], mine_seen_by(game, 1)[1]
    assert (keys(game.state, own.pile_bottom), keys(game.state, yours.pile_bottom)) == (["hoax-02"], ["?"])
    assert sorted(keys(game.state, own.unseen)) == ["vulca-01", "vulca-02"], "my pile without its order"
    assert sorted(keys(game.state, yours.unseen)) == ["hoax-01", "hoax-02", "vulca-01", "vulca-02"]


def hiding(hand: list[str], rest: list[str]) -> Scenario:
    return given(
        me=side(hand=hand, rest=rest, active=["hoax-08"], discard=["vulca-03"]),
        you=side(hand=["vulca-10"]),
        element="fire",
        turn="you",
    )


@pytest.mark.rule("OQ-34", "BM-3.4b")
def test_with_open_lists_the_unseen_cards_are_the_list_without_what_was_seen() -> None:
    game = hiding(["hoax-01"], ["hoax-02", "buka-07"])
    assert sorted(keys(game.state, mine_seen_by(game, 1)[1].unseen)) == ["buka-07", "hoax-01", "hoax-02"]
    hands = set()
    for seed in range(60):
        imagined = game.state.view(1).determinize(Random(seed))
        mine = imagined.sides[0]
        assert mine.hand | mine.pile() == game.state.sides[0].hand | game.state.sides[0].pile()
        hands |= {game.state.facts[0].printed[card].key for card in cards_in(mine.hand)}
    assert hands == {"hoax-01", "hoax-02", "buka-07"}, "each of them may be the hand card, nothing else"
    last = hiding(["hoax-01"], [])
    for seed in range(5):
        assert last.state.view(1).determinize(Random(seed)).sides[0].hand == last.state.sides[0].hand


@pytest.mark.parametrize("people", ["vulca", "khind", "buka"])
@pytest.mark.rule("OQ-34", "BM-3.4b")
def test_lists_are_open_for_ready_made_decks(people: str) -> None:
    """At the first hand the other seat knows exactly which thirty cards there are, and no place."""
    setup = Setup((ready_made_deck(people), ready_made_deck("hoax")), parse_ruleset("kosmos"), start=0)
    game = Scenario(new_game(setup))
    game.dealt()
    memory = mine_seen_by(game, 1)[1]
    assert sorted(keys(game.state, memory.unseen)) == sorted(card.key for card in setup.decks[0].cards)
    assert len(mine_seen_by(game, 0)[1].unseen) == len(setup.decks[0].cards) - 6
