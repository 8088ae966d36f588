"""A legal action in the terminal: the word that is typed and, in other languages, what a button would say."""

from moondrake.games import game_named
from moondrake.games.face import AnyFace
from moondrake.table import SPECTATOR, State


def phrase(face: AnyFace, state: State, number: int) -> str:
    """The action in the face's language."""
    seat = state.seat_to_act()
    view = state.view(seat if seat >= 0 else SPECTATOR)
    said: str = game_named(face.game.name).desk.action_text(view, number, face.language, face.names)
    return said


def with_phrase(face: AnyFace, state: State, number: int) -> str:
    """For a list: the word to type, and what it means where the word itself does not say it."""
    word = state.notation(number)
    return word if face.language == "en" else f"{word}: {phrase(face, state, number)}"


def named_move(face: AnyFace, state: State, number: int) -> str:
    """For a hint: what to do, and the word to type."""
    return f"{phrase(face, state, number)} ({state.notation(number)})"
