"""Simulation asks less and plays the same games."""

from collections import Counter

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.draft import GAME as DRAFT
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import State as EquinoxState
from moondrake.table import CHANCE, SPECTATOR, Dice, State, simulate_out

RULESETS = (
    "kosmos",
    "ansmann",
    "legends",
    "traces",
    "ansmann+stopVsPermission=absolute",
    "legends+illegalPower=courtesy",
    "traces+retarget=best",
)


def asked_out(state: State, dice: Dice) -> int:
    """Play the same luck with every question asked; the number of decisions."""
    decisions = 0
    while not state.is_over():
        state.apply(state.pick(dice))
        decisions += 1
    return decisions


def blue_moon(number: int, ruleset: str, lookahead: bool = False) -> State:
    decks = (ready_made_deck(PEOPLES[number % 9]), ready_made_deck(PEOPLES[number * 5 % 9]))
    return new_game(Setup(decks, parse_ruleset(ruleset), lookahead=lookahead))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_simulated_game_of_blue_moon_is_the_game_that_would_have_been_asked_for(ruleset: str) -> None:
    for number in range(12):
        asked, simulated = blue_moon(number, ruleset), blue_moon(number, ruleset)
        many, few = asked_out(asked, Dice(number)), simulate_out(simulated, Dice(number))
        assert few < many
        assert simulated.returns() == asked.returns()
        assert simulated.take_events() == asked.take_events()
        for seat in (0, 1, SPECTATOR):
            assert simulated.view(seat) == asked.view(seat)


def test_foresight_looks_at_all_chances_in_a_simulation_too() -> None:
    asked, simulated = blue_moon(3, "ansmann", lookahead=True), blue_moon(3, "ansmann", lookahead=True)
    asked_out(asked, Dice(2))
    simulate_out(simulated, Dice(2))
    assert simulated.take_events() == asked.take_events()


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_simulated_game_of_equinox_is_the_game_that_would_have_been_asked_for(players: str) -> None:
    for number in range(6):
        asked, simulated = EQUINOX.start({"players": players}), EQUINOX.start({"players": players})
        many, few = asked_out(asked, Dice(number)), simulate_out(simulated, Dice(number))
        assert few < many
        assert simulated.returns() == asked.returns()
        assert simulated.take_events() == asked.take_events()
        assert simulated.view(0) == asked.view(0)


def test_in_a_simulation_nobody_is_asked_without_a_choice_and_chance_never() -> None:
    dice = Dice(4)
    for state in (blue_moon(1, "ansmann"), EQUINOX.start({"players": "3"})):
        state.simulate(dice)
        while not state.is_over():
            assert state.seat_to_act() != CHANCE
            assert len(state.legal_actions()) > 1
            state.apply(state.pick(dice))


def test_a_copy_asks_everything_again_and_so_does_a_state_whose_simulation_ended() -> None:
    for game, header in (
        (
            BLUE_MOON,
            {"ruleset": "ansmann", "lookahead": "off", "deck a": "flit", "deck b": "khind", "start": "a"},
        ),
        (EQUINOX, {"players": "2"}),
    ):
        dice = Dice(1)
        state = game.start(header)
        state.simulate(dice)
        for again in (state.copy(), state):
            again.simulate(None)
            asked = set()
            while not again.is_over():
                asked.add(again.seat_to_act())
                again.apply(again.pick(dice))
            assert CHANCE in asked


def test_a_game_that_does_not_take_part_is_played_all_the_same() -> None:
    state = DRAFT.start({"players": "2", "sets": "hoax vulca flit"})
    assert simulate_out(state, Dice(3)) > 0
    assert state.is_over()


def test_dice_are_fair_and_the_same_for_the_same_seed() -> None:
    dice, same = Dice(7), Dice(7)
    counted = Counter(dice.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(850 < times < 1150 for times in counted.values())
    assert Counter(same.below(6) for _ in range(6000)) == counted
    firsts = Counter(Dice(seed).below(4) for seed in range(2000))
    assert all(400 < times < 600 for times in firsts.values())


def test_dice_are_not_thrown_where_there_is_nothing_to_decide() -> None:
    one, other = Dice(9), Dice(9)
    assert [one.below(1) for _ in range(5)] == [0] * 5
    assert one.below(1000) == other.below(1000)


def test_the_dice_of_a_simulation_start_in_the_middle_of_a_game_too() -> None:
    state = EQUINOX.start({"players": "2"})
    assert isinstance(state, EquinoxState)
    dice = Dice(5)
    for _ in range(40):
        state.apply(state.pick(dice))
    simulate_out(state, dice)
    assert state.is_over()


def test_a_simulation_leaves_a_choice_that_waits_and_goes_on_where_there_is_none() -> None:
    """It may begin at any question: only what nobody is asked any more is answered."""
    state = blue_moon(2, "ansmann")
    dice = Dice(6)
    met = set()
    while not state.is_over():
        has_choice = state.seat_to_act() != CHANCE and len(state.legal_actions()) > 1
        begun = state.copy()
        begun.simulate(Dice(1))
        assert (
            begun.legal_actions() == state.legal_actions() and begun.view(0) == state.view(0)
        ) == has_choice
        met.add((has_choice, state.seat_to_act() == CHANCE))
        state.apply(state.pick(dice))
    assert met == {(True, False), (False, False), (False, True)}
