"""Decks to build: checked while they grow, kept with their versions; and packs of one's own cards."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field
from sqlalchemy import Connection

from moondrake.bluemoon import HAND_SIZE
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.packs import PackError, parse_pack, shipped_names
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.reference.cards import card_data
from moondrake.reference.decks import prices, ready_made_decks
from moondrake.server import answers, deckstore, store
from moondrake.server.api.common import AGuest, Somebody, TheHouse, must_be_known
from moondrake.server.api.models import RESPONSES, As, Strict
from moondrake.server.api.reference import Language
from moondrake.server.deckstore import KeptDeck
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.identities import new_name
from moondrake.server.packed import Packed, packed
from moondrake.server.workbench import Bench, Plan, bench_with
from moondrake.table import SetupError
from moondrake.words import best, say

router = APIRouter(tags=["decks"], responses=RESPONSES)
ADeck = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="The deck's id.")]
APack = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,39}$", description="The pack's name.")]
Key = Annotated[str, Field(max_length=60, pattern=r"^[a-z0-9-]*$", examples=["hoax-13"])]
Title = Annotated[str, Field(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$", examples=["My Hoax"])]
AT_ONCE = 20
"""So many decks are read for one of those lists that are counted."""
MOST_PACKS = 10
MOST_CARDS = 120
LONGEST_PACK = 60_000
MOST_IN_PACK = 60


class DeckPlan(Strict):
    """A deck as a builder holds it, finished or not."""

    name: Title = ""
    leader: Key = Field(examples=["hoax-00"])
    cards: list[Key] = Field(default_factory=list, max_length=MOST_CARDS, examples=[["hoax-01"]])
    inquisitor: Key = ""
    emissary: Key = ""
    family: int = Field(default=0, ge=0, le=99)
    drafted: bool = False
    ruleset: str = Field(default="", max_length=400, examples=["ansmann"])

    def plan(self) -> Plan:
        """The same without pydantic."""
        values = self.model_dump()
        return Plan(**values | {"cards": tuple(self.cards), "name": self.name.strip()})


class DeckText(Strict):
    """A deck as somebody wrote or mailed it."""

    text: Annotated[str, Field(min_length=1, max_length=20_000, pattern=r"^[^\x00]+$")] = Field(
        examples=["leader: hoax\nbase: hoax"]
    )
    ruleset: str = Field(default="", max_length=400)


class PackText(Strict):
    """A card pack as text (docs/packs.md)."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_PACK, pattern=r"^[^\x00]+$")] = Field(
        examples=["moondrake pack 1\npack: mine\n"]
    )


DeckReport = Annotated[dict[str, Any], As(answers.DeckReport)]


def language_of(request: Request) -> str:
    """The language a page asked in."""
    return best(request.headers.get("accept-language", ""))


async def bench_of(house: House, identity: str | None) -> Bench:
    """The cards this guest has at hand."""
    if identity is None:
        return bench_with(())
    kept = await house.database.read(lambda connection: deckstore.packs(connection, identity))
    texts = tuple(pack["text"] for pack in kept)
    return await asyncio.to_thread(bench_with, texts) if texts else bench_with(())


@router.get(
    "/api/decks/ready", response_model=dict[str, Any], summary="Decks to begin with, and what is about"
)
async def ready(request: Request, language: Language = "en") -> Response:
    return _ready(language).response(request)


@lru_cache(maxsize=8)
def _ready(language: str) -> Packed:
    bench = bench_with(())
    staff = {
        word: [card.key for card in bench.catalogue.cards.values() if card.kind == kind]
        for word, kind in (("leaders", Kind.LEADER), ("inquisitors", Kind.INQUISITOR))
    }
    decks = ready_made_decks(bench.catalogue, language)
    rulesets = [{"key": name, "name": say(f"ruleset-{name}-name", language)} for name in NAMED]
    return packed({"decks": decks, "rulesets": rulesets, "hand": HAND_SIZE, **staff})


@router.get("/api/decks/cards", summary="The cards of packs that this guest has at hand")
async def cards(house: TheHouse, guest: AGuest) -> dict[str, Any]:
    bench = await bench_of(house, guest.identity)
    own = [pack.name for pack in bench.own]
    return {"cards": await asyncio.to_thread(bench.pack_cards), "own": own}


