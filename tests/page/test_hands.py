"""What hands and eyes need: dragging means its target, forced colours leave lines, a phone may be turned."""

import itertools

import pytest
from playwright.sync_api import ElementHandle

from moondrake.bluemoon.cards import BY_KEY
from tests.page.company import Company
from tests.page.conftest import Meet
from tests.page.person import UNPLAYABLE, Json, Person
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
FIRST = ("keep", "pass", "done")
# Cards of the hand of which more than an edge lies below what is asked or what is advised.
COVERED = """(() => {
  const edge = 4
  const above = [...document.querySelectorAll('[data-testid=prompt], [data-testid=hint]')]
    .map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('[data-testid=hand] [data-card]')].filter((one) => {
    const card = one.getBoundingClientRect()
    return above.some(({ left, right, top, bottom }) => card.left + edge < right && card.right - edge > left
      && card.top + edge < bottom && card.bottom - edge > top)
  }).map((one) => one.dataset.card)
})()"""

# Cards of the fight whose texts can be read neither on them nor beside them.
UNREAD = """[...document.querySelectorAll('.front .card:not(.tucked)')]
  .filter((one) => one.querySelector('.says') && !one.classList.contains('medium'))
  .map((one) => one.querySelector('.name').dataset.say)
  .filter((name) => ![...document.querySelectorAll('[data-testid=texts] b')]
    .some((one) => one.textContent === name))"""


def position(person: Person, table: str) -> Json:
    told: Json = person.ask(f"tables/{table}/position")["position"]
    return told


def bring(person: Person, table: str, ask: str) -> None:
    """To a question, by the server's interface, only to save time."""

    def is_asked() -> bool:
        now = position(person, table)
        if now["type"] == "choose" and now["question"]["ask"] == ask:
            return True
        assert now["type"] != "over", f"nobody is asked '{ask}'"
        if now["type"] == "choose":
            ways = sorted(
                now["actions"], key=lambda one: FIRST.index(one["verb"]) if one["verb"] in FIRST else 9
            )
            body = {"type": "answer", "action": ways[0]["id"], "sequence": now["sequence"]}
            assert person.context.request.post(f"{person.url}/api/tables/{table}/messages", data=body).ok
        return False

    person.until_so(is_asked, f"somebody is asked '{ask}'")


def drag(person: Person, what: ElementHandle, x: float, y: float) -> None:
    """From its middle to there, with a way between."""
    box = what.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + min(30, box["height"] / 2))
    mouse.down()
    mouse.move(x - 30, y - 30, steps=4)
    mouse.move(x, y, steps=4)
    mouse.up()


def onto(person: Person, what: ElementHandle, place: str) -> None:
    target = person.find(place).bounding_box()
    assert target is not None
    drag(person, what, target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)


@pytest.mark.rule("BM-6.10")
def test_a_card_of_blue_moon_is_played_where_it_belongs_and_nowhere_else(meet: Meet) -> None:
    anna = meet(seed=81, width=1440, height=900)
    setup = {"deck a": "vulca", "deck b": "hoax", "start": "a"}
    table = anna.make(setup=setup)["table"]["id"]
    bring(anna, table, "character")
    anna.sit(table)
    card = anna.find("[data-testid=hand] [data-playable]")
    before = position(anna, table)["decisions"]
    for place in ("[data-pile=discard-1]", ".players", "[data-testid=hand]"):
        onto(anna, card, place)
        assert position(anna, table)["decisions"] == before, place
        anna.page.keyboard.press("Escape")
        card = anna.find("[data-testid=hand] [data-playable]")
    onto(anna, anna.find(f"[data-testid=hand] {UNPLAYABLE}"), "[data-drop=combat]")
    assert "BM-" in anna.find("[data-testid=why] a").inner_text()
    assert position(anna, table)["decisions"] == before
    anna.page.keyboard.press("Escape")
    card = anna.find("[data-testid=hand] [data-playable]")
    number = int(card.get_attribute("data-card") or -1)
    onto(anna, card, "[data-drop=combat]")
    anna.until_so(lambda: position(anna, table)["decisions"] > before, "the card was played")
    assert number not in position(anna, table)["view"]["table"]["sides"][0]["hand"]


def test_a_card_of_equinox_means_the_field_that_it_is_dropped_on(meet: Meet) -> None:
    anna = meet(seed=82, width=1440, height=900)
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = anna.make("equinox", [{"kind": "me", "name": "Anna"}, *bots])["table"]["id"]
    bring(anna, table, "play")
    anna.sit(table)
    beside = """() => document.querySelector('[data-strip]').getBoundingClientRect().left
      >= [...document.querySelectorAll('header nav a')].at(-1).getBoundingClientRect().right"""
    assert anna.page.evaluate(beside), "the players lie upon the menu"
    # A card whose field can be dropped on, and another creature's field beside it.
    for card in anna.page.query_selector_all("[data-testid=hand] [data-playable]"):
        places = aims(anna, card)
        if places and places[0].startswith("field-"):
            break
    before = position(anna, table)["decisions"]
    other = anna.page.evaluate(
        "(own) => [...document.querySelectorAll('[data-drop^=field-]')].map((one) => one.dataset.drop)"
        ".find((one) => one !== own)",
        places[0],
    )
    onto(anna, card, f"[data-drop={other}]")
    assert position(anna, table)["decisions"] == before
    anna.page.keyboard.press("Escape")
    onto(anna, card, f"[data-drop={places[0]}]")
    anna.until_so(lambda: position(anna, table)["decisions"] > before, "the card was played on its field")


