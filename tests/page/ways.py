"""Each story in three languages, by mouse, by keys and on a phone: one way always, all when asked."""

from typing import Any

import pytest

LANGUAGES = ("en", "de", "hu")
HANDS: dict[str, dict[str, Any]] = {
    "mouse": {},
    "keys": {"keys": True},
    "phone": {"width": 390, "height": 844, "touch": True, "theme": "light"},
}
Way = dict[str, Any]


def every_way(first: str) -> pytest.MarkDecorator:
    """Three ways that have each language and each hand once; `first` is the one of `make test`."""
    language, hand = first.split()
    turn = list(HANDS).index(hand) - LANGUAGES.index(language)
    hands = [list(HANDS)[(place + turn) % 3] for place in range(3)]
    told = [
        pytest.param(
            {"language": word, **HANDS[by]},
            id=f"{word}-{by}",
            marks=[] if word == language else [pytest.mark.slow],
        )
        for word, by in zip(LANGUAGES, hands, strict=True)
    ]
    return pytest.mark.parametrize("way", told)
