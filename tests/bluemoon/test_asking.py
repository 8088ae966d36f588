"""What waits, questions and work: each kind has its class, and asking changes nothing."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon import Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.asking.every import QUESTIONS, Unasked, question_options
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK
from moondrake.bluemoon.working.every import WORK
from moondrake.table import CHANCE

ENGINE = Path(__file__).parents[2] / "src" / "moondrake" / "bluemoon"


def notes(room: str) -> dict[str, str]:
    """The docstring of every class in a room, from the source: compiled classes have none."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ENGINE / room).glob("*.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def test_every_number_of_a_question_has_its_class_which_cites_its_rule():
    told = notes("asking")
    for number in range(FIRST_WORK):
        question = QUESTIONS[number]
        if number not in ASK_NAMES:
            assert isinstance(question, Unasked)
            continue
        assert question.ask == number
        assert type(question).__name__ == "Ask" + ASK_NAMES[number].title().replace("_", "")
        assert re.search(r"\b(BM|RS|OQ)-\d", told[type(question).__name__]), ASK_NAMES[number]


def test_every_number_of_work_has_its_class_which_cites_its_rule():
    told = notes("working")
    numbers = [number for number in ASK_NAMES if number >= FIRST_WORK]
    assert [work.ask for work in WORK] == numbers == list(range(FIRST_WORK, FIRST_WORK + len(WORK)))
    assert {type(work).__name__ for work in WORK} | {"Work"} == {*told}
    for work in WORK:
        assert re.search(r"\b(BM|RS|OQ)-\d", told[type(work).__name__]), ASK_NAMES[work.ask]


@pytest.mark.rule("BM-22.4", "BM-22.5")
def test_the_rules_ask_who_plays_a_seat_not_whether_the_game_is_a_solo_game():
    """What is different for the Bot stands in `manners.py` and in the rooms of chapter 22."""
    rooms = [path for path in ENGINE.rglob("*.py") if path.parent.name not in ("decks", "packs", "text")]
    asked = [path.name for path in rooms if re.search(r"\bmatch\.(solo|bot)\b", path.read_text("utf-8"))]
    assert asked == ["solo.py"]  # words/solo.py


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


ASKS = re.compile(r"_?(is|has|may|can|could|needs|wants|lacks|exceeds)_")
DOES = {"append", "pop", "add", "remove", "insert", "extend", "clear", "update", "sort"}


def changes(function: ast.FunctionDef) -> list[str]:
    """What a function does to things it did not make itself; a memory of its own (`self._known`) is free."""
    own = {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    found: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            found += [place for place in node.targets if isinstance(place, ast.Attribute | ast.Subscript)]
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute | ast.Subscript):
            found.append(node.target)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in DOES:
            found.append(node.func.value)
    said = [ast.unparse(place) for place in found]
    return [one for one in said if re.split(r"[.\[]", one)[0] not in own and not one.startswith("self._")]


def test_nothing_that_asks_by_its_name_does_anything():
    """`is_`, `has_`, `may_` return; verbs do. Of all engines."""
    paths = [
        path for game in ("bluemoon", "equinox", "draft") for path in (ENGINE.parent / game).rglob("*.py")
    ]
    functions = [
        (path.name, node)
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and ASKS.match(node.name)
    ]
    assert len(functions) > 100
    assert [(name, node.name, changes(node)) for name, node in functions if changes(node)] == []


def test_a_card_can_be_dragged_onto_the_discard_pile_wherever_a_question_discards_it():
    drops = (ENGINE.parents[2] / "web/src/bluemoon/drops.ts").read_text(encoding="utf-8")
    on_the_page = set(re.findall(r"'(\w+)'", drops.split("DISCARDS = new Set([")[1].split("])")[0]))
    discarding = {ASK_NAMES[one.ask].lower() for one in QUESTIONS if one.discards}
    assert discarding
    assert discarding <= on_the_page
