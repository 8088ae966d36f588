"""An action is an int for machines and a word for people. Both mean the same in every draft."""

from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.draft.prints import CARDS, SETS
from moondrake.table.errors import IllegalAction
from moondrake.table.saying import Saying

DEAL: Final = 0
"""+ card: chance deals it, so a sorted pile is its own list of actions."""
KEEP: Final = DEAL + len(CARDS)
"""+ card: keep it and pass the others on."""
LEAVE: Final = KEEP + len(CARDS)
"""+ card: leave it out of the deck."""
SET: Final = LEAVE + len(CARDS)
"""+ people: chance draws the set."""
LEADER: Final = SET + SETS
"""+ people: its leader leads the deck."""
BOUND: Final = LEADER + SETS


def _words() -> list[str]:
    words = [f"{verb} {card.key}" for verb in ("deal", "keep", "leave") for card in CARDS]
    return words + [f"{verb} {people}" for verb in ("set", "leader") for people in PEOPLES]


WORDS: Final[list[str]] = _words()
ACTIONS: Final[dict[str, int]] = {word: action for action, word in enumerate(WORDS)}
FORMS: Final = ("keep CARD", "leave CARD", "leader PEOPLE", "deal CARD", "set PEOPLE")


def notation(action: int) -> str:
    """The word for an action."""
    if not 0 <= action < BOUND:
        raise IllegalAction(str(action), FORMS, Saying("problem-why-number", most=BOUND - 1))
    return WORDS[action]


def parse(word: str) -> int:
    """The action that a word names, whatever its case and spacing."""
    action = ACTIONS.get(" ".join(word.lower().split()))
    if action is None:
        raise IllegalAction(word.strip(), FORMS, Saying("problem-why-draft"))
    return action


def card_of(action: int) -> int:
    """The card that a deal, a keep or a leave is about; -1 for other actions."""
    return action % len(CARDS) if action < SET else -1
