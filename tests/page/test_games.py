"""From the lobby through whole games in a real browser, by clicking only what the page offers."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import Person, bot

GAMES = ("bluemoon", "equinox")

pytestmark = pytest.mark.medium


def table_of(person: Person) -> str:
    """The table that is on the page."""
    person.until("location.hash.startsWith('#/table/')")
    return str(person.page.evaluate("location.hash")).rpartition("/")[2]


def start(person: Person, game: str, kind: str = "", level: str = "") -> str:
    """A new table with these choices; the usual one where none are named."""
    if not kind:
        person.open()
        person.press(person.find(f"[data-testid=start-game][data-game={game}]"))
        return table_of(person)
    person.open(f"#/new/{game}")
    person.find("[data-testid=start-game]")
    for value in filter(None, (kind, level)):
        person.page.locator(f"label:has(input[type=radio][value={value}])").first.click()
    person.press(person.find("[data-testid=start-game]"))
    return "" if kind == "friend" else table_of(person)


def watch_again(person: Person) -> None:
    """From the end screen through the whole game: what was shown is shown again, forwards and back."""
    person.press(person.find("[data-testid=replay-all]"))
    bar = person.find("[data-testid=replay] input")
    last = int(bar.get_attribute("max") or 0)
    assert last > 20
    first = person.text("[data-testid=replay] p")
    for way, at in (("right", 1), ("right", 2), ("left", 1), ("left", 0)):
        person.press(
            person.find(f"[data-testid=replay] .ways button:nth-of-type({4 if way == 'right' else 2})")
        )
        person.until(f"document.querySelector('[data-testid=replay] input').value === '{at}'")
    assert first
    assert person.text("[data-testid=replay] p") == first
    bar.press("End")
    person.until(f"document.querySelector('[data-testid=replay] input').value === '{last}'")
    assert person.text("[data-testid=replay] p") != first
    assert person.axe() == []
    assert not person.troubles


def test_a_whole_game_of_blue_moon_against_a_bot(meet: Meet) -> None:
    anna = meet()
    table = start(anna, "bluemoon")
    anna.play()
    assert anna.ask(f"tables/{table}")["status"] == "over"
    assert anna.axe() == []
    watch_again(anna)


def test_a_whole_game_of_equinox_against_bots_on_a_phone(meet: Meet) -> None:
    """360 px wide, by finger, to the end: nothing is cut off, what is asked is in sight."""
    anna = meet(seed=2, width=360, height=740, touch=True)
    table = start(anna, "equinox")
    anna.play(40)
    assert not anna.scrolls_sideways()
    anna.play()
    assert anna.ask(f"tables/{table}")["status"] == "over"
    assert anna.axe() == []
    watch_again(anna)


def test_a_friend_comes_by_the_link_that_the_page_shows(meet: Meet) -> None:
    anna, ben = meet(seed=4), meet(seed=5)
    start(anna, "bluemoon", "friend")
    link = anna.find("[data-testid=invite-link]").input_value()
    assert link.startswith(anna.url)
    anna.press(anna.find("[data-testid=invites] a[href*='#/table/']"))
    anna.find("[data-testid=waiting]")
    assert anna.axe() == []
    # Whoever closed the page before has the link here, too.
    assert anna.find("[data-testid=waiting] input").input_value() == link
    assert anna.is_there("[data-testid=copy-link]")
    assert "Seat b" not in anna.text("[data-testid=waiting]")
    ben.page.goto(link)
    ben.press(ben.find("[data-testid=sit-down]"))
    table = table_of(ben)
    for person in (anna, ben):
        person.find("[data-testid=board]")
    asked = anna.ask(f"tables/{table}")["to_act"]
    assert (anna, ben)[asked].wait() == "move"


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_is_invited_from_the_first_page(meet: Meet, game: str) -> None:
    anna = meet(seed=7)
    anna.open()
    boxes = [anna.find(f"article.{one} [data-testid=start-friend]").bounding_box() for one in GAMES]
    assert len({round(box["height"]) for box in boxes if box}) == 1, "one is not stretched beside the other"
    anna.press(anna.find(f"article.{game} [data-testid=start-friend]"))
    assert "#/join/" in anna.find("[data-testid=waiting] input").input_value()


def test_two_at_one_screen_hand_it_over(meet: Meet) -> None:
    anna = meet(seed=6)
    start(anna, "bluemoon", "here")
    assert anna.wait() in ("handover", "move")
    seen = set()
    for _ in range(30):
        wanted = anna.wait()
        if wanted == "handover" and wanted not in seen:
            assert anna.axe() == []
        seen.add(wanted)
        anna.do(wanted)
    assert {"handover", "move"} <= seen


def test_what_was_begun_is_found_again_in_the_lobby(meet: Meet) -> None:
    anna = meet(seed=7)
    table = start(anna, "bluemoon")
    anna.play(3)
    anna.open()
    anna.press(anna.find(f"a[href='#/table/{table}']"))
    assert anna.wait() in ("move", "confirm")


def test_the_memory_aid_of_equinox_lists_the_cards_never_seen(meet: Meet) -> None:
    anna = meet(seed=7)
    seats = [{"kind": "me", "name": "Anna"}, bot()]
    table = anna.make("equinox", seats, options={"memory": True})["table"]["id"]
    anna.sit(table)
    anna.play(6)
    anna.wait()
    unseen = anna.ask(f"tables/{table}/position")["position"]["view"]["memory"]["unseen"]
    anna.page.keyboard.press("m")
    anna.press(anna.find(f"[data-testid=memory] summary:has-text('{len(unseen)} cards not seen yet')"))
    anna.find("[data-testid=memory] details[open] button")
    assert len(anna.page.query_selector_all("[data-testid=memory] details[open] button")) >= len(unseen)
    assert anna.axe() == []
