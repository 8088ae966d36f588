"""EQ-4.3 to EQ-4.14: betting and revealing."""

import pytest

from moondrake.testing.equinox import given

HAND = "susi 1, susi 2, noctia 3, vulpa 4, chameleon 5, dryada 1, cornu 6, cornu 7"


@pytest.mark.scenario("EQS-1")
@pytest.mark.rule("EQ-4.4", "EQ-4.5")
def test_a_stone_on_an_empty_field_bars_further_regular_bets_on_the_creature() -> None:
    table = given(hands={"a": HAND, "b": "ursus 1"}).when("bet cornu")
    assert table.stone("cornu 1") == "a"
    assert table.stones_left("a") == 4
    table.when("play noctia 3")
    assert table.deal().asked() == ("b", "bet")
    assert table.refuses("bet cornu")
    assert "bet susi" in table.legal()


@pytest.mark.scenario("EQS-2")
@pytest.mark.rule("EQ-4.4")
def test_a_stone_on_a_field_with_a_card_lies_on_the_card() -> None:
    creatures = "susi moosmann cornu klumpi echomir vulpa fungi ursus"
    table = given(
        creatures=creatures, hands={"a": "susi 1", "b": "ursus 1"}, board={"echomir 1": "echomir 5"}
    )
    table.when("bet echomir")
    assert (table.stone("echomir 1"), table.cards("echomir 1")) == ("a", ["echomir 5"])
    table.when("play susi 1").deal()
    assert table.refuses("bet echomir")


@pytest.mark.scenario("EQS-3")
@pytest.mark.rule("EQ-4.7", "EQ-4.2")
@pytest.mark.rule("OQE-17")
def test_oqe_17_after_a_secret_bet_step_two_is_skipped_and_one_card_is_drawn() -> None:
    table = given(hands={"a": HAND}).when("secret susi 2")
    assert table.position.secrets[0] >= 0
    assert table.stones_left("a") == 4
    assert len(table.hand("a")) == 7
    assert table.asked() == ("*", "deal")
    assert table.position.frames[-1].left == 1
    assert table.deal().asked() == ("b", "bet")
    assert len(table.hand("a")) == 8


@pytest.mark.rule("EQ-4.2")
def test_after_a_secret_bet_with_vanished_creatures_step_three_follows() -> None:
    table = given(hands={"a": HAND}, vanished=["cornu"]).when("secret susi 2")
    assert table.asked() == ("a", "discard")
    assert table.legal("discard") == ["discard cornu 6", "discard cornu 7"]


@pytest.mark.rule("EQ-4.7")
def test_only_creature_cards_serve_for_a_secret_bet() -> None:
    table = given(hands={"a": HAND})
    assert len(table.legal("secret")) == 6
    assert not [word for word in table.legal("secret") if "chameleon" in word or "dryada" in word]


@pytest.mark.rule("EQ-4.7")
def test_a_secret_bet_may_be_on_a_creature_that_has_bets() -> None:
    table = given(hands={"a": HAND}, stones={"susi 1": "b"}, secrets={"b": "susi 5"})
    table.when("secret susi 1")
    assert table.position.stones_left == [4, 3]


@pytest.mark.rule("EQ-4.7")
@pytest.mark.rule("OQE-18")
def test_oqe_18_no_secret_bet_after_round_one() -> None:
    table = given(hands={"a": HAND}, round_=2, vanished=["ursus"])
    assert not table.legal("secret")
    assert table.refuses("secret susi 1")


@pytest.mark.rule("EQ-4.7")
def test_a_second_secret_bet_is_refused() -> None:
    table = given(hands={"a": HAND}, secrets={"a": "vulpa 9"})
    assert table.refuses("secret susi 1")
    table.when("reveal", "play susi 1")
    table = given(hands={"a": HAND})
    table.position.secret_used = 1
    assert not table.legal("secret")


@pytest.mark.scenario("EQS-4")
@pytest.mark.rule("EQ-4.9")
def test_a_revealed_bet_lies_on_the_champion_and_step_two_follows() -> None:
    table = given(hands={"a": HAND}, secrets={"a": "vulpa 9"}).when("reveal")
    assert table.champion("vulpa") == "a"
    assert table.discarded() == ["vulpa 9"]
    assert table.asked() == ("a", "play")
    assert table.controller("vulpa") == "a"


@pytest.mark.rule("EQ-4.8")
def test_an_unrevealed_bet_controls_nothing() -> None:
    table = given(secrets={"a": "vulpa 9"})
    assert table.controller("vulpa") == "-"


@pytest.mark.rule("EQ-4.8", "EQ-11.1")
def test_an_unrevealed_bet_scores_five_at_the_end() -> None:
    table = given(hands={"a": "susi 1"}, secrets={"a": "vulpa 9"}, pile=1).when("pass", "play susi 1").deal()
    assert table.state.is_over()
    assert table.state.standings()[0].points == 5


