"""Accounts beside the anonymous identity, for those who want one: recovery phrase, passkeys, notices."""

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from moondrake.server import answers
from moondrake.server.api.common import AGuest, Somebody, TheHouse, must_be_known, nickname, set_cookie
from moondrake.server.api.models import RESPONSES, As, IdentityInfo, Strict
from moondrake.server.errors import Refused
from moondrake.server.guard import host_name
from moondrake.server.house import House
from moondrake.server.people import passkeys, phrases, push, sealed
from moondrake.words import PATTERN

router = APIRouter(prefix="/api/identity", tags=["accounts"], responses=RESPONSES)


class Ways(BaseModel):
    """The ways back to this identity, and what it is told."""

    phrase_at: int | None = Field(description="When the recovery phrase was made.")
    passkeys: list[Annotated[dict[str, Any], As(answers.Passkey)]]
    browsers: int = Field(description="How many browsers are told of a turn.")
    push_key: str = Field(description="The key a browser needs to ask its push service.")


class Phrase(BaseModel):
    """Shown once: it is not kept."""

    phrase: str = Field(examples=["lusab babad gutih tugad mifur popaz"])


class PhraseIn(Strict):
    """A recovery phrase, however it is spaced."""

    phrase: Annotated[str, Field(max_length=200)] = Field(examples=["lusab babad gutih tugad mifur popaz"])


class PasskeyOptions(BaseModel):
    """What `navigator.credentials` is given as `publicKey` (its JSON form)."""

    options: dict[str, Any]


class Credential(Strict):
    """The answer of an authenticator, in its JSON form."""

    credential: dict[str, Any]


class PasskeyId(Strict):
    """Which passkey."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,400}$")]


class PushWish(Strict):
    """A browser's push subscription, and the language it reads."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
    language: Annotated[str, Field(pattern=PATTERN)] = "en"


class PushEnd(Strict):
    """Which browser is told no more; without an endpoint, all of them."""

    endpoint: Annotated[str, Field(max_length=1000)] | None = None


async def _ways(house: House, identity: str) -> Ways:
    def work(connection: Connection) -> Ways:
        return Ways(
            phrase_at=phrases.made_at(connection, identity),
            passkeys=[{"id": row.id, "at": row.at} for row in passkeys.listed(connection, identity)],
            browsers=len(push.browsers(connection, identity)),
            push_key=house.people.push.public_key(),
        )

    return await house.database.read(work)


@router.get("/ways", summary="How I can come back, and where I am told of a turn")
async def ways(house: TheHouse, guest: AGuest) -> Ways:
    return await _ways(house, must_be_known(guest))


async def _derived(house: House, phrase: str) -> str:
    async with house.people.slowly:
        return await asyncio.to_thread(phrases.derived, house.cookie_key, phrase)


@router.post("/phrase", summary="A new recovery phrase, shown once; the old one lapses")
async def new_phrase(house: TheHouse, guest: Somebody) -> Phrase:
    identity = must_be_known(guest)
    guest.spend(house, "proofs")
    phrase, now = phrases.new_phrase(), house.clock.now()
    kept = await _derived(house, phrase)
    await house.database.write(
        lambda connection: phrases.put(connection, identity, kept, now), is_compound=True
    )
    return Phrase(phrase=phrase)


@router.delete("/phrase", summary="No recovery phrase works any more", status_code=204)
async def drop_phrase(house: TheHouse, guest: AGuest) -> Response:
    identity = must_be_known(guest)
    await house.database.write(lambda connection: phrases.drop(connection, identity))
    return Response(status_code=204)


@router.post("/recover", summary="Become the identity of a recovery phrase")
async def recover(
    wish: PhraseIn, request: Request, response: Response, house: TheHouse, guest: AGuest
) -> IdentityInfo:
    guest.spend(house, "proofs")
    house.limiters["tokens"].spend(guest.address)
    phrase = phrases.read_phrase(wish.phrase)
    if phrase is None:
        raise Refused("bad_token", "refused-phrase-form", words=phrases.WORDS)
    kept = await _derived(house, phrase)
    identity = await house.database.read(lambda connection: phrases.owner(connection, kept))
    if identity is None:
        raise Refused("bad_token", "refused-no-phrase")
    set_cookie(request, response, identity)
    return IdentityInfo(id=identity, name=await nickname(house, identity))


def site_of(request: Request, house: House) -> tuple[str, list[str]]:
    """The name passkeys belong to, and the origins that may ask for them."""
    public = house.settings.public_url
    if public:
        parts = urlsplit(public)
        return host_name(parts.netloc), [f"{parts.scheme}://{parts.netloc}"]
    host = request.headers.get("host", "")
    return host_name(host), [f"{request.url.scheme}://{host}"]


