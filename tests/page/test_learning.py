"""Learning by playing: both lessons from the first word to the last, by doing what stands out."""

import re
import time

import pytest

from tests.page.conftest import Meet
from tests.page.person import PATIENCE, Person

pytestmark = pytest.mark.medium
ENDED = "[data-testid=narrator] a[href^='#/new/']"
CLICK = """() => {
  const above = 'dialog[open] [data-testid=action], [role=dialog] [data-testid=action], '
    + '[popover]:popover-open [data-testid=action]'
  const menu = [...document.querySelectorAll(above)].filter((one) => one.checkVisibility())
  if (menu.length) {
    ;(menu.find((one) => one.matches('.hinted')) ?? menu[0]).click()
    return 'told'
  }
  const wanted = document.querySelector('.hinted') ?? document.querySelector('[data-testid=next]')
  wanted?.click()
  return wanted ? (wanted.matches('.hinted') ? 'asked' : 'told') : ''
}"""


def go_through(person: Person, lesson: str) -> int:
    """Do what the lesson expects; how often it asked."""
    person.open(f"#/learn/{lesson}")
    person.find("[data-testid=narrator]")
    asked = 0
    limit = time.monotonic() + PATIENCE
    while not person.is_there(ENDED):
        assert time.monotonic() < limit, (
            f"lesson {lesson} does not end: {person.text('[data-testid=narrator]')}"
        )
        asked += person.page.evaluate(CLICK) == "asked"
        person.page.wait_for_timeout(120)
    return asked


@pytest.mark.parametrize(("lesson", "least"), [("duel", 15), ("tournament", 9)])
def test_a_lesson_is_played_to_its_end(meet: Meet, lesson: str, least: int) -> None:
    anna = meet()
    assert go_through(anna, lesson) >= least
    anna.open("#/learn")
    anna.find(f"a[href='#/learn/{lesson}']")
    kept = anna.page.evaluate("JSON.parse(localStorage.getItem('moondrake.lessons'))")
    assert kept[lesson]["is_done"]


def test_another_way_is_answered_kindly_and_an_impossible_one_with_the_rule(meet: Meet) -> None:
    anna = meet()
    anna.open("#/learn/duel")
    anna.find("[data-testid=narrator]")
    while not anna.is_there(".spot.hinted"):
        anna.page.evaluate(CLICK)
        anna.page.wait_for_timeout(150)
    before = anna.text("[data-testid=narrator] .comment")
    anna.page.evaluate("document.querySelector('[data-playable]:not(.hinted)').click()")
    assert anna.find("[data-testid=aside]").inner_text()
    anna.page.evaluate("document.querySelector('[data-testid=hand] .spot:not([data-playable])').click()")
    anna.find("a[href^='#/rules/BM-']")
    assert anna.text("[data-testid=narrator] .comment") == before
    assert anna.is_there(".spot.hinted")


def test_the_rules_are_found_by_number_and_by_words(meet: Meet) -> None:
    anna = meet()
    anna.open("#/rules/BM-10.8")
    anna.find("#rule-BM-10\\.8")
    anna.until("document.activeElement?.id === 'rule-BM-10.8'")
    anna.page.fill("#rule-search", "shield")
    anna.find("search a[href='#/rules/BM-10.1']").click()
    anna.until("document.activeElement?.id === 'rule-BM-10.1'")


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_rulebook_is_two_printed_pages_with_nothing_cut_off_in_every_language(
    meet: Meet, game: str
) -> None:
    for language in ("en", "de", "hu"):
        anna = meet(language=language)
        anna.open(f"#/book/{game}")
        anna.until("document.querySelectorAll('[data-testid=sheet] img').length > 0")
        anna.until("[...document.images].every((one) => one.complete)")
        anna.page.emulate_media(media="print")
        sheets = anna.page.evaluate(
            "[...document.querySelectorAll('[data-testid=sheet]')].map((one) => "
            "[one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"
        )
        assert [max(sheet) <= 1 for sheet in sheets] == [True, True], (language, sheets)
        printed = anna.page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2, language
        anna.page.emulate_media(media="screen")
        assert anna.axe() == []
