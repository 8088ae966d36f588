"""Reasons and breakdowns in three languages; golden files for reading."""

import re

import pytest

from moondrake.bluemoon.breakdown import dragon_breakdown, power_breakdown
from moondrake.bluemoon.effects import (
    BOOSTERS,
    CHARACTERS,
    SUPPORTS,
    WITH_ICONS,
    Attacked,
    Cards,
    Condition,
    Element,
    Elements,
    Icon,
    Kind,
    MyFightIsEmpty,
    MyInfluenceIsEmpty,
    PlayedFromShip,
    YouHaveActive,
    YouHaveCards,
    YouHaveDragons,
    YourHandLeads,
)
from moondrake.bluemoon.explain import Place, Reason, Remedy, Why
from moondrake.bluemoon.questions import PHASE_NAMES, Ask, Phase
from moondrake.bluemoon.words.why import (
    ALONE_TOO,
    KINDS,
    PLACES,
    REASONS,
    REMEDIES,
    condition_words,
    dragon_words,
    icon_word,
    power_words,
    reason_words,
)
from moondrake.table import CHANCE
from moondrake.table.saying import spelled
from moondrake.testing.bluemoon import Scenario, given, side
from moondrake.words import source
from tests.words.reading import entries

NAMES = ("Anna", "Ben")
LANGUAGES = ("en", "de", "hu")
CONDITIONS: tuple[Condition, ...] = (
    YouHaveDragons(1),
    YouHaveDragons(2),
    YourHandLeads(1),
    YourHandLeads(2),
    YouHaveCards(6, active=False),
    YouHaveCards(3, active=True),
    YouHaveActive(1, CHARACTERS),
    YouHaveActive(2, BOOSTERS),
    YouHaveActive(2, SUPPORTS),
    YouHaveActive(2, WITH_ICONS),
    YouHaveActive(1, Cards(icons=Icon.FREE)),
    Attacked(7, Elements.BOTH),
    Attacked(5, Elements.FIRE),
    MyFightIsEmpty(),
    MyInfluenceIsEmpty(),
    PlayedFromShip(),
)
NUMBERS = {
    Why.NOT_ASKED: 1,
    Why.OTHER_QUESTION: Ask.MAY,
    Why.NOT_IN_HAND: Place.DISCARD_PILE,
    Why.NOT_THERE: Place.SUPPORT,
    Why.NOT_LANDED: Place.CARGO,
    Why.NO_ICON: Icon.RETRIEVE,
    Why.ICON_IGNORED: Icon.FREE,
    Why.WRONG_PHASE: Phase.CHARACTER,
    Why.ELEMENT_FIXED: Element.FIRE,
    Why.TOO_WEAK: 3,
    Why.TOO_FEW: 2,
    Why.NO_SUCH_PLACE: 4,
}


PHASES = (
    Phase.SETUP,
    Phase.TURN_BEGIN,
    Phase.ACTION,
    Phase.DECISION,
    Phase.CHARACTER,
    Phase.BOOST,
    Phase.ANNOUNCE,
    Phase.AFTER_POWER,
    Phase.TURN_END,
)
ACTIVE_KINDS = (Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT)
ICONS = (
    Icon.RETRIEVE,
    Icon.PROTECTED,
    Icon.FREE,
    Icon.PAIR,
    Icon.GANG_COOL,
    Icon.REPLACE,
    Icon.BLUFF_PLAIN,
    Icon.STOP,
    Icon.SHIELD_FIRE,
)


def table() -> Scenario:
    return given(
        me=side(hand=["hoax-01"], support=["hoax-20"]), you=side(active=["vulca-16"], support=["terrah-25"])
    )


def sample(why: Why, by: int, remedy: Remedy = Remedy.NONE) -> Reason:
    missing = YouHaveDragons(1) if why in (Why.CONDITION, Why.FREE_CONDITION) else None
    number = NUMBERS.get(why, Phase.BOOST)
    cards = (64 + 1, 64 + 2)[:by]
    return Reason(why, ("BM-5.2",), 1, cards, missing, number, needed=5, remedy=remedy)


