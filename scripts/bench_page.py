"""How fast the page is, measured in Chromium against a real server; writes the figures into docs/page.md.

    python -m scripts.bench_page                  # about two minutes
    python -m scripts.bench_page --no-write       # only prints

Bytes are those on the wire. Times are medians of cold loads. The 60 cards are a real table whose frames are
filled up on their way from the server, so that what is drawn and flies is what a table draws and lets fly.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright

from scripts import page as building
from scripts.debian import find_or_install
from tests.page.company import Company
from tests.page.conftest import ARGUMENTS, chromium
from tests.server.harness import ServerProcess

ROOT = Path(__file__).resolve().parent.parent
Json = dict[str, Any]
DOC = ROOT / "docs" / "page.md"
BEGIN, END = "<!-- figures: written by make bench-page -->", "<!-- end of figures -->"
KINDS = {"Document": "page", "Script": "JS", "Stylesheet": "CSS", "Font": "fonts", "Image": "pictures"}
PLACES = {"lobby": "", "Blue Moon table": "bluemoon", "Equinox table": "equinox"}
SETUPS: dict[str, dict[str, str]] = {"bluemoon": {"deck a": "hoax", "deck b": "vulca", "start": "a"}}
"""The same peoples each time: what their pictures weigh differs."""
MIDDLE = 10
"""Decisions after which there is something on a table."""
READY = {
    "lobby": "[data-testid=start-game]",
    "table": "[data-testid=prompt].asks, [data-testid=prompt] [data-testid=action], [data-playable]",
}
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOW_CPU = 4
LATE = 20.0
WORK = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
TASK = "ThreadControllerImpl::RunTask"
TRACED = ["toplevel", "cc", "devtools.timeline"]
NEW_LINE = "\n"
CARDS = 60
PACE = 1200
"""Milliseconds from move to move: longer than a card of the other player is shown, or moves would wait."""
SOON = 100
"""Milliseconds after a move in which everything that flies is in the air."""
MOVES = 10

# Notes when the first thing to click stands there, the paints and every long task, from the very beginning.
WATCH = """
window.__seen = { ready: 0, largest: 0, tasks: [] }
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.__seen.tasks.push([one.startTime, one.duration])
}).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.__seen.largest = one.startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
const look = () => {
  if (document.querySelector(READY)) window.__seen.ready = performance.now()
  else requestAnimationFrame(look)
}
look()
"""
FRAMES = """(milliseconds) => new Promise((done) => {
  const gaps = []
  let last = 0
  const began = performance.now()
  requestAnimationFrame(function step(now) {
    if (last) gaps.push(now - last)
    last = now
    if (now - began < milliseconds) requestAnimationFrame(step)
    else done(gaps)
  })
})"""


class Visit:
    """A browser that has never been here, with the bytes it fetches."""

    def __init__(self, browser: Browser, company: Company, is_slow: bool, watched: str) -> None:
        self.browser = browser
        self.context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 860})
        self.context.add_cookies(company.cookies())
        self.page: Page = self.context.new_page()
        self.page.add_init_script(WATCH.replace("READY", json.dumps(READY[watched])))
        self.cdp: CDPSession = self.context.new_cdp_session(self.page)
        self.kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        self.requests = 0
        self.cdp.on("Network.responseReceived", self._note_kind)
        self.cdp.on("Network.loadingFinished", self._note_bytes)
        self.cdp.send("Network.enable")
        if is_slow:
            self.cdp.send("Network.emulateNetworkConditions", FAST_3G)
            self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})

    def _note_kind(self, event: Json) -> None:
        # Pictures drawn by code have addresses, too; nothing is fetched for them.
        if event["response"]["url"].startswith("http"):
            self.kinds[event["requestId"]] = KINDS.get(event["type"], "data")

    def _note_bytes(self, event: Json) -> None:
        if (kind := self.kinds.get(event["requestId"])) is not None:
            self.bytes[kind] += int(event["encodedDataLength"])
            self.requests += 1

    def load(self, address: str) -> Json:
        """Milliseconds until something is painted, until it can be used, and the bytes until then."""
        self.page.goto(address)
        deadline = time.monotonic() + 60
        while not self.page.evaluate("window.__seen.ready"):
            assert time.monotonic() < deadline, f"{address} is never ready"
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(1500)
        seen = self.page.evaluate("window.__seen")
        first = self.page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
        )
        # It can be used when it stands there and no long task is under way.
        usable = max([seen["ready"], *[start + length for start, length in seen["tasks"]]])
        return {
            "first": first,
            "largest": seen["largest"],
            "usable": usable,
            "bytes": dict(self.bytes),
            "requests": self.requests,
        }

    def close(self) -> None:
        self.context.close()


def loads(browser: Browser, company: Company, url: str, address: str, is_slow: bool, count: int) -> Json:
    watched = "table" if "table" in address else "lobby"
    taken = []
    for _ in range(count):
        visit = Visit(browser, company, is_slow, watched)
        taken.append(visit.load(f"{url}/{address}"))
        visit.close()
    found: Json = {
        key: statistics.median(one[key] for one in taken) for key in ("first", "largest", "usable")
    }
    found["bytes"], found["requests"] = taken[-1]["bytes"], taken[-1]["requests"]
    return found


def bots_turns(browser: Browser, company: Company, url: str, seconds: float) -> Json:
    """Long tasks while a game against a bot is played by clicking."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "club"}]
    table = company.make("bluemoon", seats)["table"]["id"]
    visit = Visit(browser, company, False, "table")
    page = visit.page
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector(READY["table"])
    page.wait_for_timeout(1500)
    page.evaluate("window.__seen.tasks.length = 0")
    moves, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        offered = page.query_selector_all("[data-testid=confirm], [data-testid=action], [data-playable]")
        if not offered:
            page.wait_for_timeout(100)
            continue
        try:
            offered[0].click(timeout=1500)
            moves += 1
        except Exception:
            page.keyboard.press("Escape")
        page.wait_for_timeout(250)
    tasks = [length for _, length in page.evaluate("window.__seen.tasks")]
    visit.close()
    return {"clicks": moves, "seconds": seconds, "tasks": tasks}


