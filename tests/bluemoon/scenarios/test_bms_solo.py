"""The solo game: BMS-24 to BMS-38, and the rules of chapter 22 that no scenario names."""

from random import Random

import pytest

from moondrake.bluemoon import GAME
from moondrake.bluemoon.effects import (
    CHARACTERS,
    INTERFERENCES,
    SUPPORTS,
    Cancel,
    Card,
    Cards,
    DemandPayment,
    DiscardYours,
    Draw,
    Icon,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    PayToPlay,
    Sentence,
    When,
)
from moondrake.bluemoon.events import What
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rules.solo_giving import hand_in_order
from moondrake.bluemoon.state import Phase
from moondrake.bluemoon.zones import count
from moondrake.table import CHANCE, SPECTATOR, SetupError
from moondrake.testing.bluemoon import Scenario, fixture_card, given, says, side

PLAIN = "vulca-10"  # character 4/1
OTHER = "vulca-05"  # character 5 fire
BOOSTER = "hoax-18"
SUPPORT = "hoax-21"
AWAY = fixture_card("fx-away", Kind.INTERFERENCE, text=says(DiscardYours(SUPPORTS), When.AFTER_YOUR_POWER))


def told(game: Scenario, what: What) -> list[list[str]]:
    """The keys of the cards of every event of this kind, in order."""
    printed = [facts.printed for facts in game.state.facts]
    return [
        [printed[card >> 6][card & 63].key for card in event.cards]
        for event in game.events
        if event.kind == what
    ]


def rules(game: Scenario, what: What) -> list[str]:
    return [event.rule for event in game.events if event.kind == what]


def by_chance(game: Scenario, seed: int = 1) -> Scenario:
    """Let chance answer until the Player is asked or the game is over."""
    rng = Random(seed)
    while not game.state.is_over() and game.state.seat_to_act() == CHANCE:
        game.state.apply(rng.choice(game.state.legal_actions()))
        game.events += game.state.take_events()
    return game


def bot_turn(
    bot: list[str], held: tuple[str, ...] = (), element: str | None = "fire", **me: object
) -> Scenario:
    """The Bot's turn with this draw pile from the top; the Player's cards are in `me`."""
    mine = side(**me)  # type: ignore[arg-type]
    game = given(
        me=mine, you=side(pile=bot, hand=held), element=element, phase="begin", turn="you", solo=True
    )
    return by_chance(game)


@pytest.mark.scenario("BMS-24")
@pytest.mark.rule("BM-22.1", "BM-22.2", "BM-22.3", "BM-22.25")
def test_the_player_holds_six_cards_and_the_bot_begins_without_any() -> None:
    header = {"ruleset": "kosmos", "lookahead": "off", "deck a": "hoax", "deck b": "mimix", "start": "b"}
    state = GAME.start({**header, "solo": "yes"})
    rng = Random(3)
    while count(state.sides[0].hand) < 6:
        state.apply(rng.choice(state.legal_actions()))
    assert (state.seat, state.is_first, state.sides[1].hand) == (1, True, 0)
    assert (state.seats(), state.returns()) == (1, (0.0,))
    with pytest.raises(SetupError, match=r"BM-22\.3"):
        GAME.start({**header, "start": "a", "solo": "yes"})


@pytest.mark.scenario("BMS-25")
@pytest.mark.rule("BM-22.5", "BM-22.6")
def test_cards_are_revealed_up_to_the_first_character() -> None:
    game = bot_turn([BOOSTER, SUPPORT, PLAIN, OTHER], hand=(), active=["hoax-01"])
    assert told(game, What.REVEAL) == [[BOOSTER], [SUPPORT], [PLAIN]]
    assert game.zone("you", "top") == [OTHER]
    assert rules(game, What.REVEAL) == ["BM-22.6"] * 3


@pytest.mark.scenario("BMS-26")
@pytest.mark.rule("BM-22.6", "OQ-20")
def test_free_and_lent_free_characters_let_the_reveal_go_on() -> None:
    game = bot_turn(["mimix-22", "hoax-27", "aqua-13", PLAIN, BOOSTER])
    assert told(game, What.REVEAL) == [["mimix-22"], ["hoax-27"], ["aqua-13"], [PLAIN]]


