"""Kinds and texts work completely, whatever the card: what a pack may write, the engine carries out."""

from random import Random
from typing import Any

import pytest

from moondrake.bluemoon.deck import UNSEEN, Deck, ready_made_deck
from moondrake.bluemoon.decks.sampling import imagined_deck, possible_cards
from moondrake.bluemoon.effects import (
    ACHIEVEMENTS,
    CHARACTERS,
    INTERFERENCES,
    LEADERSHIPS,
    SUPPORTS,
    Attract,
    Ban,
    Cancel,
    Card,
    Cards,
    DiscardYours,
    Draw,
    EachPlayer,
    Fetch,
    ForceRetreat,
    Forswear,
    Icon,
    IDiscard,
    Kind,
    LendFree,
    Measure,
    MillToPlay,
    Name,
    OnlyIf,
    Part,
    Payment,
    PayToPlay,
    PreventDragon,
    Rank,
    Sentence,
    Tag,
    Together,
    When,
    YouHaveDragons,
)
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.bluemoon.setup import Setup, setup_from_header
from moondrake.testing.bluemoon import given, side


def fixture(key: str, kind: Kind, *text: Sentence, **facts: Any) -> Card:
    return Card(key, Name("Fixture", "Fixture"), "fixture", 1, kind, text=text, **facts)


def says(when: When, what: Any, **more: Any) -> Sentence:
    return Sentence(when, what, "BM-12.4", **more)


NO_LEADERSHIP = [
    fixture(f"fx-no-{n}", Kind.INTERFERENCE, says(When.TO_PLAY, Cancel(LEADERSHIPS), may=True))
    for n in (1, 2)
]
AWAY = [
    fixture(f"fx-away-{n}", Kind.INTERFERENCE, says(When.AFTER_YOUR_POWER, DiscardYours(SUPPORTS), may=True))
    for n in (1, 2)
]
STAY = [
    fixture(f"fx-stay-{n}", Kind.INTERFERENCE, says(When.YOU_GAIN, PreventDragon(), may=True)) for n in (1, 2)
]
EXPECTED = "inter-das-habe-ich"


# "I must" (BM-13.1)


@pytest.mark.rule("BM-13.1", "BM-12.4", "RS-20")
@pytest.mark.parametrize("ignorer", ["hoax-28", "flit-13"])
@pytest.mark.parametrize("tutu", ["tutu-pampam", "tutu-2b"])
def test_what_i_must_pay_for_a_tutu_no_ignored_lifts(ignorer: str, tutu: str) -> None:
    where: dict[str, Any] = {"leading": [ignorer]} if ignorer == "hoax-28" else {"active": [ignorer]}
    game = given(me=side(hand=[tutu, "hoax-01"]), you=side(**where), element="fire", phase="character")
    assert not game.may(f"play {tutu}")
    assert game.may("play hoax-01")


@pytest.mark.rule("BM-13.1", "BM-13.3")
def test_other_texts_beside_an_i_must_are_ignored() -> None:
    mixed = fixture(
        "fx-mixed",
        Kind.CHARACTER,
        says(When.NOW, IDiscard(1), rank=Rank.MUST),
        says(When.NOW, Attract(1)),
        fire=9,
    )
    game = given(
        me=side(hand=[mixed, "hoax-01", "hoax-02"]),
        you=side(active=["vulca-10"], leading=["hoax-28"]),
        element="fire",
        phase="character",
    )
    game.when("play fx-mixed", "choose hoax-01")
    assert (game.discards("me"), game.dragons("me")) == (["hoax-01"], 0)


# Interference (BM-11)


