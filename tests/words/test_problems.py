"""What is refused is data, told in every language: each sentence of `problems.ftl` is met by a real error."""

import ast
import pickle
import re
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from moondrake.bluemoon import GAME, parse_ruleset, ready_made_deck
from moondrake.bluemoon.decks import Catalogue, random_deck
from moondrake.bluemoon.decks.named import named_deck
from moondrake.draft import GAME as DRAFT
from moondrake.equinox import GAME as EQUINOX
from moondrake.players.registry import player
from moondrake.sim.contestants import parse_contestants
from moondrake.table import (
    IllegalAction,
    Journal,
    RecordError,
    SetupError,
    TableError,
    parse_record,
    write_record,
)
from moondrake.table.record import replay
from moondrake.table.saying import Joined, Listed, Saying, listed
from moondrake.traces import check_file
from moondrake.words import UnknownLanguage, languages
from tests.words.reading import SOURCE

ENGLISH = dict(
    line.split("|", 1) for line in Path(__file__).with_name("problems.txt").read_text("utf-8").splitlines()
)
"""What each of these errors says in English, word for word."""

HEADER = {"ruleset": "kosmos", "lookahead": "off", "deck a": "vulca", "deck b": "hoax", "start": "a"}
TWINS = HEADER | {"deck a": "hoax"}
CREATURES = "susi moosmann cornu klumpi echomir lupino noctia"


def record(change=lambda lines: lines):
    """A short record, changed and replayed."""
    journal = Journal(GAME, GAME.start(HEADER))
    for _ in range(3):
        journal.play(journal.state.legal_actions()[0])
    lines = write_record(journal.record()).splitlines()
    return replay(parse_record("\n".join(change(lines)) + "\n"), GAME)


def replaced(old, new):
    return lambda lines: [line.replace(old, new) for line in lines]


def added(*more):
    return lambda lines: [*lines[:-1], *more, lines[-1]]


def in_header(line):
    return lambda lines: [lines[0], line, *lines[1:]]


def equinox(**settings):
    return partial(EQUINOX.start, {"players": "2"} | settings)


def typed(word, header=HEADER):
    return lambda: GAME.start(header).parse(word)


def trace(text):
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        path.write_text(text, encoding="utf-8")
        check_file(path)


ERRORS = {
    "no-ruleset": partial(parse_ruleset, "house"),
    "switch-form": partial(parse_ruleset, "ansmann+stop"),
    "no-switch": partial(parse_ruleset, "ansmann+stop=no"),
    "switch-twice": partial(parse_ruleset, "ansmann+mulligan=on+mulligan=on"),
    "cannot-be": partial(parse_ruleset, "ansmann+mulligan=maybe"),
    "no-deck": partial(ready_made_deck, "elves"),
    "no-deck-keys": lambda: GAME.start(HEADER | {"deck a": "elves"}),
    "header-unknown": lambda: GAME.start(HEADER | {"colour": "red"}),
    "header-lacks": lambda: GAME.start({key: word for key, word in HEADER.items() if key != "start"}),
    "header": lambda: record(replaced("deck a: vulca", "deck a: elves")),
    "empty": lambda: parse_record(""),
    "no-record": lambda: record(lambda lines: ["a letter", *lines[1:]]),
    "format": lambda: record(replaced("moondrake record 1", "moondrake record 9")),
    "after-result": lambda: record(lambda lines: [*lines, "colour: red"]),
    "cut-off": lambda: record(lambda lines: lines[:-1]),
    "whole-number": lambda: record(
        lambda lines: [line if "rules:" not in line else "rules: x" for line in lines]
    ),
    "neither": lambda: record(in_header("hello")),
    "too-late": lambda: record(added("colour: red")),
    "twice": lambda: record(in_header("game: bluemoon")),
    "result-form": lambda: record(lambda lines: [*lines[:-1], "result: many"]),
    "other-game": lambda: record(replaced("game: bluemoon", "game: chess")),
    "other-rules": lambda: record(
        lambda lines: [line if "rules:" not in line else "rules: 999" for line in lines]
    ),
    "decision-seat": lambda: record(added("a pass")),
    "decision-illegal": lambda: record(added("* deal hoax-13")),
    "decision": lambda: record(added("* dance")),
    "claims-end": lambda: record(lambda lines: [*lines[:-1], "result: 1 -1"]),
    "equinox-ruleset": equinox(ruleset="house"),
    "equinox-twice": equinox(ruleset="equinox+trees=2-1+trees=2-1"),
    "equinox-trees": equinox(ruleset="equinox+trees=9-9"),
    "equinox-switch": equinox(ruleset="equinox+colour=red"),
    "equinox-setting": equinox(colour="red"),
    "equinox-players": equinox(players="9"),
    "equinox-creature": equinox(creatures=f"{CREATURES} elf"),
    "equinox-creature-twice": equinox(creatures=f"{CREATURES} susi"),
    "equinox-count": equinox(creatures=CREATURES),
    "action-begin": typed("dance"),
    "action-count": typed("play"),
    "action-place": typed("back first"),
    "action-word": typed("announce water"),
    "action-seat": typed("play c:hoax-13"),
    "action-card": typed("play aqua-31"),
    "action-whose": typed("play hoax-13", TWINS),
    "deck-close": partial(named_deck, "hoaxx", Catalogue()),
    "deck-name": partial(named_deck, "qqqqqq", Catalogue()),
    "no-people": partial(random_deck, "elves", parse_ruleset("ansmann"), Random(1)),
    "no-level": partial(player, "bluemoon", "genius", 1),
    "no-game": partial(player, "chess", "beginner", 1),
    "bot-command": partial(parse_contestants, "bluemoon", ["cmd:", "random"], 100),
    "bot-clock": partial(parse_contestants, "bluemoon", ["random@0", "random"], 100),
    "two-contestants": partial(parse_contestants, "bluemoon", ["random"], 100),
    "draft-setting": partial(DRAFT.start, {"colour": "red"}),
    "draft-players": partial(DRAFT.start, {"players": "9"}),
    "draft-set": partial(DRAFT.start, {"sets": "elves"}),
    "draft-twice": partial(DRAFT.start, {"sets": "hoax hoax"}),
    "draft-count": partial(DRAFT.start, {"sets": "hoax"}),
    "trace-header": partial(trace, "{}\n"),
    "trace-object": partial(trace, "[]\n"),
    "trace-broken": partial(trace, "no json\n"),
    "action-equinox": lambda: EQUINOX.start({"players": "2"}).parse("dance"),
}


