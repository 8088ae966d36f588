"""A pytest plugin for scripts/mutation.py: every change is tried in a child of one process.

The tests are collected once. Each child gives the broken function its changed code, runs the tests, those
first that cite the rules of what was broken, and ends with the first failure; no file is written.
"""

import importlib
import inspect
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest
from _pytest.runner import runtestprotocol

from scripts.mutants import Mutation, rules_at
from scripts.rules_first import cited

UNNOTICED, NOTICED, UNTRIED = 0, 1, 2


def functions_of(module: ModuleType) -> Iterator[FunctionType]:
    """Every function and method that the module defines, whatever is wrapped around it."""
    places = [module, *(value for value in vars(module).values() if inspect.isclass(value))]
    for place in places:
        for value in vars(place).values():
            inner = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
            inner = inspect.unwrap(inner) if callable(inner) else inner
            if isinstance(inner, FunctionType) and inner.__module__ == module.__name__:
                yield inner


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def put_in_place(mutation: Mutation, root: Path) -> bool:
    """Give the changed function its changed code; False where the change is outside of all functions."""
    path = root / mutation.path
    name = ".".join(Path(mutation.path).with_suffix("").parts[1:]).removesuffix(".__init__")
    module = importlib.import_module(name)
    source = path.read_bytes()
    before = compile(source, str(path), "exec")
    after = compile(mutation.applied(source), str(path), "exec")
    changed = {
        old.co_qualname: new
        for old, new in zip(codes_in(before), codes_in(after), strict=False)
        if old != new and old.co_qualname == new.co_qualname
    }
    placed = False
    for function in functions_of(module):
        new = changed.get(function.__qualname__)
        if new is not None and new.co_freevars == function.__code__.co_freevars:
            function.__code__ = new
            placed = True
    return placed


class Loop:
    """In place of running the tests once: for each change a child that runs them."""

    def __init__(self, mutations: list[Mutation], root: Path, limit: int) -> None:
        self.mutations = mutations
        self.root = root
        self.limit = limit
        self.results: dict[Mutation, bool] = {}
        self.is_sound = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if try_in_child(session, None, self.root, self.limit) != UNNOTICED:
            return True  # they fail before anything is broken
        self.is_sound = True
        for mutation in self.mutations:
            result = try_in_child(session, mutation, self.root, self.limit)
            self.results[mutation] = result == NOTICED
            word = ("SURVIVED", "noticed", "NOT TRIED")[result]
            print(f"{word} {mutation.path}:{mutation.line}", file=sys.stderr, flush=True)
        return True


def try_all(
    mutations: list[Mutation], root: Path, tests: list[str], limit: int
) -> dict[Mutation, bool] | None:
    """Which of these changes the tests notice; None when they fail before anything is broken.

    What cannot be put in place counts as unnoticed.
    """
    loop = Loop(mutations, root, limit)
    options = ["-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not slow and not soak"]
    pytest.main([*options, *(str(root / name) for name in tests)], plugins=[loop])
    return loop.results if loop.is_sound else None


def try_in_child(session: pytest.Session, mutation: Mutation | None, root: Path, limit: int) -> int:
    pid = os.fork()
    if pid:
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        return code if code in (UNNOTICED, UNTRIED) else NOTICED  # a crash and the limit are noticed, too
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        numbers: list[str] = []
        if mutation is not None:
            if not put_in_place(mutation, root):
                os._exit(UNTRIED)
            numbers = rules_at((root / mutation.path).read_bytes(), mutation.line)
        for item in sorted(session.items, key=lambda item: -cited(item, numbers)):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                os._exit(NOTICED)
        os._exit(UNNOTICED)
    except BaseException:
        os._exit(NOTICED)
