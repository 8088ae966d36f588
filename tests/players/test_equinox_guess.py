"""What the others did tells of what they hide: likelier worlds are imagined more often."""

from random import Random

import pytest

from moondrake.equinox import GAME, State
from moondrake.equinox.prints import NO_CARD, STRENGTHS
from moondrake.equinox.questions import STAYS
from moondrake.equinox.state import Position
from moondrake.players.equinox.guess import LEARNED, SIGNS, EquinoxGuess
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.search import Worlds
from moondrake.table import CHANCE, Dealer


def position_of(worlds: Worlds) -> Position:
    """The position of the next world."""
    state = worlds.next().state
    assert isinstance(state, State)
    return state.position


def late_position(players=2, seed=3):
    """A seat is asked, a creature has vanished, and another seat has a hidden bet."""
    state, dealer, thumb = GAME.start({"players": str(players)}), Dealer(seed), Thumb()
    while True:
        asked = state.seat_to_act()
        position = state.position
        hides = any(position.secrets[seat] != NO_CARD for seat in range(players) if seat != asked)
        if asked != CHANCE and hides and len(position.alive) == 6:
            return state
        actions = state.legal_actions()
        state.apply(dealer.choose(actions) if asked == CHANCE else thumb.best(state, actions))


def useless(position, seat):
    """Cards in other hands that nobody can play any more, and hidden bets on what has vanished."""
    gone = [creature for creature in position.creatures if position.vanished_in[creature] != STAYS]
    hands = [hand for other, hand in enumerate(position.hands) if other != seat]
    secrets = [card for other, card in enumerate(position.secrets) if other != seat and card != NO_CARD]
    return sum(card // STRENGTHS in gone for card in [*secrets, *(card for hand in hands for card in hand)])


def test_every_sign_has_a_weight():
    assert len(LEARNED) == len(SIGNS)
    assert len(EquinoxGuess(0).signs(late_position())) == len(SIGNS)


@pytest.mark.rule("EQ-3.6", "EQ-4.22")
@pytest.mark.parametrize("players", [2, 4])
def test_worlds_in_which_others_hold_useless_cards_are_imagined_less_often(players):
    state = late_position(players)
    seat = state.seat_to_act()
    view = state.view(seat)
    even, guessed = Worlds(view, Random(1)), Worlds(view, Random(1), guess=EquinoxGuess(seat), tries=5)
    sums = [sum(useless(position_of(one), seat) for _ in range(60)) for one in (even, guessed)]
    assert sums[1] < sums[0]
    assert guessed.cost == 5 * even.cost
    assert guessed.next().state.view(seat) == view, "a likely world fits what was seen, too"


def test_the_same_seed_imagines_the_same_likely_worlds():
    state = late_position()
    seat = state.seat_to_act()
    streams = [Worlds(state.view(seat), Random(4), guess=EquinoxGuess(seat), tries=3) for _ in range(2)]
    for _ in range(5):
        first, second = (position_of(stream) for stream in streams)
        assert (first.hands, first.secrets) == (second.hands, second.secrets)


def test_the_signs_tell_true_positions_from_imagined_ones():
    np = pytest.importorskip("numpy")
    from moondrake.training.equinox_guess import differences, fitted, known

    rows = np.array([row for _, row in differences(seed=5, games=12)])
    assert known(rows, np.array(LEARNED)) > 0.65
    assert known(rows, fitted(rows)) > 0.65
