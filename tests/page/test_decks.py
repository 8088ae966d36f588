"""The deck builder: an illegal deck is built, explained, mended and played; a pack is entered and played."""

import re
from pathlib import Path

import pytest

from tests.page.conftest import Meet
from tests.page.person import Person
from tests.page.ways import Way, every_way

pytestmark = pytest.mark.medium
COSTLY = ("vulca-29", "vulca-27", "vulca-26", "vulca-17")
STILL = {"en": "Still to do", "de": "Noch zu tun", "hu": "Hátravan"}
FINE = {"en": "legal", "de": "erlaubt", "hu": "szabályos"}
# Names in the map that stand in more lines than they have words.
BROKEN = """[...document.querySelectorAll('[data-testid=heat] tbody th')].filter((one) => {
  const range = document.createRange()
  range.selectNodeContents(one)
  return range.getClientRects().length > one.innerText.trim().split(/\\s+/).length
}).map((one) => one.innerText)"""
MARKUP = "<img src=x onerror=\"document.title='gone'\">"


def told(person: Person) -> str:
    return person.text("[data-testid=to-do]")


def until_told(person: Person, word: str) -> None:
    person.find("[data-testid=to-do]")
    person.until(f"document.querySelector('[data-testid=to-do]')?.innerText.includes({word!r})")


def part(person: Person, number: int) -> None:
    """On a narrow screen the deck is on a sheet of its own."""
    tabs = person.page.query_selector_all("[role=tab]")
    if tabs:
        person.press(tabs[number])


def tile(person: Person, key: str) -> str:
    """Look for a card by its key; its tile."""
    field = person.find("input[type=search]")
    field.fill(key)
    person.until(f"document.querySelectorAll('[data-tile]').length === 1 && !!{locator(key)}")
    return f"[data-tile={key}]"


def locator(key: str) -> str:
    return f"document.querySelector('[data-tile={key}]')"


@every_way("de phone")
@pytest.mark.rule("BM-18.1", "BM-18.4")
def test_an_illegal_deck_is_built_explained_mended_and_played(meet: Meet, way: Way) -> None:
    anna, language = meet(**way, seed=51), way["language"]
    anna.open("#/decks")
    anna.press(anna.find("[data-testid=begin-hoax]"))
    until_told(anna, FINE[language])
    for key in COSTLY:
        place = tile(anna, key)
        if anna.keys:
            anna.page.keyboard.press("Enter")
        else:
            anna.press(anna.find(place))
        anna.until(
            f"document.querySelector('[data-testid=status]').innerText.includes('{31 + COSTLY.index(key)}')"
        )
    until_told(anna, STILL[language])
    assert not anna.find("[data-testid=play-deck]").is_enabled()
    part(anna, 1)
    problems = anna.find("[data-testid=problems]").inner_text()
    assert "BM-18.1" in problems
    assert "BM-18.4" in problems
    assert not anna.scrolls_sideways()
    assert anna.axe() == []
    while not anna.find("[data-testid=play-deck]").is_enabled():
        before = told(anna)
        if anna.keys:
            anna.find(f"[data-row={COSTLY[0]}], [data-row^=vulca]").focus()
            anna.page.keyboard.press("Delete")
        else:
            anna.press(anna.find("[data-testid=mend], li:has([data-row^=vulca]) button:not([data-row])"))
        anna.until(f"document.querySelector('[data-testid=to-do]').innerText !== {before!r}")
    assert FINE[language] in told(anna)
    assert len(anna.page.query_selector_all("[data-row]")) == 30
    anna.press(anna.find("[data-testid=play-deck]"))
    anna.find("[data-testid=prompt]")
    setup = anna.ask(f"tables/{anna.page.url.rpartition('/')[2]}")["setup"]
    assert setup["lists"] == "closed"
    assert anna.play(3) == 3
    anna.open("#/decks")
    assert FINE[language] in anna.find("[data-testid=my-decks] li").inner_text()


