"""Questions about cards in play: what is discarded, stays, is taken back, or has a text applied to it."""

from abc import abstractmethod

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.asking.base import DONE, Choice, Question, Rules, Verbs
from moondrake.bluemoon.effects import DiscardAllYours, DiscardYours, TakeBack
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.resolve import clear_combat, discard_group, is_optional
from moondrake.bluemoon.rules import playing
from moondrake.bluemoon.rules.ignoring import is_bluff_described, refresh
from moondrake.bluemoon.rules.laying_out import achievement_options, could_hold
from moondrake.bluemoon.rules.moving import (
    discard_from_play,
    may_take,
    note_cards,
    show_bluff,
    shuffle,
    shuffle_away,
    take_back,
    take_back_bluff,
)
from moondrake.bluemoon.rules.possible import discardable, has_active
from moondrake.bluemoon.rules.targeting import set_target
from moondrake.bluemoon.state import CARD_SHIFT, Frame, Position
from moondrake.bluemoon.zones import LOCAL, bits_of


class BluffChoice(Choice):
    """A choice of opposing cards; a bluff support is named by its place, not by its front (BM-10.35)."""

    verbs: Verbs = (Verb.DONE, Verb.CHOOSE, Verb.BLUFFED)

    @abstractmethod
    def reaches_bluffs(self, frame: Frame) -> bool:
        """May bluff supports be chosen, too?"""

    @abstractmethod
    def choose_bluff(self, state: Position, frame: Frame, slot: int) -> None:
        """The bluff support in this place it is."""

    def options(self, state: Position, frame: Frame) -> list[int]:
        options = super().options(state, frame)
        if self.reaches_bluffs(frame):
            options += [action(Verb.BLUFFED, slot) for slot in range(len(state.sides[frame.side].bluffs))]
        return options

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.BLUFFED:
            self.choose_bluff(state, frame, argument & LOCAL)
        else:
            super().answer(state, frame, verb, argument)


class AskDiscardYours(BluffChoice):
    """Which opposing card is discarded? (BM-10.10)"""

    ask = Ask.DISCARD_YOURS
    discards = True

    def cards(self, state: Position, frame: Frame) -> int:
        effect = frame.effect
        assert isinstance(effect, DiscardYours)
        return discardable(state, frame.side, effect)

    def reaches_bluffs(self, frame: Frame) -> bool:
        effect = frame.effect
        return isinstance(effect, DiscardYours) and is_bluff_described(effect.cards)

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        has_bluff = self.reaches_bluffs(frame) and len(state.sides[frame.side].bluffs) > 0
        return (not cards and not has_bluff) or is_optional(state, frame)

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        discard_from_play(state, frame.side, card, "BM-3.9")

    def choose_bluff(self, state: Position, frame: Frame, slot: int) -> None:
        show_bluff(state, frame.side, slot, "BM-10.38")


class AskWhichAll(Question):
    """Which group of opposing cards is discarded? (BM-15.4)"""

    ask = Ask.WHICH_ALL
    verbs: Verbs = (Verb.DONE, Verb.WHICH)

    def options(self, state: Position, frame: Frame) -> list[int]:
        effect = frame.effect
        assert isinstance(effect, DiscardAllYours)
        groups = range(len(effect.choices))
        places = [index for index in groups if has_active(state, frame.side, index, effect)]
        done = [DONE] if not places or is_optional(state, frame) else []
        return done + [action(Verb.WHICH, index) for index in places]

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        effect = frame.effect
        assert isinstance(effect, DiscardAllYours)
        if verb == Verb.WHICH:
            discard_group(state, frame, effect, argument)


class AskDiscardSome(BluffChoice):
    """One more of these cards, `bits`, and of the bluffs where `flags` say so? (RS-24 `legends`)"""

    ask = Ask.DISCARD_SOME
    discards = True

    def cards(self, state: Position, frame: Frame) -> int:
        return frame.bits

    def reaches_bluffs(self, frame: Frame) -> bool:
        return frame.flags != 0

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        frame.bits &= ~(1 << card)
        state.frames.append(frame)
        discard_from_play(state, frame.side, card, "BM-3.9")

    def choose_bluff(self, state: Position, frame: Frame, slot: int) -> None:
        state.frames.append(frame)
        show_bluff(state, frame.side, slot, "BM-10.38")


