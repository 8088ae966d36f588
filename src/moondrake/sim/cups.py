"""Tournaments of bots: entrants with their decks, tables that any worker plays, a file that goes on.

The seed and the number of a round and of a table decide everything about it, so a run that was ended goes on
where it was, and any number of workers plays the same games.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import Deck, Setup, new_game
from moondrake.bluemoon import State as BlueMoonState
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import find_deck
from moondrake.bluemoon.events import What
from moondrake.bluemoon.rulesets import Ruleset, parse_ruleset
from moondrake.bluemoon.series import (
    MatchOptions,
    Series,
    check_match,
    check_single_game,
    parse_penalty,
    tournament_ruleset,
)
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import State as EquinoxState
from moondrake.games import CONTESTS, GAMES
from moondrake.sim.arena import Played
from moondrake.sim.contestants import COMMAND, PYTHON, Bench, Contestant, parse_contestants
from moondrake.sim.dealing import derived
from moondrake.sim.executors import Executor, Task
from moondrake.sim.schedule import SEED_BOUND
from moondrake.table import SetupError, State
from moondrake.table.saying import listed
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
    """Somebody who takes part: a bot, and in Blue Moon its deck."""

    name: str
    contestant: Contestant
    deck: Deck | None = None


class CupTables:
    """The tables of a plan; whoever has the plan can play each of them."""

    def __init__(self, plan: CupPlan) -> None:
        if plan.game not in CONTESTS:
            raise SetupError("problem-no-game", name=plan.game, known=listed(CONTESTS))
        plan.shape.check(len(plan.words))
        if plan.game == BLUE_MOON.name and plan.shape.size != 2:
            raise SetupError("problem-duel-seats", seats=plan.shape.size)
        if plan.table not in TABLES:
            raise SetupError("problem-cup-table", word=plan.table, known=listed(TABLES))
        self.plan = plan
        self.game = GAMES[plan.game].rules
        self.options = MatchOptions(take_back_penalty=parse_penalty(plan.penalty))
        self.entrants = self._entrants()
        if self.game is BLUE_MOON:
            for entrant in self.entrants:
                self._check(self._setup((entrant, entrant)))
        else:
            self._start_equinox(2)

    @cached_property
    def rules(self) -> Ruleset:
        """BM-20.1: the ruleset, with the mulligan of tournaments."""
        return tournament_ruleset(parse_ruleset(self.plan.ruleset or "ansmann"))

    def _entrants(self) -> tuple[Entrant, ...]:
        """Each word is `DECK=BOT`, or the bot alone, whose deck is drawn; seeds are in the order given."""
        parted = [self._parted(word) for word in self.plan.words]
        bots = parse_contestants(self.plan.game, [bot for _, bot in parted], self.plan.clock, self.plan.steps)
        if self.game is not BLUE_MOON:
            return tuple(Entrant(bot.label, bot) for bot in bots)
        drawn = self._drawn([deck for deck, _ in parted])
        found = [
            Entrant(f"{deck.name} ({bot.word})", bot, deck) for bot, deck in zip(bots, drawn, strict=True)
        ]
        names = [entrant.name for entrant in found]
        return tuple(replace(one, name=_numbered(one.name, names[:place])) for place, one in enumerate(found))

    def _parted(self, word: str) -> tuple[str, str]:
        deck, equals, bot = word.partition(GIVEN)
        if not equals or deck.startswith((COMMAND, PYTHON)):
            return "", word
        if self.game is not BLUE_MOON:
            raise SetupError("problem-cup-deckless", word=word, bot=bot)
        if not deck or not bot:
            raise SetupError("problem-cup-deck", word=word)
        return deck, bot

    def _drawn(self, named: Sequence[str]) -> list[Deck]:
        """Decks as they are named; the others are dealt among the peoples, none twice before all are out."""
        dice = Random(derived(self.plan.seed, "decks"))
        pile = [people for people in dice.sample(PEOPLES, len(PEOPLES)) if people not in named]
        decks = []
        for word in named:
            if not word:
                pile = pile or dice.sample(PEOPLES, len(PEOPLES))
                word = pile.pop()
            decks.append(find_deck(word, self.rules, self.plan.packs))
        return decks

    def _setup(self, seated: Sequence[Entrant]) -> Setup:
        first, second = (entrant.deck for entrant in seated)
        assert first is not None
        assert second is not None
        return Setup((first, second), self.rules, lookahead=self.rules.illegal_power == "retreat")

    def _check(self, setup: Setup) -> None:
        check_match(setup, self.options)
        if self.plan.table == SINGLE:
            check_single_game(setup)

    def _start_equinox(self, seats: int) -> State:
        ruleset = self.plan.ruleset
        return EQUINOX.start({"players": str(seats)} | ({"ruleset": ruleset} if ruleset else {}))

    def play(self, bench: Bench, turn: int, table: int, players: Sequence[int]) -> Result:
        """One table of a round."""
        seated = [self.entrants[player] for player in players]
        if self.game is BLUE_MOON:
            return self._match(bench, (turn, table), players, seated)
        state = self._start_equinox(len(players))
        state.keep_events(False)
        game = self._played(bench, state, seated, (turn, table, 0))
        game.run()
        if game.lost:
            gone = tuple(player for player, won in zip(players, game.returns, strict=True) if won == 0)
            return Result(tuple(players), (0,) * len(players), 1, gone)
        assert isinstance(state, EquinoxState)
        lines = sorted(state.standings(), key=lambda line: line.seat)
        places = tuple(line.place for line in lines)
        return Result(tuple(players), tuple(line.points for line in lines), 1, (), places)

    def _played(
        self, bench: Bench, state: State, seated: Sequence[Entrant], where: tuple[int, ...]
    ) -> Played:
        seed = self.plan.seed
        seeds = [derived(seed, "player", *where, seat) % SEED_BOUND for seat in range(len(seated))]
        contestants = [entrant.contestant for entrant in seated]
        kind = Watched if self.game is BLUE_MOON else Played
        return kind(state, contestants, bench, derived(seed, "deal", *where) % SEED_BOUND, seeds)

    def _match(
        self, bench: Bench, where: tuple[int, int], players: Sequence[int], seated: Sequence[Entrant]
    ) -> Result:
        """BM-8.5, BM-20.3: games until somebody has five crystals, or one game."""
        setup, series = self._setup(seated), Series(options=self.options)
        while series.winner() < 0:
            setup = series.next_setup(setup)
            state = new_game(setup)
            state.keep_events(self.options.take_back_penalty.word != "none")
            game = self._played(bench, state, seated, (*where, series.games))
            assert isinstance(game, Watched)
            game.series = series
            game.run()
            if game.lost:
                gone = (players[0 if game.returns[0] < 0 else 1],)
                return Result(tuple(players), game.series.crystals, series.games + 1, gone)
            is_counted = game.series.games > series.games or game.series.winner() >= 0
            series = game.series if is_counted else game.series.after(state)
            if self.plan.table == SINGLE:
                break
        return Result(tuple(players), series.crystals, series.games)


class Watched(Played):
    """A game of a match: a take-back costs what was fixed before play (BM-20.4)."""

    series: Series
    state: BlueMoonState

    def run(self) -> None:
        self.begun = self.series.games
        super().run()

    def is_over(self) -> bool:
        return super().is_over() or self.series.games > self.begun or self.series.winner() >= 0

    def _step(self, seat: int) -> None:
        super()._step(seat)
        for event in self.state.take_events():
            if event.kind == What.UNDO and not self.is_over():
                self.series = self.series.after_take_back(self.state, event.seat)


def _numbered(name: str, before: Sequence[str]) -> str:
    earlier = before.count(name)
    return name if not earlier else f"{name} #{earlier + 1}"


class CupWorker:
    """Plays tables of one round."""

    def __init__(self, plan: CupPlan, turn: int, tables: Sequence[Sequence[int]]) -> None:
        self.tables = CupTables(plan)
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
        self.tables = CupTables(plan)
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
