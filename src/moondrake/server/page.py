"""The page in the browser: the one that was built, or a word on how to build it."""

import os
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from moondrake.server.packed import accepts

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>moondrake</title>
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>moondrake</h1>
<p>The server runs, but the page is not built. In the folder of the sources type <code>make page</code>, then
reload. You can also play with <code>moondrake play</code> in a terminal, or with a program:
<a href="api/openapi.json">the interface</a>.</p>
</main></body></html>
"""
FOLDER: Final = Path(str(files("moondrake.server"))) / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
LATER: Final = "no-cache"
"""The browser asks again each time, and is told 304 while nothing changed."""
ASSETS: Final = "assets"
"""Where Vite puts files whose names change with their content."""
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))


class PageFiles(StaticFiles):
    """The files of the build; where there is a compressed one beside a file, that one is sent."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The page may be built while the server runs: until then there is nothing here."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split(os.sep)[0] == "api" or not self.folder.is_dir():
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: "str | os.PathLike[str]",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        wanted = Path(full_path)
        headers, chosen, extra = Headers(scope=scope), wanted, {"vary": "accept-encoding"}
        for coding, ending in PACKED:
            beside = wanted.with_name(wanted.name + ending)
            if accepts(headers, coding) and beside.is_file():
                chosen, stat_result = beside, beside.stat()
                extra["content-encoding"] = coding
                break
        extra["cache-control"] = FOR_EVER if wanted.parent.name == ASSETS else LATER
        response = FileResponse(
            chosen,
            status_code,
            headers=extra,
            media_type=TYPES.get(wanted.suffix, "application/octet-stream"),
            stat_result=stat_result,
        )
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the built page at the root; its hashed assets may be kept by browsers for ever."""
    index = folder / "index.html"
    page = PageFiles(folder)

    @app.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
    async def home(request: Request) -> Response:
        if index.is_file():
            return page.file_response(index, index.stat(), request.scope)
        return HTMLResponse(NOT_BUILT, headers={"cache-control": LATER})

    app.mount("/", page, name="page")
