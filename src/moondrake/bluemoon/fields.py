"""Every field of a turn, a side and a position, and of what a seat sees of them: once, with its rule.

`scripts/write_fields.py` writes from this `kept.py` (classes, copies, keys for search), `seen.py` (the values
of a view, from a position and back) and the page's shapes of them. JSON reads it at import. A new field is
one line here and `make fix`; what not everybody sees as it lies is `looked` at, and `looking.py` says how.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Holds(Enum):
    """What a field holds; for sets and cards whose they are."""

    NUMBER = "number"
    FLAG = "flag"
    PHASE = "the number of a phase"
    ELEMENT = "the number of an element"
    SEAT = "a seat, negative for nobody and for chance"
    CARD = "a card of the match, HIDDEN for none"
    CARDS = "cards of the match, HIDDEN for one that may not be seen"
    SET = "a set of cards of the side"
    OWN_CARD = "a card of the active player, NO_CARD for none"
    OWN_SET = "a set of cards of the active player"
    OTHER_SET = "a set of cards of the other player"
    LIST = "cards in order"
    SHARED = "a list that is replaced and never changed in place: copies share it"
    LIMITS = "what the opponent knows of hidden cards"
    PART = "values inside a value"


class Seen(Enum):
    """Which value of a view tells a field."""

    NOWHERE = "none"
    TABLE = "what may be looked at now"
    MEMORY = "what was seen so far"
    PROGRESS = "what happened in this turn"


TABLE: Final = Seen.TABLE
MEMORY: Final = Seen.MEMORY
PROGRESS: Final = Seen.PROGRESS


@dataclass(frozen=True, slots=True)
class Field:
    """One field; `note` says what its name does not, `start` its first value where that is not nothing.

    `seen`: where everybody sees it as it lies. `is_kept`: a position has it; otherwise only a view does.
    `is_keyed`: what differs here plays differently. `is_told`: the owner's view tells it, and so does JSON.
    Of a part `made_of` is its type in a view, `for_page` the one on the page.
    """

    name: str
    holds: Holds = Holds.NUMBER
    note: str = ""
    seen: Seen = Seen.NOWHERE
    start: str = ""
    is_kept: bool = True
    is_keyed: bool = True
    is_told: bool = True
    made_of: str = ""
    for_page: str = ""


def number(name: str, note: str = "", seen: Seen = Seen.NOWHERE) -> Field:
    return Field(name, Holds.NUMBER, note, seen)


def flag(name: str, note: str = "", seen: Seen = Seen.NOWHERE) -> Field:
    return Field(name, Holds.FLAG, note, seen)


def own(name: str, note: str = "") -> Field:
    return Field(name, Holds.OWN_SET, note)


def other(name: str, note: str = "") -> Field:
    return Field(name, Holds.OTHER_SET, note)


def cards(name: str, note: str = "", seen: Seen = Seen.NOWHERE) -> Field:
    return Field(name, Holds.SET, note, seen)


def in_order(name: str, note: str = "", seen: Seen = Seen.NOWHERE) -> Field:
    return Field(name, Holds.LIST, note, seen)


def derived(name: str, note: str = "", holds: Holds = Holds.SET, start: str = "") -> Field:
    """Worked out from the rest."""
    return Field(name, holds, note, start=start, is_keyed=False, is_told=False)


def known(name: str, note: str = "", seen: Seen = Seen.NOWHERE, holds: Holds = Holds.SET) -> Field:
    """What somebody knows; it makes no difference to the rules."""
    return Field(name, holds, note, seen, is_keyed=False)


def looked(name: str, holds: Holds, seen: Seen = Seen.NOWHERE, note: str = "") -> Field:
    """What only a view has: `looking.py` says how it comes from a position."""
    return Field(name, holds, note, seen, is_kept=False)


def part(name: str, made_of: str, for_page: str, seen: Seen, note: str = "") -> Field:
    """Looked at, and made of other values."""
    return Field(name, Holds.PART, note, seen, is_kept=False, made_of=made_of, for_page=for_page)


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
"""BM-5.1: what happened in this turn, in the order in which views list it: every seat sees all of it."""

SIDE: Final = (
    looked("hand_size", Holds.NUMBER, TABLE),
    cards("hand"),
    looked(
        "hand", Holds.CARDS, TABLE, "The hand cards the viewer sees: its own, of the other the revealed ones."
    ),
    cards("revealed", "Hand cards that lie open (BM-15.6).", TABLE),
    looked("pile_size", Holds.NUMBER, TABLE),
    cards("combat", "All cards of the combat zone, active or not."),
    cards("active", "The active cards of the combat zone (BM-3.7).", TABLE),
    looked("inactive", Holds.CARDS, TABLE),
    cards("support", "BM-3.11: the four places are layout only, any number may lie here.", TABLE),
    in_order("bluffs"),
    looked("bluffs", Holds.CARDS, TABLE, "Face-down supports; only their owner sees which cards they are."),
    looked("discard_top", Holds.CARD, TABLE),
    looked("stack_top", Holds.CARD, TABLE, "Top of the leadership stack."),
    cards("leading", "Leadership cards active this turn.", TABLE),
    in_order("ships"),
    part("ships", "tuple[ShipView, ...]", "list[Ship]", TABLE),
    in_order("cargo", "Bit sets, one for each ship."),
    cards("landed"),
    cards(
        "lasting",
        "Active Hyla and crystal cards, which stay between fights, and the staff, whose texts work too.",
    ),
    looked("lasting", Holds.CARDS, TABLE, "Active Hyla and crystal cards (BM-9.7, BM-9.8)."),
    looked("staff", Holds.CARDS, TABLE, "Inquisitor and emissary in the leader zone (BM-9.19, BM-9.20)."),
    cards("vows", "Own cards that forbid their owner to lay out others for the rest of the fight.", TABLE),
    in_order("ready", "Solo: the Bot's cards that are about to be played, in order (BM-22.6).", TABLE),
    cards("exposed", "Solo: the Bot's interference cards, which lie open (BM-22.10).", TABLE),
    cards("laid", "A card that is laid out and not yet activated (BM-11.1 step 2)."),
    looked("laid", Holds.CARDS, TABLE),
    looked("power", Holds.NUMBER, TABLE),
    in_order(
        "discards",
        "Discard pile in known order, the visible card last; `mixed` lies unordered below.",
        MEMORY,
    ),
    looked("mixed_size", Holds.NUMBER, MEMORY),
    cards("mixed"),
    looked("mixed", Holds.CARDS, MEMORY, "The shuffled part of the discard pile, for its owner."),
    known("pool", "Cards that may lie in `mixed`, all the opponent knows of it.", MEMORY),
    in_order("stack", "The leadership stack, the visible card last.", MEMORY),
    known("known_hand", "Hand cards that the opponent has seen (BM-3.4a).", MEMORY),
    known("limits", holds=Holds.LIMITS),
    part("limits", "tuple[Constraint, ...]", "list[dict[str, object]]", MEMORY),
    known("not_bluffs", "For each bluff support the cards it cannot be.", holds=Holds.LIST),
    part("bluff_candidates", "tuple[tuple[int, ...], ...]", "list[object]", MEMORY),
    in_order("top"),
    looked("pile_top", Holds.CARDS, MEMORY),
    in_order("bottom"),
    looked(
        "pile_bottom",
        Holds.CARDS,
        MEMORY,
        "Known-order parts of the draw pile, HIDDEN for whoever does not know them (BM-23.5).",
    ),
    known("known_bottom", "Cards under the draw pile that went there openly.", MEMORY),
    cards("rest"),
    looked("unseen", Holds.CARDS, MEMORY, "Cards whose place the viewer does not know."),
    in_order("target_sources", "The texts (`values.text_key`) applied to one card of choice."),
    in_order("targets", "These cards."),
    in_order(
        "target_marks",
        "What opposing texts did to each when it was chosen (`values.influence`, RS-23).",
    ),
    part("targets", "tuple[tuple[int, int, int], ...]", "list[object]", MEMORY),
    in_order("order", "Solo: the Bot's hand in the order drawn (BM-22.9); cards that left it may be here."),
    looked(
        "order", Holds.CARDS, MEMORY, "As far as the viewer knows it, from the oldest card to the newest."
    ),
    number("out_at", "The moment the last hand card (or last card at all, RS-29) left; 0 before.", MEMORY),
    known("seen", "Cards that were shown to everybody at some time; closed lists ask for it (BM-3.4b)."),
    looked(
        "seen", Holds.CARDS, MEMORY, "With closed lists these cards, and those that lie open now (BM-3.4b)."
    ),
    derived("ignored_cards"),
    derived("ignored_texts"),
    derived("bluffs_ignored", holds=Holds.FLAG),
    derived("icons_off", "Icons ignored on this side's cards."),
    derived("icons_off_protected", "Icons ignored even on active cards with PROTECTED (RS-9)."),
)
"""BM-3.1: what one player has, and what a seat sees and remembers of it (BM-3.4a), as the view orders it."""

POSITION: Final = (
    part("sides", "tuple[SideTable, SideTable]", "tuple[Side, Side]", TABLE),
    Field("seat", Holds.NUMBER, "The active player (BM-5.2: A).", TABLE, for_page="Seat"),
    looked("to_act", Holds.SEAT, TABLE),
    Field(
        "phase",
        Holds.PHASE,
        "BM-5.2: where in the turn we are, by name in `questions.Phase`.",
        TABLE,
        "Phase.SETUP",
    ),
    Field("is_first", Holds.FLAG, "First turn of a fight (BM-5.3).", TABLE, "True"),
    Field("element", Holds.ELEMENT, "", TABLE, "Element.NO_ELEMENT"),
    number("dragons", "BM-7.5: from -3 (all with seat 1) to 3 (all with seat 0).", TABLE),
    part("questions", "tuple[Asked, ...]", "list[Question]", TABLE),
    part("progress", "Progress", "dict[str, object]", TABLE),
    Field("winner", Holds.SEAT, "", TABLE, "NOBODY", is_keyed=False),
    Field("crystals", Holds.NUMBER, "", TABLE, is_keyed=False),
    part("numbers", "tuple[int, ...]", "", PROGRESS, "The fields of `TURN` in their order."),
    in_order("ignorers", "Active cards with an “ignored” text, oldest first (BM-13.2).", PROGRESS),
    Field("moment", Holds.NUMBER, "Counts the times a hand ran empty (RS-29).", PROGRESS, is_keyed=False),
    flag("must_retreat", "After an undo only retreat (or decline) is left (BM-17.2a).", PROGRESS),
    known("informed", "BM-17.3: new information came since the undo point.", PROGRESS, Holds.FLAG),
    derived("lookahead", "BM-17.6: is it foreseen whether the turn can end legally?", Holds.FLAG),
    derived(
        "characters",
        "Those that may be laid out, from the decision to the phase that begins with them.",
        start="UNKNOWN",
    ),
    derived("options", "What may be answered now, worked out once by `settle`.", Holds.SHARED),
)
"""What a position has beside sides, turn and questions, and what a seat sees of it, as the view orders it."""


@dataclass(frozen=True, slots=True)
class Value:
    """A class of `seen.py`: what it is, its fields, and what the page calls it, if it draws it."""

    name: str
    note: str
    fields: tuple[Field, ...]
    for_page: str = ""


def seen_in(seen: Seen, fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """The fields that a value of a view tells."""
    return tuple(field for field in fields if field.seen == seen)


SHIP: Final = Value(
    "ShipView",
    "BM-3.6, OQ-8: a ship and its cargo, which lies open.",
    (
        Field("ship", Holds.CARD, is_kept=False, for_page="CardId"),
        looked("is_landed", Holds.FLAG),
        looked("cargo", Holds.CARDS),
    ),
    "Ship",
)
SIDE_TABLE: Final = Value(
    "SideTable",
    "One side as the viewer sees it lying there; HIDDEN stands for a card it may not see.",
    seen_in(TABLE, SIDE),
    "Side",
)
ASKED: Final = Value(
    "Asked",
    "What waits for an answer: whose, of which kind, and what it is about, as a `state.Frame` has it.",
    (
        looked("ask", Holds.NUMBER),
        looked("seat", Holds.SEAT),
        looked("side", Holds.NUMBER),
        looked("source", Holds.CARD),
        part("effect", "Effect | None", "", Seen.NOWHERE),
        looked("left", Holds.NUMBER),
        looked("flags", Holds.NUMBER),
        looked("place", Holds.NUMBER),
        looked("cards", Holds.CARDS),
    ),
)
PROGRESS_MADE: Final = Value(
    "Progress", "What happened in this turn; all of it in public.", seen_in(PROGRESS, POSITION)
)
OPEN_TABLE: Final = Value(
    "OpenTable",
    "BM-3.4, RS-31: what may be shown to the viewer now; never the size of a discard pile or stack.",
    seen_in(TABLE, POSITION),
    "BlueMoonTable",
)
CONSTRAINT: Final = Value(
    "Constraint",
    "At most so many of these cards are in hand (or outside the hand).",
    (looked("cards", Holds.CARDS), looked("in_hand", Holds.FLAG), looked("most", Holds.NUMBER)),
)
SIDE_MEMORY: Final = Value(
    "SideMemory",
    "What the viewer remembers of a side: everything it saw, without forgetting.",
    seen_in(MEMORY, SIDE),
    "SideMemory",
)
REMEMBERED: Final = Value(
    "Memory",
    "BM-3.4a, OQ-33: everything the viewer has legitimately seen so far, without forgetting.",
    (part("sides", "tuple[SideMemory, SideMemory]", "", MEMORY),),
)
VIEW: Final = (SHIP, SIDE_TABLE, ASKED, PROGRESS_MADE, OPEN_TABLE, CONSTRAINT, SIDE_MEMORY, REMEMBERED)
"""What a view is made of, each after what it is made of."""
