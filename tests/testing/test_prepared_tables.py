"""Prepared tables of Equinox: what is impossible or misspelt is refused with what would be right."""

import pytest

from moondrake.table import IllegalAction, SetupError
from moondrake.testing.equinox import given


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        ({"hands": {"c": "susi 7"}}, "there is no seat 'c'; seats: a, b"),
        ({"turn_of": "x"}, "x"),
        ({"hands": {"a": "susi 7, susi 7"}}, "susi 7 is not in this match, or already somewhere else"),
        ({"hands": {"a": "susi 7"}, "board": {"susi 1": "susi 7"}}, "already somewhere else"),
        ({"hands": {"a": "lupino 1"}}, "lupino 1 is not in this match"),
        ({"champions": {"sussi": "a"}}, "there is no creature 'sussi'; creatures: "),
        ({"step": "paly"}, "there is no step 'paly'; steps: bet, play"),
        ({"round_": 6}, "round_ cannot be 6; from 1 to 5"),
        ({"stones": {"lupino 1": "a"}}, "lupino takes no part"),
        ({"stones_left": {"a": 9}}, "stones_left cannot be 9 for a; from 0 to 5"),
        ({"secrets": {"a": "chameleon 4"}}, "chameleon 4 is no creature card"),
        (
            {
                "stones": {
                    f"{name} 1": "a" for name in ("susi", "cornu", "klumpi", "noctia", "vulpa", "ursus")
                }
            },
            "a has more than 5 stones",
        ),
    ],
)
def test_a_table_that_no_game_comes_to_is_refused_with_the_remedy(words, remedy):
    with pytest.raises(SetupError, match=remedy):
        given(**words)


def test_a_word_that_names_nothing_is_not_counted_as_refused():
    table = given(hands={"a": "susi 7"})
    assert table.refuses("bet lupino")
    for word in ("bet sussi", "play susi", "", "dance"):
        with pytest.raises(IllegalAction, match="words look like these"):
            table.refuses(word)
