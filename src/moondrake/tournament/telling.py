"""A tournament in words, as data and for spreadsheets."""

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from moondrake.tournament.cup import SWISS, Cup
from moondrake.tournament.results import Result
from moondrake.words import listed, number, say

FORMULAS: Final = ("=", "+", "-", "@", "\t")


def text_lines(cup: Cup, names: Sequence[str], language: str) -> list[str]:
    """Every round, then the table."""
    lines: list[str] = []
    for turn, (paired, results) in enumerate(cup.played(), start=1):
        lines.append(say("tournament-round", language, turn=turn))
        lines += [f"  {_told(result, names, language)}" for result in results]
        lines += [f"  {say('tournament-rests', language, name=names[player])}" for player in paired.resting]
    lines += ["", say("tournament-standings", language)]
    for line in cup.standings():
        told: dict[str, Any] = {"scored": line.scored, "conceded": line.conceded}
        if cup.shape.system == SWISS:
            told["buchholz"] = line.buchholz
        told = {name: _figure(value, language) for name, value in told.items()}
        points = float(line.points)
        told["points"] = int(points) if points.is_integer() else round(points, 2)
        key = "tournament-line-swiss" if cup.shape.system == SWISS else "tournament-line"
        lines.append("  " + say(key, language, rank=line.rank, name=names[line.player], **told))
    return lines


def _told(result: Result, names: Sequence[str], language: str) -> str:
    seated = [names[player] for player in result.players]
    scores = " : ".join(_figure(Fraction(score), language) for score in result.scores)
    line = f"{' – '.join(seated)}  {scores}"
    if result.gone:
        gone = listed([names[player] for player in result.gone], language)
        line += "  " + say("tournament-gone", language, names=gone)
    return line


def _figure(value: Fraction, language: str) -> str:
    whole = value.denominator == 1
    return number(float(value), language, digits=0 if whole else 2)


def report(cup: Cup, names: Sequence[str]) -> dict[str, Any]:
    """Everything as data."""
    return {
        "players": list(names),
        "rounds": [
            {
                "tables": [
                    {
                        "players": list(result.players),
                        "scores": list(result.scores),
                        "games": result.games,
                        "gone": list(result.gone),
                    }
                    for result in results
                ],
                "resting": list(turn.resting),
            }
            for turn, results in cup.played()
        ],
        "standings": standings_json(cup),
    }


def standings_json(cup: Cup) -> list[dict[str, Any]]:
    """The table as data, best first."""
    return [
        {
            "rank": line.rank,
            "player": line.player,
            "played": line.played,
            "won": line.won,
            "points": float(line.points),
            "buchholz": float(line.buchholz),
            "scored": float(line.scored),
            "conceded": float(line.conceded),
        }
        for line in cup.standings()
    ]


def standings_csv(cup: Cup, names: Sequence[str]) -> str:
    """The table for a spreadsheet."""
    rows: list[Sequence[object]] = [
        ("rank", "player", "played", "won", "points", "buchholz", "difference", "scored", "conceded")
    ]
    for line in cup.standings():
        values = (line.points, line.buchholz, line.difference, line.scored, line.conceded)
        rows.append(
            (line.rank, names[line.player], line.played, line.won, *[f"{float(one):g}" for one in values])
        )
    return _csv(rows)


def pairings_csv(cup: Cup, names: Sequence[str]) -> str:
    """Every player of every table of every round."""
    rows: list[Sequence[object]] = [("round", "table", "seat", "player", "score", "games", "gone")]
    for turn, (_, results) in enumerate(cup.played(), start=1):
        for table, result in enumerate(results, start=1):
            for seat, (player, score) in enumerate(zip(result.players, result.scores, strict=True), start=1):
                gone = "yes" if player in result.gone else "no"
                rows.append((turn, table, seat, names[player], f"{score:g}", result.games, gone))
    return _csv(rows)


def _csv(rows: Sequence[Sequence[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([[_cell(value) for value in row] for row in rows])
    return text.getvalue()


def _cell(value: object) -> object:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return (
        f"'{value}"
        if isinstance(value, str) and value.startswith(FORMULAS) and not _is_number(value)
        else value
    )


def _is_number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdecimal()
