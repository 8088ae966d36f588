"""What people and files get wrong: clear errors, and nothing changes."""

from random import Random

import pytest

from moondrake.equinox import GAME, actions
from moondrake.table import (
    IllegalAction,
    Journal,
    RecordError,
    parse_record,
    play,
    replay,
    write_record,
)
from moondrake.testing.equinox import USUAL, given
from moondrake.testing.every_game import snapshot


def a_record(seed: int, decisions: int = 120) -> str:
    journal = Journal(GAME, GAME.start({"creatures": USUAL, "start": "a"}))
    rng = Random(seed)
    while not journal.state.is_over() and len(journal.moves) < decisions:
        journal.play(rng.choice(journal.state.legal_actions()))
    return write_record(journal.record())


def answer_to(text: str) -> str:
    """What is said to a record: why it is refused, or that it is a game."""
    try:
        replay(parse_record(text), GAME)
    except RecordError as error:
        return str(error)
    return "this record is a game and replays"


@pytest.mark.parametrize("action", range(0, actions.BOUND, 7))
def test_every_action_has_a_word_that_reads_back(action: int) -> None:
    assert actions.parse(actions.notation(action)) == action


def test_words_are_unique_and_forgive_case_and_spaces() -> None:
    assert len(set(actions.WORDS)) == actions.BOUND
    assert actions.parse("  Bet   SUSI ") == actions.parse("bet susi")
    assert all(form in actions.NUMBERS for form in actions.FORMS)


@pytest.mark.parametrize(
    "word", ["", "bet", "bet dragon", "play susi 11", "chameleon 4", "player f", "field susi 6"]
)
def test_an_unknown_word_is_refused_with_examples(word: str) -> None:
    with pytest.raises(IllegalAction, match="bet susi, secret susi 7"):
        given().state.parse(word)


@pytest.mark.parametrize("action", [-1, actions.BOUND, 10**9])
def test_an_action_outside_the_bound_is_refused(action: int) -> None:
    state = given(hands={"a": "susi 1"}).state
    before = snapshot(state)
    with pytest.raises(IllegalAction):
        play(state, action)
    with pytest.raises(IllegalAction):
        state.notation(action)
    assert snapshot(state) == before


@pytest.mark.rule("EQ-4.5", "EQ-4.6", "EQ-4.7", "EQ-4.17", "EQ-4.22")
def test_illegal_plays_name_what_is_legal_and_change_nothing() -> None:
    twice = given(hands={"a": "susi 1"}, stones={"susi 1": "b"})
    late = given(hands={"a": "susi 1"}, round_=2, vanished=["ursus"])
    gone = given(hands={"a": "chameleon 4"}, round_=2, vanished=["ursus"]).when("pass")
    fourth = given(hands={"a": "susi 1, ursus 1, ursus 2, ursus 3, ursus 4"}, round_=2, vanished=["ursus"])
    fourth.when("pass", "play susi 1", "discard ursus 1", "discard ursus 2", "discard ursus 3").deal()
    for table, word, hint in (
        (twice, "bet susi", "legal: pass, bet moosmann"),
        (late, "secret susi 1", "legal: pass, bet susi"),
        (gone, "chameleon 4 on ursus", "legal: chameleon 4 on susi"),
        (fourth, "discard ursus 4", "legal: pass"),
    ):
        before = snapshot(table.state)
        with pytest.raises(IllegalAction, match=hint):
            play(table.state, table.state.parse(word))
        assert snapshot(table.state) == before


def test_every_illegal_action_is_refused_and_changes_nothing() -> None:
    state = GAME.start({"creatures": USUAL})
    rng = Random(9)
    for _ in range(120):
        state.apply(rng.choice(state.legal_actions()))
        before = snapshot(state)
        legal = set(state.legal_actions())
        for action in rng.sample(range(actions.BOUND), 20):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play(state, action)
        with pytest.raises(IllegalAction, match="is asked"):
            play(state, min(legal), seat=4)
        assert snapshot(state) == before


@pytest.mark.parametrize("seed", range(60))
def test_an_edited_record_is_refused_at_the_edited_line_or_replays(seed: int) -> None:
    lines = a_record(seed % 5).splitlines()
    rng = Random(seed)
    index = rng.randrange(len(lines))
    edits = (
        "",
        "b pass",
        "* deal susi 7",
        "a play susi 77",
        "x",
        lines[index] + " 1",
        lines[rng.randrange(len(lines))],
    )
    lines[index] = rng.choice(edits)
    assert len(answer_to("\n".join(lines))) > 20


@pytest.mark.parametrize("share", [0.0, 0.1, 0.35, 0.5, 0.8, 0.97, 0.995])
def test_a_truncated_record_is_refused(share: float) -> None:
    text = a_record(3)
    with pytest.raises(RecordError):
        parse_record(text[: int(len(text) * share)])


def test_a_record_with_a_wrong_result_or_game_is_refused() -> None:
    text = a_record(1, decisions=10_000)
    with pytest.raises(RecordError, match="the record's result"):
        replay(parse_record(text[: text.index("result:")] + "result: 7 7\n"), GAME)
    with pytest.raises(RecordError, match="not of 'equinox'"):
        replay(parse_record(text.replace("game: equinox", "game: chess")), GAME)
    with pytest.raises(RecordError, match="cannot be set up"):
        replay(parse_record(text.replace("players: 2", "players: 9")), GAME)


def test_nothing_but_record_errors_comes_out_of_garbled_records() -> None:
    rng = Random(4)
    text = a_record(2)
    for _ in range(200):
        letters = list(text)
        for _ in range(rng.randrange(1, 6)):
            letters[rng.randrange(len(letters))] = rng.choice("abc 17\n:*")
        assert answer_to("".join(letters))


def test_the_game_is_over_and_says_so() -> None:
    table = given(hands={"a": "susi 1"}, pile=1).when("pass", "play susi 1").deal()
    with pytest.raises(IllegalAction, match="the game is over"):
        play(table.state, table.state.parse("pass"))
