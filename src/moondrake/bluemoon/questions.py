"""The phases of a turn and the kinds of questions: what a seat can be asked, and when."""

from enum import IntEnum
from typing import Final


class Phase(IntEnum):
    """BM-5.2: the states of a turn."""

    SETUP = 0
    END_CHECK = 1
    BEFORE_TURN = 2
    TURN_BEGIN = 3
    ACTION = 4
    DECISION = 5
    CHARACTER = 6
    CHARACTER_END = 7
    BOOST = 8
    BOOST_END = 9
    BEFORE_POWER = 10
    ANNOUNCE = 11
    AFTER_POWER = 12
    TURN_END = 13
    OVER = 14


class Ask(IntEnum):
    """What a frame waits for (questions), or what is still to be done (the rest)."""

    # questions to chance
    START = 0
    DEAL = 1
    PICK_FROM_HAND = 2
    PICK_FROM_DISCARDS = 3
    DISCARD_TOP = 4
    # questions to a seat
    MULLIGAN = 10
    MAY = 11
    KEEP = 12
    TARGET = 13
    DISCARD_YOURS = 14
    WHICH_ALL = 15
    ONE_STAYS = 16
    YOU_DISCARD = 17
    RANDOM_DISCARD = 18
    DISCARD_MINE = 19
    PUT_UNDER = 20
    TAKE_BACK = 21
    SEARCH_PILE = 22
    SEARCH_DISCARD = 23
    FETCH = 24
    FETCH_SHIP = 25
    LOAD_NOW = 26
    LOAD_SHIP = 27
    PAY = 28
    DECLINE = 29
    RETURN = 30
    DISCARD_TAKEN = 31
    MORE = 32
    ANSWER = 33
    GO_BACK = 34
    DISCARD_SOME = 35
    # work that asks nothing by itself
    REFILL = 50
    DRAW = 51
    ACTIVATE = 52
    RESOLVE = 53
    DECLINED = 55
    FIGHT_END = 56
    TAKE_DISCARDS = 57
    MULLIGAN_END = 58
    DRAWN_THEN_RETURN = 59
    TAKEN_OPENLY = 60
    MAKE_DISCARD = 61
    LEADERSHIP_DONE = 62


FIRST_WORK: Final = 50
