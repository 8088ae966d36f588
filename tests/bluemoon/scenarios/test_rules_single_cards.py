"""Chapter 16: demands, floods, storms and single cards where rules meet."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import announced, every_ruleset, hand_size, plays, turn, walk


def sirens(ruleset: str, hand: list[str], phase: str = "begin", **rival: Any) -> Scenario:
    return given(
        me=side(hand=hand, active=["hoax-08"]),
        you=side(hand=["vulca-10"], support=["aqua-28", *rival.pop("support", [])], **rival),
        element="fire",
        phase=phase,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-16.2", "BM-16.3", "BM-7.8")
def test_sirens_are_paid_with_one_character_or_a_dragon(ruleset: str) -> None:
    hand = ["hoax-01", "hoax-02", "vulca-18"]
    paid = sirens(ruleset, hand).when("pay aqua-28")
    assert plays(paid, "choose") == ["hoax-01", "hoax-02"], "a character"
    turn(paid.when("choose hoax-02"), "fight", "play hoax-01")
    assert paid.dragons("you") == 0
    assert announced(paid, "me") == [5]
    unpaid = turn(sirens(ruleset, hand), "fight", "play hoax-01")
    assert unpaid.dragons("you") == 1, "the dragon moves, the turn goes on"
    assert announced(unpaid, "me") == [5]


@every_ruleset
@pytest.mark.parametrize("phase", ["begin", "action", "decision", "character", "boost"])
@pytest.mark.rule("BM-16.2")
def test_a_demand_may_be_paid_until_the_end_of_the_booster_phase(ruleset: str, phase: str) -> None:
    game = sirens(ruleset, ["hoax-01", "vulca-18"], phase)
    assert game.may("pay aqua-28")
    game.when("pay aqua-28", "choose hoax-01")
    assert not game.may("pay aqua-28"), "once a round"


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-7.8", "BM-7.2")
def test_sirens_take_their_dragon_from_a_retreat_too(ruleset: str) -> None:
    assert walk(sirens(ruleset, ["hoax-01"]), "retreat").dragons("you") == 2
    paid = sirens(ruleset, ["hoax-01"]).when("pay aqua-28", "choose hoax-01")
    walk(paid, "retreat")
    assert paid.dragons("you") == 1


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-13.3")
def test_a_demand_that_is_ignored_at_the_end_of_the_phase_is_not_due(ruleset: str) -> None:
    game = sirens(ruleset, ["flit-08", "hoax-01"], "character")
    turn(game, "play flit-08")
    assert game.dragons("you") == 0
    caterpillar = given(
        me=side(hand=["flit-09", "vulca-01"], active=["hoax-08"]),
        you=side(hand=["vulca-10"], active=["pillar-16"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(caterpillar, "play flit-09")
    assert announced(caterpillar, "me") == [2]


@every_ruleset
@pytest.mark.rule("BM-16.2", "BM-16.2a", "BM-17.1", "BM-6.6")
def test_an_unpaid_caterpillar_is_a_retreat_at_the_end_of_the_phase(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-01", "hoax-01"]),
        you=side(hand=["vulca-10"], active=["pillar-16"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    assert game.may("fight"), "the decision does not look ahead"
    turn(game, "fight", "play vulca-01")
    assert game.has_retreated("me")
    assert announced(game, "me") == []
    assert game.dragons("you") == 1


@every_ruleset
@pytest.mark.parametrize(
    ("demand", "hand", "payable"),
    [
        ("pillar-17", ["terrah-10"], True),
        ("pillar-17", ["vulca-03"], False),
        ("pillar-19", ["hoax-01"], True),
        ("pillar-19", ["terrah-05"], True),
        ("pillar-19", ["aqua-04"], False),
        ("pillar-18", ["vulca-13", "hoax-09"], True),
        ("pillar-18", ["vulca-04"], False),
    ],
)
@pytest.mark.rule("BM-16.2", "BM-12.8", "BM-14.8")
def test_what_the_caterpillars_want(ruleset: str, demand: str, hand: list[str], payable: bool) -> None:
    game = given(
        me=side(hand=hand, active=["hoax-08"]), you=side(active=[demand]), element="fire", ruleset=ruleset
    )
    assert game.may(f"pay {demand}") == payable


@every_ruleset
@pytest.mark.parametrize(
    ("hand", "payable"), [(["vulca-03"], True), (["hoax-01"], False), (["hoax-01", "hoax-09"], True)]
)
@pytest.mark.rule("BM-16.24")
def test_frendus_doubles_the_only_caterpillar(ruleset: str, hand: list[str], payable: bool) -> None:
    game = given(
        me=side(hand=hand, active=["hoax-08"]),
        you=side(active=["pillar-14", "pillar-16"]),
        element="fire",
        ruleset=ruleset,
    )
    assert game.may("pay pillar-16") == payable


@every_ruleset
@pytest.mark.parametrize(("floods", "retreats"), [(["aqua-25"], False), (["aqua-25", "aqua-26"], True)])
@pytest.mark.rule("BM-16.5", "BM-7.1", "BM-5.4")
def test_both_floods_force_a_retreat_before_the_turn(ruleset: str, floods: list[str], retreats: bool) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-08"], support=floods),
        you=side(hand=["vulca-01"], active=["flit-04"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert game.has_retreated("you") == retreats
    assert game.dragons("me") == (1 if retreats else 0)
    assert game.may("retrieve flit-04") != retreats, "nothing can be done before"


@every_ruleset
@pytest.mark.rule("BM-16.5", "BM-13.3")
def test_ignored_floods_force_nobody(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-08"], support=["aqua-25", "aqua-26"]),
        you=side(hand=["vulca-01"], active=["flit-08"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert not game.has_retreated("you")


@every_ruleset
@pytest.mark.rule("BM-16.6", "BM-10.10", "BM-13.6")
def test_mad_mike_spares_flit_characters_and_protected_cards(ruleset: str) -> None:
    def power(*active: str) -> int:
        return given(
            me=side(active=active), you=side(active=["flit-13"]), element="fire", ruleset=ruleset
        ).power("me")

    assert power("flit-04") == 3
    assert power("aqua-05") == 4
    assert power("hoax-05") == 0
    assert power("hoax-06") == 3, "no symbol"


@every_ruleset
@pytest.mark.parametrize(
    ("active", "cards"),
    [
        (["hoax-01", "hoax-02"], ["hoax-01", "hoax-02"]),
        (["hoax-01", "aqua-02"], ["hoax-01"]),
        (["hoax-01", "vulca-18"], []),
    ],
)
@pytest.mark.rule("BM-16.13")
def test_fluster_needs_two_active_characters(ruleset: str, active: list[str], cards: list[str]) -> None:
    game = given(
        me=side(hand=["flit-06", "hoax-03"], support=["hoax-20"]),
        you=side(hand=["hoax-04"], active=active, inactive=["hoax-06"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play flit-06")
    assert plays(game, "choose") == cards


@every_ruleset
@pytest.mark.rule("BM-16.15", "BM-16.20")
def test_banish_spares_laughing_gas_and_tittertweet(ruleset: str) -> None:
    def banished(**rival: Any) -> Scenario:
        game = given(
            me=side(hand=["hoax-28", "flit-12", "hoax-21"], active=["hoax-08"]),
            you=side(**rival),
            element="fire",
            phase="action",
            ruleset=ruleset,
        )
        return walk(game, "play hoax-28", "fight")

    assert plays(walk(banished(support=["khind-26"]), "play flit-12")) == ["hoax-21"], "its ban is ignored"
    gas = banished(support=["khind-27", "khind-26"])
    assert plays(gas.when("play flit-12")) == [], "Laughing Gas ignores hoax-28, so the ban works"
    tweet = banished(active=["flit-07"], support=["khind-26"])
    assert plays(tweet.when("play flit-12")) == [], "Tittertweet ignores hoax-28, so the ban works"


@every_ruleset
@pytest.mark.parametrize(
    ("active", "cards"),
    [
        (["hoax-05", "hoax-19"], ["hoax-19"]),  # the last character is spared
        (["hoax-05", "hoax-01"], ["hoax-05"]),
        (["hoax-01", "aqua-16"], ["aqua-16"]),
        (["hoax-05", "aqua-02"], ["hoax-05"]),
    ],
)
@pytest.mark.rule("BM-16.18", "BM-16.6")
def test_top_dog_bites_cards_with_symbols(ruleset: str, active: list[str], cards: list[str]) -> None:
    game = given(
        me=side(hand=["hoax-02"], active=["khind-06"]),
        you=side(active=active),
        element="fire",
        ruleset=ruleset,
    )
    game.when("use khind-06")
    assert plays(game, "choose") == cards


@every_ruleset
@pytest.mark.rule("BM-16.20", "BM-13.2")
def test_two_laughing_gases_leave_each_other_void(ruleset: str) -> None:
    both = given(
        me=side(active=["hoax-12"], support=["khind-27", "hoax-21"]),
        you=side(active=["hoax-12"], support=["khind-27", "hoax-21"]),
        element="fire",
        ruleset=ruleset,
    )
    assert both.power("me") == both.power("you") == 2 + 4
    one = given(
        me=side(active=["hoax-12"], support=["khind-27", "hoax-21"]),
        you=side(active=["hoax-12"], support=["hoax-21"]),
        element="fire",
        ruleset=ruleset,
    )
    assert (one.power("me"), one.power("you")) == (6, 4)


@every_ruleset
@pytest.mark.rule("BM-16.23")
def test_the_shaman_of_heroic_deeds_returns_two_if_one_was_drawn(ruleset: str) -> None:
    hand = [f"hoax-{number:02}" for number in range(1, 7)]
    game = given(
        me=side(hand=hand, active=["mimix-19"], pile=["vulca-01", "vulca-02", "vulca-03", "vulca-04"]),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    walk(game, "use mimix-19")
    assert hand_size(game, "me") == 7
    game.when("no")
    assert not game.may("done"), "exactly two go back"
    game.when("choose hoax-01", "choose vulca-01")
    assert hand_size(game, "me") == 5
    assert sorted(game.zone("me", "rest")) == ["hoax-01", "vulca-01", "vulca-02", "vulca-03", "vulca-04"]
    assert game.zone("me", "top") == []


@every_ruleset
@pytest.mark.rule("BM-16.21", "BM-16.37", "BM-10.3")
def test_fists_keep_the_old_cards_and_stop_everything_else(ruleset: str) -> None:
    game = given(
        me=side(hand=["khind-31", "hoax-01", "aqua-21"], active=["hoax-08"], support=["hoax-21"]),
        you=side(hand=["vulca-10"], active=["hoax-02"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play khind-31", "fight")
    assert announced(game, "me") == [5], "3 + 2, equal to your 5"
    assert sorted(game.zone("me", "hand")) == ["aqua-21", "hoax-01"]
