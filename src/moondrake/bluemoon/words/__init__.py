"""Events, questions, reasons and sums in words: for the log, the screen reader and the terminal."""

from moondrake.bluemoon.words.solo import deck_reason
from moondrake.bluemoon.words.telling import (
    card_name,
    event_sentence,
    event_words,
    question_words,
    step_undone,
)
from moondrake.bluemoon.words.why import dragon_words, power_words, reason_words

__all__ = [
    "card_name",
    "deck_reason",
    "dragon_words",
    "event_sentence",
    "event_words",
    "power_words",
    "question_words",
    "reason_words",
    "step_undone",
]
