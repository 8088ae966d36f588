"""What is wrong with a deck or a card pack, in the reader's language."""

import re
from typing import Final

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.deck_building import DeckError, Problem
from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.packs import Fault, PackError
from moondrake.words import retold, say

NAMED: Final = re.compile(r"(?P<key>[a-z]+-[a-z0-9-]+) \((?P<name>[^)]+)\)")


def fault_line(fault: Problem, language: str) -> str:
    """One fault: its line in the deck's text, what is wrong, the rule, and what helps."""
    what, remedy = fault_parts(fault, language)
    told = f"{what} [{fault.rule}]; {remedy}" if fault.rule else f"{what}; {remedy}"
    return say("retold-line", language, line=str(fault.line), problem=told) if fault.line else told


def fault_parts(fault: Problem, language: str) -> tuple[str, str]:
    """What is wrong, and what helps."""
    return _told(fault.what, language), _told(fault.remedy, language)


def _told(english: str, language: str) -> str:
    """A part of a fault; cards get the names that a reader of this language knows."""
    return NAMED.sub(lambda match: _named(match, language), retold(english, language) or english)


def _named(match: re.Match[str], language: str) -> str:
    card = BY_KEY.get(match["key"])
    is_its_name = card is not None and match["name"] in (card.name.en, card.name.de)
    return f"{match['key']} ({name_in(card.name, language)})" if card and is_its_name else match[0]


def pack_fault_line(fault: Fault, language: str) -> str:
    """One fault of a card pack: its line, its field, what is wrong and what is allowed."""
    what, allowed = (retold(part, language) or part for part in (fault.what, fault.allowed))
    told = f"{what}; {allowed}"
    if not fault.line:
        return f"{fault.where}: {told}"
    return say("pack-fault-line", language, line=str(fault.line), place=fault.where, problem=told)


def pack_error(error: PackError, language: str) -> str:
    """All faults of a pack that was refused."""
    head = say("pack-faults", language, name=error.name, count=len(error.faults))
    return "\n".join([head, *(f"  {pack_fault_line(fault, language)}" for fault in error.faults)])


def deck_error(error: DeckError, language: str) -> str:
    """All faults of a deck that was refused."""
    head = say("deck-faults", language, name=error.name, count=len(error.problems))
    return "\n".join([head, *(f"  {fault_line(fault, language)}" for fault in error.problems)])


def refusal(error: Exception, language: str) -> str | None:
    """Why a set-up is refused; None where the catalogue does not have it."""
    return deck_error(error, language) if isinstance(error, DeckError) else retold(str(error), language)
