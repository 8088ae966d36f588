"""How much is fetched, and how soon something can be done."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import Person, bot

pytestmark = pytest.mark.medium
MOST = 250_000
"""Bytes that a first visit may cost, compressed."""
FETCHED = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return all.map((one) => [one.name, one.encodedBodySize, one.decodedBodySize])
}"""
LONG = """() => new Promise((done) => {
  const found = []
  new PerformanceObserver((list) => found.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true })
  setTimeout(() => done(found), 50)
})"""


def fetched(person: Person) -> int:
    """Bytes of everything this page fetched so far, as they came over the wire."""
    return sum(size for _, size, _ in person.page.evaluate(FETCHED))


def test_the_first_load_of_the_lobby_is_small(meet: Meet) -> None:
    anna = meet()
    anna.open()
    anna.find("[data-testid=start-game]")
    anna.page.wait_for_timeout(1000)
    assert fetched(anna) < MOST, sorted(anna.page.evaluate(FETCHED), key=lambda one: -one[1])[:8]


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_first_load_of_a_table_is_small(meet: Meet, game: str) -> None:
    """Somebody opens a link to a table: page, fonts, cards, words, everything until the first move."""
    anna = meet()
    table = anna.make(game, [{"kind": "me"}, bot()])["table"]["id"]
    anna.sit(table)
    assert anna.wait() == "move"
    assert fetched(anna) < MOST, sorted(anna.page.evaluate(FETCHED), key=lambda one: -one[1])[:8]


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


def test_no_task_blocks_the_page_for_long_while_a_bot_moves(meet: Meet) -> None:
    """Generous, for busy machines."""
    anna = meet(seed=31)
    table = anna.make("bluemoon", [{"kind": "me"}, bot()])["table"]["id"]
    anna.sit(table)
    anna.play(12)
    assert max(anna.page.evaluate(LONG), default=0) < 1500
