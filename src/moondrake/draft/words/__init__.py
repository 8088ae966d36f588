"""Events and questions of a draft in words: for the log, the screen reader and the terminal.

The sentences are in `moondrake/words/LANGUAGE/draft-events.ftl`; here is which one, and what is put in.
"""

from collections.abc import Sequence
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.effects import name_in
from moondrake.draft.happenings import Happening
from moondrake.draft.prints import CARDS
from moondrake.draft.state import Step
from moondrake.draft.view import DraftView
from moondrake.table.events import HIDDEN, Event
from moondrake.table.saying import spelled, tell

EVENTS: Final = {kind: f"drafting-event-{spelled(kind.name)}" for kind in Happening}
QUESTIONS: Final = {step: f"drafting-question-{spelled(step.name)}" for step in Step}

ABOUT_PEOPLE: Final = frozenset({Happening.SET, Happening.LEADER})


def card_name(card: int, language: str) -> str:
    """The printed name of a card; Hungarian uses the English one unless a Hungarian name is known."""
    return name_in(CARDS[card].name, language)


def people_name(people: int, language: str) -> str:
    """A people as the language writes it."""
    return tell(f"page-cards-people-{PEOPLES[people]}", language)


def event_words(event: Event, language: str, names: Sequence[str]) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat."""
    kind = Happening(event.kind)
    is_hidden = bool(event.cards) and event.cards[0] == HIDDEN
    return tell(
        EVENTS[kind] + ("-hidden" if is_hidden else ""),
        language,
        seat=names[event.seat] if event.seat >= 0 else "",
        count=event.amount,
        n=str(event.amount),
        people=people_name(event.amount, language) if kind in ABOUT_PEOPLE else "",
        card=named_card(event.cards[0], language) if event.cards and not is_hidden else "",
    )


def named_card(card: int, language: str) -> str:
    """A card with its key, so that it can be typed."""
    return tell("drafting-card", language, name=card_name(card, language), code=CARDS[card].key)


def question_words(view: DraftView, language: str) -> str:
    """What the seat is asked."""
    to_leave = view.table.to_leave
    if to_leave == 1:
        return tell("drafting-question-leave-one", language)
    return tell(QUESTIONS[Step(view.table.step)], language, n=str(to_leave))
