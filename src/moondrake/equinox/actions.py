"""An action is an int for machines and a word for people. Both mean the same in every match.

`WORDS[action]` is the word; the blocks below say which ints belong together. BOUND is the size of the
action space.
"""

from bisect import bisect_right
from typing import Final

from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.options import MOST_SEATS, SEAT_LETTERS
from moondrake.equinox.prints import CARDS, FIELDS, FIRST_CHAMELEON, KINDS, ROWS, STRENGTHS, card_word
from moondrake.table.errors import IllegalAction, UnknownAction
from moondrake.table.saying import Saying

DEAL: Final = 0
"""+ card: chance deals it, so a sorted draw pile is its own list of actions."""
START: Final = DEAL + CARDS
"""+ seat: chance names the start player."""
INVITE: Final = START + MOST_SEATS
"""+ creature: it takes part."""
PASS: Final = INVITE + KINDS
USE: Final = PASS + 1
SHOW: Final = USE + 1
REVEAL: Final = SHOW + 1
DONE: Final = REVEAL + 1
BET: Final = DONE + 1
"""+ creature."""
SECRET: Final = BET + KINDS
"""+ creature card."""
PLAY: Final = SECRET + FIRST_CHAMELEON
"""+ card, not a chameleon."""
CHAMELEON: Final = PLAY + CARDS
"""+ strength * 14 + creature."""
DISCARD: Final = CHAMELEON + STRENGTHS * KINDS
"""+ creature card."""
PLAYER: Final = DISCARD + FIRST_CHAMELEON
"""+ seat."""
NAME: Final = PLAYER + MOST_SEATS
"""+ creature."""
FIELD: Final = NAME + KINDS
"""+ field."""
CHAMPION: Final = FIELD + FIELDS
"""+ creature."""
SECRET_STONE: Final = CHAMPION + KINDS
TAKE: Final = SECRET_STONE + 1
"""+ card."""
GIVE: Final = TAKE + CARDS
"""+ creature card."""
PICK: Final = GIVE + FIRST_CHAMELEON
"""+ card: chance draws it from a hand."""
BOUND: Final = PICK + CARDS
BLOCKS: Final = (
    *(DEAL, START, INVITE, PASS, USE, SHOW, REVEAL, DONE, BET, SECRET, PLAY),
    *(CHAMELEON, DISCARD, PLAYER, NAME, FIELD, CHAMPION, SECRET_STONE, TAKE, GIVE, PICK),
)
"""The first action of each block."""


def block_of(action: int) -> int:
    """The first action of the block that an action is in."""
    return BLOCKS[bisect_right(BLOCKS, action) - 1]


def _words() -> list[str]:
    creatures = [creature.key for creature in CREATURES]
    cards = [card_word(card) for card in range(CARDS)]
    creature_cards = cards[:FIRST_CHAMELEON]
    seats = SEAT_LETTERS[:MOST_SEATS]
    words = [f"deal {card}" for card in cards]
    words += [f"start {seat}" for seat in seats]
    words += [f"invite {creature}" for creature in creatures]
    words += ["pass", "use", "show", "reveal", "done"]
    words += [f"bet {creature}" for creature in creatures]
    words += [f"secret {card}" for card in creature_cards]
    words += [f"play {card}" for card in cards]
    for strength in range(STRENGTHS):
        words += [f"chameleon {strength} on {creature}" for creature in creatures]
    words += [f"discard {card}" for card in creature_cards]
    words += [f"player {seat}" for seat in seats]
    words += [f"name {creature}" for creature in creatures]
    words += [f"field {creature} {row + 1}" for creature in creatures for row in range(ROWS)]
    words += [f"champion {creature}" for creature in creatures]
    words += ["secret stone"]
    words += [f"take {card}" for card in cards]
    words += [f"give {card}" for card in creature_cards]
    words += [f"pick {card}" for card in cards]
    return words


WORDS: Final[list[str]] = _words()
EACH: Final[list[object]] = list(range(BOUND))
"""Every action once: lists of answers share these numbers, which costs far less than making them anew."""
NUMBERS: Final[dict[str, int]] = {word: action for action, word in enumerate(WORDS)}

FORMS: Final = (
    "bet susi",
    "secret susi 7",
    "reveal",
    "pass",
    "play susi 7",
    "chameleon 4 on noctia",
    "use",
    "show",
    "discard susi 7",
    "done",
    "player b",
    "name susi",
    "field susi 1",
    "champion susi",
    "secret stone",
    "take susi 7",
    "give susi 7",
    "invite susi",
    "start a",
    "deal susi 7",
    "pick susi 7",
)
"""One example of each form of word."""


def notation(action: int) -> str:
    """The word for an action."""
    if not 0 <= action < BOUND:
        raise IllegalAction(str(action), FORMS, Saying("problem-why-number", most=BOUND - 1))
    return WORDS[action]


def parse(word: str) -> int:
    """The action that a word names, whatever its case and spacing."""
    action = NUMBERS.get(" ".join(word.lower().split()))
    if action is None:
        raise UnknownAction("problem-action-equinox", word.strip(), FORMS)
    return action
