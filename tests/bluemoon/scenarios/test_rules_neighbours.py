"""RS-24 and BM-16.2a: parts of texts and growing demands, with cards beside those that the rules name."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import Kind
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, hand_size, plays, walk

PILE = [f"hoax-0{number}" for number in range(1, 10)]
BLANK = fixture_card("fx-blank", Kind.SUPPORT)
ELSEWHERE = ("kosmos", "ansmann")


def action(ruleset: str, card: str, **yours: Any) -> Scenario:
    """My action phase: I play the card; I hold one more, and three lie in my discard pile."""
    game = given(
        me=side(hand=[card, "khind-20"], rest=PILE, discard=["khind-10", "khind-11", "khind-12"]),
        you=side(**({"hand": ["khind-21"], "rest": ["vulca-02", "vulca-03"]} | yours)),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    return game.when(f"play {card}")


@pytest.mark.rule("RS-24", "OQ-57")
def test_in_legends_hoax_27_may_stop_after_two_of_five_cards() -> None:
    game = action("legends", "hoax-27").when("yes").dealt()
    game.when("yes").dealt()
    game.when("no")
    assert hand_size(game, "me") == 1 + 2


@pytest.mark.parametrize("ruleset", ELSEWHERE)
@pytest.mark.rule("RS-24", "OQ-57")
def test_elsewhere_hoax_27_draws_five_or_none(ruleset: str) -> None:
    assert hand_size(action(ruleset, "hoax-27").when("yes").dealt(), "me") == 1 + 5
    assert hand_size(action(ruleset, "hoax-27").when("no"), "me") == 1


@pytest.mark.parametrize(("ruleset", "most"), [("kosmos", 3), ("ansmann", 3), ("legends", 1)])
@pytest.mark.rule("RS-24", "BM-16.32")
def test_khind_30_takes_its_three_cards_one_by_one_in_legends_only(ruleset: str, most: int) -> None:
    game = action(ruleset, "khind-30").when("yes").dealt()
    if game.may("no"):
        game.when("no")
    assert hand_size(game, "me") == 1 + most


@every_ruleset
@pytest.mark.rule("RS-24", "BM-12.6", "BM-16.1", "BM-16.33")
def test_hoax_32_has_no_may_and_takes_as_far_as_possible(ruleset: str) -> None:
    """Each player discards three; I hold one, you two: everything goes, nobody may stop."""
    game = action(ruleset, "hoax-32", hand=["khind-21", "khind-22"])
    while game.phase() == "action" and game.state.frames:
        assert not game.may("done")
        assert not game.may("no")
        game.when(game.legal()[0])
    assert (game.zone("me", "hand"), game.zone("you", "hand")) == ([], [])


@every_ruleset
@pytest.mark.rule("RS-24", "BM-12.6", "BM-16.1")
def test_terrah_32_draws_what_a_short_pile_has(ruleset: str) -> None:
    game = action(ruleset, "terrah-32").dealt()
    assert (hand_size(game, "me"), hand_size(game, "you")) == (1 + 3, 1 + 2)


@every_ruleset
@pytest.mark.rule("RS-24", "BM-15.8")
def test_a_draw_without_a_may_does_not_break_a_ban(ruleset: str) -> None:
    """Your vulca-26 forbids me to take cards from my draw pile: only you draw."""
    game = action(ruleset, "terrah-32", support=["vulca-26"]).dealt()
    assert (hand_size(game, "me"), hand_size(game, "you")) == (1, 1 + 2)


@pytest.mark.rule("RS-24", "BM-16.33")
def test_in_legends_terrah_15_may_ask_for_one_card_only() -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-20"]),
        you=side(hand=["khind-20", "khind-21", "khind-22"]),
        element="fire",
        phase="character",
        ruleset="legends",
    )
    game.when("play terrah-15", "yes")
    while game.asked() == "you":
        game.when(game.legal()[0])
    game.when("no")
    assert hand_size(game, "you") == 2


@pytest.mark.parametrize("ruleset", ELSEWHERE)
@pytest.mark.rule("RS-24", "BM-16.33")
def test_elsewhere_terrah_15_takes_two_cards_or_none(ruleset: str) -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-20"]),
        you=side(hand=["khind-20", "khind-21", "khind-22"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes")
    while game.asked() == "you":
        assert not game.may("done")
        game.when(game.legal()[0])
    assert hand_size(game, "you") == 1


def caterpillars(ruleset: str, hand: list[str], demands: list[str], active: str = "flit-12") -> Scenario:
    return given(
        me=side(hand=[*hand, BLANK], active=[active]),
        you=side(active=["pillar-14", *demands]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_demand_of_moons_grows_as_one_of_values_does(ruleset: str) -> None:
    """pillar-20 wants 2 moons: paid with hoax-20's 3; doubled it wants 4 at once: vulca-26 and hoax-21."""
    game = caterpillars(ruleset, ["hoax-20", "vulca-26", "vulca-10", "hoax-21"], ["pillar-20"])
    walk(game, "pay pillar-20", "choose hoax-20")
    assert not game.may("pay pillar-20")
    walk(game, "fight", "play vulca-10", "pay pillar-20")
    for _ in range(2):
        if plays(game, "choose"):
            game.when(f"choose {plays(game, 'choose')[0]}")
    assert game.discards("me") == ["hoax-20", "hoax-21", "vulca-26"], "3 and 1 moons, the first 3 are lost"
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-12.8")
def test_two_cards_that_can_share_the_grown_demand_in_another_way_still_meet_it(ruleset: str) -> None:
    """pillar-18: 2 fire and 2 earth; vulca-06 (4, 3) and vulca-07 (3, 4) meet 4 and 4 as well."""
    game = caterpillars(ruleset, ["vulca-06", "vulca-07", "vulca-10"], ["pillar-18"])
    game.when("pay pillar-18", "choose vulca-06", "choose vulca-07")
    assert game.discards("me") == ["vulca-06", "vulca-07"]
    walk(game, "fight", "play vulca-10")
    assert not game.may("pay pillar-18")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_fire_paid_does_not_meet_half_of_a_grown_either_or(ruleset: str) -> None:
    """pillar-19: 5 fire or 5 earth, paid with 7 fire; doubled 10 of one element are due."""
    game = caterpillars(ruleset, ["vulca-01", "terrah-01", "terrah-03", "vulca-10"], ["pillar-19"])
    game.when("pay pillar-19", "choose vulca-01")
    walk(game, "fight", "play vulca-10")
    assert game.may("pay pillar-19"), "7 and 6 earth"
    walk(game, "play fx-blank")
    while game.phase() == "boost":
        game.when("pass")
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "RS-23", "BM-16.24")
def test_a_demand_grows_when_the_doubling_loses_its_other_caterpillar(ruleset: str) -> None:
    """pillar-14 doubles pillar-16; I pay pillar-17's 3 earth, then vulca-14 discards pillar-16."""
    game = caterpillars(ruleset, ["vulca-11", "terrah-03", "vulca-14"], ["pillar-16", "pillar-17"], "hoax-03")
    if game.asked() == "you":
        game.when("choose pillar-16")
    walk(game, "pay pillar-17", "choose vulca-11")
    walk(game, "fight", "play vulca-14", "choose pillar-16")
    assert game.may("pay pillar-17"), "6 earth are due now"
    walk(game, "pay pillar-17", "choose terrah-03")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_demand_that_grew_and_shrank_again_is_paid(ruleset: str) -> None:
    """flit-06 wakes pillar-14 by pushing flit-12 together, and discards it: 3 fire are due as before."""
    game = given(
        me=side(hand=["hoax-04", "flit-06", BLANK], active=["flit-12"]),
        you=side(active=["pillar-14", "mimix-24", "pillar-16"]),
        element="earth",
        phase="begin",
        ruleset=ruleset,
    )
    game.when("pay pillar-16", "choose hoax-04")
    walk(game, "fight", "play flit-06", "choose pillar-14")
    assert not game.may("pay pillar-16")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@pytest.mark.parametrize(("ruleset", "held"), [("kosmos", 9), ("ansmann", 9), ("legends", 7)])