@pytest.mark.rule("EQ-4.10")
def test_several_stones_may_lie_on_one_champion_card() -> None:
    table = given(hands={"a": "susi 1"}, secrets={"a": "vulpa 9"}, champions={"vulpa": "b"}).when("reveal")
    assert table.champion("vulpa") == "ab"
    assert table.controller("vulpa") == "-"


@pytest.mark.rule("EQ-4.12")
def test_a_bet_on_a_vanished_creature_may_be_revealed_and_scores_nothing() -> None:
    table = given(hands={"a": "susi 1"}, secrets={"a": "vulpa 9"}, vanished=["vulpa"], round_=2).when(
        "reveal"
    )
    assert table.champion("vulpa") == "a"
    assert table.state.standings()[0].points == 0


@pytest.mark.rule("EQ-4.13")
def test_without_stones_one_can_only_reveal_or_skip() -> None:
    stones = {"susi 1": "a", "cornu 1": "a", "fungi 1": "a", "ursus 1": "a"}
    table = given(hands={"a": HAND}, secrets={"a": "vulpa 9"}, stones=stones)
    assert table.legal() == ["pass", "reveal"]
    table = given(hands={"a": HAND}, stones=stones | {"vulpa 1": "a"})
    assert table.asked() == ("a", "play"), "nobody needs to be asked what only skipping can answer"


@pytest.mark.rule("EQ-4.3", "EQ-4.14")
def test_skipping_is_always_allowed_and_ends_step_one() -> None:
    table = given(hands={"a": HAND}).when("pass")
    assert table.asked() == ("a", "play")
    assert table.stones_left("a") == 5


@pytest.mark.rule("EQ-4.3", "EQ-4.6")
def test_a_stone_is_placed_once_and_only_one_bet_is_made_a_turn() -> None:
    table = given(hands={"a": HAND}).when("bet susi")
    assert table.refuses("bet susi")
    assert table.refuses("bet vulpa")
    assert table.stones_left("a") == 4


@pytest.mark.rule("EQ-4.4")
def test_no_bet_on_a_vanished_creature_or_one_that_does_not_take_part() -> None:
    table = given(hands={"a": HAND}, vanished=["ursus"], round_=2)
    assert table.refuses("bet ursus")
    assert table.refuses("bet lupino")


@pytest.mark.rule("EQ-4.5")
@pytest.mark.rule("OQE-4")
def test_oqe_4_a_field_cleared_by_moosmann_is_open_again() -> None:
    cards = "moosmann 5, moosmann 6, susi 4"
    table = given(hands={"a": cards, "b": "vulpa 1, vulpa 2"}, stones={"moosmann 2": "a"}, round_=2)
    table.position.vanished_in[13] = 0
    table.position.alive.remove(13)
    table.when("bet susi", "play moosmann 5", "field susi 2")
    assert table.may_bet_on("susi")


@pytest.mark.scenario("EQS-22")
@pytest.mark.rule("EQ-5.4", "EQ-4.9")
def test_reveal_first_then_use_the_ability() -> None:
    cards = {"a": "susi 5, noctia 1", "b": "vulpa 1"}
    table = given(hands=cards, stones={"susi 1": "b"}, secrets={"a": "susi 9"})
    table.when("reveal", "play susi 5", "use").deal()
    assert table.controller("susi") == "a"
    table = given(hands=cards, stones={"susi 1": "b"}, secrets={"a": "susi 9"}).when("pass", "play susi 5")
    assert table.asked()[1] != "ability"
    assert table.controller("susi") == "b"


@pytest.mark.scenario("EQS-23")
@pytest.mark.rule("EQ-10.1", "EQ-4.11")
def test_urvater_reveals_out_of_turn_and_leaves_step_one_alone() -> None:
    table = given(
        players=3,
        turn_of="c",
        hands={"c": "urvater 1", "a": "susi 1", "b": "vulpa 1"},
        stones={"susi 1": "b"},
        secrets={"a": "susi 9", "b": "noctia 2"},
    )
    assert table.controller("susi") == "b"
    table.when("pass", "play urvater 1", "name susi").deal()
    assert table.champion("susi") == "a"
    assert table.controller("susi") == "a"
    assert table.position.secrets[1] >= 0, "a bet on another creature stays hidden"
    assert table.asked() == ("a", "bet")
    assert "bet noctia" in table.legal()


@pytest.mark.scenario("EQS-40")
@pytest.mark.rule("EQ-4.7", "EQ-4.21")
def test_cards_set_aside_serve_for_no_secret_bet() -> None:
    table = given(
        hands={"a": "susi 1, susi 2, noctia 3, chameleon 1"},
        asides={"a": "vulpa 4, cornu 6, cornu 7, ursus 1"},
    )
    assert table.legal("secret") == ["secret susi 1", "secret susi 2", "secret noctia 3"]
    assert table.refuses("secret vulpa 4")