@pytest.mark.rule("BM-22.6", "OQ-20")
@pytest.mark.parametrize(("supports", "goes_on"), [(("hoax-21", "hoax-22"), True), (("hoax-21",), False)])
def test_a_character_that_may_be_free_by_its_text_lets_the_reveal_go_on_if_its_condition_holds(
    supports: tuple[str, ...], goes_on: bool
) -> None:
    game = bot_turn(["buka-16", PLAIN, OTHER], active=["hoax-01"], support=supports)
    assert told(game, What.REVEAL) == ([["buka-16"], [PLAIN]] if goes_on else [["buka-16"]])


@pytest.mark.scenario("BMS-27")
@pytest.mark.rule("BM-22.8", "OQ-41")
def test_the_bot_plays_every_ready_card_whatever_forbids_it() -> None:
    game = bot_turn(
        [BOOSTER, "hoax-19", SUPPORT, "mutant-106"], element=None, active=["hoax-01"], support=["mimix-28"]
    )
    assert sorted(card for cards in told(game, What.LAY_OUT) for card in cards) == sorted(
        [BOOSTER, "hoax-19", SUPPORT, "mutant-106"]
    )
    assert set(rules(game, What.LAY_OUT)) == {"BM-22.8"}


@pytest.mark.rule("BM-22.9", "OQ-21")
def test_hand_cards_come_first_in_the_order_drawn_then_what_was_revealed() -> None:
    game = bot_turn(["vulca-06", PLAIN], held=("vulca-04", "vulca-02"), element=None)
    assert told(game, What.READY) == [["vulca-04", "vulca-02"]]
    assert told(game, What.LAY_OUT)[:3] == [["vulca-04"], ["vulca-02"], ["vulca-06"]]


@pytest.mark.scenario("BMS-28")
@pytest.mark.rule("BM-22.7", "BM-22.13")
def test_cards_drawn_in_its_turn_wait_unseen_for_the_next() -> None:
    pile = ["hoax-27", OTHER]
    five = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-06"]
    game = given(
        me=side(hand=["hoax-01"], rest=["hoax-02", "hoax-03"]),
        you=side(pile=pile, rest=[*five, "vulca-07"]),
        element="fire",
        turn="you",
        solo=True,
    )
    by_chance(game)
    assert len(game.zone("you", "hand")) == 5
    assert told(game, What.LAY_OUT) == [["hoax-27"], [OTHER]]
    draws = [event for event in game.events if event.kind == What.DRAW]
    assert len(draws) == 5
    assert not any(event.is_seen_by(0) or event.is_seen_by(SPECTATOR) for event in draws)
    drawn = hand_in_order(game.state)
    game.when("retreat")
    by_chance(game)
    game.when("decline", "choose hoax-01", "done")
    by_chance(game)
    keys = [game.state.facts[1].printed[card].key for card in drawn]
    assert told(game, What.READY) == [keys]


INTERFERENCE = Card(
    "fx-shame",
    Name("Fixture", "Fixture"),
    "fixture",
    1,
    Kind.INTERFERENCE,
    text=(Sentence(When.TO_PLAY, Cancel(CHARACTERS), "BM-11.1", may=True),),
)


@pytest.mark.scenario("BMS-29")
@pytest.mark.rule("BM-22.10")
def test_an_interference_lies_open_and_is_used_at_the_first_occasion() -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02"], active=["hoax-05"], rest=["hoax-06", "hoax-07"]),
        you=side(pile=[INTERFERENCE, OTHER]),
        element="fire",
        turn="you",
        solo=True,
    )
    by_chance(game)
    assert told(game, What.EXPOSE) == [["fx-shame"]]
    assert game.zone("you", "exposed") == ["fx-shame"]
    while not game.may("fight"):
        game.when("pass")
    game.when("fight", "play hoax-01")
    assert told(game, What.CANCEL) == [["hoax-01"]]
    assert game.discards("you") == ["fx-shame"]


@pytest.mark.rule("BM-22.10")
def test_an_open_interference_stays_after_a_fight() -> None:
    game = given(
        me=side(hand=["hoax-02"], active=["hoax-05"], rest=["hoax-06", "hoax-07"]),
        you=side(pile=[INTERFERENCE, "vulca-10"], rest=["vulca-05"]),
        element="earth",
        turn="you",
        solo=True,
    )
    by_chance(game)
    assert game.zone("you", "exposed") == ["fx-shame"]
    assert (game.zone("you", "combat"), game.has_retreated("you")) == (["vulca-05"], True)