@pytest.mark.rule("BM-11.3", "BM-11.2")
def test_a_cancelled_interference_may_be_followed_by_another_one() -> None:
    game = given(
        me=side(hand=["hoax-27", EXPECTED, "hoax-01"]),
        you=side(hand=NO_LEADERSHIP, active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when("play hoax-27", "play fx-no-1", f"play {EXPECTED}")
    assert (game.asked(), game.legal()) == ("you", ["pass", "play fx-no-2"])
    game.when("play fx-no-2")
    assert game.zone("me", "leading") == []


@pytest.mark.rule("BM-11.7", "BM-16.16")
def test_several_interference_cards_may_follow_one_announcement() -> None:
    game = given(
        me=side(active=["vulca-01"], support=["hoax-21", "hoax-22"], hand=["vulca-09"]),
        you=side(hand=AWAY, active=["hoax-09"]),
        element="fire",
        phase="announce",
    )
    game.when("play fx-away-1", "choose hoax-21", "play fx-away-2", "choose hoax-22")
    assert game.zone("me", "support") == []


@pytest.mark.rule("BM-11.7", "BM-11.3", "BM-7.5")
def test_after_a_cancelled_attempt_another_card_may_still_keep_the_dragon() -> None:
    game = given(
        me=side(hand=[*STAY, "hoax-01"]),
        you=side(hand=[EXPECTED], active=["vulca-10"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat", "play fx-stay-1", f"play {EXPECTED}", "play fx-stay-2")
    assert game.dragons("you") == 0


@pytest.mark.rule("BM-11.7", "BM-7.5")
def test_a_dragon_that_was_kept_is_asked_about_no_more() -> None:
    game = given(
        me=side(hand=[*STAY, "hoax-01"], rest=["hoax-02"]),
        you=side(active=["vulca-10"], hand=["vulca-01"]),
        element="fire",
        phase="decision",
    )
    game.when("retreat", "play fx-stay-1")
    assert not game.may("play fx-stay-2")


@pytest.mark.rule("BM-13.1", "BM-11.5")
def test_a_vow_binds_interference_cards_too() -> None:
    vow = fixture("fx-vow", Kind.CHARACTER, says(When.NOW, Forswear(INTERFERENCES)), earth=9)
    game = given(
        me=side(hand=[vow, EXPECTED], support=["hoax-21"]),
        you=side(hand=AWAY[:1], active=["hoax-05"]),
        element="earth",
        phase="character",
    )
    game.when("play fx-vow")
    while not game.may("play fx-away-1"):
        game.when(game.legal()[0])
    game.when("play fx-away-1")
    assert not game.may(f"play {EXPECTED}")


@pytest.mark.rule("BM-22.10")
def test_the_bot_interferes_with_what_lies_open_only() -> None:
    game = given(
        me=side(hand=["hoax-27", "hoax-01"], rest=["hoax-02"]),
        you=side(hand=NO_LEADERSHIP, active=["vulca-10"]),
        element="fire",
        phase="action",
        solo=True,
    )
    side_of_bot = game.state.sides[1]
    second = game.state.match.by_key[1]["fx-no-2"]
    side_of_bot.hand &= ~(1 << second)
    side_of_bot.exposed |= 1 << second
    game.when("play hoax-27")
    game.dealt()
    assert game.discards("you") == ["fx-no-2"]
    assert game.zone("you", "hand") == ["fx-no-1"]


@pytest.mark.rule("RS-5", "BM-9.6", "BM-3.9")
def test_an_active_leadership_card_that_is_discarded_stays_on_its_stack_once() -> None:
    away = fixture("fx-away", Kind.INTERFERENCE, says(When.AFTER_YOUR_POWER, DiscardYours(LEADERSHIPS)))
    game = given(
        me=side(active=["vulca-01"], leading=["hoax-28"], hand=["vulca-09"]),
        you=side(hand=[away, "hoax-27"], active=["hoax-09"]),
        element="fire",
        phase="announce",
    )
    assert not game.may("play fx-away"), "its text is ignored"
    other = given(
        me=side(active=["vulca-01"], leading=["vulca-31"], hand=["vulca-09"]),
        you=side(hand=[away, "hoax-27"], active=["hoax-09"]),
        element="fire",
        phase="announce",
    )
    other.when("play fx-away", "choose vulca-31")
    assert (other.zone("me", "stack"), other.zone("me", "leading")) == (["vulca-31"], [])


# Crystal cards (BM-9.8)


@pytest.mark.rule("BM-9.8")
def test_a_crystal_that_rids_the_opponent_of_his_own_costs_nobody_one_more() -> None:
    crystal = fixture("fx-shatter", Kind.ACHIEVEMENT, says(When.NOW, DiscardYours(ACHIEVEMENTS), may=True))
    other = fixture("fx-plain", Kind.ACHIEVEMENT)
    mine = side(hand=[crystal, "hoax-01"])
    game = given(me=mine, you=side(lasting=[other]), phase="action", element="fire", dragons=1)
    game.when("play fx-shatter", "choose fx-plain")
    assert (game.zone("me", "lasting"), game.zone("you", "lasting")) == (["fx-shatter"], [])
    assert not game.may("choose fx-shatter")


ONE_CARD = PayToPlay(Payment(((Part(Measure.CARDS, 1),),)))


@pytest.mark.rule("BM-9.8b", "BM-12.4", "BM-11.5")
@pytest.mark.parametrize("who", ["me", "you"])
def test_a_crystal_played_by_a_text_still_has_its_own_condition_and_cost(who: str) -> None:
    hard = fixture("fx-hard", Kind.ACHIEVEMENT, says(When.TO_PLAY, OnlyIf(YouHaveDragons(3))))
    dear = fixture("fx-dear", Kind.ACHIEVEMENT, says(When.TO_PLAY, ONE_CARD))
    crystals = [hard, dear]
    game = given(
        me=side(hand=["khind-32", "hoax-01", *(crystals if who == "me" else [])]),
        you=side(hand=["vulca-01", *(crystals if who == "you" else [])], active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when("play khind-32")
    assert (game.asked(), game.legal()) == (who, ["done", "choose fx-dear"])
    paid = "hoax-01" if who == "me" else "vulca-01"
    game.when("choose fx-dear")
    assert game.zone(who, "lasting") == []
    game.when(f"choose {paid}")
    assert (game.zone(who, "lasting"), paid in game.discards(who)) == (["fx-dear"], True)


@pytest.mark.rule("BM-16.39", "BM-12.4", "BM-11.5")
def test_an_influence_card_is_fetched_only_if_it_could_be_laid_out() -> None:
    hard = fixture("fx-hard", Kind.HYLA, says(When.TO_PLAY, OnlyIf(YouHaveDragons(3))))
    dear = fixture("fx-dear", Kind.HYLA, says(When.TO_PLAY, ONE_CARD))
    lead = fixture("fx-lead", Kind.LEADERSHIP, says(When.NOW, Fetch()))
    game = given(
        me=side(hand=[lead, "hoax-01"], rest=[hard, dear, "hyla-fire"]),
        you=side(active=["vulca-10"]),
        element="fire",
        phase="action",
    )
    game.when("play fx-lead")
    assert game.legal() == ["done", "choose hyla-fire"]


# Texts once a turn and at its end (BM-12.4, BM-12.5)


@pytest.mark.rule("BM-12.5")
def test_parts_of_a_text_are_used_in_their_order() -> None:
    hyla = fixture("fx-hyla", Kind.HYLA, says(When.MY_TURN, Draw(1)), says(When.MY_TURN, IDiscard(1)))
    game = given(me=side(lasting=[hyla], hand=["hoax-01"], pile=["hoax-02"]), element="fire", phase="action")
    game.when("use fx-hyla")
    assert sorted(game.legal()) == ["choose hoax-01", "choose hoax-02"]


@pytest.mark.rule("BM-12.5")
def test_a_part_for_the_turn_and_a_part_for_its_end_are_used_separately() -> None:
    hyla = fixture(
        "fx-hyla", Kind.HYLA, says(When.MY_TURN, Draw(1), may=True), says(When.MY_TURN_END, Attract(1))
    )
    game = given(
        me=side(lasting=[hyla], hand=["hoax-01"], pile=["hoax-02"]),
        you=side(active=["vulca-10"], hand=["vulca-01"]),
        element="earth",
        phase="action",
    )
    game.when("use fx-hyla")
    assert (game.zone("me", "hand"), game.dragons("me")) == (["hoax-01", "hoax-02"], 0)
    game.when("fight", "play hoax-01") if game.may("fight") else game.when("pass", "fight", "play hoax-01")
    while not game.may("use fx-hyla"):
        game.when(game.legal()[0])
    game.when("use fx-hyla")
    assert game.dragons("me") == 1


@pytest.mark.rule("BM-12.4", "RS-4")
def test_a_leadership_card_may_have_a_text_for_the_end_of_its_turn() -> None:
    card = fixture("fx-lead", Kind.LEADERSHIP, says(When.MY_TURN_END, Attract(1)))
    game = given(me=side(leading=[card]), you=side(hand=["vulca-01"]), element="fire", phase="end")
    assert game.may("use fx-lead")


@pytest.mark.rule("BM-16.10", "BM-10.17")
def test_a_leadership_card_may_lend_free_to_the_next_card() -> None:
    card = fixture("fx-lead", Kind.LEADERSHIP, says(When.WHILE_ACTIVE, LendFree()))
    mine = side(hand=[card, "hoax-01", "hoax-02"])
    game = given(me=mine, you=side(active=["vulca-10"]), element="fire", phase="action")
    game.when("play fx-lead", "fight", "play hoax-01")
    assert game.may("play hoax-02")


# Conditions, groups, both players


@pytest.mark.rule("BM-12.6")
@pytest.mark.parametrize("dragons", [0, -1])
def test_a_condition_of_a_text_is_looked_at(dragons: int) -> None:
    card = fixture("fx-if", Kind.CHARACTER, says(When.NOW, Attract(1), condition=YouHaveDragons(1)))
    game = given(me=side(hand=[card]), element="fire", phase="character", dragons=dragons)
    game.when("play fx-if")
    assert game.dragons("me") == 0


@pytest.mark.rule("BM-12.4", "BM-12.6")
@pytest.mark.parametrize("dragons", [0, -1])
def test_a_text_once_a_turn_is_offered_only_if_its_condition_holds(dragons: int) -> None:
    card = fixture("fx-if", Kind.HYLA, says(When.MY_TURN, Attract(1), condition=YouHaveDragons(1)))
    game = given(me=side(lasting=[card], hand=["hoax-01"]), element="fire", phase="begin", dragons=dragons)
    assert game.may("use fx-if") == (dragons < 0)


def group(when: When, then: Attract | ForceRetreat) -> list[Card]:
    sentence = says(when, Together(Tag.SAILOR, 2, then))
    return [fixture(f"fx-group-{n}", Kind.SUPPORT, sentence, tags=Tag.SAILOR) for n in (1, 2)]


@pytest.mark.rule("BM-16.5", "BM-7.8")
def test_a_group_may_gain_a_dragon_before_the_opponents_turn() -> None:
    game = given(
        me=side(hand=["hoax-01"]),
        you=side(support=group(When.BEFORE_YOUR_TURN, Attract(1))),
        element="fire",
        phase="turn",
    )
    assert not game.has_retreated("me")
    assert game.dragons("you") == 1


@pytest.mark.rule("BM-16.27", "BM-7.1")
def test_a_group_may_make_the_opponent_retreat_when_my_turn_begins() -> None:
    game = given(
        me=side(support=group(When.MY_TURN_BEGIN, ForceRetreat()), hand=["hoax-01"]),
        you=side(hand=["vulca-01"]),
        element="fire",
        phase="turn",
    )
    assert game.has_retreated("you")
    assert game.dragons("me") == 1


@pytest.mark.rule("BM-16.1", "BM-13.1")
def test_a_vow_of_both_players_binds_both() -> None:
    card = fixture("fx-peace", Kind.LEADERSHIP, says(When.NOW, EachPlayer(Forswear(SUPPORTS))))
    game = given(
        me=side(hand=[card, "hoax-01", "hoax-21"]),
        you=side(hand=["hoax-22", "vulca-01"], active=["vulca-05"]),
        element="earth",
        phase="action",
    )
    game.when("play fx-peace", "fight", "play hoax-01")
    assert not game.may("play hoax-21")
    while not (game.asked() == "you" and game.may("fight")):
        game.when(game.legal()[0])
    game.when("fight", "play vulca-01")
    assert not game.may("play hoax-22")


@pytest.mark.rule("BM-10.8", "BM-9.19")
def test_an_inquisitor_never_comes_into_hand() -> None:
    staff = fixture("fx-inq", Kind.INQUISITOR, icons=Icon.RETRIEVE)
    game = given(me=side(staff=[staff], hand=["hoax-01"], active=["hoax-02"]), element="fire", phase="begin")
    assert not game.may("retrieve fx-inq")


@pytest.mark.rule("BM-22.17", "BM-12.4")
def test_the_bot_takes_the_top_of_its_pile_where_a_cost_says_so() -> None:
    card = fixture("fx-mill", Kind.CHARACTER, says(When.TO_PLAY, MillToPlay(1), rank=Rank.MUST), fire=9)
    lead = fixture("fx-lead", Kind.LEADERSHIP, says(When.NOW, Draw(1)))
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-02"]),
        you=side(pile=[lead, card, "vulca-21", "vulca-02"], rest=["vulca-03"]),
        element="fire",
        phase="turn",
        turn="you",
        solo=True,
    )
    game.dealt()
    assert "vulca-02" in game.discards("you")


# Records


@pytest.mark.rule("BM-21.11", "BM-23.1")
def test_a_record_keeps_that_a_deck_was_drafted() -> None:
    plain = ready_made_deck("vulca")
    drafted = Deck("pool", plain.leader, plain.cards, drafted=True)
    setup = Setup((drafted, ready_made_deck("hoax")), start=0)
    assert setup_from_header(setup.header()).decks[0] == drafted


@pytest.mark.rule("BM-10.34", "BM-13.1")
def test_a_vow_binds_bluffs_as_supports() -> None:
    vow = fixture("fx-vow", Kind.CHARACTER, says(When.NOW, Forswear(SUPPORTS), rank=Rank.MUST))
    other = fixture("fx-vow", Kind.CHARACTER, says(When.NOW, Forswear(CHARACTERS), rank=Rank.MUST))
    for card, may in ((vow, False), (other, True)):
        game = given(
            me=side(hand=[card, "buka-07"]), you=side(active=["vulca-10"]), element="fire", phase="character"
        )
        game.when("play fx-vow")
        if game.phase() == "character":
            game.when("pass")
        assert game.may("bluff buka-07") == may


# What is public


@pytest.mark.rule("BM-3.4b", "BM-23.3", "BM-9.8b")
def test_with_closed_lists_nobody_learns_that_a_deck_has_no_crystal_cards() -> None:
    game = given(
        me=side(hand=["khind-32", "hoax-01"]),
        you=side(hand=["vulca-01"], active=["vulca-10"]),
        element="fire",
        phase="action",
        closed=[],
    )
    game.when("play khind-32")
    assert (game.asked(), game.legal()) == ("you", ["done"])


@pytest.mark.rule("BM-11.4", "BM-17.3", "BM-3.4b")
@pytest.mark.parametrize(("texts", "asked"), [([], "you"), (["hoax-28"], "me")])
def test_with_closed_lists_no_window_opens_while_all_texts_are_ignored(texts: list[str], asked: str) -> None:
    game = given(
        me=side(hand=["hoax-03", "mimix-22"], leading=texts),
        you=side(hand=["vulca-01"], active=["vulca-10"]),
        element="fire",
        phase="character",
        closed=[fixture("fx-shame", Kind.INTERFERENCE, says(When.TO_PLAY, Cancel(CHARACTERS), may=True))],
    )
    game.when("play mimix-22")
    assert game.asked() == asked


@pytest.mark.rule("BM-9.11")
@pytest.mark.parametrize(
    ("cards", "may"), [(Cards(), False), (SUPPORTS, False), (Cards((Kind.SUPPORT,), value_above=3), True)]
)
def test_loading_is_forbidden_where_all_supports_are(cards: Cards, may: bool) -> None:
    ban = fixture("fx-ban", Kind.SUPPORT, says(When.WHILE_ACTIVE, Ban(cards), rank=Rank.MAY_NOT))
    game = given(
        me=side(hand=["hoax-01", "hoax-21"], active=["vulca-05"], ships={"buka-31": []}),
        you=side(support=[ban], active=["hoax-05"]),
        element="fire",
        phase="boost",
    )
    assert game.may("load hoax-01") == may


@pytest.mark.rule("BM-10.36", "RS-13")
@pytest.mark.parametrize(("above", "may"), [(1, True), (3, False)])
def test_a_bluff_support_has_a_printed_value_of_two(above: int, may: bool) -> None:
    away = says(When.NOW, DiscardYours(Cards(value_above=above)), may=True)
    card = fixture("fx-away", Kind.CHARACTER, away, fire=9)
    game = given(
        me=side(hand=[card]),
        you=side(active=["hoax-05"], bluffs=["buka-07"]),
        element="fire",
        phase="character",
    )
    game.when("play fx-away")
    assert any("bluff" in word for word in game.legal()) == may


@pytest.mark.rule("BM-3.4b", "BM-21.11")
def test_an_imagined_deck_of_a_draft_is_a_drafted_deck() -> None:
    plain = ready_made_deck("vulca")
    deck = Deck("pool", plain.leader, (*plain.cards[:20], *[UNSEEN] * 10), drafted=True)
    imagined = imagined_deck(deck, ANSMANN, possible_cards(deck, ()), 0, Random(1))
    assert imagined.drafted
