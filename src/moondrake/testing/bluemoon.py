"""Given / when / then for Blue Moon: build a position, say what is played, look at the result.

    game = given(
        me=side(hand=["vulca-10"], active=["hoax-16"]),
        you=side(active=["flit-12"], support=["hoax-21"]),
        element="fire",
        phase="character",
    )
    game.when("play vulca-10")
    assert game.power("me") == 4

"me" is seat 0 and the active player unless `turn="you"`. Cards are named by their keys, or given as
`Card` objects (fixtures). A side's deck is made of exactly the cards its zones name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from moondrake.bluemoon.actions import parse
from moondrake.bluemoon.cards import BY_KEY, PEOPLES, ready_made
from moondrake.bluemoon.effects import Card, Element, Kind
from moondrake.bluemoon.game import State
from moondrake.bluemoon.match import BOT, Deck, Match, Setup
from moondrake.bluemoon.questions import PHASE_NAMES
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rules.turn import settle
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.state import CARD_SHIFT, Phase, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in
from moondrake.table import CHANCE, Event, IllegalAction, play

CardLike = str | Card

PHASES = {
    "turn": Phase.END_CHECK,
    "begin": Phase.TURN_BEGIN,
    "action": Phase.ACTION,
    "decision": Phase.DECISION,
    "character": Phase.CHARACTER,
    "boost": Phase.BOOST,
    "announce": Phase.ANNOUNCE,
    "end": Phase.TURN_END,
}
ELEMENTS = {"earth": Element.EARTH, "fire": Element.FIRE, None: Element.NO_ELEMENT}
SEATS = {"me": 0, "you": 1}


@dataclass
class SideSpec:
    """Where a side's cards lie; `pile` is drawn in this order, `rest` is unordered below it."""

    hand: Sequence[CardLike] = ()
    active: Sequence[CardLike] = ()
    inactive: Sequence[CardLike] = ()
    support: Sequence[CardLike] = ()
    bluffs: Sequence[CardLike] = ()
    discard: Sequence[CardLike] = ()
    stack: Sequence[CardLike] = ()
    ships: Mapping[str, Sequence[CardLike]] = field(default_factory=dict)
    landed: Sequence[str] = ()
    leading: Sequence[CardLike] = ()
    pile: Sequence[CardLike] = ()
    rest: Sequence[CardLike] = ()
    bottom: Sequence[CardLike] = ()
    revealed: Sequence[CardLike] = ()
    lasting: Sequence[CardLike] = ()
    staff: Sequence[CardLike] = ()
    people: str = "hoax"

    def zones(self) -> list[Sequence[CardLike]]:
        lists = [self.hand, self.active, self.inactive, self.support, self.bluffs, self.discard, self.stack]
        lists += [self.leading, self.pile, self.rest, self.bottom, list(self.ships), *self.ships.values()]
        lists.append(self.lasting)
        return lists


def side(
    hand: Sequence[CardLike] = (),
    active: Sequence[CardLike] = (),
    inactive: Sequence[CardLike] = (),
    support: Sequence[CardLike] = (),
    bluffs: Sequence[CardLike] = (),
    discard: Sequence[CardLike] = (),
    stack: Sequence[CardLike] = (),
    ships: Mapping[str, Sequence[CardLike]] | None = None,
    landed: Sequence[str] = (),
    leading: Sequence[CardLike] = (),
    pile: Sequence[CardLike] = (),
    rest: Sequence[CardLike] = (),
    bottom: Sequence[CardLike] = (),
    revealed: Sequence[CardLike] = (),
    lasting: Sequence[CardLike] = (),
    staff: Sequence[CardLike] = (),
    people: str = "hoax",
) -> SideSpec:
    """One side of a scenario; everything not named is empty. `lasting`: active Hyla and crystal cards."""
    return SideSpec(
        hand,
        active,
        inactive,
        support,
        bluffs,
        discard,
        stack,
        ships or {},
        landed,
        leading,
        pile,
        rest,
        bottom,
        revealed,
        lasting,
        staff,
        people,
    )


def printed(card: CardLike) -> Card:
    """A card by its key, or the fixture itself."""
    return BY_KEY[card] if isinstance(card, str) else card


def _deck(name: str, spec: SideSpec) -> Deck:
    cards = tuple(printed(card) for zone in spec.zones() for card in zone)
    leader, _ = ready_made(spec.people if spec.people in PEOPLES else "hoax")
    staff = [printed(card) for card in spec.staff]
    inquisitor = next((card for card in staff if card.kind == Kind.INQUISITOR), None)
    emissary = next((card for card in staff if card.kind == Kind.EMISSARY), None)
    return Deck(name, leader, cards, inquisitor, emissary)


