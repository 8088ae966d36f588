"""Flit: limits, doubling, the great ignorers, and the dragons."""

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-10.25b", "BM-10.15", "BM-10.21")
def test_cheepchirrup_allows_one_card_into_the_combat_zone() -> None:
    hand = ["hoax-27", "mimix-16", "mimix-17", "mimix-22", "vulca-18", "aqua-16", "hoax-21", "buka-07"]
    you = side(active=["flit-10"])
    game = given(me=side(hand=hand), you=you, element="fire", phase="action")
    assert game.may("play hoax-27"), "a leadership card goes elsewhere"
    game.when("play hoax-27", "fight", "play mimix-16")
    assert game.legal() == ["pass", "play hoax-21", "bluff buka-07"], "no PAIR, no FREE, no booster"
    game.when("play hoax-21")
    assert game.asked() == "you"
    gang = side(hand=["khind-10", "khind-12"], active=["khind-11"])
    joined = given(me=gang, you=you, element="fire", phase="character").when("play khind-10", "keep")
    assert joined.asked() == "you", "no further gang member either"


@pytest.mark.rule("BM-11.5", "BM-10.25b")
def test_cheepchirrup_does_not_bind_its_owner_or_anybody_while_covered() -> None:
    hand = ["mimix-16", "mimix-17", "vulca-18"]
    owner = given(me=side(hand=["flit-10", "vulca-18"]), element="fire", phase="character").when(
        "play flit-10"
    )
    assert owner.legal() == ["pass", "play vulca-18"]
    covered = given(me=side(hand=hand), you=side(inactive=["flit-10"]), element="fire", phase="character")
    covered.when("play mimix-16", "play mimix-17")
    assert covered.legal() == ["pass", "play vulca-18"]
    loud = given(me=side(hand=hand, support=["khind-27"]), you=side(active=["flit-10"]), element="fire")
    loud.when("fight", "play mimix-16")
    assert loud.asked() == "you", "Laughing Gas spares Flit characters"
    lifted = given(me=side(hand=["hoax-28", *hand]), you=side(active=["flit-10"]), element="fire")
    lifted.when("play hoax-28", "fight", "play mimix-16", "play mimix-17")
    assert lifted.legal() == ["pass", "play vulca-18"], "hoax-28 ignores it"


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize(
    ("yours", "fire", "earth"),
    [({}, 2 * 3 + 1, 2 * 2 + 2), ({"active": ["flit-09"]}, 1, 2)],
    ids=["", "ignored"],
)
def test_kamikaze_crow_doubles_both_values_of_the_own_boosters_only(yours, fire, earth) -> None:
    me = side(active=["flit-11", "mimix-25", "flit-26"], support=["hoax-22"])
    game = given(me=me, you=side(**yours), element="fire", older="you")
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth)
    assert game.power("you") == 2 * len(yours)
    theirs = given(me=side(active=["flit-11"]), you=side(active=["mimix-25"]), element="fire")
    assert theirs.power("you") == 2


@pytest.mark.rule("BM-13.3", "BM-13.4", "BM-13.5")
def test_highflyer_hawk_ignores_your_characters_except_flit_characters() -> None:
    me = side(active=["hoax-12", "flit-01", "mimix-25"], support=["hoax-20"], hand=["vulca-14", "hoax-21"])
    you = side(active=["flit-12", "hoax-19"])
    game = given(me=me, you=you, element="fire", phase="character", older="you")
    assert game.power("me") == 4 + 2 + 3, "no 2, no doubling by hoax-12"
    game.when("play vulca-14")
    assert game.legal() == ["pass", "play hoax-21"], "its text does nothing either"
    assert game.power("me") == 3


@pytest.mark.rule("BM-10.10", "BM-10.11", "BM-10.3")
def test_highflyer_hawk_spares_protected_characters_and_silences_stop_and_free() -> None:
    you = side(active=["flit-12"])
    safe = given(me=side(active=["aqua-02"], hand=["aqua-05"]), you=you, element="fire", older="you")
    assert safe.power("me") == 5
    safe.when("fight", "play aqua-05")
    assert safe.power("me") == 4, "active, hence protected"
    stop = given(
        me=side(hand=["mimix-20", "mimix-22", "mimix-25"]), you=you, element="fire", phase="character"
    )
    stop.when("play mimix-20")
    assert stop.legal() == ["pass", "play mimix-25"], "no STOP, and mimix-22 is not FREE"
    bluff = given(me=side(hand=["buka-07", "buka-01"], bluffs=["buka-09"]), you=you, element="fire")
    assert bluff.power("me") == 2, "a bluff support is no character"


@pytest.mark.rule("BM-13.2", "OQ-2")
def test_highflyer_hawk_does_not_ignore_its_own_side() -> None:
    game = given(me=side(active=["flit-12", "hoax-01"]), you=side(active=["hoax-02"]), element="fire")
    assert (game.power("me"), game.power("you")) == (5, 0)


