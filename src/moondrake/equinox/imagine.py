"""Imagining a full position from one seat's view: the hidden cards dealt anew (EQ-3.6)."""

from random import Random

from moondrake.equinox.prints import FIELDS, covered_with, piled
from moondrake.equinox.retelling import Retelling
from moondrake.equinox.seen import Memory, OpenTable, never_seen
from moondrake.equinox.sightings import UNSEEN, card_seen, with_card
from moondrake.equinox.state import STAYS, Ask, Position, Step, ask, opened
from moondrake.equinox.story import Story, held, with_bets_told
from moondrake.equinox.worlds import ASIDE, DISCARD, GONE, LOOKED, SECRET, World


class Imagination:
    """All that is the same in every position that fits a view, put together once."""

    def __init__(self, own: int, table: OpenTable, memory: Memory) -> None:
        told = with_bets_told(list(memory.sightings))
        if table.asked and table.asked[-1].ask == Ask.GIVE:  # EQ-9.7: so there is something to give
            told.append(held(table.asked[-1].other, table.asked[-1].source))
        self.story = Story(own, told, never_seen(table, memory))
        self.retelling = Retelling(self.story)
        position = _public(table, memory)
        if 0 <= own < table.options.seats:
            position.hands[own] = list(table.hand)
            position.asides[own] = list(memory.aside)
            position.secrets[own] = table.secret
        position.picked = list(table.picked)
        position.log = list(memory.sightings)
        self.position = position
        self.gaps = [i for i, sighting in enumerate(memory.sightings) if card_seen(sighting) == UNSEEN]
        """The sightings whose card the seat did not see."""

    def imagine(self, rng: Random) -> Position:
        """EQ-3.6: A position that differs from the true one at most in what the seat cannot know."""
        world = self.retelling.world(rng)
        position = self.position.copy()
        _place(position, world)
        log = position.log
        for index in self.gaps:
            token = world.moved[index]
            if token >= 0:
                log[index] = with_card(log[index], world.cards[token])
        used = set(world.cards)
        position.pile = [card for card in self.story.unseen if card not in used]
        return position


def _place(position: Position, world: World) -> None:
    """Put every token's card where the token is."""
    for zone in range(GONE):
        tokens = world.tokens[zone]
        if not tokens:
            continue
        cards = [world.cards[token] for token in tokens]
        if zone < ASIDE:
            position.hands[zone] = sorted(cards)
        elif zone < SECRET:
            position.asides[zone - ASIDE] = sorted(cards)
        elif zone < DISCARD:
            position.secrets[zone - SECRET] = cards[0]
        elif zone == DISCARD:
            position.discard.extend(cards)
        elif zone == LOOKED and not position.picked:  # whoever robs, or is robbed, sees them anyway
            position.picked = sorted(cards)


def _public(table: OpenTable, memory: Memory) -> Position:
    """The part of the position that everybody sees, or remembers."""
    position = opened(table.options)
    position.step = table.step
    position.turn = table.turn
    position.row = table.row
    position.creatures = list(table.creatures)
    position.vanished_in = list(table.vanished_in)
    if table.step > Step.INVITE:
        position.alive = [c for c in table.creatures if table.vanished_in[c] == STAYS]
    position.discard = list(memory.discarded)
    for field in range(FIELDS):
        below = piled(list(memory.covered[field]))
        position.fields[field] = covered_with(below, table.visible[field]) if table.heights[field] else 0
    position.stones = list(table.stones)
    position.champions = list(table.champions)
    position.stones_left = list(table.stones_left)
    position.secret_used = table.secret_used
    position.bet_on = table.bet_on
    position.echoed = table.echoed
    position.free_discards = table.free_discards
    position.bet_secretly = table.bet_secretly
    for asked in table.asked:
        ask(position, asked.ask, asked.seat, asked.ability, asked.source, asked.other, asked.left)
    return position
