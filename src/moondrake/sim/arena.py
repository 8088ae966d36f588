"""Plays the games of a schedule, on one or many processors, and keeps what came out."""

import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from moondrake.games import game_named
from moondrake.players.base import Player
from moondrake.players.external import ExternalPlayer, SeatLost
from moondrake.sim.contestants import Bench, Contestant
from moondrake.sim.dealing import PileDealer
from moondrake.sim.executors import Executor, Task
from moondrake.sim.plan import Plan
from moondrake.sim.schedule import Fixture, Schedule
from moondrake.table import (
    CHANCE,
    IllegalAction,
    Move,
    Record,
    SetupError,
    State,
    TableError,
    play,
    write_record,
)
from moondrake.table.saying import Saying

MOST_DECISIONS: Final = 20_000
RESULTS: Final = "games.jsonl"
RECORDS: Final = "records"
FORMAT: Final = 1
NOBODY: Final = -1
LETTERS: Final = "abcdefgh"


@dataclass(frozen=True, slots=True)
class Result:
    """One game. All of it is the same in every run if no search was `late`, but for `longest`, in ms."""

    number: int
    seats: tuple[int, ...]
    decks: tuple[str, ...]
    returns: tuple[float, ...]
    decisions: int
    lost: str
    """The reason, if somebody lost by failing."""
    longest: tuple[float, ...]
    late: tuple[int, ...] = ()
    """How many searches of each seat the clock cut short."""
    loser: int = NOBODY
    """The seat that lost by failing."""


class Stalled(TableError):
    """A game did not end."""


class Worker:
    """Plays games of a plan one after the other."""

    def __init__(self, plan: Plan, folder: Path | None = None, records: bool = False) -> None:
        self.schedule = Schedule(plan)
        self.bench = Bench(self.schedule.game, folder)
        self.records = folder / RECORDS if folder is not None and records else None

    def answer(self, number: int) -> Result:
        """One game, by its number."""
        fixture = self.schedule.fixture(number)
        game = played(self.schedule, fixture, self.bench)
        game.run()
        if self.records is not None:
            path = self.records / f"{number:06d}.txt"
            path.write_text(write_record(game.record()), encoding="utf-8")
        return Result(
            number,
            fixture.seats,
            self.schedule.deck_names(fixture),
            game.returns,
            game.decisions,
            game.reason,
            tuple(round(1000 * seconds, 1) for seconds in game.longest),
            tuple(getattr(player, "late", 0) for player in game.players),
            game.loser,
        )

    def close(self) -> None:
        self.bench.close()


class Played:
    """One game while it is played."""

    def __init__(
        self,
        state: State,
        contestants: Sequence[Contestant],
        bench: Bench,
        deal_seed: int,
        player_seeds: Sequence[int],
    ) -> None:
        self.game = bench.game
        self.state = state
        self.header = self.state.header()
        self.deals = game_named(self.game.name).deals
        self.dealer = PileDealer(deal_seed, self.deals.own_piles)
        self.clocks = [contestant.clock / 1000 for contestant in contestants]
        self.players: list[Player] = [
            bench.player(contestant, seat, player_seeds[seat]) for seat, contestant in enumerate(contestants)
        ]
        self.seeds = player_seeds
        self.longest = [0.0] * len(contestants)
        self.decisions = 0
        self.moves: list[Move] = []
        self.loser = NOBODY
        self.reason = ""
        self.returns: tuple[float, ...] = ()

    def run(self) -> None:
        """Play until the game is over or somebody fails."""
        loser = -1
        try:
            for loser in range(len(self.players)):
                self._begin(loser)
            while not self.is_over():
                loser = self.state.seat_to_act()
                self._step(loser)
            self.returns = self.state.returns()
        except SeatLost as error:
            self._lose(loser, str(error))
        except (Stalled, SetupError):
            raise
        except Exception:
            if loser == CHANCE:  # nobody's fault at the table
                raise
            self._lose(loser, traceback.format_exc())
        for seat, player in enumerate(self.players):
            if isinstance(player, ExternalPlayer):
                player.over(self.game.name, seat, self.returns, self.lost)

    @property
    def lost(self) -> str:
        """Who failed and why, in words."""
        return f"{LETTERS[self.loser]}: {self.reason}" if self.loser != NOBODY else ""

    def is_over(self) -> bool:
        """Is there nothing left to decide?"""
        return self.state.is_over()

    def _begin(self, seat: int) -> None:
        player = self.players[seat]
        if isinstance(player, ExternalPlayer):
            player.start(self.game.name, seat, self.header, self.clocks[seat], self.seeds[seat])

    def _step(self, seat: int) -> None:
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise Stalled("problem-stalled", most=MOST_DECISIONS, header=self.header)
        action = self.dealer.deal(self.state) if seat == CHANCE else self._ask(seat)
        self.moves.append(Move(seat, self.state.notation(action)))
        try:
            play(self.state, action, seat)
        except IllegalAction as error:
            self.moves.pop()
            if seat == CHANCE:
                raise
            raise SeatLost(error.said.key, **error.said.facts) from error

    def _ask(self, seat: int) -> int:
        actions = self.state.legal_actions()
        view = self.state.view(seat)
        before = perf_counter()
        action = self.players[seat].choose(view, actions, self.clocks[seat])
        self.longest[seat] = max(self.longest[seat], perf_counter() - before)
        return action

    def _lose(self, seat: int, reason: str) -> None:
        """Whoever fails has lost; the others share the win."""
        self.loser, self.reason = seat, reason
        others = len(self.players) - 1
        self.returns = tuple(
            self.deals.lost if other == seat else 1.0 / others for other in range(others + 1)
        )

    def record(self) -> Record:
        """The game as far as it was played."""
        game = self.game
        result = self.state.returns() if self.state.is_over() else None
        return Record(game.name, game.rules_version, tuple(self.header.items()), tuple(self.moves), result)


