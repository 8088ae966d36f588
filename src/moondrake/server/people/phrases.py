"""Recovery phrases: six words that make another device the same identity. Nobody chooses them.

The words can be said in any language (sixteen bits each, consonant and vowel in turn) and mean nothing. Kept
is what scrypt makes of them together with the server's key, so that neither the database nor a backup gives
them away.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from moondrake.server.people.schema import PHRASES

WORDS: Final = 6
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
_WORD: Final = re.compile(rf"(?:[{CONSONANTS}][{VOWELS}]){{2}}[{CONSONANTS}]")
COST: Final = 2**15
"""With blocks of eight: 32 MB and about a tenth of a second for each try."""


def word_of(number: int) -> str:
    """Sixteen bits as a word: four bits for a consonant, two for a vowel."""
    letters = []
    for place, shift in enumerate((12, 10, 6, 4, 0)):
        signs = VOWELS if place % 2 else CONSONANTS
        letters.append(signs[number >> shift & len(signs) - 1])
    return "".join(letters)


def new_phrase() -> str:
    """Words that nobody guesses: 96 bits."""
    return " ".join(word_of(secrets.randbits(16)) for _ in range(WORDS))


def read_phrase(text: str) -> str | None:
    """The phrase in what somebody typed, however it is spaced or written; None if it cannot be one."""
    words = re.findall(r"[a-z]+", text.lower())
    return " ".join(words) if len(words) == WORDS and all(map(_WORD.fullmatch, words)) else None


def derived(key: bytes, phrase: str) -> str:
    """What is kept instead of a phrase; slow on purpose."""
    salt = hmac.new(key, b"recovery phrases", hashlib.sha256).digest()
    return hashlib.scrypt(phrase.encode(), salt=salt, n=COST, r=8, p=1, maxmem=2**26, dklen=32).hex()


def put(connection: Connection, identity: str, kept: str, now: int) -> None:
    """A new phrase; the old one lapses."""
    drop(connection, identity)
    connection.execute(insert(PHRASES).values(identity=identity, derived=kept, at=now))


def drop(connection: Connection, identity: str) -> None:
    """No phrase works for this identity any more."""
    connection.execute(delete(PHRASES).where(PHRASES.c.identity == identity))


def made_at(connection: Connection, identity: str) -> int | None:
    """When somebody got a phrase; None for nobody."""
    return connection.execute(select(PHRASES.c.at).where(PHRASES.c.identity == identity)).scalar_one_or_none()


def owner(connection: Connection, kept: str) -> str | None:
    """Whose phrase it is."""
    query = select(PHRASES.c.identity).where(PHRASES.c.derived == kept)
    return connection.execute(query).scalar_one_or_none()
