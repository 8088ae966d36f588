"""The glossary is kept: for each thing one word, in everything that is said and written in a language."""

import re
from pathlib import Path

import pytest

from moondrake.words.article import article
from tests.words.reading import ROOT, SOURCE

FORBIDDEN = {
    "de": {
        r"Wettk(a|ä)mpf": "Partie",
        r"Protokoll": "Verlauf (im Spiel), Aufzeichnung (als Datei)",
        r"Plauder": "Chat",
        r"Regelsatz|Regelvariante": "Regelwerk",
        r"Kontrolliert von": "Beherrscht von",
        r"Mekarthas the|Boatswain": "the printed German name",
        r"\bPartien? stehen\b": "Spiele stehen",
    },
    "hu": {
        r"[Vv]isszavon(?!ul)": "visszakozás (take-back); visszavonulás is the retreat",
        r"[Ii]rányít(?!ó)": "ural",
        r"[Ff]eljegyz": "jegyzőkönyv",
        r"[Kk]ezdőszám|[Mm]agérték": "kezdőérték",
        r"[Tt]ársalgó": "kezdőlap",
        r"csodalény": "teremtmény",
        r"[Kk]ötelezvény": "ujjlenyomat",
        r"szabályos(ak)? fogad": "nyílt fogadás",
        r"[Oo]sztozott győz": "megosztott győzelem",
        r"a\(z\)": "{ AZ($x) }",
        r"sárkányt (vonz|szerez|nyer|kap|lehet nyer)": "sárkányt csábít magához",
        r"PAJZS a (tűz|föld)": "PAJZS (tűz)",
        r"Vezető fázisú": "Vezető fázis kártya",
        r"(?<!nincs )(?<!mint )(?<!compiled\] )lefordítva|lefordított (lap|kézi|blöff)": "képpel lefelé",
        r"\bmagod\b": "kezdőértéked",
        r"az ellenfelének\.|az ellenfelénél": "az ellenfeledének",
    },
}
"""Words that say a thing otherwise than docs/glossary.md, and what is said instead."""

OF_CARDS = ("cards", "decks", "deck", "frame", "learn", "rules", "packs", "pack", "problems", "lobby")
"""Catalogues that speak of cards as things to collect, look up and print: there it is a kártya."""
CARD = re.compile(
    r"(?<![\w-])(?<!fázis )(?<!összefoglaló )[Kk]árty[aá](?!játék|választ|típus|szám|csomag|adat)"
)
MODULES = ("bluemoon/text", "equinox/text")


def written_in(language: str) -> list[Path]:
    """Everything that people read in a language: the catalogue, the sentences of the games, the rules."""
    found = sorted((SOURCE / "words" / language).glob("*.ftl"))
    found += [path for name in MODULES for path in (SOURCE / name).glob(f"*{language}.py")]
    return found + sorted((ROOT / "docs" / "rules" / language).glob("*.md"))


@pytest.mark.parametrize("language", sorted(FORBIDDEN))
def test_one_thing_has_one_word(language):
    wrong = []
    for path in written_in(language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for pattern, instead in FORBIDDEN[language].items():
                if found := re.search(pattern, line):
                    wrong.append(f"{path.name}:{number}: '{found.group()}', say: {instead}")
    assert wrong == []


def test_in_a_hungarian_game_a_card_is_a_lap():
    """Only kinds are called karakterkártya and so on; card texts say kártya of what lies in play."""
    read = [
        path
        for path in written_in("hu")
        if path.parent.name != "text"
        and not any(part in OF_CARDS for part in re.split(r"[-.]", path.name))
        and path.name not in ("README.md", "bm-02-components.md")
    ]
    assert len(read) > 40
    wrong = [
        f"{path.name}:{number}: {line.strip()[:80]}"
        for path in read
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if CARD.search(line) and not line.startswith("#")
    ]
    assert wrong == []


def test_in_hungarian_card_texts_cards_are_drawn_and_held_as_lapok():
    golden = (ROOT / "tests" / "golden" / "bluemoon-cards-hu.txt").read_text(encoding="utf-8")
    assert re.findall(r"húz\w* (?:\w+ )?kártyát|kez\w+ lévő kártyá\w*", golden) == []
    assert "lapot" in golden


@pytest.mark.parametrize("language", sorted(FORBIDDEN))
def test_something_is_read(language):
    assert len(written_in(language)) > 20


@pytest.mark.parametrize(
    ("word", "before"),
    [
        *((number, "az") for number in (1, 5, 50, 55, 59, 500, 599, 1000, 1999, 5000, 50_000, 1_000_000)),
        *((number, "a") for number in (0, 2, 4, 6, 10, 11, 15, 49, 60, 100, 149, 400, 2000, 10_000, 100_000)),
        ("Anna", "az"),
        ("Ödön", "az"),
        ("űrhajó", "az"),
        ("Béla", "a"),
        ("„Eső”", "az"),
        ("„Vihar”", "a"),
        ("--ruleset", "a"),
        ("5.", "az"),
        ("", "a"),
        (5.0, "az"),
    ],
)
def test_the_hungarian_article_fits_the_sound_of_what_follows(word, before):
    assert article(word) == before


def test_the_article_stands_in_sentences():
    from moondrake.words import say

    assert say("page-lobby-show-all", "hu", count=12) == "Mind a 12 mutatása"
    assert say("page-lobby-show-all", "hu", count=50) == "Mind az 50 mutatása"
