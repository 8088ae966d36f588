"""The champion of Equinox: a network for every table, judging from what a seat knows."""

from random import Random

import numpy as np
import pytest

from moondrake.equinox import GAME
from moondrake.equinox.questions import Ask
from moondrake.players import pace
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.features import CREATURE, SEAT, TABLE, VERSION, Features
from moondrake.players.equinox.guide import NextTurnGuide
from moondrake.players.equinox.levels import ClubPlayer
from moondrake.players.equinox.network import (
    LAID_FROM,
    SEATS_FROM,
    STAKES_FROM,
    TABLE_FROM,
    WEIGHTS,
    NetworkJudge,
    weights,
)
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.search import Budget
from moondrake.table import CHANCE, Dealer


def positions(players, seed, share=0.3):
    """States of a game by rules of thumb in which a seat begins its turn."""
    state, dealer, rng, thumb = GAME.start({"players": str(players)}), Dealer(seed), Random(seed), Thumb()
    turn = -1
    while not state.is_over():
        actions = state.legal_actions()
        if state.seat_to_act() == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        if state.position.turn != turn and state.position.question().ask in (Ask.BET, Ask.PLAY):
            turn = state.position.turn
            if rng.random() < share:
                yield state.copy()
        state.apply(thumb.best(state, actions) if rng.random() < 0.8 else rng.choice(actions))


@pytest.mark.rule("EQ-3.6")
@pytest.mark.parametrize("players", [2, 5])
def test_the_features_of_a_seat_do_not_depend_on_what_is_hidden_from_it(players):
    features, rng, differed = Features(), Random(5), 0
    for state in positions(players, 3):
        for seat in range(players):
            other = state.view(seat).determinize(rng)
            differed += other.position.hands != state.position.hands
            assert features.rows(other, seat) == features.rows(state, seat)
    assert differed > 5


def test_every_column_has_a_name_and_a_sensible_size():
    features = Features()
    for players in (2, 3, 4, 5):
        for state in positions(players, players):
            rows = features.rows(state, 0)
            assert len(rows) == TABLE_FROM + len(TABLE)
            assert sum(rows[SEATS_FROM : STAKES_FROM : len(SEAT)]) == players
            assert all(-3.0 <= number <= 5.0 for number in rows)
            told = np.array(rows[: 8 * len(CREATURE)]).reshape(8, -1)
            assert (told.any(axis=1).sum()) == len(state.position.alive)


def test_the_judge_knows_finished_games_and_sums_to_about_one_win():
    judge = NetworkJudge(weights())
    totals = []
    for state in positions(3, 8):
        values = [judge.evaluate([state], seat)[0] for seat in range(3)]
        assert all(0.0 < value < 1.0 for value in values)
        shares = judge.shares(np.array([judge.features.rows(state, 0)], np.float32))[0]
        assert shares.sum() == pytest.approx(1.0)
        assert shares[0] == pytest.approx(values[0], abs=1e-6)
        assert all(share < 1e-6 for share in shares[3:]), "where nobody sits nobody wins"
        totals.append(sum(values))
    assert 0.8 < np.mean(totals) < 1.2
    state = GAME.start({"players": "2"})
    _to_the_end(state)
    assert [judge.evaluate([state], seat)[0] for seat in (0, 1)] == list(state.returns())


def _to_the_end(state):
    rng = Random(1)
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))


def test_weights_of_other_features_are_refused(tmp_path):
    with np.load(WEIGHTS) as data:
        arrays = dict(data)
    arrays["version"] = np.array(VERSION + 1)
    path = tmp_path / "other.npz"
    np.savez(path, **arrays)
    with pytest.raises(ValueError, match="version"):
        weights(path)


def test_a_network_whose_creatures_stand_in_another_order_judges_the_same():
    judge = NetworkJudge(weights())
    for state in positions(2, 4, share=0.1):
        rows = np.array([Features().rows(state, 0)], np.float32)
        turned = rows.copy()
        for begin, end, by in ((0, SEATS_FROM, 0), (STAKES_FROM, TABLE_FROM, 1)):
            table = rows[0, begin:end].reshape((8, -1) if by == 0 else (-1, 8))
            turned[0, begin:end] = np.flip(table, axis=by).reshape(-1)
        assert judge.outputs(turned) == pytest.approx(judge.outputs(rows), abs=1e-4)


