"""EQ-9 and EQ-10: abilities that work on cards and stones on the table."""

import pytest

from moondrake.testing.equinox import full_row, given

WITH_LUPINO = "susi lupino cornu klumpi noctia vulpa fungi ursus"
WITH_AQUILON = "susi aquilon cornu klumpi noctia vulpa fungi ursus"
WITH_RANERI = "susi raneri cornu klumpi noctia vulpa fungi ursus"
WITH_ECHOMIR = "susi echomir cornu klumpi noctia vulpa fungi ursus"
WITH_CARMEN = "susi carmen cornu klumpi noctia vulpa fungi ursus"


@pytest.mark.rule("EQ-9.1")
def test_susi_draws_exactly_three() -> None:
    table = given(hands={"a": "susi 3"}, stones={"susi 1": "a"}).when("pass", "play susi 3", "use")
    assert table.asked() == ("*", "deal")
    assert table.position.frames[-1].left == 3


@pytest.mark.scenario("EQS-25")
@pytest.mark.rule("EQ-9.1", "EQ-4.26")
def test_susi_ends_the_game_with_the_last_card() -> None:
    table = given(
        hands={"a": "susi 3, ursus 1"}, stones={"susi 1": "a"}, vanished=["ursus"], round_=2, pile=3
    )
    table.when("pass", "play susi 3", "use").deal()
    assert table.state.is_over(), "before steps 3 to 5"
    assert len(table.hand("a")) == 4
    assert table.discarded().count("ursus 1") == 0


@pytest.mark.rule("EQ-9.1")
@pytest.mark.rule("OQE-13")
def test_oqe_13_susi_draws_what_is_left() -> None:
    table = (
        given(hands={"a": "susi 3"}, stones={"susi 1": "a"}, pile=2).when("pass", "play susi 3", "use").deal()
    )
    assert table.state.is_over()
    assert len(table.hand("a")) == 2


@pytest.mark.rule("EQ-9.2", "EQ-8.8")
def test_moosmann_takes_back_any_own_stone() -> None:
    stones = {"moosmann 1": "a", "susi 1": "b", "ursus 1": "a"}
    table = given(
        hands={"a": "moosmann 3"}, stones=stones, champions={"vulpa": "ab"}, vanished=["ursus"], round_=2
    )
    table.when("pass", "play moosmann 3")
    assert table.legal() == ["pass", "field moosmann 1", "field ursus 1", "champion vulpa"]
    assert table.refuses("field susi 1")
    table.when("champion vulpa")
    assert (table.champion("vulpa"), table.stones_left("a")) == ("b", 3)


@pytest.mark.rule("EQ-9.2", "EQ-4.6")
def test_a_stone_taken_back_may_be_placed_again() -> None:
    table = given(hands={"a": "moosmann 3, susi 1", "b": "vulpa 1"}, stones={"moosmann 1": "a"})
    table.when("pass", "play moosmann 3", "field moosmann 1")
    assert table.stones_left("a") == 5
    table.deal().when("pass", "play vulpa 1").deal()
    table.when("bet moosmann")
    assert table.stone("moosmann 1") == "a"


@pytest.mark.scenario("EQS-32")
@pytest.mark.rule("EQ-9.2", "EQ-4.7")
def test_moosmann_fetches_a_secret_stone_and_no_second_secret_bet_follows() -> None:
    hands = {"b": "moosmann 3, susi 1", "a": "vulpa 1"}
    table = given(turn_of="b", hands=hands, stones={"moosmann 1": "b"}, secrets={"b": "noctia 5"})
    table.when("pass", "play moosmann 3", "secret stone")
    assert table.discarded() == ["noctia 5"]
    assert table.stones_left("b") == 4
    table.deal().when("pass", "play vulpa 1").deal()
    assert table.asked() == ("b", "bet")
    assert table.refuses("secret susi 1")
    assert table.refuses("reveal")


@pytest.mark.scenario("EQS-9")
@pytest.mark.rule("EQ-9.4")
def test_klumpi_puts_a_stone_on_an_earlier_row_at_its_value() -> None:
    table = given(hands={"a": "klumpi 3"}, round_=4, stones={"klumpi 1": "a", "susi 1": "b"})
    table.when("pass", "play klumpi 3", "field noctia 1")
    assert table.stone("noctia 1") == "a"
    assert table.controller("noctia") == "a"
    assert next(c for c in table.state.controllers() if c.creature == 6).sums[0] == 4


