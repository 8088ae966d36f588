"""What a person may try, as data: a verb, a card, and where to."""

from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon import actions
from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, WITH_PLACE, Verb, action
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.state import NO_CARD
from moondrake.table import UnknownAction

NOWHERE: Final = -1


class Wish:
    """What people say that is no action of its own; numbered above the verbs of actions."""

    INTERFERE: Final = 64
    MULLIGAN: Final = 65
    DISCARD: Final = 66
    DRAW: Final = 67


WISHES: Final = {
    "interfere": Wish.INTERFERE,
    "mulligan": Wish.MULLIGAN,
    "discard": Wish.DISCARD,
    "draw": Wish.DRAW,
}
WISH_WORDS: Final = {number: word for word, number in WISHES.items()}


@dataclass(frozen=True, slots=True)
class Intent:
    """A verb of `actions.Verb` or `Wish`, a card of the match, and a ship, element or place."""

    verb: int
    card: int = NO_CARD
    to: int = NOWHERE


def intent_of(number: int) -> Intent:
    """The intent of an action."""
    verb, argument = number // ARGUMENTS, number % ARGUMENTS
    if verb in WITH_CARD:
        return Intent(verb, argument)
    if verb in WITH_PLACE or verb in (Verb.ANNOUNCE, Verb.START):
        return Intent(verb, to=argument)
    return Intent(verb)


def action_of(intent: Intent) -> int:
    """The action that an intent begins with; a load onto a ship begins with the load."""
    verb = intent.verb
    if verb == Wish.INTERFERE:
        return action(Verb.PLAY, intent.card)
    if verb in (Wish.MULLIGAN, Wish.DISCARD):
        return action(Verb.CHOOSE, intent.card) if intent.card != NO_CARD else action(Verb.DONE)
    if verb == Wish.DRAW:
        return action(Verb.REFILL)
    if intent.card != NO_CARD:
        return action(verb, intent.card)
    return action(verb, max(intent.to, 0))


def parse_intent(match: Match, text: str) -> Intent:
    """The intent that words name: an action, `play KEY as bluff`, `load KEY onto SHIP`, `interfere KEY`,
    `mulligan KEY`, `discard KEY`, `draw`; raises UnknownAction that says which words there are."""
    words = text.lower().split()
    if len(words) == 4 and words[0] == "play" and words[2:] == ["as", "bluff"]:
        words = ["bluff", words[1]]
    if len(words) == 4 and words[0] == "load" and words[2] == "onto":
        ship = actions.parse_card(match, text, words[3])
        return Intent(Verb.LOAD, actions.parse_card(match, text, words[1]), ship)
    if words and words[0] in WISHES:
        return _wish(match, text, WISHES[words[0]], words[1:])
    try:
        return intent_of(actions.parse(match, " ".join(words)))
    except UnknownAction:
        if words and words[0] in actions.VERBS:
            raise
        raise UnknownAction("problem-action-begin", text, (*actions.VERBS, *WISHES)) from None


def _wish(match: Match, text: str, wish: int, rest: list[str]) -> Intent:
    takes = {Wish.INTERFERE: (1,), Wish.MULLIGAN: (0, 1), Wish.DISCARD: (1,), Wish.DRAW: (0,)}[wish]
    if len(rest) not in takes:
        form = WISH_WORDS[wish] if takes == (0,) else f"{WISH_WORDS[wish]} CARD"
        raise UnknownAction("problem-action-count", text, [form])
    return Intent(wish, actions.parse_card(match, text, rest[0]) if rest else NO_CARD)


def intent_words(match: Match, intent: Intent) -> str:
    """An intent in the words that `parse_intent` reads."""
    if intent.verb in WISH_WORDS:
        word = WISH_WORDS[intent.verb]
        return word if intent.card == NO_CARD else f"{word} {actions.card_word(match, intent.card)}"
    words = actions.notation(match, action_of(intent))
    if intent.verb == Verb.LOAD and intent.to != NOWHERE:
        return f"{words} onto {actions.card_word(match, intent.to)}"
    return words