def test_a_deck_goes_by_text_link_and_picture_and_comes_back(meet: Meet, tmp_path: Path) -> None:
    anna, ben = meet(seed=52), meet(seed=53)
    anna.open("#/decks/new/khind")
    until_told(anna, "legal")
    anna.page.drag_and_drop("[data-row=khind-02]", ".shelf .count small")
    until_told(anna, "add 1 card")
    anna.page.drag_and_drop("[data-tile=khind-02]", "[data-testid=deck] h2 >> nth=0")
    until_told(anna, "legal")
    anna.find("[data-testid=deck-name]").fill(MARKUP)
    anna.page.keyboard.press("Tab")
    anna.press(anna.find("[data-testid=share]"))
    anna.until("document.querySelector('[data-testid=deck-link]').value.includes('#/decks/text/')")
    anna.until("document.querySelector('[data-testid=deck-text]').value.includes('onerror')")
    for kind in ("svg", "png"):
        with anna.page.expect_download() as download:
            anna.press(anna.find(f"[data-testid=as-{kind}]"))
        download.value.save_as(tmp_path / f"deck.{kind}")
    drawn = (tmp_path / "deck.svg").read_text()
    assert "&lt;img src=x" in drawn
    assert drawn.count("<image") == 31
    assert (tmp_path / "deck.png").read_bytes().startswith(b"\x89PNG")
    ben.page.goto(anna.find("[data-testid=deck-link]").input_value())
    until_told(ben, "legal")
    assert ben.find("[data-testid=deck-name]").input_value().startswith("<img src=x")
    assert ben.page.evaluate("document.title") != "gone"
    mailed = anna.find("[data-testid=deck-text]").input_value()
    ben.open("#/decks")
    ben.press(ben.find("[data-testid=import-open]"))
    quoted = "Hi,\n" + "\n".join(f"> {line}" for line in mailed.splitlines()).replace("khind-05", "Kein Name")
    ben.find("[data-testid=import-text]").fill(quoted)
    ben.press(ben.find("[data-testid=read-text]"))
    assert "Kein Name" in ben.find("[data-testid=unread]").inner_text()
    ben.press(ben.find("[data-testid=take-anyway]"))
    until_told(ben, "add 1 card")


def test_a_deck_of_nothing_begins_at_the_top_with_who_leads_it(meet: Meet) -> None:
    """On a phone the way there is at the end of a long list; readers of the screen are told of the place."""
    anna = meet(seed=56, width=390, height=844, touch=True, theme="light")
    anna.open("#/decks")
    anna.press(anna.find("a[href='#/decks/new/empty']"))
    anna.find("[data-testid=builder]")
    anna.until("scrollY === 0 && document.activeElement?.tagName === 'H1'")
    anna.choose("[data-testid=deck] select", "vulca-00")
    anna.press(anna.find("[data-testid=show-fitting]"))
    first = anna.find("[data-tile]")
    assert first.get_attribute("data-tile") == "vulca-01"
    anna.press(first)
    until_told(anna, "add 29 cards")
    anna.press(anna.find("[data-testid=keep]"))
    anna.until("document.querySelector('[data-testid=deck-name]').value === 'My Vulca'")


def test_a_text_that_is_too_long_for_a_deck_is_told_so_and_nothing_else(meet: Meet) -> None:
    anna = meet(seed=57)
    anna.open("#/decks")
    anna.press(anna.find("[data-testid=import-open]"))
    anna.find("[data-testid=import-text]").fill("word " * 500)
    with anna.expecting_trouble():
        anna.press(anna.find("[data-testid=read-text]"))
        told = anna.find("[data-testid=import] [role=alert]").inner_text()
    assert told == "The text of a deck has at most 400 words."
    anna.find("[data-testid=import-text]").fill("leader: hoax")
    anna.until("!document.querySelector('[data-testid=import] [role=alert]')")


