"""Decks and fixture cards that several tests share."""

from moondrake.bluemoon.cards import BY_KEY, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.decks import Catalogue
from moondrake.bluemoon.effects import Card, Kind, Name


def fixture(key: str, kind: Kind = Kind.CHARACTER, **facts) -> Card:
    return Card(key, Name(f"Fixture {key}", f"Muster {key}"), facts.pop("people", "tutu"), 0, kind, **facts)


PATIENT = fixture("fx-patient", Kind.INQUISITOR, people="inq", extra_cards=5, extra_moons=4)
PLAIN = fixture("fx-plain", Kind.INQUISITOR, people="inq")
NAMED = tuple(fixture(f"fx-named-{n}") for n in range(4))
LETTERED = tuple(fixture(f"fx-lettered-{n}", letter="Z") for n in range(3))
ENVOY = fixture(
    "fx-envoy", Kind.EMISSARY, people="emis", letter="YZ", brings=tuple(card.key for card in NAMED)
)
LETTERLESS = tuple(
    fixture(f"fx-{people}-{n}", people=people)
    for people in ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua")
    for n in range(3)
)
UNKNOWN_MOONS = fixture("fx-secret", Kind.INTERFERENCE, moons=None)
PACKED = (PATIENT, PLAIN, *NAMED, *LETTERED, ENVOY, UNKNOWN_MOONS)


def small_catalogue() -> Catalogue:
    """The printed cards of the ready-made decks and the fixtures; each people has three unlettered cards."""
    catalogue = Catalogue()
    catalogue.cards = {
        key: card for key, card in catalogue.cards.items() if card.deck or card.people in ("mutant", "buka")
    }
    own = Catalogue((*PACKED, *LETTERLESS))
    own.cards = {key: card for key, card in own.cards.items() if key in catalogue.cards or key[:3] == "fx-"}
    return own


def deck_of(people: str, *keys: str, **staff) -> Deck:
    leader, _ = ready_made(people)
    return Deck("test", leader, tuple(BY_KEY[key] for key in keys), **staff)


def changed(people: str, out: tuple[str, ...] = (), into: tuple[Card, ...] = (), **staff) -> Deck:
    """A ready-made deck with some cards exchanged."""
    leader, cards = ready_made(people)
    return Deck("test", leader, tuple(card for card in cards if card.key not in out) + into, **staff)
