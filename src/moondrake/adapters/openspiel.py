"""All games as OpenSpiel games (docs/lab.md): importing this module registers them.

    import pyspiel, moondrake.adapters.openspiel
    game = pyspiel.load_game("moondrake_bluemoon", {"deck_a": "flit", "deck_b": "khind"})

Chance is explicit. The information state is what a seat knows now and everything it was told so far;
`resample_from_infostate` deals the hidden cards anew without contradicting any of it.
"""

from random import Random
from typing import Any, Final

from moondrake.adapters.extras import MissingExtra
from moondrake.adapters.seating import AnyCoder, Bytes, coder
from moondrake.games import learned
from moondrake.table import CHANCE, Event, State

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

LONGEST: Final = 20_000
"""Decisions, chance included; no match comes near."""


def _type(coded: AnyCoder) -> Any:
    kinds = pyspiel.GameType
    fewest, most = coded.seats
    zero_sum, general = kinds.Utility.ZERO_SUM, kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=f"moondrake_{coded.name}",
        long_name=f"moondrake {coded.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=zero_sum if coded.is_zero_sum else general,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=coded.parameters(),
    )


class Told:
    """A position and its story: what happened, and who may know it. OpenSpiel copies it whole."""

    def __init__(self, state: State, story: list[Event], moves: list[int] | None) -> None:
        self.state = state
        self.story = story
        self.moves = moves
        """All actions so far, chance included; None once the hidden cards are imagined."""

    def __deepcopy__(self, memory: object) -> "Told":
        return Told(self.state.copy(), self.story.copy(), None if self.moves is None else self.moves.copy())

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.story += self.state.take_events()
        if self.moves is not None:
            self.moves.append(action)

    def imagined(self, seat: int, rng: Random) -> "Told":
        """The same story as this seat knows it, the hidden cards dealt anew."""
        state = self.state.view(seat).determinize(rng)
        state.keep_events(True)
        return Told(state, [event.shown_to(seat) for event in self.story], None)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.coder: AnyCoder = coder(name)
        options = {**self.coder.parameters(), **(params or {})}
        seats = int(options.get("players", 2))
        self.header = self.coder.header({key: str(value) for key, value in options.items()})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coder.actions,
            max_chance_outcomes=self.coder.actions,
            num_players=seats,
            min_utility=-self.coder.most if self.coder.is_zero_sum else 0.0,
            max_utility=self.coder.most,
            utility_sum=0.0 if self.coder.is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.coder), info, params or {})
        self.start()

    def start(self) -> State:
        """A new match, with its events."""
        state: State = self.coder.start(self.header)
        state.keep_events(True)
        return state

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.coder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of one of our games."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.told = Told(game.start(), [], [])

    @property
    def _coder(self) -> AnyCoder:
        found: AnyCoder = self.get_game().coder
        return found

    def current_player(self) -> int:
        state = self.told.state
        if state.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = state.seat_to_act()
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        state = self.told.state
        return sorted(self._coder.numbers(state, state.legal_actions()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.told.state
        numbers = sorted(self._coder.numbers(state, state.legal_actions()))
        return [(number, 1 / len(numbers)) for number in numbers]

    def _apply_action(self, action: int) -> None:
        self.told.apply(self._coder.action(self.told.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.told.state
        return state.notation(self._coder.action(state, action))

    def is_terminal(self) -> bool:
        return self.told.state.is_over()

    def returns(self) -> list[float]:
        return list(self.told.state.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat knows now, and all that it was told."""
        seat = self.current_player() if player is None else player
        story = "\n".join(repr(event.shown_to(seat)) for event in self.told.story)
        return f"{self.observation_string(seat)}\n{story}"

    def observation_string(self, player: int | None = None) -> str:
        """What the seat knows now."""
        seat = self.current_player() if player is None else player
        return self._coder.describe(self._coder.encode(self.told.state, seat))

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """The same information state with other hidden cards; `sampler` gives numbers from 0 to 1."""
        twin: TableState = self.clone()
        draw = sampler() if callable(sampler) else float(np.random.random())
        twin.told = self.told.imagined(player, Random(draw))
        return twin

    def __str__(self) -> str:
        state = self.told.state
        seats = range(state.seats())
        seen = "\n".join(self._coder.describe(self._coder.encode(state, seat)) for seat in seats)
        return f"{seen}\ndecisions: {len(self.told.moves) if self.told.moves is not None else 'imagined'}"


class Observer:
    """The encoding of a seat's knowledge as a tensor, with a view of each of its stretches."""

    def __init__(self, coded: AnyCoder, kind: Any) -> None:
        self.coder = coded
        self.has_story = kind.perfect_recall
        self.tensor = np.zeros(coded.size, np.float32)
        self.dict = {
            stretch.name: self.tensor[stretch.offset : stretch.offset + stretch.size]
            for stretch in coded.stretches
        }

    def set_from(self, state: TableState, player: int) -> None:
        seen: Bytes = self.coder.observation(state.told.state, player)
        self.tensor[:] = seen

    def string_from(self, state: TableState, player: int) -> str:
        return state.information_state_string(player) if self.has_story else state.observation_string(player)


def register(name: str) -> str:
    """Make a game known to OpenSpiel; the name under which it is."""

    class Registered(TableGame):
        """OpenSpiel makes a game from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_type(coder(name)), Registered)
    return f"moondrake_{name}"


NAMES: Final = tuple(register(name) for name in learned())
