"""What is written once for each language."""

from typing import TypeVar

T = TypeVar("T")


class Tongues(dict[str, T]):
    """Something for each language; a language that has none of its own gets the English."""

    def __missing__(self, _language: str) -> T:
        return self["en"]
