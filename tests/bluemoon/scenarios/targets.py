"""What the tests of targets share: my texts that speak of one card, and your answer to them."""

from typing import Any, Final

import pytest

from moondrake.testing.bluemoon import Scenario, announced, given, plays, side, walk
from tests.bluemoon.scenarios.helpers import RULESETS

CHOOSE_AGAIN: Final = ("kosmos", "legends")
"""Where an influence on its target lets the owner of a text choose again (RS-23)."""
every_game = pytest.mark.parametrize("ruleset", [*RULESETS, "traces"])
again = pytest.mark.parametrize(
    ("ruleset", "asked"), [("kosmos", "me"), ("ansmann", "you"), ("legends", "me")]
)


def announcing(
    ruleset: str,
    active: list[Any],
    answer: Any,
    support: tuple[Any, ...] = ("buka-26",),
    you: dict[str, Any] | None = None,
    **fight: Any,
) -> Scenario:
    """My announcement comes, in fire unless something else is said; you hold the answer."""
    return given(
        me=side(hand=["mimix-03"], active=active, support=support),
        you=side(**{"hand": [answer, "hoax-20", "hoax-21"]} | (you or {})),
        ruleset=ruleset,
        **{"element": "fire", "phase": "announce"} | fight,
    )


def answering(
    ruleset: str,
    active: list[Any],
    answer: Any,
    support: tuple[Any, ...] = ("buka-26",),
    you: dict[str, Any] | None = None,
    **fight: Any,
) -> Scenario:
    """Your turn in the fight that I announced; you hold the answer."""
    them = {"hand": [answer, "hoax-20"]} | (you or {})
    return announcing(ruleset, active, answer, support, them, **{"turn": "you", "phase": "character"} | fight)


def attacked(
    ruleset: str,
    active: list[Any],
    answer: str,
    announce: int,
    support: tuple[Any, ...] = ("buka-26",),
    you: dict[str, Any] | None = None,
    **fight: Any,
) -> Scenario:
    """I announce; nothing is mine to choose, since the maximum decides. Then you fight with the answer."""
    game = announcing(ruleset, active, answer, support, you, **fight)
    assert announced(game, "me") == [announce]
    return walk(game, "fight", f"play {answer}")


def answer_all(game: Scenario) -> None:
    """Every choice of a target that is mine: the last card offered."""
    while game.asked() == "me" and plays(game, "choose"):
        game.when(game.legal()[-1])
