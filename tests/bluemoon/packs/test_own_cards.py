"""A scenario for each card of moondrake's own pack that does something."""

import pytest

from moondrake.bluemoon.packs import load
from moondrake.testing.bluemoon import given, side

OWN = {card.key: card for card in load("moondrake").cards}


def own(*keys: str):
    return [OWN[key] for key in keys]


@pytest.mark.rule("BM-11.1", "BM-11.3")
@pytest.mark.parametrize(
    ("answer", "laid", "phase"),
    [
        ("drake-hush", "vulca-20", "boost"),
        ("drake-not-here", "hoax-21", "boost"),
        ("drake-too-tall", "vulca-01", "character"),
    ],
)
def test_an_interference_cancels_the_card_it_names(answer, laid, phase):
    game = given(
        me=side(hand=["vulca-09", laid], active=["vulca-10"]),
        you=side(hand=own(answer)),
        element="fire",
        phase=phase,
    )
    game.when(f"play {laid}")
    assert game.asked() == "you"
    game.when(f"play {answer}")
    assert laid in game.discards("me")
    assert game.discards("you") == [answer]


@pytest.mark.rule("BM-11.1")
def test_mind_your_head_leaves_small_characters_alone():
    game = given(
        me=side(hand=["vulca-09"]), you=side(hand=own("drake-too-tall")), element="fire", phase="character"
    )
    game.when("play vulca-09")
    assert "vulca-09" in game.zone("me", "active")


@pytest.mark.rule("BM-16.16")
def test_one_last_word_takes_a_support_after_the_announcement():
    game = given(
        me=side(hand=["vulca-09", "vulca-10"], support=["hoax-21"], active=["vulca-01"]),
        you=side(hand=own("drake-last-word"), active=["hoax-09"]),
        element="fire",
        phase="announce",
    )
    assert game.asked() == "you", "the power is announced, the window is open"
    game.when("play drake-last-word", "choose hoax-21")
    assert "hoax-21" in game.discards("me")


@pytest.mark.rule("BM-11.7", "BM-7.5")
@pytest.mark.parametrize("stays", [True, False])
def test_stay_old_friend_keeps_a_dragon_where_it_is(stays):
    game = given(
        me=side(hand=[*own("drake-stay"), "hoax-01"], active=["hoax-02"]),
        you=side(hand=["vulca-09"], active=["vulca-01"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat")
    assert game.asked() == "me"
    game.when("play drake-stay" if stays else "pass")
    assert game.dragons("you") == (0 if stays else 1)


@pytest.mark.rule("BM-9.8a")
@pytest.mark.parametrize("crystal", ["drake-crystal-dew", "drake-crystal-slate", "drake-crystal-lantern"])
def test_a_crystal_needs_a_dragon(crystal):
    for dragons, may in ((0, False), (1, True)):
        game = given(me=side(hand=[*own(crystal), "hoax-01"]), phase="action", dragons=dragons)
        assert game.may(f"play {crystal}") == may


@pytest.mark.rule("BM-16.14")
def test_morning_dew_draws_at_the_end_and_the_reed_hyla_forbids_it():
    for hyla, may in (((), True), (("drake-hyla-reed",), False)):
        game = given(
            me=side(lasting=own("drake-crystal-dew"), active=["vulca-01"], rest=["hoax-01", "hoax-02"]),
            you=side(lasting=own(*hyla), hand=["vulca-09"]),
            element="fire",
            phase="end",
            ruleset="legends+endOfTurnOrder=free",
        )
        assert game.may("use drake-crystal-dew") == may


@pytest.mark.rule("BM-6.15")
def test_the_lantern_crystal_allows_one_more_booster_or_support():
    def played(lasting) -> int:
        game = given(
            me=side(hand=["hoax-21", "hoax-22", "hoax-23"], active=["hoax-01"], lasting=lasting),
            you=side(hand=["vulca-09"], active=["vulca-10"]),
            element="fire",
            phase="boost",
        )
        count = 0
        for key in ("hoax-21", "hoax-22", "hoax-23"):
            if game.may(f"play {key}"):
                game.when(f"play {key}")
                count += 1
        return count

    assert (played([]), played(own("drake-crystal-lantern"))) == (1, 2)


@pytest.mark.rule("BM-12.4")
def test_the_spirit_of_the_cold_hearth_brings_back_a_discard():
    game = given(
        me=side(hand=[*own("drake-spirit-hearth"), "hoax-01"], discard=["hoax-09"]),
        you=side(hand=["vulca-09"], active=["vulca-10"]),
        element="fire",
        phase="character",
    )
    game.when("play drake-spirit-hearth", "choose hoax-09")
    assert "hoax-09" in game.zone("me", "hand")
    assert game.power("me") == 4


@pytest.mark.rule("BM-10.8")
def test_the_spirit_of_the_old_well_comes_back_to_hand():
    game = given(
        me=side(hand=["hoax-01"], active=own("drake-spirit-well")),
        you=side(hand=["vulca-09"], active=["vulca-10"]),
        element="fire",
        phase="begin",
    )
    assert game.may("retrieve drake-spirit-well")
