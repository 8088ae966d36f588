"""Flit: pairs and tags, and the characters that discard or ignore."""

from typing import Any

import pytest

from moondrake.bluemoon.cards import flit
from moondrake.bluemoon.effects import Icon, Kind, Tag
from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-2.5", "BM-10.19")
@pytest.mark.parametrize("card", [card for card in flit.CARDS if card.deck], ids=lambda card: card.key)
def test_pairs_and_tags_of_flit(card) -> None:
    assert card.pair == ("launch" if card.icons & Icon.PAIR else "")
    assert bool(card.tags & Tag.FLIT_CHARACTER) == (card.kind == Kind.CHARACTER)
    assert bool(card.tags & Tag.TITTERTWEET) == (card.key == "flit-07")


@pytest.mark.rule("BM-16.13", "BM-10.10", "BM-12.6")
def test_highchirp_discards_one_of_two_or_more_active_characters() -> None:
    me = side(hand=["flit-06", "vulca-18"], support=["hoax-20", "hoax-21"])
    start: dict[str, Any] = {"me": me, "element": "earth", "phase": "character"}
    you = side(active=["mimix-16", "mimix-17", "mimix-26"], inactive=["vulca-01"], support=["hoax-22"])
    game = given(**start, you=you).when("play flit-06")
    assert game.legal() == ["done", "choose mimix-16", "choose mimix-17"], "active characters only"
    game.when("choose mimix-17")
    assert game.discards("you") == ["mimix-17"]
    assert game.zone("you", "active") == ["mimix-16", "mimix-26"]
    assert given(**start, you=you).when("play flit-06", "done").discards("you") == []
    protected = given(**start, you=side(active=["mimix-16", "aqua-09"])).when("play flit-06")
    assert protected.legal() == ["done", "choose mimix-16"], "a protected one counts but stays"


@pytest.mark.rule("BM-16.13", "BM-13.3", "BM-13.4")
def test_highchirp_needs_two_active_characters_and_is_spared_by_laughing_gas() -> None:
    me = side(hand=["flit-06", "vulca-18"], support=["hoax-20", "hoax-21"])

    def legal(you) -> list[str]:
        return given(me=me, you=you, element="earth", phase="character").when("play flit-06").legal()

    assert legal(side(active=["mimix-16", "mimix-26"], bluffs=["buka-07"])) == ["pass", "play vulca-18"]
    assert legal(side(active=["aqua-09", "aqua-10"])) == ["pass", "play vulca-18"], "both protected"
    assert legal(side(active=["mimix-16", "flit-07"])) == ["done", "choose mimix-16", "choose flit-07"]
    assert legal(side(active=["mimix-16", "mimix-17"], support=["khind-27"]))[0] == "done", "no Laughing Gas"


@pytest.mark.rule("BM-13.3", "BM-13.5")
def test_tittertweet_ignores_your_texts_wherever_they_are_but_no_values_and_icons() -> None:
    me = side(
        hand=["hoax-27", "hoax-17", "hoax-14"], pile=["hoax-01"], active=["hoax-12"], support=["hoax-20"]
    )
    you = side(active=["flit-07"], hand=["vulca-01"])
    game = given(me=me, you=you, element="fire", phase="action", older="you")
    assert game.power("me") == 5, "2 and 3, not doubled"
    game.when("play hoax-27")
    assert game.legal() == ["fight", "retreat"], "nothing drawn"
    game.when("fight", "play hoax-17")
    assert game.power("me") == 4
    assert game.zone("you", "hand") == ["vulca-01"]


@pytest.mark.rule("BM-13.3", "BM-9.3", "BM-13.2")
def test_tittertweet_lifts_conditions_and_spares_flit_characters() -> None:
    game = given(
        me=side(hand=["mutant-101", "flit-06"]),
        you=side(active=["flit-07"]),
        element="fire",
        phase="character",
    )
    assert game.may("play mutant-101"), "its text is ignored, so is its condition"
    game.when("play mutant-101")
    assert game.power("me", "fire") == 8
    assert game.state.element == 1, "and the element does not change"
    me = side(active=["flit-11", "mimix-25"], support=["khind-27"])
    spared = given(me=me, you=side(active=["flit-07"]), element="fire", older="you")
    assert spared.power("me") == 4, "flit-11 doubles"
    assert spared.power("you") == 2
    own = given(me=side(active=["flit-07", "hoax-12"], support=["hoax-20"]), element="fire")
    assert own.power("me") == 2 + 2 + 6, "own texts are not ignored"


