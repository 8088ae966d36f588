"""The reasons why something is not allowed: data that three languages put into words."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Why(IntEnum):
    """What is missing. The text renders each with what would make the intent legal."""

    GAME_OVER = 0
    NO_SUCH_ACTION = 1
    NOT_SEATED = 2
    CHANCE_DECIDES = 3
    NOT_ASKED = 4
    """`seat` is asked now."""
    OTHER_QUESTION = 5
    """The question on the table is another one: `number` is its Ask."""
    NOT_IN_MATCH = 6
    HAS_VANISHED = 7
    NOT_VANISHED = 8
    STONE_THERE = 9
    NO_STONE_LEFT = 10
    NOT_YOUR_STONE = 11
    ONLY_ROUND_ONE = 12
    ONCE_PER_GAME = 13
    SECRET_THIS_TURN = 14
    NO_SECRET_BET = 15
    NOT_IN_HAND = 16
    SET_ASIDE = 17
    MUST_PLAY = 18
    CAN_PLAY = 19
    MUST_FINISH = 20
    CHAMELEON_NEEDS_CREATURE = 21
    NO_TARGET = 22
    NOT_YOURSELF = 23
    TOO_FEW_CARDS = 24
    """`number` cards are needed."""
    HIT_ALREADY = 25
    LATER_ROW = 26
    NO_CARD_THERE = 27
    NOTHING_TO_SWAP = 28
    OTHER_CREATURE_NEEDED = 29
    NOT_VISIBLE = 30
    WRONG_CARD = 31
    NOT_LOOKED_AT = 32
    TAKES_PART = 33
    NOT_WANTED = 34
    NOT_OFFERED = 35


class Remedy(IntEnum):
    """What would make the attempt legal."""

    NONE = 0
    """Nothing."""
    WAIT = 1
    ANSWER_FIRST = 2
    OTHER_CREATURE = 3
    OTHER_CARD = 4
    OTHER_FIELD = 5
    OTHER_PLAYER = 6
    GET_STONE = 7
    NEXT_TURN = 8
    PLAY_CARD = 9
    FINISH = 10
    NAME_CREATURE = 11


REMEDIES: Final = {
    Why.NOT_ASKED: Remedy.WAIT,
    Why.OTHER_QUESTION: Remedy.ANSWER_FIRST,
    Why.NOT_IN_MATCH: Remedy.OTHER_CREATURE,
    Why.HAS_VANISHED: Remedy.OTHER_CREATURE,
    Why.NOT_VANISHED: Remedy.OTHER_CREATURE,
    Why.OTHER_CREATURE_NEEDED: Remedy.OTHER_CREATURE,
    Why.TAKES_PART: Remedy.OTHER_CREATURE,
    Why.STONE_THERE: Remedy.OTHER_FIELD,
    Why.NOT_YOUR_STONE: Remedy.OTHER_FIELD,
    Why.LATER_ROW: Remedy.OTHER_FIELD,
    Why.NO_CARD_THERE: Remedy.OTHER_FIELD,
    Why.NOTHING_TO_SWAP: Remedy.OTHER_FIELD,
    Why.NO_STONE_LEFT: Remedy.GET_STONE,
    Why.SECRET_THIS_TURN: Remedy.NEXT_TURN,
    Why.SET_ASIDE: Remedy.NEXT_TURN,
    Why.NOT_IN_HAND: Remedy.OTHER_CARD,
    Why.NOT_VISIBLE: Remedy.OTHER_CARD,
    Why.WRONG_CARD: Remedy.OTHER_CARD,
    Why.NOT_LOOKED_AT: Remedy.OTHER_CARD,
    Why.NO_TARGET: Remedy.OTHER_CARD,
    Why.MUST_PLAY: Remedy.PLAY_CARD,
    Why.CAN_PLAY: Remedy.PLAY_CARD,
    Why.MUST_FINISH: Remedy.FINISH,
    Why.CHAMELEON_NEEDS_CREATURE: Remedy.NAME_CREATURE,
    Why.NOT_YOURSELF: Remedy.OTHER_PLAYER,
    Why.TOO_FEW_CARDS: Remedy.OTHER_PLAYER,
    Why.HIT_ALREADY: Remedy.OTHER_PLAYER,
    Why.NOT_WANTED: Remedy.WAIT,
}
"""Where a reason is not listed, nothing would help."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: what, under which rule, about which creature, card, seat or number (-1: none)."""

    why: Why
    rule: str
    creature: int = -1
    card: int = -1
    seat: int = -1
    number: int = -1

    @property
    def remedy(self) -> Remedy:
        """What would make the attempt legal."""
        return REMEDIES.get(self.why, Remedy.NONE)
