"""What somebody who does not know the games stumbled over: it is said in time, and nothing lies upon it."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.page.company import Company
from tests.page.conftest import Meet
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
ME = {"kind": "me", "name": "Anna"}
ROWS = """() => {
  const fields = [...document.querySelector('search.filters').children]
  const rows = new Map()
  for (const { top, left, right } of fields.map((one) => one.getBoundingClientRect()))
    rows.set(Math.round(top), [
      Math.min(left, rows.get(Math.round(top))?.[0] ?? left),
      Math.max(right, rows.get(Math.round(top))?.[1] ?? right),
    ])
  return [...rows.values()].map((row) => row.map(Math.round))
}"""


@pytest.mark.parametrize("width", [800, 1024, 1440])
def test_the_filters_of_the_cards_leave_no_hole(meet: Meet, width: int) -> None:
    anna = meet(seed=42)
    anna.page.set_viewport_size({"width": width, "height": 768})
    anna.open("#/cards")
    anna.page.wait_for_selector("search.filters select")
    rows = anna.page.evaluate(ROWS)
    assert len(rows) <= 3
    assert len({tuple(row) for row in rows}) == 1, rows


def test_numbers_of_rules_are_quieter_than_the_sentences_of_the_log(meet: Meet) -> None:
    anna = meet(seed=27)
    anna.sit(anna.make(setup={"deck a": "hoax", "deck b": "vulca"})["table"]["id"])
    anna.wait()
    if anna.is_there("[data-testid=open-log]"):
        anna.press(anna.find("[data-testid=open-log]"))
    anna.find("[data-testid=log] li a.rule")
    look = "(what) => { const look = getComputedStyle(document.querySelector(what));"
    look += " return [parseFloat(look.fontSize), look.boxShadow, look.fontWeight] }"
    size, _, _ = anna.page.evaluate(look, "[data-testid=log] li")
    number_size, frame, weight = anna.page.evaluate(look, "[data-testid=log] li a.rule")
    assert number_size < 0.8 * size
    assert (frame, weight) == ("none", "400")


def warn(route: WebSocketRoute) -> None:
    """As if nothing would come of the first card that may be played; the facts are tested at the server."""
    server = route.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        played = [action for action in frame.get("actions", []) if action["verb"] == "play"]
        if played:
            played[0]["vain"] = "Nothing would happen."
        route.send(json.dumps(frame))

    server.on_message(pass_on)


@pytest.mark.rule("BM-16.7")
def test_a_card_that_would_come_to_nothing_does_not_shine_and_says_so_before_it_is_played(meet: Meet) -> None:
    anna = meet(seed=43)
    anna.page.route_web_socket("**/socket", warn)
    anna.sit(anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": "a"})["table"]["id"])
    vain = "[data-testid=hand] [data-playable]:has(.card.vain)"
    for _ in range(10):
        anna.wait()
        if anna.is_there(vain):
            break
        anna.press(anna.find("[data-testid=action]"))
    spot = anna.find(vain)
    card = spot.get_attribute("data-card")
    assert not anna.is_there(f"[data-card='{card}'] .card.playable")
    assert "Nothing would happen" in (spot.text_content() or "")
    anna.press(spot)
    anna.page.wait_for_selector("[data-testid=vain]")
    assert anna.is_there(f"[data-testid=hand] [data-card='{card}']"), "it was played without a word"
    anna.press(anna.find("[role=dialog] [data-testid=action], [popover] [data-testid=action]"))
    anna.until(f"!document.querySelector('[data-testid=hand] [data-card=\"{card}\"]')")


@pytest.mark.rule("BM-14.3")
def test_on_a_phone_a_card_says_what_the_power_would_be_with_it(meet: Meet) -> None:
    anna = meet(width=390, height=844, touch=True, seed=44)
    table = anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": "a"})["table"]["id"]
    anna.sit(table)
    for _ in range(10):
        anna.wait()
        foreseen = anna.ask(f"tables/{table}/position")["position"].get("foreseen")
        if foreseen:
            break
        anna.press(anna.find("[data-testid=action]"))
    assert foreseen
    one = foreseen[0]
    anna.press(anna.find(f"[data-testid=hand] [data-card='{one['card']}']"))
    anna.page.wait_for_selector("[data-testid=brings]")
    said = anna.text("[data-testid=brings]")
    assert {str(one["fire"]), str(one["earth"])} <= set(re.findall(r"\d+", said)), said


@pytest.mark.rule("BM-8.1", "BM-8.3")
def test_the_end_tells_on_a_phone_why_it_was_won_in_letters_that_can_be_read(
    meet: Meet, server: ServerProcess
) -> None:
    company = Company(server.url, seed=45)
    table = company.together("bluemoon", 2, setup={"deck a": "aqua", "deck b": "pillar"})
    company.play(table)
    dragons = company.position(table)["view"]["table"]["dragons"]
    anna = meet(width=390, height=844, touch=True)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    anna.find("[data-testid=end] figure text")
    company.close()
    said = anna.text("[data-testid=end]")
    assert re.search(r"had cards for longer|fourth dragon|dragons? (is|are) with (you|Ben)", said), (
        dragons,
        said,
    )
    smallest = """Math.min(...[...document.querySelectorAll('[data-testid=end] figure text')].map((one) =>
      parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
    assert anna.page.evaluate(smallest) >= 12
    # The course of the fights is seen whole on a low screen, too.
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    anna.settle()
    foot = "document.querySelector('[data-testid=end] {}').getBoundingClientRect().{}"
    assert anna.page.evaluate(f"{foot.format('figure', 'bottom')} <= {foot.format('.next', 'top')}")


@pytest.mark.rule("BM-6.10")
def test_a_question_says_where_its_cards_are(meet: Meet) -> None:
    """Only the hand is asked: there is nothing on the table. The preview leaves the question in sight."""
    anna = meet(seed=46, width=1440, height=900)
    anna.sit(anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": "a"})["table"]["id"])
    for _ in range(10):
        anna.wait()
        if anna.is_there("[data-testid=hand] [data-playable]") and not anna.is_there("[data-testid=action]"):
            break
        anna.press(anna.find("[data-testid=action]"))
    assert "Choose in your hand." in anna.text("[data-testid=prompt]")
    box = anna.find("[data-testid=hand] [data-playable]").bounding_box()
    assert box is not None
    for step in (0, 9):
        anna.page.mouse.move(box["x"] + 40 + step, box["y"] + 90)
    anna.find(".peek")
    anna.settle()
    above = "(what) => document.querySelector(what).getBoundingClientRect()"
    peek, prompt = (anna.page.evaluate(above, what) for what in (".peek", "[data-testid=prompt]"))
    assert peek["bottom"] <= prompt["top"]


def test_an_opposing_card_opens_by_a_click_and_any_card_by_its_letter(
    meet: Meet, server: ServerProcess
) -> None:
    company = Company(server.url, seed=47)
    table = company.at_a_moment(
        "bluemoon", 2, lambda position: len(position["view"]["table"]["sides"][1]["active"]), [1] * 8
    )
    anna = meet(width=1440, height=900)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    anna.settle()
    anna.press(anna.find(".far .combat-zone [data-card]"))
    anna.find("[data-testid=sheet], [data-testid=zoom]")
    assert not anna.is_there("[data-testid=why]")
    anna.page.keyboard.press("Escape")
    anna.until("!document.querySelector('[data-testid=sheet], [data-testid=zoom]')")
    card = anna.find("[data-testid=hand] [data-card]")
    card.hover(position={"x": 12, "y": 40})
    anna.page.keyboard.press("i")
    anna.find("[data-testid=sheet], [data-testid=zoom]")
    # "The log said Anna to Anna": whoever reads is spoken to.
    anna.page.keyboard.press("Escape")
    if anna.is_there("[data-testid=open-log]"):
        anna.press(anna.find("[data-testid=open-log]"))
    anna.find("[data-testid=log] li")
    assert not re.search(r"\bAnna (plays|announces|draws|fights)", anna.text("[data-testid=log]"))
    company.close()
