"""BM-4.2, RS-17, OQ-63 and BM-10.25b: inquisitors, Hylas, vows and bans, beside the cards of the examples."""

from typing import Any

import pytest

from moondrake.bluemoon.cards import BY_KEY, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import NOT_THIS_CARD, end_turn, every_ruleset, hand_size, plays, walk

PILE = [f"hoax-0{number}" for number in range(6, 10)]


@every_ruleset
@pytest.mark.parametrize(("armed", "balance"), [((0,), 1), ((1,), -1), ((0, 1), 0)])
@pytest.mark.rule("BM-4.2", "BM-7.5")
def test_each_inquisitors_dragon_moves_first_of_all(
    ruleset: str, armed: tuple[int, ...], balance: int
) -> None:
    """Two of them: one dragon comes and goes back to the middle."""
    decks = []
    for seat, people in enumerate(("vulca", "hoax")):
        leader, cards = ready_made(people)
        decks.append(Deck(people, leader, cards, BY_KEY["inq-donnerfaust"] if seat in armed else None))
    state = new_game(Setup((decks[0], decks[1]), parse_ruleset(ruleset), start=0))
    game = Scenario(state)
    assert (game.dragons("me"), game.phase()) == (balance, "setup")
    assert (hand_size(game, "me"), hand_size(game, "you")) == (0, 0)
    told = [event.kind for event in state.take_events()]
    assert told.count(What.DRAGON) == len(armed)
    assert What.DRAW not in told


