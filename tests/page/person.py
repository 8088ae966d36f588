"""Somebody at a browser: sees what the page shows, does only what it offers, remembers what went wrong."""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ElementHandle, Page, Request
from playwright.sync_api import Error as BrowserError

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ABOVE = "dialog[open], [role=dialog], [popover]:popover-open"
"""What lies above the table and has to be dealt with first."""
OFFERED = "[data-testid=action], [data-playable]"
PATIENCE = 240.0
"""Seconds; nothing takes so long on a calm machine, and nothing fails on a busy one for want of them."""
UNPLAYABLE = ".card-spot:not([data-kind=character]) [data-card]:not([data-playable])"
"""A card that cannot be played now; a character that is touched early is played when its phase comes."""
FETCHED = 10.0
"""Seconds after which what does not come is left alone."""
HURRY = 2.0
"""Seconds for what may be gone before the hand is there."""
BAD = ("serious", "critical")

# What the page wants now: it shows the end, asks for confirmation, a hand-over or a move, or wants nothing.
LOOK = """((offered) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
  const there = (what, root = document) => [...root.querySelectorAll(what)].filter(seen)
  if (there('[data-testid=end]').length) return 'end'
  if (there('[data-testid=confirm]').length) return 'confirm'
  if (there('[data-testid=handover] button').length) return 'handover'
  if (there(offered).length) return 'move'
  return ''
})"""
WANTED = f"{LOOK}({OFFERED!r})"
CHOICES = """([above, offered]) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
  const tops = [...document.querySelectorAll(above)].filter(seen)
  const inside = tops.flatMap((top) => [...top.querySelectorAll(offered)]).filter(seen)
  return inside.length ? inside : [...document.querySelectorAll(offered)].filter(seen)
}"""
# The page itself looks again and again, for at most two seconds: asking it each time costs more than looking.
SOON = """(async () => {
  const limit = performance.now() + 2000
  for (;;) {
    const found = (WHAT)
    if (found || performance.now() > limit) return found
    await new Promise((done) => setTimeout(done, 25))
  }
})()"""
# Nothing moved on the page, and nothing was changed on it for 120 ms; at most a second.
STILL = """new Promise((done) => {
  const limit = performance.now() + 1000
  const moves = () => document.getAnimations().some((one) => one.playState === 'running')
  let last = performance.now()
  const watch = new MutationObserver(() => { last = performance.now() })
  watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  const look = () => {
    const now = performance.now()
    if ((now - last < 120 || moves()) && now < limit) return setTimeout(look, 20)
    watch.disconnect()
    done(true)
  }
  look()
})"""
# Seats add seeds of their own to a deal, and the lobby draws peoples: the same ones in every run.
# After a reload others follow, because the names of messages must not come again.
DICE = """(() => {
  if (location.protocol === 'about:') return
  const loads = Number(sessionStorage.getItem('dice') ?? 0) + 1
  sessionStorage.setItem('dice', loads)
  let state = SEED * 1000 + loads
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  crypto.getRandomValues = (list) => list.set(list.map(() => Math.floor(Math.random() * 256))) ?? list
})()"""


