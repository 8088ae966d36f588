"""`moondrake play GAME`: a game in the terminal, plain lines that a screen reader can follow."""

import argparse
from collections.abc import Callable
from functools import partial
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
from moondrake.players.registry import levels, player
from moondrake.table import Dealer
from moondrake.words import say

BOT_NAMES = ("Anna", "Ben", "Clara", "David")


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", language: str) -> None:
    """The words of this command, one set per game."""
    parser = commands.add_parser("play", help=say("play-help", language))
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME")
    blue_moon = games.add_parser("bluemoon", help=say("play-bluemoon-help", language))
    blue_moon.add_argument("--deck", help=say("play-deck", language))
    blue_moon.add_argument("--opponent", help=say("play-opponent", language))
    blue_moon.add_argument("--ruleset", help=say("play-ruleset", language, names=", ".join(NAMED)))
    starts = ("me", "bot", "drawn")
    blue_moon.add_argument("--start", choices=starts, default="drawn", help=say("play-start", language))
    blue_moon.add_argument("--match", action="store_true", help=say("play-match", language))
    _add_common(blue_moon, "bluemoon", play_blue_moon, language)
    equinox = games.add_parser("equinox", help=say("play-equinox-help", language))
    players = (2, 3, 4, 5)
    equinox.add_argument(
        "--players", type=int, choices=players, default=3, help=say("play-players", language)
    )
    equinox.add_argument("--creatures", default="random", help=say("play-creatures", language))
    equinox.add_argument("--ruleset", default="equinox", help=say("play-equinox-ruleset", language))
    _add_common(equinox, "equinox", play_equinox, language)


def _add_common(
    parser: argparse.ArgumentParser, game: str, run: Callable[[argparse.Namespace], int], language: str
) -> None:
    parser.add_argument("--bot", choices=levels(game), default="beginner", help=say("play-bot", language))
    parser.add_argument("--seed", type=int, help=say("play-seed", language))
    parser.add_argument("--save", metavar="FILE", help=say("play-save", language))
    parser.set_defaults(run=run)


def _tell(language: str, key: str, **values: object) -> None:
    print(say(key, language, **values))


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
    tell = partial(_tell, chosen.lang)
    me, other = (deck.name.capitalize() if deck.name in PEOPLES else deck.name for deck in decks)
    tell("play-bluemoon-begins", me=me, other=other, seed=str(seed))
    tell("play-type-help")
    names = (say("play-you", chosen.lang, name=me), say("play-the-bot", chosen.lang, name=other))
    bots, dealer = [player("bluemoon", chosen.bot, seed)], Dealer(seed)
    series = Series()
    while True:
        table = Terminal(BlueMoonFace(names, chosen.lang), new_game(series.next_setup(setup)), bots, dealer)
        finished = table.play()
        if chosen.save:
            table.save(chosen.save if series.games == 0 else f"{chosen.save}.{series.games + 1}")
        if not finished:
            return 0
        assert isinstance(table.state, Position)
        series = series.after(table.state)
        if not chosen.match or series.winner() >= 0:
            break
        tell("play-match-stands", mine=series.crystals[0], yours=series.crystals[1])
    if chosen.match:
        mine, yours = series.crystals
        tell("play-match-won", name=names[series.winner()], mine=mine, yours=yours)
    chosen_decks = f"--deck {words[0]} --opponent {words[1]} --ruleset {setup.ruleset} --start {chosen.start}"
    tell("play-again", command=f"moondrake play bluemoon --seed {seed} {chosen_decks}")
    return 0


def play_equinox(chosen: argparse.Namespace) -> int:
    """One tournament of Equinox for two to five seats."""
    seed = _seed(chosen)
    header = {"players": str(chosen.players), "creatures": chosen.creatures, "ruleset": chosen.ruleset}
    state = EQUINOX.start(header)
    me = say("play-you", chosen.lang, name=say("play-player", chosen.lang))
    names = (me, *BOT_NAMES[: chosen.players - 1])
    bots = [player("equinox", chosen.bot, seed + seat) for seat in range(1, chosen.players)]
    tell = partial(_tell, chosen.lang)
    tell("play-equinox-begins", players=chosen.players, others=", ".join(names[1:]), seed=str(seed))
    tell("play-type-help")
    table = Terminal(EquinoxFace(names, chosen.lang), state, bots, Dealer(seed))
    finished = table.play()
    if chosen.save:
        table.save(chosen.save)
    if finished:
        tell("play-again", command=f"moondrake play equinox --seed {seed} --players {chosen.players}")
    return 0
