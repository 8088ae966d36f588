"""RS-23 and BM-14.6 with other cards: values of the other element, three texts, texts without a choice."""

import pytest

from moondrake.bluemoon.effects import CHARACTERS, BlankPrinted, Effect, Icon, IgnoreCards, Kind
from moondrake.testing.bluemoon import Scenario
from tests.bluemoon.scenarios.helpers import announced, every_ruleset, fixture_card, plays, says, walk
from tests.bluemoon.scenarios.targets import CHOOSE_AGAIN, again, announcing, answering, attacked, every_game


@again
@pytest.mark.rule("RS-23", "OQ-54")
def test_in_an_earth_fight_a_blanked_target_is_chosen_again(ruleset: str, asked: str) -> None:
    """hoax-25 on terrah-10 (4 earth) beside hoax-07 (3): 8 + 3; khind-02 takes the 4."""
    game = answering(
        ruleset, ["terrah-10", "hoax-07"], "khind-02", support=("hoax-25",), element="earth"
    ).when("choose terrah-10")
    assert game.power("me") == 11
    game.when("play khind-02")
    assert (game.asked(), game.power("me")) == (asked, 3)
    if asked == "me":
        assert plays(game, "choose") == ["hoax-07", "terrah-10"]
        assert game.when("choose hoax-07").power("me") == 6


@again
@pytest.mark.rule("RS-23", "OQ-54", "BM-14.2")
def test_the_printed_value_of_the_other_element_is_part_of_the_target(ruleset: str, asked: str) -> None:
    """Earth: pillar-23 raises pillar-10 (4 fire, 0 earth) to 4; khind-02 takes that 4, and vulca-12's 2."""
    game = answering(
        ruleset, ["pillar-10", "vulca-12", "pillar-23"], "khind-02", support=(), element="earth"
    ).when("choose pillar-10")
    assert game.power("me") == 4 + 2
    game.when("play khind-02")
    assert (game.asked(), game.power("me")) == (asked, 0)
    if asked == "me":
        assert game.when("choose vulca-12").power("me") == 3, "its 3 fire is odd and stays"


@again
@pytest.mark.rule("RS-23", "OQ-54")
def test_a_value_blanked_in_the_element_not_fought_in_is_an_influence_too(ruleset: str, asked: str) -> None:
    """buka-26 on vulca-11 (1 fire, 4 earth): khind-02 takes the 4 earth; the power stays 2 + 3."""
    game = answering(ruleset, ["vulca-11", "hoax-08"], "khind-02").when("choose vulca-11")
    game.when("play khind-02")
    assert (game.asked(), game.power("me")) == (asked, 2 + 3)
    if asked == "me":
        assert game.when("choose hoax-08").power("me") == 1 + 6


@again
@pytest.mark.rule("RS-23", "OQ-54", "BM-13.3")
def test_a_support_that_ignores_the_targets_icon_influences_it(ruleset: str, asked: str) -> None:
    """terrah-26 comes in the booster/support phase and takes hoax-05's RETRIEVE."""
    game = answering(
        ruleset, ["hoax-05", "vulca-06"], "terrah-26", you={"active": ["vulca-01", "vulca-03"]}, phase="boost"
    )
    game.when("choose hoax-05", "play terrah-26")
    assert (plays(game, "choose") == ["hoax-05", "vulca-06"]) is (asked == "me")
    assert game.power("me") == 6 + 4


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "OQ-54")
def test_icons_of_the_card_beside_the_target_do_not_matter(ruleset: str) -> None:
    game = answering(
        ruleset, ["hoax-05", "vulca-06"], "terrah-26", you={"active": ["vulca-01"]}, phase="boost"
    )
    game.when("choose vulca-06", "play terrah-26")
    assert game.asked() == "you"


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "RS-9", "BM-10.10")
def test_mekarthas_does_not_reach_a_protected_target_here(ruleset: str) -> None:
    """hoax-16 ignores icons; only in ansmann does it reach a PROTECTED card."""
    game = answering(ruleset, ["aqua-05", "hoax-08"], "hoax-16").when("choose aqua-05")
    game.when("play hoax-16")
    assert (game.asked(), game.power("me")) == ("you", 8 + 3)


