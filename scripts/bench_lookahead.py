"""How long `lookahead: exact` (BM-17.7) takes, in processor time; `make bench-lookahead` runs it compiled.

Over the positions of many games, at the slowest that a search finds, and games with it beside games without.
Games: ready-made, constructed, emissary and drafted decks with printed cards and shipped packs, all
rulesets, half of them played by chance, half by `beginner`; with --random-packs also cards whose texts are
drawn from the whole vocabulary of the packs. The search for slow positions exchanges cards of the hand, adds
some, and goes on from whatever took longest.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from random import Random

from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import State, new_game
from moondrake.bluemoon.rules.foreseeing import foreseen
from moondrake.bluemoon.state import Phase
from moondrake.bluemoon.turn import ask_again
from moondrake.bluemoon.zones import cards_in
from moondrake.players.registry import player
from moondrake.table import CHANCE
from moondrake.testing.laws import numbered_setup
from moondrake.testing.tables import mixed_setup

PRINTED = ("ready-made", "constructed", "emissaries", "drafted")
KEPT = 20
"""Positions from which the search for slow ones goes on."""


def timed(state: State) -> tuple[float, bool]:
    """Seconds that the look-ahead takes at this question, and whether it looked at everything."""
    plain = state.copy()
    plain.lookahead = False
    ask_again(plain)
    options = plain.legal_actions()
    plain.lookahead = True
    plain.keep_events(True)
    plain.take_events()
    start = time.process_time()
    foreseen(plain, options)
    took = time.process_time() - start
    return took, any(event.kind == What.UNFORESEEN for event in plain.take_events())


def positions(number: int, sort: str) -> Iterator[State]:
    """The questions of a game in which the look-ahead has a say."""
    rng = Random(number)
    state = new_game(mixed_setup(number, True, sort), events=False)
    bots = [player("bluemoon", "beginner", number + seat) for seat in (0, 1)] if number % 2 else []
    for bot in bots:
        bot.steps = 5
    while not state.is_over():
        seat, options = state.seat_to_act(), state.legal_actions()
        if seat == state.seat and Phase.DECISION <= state.phase <= Phase.BOOST_END:
            yield state
        if seat == CHANCE or not bots:
            state.apply(rng.choice(options))
        else:
            state.apply(bots[seat].choose(state.view(seat), options, 1.0))


def changed(state: State, rng: Random) -> State:
    """The same position with other cards in the active player's hand, now and then with one more."""
    other = state.copy()
    side = other.sides[other.seat]
    pile, hand = cards_in(side.rest), cards_in(side.hand)
    if pile and hand:
        new, old = rng.choice(pile), rng.choice(hand)
        side.rest ^= 1 << new
        side.hand ^= 1 << new
        if rng.random() < 0.7:
            side.hand ^= 1 << old
            side.rest ^= 1 << old
    return other


def slowest(
    found: list[tuple[float, int, State]], rounds: int, rng: Random
) -> list[tuple[float, int, State]]:
    """Climb from the slowest positions to slower ones."""
    for number in range(rounds):
        _, _, state = rng.choice(found)
        other = changed(state, rng)
        took, _ = timed(other)
        found.append((took, -1 - number, other))
        found = sorted(found, key=lambda one: -one[0])[:KEPT]
    return found


def games_per_second(lookahead: bool, games: int) -> float:
    start = time.process_time()
    for number in range(games):
        state = new_game(numbered_setup(number * 7, lookahead), events=False)
        rng = Random(number)
        while not state.is_over():
            state.apply(rng.choice(state.legal_actions()))
    return games / (time.process_time() - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument(
        "--rounds", type=int, default=20_000, help="positions tried by the search for slow ones"
    )
    parser.add_argument("--games", type=int, default=400, help="games with and without the look-ahead")
    parser.add_argument("--random-packs", action="store_true", help="cards of random packs too")
    chosen = parser.parse_args()
    sorts = (*PRINTED, "packs") if chosen.random_packs else PRINTED
    times: list[float] = []
    found: list[tuple[float, int, State]] = []
    number = given_up = 0
    while len(times) < chosen.positions:
        for state in positions(number, sorts[number % len(sorts)]):
            took, is_spent = timed(state)
            times.append(took)
            given_up += is_spent
            if len(found) < KEPT or took > found[-1][0]:
                found.append((took, number, state.copy()))
                found = sorted(found, key=lambda one: -one[0])[:KEPT]
        number += 1
    times.sort()
    shares = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99, 0.999)]
    print(
        f"{len(times)} positions of {number} games ({', '.join(sorts)}): median {shares[0]:.3f} ms,", end=" "
    )
    print(f"p99 {shares[1]:.2f} ms, p99.9 {shares[2]:.2f} ms, worst {times[-1] * 1000:.1f} ms,", end=" ")
    print(f"limit reached {given_up} times", flush=True)
    worst = slowest(found, chosen.rounds, Random(1))
    again = max(min(timed(state) for _ in range(3)) for _, _, state in worst)
    print(
        f"slowest of {chosen.rounds} positions searched: {worst[0][0] * 1000:.1f} ms once, "
        f"{again[0] * 1000:.1f} ms as the best of three{', where the limit is reached' * again[1]}",
        flush=True,
    )
    pairs = [(games_per_second(False, chosen.games), games_per_second(True, chosen.games)) for _ in range(3)]
    off, exact = sorted(pairs, key=lambda pair: pair[0] / pair[1])[1]
    print(f"random games a second: {off:.0f} off, {exact:.0f} exact: {off / exact:.2f} times as slow")
    return 0


if __name__ == "__main__":
    sys.exit(main())
