"""What follows a draft: decks from the own cards, the round of games, all picks when it is over."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

from moondrake.server import draftround
from moondrake.server.api.common import AGuest, TheHouse
from moondrake.server.api.decks import Key
from moondrake.server.api.models import RESPONSES, Strict, TableId
from moondrake.server.desks import MOST_SEATS
from moondrake.server.errors import Refused
from moondrake.server.reception import seats_of

router = APIRouter(prefix="/api/drafts", tags=["drafts"], responses=RESPONSES)
AnId = Annotated[TableId, Path(description="The draft's table.")]


class DraftDeck(Strict):
    """Thirty of the cards that a seat has drafted."""

    seat: int = Field(ge=0, le=MOST_SEATS - 1, examples=[0])
    cards: list[Key] = Field(max_length=60, examples=[["hoax-01"]])


@router.get(
    "/{table_id}", summary="A draft that is over: own cards, who is ready, the round, all picks at its end"
)
async def see(table_id: AnId, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    table = await house.table(table_id)
    return await draftround.look(house, table, await seats_of(house, table, guest))


@router.post("/{table_id}/deck", summary="I am ready with this deck; when all are, the round begins")
async def choose(table_id: AnId, wish: DraftDeck, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    table = await house.table(table_id)
    seats = await seats_of(house, table, guest)
    guest.spend(house, "messages", table.id, seats[0] if seats else None)
    if wish.seat not in seats:
        raise Refused("not_yours", "refused-seat-others")
    await draftround.choose_deck(house, table, wish.seat, wish.cards)
    return await draftround.look(house, table, seats)
