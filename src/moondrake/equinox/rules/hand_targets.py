"""Abilities against another player's hand: EQ-9.3, EQ-9.7, EQ-9.10."""

from moondrake.equinox import actions
from moondrake.equinox.creatures import ABILITIES
from moondrake.equinox.effects import SetAside
from moondrake.equinox.happenings import Happening, tell, tell_hand, tell_some
from moondrake.equinox.in_order import put_in, take_out
from moondrake.equinox.prints import TREE, suit_of
from moondrake.equinox.sightings import ALL_SEATS, UNSEEN, Saw, see, see_fact, see_given
from moondrake.equinox.state import Ask, Frame, Position, ask
from moondrake.table.events import EVERYONE
from moondrake.table.state import CHANCE


def fewest_cards(position: Position, least: int) -> int:
    """EQ-9.10, OQE-12: So many cards a hand needs to be reached."""
    return 1 if least == 0 and position.rules.empty_exempt else least


def is_spared(position: Position, seat: int) -> bool:
    """OQE-11: May a seat with cards set aside not be hit again?"""
    return position.rules.cornu_once and len(position.asides[seat]) > 0


def victims(position: Position, seat: int, least: int) -> list[int]:
    """EQ-9.3, EQ-9.7, EQ-9.10: The other seats with at least so many cards in hand."""
    least = fewest_cards(position, least)
    answers: list[int] = []
    for other in range(position.seats):
        if other != seat and len(position.hands[other]) >= least:
            answers.append(actions.PLAYER + other)
    return answers


def victims_of_set_aside(position: Position, seat: int) -> list[int]:
    """EQ-9.3: The other seats that are not spared."""
    answers = victims(position, seat, least=0)
    return [answer for answer in answers if not is_spared(position, answer - actions.PLAYER)]


def choose_victim(position: Position, frame: Frame, victim: int, count: int) -> None:
    """EQ-9.3, EQ-9.10: Chance draws so many of the victim's hand cards; cards set aside are not in hand."""
    tell(position, Happening.PLAYER_CHOSEN, frame.seat, victim, ABILITIES[frame.ability].rule)
    if count > 0:
        ask(position, Ask.PICK, CHANCE, frame.ability, frame.source, victim, count)


def half_hand(position: Position, victim: int, effect: SetAside) -> int:
    """EQ-9.3: Half of the hand, rounded up."""
    return -(-len(position.hands[victim]) // effect.divisor)


def set_aside(position: Position, victim: int, card: int) -> None:
    """EQ-9.3: A card lies face down before its owner until the discard step of the next own turn."""
    take_out(position.hands[victim], card)
    put_in(position.asides[victim], card)
    see(position, Saw.ASIDE, victim, card, 1 << victim)
    tell_some(position, Happening.SET_ASIDE, victim, card, 0, "EQ-9.3", 1 << victim)


def look_at(position: Position, victim: int, card: int) -> None:
    """EQ-9.10: A card is drawn from the hand; the robber and the owner see it."""
    both = 1 << victim | 1 << position.turn
    take_out(position.hands[victim], card)
    put_in(position.picked, card)
    see(position, Saw.LOOK, victim, card, both)
    tell_some(position, Happening.LOOKED_AT, victim, card, position.turn, "EQ-9.10", both)


def keep(position: Position, frame: Frame, card: int) -> None:
    """EQ-9.10: Keep one of the cards looked at; the others return unseen."""
    seat, victim = frame.seat, frame.other
    both = 1 << victim | 1 << seat
    take_out(position.picked, card)
    put_in(position.hands[seat], card)
    for returned in position.picked:
        put_in(position.hands[victim], returned)
    position.picked.clear()
    see_given(position, Saw.KEEP, victim, seat, TREE, card, both)
    see(position, Saw.RETURN, victim, UNSEEN, ALL_SEATS)
    tell_some(position, Happening.ROBBED, victim, card, seat, "EQ-9.10", both)


def demand(position: Position, frame: Frame, creature: int) -> None:
    """EQ-9.7: The victim must give a fitting card; without one, the whole hand is shown to the asker."""
    victim = frame.other
    tell(position, Happening.CREATURE_NAMED, frame.seat, creature, "EQ-9.7")
    if fitting(position, victim, creature):
        giver = CHANCE if position.rules.noctia_random else victim  # OQE-9
        ask(position, Ask.GIVE, giver, frame.ability, creature, victim)
    else:
        _show_hand_to(position, victim, frame.seat, creature)


def fitting(position: Position, victim: int, creature: int) -> list[int]:
    """EQ-9.7: The victim's hand cards of a creature; cards set aside are neither given nor shown."""
    return [actions.GIVE + card for card in position.hands[victim] if suit_of(card) == creature]


def give(position: Position, frame: Frame, card: int) -> None:
    """EQ-9.7: The card changes hands; only the two see its strength (OQE-19)."""
    victim, seat = frame.other, position.turn
    both = 1 << victim | 1 << seat
    is_open = position.rules.noctia_open
    take_out(position.hands[victim], card)
    put_in(position.hands[seat], card)
    see_given(position, Saw.GIVE, victim, seat, suit_of(card), card, ALL_SEATS if is_open else both)
    tell_some(position, Happening.GIVEN, victim, card, seat, "EQ-9.7", EVERYONE if is_open else both)


def _show_hand_to(position: Position, victim: int, seat: int, creature: int) -> None:
    """EQ-9.7: Everybody learns that the card is not there, only the asker sees the hand."""
    both = 1 << victim | 1 << seat
    see_fact(position, Saw.LACK, victim, creature)
    for card in position.hands[victim]:
        see(position, Saw.LOOK, victim, card, both)
    see(position, Saw.RETURN, victim, UNSEEN, ALL_SEATS)
    tell_hand(position, Happening.HAND_SEEN, victim, seat, "EQ-9.7", both)
