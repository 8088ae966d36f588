"""One generation of a course: what torch does with the samples of its folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch

from moondrake.training.fitting import LIKING, Fitter, agreement, chances, is_held_out, outputs, quality
from moondrake.training.lessons import Array, Lessons, read_lessons, smoothed
from moondrake.training.network import Network, write_weights
from moondrake.training.plan import CHECKPOINT, Plan

Report = Callable[[str, float, float], None]
FIRST_RATE: Final = 2e-3
LATER_RATE: Final = 5e-4
OLDER_SHARE: Final = 0.35
"""So much of the games of earlier generations is learned from again ..."""
RECORDED_SHARE: Final = 0.5
"""... and of recorded games, so that what strong players know is not forgotten."""


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
    choices = _read(sorted(folder.glob("choices-*.npz")), network)
    fitter = Fitter(network, FIRST_RATE if is_new else LATER_RATE)
    fitter.choices = choices
    fitter.taught = _read([path.with_name(path.name.replace("games-", "taught-")) for path in files], network)
    if not is_new:
        fitter.liked = outputs(network, lessons, np.arange(len(lessons)), LIKING)
    rng = np.random.default_rng([plan.seed, generation])
    shares = np.array([1.0 if is_new else _share(path, generation) for path in files])
    is_picked = rng.random(len(lessons)) < shares[lessons.files]
    train = np.nonzero(is_picked & ~is_held_out(lessons))[0]
    _epochs(plan, report, fitter, lessons, train, rng, is_new)
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


def _read(paths: Sequence[Path], network: Network) -> Lessons | None:
    """What is in those of these files that are there; nothing where no group of positions is."""
    found = [path for path in paths if path.exists() and not path.name.startswith("recorded-")]
    lessons = read_lessons(found, network.keys) if found else None
    return lessons if lessons is not None and len(lessons.groups) > 1 else None


def _share(path: Path, generation: int) -> float:
    """How much of a file a generation learns from."""
    kind, number = path.name.split("-")[:2]
    if kind == "recorded":
        return RECORDED_SHARE
    return 1.0 if int(number) == generation else OLDER_SHARE


def _epochs(
    plan: Plan,
    report: Report,
    fitter: Fitter,
    lessons: Lessons,
    train: Array,
    rng: np.random.Generator,
    is_new: bool,
) -> None:
    passes = plan.passes + 3 * is_new
    for number in range(passes):
        targets = lessons.won
        if not is_new or number:
            every = np.arange(len(lessons))
            targets = smoothed(lessons, chances(fitter.network, lessons, every), plan.trust)
        rates = (1.0 - 0.9 * number / passes, 1.0 - 0.9 * (number + 1) / passes)

        def tell(share: float, loss: float, seconds: float, done: int = number) -> None:
            report("fitting", (done + share) / passes, seconds)

        fitter.epoch(lessons, targets, train, rng, rates, tell)


def _write(folder: Path, network: Network) -> None:
    part = folder / "network.part.npz"
    write_weights(part, network.weights())
    part.replace(folder / CHECKPOINT)
