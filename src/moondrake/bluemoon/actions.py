"""An action is an int for machines and a word for people.

`verb * 128 + argument`, the argument being a card of the match, a place or nothing. The meaning is
fixed for the whole match and all actions are below BOUND.
"""

from enum import IntEnum
from typing import Final

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.table import IllegalAction

ARGUMENTS: Final = 128
CARDS: Final = 1
PLACES: Final = 2


class Verb(IntEnum):
    """What can be answered; the word people type is the name in lower case."""

    PASS = 0
    DONE = 1
    YES = 2
    NO = 3
    FIGHT = 4
    RETREAT = 5
    DECLINE = 6
    ANNOUNCE = 7
    CHALLENGE = 8
    KEEP = 9
    RELEASE = 10
    REFILL = 11
    PLAY = 12
    BLUFF = 13
    LOAD = 14
    LAND = 15
    RETRIEVE = 16
    UNMASK = 17
    USE = 18
    PAY = 19
    CHOOSE = 20
    BLUFFED = 21
    RANDOM = 22
    WHICH = 23
    START = 24
    DEAL = 25
    BACK = 26


BOUND: Final = 32 * ARGUMENTS

WORDS: Final = {verb: verb.name.lower() for verb in Verb}
VERBS: Final = {word: verb for verb, word in WORDS.items()}
WITH_CARD: Final = frozenset(
    (
        Verb.PLAY,
        Verb.BLUFF,
        Verb.LOAD,
        Verb.LAND,
        Verb.RETRIEVE,
        Verb.UNMASK,
        Verb.USE,
        Verb.PAY,
        Verb.CHOOSE,
        Verb.DEAL,
    )
)
WITH_PLACE: Final = frozenset((Verb.BLUFFED, Verb.WHICH, Verb.BACK))


def action(verb: Verb, argument: int = 0) -> int:
    """The number of an action."""
    return int(verb) * ARGUMENTS + argument


def card_actions(verb: Verb, seat: int, bits: int) -> list[int]:
    """One action for each card of a set."""
    base = int(verb) * ARGUMENTS + (seat << CARD_SHIFT)
    return [base + card for card in cards_in(bits)]


def card_word(match: Match, whole: int) -> str:
    """A card in notation: its key, with the seat's letter where both decks have it."""
    seat = whole >> CARD_SHIFT
    printed = match.facts[seat].printed
    local = whole & LOCAL
    if local >= len(printed):
        return f"{'ab'[seat]}:#{local}"
    key = printed[local].key
    return f"{'ab'[seat]}:{key}" if key in match.shared_keys else key


def notation(match: Match, number: int) -> str:
    """The word for an action, e.g. `play hoax-13`, `announce fire`, `retreat`."""
    verb, argument = Verb(number // ARGUMENTS), number % ARGUMENTS
    word = WORDS[verb]
    if verb in WITH_CARD:
        return f"{word} {card_word(match, argument)}"
    if verb == Verb.ANNOUNCE:
        return f"{word} {Element(argument).name.lower()}"
    if verb == Verb.START:
        return f"{word} {'ab'[argument]}"
    return f"{word} {argument + 1}" if verb in WITH_PLACE else word


def parse(match: Match, text: str) -> int:
    """The action a word names; raises IllegalAction that says which words there are."""
    verb_word, *rest = text.strip().lower().split()
    if verb_word not in VERBS:
        raise IllegalAction(text, tuple(VERBS), "there is no such word; words")
    verb = VERBS[verb_word]
    if len(rest) != (verb in WITH_CARD or verb in WITH_PLACE or verb in (Verb.ANNOUNCE, Verb.START)):
        raise IllegalAction(text, [_form(verb)], "the number of words does not fit; the form")
    return action(verb, _argument(match, verb, text, rest[0]) if rest else 0)


def _form(verb: Verb) -> str:
    if verb in WITH_CARD:
        return f"{WORDS[verb]} CARD"
    if verb in WITH_PLACE:
        return f"{WORDS[verb]} NUMBER"
    return f"{WORDS[verb]} {'earth|fire' if verb == Verb.ANNOUNCE else 'a|b'}"


def _argument(match: Match, verb: Verb, text: str, word: str) -> int:
    if verb in WITH_CARD:
        return parse_card(match, text, word)
    if verb in WITH_PLACE:
        if not word.isdecimal() or not 1 <= int(word) <= ARGUMENTS:
            raise IllegalAction(text, [_form(verb)], "a place is a number from 1; the form")
        return int(word) - 1
    words = {"earth": 0, "fire": 1} if verb == Verb.ANNOUNCE else {"a": 0, "b": 1}
    if word not in words:
        raise IllegalAction(text, [_form(verb)], "unknown word; the form")
    return words[word]


def parse_card(match: Match, text: str, word: str) -> int:
    """A card of the match by its key, `a:` or `b:` in front where both decks have it."""
    letter, colon, key = word.partition(":")
    seats = [0, 1]
    if colon:
        if letter not in ("a", "b"):
            raise IllegalAction(text, ("a:KEY", "b:KEY"), "a card of a seat is written")
        seats = ["ab".index(letter)]
    else:
        key = word
    found = [seat << CARD_SHIFT | match.by_key[seat][key] for seat in seats if key in match.by_key[seat]]
    if not found:
        raise IllegalAction(text, (), f"no card '{key}' in this match")
    if len(found) > 1:
        raise IllegalAction(text, (f"a:{key}", f"b:{key}"), "both decks have this card; say whose")
    return found[0]
