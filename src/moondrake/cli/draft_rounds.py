"""The games after a draft: everybody against everybody, with a table after each round (BM-21.12)."""

import argparse
from collections.abc import Callable

from moondrake.bluemoon import Deck, Setup
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.bluemoon.series import Before, MatchOptions, Series
from moondrake.cli.draft_deck import change_deck
from moondrake.cli.match import MatchTable, play_by_bots
from moondrake.draft import DraftPool, State
from moondrake.players.registry import player
from moondrake.table import Dealer
from moondrake.tournament import Result, round_robin, standings
from moondrake.words import say

ME = 0


class Rounds:
    """A round robin with drafted decks; `redraft` is the whole draft again (BM-21.13)."""

    def __init__(
        self,
        chosen: argparse.Namespace,
        names: tuple[str, ...],
        seed: int,
        ruleset: Ruleset,
        redraft: Callable[[], State | None],
    ) -> None:
        self.chosen = chosen
        self.names = names
        self.seed = seed
        self.ruleset = ruleset
        self.redraft = redraft
        self.results: list[Result] = []
        self.pools: list[DraftPool] = []

    def play(self, state: State) -> bool:
        """All rounds; False if the player left."""
        self.pools = [state.pool(seat) for seat in range(state.seats())]
        for number, turn in enumerate(round_robin(len(self.names)), start=1):
            for first, second in turn.tables:
                result = self._match(first, second, number)
                if result is None:
                    return False
                self.results.append(result)
                self._tell(
                    "draft-result",
                    first=self.names[result.players[0]],
                    second=self.names[result.players[1]],
                    mine=result.scores[0],
                    yours=result.scores[1],
                )
            self._show_table(number)
        return True

    def _tell(self, key: str, **values: object) -> None:
        print(say(key, self.chosen.lang, **values))

    def _show_table(self, number: int) -> None:
        print()
        self._tell("draft-table", number=number)
        for line in standings(len(self.names), self.results):
            self._tell(
                "draft-standing",
                rank=line.rank,
                name=self.names[line.player],
                won=line.won,
                played=line.played,
                crystals=int(line.scored),
                conceded=int(line.conceded),
            )

    def _match(self, first: int, second: int, number: int) -> Result | None:
        """BM-8.5: one match of the round; the keyboard sits at seat a."""
        plays = not self.chosen.watch and ME in (first, second)
        if plays and second == ME:
            first, second = ME, first
        exact = self.ruleset.illegal_power == "retreat"
        setup = Setup((self._deck(first), self._deck(second)), self.ruleset, lookahead=exact)
        seed = self.seed + 100 * number + first
        dealer = Dealer(seed)
        if plays:
            series = self._my_match(setup, second, seed, dealer)
        else:
            bots = [player("bluemoon", self.chosen.opponents, seed + seat) for seat in (first, second)]
            series = play_by_bots(setup, Series(), (bots[0], bots[1]), dealer)
        return None if series is None else Result((first, second), series.crystals, series.games)

    def _deck(self, seat: int) -> Deck:
        return self.pools[seat].deck

    def _my_match(self, setup: Setup, other: int, seed: int, dealer: Dealer) -> Series | None:
        def prepare(series: Series, setup: Setup) -> Setup | None:
            return self._prepare(series, setup, other)

        bot = player("bluemoon", self.chosen.opponents, seed)
        names = (self.names[ME], self.names[other])
        save = f"{self.chosen.save}.{self.names[other]}" if self.chosen.save else None
        table = MatchTable(lambda _: names, bot, dealer, self.chosen.lang, save, prepare)
        return table.play(setup, Series(options=MatchOptions(between_games=self.chosen.between)))

    def _prepare(self, series: Series, setup: Setup, other: int) -> Setup | None:
        """BM-21.13: keep the deck, change it, or draft again before each further game."""
        before = series.before_next_game()
        if before == Before.CHANGE:
            pool = change_deck(self.pools[ME], self.chosen.lang)
            if pool is None:
                return None
            self.pools[ME] = pool
        elif before == Before.DRAFT:
            state = self.redraft()
            if state is None:
                return None
            self.pools = [state.pool(seat) for seat in range(state.seats())]
        return Setup((self._deck(ME), self._deck(other)), setup.ruleset, setup.start, setup.lookahead)
