"""How somebody sits down at a table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatTaking:
    """Who sits down how. `is_early`: together with the request for the table, before the server committed."""

    identity: str | None
    invite_hash: str | None
    name: str
    seed: str | None = None
    seed_hash: str | None = None
    is_early: bool = False
    chosen: dict[str, str] | None = None
    """BM-8.7: the deck that is brought to this game."""
