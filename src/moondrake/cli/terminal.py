"""A game between the keyboard and bots, for any game that has a face."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from moondrake.cli.asking import read_line
from moondrake.cli.saving import unwritable
from moondrake.games.face import AnyFace
from moondrake.players.base import Player
from moondrake.players.hints import hint, hint_lines
from moondrake.table import CHANCE, Dealer, Event, IllegalAction, Journal, State, UnknownAction, write_record
from moondrake.words import say

ME = 0
SHOWN = 12
WITH_WORDS = ("card", "why", "save")
"""Commands that need a word after them."""


def goes_on(event: Event) -> bool:
    """Nothing that happens ends the game before its rules do."""
    return True


class Terminal:
    """Seat 0 is the keyboard's, the others are bots'. If `watch` says no to an event, the table stops."""

    def __init__(
        self,
        face: AnyFace,
        state: State,
        bots: Sequence[Player],
        dealer: Dealer,
        watch: Callable[[Event], bool] = goes_on,
    ) -> None:
        self.face = face
        self.state = state
        self.bots = bots
        self.dealer = dealer
        self.watch = watch
        self.journal = Journal(face.game, state)

    def play(self) -> bool:
        """Play until the end; False if the player left."""
        while not self.state.is_over():
            if not self.tell():
                return True
            seat = self.state.seat_to_act()
            actions = self.state.legal_actions()
            if seat == CHANCE:
                self.journal.play(self.dealer.choose(actions))
            elif seat == ME:
                answer = self.ask(actions)
                if answer is None:
                    return False
                self.journal.play(answer)
            else:
                self.journal.play(self.bots[seat - 1].choose(self.state.view(seat), actions))
        self.tell()
        return True

    def tell(self) -> bool:
        """Say what happened, as the player's seat may know it; False if the game is not played on."""
        is_on = True
        for event in self.state.take_events():
            line = self.face.event(self.state, event.shown_to(ME))
            if line:
                print(line)
            is_on = self.watch(event) and is_on
        return is_on

    def ask(self, actions: list[int]) -> int | None:
        """Ask until a legal answer comes; None to leave. A lone "pass" is no question."""
        if len(actions) == 1 and self.state.notation(actions[0]) == "pass":
            return actions[0]
        view = self.state.view(ME)
        print()
        print("\n".join(self.face.position(view)))
        print(self.face.question(view))
        self.show_options(actions)
        while True:
            line = read_line()
            if line is None or line in ("quit", "exit"):
                print(self.say("play-left"))
                return None
            answer = self.understand(line, actions)
            if answer is not None:
                return answer

    def say(self, key: str, /, **values: object) -> str:
        return say(key, self.face.language, **values)

    def refuse(self, error: IllegalAction, actions: list[int]) -> None:
        """What is wrong with the words; where they name nothing at all, what is legal."""
        told = error.in_language(self.face.language)
        if not isinstance(error, UnknownAction) or len(error.allowed) > SHOWN:
            told = self.say("play-no-answer", typed=error.tried, allowed=self.legal(actions))
        print(f"{told}. {self.say('play-type-help')}")

    def legal(self, actions: list[int]) -> str:
        return self.cut_off([self.state.notation(number) for number in actions])

    def help_lines(self) -> list[str]:
        """What may be typed, without the commands that this game has no use for."""
        lines = self.say("play-commands", example=self.face.example).splitlines()
        return [line for line in lines if line.split()[0] not in self.face.lacks]

    def cut_off(self, words: Sequence[str]) -> str:
        """A list of words that stays readable."""
        shown = ", ".join(words[:SHOWN])
        more = len(words) - SHOWN
        return self.say("play-and-more", shown=shown, more=more) if more > 0 else shown

    def show_options(self, actions: list[int]) -> None:
        for index, number in enumerate(actions, start=1):
            print(f"  {index}  {self.face.option(self.state, number)}")

    def understand(self, line: str, actions: list[int]) -> int | None:
        """A legal action from what was typed; otherwise help and None."""
        if not line or self.command(line, actions):
            return None
        if line.isdecimal():
            if 1 <= int(line) <= len(actions):
                return actions[int(line) - 1]
            print(self.say("play-no-number", typed=line, most=len(actions)))
            return None
        try:
            answer = self.state.parse(line.lower())
        except IllegalAction as error:
            self.refuse(error, actions)
            return None
        if answer in actions:
            return answer
        print(self.say("play-not-legal", typed=line, allowed=self.legal(actions)))
        for reason in self.face.why(self.state, ME, line.lower())[:1]:
            print(f"  {reason}")
        return None

    def command(self, line: str, actions: list[int]) -> bool:
        """Carry out look, list, hint, help, card, why, power and save."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word == "look":
            print("\n".join(self.face.position(self.state.view(ME))))
        elif word == "list":
            self.show_options(actions)
        elif word == "hint":
            self.show_hint(actions)
        elif word in ("help", "?"):
            print("\n".join(self.help_lines()))
        elif word in self.face.lacks:
            print(self.say("play-no-command", word=word), self.say("play-type-help"))
        elif word in WITH_WORDS and not rest.strip():
            print(next(line for line in self.help_lines() if line.split()[0] == word))
        elif word == "card":
            print(self.face.card(rest.strip().lower(), self.state.view(ME)))
        elif word == "why":
            self.why(rest.lower(), actions)
        elif word == "power":
            print("\n".join(self.face.power(self.state)))
        elif word == "save":
            self.save(rest.strip())
        else:
            return False
        return True

    def why(self, words: str, actions: list[int]) -> None:
        """Why not? All reasons, or that it is legal."""
        try:
            reasons = self.face.why(self.state, ME, words)
        except IllegalAction as error:
            self.refuse(error, actions)
            return
        for reason in reasons:
            print(f"  {reason}")
        if not reasons:
            print(self.say("play-is-legal", typed=words))

    def show_hint(self, actions: list[int]) -> None:
        """What a strong player would do with the keyboard's seat, and why."""
        advice = hint(self.state.view(ME), actions)
        print("\n".join(hint_lines(advice, partial(self.face.move, self.state), self.face.language)))

    def save(self, name: str) -> None:
        """Write the record; a file that cannot be written does not end the game."""
        try:
            Path(name).write_text(write_record(self.journal.record()), encoding="utf-8")
        except OSError as error:
            print(self.say("play-not-saved", reason=unwritable(error, name).in_language(self.face.language)))
        else:
            print(self.say("play-saved", name=name))