class Crowd:
    """Sixty cards at a table: what the server says is filled up on its way, then moves are made up."""

    def __init__(self) -> None:
        self.route: WebSocketRoute | None = None
        self.position: Json | None = None
        self.seq = 0
        self.turn = 0
        self.played = 0

    def open(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route = route

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] in ("choose", "view"):
                self.position, self.seq = frame, frame["seq"]
                frame = self.crowded()
            route.send(json.dumps(frame))

        server.on_message(pass_on)

    def crowded(self) -> Json:
        """The position with sixty cards on it; each turn they lie one place further."""
        assert self.position is not None
        frame: Json = json.loads(json.dumps(self.position))
        view = frame["view"]
        names = [f"{people}-{number:02}" for people in ("hoax", "vulca") for number in range(1, 31)]
        ids = [900 + number for number in range(CARDS)]
        view["cards"] |= {str(card): name for card, name in zip(ids, names, strict=True)}
        shift = self.turn % CARDS
        ids = ids[shift:] + ids[:shift]
        mine, theirs = view["table"]["sides"]
        for side, place in ((mine, 0), (theirs, 24)):
            side["active"], side["inactive"] = ids[place : place + 4], ids[place + 4 : place + 10]
            side["support"], side["leading"] = ids[place + 10 : place + 22], ids[place + 22 : place + 24]
        mine["hand"], mine["support"] = (
            ids[48 + self.played : 60],
            mine["support"] + ids[48 : 48 + self.played],
        )
        mine["hand_size"] = len(mine["hand"])
        frame["seq"] = self.seq
        return frame

    def move(self, is_everything: bool) -> None:
        """A step of the other player: all cards lie one place further, or one of the hand is played."""
        assert self.route is not None
        if is_everything:
            self.turn += 1
        else:
            self.played += 1
        self.seq += 1
        event = {"kind": "play", "seat": 1, "cards": [], "amount": 0, "rule": "BM-6.12", "text": "..."}
        step = {"type": "step", "seq": self.seq, "at": 0, "kind": "decide", "seat": 1, "data": {}}
        self.route.send(json.dumps(step | {"events": [event]}))
        self.route.send(json.dumps(self.crowded()))


