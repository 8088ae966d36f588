"""The files of the page and the long lists: compressed, and kept by browsers as long as is right."""

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.datastructures import Headers

from moondrake.server.packed import accepts
from moondrake.server.page import add_page
from tests.server.harness import Place, in_place


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>moondrake</title>")
    (folder / "assets" / "main-abc.js").write_text("plain")
    (folder / "assets" / "main-abc.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(b"as gzip"))
    (folder / "assets" / "font-abc.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("nobody may read this")
    return folder


def ask(folder: Path, *paths: str, method: str = "GET", **headers: str) -> list[httpx.Response]:
    """Requests with these headers and no others."""

    async def work() -> list[httpx.Response]:
        app = FastAPI()
        add_page(app, folder)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as guest:
            del guest.headers["accept-encoding"]
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            replies = []
            for path in paths:
                request = guest.build_request(method, path, headers=given)
                replies.append(await guest.send(request))
            return replies

    return asyncio.run(work())


@pytest.mark.parametrize(
    ("accepted", "coding", "length"),
    [("gzip, deflate, br", "br", 9), ("gzip", "gzip", None), ("br;q=0, gzip", "gzip", None), ("", None, 5)],
)
def test_a_compressed_file_is_sent_to_browsers_that_read_it(
    page: Path, accepted: str, coding: str | None, length: int | None
) -> None:
    async def raw() -> httpx.Response:
        app = FastAPI()
        add_page(app, page)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as guest:
            return await guest.head("/assets/main-abc.js", headers={"accept-encoding": accepted})

    reply = asyncio.run(raw())
    assert reply.status_code == 200
    assert reply.headers.get("content-encoding") == coding
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["vary"] == "accept-encoding"
    assert length is None or reply.headers["content-length"] == str(length)


def test_hashed_files_are_kept_for_ever_and_the_rest_is_asked_for_again(page: Path) -> None:
    asset, font, home, index = ask(page, "/assets/main-abc.js", "/assets/font-abc.woff2", "/", "/index.html")
    for reply in (asset, font):
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert font.headers["content-type"] == "font/woff2"
    for reply in (home, index):
        assert reply.headers["cache-control"] == "no-cache"
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
    (again,) = ask(page, "/", if_none_match=home.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets",
        "/assets/",
        "/api/nothing",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_what_is_not_a_file_of_the_page_is_not_there(page: Path, path: str) -> None:
    (reply,) = ask(page, path)
    assert reply.status_code == 404
    assert "nobody" not in reply.text


def test_without_a_build_the_page_says_how_to_make_one_and_is_there_as_soon_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        folder = tmp_path / "later"
        app = FastAPI()
        add_page(app, folder)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as guest:
            assert "make page" in (await guest.get("/")).text
            assert (await guest.get("/assets/main.js")).status_code == 404
            (folder / "assets").mkdir(parents=True)
            (folder / "index.html").write_text("the page")
            (folder / "assets" / "main.js").write_text("its script")
            assert (await guest.get("/")).text == "the page"
            assert (await guest.get("/assets/main.js")).text == "its script"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("header", "yes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("x-gzip", False),
        ("*", False),
        ("", False),
    ],
)
def test_a_browser_says_what_it_reads(header: str, yes: bool) -> None:
    assert accepts(Headers({"accept-encoding": header}), "gzip") == yes


def test_long_lists_are_compressed_and_not_sent_twice(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        for path in (
            "reference/cards",
            "reference/creatures",
            "reference/rules",
            "reference/chapters/BM-10",
            "reference/words/de",
            "games?language=hu",
        ):
            packed = await guest.get(f"/api/{path}", headers={"accept-encoding": "gzip"})
            plain = await guest.get(f"/api/{path}", headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content
            assert packed.headers["vary"] == "accept-encoding"
            assert re.fullmatch(r'"[0-9a-f]{20}"', packed.headers["etag"])
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
            again = await guest.get(
                f"/api/{path}", headers={"if-none-match": f'"x", W/{packed.headers["etag"]}'}
            )
            assert (again.status_code, again.content) == (304, b"")

    in_place(work, tmp_path)
