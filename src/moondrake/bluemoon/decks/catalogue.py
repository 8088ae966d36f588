"""Every card that can be named: the printed ones and those of packs, by key or by name in any language."""

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Card
from moondrake.table.saying import Joined, Saying

UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
NUMBERED: Final = re.compile(r"(.+-)0+(\d+)$")


def fold(text: str) -> str:
    """A word without what people and mail programs change: case, accents, spaces, quotes, dashes."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if sign.isalnum())


class Catalogue:
    """The cards of a table, and who is meant by a word."""

    def __init__(self, packed: Iterable[Card] = ()) -> None:
        self.cards: dict[str, Card] = dict(BY_KEY)
        self.cards.update((card.key, card) for card in packed)
        self._words: dict[str, list[Card]] = {}
        self._shown: dict[str, str] = {}
        for card in self.cards.values():
            for word in _words(card):
                self._add(word, card)

    def _add(self, word: str, card: Card) -> None:
        known = self._words.setdefault(fold(word), [])
        if card not in known:
            known.append(card)
        self._shown.setdefault(fold(word), word)

    def named(self, word: str) -> list[Card]:
        """The cards a word may mean: none, one, or several with the same name."""
        return self._words.get(fold(word), [])

    def similar(self, word: str, most: int = 3) -> list[str]:
        """Names, and for a word with a number also keys, that look like a word nobody knows."""
        folded = fold(word)
        has_number = any(sign.isdigit() for sign in folded)
        known = [one for one in self._words if has_number or not one[-1].isdigit()]
        close = get_close_matches(folded, known, n=most, cutoff=0.6)
        return [self._shown[match] for match in close]


def _words(card: Card) -> list[str]:
    names = [name for name in (card.name.en, card.name.de, card.name.hu) if name]
    words = [card.key, *names]
    short = NUMBERED.match(card.key)
    if short:
        words.append(f"{short[1]}{short[2]}")
    return words + [name.translate(UMLAUTS) for name in names]


def meant(similar: list[str]) -> Saying:
    """The remedy for a word nobody knows."""
    if not similar:
        return Saying("problem-deck-key-or-name")
    return Saying("problem-deck-meant", close=Joined(similar, "or"))
