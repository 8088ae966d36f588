"""Every field of a side and of a turn, once: what it is, how it is called, and its rule.

`scripts/write_fields.py` writes `kept.py` from this: the classes, copies, numbers for views and imagination,
keys for search. JSON reads it at import. A new field of a turn is one line here and `make fix`; one of a side
also needs its place in the view, and a test says so.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Holds(Enum):
    """What a field holds; for sets and cards whose they are."""

    NUMBER = "number"
    FLAG = "flag"
    OWN_CARD = "a card of the active player, NO_CARD for none"
    OWN_SET = "a set of cards of the active player"
    OTHER_SET = "a set of cards of the other player"
    LIST = "cards in order"
    LIMITS = "what the opponent knows of hidden cards"


@dataclass(frozen=True, slots=True)
class Field:
    """One field; `note` says what its name does not.

    `is_keyed`: what differs here plays differently. `is_told`: the owner's view tells it, and so does JSON.
    """

    name: str
    holds: Holds = Holds.NUMBER
    note: str = ""
    is_keyed: bool = True
    is_told: bool = True


def number(name: str, note: str = "") -> Field:
    return Field(name, Holds.NUMBER, note)


def flag(name: str, note: str = "") -> Field:
    return Field(name, Holds.FLAG, note)


def own(name: str, note: str = "") -> Field:
    return Field(name, Holds.OWN_SET, note)


def other(name: str, note: str = "") -> Field:
    return Field(name, Holds.OTHER_SET, note)


def in_order(name: str, note: str = "") -> Field:
    return Field(name, Holds.LIST, note)


def derived(name: str, note: str = "", holds: Holds = Holds.NUMBER) -> Field:
    """Worked out from the rest."""
    return Field(name, holds, note, is_keyed=False, is_told=False)


def known(name: str, note: str = "", holds: Holds = Holds.NUMBER) -> Field:
    """What somebody knows; it makes no difference to the rules."""
    return Field(name, holds, note, is_keyed=False)


TURN: Final = (
    number("characters", "Characters laid out that count for the limit (BM-6.10)."),
    number("boosters"),
    number(
        "supports",
        "Boosters and supports that count for the allowance (BM-6.13); loading counts as a support.",
    ),
    number("laid_out"),
    number("laid_in_combat"),
    flag("stopped"),
    flag("action_used"),
    flag("deactivated", "The first character of this turn was activated (BM-6.11)."),
    flag("has_character"),
    Field("pair_open", Holds.OWN_CARD),
    flag("gang_is_free"),
    own("lenders", "Cards whose LendFree waits for the next card (BM-16.10)."),
    number("taken", "Cards taken from the own draw pile this turn (BM-16.19)."),
    own("used", "Own cards whose once-per-turn text was used; for the end of the turn: `ended`."),
    other("paid", "Opposing demands that were paid."),
    number("supports_played"),
    number("boosters_played"),
    number("loaded"),
    flag("refilled"),
    flag("challenged"),
    flag("targeted"),
    flag("excused", "BM-17.4: the turn cannot end legally for a reason nobody could foresee."),
    flag("went_back", "BM-17.2 `courtesy`: the player already went back once in this turn."),
    number("waived", "Cards laid out without their condition (BM-16.35)."),
    number("from_hand", "Cards laid out from hand beside a landed ship (BM-16.12)."),
    flag("answered", "The window immediately after announcing was offered (T6c)."),
    flag("doomed", "Solo: the Bot retreats at its retreat check, whatever its power (BM-22.20, BM-22.23)."),
    own("ended", "Own cards whose text for the end of the turn was used (BM-12.5)."),
    other("paid_twice", "Paid demands for which the payment meets doubled numbers too (BM-16.2a)."),
)
"""BM-5.1: what happened in this turn, in the order in which views list it."""

SIDE: Final = (
    number("hand"),
    number("revealed", "Hand cards that lie open (BM-15.6)."),
    in_order("top"),
    number("rest"),
    in_order("bottom"),
    number("combat", "All cards of the combat zone, active or not."),
    number("active", "The active ones among them (BM-3.7)."),
    number("support", "BM-3.11: the four places are layout only, any number may lie here."),
    in_order("bluffs"),
    in_order("discards", "Discard pile in known order, the visible card last; `mixed` lies unordered below."),
    number("mixed"),
    in_order("stack"),
    number("leading", "Leadership cards active this turn."),
    in_order("ships"),
    in_order("cargo", "Bit sets, one for each ship."),
    number("landed"),
    number(
        "lasting",
        "Active Hyla and crystal cards, which stay between fights, and the staff, whose texts work too.",
    ),
    number(
        "vows",
        "Own cards whose text forbids their owner to lay out certain cards for the rest of the fight.",
    ),
    in_order("ready", "Solo: the Bot's cards that are about to be played, in order (BM-22.6)."),
    number("exposed", "Solo: the Bot's interference cards, which lie open (BM-22.10)."),
    in_order("order", "Solo: the Bot's hand in the order drawn (BM-22.9); cards that left it may be here."),
    number("laid", "A card that is laid out and not yet activated (BM-11.1 step 2)."),
    derived("ignored_cards"),
    derived("ignored_texts"),
    derived("bluffs_ignored", holds=Holds.FLAG),
    derived("icons_off", "Icons ignored on this side's cards."),
    derived("icons_off_protected", "Icons ignored even on active cards with PROTECTED (RS-9)."),
    in_order("target_sources", "The texts (`values.text_key`) applied to one card of choice."),
    in_order("targets", "These cards."),
    in_order(
        "target_marks",
        "What opposing texts did to each when it was chosen (`values.influence`, RS-23).",
    ),
    number("out_at", "The moment the last hand card (or last card at all, RS-29) left; 0 before."),
    known("known_hand", "From here on: what the opponent has seen (BM-3.4a)."),
    known("known_bottom", "Cards under the draw pile that went there openly."),
    known("pool", "Cards that may lie in `mixed`, all the opponent knows of it."),
    known("not_bluffs", "For each bluff support the cards it cannot be.", holds=Holds.LIST),
    known("limits", holds=Holds.LIMITS),
    known("seen", "Cards that were shown to everybody at some time; closed lists ask for it (BM-3.4b)."),
)
"""BM-3.1: what one player has, and what the opponent has seen of it (BM-3.4a)."""

TURN_FIELDS: Final = tuple(field.name for field in TURN)
