"""How strong a deck is, measured in the background."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import Field
from sqlalchemy import Connection

from moondrake.games import GAMES
from moondrake.server import deckstore, identities, studies
from moondrake.server.api.common import AGuest, TheHouse, must_be_known
from moondrake.server.api.decks import ADeck, bench_of
from moondrake.server.api.models import RESPONSES, Strict
from moondrake.server.deckstore import KeptDeck
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.studies import Studies, Study
from moondrake.server.workbench import Bench, Plan
from moondrake.table.saying import listed

router = APIRouter(prefix="/api/decks", tags=["decks"], responses=RESPONSES)


class StudyWish(Strict):
    """How much is to be measured: every opponent is met twice on each deal."""

    deals: int = Field(default=2, ge=1, le=20, examples=[2])
    level: str = Field(default="", max_length=40, description="Default: the best bot that is there.")


def studies_of(request: Request, house: House) -> Studies:
    """The measurements of this process."""
    found: Studies | None = getattr(request.app.state, "studies", None)
    if found is None:
        found = request.app.state.studies = Studies(house)
    return found


@router.get("/{deck_id}/study", summary="What was measured of a deck so far")
async def see(deck_id: ADeck, request: Request, house: TheHouse, guest: AGuest) -> dict[str, Any]:
    identity = must_be_known(guest)
    running = studies_of(request, house).found(identity, deck_id)

    def work(connection: Connection) -> dict[str, Any] | None:
        if deckstore.deck(connection, identity, deck_id) is None:
            raise Refused("unknown", "refused-no-deck")
        return studies.kept(connection, deck_id)

    stored = await house.database.read(work)
    return running.told() if running is not None else stored or {"status": "none"}


@router.post("/{deck_id}/study", status_code=202, summary="Measure a deck against the others by bots")
async def begin(
    deck_id: ADeck, wish: StudyWish, request: Request, house: TheHouse, guest: AGuest
) -> dict[str, Any]:
    identity = must_be_known(guest)
    guest.spend(house, "checks")
    levels = list(GAMES["bluemoon"].levels)
    level = wish.level or studies.best_level()
    if level not in levels:
        raise Refused("bad_setup", "refused-no-bot", name=level, known=listed(levels))
    every = await house.database.read(lambda connection: deckstore.decks(connection, identity))
    mine = [deck for deck in every if deck.id == deck_id]
    if not mine:
        raise Refused("unknown", "refused-no-deck")
    bench = await bench_of(house, identity)
    told = bench.read(mine[0].text, "", "en")
    if told["deck"] is None or told["unread"] or not told["deck"]["is_legal"]:
        raise Refused("bad_setup", "refused-measure-legal")
    plan = _plan(mine[0].name, told["deck"])
    others = await asyncio.to_thread(_others, every, deck_id, plan.ruleset, bench)
    study = Study(plan, mine[0].text, studies.opponents(others), wish.deals, level)
    origin = identities.origin(house.cookie_key, guest.address)
    await studies_of(request, house).end_without(identity, {deck.id for deck in every})
    studies_of(request, house).begin(identity, origin, deck_id, study, bench)
    return study.told()


def _plan(name: str, deck: dict[str, Any]) -> Plan:
    return Plan(
        name,
        deck["leader"],
        tuple(deck["cards"]),
        deck["inquisitor"] or "",
        deck["emissary"] or "",
        deck["family"],
        deck["drafted"],
        deck["ruleset"],
    )


def _others(every: list[KeptDeck], deck_id: str, ruleset: str, bench: Bench) -> list[tuple[str, str]]:
    """The latest other decks that may be played by these rules with the packs as they are now."""
    found: list[tuple[str, str]] = []
    for deck in every:
        if len(found) == studies.MOST_OWN:
            break
        told = bench.read(deck.text, ruleset, "en") if deck.is_legal and deck.id != deck_id else {}
        if told.get("deck") and told["deck"]["is_legal"] and not told["unread"]:
            found.append((deck.name, deck.text))
    return found


@router.delete("/{deck_id}/study", status_code=204, summary="Stop measuring; what was measured stays")
async def stop(deck_id: ADeck, request: Request, house: TheHouse, guest: AGuest) -> Response:
    await studies_of(request, house).stop(must_be_known(guest), deck_id)
    return Response(status_code=204)
