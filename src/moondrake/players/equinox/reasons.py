"""Why an answer is a good one in Equinox: what it changes for the creatures one has stones on, as data."""

from random import Random
from typing import Final

from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.prints import FIRST_CHAMELEON, STRENGTHS
from moondrake.equinox.seat import EquinoxView, Imagined
from moondrake.players.equinox.outlook import Outlook
from moondrake.players.reasons import Reason

NOTABLE: Final = 0.5
"""From this difference of prestige on a creature matters to a seat."""


def reasons(view: EquinoxView, action: int, seed: int) -> list[Reason]:
    """What speaks for an answer, from the open table and the seat's own cards."""
    before = view.determinize(Random(seed))
    after = before.copy()
    after.apply(action)
    found = _vanishing(before, after, view.seat)
    found += _bets(before, after, view.seat)
    return found or _strengths(before, after, view.seat)


def _looked_at(state: Imagined, seat: int) -> Outlook:
    outlook = Outlook()
    outlook.look(state, seat)
    return outlook


def _name(creature: int) -> str:
    return CREATURES[creature].name


def _vanishing(before: Imagined, after: Imagined, seat: int) -> list[Reason]:
    """A creature that others need more leaves the tournament."""
    want = _looked_at(before, seat).want
    gone = [creature for creature in before.position.alive if creature not in after.position.alive]
    return [
        Reason("vanishes", {"creature": _name(creature), "good": int(want[creature] <= 0)})
        for creature in gone
    ]


def _bets(before: Imagined, after: Imagined, seat: int) -> list[Reason]:
    """A stone on a creature the hand has cards for."""
    old, new = _looked_at(before, seat).stakes[seat], _looked_at(after, seat).stakes[seat]
    hand = [card for card in before.position.hands[seat] if card < FIRST_CHAMELEON]
    found = []
    for creature in after.position.alive:
        if new[creature] > old[creature]:
            cards = sum(card // STRENGTHS == creature for card in hand)
            points = int(new[creature] - old[creature])
            found.append(Reason("bets", {"creature": _name(creature), "points": points, "cards": cards}))
    return found


def _strengths(before: Imagined, after: Imagined, seat: int) -> list[Reason]:
    """A favourite becomes stronger, or somebody else's weaker."""
    old, new = _looked_at(before, seat), _looked_at(after, seat)
    found = []
    for creature in after.position.alive:
        change = new.strengths[creature] - old.strengths[creature]
        if change > 0 and old.want[creature] >= NOTABLE:
            found.append(Reason("backs", {"creature": _name(creature)}))
        elif change < 0 and old.want[creature] <= -NOTABLE:
            found.append(Reason("weakens", {"creature": _name(creature)}))
    return found