@pytest.mark.rule("BM-16.6", "BM-13.6", "BM-10.36")
def test_mad_mike_ignores_your_cards_with_icons() -> None:
    me = side(
        active=["mimix-13", "hoax-19", "hoax-01"],
        support=["hoax-24", "hoax-22", "aqua-23"],
        bluffs=["buka-07"],
        hand=["flit-01", "mimix-22", "buka-09", "hoax-06"],
    )
    game = given(me=me, you=side(active=["flit-13"]), element="fire", older="you")
    assert game.power("me") == 5 + 1 + 3, "hoax-01, hoax-22 and the protected aqua-23"
    assert game.legal() == ["pass", "unmask buka-07"], "no RETRIEVE"
    game.when("pass", "fight", "play flit-01")
    assert game.power("me") == 4 + 1 + 3, "a Flit character has icons and is spared"
    assert game.asked() == "you", "mimix-22 is not FREE, no new bluff, no challenge"


@pytest.mark.rule("BM-16.6", "BM-9.3", "BM-13.5")
def test_mad_mike_reaches_the_hand() -> None:
    you = side(active=["flit-13"])
    game = given(me=side(hand=["mutant-101", "mimix-25"]), you=you, element="earth", phase="character")
    game.when("play mutant-101")
    assert game.state.element == 0, "played without its condition, no change"
    assert game.legal() == ["pass", "play mimix-25"], "nor STOP"
    assert game.power("me") == 0
    stop = given(
        me=side(hand=["khind-31", "hoax-01"], active=["hoax-02"]), you=you, element="fire", phase="action"
    )
    stop.when("play khind-31", "fight")
    assert stop.legal() == ["play hoax-01"], "khind-31 bears STOP: its text is ignored"


@pytest.mark.rule("BM-16.6", "BM-13.6", "BM-10.1")
def test_mad_mike_takes_shields_away_but_spares_protected_hand_cards() -> None:
    you = side(active=["flit-13"], support=["hoax-20"])
    game = given(
        me=side(hand=["terrah-17", "aqua-02", "mimix-22"]), you=you, element="fire", phase="character"
    )
    assert game.zone("me", "ignored_cards") == ["terrah-17", "mimix-22"]
    assert game.when("play terrah-17").has_retreated("me"), "0 against 3"


@pytest.mark.rule("BM-16.6", "RS-9", "BM-13.6")
@pytest.mark.parametrize(
    ("ruleset", "power"),
    [("kosmos", 5), ("ansmann", 0), ("legends", 5)],
    ids=["kosmos", "ansmann", "legends"],
)
def test_mad_mike_beside_mekarthas_reaches_protected_cards_where_protected_is_ignored(ruleset, power) -> None:
    game = given(
        me=side(active=["aqua-02"]),
        you=side(active=["flit-13", "hoax-16"]),
        element="fire",
        ruleset=ruleset,
        older="you",
    )
    assert game.power("me") == power


MANY = side(
    active=["vulca-01", "vulca-18"],
    inactive=["vulca-02", "vulca-03", "vulca-04", "vulca-05"],
    hand=["vulca-06"],
)


@pytest.mark.rule("BM-7.4a")
@pytest.mark.parametrize(
    ("you", "gained"),
    [
        (side(active=["vulca-01"], hand=["vulca-06"]), 0),
        (MANY, 1),
        (side(active=["hoax-10"], hand=["vulca-06"]), 1),
        (side(active=["flit-09"], hand=["vulca-06"]), 1),
    ],
    ids=["none", "six cards", "with hoax-10", "ignored"],
)
def test_sloth_gas_saves_one_dragon_at_the_own_retreat(you, gained) -> None:
    me = side(active=["flit-01", "flit-27"], hand=["flit-02"])
    game = given(me=me, you=you, element="fire", phase="decision", older="you")
    assert game.when("retreat").dragons("you") == gained


@pytest.mark.rule("BM-7.4a", "BM-6.11", "BM-17.2")
def test_sloth_gas_works_neither_for_you_nor_when_covered() -> None:
    me = side(active=["flit-01", "flit-27"], hand=["flit-11"])
    other = given(me=me, you=side(hand=["vulca-06"]), element="fire", turn="you").when("retreat")
    assert other.dragons("me") == 1
    late = given(me=me, you=side(active=["vulca-01"], hand=["vulca-06"]), element="fire", phase="character")
    late.when("play flit-11")
    assert late.has_retreated("me")
    assert late.dragons("you") == 1, "the new character had covered the booster"


@pytest.mark.rule("BM-7.4a", "BM-9.6")
def test_distract_holy_dragon_caps_the_dragons_of_this_retreat_at_one() -> None:
    me = side(hand=["flit-29", "flit-01"])
    plus = side(
        active=["hoax-10", "vulca-18"],
        inactive=["vulca-02", "vulca-03", "vulca-04"],
        support=["vulca-23"],
        hand=["vulca-06"],
    )
    assert given(me=me, you=plus, element="fire").when("pass", "retreat").dragons("you") == 3
    assert given(me=me, you=plus, element="fire").when("play flit-29", "retreat").dragons("you") == 1
    old = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05"]
    tweet = side(active=["flit-07"], inactive=old, hand=["vulca-06"])
    assert given(me=me, you=tweet, element="fire").when("play flit-29", "retreat").dragons("you") == 2
    few = given(
        me=side(hand=["flit-29", "flit-01"], support=["mimix-29"]),
        you=side(hand=["vulca-06"]),
        element="fire",
    )
    assert few.when("play flit-29", "retreat").dragons() == 0, "a cap never adds"


