"""Tournaments of bots: entrants, tables that any worker plays, a file that goes on.

The seed and the number of a round and of a table decide everything about it, so a run that was ended goes on
where it was, and any number of workers plays the same games.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from moondrake.games import contest_named
from moondrake.sim.arena import Played
from moondrake.sim.contestants import COMMAND, PYTHON, Bench, Contestant, parse_contestants
from moondrake.sim.dealing import derived
from moondrake.sim.deals import started
from moondrake.sim.executors import Executor, Task
from moondrake.sim.schedule import SEED_BOUND
from moondrake.table import SetupError
from moondrake.tournament import Cup, Result, Shape

COURSE: Final = "tournament.jsonl"
FORMAT: Final = 1
GIVEN: Final = "="
"""Between a deck and who plays it."""
MATCH, SINGLE = "match", "game"
TABLES: Final = (MATCH, SINGLE)
"""BM-20.3: what two players of Blue Moon play, a match to five crystals or one game."""


@dataclass(frozen=True, slots=True)
class CupPlan:
    """What was asked for, in plain words and numbers."""

    game: str
    words: tuple[str, ...]
    shape: Shape
    seed: int = 1
    clock: int = 50
    steps: int = 0
    ruleset: str = ""
    table: str = MATCH
    penalty: str = "none"
    packs: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """For the head of the file: equal plans play equal tournaments."""
        told = {key: value for key, value in asdict(self).items() if value}
        return told | {"words": list(self.words), "packs": list(self.packs)}


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part."""

    name: str
    contestant: Contestant


class CupTables:
    """The tables of a plan; whoever has the plan can play each of them. A game may bring its own class."""

    options: tuple[str, ...] = ("--players",)
    """Words of `moondrake tournament` that not every game has."""

    def __init__(self, plan: CupPlan) -> None:
        plan.shape.check(len(plan.words))
        self.plan = plan
        brought = contest_named(plan.game)
        self.game = brought.rules
        self.deals = brought.deals
        self.entrants = self.enter()
        self.check()

    def enter(self) -> tuple[Entrant, ...]:
        """Who takes part; seeds are in the order given."""
        for word in self.plan.words:
            deck, bot = parted(word)
            if deck or bot != word:
                raise SetupError("problem-cup-deckless", word=word, bot=bot)
        return tuple(Entrant(bot.label, bot) for bot in self.bots(self.plan.words))

    def bots(self, words: Sequence[str]) -> tuple[Contestant, ...]:
        """The contestants of these words."""
        return parse_contestants(self.plan.game, words, self.plan.clock, self.plan.steps)

    def check(self) -> None:
        """Can such tables be played? Raises SetupError."""
        started(self.game, 2, self.plan.ruleset)

    def play(self, bench: Bench, turn: int, table: int, players: Sequence[int]) -> Result:
        """One table of a round."""
        state = started(self.game, len(players), self.plan.ruleset)
        state.keep_events(False)
        game = Played(state, *self.seated(bench, players, (turn, table, 0)))
        game.run()
        if game.lost:
            gone = (players[game.loser],)
            return Result(tuple(players), (0,) * len(players), 1, gone)
        points, places = self.deals.scores(state)
        return Result(tuple(players), points, 1, (), places)

    def seated(
        self, bench: Bench, players: Sequence[int], where: tuple[int, ...]
    ) -> tuple[list[Contestant], Bench, int, list[int]]:
        """Who sits at a table and the seeds of its game, as `Played` wants them."""
        seed = self.plan.seed
        seeds = [derived(seed, "player", *where, seat) % SEED_BOUND for seat in range(len(players))]
        contestants = [self.entrants[player].contestant for player in players]
        return contestants, bench, derived(seed, "deal", *where) % SEED_BOUND, seeds


def parted(word: str) -> tuple[str, str]:
    """A word of a plan as a deck, empty if it names none, and a bot."""
    deck, equals, bot = word.partition(GIVEN)
    return (deck, bot) if equals and not deck.startswith((COMMAND, PYTHON)) else ("", word)


class CupWorker:
    """Plays tables of one round."""

    def __init__(self, plan: CupPlan, turn: int, tables: Sequence[Sequence[int]]) -> None:
        self.tables: CupTables = contest_named(plan.game).cup(plan)
        self.bench = Bench(self.tables.game)
        self.turn = turn
        self.seats = tables

    def answer(self, number: int) -> Result:
        """The table of this number."""
        return self.tables.play(self.bench, self.turn, number, self.seats[number])

    def close(self) -> None:
        self.bench.close()


Tell = Callable[[int, int, int], None]
"""The round (from 1), tables that are over in it, and how many it has."""


class CupRun:
    """A tournament that is played to its end, with its file."""

    def __init__(self, plan: CupPlan, folder: Path | None = None) -> None:
        self.plan = plan
        self.tables: CupTables = contest_named(plan.game).cup(plan)
        self.cup = Cup(plan.shape, len(plan.words))
        self.path = None if folder is None else folder / COURSE
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._go_on()

    def run(self, crew: Executor, tell: Tell | None = None) -> Cup:
        """Play what is missing; every table is on disk when it is over."""
        cup = self.cup
        while True:
            if cup.is_round_over() and cup.pair() is None:
                return cup
            turn, number = cup.rounds[-1], len(cup.rounds) - 1
            missing = [table for table in range(len(turn.tables)) if table not in cup.results[-1]]
            task = Task(CupWorker, (self.plan, number, turn.tables))
            for table, result in crew.run(task, iter(missing)):
                self._keep(number, table, result)
                cup.result(number, table, result)
                if tell is not None:
                    tell(number + 1, len(cup.results[-1]), len(turn.tables))

    def _keep(self, turn: int, table: int, result: Result) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"round": turn, "table": table} | asdict(result)) + "\n")

    def _go_on(self) -> None:
        """Take in what an earlier run finished; a last line that was torn off is played again."""
        assert self.path is not None
        head = json.dumps({"moondrake tournament": FORMAT} | self.plan.as_json())
        if not self.path.exists():
            self.path.write_text(head + "\n", encoding="utf-8")
            return
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or lines[0].rstrip("\n") != head:
            raise SetupError("problem-cup-other", path=self.path)
        found = [line for line in map(_read_line, lines[1:]) if line is not None]
        self.path.write_text(
            "".join([lines[0], *[line for line in lines[1:] if _read_line(line) is not None]]),
            encoding="utf-8",
        )
        for turn, table, result in sorted(found, key=lambda line: line[:2]):
            while len(self.cup.rounds) <= turn:
                self.cup.pair()
            self.cup.result(turn, table, result)


def _read_line(line: str) -> tuple[int, int, Result] | None:
    """A result of the file; None where a line was torn off."""
    try:
        told = json.loads(line)
        result = Result(
            tuple(told["players"]),
            tuple(told["scores"]),
            told["games"],
            tuple(told["gone"]),
            tuple(told["places"]),
        )
        return told["round"], told["table"], result
    except (ValueError, KeyError, TypeError):
        return None
