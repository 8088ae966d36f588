"""What every request passes: host, origin, size, rate, security headers, one line in the log."""

import asyncio
import json
import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from moondrake.server.errors import Refused, short, spoken
from moondrake.server.house import House
from moondrake.server.identities import network
from moondrake.server.settings import Settings

log = logging.getLogger("moondrake.access")
LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")
UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FOR_ASSETS: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""Scripts, styles and fonts are no documents: half a kilobyte of the rest would mean nothing there."""
BODY_SECONDS: Final = 30.0
SKIPS_LIMIT: Final = ("/healthz", "/metrics")


def host_name(netloc: str) -> str:
    """The name in `name:port`, without brackets."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return ""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.settings: Settings = house.settings
        names = set(LOCAL_NAMES)
        if not self.settings.is_loopback:
            names.add(host_name(self.settings.host))
        if self.settings.public_url:
            names.add(host_name(urlsplit(self.settings.public_url).netloc))
        self.names = names
        self.accepts_any_host = self.settings.host in ("0.0.0.0", "::") and not self.settings.public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._take_prefix(scope)
        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
        except Refused as refusal:
            await self._turn_away(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self._serve(scope, Limited(receive, self.settings.limits.body), send)

    def _take_prefix(self, scope: Scope) -> None:
        """Behind a proxy the page may live under a path prefix."""
        prefix = self.settings.root_path or Headers(scope=scope).get("x-forwarded-prefix", "")
        prefix = prefix.rstrip("/")
        if (
            prefix.startswith("/")
            and len(prefix) <= 100
            and all(sign.isalnum() or sign in "/-_." for sign in prefix)
        ):
            scope["root_path"] = prefix
            if not scope["path"].startswith(prefix + "/"):
                scope["path"] = prefix + scope["path"]

    def check(self, scope: Scope, headers: Headers) -> None:
        """Host (against rebinding), origin (against other pages), size and rate; raises Refused."""
        host = host_name(headers.get("host", ""))
        if host not in self.names and not self.accepts_any_host:
            raise Refused("wrong_origin", "refused-host-name")
        origin = headers.get("origin")
        method = scope.get("method", "GET")
        if origin is not None and (scope["type"] == "websocket" or method in UNSAFE):
            self._check_origin(origin, headers.get("host", ""))
        if headers.get("sec-fetch-site") == "cross-site" and (
            method in UNSAFE or scope["type"] == "websocket"
        ):
            raise Refused("wrong_origin", "refused-other-sites")
        self._check_body(headers)
        address = network(scope["client"][0]) if scope.get("client") else ""
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if scope["type"] == "http" and path not in SKIPS_LIMIT:
            self.house.limiters["requests"].spend(address)

    def _check_origin(self, origin: str, host: str) -> None:
        try:
            netloc = urlsplit(origin).netloc.lower()
        except ValueError:
            netloc = ""
        public = urlsplit(self.settings.public_url).netloc.lower() if self.settings.public_url else None
        if not netloc or netloc not in (host.lower(), public):
            raise Refused("wrong_origin", "refused-other-sites")

    def _check_body(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal():
            raise Refused("malformed", "refused-content-length")
        if int(length) > self.settings.limits.body:
            raise Refused("too_large", "refused-body-bytes", bytes=length, most=self.settings.limits.body)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, refusal: Refused) -> None:
        self.house.metrics.refusals.labels(refusal.code).inc()
        language = spoken(Headers(scope=scope))
        if scope["type"] == "websocket":
            await receive()
            await send(
                {"type": "websocket.close", "code": 1008, "reason": short(refusal.in_language(language))}
            )
            return
        body = json.dumps(refusal.told(language)).encode()
        start: Message = {
            "type": "http.response.start",
            "status": refusal.status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
        headers = MutableHeaders(scope=start)
        if "retry_after" in refusal.more:
            headers["retry-after"] = str(refusal.more["retry_after"])
        self._add_headers(scope, headers)
        self._note(scope, refusal.status, 0.0)
        await send(start)
        await send({"type": "http.response.body", "body": body})

    async def _serve(self, scope: Scope, receive: "Limited", send: Send) -> None:
        began = time.perf_counter()
        is_replaced = False

        async def decorated(message: Message) -> None:
            nonlocal is_replaced
            if is_replaced:
                return
            if receive.refusal is not None and message["type"] == "http.response.start":
                is_replaced = True
                await self._turn_away(scope, receive, send, receive.refusal)
                return
            if message["type"] == "http.response.start":
                self._add_headers(scope, MutableHeaders(scope=message))
                self._note(scope, message["status"], time.perf_counter() - began)
            await send(message)

        try:
            await self.app(scope, receive, decorated)
        except Refused as refusal:  # before the application was asked
            if not is_replaced:
                await self._turn_away(scope, receive, send, refusal)

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        for name in FOR_ASSETS if path.startswith("/assets/") else HEADERS:
            headers.setdefault(name, HEADERS[name])
        if path.startswith("/api"):
            headers.setdefault("cache-control", "no-store")
        if scope.get("scheme") == "https" or self.settings.is_https:
            headers.setdefault("strict-transport-security", "max-age=31536000")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line a request: never the query, headers or body."""
        self.house.metrics.requests.labels(scope["method"], str(status)).inc()
        extra: dict[str, Any] = {
            "method": scope["method"],
            "path": scope["path"][:200],
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.info("request", extra=extra)


class Limited:
    """Reads a body up to a size and within a time, also where its length was not announced."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most
        self.until = asyncio.get_running_loop().time() + BODY_SECONDS
        self.is_read = False
        self.refusal: Refused | None = None

    async def __call__(self) -> Message:
        if self.is_read:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.receive()
        except TimeoutError:
            self.refusal = Refused("too_slow", "refused-body-slow", seconds=f"{BODY_SECONDS:g}")
            raise self.refusal from None
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            self.is_read = not message.get("more_body", False)
            if self.left < 0:
                self.refusal = Refused("too_large", "refused-body-large")
                raise self.refusal
        return message
