"""Work that belongs to the turn, to fights and dragons, and to the Bot of the solo game."""

from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rules import solo, solo_giving
from moondrake.bluemoon.rules.fight import RULES, end_fight, end_leadership, gain_dragon, retreat
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rules.playing import each_loses_achievement, offer_gain_answer
from moondrake.bluemoon.rules.setup import end_mulligan
from moondrake.bluemoon.rules.turns import after_decline, next_turn
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.working.base import Work


class EndMulligan(Work):
    """Both have chosen: the cards put back, `bits`, are replaced (BM-4.5)."""

    ask = Ask.MULLIGAN_END

    def do(self, state: Position, frame: Frame) -> None:
        end_mulligan(state, frame)


class Declined(Work):
    """The fight was declined with the cards `bits`: refill, then the opponent starts (BM-6.8)."""

    ask = Ask.DECLINED

    def do(self, state: Position, frame: Frame) -> None:
        after_decline(state, frame)


class BeginFight(Work):
    """The old fight is cleared away: `seat` begins the next (BM-7.7)."""

    ask = Ask.FIGHT_END

    def do(self, state: Position, frame: Frame) -> None:
        next_turn(state, frame.seat, is_first=True)


class Retreated(Work):
    """The dragons have moved: the fight that `seat` lost ends (BM-7.6)."""

    ask = Ask.RETREATED

    def do(self, state: Position, frame: Frame) -> None:
        end_fight(state, frame.seat)


class ForcedRetreat(Work):
    """Whoever lost a challenge retreats (BM-10.40)."""

    ask = Ask.FORCED

    def do(self, state: Position, frame: Frame) -> None:
        retreat(state, frame.seat, "BM-10.40")


class EndLeadership(Work):
    """The leadership card has done what it says and leaves (RS-4, OQ-62)."""

    ask = Ask.LEADERSHIP_DONE

    def do(self, state: Position, frame: Frame) -> None:
        end_leadership(state)
        refresh(state)


class LoseCrystals(Work):
    """Each player loses a crystal card (BM-9.8a)."""

    ask = Ask.CRYSTALS

    def do(self, state: Position, frame: Frame) -> None:
        each_loses_achievement(state, frame.seat)


class GainDragons(Work):
    """`left` dragons move one by one (BM-7.5) by the rule `place`; each may be answered (BM-11.7)."""

    ask = Ask.GAIN

    def do(self, state: Position, frame: Frame) -> None:
        frame.left -= 1
        if frame.left:
            state.frames.append(frame)
        if state.match.gain_windows[1 - frame.seat]:
            state.frames.append(Frame(Ask.GAIN_NOW, frame.seat, frame.side, place=frame.place))
            if offer_gain_answer(state, frame.seat):
                return
            state.frames.pop()
        gain_dragon(state, frame.seat, RULES[frame.place])


class GainDragon(Work):
    """Nobody prevented it: the dragon moves, by the rule `place` (BM-7.5)."""

    ask = Ask.GAIN_NOW

    def do(self, state: Position, frame: Frame) -> None:
        gain_dragon(state, frame.seat, RULES[frame.place])


class Reveal(Work):
    """The Bot turns up cards; `flags`: a character ended it (BM-22.6)."""

    ask = Ask.REVEAL

    def do(self, state: Position, frame: Frame) -> None:
        solo.reveal(state, frame)


class PlayCompanions(Work):
    """What the Bot plays together with the card `source`; `flags`: it brings others (BM-22.18)."""

    ask = Ask.COMPANIONS

    def do(self, state: Position, frame: Frame) -> None:
        solo.play_companions(state, frame)


class BotPays(Work):
    """The Bot pays for the card `source`, all or nothing; `flags`: the cards are given (BM-22.14)."""

    ask = Ask.BOT_PAY

    def do(self, state: Position, frame: Frame) -> None:
        solo_giving.pay(state, frame)


class BotDiscards(Work):
    """The Bot discards `left` cards (BM-22.15)."""

    ask = Ask.BOT_DISCARD

    def do(self, state: Position, frame: Frame) -> None:
        solo_giving.discard_one(state, frame)