@pytest.mark.rule("EQ-9.4")
@pytest.mark.rule("OQE-7")
def test_oqe_7_klumpi_reaches_no_taken_field_no_later_row_no_vanished_creature() -> None:
    table = given(
        hands={"a": "klumpi 3"}, round_=2, stones={"klumpi 1": "a", "susi 1": "b"}, vanished=["ursus"]
    )
    table.when("pass", "play klumpi 3")
    for word in ("field susi 1", "field susi 3", "field ursus 1", "champion susi"):
        assert table.refuses(word)
    assert "field klumpi 2" in table.legal()


@pytest.mark.rule("EQ-9.4")
def test_klumpi_without_a_stone_is_not_offered() -> None:
    table = given(hands={"a": "klumpi 3"}, stones={"klumpi 1": "a"}, stones_left={"a": 0})
    assert table.when("play klumpi 3").asked() == ("*", "deal")


@pytest.mark.scenario("EQS-29")
@pytest.mark.rule("EQ-9.5")
def test_echomir_gives_one_more_card_only_once_a_turn() -> None:
    hands = {"a": "echomir 3, echomir 4, echomir 5"}
    table = given(creatures=WITH_ECHOMIR, hands=hands, stones={"echomir 1": "a"})
    table.when("pass", "play echomir 3", "use", "play echomir 4")
    assert table.asked() == ("*", "deal"), "no third card"
    assert table.hand("a") == ["echomir 5"]


@pytest.mark.scenario("EQS-29")
@pytest.mark.rule("EQ-9.5", "EQ-9.9")
def test_echomirs_second_card_may_trigger_another_ability() -> None:
    hands = {"a": "echomir 3, fungi 4, susi 1", "b": "noctia 1"}
    stones = {"echomir 1": "a", "fungi 1": "a"}
    table = given(creatures=WITH_ECHOMIR, hands=hands, stones=stones, vanished=["susi"], round_=2)
    table.when("pass", "play echomir 3", "use", "play fungi 4")
    assert table.legal() == ["pass", "name susi"]
    table.when("name susi")
    assert table.position.frames[-1].left == 3


@pytest.mark.rule("EQ-9.9", "EQ-9.5")
def test_fungi_uses_echomir_within_the_same_limit() -> None:
    hands = {"a": "fungi 3, fungi 4, susi 1"}
    stones = {"fungi 1": "a"}
    table = given(creatures=WITH_ECHOMIR, hands=hands, stones=stones, vanished=["echomir"], round_=2)
    table.when("pass", "play fungi 3", "name echomir", "play fungi 4")
    assert table.asked() == ("a", "discard"), "Echomir was used once"


@pytest.mark.scenario("EQS-42")
@pytest.mark.rule("EQ-9.5", "EQ-4.15")
def test_the_second_card_must_be_played_if_possible() -> None:
    stones = {"echomir 2": "a"}
    table = given(creatures=WITH_ECHOMIR, hands={"a": "echomir 3, susi 1"}, stones=stones, round_=2)
    table.when("pass", "play echomir 3", "use")
    assert table.legal() == ["play susi 1"]
    hands = {"a": "echomir 3, ursus 1"}
    table = given(creatures=WITH_ECHOMIR, hands=hands, stones=stones, vanished=["ursus"], round_=2)
    table.when("pass", "play echomir 3", "use")
    assert table.legal() == ["show"]
    assert table.when("show").asked() == ("a", "discard")


@pytest.mark.rule("EQ-9.5", "EQ-6.4")
def test_echomir_with_an_empty_hand_is_not_offered() -> None:
    table = given(creatures=WITH_ECHOMIR, hands={"a": "echomir 3"}, stones={"echomir 1": "a"})
    assert table.when("pass", "play echomir 3").asked() == ("*", "deal")


@pytest.mark.rule("EQ-9.6")
@pytest.mark.rule("OQE-8")
def test_oqe_8_lupino_takes_a_visible_lupino_card_of_an_earlier_row() -> None:
    board = {"lupino 1": "lupino 9, lupino 2", "lupino 2": "chameleon 1", "susi 1": "susi 1"}
    table = given(
        creatures=WITH_LUPINO, hands={"a": "lupino 3"}, board=board, stones={"lupino 1": "a"}, round_=3
    )
    table.when("pass", "play lupino 3")
    assert table.legal() == ["pass", "take lupino 2"], "not the covered 9, not the one just played"
    table.when("take lupino 2")
    assert table.hand("a") == ["lupino 2"]
    assert table.cards("lupino 1") == ["lupino 9"]


