"""What only one browser can read: RFC 8291 (Web Push) over RFC 8188; and who sends it: RFC 8292 (VAPID)."""

import base64
import hashlib
import hmac
import json
import os
import struct
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
HALF_A_DAY: Final = 12 * 60 * 60


def encode(raw: bytes) -> str:
    """As the web writes bytes: base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of 65 bytes; raises ValueError for what lies on no curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def sender_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key this server signs its messages with: it follows from the server's own, so it is not kept."""
    number = int.from_bytes(hmac.new(secret, b"web push sender", hashlib.sha512).digest())
    return ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    """One block of HKDF."""
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


def sealed(
    message: bytes,
    reader: bytes,
    auth: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser that has the key behind `reader`; `once` and `salt` are drawn anew."""
    once, salt = once or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = point(once.public_key())
    shared = once.exchange(ec.ECDH(), read_point(reader))
    first = hmac.new(auth, shared, hashlib.sha256).digest()
    secret = _expand(first, b"WebPush: info\0" + reader + mine, 32)
    pseudo = hmac.new(salt, secret, hashlib.sha256).digest()
    key = _expand(pseudo, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expand(pseudo, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def voucher(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: int) -> str:
    """The header by which a push service knows who sends; `now` in seconds."""
    claims = {"aud": audience, "exp": now + HALF_A_DAY, "sub": contact}
    parts = [encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encode(r.to_bytes(32) + s.to_bytes(32))
    return f"vapid t={signed}.{signature}, k={encode(point(key.public_key()))}"
