"""What is wrong with a field of a request, as data: pydantic's kind of error becomes one of our sentences."""

from collections.abc import Mapping
from typing import Any, Final

from moondrake.server.errors import Refused
from moondrake.table.saying import Saying

KINDS: Final = {
    "string_type": "text",
    "string_unicode": "text",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "bool_type": "yes-no",
    "bool_parsing": "yes-no",
    "list_type": "list",
    "tuple_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
"""Something of another kind is wanted."""
BOUNDS: Final = {
    "greater_than": ("more", "gt"),
    "greater_than_equal": ("least", "ge"),
    "less_than": ("less", "lt"),
    "less_than_equal": ("most", "le"),
    "string_too_short": ("signs-least", "min_length"),
    "string_too_long": ("signs-most", "max_length"),
    "too_short": ("entries-least", "min_length"),
    "too_long": ("entries-most", "max_length"),
}
"""Which sentence, and which fact of pydantic's is the bound."""
PLAIN: Final = {"missing": "missing", "extra_forbidden": "strange", "json_invalid": "json", "whom": "whom"}


def malformed(error: Mapping[str, Any]) -> Refused:
    """The refusal for the first thing that pydantic did not like."""
    place = ".".join(str(part) for part in error["loc"])
    return Refused("malformed", "refused-field", place=place, problem=_problem(error))


def _problem(error: Mapping[str, Any]) -> Saying:
    kind, facts = error["type"], error.get("ctx", {})
    if kind in KINDS:
        return Saying("field-kind", kind=KINDS[kind])
    if kind in BOUNDS:
        word, fact = BOUNDS[kind]
        return Saying(f"field-{word}", bound=facts[fact])
    if kind == "literal_error":
        return Saying("field-one-of", known=str(facts["expected"]).replace(" or ", ", "))
    if kind == "string_pattern_mismatch":
        return Saying("field-pattern", pattern=facts["pattern"])
    return Saying(f"field-{PLAIN.get(kind, 'other')}")