@pytest.mark.rule("EQ-9.6", "EQ-6.4")
def test_lupino_has_no_target_in_round_one() -> None:
    table = given(creatures=WITH_LUPINO, hands={"a": "lupino 3"}, stones={"lupino 1": "a"})
    assert table.when("pass", "play lupino 3").asked() == ("*", "deal")


@pytest.mark.scenario("EQS-34")
@pytest.mark.rule("EQ-9.8")
def test_carmen_discards_three_of_any_creatures_unseen() -> None:
    cards = "carmen 3, susi 1, susi 2, noctia 1, vulpa 1, chameleon 1, dryada 1"
    table = given(creatures=WITH_CARMEN, hands={"a": cards}, stones={"carmen 1": "a"})
    table.when("pass", "play carmen 3", "use")
    assert table.legal() == ["done", *(f"discard {c}" for c in ("susi 1", "susi 2", "noctia 1", "vulpa 1"))]
    table.events()
    table.when("discard susi 1", "discard susi 2", "discard noctia 1")
    assert table.asked() == ("*", "deal"), "at most three"
    assert not any(event.is_seen_by(1) for event in table.events() if event.cards)
    assert table.discarded() == ["susi 1", "susi 2", "noctia 1"]


@pytest.mark.rule("EQ-9.8")
def test_carmen_unused_changes_nothing_and_lasts_one_turn() -> None:
    table = given(creatures=WITH_CARMEN, hands={"a": "carmen 3, susi 1"}, stones={"carmen 1": "a"})
    table.when("pass", "play carmen 3", "pass")
    assert table.asked() == ("*", "deal")
    table = given(creatures=WITH_CARMEN, hands={"a": "carmen 3, susi 1"}, stones={"carmen 1": "a"})
    table.when("pass", "play carmen 3", "use", "done").deal()
    assert not table.position.free_discards


@pytest.mark.scenario("EQS-11")
@pytest.mark.rule("EQ-9.9")
def test_fungi_takes_a_fungi_card_through_lupino() -> None:
    board = {"fungi 1": "fungi 8", "lupino 1": "lupino 0", "fungi 2": "fungi 2"}
    table = given(
        creatures=WITH_LUPINO,
        hands={"a": "fungi 3"},
        board=board,
        stones={"fungi 1": "a"},
        vanished=["lupino"],
        round_=2,
    )
    table.when("pass", "play fungi 3", "name lupino")
    assert table.legal() == ["take fungi 8"]
    assert table.refuses("pass"), "chosen is chosen"
    table.when("take fungi 8")
    assert table.hand("a") == ["fungi 8"]


@pytest.mark.rule("EQ-9.9", "EQ-9.13")
def test_fungi_through_vulpa_hits_any_creature_but_fungi() -> None:
    board = {"susi 2": "susi 1", "noctia 2": "noctia 5"}
    table = given(hands={"a": "fungi 3"}, board=board, stones={"fungi 1": "a"}, vanished=["vulpa"], round_=2)
    table.when("pass", "play fungi 3", "name vulpa")
    assert table.legal() == ["field susi 2", "field noctia 2"]


@pytest.mark.rule("EQ-9.9")
@pytest.mark.rule("OQE-20")
def test_oqe_20_fungi_is_not_offered_ursus_nor_what_has_no_target() -> None:
    table = given(
        hands={"a": "fungi 3, susi 1"}, stones={"fungi 1": "a"}, vanished=["ursus", "vulpa"], round_=3
    )
    assert table.when("pass", "play fungi 3").asked() == ("a", "discard")
    table = given(
        hands={"a": "fungi 3, susi 1"}, stones={"fungi 1": "a"}, vanished=["ursus", "susi"], round_=3
    )
    assert table.when("pass", "play fungi 3").legal() == ["pass", "name susi"]


@pytest.mark.rule("EQ-9.9")
def test_fungi_reaches_no_creature_that_is_in_the_tournament_or_in_the_box() -> None:
    table = given(hands={"a": "fungi 3"}, stones={"fungi 1": "a"}, vanished=["susi"], round_=2)
    table.when("pass", "play fungi 3")
    assert table.refuses("name cornu")
    assert table.refuses("name lupino")