@pytest.mark.rule("BM-7.4a", "BM-9.6")
def test_distract_holy_dragon_ends_with_the_turn_and_binds_its_owner_alone() -> None:
    me = side(hand=["flit-29", "flit-01", "flit-02"])
    you = side(inactive=["vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-07"], hand=["vulca-01"])
    game = given(me=me, you=you, element="fire").when("play flit-29", "fight", "play flit-01")
    assert game.zone("me", "leading") == []
    game.when("fight", "play vulca-01")
    while game.asked() == "me" and not game.may("retreat"):
        game.when("pass")
    assert game.when("retreat").dragons("you") == 2, "the next turn is another one"


@pytest.mark.rule("BM-7.8", "BM-12.7", "BM-15.3")
def test_beguile_holy_dragon_buys_a_dragon_for_three_characters() -> None:
    me = side(hand=["flit-30", "flit-01", "vulca-01", "mutant-101", "hoax-17", "flit-15", "hoax-20"])
    game = given(me=me, element="fire", phase="action").when("play flit-30")
    characters = ["choose flit-01", "choose vulca-01", "choose mutant-101", "choose hoax-17"]
    assert game.legal() == ["done", *characters]
    game.when("choose flit-01", "choose mutant-101")
    assert game.legal() == ["choose vulca-01", "choose hoax-17"], "all three or none"
    game.when("choose hoax-17")
    assert game.dragons("me") == 1
    assert game.discards("me") == ["flit-01", "hoax-17", "mutant-101"]
    assert game.zone("me", "hand") == ["vulca-01", "flit-15", "hoax-20"]


@pytest.mark.rule("BM-12.7", "BM-13.3")
def test_beguile_holy_dragon_may_be_declined_and_needs_three_characters() -> None:
    me = side(hand=["flit-30", "flit-01", "vulca-01", "hoax-17"])
    declined = given(me=me, element="fire", phase="action").when("play flit-30", "done")
    assert (declined.dragons(), declined.discards("me")) == (0, [])
    two = side(hand=["flit-30", "flit-01", "vulca-01", "flit-15"])
    poor = given(me=two, element="fire", phase="action").when("play flit-30")
    assert poor.legal() == ["done"], "asked all the same: the hand stays secret"
    assert poor.when("done").legal() == ["fight", "retreat"]
    gas = given(me=me, you=side(support=["khind-27"]), element="fire", phase="action").when("play flit-30")
    assert gas.legal() == ["fight", "retreat"]
    hank = given(me=me, you=side(active=["flit-12"]), element="fire", phase="action").when("play flit-30")
    assert hank.may("choose vulca-01"), "an ignored character is still a character"


@pytest.mark.rule("BM-6.15", "BM-6.14")
def test_mega_launch_allows_any_number_of_boosters_and_the_normal_support() -> None:
    hand = ["flit-31", "flit-01", "vulca-18", "vulca-19", "mimix-25", "hoax-20", "hoax-21"]
    game = given(me=side(hand=hand), element="fire", phase="action")
    game.when("play flit-31", "fight", "play flit-01", "play vulca-18", "play hoax-20", "play vulca-19")
    assert game.legal() == ["pass", "play mimix-25"], "no second support"
    game.when("play mimix-25")
    assert game.power("me") == 4 + 3 + 0 + 2 + 3
    first = given(me=side(hand=hand), phase="action").when(
        "play flit-31", "fight", "play flit-01", "play vulca-18"
    )
    assert first.legal() == ["pass", "play vulca-19", "play mimix-25"], "no support in a first turn"


@pytest.mark.rule("RS-7", "BM-13.1", "BM-13.3")
def test_mega_launch_after_stop_under_a_ban_and_while_ignored() -> None:
    def boosters(ruleset="ansmann", character="flit-01", **yours) -> list[str]:
        me = side(hand=["flit-31", character, "vulca-18", "vulca-19"])
        game = given(me=me, you=side(**yours), element="fire", phase="action", ruleset=ruleset)
        game.when("play flit-31", "fight", f"play {character}")
        while game.asked() == "me" and game.phase() == "boost":
            game.when(game.legal()[1])
        return [key for key in game.zone("me", "active") if key != character]

    for ruleset in ("kosmos", "ansmann", "legends"):
        assert boosters(ruleset, "mimix-20") == ["vulca-18", "vulca-19"]
    assert boosters("kosmos+stopVsPermission=absolute", "mimix-20") == []
    assert boosters(support=["mimix-28"]) == []
    assert boosters(support=["khind-27"]) == ["vulca-18"]
