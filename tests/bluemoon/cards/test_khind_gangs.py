"""Khind characters: the Cool, Top and Fun gangs."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")


# 4F 3E on a character, 3F 2E on a booster, 2F 1E on a support: 9 in fire, 6 in earth.
ATTACK = side(active=["terrah-06", "vulca-18"], support=["hoax-21"])
FIVE = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05"]


@pytest.mark.rule("BM-16.11")
@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(
    ("cool", "fire", "earth"),
    [("khind-01", 9, 3), ("khind-02", 5, 6), ("khind-03", 6, 5), ("khind-04", 7, 4)],
)
def test_a_cool_member_blanks_odd_or_even_printed_values(
    cool: str, fire: int, earth: int, ruleset: str
) -> None:
    game = given(me=side(active=[cool, "khind-10"]), you=ATTACK, element="fire", ruleset=ruleset)
    assert (game.power("you", "fire"), game.power("you", "earth")) == (fire, earth)
    assert (game.power("me", "fire"), game.power("me", "earth")) == (5, 4)


@pytest.mark.rule("BM-16.11")
@pytest.mark.parametrize("cool", ["khind-01", "khind-02", "khind-03", "khind-04"])
def test_a_cool_member_does_nothing_when_inactive_or_ignored(cool: str) -> None:
    inactive = given(me=side(active=["khind-10"], inactive=[cool]), you=ATTACK, element="fire")
    assert (inactive.power("you", "fire"), inactive.power("you", "earth")) == (9, 6)
    you = side(active=["terrah-06", "vulca-18"], support=["hoax-21", "khind-27"])
    ignored = given(me=side(active=[cool]), you=you, element="fire")
    assert (ignored.power("you", "fire"), ignored.power("you", "earth")) == (9, 6)


@pytest.mark.rule("BM-10.10")
@pytest.mark.parametrize(
    ("cool", "active", "support", "power"),
    [
        ("khind-01", ["aqua-02"], [], 5),
        ("khind-02", ["aqua-05"], [], 4),
        ("khind-03", ["aqua-05"], ["aqua-23"], 7),
    ],
)
def test_cool_members_leave_protected_cards_alone(
    cool: str, active: list[str], support: list[str], power: int
) -> None:
    you = side(active=active, support=support)
    assert given(me=side(active=[cool]), you=you, element="fire").power("you") == power


@pytest.mark.rule("BM-16.11")
def test_coolcat_and_coolcop_together_blank_every_character() -> None:
    game = given(me=side(active=["khind-01", "khind-02"]), you=ATTACK, element="fire")
    assert (game.power("you", "fire"), game.power("you", "earth")) == (5, 3)


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize(
    ("booster", "fire", "earth"),
    [("pillar-22", 3, 3), ("pillar-23", 3, 3), ("pillar-24", 6, 3), ("pillar-26", 5, 5), ("pillar-21", 0, 6)],
)
def test_blanked_values_come_before_texts_on_printed_values(booster: str, fire: int, earth: int) -> None:
    game = given(me=side(active=["khind-02"]), you=side(active=["pillar-05", booster]), element="fire")
    assert (game.power("you", "fire"), game.power("you", "earth")) == (fire, earth)


@pytest.mark.rule("BM-10.36")
@pytest.mark.parametrize(("cool", "power"), [("khind-04", 0), ("khind-03", 2), ("khind-02", 2)])
def test_a_bluff_support_has_even_printed_values(cool: str, power: int) -> None:
    you = side(active=["khind-14"], bluffs=["buka-07"])
    assert given(me=side(active=[cool]), you=you, element="fire").power("you") == power


@pytest.mark.rule("BM-14.8")
@pytest.mark.parametrize(("ruleset", "pays"), [("ansmann", True), ("legends", True), ("traces", False)])
def test_coolcat_changes_what_hand_cards_pay_only_in_recorded_games(ruleset: str, pays: bool) -> None:
    me = side(hand=["hoax-05"], active=["hoax-01"])
    you = side(active=["khind-01", "pillar-16"])
    game = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset)
    assert (game.asked() == "me" and game.may("pay pillar-16")) is pays


DRAWERS = [("khind-05", ["khind-05"], []), ("khind-28", ["khind-10"], ["khind-28"])]


@pytest.mark.rule("RS-2")
@pytest.mark.parametrize(("card", "active", "support"), DRAWERS)
def test_topgun_and_the_oath_draw_one_before_or_after_the_refill(
    card: str, active: list[str], support: list[str]
) -> None:
    me = side(hand=FIVE, active=active, support=support, pile=["hoax-01", "hoax-02", "hoax-03"])
    game = given(me=me, element="fire", phase="end")
    assert set(game.legal()) == {"refill", f"use {card}"}
    game.when("refill")
    assert set(game.legal()) == {"pass", f"use {card}"}
    game.when(f"use {card}")
    assert (len(game.zone("me", "hand")), game.zone("me", "top")) == (7, ["hoax-03"])
    assert game.asked() == "you"
    first = given(me=me, element="fire", phase="end").when(f"use {card}")
    assert (len(first.zone("me", "hand")), first.zone("me", "top")) == (6, ["hoax-02", "hoax-03"])


@pytest.mark.rule("RS-2")
@pytest.mark.parametrize("ruleset", ["kosmos", "legends", "traces"])
@pytest.mark.parametrize(("card", "active", "support"), DRAWERS)
def test_the_extra_draw_follows_the_refill_and_may_be_declined(
    card: str, active: list[str], support: list[str], ruleset: str
) -> None:
    me = side(hand=FIVE, active=active, support=support, pile=["hoax-01", "hoax-02", "hoax-03"])
    game = given(me=me, element="fire", phase="end", ruleset=ruleset)
    assert len(game.zone("me", "hand")) == 6
    assert set(game.legal()) == {"pass", f"use {card}"}
    game.when("pass")
    assert (len(game.zone("me", "hand")), game.asked()) == (6, "you")


@pytest.mark.rule("BM-16.14")
def test_topgun_and_the_oath_draw_one_each() -> None:
    hand = [*FIVE, "vulca-06"]
    me = side(hand=hand, active=["khind-05"], support=["khind-28"], pile=["hoax-01", "hoax-02", "hoax-03"])
    game = given(me=me, element="fire", phase="end").when("refill", "use khind-05")
    assert set(game.legal()) == {"pass", "use khind-28"}
    game.when("use khind-28")
    assert (len(game.zone("me", "hand")), game.asked()) == (8, "you")


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize(("card", "active", "support"), DRAWERS)
def test_no_extra_draw_when_ignored_or_without_a_pile(
    card: str, active: list[str], support: list[str]
) -> None:
    hand = [*FIVE, "vulca-06"]
    empty = given(me=side(hand=hand, active=active, support=support), element="fire", phase="end")
    assert (len(empty.zone("me", "hand")), empty.asked()) == (6, "you")
    me = side(hand=hand, active=active, support=support, pile=["hoax-01"])
    ignored = given(me=me, you=side(support=["khind-27"]), element="fire", phase="end")
    assert (ignored.zone("me", "top"), ignored.asked()) == (["hoax-01"], "you")


ICONS = side(
    active=["hoax-05", "vulca-05", "hoax-19"],
    inactive=["flit-01"],
    support=["hoax-23", "aqua-23", "hoax-20"],
    bluffs=["buka-07"],
)


@pytest.mark.rule("BM-16.18")
def test_topdog_discards_one_active_card_that_bears_an_icon() -> None:
    game = given(me=side(hand=["khind-10"], active=["khind-06"]), you=ICONS, element="fire")
    assert set(game.legal()) == {"pass", "use khind-06"}
    game.when("use khind-06")
    hits = {"choose hoax-05", "choose hoax-19", "choose hoax-23", "bluffed 1"}
    assert set(game.legal()) == {"done", *hits}
    game.when("choose hoax-05")
    assert game.discards("you") == ["hoax-05"]
    assert set(game.legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-16.18")
@pytest.mark.parametrize(
    "target",
    ["hoax-18", "vulca-19", "mimix-20", "flit-01", "mimix-22", "mimix-05", "khind-10", "khind-15", "buka-07"],
)
def test_any_icon_will_do_for_topdog(target: str) -> None:
    you = side(active=["vulca-05", target])
    game = given(me=side(hand=["khind-12"], active=["khind-06"]), you=you, element="fire").when(
        "use khind-06"
    )
    assert set(game.legal()) == {"done", f"choose {target}"}


@pytest.mark.rule("BM-10.38")
def test_topdog_hits_a_bluff_support_without_seeing_its_front() -> None:
    game = given(me=side(hand=["khind-10"], active=["khind-06"]), you=ICONS, element="fire")
    game.when("use khind-06", "bluffed 1")
    assert (game.discards("you"), game.zone("you", "bluffs")) == (["buka-07"], [])


@pytest.mark.rule("BM-16.18")
def test_topdog_spares_the_last_remaining_active_character() -> None:
    you = side(active=["hoax-05"], inactive=["flit-01"])
    game = given(me=side(hand=["khind-10"], active=["khind-06"]), you=you, element="fire")
    assert set(game.legal()) == {"fight", "retreat"}
    two = side(active=["hoax-05", "vulca-05"])
    game = given(me=side(hand=["khind-10"], active=["khind-06"]), you=two, element="fire")
    assert set(game.when("use khind-06").legal()) == {"done", "choose hoax-05"}


@pytest.mark.rule("RS-9")
@pytest.mark.rule("BM-16.6")
@pytest.mark.parametrize(("ruleset", "hit"), [("ansmann", True), ("kosmos", False), ("legends", False)])
def test_topdog_hits_protected_only_where_it_is_ignored(ruleset: str, hit: bool) -> None:
    me = side(hand=["khind-10"], active=["khind-06", "hoax-16"])
    you = side(active=["vulca-05"], support=["aqua-23", "hoax-23"])
    game = given(me=me, you=you, element="fire", ruleset=ruleset).when("use khind-06")
    assert game.may("choose aqua-23") is hit
    assert game.may("choose hoax-23")


@pytest.mark.rule("BM-12.4")
@pytest.mark.parametrize("card", ["khind-06", "khind-07"])
def test_a_once_per_turn_discard_works_in_any_phase_of_an_own_turn(card: str) -> None:
    game = given(me=side(hand=[card, "khind-10"]), you=ICONS, element="fire", phase="character")
    game.when(f"play {card}")
    assert game.may(f"use {card}")
    game.when("pass")
    assert (game.phase(), set(game.legal())) == ("boost", {"pass", f"use {card}"})
    end = given(me=side(active=[card]), you=ICONS, element="fire", phase="end")
    assert set(end.legal()) == {"refill", f"use {card}"}
    end.when(f"use {card}", "choose hoax-19")
    assert (end.discards("you"), end.asked()) == (["hoax-19"], "you")
    you = side(hand=["hoax-01"], active=["vulca-05", "vulca-18"])
    theirs = given(me=side(active=[card]), you=you, element="fire", turn="you")
    assert (theirs.asked(), set(theirs.legal())) == ("you", {"fight", "retreat"})


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("card", ["khind-06", "khind-07"])
def test_an_ignored_once_per_turn_discard_is_not_offered(card: str) -> None:
    you = side(active=["hoax-05", "vulca-05", "hoax-19"], support=["khind-27", "hoax-23"])
    game = given(me=side(hand=["khind-10"], active=[card]), you=you, element="fire")
    assert set(game.legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-12.4")
@pytest.mark.rule("BM-10.10")
def test_topnotch_discards_one_active_booster_or_support() -> None:
    game = given(me=side(hand=["khind-10"], active=["khind-07"]), you=ICONS, element="fire")
    game.when("use khind-07")
    hits = {"choose hoax-19", "choose hoax-23", "choose hoax-20", "bluffed 1"}
    assert set(game.legal()) == {"done", *hits}
    game.when("choose hoax-20")
    assert game.discards("you") == ["hoax-20"]
    assert set(game.legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-12.4")
def test_topnotch_needs_an_active_booster_or_support() -> None:
    one = side(active=["vulca-05"], support=["hoax-20"])
    assert given(me=side(hand=["khind-10"], active=["khind-07"]), you=one, element="fire").may("use khind-07")
    you = side(active=["vulca-05"], inactive=["hoax-19"], support=["aqua-23"])
    game = given(me=side(hand=["khind-10"], active=["khind-07"]), you=you, element="fire")
    assert set(game.legal()) == {"fight", "retreat"}
