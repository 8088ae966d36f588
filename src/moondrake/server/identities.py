"""Anonymous identities: a signed cookie, nothing else to know a guest by."""

import hashlib
import hmac
import ipaddress
import re
import secrets
from typing import Final

COOKIE: Final = "moondrake"
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
NAME_LENGTH: Final = 32
TRANSFER_MS: Final = 15 * 60 * 1000
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{16,32}\.[0-9a-f]{64}")
_UNSEEN: Final = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)


def new_identity() -> str:
    """A name nobody else has."""
    return secrets.token_urlsafe(18)


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


def origin(key: bytes, address: str) -> str:
    """What is kept instead of an address: a keyed digest, of the whole network where addresses are many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if parsed.version == 6:
        mapped = parsed.ipv4_mapped
        network = str(mapped) if mapped else str(ipaddress.ip_network((parsed, 64), strict=False))
    else:
        network = str(parsed)
    return hmac.new(key, b"origin " + network.encode(), hashlib.sha256).hexdigest()[:24]


def clean_text(text: str) -> str:
    """One line with nothing invisible, and nothing that turns the letters after it round."""
    return " ".join(_UNSEEN.sub("", text).split())


def clean_name(name: str) -> str:
    """A nickname that can be shown, not too long."""
    return clean_text(name)[:NAME_LENGTH].strip()
