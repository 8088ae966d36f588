"""The questions: what may be answered to each, what an answer does, and which rule wants it answered."""

from abc import ABC, abstractmethod
from typing import Final, cast, get_args

from moondrake.equinox import actions
from moondrake.equinox.questions import ASK_NAMES
from moondrake.equinox.rules import abilities, bets, cards, hand_targets, hands, setup, table_targets
from moondrake.equinox.state import Ask, Frame, Position

Blocks = tuple[int, ...]
ON_A_TARGET: Final = (
    actions.PLAYER,
    actions.NAME,
    actions.FIELD,
    actions.CHAMPION,
    actions.SECRET_STONE,
    actions.TAKE,
)


class Question(ABC):
    """One kind of question. It has no state: what it is about is in the frame that waits."""

    ask: int
    """Its number in `questions.Ask`: that is how frames, views and the wire name it."""
    blocks: Blocks
    """The actions that answer it, by the first of each block of `actions.py`."""
    duty = ""
    """The rule by which it has to be answered, where passing would be no answer."""
    chance = ""
    """The rule by which only chance answers it."""

    @abstractmethod
    def options(self, position: Position, frame: Frame) -> list[int]:
        """Everything that may be answered, sorted; a list of its own."""

    @abstractmethod
    def answer(self, position: Position, frame: Frame, action: int) -> None:
        """Carry out an answer; the frame was taken off the table."""


class AskStart(Question):
    """Who starts? (EQ-3.5)"""

    ask = Ask.START
    blocks: Blocks = (actions.START,)
    chance = "EQ-3.5"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return [actions.START + seat for seat in range(position.seats)]

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        setup.name_start_player(position, action - actions.START)


class AskInvite(Question):
    """Which creature takes part? (EQ-3.2)"""

    ask = Ask.INVITE
    blocks: Blocks = (actions.INVITE,)

    def options(self, position: Position, frame: Frame) -> list[int]:
        return setup.invitations(position)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        setup.invite(position, frame, action - actions.INVITE)


class AskDeal(Question):
    """Which card of the draw pile comes next? (EQ-3.4)"""

    ask = Ask.DEAL
    blocks: Blocks = (actions.DEAL,)
    chance = "EQ-3.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return position.pile.copy()

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        hands.draw(position, frame, action - actions.DEAL)


class AskBet(Question):
    """Bet, reveal, or skip? (EQ-4.3)"""

    ask = Ask.BET
    blocks: Blocks = (actions.PASS, actions.REVEAL, actions.BET, actions.SECRET)

    def options(self, position: Position, frame: Frame) -> list[int]:
        return bets.bets(position, frame.seat)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        bets.bet(position, frame.seat, action)


class AskPlay(Question):
    """Which card is played? (EQ-4.15)"""

    ask = Ask.PLAY
    blocks: Blocks = (actions.SHOW, actions.PLAY, actions.CHAMELEON)
    duty = "EQ-4.15"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return cards.plays(position, frame.seat)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        cards.play(position, frame.seat, action)


class AskAbility(Question):
    """Is the ability used, and on what? (EQ-6.1)"""

    ask = Ask.ABILITY
    blocks: Blocks = (actions.PASS, actions.USE, *ON_A_TARGET)

    def options(self, position: Position, frame: Frame) -> list[int]:
        return [actions.PASS, *abilities.targets(position, frame.seat, frame.ability, frame.source)]

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        abilities.answer_offer(position, frame, action)


class AskTarget(Question):
    """On what is an ability or tree that is being carried out used? (EQ-6.4)"""

    ask = Ask.TARGET
    blocks: Blocks = ON_A_TARGET
    duty = "EQ-6.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return abilities.targets(position, frame.seat, frame.ability, frame.source)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        abilities.carry_out(position, frame, action)


class AskCreature(Question):
    """A card of which creature is demanded? (EQ-9.7)"""

    ask = Ask.CREATURE
    blocks: Blocks = (actions.NAME,)
    duty = "EQ-6.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return [actions.NAME + creature for creature in position.alive]

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        hand_targets.demand(position, frame, action - actions.NAME)


class AskSecondField(Question):
    """With which field is the first one swapped? (EQ-9.12)"""

    ask = Ask.SECOND_FIELD
    blocks: Blocks = (actions.FIELD,)
    duty = "EQ-6.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return table_targets.swap_partners(position, frame.other)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        table_targets.swap(position, frame.seat, frame.other, action - actions.FIELD)


class AskGive(Question):
    """Which of the fitting cards is given? (EQ-9.7)"""

    ask = Ask.GIVE
    blocks: Blocks = (actions.GIVE,)
    duty = "EQ-9.7"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return hand_targets.fitting(position, frame.other, frame.source)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        hand_targets.give(position, frame, action - actions.GIVE)


class AskPick(Question):
    """Which card of a hand is drawn? (EQ-9.3, EQ-9.10)"""

    ask = Ask.PICK
    blocks: Blocks = (actions.PICK,)
    chance = "EQ-3.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return [actions.PICK + card for card in position.hands[frame.other]]

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        abilities.pick(position, frame, action - actions.PICK)


class AskKeep(Question):
    """Which of the cards looked at is kept? (EQ-9.10)"""

    ask = Ask.KEEP
    blocks: Blocks = (actions.TAKE,)
    duty = "EQ-6.4"

    def options(self, position: Position, frame: Frame) -> list[int]:
        return [actions.TAKE + card for card in position.picked]

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        hand_targets.keep(position, frame, action - actions.TAKE)


class AskDiscard(Question):
    """Which card is discarded, if any? (EQ-4.22)"""

    ask = Ask.DISCARD
    blocks: Blocks = (actions.DONE, actions.DISCARD)

    def options(self, position: Position, frame: Frame) -> list[int]:
        return hands.discards(position, frame.seat)

    def answer(self, position: Position, frame: Frame, action: int) -> None:
        hands.discard(position, frame, action)


ToFinish = AskTarget | AskCreature | AskSecondField | AskKeep | AskGive
"""Something was begun, and is carried out completely (EQ-6.4)."""
ToBegin = AskStart | AskInvite | AskDeal | AskBet | AskPlay | AskAbility | AskPick | AskDiscard
AnyQuestion = ToFinish | ToBegin
"""A closed union: whoever tells questions apart ends in `assert_never`, so a new one is asked for there."""


def _by_number() -> list[Question]:
    made: list[Question] = [kind() for kind in get_args(AnyQuestion)]
    found = {question.ask: question for question in made}
    return [found[number] for number in range(len(ASK_NAMES))]


QUESTIONS: Final = _by_number()
"""A frame is about `QUESTIONS[frame.ask]`."""


def question_of(frame: Frame) -> AnyQuestion:
    """The question of a frame, as one of the closed union."""
    return cast(AnyQuestion, QUESTIONS[frame.ask])


def options(position: Position, frame: Frame) -> list[int]:
    """Everything that may be answered to a question, sorted: not to be changed, the frame may keep it."""
    return frame.answers or QUESTIONS[frame.ask].options(position, frame)


def answer(position: Position, frame: Frame, action: int) -> None:
    """Carry out the answer to one question."""
    QUESTIONS[frame.ask].answer(position, frame, action)
