"""The three extra cards of each people, mutants 108 and 110, Sea Moon: what each does (BM-16)."""

import pytest

from moondrake.bluemoon.effects import Card, Kind, Name
from moondrake.bluemoon.zones import count
from moondrake.testing.bluemoon import Scenario, given, side

CRYSTALS = [
    Card(f"fx-crystal-{n}", Name("Crystal", "Kristall"), "fixture", n, Kind.ACHIEVEMENT) for n in (1, 2, 3, 4)
]


def all_cards(game: Scenario, who: str) -> int:
    """How many cards a player has in hand and draw pile together."""
    own = game.state.sides[0 if who == "me" else 1]
    return count(own.hand) + own.pile_size()


# aqua


@pytest.mark.rule("BM-9.8b", "OQ-32")
@pytest.mark.scenario("BMS-80")
def test_aqua_15_lets_a_crystal_card_be_the_action_without_a_dragon() -> None:
    hand: list[str | Card] = [CRYSTALS[0], CRYSTALS[1], "hoax-01"]
    assert not given(me=side(hand=hand), element="fire", phase="action").may("play fx-crystal-1")
    game = given(me=side(hand=hand, active=["aqua-15"]), element="fire", phase="action")
    game.when("play fx-crystal-1")
    assert game.zone("me", "lasting") == ["fx-crystal-1"]
    assert not game.may("play fx-crystal-2")


@pytest.mark.rule("BM-14.4", "BM-14.5")
def test_aqua_27_raises_both_values_of_each_character_to_its_own_higher_one() -> None:
    game = given(
        me=side(active=["vulca-10", "aqua-03"], support=["aqua-27"]), element="earth", phase="action"
    )
    assert (game.power("me", "earth"), game.power("me", "fire")) == (4 + 5, 4 + 5)


@pytest.mark.rule("BM-16.1")
def test_aqua_32_lets_both_shuffle_their_hands_away_and_draw_six() -> None:
    game = given(
        me=side(hand=["aqua-32", "hoax-01"], rest=[f"hoax-0{n}" for n in range(2, 9)]),
        you=side(hand=["vulca-01"], rest=[f"vulca-0{n}" for n in range(2, 8)]),
        element="fire",
        phase="action",
    )
    game.when("play aqua-32")
    game.dealt()
    assert [len(game.zone(who, "hand")) for who in ("me", "you")] == [6, 6]
    assert [all_cards(game, who) for who in ("me", "you")] == [8, 7]


@pytest.mark.rule("BM-16.1")
def test_a_chosen_is_carried_out_by_the_opponent_first() -> None:
    game = given(
        me=side(hand=["hoax-32", "hoax-01", "hoax-02", "hoax-03"]),
        you=side(hand=["vulca-01", "vulca-02", "vulca-03", "vulca-04"]),
        element="fire",
        phase="action",
    )
    game.when("play hoax-32")
    assert game.asked() == "you"
    game.when("choose vulca-01", "choose vulca-02", "choose vulca-03")
    assert game.asked() == "me"


# flit


@pytest.mark.rule("BM-10.19", "BM-10.8")
def test_flit_21_is_a_launch_pair_and_comes_back() -> None:
    game = given(
        me=side(hand=["flit-21", "flit-15"], active=["hoax-01"]), you=side(), element="fire", phase="boost"
    )
    game.when("play flit-21")
    assert game.may("play flit-15")
    again = given(me=side(active=["hoax-01", "flit-21"], hand=["hoax-02"]), element="fire", phase="begin")
    assert again.may("retrieve flit-21")


@pytest.mark.rule("BM-16.14")
def test_flit_28_stops_additional_draws_but_not_the_refill() -> None:
    mine = side(hand=["hoax-01"], active=["khind-05"], rest=[f"hoax-0{n}" for n in range(2, 9)])
    free = given(me=mine, element="fire", phase="end")
    assert "use khind-05" in free.legal()
    game = given(me=mine, you=side(support=["flit-28"]), element="fire", phase="end")
    game.dealt()
    assert len(game.zone("me", "hand")) == 6


@pytest.mark.rule("BM-16.14")
@pytest.mark.parametrize(
    ("key", "kept"), [("mimix-18", True), ("hoax-15", True), ("vulca-15", False), ("mimix-19", False)]
)
def test_flit_28_hits_only_texts_about_additional_cards(key: str, kept: bool) -> None:
    mine = side(active=[key], rest=[f"hoax-0{n}" for n in range(2, 9)])
    game = given(me=mine, you=side(support=["flit-28"]), element="fire", phase="end")
    game.dealt()
    assert game.may(f"use {key}") == kept


