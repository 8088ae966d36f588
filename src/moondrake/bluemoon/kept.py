"""What a side and a turn keep: written by write_fields.py, to be changed in fields.py."""

from collections.abc import Hashable
from typing import Final

from moondrake.table.native import i64, mypyc_attr

NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class Limit:
    """What the opponent knows of hidden cards: at most `most` of `cards` are in hand (or outside it)."""

    def __init__(self, cards: int, in_hand: bool, most: int) -> None:
        self.cards: i64 = cards
        self.in_hand = in_hand
        self.most: i64 = most

    def copy(self) -> "Limit":
        return Limit(self.cards, self.in_hand, self.most)


UNSET: Final[list[int]] = []
NO_LIMITS: Final[list[Limit]] = []
"""Stand in a new Side until `empty_side` or `copy` puts real lists there: a copy is made for every step of
a search, and lists made only to be replaced would be half of its cost. Never changed."""


def copied(cards: list[int]) -> list[int]:
    """A copy; most lists are empty, and making a new one is cheaper than copying."""
    return cards.copy() if cards else []


@mypyc_attr(acyclic=True)
class SideFields:
    """What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a)."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.revealed: i64 = 0
        """Hand cards that lie open (BM-15.6)."""
        self.top: list[int] = UNSET
        self.rest: i64 = 0
        self.bottom: list[int] = UNSET
        self.combat: i64 = 0
        """All cards of the combat zone, active or not."""
        self.active: i64 = 0
        """The active ones among them (BM-3.7)."""
        self.support: i64 = 0
        """BM-3.11: the four places are layout only, any number may lie here."""
        self.bluffs: list[int] = UNSET
        self.discards: list[int] = UNSET
        """Discard pile in known order, the visible card last; `mixed` lies unordered below."""
        self.mixed: i64 = 0
        self.stack: list[int] = UNSET
        self.leading: i64 = 0
        """Leadership cards active this turn."""
        self.ships: list[int] = UNSET
        self.cargo: list[int] = UNSET
        """Bit sets, one for each ship."""
        self.landed: i64 = 0
        self.lasting: i64 = 0
        """Active Hyla and crystal cards, which stay between fights, and the staff, whose texts work too."""
        self.vows: i64 = 0
        """Own cards whose text forbids their owner to lay out certain cards for the rest of the fight."""
        self.ready: list[int] = UNSET
        """Solo: the Bot's cards that are about to be played, in order (BM-22.6)."""
        self.exposed: i64 = 0
        """Solo: the Bot's interference cards, which lie open (BM-22.10)."""
        self.order: list[int] = UNSET
        """Solo: the Bot's hand in the order drawn (BM-22.9); cards that left it may be here."""
        self.laid: i64 = 0
        """A card that is laid out and not yet activated (BM-11.1 step 2)."""
        self.ignored_cards: i64 = 0
        self.ignored_texts: i64 = 0
        self.bluffs_ignored = False
        self.icons_off: i64 = 0
        """Icons ignored on this side's cards."""
        self.icons_off_protected: i64 = 0
        """Icons ignored even on active cards with PROTECTED (RS-9)."""
        self.target_sources: list[int] = UNSET
        """The texts (`values.text_key`) applied to one card of choice."""
        self.targets: list[int] = UNSET
        """These cards."""
        self.target_marks: list[int] = UNSET
        """What opposing texts did to each when it was chosen (`values.influence`, RS-23)."""
        self.out_at: i64 = 0
        """The moment the last hand card (or last card at all, RS-29) left; 0 before."""
        self.known_hand: i64 = 0
        """From here on: what the opponent has seen (BM-3.4a)."""
        self.known_bottom: i64 = 0
        """Cards under the draw pile that went there openly."""
        self.pool: i64 = 0
        """Cards that may lie in `mixed`, all the opponent knows of it."""
        self.not_bluffs: list[int] = UNSET
        """For each bluff support the cards it cannot be."""
        self.limits: list[Limit] = NO_LIMITS
        self.seen: i64 = 0
        """Cards that were shown to everybody at some time; closed lists ask for it (BM-3.4b)."""

    def copy_to(self, new: "SideFields") -> None:
        new.hand = self.hand
        new.revealed = self.revealed
        new.top = copied(self.top)
        new.rest = self.rest
        new.bottom = copied(self.bottom)
        new.combat = self.combat
        new.active = self.active
        new.support = self.support
        new.bluffs = copied(self.bluffs)
        new.discards = copied(self.discards)
        new.mixed = self.mixed
        new.stack = copied(self.stack)
        new.leading = self.leading
        new.ships = copied(self.ships)
        new.cargo = copied(self.cargo)
        new.landed = self.landed
        new.lasting = self.lasting
        new.vows = self.vows
        new.ready = copied(self.ready)
        new.exposed = self.exposed
        new.order = copied(self.order)
        new.laid = self.laid
        new.ignored_cards = self.ignored_cards
        new.ignored_texts = self.ignored_texts
        new.bluffs_ignored = self.bluffs_ignored
        new.icons_off = self.icons_off
        new.icons_off_protected = self.icons_off_protected
        new.target_sources = copied(self.target_sources)
        new.targets = copied(self.targets)
        new.target_marks = copied(self.target_marks)
        new.out_at = self.out_at
        new.known_hand = self.known_hand
        new.known_bottom = self.known_bottom
        new.pool = self.pool
        new.not_bluffs = copied(self.not_bluffs)
        new.limits = [limit.copy() for limit in self.limits] if self.limits else []
        new.seen = self.seen

    def key(self) -> Hashable:
        """Equal for sides that play the same."""
        return (
            self.hand,
            self.revealed,
            tuple(self.top),
            self.rest,
            tuple(self.bottom),
            self.combat,
            self.active,
            self.support,
            tuple(self.bluffs),
            tuple(self.discards),
            self.mixed,
            tuple(self.stack),
            self.leading,
            tuple(self.ships),
            tuple(self.cargo),
            self.landed,
            self.lasting,
            self.vows,
            tuple(self.ready),
            self.exposed,
            tuple(self.order),
            self.laid,
            tuple(self.target_sources),
            tuple(self.targets),
            tuple(self.target_marks),
            self.out_at,
        )