@every_ruleset
@pytest.mark.parametrize("zone", ["ship", "yours"])
@pytest.mark.rule("RS-17", "BM-16.9", "BM-3.1")
def test_what_else_lies_in_an_influence_zone(ruleset: str, zone: str) -> None:
    """A ship stops buka-23 everywhere, your Hyla nowhere."""
    game = given(
        me=side(hand=["buka-23", "hoax-01"], ships={"buka-30": ["hoax-02"]} if zone == "ship" else {}),
        you=side(active=["vulca-10"], lasting=["hyla-fire"] if zone == "yours" else []),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play buka-23") is (zone == "yours")


@every_ruleset
@pytest.mark.rule("RS-17", "BM-9.7", "BM-9.13")
def test_a_hyla_in_the_shared_zone_is_still_its_owners(ruleset: str) -> None:
    """mutant-108 looks for your Hyla: it finds yours, and never mine."""
    for owner in ("me", "you"):
        hyla = {owner: ["hyla-piplox"]}
        game = given(
            me=side(hand=["mutant-108", "hoax-01"], lasting=hyla.get("me", [])),
            you=side(active=["vulca-10"], lasting=hyla.get("you", [])),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert game.may("play mutant-108") is (owner == "you")


@every_ruleset
@pytest.mark.rule("RS-17", "BM-9.13")
def test_a_landed_ship_left_the_influence_zone(ruleset: str) -> None:
    """buka-23 is cargo of the only ship; landed, the zone is empty (a Hyla would stop it but in legends)."""
    for hyla in ([], ["hyla-earth"]):
        game = given(
            me=side(hand=["hoax-01"], ships={"buka-30": ["buka-23"]}, landed=["buka-30"], lasting=hyla),
            you=side(active=["vulca-10"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert game.may("play buka-23") is (not hyla or ruleset == "legends")


def sworn(ruleset: str, mine: list[str], **yours: Any) -> Scenario:
    return given(
        me=side(hand=["tutu-4", *mine], rest=PILE),
        you=side(**({"hand": ["vulca-10", "hoax-20"], "rest": ["vulca-01"]} | yours)),
        element="fire",
        phase="character",
        older="you",
        ruleset=ruleset,
    ).when("play tutu-4")


@every_ruleset
@pytest.mark.parametrize("ignorer", [{"active": ["flit-07"]}, {"support": ["khind-27"]}])
@pytest.mark.rule("OQ-63", "BM-13.3")
def test_a_vow_ignored_when_played_binds_nobody(ruleset: str, ignorer: dict[str, list[str]]) -> None:
    game = sworn(ruleset, ["hoax-01", "mimix-22"], **ignorer)
    assert game.zone("me", "vows") == []
    assert plays(game) == ["hoax-01", "mimix-22"], "tutu-4 was FREE"


@every_ruleset
@pytest.mark.parametrize("ignorer", ["flit-12", "flit-13"])
@pytest.mark.rule("OQ-63", "BM-13.5")
def test_a_vow_ignored_with_its_free_costs_the_character_of_the_turn(ruleset: str, ignorer: str) -> None:
    """Characters, or cards with icons, are ignored in hand too: tutu-4 is neither FREE nor binding."""
    game = sworn(ruleset, ["hoax-01"], active=[ignorer])
    assert game.zone("me", "vows") == []
    assert not game.may("play hoax-01")


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-11.3")
def test_a_vow_that_was_cancelled_binds_nobody(ruleset: str) -> None:
    game = sworn(ruleset, ["hoax-01"], hand=[NOT_THIS_CARD, "hoax-20"], active=["hoax-07"])
    game.when("play fx-nein")
    assert game.discards("me") == ["tutu-4"]
    assert (game.zone("me", "vows"), plays(game)) == ([], ["hoax-01"])


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-10.34", "BM-6.16")
def test_a_vow_about_characters_stops_no_bluff_and_no_loading(ruleset: str) -> None:
    game = given(
        me=side(hand=["tutu-4", "buka-07", "hoax-01"], ships={"buka-30": []}, rest=PILE),
        you=side(hand=["vulca-10"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    ).when("play tutu-4")
    assert not game.may("play hoax-01")
    walk(game, "bluff buka-07")
    assert len(game.state.sides[0].bluffs) == 1


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-7.7")
def test_a_vow_ends_with_its_fight(ruleset: str) -> None:
    game = sworn(ruleset, ["hoax-01", "hoax-02"])
    end_turn(game)
    game.dealt()
    walk(game, "retreat")
    game.dealt()
    assert (game.zone("me", "vows"), game.dragons("me")) == ([], 1)


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-13.3")
def test_a_vow_holds_though_its_card_is_ignored_later(ruleset: str) -> None:
    """You answer with flit-12: too late. I may lay out no character, FREE or not, so I can only retreat."""
    game = sworn(ruleset, ["hoax-01", "mimix-22"], hand=["flit-12", "hoax-20", "hoax-23"], active=["hoax-09"])
    end_turn(game).dealt()
    assert game.asked() == "you"
    end_turn(walk(game, "fight", "play flit-12")).dealt()
    assert game.asked() == "me"
    while game.may("pass"):
        game.when("pass")
    assert (game.zone("me", "vows"), game.phase()) == (["tutu-4"], "decision")
    assert game.legal() == ["retreat"]


@pytest.mark.parametrize(
    ("ban", "may"), [("vulca-25", True), ("terrah-25", True), ("hoax-26", True), ("terrah-12", False)]
)
@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_bans_that_name_characters_do_not_stop_a_further_member(ruleset: str, ban: str, may: bool) -> None:
    """khind-05 is active; khind-06 (a text, 2 and 2) joins. hoax-26 allows a first card of the turn."""
    yours = side(active=[ban]) if ban == "terrah-12" else side(support=[ban])
    game = given(
        me=side(hand=["khind-06", "vulca-14", "hoax-20"], active=["khind-05"]),
        you=yours,
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play khind-06") is may
    assert game.may("play vulca-14") is (ban in ("terrah-25", "hoax-26")), "no member"


@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_a_ban_on_cards_without_text_stops_a_member_and_one_on_such_characters_does_not(ruleset: str) -> None:
    for ban, may in (("vulca-16", True), ("terrah-16", False)):
        game = given(
            me=side(hand=["khind-16", "khind-10", "hoax-20"], active=["khind-15"]),
            you=side(active=[ban]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert (game.may("play khind-16"), game.may("play khind-10")) == (may, False)


@every_ruleset
@pytest.mark.parametrize("owner", ["me", "you"])
@pytest.mark.rule("RS-17", "BM-9.7", "BM-11.3")
def test_an_older_hyla_outlives_a_cancelled_one_except_in_legends(ruleset: str, owner: str) -> None:
    """In legends the old one is discarded before the new one is laid out, whatever becomes of that."""
    game = given(
        me=side(hand=["hyla-fire", "hoax-01"], lasting=["hyla-earth"] if owner == "me" else []),
        you=side(
            hand=["inter-wie-koennt-ihr", "khind-21"],
            active=["hoax-09"],
            lasting=["hyla-earth"] if owner == "you" else [],
        ),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play hyla-fire", "play inter-wie-koennt-ihr")
    assert game.zone(owner, "lasting") == ([] if ruleset == "legends" else ["hyla-earth"])
    assert ("hyla-earth" in game.discards(owner)) is (ruleset == "legends")
    assert "hyla-fire" in game.discards("me")
