"""Pillar: the caterpillars and Crysalus Frendus."""

import pytest

from moondrake.testing.bluemoon import Scenario, given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
CATERPILLARS = ["pillar-16", "pillar-17", "pillar-18", "pillar-19"]
# 3F 2E, 2F 1E, 1F 2E, 0F 4E, 4F 0E, 3F 3E
HAND = ["hoax-06", "khind-20", "khind-21", "terrah-10", "hoax-04", "hoax-05"]


def choices(game: Scenario) -> set[str]:
    return {word.removeprefix("choose ") for word in game.legal()}


def pay(hand: list[str], demander: str, *given_up: str, active: list[str] | None = None) -> Scenario:
    """My turn begins against a caterpillar; I begin to pay it with these cards."""
    you = side(active=["hoax-09", demander, *(active or [])])
    game = given(me=side(hand=hand, active=["vulca-05"]), you=you, element="fire")
    return game.when(f"pay {demander}", *(f"choose {key}" for key in given_up))


@pytest.mark.rule("BM-16.2")
@pytest.mark.rule("BM-15.3")
@pytest.mark.parametrize(
    ("demander", "first", "chosen", "second"),
    [
        ("pillar-16", {"hoax-06", "khind-20", "khind-21", "hoax-04", "hoax-05"}, "khind-20", {"khind-21"}),
        (
            "pillar-17",
            {"hoax-06", "khind-20", "khind-21", "terrah-10", "hoax-05"},
            "khind-21",
            {"hoax-06", "khind-20"},
        ),
        ("pillar-18", set(HAND), "terrah-10", {"hoax-06", "khind-20", "hoax-04", "hoax-05"}),
        ("pillar-18", set(HAND), "hoax-04", {"hoax-06", "khind-21", "terrah-10", "hoax-05"}),
        ("pillar-18", set(HAND), "hoax-05", {"hoax-06", "khind-20", "khind-21", "terrah-10", "hoax-04"}),
    ],
)
def test_a_caterpillar_is_paid_with_printed_values_and_no_superfluous_card(
    demander: str, first: set[str], chosen: str, second: set[str]
) -> None:
    game = pay(HAND, demander)
    assert choices(game) == first
    game.when(f"choose {chosen}")
    assert choices(game) == second
    last = sorted(second)[0]
    game.when(f"choose {last}")
    assert game.discards("me") == sorted([chosen, last])
    assert (game.phase(), set(game.legal())) == ("decision", {"fight", "retreat"})
    assert set(game.zone("me", "hand")) == set(HAND) - {chosen, last}


@pytest.mark.rule("BM-16.2")
def test_the_lightseeker_wants_five_of_one_element() -> None:
    assert choices(pay(HAND, "pillar-19")) == set(HAND)
    # hoax-04 has fire only, so only fire can be completed: 4 + 1 are enough, no card is too much
    assert choices(pay(HAND, "pillar-19", "hoax-04")) == {"hoax-06", "khind-20", "khind-21", "hoax-05"}
    assert choices(pay(HAND, "pillar-19", "terrah-10")) == {"hoax-06", "khind-20", "khind-21", "hoax-05"}
    one = pay(["hoax-02", "hoax-09"], "pillar-19", "hoax-02")
    assert (one.discards("me"), one.phase()) == (["hoax-02"], "decision")


@pytest.mark.rule("BM-12.8")
@pytest.mark.rule("BM-16.3")
@pytest.mark.parametrize(
    ("demander", "hand"),
    [
        ("pillar-16", ["khind-20", "terrah-10", "hoax-27"]),
        ("pillar-17", ["khind-21", "hoax-04", "hoax-27"]),
        ("pillar-18", ["hoax-05", "hoax-27"]),
        ("pillar-18", ["hoax-04", "hoax-02", "hoax-27"]),
        ("pillar-19", ["hoax-04", "terrah-10", "hoax-27"]),
    ],
)
def test_a_caterpillar_cannot_be_paid_in_part(demander: str, hand: list[str]) -> None:
    you = side(active=["hoax-09", demander])
    game = given(me=side(hand=hand, active=["vulca-05"]), you=you, element="fire", phase="boost")
    # the question stays, or its absence would tell something about the hand
    assert game.legal() == ["pass"]
    game.when("pass")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, 1)