def lines_of(language: str) -> list[str]:
    """Every reason, alone and with cards, every remedy, phase, place, symbol and condition."""
    match = table().state.match

    def said(reason: Reason) -> str:
        return reason_words(match, reason, language, NAMES)

    lines = [f"{why.name}: {said(sample(why, by=1))}" for why in Why]
    lines += [f"{why.name} (alone): {said(sample(why, by=0))}" for why in ALONE_TOO]
    lines += [f"{remedy.name}: {said(sample(Why.BANNED, 1, remedy))}" for remedy in Remedy]
    lines += [
        f"{remedy.name} (several): {said(sample(Why.STOPPED, 2, remedy))}" for remedy in (Remedy.LOSE_CARDS,)
    ]
    lines += [f"NOT_ASKED (chance): {said(Reason(Why.NOT_ASKED, ('BM-5.2',), number=CHANCE))}"]
    lines += [f"NOT_DESCRIBED (bluff): {said(Reason(Why.NOT_DESCRIBED, ('BM-10.36',), by=(65,)))}"]
    for phase in PHASES:
        wrong = Reason(Why.WRONG_PHASE, ("BM-5.2",), number=phase, remedy=Remedy.NEXT_TURN)
        lines.append(f"phase {phase}: {said(wrong)}")
    lines += [
        f"{place.name}: {said(Reason(Why.NOT_IN_HAND, ('BM-3.1',), 1, number=place))}" for place in Place
    ]
    for icon in ICONS:
        lines.append(f"icon {icon}: {said(Reason(Why.NO_ICON, ('BM-10.0',), 1, number=icon))}")
    for condition in CONDITIONS:
        reason = Reason(Why.CONDITION, ("BM-9.3",), 1, missing=condition)
        lines.append(f"{type(condition).__name__}: {said(reason)}")
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_remedy_reads_as_before(language: str, golden) -> None:
    golden.check(f"bluemoon-why-{language}.txt", "\n".join(lines_of(language)) + "\n")


def fights() -> list[Scenario]:
    """Positions whose powers go through every layer, and whose dragons take every step."""
    layers = given(
        me=side(
            active=["vulca-10", "pillar-22", "vulca-21", "vulca-20"], support=["hoax-21"], bluffs=["buka-07"]
        ),
        you=side(active=["flit-08", "khind-02", "hoax-10", "flit-27", "flit-14"], support=["vulca-27"]),
        element="fire",
    )
    dragons = given(
        me=side(
            active=["hoax-10"], inactive=["hoax-01", "hoax-02", "hoax-03"], support=["vulca-27", "hoax-20"]
        ),
        you=side(active=["hoax-11", "flit-27"], leading=["flit-29"], support=["mimix-29"]),
        element="earth",
    )
    return [layers, dragons, given(me=side(active=["hoax-18"]), element="fire")]


@pytest.mark.rule("BM-14.10", "BM-7.4a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_breakdowns_read_as_before(language: str, golden) -> None:
    lines = []
    for game in fights():
        state = game.state
        for seat in (0, 1):
            power = power_breakdown(state, seat, state.element)
            lines += power_words(state.match, power, language, NAMES)
            lines += dragon_words(state.match, dragon_breakdown(state, seat), language, NAMES)
        lines.append("")
    golden.check(f"bluemoon-breakdown-{language}.txt", "\n".join(lines))


def test_every_reason_and_remedy_has_its_sentence_and_there_is_no_other() -> None:
    """Keys are made from names, so that only this finds one that is missing or left over."""
    wanted = {
        *REASONS.values(),
        *(f"{REASONS[why]}-alone" for why in ALONE_TOO),
        *(REMEDIES[remedy] for remedy in Remedy if remedy != Remedy.NONE),
        *("bluemoon-remedy-still-to-come", "bluemoon-remedy-over"),
        *PLACES.values(),
        *(KINDS[kind] for kind in ACTIVE_KINDS),
        *("bluemoon-active-with-symbol", "bluemoon-active-with-icon"),
        *(f"bluemoon-when-{spelled(PHASE_NAMES[phase])}" for phase in PHASES),
        *(icon_word(icon).key for icon in ICONS),
    }
    begins = [f"bluemoon-{word}-" for word in ("why", "remedy", "place", "active", "when", "icon")]
    keys = entries(source("en"))
    assert sorted(key for key in keys if key.startswith(tuple(begins))) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placeholder_is_left_in_a_sentence(language: str) -> None:
    for line in lines_of(language):
        assert not re.search(r"[{}]", line), line
        assert "  " not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_are_different_clauses(language: str) -> None:
    assert len({condition_words(condition).in_language(language) for condition in CONDITIONS}) == len(
        CONDITIONS
    )
