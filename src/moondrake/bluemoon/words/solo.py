"""Why the deck of the solo game did what it did (BM-22): a sentence and the rule that says so.

What both sides do alike (a dragon gained, zones cleared) needs no reason: there is nothing the deck decided.
"""

from typing import Final, NamedTuple

from moondrake.bluemoon.events import What
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.match import Match
from moondrake.table import Event
from moondrake.table.saying import tell


class Reason(NamedTuple):
    """Which sentence says why, and by which rule."""

    word: str
    rule: str


REASONS: Final[dict[tuple[What, str], Reason]] = {
    (What.START, "BM-22.3"): Reason("begins", "BM-22.3"),
    (What.REVEAL, "BM-22.6"): Reason("reveals", "BM-22.6"),
    (What.READY, "BM-22.6"): Reason("waited", "BM-22.7"),
    (What.EXPOSE, "BM-22.10"): Reason("lies-open", "BM-22.10"),
    (What.LAY_OUT, "BM-22.8"): Reason("plays-all", "BM-22.8"),
    (What.LAY_OUT, "BM-22.18"): Reason("partner", "BM-22.18"),
    (What.LAY_OUT, "BM-11.2"): Reason("answers", "BM-22.10"),
    (What.LAY_OUT, "BM-11.1"): Reason("by-text", "BM-22.19"),
    (What.FIGHT, "BM-22.19"): Reason("never-declines", "BM-22.19"),
    (What.ELEMENT, "BM-6.18"): Reason("element", "BM-22.19"),
    (What.ANNOUNCE, "BM-22.5"): Reason("announces", "BM-22.5"),
    (What.RETREAT, "BM-22.11"): Reason("too-weak", "BM-22.11"),
    (What.RETREAT, "BM-22.20"): Reason("no-character", "BM-22.20"),
    (What.RETREAT, "BM-22.23"): Reason("unmet", "BM-22.23"),
    (What.LOOK, "BM-22.15"): Reason("searches", "BM-22.15"),
    (What.PAID, "BM-22.14"): Reason("pays", "BM-22.14"),
}
"""What the procedure does, by the rule its event is told with."""
ANYHOW: Final[dict[What, Reason]] = {
    What.DISCARD: Reason("must-discard", "BM-22.14"),
    What.USE: Reason("uses-texts", "BM-22.19"),
    What.TARGET: Reason("targets", "BM-22.19"),
    What.DRAW: Reason("waits", "BM-22.7"),
    What.TAKE: Reason("waits", "BM-22.7"),
    What.TAKE_BACK: Reason("waits", "BM-22.7"),
    What.TAKE_DISCARD: Reason("waits", "BM-22.7"),
}
"""What a text makes it do, whichever rule the text follows."""


def deck_reason(match: Match, event: Event, language: str) -> tuple[str, str] | None:
    """Sentence and rule; None where no deck plays itself or nothing was decided."""
    if not match.solo or event.seat != BOT:
        return None
    kind = What(event.kind)
    reason = REASONS.get((kind, event.rule)) or ANYHOW.get(kind)
    return None if reason is None else (tell(f"bluemoon-deck-{reason.word}", language), reason.rule)
