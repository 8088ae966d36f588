"""Builds a position from the words of a scenario."""

from collections.abc import Sequence
from dataclasses import replace

from moondrake.bluemoon.cards import ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Card, Element, Kind
from moondrake.bluemoon.game import State
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.bluemoon.turn import settle
from moondrake.bluemoon.zones import bits_of
from moondrake.table import SetupError
from moondrake.testing.bluemoon.refusing import check_dragons, check_side, known
from moondrake.testing.bluemoon.scenario import ELEMENTS, PHASES, SEATS, Scenario
from moondrake.testing.bluemoon.sides import CardLike, SideSpec, printed


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
    _check(specs, element, phase, first, dragons)
    decks = (_deck("me", specs[0]), _deck("you", specs[1]))
    start = BOT if solo else 0
    setup = Setup(decks, parse_ruleset(ruleset), start=start, lookahead=lookahead, solo=solo)
    if closed is not None:
        setup = replace(setup, open_lists=False, packs=tuple(closed))
    state = State(Match(setup))
    oldest = known(SEATS, older, "seat")
    for seat in (0, 1):
        _fill(state, seat, specs[seat])
    for seat in (oldest, 1 - oldest):
        spec = specs[seat]
        for card in (*spec.staff, *spec.lasting, *spec.active, *spec.support, *spec.leading):
            _note_ignorer(state, seat, card)
    state.seat = known(SEATS, turn, "seat")
    state.element = Element.NO_ELEMENT if element is None else ELEMENTS[element]
    state.is_first = element is None if first is None else first
    state.dragons = dragons
    state.phase = PHASES[phase]
    refresh(state)
    settle(state)
    scenario = Scenario(state)
    scenario.events = state.take_events()
    return scenario


def _check(
    specs: tuple[SideSpec, SideSpec], element: str | None, phase: str, first: bool | None, dragons: int
) -> None:
    """Refuse what no game comes to."""
    for who, spec in zip(SEATS, specs, strict=True):
        check_side(who, spec)
    check_dragons(dragons)
    known(PHASES, phase, "phase")
    if element is not None:
        known(ELEMENTS, element, "element")
    elif first is False:
        raise SetupError("a fight that goes on has an element; say element='earth' or element='fire'")


def _deck(name: str, spec: SideSpec) -> Deck:
    cards = tuple(printed(card) for _, zone in spec.zones() for card in zone)
    leader, _ = ready_made(spec.people)
    staff = [printed(card) for card in spec.staff]
    inquisitor = next((card for card in staff if card.kind == Kind.INQUISITOR), None)
    emissary = next((card for card in staff if card.kind == Kind.EMISSARY), None)
    return Deck(name, leader, cards, inquisitor, emissary)


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