@pytest.mark.scenario("BMS-30")
@pytest.mark.rule("BM-22.11", "BM-22.12")
def test_the_bot_retreats_after_announcing_too_little_and_draws_nothing() -> None:
    game = given(
        me=side(
            active=["vulca-01"],
            hand=["hoax-01"],
            rest=["hoax-02", "hoax-03", "hoax-04", "hoax-05", "hoax-06"],
        ),
        you=side(pile=["hoax-01", "vulca-10"], rest=["vulca-03"]),
        element="fire",
        turn="you",
        solo=True,
    )
    by_chance(game)
    assert rules(game, What.RETREAT) == ["BM-22.11"]
    assert (game.dragons("me"), len(game.zone("me", "hand"))) == (1, 6)
    assert (game.zone("you", "hand"), game.state.is_first) == ([], False)
    assert [event.seat for event in game.events if event.kind == What.TURN][-2:] == [1, 0]


@pytest.mark.scenario("BMS-31")
@pytest.mark.rule("BM-22.11")
@pytest.mark.parametrize(("pile", "mine"), [(["vulca-05"], "hoax-01"), (["mutant-106"], "hoax-01")])
def test_equal_power_or_a_shield_keeps_the_bot_in_the_fight(pile: list[str], mine: str) -> None:
    game = bot_turn(pile, active=[mine])
    assert not game.has_retreated("you")


@pytest.mark.scenario("BMS-32")
@pytest.mark.rule("BM-22.15")
def test_the_bot_discards_its_oldest_hand_cards_first() -> None:
    game = given(
        me=side(hand=["terrah-15"], active=[]),
        you=side(hand=["vulca-02", "vulca-01", "vulca-03"], active=["hoax-05"]),
        element="earth",
        phase="character",
        solo=True,
    )
    game.when("play terrah-15", "yes")
    assert told(game, What.DISCARD) == [["vulca-02"], ["vulca-01"]]
    assert set(rules(game, What.DISCARD)) == {"BM-22.15"}


@pytest.mark.scenario("BMS-32", "BMS-33")
@pytest.mark.rule("BM-22.14", "BM-22.15", "BM-22.16")
def test_a_demanded_property_is_looked_for_among_the_top_six_cards() -> None:
    game = bot_turn([PLAIN, BOOSTER, "hoax-01", "hoax-02", SUPPORT], active=["pillar-16"])
    # 3 fire are demanded; the top four cards after the reveal are a booster, two characters and a support
    assert told(game, What.PAID) == [["pillar-16"]]
    assert told(game, What.DISCARD)[0] == ["hoax-01"]
    assert game.zone("you", "top") == [BOOSTER, "hoax-02", SUPPORT]


@pytest.mark.scenario("BMS-33")
@pytest.mark.rule("BM-22.15", "BM-22.16")
def test_without_hand_cards_the_bot_discards_from_its_pile() -> None:
    game = given(
        me=side(hand=["terrah-15"]),
        you=side(pile=["vulca-02", "vulca-01", "vulca-03"], active=["hoax-05"]),
        element="earth",
        phase="character",
        solo=True,
    )
    game.when("play terrah-15", "yes")
    assert told(game, What.DISCARD) == [["vulca-02"], ["vulca-01"]]
    assert game.zone("you", "top") == ["vulca-03"]


@pytest.mark.scenario("BMS-33")
@pytest.mark.rule("BM-22.16", "BM-22.23")
def test_cards_that_do_not_fit_return_in_the_same_order_and_the_demand_is_not_met() -> None:
    top = ["hoax-18", "aqua-03", "aqua-06", "aqua-10", "aqua-17", "aqua-22"]
    game = bot_turn(["vulca-01", *top, "vulca-03"], active=["pillar-16"])
    assert told(game, What.LOOK) == [top]
    assert game.zone("you", "top") == [*top, "vulca-03"]
    assert rules(game, What.RETREAT) == ["BM-22.23"]


@pytest.mark.scenario("BMS-34")
@pytest.mark.rule("BM-22.14")
def test_what_the_bot_may_discard_it_must_discard() -> None:
    game = bot_turn(["vulca-29", "vulca-05", "vulca-01", "vulca-02", "vulca-03"], element=None)
    assert told(game, What.LAY_OUT)[0] == ["vulca-29"]
    assert game.dragons("you") == 1
    assert sum(len(cards) for cards in told(game, What.DISCARD)) >= 2


