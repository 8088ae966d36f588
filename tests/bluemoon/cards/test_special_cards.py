"""Tutu, Hyla, interference and inquisitors: what each card does (BM-9, BM-10.29, BM-11, BM-12.4)."""

import pytest

from moondrake.bluemoon.effects import (
    CHARACTERS,
    SUPPORTS,
    Cancel,
    Card,
    DiscardYours,
    Kind,
    Name,
    PreventDragon,
    Sentence,
    When,
)
from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import given, side


def fixture(key: str, kind: Kind, *text: Sentence) -> Card:
    return Card(key, Name("Fixture", "Fixture"), "fixture", 1, kind, text=text)


CRYSTALS = [fixture(f"fx-crystal-{n}", Kind.ACHIEVEMENT) for n in (1, 2, 3)]
AWAY = fixture(
    "fx-away",
    Kind.INTERFERENCE,
    Sentence(When.AFTER_YOUR_POWER, DiscardYours(SUPPORTS), "BM-16.16", may=True),
)
WHO = fixture("fx-who", Kind.INTERFERENCE, Sentence(When.YOU_GAIN, PreventDragon(), "BM-11.7", may=True))
SHAME = fixture(
    "fx-shame",
    Kind.INTERFERENCE,
    Sentence(When.TO_PLAY, Cancel(CHARACTERS, retreat=True), "BM-11.3", may=True),
)


# Tutu

COSTS = [
    ("tutu-1", "hoax-21", None),
    ("tutu-3a", "hoax-27", "hoax-21"),
    ("tutu-3a", "hyla-fire", "hoax-02"),
    ("tutu-3b", "hoax-21", "hoax-02"),
    ("tutu-3b", "hoax-19", "hoax-27"),
    ("tutu-hukhuk", "hoax-02", "hoax-21"),
    ("tutu-pampam", "tutu-1", "hoax-02"),
]


@pytest.mark.rule("BM-12.4", "BM-9.21")
@pytest.mark.parametrize(("tutu", "pays", "wrong"), COSTS)
def test_a_tutu_costs_another_hand_card_before_it_is_laid_out(
    tutu: str, pays: str, wrong: str | None
) -> None:
    game = given(me=side(hand=[tutu, pays]), element="fire", phase="character")
    game.when(f"play {tutu}")
    assert game.legal() == [f"choose {pays}"]
    assert game.zone("me", "combat") == []
    game.when(f"choose {pays}")
    assert game.zone("me", "active") == [tutu]
    alone = given(me=side(hand=[tutu, *([wrong] if wrong else [])]), element="fire", phase="character")
    assert not alone.may(f"play {tutu}")


@pytest.mark.rule("BM-12.4")
def test_tutu_2b_costs_the_top_card_of_the_draw_pile() -> None:
    game = given(me=side(hand=["tutu-2b"], pile=["hoax-01", "hoax-02"]), element="fire", phase="character")
    game.when("play tutu-2b")
    assert (game.discards("me"), game.zone("me", "active")) == (["hoax-01"], ["tutu-2b"])
    empty = given(me=side(hand=["tutu-2b"]), element="fire", phase="character")
    assert not empty.may("play tutu-2b")


@pytest.mark.rule("BM-7.4a")
def test_tutu_2c_gives_the_opponent_a_dragon_more_when_its_owner_retreats() -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["tutu-2c"]),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat")
    assert game.dragons("you") == 2


@pytest.mark.rule("BM-13.1")
def test_after_tutu_4_no_character_follows_in_this_fight() -> None:
    game = given(
        me=side(hand=["tutu-4", "mimix-22", "hoax-01"], rest=["hoax-02"]),
        you=side(),
        element="fire",
        phase="character",
    )
    game.when("play tutu-4")
    assert not game.may("play mimix-22")
    later = given(
        me=side(hand=["hoax-01"], active=["vulca-10"]),
        you=side(hand=["tutu-4", "hoax-03"], rest=["hoax-04"]),
        element="fire",
        turn="you",
        phase="character",
    )
    later.when("play tutu-4")
    assert later.zone("you", "vows") == ["tutu-4"]


