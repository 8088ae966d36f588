"""Equinox in the terminal."""

from moondrake.cli.phrase import named_move, with_phrase
from moondrake.equinox import GAME, EquinoxView, explain
from moondrake.equinox import State as EquinoxState
from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.prints import NO_CARD, ROWS
from moondrake.equinox.questions import STAYS
from moondrake.equinox.text import SENTENCES
from moondrake.equinox.words import card_name, event_words, question_words, reason_words
from moondrake.games.face import Face
from moondrake.table import Event
from moondrake.words import say


class EquinoxFace(Face[EquinoxState, EquinoxView]):
    """Equinox in plain lines."""

    game = GAME
    example = "play susi 7"
    lacks = ("power",)

    def event(self, state: EquinoxState, event: Event) -> str | None:
        line = event_words(event, self.language, self.names)
        return f"{line} [{event.rule}]" if event.rule else line

    def question(self, view: EquinoxView) -> str:
        asked = view.table.asked[-1]
        return question_words(asked.ask, self.language)

    def why(self, state: EquinoxState, seat: int, words: str) -> list[str]:
        reasons = explain(state, seat, state.parse(words))
        return [reason_words(reason, self.language, self.names) for reason in reasons]

    def option(self, state: EquinoxState, number: int) -> str:
        return with_phrase(self, state, number)

    def move(self, state: EquinoxState, number: int) -> str:
        return state.notation(number) if self.language == "en" else named_move(self, state, number)

    def position(self, view: EquinoxView) -> list[str]:
        table = view.table
        lines = [self._say("equinox-round", round=table.row + 1, pile=table.pile_size)]
        for creature in table.creatures:
            lines.append(self._creature_line(view, creature))
        for seat, name in enumerate(self.names):
            lines.append(
                self._say(
                    "equinox-seat",
                    name=name,
                    cards=table.hand_sizes[seat],
                    stones=table.stones_left[seat],
                    secret="yes" if table.has_secret[seat] else "no",
                    points=table.points[seat],
                )
            )
        hand = ", ".join(card_name(card, self.language) for card in table.hand)
        lines.append(self._say("equinox-hand", count=len(table.hand), cards=hand))
        return lines

    def _say(self, key: str, /, **values: object) -> str:
        return say(key, self.language, **values)

    def _creature_line(self, view: EquinoxView, creature: int) -> str:
        """One creature: what shows in the current row, who bet on it, who controls it."""
        table = view.table
        name = CREATURES[creature].name
        if table.vanished_in[creature] != STAYS:
            return self._say("equinox-vanished", creature=name, round=table.vanished_in[creature] + 1)
        card = table.visible[creature * ROWS + table.row]
        shown = card_name(card, self.language) if card != NO_CARD else self._say("equinox-no-card")
        line = self._say("equinox-creature", creature=name, card=shown)
        bets = self._bets(view, creature)
        if bets:
            line += " " + self._say("equinox-bets", bets=", ".join(bets))
        controller = table.controllers[table.creatures.index(creature)]
        if controller >= 0:
            line += " " + self._say("equinox-controlled", name=self.names[controller])
        return line

    def _bets(self, view: EquinoxView, creature: int) -> list[str]:
        bets = []
        for row in range(ROWS):
            seat = view.table.stones[creature * ROWS + row]
            if seat >= 0:
                bets.append(self._say("equinox-bet-row", name=self.names[seat], row=row + 1))
        for seat, name in enumerate(self.names):
            if view.table.champions[creature] >> seat & 1:
                bets.append(self._say("equinox-bet-champion", name=name))
        return bets

    def card(self, word: str, view: EquinoxView) -> str:
        for ability in ABILITIES:
            if ability.key == word:
                return f"{ability.name}: {SENTENCES[self.language](ability.effect)}"
        known = ", ".join(ability.key for ability in ABILITIES)
        return self._say("equinox-no-creature", typed=word, known=known)
