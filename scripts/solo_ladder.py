"""How hard is each deck of the solo game to beat? `python -m scripts.solo_ladder --games 40`

A beginner's rules of thumb play every people against every other one that plays itself. The rungs
(`moondrake.server.api.solo.RUNGS`) have the order of these rates, the easiest first.
"""

import argparse
from collections.abc import Sequence
from random import Random

from moondrake.bluemoon import Setup, new_game, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rulesets import parse_ruleset, recommended
from moondrake.players.registry import player
from moondrake.sim.intervals import wilson
from moondrake.table import CHANCE, Dealer


def is_won(mine: str, theirs: str, seed: int, level: str) -> bool:
    """Does this level beat that deck, on the deal of this seed?"""
    decks = (ready_made_deck(mine), ready_made_deck(theirs))
    ruleset = parse_ruleset(recommended((mine, theirs)))
    state = new_game(Setup(decks, ruleset, BOT, True, solo=True), events=False)
    person, dealer = player("bluemoon", level, seed), Dealer(seed)
    while not state.is_over():
        actions = state.legal_actions()
        if state.seat_to_act() == CHANCE:
            state.apply(dealer.choose(actions))
        else:
            state.apply(person.choose(state.view(0), actions, 0.02))
    return state.returns()[0] > 0


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how hard the decks of the solo game are.")
    parser.add_argument("--games", type=int, default=40, help="games for each pair of peoples")
    parser.add_argument("--level", default="beginner", help="who plays against the decks")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    seeds = Random(chosen.seed)
    rates = []
    for theirs in PEOPLES:
        others = [people for people in PEOPLES if people != theirs]
        won = sum(
            is_won(mine, theirs, seeds.getrandbits(32), chosen.level)
            for mine in others
            for _ in range(chosen.games)
        )
        total = len(others) * chosen.games
        rates.append((won / total, theirs, wilson(won / total, total)))
    for rate, theirs, (low, high) in sorted(rates, reverse=True):
        print(f"{theirs:8} beaten in {rate:.1%} ({low:.1%} to {high:.1%}) of {total} games")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
