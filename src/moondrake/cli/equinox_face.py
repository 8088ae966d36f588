"""Equinox in the terminal."""

from moondrake.cli.face import Face
from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.game import GAME
from moondrake.equinox.prints import NO_CARD, ROWS
from moondrake.equinox.state import STAYS, Ask
from moondrake.equinox.text.en import sentence
from moondrake.equinox.view import View as EquinoxView
from moondrake.equinox.words import LANGUAGES, card_name, event_words
from moondrake.table import Event, State, View

ENGLISH = "en"


class EquinoxFace(Face):
    """Equinox in plain lines."""

    game = GAME

    def event(self, state: State, event: Event) -> str | None:
        line = event_words(event, ENGLISH, self.names)
        return f"{line} [{event.rule}]" if event.rule else line

    def question(self, view: View) -> str:
        assert isinstance(view, EquinoxView)
        asked = view.table.asked[-1]
        return LANGUAGES[ENGLISH].questions[Ask(asked.ask)]

    def option(self, state: State, number: int) -> str:
        return state.notation(number)

    def position(self, view: View) -> list[str]:
        assert isinstance(view, EquinoxView)
        table = view.table
        lines = [f"Round {table.row + 1}, {table.pile_size} cards in the draw pile."]
        for creature in table.creatures:
            lines.append(self._creature_line(view, creature))
        for seat, name in enumerate(self.names):
            secret = ", a secret bet" if table.has_secret[seat] else ""
            stones = table.stones_left[seat]
            points = f"{table.points[seat]:g} points so far"
            lines.append(f"{name}: {table.hand_sizes[seat]} cards, {stones} stones left{secret}, {points}.")
        hand = ", ".join(card_name(card, ENGLISH) for card in table.hand)
        lines.append(f"Your hand: {hand or 'empty'}.")
        return lines

    def _creature_line(self, view: EquinoxView, creature: int) -> str:
        """One creature: what shows in the current row, who bet on it, who controls it."""
        table = view.table
        name = CREATURES[creature].name
        place = table.creatures.index(creature)
        if table.vanished_in[creature] != STAYS:
            return f"{name}: vanished in round {table.vanished_in[creature] + 1}."
        card = table.visible[creature * ROWS + table.row]
        shown = card_name(card, ENGLISH) if card != NO_CARD else "no card"
        bets = []
        for row in range(ROWS):
            seat = table.stones[creature * ROWS + row]
            if seat >= 0:
                bets.append(f"{self.names[seat]} in row {row + 1}")
        for seat in range(len(self.names)):
            if table.champions[creature] >> seat & 1:
                bets.append(f"{self.names[seat]} on the champion card")
        controller = table.controllers[place]
        ruled = f" Controlled by {self.names[controller]}." if controller >= 0 else ""
        return f"{name}: {shown}.{' Bets: ' + ', '.join(bets) + '.' if bets else ''}{ruled}"

    def card(self, word: str) -> str:
        for ability in ABILITIES:
            if ability.key == word:
                return f"{ability.name}: {sentence(ability.effect)}"
        known = ", ".join(ability.key for ability in ABILITIES)
        return f"There is no '{word}'; creatures and trees: {known}."
