"""For those who run the server: is it well, and figures."""

import asyncio
import hmac
from typing import Final

from fastapi import APIRouter, Request, Response

from moondrake.server import store
from moondrake.server.api.common import TheHouse, bearer
from moondrake.server.api.models import TEXT_RESPONSES, Health
from moondrake.server.errors import Refused
from moondrake.server.guard import LOCAL_NAMES
from moondrake.server.house import House
from moondrake.server.metrics import merged
from moondrake.server.relay import ASKED_BY, ITSELF, ask

router = APIRouter(tags=["operations"], responses={503: TEXT_RESPONSES[503]})
FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "via")


@router.get("/healthz", summary="Is the server able to store?")
async def healthz(house: TheHouse) -> Health:
    await house.check_storage()
    return Health(status="ok", database=house.database.engine.dialect.name)


@router.get(
    "/metrics",
    summary="Figures for Prometheus; for this machine, or with the token of `--metrics-token`",
    response_class=Response,
    responses={403: TEXT_RESPONSES[403]},
)
async def metrics(request: Request, house: TheHouse) -> Response:
    check_reader(request, house)
    for status, count in (await house.database.read(store.counts)).items():
        house.metrics.tables.labels(status).set(count)
    house.metrics.resident.set(len(house.tables))
    text = house.metrics.text()
    if house.neighbours.others and request.scope.get(ASKED_BY) != ITSELF:
        text = merged({house.neighbours.name: text, **await figures_of_others(house)})
    return Response(text, media_type=house.metrics.content_type)


async def figures_of_others(house: House) -> dict[str, bytes]:
    """The same page of every other process that answers: whoever asks one process sees all."""
    others = list(house.neighbours.others.values())
    pages = await asyncio.gather(*(ask(house, other, b"/metrics") for other in others))
    return {other.name: page for other, page in zip(others, pages, strict=True) if page is not None}


def check_reader(request: Request, house: House) -> None:
    """Figures are for whoever runs the server; raises Refused."""
    if request.scope.get(ASKED_BY) == ITSELF:
        return
    token = house.settings.metrics_token
    if token:
        shown = bearer(request.headers.get("authorization")) or ""
        if not hmac.compare_digest(shown.encode(), token.encode()):
            raise Refused("not_yours", "refused-metrics-token")
        return
    is_near = request.client is not None and request.client.host in LOCAL_NAMES
    if not is_near or house.settings.public_url or any(name in request.headers for name in FORWARDED):
        raise Refused("not_yours", "refused-metrics-here")
