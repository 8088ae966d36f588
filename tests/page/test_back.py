"""The browser's ways back and forward: back closes what is open before it leaves the page."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Late

from tests.page.conftest import Meet
from tests.page.person import Person, bot

pytestmark = pytest.mark.medium
OPEN = "document.querySelector('dialog[open], [role=dialog]') !== null"


def at_a_table(person: Person) -> str:
    person.open()
    table: str = person.make(seats=[{"kind": "me", "name": "Anna"}, bot()])["table"]["id"]
    person.sit(table)
    person.wait()
    return f"#/table/{table}"


def address(person: Person) -> str:
    found: str = person.page.evaluate("location.hash")
    return found


def look_at_a_card(person: Person) -> None:
    """The table may move on while the hand is on its way."""
    for _ in range(5):
        person.page.locator("[data-testid=hand] [data-card]").first.press("i")
        with suppress(Late):
            person.page.wait_for_selector("[data-testid=zoom]", timeout=5_000)
            is_above(person)
            return
    raise AssertionError("no card can be looked at")


def is_above(person: Person, is_so: bool = True) -> None:
    """The page has noted in the history that something is open, or that nothing is any more."""
    person.until(f"(history.state === 'above') === {str(is_so).lower()}")


def test_back_closes_what_is_open_and_only_then_leaves_the_page(meet: Meet) -> None:
    anna = meet()
    table = at_a_table(anna)
    look_at_a_card(anna)
    anna.page.go_back()
    anna.until(f"!({OPEN})")
    assert address(anna) == table
    anna.page.go_back()
    anna.until("location.hash === ''")


def test_back_closes_one_thing_after_the_other(meet: Meet) -> None:
    anna = meet()
    table = at_a_table(anna)
    look_at_a_card(anna)
    anna.page.evaluate("document.querySelector('[data-testid=settings]').click()")
    anna.page.wait_for_selector("[data-testid=settings-dialog][open]")
    is_above(anna)
    anna.page.go_back()
    anna.until("!document.querySelector('[data-testid=settings-dialog][open]')")
    assert anna.page.evaluate(OPEN)
    is_above(anna)
    anna.page.go_back()
    anna.until(f"!({OPEN})")
    assert address(anna) == table


def test_what_was_closed_by_hand_leaves_nothing_in_the_history(meet: Meet) -> None:
    anna = meet()
    table = at_a_table(anna)
    for _ in range(3):
        look_at_a_card(anna)
        anna.page.keyboard.press("Escape")
        anna.until(f"!({OPEN})")
        is_above(anna, False)
    anna.page.go_forward()
    anna.page.wait_for_timeout(200)
    assert address(anna) == table
    anna.page.go_back()
    anna.until("location.hash === ''")
    anna.page.go_forward()
    anna.until(f"location.hash === '{table}'")


def test_a_link_in_a_dialog_leads_away_and_back_to_the_page_below(meet: Meet) -> None:
    anna = meet()
    table = at_a_table(anna)
    anna.press(anna.find("[data-testid=help]"))
    is_above(anna)
    anna.press(anna.find("[data-testid=help-dialog] a[href='#/rules']"))
    anna.until("location.hash === '#/rules'")
    anna.until(f"!({OPEN})")
    is_above(anna, False)
    anna.page.go_back()
    anna.until(f"location.hash === '{table}'")
    anna.wait()
    anna.page.go_forward()
    anna.until("location.hash === '#/rules'")
    anna.page.go_back()
    anna.until(f"location.hash === '{table}'")
    anna.wait()
    anna.page.go_back()
    anna.until("location.hash === ''")


def test_a_page_that_is_loaded_anew_with_something_open_has_nothing_open(meet: Meet) -> None:
    anna = meet()
    table = at_a_table(anna)
    look_at_a_card(anna)
    anna.page.reload()
    anna.wait()
    is_above(anna, False)
    assert address(anna) == table
    assert not anna.page.evaluate(OPEN)
    anna.page.go_back()
    anna.until("location.hash === ''")


def test_back_from_a_card_leads_to_all_cards_however_many_were_looked_at(meet: Meet) -> None:
    anna = meet()
    anna.open("#/cards")
    anna.page.locator("a[href^='#/cards/']").first.click()
    anna.page.wait_for_selector("[data-testid=card][open]")
    for _ in range(3):
        before = anna.text("[data-testid=card] h2")
        anna.page.keyboard.press("ArrowRight")
        anna.until(f"document.querySelector('[data-testid=card] h2').innerText !== {json.dumps(before)}")
    anna.page.go_back()
    anna.until("location.hash === '#/cards'")


def test_a_table_left_in_the_moment_something_closes_leaves_no_trouble_behind(meet: Meet) -> None:
    """What gives the focus back looks for a table that is not there any more."""
    anna = meet()
    at_a_table(anna)
    anna.press(anna.find("[data-pile=draw-0] .spot, .spot[data-pile=draw-0]"))
    anna.until(OPEN)
    anna.page.evaluate(
        """dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
        history.replaceState(null, '', '#/')
        dispatchEvent(new HashChangeEvent('hashchange'))"""
    )
    anna.find("[data-testid=start-game]")
