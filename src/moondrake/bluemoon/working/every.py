"""All kinds of work, by their number."""

from typing import Final

from moondrake.bluemoon.questions import FIRST_WORK
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.working.base import Work
from moondrake.bluemoon.working.cards import (
    Activate,
    DrawCards,
    DrawThenShuffleBack,
    LayOut,
    MakeDiscard,
    Mill,
    OneOfEach,
    Refill,
    ResolveText,
    TakeFromDiscards,
    TakeOpenly,
)
from moondrake.bluemoon.working.turns import (
    BeginFight,
    BotDiscards,
    BotPays,
    Declined,
    EndLeadership,
    EndMulligan,
    ForcedRetreat,
    GainDragon,
    GainDragons,
    LoseCrystals,
    PlayCompanions,
    Retreated,
    Reveal,
)

WORK: Final[list[Work]] = sorted(
    [
        Activate(),
        BeginFight(),
        BotDiscards(),
        BotPays(),
        Declined(),
        DrawCards(),
        DrawThenShuffleBack(),
        EndLeadership(),
        EndMulligan(),
        ForcedRetreat(),
        GainDragon(),
        GainDragons(),
        LayOut(),
        LoseCrystals(),
        MakeDiscard(),
        Mill(),
        OneOfEach(),
        PlayCompanions(),
        Refill(),
        ResolveText(),
        Retreated(),
        Reveal(),
        TakeFromDiscards(),
        TakeOpenly(),
    ],
    key=lambda work: work.ask,  # a compiled class has its number in its objects only
)
"""By their numbers: `WORK[frame.ask - FIRST_WORK]` does the work of a frame."""


def do_work(state: Position, frame: Frame) -> None:
    """Do the work of a frame, which was taken off the stack."""
    WORK[frame.ask - FIRST_WORK].do(state, frame)
