"""The catalogue's own checks notice what they are for."""

import pytest

from tests.words.reading import entries, needs, plain, used_in


def test_a_broken_or_doubled_entry_is_noticed():
    with pytest.raises(AssertionError, match="broken"):
        entries("key = { $open\n")
    with pytest.raises(AssertionError, match="twice"):
        entries("key = a\nkey = b\n")


def test_values_of_sentences_inside_are_wanted_too():
    found = entries("outer = a { inner } { $x }\ninner = b { $y }\n")
    assert needs("outer", found) == {"x", "y"}
    assert plain(found["outer"]) == "a"


def test_keys_are_found_whole_as_patterns_and_in_calls(tmp_path):
    (tmp_path / "code.py").write_text('say("one-key", lang, n=1)\nsay(f"icon-{name}", lang)\nx = f"{y}-z"\n')
    (tmp_path / "page.ts").write_text("say('page-title')\n")
    used = used_in(tmp_path)
    assert used.is_used("one-key")
    assert used.is_used("icon-stop")
    assert used.is_used("page-title")
    assert not used.is_used("other-key")
    assert not used.is_used("anything-z")
    assert used.calls == [("code.py:1", "one-key", {"n"}, set())]