@pytest.mark.rule("BM-16.14")
def test_flit_28_hits_inquisitor_and_hyla() -> None:
    mine = side(lasting=["hyla-draw"], staff=["inq-schlangenzunge"], rest=["hoax-02", "hoax-03"])
    free = given(me=mine, element="fire", phase="end")
    assert {"use hyla-draw", "use inq-schlangenzunge"} <= set(free.legal())
    game = given(me=mine, you=side(active=["hoax-01"], support=["flit-28"]), element="fire", phase="end")
    assert not {"use hyla-draw", "use inq-schlangenzunge"} & set(game.legal())


@pytest.mark.rule("BM-16.6")
def test_flit_32_clears_supports_of_both_except_protected_ones() -> None:
    game = given(
        me=side(hand=["flit-32"], active=["hoax-01"], support=["hoax-21", "aqua-23"]),
        you=side(active=["vulca-10"], support=["aqua-21"]),
        element="fire",
        phase="action",
    )
    game.when("play flit-32")
    assert (game.zone("me", "support"), game.zone("you", "support")) == (["aqua-23"], [])


@pytest.mark.rule("BM-16.6", "BM-13.6")
def test_flit_32_takes_protected_supports_whose_icon_is_ignored() -> None:
    game = given(
        me=side(hand=["flit-32"], support=["aqua-23"]),
        you=side(active=["hoax-16"]),
        element="fire",
        phase="action",
    )
    game.when("play flit-32")
    assert game.zone("me", "support") == []


# hoax


@pytest.mark.rule("BM-16.8", "BM-15.4")
def test_hoax_30_discards_cards_whose_free_is_in_effect() -> None:
    free = side(active=["mimix-22", "vulca-10"], support=["aqua-21"])
    game = given(me=side(hand=["hoax-30"]), you=free, element="fire", phase="action")
    game.when("play hoax-30", "yes")
    assert game.discards("you") == ["aqua-21", "mimix-22"]
    ignored = given(me=side(hand=["hoax-30"], active=["hoax-16"]), you=free, element="fire", phase="action")
    ignored.when("play hoax-30")
    assert ignored.discards("you") == []


@pytest.mark.rule("BM-7.8")
@pytest.mark.parametrize(
    ("pair", "pays"),
    [
        (("hoax-27", "hoax-28"), True),
        (("hyla-fire", "hyla-earth"), True),
        ((CRYSTALS[0], CRYSTALS[1]), True),
        (("hoax-27", "hyla-fire"), False),
    ],
)
def test_hoax_31_takes_two_cards_of_one_kind_for_a_dragon(pair, pays: bool) -> None:
    game = given(me=side(hand=["hoax-31", *pair]), element="fire", phase="action")
    game.when("play hoax-31")
    words = [word for word in game.legal() if word.startswith("choose")]
    assert bool(words) == pays
    if pays:
        game.when(words[0])
        game.when(next(word for word in game.legal() if word.startswith("choose")))
        assert game.dragons() == 1


@pytest.mark.rule("BM-16.33")
def test_hoax_32_takes_what_there_is_of_a_short_hand() -> None:
    game = given(
        me=side(hand=["hoax-32", "hoax-01"]),
        you=side(hand=["vulca-01", "vulca-02"]),
        element="fire",
        phase="action",
    )
    game.when("play hoax-32", "choose vulca-01", "choose vulca-02", "choose hoax-01")
    assert (game.zone("me", "hand"), game.zone("you", "hand")) == ([], [])


# khind


@pytest.mark.rule("BM-16.38")
@pytest.mark.parametrize(
    ("answer", "active"), [("keep", {"vulca-10", "hoax-19", "khind-23"}), ("release", {"khind-23"})]
)
def test_khind_23_may_leave_all_older_cards_active(answer: str, active: set[str]) -> None:
    game = given(
        me=side(hand=["khind-23", "hoax-01"], active=["vulca-10", "hoax-19"]),
        element="fire",
        phase="character",
    )
    game.when("play khind-23", answer)
    assert set(game.zone("me", "active")) == active