@every_ruleset
@pytest.mark.parametrize(("target", "power"), [("mimix-22", 4 + 5), ("vulca-05", 2 + 10)])
@pytest.mark.rule("RS-23", "BM-13.7")
def test_an_influence_that_goes_away_is_no_reason_to_choose_again(
    ruleset: str, target: str, power: int
) -> None:
    """Your khind-02 blanked mimix-22 when I chose; your next character pushes it together."""
    game = answering(ruleset, ["mimix-22", "vulca-05"], "vulca-10", you={"active": ["khind-02"]})
    game.when(f"choose {target}", "play vulca-10")
    assert (game.asked(), game.power("me")) == ("you", power)


@pytest.mark.parametrize(("ruleset", "asked"), [("kosmos", "me"), ("ansmann", "me"), ("legends", "you")])
@pytest.mark.rule("RS-23", "BM-13.7")
def test_a_target_no_longer_ignored_is_chosen_again_but_not_in_legends(ruleset: str, asked: str) -> None:
    """I doubled mimix-22 though flit-12 ignored it; then flit-12 goes inactive, which by Ansmann 3.3.6 "has
    influenced" the target, so kosmos asks, too; legends wants a text that comes."""
    game = answering(ruleset, ["mimix-22", "flit-02"], "vulca-10", you={"active": ["flit-12"]}, older="you")
    game.when("choose mimix-22")
    assert game.power("me") == 4
    game.when("play vulca-10")
    assert (game.asked(), game.power("me")) == (asked, 4 + 4)
    if asked == "me":
        assert game.when("choose flit-02").power("me") == 2 + 8


@every_ruleset
@pytest.mark.rule("RS-23", "BM-13.7")
def test_a_card_beside_the_target_no_longer_ignored_changes_nothing(ruleset: str) -> None:
    game = answering(ruleset, ["mimix-22", "flit-02"], "vulca-10", you={"active": ["flit-12"]}, older="you")
    game.when("choose flit-02", "play vulca-10")
    assert (game.asked(), game.power("me")) == ("you", 2 + 8)


@every_ruleset
@pytest.mark.rule("RS-23", "BM-16.18")
def test_top_dog_takes_the_target_and_the_text_finds_another(ruleset: str) -> None:
    """khind-06 may discard mimix-22, the one card with an icon."""
    game = answering(ruleset, ["mimix-22", "vulca-05", "hoax-08"], "khind-06").when("choose mimix-22")
    walk(game, "play khind-06", "use khind-06", "choose mimix-22")
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-08", "vulca-05"])
    assert game.when("choose hoax-08").power("me") == 5 + 6


@every_game
@pytest.mark.rule("BM-14.6", "BM-14.4a", "OQ-54", "RS-23")
def test_three_texts_on_one_card_stay_there(ruleset: str) -> None:
    """vulca-06 (4 fire, 3 earth) rises to 7 by pillar-22, doubled twice; khind-02 takes its 4: 3 * 4 + 5."""
    active = ["vulca-06", "hoax-01", "pillar-22", "vulca-21"]
    game = attacked(ruleset, active, "khind-02", 28 + 5)
    assert game.power("me") == 12 + 5, "not 6 * 4"
    if ruleset not in CHOOSE_AGAIN:
        assert game.asked() == "you"
        return
    for _ in range(3):
        assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-01", "vulca-06"])
        game.when("choose hoax-01")
    assert (game.asked(), game.power("me")) == ("you", 24)


@pytest.mark.parametrize("ruleset", CHOOSE_AGAIN)
@pytest.mark.rule("RS-23", "OQ-54")
def test_of_three_texts_each_is_moved_or_left_by_itself(ruleset: str) -> None:
    """The potion and one doubling move, one doubling stays: hoax-01 rises to 6, doubled; vulca-06 has 0."""
    active = ["vulca-06", "hoax-01", "pillar-22", "vulca-21"]
    game = attacked(ruleset, active, "khind-02", 28 + 5)
    seen = set()
    for picks in ((0, 0, 1), (0, 1, 0), (1, 0, 0)):
        other = Scenario(game.state.copy())
        for pick in picks:
            other.when(f"choose {('hoax-01', 'vulca-06')[pick]}")
        seen.add(other.power("me"))
    assert seen == {12, 20 + 3}, "without a doubling 12; without the potion 5 * 4 beside the 3 of vulca-06"


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23", "BM-9.3")
def test_earth_turned_to_fire_moves_no_doubling(ruleset: str) -> None:
    """Both on vulca-11 (4 earth, 1 fire): 16 + 1; mutant-106 turns to fire: pillar-21 still doubles its 1."""
    game = attacked(
        ruleset,
        ["vulca-11", "hoax-01", "vulca-22", "pillar-21"],
        "mutant-106",
        17,
        support=(),
        element="earth",
    )
    assert (game.power("me"), plays(game, "choose")) == (2 + 5, [])


