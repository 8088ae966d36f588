"""What a seat saw, played through again with every hidden card dealt at random, nothing contradicted.

Each card that went into another hand is a token: a known card, or one without a name and with the suits
that it may have. The sightings are played through again. Where a card moved unseen, one of the tokens that
fit is chosen at random. In the end the tokens without a name get cards that were never seen.

The story says beforehand which tokens would lead to a contradiction, so a retelling seldom meets one. If
it does, it begins again with other luck, and at last with a search that takes choices back one by one.
What actually happened is one of the ways through, so there always is one.
"""

from random import Random
from typing import Final

from moondrake.equinox.prints import NO_CARD
from moondrake.equinox.story import ARRIVE, BACK, DRAW, GIVE, KEEP, LACK, RETURN, UNNAMED, Need, Story
from moondrake.equinox.worlds import (
    ANY_SUIT,
    ASIDE,
    DISCARD,
    HAND,
    LOOKED,
    SECRET,
    World,
    match,
    untold,
)

ATTEMPTS: Final = 30
"""So often a retelling begins again before choices are taken back one by one."""
PATIENCE: Final = 100
"""How many choices are tried then before the search begins anew with other luck, and twice the patience."""


class Retelling:
    """A story and the part of it in which nothing is left to chance, told once."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.beginning = untold()
        self._go_on(self.beginning)

    def world(self, rng: Random) -> World:
        """A world at the end of the story, its tokens all with a card."""
        for _ in range(ATTEMPTS):
            world = self.beginning.copy()
            if self._tell(world, rng):
                return world
        patience = PATIENCE
        while True:
            found = self._search(patience, rng)
            if found is not None:
                return found
            patience *= 2

    def _tell(self, world: World, rng: Random) -> bool:
        """Tell the story to its end; False at a contradiction."""
        while True:
            choices = self._go_on(world)
            if choices is None:
                return self._deal(world, rng)
            if not choices:
                return False
            self._move(world, choices[int(rng.random() * len(choices))])

    def _search(self, patience: int, rng: Random) -> World | None:
        """Depth first; `branches` keeps what was not tried yet. None when patience runs out."""
        branches: list[tuple[World, list[int]]] = []
        world = self.beginning.copy()
        while patience > 0:
            choices = self._go_on(world)
            if choices is None and self._deal(world, rng):
                return world
            if choices:
                choices = self._unlike(world, choices)
                rng.shuffle(choices)
                branches.append((world, choices))
            if not branches:
                raise AssertionError("no deal fits what was seen: the sightings contradict each other")
            world, choices = branches[-1]
            token = choices.pop()
            if choices:
                world = world.copy()
            else:
                branches.pop()
            self._move(world, token)
            patience -= 1
        return None

    def _unlike(self, world: World, tokens: list[int]) -> list[int]:
        """Of tokens that are alike only one."""
        kinds: dict[int, int] = {}
        for token in tokens:
            card = world.cards[token]
            kinds[world.suits[token] if card == NO_CARD else -1 - card] = token
        return list(kinds.values())

    def _go_on(self, world: World) -> list[int] | None:
        """Go on to the next real choice and return it (empty: a contradiction), or None at the end."""
        story = self.story
        while len(world.moved) < story.length:
            index = len(world.moved)
            if story.sources[index] < 0:
                if not self._happen(world, index):
                    return []
                continue
            choices = self._choices(world, index)
            if not choices:
                return choices
            first = choices[0]
            card, suits = world.cards[first], world.suits[first]
            for token in choices:
                if token != first and (
                    card != NO_CARD or world.cards[token] != NO_CARD or world.suits[token] != suits
                ):
                    return choices
            self._move(world, first)
        return None

    def _choices(self, world: World, index: int) -> list[int]:
        """The tokens that this sighting could be about."""
        story = self.story
        card, source = story.cards[index], story.sources[index]
        if card == NO_CARD:
            if index in story.shown:  # the whole hand, so the order says nothing
                return world.tokens[source][:1]
            return self._movers(world, index)
        if card in world.known:
            token = world.known[card]
            return [token] if token in world.tokens[source] else []
        return self._tightest(world, source, story.suits[index])

    def _tightest(self, world: World, zone: int, suits: int) -> list[int]:
        """The token without a name that a card seen for the first time was.

        The most restricted one that fits: that leaves most freedom to the others.
        """
        best = -1
        fewest = 99
        for token in world.tokens[zone]:
            if world.cards[token] == NO_CARD and world.suits[token] & suits:
                width = world.suits[token].bit_count()
                if width < fewest:
                    best, fewest = token, width
        return [best] if best >= 0 else []

    def _movers(self, world: World, index: int) -> list[int]:
        """The tokens that can have left a zone unseen without contradicting what comes later."""
        story = self.story
        source, target = story.sources[index], story.targets[index]
        movers: list[int] = []
        leavers: list[int] = []
        for token in world.tokens[source]:
            if not world.suits[token] & story.suits[index]:
                continue
            card = world.cards[token]
            if card == NO_CARD:
                if self._may_leave(world, token, index):
                    movers.append(token)
                continue
            zones = story.allowed(card, index + 1)
            if zones >> target & 1:
                if not zones >> source & 1:
                    return [token]
                movers.append(token)
                leavers.append(token)
        if source < ASIDE and target != source:
            urgent = self._urgent(world, index, leavers)
            if urgent:
                return urgent
            if target < ASIDE and self._wants_nameless(world, index):
                movers = [token for token in movers if world.cards[token] == NO_CARD]
        return movers

    def _may_leave(self, world: World, token: int, index: int) -> bool:
        """May this token without a name go? Enough of them must stay for what is seen of the hand later."""
        story = self.story
        source, target = story.sources[index], story.targets[index]
        suits = world.suits[token] & story.suits[index]
        hidden_for_good = SECRET <= target <= DISCARD
        if not suits & story.fresh[story.length if hidden_for_good else index]:
            return False
        if source != target:
            for need in story.needs:
                is_meant = need.seat == story.seats[index] and world.suits[token] & need.suits
                if is_meant and not self._can_spare(world, need, index):
                    return False
        return True

    def _can_spare(self, world: World, need: Need, index: int) -> bool:
        """Will a seat still have cards enough without a name after one of them moved?"""
        story = self.story
        hand = world.nameless(HAND + need.seat, need.suits)
        if story.sources[index] == HAND + need.seat and need.in_hand[index + 1] >= hand:
            return False
        if story.targets[index] in (LOOKED, ASIDE + need.seat):
            return True
        rest = world.nameless(ASIDE + need.seat, need.suits) + world.nameless(LOOKED, need.suits)
        return need.in_all[index + 1] < hand + rest

    def _wants_nameless(self, world: World, index: int) -> bool:
        """Must the card that goes into this hand be one without a name?"""
        target = self.story.targets[index]
        for need in self.story.needs:
            if need.seat == target and world.nameless(target, need.suits) < need.in_hand[index + 1]:
                return True
        return False

    def _urgent(self, world: World, index: int, leavers: list[int]) -> list[int]:
        """The known cards of which one must go now, as there are no more chances than such cards."""
        story = self.story
        source = story.sources[index]
        limits: list[tuple[int, int]] = []
        for token in leavers:
            card = world.cards[token]
            until = story.next_seen(card, index + 1)
            later = index + 1
            while later <= until and story.allowed(card, later) >> source & 1:
                later += 1
            if later <= until:
                limits.append((later, token))
        limits.sort()
        chances = 0
        later = index + 1
        for place, (limit, _) in enumerate(limits):
            while later < limit:
                chances += story.sources[later] == source and story.moves(later)
                later += 1
            if place + 1 > chances:
                return [token for _, token in limits[: place + 1]]
        return []

    def _move(self, world: World, token: int) -> None:
        """The next sighting is about this token."""
        story = self.story
        index = len(world.moved)
        card = story.cards[index]
        if card != NO_CARD:
            world.name(token, card)
        else:
            world.suits[token] &= story.suits[index]
        if story.sources[index] != story.targets[index]:
            world.move(token, story.sources[index], story.targets[index])
        world.moved.append(token)

    def _happen(self, world: World, index: int) -> bool:
        """A sighting without a choice; False if it contradicts what was told."""
        story = self.story
        saw, seat, card = story.saws[index], story.seats[index], story.cards[index]
        token = -1
        fits = True
        if saw == BACK:
            world.move_all(ASIDE + seat, HAND + seat)
        elif saw == RETURN:
            world.move_all(LOOKED, HAND + seat)
        elif saw == LACK:
            fits = world.exclude(HAND + seat, story.named[index])
        elif saw == UNNAMED:
            for other in range(8):
                fits = world.exclude(SECRET + other, story.named[index]) and fits
        elif saw in (DRAW, ARRIVE):
            if seat != story.own:
                token = world.add(card, HAND + seat)
        elif saw in (GIVE, KEEP):  # from the own hand into another one
            token = world.add(card, HAND + story.others[index])
        world.moved.append(token)
        return fits

    def _deal(self, world: World, rng: Random) -> bool:
        """Give every token without a name a card that was never seen; False if they cannot all have one."""
        tokens = [token for token, card in enumerate(world.cards) if card == NO_CARD]
        tight = [token for token in tokens if world.suits[token] != ANY_SUIT]
        taken: dict[int, int] = {}
        cards = self.story.unseen.copy()
        rng.shuffle(cards)
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
