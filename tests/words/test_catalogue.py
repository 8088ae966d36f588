"""The catalogue: nothing missing, unused or forgotten in English, and the same values everywhere."""

import datetime
import subprocess
import sys

import pytest

from moondrake.cli.main import COMMANDS
from moondrake.words import (
    UnknownLanguage,
    best,
    date,
    from_environment,
    languages,
    listed,
    number,
    percent,
    say,
    source,
)
from moondrake.words.catalogue import FALLBACK, LOCALES, written
from tests.words.reading import (
    PAGE,
    ROOT,
    SOURCE,
    entries,
    finder,
    needs,
    plain,
    plural_forms,
    shows,
    used_in,
)

OTHERS = [language for language in languages() if language != FALLBACK]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_every_folder_of_sentences_is_a_language_and_every_language_has_one():
    assert {path.parent.name for path in (SOURCE / "words").glob("*/*.ftl")} == set(LOCALES)


@pytest.fixture(scope="module")
def catalogue():
    return {language: entries(source(language)) for language in languages()}


@pytest.fixture(scope="module")
def used():
    found = used_in(SOURCE, PAGE, ROOT / "scripts")
    found.keys |= {f"{name}-help" for name in COMMANDS}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sentences(catalogue, language):
    assert sorted(catalogue[language]) == sorted(catalogue[FALLBACK])


@pytest.mark.parametrize("language", languages())
def test_a_sentence_read_by_itself_is_the_one_of_the_catalogue(catalogue, language):
    alone = {key: entries(text) for key, text in written(language).items()}
    assert sorted(alone) == sorted(catalogue[language])
    for key, found in alone.items():
        assert list(found) == [key]
        assert found[key].equals(catalogue[language][key], ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language):
    folder = SOURCE / "words"
    names = [{path.name for path in (folder / one).glob("*.ftl")} for one in (FALLBACK, language)]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_wants_the_same_values_in_every_language(catalogue, language):
    english, other = catalogue[FALLBACK], catalogue[language]
    different = {
        key for key in english if not shows(key, english) <= needs(key, other) <= needs(key, english)
    }
    assert different == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_left_in_english_only_where_the_list_says_so(catalogue, language):
    lines = (ROOT / "tests" / "words" / "same.txt").read_text(encoding="utf-8").splitlines()
    allowed = {line.split()[1] for line in lines if line.startswith(f"{language} ")}
    same = {
        key
        for key, message in catalogue[FALLBACK].items()
        if any(letter.isalpha() for letter in plain(message))
        and plain(message) == plain(catalogue[language][key])
    }
    assert sorted(same) == sorted(allowed)


def test_every_sentence_is_used(catalogue, used):
    mentioned = {inner for message in catalogue[FALLBACK].values() for inner in finder(message).references}
    unused = [key for key in catalogue[FALLBACK] if not used.is_used(key) and key not in mentioned]
    assert unused == []


def test_code_asks_only_for_sentences_that_exist_and_gives_what_they_want(catalogue, used):
    wrong = []
    for place, key, values, more in used.calls:
        if key not in catalogue[FALLBACK]:
            wrong.append(f"{place}: there is no sentence '{key}'")
        elif values - more != needs(key, catalogue[FALLBACK]) - more:
            wrong.append(f"{place}: '{key}' wants {sorted(needs(key, catalogue[FALLBACK]))}")
    assert len(used.calls) > 50
    assert wrong == []


def test_the_page_asks_only_for_sentences_that_exist(catalogue, used):
    assert used.said
    assert sorted(f"{name}: {key}" for name, key in used.said if key not in catalogue[FALLBACK]) == []


@pytest.mark.parametrize("language", languages())
def test_a_choice_by_number_has_the_plural_forms_of_its_language(catalogue, language):
    wanted = {"en": {"one", "other"}, "de": {"one", "other"}, "hu": {"one", "other"}}[language]
    for key, message in catalogue[language].items():
        for forms in plural_forms(message):
            if "one" in forms:
                assert wanted <= forms, key
            assert not (forms & PLURALS) - wanted, key


def test_plurals_follow_the_language():
    assert say("trace-progress", "en", games=1) == "1 game"
    assert say("trace-progress", "en", games=0) == "0 games"
    assert say("trace-progress", "de", games=1) == "1 Spiel"
    assert say("trace-progress", "de", games=2000) == "2.000 Spiele"
    assert say("trace-progress", "hu", games=2) == "2 játék"


def test_a_language_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(UnknownLanguage, match="no language 'fr'; languages: en, de, hu"):
        say("main-json", "fr")
    with pytest.raises(UnknownLanguage):
        number(1, "fr")


def test_a_key_that_is_not_there_and_a_value_that_is_missing_are_errors():
    with pytest.raises(KeyError, match="no-such-sentence"):
        say("no-such-sentence", "de")
    with pytest.raises(ValueError, match="trace-progress"):
        say("trace-progress", "de")


def test_numbers_dates_and_lists_are_written_as_the_language_does():
    assert [number(12345.5, language) for language in languages()] == ["12,345.5", "12.345,5", "12\xa0345,5"]
    assert [number(2, language, digits=2) for language in languages()] == ["2.00", "2,00", "2,00"]
    assert [percent(0.523, language, digits=1) for language in languages()] == ["52.3%", "52,3\xa0%", "52,3%"]
    assert [percent(0.5, language) for language in languages()] == ["50%", "50\xa0%", "50%"]
    day = datetime.date(2026, 3, 5)
    assert [date(day, language) for language in languages()] == [
        "5 March 2026",
        "5. März 2026",
        "2026. március 5.",
    ]
    assert "14:07" in date(datetime.datetime(2026, 3, 5, 14, 7), "hu")
    three = ["a", "b", "c"]
    assert [listed(three, language) for language in languages()] == ["a, b and c", "a, b und c", "a, b és c"]
    assert [listed(three, language, joined="or") for language in languages()] == [
        "a, b or c",
        "a, b oder c",
        "a, b vagy c",
    ]
    assert listed([], "de") == ""


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr-FR, hu;q=0.3, en;q=0.2", "hu"),
        ("en;q=0.2,hu;q=0.8", "hu"),
        ("fr, *;q=0.1", "en"),
        ("de;q=0, hu;q=0.1", "hu"),
        ("", "en"),
        ("de;q=much", "en"),
        (";;;,,,=", "en"),
        ("HU-hu", "hu"),
    ],
)
def test_the_best_language_for_a_browser(header, language):
    assert best(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "hu_HU.UTF-8", "LANG": "de_DE.UTF-8"}, "hu"),
        ({"LC_ALL": "", "LC_MESSAGES": "hu_HU", "LANG": "de_DE"}, "hu"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_a_terminal(environment, language):
    assert from_environment(environment) == language


@pytest.mark.medium
def test_the_terminal_s_language_is_used_without_being_asked_for():
    command = [sys.executable, "-m", "moondrake.cli.main", "--help"]
    done = subprocess.run(
        command, env={"LC_ALL": "hu_HU.UTF-8", "PYTHONUTF8": "1"}, capture_output=True, text=True, check=True
    )
    assert "használat: " in done.stdout


def test_a_value_that_is_too_long_is_cut():
    told = say("problem-line", "en", line="1", problem="x" * 20_000)
    assert len(told) < 2100
    assert told.endswith("…")