@again
@pytest.mark.rule("BM-14.6", "OQ-54")
def test_a_text_without_a_choice_makes_several_texts(ruleset: str, asked: str) -> None:
    """khind-14 doubles all characters, so buka-26 must lie on hoax-03: 4 * 4 + 2 * 3."""
    game = attacked(ruleset, ["khind-14", "hoax-03", "hoax-08"], "khind-02", 16 + 6)
    assert (game.asked(), game.power("me")) == (asked, 6)
    if asked == "me":
        assert game.when("choose hoax-08").power("me") == 12


@every_ruleset
@pytest.mark.rule("BM-14.6")
def test_a_text_about_supports_is_one_of_several_texts(ruleset: str) -> None:
    """hoax-12 doubles hoax-23; 000 speaks of several texts that influence values, not of one card's."""
    game = attacked(ruleset, ["hoax-12", "vulca-05"], "vulca-10", 2 + 10 + 4, support=("buka-26", "hoax-23"))
    assert (game.asked(), game.power("me")) == ("you", 16)


@every_ruleset
@pytest.mark.parametrize(("choice", "earth"), [("hoax-01", 0 + 5), ("vulca-01", 5 + 1)])
@pytest.mark.rule("BM-14.6", "BM-14.5")
def test_a_potion_that_raises_nothing_in_this_element_is_a_tie(ruleset: str, choice: str, earth: int) -> None:
    """vulca-01 has 7, hoax-01 5: pillar-26 raises neither; buka-26 belongs on the 7."""
    game = announcing(ruleset, ["vulca-01", "hoax-01", "pillar-26"], "hoax-02")
    assert plays(game, "choose") == ["hoax-01", "vulca-01"]
    game.when(f"choose {choice}")
    assert announced(game, "me") == [14 + 5]
    assert game.power("me", "earth") == earth


@pytest.mark.rule("BM-14.6")
def test_in_traces_a_tie_goes_to_the_higher_power_in_the_other_element() -> None:
    game = attacked("traces", ["vulca-01", "hoax-01", "pillar-26"], "hoax-02", 19)
    assert game.power("me", "earth") == 6


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_a_doubling_stays_on_an_empty_card_when_its_potion_is_discarded(ruleset: str) -> None:
    """pillar-25 raises hoax-04 (0 earth) to 6, vulca-22 doubles that; vulca-14 discards the potion."""
    active = ["hoax-04", "terrah-05", "pillar-25", "vulca-22"]
    game = attacked(ruleset, active, "vulca-14", 12 + 5, support=(), element="earth")
    game.when("choose pillar-25")
    assert (game.asked(), game.power("me")) == ("you", 5), "not 10"


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23")
def test_two_texts_on_two_cards_and_only_the_freed_one_is_chosen_again(ruleset: str) -> None:
    """buka-26 on vulca-01 (14), pillar-24 on mimix-24 (6); flit-06 discards mimix-24."""
    active = ["vulca-01", "mimix-24", "hoax-08", "pillar-24"]
    game = attacked(ruleset, active, "flit-06", 14 + 6 + 3)
    game.when("choose mimix-24")
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-08", "vulca-01"])
    game.when("choose hoax-08")
    assert (game.asked(), game.power("me")) == ("you", 14 + 6)


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "BM-13.7")
def test_a_stronger_card_no_longer_ignored_draws_no_text_to_itself(ruleset: str) -> None:
    """flit-12 ignored vulca-01 at my announcement: both doublings on flit-02 (16); then the 7 comes back."""
    active = ["flit-02", "vulca-01", "pillar-21"]
    game = attacked(ruleset, active, "vulca-10", 16, you={"active": ["flit-12"]})
    assert (game.asked(), game.power("me")) == ("you", 16 + 7), "not 4 + 28"


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23", "BM-13.7")
def test_a_support_no_longer_ignored_gets_its_own_target_and_moves_no_other(ruleset: str) -> None:
    """Your flit-08 ignored buka-26, so pillar-24 was free: on mimix-22; then buka-26 works."""
    game = announcing(
        ruleset, ["mimix-22", "vulca-05", "pillar-24"], "vulca-10", you={"active": ["flit-08"]}, older="you"
    )
    game.when("choose mimix-22")
    assert announced(game, "me") == [6 + 5]
    walk(game, "fight", "play vulca-10")
    assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-05"])
    assert game.when("choose vulca-05").power("me") == 6 + 10


