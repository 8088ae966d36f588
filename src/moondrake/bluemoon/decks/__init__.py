"""Decks built by players: the catalogue of cards, deck texts, random decks (BM-18, BM-19)."""

from moondrake.bluemoon.deck_building import Agreement, DeckError, Problem, check_deck, deck_problems
from moondrake.bluemoon.decks.catalogue import Catalogue
from moondrake.bluemoon.decks.named import (
    catalogue_of,
    find_deck,
    find_decks,
    is_constructed,
    named_deck,
    open_deck,
)
from moondrake.bluemoon.decks.random import random_deck
from moondrake.bluemoon.decks.text import DeckFile, parse_deck, understood, write_deck

__all__ = [
    "Agreement",
    "Catalogue",
    "DeckError",
    "DeckFile",
    "Problem",
    "catalogue_of",
    "check_deck",
    "deck_problems",
    "find_deck",
    "find_decks",
    "is_constructed",
    "named_deck",
    "open_deck",
    "parse_deck",
    "random_deck",
    "understood",
    "write_deck",
]
