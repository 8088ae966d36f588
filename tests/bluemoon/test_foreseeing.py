"""`lookahead: exact` against brute force: every option offered can end legally, and no other is offered."""

from collections.abc import Iterator
from random import Random

import pytest

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.effects import ChangeElement, Element, IDiscard, Kind, When
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import State, new_game
from moondrake.bluemoon.rules import foreseeing
from moondrake.bluemoon.state import Ask, Phase
from moondrake.bluemoon.turn import ask_again
from moondrake.table import CHANCE
from moondrake.testing.bluemoon import given, side
from moondrake.testing.tables import mixed_setup
from tests.bluemoon.scenarios.helpers import RULESETS, every_ruleset, fixture_card, says

LEAVING = (action(Verb.RETREAT), action(Verb.DECLINE))


OVER = (Ask.DECLINE, Ask.DECLINED, Ask.RETREATED, Ask.FIGHT_END)
"""The turn is over; an answer to what follows from it cannot make it illegal."""


class TooLarge(Exception):
    """A position with more ways through the turn than a test should walk."""


def ends_legally(state: State, option: int, steps: list[int]) -> bool:
    """Play on in every way there is, by the game's own rules, without foresight, up to the announcement."""
    steps[0] -= 1
    if steps[0] < 0:
        raise TooLarge
    seat = state.seat
    game = state.copy()
    game.lookahead = False
    game.take_events()
    game.apply(option)
    for event in game.take_events():
        if event.kind in (What.RETREAT, What.UNDO, What.PENALTY) and event.seat == seat:
            return False
        if event.kind == What.ANNOUNCE and event.seat == seat:
            return True
    if game.is_over() or game.seat != seat:
        return True
    if game.frames and game.frames[-1].ask == Ask.GO_BACK:
        return False
    options = [other for other in game.legal_actions() if other not in LEAVING]
    if game.frames and game.frames[-1].ask == Ask.ANSWER:
        options = options[:1]
    return any(ends_legally(game, other, steps) for other in options)


def positions(numbers: range) -> Iterator[State]:
    """Questions of random games in which the look-ahead has something to say, all sorts of decks."""
    for number in numbers:
        state = new_game(mixed_setup(number, lookahead=True))
        rng = Random(number)
        while not state.is_over():
            asked = state.seat_to_act()
            if asked not in (CHANCE, 1 - state.seat) and Phase.DECISION <= state.phase <= Phase.BOOST_END:
                yield state
            state.apply(rng.choice(state.legal_actions()))


def options_without(state: State) -> list[int]:
    """What would be offered without foresight."""
    plain = state.copy()
    plain.lookahead = False
    ask_again(plain)
    return plain.legal_actions()


def check_positions(numbers: range, share: float, most: int = 400) -> tuple[int, int]:
    """Compare this share of the positions; how many were compared, and in how many something was missing."""
    rng = Random(numbers.start)
    compared = held_back = 0
    for state in positions(numbers):
        every = options_without(state)
        if len(every) < 2 or rng.random() > share:
            continue
        if any(frame.ask in OVER for frame in state.frames):
            continue
        try:
            steps = [most]
            legal = [other for other in every if other in LEAVING or ends_legally(state, other, steps)]
        except TooLarge:
            continue
        offered = [state.notation(other) for other in state.legal_actions()]
        expected = [state.notation(other) for other in (legal or every)]
        assert offered == expected, (numbers, state.header(), state.phase, offered, expected)
        compared += 1
        held_back += len(offered) < len(every)
    return compared, held_back


@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_what_is_offered_is_what_brute_force_finds() -> None:
    compared, held_back = check_positions(range(24), share=0.15)
    assert compared > 100
    assert held_back > 5


