"""Step 2 of a turn, playing a card: EQ-4.15 to EQ-4.21."""

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell_card, tell_hand
from moondrake.equinox.prints import (
    FIRST_CHAMELEON,
    FIRST_TREE,
    KINDS,
    ROWS,
    is_chameleon,
    is_creature_card,
    on_top,
    suit_of,
    tree_ability,
)
from moondrake.equinox.rules.abilities import grow, offer, targets
from moondrake.equinox.rules.fields import lay
from moondrake.equinox.sightings import ALL_SEATS, UNSEEN, Saw, see
from moondrake.equinox.state import STAYS, Ask, Frame, Position


def ask_to_play(position: Position, seat: int) -> None:
    """EQ-4.2: After a secret bet step 2 is skipped."""
    if not position.bet_secretly:
        position.frames.append(Frame(Ask.PLAY, seat))


def plays(position: Position, seat: int) -> list[int]:
    """EQ-4.15, EQ-4.20: All playable cards; only without any, showing the hand."""
    answers: list[int] = []
    chameleons: list[int] = []
    for card in position.hands[seat]:
        if is_creature_card(card):
            if position.vanished_in[suit_of(card)] == STAYS:
                answers.append(actions.PLAY + card)
        elif is_chameleon(card):
            first = actions.CHAMELEON + (card - FIRST_CHAMELEON) * KINDS
            for creature in position.alive:
                chameleons.append(first + creature)
        elif may_grow(position, seat, card):
            answers.append(actions.PLAY + card)
    answers += chameleons
    return answers or [actions.SHOW]


def may_grow(position: Position, seat: int, card: int) -> bool:
    """EQ-4.20, EQ-10.3: A tree card is always playable (OQE-5: unless it needs a target)."""
    if not position.rules.trees_need_target:
        return True
    return bool(targets(position, seat, tree_ability(card), -1))


def play(position: Position, seat: int, action: int) -> None:
    """EQ-4.15: Play exactly one card, or prove that no card can be played."""
    if action == actions.SHOW:
        show_hand(position, seat)
    elif action >= actions.CHAMELEON:
        strength, creature = divmod(action - actions.CHAMELEON, KINDS)
        play_chameleon(position, seat, FIRST_CHAMELEON + strength, creature)
    elif action - actions.PLAY >= FIRST_TREE:
        play_tree(position, seat, action - actions.PLAY)
    else:
        play_creature_card(position, seat, action - actions.PLAY)


def play_creature_card(position: Position, seat: int, card: int) -> None:
    """EQ-4.16, EQ-4.18: Onto the creature's field; directly on a chameleon it triggers no ability."""
    creature = suit_of(card)
    field = creature * ROWS + position.row
    below = on_top(position.fields[field])
    _lay_from_hand(position, seat, card, field, "EQ-4.16")
    if not is_chameleon(below):
        offer(position, seat, creature)


def play_chameleon(position: Position, seat: int, card: int, creature: int) -> None:
    """EQ-4.17, EQ-6.3: Onto the field of any creature in the tournament; never triggers an ability."""
    _lay_from_hand(position, seat, card, creature * ROWS + position.row, "EQ-4.17")


def _lay_from_hand(position: Position, seat: int, card: int, field: int, rule: str) -> None:
    position.hands[seat].remove(card)
    lay(position, field, card)
    see(position, Saw.LEAVE, seat, card, ALL_SEATS)
    tell_card(position, Happening.PLAYED, seat, card, field, rule)


def play_tree(position: Position, seat: int, card: int) -> None:
    """EQ-4.19: Carry out the tree card's effect; the card goes onto the discard pile."""
    position.hands[seat].remove(card)
    position.discard.append(card)
    see(position, Saw.LEAVE, seat, card, ALL_SEATS)
    grow(position, seat, card)


def show_hand(position: Position, seat: int) -> None:
    """EQ-4.20: The hand is shown to all as proof that no card in it may be played."""
    for card in position.hands[seat]:
        see(position, Saw.LOOK, seat, card, ALL_SEATS)
    see(position, Saw.RETURN, seat, UNSEEN, ALL_SEATS)
    tell_hand(position, Happening.HAND_SHOWN, seat, 0, "EQ-4.20")
