"""BM-10.32 to BM-10.43: bluff supports."""

from typing import Any

import pytest

from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import announced, completely, every_ruleset, plays, turn, walk, winner


def bluffing(ruleset: str, fight: str | None = "fire", **rival: Any) -> Scenario:
    """I may lay out supports without limit (buka-20) and hold two bluffs and a support."""
    return given(
        me=side(hand=["buka-07", "buka-08", "hoax-21"], active=["buka-20"]),
        you=side(hand=["hoax-05"], **rival),
        element=fight,
        phase="boost",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-10.33", "BM-10.32")
def test_several_bluffs_where_several_supports_are_allowed(ruleset: str) -> None:
    game = bluffing(ruleset).when("bluff buka-07", "bluff buka-08", "play hoax-21")
    assert game.zone("me", "bluffs") == ["buka-07", "buka-08"]
    assert announced(game, "me") == [2 + 2 + 2 + 2]
    assert game.zone("me", "support") == ["hoax-21"]


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "cards"),
    [
        ({"support": ["khind-26"]}, []),
        ({"active": ["hoax-13"]}, []),
        ({"active": ["vulca-16"]}, ["buka-07", "buka-08"]),
        ({"active": ["terrah-16"]}, []),
        ({"active": ["hoax-16"]}, []),
        ({"support": ["terrah-26"]}, []),
        ({"active": ["flit-08"]}, []),
        ({"active": ["flit-10"]}, ["buka-07", "buka-08"]),
    ],
)
@pytest.mark.rule("BM-10.34", "BM-10.39", "BM-13.5")
def test_what_keeps_a_bluff_from_being_laid_out(ruleset: str, rival: dict, cards: list[str]) -> None:
    game = bluffing(ruleset, **rival)
    if game.asked() == "me" and game.state.seat == 0 and not game.has_retreated("me"):
        assert plays(game, "bluff") == cards
    else:
        assert cards == []


@pytest.mark.parametrize(("ruleset", "earth"), [("kosmos", 2), ("ansmann", 2), ("legends", 0)])
@pytest.mark.rule("RS-13", "BM-10.36")
def test_the_values_of_a_bluff(ruleset: str, earth: int) -> None:
    game = given(me=side(bluffs=["buka-12"]), element="fire", ruleset=ruleset)
    assert game.power("me", "fire") == 2
    assert game.power("me", "earth") == earth


@every_ruleset
@pytest.mark.rule("BM-10.36", "BM-14.4", "BM-14.4a")
def test_bluffs_are_supports_for_value_texts(ruleset: str) -> None:
    """buka-21 raises bluffs to 4, hoax-12 doubles supports, khind-04 blanks even printed values."""

    def power(*mine: str, rival: tuple[str, ...] = ()) -> int:
        game = given(
            me=side(active=mine, bluffs=["buka-07"]), you=side(active=rival), element="earth", ruleset=ruleset
        )
        return game.power("me")

    assert power("buka-21") == 1 + 4
    assert power("hoax-12") == 2 + 4
    assert power("buka-21", "hoax-12") == 1 + 2 + 8
    assert power("buka-10", rival=("khind-04",)) == 4 + 0
    assert power("buka-10", rival=("khind-02",)) == 0 + 2, "a bluff is no character"
    assert power("buka-21", rival=("khind-04",)) == 1 + 4, "raised after the printed value is blanked"


