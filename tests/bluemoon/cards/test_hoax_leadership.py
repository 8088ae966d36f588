"""Hoax: hoax-26 and the leadership cards."""

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-10.15", "BM-6.6a")
def test_brain_drain_forbids_every_card_after_the_first() -> None:
    you = side(support=["hoax-26"])
    hand = ["hoax-27", "buka-28", "mimix-16", "mimix-17", "mimix-22", "aqua-16", "hoax-21", "buka-07"]
    game = given(me=side(hand=hand, ships={"buka-30": []}), you=you, element="fire", phase="action")
    assert game.legal() == ["pass", "play hoax-27", "play buka-28"]
    game.when("pass", "fight", "play mimix-16")
    assert game.asked() == "you", "no PAIR, no FREE, no booster, support, bluff or loading"
    game = given(me=side(hand=hand), you=you, element="fire", phase="action").when("play buka-28")
    assert game.legal() == ["retreat"], "the ship was the one card, a character cannot follow"


@pytest.mark.rule("BM-10.25b")
def test_brain_drain_forbids_a_further_gang_member() -> None:
    me = side(hand=["khind-10", "khind-11", "khind-12"])
    game = given(me=me, you=side(support=["hoax-26"]), element="fire", phase="character")
    assert game.when("play khind-10").asked() == "you"


@pytest.mark.rule("BM-13.3", "BM-11.5")
def test_brain_drain_binds_neither_its_owner_nor_anybody_while_ignored() -> None:
    game = given(
        me=side(hand=["flit-08", "hoax-21"]), you=side(support=["hoax-26"]), element="fire", phase="character"
    )
    assert game.when("play flit-08").legal() == ["pass", "play hoax-21"]
    owner = given(
        me=side(hand=["hoax-01", "hoax-21"], support=["hoax-26"]), element="fire", phase="character"
    )
    assert owner.when("play hoax-01").legal() == ["pass", "play hoax-21"]


PILE = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06"]


@pytest.mark.rule("BM-15.7")
def test_muster_reinforcements_draws_five_cards_or_none() -> None:
    me = side(hand=["hoax-27", "hoax-01", "hoax-02"], pile=PILE)
    game = given(me=me, element="fire", phase="action").when("play hoax-27")
    assert game.legal() == ["yes", "no"]
    game.when("yes")
    assert game.zone("me", "hand") == ["hoax-01", "hoax-02", *PILE[:5]], "seven cards are kept"
    assert game.zone("me", "stack") == ["hoax-27"]
    none = given(me=me, element="fire", phase="action").when("play hoax-27", "no")
    assert none.zone("me", "hand") == ["hoax-01", "hoax-02"]
    assert none.zone("me", "stack") == ["hoax-27"]
    assert none.legal() == ["fight", "retreat"], "one action card a turn"


@pytest.mark.rule("BM-12.6", "BM-15.8", "BM-16.19", "BM-16.28")
@pytest.mark.parametrize(
    ("pile", "yours", "drawn"),
    [
        (PILE[:3], {}, 3),
        (PILE, {"support": ["khind-25"]}, 1),
        (PILE, {"support": ["terrah-27"]}, 3),
        (PILE, {"support": ["vulca-26"]}, 0),
        (PILE, {"active": ["pillar-15"]}, 0),
        (PILE, {"support": ["khind-27"]}, 0),
        ([], {}, 0),
    ],
    ids=["short pile", "one a turn", "up to four", "none from the pile", "none at all", "ignored", "no pile"],
)
def test_muster_reinforcements_draws_as_far_as_possible(pile, yours, drawn) -> None:
    game = given(
        me=side(hand=["hoax-27", "hoax-01"], pile=pile), you=side(**yours), element="earth", phase="action"
    )
    game.when("play hoax-27")
    if drawn:
        game.when("yes")
    assert game.legal() == ["fight", "retreat"]
    assert game.zone("me", "hand") == ["hoax-01", *pile[:drawn]]


@pytest.mark.rule("RS-24", "OQ-57")
def test_muster_reinforcements_may_draw_fewer_in_legends() -> None:
    me = side(hand=["hoax-27", "hoax-01"], pile=PILE)
    game = given(me=me, element="fire", phase="action", ruleset="legends")
    game.when("play hoax-27", "yes", "yes", "no")
    assert game.zone("me", "hand") == ["hoax-01", *PILE[:2]]


@pytest.mark.rule("RS-4", "BM-9.6")
@pytest.mark.parametrize(("ruleset", "active"), [("kosmos", []), ("ansmann", ["hoax-27"]), ("legends", [])])
def test_a_now_leadership_is_active_as_long_as_the_ruleset_says(ruleset, active) -> None:
    game = given(
        me=side(hand=["hoax-27", "hoax-01"], pile=PILE), element="fire", phase="action", ruleset=ruleset
    )
    game.when("play hoax-27", "no")
    assert game.zone("me", "leading") == active


