"""Any effect that the vocabulary can express has a clean sentence in every language, printed or not."""

import re
from dataclasses import fields
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text import LANGUAGES

TAGS = st.sets(st.sampled_from([tag for tag in e.Tag if tag]), max_size=2).map(sum)
ICONS = st.sets(st.sampled_from([icon for icon in e.Icon if icon]), max_size=2).map(sum)
CARDS = st.builds(
    e.Cards,
    kinds=st.lists(st.sampled_from(e.Kind), max_size=3, unique=True).map(tuple),
    icons=st.one_of(ICONS, st.just(e.ALL_ICONS)),
    has_text=st.none() | st.booleans(),
    value_above=st.none() | st.integers(0, 9),
    tags=TAGS,
    without_tags=TAGS,
    bluffs=st.booleans(),
    effective=st.booleans(),
)
NUMBERS = st.integers(1, 12)
PAYMENTS = st.builds(
    e.Payment,
    st.lists(
        st.lists(st.builds(e.Part, st.sampled_from(e.Measure), NUMBERS, CARDS), min_size=1, max_size=2).map(
            tuple
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
)


BY_NAME: dict[str, st.SearchStrategy] = {
    "except_tags": TAGS,
    "rival": TAGS,
    "tag": st.sampled_from([tag for tag in e.Tag if tag]),
    "except_icons": ICONS,
    "more": st.sampled_from((-2, -1, 1, 2)),
    "choices": st.lists(CARDS, min_size=1, max_size=2).map(tuple),
    "condition": st.deferred(lambda: CONDITIONS),
    "then": st.deferred(lambda: st.one_of(whatever(e.Attract), whatever(e.ForceRetreat))),
    "what": st.deferred(lambda: st.one_of([whatever(single) for single in get_args(e.Single)])),
    "at_most": st.integers(0, 3),
}
BY_TYPE: dict[object, st.SearchStrategy] = {
    int: NUMBERS,
    bool: st.booleans(),
    e.Cards: CARDS,
    e.Payment: PAYMENTS,
    e.Scope: st.builds(e.Scope, CARDS, st.booleans()),
}


def whatever(kind: type) -> st.SearchStrategy:
    """Any effect or condition of a kind."""
    values = {}
    for field in fields(kind):
        found = BY_NAME.get(field.name, BY_TYPE.get(field.type))
        values[field.name] = found if found is not None else st.sampled_from(field.type)
    return st.builds(kind, **values)


CONDITIONS: st.SearchStrategy = st.deferred(
    lambda: st.one_of([whatever(kind) for kind in get_args(e.Condition)])
)


@pytest.mark.parametrize("kind", get_args(e.Effect), ids=lambda kind: kind.__name__)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_any_effect_is_a_clean_sentence_in_every_language(kind, data):
    sentence = e.Sentence(
        data.draw(st.sampled_from(e.When)),
        data.draw(whatever(kind)),
        "BM-12.4",
        data.draw(st.sampled_from(e.Rank)),
        data.draw(st.booleans()),
        data.draw(st.none() | CONDITIONS),
    )
    texts = [tongue.sentence(sentence, data.draw(st.booleans())) for tongue in LANGUAGES.values()]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert text.endswith(".")
        assert text.count("*") % 2 == 0
        assert not re.search(r"[{}]|  |None|\(\)| [,.;:]|,,", text), text
    assert not re.search(r"\bone (additional |active |hand )*(cards|dragons|moons)\b", texts[0]), texts[0]
    assert not re.search(r"\bein (\w+e )?(Karten|Handkarten|Drachen|Monden)\b", texts[1]), texts[1]
