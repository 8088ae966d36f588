"""Decisions on open questions: the beginning of the game, Hyla, vows, ships, lent symbols, crystals."""

from random import Random

import pytest

from moondrake.bluemoon.cards import BY_KEY, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Kind, PreventDragon, When
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup, closed_lists
from moondrake.table import CHANCE
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, plays, says, walk

WHO_ARE_YOU = fixture_card("fx-fuer-wen", Kind.INTERFERENCE, text=says(PreventDragon(), When.YOU_GAIN))


@every_ruleset
@pytest.mark.parametrize("lists", ["open", "closed"])
@pytest.mark.rule("BM-4.2", "BM-9.19")
def test_an_inquisitors_dragon_moves_before_anybody_draws(ruleset: str, lists: str) -> None:
    """The opponent's deck holds nothing but answers to a dragon; nobody is asked about it."""
    leader, cards = ready_made("hoax")
    armed = Deck("armed", leader, cards, BY_KEY["inq-donnerfaust"])
    answers = tuple(
        fixture_card(f"fx-answer-{number}", Kind.INTERFERENCE, text=says(PreventDragon(), When.YOU_GAIN))
        for number in range(30)
    )
    setup = Setup((armed, Deck("answers", leader, answers)), parse_ruleset(ruleset), start=0)
    if lists == "closed":
        setup = closed_lists(setup, Random(1), answers)
    state = new_game(setup)
    assert state.dragons == 1
    assert [state.sides[seat].hand for seat in (0, 1)] == [0, 0]
    assert state.seat_to_act() == CHANCE