@pytest.mark.rule("BM-16.38", "BM-16.29")
def test_what_khind_23_keeps_counts_for_a_limit_of_characters() -> None:
    game = given(
        me=side(hand=["khind-23", "hoax-21"], active=["vulca-10"], rest=["hoax-01"]),
        you=side(active=["buka-18"], hand=["hoax-02"]),
        element="fire",
        phase="character",
    )
    game.when("play khind-23", "keep")
    assert game.has_retreated("me")


@pytest.mark.rule("BM-16.38", "BM-10.25")
def test_a_gang_that_khind_23_keeps_is_no_gang_any_more() -> None:
    game = given(
        me=side(hand=["khind-23", "khind-06"], active=["khind-05"]), element="fire", phase="character"
    )
    game.when("play khind-23", "keep")
    assert not game.may("play khind-06")


@pytest.mark.rule("BM-7.4a")
def test_khind_24_adds_a_dragon_when_the_opponent_retreats() -> None:
    game = given(
        me=side(hand=["hoax-01"]), you=side(active=["vulca-10", "khind-24"]), element="fire", phase="decision"
    )
    game.when("retreat")
    assert game.dragons("you") == 2


@pytest.mark.rule("BM-9.8b", "BM-9.8", "OQ-32")
def test_khind_32_lets_both_play_a_crystal_card_at_once_opponent_first() -> None:
    game = given(
        me=side(hand=["khind-32", CRYSTALS[0], CRYSTALS[1]]),
        you=side(hand=[CRYSTALS[2]], lasting=[CRYSTALS[3]]),
        element="fire",
        phase="action",
    )
    game.when("play khind-32")
    assert game.asked() == "you"
    game.when("play fx-crystal-3") if game.may("play fx-crystal-3") else game.when("choose fx-crystal-3")
    assert set(game.zone("you", "lasting")) == {"fx-crystal-3", "fx-crystal-4"}
    game.when("choose fx-crystal-1")
    assert game.asked() == "me"
    game.when("choose fx-crystal-1", "choose fx-crystal-4")
    assert (game.zone("me", "lasting"), game.zone("you", "lasting")) == ([], ["fx-crystal-3"])


@pytest.mark.rule("BM-9.8b")
def test_khind_32_may_be_left_unused() -> None:
    game = given(
        me=side(hand=["khind-32", CRYSTALS[0]]), you=side(hand=["vulca-01"]), element="fire", phase="action"
    )
    game.when("play khind-32", "done")
    assert game.zone("me", "lasting") == []


# mimix


@pytest.mark.rule("BM-10.19", "BM-10.20")
def test_mimix_01_and_02_are_a_pair() -> None:
    game = given(me=side(hand=["mimix-01", "mimix-02"]), element="fire", phase="character")
    game.when("play mimix-01", "play mimix-02")
    assert game.power("me", "fire") == 10


@pytest.mark.rule("BM-16.1")
def test_mimix_32_shuffles_both_discard_piles_into_the_draw_piles() -> None:
    game = given(
        me=side(hand=["mimix-32"], discard=["hoax-01", "hoax-02"]),
        you=side(discard=["vulca-01"]),
        element="fire",
        phase="action",
    )
    game.when("play mimix-32")
    assert (game.discards("me"), game.discards("you")) == ([], [])
    assert [all_cards(game, who) for who in ("me", "you")] == [2, 1]


# mutants


@pytest.mark.rule("BM-9.3", "BM-9.7", "BM-16.9")
def test_mutant_108_needs_an_active_hyla_of_the_opponent() -> None:
    hand = ["mutant-108", "hoax-01"]
    for lasting, legal in ((["hyla-fire"], True), ([], False)):
        game = given(
            me=side(hand=hand),
            you=side(active=["vulca-10"], lasting=lasting),
            element="fire",
            phase="character",
        )
        assert game.may("play mutant-108") == legal
    own = given(
        me=side(hand=hand, lasting=["hyla-fire"]),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="character",
    )
    assert not own.may("play mutant-108")
    game = given(
        me=side(hand=hand),
        you=side(active=["vulca-10"], lasting=["hyla-fire"]),
        element="fire",
        phase="character",
    )
    game.when("play mutant-108")
    assert game.state.element == 0


@pytest.mark.rule("BM-16.8")
def test_mutant_110_needs_an_opposing_card_whose_free_is_in_effect() -> None:
    hand = ["mutant-110", "hoax-01"]
    for mine, legal in (((), True), (("hoax-16",), False)):
        game = given(
            me=side(hand=hand, active=mine), you=side(active=["mimix-22"]), element="fire", phase="character"
        )
        assert game.may("play mutant-110") == legal