class Person:
    """One browser context. Everything is done by mouse, by touch where `touch` is set, or by `keys`."""

    def __init__(  # noqa: PLR0913
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 860,
        touch: bool = False,
        keys: bool = False,
        theme: str = "dark",
        seed: int = 1,
    ) -> None:
        self.url = url
        self.keys = keys
        self.host = urlsplit(url).netloc
        self.touch = touch
        self.language = language
        self.rng = Random(seed)
        self.troubles: list[str] = []
        self.is_expecting = False
        locale = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}.get(language, language)
        self.context = browser.new_context(
            locale=locale,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(DICE.replace("SEED", str(seed)))
        self.fetching: set[Request] = set()
        """What was asked for and has not begun to come."""
        self.context.on("request", self._note_request)
        self.context.on("response", lambda response: self.fetching.discard(response.request))
        self.context.on("requestfailed", lambda request: self.fetching.discard(request))
        self.page = self.context.new_page()
        self._watch(self.page)

    # What goes wrong

    def _watch(self, page: Page) -> None:
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.is_expecting:
            self.troubles.append(f"{kind}: {text}")

    def _note_request(self, request: Request) -> None:
        self.fetching.add(request)
        where = urlsplit(request.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.netloc != self.host:
            self.troubles.append(f"another host was asked: {request.url}")

    @contextmanager
    def expecting_trouble(self) -> Iterator[None]:
        """The network or the server goes away on purpose: the browser's own complaints do not count."""
        self.is_expecting = True
        yield
        self.is_expecting = False

    def close(self) -> None:
        self.context.close()

    # Where to go

    def open(self, route: str = "") -> None:
        self.page.goto(f"{self.url}/{route}")
        self.find("h1")

    def make(self, game: str = "bluemoon", seats: Sequence[Json] | None = None, **more: Any) -> Json:
        """A table made by this browser, as its lobby would make it; only to save time."""
        body = {"game": game, "seats": seats or [{"kind": "me", "name": "Anna"}, bot()], **more}
        reply = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert reply.ok, reply.text()
        made: Json = reply.json()
        return made

    def ask(self, path: str) -> Json:
        """What the server tells this browser; to compare with what the page shows."""
        reply = self.context.request.get(f"{self.url}/api/{path}")
        assert reply.ok, reply.text()
        told: Json = reply.json()
        return told

    def sit(self, table: str) -> None:
        self.open(f"#/table/{table}")
        self.page.wait_for_selector("[data-testid=prompt], [data-testid=handover], [data-testid=waiting]")

    # What the page offers

    def until(self, expression: str, seconds: float = PATIENCE) -> None:
        """Wait until this is true in the page (playwright's own way needs `eval`, which the page forbids)."""
        assert self._soon(f"Boolean({expression})", seconds), f"never true: {expression}"

    def _soon(self, what: str, seconds: float) -> Any:
        """What this is in the page as soon as it is anything; a page loaded anew is looked at anew."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            try:
                if found := self.page.evaluate(SOON.replace("WHAT", what)):
                    return found
            except BrowserError as error:
                if "context was destroyed" not in str(error):
                    raise
        return None

    def until_so(self, is_so: Callable[[], bool], what: str) -> None:
        """Look again and again until this is so: at the server, or at what was heard of the browser."""
        limit = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < limit, f"never so: {what}"
            self.page.wait_for_timeout(50)

    def settle(self) -> None:
        """Until what was asked for is there and drawn, and nothing moves any more."""
        limit = time.monotonic() + FETCHED
        while True:
            self.page.evaluate(STILL)
            if not self.fetching or time.monotonic() > limit:
                return

    def find(self, what: str) -> ElementHandle:
        """Wait for it."""
        found = self.page.wait_for_selector(what)
        assert found is not None
        return found

    def look(self) -> str:
        """What is wanted now: `move`, `confirm`, `handover`, `end`, or nothing."""
        wanted: str = self.page.evaluate(WANTED)
        return wanted

    def wait(self, seconds: float = PATIENCE) -> str:
        """Until something is wanted; empty if nothing was in all that time."""
        return self._soon(WANTED, seconds) or ""

    def choices(self) -> list[ElementHandle]:
        listed = self.page.evaluate_handle(CHOICES, [ABOVE, OFFERED])
        found = [value.as_element() for value in listed.get_properties().values()]
        return [element for element in found if element is not None]

    def press(self, element: ElementHandle, seconds: float = PATIENCE) -> None:
        """Mouse, finger or Enter."""
        if self.keys:
            self.go_to(element)
            self.page.keyboard.press("Enter")
            return
        reach = element.tap if self.touch else element.click
        reach(timeout=seconds * 1000)

    def go_to(self, element: ElementHandle) -> None:
        """Only what the keyboard reaches can be pressed by it."""
        element.focus()
        reached = "(one) => one === document.activeElement || !one.isConnected"
        assert element.evaluate(reached), (
            f"the keyboard does not reach {element.evaluate('e => e.outerHTML')}"
        )

    def tick(self, what: str) -> None:
        """A radio button or a switch; fingers and mice touch what is written beside it."""
        box = self.page.locator(what).first
        box.wait_for(state="attached")
        if self.keys:
            box.focus()
            self.page.keyboard.press("Space")
        else:
            label = box.locator("xpath=ancestor::label")
            reach = label.tap if self.touch else label.click
            reach()

    def choose(self, what: str, value: str) -> None:
        """An entry of a list."""
        field = self.page.locator(what).first
        if not self.keys:
            field.select_option(value)
            return
        field.focus()
        self.page.keyboard.press("Home")
        entries = field.locator("option").count()
        while field.evaluate("one => one.value") != value:
            self.page.keyboard.press("ArrowDown")
            entries -= 1
            assert entries >= 0, f"{what} has no {value}"

    def write(self, what: str, text: str) -> None:
        """Into a field, in place of what is there."""
        field = self.find(what)
        if not self.keys:
            field.fill(text)
            return
        field.focus()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)

    def do(self, wanted: str) -> None:
        """Whatever is wanted, one step of it."""
        try:
            if wanted == "confirm":
                self.press(self.find("[data-testid=confirm]"), HURRY)
            elif wanted == "handover":
                self.press(self.find("[data-testid=handover] button"), HURRY)
            elif found := self.choices():
                self.press(self.rng.choice(found), HURRY)
        except BrowserError as error:
            if not is_passing(error):
                raise

    def play(self, most: int = 100_000, seconds: float = 1500) -> int:
        """Move until the end, or so often; how many steps it took."""
        limit = time.monotonic() + seconds
        for number in range(most):
            wanted = self.wait()
            assert wanted, f"nothing is asked, and the game goes on: {self.text('[data-testid=prompt]')}"
            if wanted == "end":
                return number
            assert time.monotonic() < limit, f"the game is not over after {seconds} s and {number} steps"
            self.do(wanted)
        return most

    # What the page shows

    def text(self, what: str = "body") -> str:
        found = self.page.query_selector(what)
        return found.inner_text() if found else ""

    def is_there(self, what: str) -> bool:
        found = self.page.query_selector(what)
        return found is not None and found.is_visible()

    def scrolls_sideways(self) -> bool:
        return bool(
            self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        )

    def axe(self) -> list[str]:
        """What axe-core finds against WCAG 2.2 AA on the page as it is, and what else it calls serious."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # By default axe leaves the rules of WCAG 2.2 (such as target-size) out.
        found: Json = self.page.evaluate(
            """axe.run(document, {
              resultTypes: ['violations'],
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            })"""
        )
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: {one['nodes'][0]['html'][:200]}"
            for one in found["violations"]
            if one["impact"] in BAD or "best-practice" not in one["tags"]
        ]

    def sentences(self) -> set[str]:
        """The texts and labels of the page in its own language that have at least two words."""
        listed: list[str] = self.page.evaluate(
            """() => {
              const found = []
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
              const own = (one) => !one.closest('noscript, script, style')
                && (one.closest('[lang]')?.lang ?? '') === document.documentElement.lang
              while (walker.nextNode())
                if (own(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent)
              for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
                for (const name of !own(one) ? [] : ['aria-label', 'title', 'placeholder', 'alt'])
                  found.push(one.getAttribute(name) ?? '')
              return [...found, document.title]
            }"""
        )
        tidy = {" ".join(text.split()) for text in listed}
        return {text for text in tidy if len(re.findall(r"[^\W\d_]{2,}", text)) >= 2}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


def is_passing(error: BrowserError) -> bool:
    """The page moved on while the hand was on its way: look again."""
    text = str(error)
    return any(
        word in text
        for word in (
            "Timeout",
            "not attached",
            "detached",
            "intercepts pointer events",
            "not visible",
            "outside of",
        )
    )


def card_names(person: Person) -> dict[str, str]:
    """Every card's key and its names in all languages."""
    cards = person.ask("reference/cards")["cards"]
    return {card["key"]: json.dumps(card["name"], ensure_ascii=False) for card in cards}