def aims(person: Person, card: ElementHandle) -> list[str]:
    """Where the page lights up while a card is held; it is put back."""
    box = card.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] - 20, steps=3)
    lit: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[data-aim]')].map((one) => one.dataset.drop)"
    )
    person.page.keyboard.press("Escape")
    mouse.up()
    return lit


def test_where_the_system_chooses_the_colours_every_button_has_a_line(meet: Meet) -> None:
    anna = meet(seed=83)
    anna.page.emulate_media(forced_colors="active")
    anna.open()
    anna.find("[data-testid=start-game]")
    bare = """[...document.querySelectorAll('button, .button, input, select, label:has(> input[type=radio])')]
      .filter((one) => one.checkVisibility() && one.offsetWidth > 4 && !one.matches('.spot, label > input'))
      .filter((one) => getComputedStyle(one).borderTopWidth === '0px')
      .map((one) => one.outerHTML.slice(0, 120))"""
    assert anna.page.evaluate(bare) == []
    anna.sit(anna.make()["table"]["id"])
    anna.find("[data-testid=board]")
    assert anna.page.evaluate(bare) == []
    marked = "getComputedStyle(document.querySelector('.spot.playable')).outlineStyle"
    if anna.is_there(".spot.playable"):
        assert anna.page.evaluate(marked) == "dashed"


def test_dragons_are_there_after_a_phone_with_large_letters_is_turned(meet: Meet) -> None:
    anna = meet(seed=84, width=390, height=844, touch=True)
    anna.sit(anna.make()["table"]["id"])
    anna.page.evaluate("document.documentElement.style.fontSize = '150%'")
    shown = """[...document.querySelectorAll('.track .dragon')].filter((one) => {
      const { width, height, left, right, top, bottom } = one.getBoundingClientRect()
      return width > 8 && height > 8 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }).length"""
    for size in ((390, 844), (844, 390), (390, 844)):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.until(f"({shown}) === 3")
        assert not anna.scrolls_sideways()


@pytest.mark.rule("BM-6.8", "BM-6.12")
@pytest.mark.parametrize("offer", ["plan", "plan-alone"])
def test_on_a_phone_a_character_that_is_touched_early_fights(meet: Meet, offer: str) -> None:
    anna = meet(seed=85, width=390, height=844, touch=True)
    # Nothing more is left out where nothing more may be played: then the bot has begun the fight.
    start = "a" if offer == "plan" else "b"
    for _ in range(10):
        table = anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": start})["table"]["id"]
        bring(anna, table, "decision")
        if offer == "plan" or position(anna, table)["view"]["table"]["element"]:
            break
    anna.sit(table)
    anna.find("[data-testid=hand] [data-card]")
    for card in anna.page.query_selector_all("[data-testid=hand] [data-card]"):
        anna.press(card)
        anna.find("[data-testid=sheet]")
        if anna.is_there(f"[data-testid={offer}]"):
            break
        anna.page.keyboard.press("Escape")
    number = int(card.get_attribute("data-card") or -1)
    assert not anna.is_there("[data-testid=why]"), "it is offered, and said to be impossible"
    anna.press(anna.find(f"[data-testid={offer}]"))
    assert_fights(anna, table, number)


def assert_fights(person: Person, table: str, card: int) -> None:
    """This card lies in the fight before long."""

    def mine() -> Json:
        side: Json = position(person, table)["view"]["table"]["sides"][0]
        return side

    person.until_so(lambda: card not in mine()["hand"], "the card left the hand")
    assert card in mine()["active"]


@pytest.mark.rule("BM-6.8", "BM-6.12")
def test_a_character_that_is_dragged_into_the_fight_early_fights(meet: Meet) -> None:
    """As one that is touched; nowhere else."""
    anna = meet(seed=85, width=1440, height=900)
    table = anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": "a"})["table"]["id"]
    bring(anna, table, "decision")
    anna.sit(table)
    card = anna.find("[data-testid=hand] .card-spot[data-kind=character] [data-card]")
    assert aims(anna, card) == ["combat"]
    number = int(card.get_attribute("data-card") or -1)
    onto(anna, card, "[data-drop=combat]")
    assert_fights(anna, table, number)


