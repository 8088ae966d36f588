"""What a language needs so that reasons and breakdowns of Blue Moon can be told in it."""

from dataclasses import dataclass

from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.explain.reasons import Place, Remedy, Why


@dataclass(frozen=True)
class Conditions:
    """Conditions as subordinate clauses, after "if"; `{n}` is a number, `{cards}` what is counted."""

    dragons: tuple[str, str]
    """One dragon, several."""
    hand_leads: tuple[str, str]
    cards: str
    active_cards: str
    active: str
    """`{cards}` comes from `kinds`, `with_symbol` or `with_icon`."""
    attacked: str
    attacked_in: str
    """`{element}` is an element."""
    empty_fight: str
    empty_influence: str
    from_ship: str
    kinds: dict[Kind, tuple[str, str]]
    """One active card of a kind, several, as the object of the clause."""
    with_symbol: tuple[str, str]
    with_icon: tuple[str, str]


@dataclass(frozen=True)
class Lines:
    """The lines of a breakdown. `{card}`, `{by}`: cards; `{n}`, `{value}`: numbers; `{rules}`: numbers."""

    power: str
    """The head: whose power, in which element, how much."""
    card: str
    layers: dict[int, str]
    """What a layer did, by its number."""
    layers_by: dict[int, str]
    """The same where the responsible cards are known."""
    total: str
    no_cards: str
    shield: str
    dragons: str
    first: str
    many: str
    many_by: str
    """Already with fewer cards, because of a text."""
    more: str
    fewer: str
    floor: str
    cap: str
    forbidden: str


@dataclass(frozen=True)
class WhyLanguage:
    """Whole sentences with names put in; nothing is glued together from translated words.

    Placeholders: `{card}` and `{by}` are cards, `{phase}` and `{place}` say when and where, `{icon}` is a
    symbol, `{seat}` a player, `{question}` a question, `{condition}` a clause, `{element}` an element,
    `{n}` and `{needed}` are numbers.
    """

    reasons: dict[Why, str]
    alone: dict[Why, str]
    """Where no card is responsible."""
    remedies: dict[Remedy, str]
    still_to_come: str
    """The phase just named is still to come in this turn."""
    over: str
    """The phase just named is over for this turn."""
    several: dict[Remedy, str]
    """Where several cards are responsible."""
    phases: dict[int, str]
    """By `Phase`: when something is done."""
    places: dict[Place, str]
    icons: dict[int, str]
    """By `Icon`; the four gangs share a name."""
    elements: tuple[str, str]
    """In earth, in fire."""
    conditions: Conditions
    lines: Lines
    bluff: str
    """A bluff support, whose front is not told."""
    chance: str
    no_card: str