def test_where_other_seats_sit_does_not_matter_but_for_their_turns():
    """Seats are read alike: with two others changed round, so are their shares."""
    judge, changed = NetworkJudge(weights()), [0, 2, 1, 3, 4]
    for state in positions(3, 4, share=0.1):
        rows = np.array([Features().rows(state, 0)], np.float32)
        turned = rows.copy()
        for begin, end in ((SEATS_FROM, STAKES_FROM), (STAKES_FROM, LAID_FROM), (LAID_FROM, TABLE_FROM)):
            turned[0, begin:end] = rows[0, begin:end].reshape(5, -1)[changed].reshape(-1)
        assert judge.shares(turned)[0] == pytest.approx(judge.shares(rows)[0][changed], abs=1e-4)


@pytest.mark.rule("EQ-4.13")
def test_an_imagined_game_ends_at_the_next_own_turn_also_when_nothing_is_left_to_bet():
    kinds = set()
    for state in positions(3, 9, share=1.0):
        seat = state.seat_to_act()
        kinds.add(state.position.question().ask)
        guide, game, dealer = NextTurnGuide(Thumb(), state, seat), state.copy(), Dealer(1)
        turns = answers = 0
        while not game.is_over() and not (answers and game.seat_to_act() == seat and guide.is_quiet(game)):
            actions, turn = game.legal_actions(), game.position.turn
            is_dealt = game.seat_to_act() == CHANCE
            game.apply(dealer.choose(actions) if is_dealt else guide.choose(game, actions))
            turns += game.position.turn != turn
            answers += 1
        assert turns == 3 or game.is_over()
    assert kinds == {Ask.BET, Ask.PLAY}


def test_the_champion_compares_answers_until_its_next_turn():
    for state in positions(2, 6, share=0.2):
        seat = state.seat_to_act()
        champion = ChampionPlayer(1)
        champion.steps = 300
        assert champion.choose(state.view(seat), state.legal_actions()) in state.legal_actions()


def searched(state, steps=2000, **changes):
    """What the champion compared for the question that a state asks."""
    champion = ChampionPlayer(1)
    for name, value in changes.items():
        setattr(champion, name, value)
    seat = state.seat_to_act()
    return champion.search(state.view(seat), state.legal_actions(), Budget(0.0, steps=steps))


@pytest.mark.rule("EQ-4.2")
def test_a_bet_is_compared_with_the_card_that_follows_it():
    lengths = set()
    for state in positions(3, 9, share=0.3):
        if state.position.question().ask == Ask.BET:
            for plan in searched(state, most_candidates=36).candidates:
                after = state.copy()
                for action in plan.actions:
                    assert action in after.legal_actions()
                    after.apply(action)
                lengths.add(len(plan.actions))
    assert lengths == {1, 2}, "a secret bet has no card after it"


def test_a_look_is_cheap_where_there_are_few_steps_and_counts_less():
    state = next(positions(4, 5, share=1.0))
    few, many = (searched(state, steps, most_candidates=1).candidates[0].weight for steps in (300, 60_000))
    assert 0 < few < many
    budget = Budget(0.0, steps=100)
    champion, seat = ChampionPlayer(1), state.seat_to_act()
    race = champion.search(state.view(seat), state.legal_actions(), budget)
    assert len(race.candidates) > 1
    assert budget.used < 200, "not all plans are looked at"


def test_the_champion_has_a_pace_of_its_own(monkeypatch):
    champion, club = ChampionPlayer(1), ClubPlayer(1)
    monkeypatch.setattr(pace, "_measured", {})
    assert champion.usual_pace() > club.usual_pace()
    monkeypatch.setattr(pace, "_measured", {"equinox": 500.0})
    assert champion.usual_pace() < club.usual_pace() == 500.0
