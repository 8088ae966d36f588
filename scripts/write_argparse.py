"""Writes what argparse says by itself in every language, `words/LANGUAGE/LC_MESSAGES/argparse.mo`, from the
catalogue: argparse asks gettext for it. With --check it only says whether a file is stale."""

import struct
import sys
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Final

from moondrake.words import languages, say

FOLDER: Final = Path("src/moondrake/words")
SENTENCES: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognised",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
}
"""What argparse asks gettext for, and our key for it."""


MAGIC: Final = 0x950412DE
HEAD: Final = 7 * 4


def written(language: str) -> bytes:
    """All of it in a language."""
    return packed({key: say(key, language) for key in SENTENCES.values()})


def packed(sentences: Mapping[str, str]) -> bytes:
    """Sentences by key, as gettext reads them: a head, where each text is, the texts in order."""
    told = {"": "Content-Type: text/plain; charset=UTF-8\n"}
    for english, key in SENTENCES.items():
        told[english] = sentences[key] + english[len(english.rstrip()) :]
    texts = [text.encode() for half in (sorted(told), [told[key] for key in sorted(told)]) for text in half]
    begin = HEAD + 8 * len(texts)
    places = accumulate((len(text) + 1 for text in texts[:-1]), initial=begin)
    where = b"".join(struct.pack("<II", len(text), place) for text, place in zip(texts, places, strict=True))
    head = struct.pack("<7I", MAGIC, 0, len(told), HEAD, HEAD + 8 * len(told), 0, 0)
    return head + where + b"".join(text + b"\0" for text in texts)


def main() -> int:
    stale = []
    for language in languages():
        path = FOLDER / language / "LC_MESSAGES" / "argparse.mo"
        if not path.exists() or path.read_bytes() != written(language):
            stale.append(path)
            if "--check" not in sys.argv:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(written(language))
    if stale and "--check" in sys.argv:
        print(f"stale: {', '.join(map(str, stale))}; run make fix")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
