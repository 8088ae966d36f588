"""What all parts of the HTTP interface need: the house, the guest, cookies."""

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from starlette.datastructures import Address

from moondrake.server import identities, store
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.reception import Guest

OWN_METHODS: Final = ("GET", "DELETE")
OWN_PATHS: Final = ("/api/identity", "/api/identity/data")
"""What stays open to somebody who was asked to stay away: their own data, and to be forgotten."""


def house_of(request: Request) -> House:
    """The house of this server."""
    house: House = request.app.state.house
    return house


async def the_house(request: Request) -> House:
    """The same as a dependency; asynchronous, because plain functions would be run in threads."""
    return house_of(request)


def bearer(header: str | None) -> str | None:
    """The key in an Authorization header."""
    if header is None:
        return None
    word, _, key = header.partition(" ")
    if word.lower() != "bearer" or not 1 <= len(key) <= 128:
        raise Refused("bad_token", "refused-bearer")
    return key


def must_be_known(guest: Guest) -> str:
    """The guest's identity; raises Refused."""
    if guest.identity is None:
        raise Refused("no_identity", "refused-no-identity")
    return guest.identity


async def known_identity(house: House, cookie: str | None) -> str | None:
    """The identity of a cookie that is signed and not deleted."""
    identity = identities.verify(house.cookie_key, cookie)
    if identity is None:
        return None
    name = await house.database.read(lambda connection: store.identity_name(connection, identity))
    return identity if name is not None else None


async def nickname(house: House, identity: str) -> str:
    """How an identity calls itself; empty for none."""
    return await house.database.read(lambda connection: store.identity_name(connection, identity)) or ""


def address_of(client: Address | None) -> str:
    """From where somebody comes, as it is counted."""
    return identities.network(client.host) if client else ""


async def guest_of(request: Request) -> Guest:
    """Who asks. A forged cookie is nobody."""
    house = house_of(request)
    address = address_of(request.client)
    key = bearer(request.headers.get("authorization"))
    identity = await known_identity(house, request.cookies.get(identities.COOKIE))
    if not (request.method in OWN_METHODS and request.url.path.endswith(OWN_PATHS)):
        house.people.bans.check(identity, address)
    return Guest(identity, key, address)


async def identified(request: Request, response: Response) -> Guest:
    """The same, with a new identity for whoever has none."""
    guest = await guest_of(request)
    if guest.identity is not None:
        return guest
    house = house_of(request)
    house.limiters["identities"].spend(guest.address)
    identity = identities.new_identity()
    now = house.clock.now()
    await house.database.write(lambda connection: store.make_identity(connection, identity, now))
    set_cookie(request, response, identity)
    return Guest(identity, guest.key, guest.address)


def set_cookie(request: Request, response: Response, identity: str) -> None:
    """Let the browser be this identity."""
    response.set_cookie(
        identities.COOKIE,
        identities.sign(house_of(request).cookie_key, identity),
        max_age=identities.COOKIE_SECONDS,
        path=(request.scope.get("root_path") or "") + "/",
        httponly=True,
        secure=request.url.scheme == "https" or house_of(request).settings.is_https,
        samesite="lax",
    )


TheHouse = Annotated[House, Depends(the_house)]
AGuest = Annotated[Guest, Depends(guest_of)]
Somebody = Annotated[Guest, Depends(identified)]
