"""Imagining a full position from one seat's view: the hidden cards dealt anew (EQ-3.6)."""

from random import Random

from moondrake.equinox.prints import FIELDS, covered_with, piled
from moondrake.equinox.sightings import UNSEEN, card_seen, with_card
from moondrake.equinox.state import STAYS, Ask, Frame, Position, Step, opened
from moondrake.equinox.story import Story
from moondrake.equinox.view import Memory, Table
from moondrake.equinox.worlds import ASIDE, DISCARD, LOOKED, SECRET, World


def imagine(own: int, table: Table, memory: Memory, rng: Random) -> Position:
    """EQ-3.6: A position that differs from the true one at most in what the seat cannot know."""
    story = Story(own, table, memory, rng)
    world = story.world()
    position = _public(table, memory)
    if 0 <= own < table.options.seats:
        position.hands[own] = list(table.hand)
        position.asides[own] = list(memory.aside)
        position.secrets[own] = table.secret
    position.picked = list(table.picked)
    _place(position, world)
    position.log = list(memory.sightings)
    for index in range(len(position.log)):
        if world.moved[index] >= 0 and card_seen(position.log[index]) == UNSEEN:
            position.log[index] = with_card(position.log[index], world.cards[world.moved[index]])
    used = set(world.cards)
    position.pile = [card for card in story.unseen if card not in used]
    return position


def _place(position: Position, world: World) -> None:
    """Put every token's card where the token is."""
    for token, zone in enumerate(world.zones):
        card = world.cards[token]
        if zone < ASIDE:
            position.hands[zone].append(card)
        elif zone < SECRET:
            position.asides[zone - ASIDE].append(card)
        elif zone < DISCARD:
            position.secrets[zone - SECRET] = card
        elif zone == DISCARD:
            position.discard.append(card)
        elif zone == LOOKED and card not in position.picked:
            position.picked.append(card)
    position.picked.sort()
    for cards in [*position.hands, *position.asides]:
        cards.sort()


def _public(table: Table, memory: Memory) -> Position:
    """The part of the position that everybody sees, or remembers."""
    position = opened(table.options)
    position.step = Step(table.step)
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
    position.frames = [
        Frame(Ask(asked.ask), asked.seat, asked.ability, asked.source, asked.other, asked.left)
        for asked in table.asked
    ]
    return position
