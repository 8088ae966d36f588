"""Aqua characters and boosters with special text."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
DUO = ["aqua-12", "aqua-13"]


@pytest.mark.rule("BM-15.2")
def test_oomola_discards_as_many_hand_cards_as_wanted() -> None:
    me = side(hand=["aqua-11", "hoax-01", "hoax-02", "hoax-27"])
    game = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character").when("play aqua-11")
    assert set(game.legal()) == {"done", "choose hoax-01", "choose hoax-02", "choose hoax-27"}
    game.when("choose hoax-27", "choose hoax-01")
    assert set(game.legal()) == {"done", "choose hoax-02"}
    game.when("done")
    assert (game.discards("me"), game.zone("me", "stack")) == (["hoax-01"], ["hoax-27"])
    assert (game.zone("me", "hand"), game.asked()) == (["hoax-02"], "you")


@pytest.mark.rule("BM-23.5")
def test_oosa_puts_hand_cards_under_the_pile_in_the_chosen_order() -> None:
    me = side(hand=["aqua-14", "hoax-01", "hoax-02", "hoax-03"], pile=["hoax-04"], rest=["hoax-06"])
    game = given(me=me, you=side(active=["khind-18"]), element="fire", phase="character").when("play aqua-14")
    assert set(game.legal()) == {"done", "choose hoax-01", "choose hoax-02", "choose hoax-03"}
    game.when("choose hoax-03", "choose hoax-01", "done")
    # the refill draws the rest of the pile first, then the cards that were put under it
    assert game.legal() == ["deal hoax-06"]
    game.when("deal hoax-06")
    assert set(game.zone("me", "hand")) == {"hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06"}
    assert (game.zone("me", "bottom"), game.discards("me"), game.asked()) == ([], [], "you")


@pytest.mark.rule("BM-23.5")
def test_oosa_keeps_order_and_secret() -> None:
    me = side(hand=["aqua-14", "hoax-01", "hoax-02", "hoax-03"], rest=["hoax-04", "hoax-06"])
    game = given(me=me, you=side(active=["khind-18"]), element="fire", phase="character")
    game.when("play aqua-14", "choose hoax-03", "choose hoax-01")
    assert (game.zone("me", "bottom"), game.zone("me", "hand")) == (["hoax-03", "hoax-01"], ["hoax-02"])
    put = [event for event in game.events if event.is_seen_by(0) and not event.is_seen_by(1)]
    assert len(put) == 2
    assert game.zone("me", "known_hand") == []


@pytest.mark.rule("BM-12.6")
@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("card", ["aqua-11", "aqua-14"])
def test_oomola_and_oosa_may_keep_everything_and_need_a_hand_and_a_working_text(card: str) -> None:
    me = side(hand=[card, "hoax-01"])
    kept = given(me=me, you=side(active=["khind-18"]), element="fire", phase="character")
    assert kept.when(f"play {card}", "done").zone("me", "hand") == ["hoax-01"]
    you = side(active=["khind-18"], support=["khind-27"])
    ignored = given(me=me, you=you, element="fire", phase="character").when(f"play {card}")
    assert (ignored.asked(), ignored.zone("me", "hand")) == ("you", ["hoax-01"])
    empty = given(me=side(hand=[card]), you=side(active=["khind-18"]), element="fire", phase="character")
    assert empty.when(f"play {card}").asked() == "you"


@pytest.mark.rule("BM-16.10")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize("lender", DUO)
def test_yin_and_yang_let_the_next_character_be_free(lender: str, ruleset: str) -> None:
    me = side(hand=[lender, "vulca-05", "vulca-06"])
    game = given(me=me, you=side(active=["khind-22"]), element="fire", phase="character", ruleset=ruleset)
    game.when(f"play {lender}")
    assert set(game.legal()) == {"pass", "play vulca-05", "play vulca-06"}
    game.when("play vulca-05")
    assert (game.asked(), game.zone("me", "hand")) == ("you", ["vulca-06"])


@pytest.mark.rule("BM-16.10")
def test_yang_frees_yin_and_yin_the_next() -> None:
    me = side(hand=["aqua-12", "aqua-13", "vulca-05", "vulca-06"])
    game = given(me=me, you=side(active=["khind-22"]), element="fire", phase="character")
    game.when("play aqua-12", "play aqua-13")
    assert set(game.legal()) == {"pass", "play vulca-05", "play vulca-06"}
    game.when("play vulca-06")
    assert (game.power("me"), game.asked()) == (6, "you")


@pytest.mark.rule("BM-16.10")
@pytest.mark.rule("BM-6.14")
@pytest.mark.parametrize("lender", DUO)
@pytest.mark.parametrize("word", ["play vulca-18", "play hoax-20", "bluff buka-07"])
def test_a_booster_support_or_bluff_may_be_the_free_card_of_a_first_turn(lender: str, word: str) -> None:
    me = side(hand=[lender, "vulca-18", "hoax-20", "buka-07"])
    game = given(me=me, you=side(hand=["hoax-01"]), phase="character").when(f"play {lender}", "pass")
    assert set(game.legal()) == {"pass", "play vulca-18", "play hoax-20", "bluff buka-07"}
    game.when(word)
    assert set(game.legal()) == {"announce earth", "announce fire"}


@pytest.mark.rule("BM-10.14")
@pytest.mark.parametrize("lender", DUO)
def test_the_lent_free_card_leaves_the_allowance_for_another_one(lender: str) -> None:
    me = side(hand=[lender, "vulca-18", "hoax-20"])
    game = given(me=me, you=side(active=["khind-22"]), element="fire", phase="character")
    game.when(f"play {lender}", "play vulca-18")
    assert set(game.legal()) == {"pass", "play hoax-20"}
    game.when("play hoax-20")
    assert game.asked() == "you"


@pytest.mark.rule("BM-16.10")
@pytest.mark.parametrize("lender", DUO)
def test_only_the_very_next_card_of_this_turn_is_free(lender: str) -> None:
    me = side(hand=[lender, "mimix-22", "vulca-05"])
    game = given(me=me, you=side(active=["khind-22"]), element="fire", phase="character")
    game.when(f"play {lender}", "play mimix-22")
    assert (game.asked(), game.zone("me", "hand")) == ("you", ["vulca-05"])
    old = side(hand=["vulca-05", "vulca-06"], active=[lender])
    game = given(me=old, you=side(active=["khind-22"]), element="fire", phase="character").when(
        "play vulca-05"
    )
    assert (game.asked(), game.zone("me", "hand")) == ("you", ["vulca-06"])


@pytest.mark.rule("BM-10.17")
@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("lender", DUO)
@pytest.mark.parametrize(("active", "support"), [(["hoax-16"], []), ([], ["terrah-26"]), ([], ["khind-27"])])
def test_the_lent_icon_is_ignored_like_a_printed_one(
    lender: str, active: list[str], support: list[str]
) -> None:
    me = side(hand=[lender, "vulca-05", "hoax-20"])
    you = side(active=active, support=support)
    game = given(me=me, you=you, element="fire" if lender == "aqua-12" else "earth", phase="character")
    game.when(f"play {lender}")
    assert (game.phase(), set(game.legal())) == ("boost", {"pass", "play hoax-20"})


@pytest.mark.rule("BM-10.15")
@pytest.mark.parametrize("lender", DUO)
def test_bans_bind_the_lent_free_card(lender: str) -> None:
    me = side(hand=[lender, "vulca-05", "hoax-20"])
    you = side(active=["khind-22"], support=["khind-26", "terrah-25"])
    game = given(me=me, you=you, element="fire" if lender == "aqua-12" else "earth", phase="character")
    assert game.when(f"play {lender}").asked() == "you"


WATERS = [("aqua-19", "fire", "earth"), ("aqua-20", "earth", "fire")]


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(("water", "element", "other"), WATERS)
def test_firewater_and_earthwater_raise_the_power_to_seven(
    water: str, element: str, other: str, ruleset: str
) -> None:
    me = side(active=["mimix-22", water], support=["hoax-21", "hoax-22"])
    game = given(me=me, you=side(active=["hoax-06"]), element=element, ruleset=ruleset)
    assert game.power("me", element) == 7
    assert game.power("me", other) == {"fire": 5, "earth": 4}[other]
    assert (game.power("you", "fire"), game.power("you", "earth")) == (3, 2)
    high = side(active=["aqua-01", water], support=["hoax-20"])
    assert given(me=high, element=element, ruleset=ruleset).power("me", element) == 8


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize(("water", "element", "other"), WATERS)
def test_the_power_rises_even_if_all_characters_are_ignored(water: str, element: str, other: str) -> None:
    me = side(active=["hoax-06", water])
    game = given(me=me, you=side(active=["flit-12"]), element=element)
    assert (game.power("me", element), game.power("me", other)) == (7, 0)
    printed = {"fire": 3, "earth": 2}[element]
    for you in (side(active=["flit-09"]), side(support=["khind-27"])):
        assert given(me=me, you=you, element=element).power("me") == printed
    assert given(me=side(active=["hoax-06"], inactive=[water]), element=element).power("me") == printed
