"""Events and questions of a draft in words: for the log, the screen reader and the terminal."""

from collections.abc import Sequence
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.effects import name_in
from moondrake.draft.happenings import Happening
from moondrake.draft.prints import CARDS
from moondrake.draft.state import Step
from moondrake.draft.view import View
from moondrake.draft.words import de, en, hu
from moondrake.draft.words.language import Language
from moondrake.table.events import HIDDEN, Event
from moondrake.table.tongues import Tongues

LANGUAGES: Final = Tongues[Language](en=en.LANGUAGE, de=de.LANGUAGE, hu=hu.LANGUAGE)

ABOUT_PEOPLE: Final = frozenset({Happening.SET, Happening.LEADER})


def card_name(card: int, language: str) -> str:
    """The printed name of a card; Hungarian uses the English one unless a Hungarian name is known."""
    return name_in(CARDS[card].name, language)


def people_name(people: int, language: str) -> str:
    """A people as the language writes it."""
    return LANGUAGES[language].peoples[PEOPLES[people]]


def event_words(event: Event, language: str, names: Sequence[str]) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat."""
    tongue = LANGUAGES[language]
    kind = Happening(event.kind)
    is_about_people = kind in ABOUT_PEOPLE
    values = {
        "seat": names[event.seat] if event.seat >= 0 else "",
        "n": str(event.amount),
        "people": people_name(event.amount, language) if is_about_people else "",
        "card": "",
    }
    sentence = tongue.events[kind]
    if event.cards and event.cards[0] == HIDDEN:
        sentence = tongue.hidden[kind]
    elif event.cards:
        values["card"] = named_card(event.cards[0], language)
    elif kind in tongue.several and event.amount != 1:
        sentence = tongue.several[kind]
    return sentence.format(**values)


def named_card(card: int, language: str) -> str:
    """A card with its key, so that it can be typed."""
    return LANGUAGES[language].card.format(name=card_name(card, language), key=CARDS[card].key)


def question_words(view: View, language: str) -> str:
    """What the seat is asked."""
    tongue = LANGUAGES[language]
    to_leave = view.table.to_leave
    if to_leave == 1:
        return tongue.leave_one
    return tongue.questions[Step(view.table.step)].format(n=to_leave)
