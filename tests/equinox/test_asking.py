"""Each kind of question has its class, which cites its rule and knows what answers it."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from moondrake.equinox import GAME, actions
from moondrake.equinox.questions import ASK_NAMES
from moondrake.equinox.rules import asking
from moondrake.equinox.rules.asking import QUESTIONS

SOURCE = Path(__file__).parents[2] / "src/moondrake/equinox/rules/asking.py"


def test_every_number_of_a_question_has_its_class_which_cites_its_rule():
    classes = [node for node in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    notes = {node.name: ast.get_docstring(node) or "" for node in classes}
    assert {type(question).__name__ for question in QUESTIONS} | {"Question"} == {*notes}
    for number, question in enumerate(QUESTIONS):
        name = type(question).__name__
        assert question.ask == number
        assert name == "Ask" + ASK_NAMES[number].title().replace("_", "")
        assert re.search(r"\bEQ-\d", notes[name]), name


def test_every_block_of_actions_answers_a_question():
    assert {block for question in QUESTIONS for block in question.blocks} == {*actions.BLOCKS}


@pytest.mark.rule("EQ-4.2")
@pytest.mark.parametrize("header", [{"players": "2"}, {"players": "4", "creatures": "picked"}])
def test_what_is_legal_is_an_answer_to_the_open_question_and_asking_changes_nothing(header):
    state, rng = GAME.start(header), Random(7)
    while not state.is_over():
        frame, before = state.position.question(), state.position.key()
        options = asking.options(state.position, frame)
        assert state.position.key() == before
        assert {actions.block_of(action) for action in options} <= {*QUESTIONS[frame.ask].blocks}
        state.apply(rng.choice(options))
