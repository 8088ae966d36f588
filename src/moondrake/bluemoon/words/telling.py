"""Events and questions in words: for the log, the screen reader and the terminal."""

from collections.abc import Sequence
from typing import Final

from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.events import What
from moondrake.bluemoon.kept import turn_of
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.view import BlueMoonView
from moondrake.bluemoon.words import de, en, hu
from moondrake.bluemoon.words.language import Language
from moondrake.bluemoon.zones import LOCAL
from moondrake.table import HIDDEN, SPECTATOR, Event
from moondrake.table.tongues import Tongues

LANGUAGES: Final = Tongues[Language](en=en.LANGUAGE, de=de.LANGUAGE, hu=hu.LANGUAGE)

FOURTH: Final = 4


def card_name(match: Match, whole: int, language: str) -> str:
    """The name of a card of the match; empty if it is hidden."""
    if whole == HIDDEN:
        return ""
    return name_in(match.facts[whole >> CARD_SHIFT].printed[whole & LOCAL].name, language)


def event_words(
    match: Match, event: Event, language: str, names: Sequence[str], reader: int = SPECTATOR
) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat.

    A reader who sits at the table is spoken to: "You play ...".
    """
    tongue = LANGUAGES[language]
    cards = [card_name(match, card, language) for card in event.cards]
    return event_sentence(event, tongue, cards, names, reader)


def event_sentence(
    event: Event, tongue: Language, cards: list[str], names: Sequence[str], reader: int = SPECTATOR
) -> str:
    """The sentence, given the card names; they are empty where the reader may not know them."""
    is_hidden = bool(cards) and not cards[0]
    count = tongue.counted(len(cards) if cards else event.amount, tongue.cards)
    unknown = tongue.counted(len(cards), tongue.unknown)
    return _sentence(event, tongue, is_hidden, reader).format(
        seat=_seat(event.seat, tongue, names),
        other=_seat(1 - event.seat, tongue, names),
        cards=unknown if is_hidden else tongue.listed(cards),
        first=unknown if is_hidden else tongue.listed(cards[:1]),
        last=unknown if is_hidden else tongue.listed(cards[-1:]),
        count=count,
        n=event.amount,
        dragons=tongue.counted(event.amount, tongue.dragons),
        crystals=tongue.counted(event.amount, tongue.crystals),
        point=tongue.points.get(event.amount, ""),
        element=tongue.elements[event.amount if event.amount in (0, 1) else -1],
    )


def _sentence(event: Event, tongue: Language, is_hidden: bool, reader: int) -> str:
    kind = What(event.kind)
    voice = tongue.to_you if 0 <= reader == event.seat else tongue
    if is_hidden and kind in voice.hidden:
        return voice.hidden[kind]
    if kind == What.TURN and event.amount:
        return voice.first_turn
    if kind == What.MULLIGAN and not event.amount:
        return voice.no_mulligan
    if kind == What.RETREAT and event.amount in tongue.points:
        return voice.settled
    if kind == What.DRAGON and event.amount >= FOURTH:
        return voice.dragon_fourth
    if kind == What.DRAGON and event.amount <= 0:
        return tongue.to_you.dragon_from_you if 0 <= reader == 1 - event.seat else voice.dragon_home
    return voice.events[kind]


def _seat(seat: int, tongue: Language, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else tongue.somebody


def _was_played(view: BlueMoonView) -> bool:
    """Does the phase ask for one more card, after the first?"""
    turn = turn_of(view.table.progress.numbers)
    if view.table.phase == Phase.CHARACTER:
        return bool(turn.has_character)
    return view.table.phase == Phase.BOOST and turn.boosters_played + turn.supports_played > 0


def question_words(view: BlueMoonView, language: str) -> str:
    """What the seat is asked, and by which card."""
    tongue = LANGUAGES[language]
    if not view.table.questions:
        return (tongue.again if _was_played(view) else tongue.phases)[view.table.phase]
    question = view.table.questions[-1]
    text = tongue.questions[question.ask]
    if question.source >= 0 and question.ask != Ask.ANSWER:
        return f"{card_name(view.match, question.source, language)}: {text}"
    return text
