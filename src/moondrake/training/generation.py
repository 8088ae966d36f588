"""One generation of a course: what torch does with the samples of its folder."""

from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from moondrake.training.fitting import Fitter, agreement, chances, is_held_out, quality
from moondrake.training.lessons import Lessons, read_lessons, smoothed
from moondrake.training.network import Network, write_weights

if TYPE_CHECKING:
    from moondrake.training.course import Course

CHECKPOINT: Final = "network.npz"
FIRST_RATE: Final = 2e-3
LATER_RATE: Final = 7e-4


def fit_generation(course: "Course", generation: int) -> tuple[int, int, float, float, float]:
    """Fit and write the network; games, positions, loss, AUC, agreement with strong choices."""
    torch.set_num_threads(1)
    torch.manual_seed(course.plan.seed * 1000 + generation)
    network = Network()
    saved = course.folder / CHECKPOINT
    is_new = not saved.exists()
    if not is_new:
        network.read_weights(saved)
    lessons = read_lessons(course.files(generation), network.keys)
    files = sorted(course.folder.glob("choices-*.npz"))
    choices = (
        read_lessons([path for path in files if ".part" not in path.name], network.keys) if files else None
    )
    _epochs(course, network, lessons, choices, is_new, generation)
    found = quality(network, lessons)
    agreed = agreement(network, choices) if choices is not None else 0.0
    _write(course, network)
    return (
        int(lessons.games[-1]) + 1,
        len(lessons),
        round(found.loss, 4),
        round(found.auc, 4),
        round(agreed, 3),
    )


def _epochs(
    course: "Course",
    network: Network,
    lessons: Lessons,
    choices: Lessons | None,
    is_new: bool,
    generation: int,
) -> None:
    plan = course.plan
    fitter = Fitter(network, FIRST_RATE if is_new else LATER_RATE)
    fitter.choices = choices
    train = np.nonzero(~is_held_out(lessons))[0]
    rng = np.random.default_rng([plan.seed, generation])
    passes = plan.passes + 3 * is_new
    for number in range(passes):
        targets = lessons.won
        if not is_new or number:
            every = np.arange(len(lessons))
            targets = smoothed(lessons, chances(network, lessons, every), plan.trust)
        rates = (1.0 - 0.9 * number / passes, 1.0 - 0.9 * (number + 1) / passes)

        def tell(share: float, loss: float, seconds: float, done: int = number) -> None:
            course.report("fitting", (done + share) / passes, seconds)

        fitter.epoch(lessons, targets, train, rng, rates, tell)


def _write(course: "Course", network: Network) -> None:
    part = course.folder / "network.part.npz"
    write_weights(part, network.weights())
    part.replace(course.folder / CHECKPOINT)
