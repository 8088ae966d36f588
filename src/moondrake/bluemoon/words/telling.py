"""Events and questions in words: for the log, the screen reader and the terminal.

The sentences are in `moondrake/words/LANGUAGE/bluemoon-*.ftl`; here is which one, and what is put in.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.events import What
from moondrake.bluemoon.kept import turn_of
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import ASK_NAMES, PHASE_NAMES, Ask, Phase
from moondrake.bluemoon.rules.playing import FOR_GAIN, FOR_POWER
from moondrake.bluemoon.seen import Asked
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.view import BlueMoonView
from moondrake.bluemoon.zones import LOCAL
from moondrake.table import HIDDEN, SPECTATOR, Event
from moondrake.table.saying import spelled, tell

FOURTH: Final = 4
ELEMENTS: Final = ("earth", "fire")
HIDDEN_TOO: Final = frozenset(
    {
        What.DRAW,
        What.BLUFF,
        What.PUT_UNDER,
        What.RETURN,
        What.TAKE,
        What.TAKE_DISCARD,
        What.DISCARD,
        What.TAKE_BACK,
    }
)
"""Have a sentence of their own for a reader who may not know the cards."""
OF_AMOUNT: Final = frozenset({What.DRAGON, What.OVER})
"""Count what was gained, not cards."""
COUNTED: Final = OF_AMOUNT | {What.MULLIGAN}
ONTO: Final = frozenset({What.LOAD, What.TARGET})
"""Speak of the first and the last of their cards."""
OF_A_CARD: Final = frozenset({Ask.LOAD_SHIP, Ask.FETCH_SHIP})
"""Are about the card that `place` names."""
SETTLED: Final = frozenset({Phase.CHARACTER_END, Phase.BOOST_END, Phase.ANNOUNCE})
"""Where a retreat by BM-17.2 may have been settled."""
EVENTS: Final = {kind: f"bluemoon-event-{spelled(kind.name)}" for kind in What}
QUESTIONS: Final = {ask: f"bluemoon-question-{spelled(name)}" for ask, name in ASK_NAMES.items()}
PHASES: Final = {phase: f"bluemoon-phase-{spelled(name)}" for phase, name in PHASE_NAMES.items()}


def card_name(match: Match, whole: int, language: str) -> str:
    """The name of a card of the match; empty if it is hidden."""
    if whole == HIDDEN:
        return ""
    return name_in(match.facts[whole >> CARD_SHIFT].printed[whole & LOCAL].name, language)


@cache
def plain(key: str, language: str) -> str:
    """A sentence into which nothing is put."""
    return tell(key, language)


@cache
def named(name: str, language: str) -> str:
    """A card's name as it is set off in a sentence."""
    return tell("bluemoon-named", language, name=name)


def listed(names: Sequence[str], language: str) -> str:
    """`a, b and c`, each name set off."""
    quoted = [named(name, language) for name in names]
    if len(quoted) < 2:
        return quoted[0] if quoted else plain("bluemoon-no-cards", language)
    return tell("bluemoon-list", language, rest=", ".join(quoted[:-1]), last=quoted[-1])


def event_words(
    match: Match, event: Event, language: str, names: Sequence[str], reader: int = SPECTATOR
) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat.

    A reader who sits at the table is spoken to: "You play ...".
    """
    cards = [card_name(match, card, language) for card in event.cards]
    return event_sentence(event, language, cards, names, reader)


def event_sentence(
    event: Event, language: str, cards: Sequence[str], names: Sequence[str], reader: int = SPECTATOR
) -> str:
    """The sentence, given the card names; they are empty where the reader may not know them."""
    kind = What(event.kind)
    is_hidden = bool(cards) and not cards[0]
    facts: dict[str, object] = {
        "who": _who(event, kind, reader),
        "seat": _seat(event.seat, names, language),
        "other": _seat(1 - event.seat, names, language),
        "n": str(event.amount),
    }
    if is_hidden or kind in COUNTED:
        facts["count"] = len(cards) if cards and kind not in OF_AMOUNT else event.amount
    if kind == What.ELEMENT:
        facts["element"] = ELEMENTS[event.amount] if event.amount in (0, 1) else "none"
    elif kind == What.RETREAT:
        facts["point"] = spelled(PHASE_NAMES.get(event.amount, ""))
    if is_hidden:
        unknown = tell("bluemoon-unknown", language, count=len(cards))
        facts |= {"cards": unknown, "first": unknown, "last": unknown}
    else:
        facts["cards"] = listed(cards, language)
        if kind in ONTO:
            facts |= {"first": listed(cards[:1], language), "last": listed(cards[-1:], language)}
    return tell(_event_key(event, kind, is_hidden), language, **facts)


def _who(event: Event, kind: What, reader: int) -> str:
    """Whom the sentence speaks to: whoever did it, the other player who loses a dragon, or anybody."""
    if 0 <= reader == event.seat:
        return "you"
    return "loser" if kind == What.DRAGON and event.amount <= 0 and reader == 1 - event.seat else "they"


def _event_key(event: Event, kind: What, is_hidden: bool) -> str:
    key = EVENTS[kind]
    if is_hidden and kind in HIDDEN_TOO:
        return f"{key}-hidden"
    if kind == What.TURN and event.amount:
        return f"{key}-first"
    if kind == What.MULLIGAN and not event.amount:
        return f"{key}-none"
    if kind == What.RETREAT and event.amount in SETTLED:
        return f"{key}-settled"
    if kind == What.DRAGON and event.amount >= FOURTH:
        return f"{key}-fourth"
    return f"{key}-home" if kind == What.DRAGON and event.amount <= 0 else key


def _seat(seat: int, names: Sequence[str], language: str) -> str:
    return names[seat] if 0 <= seat < len(names) else plain("bluemoon-somebody", language)


def _was_played(view: BlueMoonView) -> bool:
    """Does the phase ask for one more card, after the first?"""
    turn = turn_of(view.table.progress.numbers)
    if view.table.phase == Phase.CHARACTER:
        return bool(turn.has_character)
    return view.table.phase == Phase.BOOST and turn.boosters_played + turn.supports_played > 0


def question_words(view: BlueMoonView, language: str) -> str:
    """What the seat is asked, and by which card."""
    if not view.table.questions:
        return tell(PHASES[view.table.phase] + ("-again" if _was_played(view) else ""), language)
    question = view.table.questions[-1]
    source = card_name(view.match, question.source, language)
    if question.ask == Ask.ANSWER:
        return tell(QUESTIONS[Ask.ANSWER] + _answered(question), language, card=source)
    if question.ask in OF_A_CARD:
        carried = card_name(view.match, question.side << CARD_SHIFT | question.place, language)
        return tell(QUESTIONS[question.ask], language, card=carried)
    text = tell(QUESTIONS[question.ask], language)
    return tell("bluemoon-question-of", language, card=source, question=text) if source else text


def _answered(question: Asked) -> str:
    """Which of the sentences: what an interference would answer (BM-11.1, BM-11.7, BM-16.16)."""
    if question.flags & FOR_POWER:
        return "-power"
    if question.flags & FOR_GAIN:
        return "-gain"
    return "" if question.source != HIDDEN else "-bluff"


def step_undone(view: BlueMoonView, index: int) -> tuple[int, int]:
    """BM-17.2a: the phase of a point that a turn may go back to, and the card that left the hand after it."""
    hands = [set(point.table.sides[view.seat].hand) for point in (*view.points, view)]
    gone = hands[index] - hands[index + 1]
    return view.points[index].table.phase, min(gone, default=HIDDEN)