@every_way("en keys")
def test_a_pack_of_ones_own_is_entered_built_with_and_played(meet: Meet, way: Way, tmp_path: Path) -> None:
    """Faults first, then a card whose name is markup; the table says that cards of a pack are on it."""
    anna, language = meet(**way, seed=54), way["language"]
    anna.open("#/decks")
    anna.press(anna.find("[data-testid=new-pack]"))
    huge = tmp_path / "huge.pack"
    huge.write_bytes(b"x" * 50_000_000)
    anna.find("[data-testid=pack-file]").set_input_files(str(huge))
    assert "60" in anna.find("[data-testid=pack-trouble]").inner_text()
    anna.press(anna.find("[data-testid=pack-example]"))
    field = anna.find("[data-testid=pack-text]")
    sound = (
        field.input_value().replace("Ash Herald", MARKUP.replace('"', "'")).replace("moons: 1", "moons: 0")
    )
    anna.write("[data-testid=pack-text]", sound.replace("kind: character", "kind: hero"))
    anna.press(anna.find("[data-testid=keep-pack]"))
    assert "hero" in anna.find("[data-testid=pack-faults]").inner_text()
    anna.write("[data-testid=pack-text]", sound)
    anna.press(anna.find("[data-testid=keep-pack]"))
    anna.find("[data-testid=pack-cards]")
    anna.open("#/decks/new/vulca")
    until_told(anna, FINE[language])
    anna.press(anna.find(tile(anna, "my-01")))
    until_told(anna, STILL[language])
    anna.press(anna.find(tile(anna, "vulca-05")))
    until_told(anna, FINE[language])
    anna.press(anna.find("[data-testid=play-deck]"))
    anna.find("[data-testid=prompt]")
    assert anna.find("[data-testid=pack-mark]")
    assert anna.play(2) == 2
    assert anna.page.evaluate("document.title") != "gone"


def test_a_deck_is_measured_with_progress_intervals_a_map_and_exchanges(meet: Meet) -> None:
    """The best bot begins and is stopped; bots that draw their answers measure the rest in no time."""
    anna = meet(seed=55, width=1440)
    anna.open("#/decks/new/hoax")
    until_told(anna, "legal")
    assert not anna.find("[data-testid=measure]").is_enabled()
    anna.press(anna.find("[data-testid=keep]"))
    anna.press(anna.find("[data-testid=measure]:not([disabled])"))
    anna.find("[data-testid=stop-study]")
    anna.find("[data-testid=study-progress]")
    anna.find("[data-testid=heat] tbody tr")
    assert re.search(r"between \d+%? and \d+%? ?\(95 %\)", anna.text("[data-testid=overall]"))
    anna.press(anna.find("[data-testid=stop-study]"))
    anna.find("[data-testid=measure]:not([disabled])")
    deck = anna.ask("decks")["decks"][0]["id"]
    address = f"{anna.url}/api/decks/{deck}/study"
    assert anna.context.request.post(address, data={"deals": 1, "level": "random"}).ok
    anna.page.reload()
    anna.until("document.querySelectorAll('[data-testid=exchanges] li').length === 3")
    anna.until("document.querySelectorAll('[data-testid=heat] tbody tr:last-child td').length === 4")
    assert len(anna.page.query_selector_all("[data-testid=heat] tbody tr")) == 9
    for width in (1440, 390):
        anna.page.set_viewport_size({"width": width, "height": 900})
        if width == 390:
            anna.press(anna.page.query_selector_all("[role=tab]")[2])
        anna.find("[data-testid=heat] tbody tr")
        assert anna.page.evaluate(BROKEN) == [], width
        assert not anna.scrolls_sideways()
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.find("[data-testid=heat] tbody tr")
    assert anna.axe() == []
    before = anna.page.evaluate("[...document.querySelectorAll('[data-row]')].map((one) => one.dataset.row)")
    anna.press(anna.find("[data-testid=exchanges] button"))
    anna.until(
        "![...document.querySelectorAll('[data-row]')].map((one) => one.dataset.row)"
        f".every((key) => {before!r}.includes(key))"
    )