@pytest.mark.rule("EQ-9.11")
def test_aquilon_takes_a_visible_chameleon_of_any_row() -> None:
    board = {"susi 1": "chameleon 4", "noctia 1": "chameleon 2, noctia 1", "noctia 2": "chameleon 8"}
    table = given(
        creatures=WITH_AQUILON, hands={"a": "aquilon 3"}, board=board, stones={"aquilon 1": "a"}, round_=2
    )
    table.when("pass", "play aquilon 3")
    assert table.legal() == ["pass", "take chameleon 4", "take chameleon 8"]
    table.when("take chameleon 4")
    assert table.hand("a") == ["chameleon 4"]
    assert table.cards("susi 1") == []


@pytest.mark.rule("EQ-9.11", "EQ-6.4")
def test_aquilon_without_a_visible_chameleon_is_not_offered() -> None:
    board = {"noctia 1": "chameleon 2, noctia 1"}
    table = given(creatures=WITH_AQUILON, hands={"a": "aquilon 3"}, board=board, stones={"aquilon 1": "a"})
    assert table.when("pass", "play aquilon 3").asked() == ("*", "deal")


@pytest.mark.scenario("EQS-10")
@pytest.mark.rule("EQ-9.12", "EQ-7.1")
def test_raneri_swaps_the_visible_cards_of_two_rows_under_the_stones() -> None:
    board = {"susi 1": "susi 1, susi 8", "susi 2": "susi 4", "noctia 1": "noctia 1"}
    stones = {"raneri 1": "a", "susi 1": "b"}
    table = given(creatures=WITH_RANERI, hands={"a": "raneri 3"}, board=board, stones=stones, round_=2)
    table.when("pass", "play raneri 3")
    assert table.legal() == ["pass", "field susi 1", "field susi 2"]
    table.when("field susi 1")
    assert table.legal() == ["field susi 2"]
    table.when("field susi 2")
    assert table.strength("susi") == 8
    assert table.cards("susi 1") == ["susi 1", "susi 4"]
    assert (table.stone("susi 1"), table.stone("susi 2")) == ("b", "-")


@pytest.mark.rule("EQ-9.12")
@pytest.mark.rule("OQE-15")
def test_oqe_15_raneri_swaps_chameleons_too_but_within_one_creature() -> None:
    board = {"susi 1": "chameleon 9", "susi 2": "susi 4", "ursus 1": "ursus 1"}
    table = given(
        creatures=WITH_RANERI,
        hands={"a": "raneri 3"},
        board=board,
        stones={"raneri 1": "a"},
        vanished=["ursus"],
        round_=2,
    )
    table.when("pass", "play raneri 3", "field susi 2")
    assert table.refuses("field raneri 2")
    table.when("field susi 1")
    assert table.cards("susi 2") == ["chameleon 9"]


@pytest.mark.rule("EQ-9.12")
def test_raneri_leaves_vanished_creatures_alone() -> None:
    board = {"ursus 1": "ursus 1", "ursus 2": "ursus 2", "raneri 1": "raneri 1"}
    table = given(
        creatures=WITH_RANERI,
        hands={"a": "raneri 3"},
        board=board,
        stones={"raneri 1": "a"},
        vanished=["susi", "ursus"],
        round_=3,
    )
    assert table.when("pass", "play raneri 3").legal() == ["pass", "field raneri 1", "field raneri 3"]


@pytest.mark.rule("EQ-9.12", "EQ-6.3")
def test_raneri_triggers_no_ability_by_what_it_moves() -> None:
    board = {"noctia 1": "noctia 8", "noctia 2": "noctia 4"}
    stones = {"raneri 1": "a", "noctia 1": "a"}
    table = given(creatures=WITH_RANERI, hands={"a": "raneri 3"}, board=board, stones=stones, round_=2)
    table.when("pass", "play raneri 3", "field noctia 1", "field noctia 2")
    assert table.asked() == ("*", "deal")


