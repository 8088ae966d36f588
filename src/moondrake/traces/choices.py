"""The event `choose`: a decision inside an effect."""

from typing import Final

from moondrake.bluemoon import set_target
from moondrake.bluemoon.actions import ARGUMENTS, Verb, action
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.zones import LOCAL
from moondrake.traces.beside import PART_OF_THE_REST, Beside, TraceEvent
from moondrake.traces.differences import Difference

DISCARD_ASKS: Final = (
    Ask.DISCARD_YOURS,
    Ask.WHICH_ALL,
    Ask.ONE_STAYS,
    Ask.YOU_DISCARD,
    Ask.RANDOM_DISCARD,
    Ask.DISCARD_MINE,
    Ask.RETURN,
    Ask.MAY,
)


def on_choose(game: Beside, event: TraceEvent) -> Difference | None:
    """Bring our engine to the same question, then give the recorded answer."""
    what = str(event["what"])
    if what == "favor_ship" and game.ask() != Ask.FETCH_SHIP:
        return None  # only one ship has room
    if what == "boost":
        return _aim(game, event)
    if what == "satisfy":
        game.clear_questions()
        owner, card = event["src"]
        if not game.attempt_card(Verb.PAY, int(owner), int(card)):
            return game.refused(event, "pay")
    elif what == "decline_discard" and game.ask() != Ask.DECLINE:
        return None if game.attempt(action(Verb.DECLINE)) else game.refused(event, "decline")
    if what in ("effect_discard", "undraw") and game.ask() not in DISCARD_ASKS:
        _use_end_text(game, event)
    return _choose(game, event)


def _aim(game: Beside, event: TraceEvent) -> Difference | None:
    """RS-23 `traces`: a text is applied to what the record names, whether we ask before, now or later."""
    owner, card = event["src"]
    source = game.numbering.local(int(owner), int(card))
    for picked in event["pick"]:
        game.recorded_targets[int(owner), source] = game.numbering.local(int(owner), int(picked))
    if game.ask() == Ask.TARGET:
        return _choose(game, event)
    for picked in event["pick"]:
        set_target(game.state, int(owner), source, game.numbering.local(int(owner), int(picked)))
    return None


def _use_end_text(game: Beside, event: TraceEvent) -> None:
    """End-of-turn texts run by themselves in the record; here they are used."""
    if game.state.phase == Phase.TURN_END and event["src"] is not None:
        owner, card = event["src"]
        game.attempt_card(Verb.USE, int(owner), int(card))


def _choose(game: Beside, event: TraceEvent) -> Difference | None:
    of = int(event["of"])
    pick = [int(card) for card in event["pick"]]
    ask = game.ask()
    if ask == Ask.MAY:
        game.apply(action(Verb.YES if pick else Verb.NO))
        return None
    if ask == Ask.WHICH_ALL:
        return _which(game, event, of, pick)
    if ask == Ask.ONE_STAYS:
        return _one_stays(game, event, of, pick)
    for card in pick:
        if card == -1:
            return None  # a bluff; the reveal that follows names it
        if not game.attempt_card(Verb.CHOOSE, of, card):
            return game.refused(event, f"choose {card}")
    if game.ask() == ask and action(Verb.DONE) in game.state.options:
        game.apply(action(Verb.DONE))
    return None


def _which(game: Beside, event: TraceEvent, of: int, pick: list[int]) -> Difference | None:
    """All boosters or all supports: find out which from the cards that were picked."""
    if not pick:
        game.apply(action(Verb.DONE))
        return None
    card = pick[0]
    is_booster = card > 0 and game.state.facts[of].boosters >> game.numbering.local(of, card) & 1
    if not game.attempt(action(Verb.WHICH, 0 if is_booster else 1)):
        return game.refused(event, "which")
    return None


def _one_stays(game: Beside, event: TraceEvent, of: int, pick: list[int]) -> Difference | None:
    """All active cards but one character are discarded: name the one that was not picked."""
    if 0 < len(pick) < int(event["max"]):
        game.noted.add(PART_OF_THE_REST)
    if not pick:
        game.apply(action(Verb.DONE))
        return None
    for number in game.state.options:
        local = number % ARGUMENTS & LOCAL
        if number // ARGUMENTS == Verb.CHOOSE and game.numbering.card(of, local) not in pick:
            game.apply(number)
            return None
    return game.difference("one stays", "no character left", f"{pick} of {event['opts']}")
