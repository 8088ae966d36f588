"""Whole games in a real browser, by clicking only what the page offers."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import bot

pytestmark = pytest.mark.medium


def test_a_whole_game_of_blue_moon_against_a_bot(meet: Meet) -> None:
    anna = meet()
    table = anna.make(setup={"deck a": "hoax", "deck b": "vulca"})["table"]["id"]
    anna.sit(table)
    anna.play()
    assert anna.ask(f"tables/{table}")["status"] == "over"


def test_a_whole_game_of_equinox_against_a_bot(meet: Meet) -> None:
    anna = meet(seed=2)
    table = anna.make("equinox", [{"kind": "me", "name": "Anna"}, bot()])["table"]["id"]
    anna.sit(table)
    anna.play()
    assert anna.ask(f"tables/{table}")["status"] == "over"
