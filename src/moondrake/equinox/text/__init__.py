"""Abilities as sentences, by language: one branch per verb in each."""

from collections.abc import Callable
from typing import Final

from moondrake.equinox.effects import Effect
from moondrake.equinox.text import de, en, hu
from moondrake.table.tongues import Tongues

SENTENCES: Final = Tongues[Callable[[Effect], str]](en=en.sentence, de=de.sentence, hu=hu.sentence)
