"""A card that somebody at the table asks about, by its key or by what he remembers of its name."""

from collections.abc import Iterable
from typing import Final

from moondrake.bluemoon.effects import Card, name_in
from moondrake.bluemoon.text import card_line, card_page, plain
from moondrake.reference.finding import folded
from moondrake.words import languages, say

MOST: Final = 8


def card_answer(typed: str, cards: Iterable[Card], language: str) -> list[str]:
    """The card's page; a line for each card if several have the word in their name."""
    wanted = folded(typed.strip())
    by_key = {card.key: card for card in cards}
    found = [by_key[wanted]] if wanted in by_key else []
    found = found or [card for card in by_key.values() if wanted in _names(card)]
    found = found or [card for card in by_key.values() if any(wanted in name for name in _names(card))]
    if not found:
        return [say("bluemoon-no-card", language, typed=typed)]
    if len(found) == 1:
        return [plain(line) for line in card_page(found[0], language)]
    lines = [f"{card.key}: {card_line(card, language)}" for card in found[:MOST]]
    more = len(found) - MOST
    return [*lines, say("bluemoon-more-cards", language, more=more)] if more > 0 else lines


def _names(card: Card) -> set[str]:
    return {folded(name_in(card.name, language)) for language in languages()}