@pytest.mark.scenario("BMS-34")
@pytest.mark.rule("BM-22.14")
@pytest.mark.parametrize("key", ["aqua-11", "aqua-14"])
def test_two_texts_that_only_shed_hand_cards_are_not_used(key: str) -> None:
    game = bot_turn(
        ["hoax-27", key, "vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-06"], element=None
    )
    assert len(game.zone("you", "hand")) == 5
    assert told(game, What.DISCARD) == told(game, What.PUT_UNDER) == []


@pytest.mark.scenario("BMS-35")
@pytest.mark.rule("BM-22.17")
def test_a_tutu_is_laid_out_even_if_its_cost_cannot_be_paid() -> None:
    game = bot_turn(["tutu-hukhuk", PLAIN, SUPPORT], element=None)
    assert ["tutu-hukhuk"] in told(game, What.LAY_OUT)
    assert told(game, What.DISCARD) == []
    paid = bot_turn(["tutu-hukhuk", PLAIN, SUPPORT, "vulca-01"], element=None)
    assert ["tutu-hukhuk"] in told(paid, What.LAY_OUT)
    assert told(paid, What.DISCARD) == [["vulca-01"]]


@pytest.mark.scenario("BMS-35")
@pytest.mark.rule("BM-22.18")
def test_of_a_pair_the_next_fitting_card_is_played() -> None:
    top = [SUPPORT, "mimix-04", "mimix-05"]
    game = bot_turn(["mimix-03", *top], element=None)
    partners = [key for key in top if key.startswith("mimix")]
    assert told(game, What.LAY_OUT)[:2] == [["mimix-03"], [partners[0]]]
    assert rules(game, What.LAY_OUT)[:2] == ["BM-22.8", "BM-22.18"]
    assert game.zone("you", "top") == [SUPPORT, partners[1]]


@pytest.mark.scenario("BMS-35")
@pytest.mark.rule("BM-22.18")
def test_of_a_gang_all_fitting_cards_are_played() -> None:
    game = bot_turn(["khind-05", SUPPORT, "khind-06", "khind-07", "khind-08", "vulca-01"], element=None)
    assert [cards[0] for cards in told(game, What.LAY_OUT)] == [
        "khind-05",
        "khind-06",
        "khind-07",
        "khind-08",
    ]
    assert set(game.zone("you", "active")) == {"khind-05", "khind-06", "khind-07", "khind-08"}


@pytest.mark.scenario("BMS-36")
@pytest.mark.rule("BM-22.21", "BM-22.22")
def test_a_ban_on_drawing_stops_texts_but_not_the_reveal() -> None:
    game = bot_turn(
        ["hoax-27", "mimix-22", PLAIN, "vulca-01", "vulca-02"],
        active=["hoax-01"],
        support=["vulca-26", "terrah-26"],
    )
    assert told(game, What.REVEAL) == [["hoax-27"], ["mimix-22"], [PLAIN]]
    assert game.zone("you", "hand") == []


@pytest.mark.scenario("BMS-37")
@pytest.mark.rule("BM-22.23")
def test_an_unmet_demand_makes_the_bot_retreat_at_its_check_whatever_its_power() -> None:
    game = bot_turn([OTHER], active=["terrah-13"])
    assert [event.amount for event in game.events if event.kind == What.ANNOUNCE] == [5]
    assert rules(game, What.RETREAT) == ["BM-22.23"]


@pytest.mark.scenario("BMS-38")
@pytest.mark.rule("BM-22.24")
def test_cards_taken_from_an_empty_hand_of_the_bot_come_from_its_pile() -> None:
    game = given(
        me=side(hand=["hoax-17"]),
        you=side(pile=["vulca-01", "vulca-02", "vulca-03"], active=["hoax-05"]),
        element="earth",
        phase="character",
        solo=True,
    )
    game.when("play hoax-17", "random", "random")
    assert told(game, What.DISCARD) == [["vulca-01"], ["vulca-02"]]
    assert rules(game, What.DISCARD) == ["BM-22.24", "BM-22.24"]
    unordered = given(
        me=side(hand=["hoax-17"]),
        you=side(rest=["vulca-01", "vulca-02", "vulca-03"], active=["hoax-05"]),
        element="earth",
        phase="character",
        solo=True,
    )
    by_chance(unordered.when("play hoax-17", "random"))
    assert rules(unordered, What.DISCARD)[0] == "BM-22.24"


