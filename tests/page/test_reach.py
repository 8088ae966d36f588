"""Whatever the server offers can be reached on the page: in sight, and covered by nothing."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.company import Company
from tests.page.conftest import Meet
from tests.page.person import Person
from tests.server.harness import ServerProcess

Json = dict[str, Any]
PATIENCE = 120.0
GAMES = 15
# The numbers of all actions for which there is a thing that a finger would hit, after scrolling at most.
REACHED = """() => {
  const parts = [0.06, 0.25, 0.5, 0.75, 0.94]
  const isHit = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    return parts.some((x) => parts.some((y) => {
      const under = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return under !== null && one.contains(under)
    }))
  }
  const things = [...document.querySelectorAll('[data-does], [data-testid=action]')]
  return things.filter((one) => one.checkVisibility() && isHit(one))
    .flatMap((one) => (one.dataset.does ?? one.dataset.action).split(' ').map(Number))
}"""


def reached(person: Person, offered: set[int]) -> set[int]:
    """What can be reached of it; waits until the page has heard of it."""
    limit = time.monotonic() + PATIENCE
    while True:
        found = offered & set(person.page.evaluate(REACHED))
        if found == offered or time.monotonic() > limit:
            return found
        person.page.wait_for_timeout(25)


def hidden(person: Person, position: Json) -> list[str]:
    """The words of answers that cannot be reached."""
    offered = {action["id"] for action in position["actions"]}
    missing = offered - reached(person, offered)
    return [action["word"] for action in position["actions"] if action["id"] in missing]


@pytest.fixture
def company(server: ServerProcess) -> Iterator[Company]:
    people = Company(server.url, seed=5)
    yield people
    people.close()


@pytest.mark.medium
@pytest.mark.parametrize(("mine", "width", "height"), [("mimix", 1280, 800), ("khind", 390, 844)])
def test_every_answer_of_a_random_game_can_be_reached(
    company: Company, meet: Meet, mine: str, width: int, height: int
) -> None:
    person = meet(width=width, height=height, touch=width < 1000)
    person.context.add_cookies(company.cookies())
    table = company.together("bluemoon", 2, setup={"deck a": mine, "deck b": "vulca"})
    person.sit(table)
    asked: list[str] = []

    def look(position: Json) -> bool:
        assert hidden(person, position) == [], position["text"]
        asked.append(position["question"]["ask"])
        return False

    company.play(table, look)
    assert len(asked) > 20


@pytest.mark.medium
def test_a_pile_that_is_searched_shows_every_card_also_the_one_on_top(company: Company, meet: Meet) -> None:
    def is_search(position: Json) -> bool:
        top = position["view"]["table"]["sides"][0]["discard_top"]
        cards = [action["card"] for action in position["actions"]]
        return position["question"]["ask"] == "search_discard" and top in cards and len(cards) > 2

    for _ in range(GAMES):
        table = company.together("bluemoon", 2, setup={"deck a": "mimix", "deck b": "flit"})
        if company.play(table, is_search):
            break
    position = company.position(table)
    assert is_search(position), f"no pile was searched in {GAMES} games"
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        person = meet(width=width, height=height, touch=width < 1000)
        person.context.add_cookies(company.cookies())
        person.sit(table)
        assert hidden(person, position) == []
        cards = {action["card"] for action in position["actions"] if action["card"] is not None}
        assert len(person.page.query_selector_all("[data-testid=picker] [data-card]")) == len(cards)
