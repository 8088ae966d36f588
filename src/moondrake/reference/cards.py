"""Cards to look up: as data in the words of the printed facts, and found by words in any language."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from moondrake.bluemoon.cards import ALL_CARDS, BY_KEY, PEOPLES
from moondrake.bluemoon.effects import Card, Icon, Kind, name_in
from moondrake.bluemoon.text import card_facts, card_text, plain
from moondrake.reference.finding import WORD, folded
from moondrake.reference.rules import rules_naming
from moondrake.table import TableError
from moondrake.table.saying import listed
from moondrake.words import check_language, languages

KINDS: Final = {
    Kind.LEADER: "leader",
    Kind.CHARACTER: "character",
    Kind.BOOSTER: "booster",
    Kind.SUPPORT: "support",
    Kind.LEADERSHIP: "leadership",
    Kind.SHIP: "influence-ship",
    Kind.HYLA: "influence-hyla",
    Kind.ACHIEVEMENT: "achievement",
    Kind.INTERFERENCE: "interference",
    Kind.INQUISITOR: "inquisitor",
    Kind.EMISSARY: "emissary",
}
"""The kinds in the words of the facts."""

IN_NAME: Final = 2
IN_TEXT: Final = 1
MOST_NEAR: Final = 5


class UnknownCard(TableError):
    """There is no such card; `near` are keys that somebody may have meant."""

    def __init__(self, typed: str, near: tuple[str, ...]) -> None:
        self.typed = typed
        self.near = near
        super().__init__("problem-no-card", typed=typed, near=listed(near) if near else "none")


def peoples() -> tuple[str, ...]:
    """Every people and group that has cards, in the order of the registry."""
    return tuple(dict.fromkeys(card.people for card in ALL_CARDS))


def icon_words(icons: int) -> list[str]:
    """The symbols in the words of the facts, such as `shield-fire` and `bluff-none`."""
    names = [icon.name for icon in Icon if icon and icons & icon]
    return [name.lower().replace("_", "-").replace("plain", "none") for name in names]


def card_data(card: Card) -> dict[str, Any]:
    """A card as plain data. What is not printed, or not known, is None."""
    return {
        "key": card.key,
        "people": card.people,
        "number": card.number if card.number or card.people in PEOPLES else None,
        "name": {language: name_in(card.name, language) for language in languages()},
        "unofficial_names": list(card.name.ours),
        "kind": KINDS[card.kind],
        "earth": card.earth,
        "fire": card.fire,
        "icons": icon_words(card.icons),
        "moons": None if card.kind in (Kind.INQUISITOR, Kind.EMISSARY) else card.moons,
        "capacity": card.capacity or None,
        "deck": card.deck or None,
        "set": card.box or (f"base-{card.deck}" if card.deck else None),
        "family": card.family or None,
        "pair": card.pair or None,
        "text": {language: plain(card_text(card, language)) for language in languages()},
        "rules": card_rules(card),
        "certainty": card.certainty,
    }


def card_rules(card: Card) -> list[str]:
    """The rules under which its texts stand, then those that name it."""
    return list(dict.fromkeys([*(text.rule for text in card.text), *rules_naming(card.key)]))


def card(typed: str) -> Card:
    """A card by its key, or by its whole name in any language."""
    wanted = folded(typed.strip())
    if wanted in BY_KEY:
        return BY_KEY[wanted]
    named = [one for one in ALL_CARDS if wanted in {folded(name) for name in _names(one)}]
    if len(named) == 1:
        return named[0]
    near = [one.key for one in named] or _keys_with(wanted)[:MOST_NEAR]
    near = near or get_close_matches(wanted, list(BY_KEY), MOST_NEAR, cutoff=0.5) or _keys_by_name(wanted)
    raise UnknownCard(typed.strip(), tuple(near))


def _names(one: Card) -> set[str]:
    return {name_in(one.name, language) for language in languages()}


def _keys_with(wanted: str) -> list[str]:
    """Cards that have what was typed in a name."""
    return [one.key for one in ALL_CARDS if wanted and any(wanted in folded(name) for name in _names(one))]


def _keys_by_name(wanted: str) -> list[str]:
    by_name = {folded(name): one.key for one in ALL_CARDS for name in _names(one)}
    return list(dict.fromkeys(by_name[name] for name in get_close_matches(wanted, list(by_name), MOST_NEAR)))


def find_cards(words: str = "", language: str = "en", among: Iterable[str] = ()) -> list[Card]:
    """Cards that have all the words in name, kind, symbols or text; those with them in the name first."""
    check_language(language)
    wanted = WORD.findall(folded(words))
    chosen = set(among)
    found = [
        (-_rank(one, wanted, language), place, one)
        for place, one in enumerate(ALL_CARDS)
        if (not chosen or one.people in chosen) and (not wanted or _rank(one, wanted, language))
    ]
    return [one for _, _, one in sorted(found, key=lambda hit: hit[:2])]


def _rank(one: Card, wanted: list[str], language: str) -> int:
    """0 where a word is missing."""
    name = folded(f"{one.key} {' '.join(sorted(_names(one)))}")
    if all(word in name for word in wanted):
        return IN_NAME
    facts = f"{one.people} {KINDS[one.kind]} {' '.join(icon_words(one.icons))} {one.certainty}"
    told = " ".join([*card_facts(one, language), card_text(one, language), card_text(one, "en")])
    text = folded(f"{name} {facts} {plain(told)}")
    return IN_TEXT if all(word in text for word in wanted) else 0
