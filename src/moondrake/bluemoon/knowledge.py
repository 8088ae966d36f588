"""What the opponent has seen of a side, without forgetting (BM-3.4a).

The opponent knows every public zone, `known_hand`, which cards may lie in the mixed part of the
discard pile (`pool`), what a bluff cannot be (`not_bluffs`), and limits: "at most k of these cards are
in hand" (they were shuffled into the pile, k cards were drawn since) or "at most k of these are
outside the hand" (they were known in hand, k unknown cards left it since).
"""

from moondrake.bluemoon.facts import DeckFacts
from moondrake.bluemoon.state import Limit, Side
from moondrake.bluemoon.zones import bits_of, count
from moondrake.table.native import i64


def _prune(side: Side) -> None:
    side.limits = [limit for limit in side.limits if limit.cards and limit.most < count(limit.cards)]


def _locate(side: Side, card: int) -> None:
    """Everybody sees where this card is now."""
    bit = 1 << card
    side.seen |= bit
    side.known_hand &= ~bit
    side.pool &= ~bit
    for slot in range(len(side.not_bluffs)):
        side.not_bluffs[slot] |= bit


def seen_leaving_hand(side: Side, card: int) -> None:
    """A card left the hand openly."""
    _leave(side, card, inside=1, outside=0)


def seen_leaving_pile(side: Side, card: int) -> None:
    """A card left the draw pile openly."""
    _leave(side, card, inside=0, outside=1)


def seen_leaving_support(side: Side, card: int) -> None:
    """A bluff support was turned up: the card was neither in hand nor in the pile."""
    _leave(side, card, inside=1, outside=1)


def _leave(side: Side, card: int, inside: i64, outside: i64) -> None:
    """Limits no longer speak of this card; those on the hand, or outside it, allow so many fewer."""
    bit = 1 << card
    if side.limits:
        for limit in side.limits:
            if limit.cards & bit:
                limit.cards ^= bit
                limit.most -= inside if limit.in_hand else outside
        _prune(side)
    _locate(side, card)


def seen_in_hand(side: Side, card: int) -> None:
    """A card came into hand openly."""
    _locate(side, card)
    side.known_hand |= 1 << card


def seen_in_pile(side: Side, card: int) -> None:
    """A card of the pile was shown and stays there for the moment."""
    seen_leaving_pile(side, card)
    known_in_pile(side, 1 << card)


def hidden_draw(side: Side) -> None:
    """A card nobody else saw went from the pile to the hand."""
    if side.limits:
        for limit in side.limits:
            limit.most += 1 if limit.in_hand else 0
        _prune(side)


def hidden_return(side: Side, cards: int) -> None:
    """So many cards of the hand went to the pile unseen."""
    for limit in side.limits:
        if not limit.in_hand:
            limit.most += cards
    known = side.known_hand & ~side.revealed
    if known:
        side.limits.append(Limit(known, in_hand=False, most=cards))
        side.known_hand &= side.revealed
    _prune(side)


def known_in_pile(side: Side, cards: i64, elsewhere: int = 0) -> None:
    """These cards are shuffled into the pile openly, except that `elsewhere` of them may be in hand."""
    if cards:
        side.limits.append(Limit(cards, in_hand=True, most=elsewhere))
        _prune(side)


def hidden_take(side: Side) -> None:
    """A card of the mixed discard pile went to hand unseen: one more of the pool is not outside it."""
    for limit in side.limits:
        if limit.cards == side.pool and not limit.in_hand:
            limit.most -= 1
            return
    side.limits.append(Limit(side.pool, in_hand=False, most=count(side.pool) - 1))


def seen_in_discards(side: Side, card: int) -> None:
    """A card of the mixed discard pile shows itself on top."""
    seen_leaving_pile(side, card)


def hidden_bluff(side: Side, facts: DeckFacts, possible: i64) -> None:
    """A card of the hand was laid out face down; `possible` are those that could legally be it."""
    known = side.known_hand & facts.bluffable & ~side.revealed
    for limit in side.limits:
        if not limit.in_hand and limit.cards & facts.bluffable:
            limit.most += 1
    side.not_bluffs.append(located(side, facts) | facts.all_cards & ~possible)
    if known:
        side.limits.append(Limit(known, in_hand=False, most=1))
        side.known_hand &= ~known
    _prune(side)


def known_bluff(side: Side, card: int) -> None:
    """A card the opponent could see was laid out face down."""
    seen_leaving_hand(side, card)
    side.not_bluffs.append(~(1 << card))


def located(side: Side, facts: DeckFacts) -> i64:
    """The cards the opponent knows not to be in hand."""
    hidden = side.hand | side.rest | side.mixed
    if side.top or side.bottom or side.bluffs:
        hidden |= bits_of(side.top) | bits_of(side.bottom) & ~side.known_bottom | bits_of(side.bluffs)
    for limit in side.limits:
        if limit.in_hand and limit.most == 0:
            hidden &= ~limit.cards
    return facts.all_cards & ~hidden


def whole_hand_seen(side: Side) -> None:
    """The hand was laid open: nothing of it is unknown."""
    side.known_hand = side.hand
    side.seen |= side.hand
    side.pool &= ~side.hand
    side.limits = [limit for limit in side.limits if not limit.in_hand and not limit.cards & side.hand]
