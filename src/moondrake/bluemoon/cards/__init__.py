"""Every card the engine knows, and the nine ready-made decks (BM-2.2, BM-2.4)."""

from functools import cache
from typing import Final

from moondrake.bluemoon.cards import (
    aqua,
    buka,
    flit,
    hoax,
    hyla,
    inquisitors,
    interference,
    khind,
    mimix,
    mutants,
    pillar,
    terrah,
    tutu,
    vulca,
)
from moondrake.bluemoon.effects import Card, Kind, name_in

PEOPLES: Final = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
"""In the order of the printed people numbers."""

ALL_CARDS: Final[tuple[Card, ...]] = (
    *hoax.CARDS,
    *vulca.CARDS,
    *mimix.CARDS,
    *flit.CARDS,
    *khind.CARDS,
    *terrah.CARDS,
    *pillar.CARDS,
    *aqua.CARDS,
    *buka.CARDS,
    *mutants.CARDS,
    *tutu.CARDS,
    *hyla.CARDS,
    *interference.CARDS,
    *inquisitors.CARDS,
)

BY_KEY: Final = {card.key: card for card in ALL_CARDS}


@cache
def names_in(language: str) -> dict[str, str]:
    """The name of every card by its key, for sentences that speak of cards."""
    return {card.key: name_in(card.name, language) for card in ALL_CARDS}


def ready_made(people: str) -> tuple[Card, tuple[Card, ...]]:
    """BM-2.4: the leader and the thirty cards of a people's ready-made deck."""
    cards = tuple(card for card in ALL_CARDS if card.deck == people)
    leader = next(card for card in cards if card.kind == Kind.LEADER)
    return leader, tuple(card for card in cards if card.kind != Kind.LEADER)
