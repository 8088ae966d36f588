"""Matches and the solo game: decks chosen in secret, a restart in the middle, a deck with reasons."""

import socket
from pathlib import Path

import pytest

from moondrake.words import say
from tests.page.conftest import Meet
from tests.page.person import Person
from tests.page.test_games import table_of
from tests.page.ways import Way, every_way
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
WHY = {
    "en": ("It turns cards up until", "It plays everything", "It never declines"),
    "de": ("Es deckt auf, bis", "Es spielt alles", "Es lehnt nie"),
    "hu": ("Addig fordít fel lapokat", "Mindent kijátszik", "Sosem utasít el csatát"),
}


def choose(person: Person, people: str) -> None:
    """A people for the next game."""
    person.tick(f"input[type=radio][value={people}]")


def press(person: Person, what: str) -> None:
    person.press(person.find(what))


def give_up(person: Person) -> None:
    """The rest of this game is not looked at, to save time."""
    address = f"{person.url}/api/tables/{table_of(person)}/messages"
    assert person.context.request.post(address, data={"type": "resign"}).ok


def shown_decks(person: Person) -> list[str]:
    setup = person.ask(f"tables/{table_of(person)}")["setup"]
    return [setup["deck a"], setup["deck b"]]


@every_way("en keys")
@pytest.mark.rule("BM-8.5", "BM-8.6", "BM-8.7")
def test_a_match_of_three_games_with_secret_decks_goes_on_after_the_server_was_killed(
    meet: Meet, way: Way, tmp_path: Path
) -> None:
    """Anna in each of the ways, Ben on a phone in German; each chooses without the other knowing."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    words = ("--port", str(port), "--data", str(tmp_path), "--no-limits")
    server = ServerProcess(*words).start()
    try:
        anna = meet(server.url, **way, seed=71)
        ben = meet(server.url, seed=72, language="de", width=390, height=844, touch=True, theme="light")
        make_secret_match(anna)
        path = anna.find("[data-testid=invite-link]").input_value()
        press(anna, "[data-testid=invites] a[href^='#/table/']")
        choose(anna, "khind")
        assert anna.axe() == []
        press(anna, "[data-testid=choose-this]")
        anna.find("[data-testid=waiting]")
        ben.page.goto(path)
        ben.find("[data-testid=join]")
        assert "Khind" not in ben.text("[data-testid=join] h1")
        assert ben.axe() == []
        choose(ben, "flit")
        ben.press(ben.find("[data-testid=join] button[type=submit]"))
        for person in (anna, ben):
            person.find("[data-testid=prompt]")
        assert shown_decks(anna) == ["khind", "flit"]
        give_up(ben)
        next_game(anna, ben, "hoax", "terrah")
        assert shown_decks(anna) == ["hoax", "terrah"]
        assert anna.ask(f"tables/{table_of(anna)}")["setup"]["start"] == "b"
        with anna.expecting_trouble(), ben.expecting_trouble():
            server.kill()
            anna.page.wait_for_timeout(300)
            server = ServerProcess(*words).start()
            for person in (anna, ben):
                person.page.reload()
                person.find("[data-testid=prompt]")
        for person in (anna, ben):
            person.until("!document.querySelector('[data-testid=lost]')")
        give_up(anna)
        next_game(anna, ben, "", "aqua")
        assert shown_decks(anna)[1] == "aqua"
        give_up(ben)
        for person in (anna, ben):
            sheet = person.find("[data-testid=score-sheet]")
            assert len(sheet.query_selector_all("tbody tr")) == 3
        assert anna.ask(f"tables/{table_of(anna)}")["crystals"] == [1, 1]
        for person in (anna, ben):
            person.page.goto("about:blank")
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def make_secret_match(anna: Person) -> None:
    anna.open("#/new/bluemoon")
    anna.find("[data-testid=start-game]")
    anna.tick("input[type=radio][value=friend]")
    anna.tick("[data-testid=match-choice] input[type=checkbox]")
    anna.choose("[data-testid=match-leaders]", "secret")
    anna.choose("[data-testid=match-between]", "chooseAgain")
    assert not anna.page.query_selector("input[type=radio][value=khind]"), "nobody chooses in the open"
    press(anna, "[data-testid=start-game]")


def next_game(anna: Person, ben: Person, hers: str, his: str) -> None:
    """From the end of a game to the next, each with another deck; without a name the one chosen by chance."""
    before = table_of(anna)
    press(anna, "[data-testid=rematch]")
    anna.until(f"!location.hash.endsWith('{before}')")
    anna.find("[data-testid=choose-deck]")
    if hers:
        choose(anna, hers)
    press(anna, "[data-testid=choose-this]")
    asked = ben.page.wait_for_selector("[data-testid=rematch-asked] a", state="attached")
    assert asked is not None
    ben.page.goto(f"{ben.url}/{asked.get_attribute('href')}")
    ben.find("[data-testid=choose-deck]")
    choose(ben, his)
    ben.press(ben.find("[data-testid=choose-this]"))
    for person in (anna, ben):
        person.find("[data-testid=prompt]")


@every_way("hu phone")
@pytest.mark.rule("BM-22.3", "BM-22.5", "BM-22.6", "BM-22.8")
def test_a_solo_game_from_the_ladder_to_its_end_tells_why_the_deck_does_what_it_does(
    meet: Meet, way: Way
) -> None:
    """Then the ladder knows of it, and another game begins."""
    anna, language = meet(**way, seed=3), way["language"]
    anna.open("#/solo")
    rungs = anna.find("[data-testid=ladder]").query_selector_all("li")
    assert len(rungs) == 9
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    choose(anna, "hoax")
    first = rungs[0].query_selector("button")
    assert first is not None
    anna.press(first)
    table = table_of(anna)
    anna.play()
    told = anna.ask(f"tables/{table}")
    assert (told["status"], told["setup"]["deck a"]) == ("over", "hoax")
    anna.page.keyboard.press("Escape")
    if anna.is_there("[data-testid=open-log]"):
        anna.press(anna.find("[data-testid=open-log]"))
    anna.find("[data-testid=log] [data-testid=because]")
    shown = anna.text("[data-testid=log]")
    for why in WHY[language]:
        assert why in shown
    assert "BM-22.6" in shown
    assert anna.axe() == []
    anna.open("#/solo")
    anna.find("[data-testid=ladder]")
    won = int(0 in told["result"]["winners"])
    assert say("page-solo-record", language, won=won, lost=1 - won) in anna.text("[data-testid=ladder]")
    anna.open(f"#/table/{table}")
    anna.press(anna.find("[data-testid=rematch]"))
    anna.until(f"!location.hash.endsWith('{table}')")
    assert anna.wait() in ("move", "confirm")
