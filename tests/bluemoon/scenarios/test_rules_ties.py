"""BM-14.6: where several assignments tie the owner chooses at the announcement, and the choice is fixed."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import CHARACTERS, Double, Elements, Icon, Kind, Scope
from moondrake.testing.bluemoon import given, side
from tests.bluemoon.scenarios.helpers import announced, every_ruleset, fixture_card, plays, says, walk
from tests.bluemoon.scenarios.targets import CHOOSE_AGAIN, again, announcing, answering


@pytest.mark.parametrize(("ruleset", "asked"), [("kosmos", "me"), ("ansmann", "you")])
@pytest.mark.parametrize(("target", "after"), [("vulca-01", 12), ("vulca-03", 6)])
@pytest.mark.rule("BM-14.6", "BM-14.7", "RS-23", "OQ-54")
def test_a_tie_in_both_elements_is_chosen_at_the_announcement(
    ruleset: str, asked: str, target: str, after: int
) -> None:
    """vulca-01 (7 fire) and vulca-03 (6): pillar-24 raises neither above 6. khind-01 then takes the 7: with
    the potion on it that is a 6 beside the other 6."""
    game = announcing(ruleset, ["vulca-01", "vulca-03", "pillar-24"], "khind-01", support=())
    assert (game.asked(), plays(game, "choose")) == ("me", ["vulca-01", "vulca-03"])
    game.when(f"choose {target}")
    assert announced(game, "me") == [13]
    walk(game, "fight", "play khind-01")
    assert game.power("me") == after
    is_hit = target == "vulca-01"
    assert game.asked() == (asked if is_hit else "you"), "only a target that was reached may be left"
    if is_hit and asked == "me":
        assert game.when("choose vulca-03").power("me") == 6


@pytest.mark.parametrize(("target", "after"), [("vulca-01", 12), ("vulca-03", 6)])
@pytest.mark.rule("BM-14.6", "RS-23")
def test_in_legends_a_tie_is_chosen_when_the_text_is_played(target: str, after: int) -> None:
    game = given(
        me=side(hand=["pillar-24", "mimix-03"], active=["vulca-01", "vulca-03"]),
        you=side(hand=["khind-01", "hoax-20"]),
        element="fire",
        phase="boost",
        ruleset="legends",
    )
    game.when("play pillar-24")
    assert (game.asked(), plays(game, "choose")) == ("me", ["vulca-01", "vulca-03"])
    game.when(f"choose {target}")
    walk(game, "fight", "play khind-01")
    assert game.power("me") == after


@pytest.mark.rule("BM-14.6")
def test_in_traces_a_full_tie_is_fixed_on_the_first() -> None:
    game = announcing("traces", ["vulca-01", "vulca-03", "pillar-24"], "khind-01", support=())
    assert game.asked() == "you", "nobody was asked"
    walk(game, "fight", "play khind-01")
    assert (game.asked(), game.power("me")) == ("you", 12)


@every_ruleset
@pytest.mark.rule("BM-14.6")
def test_a_doubling_of_printed_zeros_asks_nobody(ruleset: str) -> None:
    """buka-26 doubles fire; aqua-13 and terrah-01 have none printed, so nothing will ever come of it."""
    game = announcing(ruleset, ["aqua-13", "terrah-01"], "khind-01", element="earth")
    assert (game.asked(), announced(game, "me")) == ("you", [9])


@every_ruleset
@pytest.mark.rule("BM-14.6")
def test_a_doubled_zero_beside_a_raising_text_is_a_choice(ruleset: str) -> None:
    """pillar-24 makes 6 of one of the zeros, and buka-26 belongs there: only which of the two is open."""
    game = announcing(ruleset, ["aqua-13", "terrah-01", "pillar-24"], "khind-01")
    assert (game.asked(), plays(game, "choose")) == ("me", ["aqua-13", "terrah-01"])
    game.when("choose terrah-01")
    assert (game.asked(), announced(game, "me")) == ("you", [12]), "the second follows from the first"


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("BM-14.5", "BM-14.6")
def test_the_higher_of_two_equal_numbers_asks_nobody(ruleset: str) -> None:
    """pillar-23 raises to the higher printed value; khind-19 and khind-01 have the same twice."""
    game = announcing(ruleset, ["khind-19", "khind-01", "pillar-23"], "vulca-10", support=())
    assert (game.asked(), announced(game, "me")) == ("you", [4])


@every_ruleset
@pytest.mark.rule("BM-14.6", "BM-14.4")
def test_what_a_power_that_rises_swallows_is_still_chosen(ruleset: str) -> None:
    """vulca-20 raises the power to 6, wherever buka-26 doubles 1 or 2 fire; ways that tie are the owner's."""
    active = ["vulca-11", "khind-19", "vulca-20"]
    game = announcing(ruleset, active, "hoax-02")
    assert (game.asked(), plays(game, "choose")) == ("me", ["khind-19", "vulca-11"])
    game.when("choose vulca-11")
    assert announced(game, "me") == [6]


