"""What engines refuse is told in every language: each sentence of the catalogue is met by a real error."""

from functools import partial

import pytest

from moondrake.bluemoon import GAME, parse_ruleset
from moondrake.equinox import GAME as EQUINOX
from moondrake.table import Journal, TableError, parse_record, write_record
from moondrake.table.record import replay
from moondrake.words import UnknownLanguage, languages, retold, say, source
from moondrake.words.retelling import PREFIX, _patterns
from tests.words.reading import entries

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


ERRORS = {
    "no-ruleset": partial(parse_ruleset, "house"),
    "switch-form": partial(parse_ruleset, "ansmann+stop"),
    "no-switch": partial(parse_ruleset, "ansmann+stop=no"),
    "switch-twice": partial(parse_ruleset, "ansmann+mulligan=on+mulligan=on"),
    "cannot-be": partial(parse_ruleset, "ansmann+mulligan=maybe"),
    "no-deck": lambda: GAME.start(HEADER | {"deck a": "elves"}),
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
    "action-equinox": lambda: EQUINOX.start({"players": "2"}).parse("dance"),
}


def message(key):
    with pytest.raises(TableError) as caught:
        ERRORS[key]()
    return str(caught.value)


@pytest.mark.parametrize("key", ERRORS)
def test_a_real_error_is_recognised_and_told_in_every_language(key):
    english = message(key)
    bare = english.split(": ", 1)[1] if english.startswith("line ") else english
    recognised = next((name for name, pattern in _patterns() if pattern.fullmatch(bare)), None)
    assert recognised == f"{PREFIX}{key}", english
    assert retold(english, "en") == english
    for language in ("de", "hu"):
        told = retold(english, language)
        assert told
        assert told != english


def test_almost_every_sentence_is_met_by_an_error():
    keys = {key.removeprefix(PREFIX) for key in entries(source("en")) if key.startswith(PREFIX)}
    assert keys - set(ERRORS) == {"equinox-value", "other-result", "decision-late", "not-legal"}


def test_line_numbers_lists_and_reasons_inside_are_told_too():
    assert retold("line 27: the record is cut off: its last line must be 'result: ...'", "de") == (
        "Zeile 27: die Aufzeichnung ist abgeschnitten: Die letzte Zeile muss „result: ...“ sein"
    )
    assert retold("'dance' is not legal now; legal: pass, fight and 3 more", "hu") == (
        "„dance”: ez most nem szabályos; szabályos: pass, fight és még 3"
    )
    assert retold("the header cannot be set up: there is no ruleset 'x'; rulesets: a, b", "de") == (
        "mit diesem Kopf lässt sich kein Spiel aufbauen: ein Regelwerk „x“ gibt es nicht; Regelwerke: a, b"
    )


def test_what_nobody_translated_is_left_to_the_caller():
    assert [retold("the cat is on the table", language) for language in languages()] == [
        "the cat is on the table",
        None,
        None,
    ]
    with pytest.raises(UnknownLanguage):
        retold("anything", "fr")


def test_the_other_sentences_can_be_said():
    assert "EQ" in say("problem-equinox-value", "de", word="a", value="b", rule="EQ-1.4", known="c")