@pytest.mark.slow
@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_what_is_offered_is_what_brute_force_finds_in_many_games() -> None:
    compared, held_back = check_positions(range(1000, 1300), share=0.3, most=2000)
    assert compared > 2000
    assert held_back > 100


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-17.4", "RS-23")
def test_a_target_the_opponent_has_still_to_choose_may_turn_out_well(ruleset: str) -> None:
    """Hank goes inactive with hoax-05; then you choose what vulca-22 doubles: 4 + 2 or 2 + 4 and so on."""
    game = given(
        me=side(hand=["hoax-05"], active=["flit-12"]),
        you=side(active=["vulca-03", "hoax-09", "vulca-22"]),
        element="earth",
        phase="decision",
        ruleset=ruleset,
        lookahead=True,
    )
    assert game.legal() == ["fight", "retreat"]


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-17.4", "RS-23")
def test_a_target_still_open_is_seen_with_its_best_answer_in_the_character_phase(ruleset: str) -> None:
    game = given(
        me=side(hand=["mimix-12", "terrah-01"], active=["flit-12"]),
        you=side(active=["mimix-22", "aqua-04", "pillar-26"]),
        element="earth",
        phase="character",
        ruleset=ruleset,
        lookahead=True,
    )
    plain = given(
        me=side(hand=["mimix-12", "terrah-01"], active=["flit-12"]),
        you=side(active=["mimix-22", "aqua-04", "pillar-26"]),
        element="earth",
        phase="character",
        ruleset=ruleset,
    )
    legal = [word for word in plain.legal() if ends_legally(plain.state, plain.state.parse(word), [500])]
    assert game.legal() == legal
    assert "play terrah-01" in legal


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.rule("BM-17.7", "BM-6.8")
def test_after_declining_nothing_is_left_to_foresee(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(
        me=side(hand=["vulca-01", "hoax-20", "hoax-21"]),
        you=side(hand=["hoax-01"]),
        phase="decision",
        ruleset=ruleset,
        lookahead=True,
    )
    monkeypatch.setattr(foreseeing, "_path", lambda *_: pytest.fail("nothing to search"))
    game.when("decline")
    assert len(game.legal()) == 3


@pytest.mark.rule("BM-17.7")
def test_where_there_are_too_many_ways_the_rest_is_offered_and_an_event_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is given up silently: what nobody looked at is offered, and told."""
    if foreseeing.__file__.endswith(".so"):
        pytest.skip("a compiled constant cannot be changed")

    def position() -> list[str]:
        game = given(
            me=side(hand=["mutant-102", "aqua-28", "aqua-14"]),
            you=side(active=["hoax-09", "flit-12"]),
            element="earth",
            phase="decision",
            lookahead=True,
        )
        ask_again(game.state)
        told = [event.kind for event in game.state.take_events()]
        return [*game.legal(), *(["told"] if What.UNFORESEEN in told else [])]

    assert position() == ["retreat"]
    monkeypatch.setattr(foreseeing, "MOST_POSITIONS", 0)
    assert position() == ["fight", "retreat", "told"]


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-6.13")
def test_a_text_that_can_still_change_the_element_counts_after_the_one_booster(ruleset: str) -> None:
    turncoat = fixture_card(
        "fx-turncoat",
        Kind.CHARACTER,
        fire=5,
        earth=1,
        text=says(ChangeElement(Element.NO_ELEMENT), When.MY_TURN),
    )
    game = given(
        me=side(hand=["vulca-18", "vulca-20"], active=[turncoat]),
        you=side(active=["khind-12", "mimix-22"]),
        element="earth",
        phase="boost",
        ruleset=ruleset,
        lookahead=True,
    )
    options = options_without(game.state)
    expected = [option for option in options if option in LEAVING or ends_legally(game.state, option, [400])]
    assert game.state.legal_actions() == expected
    assert "play vulca-18" in game.legal()


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-10.14", "BM-6.10")
def test_the_one_character_may_still_follow_a_free_one(ruleset: str) -> None:
    """mimix-22 (2 fire, FREE) and hoax-04 (4) reach the 6 of vulca-03, in either order."""
    game = given(
        me=side(hand=["mimix-22", "hoax-04"]),
        you=side(active=["vulca-03"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
        lookahead=True,
    )
    assert game.legal() == ["play mimix-22", "play hoax-04"]


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-6.10")
def test_what_costs_the_last_character_is_not_offered_against_an_opponent_without_cards(ruleset: str) -> None:
    """Any power would do, but a character must be laid out, and the text would discard the only one."""
    spending = fixture_card("fx-spending", Kind.SUPPORT, text=says(IDiscard(1), When.MY_TURN, may=True))
    game = given(
        me=side(hand=["vulca-01"], support=[spending]),
        element="fire",
        phase="character",
        ruleset=ruleset,
        lookahead=True,
    )
    assert [game.state.notation(option) for option in options_without(game.state)] == [
        "play vulca-01",
        "use fx-spending",
    ]
    assert game.legal() == ["play vulca-01"]


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_a_card_without_a_value_opposite_leaves_nothing_to_search(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """vulca-14 may discard a support or booster; against the 7 and 0 fire of two characters sums tell all."""
    monkeypatch.setattr(foreseeing, "_path", lambda *_: pytest.fail("nothing to search"))
    game = given(
        me=side(hand=["vulca-14"]),
        you=side(active=["vulca-01", "terrah-01"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
        lookahead=True,
    )
    assert game.legal() == ["retreat"]


@every_ruleset
@pytest.mark.parametrize(
    ("phase", "hand", "moves", "offered"),
    [
        ("decision", ["vulca-01"], [], ["fight", "retreat"]),
        ("decision", ["hoax-04", "vulca-18"], [], ["fight", "retreat"]),
        ("character", ["vulca-01"], [], ["play vulca-01"]),
        ("character", ["hoax-04", "vulca-18"], [], ["play hoax-04"]),
        ("character", ["hoax-04", "mimix-22", "vulca-18"], ["play hoax-04"], ["pass", "play mimix-22"]),
    ],
)
@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_plain_cards_that_suffice_leave_nothing_to_search(
    ruleset: str,
    phase: str,
    hand: list[str],
    moves: list[str],
    offered: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against the 5 fire of hoax-01: a character alone, or with the booster that may follow it."""
    monkeypatch.setattr(foreseeing, "_path", lambda *_: pytest.fail("nothing to search"))
    game = given(
        me=side(hand=hand),
        you=side(active=["hoax-01"]),
        element="fire",
        phase=phase,
        ruleset=ruleset,
        lookahead=True,
    )
    for move in moves:
        game.when(move)
    assert game.legal() == offered


@every_ruleset
@pytest.mark.parametrize(
    ("leadership", "further"), [("hoax-29", ["hoax-20", "vulca-23"]), ("flit-31", ["vulca-18", "mimix-25"])]
)
@pytest.mark.rule("BM-17.7", "BM-6.6", "BM-6.15")
def test_what_a_leadership_card_of_this_turn_permits_is_counted_on(
    ruleset: str, leadership: str, further: list[str]
) -> None:
    """hoax-04 (4) and both further cards reach the 9 of vulca-01 and mimix-27; one of them does not."""
    game = given(
        me=side(hand=["hoax-04", leadership, *further]),
        you=side(active=["vulca-01"], support=["mimix-27"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
        lookahead=True,
    )
    game.when(f"play {leadership}")
    assert "fight" in game.legal()


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-6.12", "BM-6.13")
def test_whoever_passes_in_the_character_phase_can_still_count_on_a_booster_with_a_text(ruleset: str) -> None:
    """hoax-04 (4) with mimix-22 (2, FREE) or with a booster of 3 reaches the 5 of hoax-01."""
    booster = fixture_card("fx-costly", Kind.BOOSTER, fire=3, text=says(IDiscard(1), When.NOW))
    game = given(
        me=side(hand=["hoax-04", "mimix-22", booster]),
        you=side(active=["hoax-01"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
        lookahead=True,
    )
    assert game.when("play hoax-04").legal() == ["pass", "play mimix-22"]
