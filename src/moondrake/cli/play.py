"""`moondrake play GAME`: a game in the terminal, plain lines that a screen reader can follow."""

import argparse
import shlex
from collections.abc import Callable
from functools import partial
from random import Random

from moondrake.bluemoon import DRAWN_START, Setup, closed_lists
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import find_decks, is_constructed
from moondrake.bluemoon.rulesets import ANSMANN, NAMED, parse_ruleset, recommended
from moondrake.bluemoon.series import (
    LEADER_CHOICES,
    MatchOptions,
    Series,
    check_match,
    check_single_game,
    match_options,
)
from moondrake.cli.match import MatchTable, Preparation
from moondrake.cli.preparing import Preparing, deck_title
from moondrake.cli.saving import check_file
from moondrake.cli.terminal import Terminal
from moondrake.games import EQUINOX, GAMES, Brought, contests
from moondrake.players.registry import levels, player
from moondrake.table import Dealer, State, TableError
from moondrake.words import say

BOT_NAMES = ("Anna", "Ben", "Clara", "David")
BETWEEN = ("keep", "swapSets", "chooseAgain", "changeDeck")


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command, one set per game."""
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME")
    blue_moon = games.add_parser("bluemoon", help=say("play-bluemoon-help", language))
    blue_moon.add_argument("--deck", help=say("play-deck", language))
    blue_moon.add_argument("--opponent", help=say("play-opponent", language))
    lists = ("open", "closed")
    blue_moon.add_argument("--lists", choices=lists, help=say("play-lists", language))
    blue_moon.add_argument("--pack", action="append", default=[], help=say("main-pack", language))
    blue_moon.add_argument("--ruleset", help=say("play-ruleset", language, names=", ".join(NAMED)))
    starts = ("me", "bot", "drawn")
    blue_moon.add_argument("--start", choices=starts, default="drawn", help=say("play-start", language))
    blue_moon.add_argument("--match", action="store_true", help=say("play-match", language))
    blue_moon.add_argument(
        "--leaders", choices=LEADER_CHOICES, default="agreed", help=say("play-leaders", language)
    )
    blue_moon.add_argument("--between", choices=BETWEEN, default="keep", help=say("play-between", language))
    blue_moon.add_argument(
        "--take-back", default="none", metavar="PENALTY", help=say("play-take-back", language)
    )
    _add_common(blue_moon, "bluemoon", play_blue_moon, language)
    equinox = games.add_parser("equinox", help=say("play-equinox-help", language))
    players = (2, 3, 4, 5)
    equinox.add_argument(
        "--players", type=int, choices=players, default=3, help=say("play-players", language)
    )
    equinox.add_argument("--creatures", default="random", help=say("play-creatures", language))
    equinox.add_argument("--ruleset", default="equinox", help=say("play-equinox-ruleset", language))
    _add_common(equinox, "equinox", play_equinox, language)
    for game in [GAMES[name] for name in contests() if name not in games.choices]:
        _add_common(games.add_parser(game.name), game.name, partial(play_as_usual, game), language)


def _add_common(
    parser: argparse.ArgumentParser, game: str, run: Callable[[argparse.Namespace], int], language: str
) -> None:
    usual = "beginner" if "beginner" in levels(game) else next(iter(levels(game)))
    parser.add_argument("--bot", choices=levels(game), default=usual, help=say("play-bot", language))
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
    is_agreed = chosen.leaders == "agreed"
    if not is_agreed and (chosen.deck or chosen.opponent):
        raise TableError("play-leaders-find", leaders=chosen.leaders)
    words = (chosen.deck or rng.choice(PEOPLES), chosen.opponent or rng.choice(PEOPLES))
    ruleset = parse_ruleset(chosen.ruleset or (recommended(words) if is_agreed else str(ANSMANN)))
    decks, packed = find_decks(words, ruleset, chosen.pack)
    start = {"me": 0, "bot": 1, "drawn": DRAWN_START}[chosen.start]
    # BM-17.7, BM-17.2a: who chose table discipline judges for himself whether a turn can end legally.
    setup = Setup(decks, ruleset, start, lookahead=ruleset.illegal_power == "retreat")
    closed = any(is_constructed(word) for word in words)  # OQ-34
    if chosen.lists == "closed" or (not chosen.lists and closed):
        setup = closed_lists(setup, rng, packed)
    options = _match_options(chosen, setup)
    check_file(chosen.save)
    tell = partial(_tell, chosen.lang)
    me, other = (deck_title(deck, chosen.lang) for deck in decks)
    if is_agreed:
        tell("play-bluemoon-begins", me=me, other=other, seed=str(seed))
    else:
        tell("play-bluemoon-match", seed=str(seed))
    tell("play-type-help")
    bot, dealer = player("bluemoon", chosen.bot, seed), Dealer(seed)
    names = partial(_names, chosen.lang)
    prepare = partial(_numbered_anew, Preparing(dealer, rng, chosen.lang), rng)
    table = MatchTable(names, bot, dealer, chosen.lang, chosen.save, prepare)
    series = table.play(setup, Series(options=options), single=not chosen.match)
    if series is None:
        return 0
    if chosen.match:
        mine, yours = series.crystals
        winner = say("play-you", chosen.lang, name=say("play-player", chosen.lang))
        if series.winner():
            winner = say("play-the-opponent", chosen.lang)
        tell("play-match-won", name=winner, mine=mine, yours=yours)
    tell("play-again", command=_again(chosen, seed, words, setup))
    return 0


def _names(language: str, setup: Setup) -> tuple[str, str]:
    me, other = (deck_title(deck, language) for deck in setup.decks)
    return (say("play-you", language, name=me), say("play-the-bot", language, name=other))


def _numbered_anew(prepare: Preparation, rng: Random, series: Series, setup: Setup) -> Setup | None:
    """BM-3.4b: with closed lists the number of a card tells nothing, in no game of a match."""
    prepared = prepare(series, setup)
    if prepared is None or prepared.open_lists:
        return prepared
    return closed_lists(prepared, rng, prepared.packs)


def _match_options(chosen: argparse.Namespace, setup: Setup) -> MatchOptions:
    """BM-8.7: what was settled for a match; one game has nothing to settle but its leaders."""
    options = match_options(
        {"leaderChoice": chosen.leaders, "betweenGames": chosen.between, "takeBackPenalty": chosen.take_back}
    )
    check_match(setup, options)
    if not chosen.match:
        check_single_game(setup)
    return options


def _again(chosen: argparse.Namespace, seed: int, words: tuple[str, str], setup: Setup) -> str:
    """The command that deals the same cards again."""
    command = ["moondrake", "play", "bluemoon", "--seed", str(seed)]
    if chosen.leaders == "agreed":
        command += ["--deck", words[0], "--opponent", words[1]]
    command += ["--ruleset", str(setup.ruleset), "--start", chosen.start]
    command += ["--match"] if chosen.match else []
    command += [word for pack in chosen.pack for word in ("--pack", pack)]
    command += _unusual(chosen, leaders="agreed", between="keep", take_back="none", lists=None)
    return shlex.join(command)


def _unusual(chosen: argparse.Namespace, **usual: str | None) -> list[str]:
    """The options that were not left as they are, and how the bots play if not as usual."""
    words = []
    for name, default in {**usual, "bot": "beginner"}.items():
        if getattr(chosen, name) != default:
            words += [f"--{name.replace('_', '-')}", getattr(chosen, name)]
    return words


def play_equinox(chosen: argparse.Namespace) -> int:
    """One tournament of Equinox for two to five seats."""
    seed = _seed(chosen)
    header = {"players": str(chosen.players), "creatures": chosen.creatures, "ruleset": chosen.ruleset}
    state = EQUINOX.rules.start(header)
    check_file(chosen.save)
    others = ", ".join(BOT_NAMES[: chosen.players - 1])
    _tell(chosen.lang, "play-equinox-begins", players=chosen.players, others=others, seed=str(seed))
    if _play_with_bots(EQUINOX, state, chosen, seed):
        command = ["moondrake", "play", "equinox", "--seed", str(seed), "--players", str(chosen.players)]
        command += _unusual(chosen, creatures="random", ruleset="equinox")
        _tell(chosen.lang, "play-again", command=shlex.join(command))
    return 0


def play_as_usual(game: Brought, chosen: argparse.Namespace) -> int:
    """A game of which this command knows nothing, set up as it is when nobody wishes anything."""
    state = game.rules.start({})
    check_file(chosen.save)
    _play_with_bots(game, state, chosen, _seed(chosen))
    return 0


def _play_with_bots(game: Brought, state: State, chosen: argparse.Namespace, seed: int) -> bool:
    """At the terminal, the other seats are bots'; False if the player left."""
    me = say("play-you", chosen.lang, name=say("play-player", chosen.lang))
    bots = [player(game.name, chosen.bot, seed + seat) for seat in range(1, state.seats())]
    _tell(chosen.lang, "play-type-help")
    face = game.face((me, *BOT_NAMES[: len(bots)]), chosen.lang)
    table = Terminal(face, state, bots, Dealer(seed))
    finished = table.play()
    if chosen.save:
        table.save(chosen.save)
    return finished