class AskShuffleSome(BluffChoice):
    """One more of these cards, or a bluff, into the draw pile? (BM-16.6) `flags` say that one went."""

    ask = Ask.SHUFFLE_SOME

    def cards(self, state: Position, frame: Frame) -> int:
        return frame.bits

    def reaches_bluffs(self, frame: Frame) -> bool:
        return True

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        frame.bits &= ~(1 << card)
        frame.flags = 1
        state.frames.append(frame)
        shuffle_away(state, frame.side, card, "BM-16.6")
        refresh(state)

    def choose_bluff(self, state: Position, frame: Frame, slot: int) -> None:
        self.choose(state, frame, state.sides[frame.side].bluffs[slot])

    def stop(self, state: Position, frame: Frame) -> None:
        if frame.flags:
            shuffle(state, frame.side)
            note_cards(state, frame.side)


class AskOneStays(Choice):
    """Which opposing character stays? (BM-16.34, OQ-39)"""

    ask = Ask.ONE_STAYS

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].active & state.facts[frame.side].characters

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return not cards or is_optional(state, frame)

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        clear_combat(state, frame, active_only=True, stays=1 << card)


class AskTakeBack(Choice):
    """Which own card comes back into hand? (BM-15.7) Leadership cards never do (OQ-55)."""

    ask = Ask.TAKE_BACK

    def cards(self, state: Position, frame: Frame) -> int:
        effect = frame.effect
        assert isinstance(effect, TakeBack)
        side = state.sides[frame.seat]
        if not may_take(state, frame.seat, from_pile=False):
            return 0
        if effect.active:
            lasting = side.lasting & ~state.facts[frame.seat].staff
            return side.active | side.support | lasting | bits_of(side.bluffs) | bits_of(side.ships)
        return side.combat & ~(1 << (frame.source & LOCAL)) if effect.other else side.combat

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return not cards or is_optional(state, frame)

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        if card in state.sides[frame.side].bluffs:
            take_back_bluff(state, frame.side, card, "BM-15.7")
        else:
            take_back(state, frame.side, card, "BM-15.7")


class AskTarget(Choice):
    """To which of these cards, `bits`, is the text applied? (BM-14.6) `place` is the text's key."""

    ask = Ask.TARGET
    duty: Rules = ("BM-14.6", "RS-23")

    def cards(self, state: Position, frame: Frame) -> int:
        return frame.bits

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        set_target(state, frame.seat, frame.place, card)


class AskRecall(Choice):
    """Which card of the leadership stack is shuffled into the draw pile? (BM-16.36, OQ-40)"""

    ask = Ask.RECALL
    duty: Rules = ("BM-16.36",)

    def cards(self, state: Position, frame: Frame) -> int:
        is_own = frame.source >> CARD_SHIFT == frame.side
        return bits_of(state.sides[frame.side].stack) & ~(1 << (frame.source & LOCAL) if is_own else 0)

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return not cards

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        """The card is shown on its way."""
        seat = frame.side
        side = state.sides[seat]
        side.stack.remove(card)
        side.leading &= ~(1 << card)
        knowledge.known_in_pile(side, 1 << card)
        side.rest |= 1 << card
        tell(state, What.RETURN, seat, [card], rule="BM-16.36")
        shuffle(state, seat)
        note_cards(state, seat)


class AskPlayAchievement(Choice):
    """Which crystal card is played? (BM-9.8b)"""

    ask = Ask.PLAY_ACHIEVEMENT

    def cards(self, state: Position, frame: Frame) -> int:
        return achievement_options(state, frame.seat)

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        playing.begin_play(state, frame.seat, card, by_text=True)

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        side = state.sides[frame.side]
        is_open = state.match.open_lists or side.known_hand == side.hand  # BM-3.4b
        return is_open and not could_hold(state, frame.side) & state.facts[frame.side].achievements


class AskDiscardAchievement(Choice):
    """Which crystal card is given up? (BM-9.8)"""

    ask = Ask.DISCARD_ACHIEVEMENT
    duty: Rules = ("BM-9.8",)
    discards = True

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].lasting & state.facts[frame.side].achievements

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        discard_from_play(state, frame.side, card, "BM-9.8")