@pytest.mark.rule("RS-24", "OQ-57", "RS-2")
def test_hoax_15_draws_up_to_nine_or_in_legends_a_part(ruleset: str, held: int) -> None:
    """I hold six after the refill; "until nine are held" is three more, in legends as many as I like."""
    pile = [fixture_card(f"fx-pile-{number}", Kind.CHARACTER, 1, 1) for number in range(12)]
    game = given(
        me=side(hand=["hoax-15", *PILE[:6]], rest=pile),
        you=side(hand=["khind-21"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    ).when("play hoax-15")
    while game.asked() != "you" and not game.may("yes") and not game.may("use hoax-15"):
        game.when(game.legal()[0])
    game.when("yes" if game.may("yes") else "use hoax-15").dealt()
    if game.asked() == "me" and game.may("no"):
        game.when("no")
    assert hand_size(game, "me") == held


@pytest.mark.parametrize(("ruleset", "words"), [("kosmos", ["yes", "no"]), ("ansmann", ["yes", "no"])])
@pytest.mark.rule("RS-24")
def test_elsewhere_vulca_30_discards_every_support_or_none(ruleset: str, words: list[str]) -> None:
    assert action(ruleset, "vulca-30", support=["hoax-21", "hoax-22"]).legal() == words


@pytest.mark.rule("RS-24")
def test_in_legends_vulca_30_may_leave_a_support() -> None:
    game = action("legends", "vulca-30", support=["hoax-21", "hoax-22"]).when("choose hoax-22", "done")
    assert (game.zone("you", "support"), game.discards("you")) == (["hoax-21"], ["hoax-22"])


@pytest.mark.parametrize(
    ("ruleset", "grows"), [("kosmos", True), ("ansmann", False), ("legends", True), ("traces", False)]
)
@pytest.mark.rule("BM-16.2a", "RS-23", "BM-16.24")
def test_a_doubled_caterpillar_whose_icon_is_ignored_frees_the_doubling(ruleset: str, grows: bool) -> None:
    """Both are paid, pillar-16 doubled; my hoax-16 takes their FREE: where that is an influence, you may move
    the doubling to pillar-17, and its 4 earth are too few."""
    hand = ["vulca-02", "vulca-11", "hoax-16", "terrah-03"]
    game = caterpillars(ruleset, hand, ["pillar-16", "pillar-17"], "hoax-03")
    game.when("choose pillar-16")
    walk(game, "pay pillar-17", "choose vulca-11", "pay pillar-16", "choose vulca-02")
    walk(game, "fight", "play hoax-16")
    assert (game.asked() == "you") is grows
    if grows:
        assert plays(game, "choose") == ["pillar-16", "pillar-17"]
        stays = Scenario(game.state.copy()).when("choose pillar-16")
        assert not stays.may("pay pillar-17"), "you may leave it where it is (RS-23)"
        game.when("choose pillar-17")
    assert game.may("pay pillar-17") is grows
    assert not game.may("pay pillar-16")


@pytest.mark.parametrize("ruleset", ["kosmos", "legends"])
@pytest.mark.rule("RS-23", "BM-16.24")
def test_while_both_are_unpaid_their_owner_is_asked_again(ruleset: str) -> None:
    hand = ["vulca-02", "vulca-11", "hoax-16", "terrah-03"]
    game = caterpillars(ruleset, hand, ["pillar-16", "pillar-17"], "hoax-03")
    game.when("choose pillar-16")
    walk(game, "fight", "play hoax-16")
    assert (game.asked(), plays(game, "choose")) == ("you", ["pillar-16", "pillar-17"])
