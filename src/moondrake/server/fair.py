"""Fair deals that can be checked afterwards (docs/server.md, "Fair deals").

Before the deal the server commits to a seed by its SHA-256. Every seat adds a seed: it gives the SHA-256 of
it when it sits down and shows it when everybody else is fixed too. What a seat leaves out follows from the
server's own seed. The SHA-256 of all of them together is the key of the deal. Draw number k of the game,
one of n outcomes, is made from

    block(k, j) = the first 8 bytes of SHA-256(key, k as 8 bytes, j as 4 bytes), as a big-endian number

for j = 0, 1, ... until the number is below the largest multiple of n that fits into 8 bytes; the outcome is
the number modulo n, counted in the sorted list of legal chance actions. Draws are counted in what is left of
the game after take-backs, so the same moves meet the same draws: nothing can be rolled again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from moondrake.table import CHANCE, State

SEED_BYTES: Final = 32
LONGEST_SEED: Final = 128
SPAN: Final = 1 << 64
MARK: Final = b"moondrake fair deal 1\n"
SUBSTITUTE_MARK: Final = b"moondrake substitute seed\n"
SEAL_MARK: Final = b"moondrake seal\n"

SEALED: Final = "sealed"
"""Its hash was given when the seat sat down; it was shown when everybody was fixed."""
SHOWN_LAST: Final = "shown last"
"""Given openly by the last to sit down, when everybody else was fixed."""
SHOWN_EARLY: Final = "shown early"
"""Given openly when others, or the server, could still choose."""
SUBSTITUTE: Final = "from the server's seed"
"""The seat gave none; what is used instead is fixed by the server's commitment."""
WITHHELD: Final = "withheld"
"""Sealed, but not shown in time; the same is used instead."""
OF_BOT: Final = "bot"
"""Bots add none."""
WAYS: Final = (SEALED, SHOWN_LAST, SHOWN_EARLY, SUBSTITUTE, WITHHELD, OF_BOT)


def new_seed() -> str:
    """A seed nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(server_seed: str) -> str:
    """What is published before the deal."""
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


def is_commitment_to(published: str, server_seed: str) -> bool:
    """Does this seed belong to the published commitment?"""
    return hmac.compare_digest(commitment(server_seed), published)


def seed_hash(seed: str) -> str:
    """What a seat gives when it sits down, to be held to it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def substitute(server_seed: str, seat: int) -> str:
    """The seed of a seat that gave none: fixed since the server committed to its own."""
    text = SUBSTITUTE_MARK + bytes.fromhex(server_seed) + seat.to_bytes(4, "big")
    return hashlib.sha256(text).hexdigest()


def seal(published: str, hashes: Sequence[str]) -> str:
    """One number for everything that was fixed before the first sealed seed was shown."""
    mixed = hashlib.sha256(SEAL_MARK)
    for text in (published, *hashes):
        mixed.update(len(text).to_bytes(4, "big"))
        mixed.update(text.encode())
    return mixed.hexdigest()


def deal_key(server_seed: str, seat_seeds: Sequence[str]) -> bytes:
    """The key of the deal: all seeds together, each with its length, so that none can run into the next."""
    mixed = hashlib.sha256(MARK)
    for text in (bytes.fromhex(server_seed), *(seed.encode() for seed in seat_seeds)):
        mixed.update(len(text).to_bytes(4, "big"))
        mixed.update(text)
    return mixed.digest()


def draw(key: bytes, number: int, outcomes: int) -> int:
    """Draw `number` of the game: an index below `outcomes`, each equally likely."""
    limit = SPAN - SPAN % outcomes
    head = key + number.to_bytes(8, "big")
    attempt = 0
    while True:
        block = hashlib.sha256(head + attempt.to_bytes(4, "big")).digest()
        value = int.from_bytes(block[:8], "big")
        if value < limit:
            return value % outcomes
        attempt += 1


def deal(state: State, key: bytes, number: int) -> list[int]:
    """Answer for chance until a player is asked or the game is over; the actions drawn."""
    drawn: list[int] = []
    while not state.is_over() and state.seat_to_act() == CHANCE:
        actions = state.legal_actions()
        action = actions[draw(key, number + len(drawn), len(actions))]
        state.apply(action)
        drawn.append(action)
    return drawn
