"""What can be played here: games, rulesets, bots."""

from functools import lru_cache
from typing import Any

from fastapi import APIRouter

from moondrake.server.api.models import RESPONSES
from moondrake.server.api.reference import Language
from moondrake.server.desks import DESKS

router = APIRouter(prefix="/api/games", tags=["games"], responses={429: RESPONSES[429]})


@router.get("", summary="Games, with everything a lobby offers")
async def games(language: Language = "en") -> dict[str, Any]:
    return _offered(language)


@lru_cache(maxsize=8)
def _offered(language: str) -> dict[str, Any]:
    return {name: desk.offered(language) for name, desk in DESKS.items()}