@every_ruleset
@pytest.mark.rule("BM-10.36", "BM-10.40", "BM-13.4")
def test_a_bluff_in_play_is_no_character_for_hank(ruleset: str) -> None:
    """flit-12 ignores characters; the bluff is a support, so it counts and its symbol is effective."""
    game = given(
        me=side(hand=["hoax-04"], active=["vulca-01"], support=["hoax-21"], bluffs=["buka-07"]),
        you=side(hand=["hoax-05"], active=["flit-12"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert announced(game, "me") == [4]
    game.when("challenge")
    assert game.dragons("me") == 1


@every_ruleset
@pytest.mark.rule("BM-10.38", "BM-16.18", "BM-15.4")
def test_a_bluff_that_leaves_is_shown_first(ruleset: str) -> None:
    def shown(game: Scenario) -> int:
        return len([event for event in game.events if event.kind == What.SHOW_BLUFF])

    top_dog = given(
        me=side(hand=["hoax-01"], active=["khind-06"]),
        you=side(hand=["hoax-05"], active=["hoax-09"], bluffs=["buka-07", "buka-08"]),
        element="fire",
        ruleset=ruleset,
    )
    top_dog.when("use khind-06")
    assert sorted(top_dog.legal()) == ["bluffed 1", "bluffed 2", "done"], "named by its place"
    top_dog.when("bluffed 2")
    assert top_dog.discards("you") == ["buka-08"]
    assert shown(top_dog) == 1
    cleared = given(
        me=side(hand=["vulca-30", "hoax-01"]),
        you=side(hand=["hoax-05"], support=["hoax-21"], bluffs=["buka-07", "buka-08"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    completely(cleared.when("play vulca-30"))
    assert cleared.discards("you") == ["buka-07", "buka-08", "hoax-21"]
    assert shown(cleared) == 2


@every_ruleset
@pytest.mark.rule("BM-10.40")
def test_the_challenge_is_a_choice_and_comes_after_the_announcement(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-04"], active=["vulca-01"], bluffs=["buka-08"]),
        you=side(hand=["hoax-05"], active=["hoax-09"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert (game.asked(), sorted(game.legal())) == ("you", ["challenge", "pass"])
    assert announced(game, "me") == [9]
    game.when("pass")
    assert game.zone("me", "bluffs") == ["buka-08"]
    assert game.state.seat == 1


@every_ruleset
@pytest.mark.rule("BM-10.40")
def test_too_little_power_is_settled_before_any_challenge(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-04"], active=["hoax-09"], bluffs=["buka-07"]),
        you=side(hand=["hoax-05"], active=["vulca-01"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-10.40", "BM-12.9")
def test_no_challenge_against_the_text_of_buka_24(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-04"], active=["vulca-01", "buka-24"], bluffs=["buka-08"]),
        you=side(hand=["hoax-05"], active=["hoax-09"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert not game.may("challenge")
    assert game.state.seat == 1


@every_ruleset
@pytest.mark.rule("BM-10.41", "BM-7.8")
def test_a_true_bluff_can_be_the_fourth_dragon(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-04"], active=["vulca-01"], bluffs=["buka-07"]),
        you=side(hand=["hoax-05"], active=["hoax-09"]),
        element="fire",
        phase="announce",
        dragons=3,
        ruleset=ruleset,
    )
    game.when("challenge")
    assert winner(game) == ("me", 4)


@every_ruleset
@pytest.mark.rule("BM-10.42", "BM-10.0", "BM-6.14")
def test_a_failed_bluff_forces_a_retreat_in_a_first_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-29", "hoax-01", "buka-08", "hoax-02"]),
        you=side(hand=["hoax-05"]),
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play hoax-29", "fight", "play hoax-01", "bluff buka-08", "announce fire", "challenge")
    assert game.has_retreated("me")
    assert game.dragons("you") == 2
    assert (game.asked(), game.state.is_first) == ("me", True)


@every_ruleset
@pytest.mark.rule("BM-10.43", "BM-10.32")
def test_the_element_of_the_challenge_counts(ruleset: str) -> None:
    for fight, is_true in (("fire", False), ("earth", True)):
        game = given(
            me=side(hand=["hoax-04"], active=["aqua-01"], bluffs=["buka-12"]),
            you=side(hand=["hoax-05"], active=["hoax-09"]),
            element=fight,
            phase="announce",
            ruleset=ruleset,
        )
        game.when("challenge")
        assert game.has_retreated("me") != is_true
        assert game.dragons("me") == (1 if is_true else -2)


@every_ruleset
@pytest.mark.rule("BM-16.10", "BM-10.33")
def test_yin_lends_free_to_a_bluff(ruleset: str) -> None:
    """OQ-50: in a first turn the next card is FREE, also as a bluff support."""
    game = given(me=side(hand=["aqua-13", "buka-07", "buka-08"]), phase="character", ruleset=ruleset)
    game.when("play aqua-13")
    game.when("pass")
    assert plays(game, "bluff") == ["buka-07", "buka-08"]
    game.when("bluff buka-07")
    assert game.phase() == "announce"


@every_ruleset
@pytest.mark.rule("BM-10.35", "BM-3.4a")
def test_the_opponent_never_sees_the_front_of_a_bluff(ruleset: str) -> None:
    game = bluffing(ruleset)
    before = game.state.view(1)
    turn(game, "bluff buka-07")
    view = game.state.view(1)
    hidden = game.state.match.by_key[0]["buka-07"]
    assert hidden in view.memory.sides[0].unseen
    assert {hidden, game.state.match.by_key[0]["buka-08"]} <= set(view.memory.sides[0].bluff_candidates[0])
    assert before.table.sides[0].bluffs == ()
    seen = [event for event in game.events if event.kind == What.BLUFF]
    assert [event.seen_by for event in seen] == [1], "the event's card is for its owner only"
