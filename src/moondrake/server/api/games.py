"""What can be played here: games, rulesets, bots."""

from typing import Any

from fastapi import APIRouter

from moondrake.server.api.models import RESPONSES
from moondrake.server.desks import DESKS

router = APIRouter(prefix="/api/games", tags=["games"], responses={429: RESPONSES[429]})


@router.get("", summary="Games, with everything a lobby offers")
async def games() -> dict[str, Any]:
    return {name: desk.offered() for name, desk in DESKS.items()}
