"""Terrah characters with special text."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")


@pytest.mark.rule("BM-11.5")
@pytest.mark.rule("BM-12.2")
@pytest.mark.parametrize(
    ("banner", "actions", "characters"),
    [
        ("terrah-12", {"play buka-30"}, {"play hoax-01", "play mimix-22"}),
        ("terrah-16", {"play buka-29", "play hoax-27"}, {"play vulca-14"}),
    ],
)
def test_ferro_fos_and_corono_cos_ban_cards_by_their_text(
    banner: str, actions: set[str], characters: set[str]
) -> None:
    me = side(hand=["buka-30", "buka-29", "hoax-27", "hoax-01", "mimix-22", "vulca-14"])
    you = side(active=[banner])
    game = given(me=me, you=you, element="fire", phase="action")
    assert set(game.legal()) == {"pass", *actions}
    game.when("pass", "fight")
    assert set(game.legal()) == characters


@pytest.mark.rule("BM-10.34")
@pytest.mark.rule("BM-9.11")
@pytest.mark.parametrize(
    ("banner", "plays"),
    [
        ("terrah-12", {"play vulca-18", "play hoax-20", "bluff buka-07"}),
        ("terrah-16", {"play pillar-24", "play vulca-24", "bluff buka-21"}),
    ],
)
def test_the_bans_by_text_reach_bluffs_but_not_loading(banner: str, plays: set[str]) -> None:
    hand = ["vulca-18", "pillar-24", "hoax-20", "vulca-24", "buka-07", "buka-21"]
    me = side(hand=hand, active=["vulca-05"], ships={"buka-30": []})
    game = given(me=me, you=side(active=[banner]), element="fire", phase="boost")
    assert set(game.legal()) == {"pass", *plays, *(f"load {key}" for key in hand)}


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("banner", ["terrah-12", "terrah-16"])
def test_the_bans_by_text_bind_only_the_opponent_and_only_while_they_work(banner: str) -> None:
    hand = ["vulca-18", "pillar-24"]
    both = {"pass", "play vulca-18", "play pillar-24"}
    own = given(me=side(hand=hand, active=[banner]), element="fire", phase="boost")
    assert set(own.legal()) == both
    me = side(hand=hand, active=["vulca-05"], support=["khind-27"])
    assert set(given(me=me, you=side(active=[banner]), element="fire", phase="boost").legal()) == both
    me = side(hand=hand, active=["vulca-05"])
    assert set(given(me=me, you=side(inactive=[banner]), element="fire", phase="boost").legal()) == both


@pytest.mark.rule("BM-10.25b")
@pytest.mark.parametrize("banner", ["terrah-12", "terrah-16"])
def test_the_bans_by_text_stop_a_further_gang_member(banner: str) -> None:
    me = side(hand=["khind-05", "khind-14", "khind-10"], active=["khind-11"])
    game = given(me=me, you=side(active=[banner]), element="fire", phase="character")
    expected = {"terrah-12": {"play khind-10"}, "terrah-16": {"play khind-05", "play khind-14"}}
    assert set(game.legal()) == expected[banner]


DEMANDS = [("terrah-13", "hoax-20", "vulca-18"), ("terrah-14", "vulca-18", "hoax-20")]


@pytest.mark.rule("BM-16.30")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(("demander", "right", "wrong"), DEMANDS)
def test_kabu_kat_and_baku_but_want_a_support_or_a_booster(
    demander: str, right: str, wrong: str, ruleset: str
) -> None:
    me = side(hand=[right, wrong], active=["vulca-05"])
    you = side(active=[demander])
    met = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset).when(f"play {right}")
    assert (met.has_retreated("me"), met.asked(), met.dragons()) == (False, "you", 0)
    unmet = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset).when(f"play {wrong}")
    assert (unmet.has_retreated("me"), unmet.dragons("you")) == (True, 1)
    nothing = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset).when("pass")
    assert (nothing.has_retreated("me"), nothing.dragons("you")) == (True, 1)


@pytest.mark.rule("BM-16.30")
@pytest.mark.rule("BM-12.8")
def test_both_demands_need_a_support_and_a_booster() -> None:
    me = side(hand=["hoax-20", "aqua-16"], active=["vulca-05"])
    you = side(active=["terrah-13", "terrah-14"])
    game = given(me=me, you=you, element="fire", phase="boost").when("play hoax-20")
    assert set(game.legal()) == {"pass", "play aqua-16"}
    met = given(me=me, you=you, element="fire", phase="boost").when("play hoax-20", "play aqua-16")
    assert not met.has_retreated("me")
    assert game.when("pass").has_retreated("me")


@pytest.mark.rule("BM-16.30")
@pytest.mark.rule("BM-10.33")
def test_a_free_support_and_a_bluff_meet_kabu_kat() -> None:
    me = side(hand=["pillar-29", "buka-07"], active=["vulca-05"])
    you = side(active=["terrah-13"])
    free = given(me=me, you=you, element="fire", phase="boost").when("play pillar-29", "pass")
    assert not free.has_retreated("me")
    bluff = given(me=me, you=you, element="fire", phase="boost").when("bluff buka-07", "pass", "pass")
    assert not bluff.has_retreated("me")


@pytest.mark.rule("BM-16.30")
@pytest.mark.rule("BM-9.11")
@pytest.mark.parametrize(("ruleset", "meets"), [("ansmann", True), ("legends", True), ("traces", False)])
def test_loading_a_ship_meets_kabu_kat_except_in_recorded_games(ruleset: str, meets: bool) -> None:
    me = side(hand=["hoax-01"], active=["vulca-05"], ships={"buka-30": []})
    game = given(me=me, you=side(active=["terrah-13"]), element="fire", phase="boost", ruleset=ruleset)
    game.when("load hoax-01")
    assert game.cargo("me", "buka-30") == ["hoax-01"]
    assert game.has_retreated("me") is not meets


@pytest.mark.rule("BM-16.30")
@pytest.mark.parametrize(("demander", "right", "wrong"), DEMANDS)
def test_an_old_card_does_not_meet_the_demand_and_an_ignored_demand_is_not_due(
    demander: str, right: str, wrong: str
) -> None:
    active, support = (["vulca-05", right], []) if demander == "terrah-14" else (["vulca-05"], [right])
    old = given(
        me=side(active=active, support=support), you=side(active=[demander]), element="fire", phase="boost"
    )
    assert old.has_retreated("me")
    me = side(hand=[wrong], active=["vulca-05"], support=["khind-27"])
    ignored = given(me=me, you=side(active=[demander]), element="fire", phase="boost").when("pass")
    assert (ignored.has_retreated("me"), ignored.asked()) == (False, "you")


@pytest.mark.rule("BM-16.30")
def test_a_demand_is_no_permission() -> None:
    me = side(hand=["hoax-20", "hoax-01"], active=["vulca-05"])
    game = given(me=me, you=side(active=["terrah-13"]), element="fire", phase="boost", first=True)
    assert game.has_retreated("me")


@pytest.mark.rule("BM-16.33")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "traces"])
def test_bashdin_makes_the_opponent_discard_two_cards_of_their_choice(ruleset: str) -> None:
    you = side(hand=["hoax-01", "hoax-02", "hoax-27"])
    game = given(me=side(hand=["terrah-15"]), you=you, element="fire", phase="character", ruleset=ruleset)
    game.when("play terrah-15")
    assert (game.asked(), set(game.legal())) == ("me", {"yes", "no"})
    game.when("yes")
    assert (game.asked(), len(game.legal())) == ("you", 3)
    game.when("choose hoax-27")
    assert set(game.legal()) == {"choose hoax-01", "choose hoax-02"}
    game.when("choose hoax-01")
    assert (game.zone("you", "hand"), game.discards("you")) == (["hoax-02"], ["hoax-01"])
    assert (game.zone("you", "stack"), game.may("choose hoax-02")) == (["hoax-27"], False)


@pytest.mark.rule("RS-24")
@pytest.mark.rule("BM-16.33")
def test_bashdin_may_be_content_with_one_card_in_legends() -> None:
    you = side(hand=["hoax-01", "hoax-02", "hoax-27"])
    game = given(me=side(hand=["terrah-15"]), you=you, element="fire", phase="character", ruleset="legends")
    game.when("play terrah-15", "yes")
    assert game.asked() == "you"
    game.when("choose hoax-01")
    assert (game.asked(), set(game.legal())) == ("me", {"yes", "no"})
    game.when("no")
    assert len(game.zone("you", "hand")) == 2


@pytest.mark.rule("BM-12.6")
def test_bashdin_may_be_merciful_takes_what_there_is_and_can_be_ignored() -> None:
    play = side(hand=["terrah-15"])
    mercy = given(me=play, you=side(hand=["hoax-01", "hoax-02"]), element="fire", phase="character")
    mercy.when("play terrah-15", "no")
    assert mercy.zone("you", "hand") == ["hoax-01", "hoax-02"]
    one = given(me=play, you=side(hand=["hoax-01"]), element="fire", phase="character")
    one.when("play terrah-15", "yes", "choose hoax-01")
    assert (one.discards("you"), one.asked()) == (["hoax-01"], "you")
    none = given(me=play, element="fire", phase="character").when("play terrah-15")
    assert none.asked() == "you"
    you = side(hand=["hoax-01"], support=["khind-27"])
    ignored = given(me=play, you=you, element="fire", phase="character").when("play terrah-15")
    assert (ignored.zone("you", "hand"), ignored.asked()) == (["hoax-01"], "you")
