"""RS-23 and BM-14.6: what a text is applied to is fixed at the announcement, and when it changes."""

import pytest

from moondrake.bluemoon.effects import (
    ANY_CARD,
    BOOSTERS,
    CHARACTERS,
    DiscardYours,
    Double,
    Elements,
    Kind,
    Raise,
    Scope,
    When,
)
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    announced,
    end_turn,
    every_ruleset,
    fixture_card,
    plays,
    says,
    walk,
)
from tests.bluemoon.scenarios.targets import (
    CHOOSE_AGAIN,
    announcing,
    answer_all,
    answering,
    attacked,
    every_game,
)

DOUBLE_ACT = fixture_card(
    "fx-double-act",
    Kind.SUPPORT,
    text=says(Double(Scope(CHARACTERS, one=True), Elements.FIRE))
    + says(Raise(Scope(BOOSTERS, one=True), Elements.FIRE, 5)),
)
AWAY_WITH_IT = fixture_card(
    "fx-away", Kind.INTERFERENCE, text=says(DiscardYours(CHARACTERS), When.AFTER_YOUR_POWER)
)
OMNI_DOUBLER = fixture_card(
    "fx-omni", Kind.SUPPORT, text=says(Double(Scope(ANY_CARD, one=True), Elements.FIRE))
)


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "OQ-54")
def test_an_opposing_text_that_blanks_the_target_lets_its_owner_choose_again(ruleset: str) -> None:
    """mimix-22 doubled (2 * 2 + 5 fire); khind-02 blanks its 2: I may double vulca-05 instead."""
    game = answering(ruleset, ["mimix-22", "vulca-05"], "khind-02")
    game.when("choose mimix-22")
    assert game.power("me") == 9
    game.when("play khind-02")
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-05"]), (
        "to stay is a choice, too"
    )
    assert game.power("me") == 5, "while I think about it the text stays where it is"
    moved, kept = Scenario(game.state.copy()), game
    assert moved.when("choose vulca-05").power("me") == 10
    assert kept.when("choose mimix-22").power("me") == 5


@pytest.mark.parametrize("ruleset", ["ansmann", "traces"])
@pytest.mark.rule("RS-23", "OQ-54")
def test_elsewhere_a_blanked_target_stays_the_target(ruleset: str) -> None:
    game = answering(ruleset, ["mimix-22", "vulca-10"], "khind-02")
    if ruleset == "ansmann":
        game.when("choose vulca-10")
    assert game.power("me") == 2 + 8
    game.when("play khind-02")
    assert (game.asked(), game.power("me")) == ("you", 0)


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "OQ-54")
def test_an_influence_that_stays_asks_only_once(ruleset: str) -> None:
    game = answering(
        ruleset, ["mimix-22", "vulca-05"], "khind-02", you={"hand": ["khind-02", "khind-03", "hoax-20"]}
    )
    game.when("choose mimix-22", "play khind-02", "choose mimix-22", "play khind-03")
    assert game.asked() == "you", "khind-03 concerns boosters and supports"
    assert game.power("me") == 5


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.parametrize(
    ("answer", "why"), [("hoax-16", "its icons are ignored"), ("flit-12", "the card is ignored")]
)
@pytest.mark.rule("RS-23")
def test_any_opposing_text_on_the_target_is_an_influence(ruleset: str, answer: str, why: str) -> None:
    game = answering(ruleset, ["mimix-22", "flit-02"], answer)
    game.when("choose mimix-22", f"play {answer}")
    assert (game.asked(), plays(game, "choose")) == ("me", ["flit-02", "mimix-22"]), why


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "BM-10.10")
def test_a_text_that_does_not_reach_the_target_is_no_influence(ruleset: str) -> None:
    """aqua-02 is PROTECTED, hoax-08 shows 3: khind-01 reaches hoax-08 only."""
    game = answering(ruleset, ["aqua-02", "hoax-08"], "khind-01")
    game.when("choose aqua-02", "play khind-01")
    assert game.asked() == "you"


