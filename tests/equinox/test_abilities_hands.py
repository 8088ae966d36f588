"""EQ-9.3, EQ-9.7, EQ-9.10: abilities against another player's hand."""

import pytest

from moondrake.equinox.happenings import Happening
from moondrake.table import SPECTATOR, Event
from moondrake.testing.equinox import Scenario, given

WITH_ZIEGFRIED = "susi ziegfried cornu klumpi noctia vulpa fungi ursus"
SEVEN = "susi 1, susi 2, noctia 1, noctia 2, vulpa 1, ursus 1, ursus 2"


def happened(table: Scenario, kind: Happening) -> list[Event]:
    return [event for event in table.events() if event.kind == kind]


@pytest.mark.scenario("EQS-27")
@pytest.mark.rule("EQ-9.3")
def test_cornu_sets_half_the_hand_aside_for_one_turn() -> None:
    table = given(hands={"a": "cornu 3", "b": SEVEN}, stones={"cornu 1": "a"}, vanished=["ursus"], round_=2)
    table.when("pass", "play cornu 3", "player b")
    assert table.asked() == ("*", "pick")
    table.when("pick susi 1", "pick noctia 1", "pick ursus 1", "pick vulpa 1")
    assert table.aside("b") == ["susi 1", "noctia 1", "vulpa 1", "ursus 1"]
    assert table.hand("b") == ["susi 2", "noctia 2", "ursus 2"]
    table.deal().when("pass")
    assert table.legal() == ["play susi 2", "play noctia 2"]
    table.when("play susi 2")
    assert table.legal() == ["done", "discard ursus 2"]
    table.when("done")
    assert len(table.hand("b")) == 6
    assert table.position.frames[-1].left == 2


@pytest.mark.rule("EQ-9.3")
def test_only_the_owner_knows_which_cards_lie_aside() -> None:
    table = given(players=3, hands={"a": "cornu 3", "b": SEVEN}, stones={"cornu 1": "a"})
    table.when("pass", "play cornu 3", "player b")
    table.events()
    table.when("pick susi 1")
    event = happened(table, Happening.SET_ASIDE)[0]
    assert [event.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]


@pytest.mark.rule("EQ-9.3")
def test_cornu_hits_another_player_only() -> None:
    table = given(players=3, hands={"a": "cornu 3, susi 5", "b": SEVEN}, stones={"cornu 1": "a"})
    table.when("pass", "play cornu 3")
    assert table.legal() == ["pass", "player b", "player c"]
    assert table.refuses("player a")


@pytest.mark.rule("EQ-9.3")
@pytest.mark.rule("OQE-11")
def test_oqe_11_a_second_cornu_takes_half_of_what_is_left() -> None:
    table = given(
        hands={"a": "cornu 3", "b": "susi 1, susi 2, susi 3"},
        asides={"b": "vulpa 1"},
        stones={"cornu 1": "a"},
    )
    table.when("pass", "play cornu 3", "player b", "pick susi 1", "pick susi 2")
    assert table.aside("b") == ["susi 1", "susi 2", "vulpa 1"]
    table.deal().when("pass", "play susi 3").deal()
    assert table.aside("b") == []


@pytest.mark.rule("EQ-9.3")
@pytest.mark.rule("OQE-12")
def test_oqe_12_cornu_against_an_empty_hand_does_nothing() -> None:
    table = given(hands={"a": "cornu 3"}, stones={"cornu 1": "a"}).when("pass", "play cornu 3", "player b")
    assert table.asked() == ("*", "deal")
    assert table.aside("b") == []


