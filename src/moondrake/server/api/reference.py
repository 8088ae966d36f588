"""Rules, cards and sentences for a page: what somebody looks up while playing."""

from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from moondrake.equinox.creatures import ABILITIES
from moondrake.equinox.effects import Effect
from moondrake.equinox.text import de, en, hu
from moondrake.reference import UnknownRule, chapter, chapters, introduction, rule, search
from moondrake.reference.cards import UnknownCard, card, card_data, find_cards
from moondrake.server.api.models import RESPONSES, TEXT_RESPONSES
from moondrake.server.errors import Refused
from moondrake.words import source

router = APIRouter(
    prefix="/api/reference",
    tags=["reference"],
    responses={status: RESPONSES[status] for status in (404, 422, 429)},
)
Language = Annotated[str, Query(pattern="^(en|de|hu)$", examples=["de"])]
SENTENCES: Final[dict[str, Callable[[Effect], str]]] = {
    "en": en.sentence,
    "de": de.sentence,
    "hu": hu.sentence,
}
KEEP: Final = "public, max-age=3600"


@router.get("/rules", summary="The chapters of the rules and the numbers in each")
async def list_rules(response: Response, language: Language = "en") -> dict[str, Any]:
    response.headers["cache-control"] = KEEP
    return {"chapters": [asdict(one) for one in chapters(language)]}


@router.get("/rules/{number}", summary="A rule by its number")
async def one_rule(
    number: Annotated[str, Path(max_length=20, examples=["BM-10.8"])], language: Language = "en"
) -> dict[str, Any]:
    try:
        return asdict(rule(number, language))
    except UnknownRule as error:
        raise Refused("unknown", str(error)) from error


@router.get("/chapters/{key}", summary="A whole chapter: its introduction and all its rules")
async def one_chapter(
    key: Annotated[str, Path(max_length=20, examples=["BM-10"])],
    response: Response,
    language: Language = "en",
) -> dict[str, Any]:
    found = _chapter(key, language)
    if found is None:
        raise Refused("unknown", f"there is no chapter '{key}'; keys look like BM-10 or EQ-4")
    response.headers["cache-control"] = KEEP
    return found


@lru_cache(maxsize=200)
def _chapter(key: str, language: str) -> dict[str, Any] | None:
    found = chapter(key, language)
    if found is None:
        return None
    rules = [asdict(rule(number, language)) for number in found.numbers]
    return asdict(found) | {"introduction": introduction(found.key, language), "rules": rules}


@router.get("/search", summary="Rules that fit some words, the best first")
async def find_rules(
    words: Annotated[str, Query(min_length=1, max_length=200, examples=["shield"])],
    language: Language = "en",
    limit: Annotated[int, Query(ge=1, le=50)] = 10,
) -> dict[str, Any]:
    return {"hits": [asdict(hit) for hit in search(words, language, limit)]}


@router.get(
    "/cards", summary="The cards of Blue Moon: names and texts in all languages, symbols, rules, certainty"
)
async def list_cards(
    response: Response,
    words: Annotated[str, Query(max_length=200)] = "",
    language: Language = "en",
) -> dict[str, Any]:
    response.headers["cache-control"] = KEEP
    return {"cards": [_card(one.key) for one in find_cards(words, language)]}


@lru_cache(maxsize=1000)
def _card(key: str) -> dict[str, Any]:
    return card_data(card(key))


@router.get("/cards/{key}", summary="A card by its key or name")
async def one_card(key: Annotated[str, Path(max_length=60, examples=["hoax-13"])]) -> dict[str, Any]:
    try:
        return card_data(card(key))
    except UnknownCard as error:
        raise Refused("unknown", str(error)) from error


@router.get("/creatures", summary="The creatures and trees of Equinox and what they can do")
async def creatures(response: Response, language: Language = "en") -> dict[str, Any]:
    response.headers["cache-control"] = KEEP
    return {
        "creatures": [
            {"key": one.key, "name": one.name, "text": SENTENCES[language](one.effect), "rule": one.rule}
            for one in ABILITIES
        ]
    }


@router.get(
    "/words/{language}",
    summary="All sentences of a language as Fluent text",
    response_class=PlainTextResponse,
    responses={422: TEXT_RESPONSES[422], 404: TEXT_RESPONSES[404], 429: TEXT_RESPONSES[429]},
)
async def words(language: Annotated[str, Path(pattern="^(en|de|hu)$")]) -> PlainTextResponse:
    return PlainTextResponse(source(language), headers={"cache-control": KEEP})