@pytest.mark.parametrize(
    ("ruleset", "asked"), [("kosmos", "me"), ("ansmann", "you"), ("legends", "me"), ("traces", "you")]
)
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_the_targets_of_several_texts_are_fixed_at_the_announcement(ruleset: str, asked: str) -> None:
    """Both doublings on vulca-05: 2 + 4 * 5; khind-01 blanks the 5."""
    game = attacked(ruleset, ["mimix-22", "vulca-05", "vulca-21"], "khind-01", 22)
    assert (game.asked(), game.power("me")) == (asked, 2), "not 8: nothing is worked out anew"
    if asked == "me":
        game.when("choose mimix-22", "choose mimix-22")
        assert (game.asked(), game.power("me")) == ("you", 8), "moved by my own choice, one by one"


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_a_change_of_element_alone_moves_no_target(ruleset: str) -> None:
    """Both texts on mimix-22 (2 fire, 1 earth) beside vulca-11 (1 fire, 4 earth); then it is earth."""
    game = attacked(ruleset, ["mimix-22", "vulca-11", "pillar-21"], "mutant-107", 9)
    assert game.state.element == 0
    assert game.power("me") == 2 * 1 + 4, "not 1 + 2 * 4"
    assert not plays(game, "choose")


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_a_card_beside_the_target_may_lose_its_value(ruleset: str) -> None:
    """pillar-26 and buka-26 on buka-19: 10 + 3; khind-01 takes the 3 of buka-15, not the target's 2."""
    game = attacked(ruleset, ["buka-15", "buka-19", "pillar-26"], "khind-01", 13)
    assert (game.asked(), game.power("me")) == ("you", 10)


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_when_one_of_two_texts_goes_away_nobody_re_targets_the_other(ruleset: str) -> None:
    """pillar-24 raises mimix-22 to 6, doubled 12; without the potion the doubling stays on mimix-22."""
    game = attacked(ruleset, ["mimix-22", "vulca-05", "pillar-24"], "vulca-14", 12 + 5)
    game.when("choose pillar-24")
    assert (game.asked(), game.power("me")) == ("you", 4 + 5)


@every_ruleset
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_a_discarded_target_frees_exactly_the_texts_that_were_on_it(ruleset: str) -> None:
    """Both doublings lie on vulca-05; flit-06 discards it, and each text finds a new one, as I like."""
    game = attacked(ruleset, ["mimix-22", "vulca-05", "mimix-24", "vulca-21"], "flit-06", 2 + 20 + 1)
    game.when("choose vulca-05")
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "mimix-24"])


@every_ruleset
@pytest.mark.rule("BM-14.6", "OQ-54")
def test_among_ways_with_the_same_maximum_the_owner_chooses(ruleset: str) -> None:
    """hoax-25 speaks of earth: in a fire fight it ties everywhere; buka-26 belongs on mimix-22."""
    game = announcing(ruleset, ["mimix-22", "vulca-11"], "vulca-01", support=("buka-26", "hoax-25"))
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-11"])
    game.when("choose mimix-22")
    assert announced(game, "me") == [4 + 1]
    assert game.power("me", "earth") == 2 * 1 + 4


@pytest.mark.rule("BM-14.6", "OQ-54")
def test_where_nobody_is_asked_the_other_element_decides_then_the_first() -> None:
    game = announcing("traces", ["mimix-22", "vulca-11"], "vulca-01", support=("buka-26", "hoax-25"))
    assert announced(game, "me") == [2 * 2 + 1]
    assert game.power("me", "earth") == 1 + 2 * 4


