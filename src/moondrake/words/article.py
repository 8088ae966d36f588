"""The Hungarian article before a word that is only known when the sentence is said."""

from typing import Any

VOWELS = "aáeéiíoóöőuúüű"
OPENING = " „“\"'»(*"
"""Signs before a word that nobody speaks."""
FIVE, ONE = "5", "1"


def article(value: Any) -> str:
    """`az` before a vowel, `a` otherwise; numbers as they are read out: az 1., az 5., a 10., az 1000."""
    is_number = not isinstance(value, str) and value == int(value)
    text = (str(int(value)) if is_number else str(value)).lstrip(OPENING).lower()
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    if digits:
        thousands = len(digits) % 3 == 1
        return "az" if digits[0] == FIVE or (digits[0] == ONE and thousands) else "a"
    return "az" if text[:1] and text[0] in VOWELS else "a"