@again
@pytest.mark.rule("RS-23", "OQ-54", "BM-10.27")
def test_each_member_of_a_gang_that_reaches_the_target_is_an_influence(ruleset: str, asked: str) -> None:
    """khind-02 takes the 4 of vulca-06, khind-01 then the 5 of hoax-01."""
    game = answering(
        ruleset, ["vulca-06", "hoax-01"], "khind-02", you={"hand": ["khind-02", "khind-01", "hoax-20"]}
    )
    game.when("choose vulca-06", "play khind-02")
    assert (game.asked(), game.power("me")) == (asked, 0 + 5)
    if asked == "me":
        game.when("choose hoax-01")
        assert game.power("me") == 10
    game.when("play khind-01")
    assert (game.asked(), game.power("me")) == (asked, 0), "0 and 0: still reached, and one may come back"


@every_game
@pytest.mark.rule("BM-14.6", "OQ-54", "RS-23")
def test_when_one_text_is_ignored_the_other_stays_where_it_is(ruleset: str) -> None:
    """pillar-24 and buka-26 on mimix-24 (12 + 5); flit-09 ignores the booster: 2 + 5, not 1 + 10."""
    game = attacked(ruleset, ["mimix-24", "vulca-05", "pillar-24"], "flit-09", 12 + 5)
    assert (game.asked(), game.power("me")) == ("you", 2 + 5)


@every_ruleset
@pytest.mark.rule("BM-14.6", "RS-23", "BM-13.3")
def test_an_ignored_target_frees_both_texts_in_every_ruleset(ruleset: str) -> None:
    """Both on mimix-22 (12 + 3); flit-13 ignores it for its icon, and each text may move to vulca-12."""
    game = attacked(ruleset, ["mimix-22", "vulca-12", "pillar-24"], "flit-13", 12 + 3)
    assert game.power("me") == 3
    for _ in range(2):
        assert (game.asked(), plays(game, "choose")) == ("me", ["mimix-22", "vulca-12"])
        game.when("choose vulca-12")
    assert (game.asked(), game.power("me")) == ("you", 12)


@every_game
@pytest.mark.parametrize("effect", [BlankPrinted(CHARACTERS, odd=True), IgnoreCards(CHARACTERS)])
@pytest.mark.rule("RS-23", "BM-10.35", "BM-10.36")
def test_a_text_that_lies_face_down_reaches_no_target(ruleset: str, effect: Effect) -> None:
    """khind-01 takes the 7 of vulca-01, on which pillar-24 stays. A bluff that could take it too has no text:
    nobody is asked anew, which would tell what it is."""
    enough = fixture_card("fx-enough", Kind.SUPPORT, 9, 9)
    hidden = fixture_card("fx-hidden", Kind.CHARACTER, 2, 2, Icon.BLUFF_PLAIN, text=says(effect))
    game = answering(
        ruleset,
        ["vulca-01", "vulca-03", "pillar-24"],
        "khind-01",
        support=(),
        you={"hand": ["khind-01", hidden, "hoax-20"], "support": [enough]},
    )
    if game.asked() == "me":
        game.when("choose vulca-01")
    game.when("play khind-01")
    if game.asked() == "me":
        game.when("choose vulca-01")
    assert game.power("me") == 12
    game.when("bluff fx-hidden")
    assert (plays(game, "choose"), game.power("me")) == ([], 12)
