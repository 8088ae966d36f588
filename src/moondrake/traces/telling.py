"""The other direction: one of our actions as an event of the recorded format."""

from moondrake.bluemoon import CARD_SHIFT
from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.zones import LOCAL
from moondrake.table import CHANCE
from moondrake.traces.beside import Beside
from moondrake.traces.turns import PASSES


def event_for(game: Beside, number: int) -> dict[str, object]:
    """One of our actions, legal now, as an event of the recorded format."""
    verb, argument = number // ARGUMENTS, number % ARGUMENTS
    seat = game.state.seat_to_act()
    of = argument >> CARD_SHIFT
    actor = of if seat == CHANCE else seat
    card = game.numbering.card(of, argument & LOCAL)
    words: dict[int, dict[str, object]] = {
        Verb.PASS: {"e": "pass", "p": actor, "phase": _phase_word(game.state.phase)},
        Verb.FIGHT: {"e": "pass", "p": actor, "phase": "retreat"},
        Verb.RETREAT: {"e": "retreat", "p": actor},
        Verb.DECLINE: {"e": "decline", "p": actor},
        Verb.CHALLENGE: {"e": "call_bluff", "p": actor, "call": 1},
        Verb.ANNOUNCE: {"e": "announce", "p": actor, "el": "fire" if argument else "earth"},
        Verb.PLAY: {"e": "play", "p": actor, "c": card},
        Verb.BLUFF: {"e": "bluff", "p": actor, "c": card},
        Verb.LOAD: {"e": "load", "p": actor, "c": card},
        Verb.LAND: {"e": "land", "p": actor, "c": card},
        Verb.RETRIEVE: {"e": "retrieve", "p": actor, "c": card},
        Verb.UNMASK: {"e": "reveal", "p": actor, "c": card},
        Verb.USE: {"e": "use", "p": actor, "c": card},
        Verb.DEAL: {"e": "draw", "p": actor, "c": card},
        Verb.CHOOSE: {"e": "choose", "p": seat, "of": of, "pick": [card]},
        Verb.PAY: {"e": "choose", "p": seat, "what": "satisfy", "src": [of, card]},
    }
    return words.get(verb, {"e": "choose", "p": seat, "pick": []})


def _phase_word(phase: int) -> str:
    for word, known in PASSES.items():
        if known == phase:
            return word
    return "after_sb"
