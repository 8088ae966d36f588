"""What a language needs so that the events and questions of Blue Moon can be told in it."""

from dataclasses import dataclass

from moondrake.bluemoon.events import What


@dataclass(frozen=True)
class Counted:
    """A counted thing as the object of a sentence: `one card`, `{n} cards`."""

    one: str
    several: str
    none: str = ""
    """Where "no cards" is more than the number nought."""


@dataclass(frozen=True)
class ToYou:
    """The sentences of a language once more, for the reader whose events they are."""

    events: dict[What, str]
    hidden: dict[What, str]
    first_turn: str
    no_mulligan: str
    dragon_home: str
    dragon_from_you: str
    """The other player gains a dragon, and it leaves the reader (BM-7.2)."""
    dragon_fourth: str
    settled: str


@dataclass(frozen=True)
class Language:
    """Whole sentences with names put in; nothing is glued together from translated words.

    Placeholders: `{seat}` and `{other}` are players, `{cards}` is a list of card names, `{first}` and
    `{last}` are single names of it, `{count}` is how many cards, `{n}` a number, `{dragons}` and
    `{crystals}` are that number of things, `{element}` is an element as "fought in" needs it.
    """

    events: dict[What, str]
    hidden: dict[What, str]
    """Where the reader may not know the cards."""
    first_turn: str
    no_mulligan: str
    dragon_home: str
    """A dragon leaves the other player and goes to the middle (BM-7.2)."""
    dragon_fourth: str
    settled: str
    """A retreat by BM-17.2; `{point}` says where in the turn it was settled."""
    points: dict[int, str]
    """By `Phase`."""
    to_you: ToYou
    questions: dict[int, str]
    """By `Ask`."""
    phases: dict[int, str]
    """By `Phase`, for the questions that a phase asks by itself."""
    again: dict[int, str]
    """The same, where a card was played in the phase already."""
    deck_reasons: dict[str, str]
    """Why the deck of the solo game does what it does, by `solo.REASONS`."""
    numbers: tuple[str, ...]
    cards: Counted
    dragons: Counted
    crystals: Counted
    elements: tuple[str, str, str]
    """Earth, fire, none."""
    name: str
    """How a card name is set off in a sentence."""
    last_of_list: str
    no_cards: str
    unknown: Counted
    """Cards that the reader may not know, where their names would stand."""
    somebody: str

    def number(self, amount: int) -> str:
        """A small number as a word."""
        return self.numbers[amount] if 0 <= amount < len(self.numbers) else str(amount)

    def counted(self, amount: int, things: Counted) -> str:
        """`one card`, `two cards`."""
        if amount == 1:
            return things.one
        if amount == 0 and things.none:
            return things.none
        return things.several.format(n=self.number(amount))

    def listed(self, names: list[str]) -> str:
        """`a, b and c`, each name set off."""
        quoted = [self.name.format(name) for name in names]
        if len(quoted) < 2:
            return quoted[0] if quoted else self.no_cards
        return f"{', '.join(quoted[:-1])} {self.last_of_list} {quoted[-1]}"
