"""Bytes that many browsers fetch: compressed where they read that, not sent again while they are the same."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

KEEP: Final = "public, max-age=300"
"""Short: a server with new rules is soon asked again, and answers 304 if nothing changed."""
SMALL: Final = 1000
"""Bytes below which compressing is not worth it."""


def accepts(headers: Headers, coding: str) -> bool:
    """Does the browser read this coding? (RFC 9110, 12.5.3; `*` is not taken as a yes.)"""
    for part in ",".join(headers.getlist("accept-encoding")).split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == coding:
            return quality.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@dataclass(frozen=True, slots=True)
class Packed:
    """A body, the same compressed (empty where that is no gain), and its mark."""

    body: bytes
    gzipped: bytes
    etag: str
    media_type: str

    def response(self, request: Request) -> Response:
        """What this browser is sent."""
        headers = {"cache-control": KEEP, "etag": self.etag, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in [mark.strip().removeprefix("W/") for mark in known.split(",")]:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.gzipped and accepts(request.headers, "gzip"):
            body = self.gzipped
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


def packed(value: Any, media_type: str = "application/json") -> Packed:
    """A value as JSON, or a text, ready to be sent."""
    body = value.encode() if isinstance(value, str) else msgspec.json.encode(value)
    gzipped = gzip.compress(body, 9, mtime=0) if len(body) >= SMALL else b""
    return Packed(body, gzipped, f'"{hashlib.sha256(body).hexdigest()[:20]}"', media_type)
