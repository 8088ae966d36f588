"""Events and reasons in words: for the log, the screen reader and the terminal."""

from collections.abc import Sequence
from typing import Final

from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.happenings import Happening
from moondrake.equinox.prints import FIELDS, ROWS, is_chameleon, is_creature_card, tree_ability
from moondrake.equinox.prints import printed_strength as strength_of
from moondrake.equinox.prints import suit_of as suit
from moondrake.equinox.reasons import Reason, Why
from moondrake.equinox.state import Step
from moondrake.equinox.words import de, en, hu
from moondrake.equinox.words.language import Language
from moondrake.table.events import HIDDEN, Event
from moondrake.table.state import CHANCE, SPECTATOR
from moondrake.table.tongues import Tongues

LANGUAGES: Final = Tongues[Language](en=en.LANGUAGE, de=de.LANGUAGE, hu=hu.LANGUAGE)

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


def card_name(card: int, language: str) -> str:
    """A card as people say it: `Susi 7`, `Chameleon 4`, `Dryada`."""
    if is_creature_card(card):
        return f"{CREATURES[suit(card)].name} {strength_of(card)}"
    if is_chameleon(card):
        return f"{LANGUAGES[language].chameleon} {strength_of(card)}"
    return ABILITIES[tree_ability(card)].name


def event_words(event: Event, language: str, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """One sentence for an event as its reader may know it; `names` are the players', seat by seat.

    A reader who sits at the table is spoken to: "You play ...".
    """
    tongue = LANGUAGES[language]
    kind = Happening(event.kind)
    values = _values(event, kind, tongue, names)
    is_hidden = bool(event.cards) and event.cards[0] == HIDDEN and kind in tongue.hidden
    values["cards"] = (
        ", ".join(card_name(card, language) for card in event.cards if card >= 0) or tongue.no_cards
    )
    values["card"] = values["cards"]
    return _sentence(event, kind, tongue, is_hidden, reader).format(**values)


def _sentence(event: Event, kind: Happening, tongue: Language, is_hidden: bool, reader: int) -> str:
    to_you = tongue.to_you
    if kind in ABOUT_SEAT and 0 <= reader == event.amount:
        return (to_you.as_other_hidden if is_hidden else to_you.as_other)[kind]
    is_own = 0 <= reader == event.seat
    voice = to_you if is_own else tongue
    if is_hidden:
        return voice.hidden[kind]
    if kind == Happening.STONE_TAKEN and event.amount >= FIELDS:
        return voice.stone_from_champion
    if kind == Happening.PASSED and event.amount != Step.BET:
        return voice.ability_declined
    one = 2 if kind in IN_HALVES else 1
    if kind in voice.several and event.amount != one:
        return voice.several[kind]
    return voice.events.get(kind, tongue.events[kind])


def _values(event: Event, kind: Happening, tongue: Language, names: Sequence[str]) -> dict[str, str]:
    """What the placeholders of a sentence stand for."""
    amount = event.amount
    values = {"seat": _seat(event.seat, tongue, names), "n": str(amount)}
    if kind in ABOUT_FIELD:
        values["creature"] = CREATURES[amount // ROWS if amount < FIELDS else amount - FIELDS].name
        values["row"] = str(amount % ROWS + 1)
    elif kind in ABOUT_SEAT:
        values["other"] = _seat(amount, tongue, names)
    elif kind in ABOUT_ABILITY:
        values["creature"] = ABILITIES[amount].name
    elif kind == Happening.SWAPPED:
        first, second = divmod(amount, FIELDS)
        values["creature"], values["row"] = CREATURES[first // ROWS].name, str(first % ROWS + 1)
        values["other_creature"], values["other_row"] = CREATURES[second // ROWS].name, str(second % ROWS + 1)
    elif kind in IN_HALVES:
        values["n"] = f"{amount / 2:g}".replace(".", tongue.decimal)
    return values


def _seat(seat: int, tongue: Language, names: Sequence[str]) -> str:
    if seat == CHANCE:
        return tongue.chance
    return names[seat] if 0 <= seat < len(names) else tongue.somebody


def reason_words(reason: Reason, language: str, names: Sequence[str]) -> str:
    """One sentence for a reason, with what would make the attempt legal, and the rule."""
    tongue = LANGUAGES[language]
    values = {
        "creature": CREATURES[reason.creature].name if reason.creature >= 0 else "",
        "card": card_name(reason.card, language) if reason.card >= 0 else "",
        "seat": _seat(reason.seat, tongue, names),
        "n": str(reason.number),
        "row": str(reason.number + 1),
        "question": "",
    }
    if reason.why == Why.OTHER_QUESTION:
        values["question"] = tongue.questions[reason.number]
    return f"{tongue.reasons[reason.why].format(**values)} ({reason.rule})"
