"""Games between all levels of both games: no crash, no stall, no illegal move; used by tests and the soak."""

import json
from random import Random
from typing import Final

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.deck import Deck, ready_made_deck
from moondrake.bluemoon.decks import random_deck
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.rulesets import Ruleset, parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.equinox import GAME as EQUINOX
from moondrake.games import GAMES
from moondrake.players import protocol
from moondrake.players.registry import player
from moondrake.sim.pairings import drafted_decks
from moondrake.table import CHANCE, Dealer, Game, State, View, play
from moondrake.testing.laws import RULESETS

LONGEST: Final = 5000
CONSTRUCTED: Final = 5
"""Every so many games of Blue Moon have constructed decks ..."""
DRAFTED: Final = 11
"""... or drafted ones."""


def level_game(number: int, seed: int = 0, clock: float = 0.001, steps: int = 0) -> int:
    """Game `number`: the games, levels, decks and rulesets take turns. The number of decisions.

    With `steps` the levels search so many steps for a move, whatever the clock.
    """
    rng = Random(f"levels/{number}/{seed}")
    game: Game = (BLUE_MOON, EQUINOX)[number % 2]
    state = _blue_moon(number // 2, rng) if game is BLUE_MOON else _equinox(number // 2)
    state.keep_events(False)
    names = [*GAMES[game.name].levels, *GAMES[game.name].yardsticks]
    players = [
        player(
            game.name, names[(number // 2 + seat * (1 + number // 2 // len(names))) % len(names)], seed + seat
        )
        for seat in range(state.seats())
    ]
    for one in players:
        one.steps = steps
    dealer, decisions = Dealer(rng.randrange(1 << 32)), 0
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        view = state.view(seat)
        if rng.random() < 0.02:
            check_message(game, seat, view, actions)
        play(state, players[seat].choose(view, actions, clock), seat)
        decisions += 1
        assert decisions < LONGEST, f"game {number} does not end: {state.header()}"
    return decisions


def check_message(game: Game, seat: int, view: View, actions: list[int]) -> None:
    """A message to a seat says all that its view says: it reads back as the same view."""
    table = protocol.Heading(game.name, game.rules_version, seat)
    message = protocol.choose_message(table, view, actions, sequence=1, clock=0.05)
    again = protocol.read_view(json.loads(protocol.write_line(message)))
    assert protocol.view_json(again) == message["view"]
    assert again.determinize(Random(1)).view(seat) == again


def _blue_moon(number: int, rng: Random) -> State:
    ruleset = parse_ruleset(RULESETS[number % len(RULESETS)])
    if number % DRAFTED == 0:
        decks = drafted_decks(rng.randrange(1 << 32))
    else:
        peoples = PEOPLES[number % 9], PEOPLES[number // 9 % 9]
        decks = (_deck(peoples[0], ruleset, number, rng), _deck(peoples[1], ruleset, number, rng))
    return new_game(Setup(decks, ruleset, lookahead=number % 10 == 9), events=False)


def _deck(people: str, ruleset: Ruleset, number: int, rng: Random) -> Deck:
    return random_deck(people, ruleset, rng) if number % CONSTRUCTED == 0 else ready_made_deck(people)


def _equinox(number: int) -> State:
    header = {"players": str(2 + number % 4), "creatures": "picked" if number % 7 == 0 else "random"}
    return EQUINOX.start(header)
