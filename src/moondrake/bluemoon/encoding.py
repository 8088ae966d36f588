"""Positions and actions as numbers that mean the same for every deck: what learners read (docs/encodings.md).

A *slot* is a card: the same number in every match. An action is a verb and, where it is about a card,
whose card (mine or yours, seen from who is asked) and its slot. A position is told to one seat in signed
bytes: a block of slots for each zone of each side, then numbers. It is written from nothing, field by field,
and says nothing that the seat's view does not say.
"""

from typing import Final, SupportsIndex

from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, WITH_PLACE, WORDS, Verb
from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.looking import hidden_from_others, is_laid_face_down, seen_by_others
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.packs.shipped import load, shipped_names
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK, PHASE_NAMES, Ask
from moondrake.bluemoon.rules.playing import IS_BLUFF
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import CARD_SHIFT, Frame, Phase, Position
from moondrake.bluemoon.turn import seat_to_act
from moondrake.bluemoon.zones import LOCAL, MODULUS, bits_of, count
from moondrake.bluemoon.zones import PLACES as CARD_PLACES
from moondrake.table import CHANCE, SetupError
from moondrake.table.encoding import Stretch, laid_out
from moondrake.table.native import i64

VERSION: Final = 1
"""Rises whenever a number means something else than before."""

SPARE: Final = 64
"""Slots for cards of packs that do not come with this program, in the order of their keys."""


def _slot_keys() -> tuple[str, ...]:
    packed = [card.key for name in shipped_names() for card in load(name).cards]
    return (*(card.key for card in ALL_CARDS), *packed)


SLOT_KEYS: Final[tuple[str, ...]] = _slot_keys()
"""The key of the card in each slot; spare slots follow."""
SLOTS: Final = len(SLOT_KEYS) + SPARE
_SLOT_OF: Final = {key: slot for slot, key in enumerate(SLOT_KEYS)}

# Actions

PLACES: Final = 32
"""Places that an action can name: bluffs, cards of a ship, points to go back to."""
_COUNTS: Final[dict[int, int]] = {Verb.ANNOUNCE: 2, Verb.START: 2}


def _bases() -> tuple[list[int], int]:
    """The first number of each verb, and the number of all actions."""
    bases = [-1] * (max(WORDS) + 1)
    total = 0
    for verb in sorted(WORDS):
        bases[verb] = total
        if verb in WITH_CARD:
            total += 2 * SLOTS
        elif verb in WITH_PLACE:
            total += PLACES
        else:
            total += _COUNTS.get(verb, 1)
    return bases, total


BASES, ACTIONS = _bases()
_IS_CARD: Final[list[bool]] = [verb in WITH_CARD for verb in range(len(BASES))]


