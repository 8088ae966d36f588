"""The table stands still: neither a question nor a banner changes its size."""

import pytest

from tests.page.company import Company
from tests.page.conftest import Meet
from tests.page.person import Json, Person
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
QUESTIONS = 40
# Where the board lies, and both sides of the fight from top to bottom.
PLACES = """['[data-testid=board]', '.far .combat-zone', '.near .combat-zone', '[data-testid=hand]']
  .map((what) => document.querySelector(what))
  .filter((one) => one && getComputedStyle(one).display !== 'contents')
  .map((one) => one.getBoundingClientRect())
  .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)])"""


def places(person: Person) -> list[list[int]]:
    person.settle()
    found: list[list[int]] = person.page.evaluate(PLACES)
    assert found, "nothing of the board is there"
    return found


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("bluemoon", 390, 844),
        ("bluemoon", 360, 640),
        ("bluemoon", 1024, 768),
        ("bluemoon", 1440, 900),
        ("equinox", 390, 844),
        ("equinox", 1440, 900),
    ],
)
def test_no_question_of_a_random_game_moves_the_board(
    meet: Meet, server: ServerProcess, game: str, width: int, height: int
) -> None:
    company = Company(server.url, seed=6)
    setup = {"deck a": "mimix", "deck b": "hoax"} if game == "bluemoon" else {}
    table = company.together(game, 2, setup=setup)
    company.attend(table, 2)
    anna = meet(width=width, height=height, touch=width < 600)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    seen: dict[int, dict[str, str]] = {}
    count = 0

    def look(position: Json) -> bool:
        nonlocal count
        count += 1
        anna.until("document.querySelector('[data-testid=prompt].asks')")
        # A new round of Equinox has a larger row of its own.
        row = position["view"]["table"].get("row", 0)
        seen.setdefault(row, {}).setdefault(str(places(anna)), position["question"]["ask"])
        return count >= QUESTIONS

    company.play(table, look)
    company.close()
    assert all(len(found) == 1 for found in seen.values()), seen


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_a_friend_who_is_away_makes_no_card_smaller(
    meet: Meet, server: ServerProcess, width: int, height: int, game: str
) -> None:
    company = Company(server.url, seed=7)
    table = company.together(game, 2)
    company.play(table, lambda position: position["decisions"] > 8)
    company.attend(table, 2)
    anna = meet(width=width, height=height, touch=width < 600)
    anna.context.add_cookies(company.cookies())
    anna.sit(table)
    anna.find("[data-testid=prompt]")
    before = places(anna)
    company.close()
    anna.find("[data-testid=absent]")
    assert places(anna) == before