@pytest.mark.rule("BM-16.2a")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize("demander", CATERPILLARS)
def test_an_unpaid_caterpillar_forces_a_retreat_at_the_end_of_the_boost_phase(
    demander: str, ruleset: str
) -> None:
    you = side(active=["hoax-09", demander])
    me = side(hand=["vulca-01", "vulca-05", *HAND], active=["vulca-10"])
    game = given(me=me, you=you, element="fire", ruleset=ruleset).when(
        "pass", "pass", "fight", "play vulca-01"
    )
    assert game.may(f"pay {demander}")
    game.when("pass")
    assert game.phase() == "boost"
    game.when("pass")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, 1)


@pytest.mark.rule("BM-16.2")
@pytest.mark.rule("BM-6.14")
@pytest.mark.parametrize("demander", CATERPILLARS)
def test_a_caterpillar_is_free_and_asks_nothing_of_its_owner(demander: str) -> None:
    game = given(me=side(hand=["vulca-05", demander]), you=side(hand=["hoax-01"]), phase="character")
    game.when("play vulca-05", f"play {demander}")
    assert set(game.legal()) == {"announce earth", "announce fire"}
    game.when("announce fire")
    assert (game.asked(), game.zone("me", "active")) == ("you", ["vulca-05", demander])


@pytest.mark.rule("BM-16.2")
@pytest.mark.rule("BM-12.8")
def test_two_caterpillars_are_paid_separately() -> None:
    hand = ["hoax-05", "hoax-06", "khind-10", "khind-11"]
    game = pay(hand, "pillar-16", "hoax-05", active=["pillar-17"])
    assert set(game.legal()) == {"pass", "pay pillar-17"}
    game.when("pay pillar-17")
    assert choices(game) == {"khind-11", "hoax-06", "khind-10"}
    game.when("choose khind-11")
    assert set(game.legal()) == {"fight", "retreat"}
    alone = pay(["hoax-05", "vulca-01"], "pillar-16", "hoax-05", active=["pillar-17"])
    assert alone.legal() == ["pass"]
    alone.when("pass", "pass", "fight", "play vulca-01")
    assert alone.has_retreated("me")


@pytest.mark.rule("BM-16.2a")
@pytest.mark.parametrize("demander", CATERPILLARS)
def test_a_demand_is_due_only_if_it_works_at_the_end_of_the_boost_phase(demander: str) -> None:
    you = side(active=["hoax-09", demander])
    me = side(hand=["khind-27"], active=["vulca-01"])
    gas = given(me=me, you=you, element="fire", phase="boost").when("play khind-27")
    assert (gas.has_retreated("me"), gas.asked()) == (False, "you")
    me = side(hand=["terrah-19"], active=["vulca-01"])
    tremor = given(me=me, you=you, element="fire", phase="boost").when("play terrah-19", f"choose {demander}")
    assert (tremor.has_retreated("me"), tremor.asked()) == (False, "you")
    old = given(
        me=side(active=["vulca-01"]),
        you=side(active=["hoax-09"], inactive=[demander]),
        element="fire",
        phase="boost",
    )
    assert old.asked() == "you"


DOUBLED = [
    ("pillar-16", ["hoax-04", "khind-20", "khind-21"], ["hoax-04", "khind-21"]),
    ("pillar-17", ["terrah-10", "khind-21", "khind-20"], ["terrah-10", "khind-20"]),
    ("pillar-18", ["hoax-04", "terrah-10", "hoax-05"], ["hoax-04", "hoax-05"]),
    ("pillar-19", ["hoax-02", "hoax-04", "khind-22"], ["hoax-02", "hoax-04"]),
]


