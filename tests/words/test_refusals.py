"""What the server refuses is a code and a key with facts: walked through all of it, in every language."""

import ast
import pickle
import re

import pytest
from pydantic_core._pydantic_core import list_all_errors

from moondrake.server.app import HTTP
from moondrake.server.errors import STATUS, Refused, short, spoken
from moondrake.server.malformed import BOUNDS, KINDS, PLAIN, malformed
from moondrake.server.settings import RATES
from moondrake.table import SetupError
from moondrake.table.saying import Listed, Saying
from moondrake.words import languages, source
from tests.words.reading import SOURCE, entries, needs

CATALOGUE = entries(source("en"))
NOT_FACTS = {"retry_after", "more"}


def calls(*names):
    """Every call of these names in the server, with its file."""
    for path in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def keys_in(node):
    """The keys an argument may be; None for an error that says it itself."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    if isinstance(node, ast.Constant):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        assert ast.unparse(node) == "f'refused-many-{self.what}'"
        return [f"refused-many-{rate}" for rate in RATES]
    if isinstance(node, ast.Attribute):
        assert ast.unparse(node) == "said.key"  # from another process
        return []
    return [None]


def refusals():
    for place, node in calls("Refused"):
        code, why = node.args
        facts = {word.arg for word in node.keywords} - NOT_FACTS
        for key in keys_in(why):
            yield place, code, key, facts


def test_every_refusal_is_a_known_code_with_a_sentence_that_wants_its_facts():
    found = list(refusals())
    assert len(found) > 200
    wrong = []
    for place, code, key, facts in found:
        if isinstance(code, ast.Constant) and code.value not in STATUS:
            wrong.append(f"{place}: there is no code {code.value!r}")
        if key is None:
            continue
        if key not in CATALOGUE:
            wrong.append(f"{place}: no sentence {key!r}; words/LANGUAGE/refusals.ftl has them")
        elif needs(key, CATALOGUE) != facts:
            wrong.append(f"{place}: {key!r} wants {sorted(needs(key, CATALOGUE))}")
    assert wrong == []


def test_where_no_key_is_given_another_error_says_why():
    """Something caught, an error made on the spot, or the key of what is refused before we are asked."""
    spoken_for = {ast.unparse(node.args[1]) for _, node in calls("Refused") if None in keys_in(node.args[1])}
    assert spoken_for == {"error", "key", "IllegalAction(tried, allowed)"}
    assert not [place for place, node in calls("Refused") if "str(" in ast.unparse(node.args[1])]


def test_nobody_is_sent_away_with_a_sentence_of_its_own():
    wrong = []
    for place, node in calls("vanish", "leave", "remove"):
        wrong += [place for one in node.args if isinstance(one, ast.Constant | ast.JoinedStr)]
    assert wrong == []


FACTS = {"known": Listed(["a", "b"]), "problem": SetupError("problem-empty"), "yours": [0, 1]}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_told_in_every_language(language):
    keys = {key for _, _, key, _ in refusals() if key} | {k for k in CATALOGUE if k.startswith("farewell")}
    for key in sorted(keys):
        facts = {name: FACTS.get(name, 7) for name in needs(key, CATALOGUE)}
        told = Saying(key, **facts).in_language(language)
        assert told.strip(), key
        assert not re.search(r"[{}]|refused-", told), told


def test_no_sentence_of_a_refusal_is_left_over():
    used = {key for _, _, key, _ in refusals()} | {"refused-because", "refused-gone", "refused-http"}
    used |= {key for _, key in HTTP.values()}
    assert sorted(key for key in CATALOGUE if key.startswith("refused-") and key not in used) == []
    text = "".join(path.read_text("utf-8") for path in (SOURCE / "server").rglob("*.py"))
    left = [key for key in CATALOGUE if key.startswith("farewell") and f'"{key}"' not in text]
    assert left == []


def test_a_refusal_is_the_same_in_another_process_and_speaks_the_reader_s_language():
    refusal = Refused("too_many", "refused-many-chat", wait=3, retry_after=3)
    again = pickle.loads(pickle.dumps(refusal))
    assert isinstance(again, Refused)
    assert (
        again.told("de")
        == refusal.told("de")
        == {
            "code": "too_many",
            "message": "zu viele Worte auf einmal; versuch es in 3 s wieder",
            "retry_after": 3,
        }
    )
    cause = SetupError("problem-no-people", name="elves", known=Listed(["hoax"]))
    inside = Refused("bad_setup", cause)
    assert inside.told("hu")["message"] == cause.in_language("hu")
    assert inside.told()["message"] == "there is no people 'elves'; peoples: hoax"
    assert spoken({"accept-language": "hu, de;q=0.4"}) == "hu"
    assert spoken({}) == "en"


def test_a_closing_sentence_fits_and_is_never_cut_inside_a_letter():
    assert short("ő" * 100) == "ő" * 60
    assert short("brief") == "brief"


@pytest.mark.parametrize("language", languages())
def test_every_fault_of_a_field_is_told(language):
    kinds = {error["type"]: error for error in list_all_errors()}
    ours = {**dict.fromkeys(KINDS), **dict.fromkeys(BOUNDS), **dict.fromkeys(PLAIN)}
    assert set(ours) - {"whom"} <= set(kinds), "pydantic has renamed an error"
    facts: dict[str, object] = {"gt": 1, "ge": 1, "lt": 1, "le": 1, "min_length": 1, "max_length": 1}
    facts |= {"expected": "'a' or 'b'", "pattern": "^x$"}
    for kind in [*ours, "literal_error", "string_pattern_mismatch", "url_parsing"]:
        told = malformed({"type": kind, "loc": ("body", "seats", 0), "ctx": facts}).told(language)
        assert told["code"] == "malformed"
        assert told["message"].startswith("body.seats.0: ")
        assert len(told["message"]) > len("body.seats.0: ")
        assert " or 'b'" not in told["message"]
