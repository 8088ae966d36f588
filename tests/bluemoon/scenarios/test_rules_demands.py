"""BM-16.2a: what is due at the end of the booster/support phase is what a demand reads then."""

import pytest

from moondrake.bluemoon.effects import Kind, Measure, Part, Payment
from moondrake.bluemoon.explain import Why, explain
from moondrake.bluemoon.rules.demands import payments
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, plays, walk

ALL = ("kosmos", "ansmann", "legends", "traces")
BLANK = fixture_card("fx-blank", Kind.SUPPORT)
every_game = pytest.mark.parametrize("ruleset", ALL)


def hank(ruleset: str, hand: list[str], demands: list[str]) -> Scenario:
    """My flit-12 keeps your pillar-14 quiet until I play my next character."""
    return given(
        me=side(hand=[*hand, BLANK], active=["flit-12"]),
        you=side(active=["pillar-14", *demands]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )


@every_game
@pytest.mark.rule("BM-16.2a", "OQ-58", "BM-16.24")
def test_a_demand_that_grows_after_its_payment_is_open_again(ruleset: str) -> None:
    """pillar-18 wants 2 fire and 2 earth: paid with hoax-09 and vulca-12; doubled it wants 4 and 4."""
    game = hank(ruleset, ["hoax-04", "vulca-11", "vulca-10", "terrah-06"], ["pillar-16"])
    game.when("pay pillar-16", "choose hoax-04")
    assert not game.may("pay pillar-16"), "paid"
    walk(game, "fight", "play vulca-10")
    assert not game.may("pay pillar-16"), "6 fire are wanted now, and no topping up of what was paid"
    walk(game, "play fx-blank")
    while game.phase() == "boost":
        game.when("pass")
    assert game.has_retreated("me")
    assert "hoax-04" in game.discards("me"), "what was paid stays discarded"


@every_game
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_grown_demand_can_be_paid_again_completely(ruleset: str) -> None:
    game = hank(ruleset, ["hoax-04", "vulca-02", "vulca-10"], ["pillar-16"])
    game.when("pay pillar-16", "choose hoax-04")
    walk(game, "fight", "play vulca-10", "pay pillar-16")
    assert plays(game, "choose") == ["vulca-02"], "6 fire; the 4 paid before do not count"
    game.when("choose vulca-02")
    assert not game.may("pay pillar-16")
    game.when("pass")
    assert not game.has_retreated("me")


@every_game
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_payment_that_meets_the_grown_demand_counts(ruleset: str) -> None:
    """6 fire were paid where 3 were wanted: they meet the doubled demand as well."""
    game = hank(ruleset, ["vulca-02", "vulca-10"], ["pillar-16"])
    game.when("pay pillar-16", "choose vulca-02")
    walk(game, "fight", "play vulca-10")
    assert not game.may("pay pillar-16")
    game.when("pass")
    assert not game.has_retreated("me")


@every_game
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_demand_that_shrinks_stays_paid(ruleset: str) -> None:
    """pillar-14 doubles while I pay 6 fire; terrah-19 then discards nothing of it, vulca-14's kin would."""
    game = given(
        me=side(hand=["vulca-02", "flit-12", BLANK], active=["vulca-10"]),
        you=side(active=["pillar-14", "pillar-16"]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )
    game.when("pay pillar-16", "choose vulca-02")
    walk(game, "fight", "play flit-12")
    assert not game.may("pay pillar-16")
    game.when("pass")
    assert not game.has_retreated("me"), "0 against 0: Hank ignores pillar-14"


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-16.24", "BM-17.4")
def test_a_paid_caterpillar_is_no_target_where_doubling_it_does_nothing(ruleset: str) -> None:
    """pillar-16 was paid with 6 fire, enough for a doubled one, too: pillar-17 is doubled, unasked."""
    game = hank(ruleset, ["vulca-02", "vulca-11", "vulca-10"], ["pillar-16", "pillar-17"])
    game.when("pay pillar-16", "choose vulca-02")
    walk(game, "fight", "play vulca-10")
    assert game.asked() == "me"
    assert not game.may("pay pillar-17"), "6 earth are wanted, I hold 4"


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-16.24", "BM-17.4")
def test_a_paid_caterpillar_is_a_target_where_doubling_it_opens_it_again(ruleset: str) -> None:
    game = hank(ruleset, ["hoax-04", "vulca-11", "vulca-10"], ["pillar-16", "pillar-17"])
    game.when("pay pillar-16", "choose hoax-04")
    walk(game, "fight", "play vulca-10")
    assert (game.asked(), plays(game, "choose")) == ("you", ["pillar-16", "pillar-17"])
    game.when("choose pillar-16")
    assert (game.may("pay pillar-16"), game.may("pay pillar-17")) == (False, True)


@every_ruleset
@pytest.mark.rule("BM-16.2a")
def test_why_a_grown_demand_cannot_be_paid_is_not_that_it_was_paid(ruleset: str) -> None:
    def why(game: Scenario) -> set[Why]:
        return {reason.why for reason in explain(game.state, 0, "pay pillar-16")}

    game = hank(ruleset, ["hoax-04", "vulca-10"], ["pillar-16"])
    game.when("pay pillar-16", "choose hoax-04")
    assert Why.PAID in why(game)
    walk(game, "fight", "play vulca-10")
    assert why(game) == {Why.CANNOT_PAY}


@pytest.mark.rule("BM-15.3", "BM-18.1")
def test_cards_far_down_a_large_deck_pay_as_well() -> None:
    """Emissaries and inquisitors make decks of 40 and more: every one of their cards has its own bit."""
    cards = [fixture_card(f"fx-{number}", Kind.CHARACTER, 3, 0) for number in range(1, 50)]
    game = given(me=side(hand=["hoax-01"], rest=cards), you=side(hand=["hoax-02"]), element="fire")
    payment = Payment(((Part(Measure.FIRE, 3),),))
    for index in range(2, 51):
        assert payments(game.state, 0, 1 << index, payment, 1) == [1 << index]
    high = 1 << 31 | 1 << 40 | 1 << 50
    assert payments(game.state, 0, high, payment, 2) == [
        1 << 31 | 1 << 40,
        1 << 31 | 1 << 50,
        1 << 40 | 1 << 50,
    ]
