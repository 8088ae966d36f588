"""Messages to a seat: they say all that its view says, nothing more, and answers are read strictly."""

import json
from dataclasses import fields
from random import Random

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import seen as bluemoon_seen
from moondrake.bluemoon.fields import TURN
from moondrake.bluemoon.questions import Ask
from moondrake.equinox import GAME as EQUINOX
from moondrake.equinox import seen as equinox_seen
from moondrake.players import protocol
from moondrake.players.protocol import ProtocolError, Reply
from moondrake.table import CHANCE, SPECTATOR, Dealer

SETUPS = {
    "khind-mirror": (
        BLUE_MOON,
        {"ruleset": "ansmann", "lookahead": "off", "deck a": "khind", "deck b": "khind", "start": "a"},
    ),
    "courtesy": (
        BLUE_MOON,
        {
            "ruleset": "legends+illegalPower=courtesy",
            "lookahead": "off",
            "deck a": "hoax",
            "deck b": "aqua",
            "start": "b",
        },
    ),
    "bluffs-and-ships": (
        BLUE_MOON,
        {"ruleset": "legends", "lookahead": "off", "deck a": "buka", "deck b": "mimix", "start": "drawn"},
    ),
    "equinox-2": (EQUINOX, {"players": "2"}),
    "equinox-5": (EQUINOX, {"players": "5", "creatures": "picked"}),
}


@pytest.fixture(params=tuple(SETUPS))
def positions(request):
    """Positions of a random game in which a player is asked."""
    game, header = SETUPS[request.param]
    state, rng, found = game.start(header), Random(3), []
    while not state.is_over():
        if state.seat_to_act() != CHANCE and rng.random() < 0.2:
            found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return game, found


def asked(game, state, sequence=1):
    seat = state.seat_to_act()
    table = protocol.Heading(game.name, game.rules_version, seat)
    return protocol.choose_message(table, state.view(seat), state.legal_actions(), sequence, clock=0.05)