@pytest.mark.scenario("BMS-38")
@pytest.mark.rule("BM-22.16", "BM-22.18")
def test_a_pair_without_a_partner_leaves_the_pile_as_it_was() -> None:
    top = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-06", "vulca-07"]
    game = bot_turn(["mimix-03", *top], element=None)
    assert game.zone("you", "top") == top


@pytest.mark.rule("BM-22.4")
def test_the_players_turn_is_as_always() -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-21"], active=["hoax-05"], rest=["hoax-02"]),
        you=side(active=["vulca-10"]),
        element="earth",
        phase="decision",
        solo=True,
    )
    assert game.legal() == ["fight", "retreat"]


@pytest.mark.rule("BM-22.19")
def test_the_bot_fights_in_the_element_of_its_higher_power() -> None:
    game = bot_turn([PLAIN], element=None)
    assert game.state.element == 1
    both = given(me=side(), you=side(pile=["aqua-07"]), turn="you", solo=True)
    assert (both.asked(), both.legal()) == ("chance", ["announce earth", "announce fire"])


@pytest.mark.rule("BM-22.19")
def test_a_harmful_text_of_the_bot_hits_the_highest_value() -> None:
    harmful = Card(
        "fx-harm",
        Name("Fixture", "Fixture"),
        "fixture",
        2,
        Kind.CHARACTER,
        5,
        5,
        text=(Sentence(When.NOW, DiscardYours(SUPPORTS), "BM-15.4", may=True),),
    )
    game = bot_turn([harmful], active=["hoax-01"], support=["hoax-21", "vulca-26", "hoax-23"])  # type: ignore[list-item]
    gone = told(game, What.DISCARD)
    values = {
        key: game.state.facts[0].printed[game.state.match.by_key[0][key]].fire or 0
        for key in ("hoax-21", "vulca-26", "hoax-23")
    }
    assert len(gone) == 1
    assert values[gone[0][0]] == max(values.values())


@pytest.mark.rule("BM-22.20", "OQ-22")
def test_a_bot_that_finds_no_character_in_a_first_turn_is_out_of_cards() -> None:
    game = bot_turn([BOOSTER, SUPPORT], element=None, hand=["hoax-01"])
    assert game.state.is_over()
    assert game.state.returns() == (1.0,)


@pytest.mark.rule("BM-22.20", "OQ-22")
def test_a_bot_that_finds_no_character_in_a_running_fight_plays_what_it_has_and_retreats() -> None:
    game = bot_turn([BOOSTER, SUPPORT], active=["hoax-05"])
    assert told(game, What.LAY_OUT) == [[BOOSTER], [SUPPORT]]
    assert game.has_retreated("you")


@pytest.mark.rule("BM-22.20")
def test_the_bot_is_not_out_of_cards_while_its_pile_lasts() -> None:
    game = given(
        me=side(hand=["hoax-01"], rest=["hoax-02"]),
        you=side(pile=[PLAIN]),
        phase="turn",
        turn="you",
        solo=True,
    )
    assert not game.state.is_over()


@pytest.mark.rule("BM-22.25")
def test_a_chain_of_interference_against_the_bots_open_card_needs_no_answer_of_the_bot() -> None:
    expected = Card(
        "fx-expected",
        Name("Fixture", "Fixture"),
        "fixture",
        3,
        Kind.INTERFERENCE,
        text=(Sentence(When.TO_PLAY, Cancel(INTERFERENCES), "BM-11.2", may=True),),
    )
    game = given(
        me=side(hand=[expected, "hoax-01"], active=["hoax-05"], rest=["hoax-02"]),
        you=side(pile=[INTERFERENCE, OTHER]),
        element="fire",
        turn="you",
        solo=True,
    )
    by_chance(game)
    while not game.may("fight"):
        game.when("pass")
    game.when("fight", "play hoax-01", "play fx-expected")
    assert told(game, What.CANCEL) == [["fx-shame"]]
    assert "hoax-01" in game.zone("me", "active")


FIVE = ("vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-06")


@pytest.mark.rule("BM-22.13", "BM-22.15", "OQ-59")
def test_a_cost_that_any_card_pays_shows_nothing_of_hand_or_pile() -> None:
    from_pile = bot_turn(["tutu-1", PLAIN, *FIVE], element=None)
    assert ["tutu-1"] in told(from_pile, What.LAY_OUT)
    assert told(from_pile, What.LOOK) == []
    assert told(from_pile, What.DISCARD) == [["vulca-01"]], "the top card, unseen before"
    from_hand = bot_turn(["tutu-1", PLAIN, *FIVE], held=("vulca-12",), element=None)
    assert told(from_hand, What.LOOK) == []


