"""Chapter 1: where the rulesets differ, and settings of a table (BM-17)."""

import pytest

from moondrake.bluemoon.effects import ANY_CARD, Icon, IgnoreCards, Kind, Rank
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    FREE_CHARACTER,
    STOP_CHARACTER,
    announced,
    every_ruleset,
    fixture_card,
    plays,
    says,
    turn,
    walk,
)


@pytest.mark.parametrize(("ruleset", "power"), [("kosmos", 0), ("ansmann", 0), ("legends", 1)])
@pytest.mark.rule("RS-10")
def test_in_legends_a_free_card_is_not_ignored_by_a_free_card(ruleset: str, power: int) -> None:
    text = says(IgnoreCards(ANY_CARD), rank=Rank.IGNORED)
    ignorer = fixture_card("fx-free-ignorer", Kind.CHARACTER, 1, 1, Icon.FREE, text=text)
    game = given(
        me=side(active=[FREE_CHARACTER, "hoax-01"]),
        you=side(active=[ignorer]),
        element="fire",
        ruleset=ruleset,
    )
    assert game.power("me") == power


@every_ruleset
@pytest.mark.rule("RS-7", "BM-10.3")
def test_after_stop_any_number_means_any_number(ruleset: str) -> None:
    game = given(
        me=side(hand=[STOP_CHARACTER, "hoax-29", "hoax-20", "aqua-21", "hoax-22", "vulca-18", "mimix-22"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play hoax-29", "fight", "play fx-stop-char", "play hoax-20", "play aqua-21")
    assert plays(game) == ["hoax-22"], "supports without limit, nothing else"


def doubled_pair(ruleset: str) -> Scenario:
    """A doubling support lies there; I play a FREE character of 1, then one of 4 fire."""
    return given(
        me=side(hand=["mimix-24", "vulca-10", "hoax-01"], support=["buka-26"]),
        you=side(hand=["flit-12", "vulca-01"], support=["hoax-20", "vulca-23"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@pytest.mark.rule("RS-23", "BM-14.7")
def test_in_legends_a_new_character_may_become_the_target() -> None:
    game = doubled_pair("legends").when("play mimix-24")
    assert game.power("me") == 2, "the only candidate"
    game.when("play vulca-10")
    assert plays(game, "choose") == ["mimix-24", "vulca-10"], "asked when the new card is played"
    game.when("choose mimix-24")
    assert game.power("me") == 2 + 4
    turn(game)
    assert announced(game, "me") == [6], "not asked again at the announcement"


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("RS-23", "BM-14.7")
def test_elsewhere_the_target_is_chosen_at_the_announcement(ruleset: str) -> None:
    game = doubled_pair(ruleset).when("play mimix-24", "play vulca-10")
    assert game.phase() == "announce"
    assert plays(game, "choose") == ["mimix-24", "vulca-10"]
    game.when("choose mimix-24")
    assert announced(game, "me") == [6]


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("RS-23", "BM-14.7", "BM-13.7")
def test_a_target_that_becomes_ignored_is_chosen_anew(ruleset: str) -> None:
    game = given(
        me=side(hand=["flit-04", "hoax-01"], active=["vulca-10", "flit-05"], support=["buka-26"]),
        you=side(hand=["flit-12", "vulca-01"], support=["hoax-20", "vulca-23", "hoax-21"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    game.when("choose vulca-10")
    assert announced(game, "me") == [8 + 2]
    walk(game, "fight", "play flit-12")
    assert game.asked() == "me"
    game.when("choose flit-05")
    assert game.power("me") == 0 + 4


@pytest.mark.rule("BM-17.2", "RS-27")
def test_courtesy_offers_every_earlier_point_of_the_turn() -> None:
    game = given(
        me=side(hand=["vulca-05", "terrah-01", "hoax-19"]),
        you=side(hand=["hoax-05"], active=["terrah-03"]),
        element="earth",
        phase="decision",
        ruleset="legends+illegalPower=courtesy",
    )
    game.when("fight", "play vulca-05", "play hoax-19")
    assert game.legal() == ["back 1", "back 2", "back 3"], "the decision, the character, the booster"
    game.when("back 2")
    assert game.phase() == "character"
    assert sorted(game.zone("me", "hand")) == ["hoax-19", "terrah-01", "vulca-05"]
    turn(game, "play terrah-01")
    assert announced(game, "me") == [7]
    assert not game.has_retreated("me")


@pytest.mark.rule("BM-17.2a", "BM-17.2")
def test_an_undo_leaves_only_the_retreat() -> None:
    game = given(
        me=side(hand=["vulca-05", "terrah-01"], active=["hoax-01"]),
        you=side(hand=["hoax-05"], active=["terrah-03"]),
        element="earth",
        phase="decision",
        ruleset="ansmann+illegalPower=undo",
    )
    game.when("fight", "play vulca-05")
    assert (game.phase(), game.legal()) == ("decision", ["retreat"])
    assert game.zone("me", "active") == ["hoax-01"], "the position is that of the decision"


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-16.2a")
def test_exact_lookahead_takes_demands_seriously(ruleset: str) -> None:
    def caterpillar(*hand: str) -> Scenario:
        return given(
            me=side(hand=hand, active=["hoax-01"]),
            you=side(hand=["hoax-05"], active=["pillar-16"]),
            element="fire",
            phase="decision",
            ruleset=ruleset,
            lookahead=True,
        )

    assert caterpillar("vulca-13", "hoax-09").legal() == ["retreat"], "no character and 3 fire beside it"
    game = caterpillar("vulca-13", "hoax-08")
    assert "fight" in game.legal()
    game.when("fight")
    assert plays(game) == ["vulca-13"], "3 fire must stay in hand"
    game.when("play vulca-13", "pass")
    assert (game.phase(), game.legal()) == ("boost", ["pay pillar-16"])


@every_ruleset
@pytest.mark.rule("BM-12.2", "BM-9.10")
def test_a_capacity_is_no_special_text(ruleset: str) -> None:
    for ban, ship in (("terrah-12", "buka-30"), ("terrah-16", "buka-28")):
        game = given(
            me=side(hand=["buka-30", "buka-28", "hoax-01", "flit-12"]),
            you=side(active=[ban]),
            element="fire",
            phase="action",
            ruleset=ruleset,
        )
        assert plays(game) == [ship]


@every_ruleset
@pytest.mark.rule("BM-6.6a", "BM-11.5", "BM-9.11")
def test_no_second_card_under_hoax_26_not_even_after_an_action_card(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-29", "hoax-01", "hoax-21"], active=["hoax-08"], ships={"buka-30": []}),
        you=side(support=["hoax-26"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    acting = Scenario(game.state.copy()).when("play hoax-29")
    assert acting.legal() == ["retreat"], "the one card was played"
    walk(game, "fight", "play hoax-01")
    assert game.asked() == "you", "nothing more, and no loading"


@every_ruleset
@pytest.mark.rule("BM-9.13", "BM-10.33")
def test_a_landed_ship_forbids_bluffs_from_hand_too(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-07", "hoax-21"], ships={"buka-30": ["buka-01", "buka-08"]}),
        element="fire",
        ruleset=ruleset,
    )
    walk(game, "land buka-30", "fight", "play buka-01", "pass")
    assert plays(game, "bluff") == ["buka-08"]
    assert plays(game) == []


@every_ruleset
@pytest.mark.rule("BM-3.4a", "BM-15.6", "BM-3.6")
def test_a_bluff_from_a_revealed_hand_or_an_open_ship_is_known(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-07", "buka-09"], revealed=["buka-07"], active=["hoax-01"]),
        you=side(hand=["hoax-05"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("bluff buka-07")
    number = game.state.match.by_key[0]["buka-07"]
    assert game.state.view(1).memory.sides[0].bluff_candidates == ((number,),)
