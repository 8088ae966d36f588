"""Tournaments of bots in Blue Moon: entrants with their decks, matches to five crystals (BM-20)."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

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
from moondrake.sim.arena import Played
from moondrake.sim.contestants import Bench
from moondrake.sim.cups import SINGLE, TABLES, CupPlan, CupTables, Entrant, parted
from moondrake.sim.dealing import derived
from moondrake.table import SetupError
from moondrake.table.saying import listed
from moondrake.tournament import Result


class MatchTables(CupTables):
    """BM-20.3: at each table two play a match, or one game."""

    options = ("--table", "--take-back", "--pack")

    def __init__(self, plan: CupPlan) -> None:
        self.decks: list[Deck] = []
        """Of the entrants, in their order."""
        super().__init__(plan)

    @cached_property
    def rules(self) -> Ruleset:
        """BM-20.1: the ruleset, with the mulligan of tournaments."""
        return tournament_ruleset(parse_ruleset(self.plan.ruleset or "ansmann"))

    @cached_property
    def match_options(self) -> MatchOptions:
        return MatchOptions(take_back_penalty=parse_penalty(self.plan.penalty))

    def enter(self) -> tuple[Entrant, ...]:
        """Each word is `DECK=BOT`, or the bot alone, whose deck is drawn."""
        if self.plan.shape.size != 2:
            raise SetupError("problem-duel-seats", seats=self.plan.shape.size)
        if self.plan.table not in TABLES:
            raise SetupError("problem-cup-table", word=self.plan.table, known=listed(TABLES))
        words = [parted(word) for word in self.plan.words]
        for word, (deck, bot) in zip(self.plan.words, words, strict=True):
            if bot != word and not (deck and bot):
                raise SetupError("problem-cup-deck", word=word)
        bots = self.bots([bot for _, bot in words])
        self.decks = self._drawn([deck for deck, _ in words])
        names = [f"{deck.name} ({bot.word})" for bot, deck in zip(bots, self.decks, strict=True)]
        return tuple(Entrant(_numbered(name, names[:place]), bots[place]) for place, name in enumerate(names))

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

    def check(self) -> None:
        for place in range(len(self.entrants)):
            setup = self._setup((place, place))
            check_match(setup, self.match_options)
            if self.plan.table == SINGLE:
                check_single_game(setup)

    def _setup(self, players: Sequence[int]) -> Setup:
        first, second = (self.decks[player] for player in players)
        return Setup((first, second), self.rules, lookahead=self.rules.illegal_power == "retreat")

    def play(self, bench: Bench, turn: int, table: int, players: Sequence[int]) -> Result:
        """BM-8.5, BM-20.3: games until somebody has five crystals, or one game."""
        setup, series = self._setup(players), Series(options=self.match_options)
        while series.winner() < 0:
            setup = series.next_setup(setup)
            state = new_game(setup)
            state.keep_events(self.match_options.take_back_penalty.word != "none")
            game = Watched(state, *self.seated(bench, players, (turn, table, series.games)))
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
