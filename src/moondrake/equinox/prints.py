"""A card is an int, the same in every match: EQ-1.2 to EQ-1.4.

    0 ... 153    creature cards: creature * 11 + strength
    154 ... 164  chameleons: 154 + strength
    165 ... 167  Urvater, 168 ... 170 Dryada (three of the six are in a match)

A field holds a pile of cards as one int, eight bits a card, the visible one lowest; so a board is a flat
list of ints, and up to seven cards on a field stay a small int for the compiler.
"""

from typing import Final

from moondrake.equinox.creatures import CREATURES
from moondrake.table.native import i64

KINDS: Final = 14
STRENGTHS: Final = 11
ROWS: Final = 5
FIELDS: Final = KINDS * ROWS
IN_TOURNAMENT: Final = 8
CHAMELEON: Final = 14
TREE: Final = 15
FIRST_CHAMELEON: Final = 154
FIRST_TREE: Final = 165
FIRST_DRYADA: Final = 168
CARDS: Final = 171
TREE_CARDS: Final = 3
MATCH_CARDS: Final = 102
HAND: Final = 8
STONES: Final = 5
"""EQ-1.7: each seat's betting stones."""
NO_CARD: Final = -1

ROW_VALUES: Final[list[int]] = [4, 3, 2, 1, 0]
"""EQ-1.5, EQ-2.5: the prestige value of a stone in rows 1 to 5."""
CHAMPION_VALUE: Final = 5
"""EQ-2.5: the prestige value of a stone on a champion card."""


def suit_of(card: i64) -> i64:
    """EQ-1.3: The creature of a card; 14 for a chameleon, 15 for a tree."""
    return card // STRENGTHS


def is_creature_card(card: i64) -> bool:
    """EQ-1.3, EQ-1.4: Chameleons and trees are not creature cards."""
    return card < FIRST_CHAMELEON


def is_chameleon(card: i64) -> bool:
    """EQ-1.3: Is this one of the eleven chameleons?"""
    return FIRST_CHAMELEON <= card < FIRST_TREE


def printed_strength(card: i64) -> i64:
    """EQ-1.2, EQ-1.3: The strength printed on a creature card or a chameleon."""
    return card % STRENGTHS


def tree_ability(card: int) -> int:
    """EQ-1.4: The number of a tree card's effect: Urvater or Dryada."""
    return KINDS if card < FIRST_DRYADA else KINDS + 1


def on_top(pile: int) -> int:
    """EQ-2.3: The visible card of a field, NO_CARD if the field is empty."""
    return (pile & 255) - 1


def covered_with(pile: int, card: int) -> int:
    """EQ-4.16: The field after a card was laid onto it."""
    return pile << 8 | card + 1


def cards_of(pile: int) -> list[int]:
    """All cards of a field, the lowest first."""
    cards: list[int] = []
    while pile:
        cards.append((pile & 255) - 1)
        pile >>= 8
    cards.reverse()
    return cards


def piled(cards: list[int]) -> int:
    """The field that has these cards, the lowest first."""
    pile = 0
    for card in cards:
        pile = covered_with(pile, card)
    return pile


def card_word(card: int) -> str:
    """A card as people type it: `susi 7`, `chameleon 4`, `dryada 2`."""
    if is_creature_card(card):
        return f"{CREATURES[suit_of(card)].key} {printed_strength(card)}"
    if is_chameleon(card):
        return f"chameleon {printed_strength(card)}"
    if card < FIRST_DRYADA:
        return f"urvater {card - FIRST_TREE + 1}"
    return f"dryada {card - FIRST_DRYADA + 1}"


_EVERY_CARD: Final = list(range(CARDS))


def deck_of(creatures: list[int], urvaters: int) -> list[int]:
    """EQ-3.4: The 102 cards of a match with these eight creatures, in order."""
    deck: list[int] = []
    for creature in creatures:
        deck += _EVERY_CARD[creature * STRENGTHS : (creature + 1) * STRENGTHS]
    deck += _EVERY_CARD[FIRST_CHAMELEON : FIRST_TREE + urvaters]
    deck += _EVERY_CARD[FIRST_DRYADA : FIRST_DRYADA + TREE_CARDS - urvaters]
    return deck
