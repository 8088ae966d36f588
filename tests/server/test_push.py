"""Notices of one's turn: sealed as the RFC says, sent once, to push services only, by all languages."""

import hmac
import http.server
import json
import struct
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from moondrake.server.people import sealed
from moondrake.server.people.push import is_service
from tests.server.harness import Json, Place, in_place
from tests.server.test_lobby import handle_of, somebody

READER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
ONCE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(sealed.decode(text)), ec.SECP256R1())


def test_the_published_example_of_rfc_8291() -> None:
    message = b"When I grow up, I want to be a watermelon"
    made = sealed.sealed(
        message, sealed.decode(READER), sealed.decode(AUTH), private(ONCE), sealed.decode(SALT)
    )
    assert sealed.encode(made) == SEALED


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads."""
    salt, (_, length), rest = body[:16], struct.unpack(">IB", body[16:21]), body[21:]
    sender, cipher = rest[:length], rest[length:]
    shared = key.exchange(ec.ECDH(), sealed.read_point(sender))
    reader = sealed.point(key.public_key())
    first = hmac.new(auth, shared, "sha256").digest()
    secret = sealed._expand(first, b"WebPush: info\0" + reader + sender, 32)
    pseudo = hmac.new(salt, secret, "sha256").digest()
    aes = AESGCM(sealed._expand(pseudo, b"Content-Encoding: aes128gcm\0", 16))
    plain = aes.decrypt(sealed._expand(pseudo, b"Content-Encoding: nonce\0", 12), cipher, None)
    assert plain[-1:] == b"\x02"
    return plain[:-1]


@pytest.mark.parametrize(
    ("endpoint", "is_one"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-db5p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evil.example/fcm.googleapis.com", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://notify.windows.com.example/x", False),
        ("https://127.0.0.1/x", False),
        ("http://169.254.169.254/latest", False),
        ("https://[::1]/x", False),
        ("https://[x/", False),
        ("https://localhost%2f.push.apple.com/x", False),
        ("https://127.0.0.1\\.push.apple.com/x", False),
        ("https://push.example.org/x", True),
        ("https://other.example.org/x", False),
    ],
)
def test_the_server_asks_push_services_and_nobody_else(endpoint: str, is_one: bool) -> None:
    assert is_service(endpoint, ("push.example.org",)) is is_one


class Service(http.server.ThreadingHTTPServer):
    """A push service: keeps what it is handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []
        self.status = 201
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.handed.append(SimpleNamespace(path=self.path, headers=dict(self.headers), body=body))
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    thread = threading.Thread(target=made.serve_forever, daemon=True)
    thread.start()
    yield made
    made.shutdown()
    made.server_close()
    thread.join()


def subscription(service: Service, language: str, name: str = "x") -> Json:
    endpoint = f"{service.origin}/{name}"
    return {"endpoint": endpoint, "p256dh": READER, "auth": AUTH, "language": language}


@pytest.mark.medium
def test_whoever_is_away_is_told_of_a_turn_once_until_they_look(tmp_path: Path, service: Service) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel(options={"clock": {"kind": "days", "days": 3}})
        for guest, language in zip(guests, ("de", "hu"), strict=True):
            reply = await guest.post("/api/identity/push", json=subscription(service, language, language))
            assert reply.status_code == 200, reply.text
        for _ in range(12):
            await place.move(table, *guests)
            await place.settle()
        told = [one.path for one in service.handed]
        assert sorted(set(told)) == ["/de", "/hu"]
        assert len(told) == 2, "not for every question"
        first = next(one for one in service.handed if one.path == "/de")
        message = json.loads(opened(first.body, private(READER_KEY), sealed.decode(AUTH)))
        assert message == {
            "title": "Blue Moon: dein Zug",
            "text": "Du bist am Zug gegen Ben.",
            "table": table,
        }
        check_voucher(place, service, first.headers["Authorization"])
        place.clock.turn(60)
        await place.house.note_seen([(table, 0), (table, 1)], place.clock.now())
        place.clock.turn(60)
        for _ in range(12):
            await place.move(table, *guests)
            await place.settle()
        assert len(service.handed) == 4
        service.status = 410
        await place.house.note_seen([(table, 0), (table, 1)], place.clock.now())
        place.clock.turn(60)
        for _ in range(12):
            await place.move(table, *guests)
            await place.settle()
        ways = (await guests[0].get("/api/identity/ways")).json()
        assert ways["browsers"] == 0, "a browser that is gone is told no more"

    in_place(work, tmp_path, push_hosts=(service.origin,))


def check_voucher(place: Place, service: Service, header: str) -> None:
    """RFC 8292: signed by the key that browsers were given, for this service, not for long."""
    token, key = (part.strip().partition("=")[2] for part in header.removeprefix("vapid ").split(","))
    assert key == place.house.people.push.public_key()
    head, claims, signature = token.split(".")
    raw = sealed.decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = sealed.read_point(sealed.decode(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(sealed.decode(claims))
    assert told["aud"] == service.origin
    assert 0 < told["exp"] - place.clock.now() // 1000 <= 24 * 3600


@pytest.mark.medium
def test_a_challenge_is_told_and_a_push_address_belongs_to_one_person(
    tmp_path: Path, service: Service
) -> None:
    async def work(place: Place) -> None:
        anna, ben = await somebody(place, "Anna"), await somebody(place, "Ben")
        for guest in (anna, ben):
            await guest.post("/api/identity/push", json=subscription(service, "en"))
        assert (await anna.get("/api/identity/ways")).json()["browsers"] == 0
        seats: list[Json] = [{"kind": "me"}, {"kind": "open", "person": await handle_of(place, anna, "Ben")}]
        assert (await anna.post("/api/tables", json={"game": "equinox", "seats": seats})).status_code == 201
        await place.settle()
        message = json.loads(opened(service.handed[0].body, private(READER_KEY), sealed.decode(AUTH)))
        assert (message["title"], message["text"]) == ("Equinox: a challenge", "Anna wants to play with you.")
        for wrong in (
            {"endpoint": "http://127.0.0.1:1/x"},
            {"endpoint": "file:///etc/passwd"},
            {"p256dh": "A" * 87},
            {"auth": ""},
        ):
            reply = await ben.post("/api/identity/push", json=subscription(service, "en") | wrong)
            assert reply.status_code in (400, 422), wrong
        ended = await ben.request("DELETE", "/api/identity/push", json={})
        assert ended.json()["browsers"] == 0

    in_place(work, tmp_path, push_hosts=(service.origin,))
