"""Flit: the printed facts, and the characters that discard or ignore."""

from typing import Any

import pytest

from moondrake.bluemoon.cards import flit, ready_made
from moondrake.bluemoon.effects import Icon, Kind, Tag
from moondrake.testing.bluemoon import given, side

FACTS = (
    # key, kind, fire, earth, icons, moons, class of the text, ready-made deck
    ("flit-00", "leader", None, None, "", 0, "", "flit"),
    ("flit-01", "character", 4, 4, "retrieve", 2, "", "flit"),
    ("flit-02", "character", 4, 2, "retrieve", 1, "", "flit"),
    ("flit-03", "character", 2, 4, "retrieve", 1, "", "flit"),
    ("flit-04", "character", 3, 2, "retrieve", 0, "", "flit"),
    ("flit-05", "character", 2, 3, "retrieve", 0, "", "flit"),
    ("flit-06", "character", 2, 2, "retrieve", 1, "other", "flit"),
    ("flit-07", "character", 2, 2, "retrieve", 2, "ignored", "flit"),
    ("flit-08", "character", 2, 2, "retrieve", 1, "ignored", "flit"),
    ("flit-09", "character", 2, 2, "retrieve", 1, "ignored", "flit"),
    ("flit-10", "character", 2, 2, "retrieve", 1, "may-not", "flit"),
    ("flit-11", "character", 0, 0, "", 1, "other", "flit"),
    ("flit-12", "character", 0, 0, "", 3, "ignored", "hoax"),
    ("flit-13", "character", 0, 0, "", 2, "ignored", "terrah"),
    ("flit-14", "character", 0, 0, "shield-earth", 1, "", "flit"),
    ("flit-15", "booster", 3, 3, "pair", 2, "", "flit"),
    ("flit-16", "booster", 3, 2, "pair", 2, "", "flit"),
    ("flit-17", "booster", 2, 3, "pair", 2, "", "flit"),
    ("flit-18", "booster", 3, 1, "pair", 2, "", "flit"),
    ("flit-19", "booster", 1, 3, "pair", 2, "", "flit"),
    ("flit-20", "booster", 2, 2, "pair", 1, "", "aqua"),
    ("flit-22", "booster", 2, 1, "pair", 1, "", "flit"),
    ("flit-23", "booster", 1, 2, "pair", 1, "", "flit"),
    ("flit-24", "booster", 2, 0, "pair", 1, "", "flit"),
    ("flit-25", "booster", 0, 2, "pair", 1, "", "flit"),
    ("flit-26", "booster", 1, 1, "retrieve pair", 1, "", "flit"),
    ("flit-27", "booster", None, None, "pair", 2, "other", "flit"),
    ("flit-29", "leadership", None, None, "", 1, "other", "flit"),
    ("flit-30", "leadership", None, None, "", 4, "other", "flit"),
    ("flit-31", "leadership", None, None, "", 1, "other", "flit"),
)


@pytest.mark.rule("BM-2.5", "BM-10.19")
@pytest.mark.parametrize(
    ("card", "facts"),
    list(zip((card for card in flit.CARDS if card.deck), FACTS, strict=True)),
    ids=lambda value: getattr(value, "key", ""),
)
def test_printed_facts_of_flit(card, facts) -> None:
    icons = " ".join(str(icon.name).lower().replace("_", "-") for icon in Icon if card.icons & icon)
    classes = {sentence.rank.name.lower().replace("_", "-") for sentence in card.text}
    assert (card.key, card.kind.name.lower(), card.fire, card.earth) == facts[:4]
    assert (icons, card.moons, " ".join(classes), card.deck) == facts[4:]
    assert card.pair == ("launch" if "pair" in icons else "")
    assert bool(card.tags & Tag.FLIT_CHARACTER) == (card.kind == Kind.CHARACTER)
    assert bool(card.tags & Tag.TITTERTWEET) == (card.key == "flit-07")


@pytest.mark.rule("BM-2.4")
def test_ready_made_flit_deck_has_the_printed_counts_and_sums() -> None:
    leader, cards = ready_made("flit")
    kinds = [card.kind for card in cards]
    counts = [kinds.count(kind) for kind in (Kind.LEADERSHIP, Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT)]
    assert (leader.key, len(cards), counts) == ("flit-00", 30, [3, 14, 13, 0])
    assert sum(card.earth or 0 for card in cards) == 45
    assert sum(card.fire or 0 for card in cards) == 44
    assert sum(card.people == "flit" for card in cards) == 26
    assert sum(card.people == "mutant" for card in cards) == 1


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
