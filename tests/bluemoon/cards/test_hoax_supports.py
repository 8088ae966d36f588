"""Hoax: end-of-turn, icon and hand texts, the supports and the leadership cards."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import given, side

PILE = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06", "vulca-07"]
FOUR = ["hoax-01", "hoax-02", "hoax-03", "hoax-04"]


@pytest.mark.rule("RS-2", "BM-6.24")
def test_ketharkopas_draws_up_to_nine_before_or_after_the_refill() -> None:
    mine = side(active=["hoax-15"], hand=FOUR, pile=PILE)
    game = given(me=mine, element="fire", phase="end")
    assert game.legal() == ["refill", "use hoax-15"]
    game.when("use hoax-15")
    assert game.zone("me", "hand") == FOUR + PILE[:5]
    assert game.asked() == "you", "nine cards: the refill draws nothing"
    game = given(me=mine, element="fire", phase="end").when("refill")
    assert game.legal() == ["pass", "use hoax-15"]
    assert len(game.when("use hoax-15").zone("me", "hand")) == 9


@pytest.mark.rule("RS-2", "BM-6.24")
@pytest.mark.parametrize("ruleset", ["kosmos", "legends"])
def test_ketharkopas_comes_after_the_refill_and_may_be_declined(ruleset) -> None:
    game = given(
        me=side(active=["hoax-15"], hand=FOUR, pile=PILE), element="fire", phase="end", ruleset=ruleset
    )
    assert game.legal() == ["pass", "use hoax-15"]
    assert game.zone("me", "hand") == FOUR + PILE[:2]
    game.when("pass")
    assert game.zone("me", "hand") == FOUR + PILE[:2]
    assert game.asked() == "you"


@pytest.mark.rule("RS-24", "OQ-57")
def test_ketharkopas_may_stop_before_nine_in_legends_only() -> None:
    mine = side(active=["hoax-15"], hand=[*FOUR, "hoax-05", "hoax-06"], pile=PILE)
    game = given(me=mine, element="fire", phase="end", ruleset="legends").when("use hoax-15")
    assert game.legal() == ["yes", "no"]
    assert len(game.when("no").zone("me", "hand")) == 7
    whole = given(me=mine, element="fire", phase="end", ruleset="kosmos").when("use hoax-15")
    assert len(whole.zone("me", "hand")) == 9


@pytest.mark.rule("BM-15.8", "BM-16.19", "BM-13.3")
def test_ketharkopas_is_bound_by_bans_and_useless_with_nine_cards_or_while_ignored() -> None:
    def offered(**change) -> bool:
        sides: dict[str, dict[str, Any]] = {
            "me": {"hand": FOUR, "active": ["hoax-15"], "pile": PILE},
            "you": {},
        }
        for who, zones in change.items():
            sides[who] |= zones
        game = given(
            me=side(**sides["me"]), you=side(**sides["you"]), element="fire", phase="end", older="you"
        )
        return game.may("use hoax-15")

    assert offered()
    assert not offered(you={"support": ["vulca-26"]})
    assert not offered(you={"active": ["flit-12"]})
    assert not offered(me={"hand": [*FOUR, "hoax-05", "hoax-06", "hoax-07", "hoax-08", "hoax-09"]})
    assert not offered(me={"pile": []})
    dust = given(
        me=side(active=["hoax-15"], hand=FOUR, pile=PILE),
        you=side(support=["khind-25"]),
        element="fire",
        phase="end",
    )
    assert len(dust.when("use hoax-15").zone("me", "hand")) == 5, "one card from the pile a turn"


@pytest.mark.rule("BM-10.5", "BM-13.5")
def test_mekarthas_ignores_your_icons_wherever_the_cards_are() -> None:
    me = side(active=["mimix-13"], support=["hoax-24"], hand=["mimix-16", "mimix-17", "mimix-22", "aqua-21"])
    game = given(me=me, you=side(active=["hoax-16"]), element="earth", first=False, older="you")
    assert game.legal() == ["fight", "retreat"], "no RETRIEVE"
    game.when("fight", "play mimix-16")
    assert game.phase() == "boost", "neither PAIR nor FREE"
    assert game.legal() == ["pass", "play aqua-21"]
    ignored = given(
        me=side(active=["flit-12"], support=["hoax-24"], hand=["mimix-16", "mimix-17"]),
        you=side(active=["hoax-16"]),
        element="earth",
    )
    assert ignored.may("retrieve hoax-24"), "Mekarthas is ignored by flit-12"


@pytest.mark.rule("BM-10.5", "BM-10.1")
def test_mekarthas_ignores_shield_but_not_stop() -> None:
    you = side(active=["hoax-16"])
    game = given(me=side(hand=["terrah-17"]), you=you, element="fire", phase="character")
    game.when("play terrah-17")
    assert game.has_retreated("me"), "0 against 2 without SHIELD"
    game = given(
        me=side(hand=["mimix-20", "mimix-25"], pile=["hoax-01"]), you=you, element="fire", phase="character"
    )
    game.when("play mimix-20")
    assert game.legal() == ["done", "choose hoax-01"], "STOP: past the boosters to the text of T5e"


@pytest.mark.rule("RS-9", "BM-10.10")
@pytest.mark.parametrize(
    ("ruleset", "is_pierced"), [("kosmos", False), ("ansmann", True), ("legends", False)]
)
def test_mekarthas_takes_protected_away_in_ansmann_only(ruleset, is_pierced) -> None:
    game = given(
        me=side(active=["hoax-16"], hand=["vulca-30", "hoax-01"]),
        you=side(active=["vulca-01"], support=["aqua-23"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play vulca-30")
    assert game.legal() == (["yes", "no"] if is_pierced else ["fight", "retreat"])
    if is_pierced:
        game.when("yes")
    assert game.zone("you", "support") == ([] if is_pierced else ["aqua-23"])


@pytest.mark.rule("BM-10.36", "BM-10.39", "BM-10.40")
def test_mekarthas_leaves_bluffs_their_power_but_lets_them_fail() -> None:
    game = given(
        me=side(hand=["buka-01", "buka-09"], bluffs=["buka-07"]),
        you=side(active=["hoax-16"], hand=["vulca-01"]),
        element="fire",
        phase="character",
    )
    game.when("play buka-01")
    assert game.power("me") == 7
    assert game.legal() == ["pass", "challenge"], "no new bluff; the old one can be challenged"
    assert game.asked() == "you"
    game.when("challenge")
    assert game.has_retreated("me")
    assert game.dragons("you") == 2, "one for the bluff, one for the fight"


@pytest.mark.rule("BM-16.33", "RS-26", "RS-5")
def test_sarogakanas_discards_two_random_hand_cards() -> None:
    you = side(hand=["vulca-01", "vulca-29", "vulca-23"], active=["flit-14"])
    game = given(me=side(hand=["hoax-17"]), you=you, element="earth", phase="character")
    game.when("play hoax-17")
    assert game.legal() == ["done", "random"]
    game.when("random")
    assert game.asked() == "chance"
    assert game.legal() == ["deal vulca-01", "deal vulca-29", "deal vulca-23"]
    game.when("deal vulca-29")
    assert game.legal() == ["random"], "both or none"
    game.when("random", "deal vulca-01")
    assert game.zone("you", "hand") == ["vulca-23"]
    assert game.discards("you") == ["vulca-01"]
    assert game.zone("you", "stack") == ["vulca-29"], "leadership cards go to their stack"
    assert game.asked() == "you"


@pytest.mark.rule("BM-16.33", "BM-15.6", "RS-24")
def test_sarogakanas_may_pick_revealed_cards_and_may_be_declined() -> None:
    you = side(hand=["vulca-01", "vulca-03", "vulca-23"], revealed=["vulca-03"], active=["flit-14"])
    start: dict[str, Any] = {
        "me": side(hand=["hoax-17"]),
        "you": you,
        "element": "earth",
        "phase": "character",
    }
    game = given(**start).when("play hoax-17")
    assert game.legal() == ["done", "choose vulca-03", "random"]
    game.when("choose vulca-03", "random")
    assert game.legal() == ["deal vulca-01", "deal vulca-23"]
    kept = given(**start).when("play hoax-17", "done")
    assert kept.discards("you") == []
    assert len(kept.zone("you", "hand")) == 3
    part = given(**start, ruleset="legends").when("play hoax-17", "choose vulca-03")
    assert part.legal() == ["done", "random"], "legends: a part of a may"


@pytest.mark.rule("BM-12.6", "BM-13.3")
def test_sarogakanas_takes_what_there_is_and_nothing_while_ignored() -> None:
    one = given(
        me=side(hand=["hoax-17"]),
        you=side(hand=["vulca-01"], active=["flit-14"]),
        element="earth",
        phase="character",
    )
    one.when("play hoax-17", "random", "deal vulca-01")
    assert one.discards("you") == ["vulca-01"]
    for you in (side(active=["flit-14"]), side(active=["flit-12"], hand=["vulca-01", "vulca-03"])):
        game = given(me=side(hand=["hoax-17"]), you=you, element="earth", phase="character").when(
            "play hoax-17"
        )
        assert game.asked() == "you", "nothing asked"
        assert game.discards("you") == []


@pytest.mark.rule("BM-14.6", "RS-23")
def test_duplicator_doubles_the_earth_of_one_character() -> None:
    me = side(active=["vulca-07", "mimix-26"], support=["hoax-25", "hoax-22"])
    game = given(me=me, element="earth")
    assert (game.power("me", "earth"), game.power("me", "fire")) == (12, 5)
    ignored = given(me=me, you=side(active=["flit-08"]), element="earth", older="you")
    assert ignored.power("me", "earth") == 6
    weak = given(me=side(active=["vulca-01", "terrah-18"], support=["hoax-25"]), element="earth")
    assert weak.power("me") == 3, "no booster, and nothing of a 0"


@pytest.mark.rule("BM-14.6", "RS-23")
@pytest.mark.parametrize(("against", "choices"), [("hoax-21", 2), ("aqua-01", 2), ("terrah-01", 2)])
def test_duplicator_target_is_chosen_at_the_announcement(against, choices) -> None:
    me = side(hand=["mimix-16", "mimix-17"], support=["hoax-25"])
    you = side(active=[against]) if against != "hoax-21" else side(support=[against])
    game = given(me=me, you=you, element="earth", phase="character").when("play mimix-16", "play mimix-17")
    assert len(game.legal()) == choices
    game.when("choose mimix-16")
    assert game.power("me") == 7


@pytest.mark.rule("BM-14.6", "BM-6.19")
def test_duplicator_target_must_keep_the_announcement_legal() -> None:
    me = side(hand=["mimix-16", "mimix-17"], support=["hoax-25"])
    you = side(active=["terrah-01"], support=["hoax-21"])
    game = given(me=me, you=you, element="earth", phase="character").when("play mimix-16", "play mimix-17")
    assert game.asked() == "you", "8 needed: only mimix-17 serves, nothing to ask"
    assert game.power("me") == 8


@pytest.mark.rule("RS-23")
def test_duplicator_target_is_chosen_when_played_in_legends() -> None:
    me = side(hand=["mimix-16", "mimix-17", "mimix-26"], support=["hoax-25"])
    game = given(me=me, element="earth", phase="character", ruleset="legends")
    game.when("play mimix-16", "play mimix-17")
    assert game.phase() == "character"
    assert game.legal() == ["choose mimix-16", "choose mimix-17"]
    game.when("choose mimix-16")
    assert game.power("me") == 7
    game.when("pass")
    assert game.asked() == "you", "not asked again at the announcement"
    assert game.power("me") == 7


@pytest.mark.rule("BM-14.6")
def test_duplicator_with_a_second_text_makes_the_power_maximal() -> None:
    me = side(hand=["mimix-16", "mimix-17", "vulca-22"], support=["hoax-25"])
    game = given(me=me, element="earth", phase="character").when(
        "play mimix-16", "play mimix-17", "play vulca-22"
    )
    assert game.asked() == "you"
    assert game.power("me") == 14, "2 and 3 doubled twice"


@pytest.mark.rule("RS-23", "BM-14.7")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
def test_duplicator_target_is_chosen_anew_when_it_is_discarded(ruleset) -> None:
    game = given(
        me=side(active=["mimix-16", "mimix-17", "mimix-22"], support=["hoax-25"]),
        you=side(hand=["flit-06", "vulca-18"]),
        element="earth",
        turn="you",
        phase="character",
        ruleset=ruleset,
    )
    game.when("choose mimix-17")
    assert game.power("me") == 2 + 6 + 1
    game.when("play flit-06", "choose mimix-17")
    assert (game.asked(), game.legal()) == ("me", ["choose mimix-16", "choose mimix-22"])
    assert game.when("choose mimix-22").power("me") == 2 + 2


@pytest.mark.rule("RS-23", "OQ-54")
def test_duplicator_target_may_only_move_to_the_new_card_in_legends() -> None:
    me = side(hand=["mimix-22", "mimix-16", "mimix-17"], support=["hoax-25"])
    game = given(me=me, element="earth", phase="character", ruleset="legends")
    game.when("play mimix-22", "play mimix-16", "choose mimix-16", "play mimix-17")
    assert game.legal() == ["choose mimix-16", "choose mimix-17"], "stay, or the card just played"
