"""`moondrake solo`: Blue Moon alone, against a deck that plays itself (BM-22)."""

import argparse
import shlex
from random import Random

from moondrake.bluemoon import BOT, Setup, new_game
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import find_decks
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset, recommended
from moondrake.bluemoon.series import check_single_game
from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.preparing import deck_title
from moondrake.cli.saving import check_file
from moondrake.cli.terminal import Terminal
from moondrake.table import Dealer
from moondrake.words import say


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("--deck", help=say("play-deck", language))
    parser.add_argument("--opponent", help=say("solo-opponent", language))
    parser.add_argument("--pack", action="append", default=[], help=say("main-pack", language))
    parser.add_argument("--ruleset", help=say("play-ruleset", language, names=", ".join(NAMED)))
    parser.add_argument("--seed", type=int, help=say("play-seed", language))
    parser.add_argument("--save", metavar="FILE", help=say("play-save", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """One game; nobody chooses for the other side, so there is no bot."""
    seed = int(chosen.seed) if chosen.seed is not None else Random().randrange(1 << 32)
    rng = Random(seed)
    words = (chosen.deck or rng.choice(PEOPLES), chosen.opponent or rng.choice(PEOPLES))
    ruleset = parse_ruleset(chosen.ruleset or recommended(words))
    decks, _ = find_decks(words, ruleset, chosen.pack)
    check_file(chosen.save)
    setup = Setup(decks, ruleset, BOT, True, solo=True)
    check_single_game(setup)
    me, other = (deck_title(deck, chosen.lang) for deck in decks)
    print(say("solo-begins", chosen.lang, me=me, other=other, seed=str(seed)))
    print(say("play-type-help", chosen.lang))
    names = (say("play-you", chosen.lang, name=me), say("solo-deck", chosen.lang, name=other))
    table = Terminal(BlueMoonFace(names, chosen.lang), new_game(setup), [], Dealer(seed))
    finished = table.play()
    if chosen.save:
        table.save(chosen.save)
    if finished:
        command = ["moondrake", "solo", "--seed", str(seed), "--deck", words[0], "--opponent", words[1]]
        command += [word for pack in chosen.pack for word in ("--pack", pack)]
        again = shlex.join([*command, "--ruleset", str(ruleset)])
        print(say("play-again", chosen.lang, command=again))
    return 0
