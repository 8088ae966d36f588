"""EQ chapter 3 and the settings of a match."""

from random import Random

import pytest

from moondrake.equinox import GAME
from moondrake.equinox.options import (
    RANDOM,
    SWITCHES,
    Ruleset,
    parse_header,
    parse_ruleset,
    ruleset_word,
)
from moondrake.equinox.prints import MATCH_CARDS
from moondrake.equinox.rules.setup import start_by_birthday
from moondrake.equinox.state import Step
from moondrake.table import CHANCE, Dealer, SetupError
from moondrake.testing.equinox import USUAL, all_cards, columns


@pytest.mark.rule("EQ-3.2", "EQ-3.3")
def test_agreed_creatures_lie_on_the_table_at_once() -> None:
    state = GAME.start({"creatures": USUAL, "start": "b"})
    assert sorted(columns(state)) == sorted(USUAL.split())
    assert state.seat_to_act() == CHANCE
    assert state.position.turn == 1


@pytest.mark.rule("EQ-3.2")
def test_chance_invites_eight_different_creatures() -> None:
    state = GAME.start({"creatures": "random", "start": "a"})
    for taken in range(8):
        assert state.seat_to_act() == CHANCE
        assert len(state.legal_actions()) == 14 - taken
        state.apply(state.legal_actions()[0])
    assert columns(state) == ["susi", "moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia", "carmen"]


@pytest.mark.rule("EQ-3.2")
def test_seats_pick_creatures_in_turn_from_the_start_player_on() -> None:
    state = GAME.start({"creatures": "picked", "players": "3", "start": "c"})
    pickers = []
    for _ in range(8):
        pickers.append(state.seat_to_act())
        state.apply(state.legal_actions()[-1])
    assert pickers == [2, 0, 1, 2, 0, 1, 2, 0]
    assert len(columns(state)) == 8
    assert state.position.step == Step.DEAL


@pytest.mark.rule("EQ-3.4")
@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
@pytest.mark.rule("OQE-14")
def test_oqe_14_each_player_draws_eight_of_102_cards(players: str) -> None:
    state = GAME.start({"creatures": USUAL, "players": players})
    Dealer(1).deal(state)
    assert [len(hand) for hand in state.position.hands] == [8] * int(players)
    assert len(state.position.pile) == MATCH_CARDS - 8 * int(players) > 0
    assert len(set(all_cards(state))) == MATCH_CARDS


@pytest.mark.rule("EQ-3.5")
@pytest.mark.rule("OQE-2")
def test_oqe_2_without_birthdays_chance_names_the_start_player() -> None:
    state = GAME.start({"creatures": USUAL, "players": "4"})
    assert state.seat_to_act() == CHANCE
    assert [state.notation(a) for a in state.legal_actions()] == ["start a", "start b", "start c", "start d"]
    state.apply(state.parse("start c"))
    Dealer(1).deal(state)
    assert state.seat_to_act() == 2


@pytest.mark.rule("EQ-3.5")
@pytest.mark.parametrize(
    ("birthdays", "today", "starts"),
    [
        ([(3, 1), (9, 20)], (1, 5), 0),
        ([(3, 1), (9, 20)], (5, 5), 1),
        ([(12, 31), (6, 1)], (11, 1), 1),
        ([(3, 25), (3, 15)], (1, 1), RANDOM),
        ([(2, 29), (1, 1)], (10, 10), 0),
    ],
)
def test_the_birthday_closest_to_the_next_equinox_starts(
    birthdays: list[tuple[int, int]], today: tuple[int, int], starts: int
) -> None:
    assert start_by_birthday(birthdays, today) == starts


@pytest.mark.rule("EQ-3.6")
def test_draws_are_one_card_at_a_time_by_chance() -> None:
    state = GAME.start({"creatures": USUAL, "start": "a"})
    assert state.legal_actions() == sorted(state.position.pile)
    state.apply(state.parse("deal noctia 4"))
    assert [len(hand) for hand in state.position.hands] == [1, 0]
    assert state.parse("deal noctia 4") not in state.legal_actions()


def test_a_header_starts_the_same_match_again() -> None:
    for header in (
        {"players": "3", "creatures": "picked", "start": "b", "ruleset": "equinox+cornu=once+trees=2-1"},
        {"creatures": USUAL},
        {},
    ):
        state = GAME.start(header)
        assert GAME.start(state.header()).header() == state.header()


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.word)
def test_every_switch_has_a_word_that_reads_back(switch) -> None:
    changed = parse_ruleset(f"equinox+{switch.word}={switch.other}")
    assert getattr(changed, switch.field)
    assert parse_ruleset(ruleset_word(changed)) == changed
    assert parse_ruleset(f"equinox+{switch.word}={switch.decided}") == Ruleset()


@pytest.mark.parametrize(
    ("header", "hint"),
    [
        ({"players": "6"}, "allowed: 2, 3, 4, 5"),
        ({"players": "two"}, "allowed: 2, 3, 4, 5"),
        ({"creatures": "susi vulpa"}, "a tournament has 8"),
        ({"creatures": USUAL + " lupino"}, "a tournament has 8"),
        ({"creatures": USUAL.replace("ursus", "susi")}, "chosen twice"),
        ({"creatures": USUAL.replace("ursus", "bear")}, "allowed: susi, moosmann"),
        ({"start": "c"}, "allowed: random, a, b"),
        ({"ruleset": "bluemoon"}, "must begin with 'equinox'"),
        ({"ruleset": "equinox+cornu"}, "allowed: again, once"),
        ({"ruleset": "equinox+cornu=twice"}, "allowed: again, once"),
        ({"ruleset": "equinox+horn=once"}, "allowed: trees, rebet"),
        ({"ruleset": "equinox+trees=2-2"}, "allowed: 0-3, 1-2, 2-1, 3-0"),
        ({"ruleset": "equinox+cornu=once+cornu=again"}, "set twice"),
        ({"seats": "2"}, "allowed: ruleset, players, creatures, start"),
    ],
)
def test_a_wrong_setting_is_refused_with_the_allowed_words(header: dict[str, str], hint: str) -> None:
    with pytest.raises(SetupError, match=hint.replace("(", r"\(")):
        GAME.start(header)


def answer_to(header: dict[str, str]) -> str:
    try:
        parse_header(header)
    except SetupError as error:
        return str(error)
    return "fine"


def test_garbled_settings_never_crash() -> None:
    rng = Random(5)
    letters = "susi vulpa+=-123,random picked equinox trees"
    for _ in range(300):
        word = "".join(rng.choice(letters) for _ in range(rng.randrange(20)))
        for key in ("players", "creatures", "start", "ruleset"):
            assert answer_to({key: word})