@pytest.mark.rule("BM-16.24")
@pytest.mark.parametrize(("demander", "enough", "short"), DOUBLED)
def test_crysalus_doubles_the_numbers_of_a_caterpillar(
    demander: str, enough: list[str], short: list[str]
) -> None:
    you = side(active=["pillar-14", demander])
    for hand, can in ((enough, True), (short, False)):
        me = side(hand=hand, active=["vulca-01"])
        assert given(me=me, you=you, element="fire", phase="boost").may(f"pay {demander}") is can
        plain = given(me=me, you=side(active=["hoax-09", demander]), element="fire", phase="boost")
        assert plain.may(f"pay {demander}")


@pytest.mark.rule("BM-16.24")
def test_crysalus_is_no_matter_for_other_boosters() -> None:
    me = side(hand=["hoax-06"], active=["vulca-01"])
    you = side(active=["pillar-14", "vulca-18", "pillar-16"])
    game = given(me=me, you=you, element="fire", phase="boost")
    assert (game.asked(), game.legal()) == ("me", ["pass"])


@pytest.mark.rule("BM-16.24")
def test_crysalus_is_paid_in_full() -> None:
    me = side(hand=["hoax-04", "khind-20", "khind-21", "terrah-10"], active=["vulca-01"])
    game = given(me=me, you=side(active=["pillar-14", "pillar-16"]), element="fire").when("pay pillar-16")
    assert choices(game) == {"hoax-04", "khind-20"}
    game.when("choose hoax-04")
    assert choices(game) == {"khind-20"}


@pytest.mark.rule("BM-16.24")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize("doubled", ["pillar-16", "pillar-17"])
def test_the_owner_chooses_the_caterpillar_that_crysalus_doubles(doubled: str, ruleset: str) -> None:
    me = side(hand=["pillar-14", "pillar-16", "pillar-17"], active=["vulca-01"])
    you = side(hand=["hoax-05", "hoax-06", "khind-20", "khind-21"], active=["hoax-09"])
    game = given(me=me, you=you, element="fire", phase="character", ruleset=ruleset)
    game.when("play pillar-14", "play pillar-16", "play pillar-17")
    asked = 0
    while game.asked() == "me":
        assert choices(game) == {"pillar-16", "pillar-17"}
        game.when(f"choose {doubled}")
        asked += 1
    assert asked >= 1
    assert {word for word in game.legal() if word.startswith("pay")} == {"pay pillar-16", "pay pillar-17"}
    other = "pillar-17" if doubled == "pillar-16" else "pillar-16"
    game.when(f"pay {other}", "choose hoax-05")
    # left: 6 fire and 5 earth, so only a doubled pillar-16 can be paid, with everything
    assert game.may(f"pay {doubled}") is (doubled == "pillar-16")
    if doubled == "pillar-16":
        assert choices(game.when("pay pillar-16", "choose hoax-06")) == {"khind-20", "khind-21"}


@pytest.mark.rule("BM-13.3")
def test_ignored_crysalus_doubles_nothing() -> None:
    me = side(hand=["hoax-06"], active=["vulca-01"])
    you = side(active=["pillar-14", "pillar-16"])
    assert not given(me=me, you=you, element="fire", phase="boost").may("pay pillar-16")
    me = side(hand=["hoax-06"], active=["flit-12"])
    assert given(me=me, you=you, element="fire", phase="boost").may("pay pillar-16")


@pytest.mark.rule("RS-23")
@pytest.mark.rule("BM-16.24")
def test_the_other_caterpillar_is_doubled_when_the_chosen_one_is_discarded() -> None:
    me = side(hand=["terrah-19", "hoax-05"], active=["vulca-01"])
    you = side(active=["pillar-14", "pillar-16", "pillar-17"])
    game = given(me=me, you=you, element="fire", phase="boost")
    assert (game.asked(), choices(game)) == ("you", {"pillar-16", "pillar-17"})
    game.when("choose pillar-16")
    assert (game.asked(), game.may("pay pillar-17"), game.may("pay pillar-16")) == ("me", True, False)
    game.when("play terrah-19", "choose pillar-16")
    assert (game.asked(), game.may("pay pillar-17")) == ("me", False)
    assert game.when("pass").has_retreated("me")