def refused(key):
    with pytest.raises(TableError) as caught:
        ERRORS[key]()
    return caught.value


def plain(text):
    """Without the name of a temporary folder."""
    return re.sub(r"\S*/(?=games\.jsonl)", "", text)


@pytest.mark.parametrize("key", ERRORS)
def test_a_real_error_is_a_key_with_facts_and_told_in_every_language(key):
    error = refused(key)
    assert error.said.key == f"problem-{key}"
    assert plain(str(error)) == ENGLISH[key]
    for language in ("de", "hu"):
        assert error.in_language(language) != str(error)


@pytest.mark.parametrize("key", ERRORS)
def test_an_error_is_the_same_in_another_process(key):
    error = refused(key)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.in_language("hu") == error.in_language("hu")
    assert getattr(again, "line", 0) == getattr(error, "line", 0)
    assert getattr(again, "allowed", ()) == getattr(error, "allowed", ())


def test_line_numbers_lists_and_reasons_inside_are_told_too():
    assert RecordError("problem-cut-off", line=27).in_language("de") == (
        "Zeile 27: die Aufzeichnung ist abgeschnitten: Die letzte Zeile muss „result: ...“ sein"
    )
    assert (
        IllegalAction("dance", [f"word {n}" for n in range(15)])
        .in_language("hu")
        .endswith("word 10, word 11 és még 3")
    )
    assert IllegalAction("dance", ()).in_language("de") == "„dance“ ist jetzt nicht erlaubt; erlaubt: nichts"
    inner = SetupError("problem-no-ruleset", name="x", known=listed(["a", "b"]))
    assert RecordError("problem-header", problem=inner).in_language("de") == (
        "mit diesem Kopf lässt sich kein Spiel aufbauen: ein Regelwerk „x“ gibt es nicht; Regelwerke: a, b"
    )


def test_a_few_things_are_joined_as_the_language_does():
    three = Joined(["a", "b", Saying("listed-nothing")], "or")
    assert [three.in_language(language) for language in languages()] == [
        "a or b or nothing",
        "a, b oder nichts",
        "a, b vagy semmi",
    ]
    assert [str(Joined(things, "and")) for things in ([], ["a"], ["a", "b"])] == ["", "a", "a and b"]


def test_numbers_in_an_error_are_plain_and_what_is_inside_is_never_cut():
    assert str(SetupError("problem-too-few-games", games=12345)).startswith("12345 games")
    inside = Listed([f"word-{number}" for number in range(2000)], most=2000)
    told = str(SetupError("problem-which-decks", known=inside))
    assert told.endswith("word-1998, word-1999")
    with pytest.raises(UnknownLanguage):
        SetupError("problem-empty").in_language("fr")


def kinds(kind: type[TableError]) -> set[str]:
    return {kind.__name__}.union(*(kinds(inner) for inner in kind.__subclasses__()))


def test_nobody_raises_an_error_with_a_sentence_of_its_own():
    """Scenario builders speak to programmers. Refusals of the server: `test_refusals.py`."""
    names = kinds(TableError) - {"Refused"}
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or "testing" in path.relative_to(SOURCE).parts:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0] if node.args else None
            is_key = isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+", str(first.value))
            is_sentence = isinstance(first, ast.Constant | ast.JoinedStr) and not is_key
            if name in names - {"DeckError", "PackError", "IllegalAction"} and is_sentence:
                wrong.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert len(names) > 8
    assert wrong == []
