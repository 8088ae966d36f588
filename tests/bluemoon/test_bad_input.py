"""Bad input: a clear error that says what is wrong and what is allowed, and nothing changed."""

from random import Random

import pytest

from moondrake.bluemoon import GAME, Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.actions import BOUND
from moondrake.bluemoon.rulesets import NAMED, SWITCHES
from moondrake.table import (
    IllegalAction,
    Journal,
    RecordError,
    SetupError,
    parse_record,
    play,
    replay,
    write_record,
)
from moondrake.testing.every_game import snapshot

GOOD = {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "vulca", "start": "a"}


def finished_text(seed: int = 1) -> str:
    rng = Random(seed)
    journal = Journal(GAME, GAME.start(GOOD))
    while not journal.state.is_over():
        journal.play(rng.choice(journal.state.legal_actions()))
    return write_record(journal.record())


TEXT = finished_text()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text), GAME)
    assert len(str(caught.value)) > 10
    return caught.value


@pytest.mark.parametrize("share", [i / 60 for i in range(60)])
def test_a_truncated_record_is_never_replayed(share):
    refused(TEXT[: int(len(TEXT) * share)])


@pytest.mark.parametrize("seed", range(80))
def test_a_record_with_a_changed_decision_names_the_line(seed):
    rng = Random(seed)
    lines = TEXT.splitlines()
    moves = [index for index, line in enumerate(lines) if line[:2] in ("* ", "a ", "b ")]
    index = rng.choice(moves)
    other = lines[rng.choice(moves)]
    if other == lines[index]:
        other = "a dance"
    lines[index] = other
    try:
        replay(parse_record("\n".join(lines)), GAME)
    except RecordError as error:
        assert error.line >= index + 1 or "result" in str(error)  # noqa: PT017 - may also replay to another end
    else:
        pytest.fail(f"line {index + 1} was changed to '{other}' and nobody noticed")


@pytest.mark.parametrize("seed", range(40))
def test_a_record_with_a_line_left_out_or_doubled_is_refused(seed):
    rng = Random(seed)
    lines = TEXT.splitlines()
    moves = [index for index, line in enumerate(lines) if line[:2] in ("* ", "a ", "b ")]
    index = rng.choice(moves)
    if seed % 2:
        del lines[index]
    else:
        lines.insert(index, lines[index])
    refused("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("moondrake record 1", "moondrake record 7", "format 7"),
        ("moondrake record 1", "chess game", "no record"),
        ("game: bluemoon", "game: chess", "chess"),
        ("rules: 3", "rules: 2", "version 2"),
        ("rules: 3", "rules: one", "whole number"),
        ("ruleset: ansmann", "ruleset: house", "kosmos"),
        ("ruleset: ansmann", "ruleset: ansmann+stopVsPermission=maybe", "absolute"),
        ("deck a: hoax", "deck a: elves", "hoax"),
        ("start: a", "start: me", "drawn"),
        ("lookahead: off", "lookahead: maybe", "exact"),
        ("deck a: hoax", "deck c: hoax", "deck c"),
        ("start: a", "start: a\nstart: a", "twice"),
        ("result: ", "result: x", "numbers"),
    ],
)
def test_a_record_with_a_bad_header_says_what_is_allowed(old, new, expected):
    assert old in TEXT
    assert expected in str(refused(TEXT.replace(old, new, 1)))


def test_a_record_with_another_result_is_refused():
    assert "result" in str(refused(TEXT[: TEXT.rindex("result:")] + "result: 9 -9\n"))


def test_text_after_the_result_is_refused():
    assert "after the result" in str(refused(TEXT + "a retreat\n"))


@pytest.mark.parametrize("junk", ["", "\n\n", "# only a remark", "\x00\x01", "{}", "result: 1 -1"])
def test_what_is_no_record_is_refused(junk):
    refused(junk)


def test_remarks_and_blank_lines_do_not_matter():
    text = TEXT.replace("\n\n", "\n\n# a remark\n\n", 1)
    assert parse_record(text) == parse_record(TEXT)


@pytest.mark.rule("BM-23.2")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "house",
        "Ansmann",
        "ansmann+",
        "ansmann+x",
        "ansmann+x=y",
        "+",
        "ansmann+mulligan=",
        "ansmann mulligan=on",
    ]
    + [f"{name}+{switch.key}=nonsense" for name in NAMED for switch in SWITCHES]
    + [f"ansmann+{switch.key}={switch.words[0]}+{switch.key}={switch.words[0]}" for switch in SWITCHES],
)
def test_an_unknown_ruleset_switch_or_word_is_refused_with_the_allowed_ones(text):
    with pytest.raises(SetupError) as caught:
        parse_ruleset(text)
    if "=nonsense" in text:
        key = text.split("+")[1].split("=")[0]
        words = next(switch.words for switch in SWITCHES if switch.key == key)
        assert all(word in str(caught.value) for word in words)


@pytest.mark.rule("BM-23.2")
def test_every_switch_can_be_set_and_reads_back():
    for name in NAMED:
        for switch in SWITCHES:
            for word in switch.words:
                ruleset = parse_ruleset(f"{name}+{switch.key}={word}")
                assert ruleset.words[switch.key] == word
                assert parse_ruleset(str(ruleset)) == ruleset


@pytest.mark.parametrize("deck", ["", "elves", "Hoax", "hoax-13", "../hoax", "mutants"])
def test_an_unknown_deck_is_refused_with_the_known_ones(deck):
    with pytest.raises(SetupError, match="hoax, vulca"):
        ready_made_deck(deck)


@pytest.mark.parametrize("seed", range(30))
def test_numbers_that_are_no_legal_action_change_nothing(seed):
    rng = Random(seed)
    state = new_game(Setup((ready_made_deck("pillar"), ready_made_deck("buka"))))
    for _ in range(rng.randrange(5, 120)):
        if state.is_over():
            return
        state.apply(rng.choice(state.legal_actions()))
    before = snapshot(state)
    legal = set(state.legal_actions())
    for number in (-1, BOUND, 10**9, *(rng.randrange(BOUND) for _ in range(40))):
        if number not in legal:
            with pytest.raises(IllegalAction):
                play(state, number)
    assert snapshot(state) == before


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("play", "play CARD"),
        ("play hoax-01 hoax-02", "play CARD"),
        ("announce", "announce earth|fire"),
        ("announce water", "announce earth|fire"),
        ("start c", "start a|b"),
        ("bluffed 0", "bluffed NUMBER"),
        ("bluffed x", "bluffed NUMBER"),
        ("retreat now", "retreat"),
        ("play c:hoax-01", "a:KEY"),
        ("play aqua-01", "a: hoax"),
    ],
)
def test_a_misspelt_action_says_how_it_is_written(word, expected):
    state = GAME.start(GOOD)
    with pytest.raises(IllegalAction) as caught:
        state.parse(word)
    assert expected in str(caught.value)


def test_a_card_of_both_decks_needs_its_seat():
    state = GAME.start({**GOOD, "deck b": "hoax"})
    with pytest.raises(IllegalAction, match="say whose"):
        state.parse("play hoax-01")
    assert state.parse("play a:hoax-01") != state.parse("play b:hoax-01")