@every_ruleset
@pytest.mark.rule("BM-14.6", "OQ-54")
def test_three_texts_that_tie_are_chosen_one_by_one(ruleset: str) -> None:
    """vulca-01 (7) and vulca-03 (6) under pillar-24, and buka-26 and pillar-21, which belong on the 7."""
    active = ["vulca-01", "vulca-03", "pillar-24", "pillar-21"]
    game = announcing(ruleset, active, "khind-01")
    assert plays(game, "choose") == ["vulca-01", "vulca-03"]
    game.when("choose vulca-03")
    assert (game.asked(), announced(game, "me")) == ("you", [28 + 6])
    walk(game, "fight", "play khind-01")
    assert game.power("me") == 6, "both doublings stay on the blanked 7"


@every_ruleset
@pytest.mark.rule("BM-14.6", "OQ-54")
def test_with_the_potion_on_the_blanked_card_its_doublings_count(ruleset: str) -> None:
    active = ["vulca-01", "vulca-03", "pillar-24", "pillar-21"]
    game = announcing(ruleset, active, "khind-01")
    game.when("choose vulca-01")
    walk(game, "fight", "play khind-01")
    assert game.power("me") == 6 * 4 + 6


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("BM-14.6", "RS-23")
def test_a_single_text_with_equal_targets_is_chosen_too(ruleset: str) -> None:
    """khind-12 and khind-15, 3 fire and 1 earth both, in different gangs: buka-26 doubles either 3."""
    game = announcing(ruleset, ["khind-12", "khind-15"], "vulca-10")
    assert (game.asked(), plays(game, "choose")) == ("me", ["khind-12", "khind-15"])
    game.when("choose khind-15")
    assert announced(game, "me") == [9]


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23", "BM-3.9")
def test_a_discarded_target_among_equals_is_chosen_again(ruleset: str) -> None:
    """Three equal cards; flit-06 takes the doubled one, and two are left to choose between."""
    game = answering(ruleset, ["khind-12", "khind-15", "hoax-08"], "flit-06")
    game.when("choose khind-12", "play flit-06", "choose khind-12")
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-08", "khind-15"])
    assert game.when("choose khind-15").power("me") == 6 + 3


