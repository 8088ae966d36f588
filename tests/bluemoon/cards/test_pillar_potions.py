"""Pillar: the potions, each applied to one character of the owner."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
POTIONS = ["pillar-21", "pillar-22", "pillar-23", "pillar-24", "pillar-25", "pillar-26"]


@pytest.mark.rule("BM-14.5")
@pytest.mark.rule("BM-14.6")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(
    ("potion", "weak", "strong"),
    [
        ("pillar-21", (8, 4), (14, 0)),
        ("pillar-22", (6, 6), (7, 7)),
        ("pillar-23", (4, 4), (7, 7)),
        ("pillar-24", (6, 2), (7, 0)),
        ("pillar-25", (4, 6), (7, 6)),
        ("pillar-26", (5, 5), (7, 5)),
    ],
)
def test_a_potion_raises_one_character_and_never_lowers(
    potion: str, weak: tuple[int, int], strong: tuple[int, int], ruleset: str
) -> None:
    for character, values in (("pillar-07", weak), ("vulca-01", strong)):
        me = side(active=[character, potion])
        game = given(me=me, you=side(active=["hoax-06"]), element="fire", ruleset=ruleset)
        assert (game.power("me", "fire"), game.power("me", "earth")) == values
        assert (game.power("you", "fire"), game.power("you", "earth")) == (3, 2)


@pytest.mark.rule("BM-14.6")
@pytest.mark.parametrize("potion", POTIONS)
def test_a_potion_raises_neither_boosters_nor_supports_nor_nothing(potion: str) -> None:
    me = side(active=[potion, "mimix-25"], support=["mimix-27"])
    game = given(me=me, element="fire")
    assert (game.power("me", "fire"), game.power("me", "earth")) == (4, 3)


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("potion", POTIONS)
def test_an_ignored_or_inactive_potion_does_nothing_and_an_ignored_character_stays_at_zero(
    potion: str,
) -> None:
    me = side(active=["pillar-07", potion])
    for you in (side(support=["khind-27"]), side(active=["flit-09"])):
        game = given(me=me, you=you, element="fire")
        assert (game.power("me", "fire"), game.power("me", "earth")) == (4, 2)
    old = given(me=side(active=["pillar-07"], inactive=[potion]), element="fire")
    assert (old.power("me", "fire"), old.power("me", "earth")) == (4, 2)
    zero = given(me=me, you=side(active=["flit-12"]), element="fire")
    assert (zero.power("me", "fire"), zero.power("me", "earth")) == (0, 0)


@pytest.mark.rule("RS-23")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.parametrize(
    ("potion", "on_strong", "on_weak"),
    [
        ("pillar-21", 11, 7),
        ("pillar-22", 9, 8),
        ("pillar-23", 6, 7),
        ("pillar-24", 7, 11),
        ("pillar-26", 6, 10),
    ],
)
def test_the_owner_chooses_the_character_when_announcing(
    potion: str, on_strong: int, on_weak: int, ruleset: str
) -> None:
    me = side(hand=[potion], active=["mimix-05", "mimix-23"])
    for target, power in (("mimix-05", on_strong), ("mimix-23", on_weak)):
        game = given(me=me, you=side(active=["hoax-06"]), element="fire", phase="boost", ruleset=ruleset)
        game.when(f"play {potion}")
        assert (game.asked(), game.phase()) == ("me", "announce")
        assert set(game.legal()) == {"choose mimix-05", "choose mimix-23"}
        game.when(f"choose {target}")
        assert (game.power("me"), game.asked()) == (power, "you")


@pytest.mark.rule("RS-23")
def test_the_potion_of_trembling_earth_is_chosen_in_an_earth_fight() -> None:
    me = side(hand=["pillar-25"], active=["mimix-05", "mimix-23"])
    game = given(me=me, you=side(active=["hoax-06"]), element="earth", phase="boost").when("play pillar-25")
    assert set(game.legal()) == {"choose mimix-05", "choose mimix-23"}
    assert game.when("choose mimix-23").power("me") == 9
    fire = given(me=me, you=side(active=["hoax-06"]), element="fire", phase="boost").when("play pillar-25")
    # it does not matter now, but a mutant may change the element
    fire.when("choose mimix-05")
    assert (fire.asked(), fire.power("me"), fire.power("me", "earth")) == ("you", 6, 8)


@pytest.mark.rule("RS-23")
def test_in_legends_the_character_is_chosen_when_the_potion_is_played() -> None:
    me = side(hand=["pillar-24", "pillar-29"], active=["mimix-05", "mimix-23"])
    you = side(active=["hoax-06"])
    game = given(me=me, you=you, element="fire", phase="boost", ruleset="legends").when("play pillar-24")
    assert (game.phase(), set(game.legal())) == ("boost", {"choose mimix-05", "choose mimix-23"})
    game.when("choose mimix-05")
    assert (game.power("me"), set(game.legal())) == (7, {"pass", "play pillar-29"})
    game.when("pass")
    assert (game.asked(), game.power("me")) == ("you", 7)


@pytest.mark.rule("RS-23")
def test_in_recorded_games_the_strongest_target_is_taken() -> None:
    me = side(hand=["pillar-24"], active=["mimix-05", "mimix-23"])
    game = given(me=me, you=side(active=["hoax-06"]), element="fire", phase="boost", ruleset="traces")
    assert (game.when("play pillar-24").asked(), game.power("me")) == ("you", 11)


@pytest.mark.rule("BM-6.19")
@pytest.mark.rule("BM-14.7")
def test_at_the_announcement_only_targets_that_keep_it_legal_are_offered() -> None:
    me = side(hand=["pillar-24"], active=["mimix-05", "mimix-23"])
    game = given(me=me, you=side(active=["vulca-01", "mimix-26"]), element="fire", phase="boost")
    assert game.power("you") == 8
    game.when("play pillar-24")
    assert (game.asked(), game.power("me"), game.has_retreated("me")) == ("you", 11, False)


@pytest.mark.rule("BM-14.4")
@pytest.mark.rule("BM-14.4a")
@pytest.mark.rule("BM-14.5")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(
    ("potions", "fire", "earth"),
    [
        (["pillar-22", "pillar-23"], 6, 6),
        (["pillar-21", "pillar-24"], 12, 4),
        (["pillar-21", "pillar-22"], 12, 12),
        (["pillar-22", "pillar-26"], 6, 6),
        (["pillar-21", "pillar-23", "pillar-26"], 10, 10),
        (["pillar-24", "pillar-25"], 6, 6),
    ],
)
def test_several_potions_on_one_character(potions: list[str], fire: int, earth: int, ruleset: str) -> None:
    game = given(me=side(active=["pillar-07", *potions]), element="fire", ruleset=ruleset)
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth)


@pytest.mark.rule("BM-14.6")
def test_several_potions_must_be_spread_for_the_highest_power() -> None:
    me = side(hand=["pillar-24"], active=["mimix-05", "mimix-23", "pillar-21"])
    game = given(me=me, you=side(active=["hoax-06"]), element="fire", phase="boost")
    assert game.power("me") == 11
    game.when("play pillar-24")
    # 6 on mimix-23 doubled and mimix-05 as printed; both on mimix-05 would give 13
    assert (game.asked(), game.power("me")) == ("you", 17)


@pytest.mark.rule("BM-14.4")
def test_a_potion_works_with_funfun() -> None:
    game = given(me=side(active=["khind-14", "khind-12", "pillar-22"]), element="fire")
    # khind-12 3F 1E rises to 4 and 4, then FunFun doubles
    assert (game.power("me", "fire"), game.power("me", "earth")) == (8, 8)


@pytest.mark.rule("RS-23")
@pytest.mark.rule("BM-6.18")
def test_in_a_first_turn_the_element_is_announced_before_the_character_is_chosen() -> None:
    me = side(hand=["mimix-24", "pillar-11", "pillar-24"])
    for target, power in (("mimix-24", 8), ("pillar-11", 7)):
        game = given(me=me, you=side(hand=["hoax-01"]), phase="character")
        game.when("play mimix-24", "play pillar-11", "play pillar-24")
        assert set(game.legal()) == {"announce earth", "announce fire"}
        game.when("announce fire")
        assert set(game.legal()) == {"choose mimix-24", "choose pillar-11"}
        game.when(f"choose {target}")
        assert (game.asked(), game.power("me")) == ("you", power)
