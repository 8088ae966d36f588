"""The numbers that learners read: complete, stable, and nothing hidden in them."""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from moondrake.adapters.seating import coder
from moondrake.bluemoon import ANSMANN, LEGENDS, Match, Setup, closed_lists, ready_made_deck, start_match
from moondrake.bluemoon import encoding as bluemoon
from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.decks import random_deck
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK
from moondrake.bluemoon.zones import cards_in
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import encoding as equinox
from moondrake.equinox.prints import CARDS
from moondrake.equinox.seen import never_seen
from moondrake.table import CHANCE, SetupError
from moondrake.testing.bluemoon import given, side
from tests.bluemoon.scenarios.helpers import HOW_DARE_YOU, I_EXPECTED_THAT

PAGE = Path(__file__).parents[2] / "docs" / "encodings.md"


def setups():
    yield Setup((ready_made_deck("hoax"), ready_made_deck("aqua")), ANSMANN)
    yield Setup((ready_made_deck("pillar"), ready_made_deck("mimix")), LEGENDS)
    rng = Random(5)
    built = (random_deck("vulca", ANSMANN, rng), random_deck("flit", ANSMANN, rng))
    yield Setup(built, ANSMANN)
    yield closed_lists(Setup(built, ANSMANN), rng)


@pytest.mark.parametrize("setup", list(setups()), ids=["hoax-aqua", "pillar-mimix", "built", "closed"])
def test_the_encoding_of_blue_moon_says_nothing_that_the_view_does_not_say(setup):
    match, rng = Match(setup), Random(2)
    numbering = bluemoon.Numbering(match)
    state = start_match(match, events=False)
    for _ in range(400):
        if state.is_over():
            break
        if state.seat_to_act() != CHANCE and rng.random() < 0.15:
            for seat in (0, 1):
                imagined = state.view(seat).determinize(rng)
                theirs = bluemoon.Numbering(imagined.match)
                assert bluemoon.encode(imagined, seat, theirs) == bluemoon.encode(state, seat, numbering)
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_the_encoding_of_equinox_hides_what_is_hidden(players):
    rng = Random(3)
    state = EQUINOX.start({"players": players, "creatures": "random"})
    seen = set()
    while not state.is_over():
        seat = state.seat_to_act()
        if seat != CHANCE and rng.random() < 0.3:
            told = equinox.encode(state.position, seat)
            assert len(told) == equinox.SIZE
            assert equinox.encode(state.view(seat).determinize(rng).position, seat) == told
            seen.add(bytes(told))
        state.apply(rng.choice(state.legal_actions()))
    assert len(seen) > 20


@pytest.mark.parametrize("players", ["2", "5"])
def test_a_match_that_is_looked_at_again_and_again_is_told_as_at_first_sight(players):
    coded, rng = coder("equinox"), Random(7)
    for _ in range(2):
        state = coded.start(coded.header({"players": players}))
        while not state.is_over():
            if rng.random() < 0.4:
                seat = rng.randrange(int(players))
                other: Any = state.copy() if rng.random() < 0.2 else state
                assert coded.encode(other, seat) == equinox.encode(other.position, seat)
            state.apply(rng.choice(state.legal_actions()))


def test_the_encoding_of_equinox_says_what_the_view_says():
    rng = Random(5)
    state = EQUINOX.start({"players": "3", "creatures": "random"})
    at = {stretch.name: stretch for stretch in equinox.STRETCHES}
    while not state.is_over():
        seat = state.seat_to_act()
        if seat != CHANCE:
            table, memory = state.view(seat).table, state.view(seat).memory
            told = equinox.encode(state.position, seat)
            cards = {
                "mine: hand": table.hand,
                "mine: aside": memory.aside,
                "discarded": memory.discarded,
                "picked": table.picked,
                "never seen": never_seen(table, memory),
                "covered": [card for pile in memory.covered for card in pile],
                "held": [
                    (other - seat) % 3 * CARDS + card
                    for other, hand in enumerate(memory.held)
                    for card in hand
                ],
            }
            for name, expected in cards.items():
                stretch = at[name]
                told_here = told[stretch.offset : stretch.offset + stretch.size]
                assert {place for place, value in enumerate(told_here) if value} == set(expected), name
            points = told[at["half points"].offset : at["half points"].offset + 3]
            assert [points[(other - seat) % 3] / 2 for other in range(3)] == list(table.points)
        state.apply(rng.choice(state.legal_actions()))


