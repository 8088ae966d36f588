"""Chapter 10: PAIR and GANG."""

import pytest

from moondrake.bluemoon.effects import Card, Icon, Kind
from moondrake.testing.bluemoon import given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, plays, walk

FREE_GANG = fixture_card("fx-free-gang", Kind.CHARACTER, 1, 1, Icon.FREE | Icon.GANG_FUN)
FREE_PAIR = fixture_card("fx-free-pair", Kind.CHARACTER, 1, 1, Icon.FREE | Icon.PAIR, pair="young")


@every_ruleset
@pytest.mark.parametrize(("first", "second"), [(FREE_GANG, "khind-12"), (FREE_PAIR, "mimix-16")])
@pytest.mark.rule("BM-10.18")
def test_after_a_free_first_card_pair_and_gang_do_not_count(ruleset: str, first: Card, second: str) -> None:
    game = given(me=side(hand=[first, second, "hoax-01"]), element="fire", phase="character", ruleset=ruleset)
    game.when(f"play {first.key}", f"play {second}")
    assert plays(game) == ["hoax-01"], "one counted character is left"


@every_ruleset
@pytest.mark.rule("BM-10.19", "BM-10.20", "BM-10.23", "RS-11")
def test_a_pair_has_the_same_first_word_and_is_one_character(ruleset: str) -> None:
    hand = ["mimix-16", "mimix-17", "mimix-13", "mimix-14", "hoax-01"]
    game = given(me=side(hand=hand), element="fire", phase="character", ruleset=ruleset)
    game.when("play mimix-13")
    assert plays(game) == ["mimix-14"]
    game.when("play mimix-14")
    assert plays(game) == [], "the pair is the one character"
    assert game.power("me") == 6
    three = given(
        me=side(hand=["mimix-13", "mimix-14", "mimix-15"]), element="fire", phase="character", ruleset=ruleset
    )
    three.when("play mimix-13", "play mimix-15")
    assert plays(three) == [], "a third wild one is not a second card of the pair"


@every_ruleset
@pytest.mark.rule("BM-10.19", "BM-10.22")
def test_a_pair_begun_as_second_card_of_the_turn_may_go_on(ruleset: str) -> None:
    game = given(
        me=side(hand=["mimix-22", "mimix-16", "mimix-17"]), element="fire", phase="character", ruleset=ruleset
    )
    game.when("play mimix-22", "play mimix-16", "play mimix-17")
    assert game.power("me") == 2 + 3 + 2


@every_ruleset
@pytest.mark.rule("BM-10.20", "BM-13.3")
def test_an_ignored_pair_symbol_makes_no_pair(ruleset: str) -> None:
    game = given(
        me=side(hand=["mimix-16", "mimix-17"]),
        you=side(active=["hoax-16"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play mimix-16")
    assert plays(game) == []


@every_ruleset
@pytest.mark.rule("BM-10.24", "BM-10.25", "BM-10.27")
def test_a_gang_needs_one_colour_and_effective_symbols(ruleset: str) -> None:
    hand = ["khind-10", "khind-12", "khind-15", "khind-07"]
    game = given(me=side(hand=hand), element="fire", phase="character", ruleset=ruleset).when("play khind-10")
    assert plays(game) == ["khind-12"]
    ignored = given(
        me=side(hand=hand), you=side(active=["hoax-16"]), element="fire", phase="character", ruleset=ruleset
    )
    ignored.when("play khind-10")
    assert plays(ignored) == []


@every_ruleset
@pytest.mark.rule("BM-10.27", "BM-14.4")
def test_a_member_joins_one_at_a_time_with_its_text(ruleset: str) -> None:
    game = given(
        me=side(hand=["khind-10", "khind-11", "khind-14"]), element="fire", phase="character", ruleset=ruleset
    )
    game.when("play khind-10", "play khind-11")
    assert game.power("me") == 5
    game.when("play khind-14")
    assert game.power("me") == 10


@every_ruleset
@pytest.mark.rule("BM-10.25b", "BM-10.3")
def test_stop_and_a_landed_ship_bind_gang_members(ruleset: str) -> None:
    landed = given(
        me=side(hand=["khind-12"], active=["khind-10"], ships={"buka-30": ["buka-01"]}),
        element="fire",
        ruleset=ruleset,
    )
    walk(landed, "land buka-30", "fight")
    assert plays(landed) == ["buka-01"]
    for ban in ("vulca-16", "terrah-16"):
        game = given(
            me=side(hand=["khind-12", "khind-14"], active=["khind-10"]),
            you=side(active=[ban]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        expected = ["khind-12", "khind-14"] if ban == "vulca-16" else ["khind-14"]
        assert plays(game) == expected


@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27", "OQ-63")
def test_a_vow_that_names_characters_stops_no_further_member_of_a_gang(ruleset: str) -> None:
    """tutu-4 is gone, its vow holds: no first character, but the gang that is left goes on."""
    game = given(
        me=side(
            hand=["khind-08", "tutu-4", "khind-05", "hoax-01", "tutu-2c"],
            rest=["hoax-02", "hoax-03", "hoax-04"],
        ),
        you=side(hand=["khind-06", "aqua-01"], rest=["aqua-05", "aqua-06", "aqua-07", "terrah-01"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    walk(game, "play khind-08", "play tutu-4")
    assert not game.may("play khind-05"), "tutu-4 is no member"
    while game.state.seat == 0:
        game.when("no" if game.may("no") else game.legal()[0])
    walk(game, "fight", "play khind-06", "use khind-06", "choose tutu-4")
    while game.state.seat == 1:
        game.when(game.legal()[0])
    assert game.zone("me", "vows") == ["tutu-4"]
    walk(game, "fight")
    assert plays(game) == ["khind-05"], "neither hoax-01 nor the FREE tutu-2c"
