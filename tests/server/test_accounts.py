"""The same identity on another device, by six words or a passkey; and nothing of either can be read back."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import select

from moondrake.server.people import phrases
from moondrake.server.people.schema import PASSKEYS, PHRASES
from moondrake.server.settings import Limits
from tests.server.harness import Json, Place, in_place
from tests.server.test_lobby import identity_of, somebody

pytestmark = pytest.mark.medium


def test_words_say_sixteen_bits_each_and_can_be_typed_in_any_way() -> None:
    assert [phrases.word_of(number) for number in (0, 0xFFFF, 0x7F00)] == ["babab", "zuzuz", "lusab"]
    assert len({phrases.word_of(number) for number in range(2**16)}) == 2**16
    phrase = phrases.new_phrase()
    assert phrases.read_phrase(f"  {phrase.upper().replace(' ', ' - ')}\n") == phrase
    for wrong in ("", phrase + " babab", phrase[:-1], phrase.replace(" ", ""), "x " * 6):
        assert phrases.read_phrase(wrong) is None


def test_a_phrase_brings_the_identity_to_another_device_and_is_not_kept(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, other = await somebody(place, "Anna"), await somebody(place, "Nobody")
        before = (await anna.post("/api/identity/phrase")).json()["phrase"]
        phrase = (await anna.post("/api/identity/phrase")).json()["phrase"]
        refused = await other.post("/api/identity/recover", json={"phrase": before})
        assert (refused.status_code, refused.json()["code"]) == (403, "bad_token"), "the old one lapses"
        assert (await other.post("/api/identity/recover", json={"phrase": "six words"})).status_code == 403
        found = await other.post("/api/identity/recover", json={"phrase": phrase.upper()})
        assert found.json() == {"id": await identity_of(place, anna), "name": "Anna"}
        assert (await other.get("/api/identity")).json()["name"] == "Anna"
        rows = await place.house.database.read(lambda connection: connection.execute(select(PHRASES)).all())
        assert len(rows) == 1
        for word in phrase.split():
            assert word not in str(rows)
        assert hashlib.sha256(phrase.encode()).hexdigest() not in str(rows), "a quick digest would not do"
        assert (await anna.get("/api/identity/ways")).json()["phrase_at"] is not None
        assert (await anna.delete("/api/identity/phrase")).status_code == 204
        fresh = await place.guest().post("/api/identity/recover", json={"phrase": phrase})
        assert fresh.status_code == 403

    in_place(work, tmp_path)


def test_guessing_phrases_is_limited_by_address(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guess = {"phrase": " ".join(["babab"] * 6)}
        codes = [
            (await place.guest().post("/api/identity/recover", json=guess)).status_code for _ in range(6)
        ]
        assert codes == [403] * 4 + [429] * 2

    in_place(work, tmp_path, Limits(tokens=(4.0, 0.001)))


def web(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """A device with a passkey, as the standard describes it."""

    def __init__(self, origin: str = "http://localhost", site: str = "localhost") -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"credential-" + bytes(5)
        self.site = hashlib.sha256(site.encode()).digest()
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def make(self, options: Json) -> Json:
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self.site + b"\x45" + self.count.to_bytes(4) + bytes(16)
        data += len(self.id).to_bytes(2) + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": web(client), "attestationObject": web(attestation)}
        return {"id": web(self.id), "rawId": web(self.id), "type": "public-key", "response": response}

    def show(self, options: Json) -> Json:
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self.site + b"\x05" + self.count.to_bytes(4)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response: Json = {"clientDataJSON": web(client), "authenticatorData": web(data)}
        response["signature"] = web(signature)
        return {"id": web(self.id), "rawId": web(self.id), "type": "public-key", "response": response}


async def asked(guest: httpx.AsyncClient, what: str) -> Json:
    reply = await guest.post(f"/api/identity/{what}/options")
    assert reply.status_code == 200, reply.text
    options: Json = reply.json()["options"]
    return options


def test_a_passkey_brings_the_identity_to_another_device(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, device = await somebody(place, "Anna"), Authenticator()
        options = await asked(anna, "passkeys")
        assert options["rp"]["id"] == "localhost"
        assert await identity_of(place, anna) not in json.dumps(options), "devices learn no identity"
        made = {"credential": device.make(options)}
        kept = await anna.post("/api/identity/passkeys", json=made)
        assert kept.status_code == 200, kept.text
        assert [one["id"] for one in kept.json()["passkeys"]] == [web(device.id)]
        again = await anna.post("/api/identity/passkeys", json=made)
        assert again.status_code == 403, "each challenge once"
        other = place.guest()
        shown = {"credential": device.show(await asked(other, "signin"))}
        found = await other.post("/api/identity/signin", json=shown)
        assert found.json()["id"] == await identity_of(place, anna)
        assert (await place.guest().post("/api/identity/signin", json=shown)).status_code == 403, "no replay"
        gone = await anna.request("DELETE", "/api/identity/passkeys", json={"id": web(device.id)})
        assert gone.json()["passkeys"] == []
        late = {"credential": device.show(await asked(other, "signin"))}
        assert (await place.guest().post("/api/identity/signin", json=late)).status_code == 403

    in_place(work, tmp_path)


def test_a_passkey_of_another_page_device_or_time_lets_nobody_in(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, device = await somebody(place, "Anna"), Authenticator()
        await anna.post(
            "/api/identity/passkeys", json={"credential": device.make(await asked(anna, "passkeys"))}
        )

        async def refused(device: Authenticator, change: Json | None = None, wait: float = 0) -> None:
            stranger = place.guest()
            credential: Any = device.show(await asked(stranger, "signin"))
            credential["response"] |= change or {}
            place.clock.turn(wait)
            reply = await stranger.post("/api/identity/signin", json={"credential": credential})
            assert (reply.status_code, reply.json()["code"]) in ((403, "bad_token"), (400, "malformed"))
            assert "moondrake" not in stranger.cookies

        elsewhere = Authenticator(origin="https://evil.example")
        elsewhere.key = device.key
        await refused(elsewhere)
        await refused(Authenticator())
        await refused(device, wait=600)
        await refused(device, {"signature": web(bytes(70))})
        await refused(device, {"clientDataJSON": "!"})
        await refused(device, {"authenticatorData": ""})
        device.count = 0
        rows = await place.house.database.read(lambda connection: connection.execute(select(PASSKEYS)).all())
        assert len(rows) == 1
        for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": web(b"{}")}}, {"id": None}):
            reply = await place.guest().post("/api/identity/signin", json={"credential": nonsense})
            assert reply.status_code == 400

    in_place(work, tmp_path)


def test_a_copied_passkey_is_noticed_by_its_count(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, device = await somebody(place, "Anna"), Authenticator()
        await anna.post(
            "/api/identity/passkeys", json={"credential": device.make(await asked(anna, "passkeys"))}
        )
        device.count = 10
        guest = place.guest()
        shown = device.show(await asked(guest, "signin"))
        assert (await guest.post("/api/identity/signin", json={"credential": shown})).status_code == 200
        device.count = 4
        shown = device.show(await asked(guest, "signin"))
        assert (await guest.post("/api/identity/signin", json={"credential": shown})).status_code == 403

    in_place(work, tmp_path)


def test_somebody_else_cannot_keep_a_passkey_that_was_asked_of_me(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben, device = await somebody(place, "Anna"), await somebody(place, "Ben"), Authenticator()
        made = {"credential": device.make(await asked(anna, "passkeys"))}
        assert (await ben.post("/api/identity/passkeys", json=made)).status_code == 403

    in_place(work, tmp_path)