@pytest.mark.rule("BM-9.3", "BM-13.5")
def test_a_mutant_with_ignored_text_needs_no_condition_and_changes_nothing() -> None:
    game = given(
        me=side(hand=["mutant-110", "hoax-01"]),
        you=side(active=["vulca-10"], leading=["hoax-28"]),
        element="fire",
        phase="character",
    )
    game.when("play mutant-110")
    assert game.state.element == 1


# pillar


@pytest.mark.rule("BM-16.2", "BM-12.8")
def test_pillar_20_demands_two_moons() -> None:
    game = given(
        me=side(hand=["flit-15", "hoax-02", "hoax-01"], active=["hoax-05"]),
        you=side(active=["vulca-10", "pillar-20"]),
        element="earth",
        phase="begin",
    )
    game.when("pay pillar-20")
    assert "choose flit-15" in game.legal()


@pytest.mark.rule("BM-16.26")
def test_pillar_31_takes_five_moons_for_a_dragon() -> None:
    game = given(me=side(hand=["pillar-31", "khind-23", "hoax-01"]), element="fire", phase="action")
    game.when("play pillar-31", "choose hoax-01", "choose khind-23")
    assert game.dragons() == 1


@pytest.mark.rule("BM-16.7", "BM-16.1")
def test_pillar_32_offers_both_a_dragon_for_two_earth_and_two_fire_of_different_cards() -> None:
    game = given(
        me=side(hand=["pillar-32", "vulca-10", "aqua-03"]),
        you=side(hand=["aqua-07"]),
        element="fire",
        phase="action",
    )
    game.when("play pillar-32")
    # 3/3 alone cannot serve both parts
    assert game.legal() == ["done"]
    game.when("done", "choose aqua-03", "choose vulca-10")
    assert game.dragons() == 1


# terrah


@pytest.mark.rule("BM-11.5")
@pytest.mark.parametrize("key", ["hoax-27", "buka-31", "hyla-fire"])
def test_terrah_28_forbids_every_action_card(key: str) -> None:
    hand = [key, "hoax-01"]
    assert given(me=side(hand=hand), element="fire", phase="action").may(f"play {key}")
    game = given(
        me=side(hand=hand),
        you=side(active=["vulca-10"], support=["terrah-28"]),
        element="fire",
        phase="action",
    )
    assert not game.may(f"play {key}")


@pytest.mark.rule("BM-10.30", "BM-10.6")
def test_terrah_28_does_not_stop_replacing() -> None:
    game = given(
        me=side(hand=["tutu-1", "hoax-01"], rest=["hoax-02"]),
        you=side(active=["vulca-10"], support=["terrah-28"]),
        element="fire",
        phase="action",
    )
    assert game.may("replace tutu-1")


@pytest.mark.rule("BM-9.8")
def test_terrah_31_discards_one_crystal_card_of_the_opponent() -> None:
    game = given(
        me=side(hand=["terrah-31"]),
        you=side(active=["vulca-10"], lasting=[CRYSTALS[0], CRYSTALS[1], "hyla-fire"]),
        element="fire",
        phase="action",
    )
    game.when("play terrah-31")
    assert game.legal() == ["done", "choose fx-crystal-1", "choose fx-crystal-2"]
    game.when("choose fx-crystal-2")
    assert set(game.zone("you", "lasting")) == {"fx-crystal-1", "hyla-fire"}


@pytest.mark.rule("BM-16.1")
def test_terrah_32_draws_three_for_each_as_far_as_they_may() -> None:
    game = given(
        me=side(hand=["terrah-32"], rest=["hoax-01", "hoax-02", "hoax-03", "hoax-04"]),
        you=side(rest=["vulca-01", "vulca-02"]),
        element="fire",
        phase="action",
    )
    game.when("play terrah-32")
    game.dealt()
    assert [len(game.zone(who, "hand")) for who in ("me", "you")] == [3, 2]


# vulca


