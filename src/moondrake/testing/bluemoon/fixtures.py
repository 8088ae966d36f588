"""Cards that exist in tests only, and cards that only fill a pile."""

from collections.abc import Collection

from moondrake.bluemoon.cards import ready_made
from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.effects import Card, Condition, Effect, Kind, Name, Rank, Sentence, When


def fixture_card(
    key: str,
    kind: Kind,
    fire: int | None = None,
    earth: int | None = None,
    icons: int = 0,
    *,
    tags: int = 0,
    pair: str = "",
    moons: int = 0,
    text: tuple[Sentence, ...] = (),
) -> Card:
    """A test-only card with exactly the facts a scenario names."""
    name = Name(f"Fixture {key}", f"Fixture {key}")
    return Card(key, name, "tutu", 0, kind, fire, earth, icons, moons, 0, tags, pair, "", text)


def says(
    what: Effect,
    when: When = When.WHILE_ACTIVE,
    rank: Rank = Rank.OTHER,
    may: bool = False,
    condition: Condition | None = None,
) -> tuple[Sentence, ...]:
    """A special text of one sentence."""
    return (Sentence(when, what, "BM-12.4", rank, may, condition),)


def filler(count: int, name: str = "filler") -> list[Card]:
    """That many different cards without text or symbol, for piles that must not run out.

    Give the two sides different names if they need to be told apart.
    """
    return [fixture_card(f"{name}-{number}", Kind.CHARACTER, 1, 1) for number in range(1, count + 1)]


def rest_of_deck(people: str, used: Collection[str]) -> list[str]:
    """The keys of a ready-made deck without those that lie elsewhere."""
    ready_made_deck(people)  # refuses a people that does not exist
    return [card.key for card in ready_made(people)[1] if card.key not in used]
