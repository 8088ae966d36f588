"""Anonymous identities: a signed cookie, nothing else to know a guest by."""

import hashlib
import hmac
import ipaddress
import re
import secrets
import unicodedata
from typing import Final

COOKIE: Final = "moondrake"
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
NAME_LENGTH: Final = 32
TRANSFER_MS: Final = 15 * 60 * 1000
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{16,32}\.[0-9a-f]{64}")
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
"""Kinds of signs that nobody sees, or that turn the letters after them round."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that look like nothing."""
_MARKS: Final = 2
"""So many accents one letter may have."""


def new_name(size: int = 9) -> str:
    """A name nobody else has; it never looks like an option, so that every command takes it."""
    while True:
        name = secrets.token_urlsafe(size)
        if not name.startswith("-"):
            return name


def new_identity() -> str:
    """The name of a guest."""
    return new_name(18)


def _signature(key: bytes, identity: str) -> str:
    return hmac.new(key, b"identity " + identity.encode(), hashlib.sha256).hexdigest()


def sign(key: bytes, identity: str) -> str:
    """The cookie of an identity."""
    return f"{identity}.{_signature(key, identity)}"


def verify(key: bytes, cookie: str | None) -> str | None:
    """The identity of a cookie; None if it is missing or forged."""
    if cookie is None or not _FORM.fullmatch(cookie):
        return None
    identity, _, signature = cookie.partition(".")
    return identity if hmac.compare_digest(signature, _signature(key, identity)) else None


def network(address: str) -> str:
    """What an address counts as: itself, or all of its network where whoever has one has 2^64 of them."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((parsed, 64), strict=False))


def origin(key: bytes, address: str) -> str:
    """What is kept instead of an address (or its network): a keyed digest."""
    counted = network(address)
    try:
        ipaddress.ip_network(counted)
    except ValueError:
        return ""
    return hmac.new(key, b"origin " + counted.encode(), hashlib.sha256).hexdigest()[:24]


def clean_text(text: str) -> str:
    """One line with nothing invisible, nothing that turns letters round, and no towers of accents."""
    kept: list[str] = []
    marks = _MARKS
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if kind in _UNSEEN or sign in _BLANK:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= _MARKS:
            kept.append(sign)
        if kind[0] == "Z":
            marks = _MARKS
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A nickname that can be shown, not too long."""
    return clean_text(name)[:NAME_LENGTH].strip()


def owner_tag(table_id: str, identity: str | None) -> str:
    """Tells whether two seats have the same owner, and nothing else."""
    return "" if identity is None else hashlib.sha256(f"{table_id} {identity}".encode()).hexdigest()[:16]
