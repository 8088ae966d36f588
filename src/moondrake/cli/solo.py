"""`moondrake solo`: Blue Moon alone, against a deck that plays itself (BM-22)."""

import argparse
from random import Random

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.match import BOT, Setup, ready_made_deck
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset, recommended
from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.terminal import Terminal
from moondrake.table import Dealer
from moondrake.words import say


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", language: str) -> None:
    """The words of this command."""
    parser = commands.add_parser("solo", help=say("solo-help", language))
    parser.add_argument("--deck", choices=PEOPLES, help=say("play-deck", language))
    parser.add_argument("--opponent", choices=PEOPLES, help=say("solo-opponent", language))
    parser.add_argument("--ruleset", help=say("play-ruleset", language, names=", ".join(NAMED)))
    parser.add_argument("--seed", type=int, help=say("play-seed", language))
    parser.add_argument("--save", metavar="FILE", help=say("play-save", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """One game; nobody chooses for the other side, so there is no bot."""
    seed = int(chosen.seed) if chosen.seed is not None else Random().randrange(1 << 32)
    rng = Random(seed)
    decks = (chosen.deck or rng.choice(PEOPLES), chosen.opponent or rng.choice(PEOPLES))
    ruleset = parse_ruleset(chosen.ruleset or recommended(decks))
    setup = Setup((ready_made_deck(decks[0]), ready_made_deck(decks[1])), ruleset, BOT, True, solo=True)
    me, other = decks[0].capitalize(), decks[1].capitalize()
    print(say("solo-begins", chosen.lang, me=me, other=other, seed=str(seed)))
    print(say("play-type-help", chosen.lang))
    names = (say("play-you", chosen.lang, name=me), say("solo-deck", chosen.lang, name=other))
    table = Terminal(BlueMoonFace(names, chosen.lang), new_game(setup), [], Dealer(seed))
    finished = table.play()
    if chosen.save:
        table.save(chosen.save)
    if finished:
        words = f"--seed {seed} --deck {decks[0]} --opponent {decks[1]} --ruleset {ruleset}"
        print(say("play-again", chosen.lang, command=f"moondrake solo {words}"))
    return 0
