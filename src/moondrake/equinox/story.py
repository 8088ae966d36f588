"""What a seat saw, played through again with every hidden card dealt at random, nothing contradicted.

Each card that went into another hand is a token: a known card, or an unknown one with the suits that it
may have. The seat's sightings are played through again. Where a card moved unseen, one of the tokens that
fit is chosen at random; a choice that contradicts a later sighting is taken back. What actually happened
is one of the ways through, so there always is one. In the end the unknown tokens get cards that were
never seen.
"""

from random import Random
from typing import Final

from moondrake.equinox.prints import NO_CARD, suit_of
from moondrake.equinox.sightings import (
    ALL_SEATS,
    UNSEEN,
    Saw,
    card_seen,
    entry,
    other_of,
    saw_of,
    seat_of,
    suit_seen,
    with_card,
)
from moondrake.equinox.state import Ask
from moondrake.equinox.view import Memory, Table, never_seen
from moondrake.equinox.worlds import (
    ANY_SUIT,
    ASIDE,
    CREATURE_SUITS,
    DISCARD,
    GONE,
    HAND,
    LOOKED,
    SECRET,
    World,
    match,
)

HELD: Final = 14
"""A sighting of our own making: the hand has a card of a creature (its owner is asked to give one)."""

PATIENCE: Final = 100
"""How many choices are tried before the search begins anew with other luck, and twice the patience."""

SEEN_HERE: Final = 0
NEUTRAL: Final = 1
WANTED_ELSEWHERE: Final = 2
WANTED_THERE: Final = 3


class Story:
    """What one seat saw, played through again."""

    def __init__(self, own: int, table: Table, memory: Memory, rng: Random) -> None:
        self.own = own
        self.rng = rng
        self.sightings = _told(table, memory)
        self.unseen = never_seen(table, memory)
        self.unseen_suits = 0
        for card in self.unseen:
            self.unseen_suits |= 1 << suit_of(card)
        self.seen_at: dict[int, list[int]] = {}
        for index, sighting in enumerate(self.sightings):
            if card_seen(sighting) != UNSEEN and _source(sighting) >= 0:
                self.seen_at.setdefault(card_seen(sighting), []).append(index)

    def world(self) -> World:
        """A world at the end of the story, its tokens all with a card."""
        patience = PATIENCE
        while True:
            world = self._search(patience)
            if world is not None:
                return world
            patience *= 2

    def _search(self, patience: int) -> World | None:
        """Depth first; `branches` keeps what was not tried yet. None when patience runs out."""
        branches: list[tuple[World, list[int]]] = []
        world: World | None = World()
        while world is not None:
            token_choices = self._advance(world)
            if token_choices is None and self._deal(world):
                return world
            if token_choices:
                branches.append((world, token_choices))
            world = self._next_branch(branches)
            patience -= 1
            if patience < 0:
                return None
        raise AssertionError("no deal fits what was seen: the sightings contradict each other")

    def _next_branch(self, branches: list[tuple[World, list[int]]]) -> World | None:
        """Take the best choice that was not tried yet; None if there is none."""
        if not branches:
            return None
        world, choices = branches[-1]
        token = choices.pop()
        if choices:
            world = world.copy()
        else:
            branches.pop()
        self._move(world, len(world.moved), token)
        return world

    def _advance(self, world: World) -> list[int] | None:
        """Go on to the next real choice and return it (empty: a contradiction), or None at the end."""
        while len(world.moved) < len(self.sightings):
            index = len(world.moved)
            choices = self._choices(world, index)
            if choices is None:
                world.moved.append(self._happen(world, index))
            elif len(choices) == 1:
                self._move(world, index, choices[0])
            else:
                return choices
            if world.moved[-1] == -2:
                return []
        return None

    def _choices(self, world: World, index: int) -> list[int] | None:
        """The tokens that this sighting could be about, best last; None if it is about no token."""
        sighting = self.sightings[index]
        source = _source(sighting)
        if source < 0 or seat_of(sighting) == self.own:
            return None
        card = card_seen(sighting)
        if card != UNSEEN and card in world.cards:
            found = [t for t in range(len(world.cards)) if world.cards[t] == card and world.zones[t] != GONE]
            if found:
                return found if world.zones[found[0]] == source else []
        suits = 1 << suit_of(card) if card != UNSEEN else _suits(sighting)
        return self._fitting(world, index, source, suits, card != UNSEEN)

    def _fitting(self, world: World, index: int, source: int, suits: int, unknown_only: bool) -> list[int]:
        """Tokens in a zone that may have one of the suits, of equal ones only one; the best last."""
        ranks: dict[int, int] = {}
        classes: set[int] = set()
        tokens = [token for token, zone in enumerate(world.zones) if zone == source]
        self.rng.shuffle(tokens)
        for token in tokens:
            card = world.cards[token]
            kind = world.suits[token] if card == NO_CARD else -1 - card
            if not world.suits[token] & suits or kind in classes or (unknown_only and card != NO_CARD):
                continue
            classes.add(kind)
            # A card seen here comes from the most restricted token: that leaves most freedom to the others.
            rank = (
                ANY_SUIT.bit_count() - kind.bit_count() if unknown_only else self._rank(world, token, index)
            )
            if rank >= 0:
                ranks[token] = rank
        # The first of equals in the shuffled order has its fair chance; it must come last here.
        return sorted(reversed(list(ranks)), key=lambda token: ranks[token])

    def _rank(self, world: World, token: int, index: int) -> int:
        """How well a token fits an unseen move, by where its card is seen next; -1 if it cannot be it."""
        card = world.cards[token]
        if card == NO_CARD:
            stays_unseen = SECRET <= _target(self.sightings[index], self.own) <= DISCARD
            return -1 if stays_unseen and not world.suits[token] & self.unseen_suits else NEUTRAL
        seen_next = self._next_sighting(card, index)
        if seen_next < 0:
            return NEUTRAL
        sighting = self.sightings[index]
        home = HAND + seat_of(sighting)
        target = _target(sighting, self.own)
        expected = _source(self.sightings[seen_next])
        if expected == LOOKED:
            expected = HAND + seat_of(self.sightings[seen_next])
        if target == DISCARD or (SECRET <= target < DISCARD and target != expected):
            return -1
        if ASIDE <= target < SECRET:
            return NEUTRAL if expected != home or self._returns(index, seen_next) else -1
        if expected == target:
            return WANTED_THERE
        return SEEN_HERE if expected == home else WANTED_ELSEWHERE

    def _next_sighting(self, card: int, index: int) -> int:
        """The next sighting in which this card comes from a hidden place; -1 if there is none."""
        for later in self.seen_at.get(card, []):
            if later > index:
                return later
        return -1

    def _returns(self, index: int, before: int) -> bool:
        """EQ-9.3: Does the owner of a card set aside take it back before a later sighting?"""
        seat = seat_of(self.sightings[index])
        between = self.sightings[index + 1 : before]
        return any(saw_of(sighting) == Saw.BACK and seat_of(sighting) == seat for sighting in between)

    def _move(self, world: World, index: int, token: int) -> None:
        """The sighting is about this token."""
        sighting = self.sightings[index]
        card = card_seen(sighting)
        if card != UNSEEN:
            world.cards[token] = card
            world.suits[token] = 1 << suit_of(card)
        else:
            world.suits[token] &= _suits(sighting)
        world.zones[token] = _target(sighting, self.own)
        world.moved.append(token)

    def _happen(self, world: World, index: int) -> int:
        """A sighting without a choice: the new token it brings, -1 for none, -2 for a contradiction."""
        sighting = self.sightings[index]
        saw, seat, suit = saw_of(sighting), seat_of(sighting), suit_seen(sighting)
        if saw == Saw.BACK:
            world.move_all(ASIDE + seat, HAND + seat)
        elif saw == Saw.RETURN:
            world.move_all(LOOKED, HAND + seat)
        elif saw == Saw.LACK:
            return -1 if world.exclude(HAND + seat, HAND + seat, suit) else -2
        elif saw == Saw.UNNAMED:
            return -1 if world.exclude(SECRET, SECRET + 7, suit) else -2
        elif saw in (Saw.DRAW, Saw.ARRIVE):
            if seat != self.own:
                card = card_seen(sighting)
                return world.add(NO_CARD if card == UNSEEN else card, HAND + seat)
        elif saw in (Saw.GIVE, Saw.KEEP):  # from the own hand into another one
            return world.add(card_seen(sighting), HAND + other_of(sighting))
        return -1

    def _deal(self, world: World) -> bool:
        """Give every unknown token a card that was never seen; False if they cannot all have one."""
        tokens = [t for t, card in enumerate(world.cards) if card == NO_CARD]
        tight = [token for token in tokens if world.suits[token] != ANY_SUIT]
        taken: dict[int, int] = {}
        cards = self.unseen.copy()
        self.rng.shuffle(cards)
        for token in tight:
            if not match(world, token, cards, taken, set()):
                return False
        for card, token in taken.items():
            world.cards[token] = card
        rest = [card for card in cards if card not in taken]
        loose = [token for token in tokens if world.suits[token] == ANY_SUIT]
        for token, card in zip(loose, rest, strict=False):
            world.cards[token] = card
        return True


