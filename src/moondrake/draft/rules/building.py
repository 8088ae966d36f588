"""Decks are built from the kept cards, leaders are found (BM-21.11, BM-21.14)."""

from bisect import insort

from moondrake.bluemoon.series import AGREED, RANDOM, SECRET
from moondrake.draft.happenings import Happening, tell, tell_all, tell_owner
from moondrake.draft.plan import DECK_SIZE
from moondrake.draft.rules.dealing import cards_too_many
from moondrake.draft.state import NOTHING, Position, Step


def in_deck(position: Position, seat: int) -> list[int]:
    """The kept cards that are not left out."""
    return [card for card in position.kept[seat] if card not in position.left_out[seat]]


def leave_out(position: Position, card: int) -> None:
    """BM-21.11: one card less, until exactly thirty are left; any mix of peoples, no limit of moons."""
    seat = position.seat
    insort(position.left_out[seat], card)
    tell_owner(position, Happening.LEFT_OUT, seat, card, "BM-21.11")
    if len(position.left_out[seat]) < cards_too_many(position):
        return
    tell(position, Happening.BUILT, seat, DECK_SIZE, "BM-21.11")
    position.seat += 1
    if position.seat == position.options.seats:
        position.seat = 0
        position.step = Step.LEADER


def leaders_to_choose(position: Position) -> list[int]:
    """BM-21.11: any leader of the drafted peoples; drawn leaders are dealt, so nobody gets another's."""
    if position.options.leader_choice == RANDOM:
        return sorted([people for people in position.sets if people not in position.leaders])
    return sorted(position.sets)


def take_leader(position: Position, people: int) -> None:
    """BM-21.14: openly, secretly with a common reveal, or at random; without effect on the deck."""
    seat = position.seat
    position.leaders[seat] = people
    if position.options.leader_choice == SECRET:
        tell(position, Happening.LEADER_HIDDEN, seat, 0, "BM-21.14")
    else:
        tell(position, Happening.LEADER, seat, people, "BM-21.14")
    position.seat += 1
    if position.seat == position.options.seats:
        _finish(position)


def _finish(position: Position) -> None:
    """BM-4.2: secret leaders are revealed together; the draft is over."""
    if position.options.leader_choice == SECRET:
        for seat, people in enumerate(position.leaders):
            tell(position, Happening.LEADER, seat, people, "BM-4.2")
    position.step = Step.OVER
    tell_all(position, Happening.OVER, position.options.seats, "BM-21.12")


def shown_leaders(position: Position, seat: int) -> list[int]:
    """BM-21.14: the leaders this seat may know; NOTHING for those still hidden or not chosen."""
    is_open = position.options.leader_choice in (AGREED, RANDOM) or position.step == Step.OVER
    return [people if is_open or owner == seat else NOTHING for owner, people in enumerate(position.leaders)]
