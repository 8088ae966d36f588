"""How much is fetched; how fast it is shows `make bench-page`."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from scripts.bench_page import sixty_cards
from tests.page.company import Company
from tests.page.conftest import Meet
from tests.page.person import Person, bot
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
MOST = 225_000
"""Bytes that a first visit may cost, compressed and with headers."""


class Scale:
    """What this person's page fetches from now on, in bytes on the wire."""

    def __init__(self, person: Person) -> None:
        self.names: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        cdp = person.page.context.new_cdp_session(person.page)
        cdp.on("Network.responseReceived", self._begin)
        cdp.on("Network.loadingFinished", self._end)
        cdp.send("Network.enable")

    def _begin(self, event: dict[str, Any]) -> None:
        # Pictures drawn by code have addresses, too; nothing is fetched for them.
        if event["response"]["url"].startswith("http"):
            self.names[event["requestId"]] = event["response"]["url"]

    def _end(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.names:
            self.sizes[self.names[event["requestId"]]] = int(event["encodedDataLength"])

    def check(self) -> None:
        largest = sorted(self.sizes.items(), key=lambda one: -one[1])[:8]
        assert 50_000 < sum(self.sizes.values()) < MOST, largest


def test_the_first_load_of_the_lobby_is_small(meet: Meet) -> None:
    anna = meet()
    scale = Scale(anna)
    anna.open()
    anna.find("[data-testid=start-game]")
    anna.page.wait_for_timeout(1000)
    scale.check()


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_first_load_of_a_table_is_small(meet: Meet, game: str) -> None:
    """Somebody opens a link to a table: page, fonts, cards, words, everything until the first move."""
    anna = meet()
    table = anna.make(game, [{"kind": "me"}, bot()])["table"]["id"]
    scale = Scale(anna)
    anna.sit(table)
    assert anna.wait() == "move"
    anna.page.wait_for_timeout(1000)
    scale.check()


def test_nothing_is_fetched_twice(meet: Meet) -> None:
    """A second visit costs almost nothing: hashed files are kept."""
    anna = meet()
    anna.open()
    anna.page.wait_for_timeout(1000)
    anna.page.reload()
    anna.page.wait_for_timeout(1000)
    again = anna.page.evaluate(
        "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
    )
    assert again < 20_000


def test_a_move_among_sixty_cards_is_little_work(browser: Browser, server: ServerProcess) -> None:
    """The table is styled and laid out once for a move. Processor time, with room for a busy machine."""
    company = Company(server.url)
    found = sixty_cards(browser, company, server.url)
    company.close()
    for kind in ("one", "all"):
        work = found[kind]["work"]
        assert work["RecalcStyleDuration"] + work["LayoutDuration"] < 80, work
