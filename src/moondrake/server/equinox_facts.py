"""What a page draws Equinox from, beyond the view: what actions are about, and what a touch means."""

from typing import Any, Final

from moondrake.equinox import actions
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.options import SEAT_LETTERS
from moondrake.equinox.prints import CARDS as ALL_CARDS
from moondrake.equinox.prints import FIRST_CHAMELEON, KINDS, NO_CARD, ROWS, card_word, is_chameleon
from moondrake.equinox.rules.fields import visible
from moondrake.equinox.rules.turn import legal_actions
from moondrake.equinox.state import Position, Step

Json = dict[str, Any]
CARDS: Final = {card_word(card): card for card in range(ALL_CARDS)}
KEYS: Final = [creature.key for creature in CREATURES]
WITH_CARD: Final = ("secret", "play", "discard", "take", "give", "deal", "pick")
WITH_CREATURE: Final = ("invite", "bet", "name", "champion")
WITH_SEAT: Final = ("start", "player")


def action_facts(action: int) -> Json:
    """What an action is about: verb, the card or creature that is clicked for it, row, seat."""
    verb, *rest = actions.notation(action).split()
    words = " ".join(rest)
    facts: Json = {"verb": verb, "card": None}
    if verb == "chameleon":
        facts |= {"card": FIRST_CHAMELEON + int(rest[0]), "creature": rest[2]}
    elif verb == "field":
        facts |= {"creature": rest[0], "row": int(rest[1])}
    elif verb in WITH_CREATURE:
        facts["creature"] = words
    elif verb in WITH_SEAT:
        facts["seat"] = SEAT_LETTERS.index(words)
    elif verb in WITH_CARD and words in CARDS:
        facts["card"] = CARDS[words]
    return facts


def action_of_card(position: Position, seat: int, card: int) -> int:
    """What somebody who touches this card most likely wants, as things are asked now."""
    offered = _offered(position, seat)
    fitting = [action for action in offered if action_facts(action)["card"] == card]
    if fitting:
        return fitting[0]
    field = _field_of(position, card)
    if field >= 0:
        same = next((action for action in offered if actions.notation(action).startswith("take ")), -1)
        return actions.TAKE + card if same >= 0 else _on_field(position, offered, field)
    verbs = {actions.notation(action).split()[0] for action in offered}
    for verb, first in (("give", actions.GIVE), ("discard", actions.DISCARD), ("take", actions.TAKE)):
        if verb in verbs and (card < FIRST_CHAMELEON or verb == "take"):
            return first + card
    if "bet" in verbs and position.row == 0 and card < FIRST_CHAMELEON:
        return actions.SECRET + card
    if is_chameleon(card) and position.alive:
        return actions.CHAMELEON + (card - FIRST_CHAMELEON) * KINDS + position.alive[0]
    return actions.PLAY + card


def action_of_creature(position: Position, seat: int, creature: int, row: int | None) -> int:
    """What somebody who touches this creature, or its field in a row from 0, most likely wants."""
    offered = _offered(position, seat)
    key = KEYS[creature]
    for action in offered:
        facts = action_facts(action)
        is_row = row is None or facts.get("row") in (None, row + 1)
        if facts.get("creature") == key and facts["card"] is None and is_row:
            return action
    return _on_field(position, offered, creature * ROWS + (position.row if row is None else row))


def _on_field(position: Position, offered: list[int], field: int) -> int:
    """A field, where fields are asked for; otherwise its creature by the verb that is asked for."""
    verbs = {actions.notation(action).split()[0] for action in offered}
    creature = field // ROWS
    if "field" in verbs:
        return actions.FIELD + field
    for verb, first in (("name", actions.NAME), ("champion", actions.CHAMPION), ("invite", actions.INVITE)):
        if verb in verbs:
            return first + creature
    return actions.BET + creature


def _offered(position: Position, seat: int) -> list[int]:
    """What this seat may do now; nothing while another is asked."""
    if position.step == Step.OVER or position.frames[-1].seat != seat:
        return []
    return list(legal_actions(position))


def _field_of(position: Position, card: int) -> int:
    """The field on which a card lies open, or -1."""
    if card == NO_CARD:
        return -1
    for creature in position.creatures:
        for row in range(ROWS):
            if visible(position, creature * ROWS + row) == card:
                return creature * ROWS + row
    return -1
