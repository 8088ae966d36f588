"""Step 2 of a turn, playing a card: EQ-4.15 to EQ-4.21."""

from typing import cast

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell_card, tell_hand
from moondrake.equinox.in_order import take_out
from moondrake.equinox.prints import (
    FIRST_CHAMELEON,
    FIRST_TREE,
    KINDS,
    ROWS,
    is_chameleon,
    on_top,
    suit_of,
    tree_ability,
)
from moondrake.equinox.rules.abilities import grow, offer, targets
from moondrake.equinox.rules.places import lay
from moondrake.equinox.sightings import ALL_SEATS, UNSEEN, Saw, see
from moondrake.equinox.state import STAYS, Ask, Position, ask
from moondrake.table.native import i64


def ask_to_play(position: Position, seat: int) -> None:
    """EQ-4.2: After a secret bet step 2 is skipped."""
    if not position.bet_secretly:
        ask(position, Ask.PLAY, seat)


def plays(position: Position, seat: int) -> list[int]:
    """EQ-4.15, EQ-4.20: All playable cards; only without any, showing the hand."""
    answers: list[object] = []
    hand, gone = position.hands[seat], position.vanished_in
    has_chameleon = False
    card: i64
    for card in hand:
        if card < FIRST_CHAMELEON:
            if gone[suit_of(card)] == STAYS:
                answers.append(actions.EACH[actions.PLAY + card])
        elif is_chameleon(card):
            has_chameleon = True
        elif may_grow(position, seat, card):
            answers.append(actions.EACH[actions.PLAY + card])
    if has_chameleon:
        for card in hand:
            if is_chameleon(card):
                _add_chameleon(position, card, answers)
    return cast("list[int]", answers) if answers else [actions.SHOW]


def _add_chameleon(position: Position, card: i64, answers: list[object]) -> None:
    """EQ-4.17: Onto every creature in the tournament."""
    first: i64 = actions.CHAMELEON + (card - FIRST_CHAMELEON) * KINDS
    creature: i64
    for creature in position.alive:
        answers.append(actions.EACH[first + creature])


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
        number = action - actions.CHAMELEON
        play_chameleon(position, seat, FIRST_CHAMELEON + number // KINDS, number % KINDS)
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
    take_out(position.hands[seat], card)
    lay(position, field, card)
    see(position, Saw.LEAVE, seat, card, ALL_SEATS)
    tell_card(position, Happening.PLAYED, seat, card, field, rule)


def play_tree(position: Position, seat: int, card: int) -> None:
    """EQ-4.19: Carry out the tree card's effect; the card goes onto the discard pile."""
    take_out(position.hands[seat], card)
    position.discard.append(card)
    see(position, Saw.LEAVE, seat, card, ALL_SEATS)
    grow(position, seat, card)


def show_hand(position: Position, seat: int) -> None:
    """EQ-4.20: The hand is shown to all as proof that no card in it may be played."""
    for card in position.hands[seat]:
        see(position, Saw.LOOK, seat, card, ALL_SEATS)
    see(position, Saw.RETURN, seat, UNSEEN, ALL_SEATS)
    tell_hand(position, Happening.HAND_SHOWN, seat, 0, "EQ-4.20")
