"""The reasons why something is not allowed: data that three languages put into words."""

from dataclasses import dataclass
from enum import IntEnum

from moondrake.bluemoon.effects import Cards, Condition, Payment
from moondrake.bluemoon.state import NO_CARD


class Why(IntEnum):
    """What stands in the way, in the order in which it decides: first what is wrong whoever and whenever,
    then what a text or an earlier move forbids, then the wrong moment, then limits of the turn."""

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
    ONLY_AS_ANSWER = 9
    """An interference card outside its moment."""
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
    FORSWORN = 22
    """An own card (`by`) forbids it for the rest of the fight."""
    END_DRAW_BANNED = 23
    TAKING_BANNED = 24
    CHALLENGE_BANNED = 25
    PROTECTED = 26
    RETRIEVE_BLOCKED = 27
    TEXT_IGNORED = 28
    BLUFFS_IGNORED = 29
    OWN_BLUFF = 30
    NO_BLUFF = 31
    NO_RETREAT_YET = 32
    """In the first turn of a fight one declines."""
    NO_DECLINE = 33
    """Only in the first turn of a fight one declines."""
    ELEMENT_FIXED = 34
    NO_MULLIGAN = 35
    WRONG_PHASE = 36
    """It belongs to the phase `number`."""
    CONDITION = 37
    """The condition `missing` on the card does not hold."""
    NO_DRAGON = 38
    """A crystal card needs a dragon of its player."""
    NO_COST = 39
    """What must be given up before playing the card (`missing`) cannot be given."""
    ACTION_USED = 40
    CHARACTER_PLAYED = 41
    FIRST_TURN = 42
    """No booster or support counts in the first turn of a fight."""
    ALLOWANCE_USED = 43
    PAIR_CLOSED = 44
    GANG_BROKEN = 45
    """`by` are the active cards that do not belong to the gang."""
    FREE_CONDITION = 46
    """The card would be FREE if `missing` held."""
    NO_SHIP = 47
    SHIP_FULL = 48
    ALREADY_LANDED = 49
    NO_SUCH_TEXT = 50
    TEXT_USED = 51
    NOTHING_TO_DO = 52
    NO_DEMAND = 53
    PAID = 54
    CANNOT_PAY = 55
    SUPERFLUOUS = 56
    NO_CHARACTER = 57
    """No character can be laid out; `by` are the texts that forbid some."""
    CHARACTER_NEEDED = 58
    DECISION_NEEDED = 59
    ANNOUNCEMENT_NEEDED = 60
    REFILL_NEEDED = 61
    ALREADY_REFILLED = 62
    TOO_WEAK = 63
    """The power is `number`, `needed` must be reached."""
    ALREADY_CHALLENGED = 64
    NOT_AN_ANSWER = 65
    """The interference does not fit what was just done."""
    NOT_DESCRIBED = 66
    """The text of `by` speaks of other cards (`missing`)."""
    TOO_FEW = 67
    """The opponent needs at least `number` of them."""
    LAST_CHARACTER = 68
    CHOSEN_ALREADY = 69
    NOT_REVEALED = 70
    NO_SUCH_PLACE = 71
    """There is no `number`th."""
    MUST_CHOOSE = 72
    TURN_CANNOT_END = 73
    """BM-17.7: after it the turn could no longer end legally; `needed` is the opposing power."""
    NOT_OFFERED = 74
    """Nothing else is known; no position of the tests has it."""
    NO_PARTNER = 75
    """The card has PAIR, but none of its partners (`by`) was just laid out."""


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
    GET_DRAGON = 24
    NEXT_FIGHT = 25
    NEXT_GAME = 26


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