def played(schedule: Schedule, fixture: Fixture, bench: Bench) -> Played:
    """A game of a schedule, ready to be played."""
    contestants = [schedule.contestants[number] for number in fixture.seats]
    return Played(schedule.start(fixture), contestants, bench, fixture.deal_seed, fixture.player_seeds)


def result_line(result: Result) -> str:
    """One line of the results' file."""
    return json.dumps(asdict(result), separators=(",", ":")) + "\n"


def parse_result(line: str) -> Result:
    """Read such a line; raises ValueError (or KeyError) for a torn one."""
    told = json.loads(line)
    lost = str(told["lost"])
    if lost and "loser" not in told:  # earlier versions wrote "b: reason"
        told["loser"], lost = LETTERS.index(lost[0]), lost[3:]
    return Result(
        int(told["number"]),
        tuple(told["seats"]),
        tuple(told["decks"]),
        tuple(told["returns"]),
        int(told["decisions"]),
        lost,
        tuple(told["longest"]),
        tuple(told.get("late", ())),
        int(told.get("loser", NOBODY)),
    )


class Store:
    """The file of results: a head line with the plan, then a line per game, only ever appended to."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / RESULTS
        self.done: dict[int, Result] = {}
        folder.mkdir(parents=True, exist_ok=True)
        head = json.dumps({"moondrake arena": FORMAT} | plan.as_json())
        kept = self._read(head) if self.path.exists() else [head + "\n"]
        self.path.write_text("".join(kept), encoding="utf-8")
        self.file = self.path.open("a", encoding="utf-8")

    def _read(self, head: str) -> list[str]:
        """What an earlier run finished; a last line that was torn off is dropped."""
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or lines[0].rstrip("\n") != head:
            raise SetupError(
                "problem-arena-other",
                path=self.path,
                there=lines[0].strip() if lines else Saying("listed-nothing"),
                here=head,
            )
        kept = [lines[0]]
        for line in lines[1:]:
            try:
                result = parse_result(line)
            except (ValueError, KeyError, TypeError):
                break
            self.done[result.number] = result
            kept.append(line)
        return kept

    def add(self, result: Result) -> None:
        """Append one game; it is on disk when this returns."""
        self.file.write(result_line(result))
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def results(
    plan: Plan,
    wanted: Callable[[], Iterator[int]],
    crew: Executor,
    folder: Path | None = None,
    records: bool = False,
) -> Iterator[Result]:
    """Play the games that `wanted` names, and give each result as soon as it is there."""
    if folder is not None and records:
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    for _, result in crew.run(Task(Worker, (plan, folder, records)), wanted()):
        yield result