@pytest.mark.rule("BM-16.15", "BM-9.6")
def test_enthrall_opposition_lifts_your_texts_until_the_end_of_the_turn() -> None:
    me = side(hand=["hoax-28", "hoax-01", "vulca-18"], pile=["vulca-01", "vulca-19", "hoax-04", "hoax-05"])
    you = side(active=["vulca-16"], support=["hoax-26", "vulca-26", "mimix-28"], hand=["vulca-03"])
    game = given(me=me, you=you, element="fire", phase="action")
    game.when("play hoax-28", "fight", "play hoax-01")
    assert game.legal() == ["pass", "play vulca-18"], "no limit of one card, no ban on boosters"
    game.when("pass")
    assert game.zone("me", "hand") == ["vulca-18", "vulca-01", "vulca-19", "hoax-04", "hoax-05"], "drawn"
    assert game.zone("me", "leading") == []
    game.when("fight", "play vulca-03", "fight", "play vulca-01")
    assert game.asked() == "you", "in my next turn there is no booster"
    assert len(game.zone("me", "hand")) == 4, "and no card from the pile"


@pytest.mark.rule("BM-16.15", "BM-13.4")
def test_enthrall_opposition_ignores_texts_but_no_values_or_icons() -> None:
    me = side(hand=["hoax-28", "hoax-01"])
    you = side(active=["hoax-12"], support=["hoax-20"])
    game = given(me=me, you=you, element="fire", phase="action")
    assert game.power("you") == 8
    assert game.when("play hoax-28").power("you") == 5


@pytest.mark.rule("BM-16.15", "BM-16.20")
@pytest.mark.parametrize(
    ("yours", "power"),
    [({"support": ["khind-27"]}, 4), ({"active": ["flit-07"]}, 4), ({"active": ["flit-12"]}, 7)],
    ids=["laughing gas", "tittertweet", "another flit character"],
)
def test_enthrall_opposition_spares_laughing_gas_and_tittertweet_only(yours, power) -> None:
    me = side(hand=["hoax-28", "hoax-12", "mimix-25"], support=["hoax-23"])
    if "flit-12" in yours.get("active", []):
        me = side(hand=["hoax-28", "hoax-01", "mimix-25"], support=["hoax-23"])
    game = given(me=me, you=side(**yours), element="fire", phase="action", older="you")
    game.when("play hoax-28", "fight", f"play {me.hand[1]}")
    assert game.phase() == "boost"
    assert game.power("me") == power


@pytest.mark.rule("BM-11.5")
def test_enthrall_opposition_cannot_lift_a_ban_on_itself() -> None:
    game = given(
        me=side(hand=["hoax-28", "hoax-01"]), you=side(support=["vulca-24"]), element="fire", phase="action"
    )
    assert not game.may("play hoax-28")


@pytest.mark.rule("BM-6.15", "BM-6.14")
def test_trigger_brainstorm_allows_any_number_of_supports_and_the_normal_booster() -> None:
    hand = ["hoax-29", "hoax-01", "hoax-20", "hoax-21", "hoax-22", "vulca-18", "vulca-19"]
    game = given(me=side(hand=hand), element="fire", phase="action")
    game.when("play hoax-29", "fight", "play hoax-01", "play hoax-20", "play hoax-21", "play vulca-18")
    assert game.legal() == ["pass", "play hoax-22"], "no second booster"
    game.when("play hoax-22")
    assert game.zone("me", "support") == ["hoax-20", "hoax-21", "hoax-22"]
    assert game.power("me") == 5 + 3 + 2 + 1 + 3
    first = given(me=side(hand=hand), phase="action")
    first.when("play hoax-29", "fight", "play hoax-01")
    assert first.legal() == ["pass", "play hoax-20", "play hoax-21", "play hoax-22"], (
        "no booster in a first turn"
    )
    first.when("play hoax-20")
    assert first.legal() == ["pass", "play hoax-21", "play hoax-22"]


@pytest.mark.rule("RS-7", "BM-10.3")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
def test_trigger_brainstorm_allows_supports_after_stop(ruleset) -> None:
    me = side(hand=["hoax-29", "mimix-20", "hoax-20", "hoax-21", "vulca-18"])
    game = given(me=me, element="fire", phase="action", ruleset=ruleset)
    game.when("play hoax-29", "fight", "play mimix-20")
    assert game.legal() == ["pass", "play hoax-20", "play hoax-21"]
    assert game.when("play hoax-20").legal() == ["pass", "play hoax-21"]
    strict = given(me=me, element="fire", phase="action", ruleset=f"{ruleset}+stopVsPermission=absolute")
    assert strict.when("play hoax-29", "fight", "play mimix-20").asked() == "you"


@pytest.mark.rule("BM-13.3", "BM-13.1")
@pytest.mark.parametrize(("yours", "left"), [(["khind-27"], "you"), (["khind-26"], "you"), ([], "me")])
def test_trigger_brainstorm_does_not_help_against_ignored_or_a_ban(yours, left) -> None:
    me = side(hand=["hoax-29", "hoax-01", "hoax-20", "hoax-21"])
    game = given(me=me, you=side(support=yours), element="fire", phase="action")
    game.when("play hoax-29", "fight", "play hoax-01")
    if game.may("play hoax-20"):
        game.when("play hoax-20")
    assert game.asked() == left
    assert game.zone("me", "support") == ([] if "khind-26" in yours else ["hoax-20"])