@pytest.mark.rule("EQ-9.7")
def test_noctia_gets_a_card_of_the_givers_choice() -> None:
    table = given(hands={"a": "noctia 3", "b": SEVEN}, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name susi")
    assert table.asked() == ("b", "give")
    assert table.legal() == ["give susi 1", "give susi 2"]
    table.when("give susi 2")
    assert table.hand("a") == ["susi 2"]
    assert "susi 2" not in table.hand("b")


@pytest.mark.rule("EQ-9.7")
def test_noctia_names_another_player_and_a_creature_in_the_tournament() -> None:
    table = given(hands={"a": "noctia 3", "b": SEVEN}, stones={"noctia 1": "a"}, vanished=["ursus"], round_=2)
    table.when("pass", "play noctia 3")
    assert table.refuses("player a")
    table.when("player b")
    assert table.refuses("name ursus")
    assert table.refuses("name lupino")


@pytest.mark.scenario("EQS-41")
@pytest.mark.rule("EQ-9.7")
@pytest.mark.rule("OQE-19")
def test_oqe_19_names_are_public_and_the_card_is_not() -> None:
    hands = {"a": "noctia 3", "b": "vulpa 1, vulpa 2, susi 1"}
    table = given(players=3, hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3")
    table.events()
    table.when("player b", "name vulpa", "give vulpa 2")
    events = table.events()
    named = [e for e in events if e.kind in (Happening.PLAYER_CHOSEN, Happening.CREATURE_NAMED)]
    assert [event.amount for event in named] == [1, 12]
    given_event = next(e for e in events if e.kind == Happening.GIVEN)
    assert [given_event.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    assert table.state.view(2).table.hand_sizes == (1, 2, 0)


@pytest.mark.scenario("EQS-41")
@pytest.mark.rule("EQ-9.7")
@pytest.mark.rule("OQE-9")
def test_oqe_9_without_a_fitting_card_only_the_asker_sees_the_hand() -> None:
    table = given(players=3, hands={"a": "noctia 3", "b": "susi 1, susi 2"}, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3")
    table.events()
    table.when("player b", "name vulpa")
    event = happened(table, Happening.HAND_SEEN)[0]
    assert len(event.cards) == 2
    assert [event.is_seen_by(seat) for seat in (0, 1, 2)] == [True, True, False]
    assert table.state.view(0).memory.held[1] != table.state.view(2).memory.held[1] == ()


@pytest.mark.rule("EQ-9.7")
@pytest.mark.rule("OQE-12")
def test_oqe_12_noctia_may_look_at_an_empty_hand() -> None:
    table = given(hands={"a": "noctia 3"}, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name vulpa")
    assert table.asked() == ("*", "deal")


@pytest.mark.scenario("EQS-28")
@pytest.mark.rule("EQ-9.7", "EQ-9.10")
def test_noctia_and_ziegfried_do_not_reach_cards_set_aside() -> None:
    hands = {"a": "noctia 3, ziegfried 3", "b": "susi 1, vulpa 1"}
    asides = {"b": "noctia 1, noctia 2, vulpa 2, susi 2"}
    stones = {"noctia 1": "a", "ziegfried 1": "a"}
    table = given(creatures=WITH_ZIEGFRIED, hands=hands, asides=asides, stones=stones)
    assert table.when("pass", "play ziegfried 3").asked() == ("*", "deal"), "Ziegfried has no target"
    table = given(creatures=WITH_ZIEGFRIED, hands=hands, asides=asides, stones=stones)
    table.when("pass", "play noctia 3", "player b")
    table.events()
    table.when("name noctia")
    assert len(happened(table, Happening.HAND_SEEN)[0].cards) == 2


@pytest.mark.rule("EQ-9.10")
def test_ziegfried_looks_at_three_and_keeps_one() -> None:
    table = given(
        creatures=WITH_ZIEGFRIED,
        players=3,
        hands={"a": "ziegfried 3", "b": SEVEN},
        stones={"ziegfried 1": "a"},
    )
    table.when("pass", "play ziegfried 3", "player b")
    table.events()
    table.when("pick susi 1", "pick vulpa 1", "pick ursus 2")
    assert table.asked() == ("a", "keep")
    assert table.legal() == ["take susi 1", "take vulpa 1", "take ursus 2"]
    looks = happened(table, Happening.LOOKED_AT)
    assert [[e.is_seen_by(seat) for seat in (0, 1, 2)] for e in looks] == [[True, True, False]] * 3
    table.when("take vulpa 1")
    assert table.hand("a") == ["vulpa 1"]
    assert table.hand("b") == ["susi 1", "susi 2", "noctia 1", "noctia 2", "ursus 1", "ursus 2"]
    robbed = happened(table, Happening.ROBBED)[0]
    assert [robbed.is_seen_by(seat) for seat in (0, 1, 2)] == [True, True, False]


@pytest.mark.rule("EQ-9.10")
@pytest.mark.rule("OQE-12")
def test_oqe_12_ziegfried_needs_a_hand_of_three() -> None:
    hands = {"a": "ziegfried 3", "b": "susi 1, susi 2", "c": "noctia 1, noctia 2, noctia 3"}
    table = given(creatures=WITH_ZIEGFRIED, players=3, hands=hands, stones={"ziegfried 1": "a"})
    table.when("pass", "play ziegfried 3")
    assert table.legal() == ["pass", "player c"]
    assert table.refuses("player b")


@pytest.mark.rule("EQ-9.9", "EQ-9.3", "EQ-9.10")
@pytest.mark.parametrize(
    ("vanished", "asks"), [("cornu", "pick"), ("ziegfried", "pick"), ("noctia", "creature")]
)
def test_fungi_reaches_hands_through_vanished_creatures(vanished: str, asks: str) -> None:
    table = given(
        creatures=WITH_ZIEGFRIED,
        hands={"a": "fungi 3", "b": SEVEN},
        stones={"fungi 1": "a"},
        vanished=[vanished],
        round_=2,
    )
    table.when("pass", "play fungi 3", f"name {vanished}", "player b")
    assert table.asked()[1] == asks
