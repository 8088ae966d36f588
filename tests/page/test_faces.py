"""Nothing on a card's face is covered or cut: all cards, languages and sizes, plain and marked, measured."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import Json

pytestmark = pytest.mark.medium

CARDS = 327
# For each card what is wrong with it. Whatever stands for something must lie inside the face, and on nothing
# else that does; drawn words must fit into their boxes. Half a pixel is rounding.
MEASURE = """() => {
  const wrong = []
  const inside = (a, b) => a.left >= b.left - 2 && a.right <= b.right + 2
    && a.top >= b.top - .6 && a.bottom <= b.bottom + .6
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > .6
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .6
  for (const card of document.querySelectorAll('[data-face]')) {
    const face = card.querySelector('.face').getBoundingClientRect()
    const parts = [...card.querySelectorAll('[data-part]')]
      .filter((one) => !['window', 'name'].includes(one.dataset.part))
      .map((one) => [one.dataset.part, one.getBoundingClientRect()])
      .filter(([, box]) => box.width && box.height)
    for (const [name, box] of parts)
      if (!inside(box, face)) wrong.push(`${card.dataset.face}: ${name} leaves the face`)
    parts.forEach(([name, box], index) => {
      for (const [other, its] of parts.slice(index + 1)) {
        if (!(name === 'bar' && other === 'crest') && meet(box, its))
          wrong.push(`${card.dataset.face}: ${name} and ${other} meet`)
      }
    })
    for (const one of card.querySelectorAll('.name, .text, .foot, .sort')) {
      if (one.scrollWidth > one.clientWidth + 1.5) wrong.push(`${card.dataset.face}: ${one.className} is cut`)
    }
    const bar = card.querySelector('.bar')
    if (bar && bar.querySelector('.name').offsetHeight > bar.clientHeight)
      wrong.push(`${card.dataset.face}: the name leaves its bar`)
    const text = card.querySelector('.text')
    if (text && parseFloat(getComputedStyle(text).fontSize) < 12.99)
      wrong.push(`${card.dataset.face}: small letters`)
  }
  return { faces: document.querySelectorAll('[data-face]').length, wrong }
}"""
SHOW = """(which) => {
  const input = document.querySelector('[data-testid=faces]')
  input.value = which
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return input.labels[0].textContent.trim()
}"""


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_no_symbol_is_covered_and_no_text_is_cut(meet: Meet, language: str) -> None:
    anna = meet(language=language)
    anna.open("#/gallery/faces")
    anna.page.wait_for_selector("[data-face]")
    anna.page.evaluate("document.fonts.ready")
    found: Json = {}
    for which in range(int(anna.find("[data-testid=faces]").get_attribute("max") or 0) + 1):
        anna.page.evaluate(SHOW, which)
        anna.page.wait_for_timeout(50)
        measured = anna.page.evaluate(MEASURE)
        assert measured["faces"] == CARDS
        if measured["wrong"]:
            found[anna.text("label")] = measured["wrong"]
    assert found == {}