def numbers_in(value):
    """All numbers of a JSON value that stand where cards stand."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in CARD_FIELDS:
                yield from _flat(inner)
            else:
                yield from numbers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)


def _flat(value):
    if isinstance(value, list):
        for inner in value:
            yield from _flat(inner)
    elif isinstance(value, dict):
        yield from numbers_in(value)
    elif value is not None:
        yield value


CARD_FIELDS = frozenset(
    """hand revealed active inactive support bluffs discard_top stack_top leading ship cargo laid source cards
    ignorers lenders used paid pair_open discards mixed pool stack known_hand bluff_candidates pile_top
    pile_bottom known_bottom unseen target visible secret picked discarded aside held card""".split()  # noqa: SIM905
)


def test_every_card_number_of_a_view_is_explained(positions):
    _, states = positions
    seen = 0
    for state in states:
        for seat in (*range(state.seats()), SPECTATOR):
            told = protocol.view_json(state.view(seat))
            keys = told.pop("cards")
            assert all(told["points"][index].pop("cards") for index in range(len(told.get("points", ()))))
            words = {number for number in numbers_in(told) if isinstance(number, int)}
            assert {str(number) for number in words} <= set(keys)
            seen += len(words)
    assert seen


def test_a_message_is_one_line_of_json_that_reads_back(positions):
    game, states = positions
    for state in states:
        message = asked(game, state)
        line = protocol.write_line(message)
        assert line.count("\n") == 1
        assert protocol.read_message(line) == message


def test_actions_have_the_same_words_as_the_state_writes(positions):
    game, states = positions
    for state in states:
        offered = [(action["id"], action["notation"]) for action in asked(game, state)["actions"]]
        assert offered == [(action, state.notation(action)) for action in state.legal_actions()]


def test_equal_views_give_equal_messages_whatever_is_hidden(positions):
    game, states = positions
    rng = Random(8)
    for state in states:
        seat = state.seat_to_act()
        twin = state.view(seat).determinize(rng)
        assert asked(game, twin) == asked(game, state)


def test_a_view_reads_back_from_its_message_so_nothing_is_lost(positions):
    game, states = positions
    for state in states:
        view = state.view(state.seat_to_act())
        message = json.loads(protocol.write_line(asked(game, state)))
        assert protocol.read_view(message) == view


def test_a_broken_view_is_refused():
    message = asked(BLUE_MOON, start_of(BLUE_MOON))
    for broken in ({}, {**message["view"], "table": 7}, {**message["view"], "memory": {"sides": []}}):
        with pytest.raises(ProtocolError, match="the view cannot be read"):
            protocol.read_view({**message, "view": broken})


def test_a_page_may_leave_the_memory_out(positions):
    _, states = positions
    view = states[-1].view(0)
    assert set(protocol.view_json(view, memory=False)) == {"setup", "table", "cards"}


def test_the_answer_is_an_id_or_a_notation(positions):
    _, states = positions
    for state in states:
        view, actions = state.view(state.seat_to_act()), state.legal_actions()
        for action in actions:
            for told in (action, state.notation(action), state.notation(action).upper()):
                line = protocol.write_line(protocol.answer_message(told, 4))
                assert protocol.chosen_action(protocol.read_answer(line), view, actions, 4) == action


def start_of(game):
    state = game.start(
        {"ruleset": "kosmos", "lookahead": "off", "deck a": "hoax", "deck b": "vulca", "start": "a"}
        if game is BLUE_MOON
        else {"players": "3"}
    )
    Dealer(3).deal(state)
    return state


@pytest.mark.parametrize("game", [BLUE_MOON, EQUINOX], ids=["bluemoon", "equinox"])
def test_an_answer_to_another_question_or_an_illegal_one_is_refused(game):
    state = start_of(game)
    view, actions = state.view(state.seat_to_act()), state.legal_actions()
    with pytest.raises(ProtocolError, match="is to question 3; question 4 is open"):
        protocol.chosen_action(Reply(actions[0], 3), view, actions, 4)
    for wrong in (-1, 10**9, "dance", ""):
        with pytest.raises(ProtocolError, match="not legal now; legal: "):
            protocol.chosen_action(Reply(wrong, 4), view, actions, 4)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "no JSON"),
        ("play hoax-13", "no JSON"),
        ("7", "JSON object, not a number"),
        ("[1]", "JSON object, not a list"),
        ("null", "JSON object, not null"),
        ('{"sequence": 1}', "no 'action'"),
        ('{"action": 1}', "no 'sequence'"),
        ('{"action": 1, "sequence": 1, "why": "x"}', "no 'why'; it has: action, sequence"),
        ('{"action": true, "sequence": 1}', "'action' is true or false"),
        ('{"action": 1.5, "sequence": 1}', "'action' is a number with a point"),
        ('{"action": null, "sequence": 1}', "'action' is null"),
        ('{"action": {}, "sequence": 1}', "'action' is an object"),
        ('{"action": 1, "sequence": "1"}', "'sequence' is a string"),
        ('{"action": 1, "sequence": true}', "'sequence' is true or false"),
        ('{"action": "' + "x" * 20_000 + '", "sequence": 1}', "at most 10000"),
    ],
)
def test_a_bad_answer_says_what_is_wrong(line, reason):
    with pytest.raises(ProtocolError) as caught:
        protocol.read_answer(line)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"type": "dance", "protocol": 1}', "type 'dance'; types: start, choose, over, error"),
        ('{"type": "start", "protocol": 2}', "protocol 2; this program speaks 1"),
        ("{}", "type None"),
    ],
)
def test_a_message_of_another_kind_or_version_is_refused(line, reason):
    with pytest.raises(ProtocolError) as caught:
        protocol.read_message(line)
    assert reason in str(caught.value)


def test_start_over_and_error_say_whom_and_why():
    table = protocol.Heading("equinox", 1, 2)
    start = protocol.start_message(table, {"players": "3"}, clock=0.2)
    assert (start["type"], start["seat"], start["clock"], start["setup"]) == (
        "start",
        2,
        200,
        {"players": "3"},
    )
    over = protocol.over_message(table, (1.0, 0.0, 0.0), "seat 1 gave no answer")
    assert (over["returns"], over["reason"]) == ([1.0, 0.0, 0.0], "seat 1 gave no answer")
    assert json.loads(protocol.write_line(protocol.error_message("no", 3)))["sequence"] == 3
    assert protocol.milliseconds(0.0001) == 1


def test_no_field_of_a_view_is_forgotten():
    state = start_of(BLUE_MOON)
    told = protocol.view_json(state.view(0))
    for part, cls in (
        (told["table"], bluemoon_seen.OpenTable),
        (told["table"]["sides"][0], bluemoon_seen.SideTable),
        (told["memory"]["sides"][0], bluemoon_seen.SideMemory),
    ):
        assert set(part) == {field.name for field in fields(cls)}
    progress = {field.name for field in fields(bluemoon_seen.Progress)} - {"numbers"}
    assert set(told["table"]["progress"]) == progress | {field.name for field in TURN}
    told = protocol.view_json(start_of(EQUINOX).view(0))
    columns = {
        "options",
        "creatures",
        "vanished_in",
        "visible",
        "heights",
        "stones",
        "champions",
        "controllers",
    }
    table = {field.name for field in fields(equinox_seen.OpenTable)}
    assert set(told["table"]) - {"creatures"} == table - columns
    assert set(told["memory"]) == {"unseen", *[field.name for field in fields(equinox_seen.Memory)]}


def test_a_question_lists_cards_among_its_cards_and_numbers_beside_them():
    """A text to be carried out, a "may", a dragon on its way: which of several is `place`, not a card."""
    numbered = (Ask.RESOLVE, Ask.MAY, Ask.GAIN, Ask.GAIN_NOW, Ask.RANDOM_DISCARD)
    header = {"ruleset": "ansmann", "lookahead": "off", "deck a": "khind", "deck b": "hoax", "start": "a"}
    seen = 0
    for seed in range(8):
        rng = Random(seed)
        state = BLUE_MOON.start(header)
        while not state.is_over():
            for frame, asked in zip(state.frames, state.view(0).table.questions, strict=True):
                assert (asked.left, asked.flags, asked.place) == frame.numbers()
                if frame.ask in numbered:
                    seen += 1
                    assert asked.cards == (), "no card is meant"
            state.apply(rng.choice(state.legal_actions()))
    assert seen > 3
