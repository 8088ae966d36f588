"""A rule by its number, and rules by words."""

import pytest

from moondrake.reference import UnknownRule, chapter, chapters, rule, search
from moondrake.reference.plain import lines, plain
from moondrake.words import UnknownLanguage


def missing(prefix, rest):
    """A number that no rule has, written so that the index of rules does not stumble over it."""
    return f"{prefix}-{rest}"


def test_a_rule_has_its_text_its_chapter_and_its_neighbours():
    found = rule("BM-10.8")
    assert found.number == "BM-10.8"
    assert (found.title, found.chapter, found.chapter_title) == ("RETRIEVE", "BM-10", "Blue Moon 10: Symbols")
    assert found.text.startswith("In `T1` you may take back")
    assert found.source == "Ansmann 4.3; KOSMOS p. 15"
    assert (found.before, found.after) == ("BM-10.7", "BM-10.9")
    assert found.cites == ("RS-8",)
    assert "BM-6.1" in found.cited_by
    assert found.page == "bm-10-symbols.md#bm-10.8"
    assert not found.is_fallback


def test_a_switch_names_its_key_and_a_card_s_rule_its_cards():
    assert rule("RS-8").switches == ("retrieveBlock",)
    assert rule("RS-8").title == "`retrieveBlock`"
    assert {"aqua-28", "pillar-16"} <= set(rule("BM-16.2").cards)


@pytest.mark.parametrize("typed", ["bm-10.8", "BM 10.8", " bm10.8 ", "BM-10.8"])
def test_a_number_may_be_typed_in_many_ways(typed):
    assert rule(typed).number == "BM-10.8"


def test_a_number_with_a_letter():
    assert rule("BM-6.6A".lower()).number == "BM-6.6a"


def test_a_translated_rule_and_one_that_falls_back():
    german = rule("BM-10.8", "de")
    assert (german.title, german.language, german.is_fallback) == ("WIEDERAUFNEHMEN", "de", False)
    assert german.page == "de/bm-10-symbols.md#bm-10.8"
    english = rule("BM-18.1", "hu")
    assert (english.language, english.is_fallback) == ("en", True)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        (missing("BM", "10.99"), ("BM-10.39", "BM-10.40", "BM-10.41", "BM-10.42", "BM-10.43")),
        (missing("EQ", "7.4"), ("EQ-7.1", "EQ-7.2", "EQ-7.3")),
        (missing("BM", "99.1"), ("BM-23.1", "BM-23.2", "BM-23.3", "BM-23.4", "BM-23.5")),
        ("10.8", ("BM-10.8",)),
        ("pair", ()),
        ("", ()),
    ],
)
def test_an_unknown_number_names_those_near_it(typed, near):
    with pytest.raises(UnknownRule) as caught:
        rule(typed)
    assert caught.value.near == near
    assert ("numbers look like" in str(caught.value)) == (not near)


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage, match="en, de, hu"):
        rule("BM-10.8", "fr")
    with pytest.raises(UnknownLanguage):
        search("pair", "fr")


def test_chapters_by_key():
    assert len(chapters()) == 36
    found = chapter("bm 10", "de")
    assert found is not None
    assert (found.title, found.is_fallback) == ("Blue Moon 10: Symbole", False)
    assert found.numbers[0] == "BM-10.0"
    assert chapter("BM-99") is None


@pytest.mark.parametrize(
    ("words", "language", "numbers"),
    [
        ("pair", "en", {"BM-10.19", "BM-10.20"}),
        ("Paar", "de", {"BM-10.19", "BM-10.20"}),
        ("pár", "hu", {"BM-10.19", "BM-10.20"}),
        ("par", "hu", {"BM-10.19"}),
        ("challenge bluff dragon", "en", {"BM-10.40", "BM-10.41"}),
        ("fourth dragon", "en", {"BM-8.1"}),
        ("Moosmann", "de", {"EQ-9.2"}),
    ],
)
def test_a_search_finds_the_rules_about_its_words_first(words, language, numbers):
    found = [hit.number for hit in search(words, language, limit=5)]
    assert numbers <= set(found)


def test_rules_with_more_of_the_words_come_first():
    hits = search("mulligan dragon", "en", limit=30)
    both = [index for index, hit in enumerate(hits) if hit.score >= 2]
    assert both == list(range(len(both)))
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_a_snippet_shows_the_word_and_is_cut_between_words():
    for hit in search("caterpillar", "en"):
        assert "caterpillar" in hit.snippet.lower() or "caterpillar" in hit.title.lower()
        assert len(hit.snippet) < 180


def test_nothing_is_found_for_nothing():
    assert search("", "en") == []
    assert search("?!", "de") == []
    assert search("qqqq", "hu") == []


def test_markdown_becomes_plain_lines():
    assert plain("**A** *b* `c` [BM-2.1](x.md#bm-2.1)") == "A b c BM-2.1"
    assert lines("one two three", 9) == ["one two", "three"]
    assert lines("- a\n  b\n- c", 20) == ["- a b", "- c"]
    assert lines("| A | B |\n|---|---|\n| 1 | 2 |", 20) == ["- A / B", "- 1 / 2"]
