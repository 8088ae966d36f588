"""What a page draws Equinox from, beyond the view: what actions are about, and what a touch means."""

from dataclasses import dataclass
from typing import Any, Final

from moondrake.equinox import actions
from moondrake.equinox.creatures import ABILITIES, CREATURES, EFFECTS
from moondrake.equinox.effects import TakeStone
from moondrake.equinox.options import SEAT_LETTERS
from moondrake.equinox.prints import CARDS as ALL_CARDS
from moondrake.equinox.prints import FIRST_CHAMELEON, KINDS, NO_CARD, ROWS, card_word, is_chameleon
from moondrake.equinox.reasons import Reason, Why
from moondrake.equinox.rules.places import visible
from moondrake.equinox.rules.turn import legal_actions
from moondrake.equinox.state import Ask, Position, Step

Json = dict[str, Any]
CARDS: Final = {card_word(card): card for card in range(ALL_CARDS)}
KEYS: Final = [creature.key for creature in CREATURES]
WITH_CARD: Final = ("secret", "play", "discard", "take", "give", "deal", "pick")
WITH_CREATURE: Final = ("invite", "bet", "name", "champion")
WITH_SEAT: Final = ("start", "player")


@dataclass(frozen=True, slots=True)
class Odd:
    """What is wrong with a place that was touched: a key of words, its rule, the row from 1 that is meant."""

    key: str
    rule: str
    row: int = 0


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
    """What somebody who touches this card, which lies on no field, most likely wants."""
    offered = _offered(position, seat)
    fitting = [action for action in offered if action_facts(action)["card"] == card]
    if fitting:
        return fitting[0]
    verbs = _verbs(offered)
    for verb, first in (("give", actions.GIVE), ("discard", actions.DISCARD), ("take", actions.TAKE)):
        if verb in verbs and (card < FIRST_CHAMELEON or verb == "take"):
            return first + card
    if "bet" in verbs and position.row == 0 and card < FIRST_CHAMELEON:
        return actions.SECRET + card
    if is_chameleon(card) and position.alive:
        return actions.CHAMELEON + (card - FIRST_CHAMELEON) * KINDS + position.alive[0]
    return actions.PLAY + card


def touched(position: Position, seat: int, creature: int, row: int | None) -> int | Reason | Odd:
    """What somebody wants who touches a creature's field in a row from 0, or its champion card (no row).

    An action; or why nothing of the kind is asked; or what is odd about the place, where no action says it.
    """
    frame = position.question()
    if position.step == Step.OVER:
        return Reason(Why.GAME_OVER, "EQ-11.1")
    if frame.seat != seat:
        return Reason(Why.NOT_ASKED, "EQ-4.1", seat=frame.seat)
    verbs = _verbs(_offered(position, seat))
    rule = ABILITIES[frame.ability].rule if frame.ability >= 0 else "EQ-4.2"
    if frame.ask == Ask.BET:
        return _bet_at(position, creature, row)
    if "invite" in verbs:
        return actions.INVITE + creature
    if "name" in verbs:
        return actions.NAME + creature
    if verbs & {"field", "champion"} and row is not None:
        return actions.FIELD + creature * ROWS + row
    if "champion" in verbs or isinstance(EFFECTS[frame.ability], TakeStone):
        return actions.CHAMPION + creature
    if "field" in verbs:
        return Odd("why-equinox-champion-no-field", rule)
    if "take" in verbs and frame.ask != Ask.KEEP:
        card = NO_CARD if row is None else visible(position, creature * ROWS + row)
        return Odd("why-equinox-no-card", rule) if card == NO_CARD else actions.TAKE + card
    return Reason(Why.OTHER_QUESTION, "EQ-4.2", number=frame.ask)


def _bet_at(position: Position, creature: int, row: int | None) -> int | Odd:
    """EQ-4.4, EQ-4.9: Open bets lie in the current row, revealed ones on champion cards."""
    if row is None:
        return Odd("why-equinox-champion-bet", "EQ-4.9")
    if row != position.row and creature in position.alive:
        return Odd("why-equinox-other-row", "EQ-4.4", position.row + 1)
    return actions.BET + creature


def _verbs(offered: list[int]) -> set[str]:
    return {actions.notation(action).split()[0] for action in offered}


def _offered(position: Position, seat: int) -> list[int]:
    """What this seat may do now; nothing while another is asked."""
    if position.step == Step.OVER or position.question().seat != seat:
        return []
    return list(legal_actions(position))


def field_of(position: Position, card: int) -> int:
    """The field on which a card lies open, or -1."""
    if card == NO_CARD:
        return -1
    for creature in position.creatures:
        for row in range(ROWS):
            if visible(position, creature * ROWS + row) == card:
                return creature * ROWS + row
    return -1
