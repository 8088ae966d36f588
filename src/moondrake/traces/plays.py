"""Events in which a player lays out, takes back, loads or uses a card."""

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.questions import Ask
from moondrake.traces.beside import Beside, TraceEvent
from moondrake.traces.deviations import note_shielded
from moondrake.traces.differences import Difference


def on_play(game: Beside, event: TraceEvent) -> Difference | None:
    """A card is played."""
    game.is_waived = bool(event.get("noeffect"))
    if event["from"] == "draw":
        return None  # the choice before it played the card already
    if not game.waiting:
        game.clear_questions()
    note_shielded(game, event)
    if not game.attempt_card(Verb.PLAY, int(event["p"]), int(event["c"])):
        return game.refused(event, "play")
    game.keep_gang()
    if game.is_waived:
        game.clear_questions()
    return None


def on_bluff(game: Beside, event: TraceEvent) -> Difference | None:
    """A card is put face down."""
    game.clear_questions()
    if not game.attempt_card(Verb.BLUFF, int(event["p"]), int(event["c"])):
        return game.refused(event, "bluff")
    return None


def on_load(game: Beside, event: TraceEvent) -> Difference | None:
    """A card goes onto a ship."""
    seat, card = int(event["p"]), int(event["c"])
    is_aboard = game.side(seat).all_cargo() >> game.numbering.local(seat, card) & 1
    if is_aboard and event["from"] != "influence":
        return None
    game.clear_questions()
    if not game.attempt_card(Verb.LOAD, seat, card):
        return game.refused(event, "load")
    if game.ask() == Ask.LOAD_SHIP:
        game.attempt_card(Verb.CHOOSE, seat, int(event["ship"]))
    return None


def on_land(game: Beside, event: TraceEvent) -> Difference | None:
    """A ship is landed."""
    if not game.attempt_card(Verb.LAND, int(event["p"]), int(event["c"])):
        return game.refused(event, "land")
    return None


def on_retrieve(game: Beside, event: TraceEvent) -> Difference | None:
    """A card goes back to the hand."""
    seat, card = int(event["p"]), int(event["c"])
    if not game.is_in_hand(seat, card) and not game.attempt_card(Verb.RETRIEVE, seat, card):
        return game.refused(event, "retrieve")
    return None


def on_use(game: Beside, event: TraceEvent) -> Difference | None:
    """A text "on my turn" is used."""
    game.clear_questions()
    if not game.attempt_card(Verb.USE, int(event["p"]), int(event["c"])):
        return game.refused(event, "use")
    return None


def on_reveal(game: Beside, event: TraceEvent) -> Difference | None:
    """A bluff is turned up."""
    seat, card = int(event["p"]), int(event["c"])
    bluffs = game.side(seat).bluffs
    local = game.numbering.local(seat, card)
    if local not in bluffs:
        return None
    if game.ask() == Ask.DISCARD_YOURS:
        game.attempt(action(Verb.BLUFFED, bluffs.index(local)))
        return None
    if not game.attempt_card(Verb.UNMASK, seat, card):
        return game.refused(event, "reveal")
    return None
