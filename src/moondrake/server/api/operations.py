"""For those who run the server: is it well, and figures."""

from fastapi import APIRouter, Response
from sqlalchemy import text

from moondrake.server import store
from moondrake.server.api.common import TheHouse
from moondrake.server.api.models import TEXT_RESPONSES, Health

router = APIRouter(tags=["operations"], responses={503: TEXT_RESPONSES[503]})


@router.get("/healthz", summary="Is the server able to work?")
async def healthz(house: TheHouse) -> Health:
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    return Health(status="ok", database=house.database.engine.dialect.name)


@router.get("/metrics", summary="Figures for Prometheus", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    for status, count in (await house.database.read(store.counts)).items():
        house.metrics.tables.labels(status).set(count)
    return Response(house.metrics.text(), media_type=house.metrics.content_type)
