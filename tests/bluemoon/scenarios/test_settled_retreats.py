"""BM-17.2: a retreat that the rules settle says at which point of the turn."""

import pytest

from moondrake.bluemoon.events import What
from moondrake.bluemoon.words import event_words
from moondrake.testing.bluemoon import Scenario, given, side, walk

POINTS = {
    "T4e": lambda: walk(
        given(
            me=side(hand=["mimix-22", "hoax-05"]),
            you=side(active=["vulca-10", "buka-18"]),
            element="fire",
            phase="character",
        ),
        "play mimix-22",
        "play hoax-05",
    ),
    "T5e": lambda: walk(
        given(
            me=side(hand=["vulca-05", "hoax-23"]),
            you=side(active=["terrah-13"]),
            element="fire",
            phase="character",
        ),
        "play vulca-05",
        "pass",
    ),
    "T6b": lambda: walk(
        given(
            me=side(hand=["hoax-09", "hoax-21"]),
            you=side(active=["vulca-05"]),
            element="fire",
            phase="character",
        ),
        "play hoax-09",
        "pass",
    ),
}


def said(game: Scenario, language: str, reader: int = -1) -> list[str]:
    events = [event for event in game.events if event.kind == What.RETREAT]
    assert [event.rule for event in events] == ["BM-17.2"]
    return [event_words(game.state.match, event, language, ("Anna", "Ben"), reader) for event in events]


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.rule("BM-17.2", "BM-5.2")
def test_a_settled_retreat_names_its_point(point: str, language: str) -> None:
    game = POINTS[point]()
    assert f"({point})" in said(game, language)[0]
    assert f"({point})" in said(game, language, reader=0)[0]


@pytest.mark.rule("BM-6.4")
def test_a_retreat_of_choice_is_only_a_retreat() -> None:
    game = given(me=side(hand=["hoax-05"]), you=side(active=["vulca-05"]), element="fire", phase="decision")
    game.when("retreat")
    event = next(event for event in game.events if event.kind == What.RETREAT)
    assert event_words(game.state.match, event, "en", ("Anna", "Ben")) == "Anna retreats."