@pytest.mark.rule("BM-13.1")
def test_the_vow_of_tutu_4_lasts_while_the_card_is_inactive_and_ends_with_the_fight() -> None:
    game = given(
        me=side(hand=["tutu-4", "hoax-02"], rest=["hoax-03", "hoax-04", "hoax-05"]),
        you=side(active=["hoax-06"], hand=["vulca-01"], rest=["vulca-03", "vulca-04"]),
        element="fire",
        phase="character",
    )
    game.when("play tutu-4")
    while not game.may("retreat") or game.asked() != "me":
        words = game.legal()
        game.when(next((word for word in words if word in ("fight", "play vulca-01")), words[0]))
    assert not game.may("fight")
    game.when("retreat")
    assert game.state.sides[0].vows == 0


@pytest.mark.rule("BM-10.14")
def test_a_tutu_is_free() -> None:
    game = given(me=side(hand=["tutu-1", "hoax-01", "hoax-02"]), element="fire", phase="character")
    game.when("play hoax-01")
    assert game.may("play tutu-1")


# REPLACE


@pytest.mark.rule("BM-10.29", "RS-35")
@pytest.mark.parametrize(("ruleset", "asks"), [("ansmann", True), ("kosmos", True), ("legends", False)])
def test_replacing_discards_a_card_and_may_or_must_draw_one(ruleset: str, asks: bool) -> None:
    game = given(
        me=side(hand=["tutu-1", "hoax-27", "hoax-01"], pile=["hoax-02"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("replace tutu-1")
    assert game.discards("me") == ["tutu-1"]
    if asks:
        game.when("yes")
    assert set(game.zone("me", "hand")) == {"hoax-27", "hoax-01", "hoax-02"}
    assert not game.may("play hoax-27")


@pytest.mark.rule("BM-10.29")
def test_the_draw_after_replacing_may_be_left_out() -> None:
    game = given(me=side(hand=["tutu-1", "hoax-01"], pile=["hoax-02"]), element="fire", phase="action")
    game.when("replace tutu-1", "no")
    assert game.zone("me", "hand") == ["hoax-01"]


@pytest.mark.rule("BM-10.29", "BM-6.2")
def test_an_action_card_and_replacing_exclude_each_other() -> None:
    game = given(me=side(hand=["tutu-1", "hoax-27", "hoax-01"]), element="fire", phase="action")
    game.when("play hoax-27")
    assert not game.may("replace tutu-1")


@pytest.mark.rule("BM-10.31", "BM-16.17")
def test_a_replaced_leadership_card_goes_to_the_leadership_stack() -> None:
    game = given(me=side(hand=["hoax-27", "hoax-01"], staff=["inq-412"]), element="fire", phase="action")
    game.when("replace hoax-27")
    assert (game.zone("me", "stack"), game.discards("me")) == (["hoax-27"], [])


@pytest.mark.rule("BM-10.30")
def test_no_interference_answers_a_replacement() -> None:
    game = given(
        me=side(hand=["hoax-27", "hoax-01"], staff=["inq-412"], pile=["hoax-02"]),
        you=side(hand=["inter-wie-koennt-ihr"], active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when("replace hoax-27")
    assert game.asked() == "me"


@pytest.mark.scenario("BMS-14")
@pytest.mark.rule("BM-16.17", "BM-13.5", "BM-13.6")
def test_argus_eye_replaces_a_protected_hand_card_under_mad_mike_but_no_other_with_a_symbol() -> None:
    game = given(
        me=side(hand=["aqua-02", "khind-05", "hoax-01"], staff=["inq-412"]),
        you=side(active=["flit-13"]),
        element="fire",
        phase="action",
    )
    assert game.may("replace aqua-02")
    assert not game.may("replace khind-05")
    assert game.may("replace hoax-01")


# Hyla


@pytest.mark.rule("BM-9.7", "BM-14.3")
@pytest.mark.parametrize(
    ("key", "earth", "fire"), [("hyla-both", 1, 1), ("hyla-earth", 2, 0), ("hyla-fire", 0, 2)]
)
def test_a_hyla_adds_its_values_in_every_fight(key: str, earth: int, fire: int) -> None:
    game = given(me=side(hand=[key], active=["vulca-10"]), element="fire", phase="action")
    game.when(f"play {key}")
    assert (game.power("me", "earth"), game.power("me", "fire")) == (1 + earth, 4 + fire)


@pytest.mark.rule("BM-9.7", "BM-7.6")
def test_a_hyla_stays_when_a_fight_ends() -> None:
    game = given(
        me=side(hand=["hoax-01"], lasting=["hyla-fire"], rest=["hoax-02"]),
        you=side(active=["vulca-10"], hand=["vulca-01"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat")
    assert game.zone("me", "lasting") == ["hyla-fire"]


@pytest.mark.rule("BM-9.7")
@pytest.mark.parametrize("owner", ["me", "you"])
def test_only_one_hyla_is_active_in_the_whole_game(owner: str) -> None:
    old = {"me": side(hand=["hyla-earth"], lasting=["hyla-fire"]), "you": side(hand=["hyla-earth"])}[owner]
    yours = side(lasting=["hyla-fire"]) if owner == "you" else side()
    game = given(me=old, you=yours, element="fire", phase="action")
    game.when("play hyla-earth")
    assert game.zone("me", "lasting") == ["hyla-earth"]
    assert game.zone("you", "lasting") == []
    assert game.discards(owner) == ["hyla-fire"]


@pytest.mark.scenario("BMS-70")
@pytest.mark.rule("RS-17", "BM-9.7")
@pytest.mark.parametrize(("ruleset", "stays"), [("ansmann", True), ("legends", False)])
def test_a_cancelled_hyla_leaves_the_old_one_or_not(ruleset: str, stays: bool) -> None:
    game = given(
        me=side(hand=["hyla-earth", "hoax-27", "hoax-01"]),
        you=side(hand=["inter-wie-koennt-ihr"], active=["vulca-10"], lasting=["hyla-fire"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play hyla-earth", "play inter-wie-koennt-ihr")
    assert game.zone("you", "lasting") == (["hyla-fire"] if stays else [])
    assert game.zone("me", "lasting") == []
    assert game.may("play hoax-27")


@pytest.mark.rule("BM-7.4a")
@pytest.mark.parametrize(("cards", "dragons"), [(3, 1), (4, 2)])
def test_hyla_dragon_brings_the_second_dragon_with_four_cards(cards: int, dragons: int) -> None:
    fight = ["vulca-10", "hoax-19", "hoax-01", "hoax-02"][:cards]
    game = given(
        me=side(hand=["hoax-03"]),
        you=side(active=fight, lasting=["hyla-dragon"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat")
    assert game.dragons("you") == dragons


@pytest.mark.rule("BM-6.24")
def test_hyla_draw_draws_one_additional_card_at_the_end_of_the_turn() -> None:
    game = given(
        me=side(lasting=["hyla-draw"], rest=[f"hoax-0{n}" for n in range(1, 9)]), element="fire", phase="end"
    )
    game.when("use hyla-draw")
    game.dealt()
    game.when("refill") if game.may("refill") else None
    game.dealt()
    assert len(game.zone("me", "hand")) in (6, 7)


@pytest.mark.rule("BM-6.15", "RS-7")
def test_piplox_permits_one_additional_booster_or_support() -> None:
    game = given(
        me=side(
            hand=["hoax-21", "hoax-22", "hoax-23", "hoax-19"], active=["vulca-10"], lasting=["hyla-piplox"]
        ),
        element="fire",
        phase="boost",
    )
    game.when("play hoax-21", "play hoax-22")
    assert not game.may("play hoax-23")
    assert not game.may("play hoax-19")


@pytest.mark.scenario("BMS-11")
@pytest.mark.rule("RS-7", "BM-16.35")
def test_after_stop_piplox_still_permits_exactly_one_support() -> None:
    game = given(
        me=side(hand=["mutant-108", "hoax-21", "aqua-21"], leading=["vulca-31"], lasting=["hyla-piplox"]),
        you=side(active=["vulca-02"]),
        element="fire",
        phase="character",
    )
    game.when("play mutant-108")
    assert {"play hoax-21", "play aqua-21"} <= set(game.legal())
    game.when("play hoax-21")
    assert not game.may("play aqua-21")


@pytest.mark.rule("BM-7.6")
@pytest.mark.parametrize(("answer", "size"), [("yes", 8), ("no", 6)])
def test_hyla_refill_may_fill_the_hand_to_eight_between_fights(answer: str, size: int) -> None:
    rest = [f"hoax-{n:02}" for n in range(2, 16)]
    game = given(
        me=side(hand=["hoax-01"], lasting=["hyla-refill"], rest=rest),
        you=side(active=["vulca-10"], hand=["vulca-01"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat")
    game.dealt()
    game.when(answer)
    game.dealt()
    assert len(game.zone("me", "hand")) == size


@pytest.mark.rule("BM-9.7", "BM-13.3")
def test_a_hyla_can_be_ignored_and_protected_like_any_card() -> None:
    blank = given(
        me=side(active=["vulca-10"], lasting=["hyla-piplox"], hand=["hoax-21", "hoax-22"]),
        you=side(active=["vulca-02"], leading=["hoax-28"]),
        element="fire",
        phase="boost",
    )
    blank.when("play hoax-21")
    assert not blank.may("play hoax-22")


# crystal cards


@pytest.mark.scenario("BMS-80")
@pytest.mark.rule("BM-9.8a", "BM-9.8", "OQ-9")
@pytest.mark.parametrize(("dragons", "legal"), [(0, False), (1, True), (-1, False)])
def test_a_crystal_card_needs_an_own_dragon_and_is_the_one_action(dragons: int, legal: bool) -> None:
    game = given(
        me=side(hand=[CRYSTALS[0], CRYSTALS[1], "hoax-01"]), element="fire", phase="action", dragons=dragons
    )
    assert game.may("play fx-crystal-1") == legal
    if legal:
        game.when("play fx-crystal-1")
        assert not game.may("play fx-crystal-2")
        assert game.zone("me", "lasting") == ["fx-crystal-1"]


@pytest.mark.scenario("BMS-71")
@pytest.mark.rule("BM-9.8")
def test_when_both_have_crystal_cards_each_discards_one_of_the_own() -> None:
    game = given(
        me=side(hand=[CRYSTALS[0]], lasting=[]),
        you=side(lasting=[CRYSTALS[1], CRYSTALS[2]]),
        element="fire",
        phase="action",
        dragons=1,
    )
    game.when("play fx-crystal-1")
    assert game.asked() == "me"
    game.when("choose fx-crystal-1", "choose fx-crystal-2")
    assert (game.zone("me", "lasting"), game.zone("you", "lasting")) == ([], ["fx-crystal-3"])


SCORES = [
    ("ansmann", 2, 0, 1, 4),
    ("ansmann", 0, 3, 1, 1),
    ("legends", 2, 0, 1, 4),
    ("kosmos", 2, 0, 1, 2),
]


@pytest.mark.scenario("BMS-71")
@pytest.mark.rule("BM-8.4", "RS-18")
@pytest.mark.parametrize(("ruleset", "mine", "yours", "dragons", "crystals"), SCORES)
def test_crystal_cards_count_at_the_end(
    ruleset: str, mine: int, yours: int, dragons: int, crystals: int
) -> None:
    game = given(
        me=side(lasting=CRYSTALS[:mine], hand=["hoax-01"]),
        you=side(lasting=CRYSTALS[:yours]),
        phase="turn",
        dragons=dragons,
        ruleset=ruleset,
    )
    assert game.state.is_over()
    assert game.state.returns() == (float(crystals), -float(crystals))


@pytest.mark.rule("BM-8.4", "BM-8.1")
def test_crystal_cards_count_at_a_fourth_dragon_too() -> None:
    game = given(
        me=side(active=["vulca-10"], lasting=CRYSTALS[:1]),
        you=side(hand=["hoax-01"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=3,
    )
    game.when("retreat")
    assert game.state.returns() == (5.0, -5.0)


# interference


@pytest.mark.rule("BM-11.1", "BM-9.18")
@pytest.mark.parametrize("key", ["hoax-27", "buka-31", "hyla-fire"])
def test_how_dare_you_cancels_any_action_card(key: str) -> None:
    game = given(
        me=side(hand=[key, "hoax-01"]),
        you=side(hand=["inter-wie-koennt-ihr"], active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when(f"play {key}", "play inter-wie-koennt-ihr")
    assert game.discards("you") == ["inter-wie-koennt-ihr"]
    assert key in game.discards("me") + game.zone("me", "stack")


@pytest.mark.rule("BM-11.2")
def test_i_expected_that_answers_an_interference_and_itself() -> None:
    game = given(
        me=side(hand=["hoax-27", "inter-das-habe-ich", "hoax-01"], rest=[f"hoax-0{n}" for n in range(2, 9)]),
        you=side(hand=["inter-wie-koennt-ihr", "inter-das-habe-ich"], active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when(
        "play hoax-27", "play inter-wie-koennt-ihr", "play a:inter-das-habe-ich", "play b:inter-das-habe-ich"
    )
    cancelled = [event for event in game.events if event.kind == What.CANCEL]
    assert len(cancelled) == 2
    assert game.zone("me", "stack") == ["hoax-27"]


@pytest.mark.scenario("BMS-63")
@pytest.mark.rule("BM-16.16", "BM-11.7")
def test_the_window_after_announcing_comes_before_the_challenge() -> None:
    game = given(
        me=side(active=["vulca-05"], bluffs=["buka-05"], support=["hoax-21"]),
        you=side(hand=[AWAY], active=["hoax-05"]),
        element="fire",
        phase="announce",
    )
    assert (game.asked(), game.legal()) == ("you", ["pass", "play fx-away"])
    game.when("play fx-away", "choose hoax-21")
    assert game.legal() == ["pass", "challenge"]


@pytest.mark.rule("BM-11.7", "BM-16.4", "OQ-16")
def test_a_dragon_that_would_be_gained_can_be_prevented() -> None:
    game = given(
        me=side(hand=[WHO, "hoax-01"]), you=side(active=["vulca-10"]), element="fire", phase="decision"
    )
    game.when("retreat", "play fx-who")
    assert game.dragons("you") == 0
    assert [event.kind for event in game.events].count(What.PREVENTED) == 1


@pytest.mark.rule("BM-11.7", "BM-7.3")
def test_of_two_dragons_only_one_is_prevented_by_one_card() -> None:
    game = given(
        me=side(hand=[WHO, "hoax-01"]),
        you=side(active=["vulca-10", "hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-19"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat", "play fx-who")
    assert game.dragons("you") == 1


@pytest.mark.rule("BM-11.3", "OQ-16")
@pytest.mark.parametrize(("answer", "leaves"), [("yes", True), ("no", False)])
def test_an_interference_may_give_the_cancelled_player_a_chance_to_retreat(answer: str, leaves: bool) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02"]),
        you=side(hand=[SHAME], active=["hoax-05"]),
        element="fire",
        phase="character",
    )
    game.when("play hoax-01", "play fx-shame", answer)
    assert game.has_retreated("me") == leaves
    if not leaves:
        assert game.may("play hoax-02")


# inquisitors and emissaries


@pytest.mark.rule("BM-9.19")
def test_thunderfist_gains_a_dragon_when_the_game_begins() -> None:
    from random import Random

    from moondrake.bluemoon.cards import BY_KEY, ready_made
    from moondrake.bluemoon.deck import Deck
    from moondrake.bluemoon.game import new_game
    from moondrake.bluemoon.rulesets import KOSMOS
    from moondrake.bluemoon.setup import Setup

    leader, cards = ready_made("hoax")
    plain = Deck("hoax", leader, cards)
    armed = Deck("hoax+", leader, cards, BY_KEY["inq-donnerfaust"])
    for decks, dragons in (((armed, plain), 1), ((plain, armed), -1), ((armed, armed), 0)):
        state = new_game(Setup(decks, KOSMOS, start=0))
        rng = Random(1)
        while state.phase == 0:
            state.apply(rng.choice(state.legal_actions()))
        assert state.dragons == dragons


@pytest.mark.rule("BM-9.19", "BM-9.20", "RS-33")
def test_inquisitor_and_emissary_are_never_active_cards() -> None:
    emissary = fixture("fx-emissary", Kind.EMISSARY)
    game = given(
        me=side(hand=["hoax-01"], staff=["inq-412", emissary]),
        you=side(active=["khind-06"]),
        element="fire",
        turn="you",
        phase="boost",
    )
    assert game.state.view(0).table.sides[0].lasting == ()
    assert len(game.state.view(1).table.sides[0].staff) == 2
    assert not game.may("use khind-06")


@pytest.mark.rule("BM-9.19", "BM-13.3")
def test_an_inquisitors_text_can_be_ignored() -> None:
    game = given(
        me=side(hand=["hoax-01"], staff=["inq-412"]),
        you=side(active=["vulca-10"], leading=["hoax-28"]),
        element="fire",
        phase="action",
    )
    assert not game.may("replace hoax-01")
