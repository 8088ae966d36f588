"""All games for one learner against our levels, as Gymnasium environments (docs/lab.md).

    import gymnasium, moondrake.adapters.gymnasium
    env = gymnasium.make("moondrake/BlueMoon-v1", opponent="beginner")

`info["action_mask"]` and `action_masks()` say what is legal. `vector_env` plays many matches in processes.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from moondrake.adapters.extras import MissingExtra
from moondrake.adapters.rendering import rendered
from moondrake.adapters.seating import Observed, coder
from moondrake.adapters.session import UNSEEDED, Session
from moondrake.adapters.spaces import observation_space
from moondrake.games import learned
from moondrake.players.base import Player
from moondrake.players.registry import player
from moondrake.table import SetupError

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AsyncVectorEnv
except ImportError as error:
    raise MissingExtra("gymnasium", "gymnasium") from error

ILLEGAL: Final = -1.0
"""The reward of an illegal action, which also ends the match."""


class AgainstEnv(gymnasium.Env[Observed, Any]):
    """The learner has one seat (0, 1, ... or None: another one in every match), the level all others."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "bluemoon",
        opponent: str = "beginner",
        clock: float = 0.02,
        seat: int | None = None,
        rewards: str = "win",
        observation: str = "bytes",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.session = Session(game, options, rewards, observation)
        if seat is not None and not 0 <= seat < self.session.seats:
            raise SetupError("problem-seat-none", seat=seat, most=self.session.seats - 1)
        player(game, opponent, seed=0)
        self.game, self.opponent, self.clock, self.fixed_seat = game, opponent, clock, seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.session.coder)
        self.action_space = spaces.Discrete(self.session.coder.actions)
        self.seat = seat or 0
        self.others: list[Player] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        numbers = self.np_random.integers(UNSEEDED, size=2 + self.session.seats)
        if self.fixed_seat is None:
            self.seat = int(numbers[0]) % self.session.seats
        self.others = [player(self.game, self.opponent, int(number)) for number in numbers[2:]]
        self.session.reset(int(numbers[1]), options)
        self._let_others_play()
        if self.session.state.is_over():  # nobody asked the learner anything
            return self.reset(options=options)
        return self.session.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.session.legal:
            return self.session.observation(self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        self.session.step(int(action))
        self._let_others_play()
        is_over = self.session.state.is_over()
        reward = self.session.outcome()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.session.observation(self.seat), reward, is_over, False, self._info()

    def _let_others_play(self) -> None:
        state = self.session.state
        while not state.is_over() and state.seat_to_act() != self.seat:
            asked = state.seat_to_act()
            chosen = self.others[asked].choose(state.view(asked), state.legal_actions(), self.clock)
            number = next(number for number, action in self.session.legal.items() if action == chosen)
            self.session.step(number)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is legal now; the name that sb3-contrib looks for."""
        return self.session.mask(self.seat).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.session.mask(self.seat), "seat": self.seat}

    def render(self) -> Any:
        """The table as everybody may see it."""
        return rendered(self.session.rows, self.render_mode)


def _maker(options: Mapping[str, Any]) -> AgainstEnv:
    return AgainstEnv(**options)


def vector_env(count: int, **options: Any) -> AsyncVectorEnv:
    """So many environments side by side, each in a process of its own."""
    makers: list[Callable[[], AgainstEnv]] = [partial(_maker, options)] * count
    return AsyncVectorEnv(makers, context="spawn")


def register(game: str) -> str:
    """Make a game known to Gymnasium; the name under which it is."""
    coded = coder(game)
    name = f"moondrake/{coded.title}-v{coded.version}"
    entry_point = "moondrake.adapters.gymnasium:AgainstEnv"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point=entry_point, kwargs={"game": game}, order_enforce=True)
    return name


IDS: Final = {register(game): game for game in learned()}