@mypyc_attr(acyclic=True)
class Turn:
    """BM-5.1: what happened in this turn, as far as the rules ask for it."""

    def __init__(self) -> None:
        self.characters: i64 = 0
        """Characters laid out that count for the limit (BM-6.10)."""
        self.boosters: i64 = 0
        self.supports: i64 = 0
        """Boosters and supports that count for the allowance (BM-6.13); loading counts as a support."""
        self.laid_out: i64 = 0
        self.laid_in_combat: i64 = 0
        self.stopped = False
        self.action_used = False
        self.deactivated = False
        """The first character of this turn was activated (BM-6.11)."""
        self.has_character = False
        self.pair_open: i64 = NO_CARD
        self.gang_is_free = False
        self.lenders: i64 = 0
        """Cards whose LendFree waits for the next card (BM-16.10)."""
        self.taken: i64 = 0
        """Cards taken from the own draw pile this turn (BM-16.19)."""
        self.used: i64 = 0
        """Own cards whose once-per-turn text was used; for the end of the turn: `ended`."""
        self.paid: i64 = 0
        """Opposing demands that were paid."""
        self.supports_played: i64 = 0
        self.boosters_played: i64 = 0
        self.loaded: i64 = 0
        self.refilled = False
        self.challenged = False
        self.targeted = False
        self.excused = False
        """BM-17.4: the turn cannot end legally for a reason nobody could foresee."""
        self.went_back = False
        """BM-17.2 `courtesy`: the player already went back once in this turn."""
        self.waived: i64 = 0
        """Cards laid out without their condition (BM-16.35)."""
        self.from_hand: i64 = 0
        """Cards laid out from hand beside a landed ship (BM-16.12)."""
        self.answered = False
        """The window immediately after announcing was offered (T6c)."""
        self.doomed = False
        """Solo: the Bot retreats at its retreat check, whatever its power (BM-22.20, BM-22.23)."""
        self.ended: i64 = 0
        """Own cards whose text for the end of the turn was used (BM-12.5)."""
        self.paid_twice: i64 = 0
        """Paid demands for which the payment meets doubled numbers too (BM-16.2a)."""

    def copy(self) -> "Turn":
        new = Turn()
        new.characters = self.characters
        new.boosters = self.boosters
        new.supports = self.supports
        new.laid_out = self.laid_out
        new.laid_in_combat = self.laid_in_combat
        new.stopped = self.stopped
        new.action_used = self.action_used
        new.deactivated = self.deactivated
        new.has_character = self.has_character
        new.pair_open = self.pair_open
        new.gang_is_free = self.gang_is_free
        new.lenders = self.lenders
        new.taken = self.taken
        new.used = self.used
        new.paid = self.paid
        new.supports_played = self.supports_played
        new.boosters_played = self.boosters_played
        new.loaded = self.loaded
        new.refilled = self.refilled
        new.challenged = self.challenged
        new.targeted = self.targeted
        new.excused = self.excused
        new.went_back = self.went_back
        new.waived = self.waived
        new.from_hand = self.from_hand
        new.answered = self.answered
        new.doomed = self.doomed
        new.ended = self.ended
        new.paid_twice = self.paid_twice
        return new

    def numbers(self) -> tuple[int, ...]:
        """All fields, in the order of `TURN`."""
        return (
            self.characters,
            self.boosters,
            self.supports,
            self.laid_out,
            self.laid_in_combat,
            int(self.stopped),
            int(self.action_used),
            int(self.deactivated),
            int(self.has_character),
            self.pair_open,
            int(self.gang_is_free),
            self.lenders,
            self.taken,
            self.used,
            self.paid,
            self.supports_played,
            self.boosters_played,
            self.loaded,
            int(self.refilled),
            int(self.challenged),
            int(self.targeted),
            int(self.excused),
            int(self.went_back),
            self.waived,
            self.from_hand,
            int(self.answered),
            int(self.doomed),
            self.ended,
            self.paid_twice,
        )


def turn_of(numbers: tuple[int, ...]) -> Turn:
    """The turn with these `numbers`."""
    turn = Turn()
    turn.characters = numbers[0]
    turn.boosters = numbers[1]
    turn.supports = numbers[2]
    turn.laid_out = numbers[3]
    turn.laid_in_combat = numbers[4]
    turn.stopped = numbers[5] != 0
    turn.action_used = numbers[6] != 0
    turn.deactivated = numbers[7] != 0
    turn.has_character = numbers[8] != 0
    turn.pair_open = numbers[9]
    turn.gang_is_free = numbers[10] != 0
    turn.lenders = numbers[11]
    turn.taken = numbers[12]
    turn.used = numbers[13]
    turn.paid = numbers[14]
    turn.supports_played = numbers[15]
    turn.boosters_played = numbers[16]
    turn.loaded = numbers[17]
    turn.refilled = numbers[18] != 0
    turn.challenged = numbers[19] != 0
    turn.targeted = numbers[20] != 0
    turn.excused = numbers[21] != 0
    turn.went_back = numbers[22] != 0
    turn.waived = numbers[23]
    turn.from_hand = numbers[24]
    turn.answered = numbers[25] != 0
    turn.doomed = numbers[26] != 0
    turn.ended = numbers[27]
    turn.paid_twice = numbers[28]
    return turn
