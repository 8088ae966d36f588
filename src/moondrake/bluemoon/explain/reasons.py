"""The reasons why something is not allowed: data that three languages put into words."""

from dataclasses import dataclass
from enum import IntEnum

from moondrake.bluemoon.effects import Cards, Condition, Payment
from moondrake.bluemoon.state import NO_CARD


class Why(IntEnum):
    """What stands in the way. Of several reasons the one that comes first here is the decisive one."""

    GAME_OVER = 0
    UNKNOWN = 1
    """There is no such card, ship, element or action."""
    NOT_SEATED = 2
    CHANCE_DECIDES = 3
    NOT_YOUR_CARD = 4
    NEVER_PLAYED = 5
    """A leader, inquisitor or emissary."""
    NOT_ASKED = 6
    """The seat `number` is asked (CHANCE too)."""
    OTHER_QUESTION = 7
    """The question `number` (an Ask) is to be answered first."""
    NOT_WANTED = 8
    """No text or rule asks for this now."""
    WRONG_PHASE = 9
    """It belongs to the phase `number`."""
    NOT_IN_HAND = 10
    """The card lies in the place `number` (a Place)."""
    NOT_THERE = 11
    """The question is about cards that lie elsewhere: the card is in the place `number`."""
    HAND_CLOSED = 12
    """Ships (`by`) are landed: cards are played from them, not from hand."""
    NOT_LANDED = 13
    WRONG_KIND = 14
    """Cards of this kind cannot be used so."""
    NO_ICON = 15
    """The card lacks the icon `number`."""
    ICON_IGNORED = 16
    """It has the icon `number`, but that is ignored because of `by`."""
    NOT_ACTIVE = 17
    MUST_RETREAT = 18
    STOPPED = 19
    BANNED = 20
    """The texts of `by` forbid it; `missing` describes the cards they forbid."""
    BANNED_FURTHER = 21
    TAKING_BANNED = 22
    CHALLENGE_BANNED = 23
    PROTECTED = 24
    RETRIEVE_BLOCKED = 25
    TEXT_IGNORED = 26
    BLUFFS_IGNORED = 27
    CONDITION = 28
    """The condition `missing` on the card does not hold."""
    NO_COST = 29
    """What must be given up before playing the card cannot be given."""
    ACTION_USED = 30
    CHARACTER_PLAYED = 31
    FIRST_TURN = 32
    """No booster or support counts in the first turn of a fight."""
    ALLOWANCE_USED = 33
    PAIR_CLOSED = 34
    GANG_BROKEN = 35
    """`by` are the active cards that do not belong to the gang."""
    FREE_CONDITION = 36
    """The card would be FREE if `missing` held."""
    NO_SHIP = 37
    SHIP_FULL = 38
    ALREADY_LANDED = 39
    NO_SUCH_TEXT = 40
    TEXT_USED = 41
    NOTHING_TO_DO = 42
    NO_DEMAND = 43
    PAID = 44
    CANNOT_PAY = 45
    SUPERFLUOUS = 46
    NO_RETREAT_YET = 47
    """In the first turn of a fight one declines."""
    NO_DECLINE = 48
    """Only in the first turn of a fight one declines."""
    NO_CHARACTER = 49
    """No character can be laid out; `by` are the texts that forbid some."""
    CHARACTER_NEEDED = 50
    DECISION_NEEDED = 51
    ANNOUNCEMENT_NEEDED = 52
    REFILL_NEEDED = 53
    ALREADY_REFILLED = 54
    TOO_WEAK = 55
    """The power is `number`, `needed` must be reached."""
    ELEMENT_FIXED = 56
    OWN_BLUFF = 57
    NO_BLUFF = 58
    ALREADY_CHALLENGED = 59
    NOT_AN_ANSWER = 60
    """The interference does not fit what was just done."""
    NO_MULLIGAN = 61
    NOT_DESCRIBED = 62
    """The text of `by` speaks of other cards (`missing`)."""
    TOO_FEW = 63
    """The opponent needs at least `number` of them."""
    LAST_CHARACTER = 64
    CHOSEN_ALREADY = 65
    NOT_REVEALED = 66
    NO_SUCH_PLACE = 67
    """There is no `number`th."""
    MUST_CHOOSE = 68
    TURN_CANNOT_END = 69
    """BM-17.7: after it the turn could no longer end legally; `needed` is the opposing power."""
    NOT_OFFERED = 70
    """Nothing else is known; no position of the tests has it."""


class Remedy(IntEnum):
    """What would make the attempt legal."""

    NONE = 0
    """Nothing."""
    WAIT = 1
    """Wait until the seat is asked."""
    ANSWER_FIRST = 2
    IN_PHASE = 3
    """Later in this turn, in the phase `number`."""
    NEXT_TURN = 4
    """In a later turn, in the phase `number`."""
    GET_CARD = 5
    """The card has to be in hand."""
    FROM_SHIP = 6
    LAND_SHIP = 7
    OTHER_CARD = 8
    LOSE_CARDS = 9
    """The cards `by` have to leave play or be ignored."""
    UNSHIELD = 10
    """The icon PROTECTED has to be ignored, or leave."""
    MEET_CONDITION = 11
    GET_PERMISSION = 12
    """A text that grants one more booster or support, or FREE."""
    GET_FREE = 13
    """A character with FREE, the second of a pair, or a gang."""
    FREE_SHIP = 14
    DECLINE = 15
    RETREAT = 16
    PLAY_CHARACTER = 17
    DECIDE = 18
    ANNOUNCE = 19
    REFILL = 20
    REACH_POWER = 21
    CHOOSE = 22
    OTHER_WAY = 23
    """Another choice, one that leaves a legal end of the turn."""
    NEXT_GAME = 24


class Place(IntEnum):
    """Where a card lies, as far as the asking seat may know."""

    HAND = 0
    DRAW_PILE = 1
    DISCARD_PILE = 2
    COMBAT = 3
    SUPPORT = 4
    BLUFF = 5
    STACK = 6
    INFLUENCE = 7
    CARGO = 8
    LANDED_CARGO = 9
    LAID_OUT = 10
    LEADER = 11
    OPPONENT = 12
    """With the opponent, where exactly is not said."""
    ACHIEVEMENT = 13


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: what, under which rules, by which cards, what is missing, what would help."""

    why: Why
    rules: tuple[str, ...]
    card: int = NO_CARD
    """The card that was tried."""
    by: tuple[int, ...] = ()
    """The cards that are responsible."""
    missing: Condition | Payment | Cards | None = None
    number: int = -1
    needed: int = -1
    remedy: Remedy = Remedy.NONE
