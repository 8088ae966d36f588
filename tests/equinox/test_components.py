"""EQ chapters 1 and 2: what is in the box and what the words mean."""

import pytest

from moondrake.equinox import prints
from moondrake.equinox.creatures import ABILITIES, CREATURES, TREES
from moondrake.equinox.options import LEAST_SEATS, MOST_SEATS
from moondrake.equinox.rules.control import prestige
from moondrake.testing.equinox import card, creature, given


@pytest.mark.rule("EQ-1.1", "EQ-1.8")
def test_there_are_fourteen_creatures_in_the_order_of_the_appendix() -> None:
    names = (
        "Susi Moosmann Cornu Klumpi Echomir Lupino Noctia Carmen Fungi Ziegfried Aquilon Raneri Vulpa Ursus"
    )
    assert [printed.name for printed in CREATURES] == names.split()
    assert [printed.rule for printed in CREATURES] == [f"EQ-9.{n}" for n in range(1, 15)]
    assert [printed.rule for printed in TREES] == ["EQ-10.1", "EQ-10.2"]
    assert len({printed.key for printed in ABILITIES}) == 16


@pytest.mark.rule("EQ-1.2")
def test_each_creature_has_eleven_cards_from_nought_to_ten() -> None:
    for number in range(prints.KINDS):
        own = [c for c in range(prints.FIRST_CHAMELEON) if prints.suit_of(c) == number]
        assert [prints.printed_strength(c) for c in own] == list(range(11))
    assert prints.FIRST_CHAMELEON == 154


@pytest.mark.rule("EQ-1.3")
def test_chameleons_are_no_creature_cards() -> None:
    chameleons = [c for c in range(prints.CARDS) if prints.is_chameleon(c)]
    assert [prints.printed_strength(c) for c in chameleons] == list(range(11))
    assert not any(prints.is_creature_card(c) for c in chameleons)


@pytest.mark.rule("EQ-1.4")
@pytest.mark.parametrize(("trees", "urvaters"), [("0-3", 0), ("1-2", 1), ("2-1", 2), ("3-0", 3)])
@pytest.mark.rule("OQE-1")
def test_oqe_1_three_tree_cards_are_split_as_the_setting_says(trees: str, urvaters: int) -> None:
    table = given(ruleset=f"equinox+trees={trees}")
    found = [c for c in table.position.pile if c >= prints.FIRST_TREE]
    assert len(found) == 3
    assert sum(prints.tree_ability(c) == 14 for c in found) == urvaters
    assert not any(prints.is_creature_card(c) for c in found)


@pytest.mark.scenario("EQS-13")
@pytest.mark.rule("EQ-1.5", "EQ-2.5")
def test_a_stone_is_worth_five_on_the_champion_and_four_to_nought_in_the_rows() -> None:
    worth = []
    for row in range(1, 6):
        table = given(stones={f"susi {row}": "a"})
        worth.append(prestige(table.position, creature("susi"), 0))
    assert worth == [4, 3, 2, 1, 0]
    assert prestige(given(champions={"susi": "a"}).position, creature("susi"), 0) == 5


@pytest.mark.rule("EQ-1.7", "EQ-3.1")
def test_five_stones_for_each_of_two_to_five_players() -> None:
    assert (LEAST_SEATS, MOST_SEATS) == (2, 5)
    assert given(players=5).position.stones_left == [5] * 5


@pytest.mark.rule("EQ-2.1", "EQ-2.2")
def test_the_board_has_eight_columns_and_five_rows() -> None:
    table = given(vanished=["ursus"], round_=2)
    assert len(table.position.creatures) * prints.ROWS == 40
    assert "ursus" not in table.in_tournament()
    assert len(table.in_tournament()) == 7


@pytest.mark.rule("EQ-2.3", "EQ-2.4")
def test_only_the_visible_card_gives_the_strength() -> None:
    table = given(board={"susi 1": "susi 9, susi 2"})
    assert table.strength("susi") == 2


@pytest.mark.rule("EQ-2.4")
def test_strength_is_that_of_the_current_row() -> None:
    table = given(round_=2, vanished=["ursus"], board={"susi 1": "susi 9", "susi 2": "chameleon 3"})
    assert table.strength("susi") == 3


def test_cards_have_words_that_name_them() -> None:
    for number in range(prints.CARDS):
        assert card(prints.card_word(number)) == number


def test_a_pile_of_many_cards_keeps_its_order() -> None:
    cards = list(range(0, 170, 7))
    pile = prints.piled(cards)
    assert prints.cards_of(pile) == cards
    assert prints.on_top(pile) == cards[-1]
    assert prints.on_top(0) == prints.NO_CARD
