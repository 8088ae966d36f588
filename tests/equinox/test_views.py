"""EQ-3.6: what a seat may know, what it remembers, and the states it can imagine."""

from dataclasses import asdict
from json import dumps
from pathlib import Path
from random import Random

import pytest

from moondrake.equinox import GAME
from moondrake.equinox.prints import card_word, suit_of
from moondrake.table import SPECTATOR, parse_record, replay
from moondrake.testing.equinox import Scenario, card, creature, given

WITH_ZIEGFRIED = "susi ziegfried carmen cornu noctia vulpa fungi ursus"
SEATS = (0, 1, 2, SPECTATOR)


def imagined_hands(table: Scenario, seat: int, other: int, times: int = 40) -> list[list[str]]:
    """The hands of another seat in states that a seat imagines."""
    view = table.state.view(seat)
    rng = Random(3)
    states = [view.determinize(rng) for _ in range(times)]
    assert all(state.view(seat) == view for state in states)
    return [[card_word(held) for held in state.position.hands[other]] for state in states]


@pytest.mark.rule("EQ-3.6")
def test_hands_pile_secret_bets_and_cards_aside_are_hidden() -> None:
    table = given(players=3, hands={"a": "susi 1"}, asides={"a": "susi 2"}, secrets={"a": "susi 3"})
    own, other = table.state.view(0), table.state.view(1)
    assert (own.table.hand, own.memory.aside, own.table.secret) == ((1,), (2,), 3)
    assert (other.table.hand, other.memory.aside, other.table.secret) == ((), (), -1)
    assert other.table.has_secret == (True, False, False)
    assert other.memory.held == ((), (), ())


@pytest.mark.rule("EQ-2.3", "EQ-3.6")
def test_covered_cards_are_memory_and_not_table() -> None:
    table = given(board={"susi 1": "susi 3, chameleon 1, susi 5"})
    view = table.state.view(1)
    assert view.table.visible[0] == card("susi 5")
    assert view.table.heights[0] == 3
    assert view.memory.covered[0] == (card("susi 3"), card("chameleon 1"))


@pytest.mark.rule("EQ-9.8", "EQ-3.6")
def test_unseen_discards_are_remembered_by_nobody_else() -> None:
    hands = {"a": "carmen 3, susi 1, susi 2"}
    table = given(creatures=WITH_ZIEGFRIED, players=3, hands=hands, stones={"carmen 1": "a"})
    table.when("pass", "play carmen 3", "use", "discard susi 1", "done")
    assert table.state.view(0).memory.discarded == (1,)
    assert [table.state.view(seat).memory.discarded for seat in (1, 2, SPECTATOR)] == [()] * 3
    assert table.state.view(1).table.discard_size == 1


