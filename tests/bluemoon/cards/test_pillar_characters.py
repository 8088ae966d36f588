"""Pillar characters with special text, and the Butterflies that open a hand."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
BOOSTS = ["vulca-18", "hoax-19", "vulca-19", "hoax-20", "hoax-21"]


@pytest.mark.rule("BM-6.15")
@pytest.mark.parametrize("ruleset", ALL)
def test_gulpus_permits_one_booster_more(ruleset: str) -> None:
    me = side(hand=BOOSTS, active=["pillar-11"])
    you = side(active=["hoax-09"])
    two = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset)
    two.when("play vulca-18")
    assert len(two.legal()) == 5
    two.when("play hoax-19")
    assert two.asked() == "you"
    mixed = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset).when("play hoax-20")
    assert set(mixed.legal()) == {"pass", "play vulca-18", "play hoax-19", "play vulca-19"}
    assert mixed.when("play vulca-18").asked() == "you"


@pytest.mark.rule("BM-6.14")
@pytest.mark.rule("BM-6.15")
def test_gulpus_permits_exactly_one_booster_in_a_first_turn() -> None:
    me = side(hand=["pillar-11", *BOOSTS])
    game = given(me=me, you=side(hand=["vulca-05"]), phase="character").when("play pillar-11")
    assert set(game.legal()) == {"pass", "play vulca-18", "play hoax-19", "play vulca-19"}
    game.when("play hoax-19")
    assert set(game.legal()) == {"announce earth", "announce fire"}


@pytest.mark.rule("BM-13.3")
@pytest.mark.rule("BM-11.5")
@pytest.mark.parametrize("support", ["khind-27", "mimix-28"])
def test_gulpus_permits_nothing_when_ignored_or_against_a_ban(support: str) -> None:
    me = side(hand=BOOSTS, active=["pillar-11"])
    game = given(me=me, you=side(active=["hoax-09"], support=[support]), element="fire", phase="boost")
    assert game.when("play hoax-20").asked() == "you"


@pytest.mark.rule("BM-15.7")
def test_gloria_takes_another_card_of_the_combat_zone_back() -> None:
    me = side(hand=["pillar-12"], active=["vulca-05", "vulca-18"], inactive=["vulca-10"], support=["hoax-20"])
    game = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character").when(
        "play pillar-12"
    )
    assert set(game.legal()) == {"done", "choose vulca-05", "choose vulca-18", "choose vulca-10"}
    game.when("choose vulca-18")
    assert (game.zone("me", "hand"), game.zone("me", "known_hand")) == (["vulca-18"], ["vulca-18"])
    assert set(game.zone("me", "combat")) == {"vulca-05", "vulca-10", "pillar-12"}
    assert (game.zone("me", "active"), game.zone("me", "support")) == (["pillar-12"], ["hoax-20"])
    assert set(game.legal()) == {"pass", "play vulca-18"}


@pytest.mark.rule("BM-10.14")
def test_gloria_may_take_back_a_free_character_of_this_turn_to_play_it_again() -> None:
    me = side(hand=["mimix-22", "pillar-12", "vulca-05"])
    game = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character")
    game.when("play mimix-22", "play pillar-12", "choose mimix-22")
    assert (game.power("me"), set(game.legal())) == (2, {"pass", "play mimix-22"})
    game.when("play mimix-22")
    assert game.power("me") == 4


@pytest.mark.rule("BM-12.6")
@pytest.mark.rule("BM-15.9")
def test_gloria_may_take_nothing_and_is_not_asked_where_nothing_can_be_taken() -> None:
    me = side(hand=["pillar-12"], active=["vulca-05"])
    kept = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character")
    kept.when("play pillar-12", "done")
    assert (kept.zone("me", "hand"), kept.zone("me", "combat")) == ([], ["pillar-12", "vulca-05"])
    for you in (side(active=["pillar-15"]), side(active=["hoax-09"], support=["khind-27"])):
        assert (
            given(me=me, you=you, element="fire", phase="character").when("play pillar-12").asked() == "you"
        )
    alone = given(
        me=side(hand=["pillar-12"]), you=side(active=["hoax-09"]), element="fire", phase="character"
    )
    assert alone.when("play pillar-12").asked() == "you"


@pytest.mark.rule("BM-16.33")
@pytest.mark.parametrize("ruleset", ALL)
def test_cardus_draws_one_random_card_from_the_opposing_hand(ruleset: str) -> None:
    you = side(hand=["hoax-01", "hoax-02", "hoax-27"], active=["hoax-09"])
    game = given(me=side(hand=["pillar-13"]), you=you, element="fire", phase="character", ruleset=ruleset)
    game.when("play pillar-13")
    assert (game.asked(), set(game.legal())) == ("me", {"done", "random"})
    game.when("random")
    assert (game.asked(), len(game.legal())) == ("chance", 3)
    game.when("deal hoax-02")
    assert (game.discards("you"), game.zone("you", "hand")) == (["hoax-02"], ["hoax-01", "hoax-27"])
    assert game.asked() == "you"


@pytest.mark.rule("BM-15.6")
def test_cardus_may_pick_a_revealed_card_or_draw_a_hidden_one() -> None:
    you = side(hand=["hoax-01", "hoax-02", "hoax-03"], revealed=["hoax-01"], active=["hoax-09"])
    game = given(me=side(hand=["pillar-13"]), you=you, element="fire", phase="character").when(
        "play pillar-13"
    )
    assert set(game.legal()) == {"done", "choose hoax-01", "random"}
    game.when("choose hoax-01")
    assert game.discards("you") == ["hoax-01"]
    hidden = given(me=side(hand=["pillar-13"]), you=you, element="fire", phase="character")
    hidden.when("play pillar-13", "random")
    assert set(hidden.legal()) == {"deal hoax-02", "deal hoax-03"}


@pytest.mark.rule("BM-12.6")
def test_cardus_may_leave_the_hand_alone_and_needs_one_and_a_working_text() -> None:
    me = side(hand=["pillar-13"])
    game = given(me=me, you=side(hand=["hoax-01"], active=["hoax-09"]), element="fire", phase="character")
    assert game.when("play pillar-13", "done").zone("you", "hand") == ["hoax-01"]
    empty = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character")
    assert empty.when("play pillar-13").asked() == "you"
    you = side(hand=["hoax-01"], active=["hoax-09"], support=["khind-27"])
    ignored = given(me=me, you=you, element="fire", phase="character").when("play pillar-13")
    assert (ignored.asked(), ignored.zone("you", "hand")) == ("you", ["hoax-01"])


@pytest.mark.rule("BM-15.9")
@pytest.mark.parametrize("ruleset", ALL)
def test_bottelus_lets_no_card_come_into_the_opposing_hand(ruleset: str) -> None:
    me = side(
        hand=["hoax-27", "mimix-31", "vulca-05"], active=["vulca-10"], support=["hoax-23"], pile=["hoax-01"]
    )
    me.discard = ["hoax-03"]
    you = side(active=["pillar-15"])
    game = given(me=me, you=you, element="fire", ruleset=ruleset)
    assert game.phase() == "action"
    game.when("play mimix-31")
    assert (set(game.zone("me", "hand")), game.phase()) == ({"hoax-27", "vulca-05"}, "decision")
    draw = given(me=me, you=you, element="fire", ruleset=ruleset).when("play hoax-27")
    assert set(draw.zone("me", "hand")) == {"mimix-31", "vulca-05"}
    end = given(me=me, you=you, element="fire", phase="end", ruleset=ruleset)
    assert (len(end.zone("me", "hand")), end.zone("me", "top"), end.asked()) == (3, ["hoax-01"], "you")


@pytest.mark.rule("BM-15.9")
@pytest.mark.rule("BM-13.3")
def test_bottelus_binds_only_the_opponent_only_in_the_fight_and_only_while_it_works() -> None:
    own = given(me=side(active=["pillar-15"], pile=["hoax-01"]), element="fire", phase="end")
    assert own.zone("me", "hand") == ["hoax-01"]
    me = side(active=["vulca-10"], support=["khind-27"], pile=["hoax-01"])
    ignored = given(me=me, you=side(active=["pillar-15"]), element="fire", phase="end")
    assert ignored.zone("me", "hand") == ["hoax-01"]
    me = side(active=["vulca-10"], pile=["hoax-01"])
    you = side(hand=["vulca-06"], active=["pillar-15"])
    assert given(me=me, you=you, element="fire", phase="decision").when("retreat").zone("me", "hand") == [
        "hoax-01"
    ]


@pytest.mark.rule("BM-16.25")
@pytest.mark.parametrize(("card", "phase"), [("pillar-27", "boost"), ("pillar-30", "action")])
def test_a_butterfly_opens_the_opposing_hand_for_good(card: str, phase: str) -> None:
    me = side(hand=[card, "vulca-06"], active=["vulca-05"])
    you = side(hand=["hoax-01", "hoax-27"], active=["hoax-09"], pile=["hoax-02", "hoax-03"])
    game = given(me=me, you=you, element="fire", phase=phase).when(f"play {card}")
    assert game.zone("you", "revealed") == ["hoax-01", "hoax-27"]
    assert game.zone("you", "known_hand") == ["hoax-01", "hoax-27"]
    assert game.zone("me", "revealed") == []
    if phase == "action":
        game.when("fight", "play vulca-06")
    assert (game.asked(), game.phase()) == ("you", "action")
    game.when("pass", "fight", "play hoax-01")
    assert game.asked() == "me"
    assert game.zone("you", "revealed") == ["hoax-27"]
    assert set(game.zone("you", "hand")) == {"hoax-02", "hoax-03", "hoax-27"}


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize(("card", "phase"), [("pillar-27", "boost"), ("pillar-30", "action")])
def test_an_ignored_butterfly_opens_nothing(card: str, phase: str) -> None:
    me = side(hand=[card, "vulca-06"], active=["vulca-05"])
    you = side(hand=["hoax-01"], active=["hoax-09"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", phase=phase).when(f"play {card}")
    assert game.zone("you", "revealed") == []
    empty = given(me=me, you=side(active=["hoax-09"]), element="fire", phase=phase).when(f"play {card}")
    assert empty.zone("you", "revealed") == []
