"""What can be played here: games, rulesets, bots."""

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from moondrake.games import GAMES
from moondrake.server.api.models import RESPONSES
from moondrake.server.api.reference import Language
from moondrake.server.packed import Packed, packed

router = APIRouter(prefix="/api/games", tags=["games"], responses={429: RESPONSES[429]})


@router.get("", response_model=dict[str, Any], summary="Games, with everything a lobby offers")
async def games(request: Request, language: Language = "en") -> Response:
    return _offered(language).response(request)


@lru_cache(maxsize=8)
def _offered(language: str) -> Packed:
    return packed({name: game.desk.offered(language) for name, game in GAMES.items()})
