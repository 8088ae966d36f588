"""Sets are drawn and opened, cards are dealt (BM-21.1, BM-21.2, BM-21.5 to BM-21.7)."""

from bisect import insort

from moondrake.draft.happenings import Happening, tell_all, tell_owner
from moondrake.draft.plan import DECK_SIZE, RESTS, plan_of
from moondrake.draft.prints import IN_SET, SETS
from moondrake.draft.state import Position, Step


def add_set(position: Position, people: int) -> None:
    """BM-21.1: one more people set takes part; with the last one the deals are fixed."""
    position.sets.append(people)
    tell_all(position, Happening.SET, people, "BM-21.1")
    if len(position.sets) == position.options.sets_needed():
        position.plan = plan_of(position.options.seats, [len(IN_SET[number]) for number in position.sets])
        begin_deal(position)


def undrawn(position: Position) -> list[int]:
    """BM-21.1: the sets that chance may still draw."""
    return [number for number in range(SETS) if number not in position.sets]


def begin_deal(position: Position) -> None:
    """BM-21.2, BM-21.5: the next deal, from a set or from the rests; or the end of the draft."""
    position.deal += 1
    if position.deal == len(position.plan):
        end_draft(position)
        return
    deal = position.plan[position.deal]
    if deal.source == RESTS:
        _open_rests(position)
    else:
        _open_set(position, deal.source)
    position.step = Step.DEAL
    position.turn = 0
    position.dealt = 0
    position.seat = 0
    tell_all(position, Happening.DEAL, position.deal + 1, "BM-21.2")


def _open_set(position: Position, source: int) -> None:
    """BM-21.6: what the old set still has is put aside."""
    while position.opened < source:
        _put_aside(position)
        position.opened += 1
        position.pile = IN_SET[position.sets[position.opened]].copy()


def _open_rests(position: Position) -> None:
    """BM-21.7: after the last set all rests are shuffled together."""
    if position.opened == len(position.sets):
        return
    _open_set(position, len(position.sets) - 1)
    _put_aside(position)
    position.opened = len(position.sets)
    position.pile = sorted(position.rests)
    position.rests = []
    tell_all(position, Happening.RESTS, len(position.pile), "BM-21.7")


def _put_aside(position: Position) -> None:
    if position.pile:
        tell_all(position, Happening.SET_ASIDE, len(position.pile), "BM-21.6")
        position.rests += position.pile
        position.pile = []


def deal_card(position: Position, card: int) -> None:
    """BM-21.2: one card face down to one seat; all seats in turn, until each has its number."""
    position.pile.remove(card)
    seat = position.seat
    insort(position.packs[seat], card)
    tell_owner(position, Happening.DEALT, seat, card, "BM-21.2")
    position.dealt += 1
    position.seat = position.dealt % position.options.seats
    if position.dealt == position.options.seats * position.plan[position.deal].size:
        position.step = Step.KEEP


def end_draft(position: Position) -> None:
    """BM-21.10, BM-21.11: the rest goes back to the box unseen; now everybody builds a deck."""
    position.step = Step.LEAVE
    position.seat = 0
    tell_all(position, Happening.DRAFTED, len(position.kept[0]), "BM-21.10")


def cards_too_many(position: Position) -> int:
    """BM-21.11: how many of the kept cards a seat leaves out of its deck."""
    return len(position.kept[0]) - DECK_SIZE
