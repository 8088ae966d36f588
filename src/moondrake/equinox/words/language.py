"""What a language needs so that events and reasons can be told in it."""

from dataclasses import dataclass

from moondrake.equinox.happenings import Happening
from moondrake.equinox.reasons import Why


@dataclass(frozen=True)
class ToYou:
    """What is said otherwise to the reader whom it is about: as `{seat}`, and as `{other}`."""

    events: dict[Happening, str]
    hidden: dict[Happening, str]
    several: dict[Happening, str]
    stone_from_champion: str
    ability_declined: str
    as_other: dict[Happening, str]
    as_other_hidden: dict[Happening, str]


@dataclass(frozen=True)
class Language:
    """Whole sentences with names put in; nothing is glued together from translated words.

    Placeholders: `{seat}` and `{other}` are players, `{card}`, `{cards}`, `{creature}`, `{row}` name
    things, `{n}` is a number. `several` has the sentence for any number but one where it differs.
    """

    events: dict[Happening, str]
    hidden: dict[Happening, str]
    several: dict[Happening, str]
    stone_from_champion: str
    ability_declined: str
    to_you: ToYou
    reasons: dict[Why, str]
    questions: dict[int, str]
    chameleon: str
    no_cards: str
    somebody: str
    chance: str
    decimal: str
