"""Where a side's cards lie, in the words of a prepared position."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Card
from moondrake.table import SetupError

CardLike = str | Card


def printed(card: CardLike) -> Card:
    """A card by its key, or the fixture itself."""
    if isinstance(card, Card):
        return card
    known = BY_KEY.get(card)
    if known is None:
        close = get_close_matches(str(card), BY_KEY, n=3, cutoff=0.6)
        asked = f"similar keys: {', '.join(close)}" if close else "keys look like hoax-05 or mutant-105"
        raise SetupError(f"there is no card '{card}'; {asked}")
    return known


def key_of(card: CardLike) -> str:
    """The key of a card that is named by it or given as a fixture."""
    return card if isinstance(card, str) else card.key


@dataclass
class SideSpec:
    """Where a side's cards lie; `pile` is drawn in this order, `rest` is unordered below it."""

    hand: Sequence[CardLike] = ()
    active: Sequence[CardLike] = ()
    inactive: Sequence[CardLike] = ()
    support: Sequence[CardLike] = ()
    bluffs: Sequence[CardLike] = ()
    discard: Sequence[CardLike] = ()
    stack: Sequence[CardLike] = ()
    ships: Mapping[str, Sequence[CardLike]] = field(default_factory=dict)
    landed: Sequence[str] = ()
    leading: Sequence[CardLike] = ()
    pile: Sequence[CardLike] = ()
    rest: Sequence[CardLike] = ()
    bottom: Sequence[CardLike] = ()
    revealed: Sequence[CardLike] = ()
    lasting: Sequence[CardLike] = ()
    staff: Sequence[CardLike] = ()
    people: str = "hoax"

    def zones(self) -> Iterator[tuple[str, Sequence[CardLike]]]:
        """The zones that hold cards, each with its word; `landed` and `revealed` only mark some of them."""
        yield "hand", self.hand
        yield "active", self.active
        yield "inactive", self.inactive
        yield "support", self.support
        yield "bluffs", self.bluffs
        yield "discard", self.discard
        yield "stack", self.stack
        yield "leading", self.leading
        yield "pile", self.pile
        yield "rest", self.rest
        yield "bottom", self.bottom
        yield "ships", list(self.ships)
        for ship, cargo in self.ships.items():
            yield f"cargo of {key_of(ship)}", cargo
        yield "lasting", self.lasting


def side(
    hand: Sequence[CardLike] = (),
    active: Sequence[CardLike] = (),
    inactive: Sequence[CardLike] = (),
    support: Sequence[CardLike] = (),
    bluffs: Sequence[CardLike] = (),
    discard: Sequence[CardLike] = (),
    stack: Sequence[CardLike] = (),
    ships: Mapping[str, Sequence[CardLike]] | None = None,
    landed: Sequence[str] = (),
    leading: Sequence[CardLike] = (),
    pile: Sequence[CardLike] = (),
    rest: Sequence[CardLike] = (),
    bottom: Sequence[CardLike] = (),
    revealed: Sequence[CardLike] = (),
    lasting: Sequence[CardLike] = (),
    staff: Sequence[CardLike] = (),
    people: str = "hoax",
) -> SideSpec:
    """One side of a position; everything not named is empty.

    `lasting`: active Hyla and crystal cards. `leading`: the leadership card of this turn. `stack`: those of
    earlier turns. `landed` and `revealed` name cards of `ships` and `hand` again. `staff`: an inquisitor, an
    emissary.
    """
    return SideSpec(
        hand,
        active,
        inactive,
        support,
        bluffs,
        discard,
        stack,
        ships or {},
        landed,
        leading,
        pile,
        rest,
        bottom,
        revealed,
        lasting,
        staff,
        people,
    )
