"""Walking through turns without spelling out every pass, and asking what came of it."""

from moondrake.bluemoon.events import What
from moondrake.bluemoon.zones import count
from moondrake.table import SetupError
from moondrake.testing.bluemoon.scenario import Scenario, seat_of


def walk(game: Scenario, *words: str) -> Scenario:
    """Answer with these words, passing through phases in which a word is not an answer."""
    for word in words:
        while not game.may(word) and game.may("pass"):
            game.when("pass")
        game.when(word)
    return game


def end_turn(game: Scenario) -> Scenario:
    """Pass (and refill) until the turn is over or something else is asked."""
    seat = game.state.seat
    while game.state.seat == seat and not game.state.is_over():
        if game.may("pass"):
            game.when("pass")
        elif game.may("refill"):
            game.when("refill")
        else:
            break
    return game


def turn(game: Scenario, *words: str) -> Scenario:
    """One turn: these words, everything else passed."""
    return end_turn(walk(game, *words))


def completely(game: Scenario) -> Scenario:
    """Carry an "I may" out in full: one yes, or card by card where the ruleset allows parts (RS-24)."""
    seat = game.asked()
    if game.may("yes"):
        game.when("yes")
    while game.asked() == seat and game.may("done"):
        picks = [word for word in game.legal() if word.split()[0] in ("choose", "bluffed")]
        game.when(picks[0] if picks else "done")
    return game


def announced(game: Scenario, who: str) -> list[int]:
    """The powers a side announced so far."""
    seat = seat_of(who)
    return [event.amount for event in game.events if event.kind == What.ANNOUNCE and event.seat == seat]


def plays(game: Scenario, verb: str = "play") -> list[str]:
    """The keys that may be played (bluffed, loaded, ...) now, sorted."""
    return sorted(word.split()[1] for word in game.legal() if word.startswith(f"{verb} "))


def pile_size(game: Scenario, who: str) -> int:
    """How many cards a side can still draw."""
    return game.state.sides[seat_of(who)].pile_size()


def hand_size(game: Scenario, who: str) -> int:
    """How many cards a side holds."""
    return count(game.state.sides[seat_of(who)].hand)


def winner(game: Scenario) -> tuple[str, int]:
    """Who won, with how many crystals."""
    if not game.state.is_over():
        raise SetupError(f"the game is not over; '{game.asked()}' is asked in the phase '{game.phase()}'")
    return ("me", "you")[game.state.winner], game.state.crystals


def element(game: Scenario) -> str:
    """The element of the fight: "earth", "fire", or "none" before the first announcement."""
    return {-1: "none", 0: "earth", 1: "fire"}[int(game.state.element)]
