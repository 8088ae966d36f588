"""Rules, cards and sentences for a page: what somebody looks up while playing."""

from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from moondrake.equinox.creatures import ABILITIES
from moondrake.equinox.text import SENTENCES
from moondrake.reference import UnknownRule, chapter, chapters, introduction, rule, search
from moondrake.reference.cards import UnknownCard, card, card_data, find_cards
from moondrake.server.api.common import TheHouse, address_of
from moondrake.server.api.models import RESPONSES, TEXT_RESPONSES
from moondrake.server.errors import Refused
from moondrake.server.packed import Packed, packed
from moondrake.words import PATTERN, source

router = APIRouter(
    prefix="/api/reference",
    tags=["reference"],
    responses={status: RESPONSES[status] for status in (404, 422, 429)},
)
Language = Annotated[str, Query(pattern=PATTERN, examples=["de"])]


@router.get(
    "/rules", response_model=dict[str, Any], summary="The chapters of the rules and the numbers in each"
)
async def list_rules(request: Request, language: Language = "en") -> Response:
    return _rules(language).response(request)


@lru_cache(maxsize=8)
def _rules(language: str) -> Packed:
    return packed({"chapters": [asdict(one) for one in chapters(language)]})


@router.get("/rules/{number}", summary="A rule by its number")
async def one_rule(
    number: Annotated[str, Path(max_length=20, examples=["BM-10.8"])], language: Language = "en"
) -> dict[str, Any]:
    try:
        return asdict(rule(number, language))
    except UnknownRule as error:
        raise Refused("unknown", error) from error


@router.get(
    "/chapters/{key}",
    response_model=dict[str, Any],
    summary="A whole chapter: its introduction and all its rules",
)
async def one_chapter(
    key: Annotated[str, Path(max_length=20, examples=["BM-10"])],
    request: Request,
    language: Language = "en",
) -> Response:
    found = _chapter(key, language)
    if found is None:
        raise Refused("unknown", "refused-no-chapter", name=key)
    return found.response(request)


@lru_cache(maxsize=200)
def _chapter(key: str, language: str) -> Packed | None:
    found = chapter(key, language)
    if found is None:
        return None
    rules = [asdict(rule(number, language)) for number in found.numbers]
    return packed(asdict(found) | {"introduction": introduction(found.key, language), "rules": rules})


@router.get("/search", summary="Rules that fit some words, the best first")
async def find_rules(
    house: TheHouse,
    request: Request,
    words: Annotated[str, Query(min_length=1, max_length=200, examples=["shield"])],
    language: Language = "en",
    limit: Annotated[int, Query(ge=1, le=50)] = 10,
) -> dict[str, Any]:
    house.limiters["searches"].spend(address_of(request.client))
    return {"hits": [asdict(hit) for hit in search(words, language, limit)]}


@router.get(
    "/cards",
    response_model=dict[str, Any],
    summary="The cards of Blue Moon: names and texts in all languages or only one, symbols, rules, certainty",
)
async def list_cards(
    house: TheHouse,
    request: Request,
    words: Annotated[str, Query(max_length=200)] = "",
    language: Language = "en",
    only: Annotated[bool, Query(description="names and texts in this language only")] = False,
) -> Response:
    if words:
        house.limiters["searches"].spend(address_of(request.client))
    return _cards(words, language, only).response(request)


@lru_cache(maxsize=50)
def _cards(words: str, language: str, only: bool) -> Packed:
    cards = [_card(one.key) for one in find_cards(words, language)]
    if only:
        cards = [one | {part: {language: one[part][language]} for part in ("name", "text")} for one in cards]
    return packed({"cards": cards})


@lru_cache(maxsize=1000)
def _card(key: str) -> dict[str, Any]:
    return card_data(card(key))


@router.get("/cards/{key}", summary="A card by its key or name")
async def one_card(
    key: Annotated[str, Path(max_length=60, examples=["hoax-13"])], house: TheHouse, request: Request
) -> dict[str, Any]:
    house.limiters["searches"].spend(address_of(request.client))
    try:
        return card_data(card(key))
    except UnknownCard as error:
        raise Refused("unknown", error) from error


@router.get(
    "/creatures",
    response_model=dict[str, Any],
    summary="The creatures and trees of Equinox and what they can do",
)
async def creatures(request: Request, language: Language = "en") -> Response:
    return _creatures(language).response(request)


@lru_cache(maxsize=8)
def _creatures(language: str) -> Packed:
    told = [
        {"key": one.key, "name": one.name, "text": SENTENCES[language](one.effect), "rule": one.rule}
        for one in ABILITIES
    ]
    return packed({"creatures": told})


@router.get(
    "/words/{language}",
    summary="All sentences of a language as Fluent text",
    response_class=PlainTextResponse,
    responses={422: TEXT_RESPONSES[422], 404: TEXT_RESPONSES[404], 429: TEXT_RESPONSES[429]},
)
async def words(language: Annotated[str, Path(pattern=PATTERN)], request: Request) -> Response:
    return _words(language).response(request)


@lru_cache(maxsize=8)
def _words(language: str) -> Packed:
    return packed(source(language), "text/plain")
