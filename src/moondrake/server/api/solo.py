"""The ladder of the solo game: one's record against every deck that plays itself (BM-22)."""

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel, Field

from moondrake.server import store
from moondrake.server.api.common import AGuest, TheHouse
from moondrake.server.api.models import RESPONSES
from moondrake.server.course import OVER
from moondrake.server.store import TableRow

RUNGS: Final = ("buka", "terrah", "hoax", "pillar", "vulca", "flit", "mimix", "aqua", "khind")
"""The easiest to beat first, as `python -m scripts.solo_ladder` measured it (docs/decks.md)."""
router = APIRouter(prefix="/api/solo", tags=["solo"], responses=RESPONSES)


class Rung(BaseModel):
    """One deck of the ladder, and how one fared against it."""

    deck: str = Field(examples=["vulca"])
    won: int = 0
    lost: int = 0
    assisted: int = Field(default=0, description="Games in which something was taken back; not counted.")
    best: int = Field(default=0, description="The most crystals won in one game.")
    with_decks: list[str] = Field(default_factory=list, description="Peoples it was beaten with.")


class SoloLadder(BaseModel):
    """All rungs, and the game that is not over yet."""

    rungs: list[Rung]
    running: str | None = None


@router.get("", summary="My record against the decks that play themselves")
async def ladder(house: TheHouse, guest: AGuest) -> SoloLadder:
    identity = guest.identity
    if identity is None:
        return climbed([])
    mine = await house.database.read(lambda connection: store.tables_of(connection, identity, most=100_000))
    return climbed([row for row, _ in mine])


def climbed(rows: Sequence[TableRow]) -> SoloLadder:
    """The ladder that finished solo games add up to; the latest row comes first."""
    rungs = {people: Rung(deck=people) for people in RUNGS}
    running = None
    for row in rows:
        header = row.setup.header
        if header.get("solo") != "yes":
            continue
        if row.status != OVER or row.result is None:
            running = running or row.id
            continue
        rung = rungs.get(header["deck b"])
        if rung is None or "cards b" in header:
            continue
        if row.result.get("is_assisted"):
            rung.assisted += 1
        elif 0 in row.result["winners"] and 0 not in row.result.get("left", []):
            rung.won += 1
            rung.best = max(rung.best, round(row.result["returns"][0]))
            if header["deck a"] not in rung.with_decks and "cards a" not in header:
                rung.with_decks.append(header["deck a"])
        else:
            rung.lost += 1
    return SoloLadder(rungs=list(rungs.values()), running=running)