@pytest.mark.rule("BM-22.15", "BM-16.3", "OQ-59")
def test_what_the_hand_lacks_of_a_cost_comes_from_the_pile_all_or_nothing() -> None:
    price = Payment(((Part(Measure.CARDS, 2),),))
    dear = fixture_card("fx-dear", Kind.CHARACTER, 2, 2, Icon.FREE, text=says(PayToPlay(price), When.TO_PLAY))
    game = bot_turn([dear, PLAIN, "vulca-01", "vulca-02"], element=None)  # type: ignore[list-item]
    assert told(game, What.DISCARD) == [["vulca-01"], ["vulca-02"]]
    poor = bot_turn([dear, PLAIN, "vulca-01"], element=None)  # type: ignore[list-item]
    assert ["fx-dear"] in told(poor, What.LAY_OUT)
    assert told(poor, What.DISCARD) == []


@pytest.mark.rule("BM-22.15", "OQ-59")
def test_a_hand_with_too_few_cards_is_checked_together_with_the_pile() -> None:
    price = Payment(((Part(Measure.CARDS, 2, Cards(kinds=(Kind.SUPPORT,))),),))
    demand = fixture_card("fx-demand", Kind.CHARACTER, 1, 1, text=says(DemandPayment(price)))
    draw = fixture_card("fx-draw", Kind.LEADERSHIP, text=says(Draw(1), When.NOW))
    pile = [draw, OTHER, "hoax-22", "vulca-01", "hoax-23"]
    game = bot_turn(pile, active=[demand])  # type: ignore[arg-type]
    assert sorted(told(game, What.DISCARD)) == [["hoax-22"], ["hoax-23"]]
    assert set(rules(game, What.DISCARD)) == {"BM-22.15"}, "also what comes from its pile"
    assert rules(game, What.PAID) == ["BM-22.14"]
    assert not game.has_retreated("you")
    poor = bot_turn(pile[:-1], active=[demand])  # type: ignore[arg-type]
    assert told(poor, What.DISCARD) == []
    assert rules(poor, What.RETREAT) == ["BM-22.23"]


@pytest.mark.rule("BM-22.19")
@pytest.mark.parametrize("key", ["mimix-30", "pillar-12"])
def test_the_bot_takes_an_inactive_card_back_and_leaves_active_ones(key: str) -> None:
    pile = [key, OTHER] if key == "mimix-30" else [key]
    me, you = side(active=["hoax-01"]), side(pile=pile, inactive=["vulca-10"], active=["vulca-04"])
    game = by_chance(given(me=me, you=you, element="fire", turn="you", solo=True))
    assert len(told(game, What.TAKE_BACK)) == 1
    back = told(game, What.TAKE_BACK)[0][0]
    if key == "mimix-30":
        assert back == "vulca-10", "its character is not there yet, so the other card is active"
    else:
        assert back in ("vulca-10", "vulca-04"), "what lay there before its character"
    plain = side(pile=[key, OTHER] if key == "mimix-30" else [key])
    nothing = by_chance(given(me=side(active=["hoax-01"]), you=plain, element="fire", turn="you", solo=True))
    assert told(nothing, What.TAKE_BACK) == [], "there is nothing inactive"


@pytest.mark.rule("BM-22.20", "OQ-22")
def test_a_character_from_the_hand_is_a_ready_character() -> None:
    game = bot_turn([BOOSTER], held=("vulca-05",), active=["hoax-01"])
    assert ["vulca-05"] in told(game, What.LAY_OUT)
    assert not game.has_retreated("you"), "only the power decides"
    first = bot_turn([BOOSTER], held=("vulca-05",), element=None, hand=["hoax-01"])
    assert not first.state.is_over()
    assert ["vulca-05"] in told(first, What.LAY_OUT)


@pytest.mark.rule("BM-22.20", "BM-22.11")
def test_a_character_from_the_hand_that_is_too_weak_retreats_for_its_power() -> None:
    game = bot_turn([SUPPORT], held=("vulca-10",), active=["vulca-05", "vulca-04"])
    assert rules(game, What.RETREAT) == ["BM-22.11"]


