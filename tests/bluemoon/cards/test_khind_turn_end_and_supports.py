"""Khind characters that act at the end of the turn, FunFun, the gangs, and the supports."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
SIX = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06"]


@pytest.mark.rule("BM-16.33")
@pytest.mark.parametrize("ruleset", ALL)
def test_topbanana_makes_the_opponent_discard_a_card_of_their_choice(ruleset: str) -> None:
    you = side(hand=["hoax-01", "hoax-02", "hoax-27"])
    me = side(hand=SIX, active=["khind-08"])
    game = given(me=me, you=you, element="fire", phase="end", ruleset=ruleset)
    assert game.may("use khind-08")
    game.when("use khind-08")
    assert game.asked() == "you"
    assert set(game.legal()) == {"choose hoax-01", "choose hoax-02", "choose hoax-27"}
    game.when("choose hoax-02")
    assert (game.discards("you"), game.zone("you", "hand")) == (["hoax-02"], ["hoax-01", "hoax-27"])
    assert (game.asked(), game.phase()) == ("you", "action")


@pytest.mark.rule("BM-12.6")
def test_topbanana_may_be_left_unused_and_needs_a_hand() -> None:
    me = side(hand=SIX, active=["khind-08"])
    game = given(me=me, you=side(hand=["hoax-01"]), element="fire", phase="end").when("refill")
    assert set(game.legal()) == {"pass", "use khind-08"}
    game.when("pass")
    assert (game.zone("you", "hand"), game.asked()) == (["hoax-01"], "you")
    empty = given(me=me, element="fire", phase="end")
    assert (empty.asked(), empty.legal()) == ("you", ["retreat"])


@pytest.mark.rule("BM-6.24")
@pytest.mark.rule("BM-3.9")
def test_topshot_puts_the_top_card_of_the_opposing_pile_on_its_discard_pile() -> None:
    you = side(hand=["hoax-01"], pile=["hoax-02", "hoax-03"])
    game = given(me=side(hand=SIX, active=["khind-09"]), you=you, element="fire", phase="end")
    assert set(game.legal()) == {"refill", "use khind-09"}
    game.when("use khind-09")
    assert (game.discards("you"), game.zone("you", "top")) == (["hoax-02"], ["hoax-03"])
    assert (game.zone("you", "hand"), game.asked()) == (["hoax-01"], "you")


@pytest.mark.rule("BM-23.4")
def test_topshot_asks_chance_where_the_order_is_unknown_and_leadership_goes_to_its_stack() -> None:
    you = side(hand=["hoax-01"], rest=["hoax-27", "hoax-03"])
    game = given(me=side(hand=SIX, active=["khind-09"]), you=you, element="fire", phase="end")
    game.when("use khind-09")
    assert (game.asked(), set(game.legal())) == ("chance", {"deal hoax-27", "deal hoax-03"})
    game.when("deal hoax-27")
    assert (game.zone("you", "stack"), game.discards("you")) == (["hoax-27"], [])
    assert game.zone("you", "rest") == ["hoax-03"]


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("card", ["khind-08", "khind-09"])
def test_end_of_turn_harm_needs_a_working_text_and_a_pile(card: str) -> None:
    you = side(hand=["hoax-01"], pile=["hoax-02"], support=["khind-27"])
    ignored = given(me=side(hand=SIX, active=[card]), you=you, element="fire", phase="end")
    assert (ignored.asked(), ignored.zone("you", "hand")) == ("you", ["hoax-01"])
    assert ignored.zone("you", "top") == ["hoax-02"]
    bare = given(
        me=side(hand=SIX, active=["khind-09"]), you=side(hand=["hoax-01"]), element="fire", phase="end"
    )
    assert bare.asked() == "you"


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize("ruleset", ALL)
def test_funfun_doubles_both_values_of_each_own_character(ruleset: str) -> None:
    me = side(active=["khind-14", "khind-10", "khind-13", "vulca-18"], support=["hoax-21"])
    game = given(me=me, you=side(active=["vulca-06"]), element="fire", ruleset=ruleset)
    assert (game.power("me", "fire"), game.power("me", "earth")) == (6 + 2 + 3 + 2, 4 + 6 + 2 + 1)
    assert (game.power("you", "fire"), game.power("you", "earth")) == (4, 3)


@pytest.mark.rule("BM-14.4a")
def test_funfun_doubles_after_values_have_risen() -> None:
    game = given(me=side(active=["khind-14", "khind-10", "pillar-24"]), element="fire")
    assert (game.power("me", "fire"), game.power("me", "earth")) == (18, 4)


@pytest.mark.rule("BM-13.3")
def test_funfun_does_nothing_when_ignored_and_lifts_no_ignored_character() -> None:
    me = side(active=["khind-14", "khind-10"])
    assert given(me=me, you=side(support=["khind-27"]), element="fire").power("me") == 3
    assert given(me=me, you=side(active=["flit-12"]), element="fire").power("me") == 0


@pytest.mark.rule("BM-10.25")
@pytest.mark.rule("BM-10.25a")
def test_a_gang_grows_one_by_one_and_its_older_members_stay_or_go() -> None:
    me = side(hand=["khind-10", "khind-11", "khind-15"], active=["khind-12", "khind-14"])
    game = given(me=me, you=side(active=["vulca-11"]), element="fire", phase="character")
    game.when("play khind-10")
    assert set(game.legal()) == {"keep", "release"}
    game.when("keep")
    assert (game.power("me"), set(game.legal())) == (12, {"pass", "play khind-11"})
    game.when("play khind-11")
    assert game.power("me") == 16
    other = given(me=me, you=side(active=["vulca-11"]), element="fire", phase="character")
    other.when("play khind-10", "release")
    assert (other.power("me"), other.zone("me", "active")) == (3, ["khind-10"])


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(("ruleset", "kept"), [("ansmann", False), ("kosmos", False), ("legends", True)])
def test_a_booster_beside_a_gang_blocks_it_outside_legends(ruleset: str, kept: bool) -> None:
    me = side(hand=["khind-10", "khind-11"], active=["khind-12", "vulca-18"])
    you = side(active=["hoax-09"])
    game = given(me=me, you=you, element="fire", phase="character", ruleset=ruleset)
    game.when("play khind-10")
    assert game.may("keep") is kept
    if kept:
        game.when("keep")
        assert set(game.zone("me", "active")) == {"khind-10", "khind-12"}
    else:
        assert game.zone("me", "active") == ["khind-10"]


@pytest.mark.rule("BM-16.19")
@pytest.mark.parametrize("ruleset", ALL)
def test_gluing_dust_lets_one_card_a_turn_leave_the_draw_pile(ruleset: str) -> None:
    me = side(hand=["vulca-10"], pile=["hoax-01", "hoax-02", "hoax-03"], active=["vulca-05", "vulca-15"])
    game = given(me=me, you=side(support=["khind-25"]), element="fire", phase="end", ruleset=ruleset)
    if ruleset == "ansmann":
        game.when("refill")
    assert set(game.zone("me", "hand")) == {"vulca-10", "hoax-01"}
    assert (game.zone("me", "top"), game.asked()) == (["hoax-02", "hoax-03"], "you")


@pytest.mark.rule("BM-16.19")
def test_gluing_dust_counts_every_way_out_of_the_pile_but_not_the_discard_pile() -> None:
    me = side(
        hand=["hoax-27", "vulca-05"], pile=["hoax-01", "hoax-02"], discard=["hoax-03"], active=["vulca-10"]
    )
    game = given(me=me, you=side(support=["khind-25"]), element="fire", phase="action")
    game.when("play hoax-27", "yes")
    assert set(game.zone("me", "hand")) == {"vulca-05", "hoax-01"}
    me = side(
        hand=["khind-30", "vulca-05"], pile=["hoax-01"], discard=["hoax-03", "hoax-04"], active=["vulca-10"]
    )
    game = given(me=me, you=side(support=["khind-25"]), element="fire", phase="action")
    game.when("play khind-30", "yes", "deal hoax-03", "deal hoax-04")
    assert set(game.zone("me", "hand")) == {"vulca-05", "hoax-03", "hoax-04"}


@pytest.mark.rule("BM-16.19")
def test_gluing_dust_holds_for_an_empty_hand_and_lets_discards_be_taken_after_a_draw() -> None:
    me = side(pile=["hoax-01", "hoax-02"], active=["vulca-05"])
    empty = given(me=me, you=side(support=["khind-25"]), element="fire", phase="end")
    assert (empty.zone("me", "hand"), empty.zone("me", "top")) == (["hoax-01"], ["hoax-02"])
    me = side(hand=["hoax-27", "mimix-21"], pile=["hoax-01", "hoax-02"], discard=["hoax-03"])
    game = given(me=me, you=side(active=["khind-22"], support=["khind-25"]), element="fire", phase="action")
    game.when("play hoax-27", "yes", "fight", "play mimix-21", "yes", "deal hoax-03")
    assert set(game.zone("me", "hand")) == {"hoax-01", "hoax-03"}
    assert game.zone("me", "top") == ["hoax-02"]


@pytest.mark.rule("BM-16.19")
def test_gluing_dust_binds_the_opponent_in_their_turn_only() -> None:
    me = side(hand=["vulca-10"], pile=["hoax-01", "hoax-02"], active=["vulca-05"], support=["khind-25"])
    own = given(me=me, element="fire", phase="end")
    assert own.zone("me", "top") == []
    me = side(hand=["vulca-10"], pile=["hoax-01", "hoax-02", "hoax-03"], active=["vulca-05"])
    lost = given(me=me, you=side(hand=["vulca-11"], support=["khind-25"]), element="fire", phase="decision")
    lost.when("retreat")
    assert (len(lost.zone("me", "hand")), lost.zone("me", "top")) == (4, [])


@pytest.mark.rule("BM-13.3")
def test_ignored_gluing_dust_lets_the_refill_go_on() -> None:
    me = side(hand=["vulca-10"], pile=["hoax-01", "hoax-02"], active=["flit-08"])
    game = given(me=me, you=side(support=["khind-25"]), element="fire", phase="end")
    assert game.zone("me", "top") == []


PANDEMONIUM = ["pillar-29", "hoax-20", "vulca-18", "buka-07", "hoax-01"]


@pytest.mark.rule("BM-11.5")
@pytest.mark.rule("BM-9.11")
def test_pandemonium_forbids_supports_bluffs_and_loading() -> None:
    me = side(hand=PANDEMONIUM, active=["vulca-05"], ships={"buka-30": []})
    game = given(me=me, you=side(active=["vulca-10"], support=["khind-26"]), element="fire", phase="boost")
    assert set(game.legal()) == {"pass", "play vulca-18"}
    free = given(me=me, you=side(active=["vulca-10"]), element="fire", phase="boost")
    loads = {f"load {key}" for key in PANDEMONIUM}
    plays = {"play vulca-18", "play hoax-20", "play pillar-29", "bluff buka-07"}
    assert set(free.legal()) == {"pass", *plays, *loads}


@pytest.mark.rule("BM-13.3")
@pytest.mark.rule("BM-11.5")
def test_pandemonium_binds_only_the_opponent_and_only_while_it_works() -> None:
    me = side(hand=["hoax-20"], active=["flit-08"])
    ignored = given(me=me, you=side(support=["khind-26"]), element="fire", phase="boost")
    assert ignored.may("play hoax-20")
    own = given(
        me=side(hand=["hoax-20"], active=["vulca-05"], support=["khind-26"]), element="fire", phase="boost"
    )
    assert own.may("play hoax-20")
    permitted = side(hand=["hoax-20"], active=["buka-20"])
    game = given(
        me=permitted, you=side(active=["vulca-10"], support=["khind-26"]), element="fire", phase="boost"
    )
    assert game.zone("me", "hand") == ["hoax-20"]
    assert not game.may("play hoax-20")


@pytest.mark.rule("OQ-51")
def test_pandemonium_does_not_stop_a_ship_that_loads_at_once() -> None:
    me = side(hand=["buka-29", "hoax-01"])
    game = given(me=me, you=side(active=["vulca-10"], support=["khind-26"]), element="fire", phase="action")
    assert set(game.when("play buka-29").legal()) == {"done", "choose hoax-01"}


@pytest.mark.rule("BM-10.25b")
def test_a_ban_that_names_characters_does_not_stop_a_further_gang_member() -> None:
    you = side(active=["vulca-16"])
    me = side(hand=["khind-10", "khind-15"], active=["khind-12"])
    game = given(me=me, you=you, element="fire", phase="character")
    assert game.legal() == ["play khind-10"]
    alone = given(me=side(hand=["khind-10", "khind-15"]), you=you, element="fire", phase="decision")
    assert alone.legal() == ["retreat"]
