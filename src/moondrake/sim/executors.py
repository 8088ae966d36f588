"""Who does the work: one process, several, or a cluster. All give the same answers, in another order.

A *task* makes a worker, and a worker answers numbers: the number decides everything, so anybody may do any
of them, again if need be. What a worker keeps between two numbers may make it faster, never change an answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from logging import ERROR
from multiprocessing import get_context
from typing import Any, Final, Generic, Protocol, TypeVar

from moondrake.table import SetupError

AHEAD: Final = 4
"""Numbers that wait for each worker, so that nobody is idle."""
TRIES: Final = 3
"""So often a number is begun before its worker's death is its own fault."""
FAREWELL: Final = 5
"""Seconds for a worker on a cluster to end what it started."""
LOCAL: Final = "local"
RAY: Final = "ray"

Result = TypeVar("Result")
Covariant = TypeVar("Covariant", covariant=True)


class Worker(Protocol[Covariant]):
    """Answers one number after the other."""

    def answer(self, number: int) -> Covariant: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Task(Generic[Result]):
    """How a worker is made: a function at the top of a module and plain arguments, so that it can be sent."""

    make: Callable[..., Worker[Result]]
    arguments: tuple[Any, ...] = ()

    def worker(self) -> Worker[Result]:
        return self.make(*self.arguments)


class WorkerLost(Exception):
    """Workers died over the same number again and again."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the work on number {number} ended its worker {TRIES} times")


class Executor(ABC):
    """Has tasks done."""

    @abstractmethod
    def run(self, task: Task[Result], numbers: Iterator[int]) -> Iterator[tuple[int, Result]]:
        """The answers to all numbers, each as soon as it is there; `numbers` is read as needed."""


class Alone(Executor):
    """Everything in this process."""

    def run(self, task: Task[Result], numbers: Iterator[int]) -> Iterator[tuple[int, Result]]:
        worker = task.worker()
        try:
            for number in numbers:
                yield number, worker.answer(number)
        finally:
            worker.close()


_worker: Worker[Any] | None = None


def _begin(task: Task[Any]) -> None:
    """A process begins: it keeps its worker for all its numbers."""
    global _worker
    _worker = task.worker()


def _answer(number: int) -> Any:
    assert _worker is not None
    return _worker.answer(number)


class Processes(Executor):
    """Several processes of this machine. If one dies, all begin anew and what was under way is done again."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, task: Task[Result], numbers: Iterator[int]) -> Iterator[tuple[int, Result]]:
        tries: dict[int, int] = {}
        again: list[int] = []
        while True:
            pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin, (task,))
            waiting: dict[Future[Any], int] = {}
            try:
                yield from self._drain(pool, waiting, again, numbers)
                return
            except BrokenProcessPool:
                again = sorted({*again, *waiting.values()})
                for number in again:
                    tries[number] = tries.get(number, 0) + 1
                    if tries[number] >= TRIES:
                        raise WorkerLost(number) from None
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _drain(
        self,
        pool: ProcessPoolExecutor,
        waiting: dict[Future[Any], int],
        again: list[int],
        numbers: Iterator[int],
    ) -> Iterator[tuple[int, Any]]:
        while True:
            while len(waiting) < self.count * AHEAD:
                number = again[0] if again else next(numbers, None)
                if number is None:
                    break
                waiting[pool.submit(_answer, number)] = number
                if again:
                    again.pop(0)
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                answer = future.result()
                yield waiting.pop(future), answer


class OnRay(Executor):
    """Workers on a Ray cluster; `address` is an existing one, or empty for one started here."""

    def __init__(self, count: int, address: str = "") -> None:
        try:
            import ray
        except ImportError:
            raise SetupError("problem-ray-missing") from None
        self.ray: Any = ray
        self.count = count
        if not ray.is_initialized():
            options = {"address": address} if address else {"num_cpus": count, "include_dashboard": False}
            try:
                ray.init(log_to_driver=False, logging_level=ERROR, **options)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise SetupError("problem-ray-cluster", address=address, error=error) from error

    def run(self, task: Task[Result], numbers: Iterator[int]) -> Iterator[tuple[int, Result]]:
        crew = [self._hired(task) for _ in range(self.count)]
        waiting: dict[Any, tuple[int, int]] = {}
        tries: dict[int, int] = {}
        try:
            for place in range(self.count):
                for _ in range(AHEAD):
                    self._give(crew, place, next(numbers, None), waiting)
            while waiting:
                done, _ = self.ray.wait(list(waiting), num_returns=1)
                number, place = waiting.pop(done[0])
                try:
                    answer = self.ray.get(done[0])
                except self.ray.exceptions.RayActorError:
                    tries[number] = tries.get(number, 0) + 1
                    if tries[number] >= TRIES:
                        raise WorkerLost(number) from None
                    self._replace(crew, place, number, task, waiting)
                    continue
                yield number, answer
                self._give(crew, place, next(numbers, None), waiting)
        finally:
            for member in crew:
                with suppress(Exception):
                    self.ray.get(member.close.remote(), timeout=FAREWELL)
                with suppress(Exception):
                    self.ray.kill(member)

    def _hired(self, task: Task[Any]) -> Any:
        return self.ray.remote(_RayWorker).options(num_cpus=1, max_restarts=0).remote(task)

    def _replace(
        self, crew: list[Any], place: int, number: int, task: Task[Any], waiting: dict[Any, tuple[int, int]]
    ) -> None:
        """A worker is gone: somebody new does all that it had."""
        lost = [number] + [other for other, at in waiting.values() if at == place]
        for reference in [found for found, (_, at) in waiting.items() if at == place]:
            del waiting[reference]
        crew[place] = self._hired(task)
        for other in lost:
            self._give(crew, place, other, waiting)

    def _give(
        self, crew: list[Any], place: int, number: int | None, waiting: dict[Any, tuple[int, int]]
    ) -> None:
        if number is not None:
            waiting[crew[place].answer.remote(number)] = (number, place)


class _RayWorker:
    """An actor that keeps its worker for all its numbers."""

    def __init__(self, task: Task[Any]) -> None:
        self.worker = task.worker()

    def answer(self, number: int) -> Any:
        return self.worker.answer(number)

    def close(self) -> None:
        self.worker.close()


def executor(word: str, jobs: int) -> Executor:
    """`local`, `ray` (started here), or `ray:ADDRESS`; raises SetupError for anything else."""
    kind, _, address = word.partition(":")
    if kind == LOCAL and not address:
        return Alone() if jobs == 1 else Processes(jobs)
    if kind == RAY:
        return OnRay(jobs, address)
    raise SetupError("problem-executor", word=word)
