"""`moondrake tournament bluemoon hoax=club vulca=club ...`: a tournament of bots, to its end."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Final

from moondrake.cli.arena import add_pace, check_given, from_one
from moondrake.games import contests, game_named
from moondrake.sim.cups import MATCH, TABLES, CupPlan, CupRun
from moondrake.sim.executors import executor
from moondrake.table import TableError
from moondrake.table.compiled import is_compiled
from moondrake.tournament import SWISS, SYSTEMS, Shape
from moondrake.tournament.telling import pairings_csv, report, standings_csv, text_lines
from moondrake.words import say

FORMATS: Final = ("text", "json", "csv")


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    whole = partial(from_one, language, 10**9)
    parser.add_argument("game", choices=contests(), help=say("sim-game", language))
    parser.add_argument("entrants", nargs="+", metavar="ENTRANT", help=say("tournament-entrants", language))
    parser.add_argument("--system", choices=SYSTEMS, default=SWISS, help=say("tournament-system", language))
    parser.add_argument("--rounds", type=whole, default=0, help=say("tournament-rounds", language))
    parser.add_argument("--table", choices=TABLES, help=say("tournament-at-table", language))
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4, 5), default=2, help=say("tournament-players", language)
    )
    parser.add_argument("--take-back", default="none", help=say("tournament-take-back", language))
    parser.add_argument("--ruleset", default="", help=say("arena-ruleset", language))
    parser.add_argument("--pack", action="append", default=[], help=say("main-pack", language))
    add_pace(parser, language)
    parser.add_argument("--out", metavar="DIR", help=say("tournament-out", language))
    parser.add_argument("--format", choices=FORMATS, default="text", help=say("tournament-format", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, then show the table."""
    _check_game(chosen)
    folder = Path(chosen.out) if chosen.out else None
    plan = CupPlan(
        chosen.game,
        tuple(chosen.entrants),
        Shape(chosen.system, chosen.players, chosen.rounds),
        chosen.seed,
        chosen.time,
        chosen.steps,
        chosen.ruleset,
        chosen.table or MATCH,
        chosen.take_back,
        tuple(chosen.pack),
    )
    played = CupRun(plan, folder)
    if not is_compiled():
        print(say("arena-interpreted", chosen.lang), file=sys.stderr)

    def tell(turn: int, done: int, tables: int) -> None:
        line = say("tournament-progress", chosen.lang, turn=turn, done=done, tables=tables)
        print(line, file=sys.stderr, flush=True)

    cup = played.run(executor(chosen.executor, chosen.jobs), tell)
    names = [entrant.name for entrant in played.tables.entrants]
    reports = {
        "text": "\n".join(text_lines(cup, names, chosen.lang)) + "\n",
        "json": json.dumps({"plan": plan.as_json()} | report(cup, names), indent=2, ensure_ascii=False)
        + "\n",
        "csv": standings_csv(cup, names),
    }
    if folder is not None:
        for kind, text in (reports | {"pairings.csv": pairings_csv(cup, names)}).items():
            name = {"text": "tournament.txt", "json": "tournament.json", "csv": "standings.csv"}.get(
                kind, kind
            )
            (folder / name).write_text(text, encoding="utf-8")
    print(reports[chosen.format], end="")
    return 0


def _check_game(chosen: argparse.Namespace) -> None:
    """An option that would change nothing: who gave it expects something."""
    given = {
        "--table": chosen.table is not None,
        "--take-back": chosen.take_back != "none",
        "--pack": bool(chosen.pack),
        "--players": chosen.players != 2,
    }
    options = {name: game_named(name).cup.options for name in contests()}
    check_given(given, options, chosen.game, "tournament-other-game")
    if chosen.rounds and chosen.system != SWISS:
        raise TableError("tournament-only-swiss")
