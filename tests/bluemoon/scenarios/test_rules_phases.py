"""Chapter 6: the phases of a turn."""

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import announced, element, every_ruleset, hand_size, plays, walk


@every_ruleset
@pytest.mark.rule("BM-6.1", "BM-10.8")
def test_at_turn_begin_cards_are_taken_back_ships_landed_bluffs_discarded_in_any_order(ruleset: str) -> None:
    game = given(
        me=side(
            hand=["hoax-01"],
            active=["hoax-05", "hoax-19"],
            support=["hoax-24"],
            bluffs=["buka-07"],
            ships={"buka-30": ["buka-01"], "buka-28": ["buka-02"]},
        ),
        element="fire",
        ruleset=ruleset,
    )
    begin = [
        "land buka-28",
        "land buka-30",
        "retrieve hoax-05",
        "retrieve hoax-19",
        "retrieve hoax-24",
        "unmask buka-07",
    ]
    assert sorted(game.legal()) == sorted(["pass", *begin])
    game.when("unmask buka-07", "retrieve hoax-05", "land buka-30", "retrieve hoax-24")
    assert sorted(game.legal()) == ["land buka-28", "pass", "retrieve hoax-19"]
    walk(game, "pass", "fight")
    assert not game.may("retrieve hoax-19"), "T1 is over"
    assert plays(game) == ["buka-01"], "with a landed ship not from hand"


@every_ruleset
@pytest.mark.rule("BM-6.2", "RS-3", "BM-9.6", "BM-9.9")
def test_one_action_card_a_turn_leadership_or_ship(ruleset: str) -> None:
    for word in ("play flit-31", "play buka-30", "play hoax-29"):
        game = given(
            me=side(hand=["flit-31", "buka-30", "hoax-29", "hoax-01"]),
            element="fire",
            phase="action",
            ruleset=ruleset,
        )
        assert plays(game) == ["buka-30", "flit-31", "hoax-29"]
        game.when(word)
        assert sorted(game.legal()) == ["fight", "retreat"], "the action is used up"
        assert game.zone("me", "stack") + game.zone("me", "ships") == [word.split()[1]]