@pytest.mark.rule("BM-13.2", "OQ-2", "BM-16.20")
@pytest.mark.parametrize("older", ["me", "you"])
def test_tittertweet_beats_laughing_gas_in_any_order(older) -> None:
    me = side(active=["hoax-12"], support=["khind-27", "hoax-20"])
    game = given(me=me, you=side(active=["flit-07", "flit-11", "flit-26"]), element="fire", older=older)
    assert game.power("me") == 5
    assert game.power("you") == 4


@pytest.mark.rule("BM-13.3", "BM-10.36", "BM-10.39")
def test_flitterflutter_ignores_your_supports_wholly() -> None:
    me = side(
        hand=["vulca-08", "pillar-29", "buka-07", "hoax-21"],
        support=["hoax-24", "aqua-24"],
        bluffs=["buka-09"],
    )
    game = given(me=me, you=side(active=["flit-08"]), element="earth", older="you")
    assert game.power("me") == 3, "only the protected support counts"
    assert game.legal() == ["pass", "unmask buka-09"], "no RETRIEVE on hoax-24"
    game.when("pass", "fight", "play vulca-08")
    assert game.legal() == ["pass", "play pillar-29", "play hoax-21"], "no new bluff"
    game.when("play hoax-21")
    assert game.asked() == "you", "no second support: FREE is ignored too; no challenge"
    assert game.phase() != "after_power"


@pytest.mark.rule("BM-13.3")
def test_flitterflutter_ignores_neither_other_kinds_nor_own_supports() -> None:
    me = side(active=["hoax-01", "mimix-25"], support=["hoax-20"])
    assert given(me=me, you=side(active=["flit-08"]), element="fire", older="you").power("me") == 7
    own = given(
        me=side(active=["flit-08"], support=["hoax-20"]), you=side(active=["vulca-14"]), element="fire"
    )
    assert own.power("me") == 5
    hank = given(
        me=side(active=["flit-12"], support=["hoax-20"]), you=side(active=["flit-08"]), element="fire"
    )
    assert hank.power("me") == 0, "Flit characters are not ignored by flit-12"


@pytest.mark.rule("BM-13.3", "BM-13.5")
def test_trillilling_ignores_your_boosters_wholly() -> None:
    me = side(
        hand=["vulca-11", "aqua-16", "mimix-25"],
        active=["hoax-01", "hoax-19", "vulca-20"],
        support=["hoax-21"],
    )
    game = given(me=me, you=side(active=["flit-09"]), element="fire", older="you")
    assert game.power("me") == 7, "neither the 2 of hoax-19 nor the 6 of vulca-20"
    assert game.legal() == ["fight", "retreat"], "no RETRIEVE on hoax-19"
    game.when("fight", "play vulca-11", "play mimix-25")
    assert game.power("me") == 3
    assert game.asked() == "you", "aqua-16 is not FREE"
    own = given(me=side(active=["flit-09", "mimix-25"]), element="fire")
    assert own.power("me") == 4


@pytest.mark.rule("BM-13.3", "BM-10.1")
def test_trillilling_takes_a_shield_away() -> None:
    me = side(hand=["hoax-09", "hoax-18"])
    game = given(me=me, you=side(active=["flit-09"]), element="fire", phase="character")
    game.when("play hoax-09", "play hoax-18")
    assert game.has_retreated("me"), "1 against 2, the shield is ignored"
    plain = given(me=me, you=side(active=["flit-10"]), element="fire", phase="character").when("play hoax-09")
    assert plain.has_retreated("me"), "flit-10 keeps the booster off"
    shield = given(me=me, you=side(active=["vulca-14"]), element="fire", phase="character")
    assert not shield.when("play hoax-09", "play hoax-18").has_retreated("me")


@pytest.mark.rule("BM-13.3", "BM-16.27")
@pytest.mark.parametrize(
    ("bird", "draws", "dragons"), [("flit-07", False, 0), ("flit-08", True, 0), ("flit-09", True, 1)]
)
def test_which_texts_the_singers_leave_alone(bird, draws, dragons) -> None:
    me = side(hand=["hoax-27", "hoax-01"], pile=["hoax-02"], support=["terrah-21", "terrah-22"])
    game = given(me=me, you=side(active=[bird], hand=["hoax-05"]), element="fire", phase="turn", older="you")
    assert game.dragons("me") == dragons, "both Storms at the beginning of the turn"
    assert game.when("play hoax-27").may("yes") is draws
