"""A game is one object: whatever the house asks of a game, each of them brings."""

import json
from random import Random

import pytest

from moondrake.games import GAMES, contests, game_named
from moondrake.games.desk import Desk
from moondrake.games.face import Face
from moondrake.games.wire import Wire
from moondrake.players import protocol
from moondrake.players.base import GamePlayer
from moondrake.players.registry import levels, player
from moondrake.table import CHANCE, Dealer, Game, SetupError
from moondrake.words import languages


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_game_is_what_it_says(name):
    game = GAMES[name]
    assert isinstance(game.rules, Game)
    assert game.rules.name == game.desk.name == name
    assert isinstance(game.wire, Wire)
    assert isinstance(game.desk, Desk)
    assert issubclass(game.face, Face)
    assert game.face.game is game.desk.game is game.rules
    assert game.levels
    for level in {**game.levels, **game.yardsticks}:
        assert isinstance(player(name, level, seed=1), GamePlayer)
    assert callable(game.advice)
    assert not game.bench_at or callable(game.bench)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_dealt_told_and_read_back_by_its_own_parts(name):
    dealt_told_and_read_back(name)


def dealt_told_and_read_back(name):
    """All that the server does with a game: start, views as JSON and back, events and actions in words."""
    desk, rng, dealer = GAMES[name].desk, Random(3), Dealer(3)
    seats = desk.seats()[0]
    state = desk.start(desk.header({}, seats))
    names = ("Anna", "Ben")
    for steps in range(400):
        if state.is_over():
            break
        if state.seat_to_act() == CHANCE:
            state.apply(dealer.choose(state.legal_actions()))
            continue
        view = state.view(state.seat_to_act())
        actions = state.legal_actions()
        action = rng.choice(actions)
        if steps % 7 == 0:
            told = json.loads(json.dumps(protocol.view_json(view)))
            message = {"game": name, "view": told, "seat": view.seat}
            assert protocol.view_json(protocol.read_view(message)) == told
            assert protocol.question_json(view)["seat"] == view.seat
            for language in languages():
                assert desk.question_text(view, language)
                assert desk.action_json(state, view, action, language, names, "free")["text"]
                assert desk.why(state, view.seat, action, language, names) == []
                assert desk.why(state, 1 - view.seat, action, language, names)
        state.apply(action)
        for event in state.take_events():
            desk.event_json(view, event, "en", names)
    assert desk.offered("en")["levels"] == list(levels(name))


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(SetupError, match="there is no game 'chess'; games: bluemoon, equinox"):
        game_named("chess")


def test_only_games_that_somebody_wins_are_contests():
    assert contests() == ("bluemoon", "equinox")
