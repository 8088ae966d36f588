"""Questions inside effects: each has its class, and asking changes nothing."""

import ast
import re
from pathlib import Path
from random import Random

from moondrake.bluemoon import Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.asking.every import QUESTIONS, Unasked, question_options
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK, Ask
from moondrake.bluemoon.words import LANGUAGES
from moondrake.table import CHANCE

ROOM = Path(__file__).parents[2] / "src" / "moondrake" / "bluemoon" / "asking"


def notes() -> dict[str, str]:
    """The docstring of every class of questions, from the source: compiled classes have none."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in ROOM.glob("*.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def test_every_number_of_a_question_has_its_class_which_cites_its_rule():
    told = notes()
    for number in range(FIRST_WORK):
        question = QUESTIONS[number]
        if number not in ASK_NAMES:
            assert isinstance(question, Unasked)
            continue
        assert question.ask == number
        assert type(question).__name__ == "Ask" + ASK_NAMES[number].title().replace("_", "")
        assert re.search(r"\b(BM|RS|OQ)-\d", told[type(question).__name__]), ASK_NAMES[number]


def test_every_question_to_a_seat_has_its_sentence_in_every_language():
    asked = {number for number in ASK_NAMES if Ask.MULLIGAN <= number < FIRST_WORK}
    for language in LANGUAGES.values():
        assert set(language.questions) == asked


def test_asking_changes_nothing():
    asked = set()
    for number, ruleset in enumerate(("ansmann", "kosmos", "legends", "traces") * 3):
        rng = Random(number)
        decks = (ready_made_deck("pillar"), ready_made_deck("aqua" if number % 2 else "mimix"))
        state = new_game(Setup(decks, parse_ruleset(ruleset)), events=False)
        while not state.is_over():
            if state.frames:
                frame = state.frames[-1]
                before = state.key()
                again = question_options(state, frame)
                assert state.key() == before
                assert state.seat_to_act() == CHANCE or set(state.options) <= set(again)
                asked.add(frame.ask)
            state.apply(rng.choice(state.legal_actions()))
    assert len(asked) > 10