@pytest.mark.parametrize(("ruleset", "may"), [("kosmos", False), ("ansmann", False), ("legends", True)])
@pytest.mark.rule("RS-17", "BM-16.9")
def test_an_own_hyla_stops_buka_23_except_in_the_shared_zone_of_legends(ruleset: str, may: bool) -> None:
    game = given(
        me=side(hand=["buka-23", "hoax-01"], lasting=["hyla-draw"]),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play buka-23") is may


@every_ruleset
@pytest.mark.rule("RS-17", "BM-9.13")
def test_a_ship_stops_buka_23_in_every_ruleset_and_a_landed_one_does_not(ruleset: str) -> None:
    at_sea = given(
        me=side(hand=["buka-23"], ships={"buka-30": []}),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    assert not at_sea.may("fight")
    landed = given(
        me=side(ships={"buka-30": ["buka-23"]}),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )
    walk(landed, "land buka-30", "fight", "play buka-23")
    assert landed.state.element == 0


@every_ruleset
@pytest.mark.rule("RS-17")
def test_an_opposing_hyla_never_stops_buka_23(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-23"]),
        you=side(active=["vulca-10"], lasting=["hyla-draw"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play buka-23")


def grom_grom(ruleset: str, rival: list[str]) -> Scenario:
    return given(
        me=side(hand=["tutu-4", "mimix-22", "hoax-20"]),
        you=side(hand=["hoax-01"], active=["vulca-10"], support=rival),
        element="fire",
        phase="character",
        older="you",
        ruleset=ruleset,
    ).when("play tutu-4")


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-13.1")
def test_tutu_4_ignored_when_played_binds_nobody(ruleset: str) -> None:
    """khind-27: your special texts are ignored; a "may not" is no "I must"."""
    assert "mimix-22" in plays(grom_grom(ruleset, ["khind-27"]))
    bound = grom_grom(ruleset, [])
    assert (bound.phase(), plays(bound)) == ("boost", ["hoax-20"]), "otherwise no further character follows"


@every_ruleset
@pytest.mark.rule("OQ-63")
def test_the_vow_of_tutu_4_stays_whatever_is_ignored_later(ruleset: str) -> None:
    game = given(
        me=side(hand=["tutu-4", "mimix-22", "hoax-20"]),
        you=side(hand=["khind-27", "vulca-01", "hoax-21"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    ).when("play tutu-4")
    walk(game, "fight", "play vulca-01", "play khind-27")
    while game.asked() != "me" or not game.may("retreat"):
        game.when(game.legal()[0])
    assert not game.may("fight"), "mimix-22 is a character; the vow was made"


@pytest.mark.rule("OQ-62", "RS-4")
@every_ruleset
def test_the_cap_of_flit_29_lasts_the_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["flit-29", "vulca-10"]),
        you=side(hand=["hoax-20"], active=["hoax-10"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
        dragons=3,
    )
    walk(game, "play flit-29", "retreat")
    assert game.dragons("me") == 2, "one dragon, not two"


@every_ruleset
@pytest.mark.rule("OQ-64", "BM-9.8b")
def test_the_active_player_may_answer_a_crystal_card_of_the_other(ruleset: str) -> None:
    crystal = fixture_card("fx-crystal", Kind.ACHIEVEMENT)
    game = given(
        me=side(hand=["khind-32", "inter-wie-koennt-ihr", "hoax-20"]),
        you=side(hand=[crystal]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play khind-32", "choose fx-crystal")
    assert (game.asked(), plays(game)) == ("me", ["inter-wie-koennt-ihr"])
    game.when("play inter-wie-koennt-ihr")
    assert "fx-crystal" in game.discards("you")


@every_ruleset
@pytest.mark.rule("OQ-65", "BM-9.13", "BM-9.15")
def test_a_landed_ship_is_active_and_taking_the_last_one_back_frees_the_hand(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-28", "vulca-10"], ships={"buka-30": ["buka-01"], "buka-29": []}),
        you=side(active=["hoax-06"]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )
    game.when("land buka-30")
    walk(game, "play vulca-28")
    assert "buka-30" in plays(game, "choose")
    game.when("choose buka-30")
    assert "buka-01" in game.discards("me"), "its cargo is discarded"
    walk(game, "fight")
    assert plays(game) == ["vulca-10"], "no landed ship is left: characters come from hand again"


@every_ruleset
@pytest.mark.rule("OQ-65", "BM-9.13")
def test_another_landed_ship_still_bars_the_hand(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-28", "vulca-10"], ships={"buka-30": ["buka-01"], "buka-29": []}),
        you=side(active=["hoax-06"]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )
    game.when("land buka-30", "land buka-29")
    walk(game, "play vulca-28", "choose buka-29", "fight")
    assert plays(game) == ["buka-01"]


@every_ruleset
@pytest.mark.rule("OQ-66", "BM-16.17", "BM-10.17")
def test_a_lent_replace_is_ignored_like_a_printed_one(ruleset: str) -> None:
    def replaceable(rival: list[str]) -> list[str]:
        game = given(
            me=side(hand=["hoax-01", "hoax-20"], staff=["inq-412"], rest=["hoax-03"]),
            you=side(active=rival),
            element="fire",
            phase="action",
            ruleset=ruleset,
            older="you",
        )
        return plays(game, "replace")

    assert replaceable(["vulca-10"]) == ["hoax-01", "hoax-20"]
    assert replaceable(["hoax-16"]) == []


@every_ruleset
@pytest.mark.parametrize("lender", ["aqua-12", "aqua-13"])
@pytest.mark.rule("OQ-67", "BM-9.11", "BM-16.10")
def test_yin_and_yang_open_no_loading_in_a_first_turn(ruleset: str, lender: str) -> None:
    game = given(
        me=side(hand=[lender, "hoax-20", "vulca-18"], ships={"buka-30": []}),
        you=side(hand=["hoax-01"]),
        phase="character",
        ruleset=ruleset,
    )
    game.when(f"play {lender}")
    assert game.phase() == "boost"
    assert plays(game, "load") == []
    assert plays(game) == ["hoax-20", "vulca-18"], "the gift itself is for a card that is played"


@every_ruleset
@pytest.mark.rule("OQ-67", "BM-9.11", "BM-16.10")
def test_loading_does_not_use_up_the_gift(ruleset: str) -> None:
    game = given(
        me=side(hand=["aqua-12", "hoax-20", "vulca-18", "hoax-21"], ships={"buka-30": []}),
        you=side(hand=["hoax-01"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play aqua-12")
    game.when("load hoax-20")
    assert plays(game) == ["hoax-21", "vulca-18"]


@every_ruleset
@pytest.mark.rule("OQ-67", "BM-10.25")
def test_a_gang_member_laid_out_by_the_gift_does_not_open_its_gang(ruleset: str) -> None:
    game = given(
        me=side(hand=["aqua-12", "khind-10", "khind-11"]),
        you=side(hand=["hoax-01"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play aqua-12", "play khind-10")
    assert not game.may("play khind-11")


@every_ruleset
@pytest.mark.parametrize(
    ("lasting", "offered"),
    [([], ["announce earth", "announce fire"]), (["hyla-fire"], ["announce earth"])],
)
@pytest.mark.rule("OQ-68", "BM-6.19")
def test_an_element_in_which_the_power_is_too_low_is_not_offered(
    ruleset: str, lasting: list[str], offered: list[str]
) -> None:
    game = given(
        me=side(active=["terrah-01"]),
        you=side(hand=["hoax-01"], lasting=lasting),
        phase="announce",
        ruleset=ruleset,
    )
    assert game.legal() == offered


@every_ruleset
@pytest.mark.rule("OQ-68", "BM-17.1")
def test_if_no_element_is_left_to_announce_the_turn_cannot_end_legally(ruleset: str) -> None:
    weak = fixture_card("fx-weak", Kind.CHARACTER, 0, 0)
    strong = fixture_card("fx-strong", Kind.HYLA, 3, 3)
    game = given(
        me=side(active=[weak]),
        you=side(hand=["hoax-01"], lasting=[strong]),
        phase="announce",
        ruleset=ruleset,
    )
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("OQ-23", "BM-10.33")
def test_free_from_the_cards_own_condition_does_not_count_for_a_bluff(ruleset: str) -> None:
    """buka-15 is as if FREE under its condition; as a bluff it lies face down and its text says nothing."""
    game = given(
        me=side(hand=["buka-15", "hoax-20"], active=["vulca-10"]),
        you=side(
            hand=["hoax-01"], active=["vulca-11", "vulca-18", "hoax-19"], support=["hoax-21", "hoax-22"]
        ),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    assert plays(game, "bluff") == ["buka-15"], "the one support of the turn"
    game.when("play hoax-20")
    assert plays(game, "bluff") == []


@every_ruleset
@pytest.mark.rule("BM-10.22", "BM-9.11")
def test_a_card_loaded_in_between_ends_the_chance_for_a_pair(ruleset: str) -> None:
    first = fixture_card("fx-pair-1", Kind.BOOSTER, 1, 1, 64, pair="fx")
    second = fixture_card("fx-pair-2", Kind.BOOSTER, 1, 1, 64, pair="fx")
    permit = "hoax-29"
    game = given(
        me=side(
            hand=[first, second, "hoax-20"], active=["vulca-10"], ships={"buka-30": []}, leading=[permit]
        ),
        you=side(hand=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("play fx-pair-1")
    assert "fx-pair-2" in plays(game)
    game.when("load hoax-20")
    assert "fx-pair-2" not in plays(game)


@every_ruleset
@pytest.mark.parametrize("ban", ["vulca-26", "khind-25"])
@pytest.mark.rule("BM-15.8", "BM-12.4")
def test_a_ban_on_the_draw_pile_does_not_stop_discarding_from_it(ruleset: str, ban: str) -> None:
    """tutu-2b costs the top card of the pile, and khind-25 does not count it as taken."""
    game = given(
        me=side(hand=["tutu-2b"], rest=["hoax-03", "hoax-04"]),
        you=side(hand=["hoax-01"], support=[ban]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play tutu-2b")
    game.dealt()
    assert len(game.discards("me")) == 1
    assert game.state.turn.taken == 0


@every_ruleset
@pytest.mark.rule("BM-15.8", "BM-16.39")
def test_a_ban_on_the_draw_pile_stops_what_is_loaded_from_it_at_once(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-27", "hoax-20"], ships={"buka-30": []}, rest=["hoax-03", "buka-29"]),
        you=side(hand=["hoax-01"], support=["vulca-26"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play buka-27")
    assert plays(game, "choose") == []


@pytest.mark.rule("BM-17.2a", "BM-6.8")
def test_in_a_first_turn_an_undo_leaves_declining_only() -> None:
    """kosmos goes back to the moment before the character; in a first turn one declines there."""
    strong = fixture_card("fx-strong", Kind.HYLA, 9, 9)
    game = given(
        me=side(hand=["vulca-10", "vulca-11"]),
        you=side(lasting=[strong], hand=["hoax-01"]),
        phase="decision",
        ruleset="kosmos+illegalPower=undo",
    )
    game.when("fight", "play vulca-10")
    assert (game.phase(), game.legal()) == ("character", ["decline"])
