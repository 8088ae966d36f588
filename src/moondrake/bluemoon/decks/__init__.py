"""Decks built by players: the catalogue of cards, deck texts, random decks (BM-18, BM-19)."""

from moondrake.bluemoon.decks.catalogue import Catalogue
from moondrake.bluemoon.decks.named import find_deck, read_deck
from moondrake.bluemoon.decks.random import random_deck
from moondrake.bluemoon.decks.text import DeckFile, parse_deck, write_deck
from moondrake.bluemoon.rules.deck_building import Agreement, DeckError, Problem, check_deck, deck_problems

__all__ = [
    "Agreement",
    "Catalogue",
    "DeckError",
    "DeckFile",
    "Problem",
    "check_deck",
    "deck_problems",
    "find_deck",
    "parse_deck",
    "random_deck",
    "read_deck",
    "write_deck",
]
