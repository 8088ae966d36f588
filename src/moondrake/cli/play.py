"""`moondrake play GAME`: a game in the terminal, plain lines that a screen reader can follow."""

import argparse
from collections.abc import Callable
from random import Random

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import find_deck
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.match import DRAWN_START, Setup
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset, recommended
from moondrake.bluemoon.series import Series
from moondrake.bluemoon.state import Position
from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.equinox_face import EquinoxFace
from moondrake.cli.terminal import Terminal
from moondrake.equinox import GAME as EQUINOX
from moondrake.players.base import Player
from moondrake.players.equinox import SimpleEquinoxPlayer
from moondrake.players.random import RandomPlayer
from moondrake.players.simple import SimplePlayer
from moondrake.table import Dealer

BOTS: dict[str, Callable[[int], Player]] = {"simple": SimplePlayer, "random": RandomPlayer}
EQUINOX_BOTS: dict[str, Callable[[int], Player]] = {"simple": SimpleEquinoxPlayer, "random": RandomPlayer}
BOT_NAMES = ("Anna", "Ben", "Clara", "David")


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command, one set per game."""
    parser = commands.add_parser("play", help="play a game in the terminal against bots")
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME")
    blue_moon = games.add_parser("bluemoon", help="the duel for three dragons")
    blue_moon.add_argument("--deck", help="your people, or a file with a deck (default: drawn)")
    blue_moon.add_argument("--opponent", help="the bot's people or deck file (default: drawn)")
    blue_moon.add_argument(
        "--ruleset",
        help=f"{', '.join(NAMED)}, or a mix: ansmann+switch=word (default: ansmann; base sets kosmos)",
    )
    blue_moon.add_argument("--start", choices=("me", "bot", "drawn"), default="drawn", help="who begins")
    blue_moon.add_argument("--match", action="store_true", help="play until somebody has five crystals")
    _add_common(blue_moon, play_blue_moon)
    equinox = games.add_parser("equinox", help="the tournament of fabulous creatures")
    equinox.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=3, help="you and the bots")
    equinox.add_argument("--creatures", default="random", help="eight names, random, or picked (in turn)")
    equinox.add_argument("--ruleset", default="equinox", help="e.g. equinox+trees=2-1")
    _add_common(equinox, play_equinox)


def _add_common(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--bot", choices=tuple(BOTS), default="simple", help="how the bots play")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    parser.add_argument("--save", metavar="FILE", help="write a record of the game when it ends")
    parser.set_defaults(run=run)


def _seed(chosen: argparse.Namespace) -> int:
    return int(chosen.seed) if chosen.seed is not None else Random().randrange(1 << 32)


def play_blue_moon(chosen: argparse.Namespace) -> int:
    """One game of Blue Moon, or a match to five crystals (BM-8.5)."""
    seed = _seed(chosen)
    rng = Random(seed)
    words = (chosen.deck or rng.choice(PEOPLES), chosen.opponent or rng.choice(PEOPLES))
    ruleset = parse_ruleset(chosen.ruleset or recommended(words))
    decks = (find_deck(words[0], ruleset), find_deck(words[1], ruleset))
    start = {"me": 0, "bot": 1, "drawn": DRAWN_START}[chosen.start]
    setup = Setup(decks, ruleset, start, lookahead=True)
    titles = [deck.name.capitalize() if deck.name in PEOPLES else deck.name for deck in decks]
    print(f"Blue Moon, {titles[0]} (you) against {titles[1]}, seed {seed}.")
    print("Type help for the commands.")
    names = (f"{titles[0]} (you)", f"{titles[1]} (bot)")
    bots, dealer = [BOTS[chosen.bot](seed)], Dealer(seed)
    series = Series()
    while True:
        table = Terminal(BlueMoonFace(names), new_game(series.next_setup(setup)), bots, dealer)
        finished = table.play()
        if chosen.save:
            table.save(chosen.save if series.games == 0 else f"{chosen.save}.{series.games + 1}")
        if not finished:
            return 0
        assert isinstance(table.state, Position)
        series = series.after(table.state)
        if not chosen.match or series.winner() >= 0:
            break
        print(f"The match stands at {series.crystals[0]} to {series.crystals[1]} crystals. The loser begins.")
    if chosen.match:
        print(
            f"{names[series.winner()]} wins the match, {series.crystals[0]} to {series.crystals[1]} crystals."
        )
    chosen_decks = f"--deck {words[0]} --opponent {words[1]} --ruleset {setup.ruleset} --start {chosen.start}"
    print(f"The same deal again: moondrake play bluemoon --seed {seed} {chosen_decks}")
    return 0


def play_equinox(chosen: argparse.Namespace) -> int:
    """One tournament of Equinox for two to five seats."""
    seed = _seed(chosen)
    header = {"players": str(chosen.players), "creatures": chosen.creatures, "ruleset": chosen.ruleset}
    state = EQUINOX.start(header)
    names = ("Player (you)", *BOT_NAMES[: chosen.players - 1])
    bots = [EQUINOX_BOTS[chosen.bot](seed + seat) for seat in range(1, chosen.players)]
    print(f"Equinox for {chosen.players}: you, {', '.join(names[1:])}; seed {seed}.")
    print("Type help for the commands.")
    table = Terminal(EquinoxFace(names), state, bots, Dealer(seed))
    finished = table.play()
    if chosen.save:
        table.save(chosen.save)
    if finished:
        print(f"The same deal again: moondrake play equinox --seed {seed} --players {chosen.players}")
    return 0
