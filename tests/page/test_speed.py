"""How much is fetched; how fast it is shows `make bench-page`."""

from typing import Any

import pytest

from tests.page.conftest import Meet
from tests.page.person import Person, bot

pytestmark = pytest.mark.medium
MOST = 240_000
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