@pytest.mark.rule("BM-16.6", "BM-10.38")
def test_vulca_17_shuffles_the_opponents_fight_away_but_active_protected_cards() -> None:
    game = given(
        me=side(hand=["vulca-17", "hoax-22"]),
        you=side(
            active=["aqua-02", "hoax-19"], inactive=["aqua-03"], support=["hoax-21"], bluffs=["buka-05"]
        ),
        element="fire",
        phase="character",
    )
    game.when("play vulca-17", "yes")
    assert game.zone("you", "combat") == ["aqua-02"]
    assert (game.zone("you", "support"), game.zone("you", "bluffs")) == ([], [])
    assert sorted(game.zone("you", "rest")) == ["aqua-03", "buka-05", "hoax-19", "hoax-21"]


@pytest.mark.rule("BM-16.35")
def test_vulca_31_lifts_the_condition_of_one_mutant_and_nothing_else() -> None:
    game = given(
        me=side(hand=["vulca-31", "mutant-106", "mutant-107", "buka-23"]),
        you=side(active=["vulca-02"]),
        element="fire",
        phase="action",
    )
    game.when("play vulca-31", "fight")
    assert game.may("play mutant-106")
    game.when("play mutant-106")
    assert not game.may("play mutant-107")


@pytest.mark.rule("BM-16.35")
def test_vulca_31_does_not_lift_the_condition_of_other_cards() -> None:
    game = given(
        me=side(hand=["buka-23", "hoax-01"], leading=["vulca-31"]),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="character",
    )
    plain = given(
        me=side(hand=["buka-23", "hoax-01"]), you=side(active=["vulca-10"]), element="fire", phase="character"
    )
    assert game.may("play buka-23") == plain.may("play buka-23")


@pytest.mark.rule("BM-16.36", "OQ-40")
def test_vulca_32_returns_a_leadership_card_of_each_stack_but_not_itself() -> None:
    game = given(
        me=side(hand=["vulca-32"], stack=["hoax-27", "hoax-28"]),
        you=side(stack=["vulca-29"]),
        element="fire",
        phase="action",
    )
    game.when("play vulca-32", "choose vulca-29")
    assert game.legal() == ["choose hoax-27", "choose hoax-28"]
    game.when("choose hoax-28")
    assert (game.zone("me", "stack"), game.zone("you", "stack")) == (["hoax-27", "vulca-32"], [])
    assert (game.zone("me", "rest"), game.zone("you", "rest")) == (["hoax-28"], ["vulca-29"])


@pytest.mark.rule("BM-16.36")
def test_vulca_32_does_nothing_for_who_has_no_leadership_card() -> None:
    game = given(me=side(hand=["vulca-32", "hoax-01"]), you=side(), element="fire", phase="action")
    game.when("play vulca-32")
    assert game.phase() == "decision"


# buka


@pytest.mark.rule("BM-16.12", "BM-9.17")
def test_sea_moon_is_loaded_now_and_lets_one_hand_card_be_played_when_it_lands() -> None:
    game = given(me=side(hand=["buka-31", "hoax-01", "hoax-02"]), element="fire", phase="action")
    game.when("play buka-31", "choose hoax-01")
    assert game.cargo("me", "buka-31") == ["hoax-01"]
    landed = given(
        me=side(
            hand=["hoax-02", "mimix-22", "hoax-21"],
            ships={"buka-31": ["buka-01"]},
            landed=["buka-31"],
            active=["hoax-05"],
        ),
        element="fire",
        phase="character",
    )
    landed.when("play mimix-22")
    # FREE gives no extra card here
    assert landed.legal() == ["pass", "play buka-01"]
    landed.when("play buka-01")
    assert "hoax-21" in landed.zone("me", "hand")
    assert landed.phase() != "boost"


@pytest.mark.rule("BM-16.12")
def test_under_sea_moon_a_pair_from_hand_may_be_finished() -> None:
    game = given(
        me=side(hand=["mimix-01", "mimix-02", "hoax-01"], ships={"buka-31": []}, landed=["buka-31"]),
        element="fire",
        phase="character",
    )
    game.when("play mimix-01")
    assert game.legal() == ["pass", "play mimix-02"]


@pytest.mark.rule("BM-16.12")
def test_the_one_hand_card_of_sea_moon_may_be_a_support() -> None:
    game = given(
        me=side(
            hand=["hoax-21", "hoax-19"],
            ships={"buka-31": ["buka-01"]},
            landed=["buka-31"],
            active=["hoax-05"],
        ),
        element="fire",
        phase="character",
    )
    game.when("play buka-01")
    assert {"play hoax-21", "play hoax-19"} <= set(game.legal())
