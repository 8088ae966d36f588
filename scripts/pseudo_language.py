"""Makes a language that nobody speaks out of the English catalogue: accented letters, longer sentences.
What is still plain English on the screen then is not in the catalogue.

    python -m scripts.pseudo_language src/moondrake/words/qq

and one entry "qq": "eo" in LOCALES (words/catalogue.py).
"""

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, SelectExpression, TextElement
from fluent.syntax.visitor import Transformer

from moondrake.words import say
from scripts.write_argparse import SENTENCES, packed

ENGLISH: Final = Path(__file__).parents[1] / "src/moondrake/words/en"
LETTERS: Final = str.maketrans("aceinouyzACEINOUYZ", "áçéíñóúýžÁÇÉÍÑÓÚÝŽ")
LONGER: Final = {"á": "áa", "é": "ée", "í": "íi", "ó": "óo", "ú": "úu"}
NAME: Final = "qq"
LAST: Final = '"hu": "hu_HU"'
"""The entry that another one follows."""
CODE: Final = "%"
"""What argparse fills in, `%(prog)s` and `%s`, stays as it is."""


def accented(text: str) -> str:
    """The text with every vowel accented and written twice."""
    words = text.split(" ")
    return " ".join(word if CODE in word else _strange(word) for word in words)


def _strange(word: str) -> str:
    return "".join(LONGER.get(letter, letter) for letter in word.translate(LETTERS))


class Accents(Transformer):
    """Changes the words of a message and leaves what is put in."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        return TextElement(accented(node.value))

    def visit_SelectExpression(self, node: SelectExpression) -> SelectExpression:
        for variant in node.variants:
            self.visit(variant.value)
        return node


def write(folder: Path) -> None:
    """The whole language into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for page in sorted(ENGLISH.glob("*.ftl")):
        resource = FluentParser().parse(page.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message):
                Accents().visit(entry)
        (folder / page.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    (folder / "LC_MESSAGES").mkdir(exist_ok=True)
    told = {key: accented(say(key, "en")) for key in SENTENCES.values()}
    (folder / "LC_MESSAGES" / "argparse.mo").write_bytes(packed(told))


def add_to(package: Path) -> None:
    """All that a new language is, in a copy of the program: its folder and its entry."""
    write(package / "words" / NAME)
    path = package / "words" / "catalogue.py"
    text = path.read_text("utf-8")
    assert text.count(LAST) == 1
    path.write_text(text.replace(LAST, f'{LAST}, "{NAME}": "eo"'), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