class Numbering:
    """The slots of one match: from the numbers of its cards and actions to those of every match, and back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.slots: list[list[int]] = _slots(match)

    def number(self, action: int, asked: int) -> int:
        """The number of an action, seen from the seat that is asked (of chance: from seat 0)."""
        verb, argument = action // ARGUMENTS, action % ARGUMENTS
        if not _IS_CARD[verb]:
            return BASES[verb] + argument
        owner = argument >> CARD_SHIFT
        slot = self.slots[owner][argument & LOCAL]
        return BASES[verb] + (slot if owner == max(asked, 0) else SLOTS + slot)

    def numbers(self, actions: list[int], asked: int) -> list[int]:
        """The numbers of several actions, in their order."""
        return [self.number(action, asked) for action in actions]

    def action(self, number: int, asked: int) -> int:
        """The action of a number; raises SetupError if no card of the match has it."""
        if not 0 <= number < ACTIONS:
            raise SetupError("problem-action-number", number=number, most=ACTIONS - 1)
        verb = max(verb for verb, base in enumerate(BASES) if 0 <= base <= number)
        argument = number - BASES[verb]
        if not _IS_CARD[verb]:
            return verb * ARGUMENTS + argument
        owner = max(asked, 0) if argument < SLOTS else 1 - max(asked, 0)
        slot = argument % SLOTS
        if slot not in self.slots[owner]:
            raise SetupError("problem-action-slot", number=number, slot=slot)
        return verb * ARGUMENTS + (owner << CARD_SHIFT) + self.slots[owner].index(slot)


def _slots(match: Match) -> list[list[int]]:
    strange = sorted(
        {card.key for facts in match.facts for card in facts.printed if card.key not in _SLOT_OF}
    )
    if len(strange) > SPARE:
        raise SetupError("problem-pack-numbers", count=len(strange), most=SPARE)
    spare = {key: len(SLOT_KEYS) + place for place, key in enumerate(strange)}
    table = _SLOT_OF | spare
    return [[table[card.key] for card in facts.printed] for facts in match.facts]


# Positions


ZONES: Final = (
    ("hand", "hand cards: all of mine; of yours those I know"),
    ("revealed", "hand cards that lie open (BM-15.6)"),
    ("active", "active cards of the combat zone"),
    ("inactive", "the other cards of the combat zone"),
    ("support", "face-up supports"),
    ("bluffs", "my face-down supports; of yours nothing is known here"),
    ("ships", "ships"),
    ("cargo", "cards on ships"),
    ("leading", "leadership cards active this turn"),
    ("lasting", "Hyla, crystal cards, inquisitor and emissary"),
    ("discards", "the discard pile as far as I have seen it"),
    ("stack", "the leadership pile"),
    ("unseen", "cards whose place I do not know: of mine in the pile, of yours in hand, pile or bluffs"),
    ("bottom", "cards under the draw pile that I know"),
    ("laid", "the card being played"),
    ("used", "cards whose once-a-turn text was used"),
    ("paid", "demands that were met this turn"),
    ("source", "the card that asks"),
    ("about", "the cards the question is about"),
)
"""For each side one byte a slot; first all zones of mine, then all of yours."""

SIDE_NUMBERS: Final = (
    ("hand size", ""),
    ("pile size", "cards in the draw pile"),
    ("bluff count", "face-down supports"),
    ("fight cards", "cards in combat and support that count for the second dragon"),
    ("power", "in the element of the fight, everything counted; 0 between fights"),
    ("shuffled", "cards in the shuffled part of the discard pile"),
    ("landed", "landed ships"),
)
TURN_NUMBERS: Final = (
    *(("characters", "characters, boosters, supports: what counts for the limits of this turn"),),
    *(
        (name, "")
        for name in ("boosters", "supports", "laid out", "laid in combat", "stopped", "action used")
    ),
    *((name, "") for name in ("has character", "gang is free", "supports played", "boosters played")),
    *((name, "") for name in ("loaded", "refilled", "challenged", "targeted")),
)
PHASES: Final = len(PHASE_NAMES)
ASKS: Final = FIRST_WORK


def _stretches() -> tuple[Stretch, ...]:
    rows: list[tuple[str, int, str]] = []
    for whose in ("mine", "yours"):
        rows += [(f"{whose}: {name}", SLOTS, meaning) for name, meaning in ZONES]
    for whose in ("mine", "yours"):
        rows += [(f"{whose}: {name}", 1, meaning) for name, meaning in SIDE_NUMBERS]
    rows += [
        ("dragons", 1, "from -3 (all with you) to 3 (all with me)"),
        ("my turn", 1, "1 if I am the active player"),
        ("asked", 1, "1 if I am asked now"),
        ("first turn", 1, "1 in the first turn of a fight"),
        ("must retreat", 1, "1 if only a retreat is left (BM-17.2a)"),
        ("left", 1, "what the question still counts down, its flags and its place, added up"),
        ("element", 2, "one-hot: earth, fire; none between fights"),
        ("phase", PHASES, "one-hot: " + ", ".join(PHASE_NAMES[n].lower() for n in range(PHASES))),
        ("question", ASKS, "one-hot: the kind of the open question, by number; none for a phase's own"),
    ]
    rows += [(f"turn: {name}", 1, meaning) for name, meaning in TURN_NUMBERS]
    return laid_out(rows)


STRETCHES: Final = _stretches()
SIZE: Final = STRETCHES[-1].offset + STRETCHES[-1].size
PLACE: Final[list[SupportsIndex]] = list(range(SIZE))
"""The places as ready-made objects: looking one up is cheaper, compiled, than making it anew."""
_BLOCK: Final = len(ZONES) * SLOTS
_NUMBERS: Final = 2 * _BLOCK
QUESTIONS: Final = {number: name.lower() for number, name in ASK_NAMES.items() if number < FIRST_WORK}


def encode(state: Position, seat: int, numbering: Numbering) -> bytearray:
    """What this seat knows, as SIZE signed bytes in the order of STRETCHES."""
    out = bytearray(SIZE)
    for owner in (seat, 1 - seat):
        _write_zones(out, 0 if owner == seat else _BLOCK, state, owner, seat, numbering.slots[owner])
    _write_question(out, state, seat, numbering)
    at = _NUMBERS
    for owner in (seat, 1 - seat):
        at = _write_side(out, at, state, owner)
    at = _write_table(out, at, state, seat)
    _write_turn(out, at, state)
    return out


def _mark(out: bytearray, zone: i64, base: i64, slots: list[int], bits: i64) -> None:
    start = base + zone * SLOTS
    while bits:
        low = bits & -bits
        out[PLACE[start + slots[CARD_PLACES[low % MODULUS]]]] = 1
        bits ^= low


def _write_zones(
    out: bytearray, base: int, state: Position, owner: int, viewer: int, slots: list[int]
) -> None:
    side = state.sides[owner]
    is_own = owner == viewer
    known = side.hand if is_own else side.revealed | side.known_hand
    _mark(out, 0, base, slots, known)
    _mark(out, 1, base, slots, side.revealed)
    _mark(out, 2, base, slots, side.active)
    _mark(out, 3, base, slots, side.combat & ~side.active)
    _mark(out, 4, base, slots, side.support)
    if is_own:
        _mark(out, 5, base, slots, side.bluff_bits())
    _mark(out, 6, base, slots, bits_of(side.ships))
    _mark(out, 7, base, slots, side.all_cargo())
    _mark(out, 8, base, slots, side.leading)
    _mark(out, 9, base, slots, side.lasting)
    discards = bits_of(side.discards)
    _mark(out, 10, base, slots, discards | side.mixed if is_own else discards)
    _mark(out, 11, base, slots, bits_of(side.stack))
    _mark(out, 12, base, slots, _unseen(state, owner, is_own))
    _mark(out, 13, base, slots, bits_of(side.bottom) if is_own else side.known_bottom)
    if is_own or not is_laid_face_down(state, owner):
        _mark(out, 14, base, slots, side.laid)
    if owner == state.seat:
        _mark(out, 15, base, slots, state.turn.used)
    else:
        _mark(out, 16, base, slots, state.turn.paid)


def _unseen(state: Position, owner: int, is_own: bool) -> int:
    if is_own:
        return state.sides[owner].rest | bits_of(state.sides[owner].top)
    hidden = hidden_from_others(state, owner)
    return hidden if state.match.open_lists else hidden & seen_by_others(state, owner)


def _write_question(out: bytearray, state: Position, seat: int, numbering: Numbering) -> None:
    if not state.frames:
        return
    frame = state.frames[-1]
    if frame.seat == CHANCE or frame.ask >= FIRST_WORK:
        return
    if frame.source >= 0 and not _is_hidden_source(frame, seat):
        owner = frame.source >> CARD_SHIFT
        base = 0 if owner == seat else _BLOCK
        out[PLACE[base + 17 * SLOTS + numbering.slots[owner][frame.source & LOCAL]]] = 1
    if frame.ask != Ask.MULLIGAN or frame.seat == seat:
        _mark(out, 18, 0 if frame.side == seat else _BLOCK, numbering.slots[frame.side], frame.bits)


def _is_hidden_source(frame: Frame, seat: int) -> bool:
    return frame.ask == Ask.ANSWER and bool(frame.flags & IS_BLUFF) and frame.side != seat


def _write_side(out: bytearray, at: int, state: Position, owner: int) -> int:
    side = state.sides[owner]
    total = power(state, owner, state.element) if state.element != Element.NO_ELEMENT else 0
    out[PLACE[at]] = count(side.hand)
    out[PLACE[at + 1]] = side.pile_size()
    out[PLACE[at + 2]] = len(side.bluffs)
    out[PLACE[at + 3]] = side.fight_cards()
    out[PLACE[at + 4]] = min(total, 127)
    out[PLACE[at + 5]] = count(side.mixed)
    out[PLACE[at + 6]] = count(side.landed)
    return at + 7


def _write_table(out: bytearray, at: int, state: Position, seat: int) -> int:
    out[PLACE[at]] = (state.dragons if seat == 0 else -state.dragons) & 255
    out[PLACE[at + 1]] = int(state.seat == seat)
    out[PLACE[at + 2]] = int(state.phase != Phase.OVER and seat_to_act(state) == seat)
    out[PLACE[at + 3]] = int(state.is_first)
    out[PLACE[at + 4]] = int(state.must_retreat)
    if state.element != Element.NO_ELEMENT:
        out[PLACE[at + 6 + state.element]] = 1
    out[PLACE[at + 8 + state.phase]] = 1
    if state.frames:
        frame = state.frames[-1]
        if frame.ask < FIRST_WORK:
            out[PLACE[at + 5]] = sum(frame.numbers()) & 127
            out[PLACE[at + 8 + PHASES + frame.ask]] = 1
    return at + 8 + PHASES + ASKS


def _write_turn(out: bytearray, at: int, state: Position) -> None:
    turn = state.turn
    out[PLACE[at]] = min(turn.characters, 127)
    out[PLACE[at + 1]] = min(turn.boosters, 127)
    out[PLACE[at + 2]] = min(turn.supports, 127)
    out[PLACE[at + 3]] = min(turn.laid_out, 127)
    out[PLACE[at + 4]] = min(turn.laid_in_combat, 127)
    out[PLACE[at + 5]] = int(turn.stopped)
    out[PLACE[at + 6]] = int(turn.action_used)
    out[PLACE[at + 7]] = int(turn.has_character)
    out[PLACE[at + 8]] = int(turn.gang_is_free)
    out[PLACE[at + 9]] = min(turn.supports_played, 127)
    out[PLACE[at + 10]] = min(turn.boosters_played, 127)
    out[PLACE[at + 11]] = min(turn.loaded, 127)
    out[PLACE[at + 12]] = int(turn.refilled)
    out[PLACE[at + 13]] = int(turn.challenged)
    out[PLACE[at + 14]] = int(turn.targeted)
