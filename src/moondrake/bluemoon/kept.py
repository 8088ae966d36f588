"""What a position keeps: written by write_fields.py, to be changed in fields.py."""

from abc import ABC
from collections.abc import Hashable

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.first_values import NO_CARD, NO_LIMITS, UNKNOWN, UNSET, Limit, copied
from moondrake.bluemoon.questions import Phase
from moondrake.table import NOBODY, State
from moondrake.table.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class SideFields:
    """What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a)."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.revealed: i64 = 0
        """Hand cards that lie open (BM-15.6)."""
        self.combat: i64 = 0
        """All cards of the combat zone, active or not."""
        self.active: i64 = 0
        """The active cards of the combat zone (BM-3.7)."""
        self.support: i64 = 0
        """BM-3.11: the four places are layout only, any number may lie here."""
        self.bluffs: list[int] = UNSET
        self.leading: i64 = 0
        """Leadership cards active this turn."""
        self.ships: list[int] = UNSET
        self.cargo: list[int] = UNSET
        """Bit sets, one for each ship."""
        self.landed: i64 = 0
        self.lasting: i64 = 0
        """Active Hyla and crystal cards, which stay between fights, and the staff, whose texts work too."""
        self.vows: i64 = 0
        """Own cards that forbid their owner to lay out others for the rest of the fight."""
        self.ready: list[int] = UNSET
        """Solo: the Bot's cards that are about to be played, in order (BM-22.6)."""
        self.exposed: i64 = 0
        """Solo: the Bot's interference cards, which lie open (BM-22.10)."""
        self.laid: i64 = 0
        """A card that is laid out and not yet activated (BM-11.1 step 2)."""
        self.discards: list[int] = UNSET
        """Discard pile in known order, the visible card last; `mixed` lies unordered below."""
        self.mixed: i64 = 0
        self.pool: i64 = 0
        """Cards that may lie in `mixed`, all the opponent knows of it."""
        self.stack: list[int] = UNSET
        """The leadership stack, the visible card last."""
        self.known_hand: i64 = 0
        """Hand cards that the opponent has seen (BM-3.4a)."""
        self.limits: list[Limit] = NO_LIMITS
        self.not_bluffs: list[int] = UNSET
        """For each bluff support the cards it cannot be."""
        self.top: list[int] = UNSET
        self.bottom: list[int] = UNSET
        self.known_bottom: i64 = 0
        """Cards under the draw pile that went there openly."""
        self.rest: i64 = 0
        self.target_sources: list[int] = UNSET
        """The texts (`values.text_key`) applied to one card of choice."""
        self.targets: list[int] = UNSET
        """These cards."""
        self.target_marks: list[int] = UNSET
        """What opposing texts did to each when it was chosen (`values.influence`, RS-23)."""
        self.order: list[int] = UNSET
        """Solo: the Bot's hand in the order drawn (BM-22.9); cards that left it may be here."""
        self.out_at: i64 = 0
        """The moment the last hand card (or last card at all, RS-29) left; 0 before."""
        self.seen: i64 = 0
        """Cards that were shown to everybody at some time; closed lists ask for it (BM-3.4b)."""
        self.ignored_cards: i64 = 0
        self.ignored_texts: i64 = 0
        self.bluffs_ignored = False
        self.icons_off: i64 = 0
        """Icons ignored on this side's cards."""
        self.icons_off_protected: i64 = 0
        """Icons ignored even on active cards with PROTECTED (RS-9)."""

    def copy_to(self, new: "SideFields") -> None:
        new.hand = self.hand
        new.revealed = self.revealed
        new.combat = self.combat
        new.active = self.active
        new.support = self.support
        new.bluffs = copied(self.bluffs)
        new.leading = self.leading
        new.ships = copied(self.ships)
        new.cargo = copied(self.cargo)
        new.landed = self.landed
        new.lasting = self.lasting
        new.vows = self.vows
        new.ready = copied(self.ready)
        new.exposed = self.exposed
        new.laid = self.laid
        new.discards = copied(self.discards)
        new.mixed = self.mixed
        new.pool = self.pool
        new.stack = copied(self.stack)
        new.known_hand = self.known_hand
        new.limits = [limit.copy() for limit in self.limits] if self.limits else []
        new.not_bluffs = copied(self.not_bluffs)
        new.top = copied(self.top)
        new.bottom = copied(self.bottom)
        new.known_bottom = self.known_bottom
        new.rest = self.rest
        new.target_sources = copied(self.target_sources)
        new.targets = copied(self.targets)
        new.target_marks = copied(self.target_marks)
        new.order = copied(self.order)
        new.out_at = self.out_at
        new.seen = self.seen
        new.ignored_cards = self.ignored_cards
        new.ignored_texts = self.ignored_texts
        new.bluffs_ignored = self.bluffs_ignored
        new.icons_off = self.icons_off
        new.icons_off_protected = self.icons_off_protected

    def key(self) -> Hashable:
        """Equal for sides that play the same."""
        return (
            self.hand,
            self.revealed,
            self.combat,
            self.active,
            self.support,
            tuple(self.bluffs),
            self.leading,
            tuple(self.ships),
            tuple(self.cargo),
            self.landed,
            self.lasting,
            self.vows,
            tuple(self.ready),
            self.exposed,
            self.laid,
            tuple(self.discards),
            self.mixed,
            tuple(self.stack),
            tuple(self.top),
            tuple(self.bottom),
            self.rest,
            tuple(self.target_sources),
            tuple(self.targets),
            tuple(self.target_marks),
            tuple(self.order),
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


class PositionFields(State, ABC):
    """What a position has beside sides, turn and questions."""

    def __init__(self) -> None:
        self.seat = 0
        """The active player (BM-5.2: A)."""
        self.phase: int = Phase.SETUP
        """BM-5.2: where in the turn we are, by name in `questions.Phase`."""
        self.is_first = True
        """First turn of a fight (BM-5.3)."""
        self.element: int = Element.NO_ELEMENT
        self.dragons = 0
        """BM-7.5: from -3 (all with seat 1) to 3 (all with seat 0)."""
        self.winner = NOBODY
        self.crystals = 0
        self.ignorers: list[int] = UNSET
        """Active cards with an “ignored” text, oldest first (BM-13.2)."""
        self.moment = 0
        """Counts the times a hand ran empty (RS-29)."""
        self.must_retreat = False
        """After an undo only retreat (or decline) is left (BM-17.2a)."""
        self.informed = False
        """BM-17.3: new information came since the undo point."""
        self.lookahead = False
        """BM-17.6: is it foreseen whether the turn can end legally?"""
        self.characters: i64 = UNKNOWN
        """Those that may be laid out, from the decision to the phase that begins with them."""
        self.options: list[int] = UNSET
        """What may be answered now, worked out once by `settle`."""

    def copy_to(self, new: "PositionFields") -> None:
        new.seat = self.seat
        new.phase = self.phase
        new.is_first = self.is_first
        new.element = self.element
        new.dragons = self.dragons
        new.winner = self.winner
        new.crystals = self.crystals
        new.ignorers = copied(self.ignorers)
        new.moment = self.moment
        new.must_retreat = self.must_retreat
        new.informed = self.informed
        new.lookahead = self.lookahead
        new.characters = self.characters
        new.options = self.options

    def fields_key(self) -> Hashable:
        """Equal for tables that play the same."""
        return (
            self.seat,
            self.phase,
            self.is_first,
            self.element,
            self.dragons,
            tuple(self.ignorers),
            self.must_retreat,
        )
