"""Numbers, dates and lists as each language writes them."""

import datetime
from collections.abc import Sequence
from typing import Literal

from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from moondrake.words.catalogue import LOCALES, check_language


def number(value: float, language: str, digits: int | None = None) -> str:
    """`1,234.5`, `1.234,5` or `1 234,5`; `digits` fixes how many stand behind the point."""
    pattern = None if digits is None else "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(value, format=pattern, locale=_locale(language))


def percent(share: float, language: str, digits: int = 0) -> str:
    """`52%` or `52 %`, from a share such as 0.52."""
    whole = format_percent(0, locale=_locale(language))
    pattern = whole.replace("0", "#,##0" + ("." + "0" * digits if digits else ""))
    return format_percent(share, format=pattern, locale=_locale(language))


def date(day: datetime.date, language: str) -> str:
    """A day in words; with the time of day where one is given."""
    locale = _locale(language)
    if isinstance(day, datetime.datetime):
        return format_datetime(day, format="long" if day.tzinfo else "medium", locale=locale)
    return format_date(day, format="long", locale=locale)


def listed(items: Sequence[str], language: str, joined: Literal["and", "or"] = "and") -> str:
    """`a, b and c`, or `a, b or c`; nothing for no items."""
    style: Literal["standard", "or"] = "standard" if joined == "and" else "or"
    return format_list(items, style=style, locale=_locale(language))


def _locale(language: str) -> str:
    return LOCALES[check_language(language)]
