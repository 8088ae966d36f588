"""The application: everything put together."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from moondrake import __version__
from moondrake.server.api import (
    accounts,
    decks,
    drafts,
    games,
    identity,
    lessons,
    live,
    operations,
    people,
    reference,
    solo,
    stewards,
    studies,
    tables,
    tournaments,
)
from moondrake.server.database import Conflict
from moondrake.server.errors import Refused, spoken
from moondrake.server.guard import Guard
from moondrake.server.house import House
from moondrake.server.malformed import malformed
from moondrake.server.page import add_page
from moondrake.server.relay import Forwarding
from moondrake.server.settings import Settings

ABOUT = (
    "Tables of Blue Moon and Equinox: make one, sit down, play. Frames and messages of the socket are "
    "described in docs/server.md."
)

HTTP: Final = {404: ("unknown", "refused-http-404"), 405: ("method", "refused-http-405")}
"""What is refused before any part of the interface is asked."""


def create_app(settings: Settings) -> FastAPI:
    """A server as an ASGI application; `app.state.house` is its house."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[dict[str, House]]:
        await house.start()
        try:
            yield {"house": house}
        finally:
            await house.stop()

    app = FastAPI(
        title="moondrake",
        version=__version__,
        description=ABOUT,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    parts = (tables, tournaments, identity, decks, people, stewards, live, games, reference, lessons)
    for part in (*parts, accounts, drafts, studies, solo, operations):
        app.include_router(part.router)
    add_page(app)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(Conflict)(_conflict)
    app.exception_handler(RequestValidationError)(_invalid)
    app.exception_handler(HTTPException)(_http)
    app.add_middleware(Forwarding, house=house)
    app.add_middleware(Guard, house=house)
    return app


def _told(request: Request, error: Refused, status: int = 0) -> JSONResponse:
    told = error.told(spoken(request.headers))
    if error.code == "bad_setup":
        told["reason"] = told["message"]
    status = status or error.status
    wait = told.get("retry_after", 1 if status == 503 else None)
    return JSONResponse(told, status, {"retry-after": str(wait)} if wait is not None else None)


async def _refused(request: Request, error: Refused) -> JSONResponse:
    request.app.state.house.metrics.refusals.labels(error.code).inc()
    return _told(request, error)


async def _conflict(request: Request, _error: Conflict) -> JSONResponse:
    return _told(request, Refused("conflict", "refused-quicker"))


async def _invalid(request: Request, error: RequestValidationError) -> JSONResponse:
    return _told(request, malformed(error.errors()[0]), 422)


async def _http(request: Request, error: HTTPException) -> JSONResponse:
    code, key = HTTP.get(error.status_code, ("malformed", "refused-http"))
    told = Refused(code, key).told(spoken(request.headers))
    return JSONResponse(told, error.status_code, dict(error.headers) if error.headers else None)
