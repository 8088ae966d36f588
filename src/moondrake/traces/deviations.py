"""What the recorded program is known to do otherwise, so that anything new stands out.

A difference is looked at where it shows: the recorded event, and our position at that moment.
"""

from collections.abc import Callable
from typing import Final

from moondrake.bluemoon import CARD_SHIFT, Side, sourced_texts
from moondrake.bluemoon.effects import (
    Ban,
    BanFurther,
    Formula,
    Icon,
    Kind,
    LendFree,
    Raise,
    RaiseToPrinted,
    Tag,
)
from moondrake.bluemoon.explain import Reason, Why, explain
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.traces.beside import PART_OF_THE_REST, SHIELDED, Beside, TraceEvent
from moondrake.traces.differences import Difference

VALUE_IGNORED: Final = 1
"""A flag of an active card in an announcement."""


def named(game: Beside, event: TraceEvent, difference: Difference) -> str:
    """The word of the known deviation behind a difference, or nothing."""
    for word, is_it in DEVIATIONS.items():
        if is_it(game, event, difference):
            return word
    return ""


def _tried(event: TraceEvent, difference: Difference) -> bool:
    return difference.kind == "refused" and event["e"] == "play"


def _reasons(game: Beside, event: TraceEvent) -> tuple[Reason, ...]:
    """Why our engine does not let the recorded card be played."""
    seat = int(event["p"])
    key = game.state.facts[seat].printed[game.numbering.local(seat, int(event["c"]))].key
    return explain(game.state, seat, f"play {'ab'[seat]}:{key}")


def _is_banned_ship(game: Beside, event: TraceEvent, difference: Difference, has_text: bool) -> bool:
    seat = _ship_of(game, event, difference)
    return seat is not None and any(
        isinstance(sentence.what, Ban) and sentence.what.cards.has_text is has_text
        for _, sentence in sourced_texts(game.state, 1 - seat)
    )


def _ship_of(game: Beside, event: TraceEvent, difference: Difference) -> int | None:
    """Whose ship the record plays, from the hand or out of a search, where we refuse it."""
    if _tried(event, difference) and event["as"] == "influence":
        return int(event["p"])
    if difference.kind != "refused" or event.get("what") != "favor":
        return None
    seat = int(event["of"])
    kinds = [game.state.facts[seat].kind[game.numbering.local(seat, int(card))] for card in event["pick"]]
    return seat if Kind.SHIP in kinds else None


def ship_with_text(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It lays out ships although cards with text may not be laid out (BM-11.5)."""
    return _is_banned_ship(game, event, difference, has_text=True)


def ship_without_text(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It lays out ships although cards without text may not be laid out (BM-11.5)."""
    return _is_banned_ship(game, event, difference, has_text=False)


def fetched_ship(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It plays a searched ship after the one card that may be laid out (BM-16.39)."""
    seat = _ship_of(game, event, difference)
    return seat is not None and any(
        isinstance(sentence.what, BanFurther) for _, sentence in sourced_texts(game.state, 1 - seat)
    )


def shielded_in_hand(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """A lent FREE counts on a card with PROTECTED before it is active (BM-10.11); the next card shows it."""
    return _tried(event, difference) and (SHIELDED in game.noted or _is_shielded(game, event))


def note_shielded(game: Beside, event: TraceEvent) -> None:
    """Before a card is played: here it is the one card of its phase, for that program a FREE one."""
    if _is_shielded(game, event):
        game.noted.add(SHIELDED)


def _is_shielded(game: Beside, event: TraceEvent) -> bool:
    seat = int(event["p"])
    side = game.side(seat)
    bit = 1 << game.numbering.local(seat, int(event["c"]))
    is_ignored = side.icons_off & Icon.FREE or side.ignored_cards & bit
    return bool(game.state.facts[seat].protected & bit and is_ignored and _is_lent(game, seat, bit))


def _is_lent(game: Beside, seat: int, bit: int) -> bool:
    """Would a text or a landed ship (BM-9.16) lend the card FREE?"""
    is_sailor = game.state.facts[seat].tagged(Tag.SAILOR) & game.side(seat).landed_cargo() & bit
    return bool(_lenders(game, seat) or (game.state.rules.ship_lends_free and is_sailor))


def lent_though_ignored(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It lends FREE by a text that is ignored (BM-16.10)."""
    if not _tried(event, difference):
        return False
    side = game.side(int(event["p"]))
    return bool(_lenders(game, int(event["p"])) & (side.ignored_texts | side.ignored_cards))


def _lenders(game: Beside, seat: int) -> int:
    """The active cards that lend FREE, ignored or not."""
    bits = 0
    sentences = game.state.facts[seat].sentences
    for card in cards_in(_lying(game.side(seat))):
        if any(isinstance(sentence.what, LendFree) for sentence in sentences[card]):
            bits |= 1 << card
    return bits


def _lying(side: Side) -> int:
    return side.active | side.support | side.leading | side.lasting


def stop_of_ignored(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It takes STOP away with the ignored text of a card (BM-10.3)."""
    if not _tried(event, difference):
        return False
    for reason in _reasons(game, event):
        if reason.why == Why.STOPPED:
            ignored = game.side(reason.by[0] >> CARD_SHIFT).ignored_texts if reason.by else 0
            return any(ignored >> (card & LOCAL) & 1 for card in reason.by)
    return False


def part_of_the_rest(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It may discard a part of what "all except one" discards (BM-16.34)."""
    return PART_OF_THE_REST in game.noted


def printed_on_top(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """It adds the printed values on top of a value that rises to a number (BM-14.5)."""
    if difference.kind not in ("power", "no announcement"):
        return False
    for seat in (0, 1):
        sentences = game.state.facts[seat].sentences
        active = [game.numbering.local(seat, int(entry[0])) for entry in event["active"][seat]]
        texts = [sentence.what for card in active for sentence in sentences[card]]
        sums = [what for what in texts if isinstance(what, RaiseToPrinted) and what.formula == Formula.SUM]
        if sums and any(isinstance(what, Raise) for what in texts):
            return True
    return False


def lost_target(game: Beside, event: TraceEvent, difference: Difference) -> bool:
    """A text whose target left or is ignored stays there until its owner's next turn (RS-23)."""
    for (seat, source), target in game.recorded_targets.items():
        side = game.side(seat)
        if source in side.target_sources and not side.active >> target & 1:
            return True
    return difference.kind == "power" and any(_is_raised_in_vain(game, event, seat) for seat in (0, 1))


def _is_raised_in_vain(game: Beside, event: TraceEvent, seat: int) -> bool:
    """Does the record raise the value of a card that is ignored?"""
    facts = game.state.facts[seat]
    values = facts.fire if event["el"] == "fire" else facts.earth
    return any(
        entry[2] & VALUE_IGNORED and entry[1] > values[game.numbering.local(seat, int(entry[0]))]
        for entry in event["active"][seat]
    )


DEVIATIONS: Final[dict[str, Callable[[Beside, TraceEvent, Difference], bool]]] = {
    PART_OF_THE_REST: part_of_the_rest,
    "ship-with-text": ship_with_text,
    "ship-without-text": ship_without_text,
    "fetched-ship": fetched_ship,
    "stop-of-ignored": stop_of_ignored,
    SHIELDED: shielded_in_hand,
    "lent-though-ignored": lent_though_ignored,
    "printed-on-top": printed_on_top,
    "lost-target": lost_target,
}
