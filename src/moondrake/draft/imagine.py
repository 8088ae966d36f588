"""A draft as it may have gone, for one seat: the actions that lead to a position like the true one.

What the seat saw of a pack fixes which cards left it between two looks, not who took which of them; what
left it before the first look is any card of the same source that the seat has not seen.
"""

from random import Random
from typing import Final

from moondrake.draft import actions
from moondrake.draft.plan import DECK_SIZE, RESTS, Deal, cards_kept, plan_of
from moondrake.draft.prints import IN_SET
from moondrake.draft.seen import Memory, OpenTable
from moondrake.draft.state import Sight, Step

UNSEEN: Final = -1


def imagined_actions(own: int, table: OpenTable, memory: Memory, rng: Random) -> list[int]:
    """As many actions as have been taken, in order, that fit everything the seat has seen."""
    story = [] if table.options.sets else [actions.SET + people for people in table.sets]
    if len(table.sets) == table.options.sets_needed():
        plan = plan_of(table.options.seats, [len(IN_SET[people]) for people in table.sets])
        deals = plan[: table.deal + 1]
        packs = [_packs(own, table, memory, number, deal, rng) for number, deal in enumerate(deals)]
        _fill_unseen(table, memory, deals, packs, rng)
        for number, deal in enumerate(deals):
            story += _deal_actions(deal, packs[number])
        if table.step >= Step.LEAVE:
            story += _deck_actions(own, table, deals, packs, rng)
    return story[: table.moves]


def _packs(
    own: int, table: OpenTable, memory: Memory, number: int, deal: Deal, rng: Random
) -> list[list[int]]:
    """For each pack of a deal its cards in the order in which they left it; UNSEEN where nobody can tell."""
    seats = table.options.seats
    sights = {sight.turn: sight for sight in memory.sights if sight.deal == number}
    sizes = [deal.size] * seats
    if number == table.deal and table.step in (Step.DEAL, Step.KEEP):
        if table.turn not in sights and own >= 0:
            sights[table.turn] = Sight(number, table.turn, table.pack, UNSEEN)
        if table.step == Step.DEAL:
            sizes = list(table.pack_sizes)
    packs: list[list[int]] = []
    for owner in range(seats):
        mine = [sights[turn] for turn in sorted(sights) if (owner + deal.direction * turn) % seats == own]
        packs.append(_pack(mine, sizes[owner], rng))
    return packs


def _pack(sights: list[Sight], size: int, rng: Random) -> list[int]:
    """One pack as the seat saw it: between two looks the order is open, before the first one everything."""
    if not sights:
        return [UNSEEN] * size
    pack = [UNSEEN] * sights[0].turn
    known = list(sights[0].cards)
    for sight in sights:
        pack += _shuffled([card for card in known if card not in sight.cards], rng)
        known = [card for card in sight.cards if card != sight.kept]
        if sight.kept != UNSEEN:
            pack.append(sight.kept)
    return pack + _shuffled(known, rng)


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    cards = cards.copy()
    rng.shuffle(cards)
    return cards


def _fill_unseen(
    table: OpenTable, memory: Memory, deals: list[Deal], packs: list[list[list[int]]], rng: Random
) -> None:
    """Put cards that the seat has not seen where it cannot tell; what is left over went to the rests."""
    seen = set(table.pack)
    for sight in memory.sights:
        seen.update(sight.cards)
    piles = [_shuffled([card for card in IN_SET[people] if card not in seen], rng) for people in table.sets]
    rests: list[int] | None = None
    for number, deal in enumerate(deals):
        if deal.source == RESTS and rests is None:
            rests = _shuffled([card for pile in piles for card in pile], rng)
        pile = rests if rests is not None else piles[deal.source]
        for pack in packs[number]:
            for place, card in enumerate(pack):
                if card == UNSEEN:
                    pack[place] = pile.pop()


def _deal_actions(deal: Deal, packs: list[list[int]]) -> list[int]:
    """The deal and all its choices, in the order of the rules; a deal that is not yet whole ends early."""
    seats = len(packs)
    story: list[int] = []
    for number in range(seats * deal.size):
        pack = packs[number % seats]
        if number // seats == len(pack):
            return story
        story.append(actions.DEAL + pack[number // seats])
    for turn in range(deal.size - 1):
        story += [actions.KEEP + _taken(deal, packs, seat, turn) for seat in range(seats)]
    return story


def _taken(deal: Deal, packs: list[list[int]], seat: int, turn: int) -> int:
    """The card this seat keeps in this pass."""
    return packs[(seat - deal.direction * turn) % len(packs)][turn]


def _deck_actions(
    own: int, table: OpenTable, deals: list[Deal], packs: list[list[list[int]]], rng: Random
) -> list[int]:
    """What everybody left out, and the leaders."""
    story: list[int] = []
    for seat in range(table.options.seats):
        left_out = list(table.left_out)
        if seat != own:
            kept = [
                _taken(deal, packs[number], seat, turn)
                for number, deal in enumerate(deals)
                for turn in range(deal.size - 1)
            ]
            left_out = rng.sample(kept, cards_kept(deals) - DECK_SIZE)
        story += [actions.LEAVE + card for card in left_out]
    for people in table.leaders:
        story.append(actions.LEADER + (people if people >= 0 else rng.choice(table.sets)))
    return story
