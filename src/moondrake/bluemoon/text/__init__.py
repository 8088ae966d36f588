"""A card in words: its name, its text rendered from the effects, its symbols, rulings and facts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.effects import Card, Icon, Kind, Sentence, When, name_in
from moondrake.bluemoon.text import de, en, hu, notes_de, notes_en, notes_hu, nouns_de, nouns_en, nouns_hu
from moondrake.bluemoon.text.grammar import icon_names
from moondrake.bluemoon.text.grammar import plain as plain
from moondrake.bluemoon.text.notes import ICON_RULES, RULES, Notes, card_rulings
from moondrake.table.tongues import Tongues


@dataclass(frozen=True)
class Tongue:
    """A language; `sentence` is told whether its text holds for this turn only."""

    sentence: Callable[[Sentence, bool], str]
    kinds: dict[Kind, str]
    icons: dict[Icon, str]
    notes: Notes


LANGUAGES: Final = Tongues[Tongue](
    en=Tongue(en.sentence_text, nouns_en.KINDS, nouns_en.ICONS, notes_en.NOTES),
    de=Tongue(de.sentence_text, nouns_de.KINDS, nouns_de.ICONS, notes_de.NOTES),
    hu=Tongue(hu.sentence_text, nouns_hu.KINDS, nouns_hu.ICONS, notes_hu.NOTES),
)


def card_name(card: Card, language: str) -> str:
    """The name, with a mark behind it where it is ours and not printed."""
    name = name_in(card.name, language)
    is_ours = language in card.name.ours or (language == "hu" and not card.name.hu and "en" in card.name.ours)
    return f"{name} ({LANGUAGES[language].notes.ours})" if is_ours else name


def sentences(card: Card, language: str) -> list[str]:
    """The card's texts, one by one; permanent texts of leadership cards last for the turn (BM-9.6)."""
    told = []
    for sentence in card.text:
        this_turn = card.kind == Kind.LEADERSHIP and sentence.when == When.WHILE_ACTIVE
        told.append(LANGUAGES[language].sentence(sentence, this_turn))
    return told


def card_text(card: Card, language: str) -> str:
    """Everything a card says; asterisks stand around the bold words of its class (BM-13.1)."""
    return " ".join(sentences(card, language))


def card_facts(card: Card, language: str) -> list[str]:
    """Kind, values (fire above earth, as printed), capacity, symbols, and how sure all this is."""
    tongue = LANGUAGES[language]
    facts = [tongue.kinds[card.kind]]
    if card.fire is not None or card.earth is not None:
        facts.append(tongue.notes.values.format(fire=card.fire or 0, earth=card.earth or 0))
    if card.capacity:
        facts.append(tongue.notes.capacity.format(n=card.capacity))
    if card.icons:
        facts.append(", ".join(icon_names(tongue.icons, card.icons)))
    if tongue.notes.certainty[card.certainty]:
        facts.append(tongue.notes.certainty[card.certainty])
    return facts


def deck_facts(card: Card, language: str) -> list[str]:
    """What matters when a deck is built: moons, family, an inquisitor's limits."""
    notes = LANGUAGES[language].notes
    facts = []
    if card.moons != 0:
        unknown, one, several = notes.moons
        facts.append(
            unknown if card.moons is None else one if card.moons == 1 else several.format(n=card.moons)
        )
    if card.family:
        facts.append(notes.family.format(n=card.family))
    if card.extra_cards or card.extra_moons:
        facts.append(notes.limits.format(cards=card.extra_cards, moons=card.extra_moons))
    return facts


def card_line(card: Card, language: str) -> str:
    """A card in one line: name, facts, and its text without marks."""
    line = f"{card_name(card, language)} ({'; '.join(card_facts(card, language))})"
    return f"{line}. {plain(card_text(card, language))}" if card.text else f"{line}."


def card_page(card: Card, language: str) -> list[str]:
    """A card in full: name, facts, texts, symbols and rulings, each with its rule."""
    tongue = LANGUAGES[language]
    facts = card_facts(card, language) + deck_facts(card, language)
    lines = [card_name(card, language), "; ".join(facts)]
    for sentence, text in zip(card.text, sentences(card, language), strict=True):
        lines.append(f"{text} [{sentence.rule}]")
    for icon, name in tongue.icons.items():
        if card.icons & icon:
            lines.append(f"{name}: {tongue.notes.icons[icon]} [{ICON_RULES[icon]}]")
    lines += [f"{tongue.notes.rulings[ruling]} [{RULES[ruling]}]" for ruling in card_rulings(card)]
    return lines
