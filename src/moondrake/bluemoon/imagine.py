"""Determinization: a full position drawn at random among those that fit a view (BM-3.4b).

With open lists (OQ-34) the unseen cards of a side are exactly its list minus what was seen; with closed ones
a legal deck is imagined first.
"""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.kept import turn_of
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rules.phases import lacks_character
from moondrake.bluemoon.rules.turn import ask_again
from moondrake.bluemoon.state import Ask, Frame, Limit, Phase, Position, Side, empty_side
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in, count
from moondrake.table import HIDDEN

if TYPE_CHECKING:
    from moondrake.bluemoon.view import BlueMoonView, Question, SideMemory, SideTable

TRIES: Final = 200

Imagined = Position
"""What players search in: a position that a view imagined, never the one that is played."""


def imagined_position(view: "BlueMoonView", rng: Random, match: Match | None = None) -> Position:
    """A position that fits the view, and in which the open question makes sense.

    Who began to pay can finish, and who chose to fight has a character: worlds without are dealt again.
    `match` is given where the decks have been imagined already.
    """
    state = _dealt(view, rng, match)
    for _ in range(TRIES):
        if state.phase == Phase.OVER or (state.options and not _lacks_promised_character(state)):
            return state
        state = _dealt(view, rng, match)
    assert state.options, "no world fits the open question"
    return state


def _lacks_promised_character(state: Position) -> bool:
    """BM-6.6a: nobody may choose to fight without a character that can be laid out."""
    if state.frames or state.must_retreat or not lacks_character(state):
        return False
    return not any(option // ARGUMENTS == Verb.PLAY for option in state.options)


def _imagined_match(view: "BlueMoonView", rng: Random) -> Match:
    """BM-3.4b: with closed lists a legal deck for each side whose cards the viewer does not know."""
    if view.match.open_lists:
        return view.match
    from moondrake.bluemoon.decks.sampling import imagined_deck  # only closed lists need it

    decks = []
    for seat in (0, 1):
        side = view.table.sides[seat]
        bluffs = len(side.bluffs) + (side.laid == (HIDDEN,))
        deck, possible = view.match.setup.decks[seat], view.match.possible[seat]
        decks.append(imagined_deck(deck, view.match.rules, possible, bluffs, rng))
    return Match(replace(view.match.setup, decks=(decks[0], decks[1])))


def _dealt(view: "BlueMoonView", rng: Random, given: Match | None) -> Position:
    """Public zones as they are, the unseen cards dealt anew within everything the seat has seen."""
    match = given or _imagined_match(view, rng)
    state = view.blank(match)
    table, progress = view.table, view.table.progress
    state.seat = table.seat
    state.phase = table.phase
    state.is_first = table.is_first
    state.element = table.element
    state.dragons = table.dragons
    state.winner = table.winner
    state.crystals = table.crystals
    state.turn = turn_of(progress.numbers)
    state.ignorers = list(progress.ignorers)
    state.moment = progress.moment
    state.must_retreat = progress.must_retreat
    state.informed = progress.informed
    state.sides = []
    for seat in (0, 1):
        deal = _own_side if seat == view.seat else _unknown_side
        state.sides.append(deal(match, seat, table.sides[seat], view.memory.sides[seat], rng))
    state.frames = [_frame(question, state.sides) for question in table.questions]
    state.points = [imagined_position(point, rng, match) for point in view.points]
    refresh(state)
    ask_again(state)
    return state


def _local(cards: tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << (card & LOCAL)
    return bits


def _public_side(table: "SideTable", memory: "SideMemory") -> Side:
    """What both seats see of a side, and what its opponent remembers of it."""
    side = empty_side()
    side.revealed = _local(table.revealed)
    side.active = _local(table.active)
    side.combat = side.active | _local(table.inactive)
    side.support = _local(table.support)
    side.discards = [card & LOCAL for card in memory.discards]
    side.stack = [card & LOCAL for card in memory.stack]
    side.leading = _local(table.leading)
    side.ready = [card & LOCAL for card in table.ready]
    side.exposed = _local(table.exposed)
    side.lasting = _local(table.lasting) | _local(table.staff)
    side.vows = _local(table.vows)
    for ship in table.ships:
        side.ships.append(ship.ship & LOCAL)
        side.cargo.append(_local(ship.cargo))
        if ship.is_landed:
            side.landed |= 1 << (ship.ship & LOCAL)
    side.out_at = memory.out_at
    side.target_sources = [source for source, _, _ in memory.targets]
    side.targets = [target for _, target, _ in memory.targets]
    side.target_marks = [mark for _, _, mark in memory.targets]
    side.known_hand = _local(memory.known_hand)
    side.known_bottom = _local(memory.known_bottom)
    side.limits = [Limit(_local(limit.cards), limit.in_hand, limit.most) for limit in memory.limits]
    side.seen = _local(memory.seen)
    return side


def _own_side(match: Match, seat: int, table: "SideTable", memory: "SideMemory", rng: Random) -> Side:
    """The viewer's own side: everything is known but the order of the draw pile."""
    side = _public_side(table, memory)
    side.hand = _local(table.hand)
    side.bluffs = [card & LOCAL for card in table.bluffs]
    side.mixed = _local(memory.mixed)
    side.pool = _local(memory.pool)
    side.laid = _local(table.laid)
    side.top = [card & LOCAL for card in memory.pile_top]
    side.bottom = [card & LOCAL for card in memory.pile_bottom]
    side.rest = _local(memory.unseen)
    side.not_bluffs = _excluded(match, seat, memory)
    return side


def _excluded(match: Match, seat: int, memory: "SideMemory") -> list[int]:
    """For each bluff the cards it cannot be, from those it can be."""
    facts = match.facts[seat]
    return [facts.all_cards & ~(_local(cards) & facts.bluffable) for cards in memory.bluff_candidates]


def _unknown_side(match: Match, seat: int, table: "SideTable", memory: "SideMemory", rng: Random) -> Side:
    """A side the viewer does not hold: its unseen cards are dealt to hand, pile, bluffs, discards."""
    side = _public_side(table, memory)
    side.pool = _local(memory.pool)
    side.not_bluffs = _excluded(match, seat, memory)
    for _ in range(TRIES):
        if _deal(side, table, memory, rng):
            return side
    raise AssertionError("no deal fits what the seat has seen")


def _deal(side: Side, table: "SideTable", memory: "SideMemory", rng: Random) -> bool:
    """One attempt: the most constrained places first; False if a limit is broken."""
    cards = [card & LOCAL for card in memory.unseen]
    rng.shuffle(cards)
    side.known_hand = _local(memory.known_hand)
    mixed = [card for card in cards if side.pool >> card & 1][: memory.mixed_size]
    cards = [card for card in cards if card not in mixed]
    bluffs = _deal_bluffs(side, cards, len(table.bluffs), table.laid == (HIDDEN,))
    if bluffs is None or len(mixed) < memory.mixed_size:
        return False
    cards = [card for card in cards if card not in bluffs]
    side.mixed = bits_of(mixed)
    side.laid = 1 << bluffs[-1] if table.laid == (HIDDEN,) else _local(table.laid)
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


def _frame(question: "Question", sides: list[Side]) -> Frame:
    source = question.source
    side = sides[question.side]
    if source == HIDDEN and side.laid and question.ask in (Ask.ACTIVATE, Ask.ANSWER):
        source = cards_in(side.laid)[0]
    return Frame(
        question.ask,
        question.seat,
        question.side,
        source,
        question.effect,
        question.left,
        _local(question.cards),
    )
