"""How many steps of search a millisecond has on this machine.

Until a process is calibrated a millisecond has 60 steps on every machine, so that the same seed plays the
same games everywhere. The server's bots calibrate when they start: people wait for them, nobody repeats them.
"""

from time import thread_time
from typing import Final

from moondrake.bluemoon.seat import BlueMoonView
from moondrake.games import BLUE_MOON, EQUINOX, game_named
from moondrake.players.bluemoon.guide import BlueMoonGuide
from moondrake.players.bluemoon.habits import Habits
from moondrake.players.bluemoon.thumb import Lore, Thumb
from moondrake.players.equinox.guide import EquinoxGuide
from moondrake.players.equinox.thumb import Thumb as EquinoxThumb
from moondrake.players.search import STEPS_PER_MILLISECOND
from moondrake.players.search.guide import Guide
from moondrake.table import CHANCE, Dice, State

HEADERS: Final = {
    BLUE_MOON.name: {
        "ruleset": "ansmann",
        "lookahead": "off",
        "deck a": "hoax",
        "deck b": "vulca",
        "start": "a",
    },
    EQUINOX.name: {"players": "2"},
}
"""What is played to measure a game; in the others nobody searches."""
STEPS: Final = 250
ROUNDS: Final = 3
SPARE: Final = 0.8
"""A search also deals, copies and judges: so much of the pace is counted on."""
SLOWEST: Final = 2.0
FASTEST: Final = 1000.0

_measured: dict[str, float] = {}


def pace_of(game: str, unmeasured: float = STEPS_PER_MILLISECOND, share: float = 1.0) -> float:
    """Steps of search a millisecond: a share of what was measured, if this process was calibrated."""
    return share * _measured[game] if game in _measured else unmeasured


def calibrate(game: str) -> float:
    """Measure this process, in processor time, so that others on the machine do not count; some 20 ms."""
    if game not in HEADERS:
        return STEPS_PER_MILLISECOND
    if game not in _measured:
        best = max(_steps_per_millisecond(game) for _ in range(ROUNDS))
        _measured[game] = min(max(SPARE * best, SLOWEST), FASTEST)
    return _measured[game]


def forget() -> None:
    """As if this process had never been calibrated."""
    _measured.clear()


def _steps_per_millisecond(game: str) -> float:
    state, guide = _beginning(game)
    dice = Dice(1)
    steps = 0
    began = thread_time()
    while steps < STEPS:
        if state.is_over():
            state, guide = _beginning(game)
        actions = state.legal_actions()
        is_chance = state.seat_to_act() == CHANCE
        state.apply(actions[dice.below(len(actions))] if is_chance else guide.choose(state, actions))
        steps += 1
    return STEPS / max((thread_time() - began) * 1000, 1e-6)


def _beginning(game: str) -> tuple[State, Guide]:
    state = game_named(game).rules.start(HEADERS[game])
    view = state.view(0)
    if isinstance(view, BlueMoonView):
        guide: Guide = BlueMoonGuide(Thumb(Lore(view.match), Habits()))
    else:
        guide = EquinoxGuide(EquinoxThumb(), 0)
    state.keep_events(False)
    return state, guide