def sixty_cards(browser: Browser, company: Company, url: str) -> Json:
    """Gaps between frames: of an empty page, at rest, as one card after the other is played, as all fly."""
    table = company.together("bluemoon", 2, setup=SETUPS["bluemoon"])
    company.play(table, lambda _: True)
    visit, crowd = Visit(browser, company, False, "table"), Crowd()
    page = visit.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.route_web_socket("**/socket", crowd.open)
    page.wait_for_timeout(1000)
    empty = {"gaps": page.evaluate(FRAMES, PACE * MOVES)}
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector("[data-testid=hand] [data-card]")
    page.wait_for_timeout(2500)
    visit.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: Json = {"empty": empty, "cards": page.evaluate("document.querySelectorAll('[data-card]').length")}
    found["nodes"] = page.evaluate("document.querySelectorAll('*').length")
    found["rest"] = {"gaps": page.evaluate(FRAMES, PACE * MOVES)}
    found["one"] = flights(visit, crowd, False)
    found["all"] = flights(visit, crowd, True)
    assert found["all"]["flying"] > CARDS / 2, "too little flew: this measures nothing"
    assert found["one"]["flying"] >= 1, "nothing flew: this measures nothing"
    visit.close()
    return found


def flights(visit: Visit, crowd: Crowd, is_everything: bool) -> Json:
    """Some moves: gaps between frames, how many things moved, milliseconds of the main thread for each."""
    page = visit.page
    # In a block: playwright waits for a value, and the frames would be over before the first move.
    page.evaluate(f"() => {{ window.__flights = 0; window.__frames = ({FRAMES})({PACE * MOVES}) }}")
    trace, before = Trace(visit.browser), metrics(visit.cdp)
    for _ in range(MOVES):
        crowd.move(is_everything)
        page.wait_for_timeout(SOON)
        page.evaluate("window.__flights += document.getAnimations().length")
        page.wait_for_timeout(PACE - SOON)
    gaps, after = page.evaluate("window.__frames"), metrics(visit.cdp)
    trace.stop(page)
    work = {key: (after[key] - before[key]) * 1000 / MOVES for key in before}
    work |= {"longest": trace.longest(), "drawing": trace.drawing() / MOVES}
    return {"gaps": gaps, "flying": page.evaluate("window.__flights") / MOVES, "work": work}


class Trace:
    """What all threads of the browser do, in processor time."""

    def __init__(self, browser: Browser) -> None:
        self.events: list[Json] = []
        self.is_over = False
        self.cdp = browser.new_browser_cdp_session()
        self.cdp.on("Tracing.dataCollected", lambda event: self.events.extend(event["value"]))
        self.cdp.on("Tracing.tracingComplete", self._end)
        settings = {"includedCategories": TRACED, "recordMode": "recordAsMuchAsPossible"}
        self.cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": settings})

    def _end(self, _: Json) -> None:
        self.is_over = True

    def stop(self, page: Page) -> None:
        self.cdp.send("Tracing.end")
        while not self.is_over:
            page.wait_for_timeout(50)
        self.cdp.detach()

    def longest(self) -> float:
        """Milliseconds of the longest task of the thread that lays the page out."""
        main = Counter(_thread(one) for one in self.events if one["name"] == "Layout").most_common(1)[0][0]
        return max(_busy(one) for one in self.events if one["name"] == TASK and _thread(one) == main)

    def drawing(self) -> float:
        """Milliseconds for painting pieces of the page and putting them together."""
        named = {_thread(one): one["args"]["name"] for one in self.events if one["name"] == "thread_name"}
        drawn = [one for one in self.events if one["name"] == TASK and "Compositor" in named[_thread(one)]]
        return sum(map(_busy, [*drawn, *[one for one in self.events if one["name"] == "RasterTask"]]))


def _thread(event: Json) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _busy(event: Json) -> float:
    return float(event.get("tdur", 0)) / 1000


def metrics(cdp: CDPSession) -> dict[str, float]:
    """Seconds that the page's main thread has really worked, by kind."""
    listed = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
    return {key: listed[key] for key in WORK}


def frame_line(name: str, found: Json) -> str:
    gaps, work = found["gaps"], found.get("work")
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    usual = sorted(gaps)[int(len(gaps) * 0.95)]
    flying = f"{found['flying']:.0f}" if work else ""
    columns = (*WORK, "longest", "drawing")
    busy = [f"{work[key]:.0f}" for key in columns] if work else [""] * len(columns)
    cells = [f"{1000 / statistics.mean(gaps):.0f}", f"{late:.0%}", f"{usual:.0f}", f"{max(gaps):.0f}", *busy]
    return f"| {name} | {flying} | {' | '.join(cells)} |"


