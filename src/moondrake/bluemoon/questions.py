"""The phases of a turn and the kinds of questions: what a seat can be asked, and when.

Plain numbers, not enums: compiled, comparing a number with a number costs nothing.
"""

from typing import Final

from moondrake.table.numbers import names_of


class Phase:
    """BM-5.2: the states of a turn."""

    SETUP: Final = 0
    END_CHECK: Final = 1
    BEFORE_TURN: Final = 2
    TURN_BEGIN: Final = 3
    ACTION: Final = 4
    DECISION: Final = 5
    CHARACTER: Final = 6
    CHARACTER_END: Final = 7
    BOOST: Final = 8
    BOOST_END: Final = 9
    BEFORE_POWER: Final = 10
    ANNOUNCE: Final = 11
    AFTER_POWER: Final = 12
    TURN_END: Final = 13
    OVER: Final = 14


class Ask:
    """What a frame waits for (questions), or what is still to be done (the rest)."""

    # questions to chance
    START: Final = 0
    DEAL: Final = 1
    PICK_FROM_HAND: Final = 2
    PICK_FROM_DISCARDS: Final = 3
    DISCARD_TOP: Final = 4
    # questions to a seat
    MULLIGAN: Final = 10
    MAY: Final = 11
    KEEP: Final = 12
    TARGET: Final = 13
    DISCARD_YOURS: Final = 14
    WHICH_ALL: Final = 15
    ONE_STAYS: Final = 16
    YOU_DISCARD: Final = 17
    RANDOM_DISCARD: Final = 18
    DISCARD_MINE: Final = 19
    PUT_UNDER: Final = 20
    TAKE_BACK: Final = 21
    SEARCH_PILE: Final = 22
    SEARCH_DISCARD: Final = 23
    FETCH: Final = 24
    FETCH_SHIP: Final = 25
    LOAD_NOW: Final = 26
    LOAD_SHIP: Final = 27
    PAY: Final = 28
    DECLINE: Final = 29
    RETURN: Final = 30
    DISCARD_TAKEN: Final = 31
    MORE: Final = 32
    ANSWER: Final = 33
    GO_BACK: Final = 34
    DISCARD_SOME: Final = 35
    RECALL: Final = 36
    PLAY_ACHIEVEMENT: Final = 37
    DISCARD_ACHIEVEMENT: Final = 38
    REPLACE_DRAW: Final = 39
    LEAVE: Final = 40
    SHUFFLE_SOME: Final = 41
    # work that asks nothing by itself
    REFILL: Final = 50
    DRAW: Final = 51
    ACTIVATE: Final = 52
    RESOLVE: Final = 53
    CRYSTALS: Final = 54
    DECLINED: Final = 55
    FIGHT_END: Final = 56
    TAKE_DISCARDS: Final = 57
    MULLIGAN_END: Final = 58
    DRAWN_THEN_RETURN: Final = 59
    TAKEN_OPENLY: Final = 60
    MAKE_DISCARD: Final = 61
    LEADERSHIP_DONE: Final = 62
    ONE_OF_EACH: Final = 63
    GAIN: Final = 64
    GAIN_NOW: Final = 65
    LAY_OUT: Final = 66
    RETREATED: Final = 67
    FORCED: Final = 68
    MILL: Final = 69
    REVEAL: Final = 70
    COMPANIONS: Final = 71
    BOT_PAY: Final = 72
    BOT_DISCARD: Final = 73


FIRST_WORK: Final = 50


PHASE_NAMES: Final = names_of(Phase)
ASK_NAMES: Final = names_of(Ask)