@router.get("/api/decks/prices", summary="What each card costs in a deck of this leader")
async def list_prices(
    house: TheHouse,
    guest: AGuest,
    leader: Annotated[str, Query(max_length=60, examples=["hoax-00"])],
    emissary: Annotated[str, Query(max_length=60)] = "",
    family: Annotated[int, Query(ge=0, le=99)] = 0,
    ruleset: Annotated[str, Query(max_length=400)] = "ansmann",
) -> dict[str, Any]:
    bench = await bench_of(house, guest.identity)
    found = bench.catalogue.cards.get(leader)
    if found is None:
        raise Refused("bad_setup", "refused-no-leader", name=leader)
    try:
        rules = parse_ruleset(ruleset)
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    told: dict[str, Any] = prices(found, bench.catalogue.cards.get(emissary), family, rules, bench.catalogue)
    return told


@router.post("/api/decks/check", summary="Is it legal? Every fault with its rule and remedy")
async def check(wish: DeckPlan, request: Request, house: TheHouse, guest: AGuest) -> DeckReport:
    guest.spend(house, "messages")
    bench = await bench_of(house, guest.identity)
    return bench.check(wish.plan(), language_of(request))


@router.post("/api/decks/read", summary="A deck from a text, as far as it is understood")
async def read(wish: DeckText, request: Request, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    guest.spend(house, "checks")
    bench = await bench_of(house, guest.identity)
    try:
        return await asyncio.to_thread(bench.read, wish.text, wish.ruleset, language_of(request))
    except SetupError as error:
        raise Refused("bad_setup", error) from error


@router.get("/api/decks", summary="My decks, finished or not")
async def my_decks(request: Request, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    identity, language = must_be_known(guest), language_of(request)
    kept = await house.database.read(lambda connection: deckstore.decks(connection, identity))
    guest.spend(house, "lists", amount=max(1.0, len(kept) / AT_ONCE))
    bench = await bench_of(house, identity)

    def work() -> list[dict[str, Any]]:
        return [_line(one, bench, language) for one in kept]

    return {"decks": await asyncio.to_thread(work)}


def _line(kept: KeptDeck, bench: Bench, language: str) -> dict[str, Any]:
    """A kept deck with what is to be said about it now: its pack may have changed."""
    told = bench.read(kept.text, "", language)
    deck = told["deck"] | {"name": kept.name} if told["deck"] else None
    is_legal = deck is not None and deck["is_legal"] and not told["unread"]
    return {
        "id": kept.id,
        "name": kept.name,
        "updated_at": kept.updated_at,
        "is_legal": is_legal,
        "deck": deck,
        "unread": told["unread"],
    }


@router.get("/api/decks/{deck_id}", summary="A deck of mine with its earlier versions")
async def my_deck(deck_id: ADeck, request: Request, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    identity = must_be_known(guest)

    def work(connection: Connection) -> tuple[KeptDeck | None, list[dict[str, Any]]]:
        found = deckstore.deck(connection, identity, deck_id)
        return found, deckstore.versions(connection, identity, deck_id)

    kept, versions = await house.database.read(work)
    if kept is None:
        raise Refused("unknown", "refused-no-deck")
    bench = await bench_of(house, identity)
    return _line(kept, bench, language_of(request)) | {"versions": versions}


@router.post("/api/decks", summary="Keep a deck, finished or not", status_code=201)
async def keep(wish: DeckPlan, request: Request, house: TheHouse, guest: Somebody) -> dict[str, Any]:
    identity, most = must_be_known(guest), house.settings.limits.decks
    guest.spend(house, "creations")
    new, told = await _new_deck(house, identity, new_name(), wish, language_of(request))
    if not await house.database.write(lambda connection: deckstore.add_deck(connection, identity, new, most)):
        raise Refused("too_many", "refused-decks-kept", kept=most, most=most, retry_after=60)
    return {"id": new.id, "updated_at": new.updated_at, "deck": told}


@router.put("/api/decks/{deck_id}", summary="Change a deck; what it was stays as an earlier version")
async def change(
    deck_id: ADeck, wish: DeckPlan, request: Request, house: TheHouse, guest: AGuest
) -> dict[str, Any]:
    identity = must_be_known(guest)
    guest.spend(house, "messages")
    new, told = await _new_deck(house, identity, deck_id, wish, language_of(request))
    if not await house.database.write(lambda connection: deckstore.change_deck(connection, identity, new)):
        raise Refused("unknown", "refused-no-deck")
    return {"id": deck_id, "updated_at": new.updated_at, "deck": told}


async def _new_deck(
    house: House, identity: str, deck_id: str, wish: DeckPlan, language: str
) -> tuple[KeptDeck, dict[str, Any]]:
    """Only what is understood is kept: every card must be known, whatever else is wrong."""
    bench = await bench_of(house, identity)
    plan = wish.plan()
    strange = [key for key in (*plan.cards, plan.inquisitor, plan.emissary) if key]
    strange = [key for key in strange if key not in bench.catalogue.cards]
    if strange:
        raise Refused("bad_setup", "refused-no-card", name=strange[0])
    told = bench.check(plan, language)
    name = plan.name or told["people"]
    kept = KeptDeck(deck_id, "bluemoon", name, told["text"], house.clock.now(), told["is_legal"])
    return kept, told


@router.delete("/api/decks/{deck_id}", summary="Remove a deck and its versions", status_code=204)
async def drop(deck_id: ADeck, house: TheHouse, guest: AGuest) -> Response:
    identity = must_be_known(guest)
    if not await house.database.write(lambda connection: store.delete_deck(connection, identity, deck_id)):
        raise Refused("unknown", "refused-no-deck")
    return Response(status_code=204)


@router.get("/api/packs", summary="My packs of cards")
async def my_packs(house: TheHouse, guest: AGuest) -> dict[str, Any]:
    identity = must_be_known(guest)
    kept = await house.database.read(lambda connection: deckstore.packs(connection, identity))
    bench = await bench_of(house, identity)
    counts = {pack.name: len(pack.cards) for pack in bench.own}
    return {"packs": [pack | {"cards": counts.get(pack["name"], 0)} for pack in kept], "most": MOST_PACKS}


@router.post("/api/packs/check", summary="Is a pack sound? Every fault with its line, or its cards")
async def check_pack(wish: PackText, request: Request, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    guest.spend(house, "checks")
    try:
        return await asyncio.to_thread(_pack_report, wish.text, language_of(request), ())
    except SetupError as error:
        raise Refused("bad_setup", error) from error


def _pack_report(text: str, language: str, taken: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    """What a pack says; `taken` are the keys that other packs have, with their names."""
    try:
        pack = parse_pack(text)
    except PackError as error:
        faults = [fault.in_language(language) for fault in error.faults]
        name = error.name or say("deck-unnamed", language)
        return {"name": name, "is_sound": False, "faults": faults, "cards": []}
    owners = dict(taken)
    for card in pack.cards:
        if owners.get(card.key, pack.name) != pack.name:
            raise SetupError("problem-pack-clash", card=card.key)
    if pack.name in shipped_names():
        raise SetupError("problem-pack-shipped", name=pack.name)
    if len(pack.cards) > MOST_IN_PACK:
        raise SetupError("problem-pack-large", most=MOST_IN_PACK, count=len(pack.cards))
    cards = [card_data(card) for card in pack.cards]
    return {"name": pack.name, "is_sound": True, "faults": [], "cards": cards}


@router.post("/api/packs", summary="Keep a pack of cards; one of the same name is replaced")
async def keep_pack(wish: PackText, request: Request, house: TheHouse, guest: Somebody) -> dict[str, Any]:
    identity = must_be_known(guest)
    guest.spend(house, "checks")
    bench = await bench_of(house, identity)
    taken = tuple((card.key, pack.name) for pack in bench.packs for card in pack.cards)
    try:
        told = await asyncio.to_thread(_pack_report, wish.text, language_of(request), taken)
    except SetupError as error:
        raise Refused("bad_setup", error) from error
    if not told["is_sound"]:
        return told
    pack = {"name": told["name"], "text": wish.text, "updated_at": house.clock.now()}
    put = await house.database.write(
        lambda connection: deckstore.put_pack(connection, identity, pack, MOST_PACKS)
    )
    if not put:
        raise Refused("too_many", "refused-packs-kept", most=MOST_PACKS, retry_after=60)
    return told


@router.delete("/api/packs/{name}", summary="Remove a pack", status_code=204)
async def drop_pack(name: APack, house: TheHouse, guest: AGuest) -> Response:
    identity = must_be_known(guest)
    if not await house.database.write(lambda connection: deckstore.delete_pack(connection, identity, name)):
        raise Refused("unknown", "refused-no-pack")
    return Response(status_code=204)