def report(found: Json, before: float, after: float) -> str:
    sizes, times = [], []
    for name in PLACES:
        kinds: Json = found[name]["bytes"]
        parts = [kinds.get(kind, 0) / 1000 for kind in ("JS", "CSS", "fonts", "data")]
        rest = (kinds.get("page", 0) + kinds.get("pictures", 0)) / 1000
        cells = " | ".join(f"{part:.1f}" for part in [*parts, rest])
        count = found[name]["requests"]
        sizes.append(f"| {name} | {cells} | **{sum(kinds.values()) / 1000:.0f}** | {count} |")
        for how in ("", " slow"):
            one = found[name + how]
            shown = " | ".join(f"{one[key]:.0f}" for key in ("first", "largest", "usable"))
            times.append(f"| {name}{', slow' if how else ''} | {shown} |")
    turns = found["turns"]
    tasks = turns["tasks"]
    longest = f", the longest {max(tasks):.0f} ms, {sum(tasks):.0f} ms in all" if tasks else ""
    crowd = found["crowd"]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    return f"""\
`make bench-page` at {commit}, Chromium {found["browser"]}, Python {platform.python_version()},
{os.cpu_count()} cores without a GPU (software rendering);
load {before:.0f} at the beginning, {after:.0f} at the end.

| first load, kB compressed, with headers | JS | CSS | fonts | data | page | all | requests |
|---|---|---|---|---|---|---|---|
{NEW_LINE.join(sizes)}

| cold cache, ms | first paint | largest paint | usable |
|---|---|---|---|
{NEW_LINE.join(times)}

"Slow" is fast 3G (1.6 Mbit/s, 150 ms) and a processor of a quarter of the speed. Usable: there is
something to click, and no long task after it.

A game against the bot `club`: {turns["clicks"]} clicks in {turns["seconds"]:.0f} s,
{len(tasks)} tasks of more than 50 ms{longest}. Bots think in processes of the server, not in the page.

A table with {crowd["cards"]} cards ({crowd["nodes"]} elements) at 1920 x 1080, a move every {PACE} ms.
Gaps between frames are in ms; from "work" on it is processor time in ms: what the page's main thread does for
each move, the longest of its tasks, and what other threads draw for each move. A GPU would take most of that.

| | moving | frames/s | over 20 ms | 95 % in | longest | work | script | styles | layout | task | drawing |
|---|---|---|---|---|---|---|---|---|---|---|---|
{frame_line("an empty page", crowd["empty"])}
{frame_line("at rest", crowd["rest"])}
{frame_line("one card is played", crowd["one"])}
{frame_line("all cards change places", crowd["all"])}"""


def measure(count: int, seconds: float) -> Json:
    building.build()
    where, reason = find_or_install("chromium", chromium)
    if where is None:
        raise SystemExit(f"moondrake: {reason}")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess("--port", "0", "--data", folder, "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=where, args=ARGUMENTS)
        company = Company(server.url)
        found: Json = {"browser": browser.version}
        for name, game in PLACES.items():
            address = ""
            if game:
                table = company.together(game, 2, setup=SETUPS.get(game, {}))
                company.play(table, lambda position: position["decisions"] > MIDDLE)
                address = f"#/table/{table}"
            for how in ("", " slow"):
                print(f"loading {name}{how}, {count} times", flush=True)
                found[name + how] = loads(browser, company, server.url, address, bool(how), count)
        print(f"playing against a bot for {seconds:.0f} s", flush=True)
        found["turns"] = bots_turns(browser, company, server.url, seconds)
        print("letting sixty cards fly", flush=True)
        found["crowd"] = sixty_cards(browser, company, server.url)
        company.close()
        browser.close()
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30, help="how long to play against a bot")
    parser.add_argument("--no-write", action="store_true", help="leave docs/page.md as it is")
    chosen = parser.parse_args(words)
    before = os.getloadavg()[0]
    text = report(measure(chosen.loads, chosen.seconds), before, os.getloadavg()[0])
    print(text)
    if not chosen.no_write:
        head, _, rest = DOC.read_text(encoding="utf-8").partition(BEGIN)
        _, _, tail = rest.partition(END)
        DOC.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
