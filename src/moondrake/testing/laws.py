"""What must hold in every game of Blue Moon; used by the tests and by the soak."""

from random import Random

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import GAME, State, new_game
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rules.playing import AS_BLUFF
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in, count
from moondrake.table import (
    CHANCE,
    SPECTATOR,
    IllegalAction,
    Journal,
    play,
)
from moondrake.table import State as AnyState
from moondrake.testing.every_game import check_copy

LONGEST = 5000
RULESETS = (
    *NAMED,
    "ansmann+illegalPower=undo",
    "kosmos+illegalPower=penalty",
    "ansmann+illegalPower=penalty",
    "legends+illegalPower=courtesy",
    "kosmos+stopVsPermission=absolute",
)
REVEALING = (
    What.REVEAL_HAND,
    What.SHOW_BLUFF,
    What.DISCARD,
    What.DRAGON,
    What.RETREAT,
    What.DRAW,
    What.TOP,
    What.MULLIGAN,
    What.UNDO,
)
"""After these the same step may look different: something hidden came to light, or (UNDO) the game went back
to a point whose hidden cards were imagined by themselves."""


def numbered_setup(number: int, lookahead: bool = False) -> Setup:
    """The set-up of game `number`: all pairings, then all rulesets, in turn."""
    first, second = PEOPLES[number % 9], PEOPLES[number // 9 % 9]
    ruleset = parse_ruleset(RULESETS[number // 81 % len(RULESETS)])
    decks = (ready_made_deck(first), ready_made_deck(second))
    return Setup(decks, ruleset, start=(-1, 0, 1)[number % 3], lookahead=lookahead)


def check_zones(state: Position) -> None:
    """Each card is in exactly one zone (BM-3.1, BM-3.2)."""
    for seat in (0, 1):
        side = state.sides[seat]
        found = 0
        for ordered in (
            side.top,
            side.bottom,
            side.bluffs,
            side.discards,
            side.stack,
            side.ships,
            side.ready,
        ):
            for card in ordered:
                assert not found >> card & 1, f"seat {seat}: card {card} lies in two places"
                found |= 1 << card
        lasting = side.lasting & ~state.facts[seat].staff
        zones = (side.hand, side.rest, side.combat, side.support, side.mixed, side.exposed, lasting)
        for zone in (*zones, *side.cargo, laid_out(state, seat)):
            assert not found & zone, f"seat {seat}: cards {found & zone:b} lie in two places"
            found |= zone
        assert found == state.facts[seat].all_cards, f"seat {seat}"
        assert side.active & ~side.combat == 0
        assert side.revealed & ~side.hand == 0


def laid_out(state: Position, seat: int) -> int:
    """The cards of a side that are laid out and not yet active; in a chain of answers several (BM-11.2)."""
    bits = int(state.sides[seat].laid)
    for frame in state.frames:
        if frame.ask == Ask.ACTIVATE and frame.seat == seat:
            bits |= 1 << (frame.source & LOCAL)
        elif frame.ask == Ask.LAY_OUT and frame.seat == seat and state.match.solo and seat == BOT:
            bits |= 1 << (
                frame.source & LOCAL
            )  # BM-22.17: the Bot pays for a card that has left the ready ones
    return bits


def check_options(state: State) -> None:
    """Legal actions are sorted, unique, below the bound, never empty, and survive notation."""
    options = state.legal_actions()
    assert options == sorted(set(options))
    assert options, f"no legal action in phase {state.phase}"
    for option in options:
        assert 0 <= option < state.action_bound()
        assert state.parse(state.notation(option)) == option


def check_knowledge(state: Position) -> None:
    """What a seat believes to know of the other side is true (BM-3.4a)."""
    for seat in (0, 1):
        side = state.sides[seat]
        assert side.known_hand & ~side.hand == 0
        assert side.mixed & ~side.pool == 0
        assert len(side.not_bluffs) == len(side.bluffs) + _face_down(state, seat)
        for slot, card in enumerate(side.bluffs):
            assert not side.not_bluffs[slot] >> card & 1
        for limit in side.limits:
            inside = count(limit.cards & side.hand)
            assert (inside if limit.in_hand else count(limit.cards) - inside) <= limit.most


def _face_down(state: Position, seat: int) -> int:
    return sum(
        frame.ask == Ask.ACTIVATE and frame.seat == seat and bool(frame.flags & AS_BLUFF)
        for frame in state.frames
    )


def check_view(state: State, rng: Random) -> None:
    """The view law: an imagined state fits the view, offers the same actions and refuses alike."""
    for seat in (0, SPECTATOR) if state.match.solo else (0, 1, SPECTATOR):
        view = state.view(seat)
        imagined = view.determinize(rng)
        assert isinstance(imagined, State)
        assert imagined.view(seat) == view
        check_zones(imagined)
        check_knowledge(imagined)
        if state.seat_to_act() == seat:
            assert imagined.legal_actions() == state.legal_actions()
            _check_same_step(state, imagined, seat, rng)


def check_swap(state: State, rng: Random) -> None:
    """Exchange two cards whose places the opponent cannot tell apart: its view must not change."""
    for seat in (0, 1):
        cards = _exchangeable(state, seat)
        if len(cards) < 2:
            continue
        first, second = rng.sample(cards, 2)
        other = state.copy()
        _swap(other, seat, first, second)
        for viewer in (1 - seat, SPECTATOR):
            assert other.view(viewer) == state.view(viewer), f"seat {viewer} can tell {first} from {second}"


def _exchangeable(state: Position, seat: int) -> list[int]:
    """Cards in hand or pile about which the opponent knows nothing in particular."""
    side = state.sides[seat]
    bits = (side.hand | side.pile()) & ~side.known_hand & ~side.known_bottom & ~side.pool
    if state.match.solo:
        bits &= ~bits_of(side.top)  # BM-22.16: cards that were looked at
    for limit in side.limits:
        bits &= ~limit.cards
    for excluded in side.not_bluffs:
        bits &= ~excluded & ~state.facts[seat].bluffable
    return cards_in(bits)


def _swap(state: Position, seat: int, first: int, second: int) -> None:
    both = 1 << first | 1 << second

    def swapped(bits: int) -> int:
        return bits ^ both if (bits & both).bit_count() == 1 else bits

    exchange = {first: second, second: first}
    side = state.sides[seat]
    side.hand = swapped(side.hand)
    side.rest = swapped(side.rest)
    side.top = [exchange.get(card, card) for card in side.top]
    side.bottom = [exchange.get(card, card) for card in side.bottom]
    side.order = [exchange.get(card, card) for card in side.order]
    for frame in state.frames:
        if frame.side == seat:
            frame.bits = swapped(frame.bits)


def check_errors(state: State, rng: Random) -> None:
    """BM-3.4b: with closed lists no error tells a seat what the other deck holds."""
    seat = state.seat_to_act()
    imagined = state.view(seat).determinize(rng)
    for key in rng.sample(sorted(BY_KEY), 12):
        for word in (f"choose {key}", f"choose {'ba'[seat]}:{key}"):
            assert _answer_to(state, word) == _answer_to(imagined, word)
    hidden = (1 - seat << CARD_SHIFT) + rng.randrange(1, 31)
    for verb in (Verb.CHOOSE, Verb.PLAY):
        assert _refusal(state, action(verb, hidden)) == _refusal(imagined, action(verb, hidden))


def _answer_to(state: AnyState, word: str) -> str:
    try:
        return str(state.parse(word))
    except IllegalAction as error:
        return str(error)


def _refusal(state: AnyState, number: int) -> str:
    if number in state.legal_actions():
        return "legal"
    try:
        play(state, number)
    except IllegalAction as error:
        return str(error)
    raise AssertionError("an illegal action was played")


def _check_same_step(state: State, imagined: State, seat: int, rng: Random) -> None:
    """After the same own action both states look alike to the seat, unless the action uncovered something."""
    option = rng.choice(state.legal_actions())
    events = []
    views = []
    for original in (state, imagined):
        after = original.copy()
        after.keep_events(True)
        after.apply(option)
        events.append([event.shown_to(seat) for event in after.take_events()])
        views.append(after.view(seat))
    if any(event.kind in REVEALING for event in events[0] + events[1]):
        return
    assert events[0] == events[1]
    assert views[0] == views[1]


def play_and_check(number: int, seed: int, lookahead: bool = False, views: float = 0.05) -> Journal:
    """Game `number` with all laws looked at on the way; returns its journal."""
    return play_setup_and_check(numbered_setup(number, lookahead), f"{number}/{seed}", views)


def play_setup_and_check(setup: Setup, seed: str, views: float = 0.05) -> Journal:
    """One random game of any set-up with all laws looked at on the way; returns its journal."""
    rng = Random(seed)
    state = new_game(setup)
    journal = Journal(GAME, state)
    for _ in range(LONGEST):
        if state.is_over():
            break
        check_zones(state)
        check_knowledge(state)
        if rng.random() < views:
            check_options(state)
            check_swap(state, rng)
            if state.seat_to_act() != CHANCE:
                check_view(state, rng)
                if not setup.open_lists:
                    check_errors(state, rng)
            check_copy(state, rng)
        journal.play(rng.choice(state.legal_actions()))
    assert state.is_over(), f"game {seed} does not end"
    check_zones(state)
    assert setup.solo or sum(state.returns()) == 0
    return journal
