"""Tournaments in the browser: a Swiss one of eight with one person, on a phone, by keyboard, in Hungarian."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import Person

pytestmark = pytest.mark.medium
NAME = "<b>Kupa</b>"


def press(person: Person, what: str) -> None:
    """By keyboard alone."""
    person.find(what).focus()
    person.page.keyboard.press("Enter")


def choose(person: Person, form: str, number: int, keys: str) -> None:
    """Go to a list of a form and type."""
    person.page.locator(f"{form} select").nth(number).focus()
    for key in keys.split():
        person.page.keyboard.press(key)


def settled(person: Person) -> None:
    assert not person.scrolls_sideways()
    assert person.axe() == []


def test_a_swiss_tournament_of_eight_with_one_person_on_a_phone_by_keyboard(meet: Meet) -> None:
    anna = meet(language="hu", width=390, height=780, seed=5)
    anna.open("#/tournaments")
    press(anna, "[data-testid=new-tournament]")
    anna.find("[data-testid=tournament-form] input[type=text]").focus()
    anna.page.keyboard.type(NAME)
    choose(anna, "[data-testid=tournament-form]", 0, "ArrowDown")
    settled(anna)
    press(anna, "[data-testid=make-tournament]")
    anna.find("[data-testid=enter] input").focus()
    anna.page.keyboard.type("Anna")
    choose(anna, "[data-testid=enter]", 0, "ArrowDown")
    press(anna, "[data-testid=take-part]")
    anna.until("document.querySelectorAll('[data-testid=entrants] li').length === 1")
    choose(anna, "[data-testid=enter-bots]", 0, "Home")
    choose(anna, "[data-testid=enter-bots]", 1, "Home" + " ArrowDown" * 6)
    press(anna, "[data-testid=add-bots]")
    anna.until("document.querySelectorAll('[data-testid=entrants] li').length === 8")
    assert NAME in anna.text("h1")
    settled(anna)
    press(anna, "[data-testid=begin-tournament]")
    cup = anna.page.evaluate("location.hash").rsplit("/", 1)[-1]
    press(anna, "[data-testid=to-table]")
    anna.play()
    press(anna, "[data-testid=to-tournament]")
    for turn in (2, 3):
        anna.until(
            f"document.querySelector('[data-testid=tournament] h2')?.textContent.includes('{turn}.')", 60
        )
        give_up(anna, cup)
    anna.find("[data-status=over]")
    settled(anna)
    told = anna.ask(f"tournaments/{cup}")
    assert [len(one["tables"]) for one in told["rounds"]] == [4, 4, 4]
    best = next(one["name"] for one in told["players"] if one["player"] == told["standings"][0]["player"])
    assert best in anna.text("[data-testid=standings] tbody tr")
    assert len(anna.page.query_selector_all("[data-testid=standings] tbody tr")) == 8
    assert anna.page.query_selector("h1 b") is None


def give_up(anna: Person, cup: str) -> None:
    """The rest is not looked at: sit down and resign, to save time."""
    anna.find("[data-testid=to-table]")
    table = anna.ask(f"tournaments/{cup}")["my_table"]
    info = anna.ask(f"tables/{table}")
    (seat,) = info["my_seats"]
    base = f"{anna.url}/api/tables/{table}"
    assert anna.context.request.post(f"{base}/seats/{seat}", data={}).ok
    assert anna.context.request.post(f"{base}/messages", data={"type": "resign"}).ok
