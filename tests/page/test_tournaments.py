"""Tournaments in the browser: a Swiss one of eight with one person."""

import pytest

from moondrake.words import say
from tests.page.conftest import Meet
from tests.page.person import Person
from tests.page.ways import Way, every_way

pytestmark = pytest.mark.medium
NAME = "<b>Kupa</b>"


def press(person: Person, what: str) -> None:
    person.press(person.find(what))


def settled(person: Person) -> None:
    assert not person.scrolls_sideways()
    assert person.axe() == []


@every_way("de keys")
def test_a_swiss_tournament_of_eight_with_one_person(meet: Meet, way: Way) -> None:
    anna = meet(**way, seed=5)
    anna.open("#/tournaments")
    press(anna, "[data-testid=new-tournament]")
    anna.write("[data-testid=tournament-form] input[type=text]", NAME)
    anna.choose("[data-testid=tournament-form] select", "game")
    settled(anna)
    press(anna, "[data-testid=make-tournament]")
    anna.write("[data-testid=enter] input", "Anna")
    anna.choose("[data-testid=enter] select", "vulca")
    press(anna, "[data-testid=take-part]")
    anna.until("document.querySelectorAll('[data-testid=entrants] li').length === 1")
    anna.choose("[data-testid=enter-bots] select >> nth=0", "random")
    anna.choose("[data-testid=enter-bots] select >> nth=1", "7")
    press(anna, "[data-testid=add-bots]")
    anna.until("document.querySelectorAll('[data-testid=entrants] li').length === 8")
    assert NAME in anna.text("h1")
    settled(anna)
    press(anna, "[data-testid=begin-tournament]")
    cup = anna.page.evaluate("location.hash").rsplit("/", 1)[-1]
    press(anna, "[data-testid=to-table]")
    anna.play(6)
    give_up(anna, cup)
    press(anna, "[data-testid=to-tournament]")
    for turn in (2, 3):
        title = say("page-tournament-round", way["language"], number=turn)
        anna.until(
            f"document.querySelector('[data-testid=tournament] h2')?.textContent.includes({title!r})", 60
        )
        anna.find("[data-testid=to-table]")
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
    table = anna.ask(f"tournaments/{cup}")["my_table"]
    info = anna.ask(f"tables/{table}")
    (seat,) = info["my_seats"]
    base = f"{anna.url}/api/tables/{table}"
    if not info["seats"][seat]["is_ready"]:
        assert anna.context.request.post(f"{base}/seats/{seat}", data={}).ok
    assert anna.context.request.post(f"{base}/messages", data={"type": "resign"}).ok