@every_ruleset
@pytest.mark.rule("BM-14.6", "BM-14.4")
def test_a_power_that_rises_anyway_makes_every_target_a_tie(ruleset: str) -> None:
    """aqua-19 raises the power in fire to 7, more than the doublings come to; in earth they still differ."""
    game = announcing(
        ruleset, ["mimix-22", "vulca-11", "aqua-19", "pillar-21", "vulca-22"], "vulca-01", support=()
    )
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-11"]), "a tie in fire"
    game.when("choose mimix-22")
    answer_all(game)
    assert announced(game, "me") == [7]


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23")
def test_a_target_is_chosen_and_fixed_also_while_it_makes_no_difference(ruleset: str) -> None:
    """Your khind-01 blanks both my 5 and my 3; when it goes inactive the doubling lies where I laid it."""
    three = fixture_card("fx-three", Kind.CHARACTER, 3, 3)
    game = answering(ruleset, ["vulca-05", three], "vulca-01", you={"active": ["khind-01"]})
    assert (game.asked(), plays(game, "choose")) == ("me", ["fx-three", "vulca-05"]), "0 or 0"
    game.when("choose fx-three", "play vulca-01")
    assert (game.asked(), game.power("me")) == ("you", 6 + 5)


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("RS-23", "BM-14.7")
def test_a_target_discarded_after_the_announcement_is_chosen_at_once(ruleset: str) -> None:
    """An interference answers the announcement; the text finds its new card before the turn goes on."""
    game = announcing(
        ruleset, ["mimix-22", "vulca-05", "mimix-24"], AWAY_WITH_IT, you={"hand": [AWAY_WITH_IT, "vulca-01"]}
    )
    game.when("choose vulca-05", "play fx-away")
    while game.asked() == "you" and game.may("choose vulca-05"):
        game.when("choose vulca-05")
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "mimix-24"])
    assert game.phase() == "after_power"


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23")
def test_cards_that_do_not_differ_are_no_question(ruleset: str) -> None:
    """Two fixture characters with the same values and icons: the text lies on one of them, unasked."""
    twins = [fixture_card(f"fx-twin-{n}", Kind.CHARACTER, 3, 2) for n in (1, 2)]
    game = announcing(ruleset, twins, "flit-06")
    assert announced(game, "me") == [9]
    walk(game, "fight", "play flit-06", "choose fx-twin-1")
    assert (game.asked(), game.power("me")) == ("you", 6), "the twin that is left"


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23")
def test_two_texts_of_one_card_have_a_target_each(ruleset: str) -> None:
    """A pack's card: it doubles one character and raises one booster to 5, two texts with a target each."""
    game = announcing(
        ruleset, ["mimix-22", "vulca-05", "vulca-18", "hoax-19"], "khind-02", support=(DOUBLE_ACT,)
    )
    values = 2 + 10 + 5 + 3
    answer_all(game)
    assert announced(game, "me") == [values]
    assert game.asked() == "you"


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23", "BM-3.7")
def test_a_support_can_be_a_target_too_and_stays_one(ruleset: str) -> None:
    game = announcing(
        ruleset,
        ["mimix-22"],
        "vulca-01",
        support=(OMNI_DOUBLER, "hoax-21", "hoax-20"),
        you={"hand": ["vulca-01", "hoax-22", "vulca-18"]},
    )
    game.when("choose hoax-21")
    assert game.power("me") == 2 + 4 + 3
    walk(game, "fight", "play vulca-01")
    assert (game.asked(), game.power("me")) == ("you", 2 + 4 + 3)


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("RS-23", "BM-13.7")
def test_a_text_that_works_again_gets_its_target_anew(ruleset: str) -> None:
    """Your flit-09 silences my booster; when it goes inactive I choose what vulca-21 doubles."""
    game = answering(
        ruleset,
        ["mimix-22", "vulca-05", "vulca-21"],
        "hoax-05",
        support=(),
        you={"active": ["flit-09"]},
        older="you",
    )
    assert (game.asked(), game.power("me")) == ("you", 2 + 5)
    game.when("play hoax-05")
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-05"])
    assert game.when("choose vulca-05").power("me") == 2 + 10


@pytest.mark.rule("RS-23", "OQ-54", "BM-6.18", "OQ-68")
def test_in_legends_several_texts_become_maximal_for_the_element_announced() -> None:
    """buka-26 lies on mimix-22 by choice; a second text comes, and the announcement applies both anew."""
    game = given(
        me=side(hand=["mimix-22", "mimix-24", "pillar-24"], support=["buka-26"], rest=["hoax-01"]),
        you=side(hand=["vulca-01"]),
        element="fire",
        phase="character",
        ruleset="legends",
    )
    game.when("play mimix-22", "play mimix-24", "choose mimix-24")
    assert game.power("me") == 2 + 2
    walk(game, "play pillar-24")
    end_turn(game)
    assert announced(game, "me") == [2 + 12]