@pytest.mark.scenario("EQS-31")
@pytest.mark.rule("EQ-9.13", "EQ-7.2", "EQ-8.1")
def test_vulpa_empties_a_field_and_nothing_vanishes() -> None:
    row = full_row(
        1, {"susi": 1, "moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "fungi": 5, "ursus": 5}
    )
    table = given(hands={"a": "vulpa 9"}, board=row, stones={"vulpa 1": "a"})
    table.when("pass", "play vulpa 9", "field susi 1").deal()
    assert table.discarded() == ["susi 1"]
    assert len(table.in_tournament()) == 8


@pytest.mark.rule("EQ-9.13")
def test_vulpa_uncovers_the_card_below() -> None:
    board = {"susi 1": "susi 7, chameleon 0"}
    table = given(hands={"a": "vulpa 9"}, board=board, stones={"vulpa 1": "a", "susi 1": "b"})
    table.when("pass", "play vulpa 9", "field susi 1")
    assert table.strength("susi") == 7
    assert table.discarded() == ["chameleon 0"]
    assert table.stone("susi 1") == "b"


@pytest.mark.rule("EQ-9.13")
def test_vulpa_reaches_neither_itself_nor_earlier_rows_nor_vanish_cards() -> None:
    board = {"susi 1": "susi 7", "noctia 2": "noctia 1", "ursus 1": "ursus 0"}
    table = given(hands={"a": "vulpa 9"}, board=board, stones={"vulpa 1": "a"}, vanished=["ursus"], round_=2)
    table.when("pass", "play vulpa 9")
    assert table.legal() == ["pass", "field noctia 2"]


@pytest.mark.scenario("EQS-12")
@pytest.mark.rule("EQ-9.14")
@pytest.mark.rule("OQE-16")
def test_oqe_16_an_ursus_card_on_a_chameleon_keeps_its_half() -> None:
    table = given(hands={"a": "ursus 3"}, board={"ursus 1": "chameleon 9"}, stones={"ursus 1": "a"})
    table.when("pass", "play ursus 3")
    assert table.strength("ursus") == 3.5


@pytest.mark.rule("EQ-9.14")
def test_a_chameleon_on_ursus_has_its_plain_strength() -> None:
    assert given(board={"ursus 1": "ursus 3, chameleon 9"}).strength("ursus") == 9
    assert given(board={"ursus 1": "ursus 10"}).strength("ursus") == 10.5


@pytest.mark.rule("EQ-9.14")
def test_ursus_has_no_ability_in_play() -> None:
    table = given(hands={"a": "ursus 3"}, stones={"ursus 1": "a"}).when("pass", "play ursus 3")
    assert table.asked() == ("*", "deal")


@pytest.mark.rule("EQ-10.1")
def test_urvater_reveals_all_bets_on_the_creature_his_players_too() -> None:
    secrets = {"a": "susi 1", "b": "susi 2", "c": "noctia 3"}
    table = given(players=3, hands={"a": "urvater 1"}, secrets=secrets).when(
        "pass", "play urvater 1", "name susi"
    )
    assert table.champion("susi") == "ab"
    assert table.champion("noctia") == ""
    assert sorted(table.discarded()) == ["susi 1", "susi 2", "urvater 1"]


@pytest.mark.rule("EQ-10.1")
def test_urvater_names_creatures_in_the_tournament_only() -> None:
    table = given(hands={"a": "urvater 1"}, vanished=["ursus"], round_=2).when("pass", "play urvater 1")
    assert table.asked() == ("a", "target")
    assert len(table.legal("name")) == 7
    assert table.refuses("name ursus")
    assert table.refuses("pass")
    assert table.when("name susi").asked()[1] != "target"


@pytest.mark.rule("EQ-10.2")
def test_dryada_takes_a_visible_creature_card_of_any_row_and_any_creature() -> None:
    board = {
        "ursus 1": "ursus 4",
        "susi 2": "susi 3",
        "noctia 2": "chameleon 1",
        "cornu 2": "cornu 1, cornu 2",
    }
    table = given(hands={"a": "dryada 1"}, board=board, vanished=["ursus"], round_=2)
    table.when("pass", "play dryada 1")
    assert table.legal() == ["take susi 3", "take cornu 2", "take ursus 4"]
    table.when("take ursus 4")
    assert table.hand("a") == ["ursus 4"]


@pytest.mark.rule("EQ-10.3")
@pytest.mark.rule("OQE-5")
def test_oqe_5_dryada_without_a_target_is_played_without_effect() -> None:
    table = given(hands={"a": "dryada 1"}).when("pass", "play dryada 1")
    assert table.discarded() == ["dryada 1"]
    assert table.asked() == ("*", "deal")
