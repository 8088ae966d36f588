"""One generation of a course: what torch does with the samples of its folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch

from moondrake.training.fitting import Fitter, agreement, chances, is_held_out, quality
from moondrake.training.lessons import Lessons, read_lessons, smoothed
from moondrake.training.network import Network, write_weights
from moondrake.training.plan import CHECKPOINT, Plan

Report = Callable[[str, float, float], None]
FIRST_RATE: Final = 2e-3
LATER_RATE: Final = 7e-4


def fit_generation(
    folder: Path, plan: Plan, generation: int, files: Sequence[Path], report: Report
) -> tuple[int, int, float, float, float]:
    """Fit and write the network; games, positions, loss, AUC, agreement with strong choices."""
    torch.set_num_threads(1)
    torch.manual_seed(plan.seed * 1000 + generation)
    network = Network()
    saved = folder / CHECKPOINT
    is_new = not saved.exists()
    if not is_new:
        network.read_weights(saved)
    lessons = read_lessons(files, network.keys)
    choice_files = sorted(folder.glob("choices-*.npz"))
    choices = (
        read_lessons([path for path in choice_files if ".part" not in path.name], network.keys)
        if choice_files
        else None
    )
    _epochs(plan, report, network, lessons, choices, is_new, generation)
    found = quality(network, lessons)
    agreed = agreement(network, choices) if choices is not None else 0.0
    _write(folder, network)
    return (
        int(lessons.games[-1]) + 1,
        len(lessons),
        round(found.loss, 4),
        round(found.auc, 4),
        round(agreed, 3),
    )


def _epochs(
    plan: Plan,
    report: Report,
    network: Network,
    lessons: Lessons,
    choices: Lessons | None,
    is_new: bool,
    generation: int,
) -> None:
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
            report("fitting", (done + share) / passes, seconds)

        fitter.epoch(lessons, targets, train, rng, rates, tell)


def _write(folder: Path, network: Network) -> None:
    part = folder / "network.part.npz"
    write_weights(part, network.weights())
    part.replace(folder / CHECKPOINT)
