"""All games as PettingZoo environments (docs/lab.md).

    from moondrake.adapters.pettingzoo import bluemoon_env
    env = bluemoon_env(deck_a="flit", deck_b="khind", rewards="score")

`bluemoon_env` and `equinox_env`, for any game `TableEnv`, ask one agent after the other (AEC). `env` and
`parallel_env` ask all agents at once for libraries that want it so: whoever is not asked answers WAIT.
"""

from typing import Any, Final

from moondrake.adapters.extras import MissingExtra
from moondrake.adapters.rendering import rendered
from moondrake.adapters.seating import AnyCoder
from moondrake.adapters.session import UNSEEDED, Session
from moondrake.adapters.spaces import observation_space

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec
except ImportError as error:
    raise MissingExtra("pettingzoo", "pettingzoo") from error

Observation = dict[str, Any]
ILLEGAL: Final = -1.0
"""The reward of an illegal action, which also ends the match."""
NO_LIMIT: Final = -1


def _spaces(actions: int, coded: AnyCoder) -> tuple[spaces.Dict, spaces.Discrete]:
    observation = spaces.Dict(
        {
            "observation": observation_space(coded),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One match after the other; agents are `seat_0`, `seat_1`, ..."""

    def __init__(
        self,
        game: str,
        rewards: str = "win",
        observation: str = "bytes",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.session = Session(game, options, rewards, observation)
        self.metadata = {
            "name": f"moondrake_{game}_v{self.session.coder.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.session.seats)]
        self.most_decisions = NO_LIMIT if max_cycles is None else max_cycles * self.session.seats
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, answers = _spaces(self.session.coder.actions, self.session.coder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answers)
        self.seeds = np.random.default_rng()
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals the same cards, without one they go on from the last."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.session.reset(int(self.seeds.integers(UNSEEDED)), options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.session.state.seat_to_act()]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.session.observation(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self.session
        self._cumulative_rewards[agent] = 0.0
        if action not in session.legal:
            self._end({agent: ILLEGAL})
            self.infos[agent] = {"illegal": action}
        else:
            session.step(action)
            self.decisions += 1
            if session.state.is_over():
                self._end(dict(zip(self.agents, session.outcome(), strict=True)))
            else:
                self.agent_selection = self.possible_agents[session.state.seat_to_act()]
                if self.decisions == self.most_decisions:
                    self.truncations = dict.fromkeys(self.agents, True)
                    self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        """The match is over for everybody."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as everybody may see it: as text, or as a picture."""
        return rendered(self.session.rows, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def bluemoon_env(**options: Any) -> TableEnv:
    """Blue Moon for two: options are `rewards`, `render_mode`, `max_cycles` and the header of a match."""
    return TableEnv("bluemoon", **options)


def equinox_env(**options: Any) -> TableEnv:
    """Equinox for two to five: options are `players` and the rest of the header, and as for Blue Moon."""
    return TableEnv("equinox", **options)


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All agents answer in every cycle, those who are not asked with WAIT, the last number.

    An action that is not legal changes nothing and costs `penalty`.
    """

    def __init__(
        self,
        game: str = "bluemoon",
        rewards: str = "win",
        observation: str = "bytes",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        penalty: float = 0.0,
        **options: str,
    ) -> None:
        self.session = Session(game, options, rewards, observation)
        self.metadata = {
            "name": f"moondrake_{game}_together_v{self.session.coder.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.penalty = penalty
        self.wait = self.session.coder.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.session.seats)]
        self.agents: list[str] = []
        seen, answers = _spaces(self.wait + 1, self.session.coder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answers)
        self.seeds = np.random.default_rng()
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.session.reset(int(self.seeds.integers(UNSEEDED)), options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents, session = self.agents, self.session
        asked = session.state.seat_to_act()
        chosen = int(actions[agents[asked]])
        rewards = dict.fromkeys(agents, 0.0)
        if chosen in session.legal:
            session.step(chosen)
        else:
            rewards[agents[asked]] = -self.penalty
        for seat, agent in enumerate(agents):
            if seat != asked and int(actions[agent]) != self.wait:
                rewards[agent] = -self.penalty
        self.cycles += 1
        is_over = session.state.is_over()
        is_cut = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if is_over:
            outcome = session.outcome()
            rewards = {agent: rewards[agent] + outcome[seat] for seat, agent in enumerate(agents)}
        observations = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ends = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut)
        return observations, rewards, *ends, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Observation:
        is_asked = not self.session.state.is_over() and self.session.state.seat_to_act() == seat
        mask = np.append(self.session.mask(seat), np.int8(not is_asked))
        return {"observation": self.session.observation(seat), "action_mask": mask}

    render = TableEnv.render

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(**options: Any) -> TogetherEnv:
    """All agents at once; `game` is `bluemoon` where nothing is said."""
    return TogetherEnv(**options)


def env(**options: Any) -> Any:
    """The same, one agent after the other in every cycle."""
    return parallel_to_aec(parallel_env(**options))
