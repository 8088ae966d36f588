"""How long a decision takes in crowded positions: `python scripts/bench_points.py SEED` prints the points of
the picture in docs/speed.md as JSON. bench_report.py runs it with each engine, so it imports no other script.
"""

import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

Points = dict[str, list[tuple[float, float]]]
"""For each line of the picture: where (cards), and how long (microseconds)."""

DECK_SIZE: Final = 45
MOST_SUPPORTS: Final = 18
MOST_SHIPS: Final = 8
MOST_ANSWERS: Final = 24
PER_BIN: Final = 300
LEAST_IN_BIN: Final = 25
WALK: Final = 8
BIN: Final = 2


def points(seed: int) -> Points:
    """Microseconds per decision (work out the options, then apply one) of every line of the picture."""
    rng = Random(seed)
    found: Points = {}
    for name, positions in (("ready-made", ready_made), ("supports", supports), ("ships", ships)):
        print(f"  {name}", file=sys.stderr)
        found[name] = over_active_cards(positions(rng), rng)
    print("  answers", file=sys.stderr)
    found["answer"] = over_stack(is_answered=True)
    found["resolve"] = over_stack(is_answered=False)
    return found


def ready_made(rng: Random) -> Iterator[Any]:
    """Positions of random games of the ready-made decks."""
    from moondrake.bluemoon import start_match
    from moondrake.sim.starts import all_matches

    for match in all_matches("ansmann") * 2:
        yield from asked(start_match(match, events=False), rng, steps=1000)


def supports(rng: Random) -> Iterator[Any]:
    """45-card decks, up to 18 active supports on each side, and what random play makes of them."""
    for round_number in range(40):
        for number in range(MOST_SUPPORTS + 1):
            sides = [crowd(rng, number), crowd(rng, number)]
            yield from built(sides, round_number, rng)


def ships(rng: Random) -> Iterator[Any]:
    """45-card decks, up to eight ships with cargo on each side, one of them landed now and then."""
    for round_number in range(60):
        for number in range(MOST_SHIPS + 1):
            sides = [fleet(rng, number), fleet(rng, number)]
            yield from built(sides, round_number, rng)


def crowd(rng: Random, number: int) -> dict[str, Any]:
    from moondrake.bluemoon.effects import Kind

    others, lying = drawn(rng, Kind.SUPPORT, number)
    return {"active": others[:1], "support": lying, "hand": others[1:9], "rest": others[9:]}


def fleet(rng: Random, number: int) -> dict[str, Any]:
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Kind

    printed = [card for card in BY_KEY.values() if card.kind == Kind.SHIP]
    fleet = [replace(printed[index % len(printed)], key=f"ship-{index}") for index in range(number)]
    others, _ = drawn(rng, Kind.SHIP, 0, spare=number)
    cargo = {ship: [others.pop() for _ in range(ship.capacity - 1)] for ship in fleet}
    landed = rng.sample(fleet, k=min(number, rng.randrange(2)))
    zones = {"active": others[:1], "hand": others[1:9], "rest": others[9:]}
    return zones | {"ships": cargo, "landed": landed}


def drawn(rng: Random, kind: int, number: int, spare: int = 0) -> tuple[list[Any], list[Any]]:
    """A random deck of 45 (less `spare`) in two parts: the rest, a character on top; cards of a kind."""
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Kind

    fighting = [card for card in BY_KEY.values() if card.kind in (Kind.CHARACTER, Kind.BOOSTER)]
    characters = [card for card in fighting if card.kind == Kind.CHARACTER]
    lying = rng.sample([card for card in BY_KEY.values() if card.kind == kind], k=number)
    first = rng.choice(characters)
    others = rng.sample([card for card in fighting if card is not first], k=DECK_SIZE - spare - number - 1)
    return [first, *others], lying


def built(sides: Sequence[dict[str, Any]], round_number: int, rng: Random) -> Iterator[Any]:
    """A position put together by hand, and what random play makes of it."""
    from moondrake.testing.bluemoon import given, side

    phase = ("begin", "action", "decision", "character", "boost")[round_number % 5]
    scenario = given(side(**sides[0]), side(**sides[1]), element=rng.choice(("fire", "earth")), phase=phase)
    scenario.state.keep_events(False)
    yield from asked(scenario.state, rng, WALK)


def asked(state: Any, rng: Random, steps: int) -> Iterator[Any]:
    """The positions of a stretch of random play in which a player is asked."""
    for _ in range(steps):
        if state.is_over():
            return
        if state.seat_to_act() >= 0:
            yield state.copy()
        state.apply(rng.choice(state.legal_actions()))


def over_active_cards(positions: Iterator[Any], rng: Random) -> list[tuple[float, float]]:
    """Microseconds per decision over the number of active cards of both sides."""
    from moondrake.bluemoon.rules.ignoring import active_cards
    from moondrake.bluemoon.zones import count

    bins: dict[int, list[Any]] = {}
    for state in positions:
        active = sum(count(active_cards(state, seat)) for seat in (0, 1))
        bins.setdefault(active // BIN, []).append(state)
    full = {number: states for number, states in sorted(bins.items()) if len(states) >= LEAST_IN_BIN}
    return [
        (number * BIN + (BIN - 1) / 2, decision(rng.sample(states, k=min(PER_BIN, len(states))), rng.choice))
        for number, states in full.items()
    ]


def over_stack(is_answered: bool) -> list[tuple[float, float]]:
    """Microseconds per decision over the number of cards in a chain of answers (BM-11.2)."""
    choose: Callable[[list[int]], int] = max if is_answered else min  # the smallest answer is to pass
    return [(float(height), decision([chain(height)] * 20, choose)) for height in range(1, MOST_ANSWERS + 1)]


def chain(height: int) -> Any:
    """A card was laid out and answered, the answer answered, and so on; each hand has four more answers."""
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Cancel, Card, Cards, Kind, Name, Rank, Sentence, When
    from moondrake.testing.bluemoon import given, side

    cancel = Cancel(Cards(kinds=(Kind.INTERFERENCE, Kind.CHARACTER)))
    text = (Sentence(When.TO_PLAY, cancel, "BM-11.2", Rank.OTHER, False, None),)
    answers = [
        Card(f"answer-{index}", Name("Answer", "Antwort"), "tutu", 0, Kind.INTERFERENCE, text=text)
        for index in range(height // 2 + 4)
    ]
    rest = [key for key, card in BY_KEY.items() if card.people == "flit" and card.kind == Kind.CHARACTER]
    scenario = given(
        side(hand=["hoax-01", *answers[: (height - 1) // 2 + 4]], rest=rest),
        side(hand=answers, active=["vulca-01"], rest=rest),
        element="fire",
        phase="character",
    )
    state = scenario.when("play hoax-01").state
    state.keep_events(False)
    for _ in range(height - 1):
        state.apply(max(state.legal_actions()))
    return state


def decision(states: Sequence[Any], choose: Callable[[list[int]], int]) -> float:
    """Microseconds to work out the options and to apply one: processor time, the fastest of nine rounds."""
    from time import process_time

    from moondrake.bluemoon.turn import ask_again

    chosen = [choose(state.legal_actions()) for state in states]
    best = math.inf
    for _ in range(9):
        steps = [(state.copy(), option) for state, option in zip(states, chosen, strict=True)]
        began = process_time()
        for state, option in steps:
            ask_again(state)
            state.apply(option)
        best = min(best, process_time() - began)
    return best / len(states) * 1e6


if __name__ == "__main__":
    print(json.dumps(points(int(sys.argv[1]))))
