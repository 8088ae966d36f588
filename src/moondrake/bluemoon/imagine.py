"""Sides dealt at random among those that fit what a seat has seen (BM-3.4b)."""

from random import Random
from typing import Final

from moondrake.bluemoon.match import Match
from moondrake.bluemoon.seen import SideMemory, SideTable, lay_side
from moondrake.bluemoon.state import Limit, Side, empty_side
from moondrake.bluemoon.zones import LOCAL, bits_in, bits_of, count, local
from moondrake.table import HIDDEN

TRIES: Final = 200


def _public_side(table: SideTable, memory: SideMemory) -> Side:
    """What both seats see of a side, and what its opponent remembers of it."""
    side = empty_side()
    lay_side(side, table, memory)
    side.combat = side.active | bits_in(table.inactive)
    side.lasting = bits_in(table.lasting) | bits_in(table.staff)
    for ship in table.ships:
        side.ships.append(ship.ship & LOCAL)
        side.cargo.append(bits_in(ship.cargo))
        if ship.is_landed:
            side.landed |= 1 << (ship.ship & LOCAL)
    side.target_sources = [source for source, _, _ in memory.targets]
    side.targets = [target for _, target, _ in memory.targets]
    side.target_marks = [mark for _, _, mark in memory.targets]
    side.limits = [Limit(bits_in(limit.cards), limit.in_hand, limit.most) for limit in memory.limits]
    side.seen = bits_in(memory.seen)
    return side


def own_side(match: Match, seat: int, table: SideTable, memory: SideMemory) -> Side:
    """The viewer's own side: everything is known but the order of the draw pile."""
    side = _public_side(table, memory)
    side.hand = bits_in(table.hand)
    side.bluffs = local(table.bluffs)
    side.mixed = bits_in(memory.mixed)
    side.laid = bits_in(table.laid)
    side.top = local(memory.pile_top)
    side.bottom = local(memory.pile_bottom)
    side.rest = bits_in(memory.unseen)
    side.not_bluffs = _excluded(match, seat, memory)
    return side


def _excluded(match: Match, seat: int, memory: SideMemory) -> list[int]:
    """For each bluff the cards it cannot be, from those it can be."""
    facts = match.facts[seat]
    return [facts.all_cards & ~(bits_in(cards) & facts.bluffable) for cards in memory.bluff_candidates]


def unknown_side(match: Match, seat: int, table: SideTable, memory: SideMemory, rng: Random) -> Side:
    """A side the viewer does not hold: its unseen cards are dealt to hand, pile, bluffs, discards."""
    side = _public_side(table, memory)
    side.not_bluffs = _excluded(match, seat, memory)
    for _ in range(TRIES):
        if _deal(side, table, memory, rng):
            return side
    raise AssertionError("no deal fits what the seat has seen")


def _deal(side: Side, table: SideTable, memory: SideMemory, rng: Random) -> bool:
    """One attempt: the most constrained places first; False if a limit is broken."""
    cards = local(memory.unseen)
    rng.shuffle(cards)
    mixed = [card for card in cards if side.pool >> card & 1][: memory.mixed_size]
    cards = [card for card in cards if card not in mixed]
    bluffs = _deal_bluffs(side, cards, len(table.bluffs), table.laid == (HIDDEN,))
    if bluffs is None or len(mixed) < memory.mixed_size:
        return False
    cards = [card for card in cards if card not in bluffs]
    side.mixed = bits_of(mixed)
    side.laid = 1 << bluffs[-1] if table.laid == (HIDDEN,) else bits_in(table.laid)
    side.bluffs = bluffs[: len(table.bluffs)]
    missing = table.hand_size - count(side.known_hand)
    drawn = _deal_hand(side, cards, missing)
    if drawn is None:
        return False
    side.hand = side.known_hand | bits_of(drawn)
    pile = [card for card in cards if card not in drawn]
    side.top = [card & LOCAL if card != HIDDEN else pile.pop() for card in memory.pile_top]
    side.order = [card & LOCAL if card != HIDDEN else drawn.pop() for card in memory.order]
    side.bottom = [card & LOCAL if card != HIDDEN else pile.pop() for card in memory.pile_bottom]
    side.rest = bits_of(pile)
    return _limits_hold(side)


def _deal_bluffs(side: Side, cards: list[int], bluffs: int, laid: bool) -> list[int] | None:
    """A card for each bluff support, the one with the fewest candidates first."""
    slots = bluffs + laid
    chosen = [HIDDEN] * slots
    order = sorted(
        range(slots), key=lambda slot: sum(not side.not_bluffs[slot] >> card & 1 for card in cards)
    )
    for slot in order:
        for card in cards:
            if not side.not_bluffs[slot] >> card & 1 and card not in chosen:
                chosen[slot] = card
                break
        else:
            return None
    return chosen


def _deal_hand(side: Side, cards: list[int], missing: int) -> list[int] | None:
    """Fill the hand: first what limits want in it, then anything they allow."""
    hand = side.known_hand
    drawn: list[int] = []
    for limit in side.limits:
        if limit.in_hand:
            continue
        for card in cards:
            if count(limit.cards) - count(limit.cards & hand) <= limit.most:
                break
            if limit.cards >> card & 1 and not hand >> card & 1 and _has_room(side, hand, card):
                hand |= 1 << card
                drawn.append(card)
    for card in cards:
        if len(drawn) >= missing:
            break
        if not hand >> card & 1 and _has_room(side, hand, card):
            hand |= 1 << card
            drawn.append(card)
    return drawn if len(drawn) == missing else None


def _has_room(side: Side, hand: int, card: int) -> bool:
    """Do the limits allow one more of these cards in hand?"""
    return all(
        count(limit.cards & hand) < limit.most
        for limit in side.limits
        if limit.in_hand and limit.cards >> card & 1
    )


def _limits_hold(side: Side) -> bool:
    for limit in side.limits:
        inside = count(limit.cards & side.hand)
        if (inside if limit.in_hand else count(limit.cards) - inside) > limit.most:
            return False
    return True
