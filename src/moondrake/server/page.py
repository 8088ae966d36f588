"""The page in the browser: the one that was built, or a word on how to build it."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>moondrake</title>
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>moondrake</h1>
<p>The server runs. There is no page to play at yet: use <code>moondrake play</code> in a terminal,
or talk to the server with a program: <a href="api/openapi.json">the interface</a>.</p>
</main></body></html>
"""
FOLDER = Path(str(files("moondrake.server"))) / "page"


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the built page at the root; its hashed assets may be kept by browsers for ever."""
    index = folder / "index.html"

    @app.get("/", include_in_schema=False)
    async def home() -> Response:
        if index.exists():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(NOT_BUILT)

    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder), name="page")
