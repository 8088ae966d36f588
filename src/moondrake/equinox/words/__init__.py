"""Events, questions and reasons in words: for the log, the screen reader and the terminal.

The sentences are in `moondrake/words/LANGUAGE/equinox-events.ftl`; here is which one, and what is put in.
"""

from collections.abc import Sequence
from typing import Final

from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.happenings import Happening
from moondrake.equinox.prints import FIELDS, ROWS, is_chameleon, is_creature_card, tree_ability
from moondrake.equinox.prints import printed_strength as strength_of
from moondrake.equinox.prints import suit_of as suit
from moondrake.equinox.questions import ASK_NAMES, Step
from moondrake.equinox.reasons import Reason, Why
from moondrake.table.events import HIDDEN, Event
from moondrake.table.saying import Halves, Saying, spelled, tell
from moondrake.table.state import CHANCE, SPECTATOR

EVENTS: Final = {kind: f"equinox-event-{spelled(kind.name)}" for kind in Happening}
QUESTIONS: Final = {ask: f"equinox-question-{spelled(name)}" for ask, name in ASK_NAMES.items()}
REASONS: Final = {why: f"equinox-why-{spelled(why.name)}" for why in Why}
ABOUT_FIELD: Final = frozenset(
    {
        Happening.BET,
        Happening.PLAYED,
        Happening.STONE_TAKEN,
        Happening.STONE_PLACED,
        Happening.CARD_TAKEN,
        Happening.REMOVED,
        Happening.VANISH_CARD,
    }
)
ABOUT_SEAT: Final = frozenset(
    {Happening.PLAYER_CHOSEN, Happening.GIVEN, Happening.HAND_SEEN, Happening.LOOKED_AT, Happening.ROBBED}
)
ABOUT_ABILITY: Final = frozenset(
    {
        Happening.INVITED,
        Happening.REVEALED,
        Happening.TREE_PLAYED,
        Happening.ABILITY_USED,
        Happening.NO_EFFECT,
        Happening.CREATURE_NAMED,
        Happening.SECRET_TAKEN,
        Happening.VANISHED,
    }
)
IN_HALVES: Final = frozenset({Happening.SCORED, Happening.LOWEST_SHARED})
HIDDEN_TOO: Final = frozenset(
    {
        Happening.DRAWN,
        Happening.SECRET_BET,
        Happening.SET_ASIDE,
        Happening.GIVEN,
        Happening.HAND_SEEN,
        Happening.LOOKED_AT,
        Happening.ROBBED,
        Happening.BURIED,
    }
)
"""Have a sentence of their own for a reader who may not know the card."""


def card_name(card: int, language: str) -> str:
    """A card as people say it: `Susi 7`, `Chameleon 4`, `Dryada`."""
    if is_creature_card(card):
        return f"{CREATURES[suit(card)].name} {strength_of(card)}"
    if is_chameleon(card):
        return f"{tell('equinox-chameleon', language)} {strength_of(card)}"
    return ABILITIES[tree_ability(card)].name


def event_words(event: Event, language: str, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat.

    A reader who sits at the table is spoken to: "You play ...".
    """
    kind = Happening(event.kind)
    facts = _facts(event, kind, names)
    cards = ", ".join(card_name(card, language) for card in event.cards if card >= 0)
    facts["who"] = _who(event, kind, reader)
    facts["card"] = facts["cards"] = cards or Saying("equinox-no-cards")
    return tell(_event_key(event, kind), language, **facts)


def _event_key(event: Event, kind: Happening) -> str:
    if event.cards and event.cards[0] == HIDDEN and kind in HIDDEN_TOO:
        return f"{EVENTS[kind]}-hidden"
    if kind == Happening.STONE_TAKEN and event.amount >= FIELDS:
        return "equinox-event-stone-from-champion"
    if kind == Happening.PASSED and event.amount != Step.BET:
        return "equinox-event-ability-declined"
    return EVENTS[kind]


def _who(event: Event, kind: Happening, reader: int) -> str:
    """Whom the sentence speaks to: the other seat it is about, whoever did it, or anybody."""
    if kind in ABOUT_SEAT and 0 <= reader == event.amount:
        return "other"
    return "you" if 0 <= reader == event.seat else "they"


def _facts(event: Event, kind: Happening, names: Sequence[str]) -> dict[str, object]:
    """What is put into the sentence of an event."""
    amount = event.amount
    facts: dict[str, object] = {"seat": _seat(event.seat, names), "n": str(amount), "count": amount}
    if kind in ABOUT_FIELD:
        facts["creature"] = CREATURES[amount // ROWS if amount < FIELDS else amount - FIELDS].name
        facts["row"] = str(amount % ROWS + 1)
    elif kind in ABOUT_SEAT:
        facts["other"] = _seat(amount, names)
    elif kind in ABOUT_ABILITY:
        facts["creature"] = ABILITIES[amount].name
    elif kind == Happening.SWAPPED:
        first, second = divmod(amount, FIELDS)
        facts |= {"creature": CREATURES[first // ROWS].name, "row": str(first % ROWS + 1)}
        facts |= {"other_creature": CREATURES[second // ROWS].name, "other_row": str(second % ROWS + 1)}
    elif kind in IN_HALVES:
        facts |= {"n": Halves(amount), "count": amount // 2 if amount % 2 == 0 else "half"}
    return facts


def _seat(seat: int, names: Sequence[str]) -> str | Saying:
    if seat == CHANCE:
        return Saying("equinox-chance")
    return names[seat] if 0 <= seat < len(names) else Saying("equinox-somebody")


def question_words(ask: int, language: str) -> str:
    """What a seat is asked, by `Ask`."""
    return tell(QUESTIONS[ask], language)


def reason_words(reason: Reason, language: str, names: Sequence[str]) -> str:
    """One sentence for a reason, with what would make the attempt legal, and the rule."""
    is_other = reason.why == Why.OTHER_QUESTION
    text = tell(
        REASONS[reason.why],
        language,
        creature=CREATURES[reason.creature].name if reason.creature >= 0 else "",
        card=card_name(reason.card, language) if reason.card >= 0 else "",
        seat=_seat(reason.seat, names),
        n=str(reason.number),
        row=str(reason.number + 1),
        question=question_words(reason.number, language) if is_other else "",
    )
    return f"{text} ({reason.rule})"
