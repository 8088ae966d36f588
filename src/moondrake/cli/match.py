"""A match between the keyboard and a bot: games to five crystals, as agreed on (BM-8.5, BM-8.7)."""

from collections.abc import Callable
from dataclasses import dataclass

from moondrake.bluemoon import Setup, new_game
from moondrake.bluemoon.events import What
from moondrake.bluemoon.series import Series
from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.terminal import Terminal
from moondrake.players.base import Player
from moondrake.table import CHANCE, Dealer, Event
from moondrake.words import say

Preparation = Callable[[Series, Setup], Setup | None]
"""What happens before a game (BM-8.7); None if the player leaves."""


def as_agreed(series: Series, setup: Setup) -> Setup | None:
    """The decks that were agreed on, kept or swapped."""
    return setup


@dataclass
class MatchTable:
    """Where a match is played: who sits there, who deals, what happens before each game."""

    names: Callable[[Setup], tuple[str, str]]
    bot: Player
    dealer: Dealer
    language: str
    save: str | None = None
    prepare: Preparation = as_agreed

    def game(self, setup: Setup, series: Series) -> "MatchGame":
        """One game of the match, ready to be played."""
        return MatchGame(self, series, setup)

    def play(self, setup: Setup, series: Series, single: bool = False) -> Series | None:
        """Games until the match is won, or one game; None if the player left."""
        while True:
            prepared = self.prepare(series, series.next_setup(setup))
            if prepared is None:
                return None
            setup = prepared
            game = self.game(setup, series)
            if not game.play():
                return None
            series = game.series
            if single or series.winner() >= 0:
                return series
            mine, yours = series.crystals
            print(say("play-match-stands", self.language, mine=mine, yours=yours))


class MatchGame:
    """One game of a match; take-backs are charged as they happen."""

    def __init__(self, table: MatchTable, series: Series, setup: Setup) -> None:
        self.table = table
        self.series = series
        self.number = series.games + 1
        self.names = table.names(setup)
        self.state = new_game(setup)

    def play(self) -> bool:
        face = BlueMoonFace(self.names, self.table.language)
        terminal = Terminal(face, self.state, [self.table.bot], self.table.dealer, self.watch)
        finished = terminal.play()
        if self.table.save:
            name = self.table.save if self.number == 1 else f"{self.table.save}.{self.number}"
            terminal.save(name)
        if finished and self.series.games < self.number and self.series.winner() < 0:
            self.series = self.series.after(self.state)
        return finished

    def watch(self, event: Event) -> bool:
        """BM-20.4: a take-back costs what was fixed before play; the game or the match may end with it."""
        if event.kind != What.UNDO:
            return True
        before = self.series
        self.series = before.after_take_back(self.state, event.seat)
        penalty = before.options.take_back_penalty
        if penalty.word != "none":
            cost = {"kind": penalty.word, "crystals": penalty.crystals}
            print(say("play-take-back-cost", self.table.language, name=self.names[event.seat], **cost))
        return not before.take_back_ends_game() and self.series.winner() < 0


def play_by_bots(setup: Setup, series: Series, bots: tuple[Player, Player], dealer: Dealer) -> Series:
    """A whole match between two bots."""
    while series.winner() < 0:
        setup = series.next_setup(setup)
        state = new_game(setup)
        while not state.is_over():
            seat, actions = state.seat_to_act(), state.legal_actions()
            if seat == CHANCE:
                state.apply(dealer.choose(actions))
            else:
                state.apply(bots[seat].choose(state.view(seat), actions))
        series = series.after(state)
    return series
