"""TypeScript of what is asked and answered by HTTP, from the server's declarations: the models of pydantic
(server/api) and the shapes of server/answers.py. `write_wire.py` writes it into web/src/wire/answers.ts."""

from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from typing_extensions import is_typeddict

from moondrake.server import answers, shapes
from moondrake.server.api import accounts, models, people_models, solo, stewards, tournament_models
from moondrake.server.api.models import As, Strict

MODULES: Final = (models, people_models, tournament_models, accounts, solo, stewards)
PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    Any: "unknown",
    NoneType: "null",
}


def declared() -> list[type[BaseModel]]:
    """All models, each where it is declared."""
    return [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == module.__name__
    ]


@dataclass
class Writer:
    """Writes types and notes which of the socket's are used in them."""

    used: set[str] = field(default_factory=set)

    def interface(self, model: type[BaseModel]) -> str:
        """A model; what has a default may be left out of a wish, and is always there in an answer."""
        above = [base for base in model.__bases__ if base not in (BaseModel, Strict)]
        extends = f" extends {', '.join(base.__name__ for base in above)}" if above else ""
        inherited = {name for base in above if issubclass(base, BaseModel) for name in base.model_fields}
        is_wish = issubclass(model, Strict)
        lines = []
        for name, info in model.model_fields.items():
            if name in inherited:
                continue
            told = self.type(Annotated[info.annotation, *info.metadata] if info.metadata else info.annotation)
            note = f"  /** {' '.join(info.description.split())} */\n" if info.description else ""
            mark = "?" if is_wish and not info.is_required() else ""
            lines.append(f"{note}  {name}{mark}: {told}\n")
        note = " ".join((model.__doc__ or "").split())
        return f"/** {note} */\nexport interface {model.__name__}{extends} {{\n{''.join(lines)}}}\n"

    def type(self, shape: Any) -> str:
        """A type of Python in TypeScript."""
        origin, inside = get_origin(shape), get_args(shape)
        if origin is Annotated:
            told = [one.shape for one in inside[1:] if isinstance(one, As)]
            return self._told_as(told[0]) if told else self.type(inside[0])
        if origin in (Union, UnionType):
            return " | ".join(self.type(one) for one in inside)
        if origin is Literal:
            return " | ".join(repr(word) for word in inside)
        if origin is list:
            inner = self.type(inside[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            key, value = map(self.type, inside)
            record = f"Record<{key}, {value}>"
            return f"Partial<{record}>" if key == "Game" else record  # of some games only
        return PLAIN[shape] if shape in PLAIN else self._named(shape.__name__)

    def _told_as(self, shape: Any) -> str:
        if shape is shapes.Game:
            return self._named("Game")
        return self._named(shape.__name__) if is_typeddict(shape) else self.type(shape)

    def _named(self, name: str) -> str:
        """A type by its name; `answers` shares some with the socket, and those are imported."""
        found = getattr(shapes, name, None)
        if found is not None and getattr(answers, name, found) is found:
            self.used.add(name)
        return name


def models_written() -> tuple[list[str], set[str]]:
    """All models but those that a shape declares already, and the shapes they need."""
    writer, parts = Writer(), []
    for model in declared():
        twin = getattr(answers, model.__name__, None) or getattr(shapes, model.__name__, None)
        if model is Strict:
            continue
        if twin is None:
            parts.append(writer.interface(model))
        elif set(model.model_fields) - set(twin.__annotations__):
            raise SystemExit(f"{model.__name__} has fields that its shape has not")
    return parts, writer.used