@pytest.mark.rule("EQ-9.7")
def test_noctias_look_is_remembered_until_the_card_is_seen_to_leave() -> None:
    hands = {"a": "noctia 3", "b": "susi 1, vulpa 2"}
    table = given(players=3, hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name cornu").deal()
    assert table.state.view(0).memory.held[1] == (card("susi 1"), card("vulpa 2"))
    assert all({"susi 1", "vulpa 2"} <= set(hand) for hand in imagined_hands(table, 0, 1))
    table.when("pass", "play vulpa 2")
    assert table.state.view(0).memory.held[1] == (card("susi 1"),)


@pytest.mark.rule("EQ-9.7")
def test_everybody_remembers_that_the_demanded_creature_was_not_there() -> None:
    hands = {"a": "noctia 3", "b": "susi 1, vulpa 2, ursus 1"}
    table = given(players=3, hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name cornu")
    for hand in imagined_hands(table, 2, 1):
        assert creature("cornu") not in {suit_of(card(word)) for word in hand}


@pytest.mark.rule("EQ-9.7")
def test_everybody_remembers_the_creature_of_a_card_given() -> None:
    hands = {"a": "noctia 3", "b": "susi 1, susi 2, ursus 1"}
    table = given(players=3, hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name susi")
    assert all(any(word.startswith("susi") for word in hand) for hand in imagined_hands(table, 2, 1))
    table.when("give susi 2")
    hands_seen = imagined_hands(table, 2, 0)
    assert all(hand[0].startswith("susi") for hand in hands_seen)
    assert len({hand[0] for hand in hands_seen}) > 3, "but not its strength"


@pytest.mark.rule("EQ-9.10")
def test_ziegfrieds_three_cards_are_remembered_by_robber_and_robbed() -> None:
    hands = {"a": "ziegfried 3", "b": "susi 1, vulpa 2, ursus 1, cornu 4"}
    table = given(creatures=WITH_ZIEGFRIED, players=3, hands=hands, stones={"ziegfried 1": "a"})
    table.when("pass", "play ziegfried 3", "player b", "pick susi 1", "pick vulpa 2", "pick ursus 1")
    assert [len(table.state.view(seat).table.picked) for seat in SEATS] == [3, 3, 0, 0]
    table.when("take vulpa 2").deal()
    assert table.state.view(0).memory.held[1] == (card("susi 1"), card("ursus 1"))
    assert table.state.view(1).memory.held[0] == (card("vulpa 2"),)
    assert table.state.view(2).memory.held == ((), (), ())
    assert all("vulpa 2" in hand for hand in imagined_hands(table, 1, 0))


@pytest.mark.rule("EQ-9.10")
def test_a_card_that_may_have_been_robbed_is_in_one_of_the_two_hands() -> None:
    hands = {"a": "ziegfried 3", "b": "dryada 1, vulpa 2, ursus 1, cornu 4"}
    table = given(
        creatures=WITH_ZIEGFRIED,
        players=3,
        turn_of="b",
        hands=hands,
        board={"susi 1": "susi 9"},
        stones={"ziegfried 1": "a"},
    )
    table.when("pass", "play dryada 1", "take susi 9").deal()
    while table.asked()[0] != "a" or table.asked()[1] != "bet":
        table.when(table.legal()[0]).deal()
    table.when(
        "pass", "play ziegfried 3", "player b", "pick susi 9", "pick vulpa 2", "pick ursus 1", "take susi 9"
    )
    view = table.state.view(2)
    rng = Random(1)
    holders = set()
    for _ in range(60):
        state = view.determinize(rng)
        holders |= {seat for seat in (0, 1) if card("susi 9") in state.position.hands[seat]}
        assert sum(card("susi 9") in hand for hand in state.position.hands) == 1
    assert holders == {0, 1}


@pytest.mark.rule("EQ-10.1")
def test_urvater_tells_everybody_what_the_other_bets_are_not() -> None:
    table = given(hands={"a": "urvater 1"}, secrets={"b": "noctia 3"}).when(
        "pass", "play urvater 1", "name susi"
    )
    view = table.state.view(0)
    rng = Random(2)
    bets = {suit_of(view.determinize(rng).position.secrets[1]) for _ in range(80)}
    assert creature("susi") not in bets
    assert len(bets) > 3
    assert max(bets) < 14, "a secret bet is a creature card"


def test_a_shown_hand_is_known_to_all() -> None:
    table = given(players=3, hands={"a": "ursus 1, ursus 2"}, vanished=["ursus"], round_=2).when(
        "pass", "show", "done"
    )
    assert all({"ursus 1", "ursus 2"} <= set(hand) for hand in imagined_hands(table, 2, 0))


def test_a_view_is_plain_data() -> None:
    table = given(hands={"a": "susi 1"}, secrets={"b": "susi 3"})
    view = table.state.view(0)
    text = dumps([view.seat, asdict(view.table), asdict(view.memory)])
    assert '"hand": [1]' in text
    assert hash(table.state.view(0)) == hash(table.state.copy().view(0))


def test_imagined_states_differ_where_the_seat_knows_nothing() -> None:
    table = given(hands={"a": "susi 1", "b": "susi 2, vulpa 3, noctia 4"})
    assert len({tuple(hand) for hand in imagined_hands(table, 0, 1)}) > 30


@pytest.mark.parametrize("number", [1, 2])
def test_a_story_full_of_unseen_moves_is_imagined_at_once(number: int) -> None:
    """Games on which earlier versions of the search for a fitting deal did not come to an end."""
    text = (Path(__file__).parent / "golden" / f"hard-to-imagine-{number}.txt").read_text(encoding="utf-8")
    record = parse_record(text)
    for stop in range(150, len(record.moves), 12):
        state = replay(record, GAME, stop)
        for seat in (SPECTATOR, *range(state.seats())):
            view = state.view(seat)
            imagined = view.determinize(Random(stop))
            assert imagined.view(seat) == view
