"""What is asked now, and what an answer does."""

from moondrake.draft import actions
from moondrake.draft.rules import building, dealing, keeping
from moondrake.draft.state import Position, Step


def set_up(position: Position) -> None:
    """BM-21.1: the agreed sets take part; otherwise chance is asked for them."""
    for people in position.options.sets:
        dealing.add_set(position, people)


def legal_actions(position: Position) -> list[int]:
    """Everything that may be answered now, in order."""
    step, seat = position.step, position.seat
    if step == Step.SETS:
        return [actions.SET + people for people in dealing.undrawn(position)]
    if step == Step.DEAL:
        return [actions.DEAL + card for card in position.pile]
    if step == Step.KEEP:
        return [actions.KEEP + card for card in position.packs[seat]]
    if step == Step.LEAVE:
        return [actions.LEAVE + card for card in building.in_deck(position, seat)]
    if step == Step.LEADER:
        return [actions.LEADER + people for people in building.leaders_to_choose(position)]
    return []


def apply(position: Position, action: int) -> None:
    """Carry out a legal action; the next question follows at once."""
    position.moves += 1
    if action < actions.KEEP:
        dealing.deal_card(position, action - actions.DEAL)
    elif action < actions.LEAVE:
        keeping.keep(position, action - actions.KEEP)
    elif action < actions.SET:
        building.leave_out(position, action - actions.LEAVE)
    elif action < actions.LEADER:
        dealing.add_set(position, action - actions.SET)
    else:
        building.take_leader(position, action - actions.LEADER)
