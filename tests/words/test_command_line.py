"""The command line says nothing of its own: every sentence is in the catalogue."""

import argparse
import ast
import gettext
import re

import pytest

from moondrake.cli import main
from moondrake.words import languages, say
from scripts.write_argparse import written
from tests.words.reading import SOURCE

SENTENCE = re.compile(r"[A-Za-z]{3,} [a-z]{2,}")
SPEAKS = ("print", "write", "add_argument", "add_parser", "ArgumentTypeError")
COMMANDS = re.compile(r"moondrake (play|solo|draft|rules|cards)\b")


def texts(node):
    """The texts inside a call, f-strings put together with * for what is filled in."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in inner.values)
        elif isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def test_no_sentence_is_printed_that_is_not_in_the_catalogue():
    wrong = []
    for path in sorted((SOURCE / "cli").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKS:
                wrong += [
                    f"{path.name}:{node.lineno}: {text!r}"
                    for text in texts(node)
                    if SENTENCE.search(text) and not COMMANDS.search(text)
                ]
    assert wrong == []


@pytest.mark.parametrize(("language", "usage"), [("en", "usage:"), ("de", "Aufruf:"), ("hu", "használat:")])
def test_argparse_speaks_the_language_by_way_of_gettext(language, usage, capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de")
    with pytest.raises(SystemExit):
        main(["play", "bluemoon", "--seed", "--lang", language])
    told = capsys.readouterr().err
    assert told.startswith(f"{usage} moondrake play bluemoon")
    assert told.rstrip().endswith(say("argparse-one", language))
    assert vars(argparse)["_"] is gettext.gettext


def test_what_argparse_says_is_written_from_the_catalogue():
    for language in languages():
        path = SOURCE / "words" / language / "LC_MESSAGES" / "argparse.mo"
        assert path.read_bytes() == written(language), "run make fix"
