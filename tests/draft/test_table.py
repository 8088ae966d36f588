"""The printed table of the draft, to the card."""

from itertools import pairwise
from random import Random

import pytest

from moondrake.bluemoon.cards import PEOPLES
from moondrake.draft import GAME
from moondrake.draft.plan import LEFT, RESTS, RIGHT, cards_kept, plan_of
from moondrake.draft.prints import CARDS, IN_SET, LEADERS
from moondrake.table import SetupError, play_out

SETS = {2: 3, 3: 4, 4: 6, 5: 7, 6: 9}
DEALS = {2: 5, 3: 5, 4: 5, 5: 6, 6: 7}


def rests_before_last_deal(players, sizes, plan):
    full = [deal for deal in plan if deal.size == DEALS[players]]
    return sum(sizes) - len(full) * DEALS[players] * players


@pytest.mark.rule("BM-21.1")
@pytest.mark.rule("BM-21.7")
@pytest.mark.rule("BM-21.9")
@pytest.mark.rule("OQ-4")
@pytest.mark.scenario("BMS-20")
@pytest.mark.parametrize(
    ("players", "from_sets", "from_rests", "rests", "last", "kept"),
    [
        (2, 9, 0, 9, 4, 39),
        (3, 8, 0, 12, 4, 35),
        (4, 6, 3, 18, 4, 39),
        (5, 7, 0, 21, 4, 38),
        (6, 0, 7, 3, 0, 42),
    ],
)
def test_sets_of_33_cards_give_the_printed_rounds_and_cards(
    players, from_sets, from_rests, rests, last, kept
):
    sizes = [33] * SETS[players]
    plan = plan_of(players, sizes)
    full = [deal for deal in plan if deal.size == DEALS[players]]
    assert len([deal for deal in full if deal.source != RESTS]) == from_sets
    assert len([deal for deal in full if deal.source == RESTS]) == from_rests
    assert [deal.size for deal in plan if deal not in full] == [last] * bool(last)
    assert rests_before_last_deal(players, sizes, plan) == rests
    assert cards_kept(plan) == kept


@pytest.mark.rule("BM-21.8")
@pytest.mark.rule("BM-21.9")
@pytest.mark.scenario("BMS-22")
@pytest.mark.parametrize(
    ("players", "rests", "last", "kept"),
    [(2, 7, 3, 38), (3, 10, 3, 34), (4, 16, 4, 39), (5, 19, 3, 37), (6, 1, 0, 42)],
)
@pytest.mark.parametrize("place", ["first", "last"])
def test_with_buka_among_the_sets_the_last_deal_is_smaller(players, rests, last, kept, place):
    others = [33] * (SETS[players] - 1)
    sizes = [31, *others] if place == "first" else [*others, 31]
    plan = plan_of(players, sizes)
    assert rests_before_last_deal(players, sizes, plan) == rests
    assert [deal.size for deal in plan if deal.size != DEALS[players]] == [last] * bool(last)
    assert cards_kept(plan) == kept


@pytest.mark.rule("BM-21.2")
@pytest.mark.rule("BM-21.5")
@pytest.mark.rule("BM-21.6")
@pytest.mark.scenario("BMS-21")
def test_three_players_get_two_deals_of_a_set_and_each_deal_turns_round():
    plan = plan_of(3, [33] * 4)
    assert [deal.source for deal in plan] == [0, 0, 1, 1, 2, 2, 3, 3, RESTS]
    assert [deal.direction for deal in plan[:3]] == [RIGHT, LEFT, RIGHT]
    assert all(first.direction != second.direction for first, second in pairwise(plan))


@pytest.mark.rule("BM-21.11")
def test_sets_too_small_for_decks_of_thirty_are_refused():
    with pytest.raises(SetupError, match="too few"):
        plan_of(2, [20, 20, 20])


@pytest.mark.rule("BM-21.1")
def test_no_card_is_in_two_sets_and_no_leader_is_in_any():
    assert len({card.key for card in CARDS}) == len(CARDS) == sum(len(cards) for cards in IN_SET)
    assert not {leader.key for leader in LEADERS} & {card.key for card in CARDS}
    assert [leader.people for leader in LEADERS] == list(PEOPLES)


@pytest.mark.rule("BM-21.1")
@pytest.mark.rule("BM-21.9")
@pytest.mark.rule("OQ-5")
def test_a_people_set_has_33_cards_and_buka_31():
    assert [len(cards) for cards in IN_SET] == [33] * 8 + [31]
    for people, cards in zip(PEOPLES, IN_SET, strict=True):
        own = [CARDS[card] for card in cards if CARDS[card].deck == people]
        extra = [CARDS[card] for card in cards if not CARDS[card].deck]
        assert len(own) == 30
        assert {card.people for card in extra} == {people}


@pytest.mark.rule("BM-21.4")
@pytest.mark.rule("BM-21.8")
@pytest.mark.scenario("BMS-20")
@pytest.mark.scenario("BMS-22")
@pytest.mark.parametrize(
    ("players", "sets", "kept"),
    [
        (2, "hoax vulca mimix", 39),
        (3, "hoax vulca mimix flit", 35),
        (4, "hoax vulca mimix flit khind terrah", 39),
        (5, "hoax vulca mimix flit khind terrah pillar", 38),
        (2, "hoax buka mimix", 38),
        (3, "buka vulca mimix flit", 34),
        (4, "hoax vulca mimix flit khind buka", 39),
        (5, "hoax vulca buka flit khind terrah pillar", 37),
        (6, "hoax vulca mimix flit khind terrah pillar aqua buka", 42),
    ],
)
def test_a_played_draft_ends_with_the_printed_number_of_cards(players, sets, kept):
    state = GAME.start({"players": str(players), "sets": sets})
    play_out(state, Random(players))
    position = state.position
    assert [len(cards) for cards in position.kept] == [kept] * players
    assert len(position.middle) == players * len(position.plan)
