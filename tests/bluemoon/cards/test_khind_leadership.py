"""Khind: Laughing Gas and the leadership cards."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")


@pytest.mark.rule("BM-16.20")
@pytest.mark.parametrize("ruleset", ALL)
def test_laughing_gas_ignores_texts_but_not_values(ruleset: str) -> None:
    you = side(active=["vulca-06", "pillar-24"], support=["vulca-24"])
    plain = given(me=side(active=["vulca-10"]), you=you, element="fire", ruleset=ruleset)
    assert plain.power("you") == 7
    gas = given(me=side(active=["vulca-10"], support=["khind-27"]), you=you, element="fire", ruleset=ruleset)
    assert gas.power("you") == 5


@pytest.mark.rule("BM-16.20")
def test_laughing_gas_lifts_a_ban_and_leaves_own_texts_alone() -> None:
    you = side(active=["vulca-10"], support=["khind-26"])
    me = side(hand=["hoax-20"], active=["vulca-05", "pillar-24"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", phase="boost")
    assert game.may("play hoax-20")
    assert game.power("me") == 6


@pytest.mark.rule("BM-16.20")
def test_laughing_gas_spares_flit_characters_but_no_other_flit_cards() -> None:
    you = side(active=["flit-11", "vulca-18"])
    game = given(me=side(active=["vulca-10"], support=["khind-27"]), you=you, element="fire")
    assert game.power("you") == 6
    you = side(hand=["vulca-10"], active=["flit-01", "flit-27"])
    game = given(me=side(active=["vulca-01"], support=["khind-27"]), you=you, element="fire", turn="you")
    game.when("pass", "retreat")
    assert game.dragons("me") == 1
    plain = given(me=side(active=["vulca-01"]), you=you, element="fire", turn="you").when("pass", "retreat")
    assert plain.dragons("me") == 0


@pytest.mark.rule("BM-16.20")
@pytest.mark.parametrize("older", ["me", "you"])
def test_two_laughing_gases_undo_each_other(older: str) -> None:
    me = side(active=["vulca-05", "pillar-24"], support=["khind-27"])
    you = side(active=["vulca-06", "pillar-26"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", older=older)
    assert (game.power("me"), game.power("you")) == (6, 5)


@pytest.mark.rule("BM-16.20")
@pytest.mark.parametrize("older", ["me", "you"])
def test_laughing_gas_works_while_the_other_one_is_ignored(older: str) -> None:
    me = side(active=["flit-08", "pillar-24"], support=["khind-27"])
    you = side(active=["vulca-06", "pillar-26"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", older=older)
    assert (game.power("me"), game.power("you")) == (6, 4)


@pytest.mark.rule("BM-16.15")
@pytest.mark.rule("BM-16.20")
def test_a_ban_of_texts_does_not_reach_laughing_gas_but_tittertweet_does() -> None:
    you = side(active=["vulca-10"], support=["khind-27", "khind-26"])
    me = side(hand=["hoax-20"], active=["vulca-05"], leading=["hoax-28"])
    assert not given(me=me, you=you, element="fire", phase="boost").may("play hoax-20")
    twitter = side(hand=["hoax-20"], active=["flit-07"])
    assert given(me=twitter, you=you, element="fire", phase="boost", older="you").may("play hoax-20")


@pytest.mark.rule("BM-9.3")
@pytest.mark.rule("BM-13.5")
def test_laughing_gas_frees_a_mutant_in_hand_from_its_condition_and_its_change() -> None:
    me = side(hand=["mutant-105"])
    you = side(active=["vulca-10"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", phase="character")
    game.when("play mutant-105")
    assert (game.state.element, game.zone("me", "active")) == (1, ["mutant-105"])
    assert given(me=me, you=side(active=["vulca-10"]), element="fire", phase="decision").legal() == [
        "retreat"
    ]


@pytest.mark.rule("BM-16.39")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_whistle_searches_the_pile_for_one_card_and_shuffles(ruleset: str) -> None:
    me = side(
        hand=["khind-29", "vulca-10"], pile=["hoax-01", "hoax-02"], rest=["hoax-03"], bottom=["hoax-27"]
    )
    game = given(me=me, element="fire", phase="action", ruleset=ruleset).when("play khind-29")
    found = {"choose hoax-01", "choose hoax-02", "choose hoax-03", "choose hoax-27"}
    assert set(game.legal()) == {"done", *found}
    game.when("choose hoax-02")
    assert set(game.zone("me", "hand")) == {"vulca-10", "hoax-02"}
    assert game.zone("me", "known_hand") == ["hoax-02"]
    assert (game.zone("me", "top"), game.zone("me", "bottom")) == ([], [])
    assert set(game.zone("me", "rest")) == {"hoax-01", "hoax-03", "hoax-27"}
    assert (game.zone("me", "stack"), set(game.legal())) == (["khind-29"], {"fight", "retreat"})


@pytest.mark.rule("BM-16.39")
@pytest.mark.parametrize("ban", ["vulca-26", "pillar-15", "none"])
def test_the_whistle_shuffles_even_if_nothing_is_or_may_be_taken(ban: str) -> None:
    me = side(hand=["khind-29", "vulca-10"], pile=["hoax-01", "hoax-02"])
    you = {"vulca-26": side(support=["vulca-26"]), "pillar-15": side(active=["pillar-15"]), "none": side()}
    game = given(me=me, you=you[ban], element="fire", phase="action").when("play khind-29")
    if ban == "none":
        game.when("done")
    assert (game.zone("me", "hand"), game.zone("me", "top")) == (["vulca-10"], [])
    assert set(game.zone("me", "rest")) == {"hoax-01", "hoax-02"}


@pytest.mark.rule("BM-16.32")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "traces"])
def test_the_lucky_bag_takes_three_random_cards_from_the_discard_pile(ruleset: str) -> None:
    discard = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-20"]
    game = given(me=side(hand=["khind-30"], discard=discard), element="fire", phase="action", ruleset=ruleset)
    game.when("play khind-30", "yes")
    assert (game.asked(), set(game.legal())) == ("chance", {f"deal {key}" for key in discard})
    game.when("deal hoax-02", "deal hoax-20", "deal hoax-01")
    assert set(game.zone("me", "hand")) == {"hoax-01", "hoax-02", "hoax-20"}
    assert game.zone("me", "known_hand") == []
    assert (game.asked(), set(game.legal())) == ("chance", {"deal hoax-03", "deal hoax-04"})
    game.when("deal hoax-03")
    assert (game.zone("me", "discards"), game.zone("me", "mixed")) == (["hoax-03"], ["hoax-04"])
    assert game.asked() == "me"


@pytest.mark.rule("RS-24")
@pytest.mark.rule("BM-16.32")
def test_the_lucky_bag_may_give_fewer_in_legends() -> None:
    me = side(hand=["khind-30"], discard=["hoax-01", "hoax-02", "hoax-03", "hoax-04"])
    game = given(me=me, element="fire", phase="action", ruleset="legends")
    game.when("play khind-30", "yes", "deal hoax-02")
    assert (game.asked(), set(game.legal())) == ("me", {"yes", "no"})
    game.when("no")
    assert game.zone("me", "hand") == ["hoax-02"]


@pytest.mark.rule("BM-16.32")
def test_the_lucky_bag_may_stay_closed_and_gives_what_there_is() -> None:
    me = side(hand=["khind-30"], discard=["hoax-01", "hoax-02"])
    closed = given(me=me, element="fire", phase="action").when("play khind-30")
    assert set(closed.legal()) == {"yes", "no"}
    closed.when("no")
    # the pile was shuffled all the same: its new top card is turned up
    assert (closed.asked(), set(closed.legal())) == ("chance", {"deal hoax-01", "deal hoax-02"})
    closed.when("deal hoax-01")
    assert (closed.zone("me", "hand"), closed.zone("me", "discards")) == ([], ["hoax-01"])
    assert (closed.zone("me", "mixed"), closed.asked()) == (["hoax-02"], "me")
    small = given(me=me, element="fire", phase="action").when(
        "play khind-30", "yes", "deal hoax-01", "deal hoax-02"
    )
    assert (small.zone("me", "hand"), small.discards("me")) == (["hoax-01", "hoax-02"], [])
    empty = given(me=side(hand=["khind-30", "vulca-10"]), element="fire", phase="action").when(
        "play khind-30"
    )
    assert set(empty.legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-15.7")
def test_bans_on_taking_into_hand_stop_the_lucky_bag_and_bans_on_the_pile_do_not() -> None:
    me = side(hand=["khind-30", "vulca-10", "vulca-11", "vulca-12"], discard=["hoax-01", "hoax-02"])
    wall = given(me=me, you=side(support=["vulca-26"]), element="fire", phase="action")
    wall.when("play khind-30", "yes", "deal hoax-01", "deal hoax-02")
    assert len(wall.zone("me", "hand")) == 5
    empty = given(me=me, you=side(active=["pillar-15"]), element="fire", phase="action")
    assert empty.when("play khind-30").asked() == "chance"
    empty.when("deal hoax-02")
    assert (len(empty.zone("me", "hand")), set(empty.legal())) == (3, {"fight", "retreat"})
    sand = given(me=me, you=side(support=["terrah-27"]), element="fire", phase="action")
    sand.when("play khind-30", "yes", "deal hoax-01")
    assert (len(sand.zone("me", "hand")), sand.legal()) == (4, ["deal hoax-02"])
    sand.when("deal hoax-02")
    assert (len(sand.zone("me", "hand")), sand.discards("me")) == (4, ["hoax-02"])


BOUNCE = ["khind-31", "hoax-20", "pillar-29", "vulca-18", "khind-10"]


@pytest.mark.rule("BM-16.21")
@pytest.mark.rule("BM-10.3")
@pytest.mark.parametrize("ruleset", ALL)
def test_bounce_back_fights_on_with_what_is_active(ruleset: str) -> None:
    me = side(hand=BOUNCE, active=["vulca-05", "vulca-12"])
    game = given(me=me, you=side(active=["vulca-02"]), element="fire", phase="action", ruleset=ruleset)
    game.when("play khind-31")
    assert set(game.legal()) == {"fight", "retreat"}
    game.when("fight")
    assert game.asked() == "you"
    assert game.zone("me", "active") == ["vulca-05", "vulca-12"]
    assert (game.power("me"), set(game.zone("me", "hand"))) == (8, set(BOUNCE[1:]))
    assert (game.zone("me", "stack"), game.zone("me", "leading")) == (["khind-31"], [])


@pytest.mark.rule("BM-6.19")
def test_bounce_back_needs_enough_power_all_the_same() -> None:
    me = side(hand=["khind-31"], active=["vulca-05"])
    game = given(me=me, you=side(active=["vulca-02"]), element="fire", phase="action")
    game.when("play khind-31", "fight")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, 1)


@pytest.mark.rule("BM-16.37")
def test_bounce_back_opens_a_fight_with_nothing() -> None:
    you = side(hand=["vulca-10"])
    game = given(me=side(hand=["khind-31", "hoax-01"]), you=you, phase="action").when("play khind-31")
    assert set(game.legal()) == {"fight", "decline"}
    game.when("fight")
    assert set(game.legal()) == {"announce earth", "announce fire"}
    game.when("announce earth")
    assert (game.power("me"), game.asked(), game.dragons()) == (0, "you", 0)


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize(
    ("ruleset", "may"), [("ansmann", True), ("ansmann+stopVsPermission=absolute", False)]
)
def test_after_bounce_back_only_a_granted_booster_may_follow(ruleset: str, may: bool) -> None:
    me = side(hand=[*BOUNCE, "vulca-19"], active=["pillar-11"])
    game = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="action", ruleset=ruleset)
    game.when("play khind-31", "fight")
    assert (game.asked() == "me") is may
    if may:
        assert set(game.legal()) == {"pass", "play vulca-18", "play vulca-19"}
        assert game.when("play vulca-18").asked() == "you"


@pytest.mark.rule("BM-13.3")
@pytest.mark.rule("BM-6.6a")
def test_ignored_bounce_back_waives_nothing_but_still_stops() -> None:
    me = side(hand=BOUNCE, active=["vulca-05"])
    game = given(me=me, you=side(active=["hoax-09"], support=["khind-27"]), element="fire", phase="action")
    assert game.when("play khind-31").legal() == ["retreat"]
