"""A pytest plugin for scripts/mutation.py: tests that cite the rules of what was broken come first."""

import os

import pytest

RULES = "MOONDRAKE_BROKEN_RULES"


def is_cited(rule: str, numbers: list[str]) -> bool:
    """Is the rule among these numbers, or in a chapter that is (BM-13 has BM-13.4)?"""
    return any(rule == number or rule.startswith(number + ".") for number in numbers)


def cited(item: pytest.Item, numbers: list[str]) -> int:
    """How many of a test's rules are among these numbers."""
    rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
    return sum(is_cited(rule, numbers) for rule in rules)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    numbers = os.environ.get(RULES, "").split()
    items.sort(
        key=lambda item: cited(item, numbers), reverse=True
    )  # a stable sort: the others keep their order
