"""What happened, to which cards, and who may know which cards they were."""

from typing import Final

EVERYONE: Final = -1
HIDDEN: Final = -1


class Event:
    """One thing that happened. That it happened is public; `cards` only to the seats in `seen_by`.

    `kind` is the game's own IntEnum, `amount` a number that belongs to it (dragons, power, ...),
    `rule` the number of the rule that caused it. `seen_by` is a bit set of seats, or EVERYONE.
    """

    __slots__ = ("amount", "cards", "kind", "rule", "seat", "seen_by")

    def __init__(
        self,
        kind: int,
        seat: int,
        cards: tuple[int, ...] = (),
        amount: int = 0,
        rule: str = "",
        seen_by: int = EVERYONE,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.rule = rule
        self.seen_by = seen_by

    def is_seen_by(self, seat: int) -> bool:
        """May this seat (or SPECTATOR) know the cards?"""
        return self.seen_by == EVERYONE or (seat >= 0 and bool(self.seen_by >> seat & 1))

    def shown_to(self, seat: int) -> "Event":
        """The event as one seat sees it: cards it may not know are HIDDEN."""
        if self.is_seen_by(seat) or not self.cards:
            return Event(self.kind, self.seat, self.cards, self.amount, self.rule)
        return Event(self.kind, self.seat, (HIDDEN,) * len(self.cards), self.amount, self.rule)

    def _key(self) -> tuple[int, int, tuple[int, ...], int, str, int]:
        return (self.kind, self.seat, self.cards, self.amount, self.rule, self.seen_by)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Event{self._key()}"
