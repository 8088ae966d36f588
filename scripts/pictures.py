"""Pictures of every page and state, on a phone, a small and a wide screen, by night and by day.

    python -m scripts.pictures                     # all, into build/pictures, and those of docs/pictures
    python -m scripts.pictures lobby bluemoon-     # only what begins so
    python -m scripts.pictures --width 360 --theme dark --no-docs

A real server, Debian's chromium, games that people play by talking to the server.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts import page
from scripts.debian import find_or_install
from tests.page.company import Company
from tests.page.conftest import ARGUMENTS, chromium
from tests.page.person import Person
from tests.page.scenes import LONG, SCENES, Set
from tests.server.harness import ServerProcess

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "pictures"
DOCS = ROOT / "docs" / "pictures"
SIZES = {360: 740, 1024: 768, 1920: 1080}
PHONE = 360
THEMES = ("dark", "light")
LONGEST = 2600
"""Pixels of a long page that are taken."""
LARGEST = 150_000
"""Bytes of a picture in docs."""
CELLS = {360: (15, 150), 1024: (8, 300), 1920: (6, 380)}
"""Columns and pixels of a contact sheet."""
IN_DOCS = {
    "lobby": ["1024-dark/lobby"],
    "bluemoon": ["1920-dark/bluemoon-fight"],
    "equinox": ["1920-dark/equinox-four"],
    "phone": ["360-dark/bluemoon-fight", "360-light/bluemoon-card", "360-dark/equinox-four"],
    "whynot": ["1024-light/bluemoon-whynot"],
    "lesson": ["1024-dark/lesson-bluemoon"],
    "cards": ["1024-light/cards"],
}
WIDTHS_IN_DOCS = {"phone": 1100, "bluemoon": 1600, "equinox": 1600}


@contextmanager
def studio() -> Iterator[tuple[Browser, Set]]:
    """A browser, and tables to look at."""
    page.build()
    found, reason = find_or_install("chromium", chromium)
    if found is None:
        raise SystemExit(f"moondrake: {reason}")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess("--port", "0", "--data", folder, "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        company = Company(server.url)
        yield browser, Set(company)
        company.close()
        browser.close()


def visitor(browser: Browser, given: Set, width: int, theme: str) -> Person:
    """Anna at a browser of this width; by finger on a phone."""
    is_phone = width <= PHONE
    person = Person(browser, given.company.url, width=width, height=SIZES[width], touch=is_phone, theme=theme)
    person.context.add_cookies(given.company.cookies())
    return person


def take(person: Person, theme: str, path: Path) -> None:
    light_up(person, theme)
    path.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=path, animations="disabled")


def light_up(person: Person, theme: str) -> None:
    person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    person.page.wait_for_timeout(80)


def stretch(person: Person) -> None:
    """A screen as high as the page, so that bars at its lower edge stay there."""
    size = person.page.viewport_size
    assert size is not None
    height = int(person.page.evaluate("document.documentElement.scrollHeight"))
    if height > size["height"]:
        person.page.set_viewport_size({"width": size["width"], "height": min(height, LONGEST)})
        person.page.wait_for_timeout(600)


def contact_sheet(browser: Browser, width: int, names: Iterable[str], folder: Path = OUT) -> None:
    """All pictures of one width on one page, night beside day."""
    columns, cell = CELLS[width]
    figures = "".join(
        f"<figure><img src='{width}-{theme}/{name}.png'><figcaption>{name} {theme}</figcaption></figure>"
        for name in names
        for theme in THEMES
        if (folder / f"{width}-{theme}" / f"{name}.png").is_file()
    )
    (folder / f"{width}.html").write_text(
        "<style>body{margin:8px;background:#777;display:grid;gap:8px;align-items:start;"
        f"grid-template-columns:repeat({columns},{cell}px);font:12px sans-serif}}"
        "figure{margin:0}img{width:100%;max-height:320px;object-fit:cover;object-position:top}</style>"
        + figures
    )
    sheet = browser.new_page(viewport={"width": columns * (cell + 8) + 8, "height": 800})
    sheet.goto((folder / f"{width}.html").as_uri())
    sheet.wait_for_load_state("networkidle")
    sheet.screenshot(path=folder / f"contact-{width}.png", full_page=True)
    sheet.close()


def for_docs(browser: Browser) -> None:
    """The chosen ones, side by side where there are several, small enough to be looked at on a phone."""
    DOCS.mkdir(exist_ok=True)
    for name, parts in IN_DOCS.items():
        paths = [OUT / f"{part}.png" for part in parts]
        if not all(path.is_file() for path in paths):
            print(f"docs/pictures/{name}.jpg stays as it is: not all of its pictures were taken")
            continue
        width = WIDTHS_IN_DOCS.get(name, 1024)
        sheet = browser.new_page(viewport={"width": width, "height": 100})
        (OUT / "docs.html").write_text(
            "<!doctype html><style>body{margin:0;display:flex;gap:12px;background:#12172b}"
            f"body:not(:has(img+img)){{gap:0}}img{{flex:1;min-width:0;height:auto;max-height:{width}px;"
            "object-fit:cover;object-position:top}</style>"
            + "".join(f"<img src='{path.relative_to(OUT)}'>" for path in paths)
        )
        sheet.goto((OUT / "docs.html").as_uri())
        sheet.wait_for_load_state("networkidle")
        for quality in range(88, 20, -6):
            taken = sheet.screenshot(type="jpeg", quality=quality, full_page=True)
            if len(taken) <= LARGEST:
                break
        (DOCS / f"{name}.jpg").write_bytes(taken)
        print(f"docs/pictures/{name}.jpg: {len(taken) / 1000:.0f} kB")
        sheet.close()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Take pictures of every page.")
    parser.add_argument("names", nargs="*", help="what the names begin with; all if there are none")
    parser.add_argument("--width", type=int, choices=list(SIZES), action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--no-docs", action="store_true", help="leave docs/pictures as they are")
    chosen = parser.parse_args(words)
    names = [name for name in SCENES if not chosen.names or name.startswith(tuple(chosen.names))]
    widths, themes = chosen.width or list(SIZES), chosen.theme or THEMES
    failed, done, began = [], 0, time.monotonic()
    with studio() as (browser, given):
        for width in widths:
            for name in names:
                person = visitor(browser, given, width, themes[0])
                try:
                    SCENES[name](person, given)
                    if name in LONG:
                        stretch(person)
                    for theme in themes:
                        take(person, theme, OUT / f"{width}-{theme}" / f"{name}.png")
                    troubles = person.troubles
                except Exception as error:
                    troubles = [f"{type(error).__name__}: {error}"]
                if troubles:
                    failed.append(name)
                    print(f"moondrake: {name} at {width}: {troubles}", file=sys.stderr)
                person.close()
                done += 1
                spent = time.monotonic() - began
                print(f"{done:3} of {len(names) * len(widths)}  {spent:4.0f} s  {width} {name}", flush=True)
            contact_sheet(browser, width, SCENES)
        if not chosen.no_docs:
            for_docs(browser)
    count = len(names) * len(widths) * len(themes)
    print(f"{count} pictures in {OUT.relative_to(ROOT)}, {len(failed)} scenes failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