class Scenario:
    """A position and what becomes of it. Every step also checks that a copy taken before stays as it was."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def when(self, *words: str) -> "Scenario":
        """Answer the open questions, one word each, for whoever is asked; illegal words raise."""
        for word in words:
            before = self.state.copy()
            kept = snapshot(before)
            play(self.state, self.state.parse(word))
            assert snapshot(before) == kept, f"a copy changed when '{word}' was played"
            self.events += self.state.take_events()
        return self

    def legal(self) -> list[str]:
        """What may be answered now, in words."""
        return [self.state.notation(number) for number in self.state.legal_actions()]

    def may(self, word: str) -> bool:
        """Is this a legal answer now?"""
        try:
            return parse(self.state.match, word) in self.state.legal_actions()
        except IllegalAction:
            return False

    def power(self, who: str, element: str | None = None) -> int:
        """The power of "me" or "you" in the current (or another) element."""
        return power(self.state, SEATS[who], ELEMENTS[element] if element else self.state.element)

    def zone(self, who: str, name: str) -> list[str]:
        """The keys of the cards in a zone of a side, e.g. zone("me", "hand"); piles in their order."""
        seat = SEATS[who]
        value = getattr(self.state.sides[seat], name)
        cards = value if isinstance(value, list) else cards_in(value)
        return [self.state.facts[seat].printed[card].key for card in cards]

    def discards(self, who: str) -> list[str]:
        """The keys of the whole discard pile, sorted."""
        seat = SEATS[who]
        bits = self.state.sides[seat].discard_bits()
        return sorted(self.state.facts[seat].printed[card].key for card in cards_in(bits))

    def cargo(self, who: str, ship: str) -> list[str]:
        """The keys of the cards on a ship."""
        seat = SEATS[who]
        own = self.state.sides[seat]
        index = own.ships.index(self.state.match.by_key[seat][ship])
        return [self.state.facts[seat].printed[card].key for card in cards_in(own.cargo[index])]

    def asked(self) -> str:
        """Who is asked: "me", "you" or "chance"."""
        seat = self.state.seat_to_act()
        return "chance" if seat == CHANCE else ("me", "you")[seat]

    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase].lower()

    def dragons(self, who: str = "me") -> int:
        """The dragon balance from one player's side (-3 to 3)."""
        return self.state.dragons if who == "me" else -self.state.dragons

    def has_retreated(self, who: str) -> bool:
        """Did this side retreat in one of the steps so far?"""
        from moondrake.bluemoon.events import What

        return any(event.kind == What.RETREAT and event.seat == SEATS[who] for event in self.events)


def given(
    me: SideSpec | None = None,
    you: SideSpec | None = None,
    element: str | None = None,
    phase: str = "begin",
    ruleset: str = "ansmann",
    first: bool | None = None,
    dragons: int = 0,
    turn: str = "me",
    older: str = "me",
    lookahead: bool = False,
    solo: bool = False,
    closed: Sequence[Card] | None = None,
) -> Scenario:
    """A position at the beginning of a phase of "me"'s turn (or "you"'s).

    Without an element it is the first turn of a fight. `dragons` is the balance from "me"'s view.
    `older` says whose active cards were there first, which matters for "ignored" texts (BM-13.2).
    With `solo` "you" is the automated opponent (BM-22). `closed`: the lists are closed, and these cards of
    packs could be in the decks too (BM-3.4b).
    """
    specs = (me or SideSpec(), you or SideSpec())
    decks = (_deck("me", specs[0]), _deck("you", specs[1]))
    start = BOT if solo else 0
    setup = Setup(decks, parse_ruleset(ruleset), start=start, lookahead=lookahead, solo=solo)
    if closed is not None:
        setup = replace(setup, open_lists=False, packs=tuple(closed))
    state = State(Match(setup))
    order = (0, 1) if older == "me" else (1, 0)
    for seat in (0, 1):
        _fill(state, seat, specs[seat])
    for seat in order:
        spec = specs[seat]
        for card in (*spec.staff, *spec.lasting, *spec.active, *spec.support, *spec.leading):
            _note_ignorer(state, seat, card)
    state.seat = SEATS[turn]
    state.element = ELEMENTS[element]
    state.is_first = element is None if first is None else first
    state.dragons = dragons
    state.phase = PHASES[phase]
    refresh(state)
    settle(state)
    scenario = Scenario(state)
    scenario.events = state.take_events()
    return scenario


def _fill(state: Position, seat: int, spec: SideSpec) -> None:
    own = state.sides[seat]
    index = state.match.by_key[seat]

    def numbers(cards: Sequence[CardLike]) -> list[int]:
        return [index[printed(card).key] for card in cards]

    own.hand = bits_of(numbers(spec.hand))
    own.active = bits_of(numbers(spec.active))
    own.combat = own.active | bits_of(numbers(spec.inactive))
    own.support = bits_of(numbers(spec.support))
    own.bluffs = numbers(spec.bluffs)
    own.not_bluffs = [0] * len(own.bluffs)
    own.discards = numbers(spec.discard)
    own.stack = numbers(spec.stack) + numbers(spec.leading)
    own.leading = bits_of(numbers(spec.leading))
    own.lasting = bits_of(numbers(spec.lasting)) | state.facts[seat].staff
    own.ships = numbers(list(spec.ships))
    own.cargo = [bits_of(numbers(cards)) for cards in spec.ships.values()]
    own.landed = bits_of(numbers(spec.landed))
    own.top = numbers(spec.pile)
    own.rest = bits_of(numbers(spec.rest))
    own.bottom = numbers(spec.bottom)
    own.revealed = bits_of(numbers(spec.revealed))
    own.known_hand = own.revealed
    own.order = numbers(spec.hand) if state.match.solo else []


def _note_ignorer(state: Position, seat: int, card: CardLike) -> None:
    number = state.match.by_key[seat][printed(card).key]
    if state.facts[seat].ignoring_texts >> number & 1:
        state.ignorers.append(seat << CARD_SHIFT | number)


def snapshot(value: object) -> object:
    """Everything a state consists of, as nested tuples that can be compared."""
    if isinstance(value, int | str | None):
        return value
    if isinstance(value, list | tuple):
        return tuple(snapshot(item) for item in value)
    names = _fields(value)
    if not names or isinstance(value, Match | Card | type):
        return id(value)
    return tuple((name, snapshot(getattr(value, name))) for name in names)


def _fields(value: object) -> list[str]:
    """The names of an object's fields; compiled classes have no `__dict__` but a list of their own."""
    names = set(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(names - {"match", "rules", "facts", "events", "__dict__"})


def card_index(state: Position, who: str, key: str) -> int:
    """The number of a card in its side's deck."""
    return state.match.by_key[SEATS[who]][key] & LOCAL
