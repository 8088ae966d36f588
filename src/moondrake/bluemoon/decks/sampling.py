"""Closed lists (BM-3.4b, OQ-34): what a deck could hold by public knowledge, and decks imagined from that."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.deck import UNSEEN, Deck
from moondrake.bluemoon.deck_building import (
    STAFF,
    cost,
    emissary_cards,
    family_cards,
    foreign_moons,
    is_foreign,
    moon_limit,
)
from moondrake.bluemoon.effects import BLUFFS, Card, Kind
from moondrake.bluemoon.rulesets import Ruleset

READY_MADE: Final = 8
OWN: Final = 4
FOREIGN: Final = 1
"""How likely cards of the ready-made deck, other own cards and foreign cards are beside each other."""


def possible_cards(deck: Deck, packs: Iterable[Card]) -> list[Card]:
    """The cards this deck could hold by its leader, its staff and its family, which everybody sees."""
    known = {**BY_KEY, **{card.key: card for card in packs}}
    if deck.emissary:
        own = emissary_cards(deck.leader, deck.emissary, known)
        return own + [card for card in family_cards(deck.family, known) if card not in own]
    return [card for card in known.values() if card.kind not in STAFF and card.moons is not None]


def imagined_deck(deck: Deck, ruleset: Ruleset, possible: list[Card], bluffs: int, rng: Random) -> Deck:
    """BM-3.4b: a legal deck with the seen cards in their places; `bluffs` of the others can be bluffs."""
    seen = tuple(card for card in deck.cards if card is not UNSEEN)
    wanted = len(deck.cards) - len(seen)
    if not wanted:
        return deck
    keys = {card.key for card in seen}
    pool = _by_chance([card for card in possible if card.key not in keys], deck, ruleset, rng)
    purse = moon_limit(deck) - foreign_moons(Deck("", deck.leader, seen), ruleset)
    chosen = [card for card in pool if deck.family and card.family == deck.family][:wanted]
    if deck.emissary or deck.drafted or purse < 0:
        purse = len(pool) * 9  # no moon counts
    bluffing = [card for card in pool if card.kind == Kind.CHARACTER and card.icons & BLUFFS]
    purse = _take(bluffing, chosen, min(bluffs, wanted), purse, deck, ruleset)
    purse = _take(pool, chosen, wanted, purse, deck, ruleset)
    if len(chosen) < wanted:
        keys = {card.key for card in chosen}
        cheapest = sorted((card for card in pool if card.key not in keys), key=lambda card: card.moons or 0)
        chosen += cheapest[: wanted - len(chosen)]
    rng.shuffle(chosen)
    cards = tuple(chosen.pop() if card is UNSEEN else card for card in deck.cards)
    return replace(deck, cards=cards)


def _by_chance(pool: list[Card], deck: Deck, ruleset: Ruleset, rng: Random) -> list[Card]:
    """In a random order in which likely cards tend to stand in front."""
    keyed = []
    for card in pool:
        weight = FOREIGN if is_foreign(card, deck.leader, ruleset) else OWN
        if card.deck and card.deck == deck.leader.deck:
            weight = READY_MADE
        keyed.append((rng.random() ** (1 / weight), card))
    keyed.sort(key=lambda pair: -pair[0])
    return [card for _, card in keyed]


def _take(pool: list[Card], chosen: list[Card], wanted: int, purse: int, deck: Deck, ruleset: Ruleset) -> int:
    """Take cards in order while there is room and the moons suffice; returns the moons that are left."""
    keys = {card.key for card in chosen}
    for card in pool:
        if len(chosen) >= wanted:
            break
        price = cost(card, deck.leader, ruleset)
        if card.key not in keys and price <= purse:
            chosen.append(card)
            purse -= price
    return purse
