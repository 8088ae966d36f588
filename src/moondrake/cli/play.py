"""`moondrake play bluemoon`: a game in the terminal, plain lines that a screen reader can follow."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.game import GAME, State, new_game
from moondrake.bluemoon.match import DRAWN_START, Setup, ready_made_deck
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.bluemoon.series import Series
from moondrake.bluemoon.text.en import card_line
from moondrake.cli.words import QUIET, event_line, option_line, position_lines, question_line
from moondrake.players.base import Player
from moondrake.players.random import RandomPlayer
from moondrake.players.simple import SimplePlayer
from moondrake.table import CHANCE, Dealer, IllegalAction, Journal, write_record

ME = 0
BOTS: dict[str, Callable[[int], Player]] = {"simple": SimplePlayer, "random": RandomPlayer}
HELP = """Answer with a number of the list, or with its words (play hoax-13, pass, announce fire).
  look        the table as you see it
  card KEY    what a card says, e.g. card hoax-13
  list        the legal answers again
  save FILE   write the game so far as a record
  quit        leave the game"""


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("play", help="play a game in the terminal against a bot")
    parser.add_argument("game", choices=("bluemoon",), help="which game")
    parser.add_argument("--deck", choices=PEOPLES, help="your people (default: drawn)")
    parser.add_argument("--opponent", choices=PEOPLES, help="the bot's people (default: drawn)")
    parser.add_argument(
        "--ruleset", default="ansmann", help=f"{', '.join(NAMED)}, or a mix: ansmann+switch=word"
    )
    parser.add_argument("--bot", choices=tuple(BOTS), default="simple", help="how the bot plays")
    parser.add_argument("--start", choices=("me", "bot", "drawn"), default="drawn", help="who begins")
    parser.add_argument("--match", action="store_true", help="play on until somebody has five crystals (BM-8.5)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    parser.add_argument("--save", metavar="FILE", help="write a record of the game when it ends")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play one game."""
    seed = chosen.seed if chosen.seed is not None else Random().randrange(1 << 32)
    rng = Random(seed)
    decks = [chosen.deck or rng.choice(PEOPLES), chosen.opponent or rng.choice(PEOPLES)]
    setup = Setup(
        (ready_made_deck(decks[0]), ready_made_deck(decks[1])),
        parse_ruleset(chosen.ruleset),
        {"me": 0, "bot": 1, "drawn": DRAWN_START}[chosen.start],
        lookahead=True,
    )
    print(f"Blue Moon, {decks[0].capitalize()} (you) against {decks[1].capitalize()}, seed {seed}.")
    print("Type help for the commands.")
    names = (f"{decks[0].capitalize()} (you)", f"{decks[1].capitalize()} (bot)")
    bot, dealer = BOTS[chosen.bot](seed), Dealer(seed)
    series = Series()
    while True:
        table = Terminal(new_game(series.next_setup(setup)), bot, dealer, names)
        finished = table.play()
        if chosen.save:
            table.save(chosen.save if series.games == 0 else f"{chosen.save}.{series.games + 1}")
        if not finished:
            return 0
        series = series.after(table.state)
        if not chosen.match or series.winner() >= 0:
            break
        print(f"The match stands at {series.crystals[0]} to {series.crystals[1]} crystals. The loser begins.")
    if chosen.match:
        print(f"{names[series.winner()]} wins the match, {series.crystals[0]} to {series.crystals[1]} crystals.")
    print(f"The same deal again: moondrake play bluemoon --seed {seed}")
    return 0


class Terminal:
    """One game between the keyboard and a bot."""

    def __init__(self, state: State, bot: Player, dealer: Dealer, names: tuple[str, str]) -> None:
        self.state = state
        self.names = names
        self.bot = bot
        self.dealer = dealer
        self.journal = Journal(GAME, state)

    def play(self) -> bool:
        """Play until the end; False if the player left."""
        while not self.state.is_over():
            self.tell()
            seat = self.state.seat_to_act()
            actions = self.state.legal_actions()
            if seat == CHANCE:
                self.journal.play(self.dealer.choose(actions))
            elif seat == ME:
                answer = self.ask(actions)
                if answer is None:
                    return False
                self.journal.play(answer)
            else:
                self.journal.play(self.bot.choose(self.state.view(seat), actions))
        self.tell()
        return True

    def tell(self) -> None:
        """Say what happened, as the player's seat may know it."""
        for event in self.state.take_events():
            if event.kind not in QUIET:
                print(event_line(self.state.match, event.shown_to(ME), self.names))

    def ask(self, actions: list[int]) -> int | None:
        """Ask until a legal answer comes; None to leave."""
        view = self.state.view(ME)
        print()
        print("\n".join(position_lines(view, self.names)))
        print(question_line(view))
        self.show_options(actions)
        while True:
            line = self.read()
            if line is None or line in ("quit", "exit"):
                print("You left the game.")
                return None
            answer = self.understand(line, actions)
            if answer is not None:
                return answer

    def show_options(self, actions: list[int]) -> None:
        for index, number in enumerate(actions, start=1):
            print(f"  {index}  {option_line(self.state.match, number)}")

    def read(self) -> str | None:
        """A line from the keyboard, None at its end."""
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line.strip().lower() if line else None

    def understand(self, line: str, actions: list[int]) -> int | None:
        """A legal action from what was typed; otherwise help and None."""
        if not line:
            return None
        if line.isdecimal():
            if 1 <= int(line) <= len(actions):
                return actions[int(line) - 1]
            print(f"There is no {line}; choose from 1 to {len(actions)}.")
            return None
        if self.command(line, actions):
            return None
        try:
            answer = self.state.parse(line)
        except IllegalAction as error:
            print(f"{error}. Type help for the commands.")
            return None
        if answer in actions:
            return answer
        print(str(IllegalAction(line, [self.state.notation(number) for number in actions])))
        return None

    def command(self, line: str, actions: list[int]) -> bool:
        """Carry out look, list, help, card and save."""
        word, _, rest = line.partition(" ")
        if word == "look":
            print("\n".join(position_lines(self.state.view(ME), self.names)))
        elif word == "list":
            self.show_options(actions)
        elif word in ("help", "?"):
            print(HELP)
        elif word == "card":
            known = BY_KEY.get(rest)
            print(card_line(known) if known else f"There is no card '{rest}'; keys look like hoax-13.")
        elif word == "save" and rest:
            self.save(rest)
        else:
            return False
        return True

    def save(self, name: str) -> None:
        """Write the record."""
        Path(name).write_text(write_record(self.journal.record()), encoding="utf-8")
        print(f"The record is in {name}.")
