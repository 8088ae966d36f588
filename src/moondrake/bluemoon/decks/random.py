"""Random legal decks, for tests, soak and arena; no good decks, but all kinds of them."""

from random import Random

from moondrake.bluemoon.cards import PEOPLES, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.deck_building import (
    STAFF,
    check_deck,
    cost,
    deck_size,
    is_foreign,
    moon_limit,
)
from moondrake.bluemoon.decks.catalogue import Catalogue
from moondrake.bluemoon.decks.named import catalogue_of
from moondrake.bluemoon.effects import Card, Kind
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.table import SetupError
from moondrake.table.saying import listed

INQUISITORS: float = 0.25
"""How often a random deck has an inquisitor."""


def legal_cards(catalogue: Catalogue) -> list[Card]:
    """BM-18: every card a deck may contain, apart from the limits."""
    return [card for card in catalogue.cards.values() if card.kind not in STAFF and card.moons is not None]


def random_deck(people: str, ruleset: Ruleset, rng: Random, catalogue: Catalogue | None = None) -> Deck:
    """BM-18: a legal deck of this people with a random share of foreign cards, sometimes an inquisitor."""
    if people not in PEOPLES:
        raise SetupError("problem-no-people", name=people, known=listed(PEOPLES))
    catalogue = catalogue or catalogue_of()
    leader, _ = ready_made(people)
    inquisitors = [card for card in catalogue.cards.values() if card.kind == Kind.INQUISITOR]
    inquisitor = rng.choice(inquisitors) if inquisitors and rng.random() < INQUISITORS else None
    frame = Deck(f"random {people} {rng.randrange(10000):04}", leader, (), inquisitor)
    chosen = _chosen(frame, ruleset, rng, legal_cards(catalogue))
    place = {key: index for index, key in enumerate(catalogue.cards)}
    cards = tuple(sorted(chosen, key=lambda card: place[card.key]))
    deck = Deck(frame.name, leader, cards, inquisitor)
    check_deck(deck, ruleset, catalogue.cards)
    return deck


def _chosen(frame: Deck, ruleset: Ruleset, rng: Random, cards: list[Card]) -> list[Card]:
    """First foreign cards for a random number of moons, then own ones, then whatever is cheapest."""
    rng.shuffle(cards)
    own = [card for card in cards if not is_foreign(card, frame.leader, ruleset)]
    foreign = [card for card in cards if is_foreign(card, frame.leader, ruleset)]
    size, limit = deck_size(frame), moon_limit(frame)
    wanted, purse = rng.randint(0, size // 2), rng.randint(0, limit)
    chosen: list[Card] = []
    spent = 0
    for card in foreign:
        price = cost(card, frame.leader, ruleset)
        if len(chosen) < wanted and spent + price <= purse:
            chosen.append(card)
            spent += price
    chosen += own[: size - len(chosen)]
    rest = sorted((card for card in foreign if card not in chosen), key=lambda card: card.moons or 0)
    return chosen + rest[: size - len(chosen)]
