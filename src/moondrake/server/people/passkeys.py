"""Passkeys (WebAuthn): a device signs what the server asks, and is the same identity."""

import hashlib
import hmac
import json
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from moondrake.server.errors import Refused
from moondrake.server.people.schema import CHALLENGES, PASSKEYS
from moondrake.server.setups import SECOND
from moondrake.server.store import digest

CHALLENGE_MS: Final = 5 * 60 * SECOND
MOST: Final = 10
"""Passkeys of one identity."""


def user_id(key: bytes, identity: str) -> bytes:
    """How authenticators name an identity: it tells nothing."""
    return hmac.new(key, b"passkey user " + identity.encode(), hashlib.sha256).digest()


def registration(site: str, user: bytes, name: str, known: list[str]) -> tuple[dict[str, Any], str]:
    """What a browser is told to make a passkey; and the challenge in it."""
    options = generate_registration_options(
        rp_id=site,
        rp_name="moondrake",
        user_id=user,
        user_name=name or "moondrake",
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return json.loads(options_to_json(options)), bytes_to_base64url(options.challenge)


def authentication(site: str) -> tuple[dict[str, Any], str]:
    """What a browser is told to show a passkey; and the challenge in it."""
    options = generate_authentication_options(
        rp_id=site, user_verification=UserVerificationRequirement.PREFERRED
    )
    return json.loads(options_to_json(options)), bytes_to_base64url(options.challenge)


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser signed; raises Refused."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = told["challenge"]
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Refused("malformed", "refused-passkey-form") from error
    if not isinstance(challenge, str) or not challenge.isascii():
        raise Refused("malformed", "refused-passkey-form")
    return challenge


def checked_registration(
    credential: dict[str, Any], challenge: str, site: str, origins: list[str]
) -> tuple[str, bytes, int]:
    """Id, public key and count of a new passkey; raises Refused."""
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origins,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad_token", "refused-passkey-wrong") from error
    return bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count


def checked_authentication(
    credential: dict[str, Any], challenge: str, site: str, origins: list[str], kept: "Any"
) -> int:
    """The new count of a passkey that signed the challenge; raises Refused."""
    try:
        shown = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origins,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.count,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad_token", "refused-passkey-wrong") from error
    return shown.new_sign_count


def ask(connection: Connection, challenge: str, identity: str | None, now: int) -> None:
    """Remember what was asked; what nobody answered in time is forgotten."""
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
    connection.execute(
        insert(CHALLENGES).values(digest=digest(challenge), identity=identity, until=now + CHALLENGE_MS)
    )


def answered(connection: Connection, challenge: str, identity: str | None, now: int) -> bool:
    """Was this asked (of this identity)? Each challenge is answered once."""
    whose = CHALLENGES.c.identity.is_(None) if identity is None else CHALLENGES.c.identity == identity
    here = (CHALLENGES.c.digest == digest(challenge), CHALLENGES.c.until >= now, whose)
    return connection.execute(delete(CHALLENGES).where(*here)).rowcount == 1


def listed(connection: Connection, identity: str) -> list[Any]:
    """The passkeys of an identity, the oldest first."""
    query = select(PASSKEYS).where(PASSKEYS.c.identity == identity).order_by(PASSKEYS.c.at, PASSKEYS.c.id)
    return list(connection.execute(query).all())


def add(connection: Connection, identity: str, passkey: str, public_key: bytes, count: int, now: int) -> None:
    """Keep a passkey; raises Refused."""
    mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.identity == identity)
    if connection.execute(mine).scalar_one() >= MOST:
        raise Refused("too_many", "refused-passkeys-kept", most=MOST, retry_after=60)
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey)).first() is not None:
        raise Refused("taken", "refused-passkey-known")
    row = {"id": passkey, "identity": identity, "public_key": public_key, "count": count, "at": now}
    connection.execute(insert(PASSKEYS).values(**row))


def find(connection: Connection, passkey: str) -> Any:
    """A passkey; None if there is none of this id."""
    return connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey)).one_or_none()


def note_use(connection: Connection, passkey: str, count: int) -> None:
    """Remember how often a passkey was used: a copy of it would count differently."""
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(count=count))


def remove(connection: Connection, identity: str, passkey: str) -> bool:
    """This passkey works no more."""
    mine = (PASSKEYS.c.id == passkey, PASSKEYS.c.identity == identity)
    return connection.execute(delete(PASSKEYS).where(*mine)).rowcount == 1