@again
@pytest.mark.rule("RS-23", "OQ-54", "BM-13.3")
def test_a_second_opposing_text_of_the_same_kind_is_an_influence_too(ruleset: str, asked: str) -> None:
    """hoax-05's icon was ignored by your terrah-26 when I chose it; hoax-16 ignores it once more."""
    game = answering(ruleset, ["hoax-05", "vulca-06"], "hoax-16", you={"support": ["terrah-26"]})
    game.when("choose hoax-05", "play hoax-16")
    assert (plays(game, "choose") == ["hoax-05", "vulca-06"]) is (asked == "me")


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "BM-11.1")
def test_a_text_that_takes_the_place_of_another_is_a_new_influence(ruleset: str) -> None:
    """flit-12 ignores mimix-22; flit-13 comes in its place and ignores it for its icon."""
    game = answering(ruleset, ["mimix-22", "flit-02"], "flit-13", you={"active": ["flit-12"]}, older="you")
    game.when("choose mimix-22", "play flit-13")
    assert (game.asked(), plays(game, "choose")) == ("me", ["flit-02", "mimix-22"])


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "BM-10.10")
def test_a_second_text_that_does_not_reach_the_target_moves_nothing(ruleset: str) -> None:
    """terrah-26 ignored hoax-05's icon already; khind-04 speaks of boosters and supports."""
    game = answering(ruleset, ["hoax-05", "vulca-06"], "khind-04", you={"support": ["terrah-26"]})
    game.when("choose hoax-05", "play khind-04")
    assert game.asked() == "you"


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("BM-14.6", "BM-3.9")
def test_between_cards_that_no_text_tells_apart_nobody_is_asked(ruleset: str) -> None:
    """hoax-03 and terrah-08: 4 fire, 1 earth, nothing else; who discards the doubled one frees the text."""
    game = announcing(ruleset, ["hoax-03", "terrah-08"], "flit-06")
    assert (game.asked(), announced(game, "me")) == ("you", [12])
    walk(game, "fight", "play flit-06", "choose hoax-03")
    assert game.power("me") == 8


@every_ruleset
@pytest.mark.rule("BM-14.6")
def test_alike_cards_of_which_one_is_raised_are_told_apart(ruleset: str) -> None:
    """Two alike cards of 7 fire: which of them pillar-24 lies on tells nothing, so buka-26's card is asked
    for once the two differ by the potion."""
    twins = [fixture_card(f"fx-twin-{n}", Kind.CHARACTER, 7, 2) for n in (1, 2)]
    game = announcing(ruleset, [*twins, "pillar-24"], "khind-01")
    assert (game.asked(), plays(game, "choose")) == ("me", ["fx-twin-1", "fx-twin-2"])
    game.when("choose fx-twin-2")
    assert announced(game, "me") == [21]


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23")
def test_while_all_targets_are_ignored_nobody_is_asked_yet(ruleset: str) -> None:
    """Ansmann 3.3.6: only when Hacker Hank goes inactive must you decide what is doubled."""
    game = answering(
        ruleset,
        ["vulca-03", "hoax-09"],
        "vulca-01",
        support=("hoax-25",),
        you={"active": ["flit-12"]},
        element="earth",
        older="you",
    )
    assert (game.asked(), game.power("me")) == ("you", 0)
    game.when("play vulca-01")
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-09", "vulca-03"])


@every_ruleset
@pytest.mark.parametrize(("kind", "place"), [(Kind.HYLA, "lasting"), (Kind.LEADERSHIP, "leading")])
@pytest.mark.rule("BM-14.6", "BM-3.7")
def test_a_text_about_one_card_is_the_owner_s_choice_on_every_kind_of_card(
    ruleset: str, kind: Kind, place: str
) -> None:
    doubling = fixture_card(
        "fx-doubling", kind, text=says(Double(Scope(CHARACTERS, one=True), Elements.FIRE))
    )
    where: dict[str, Any] = {place: [doubling]}
    game = given(
        me=side(active=["vulca-03", "hoax-04"], **where),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-04", "vulca-03"])
    game.when("choose hoax-04")
    assert announced(game, "me") == [6 + 8]


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.parametrize(("icons", "asked"), [(Icon.PROTECTED, "you"), (Icon(0), "me")])
@pytest.mark.rule("RS-23", "BM-14.6", "BM-10.10")
def test_a_protected_target_is_reached_by_no_text_and_nobody_chooses_again(
    ruleset: str, icons: Icon, asked: str
) -> None:
    """khind-02 takes even numbers from characters, but not from one that is PROTECTED."""
    guarded = fixture_card("fx-guarded", Kind.CHARACTER, fire=8, earth=2, icons=icons)
    game = announcing(ruleset, [guarded, "vulca-05"], "khind-02")
    while game.asked() == "me":
        game.when(game.legal()[0])
    walk(game, "fight", "play khind-02")
    assert game.asked() == asked