@every_ruleset
@pytest.mark.rule("BM-6.3", "BM-9.6")
def test_an_action_card_may_precede_a_retreat_or_a_decline(ruleset: str) -> None:
    retreating = given(
        me=side(hand=["flit-29", "hoax-01"]),
        you=side(
            hand=["hoax-02"],
            active=["hoax-03"],
            inactive=["hoax-04", "hoax-06"],
            support=["hoax-20", "hoax-21", "hoax-22"],
        ),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(retreating, "play flit-29", "retreat")
    assert retreating.dragons("you") == 1, "no more than one, for six cards"
    declining = given(
        me=side(hand=["hoax-27", "hoax-01"], pile=["vulca-01", "vulca-02"]),
        you=side(hand=["hoax-02"]),
        phase="action",
        ruleset=ruleset,
    )
    walk(declining, "play hoax-27", "yes", *["yes"] * (ruleset == "legends"))
    walk(declining, "decline", "choose hoax-01", "done")
    assert sorted(declining.zone("me", "hand")) == ["vulca-01", "vulca-02"]
    assert (declining.asked(), declining.state.is_first) == ("you", True)


@every_ruleset
@pytest.mark.rule("BM-6.5", "BM-6.7", "BM-5.5", "BM-7.1", "BM-7.2", "BM-7.6", "BM-7.7")
def test_a_retreat_ends_fight_and_turn_at_once(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["khind-08"], pile=["vulca-01", "vulca-02"]),
        you=side(hand=["hoax-02"], active=["hoax-09"], pile=["vulca-03", "vulca-04"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert game.dragons("you") == 1
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "vulca-01", "vulca-02"], "both refill"
    assert sorted(game.zone("you", "hand")) == ["hoax-02", "vulca-03", "vulca-04"], "no end-of-turn text"
    assert (game.asked(), game.state.is_first, element(game)) == ("me", True, "none")


@every_ruleset
@pytest.mark.rule("BM-6.8", "RS-6")
def test_a_decline_discards_one_to_three_cards_and_moves_no_dragon(ruleset: str) -> None:
    hand = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06", "hoax-07"]
    game = given(
        me=side(hand=hand, pile=["vulca-01", "vulca-02", "vulca-03"]),
        you=side(hand=["hoax-08"]),
        phase="decision",
        ruleset=ruleset,
    )
    game.when("decline")
    assert not game.may("done"), "at least one"
    game.when("choose hoax-01")
    assert game.may("done")
    game.when("choose hoax-02", "choose hoax-03")
    assert game.asked() == "you", "no fourth card"
    assert game.discards("me") == ["hoax-01", "hoax-02", "hoax-03"]
    assert sorted(game.zone("me", "hand")) == [*hand[3:], "vulca-01", "vulca-02", "vulca-03"]
    assert game.dragons("me") == 0
    assert (game.phase(), game.legal()) == ("decision", ["fight", "decline"])


@every_ruleset
@pytest.mark.rule("BM-6.9", "BM-6.6a")
def test_without_a_playable_character_a_first_turn_is_declined(ruleset: str) -> None:
    game = given(me=side(hand=["mutant-106", "vulca-18"]), you=side(hand=["hoax-01"]), ruleset=ruleset)
    assert game.legal() == ["decline"], "the mutant's condition cannot be met"
    banned = given(
        me=side(hand=["vulca-01"]),
        you=side(support=["terrah-25"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    assert banned.legal() == ["retreat"], "bans are looked at"


@every_ruleset
@pytest.mark.rule("BM-6.10", "BM-6.12", "BM-6.17", "BM-10.14")
def test_exactly_one_character_that_counts_and_only_in_its_phase(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02", "mimix-22", "mimix-23", "vulca-18", "hoax-21"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert not game.may("pass"), "a character must be played"
    assert plays(game) == ["hoax-01", "hoax-02", "mimix-22", "mimix-23"], "no booster before the character"
    game.when("play mimix-22")
    assert game.may("pass"), "a FREE character may be the only one"
    assert plays(game) == ["hoax-01", "hoax-02", "mimix-23"]
    game.when("play hoax-01")
    assert plays(game) == ["mimix-23"], "FREE does not count, a second one does"
    game.when("pass")
    assert plays(game) == ["hoax-21", "vulca-18"], "no character in the booster/support phase"


@every_ruleset
@pytest.mark.parametrize("word", ["play vulca-18", "play hoax-21"])
@pytest.mark.rule("BM-6.13")
def test_one_booster_or_one_support(ruleset: str, word: str) -> None:
    game = given(
        me=side(hand=["vulca-18", "terrah-18", "hoax-21", "hoax-22"], active=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when(word)
    assert game.asked() == "you"
    assert hand_size(game, "me") == 3


@every_ruleset
@pytest.mark.rule("BM-6.15")
def test_an_additional_support_comes_on_top_of_the_allowance(ruleset: str) -> None:
    def armoury() -> Scenario:
        return given(
            me=side(hand=["vulca-18", "terrah-18", "hoax-21", "hoax-22", "mimix-27"], active=["hoax-14"]),
            element="fire",
            phase="boost",
            ruleset=ruleset,
        )

    game = armoury().when("play hoax-21", "play hoax-22")
    assert game.asked() == "you", "two supports, no third, no booster"
    game = armoury().when("play vulca-18")
    assert plays(game) == ["hoax-21", "hoax-22", "mimix-27"], "a booster and the additional support"
    game.when("play hoax-21")
    assert game.asked() == "you"


@every_ruleset
@pytest.mark.rule("BM-6.16", "BM-10.33")
def test_a_bluff_takes_the_place_of_a_support(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-07", "buka-08", "hoax-21", "vulca-18"], active=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    assert plays(game, "bluff") == ["buka-07", "buka-08"]
    game.when("bluff buka-07")
    assert game.phase() == "after_power", "nothing more may be played; the challenge is asked"
    assert game.power("me") == 7
    first = given(me=side(hand=["hoax-01", "buka-07"]), phase="character", ruleset=ruleset).when(
        "play hoax-01"
    )
    assert first.phase() == "announce", "no bluff in a first turn"


@every_ruleset
@pytest.mark.rule("BM-6.18", "BM-2.6", "BM-14.3")
def test_the_first_announcement_chooses_the_element_until_the_fight_ends(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02"]),
        you=side(hand=["terrah-05", "hoax-09"]),
        phase="decision",
        ruleset=ruleset,
    )
    assert element(game) == "none"
    game.when("fight", "play hoax-01")
    assert game.legal() == ["announce earth", "announce fire"]
    game.when("announce earth")
    assert announced(game, "me") == [1]
    game.when("fight", "play hoax-09")
    assert announced(game, "you") == [3]
    assert element(game) == "earth"


@every_ruleset
@pytest.mark.parametrize(("rival", "retreats"), [("hoax-01", False), ("vulca-03", True)])
@pytest.mark.rule("BM-6.19", "BM-6.22", "BM-17.2")
def test_equal_power_is_enough_less_is_not(ruleset: str, rival: str, retreats: bool) -> None:
    game = given(
        me=side(hand=["hoax-02", "hoax-03"]),
        you=side(active=[rival], hand=["hoax-04"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play hoax-02")
    assert game.has_retreated("me") == retreats


@every_ruleset
@pytest.mark.rule("BM-6.19", "BM-6.21")
def test_the_opponents_current_power_counts_not_the_announced_one(ruleset: str) -> None:
    def against_six() -> Scenario:
        return given(
            me=side(hand=["vulca-14", "hoax-02"], support=["hoax-21"]),
            you=side(hand=["hoax-04"], active=["hoax-08"], support=["vulca-23"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )

    assert against_six().power("you") == 6
    game = against_six().when("play vulca-14", "choose vulca-23")
    assert not game.has_retreated("me"), "4 against 3"
    assert game.power("you") == 3
    unchanged = against_six().when("play vulca-14", "done")
    assert unchanged.has_retreated("me"), "4 against 6"
