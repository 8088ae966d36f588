"""Tournaments in the browser: a Swiss one of eight with one person."""

from typing import Any

import pytest

from moondrake.words import say
from tests.page.conftest import Meet
from tests.page.person import Json, Person
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


def ask_for(person: Person, method: str, path: str, **body: Any) -> Json:
    """What the page would ask for, to save time."""
    reply = person.context.request.fetch(f"{person.url}/api/{path}", method=method, data=body)
    assert reply.ok, reply.text()
    told: Json = reply.json()
    return told


def small_cup(*people: Person, **wish: Any) -> str:
    """A tournament of these people, begun by the first of them."""
    clock = {"kind": "game", "seconds": 600, "increment": 0}
    made = ask_for(people[0], "POST", "tournaments", game="bluemoon", table="game", clock=clock, **wish)
    for number, person in enumerate(people):
        person.open()
        ask_for(person, "POST", f"tournaments/{made['id']}/players", name=f"Guest {number}", choice="hoax")
    ask_for(people[0], "POST", f"tournaments/{made['id']}/begin")
    return str(made["id"])


def test_whoever_waits_in_vain_at_a_table_is_led_back_and_has_won(meet: Meet) -> None:
    """Nobody is told of a lost connection or a wrong link when the other one leaves."""
    anna, ben = meet(seed=6), meet(seed=7)
    cup = small_cup(anna, ben)
    anna.open(f"#/tournaments/{cup}")
    press(anna, "[data-testid=to-table]")
    anna.find("[data-testid=waiting] a[href^='#/tournaments/']")
    with anna.expecting_trouble():
        ask_for(ben, "DELETE", f"tournaments/{cup}/players/1")
        anna.find("[data-testid=nobody-came]")
    assert not anna.is_there("[data-testid=lost]")
    settled(anna)
    press(anna, "[data-testid=nobody-came] a")
    anna.find("[data-status=over]")
    assert "Guest 0 has won" in anna.text(".champion")
    assert "Guest 1 left" in anna.text("[data-testid=standings]")


def test_everybody_is_told_what_to_do_and_dropping_out_is_asked_again(meet: Meet) -> None:
    anna, ben, cleo = meet(seed=8), meet(seed=9), meet(seed=10, width=390, height=844, touch=True)
    cup = small_cup(anna, ben, cleo, system="knockout")
    for person in (anna, ben, cleo):
        person.open(f"#/tournaments/{cup}")
    assert "You have a bye" in anna.find("[data-testid=meanwhile]").inner_text()
    press(cleo, "details summary >> nth=-1")
    press(cleo, "[data-testid=drop-out]")
    assert cleo.axe() == []
    cleo.page.keyboard.press("Escape")
    cleo.until("!document.querySelector('dialog[open]')")
    assert not any(one["has_left"] for one in cleo.ask(f"tournaments/{cup}")["players"])
    press(cleo, "[data-testid=drop-out]")
    press(cleo, "[data-testid=is-sure]")
    cleo.until("!document.querySelector('[data-testid=to-table]')")
    assert [one["has_left"] for one in cleo.ask(f"tournaments/{cup}")["players"]] == [False, False, True]
    ask_for(anna, "DELETE", f"tournaments/{cup}/players/0")
    anna.find("[data-status=over]")
    assert "Guest 1 has won" in anna.text(".champion")


def give_up(anna: Person, cup: str) -> None:
    """The rest is not looked at: sit down and resign, to save time."""
    table = anna.ask(f"tournaments/{cup}")["my_table"]
    info = anna.ask(f"tables/{table}")
    (seat,) = info["my_seats"]
    base = f"{anna.url}/api/tables/{table}"
    if not info["seats"][seat]["is_ready"]:
        assert anna.context.request.post(f"{base}/seats/{seat}", data={}).ok
    assert anna.context.request.post(f"{base}/messages", data={"type": "resign"}).ok