def test_the_features_of_the_champion_are_an_observation_that_hides_what_is_hidden():
    coded, rng = coder("bluemoon", "features"), Random(4)
    state = coded.start(coded.header({}))
    seen = 0
    while not state.is_over():
        if state.seat_to_act() != CHANCE and rng.random() < 0.1:
            seat = state.seat_to_act()
            told = coded.observation(state, seat)
            assert told.shape == (coded.size,)
            assert (coded.observation(state.view(seat).determinize(rng), seat) == told).all()
            seen += 1
        state.apply(rng.choice(state.legal_actions()))
    assert seen
    assert coded.size == coded.stretches[-1].offset + coded.stretches[-1].size


def test_an_unknown_observation_is_refused():
    with pytest.raises(SetupError, match="equinox has no observation 'features'; observations: bytes"):
        coder("equinox", "features")


@pytest.mark.rule("BM-11.2")
def test_a_card_that_may_be_answered_is_told_as_the_source_and_as_its_owners():
    game = given(
        me=side(hand=["hoax-28", I_EXPECTED_THAT], active=["hoax-01"]),
        you=side(hand=[HOW_DARE_YOU], active=["hoax-02"]),
        element="fire",
        phase="action",
    )
    at = {stretch.name: stretch for stretch in bluemoon.STRETCHES}
    numbering = bluemoon.Numbering(game.state.match)
    for seat, card in enumerate(("hoax-28", "fx-wie")):
        game.when(f"play {card}")
        told = bluemoon.encode(game.state, 1 - seat, numbering)
        [laid] = cards_in(game.state.sides[seat].laid)
        for name, expected in (("mine: source", []), ("yours: source", [numbering.slots[seat][laid]])):
            here = told[at[name].offset : at[name].offset + at[name].size]
            assert [slot for slot, value in enumerate(here) if value] == expected, (card, name)


def test_an_action_has_the_same_number_in_every_match():
    first = bluemoon.Numbering(Match(Setup((ready_made_deck("hoax"), ready_made_deck("aqua")))))
    other = bluemoon.Numbering(Match(Setup((ready_made_deck("flit"), ready_made_deck("hoax")))))
    for local, printed in enumerate(first.match.facts[0].printed):
        place = other.match.by_key[1][printed.key]
        mine = first.number(action(Verb.PLAY, local), asked=0)
        assert other.number(action(Verb.PLAY, 64 + place), asked=1) == mine
        assert first.action(mine, asked=0) == action(Verb.PLAY, local)


def test_a_number_of_a_card_that_is_not_there_is_refused():
    numbering = bluemoon.Numbering(Match(Setup((ready_made_deck("hoax"), ready_made_deck("aqua")))))
    strange = bluemoon.BASES[Verb.PLAY] + bluemoon.SLOT_KEYS.index("flit-01")
    with pytest.raises(SetupError, match="which is not in this match"):
        numbering.action(strange, asked=0)
    with pytest.raises(SetupError, match=f"numbers from 0 to {bluemoon.ACTIONS - 1}"):
        numbering.action(bluemoon.ACTIONS, asked=0)


@pytest.mark.parametrize("module", [bluemoon, equinox], ids=["bluemoon", "equinox"])
def test_the_stretches_follow_each_other_and_have_names_of_their_own(module):
    end = 0
    for stretch in module.STRETCHES:
        assert stretch.offset == end
        end += stretch.size
    assert end == module.SIZE
    names = [stretch.name for stretch in module.STRETCHES]
    assert len(set(names)) == len(names)


MEANINGS = {("bluemoon", 1): "2e8dbdb1cd7845ba", ("equinox", 1): "98e420165de4cae3"}
"""What the numbers of each version mean; a new meaning needs a new version."""


@pytest.mark.parametrize("module", [bluemoon, equinox], ids=["bluemoon", "equinox"])
def test_numbers_keep_their_meaning_within_a_version(module):
    game = module.__name__.split(".")[1]
    keys = bluemoon.SLOT_KEYS if module is bluemoon else ()
    told = repr([(s.name, s.offset, s.size) for s in module.STRETCHES]) + repr(keys) + str(module.ACTIONS)
    digest = hashlib.sha256(told.encode()).hexdigest()[:16]
    assert MEANINGS[game, module.VERSION] == digest, "raise VERSION, or undo the change"


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_page_lists_every_stretch(game):
    page = PAGE.read_text(encoding="utf-8")
    for stretch in coder(game).stretches:
        assert f"| {stretch.offset} | {stretch.size} | {stretch.name} | {stretch.meaning} |" in page


def test_the_page_lists_the_number_of_every_question():
    asked = ", ".join(f"{number} {name}" for number, name in ASK_NAMES.items() if number < FIRST_WORK)
    assert f"The numbers of `question`: {asked.lower()}." in PAGE.read_text(encoding="utf-8")
