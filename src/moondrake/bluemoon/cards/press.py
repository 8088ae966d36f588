"""How a card is written down: what follows from its people is not said again."""

from typing import TypedDict, Unpack

from moondrake.bluemoon.effects import Card, IconSet, Kind, Name, TagSet


class Facts(TypedDict, total=False):
    """What a card may say of itself beside its number, kind, name and text; see `Card`."""

    fire: int
    earth: int
    icons: IconSet
    moons: int | None
    capacity: int
    tags: TagSet
    pair: str
    certainty: str
    box: str
    family: int
    extra_cards: int
    extra_moons: int
    key: str
    deck: str


class Press:
    """Prints the cards of a people: its name and a number are the key, its ready-made deck is the deck.

    A card with a `box` of its own is in no ready-made deck.
    """

    def __init__(self, people: str) -> None:
        self.people = people

    def card(self, kind: Kind, number: int, name: Name, **facts: Unpack[Facts]) -> Card:
        """Any card; `key` and `deck` only where they are others."""
        own: Facts = {"key": f"{self.people}-{number:02d}", "deck": "" if "box" in facts else self.people}
        return Card(name=name, people=self.people, number=number, kind=kind, **(own | facts))

    def leader(self, english: str, german: str, **facts: Unpack[Facts]) -> Card:
        """BM-2.2: The leader, who has number 0."""
        return self.card(Kind.LEADER, 0, Name(english, german), **facts)

    def character(self, number: int, english: str, german: str, **facts: Unpack[Facts]) -> Card:
        """BM-2.5: A character."""
        return self.card(Kind.CHARACTER, number, Name(english, german), **facts)

    def booster(self, number: int, english: str, german: str, **facts: Unpack[Facts]) -> Card:
        """BM-2.5: A booster."""
        return self.card(Kind.BOOSTER, number, Name(english, german), **facts)

    def support(self, number: int, english: str, german: str, **facts: Unpack[Facts]) -> Card:
        """BM-2.5: A support."""
        return self.card(Kind.SUPPORT, number, Name(english, german), **facts)

    def leadership(self, number: int, english: str, german: str, **facts: Unpack[Facts]) -> Card:
        """BM-2.5: A leadership card."""
        return self.card(Kind.LEADERSHIP, number, Name(english, german), **facts)
