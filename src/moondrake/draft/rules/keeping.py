"""Each seat keeps one card and passes the others on (BM-21.3, BM-21.4)."""

from bisect import insort

from moondrake.draft.happenings import Happening, tell_all, tell_owner
from moondrake.draft.plan import LEFT
from moondrake.draft.rules.dealing import begin_deal
from moondrake.draft.state import Position, Sight


def keep(position: Position, card: int) -> None:
    """BM-21.3: the seat lays one card face down before it. All choose, then all pass."""
    seat = position.seat
    pack = position.packs[seat]
    position.sights[seat].append(Sight(position.deal, position.turn, tuple(pack), card))
    pack.remove(card)
    insort(position.kept[seat], card)
    tell_owner(position, Happening.KEPT, seat, card, "BM-21.3")
    position.seat += 1
    if position.seat == position.options.seats:
        position.seat = 0
        _pass_on(position)


def _pass_on(position: Position) -> None:
    """BM-21.3: to the right, in the next deal to the left; the last card is discarded (BM-21.4)."""
    left = len(position.packs[0])
    if left == 1:
        _discard_last(position)
        begin_deal(position)
        return
    direction = position.plan[position.deal].direction
    seats = position.options.seats
    position.packs = [position.packs[(seat - direction) % seats] for seat in range(seats)]
    position.turn += 1
    kind = Happening.PASSED_LEFT if direction == LEFT else Happening.PASSED_RIGHT
    tell_all(position, kind, left, "BM-21.5" if direction == LEFT else "BM-21.3")


def _discard_last(position: Position) -> None:
    """BM-21.4: of the last two cards one is kept, the other goes to the middle, unseen by the others."""
    for seat, pack in enumerate(position.packs):
        card = pack.pop()
        insort(position.middle, card)
        tell_owner(position, Happening.DISCARDED, seat, card, "BM-21.4")
