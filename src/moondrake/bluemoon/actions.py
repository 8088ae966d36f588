"""An action is an int for machines and a word for people.

`verb * 128 + argument`, the argument being a card of the match, a place or nothing. The meaning is
fixed for the whole match and all actions are below BOUND.
"""

from typing import Final

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.zones import LOCAL, MODULUS
from moondrake.bluemoon.zones import PLACES as BIT_PLACES
from moondrake.table import UnknownAction
from moondrake.table.native import i64
from moondrake.table.numbers import names_of

ARGUMENTS: Final = 128
CARDS: Final = 1
PLACES: Final = 2


class Verb:
    """What can be answered; the word people type is the name in lower case."""

    PASS: Final = 0
    DONE: Final = 1
    YES: Final = 2
    NO: Final = 3
    FIGHT: Final = 4
    RETREAT: Final = 5
    DECLINE: Final = 6
    ANNOUNCE: Final = 7
    CHALLENGE: Final = 8
    KEEP: Final = 9
    RELEASE: Final = 10
    REFILL: Final = 11
    PLAY: Final = 12
    BLUFF: Final = 13
    LOAD: Final = 14
    LAND: Final = 15
    RETRIEVE: Final = 16
    UNMASK: Final = 17
    USE: Final = 18
    PAY: Final = 19
    CHOOSE: Final = 20
    BLUFFED: Final = 21
    RANDOM: Final = 22
    WHICH: Final = 23
    START: Final = 24
    DEAL: Final = 25
    BACK: Final = 26
    REPLACE: Final = 27


BOUND: Final = 32 * ARGUMENTS

WORDS: Final = {verb: name.lower() for verb, name in names_of(Verb).items()}
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
        Verb.REPLACE,
    )
)
WITH_PLACE: Final = frozenset((Verb.BLUFFED, Verb.WHICH, Verb.BACK))


def action(verb: int, argument: int = 0) -> int:
    """The number of an action."""
    return verb * ARGUMENTS + argument


def card_actions(verb: int, seat: int, bits: int) -> list[int]:
    """One action for each card of a set."""
    options: list[int] = []
    add_cards(options, verb, seat, bits)
    return options


def add_cards(options: list[int], verb: i64, seat: i64, bits: i64) -> None:
    """Add one action for each card of a set."""
    base = verb * ARGUMENTS + (seat << CARD_SHIFT)
    while bits:
        low = bits & -bits
        options.append(base + BIT_PLACES[low % MODULUS])
        bits ^= low


def card_word(match: Match, whole: int) -> str:
    """A card in notation: its key, with the seat's letter where both decks have it."""
    seat = whole >> CARD_SHIFT
    printed = match.facts[seat].printed
    local = whole & LOCAL
    if local >= len(printed) or not printed[local].key:
        return f"{'ab'[seat]}:#{local}"
    key = printed[local].key
    return f"{'ab'[seat]}:{key}" if key in match.shared_keys else key


def notation(match: Match, number: int) -> str:
    """The word for an action, e.g. `play KEY`, `announce fire`, `retreat`; `#n` for a number without one."""
    argument = number % ARGUMENTS
    if number // ARGUMENTS not in WORDS:
        return f"#{number}"
    verb = number // ARGUMENTS
    word = WORDS[verb]
    if verb in (Verb.ANNOUNCE, Verb.START) and argument > 1:
        return f"#{number}"
    if verb in WITH_CARD:
        return f"{word} {card_word(match, argument)}"
    if verb == Verb.ANNOUNCE:
        return f"{word} {Element(argument).name.lower()}"
    if verb == Verb.START:
        return f"{word} {'ab'[argument]}"
    return f"{word} {argument + 1}" if verb in WITH_PLACE else word


def parse(match: Match, text: str) -> int:
    """The action a word names; raises IllegalAction that says which words there are."""
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        raise UnknownAction("problem-action-begin", text, tuple(VERBS))
    verb_word, *rest = words
    verb = VERBS[verb_word]
    if len(rest) != (verb in WITH_CARD or verb in WITH_PLACE or verb in (Verb.ANNOUNCE, Verb.START)):
        raise UnknownAction("problem-action-count", text, [_form(verb)])
    return action(verb, _argument(match, verb, text, rest[0]) if rest else 0)


def _form(verb: int) -> str:
    if verb in WITH_CARD:
        return f"{WORDS[verb]} CARD"
    if verb in WITH_PLACE:
        return f"{WORDS[verb]} NUMBER"
    if verb in (Verb.ANNOUNCE, Verb.START):
        return f"{WORDS[verb]} {'earth|fire' if verb == Verb.ANNOUNCE else 'a|b'}"
    return WORDS[verb]


def _argument(match: Match, verb: int, text: str, word: str) -> int:
    if verb in WITH_CARD:
        return parse_card(match, text, word)
    if verb in WITH_PLACE:
        if not word.isdecimal() or not 1 <= int(word) <= ARGUMENTS:
            raise UnknownAction("problem-action-place", text, [_form(verb)])
        return int(word) - 1
    words = {"earth": 0, "fire": 1} if verb == Verb.ANNOUNCE else {"a": 0, "b": 1}
    if word not in words:
        raise UnknownAction("problem-action-word", text, [_form(verb)], word=word)
    return words[word]


def _deck_names(match: Match) -> list[str]:
    return [f"{letter}: {facts.deck.name}" for letter, facts in zip("ab", match.facts, strict=True)]


def parse_card(match: Match, text: str, word: str) -> int:
    """A card of the match by its key, `a:` or `b:` in front where both decks have it."""
    letter, colon, key = word.partition(":")
    seats = [0, 1]
    if colon:
        if letter not in ("a", "b"):
            raise UnknownAction("problem-action-seat", text, ("a:KEY", "b:KEY"))
        seats = ["ab".index(letter)]
    else:
        key = word
    found = [seat << CARD_SHIFT | match.by_key[seat][key] for seat in seats if key in match.by_key[seat]]
    if not found:
        raise UnknownAction("problem-action-card", text, _deck_names(match), card=key)
    if len(found) > 1:
        raise UnknownAction("problem-action-whose", text, (f"a:{key}", f"b:{key}"))
    return found[0]