@router.post("/passkeys/options", summary="Begin to make a passkey")
async def passkey_options(request: Request, house: TheHouse, guest: Somebody) -> PasskeyOptions:
    identity, now = must_be_known(guest), house.clock.now()
    guest.spend(house, "proofs")
    site, _ = site_of(request, house)
    name = await nickname(house, identity)
    known = await house.database.read(lambda connection: passkeys.listed(connection, identity))
    user = passkeys.user_id(house.cookie_key, identity)
    options, challenge = passkeys.registration(site, user, name, [row.id for row in known])
    await house.database.write(lambda connection: passkeys.ask(connection, challenge, identity, now))
    return PasskeyOptions(options=options)


@router.post("/passkeys", summary="Keep the passkey that was made")
async def keep_passkey(wish: Credential, request: Request, house: TheHouse, guest: AGuest) -> Ways:
    identity, now = must_be_known(guest), house.clock.now()
    challenge = passkeys.challenge_in(wish.credential)
    if not await house.database.write(
        lambda connection: passkeys.answered(connection, challenge, identity, now)
    ):
        raise Refused("bad_token", "refused-proof-late")
    site, origins = site_of(request, house)
    made = await asyncio.to_thread(passkeys.checked_registration, wish.credential, challenge, site, origins)
    await house.database.write(
        lambda connection: passkeys.add(connection, identity, *made, now), is_compound=True
    )
    return await _ways(house, identity)


@router.delete("/passkeys", summary="A passkey works no more")
async def drop_passkey(wish: PasskeyId, house: TheHouse, guest: AGuest) -> Ways:
    identity = must_be_known(guest)
    if not await house.database.write(lambda connection: passkeys.remove(connection, identity, wish.id)):
        raise Refused("unknown", "refused-no-passkey")
    return await _ways(house, identity)


@router.post("/signin/options", summary="Begin to come back with a passkey")
async def signin_options(request: Request, house: TheHouse, guest: AGuest) -> PasskeyOptions:
    guest.spend(house, "proofs")
    now, (site, _) = house.clock.now(), site_of(request, house)
    options, challenge = passkeys.authentication(site)
    await house.database.write(lambda connection: passkeys.ask(connection, challenge, None, now))
    return PasskeyOptions(options=options)


@router.post("/signin", summary="Become the identity of a passkey")
async def signin(
    wish: Credential, request: Request, response: Response, house: TheHouse, guest: AGuest
) -> IdentityInfo:
    guest.spend(house, "proofs")
    house.limiters["tokens"].spend(guest.address)
    challenge, now = passkeys.challenge_in(wish.credential), house.clock.now()
    if not await house.database.write(lambda connection: passkeys.answered(connection, challenge, None, now)):
        raise Refused("bad_token", "refused-proof-late")
    shown = str(wish.credential.get("id", ""))
    kept = await house.database.read(lambda connection: passkeys.find(connection, shown))
    if kept is None:
        raise Refused("bad_token", "refused-passkey-nobody")
    site, origins = site_of(request, house)
    count = await asyncio.to_thread(
        passkeys.checked_authentication, wish.credential, challenge, site, origins, kept
    )
    await house.database.write(lambda connection: passkeys.note_use(connection, kept.id, count))
    set_cookie(request, response, kept.identity)
    return IdentityInfo(id=kept.identity, name=await nickname(house, kept.identity))


@router.post("/push", summary="Tell this browser of a turn, also when it does not look")
async def want_push(wish: PushWish, house: TheHouse, guest: Somebody) -> Ways:
    identity, now = must_be_known(guest), house.clock.now()
    guest.spend(house, "creations")
    if not push.is_service(wish.endpoint, house.settings.push_hosts):
        raise Refused("malformed", "refused-push-address")
    try:
        sealed.read_point(sealed.decode(wish.p256dh))
    except ValueError as error:
        raise Refused("malformed", "refused-push-point") from error
    told = wish.model_dump()
    await house.database.write(lambda connection: push.add(connection, identity, told, now), is_compound=True)
    house.people.push.wants.pop(identity, None)
    return await _ways(house, identity)


@router.delete("/push", summary="Tell a browser of a turn no more")
async def end_push(wish: PushEnd, house: TheHouse, guest: AGuest) -> Ways:
    identity = must_be_known(guest)
    await house.database.write(lambda connection: push.drop(connection, identity, wish.endpoint))
    return await _ways(house, identity)