def _told(table: Table, memory: Memory) -> list[int]:
    """The sightings, with what later ones say about earlier ones."""
    sightings = list(memory.sightings)
    bets = {seat_of(sighting): i for i, sighting in enumerate(sightings) if saw_of(sighting) == Saw.BET}
    for sighting in memory.sightings:
        if saw_of(sighting) == Saw.UNBET and seat_of(sighting) in bets:
            index = bets[seat_of(sighting)]
            sightings[index] = with_card(sightings[index], card_seen(sighting))
    if table.asked and table.asked[-1].ask == Ask.GIVE:
        question = table.asked[-1]
        sightings.append(entry(HELD, question.other, 0, question.source, UNSEEN) | ALL_SEATS)
    return sightings


def _source(sighting: int) -> int:
    """The zone that the card comes from; -1 if no token moves."""
    saw, seat = saw_of(sighting), seat_of(sighting)
    if saw in (Saw.LEAVE, Saw.BURY, Saw.BET, Saw.ASIDE, Saw.LOOK, Saw.GIVE, HELD):
        return HAND + seat
    if saw == Saw.UNBET:
        return SECRET + seat
    return LOOKED if saw == Saw.KEEP else -1


def _target(sighting: int, own: int) -> int:
    """The zone that the card goes to."""
    saw, seat = saw_of(sighting), seat_of(sighting)
    if saw == Saw.BURY:
        return DISCARD
    if saw == Saw.BET:
        return SECRET + seat
    if saw == Saw.ASIDE:
        return ASIDE + seat
    if saw == Saw.LOOK:
        return LOOKED
    if saw == HELD:
        return HAND + seat
    if saw in (Saw.GIVE, Saw.KEEP) and other_of(sighting) != own:
        return HAND + other_of(sighting)
    return GONE


def _suits(sighting: int) -> int:
    """The suits that an unseen card may have."""
    saw = saw_of(sighting)
    if saw in (Saw.BURY, Saw.BET):  # EQ-4.7, EQ-9.8: creature cards only
        return CREATURE_SUITS
    return 1 << suit_seen(sighting) if saw in (Saw.GIVE, HELD) else ANY_SUIT
