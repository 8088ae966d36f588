"""Every page and state is reached at every width, nothing sticks out sideways, and pictures can be taken."""

import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.pictures import LARGEST, ROOT, SIZES, THEMES, contact_sheet, light_up, take, visitor
from tests.page.company import Company
from tests.page.person import Person
from tests.page.scenes import SCENES, Set
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
TAKEN = ("lobby", "bluemoon-fight", "equinox-four", "card")
PATIENCE = 30.0
LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.fixture(scope="module")
def given(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Set]:
    server.deal_for(f"pictures {request.config.getoption('--deals')}")
    company = Company(server.url)
    yield Set(company)
    company.close()


@pytest.mark.parametrize("widths", [(360,), (1024, 1920)], ids=["phone", "desk"])
def test_no_page_is_wider_than_the_screen(
    browser: Browser, given: Set, tmp_path: Path, widths: tuple[int, ...]
) -> None:
    """By night or by day, in turn; those that are taken by both; and with letters twice as large."""
    found: list[str] = []
    for (name, reach), in_turn in zip(SCENES.items(), cycle(THEMES), strict=False):
        themes = THEMES if name in TAKEN else (in_turn,)
        person = visitor(browser, given, widths[0], themes[0])
        reach(person, given)
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": SIZES[width]})
            for theme in themes:
                light_up(person, theme)
                if person.scrolls_sideways():
                    found.append(f"{name} {theme} sticks out at {width}")
                if name in TAKEN:
                    take(person, theme, tmp_path / f"{width}-{theme}" / f"{name}.png")
        person.page.evaluate(LARGE)
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": SIZES[width]})
            if not fits(person):
                found.append(f"{name} sticks out at {width} where letters are twice as large")
        found += [f"{name}: {trouble}" for trouble in person.troubles]
        person.close()
    assert found == []
    for width in widths:
        contact_sheet(browser, width, TAKEN, tmp_path)
    sizes = [path.stat().st_size for path in tmp_path.rglob("*.png")]
    assert len(sizes) == len(widths) * (len(TAKEN) * len(THEMES) + 1)
    assert min(sizes) > 10_000


def fits(person: Person) -> bool:
    """Nothing sticks out sideways, as soon as the page has seen how large it is."""
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    limit = time.monotonic() + PATIENCE
    while person.scrolls_sideways():
        if time.monotonic() > limit:
            return False
        person.page.wait_for_timeout(25)
    return True


def test_every_width_is_looked_at() -> None:
    assert set(SIZES) == {360, 1024, 1920}


def test_the_pictures_in_the_docs_are_small() -> None:
    large = [path.name for path in (ROOT / "docs" / "pictures").iterdir() if path.stat().st_size > LARGEST]
    assert large == []
