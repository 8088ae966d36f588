"""What a language needs so that a draft can be told in it."""

from dataclasses import dataclass

from moondrake.draft.happenings import Happening
from moondrake.draft.state import Step


@dataclass(frozen=True)
class Language:
    """Whole sentences with names put in; nothing is glued together from translated words.

    Placeholders: `{seat}` is a player, `{card}` a card, `{people}` a people, `{n}` a number. `hidden` has the
    sentence for readers who may not know the card, `several` the one for any number but one where it differs.
    """

    events: dict[Happening, str]
    hidden: dict[Happening, str]
    several: dict[Happening, str]
    questions: dict[Step, str]
    leave_one: str
    peoples: dict[str, str]
    card: str
    """How a card is named with its key: `{name}`, `{key}`."""