@pytest.mark.rule("BM-22.20")
def test_a_bot_without_a_character_retreats_by_the_rule_that_says_so() -> None:
    game = bot_turn([BOOSTER, SUPPORT], active=["hoax-05"])
    assert rules(game, What.RETREAT) == ["BM-22.20"]


@pytest.mark.rule("BM-22.18", "OQ-59")
def test_a_partner_lying_ready_comes_before_one_of_the_pile() -> None:
    game = bot_turn(["mimix-04", *FIVE, "mimix-05"], held=("mimix-03",), element=None)
    assert told(game, What.LAY_OUT)[:2] == [["mimix-03"], ["mimix-04"]]
    assert told(game, What.LOOK) == [], "nothing is checked"
    assert "mimix-05" not in [key for cards in told(game, What.LAY_OUT) for key in cards]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("BM-14.6", "BM-22.19", "BM-22.25")
def test_the_bots_text_lies_on_the_first_of_targets_that_tie(seed: int) -> None:
    """pillar-24 raises neither the 7 nor the 6: the first in the deck, whatever chance says."""
    game = given(
        me=side(active=["hoax-01"]),
        you=side(pile=["vulca-01", "hoax-02"], hand=["vulca-03", "pillar-24"]),
        element="fire",
        phase="begin",
        turn="you",
        solo=True,
    )
    assert told(by_chance(game, seed), What.TARGET) == [["pillar-24", "vulca-03"]]


@pytest.mark.parametrize(("element", "target"), [("fire", "hoax-07"), ("earth", "vulca-10")])
@pytest.mark.rule("BM-22.19", "BM-14.6")
def test_the_bots_text_gives_the_most_in_the_element_of_the_fight(element: str, target: str) -> None:
    """pillar-22 adds the other number: 3 to hoax-07 and 1 to vulca-10 in fire, 2 and 4 in earth."""
    bot = side(pile=["vulca-10", "hoax-02"], hand=["hoax-07", "pillar-22"])
    game = given(me=side(active=["aqua-14"]), you=bot, element=element, phase="begin", turn="you", solo=True)
    assert told(by_chance(game), What.TARGET) == [["pillar-22", target]]


@pytest.mark.parametrize(
    ("element", "pile", "held"), [("fire", "vulca-01", "hoax-01"), ("earth", "terrah-01", "pillar-03")]
)
@pytest.mark.rule("BM-22.19", "BM-14.6")
def test_the_bots_tie_goes_to_the_higher_power_in_the_other_element(
    element: str, pile: str, held: str
) -> None:
    """pillar-26 raises to 5: nothing to gain on the 7 or the 5 here, but the 7 has a 0 on its other side."""
    bot = side(pile=[pile, "hoax-02"], hand=[held, "pillar-26"])
    game = given(me=side(active=["aqua-14"]), you=bot, element=element, phase="begin", turn="you", solo=True)
    assert told(by_chance(game), What.TARGET) == [["pillar-26", pile]]


@pytest.mark.rule("BM-22.6", "BM-15.6")
def test_a_revealed_hand_that_was_set_ready_is_revealed_no_more() -> None:
    bot = side(pile=[PLAIN, OTHER], hand=["hoax-18", "hoax-21"], revealed=["hoax-18"])
    game = given(me=side(active=["aqua-14"]), you=bot, element="fire", phase="begin", turn="you", solo=True)
    by_chance(game)
    assert (game.zone("you", "hand"), game.zone("you", "revealed")) == ([], [])
    assert game.state.view(0).table.sides[1].revealed == ()


@pytest.mark.rule("BM-3.4b", "BM-11.7", "BM-22.5")
@pytest.mark.parametrize(("packs", "legal"), [([], []), ([AWAY], ["pass"])])
def test_with_closed_lists_the_window_after_the_bots_power_does_not_tell_what_the_player_holds(
    packs: list[Card], legal: list[str]
) -> None:
    """The Player has no such card; the table only knows that one could be in the deck."""
    game = given(
        me=side(hand=["hoax-21", "hoax-18"], active=["vulca-05"]),
        you=side(pile=["vulca-10", "vulca-11"], active=[]),
        element="earth",
        phase="begin",
        turn="you",
        solo=True,
        closed=packs,
    )
    by_chance(game)
    assert rules(game, What.ANNOUNCE) == ["BM-22.5"]
    assert rules(game, What.AGAINST) == ["BM-6.19"]
    asked = game.legal() if game.state.seat == BOT and game.state.phase == Phase.AFTER_POWER else []
    assert asked == legal