def test_nothing_is_taken_back_before_it_was_asked(meet: Meet) -> None:
    anna = meet(seed=86, width=390, height=844, touch=True)
    setup = {"deck a": "vulca", "deck b": "hoax", "start": "a"}
    table = anna.make(setup=setup, options={"take_back": "on"})["table"]["id"]
    bring(anna, table, "character")
    anna.sit(table)
    before = position(anna, table)["decisions"]
    anna.press(anna.find(".helps [aria-keyshortcuts=u]"))
    anna.find("[data-testid=back]")
    assert position(anna, table)["decisions"] == before, "nothing was asked"
    anna.press(anna.find("[data-testid=take-back]"))
    anna.until_so(lambda: position(anna, table)["decisions"] < before, "something was taken back")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768)])
def test_every_active_text_can_be_read_on_a_laptop(meet: Meet, width: int, height: int) -> None:
    """On the card, or beside the cards where they are small or lie upon each other."""
    anna = meet(seed=87, width=width, height=height)
    anna.sit(anna.make(setup={"deck a": "hoax", "deck b": "vulca", "start": "a"})["table"]["id"])
    for _ in range(12):
        if anna.wait() == "end":
            break
        assert anna.page.evaluate(UNREAD) == []
        if height >= 900:
            assert anna.page.evaluate("!document.querySelector('[data-testid=hand] .card.small')")
        anna.do(anna.look())
        anna.settle()


def test_the_text_of_a_boosted_character_can_be_read_beside_it(meet: Meet, server: ServerProcess) -> None:
    """With others tucked under it, too: little is left of the zone then."""
    company = Company(server.url, seed=28)

    def boosted(position: Json) -> float:
        keys = position["view"]["cards"]
        return max(
            float(
                len(side["active"]) == 2
                and len(side["inactive"]) > 0
                and bool(BY_KEY[keys[str(side["active"][0])]].text)
            )
            for side in position["view"]["table"]["sides"]
        )

    table = company.at_a_moment("bluemoon", 2, boosted, [1] * 8, setup={"deck a": "hoax", "deck b": "hoax"})
    anna = meet(width=1440, height=900)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    anna.settle()
    company.close()
    assert anna.page.evaluate(UNREAD) == []


def test_what_is_asked_and_what_is_advised_lie_on_no_card_of_the_hand(meet: Meet) -> None:
    """Cards to be exchanged are chosen, one is under the mouse; then a hint stands beside them."""
    anna = meet(seed=83, width=1440, height=900)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    setup = {"deck a": "terrah", "deck b": "hoax", "ruleset": "legends+mulligan=on"}
    table = anna.make(seats=seats, setup=setup, options={"hints": True})["table"]["id"]
    bring(anna, table, "mulligan")
    anna.sit(table)
    for place in (1, 3):
        anna.press(anna.page.query_selector_all("[data-testid=hand] [data-card]")[place])
        anna.until(f"document.querySelectorAll('[data-testid=hand] li.chosen').length === {place // 2 + 1}")
    anna.settle()
    assert anna.page.evaluate(COVERED) == []
    anna.page.keyboard.press("h")
    anna.find("[data-testid=hint]")
    anna.settle()
    assert anna.page.evaluate(COVERED) == []


# Cards of the own fight of which more than the lower edge lies below what is asked.
BURIED = """(() => {
  const { left, right, top } = document.querySelector('[data-testid=prompt]').getBoundingClientRect()
  return [...document.querySelectorAll('.near .front [data-card]')].filter((one) => {
    const card = one.getBoundingClientRect()
    return card.right > left && card.left < right && card.bottom - top > card.height * 0.15
  }).map((one) => one.textContent)
})()"""


@pytest.mark.parametrize("language", ["de", "hu"])
def test_a_question_with_its_explanation_leaves_the_own_fight_in_sight(meet: Meet, language: str) -> None:
    anna = meet(seed=88, width=1024, height=768, language=language)
    anna.sit(anna.make(setup={"deck a": "vulca", "deck b": "hoax", "start": "a"})["table"]["id"])
    for _ in range(8):
        if anna.wait() == "end":
            break
        anna.settle()
        assert anna.page.evaluate(BURIED) == []
        anna.do(anna.look())


def test_each_of_many_supports_can_be_touched_on_a_phone(meet: Meet, server: ServerProcess) -> None:
    """44 px of each, in both directions, or a way to scroll to it."""
    company = Company(server.url, seed=27)
    table = company.at_a_moment(
        "bluemoon",
        2,
        lambda position: len(position["view"]["table"]["sides"][0]["support"]),
        [3] * 8,
        setup={"deck a": "hoax", "deck b": "hoax"},
    )
    anna = meet(width=390, height=844, touch=True)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    anna.settle()
    company.close()
    boxes = [
        box for one in anna.page.query_selector_all(".near .support-zone li") if (box := one.bounding_box())
    ]
    assert len(boxes) > 2
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    for one, other in itertools.combinations(boxes, 2):
        assert one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"], (one, other)
