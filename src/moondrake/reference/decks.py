"""What is told about a deck: one line, what is still to do, and everything a deck builder shows."""

from typing import Any, Final

from moondrake.bluemoon import Deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import (
    STAFF,
    Catalogue,
    DeckFile,
    Problem,
    cost,
    deck_names,
    deck_size,
    emissary_cards,
    family_cards,
    foreign_moons,
    moon_limit,
    named_deck,
    write_deck,
)
from moondrake.bluemoon.effects import Card, Kind, name_in
from moondrake.bluemoon.rulesets import ANSMANN, NAMED, Ruleset
from moondrake.words import listed, say

KINDS: Final = {
    Kind.LEADERSHIP: "deck-leaderships",
    Kind.CHARACTER: "deck-characters",
    Kind.BOOSTER: "deck-boosters",
    Kind.SUPPORT: "deck-supports",
}
COUNTED: Final = ("BM-18.1", "BM-19.3")
"""Faults that the number of cards tells of already."""


def summary(deck: Deck, ruleset: Ruleset, language: str) -> str:
    """A deck in one line: cards, kinds, who stands beside the leader, moons."""
    counts = {kind: sum(card.kind == kind for card in deck.cards) for kind in KINDS}
    kinds = [say(key, language, count=counts[kind]) for kind, key in KINDS.items()]
    others = len(deck.cards) - sum(counts.values())
    kinds += [say("deck-others", language, count=others)] if others else []
    size, wanted = len(deck.cards), deck_size(deck)
    lines = [say("deck-cards", language, size=size, wanted=wanted, kinds=", ".join(kinds))]
    staff = [card_title(card, language) for card in (deck.inquisitor, deck.emissary) if card]
    lines += [say("deck-beside", language, staff=", ".join(staff))] if staff else []
    if has_moon_limit(deck):
        moons, limit = foreign_moons(deck, ruleset), moon_limit(deck)
        rules = str(ruleset)
        rules = say(f"ruleset-{rules}-name", language) if rules in NAMED else rules
        lines.append(say("deck-moons", language, moons=moons, limit=limit, ruleset=rules))
    return " ".join(lines)


def card_title(card: Card, language: str) -> str:
    """The name of a card in a language, or the English one."""
    return {"de": card.name.de, "hu": card.name.hu}.get(language) or card.name.en


def has_moon_limit(deck: Deck) -> bool:
    """BM-18.4, BM-19.2, BM-21.11: decks of an emissary and drafted ones cost no moons."""
    return not deck.emissary and not deck.drafted


def to_do(deck: Deck, ruleset: Ruleset, found: list[Problem], language: str) -> str:
    """What is missing, in one sentence."""
    if not found:
        return say("deck-ready", language)
    missing = deck_size(deck) - len(deck.cards)
    over = foreign_moons(deck, ruleset) - moon_limit(deck) if has_moon_limit(deck) else 0
    others = [one for one in found if one.rule not in COUNTED]
    others = [one for one in others if not (over > 0 and one.rule == "BM-18.4")]
    parts = [say("deck-to-do-add", language, count=missing)] if missing > 0 else []
    parts += [say("deck-to-do-leave", language, count=-missing)] if missing < 0 else []
    parts += [say("deck-to-do-moons", language, count=over)] if over > 0 else []
    parts += [say("deck-to-do-others", language, count=len(others))] if others else []
    return say("deck-to-do", language, parts=listed(parts, language))


def report(
    file: DeckFile, ruleset: Ruleset, found: list[Problem], packs: tuple[str, ...], language: str
) -> dict[str, Any]:
    """Everything about a deck that is being built; `found` are its faults, `packs` where cards come from."""
    deck = file.deck
    limited = has_moon_limit(deck)
    return deck_data(deck, str(ruleset)) | {
        "size": len(deck.cards),
        "wanted": deck_size(deck),
        "moons": foreign_moons(deck, ruleset) if limited else 0,
        "limit": moon_limit(deck) if limited else None,
        "is_legal": not found,
        "to_do": to_do(deck, ruleset, found, language),
        "summary": summary(deck, ruleset, language),
        "problems": [problem_data(one, language) for one in found],
        "packs": list(packs),
        "text": write_deck(deck, ruleset, packs),
    }


def deck_data(deck: Deck, ruleset: str) -> dict[str, Any]:
    """A deck as plain data."""
    return {
        "name": deck.name,
        "leader": deck.leader.key,
        "people": deck.leader.people,
        "inquisitor": deck.inquisitor.key if deck.inquisitor else None,
        "emissary": deck.emissary.key if deck.emissary else None,
        "family": deck.family,
        "drafted": deck.drafted,
        "ruleset": ruleset,
        "cards": [card.key for card in deck.cards],
    }


def problem_data(fault: Problem, language: str) -> dict[str, Any]:
    """One fault: the sentence of `moondrake deck check`, and its parts."""
    return {
        "rule": fault.rule,
        "what": fault.what.in_language(language),
        "remedy": fault.remedy.in_language(language),
        "text": fault.in_language(language),
        "card": fault.card,
        "line": fault.line,
    }


def prices(leader: Card, emissary: Card | None, family: int, ruleset: Ruleset, known: Catalogue) -> Any:
    """What each card costs in a deck of this leader, and which may be in it at all (BM-18.4, BM-19.2)."""
    every = [card for card in known.cards.values() if card.kind not in STAFF]
    if emissary:
        own = emissary_cards(leader, emissary, known.cards)
        allowed = {card.key for card in (*own, *family_cards(family, known.cards))}
        return {"prices": {}, "allowed": sorted(allowed)}
    costs = {card.key: cost(card, leader, ruleset) for card in every}
    return {
        "prices": {key: moons for key, moons in costs.items() if moons},
        "allowed": [card.key for card in every if card.moons is not None],
    }


def ready_made_decks(known: Catalogue, language: str) -> list[dict[str, Any]]:
    """BM-2.4, BM-19.2: the decks that have a name, as something to begin with."""
    told = []
    for name in deck_names(known):
        deck = named_deck(name, known)
        told.append(deck_data(deck, str(ANSMANN)) | {"key": name, "is_printed": name in PEOPLES})
        told[-1]["emissary_name"] = name_in(deck.emissary.name, language) if deck.emissary else ""
    return told
