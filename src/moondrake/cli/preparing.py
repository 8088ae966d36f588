"""Before a game of a match: leaders agreed, drawn or revealed together, decks changed (BM-8.6, BM-8.7)."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from moondrake.bluemoon import Deck, Setup, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import find_deck
from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.series import SWAP_SETS, Before, SecretChoice, Series, undealt_decks
from moondrake.cli.asking import ask_word, read_line
from moondrake.cli.faults import problem
from moondrake.table import Dealer, TableError
from moondrake.words import say


class Preparing:
    """Finds both decks of the next game; the keyboard has seat a, the bot chooses by chance."""

    def __init__(self, dealer: Dealer, rng: Random, language: str) -> None:
        self.dealer = dealer
        self.rng = rng
        self.language = language

    def __call__(self, series: Series, setup: Setup) -> Setup | None:
        """The set-up with the decks of the next game; None if the player leaves."""
        before = series.before_next_game()
        decks: tuple[Deck, Deck] | None = setup.decks
        if before == Before.DRAW:
            decks = self._draw()
        elif before == Before.CHOOSE:
            decks = self._choose()
        elif before == Before.AGREE:
            decks = self._agree()
        elif before == Before.CHANGE:
            decks = self._change(setup)
        if decks is None:
            return None
        is_swapped = series.games > 0 and series.options.between_games == SWAP_SETS
        if before != Before.NOTHING or is_swapped:
            mine, yours = (deck_title(deck, self.language) for deck in decks)
            print(say("play-decks-are", self.language, mine=mine, yours=yours))
        return replace(setup, decks=decks)

    def _draw(self) -> tuple[Deck, Deck]:
        """BM-8.7 `random`: the sets are shuffled, each seat gets one."""
        available = tuple(ready_made_deck(people) for people in PEOPLES)
        first = self._dealt(undealt_decks(available, ()))
        return (first, self._dealt(undealt_decks(available, (first,))))

    def _dealt(self, decks: Sequence[Deck]) -> Deck:
        return decks[self.dealer.choose(list(range(len(decks))))]

    def _choose(self) -> tuple[Deck, Deck] | None:
        """BM-8.7 `secret`: both choose hidden, then both are revealed."""
        available = tuple(ready_made_deck(people) for people in PEOPLES)
        choice = SecretChoice(available, available)
        choice.choose(1, self.rng.choice(PEOPLES))
        mine = ask_word(say("play-choose-secretly", self.language), PEOPLES, self.language)
        if mine is None:
            return None
        choice.choose(0, mine)
        return choice.revealed()

    def _agree(self) -> tuple[Deck, Deck] | None:
        """BM-8.7 `agreed`, again: the keyboard speaks for both."""
        mine = ask_word(say("play-choose-mine", self.language), PEOPLES, self.language)
        yours = ask_word(say("play-choose-yours", self.language), PEOPLES, self.language) if mine else None
        if mine is None or yours is None:
            return None
        return (ready_made_deck(mine), ready_made_deck(yours))

    def _change(self, setup: Setup) -> tuple[Deck, Deck] | None:
        """BM-8.7 `changeDeck`: another deck inside the same limits; the bot keeps its own."""
        print(say("play-change-deck", self.language, deck=deck_title(setup.decks[0], self.language)))
        while True:
            line = read_line()
            if line is None or line in ("quit", "exit"):
                print(say("play-left", self.language))
                return None
            if line in ("", "done"):
                return setup.decks
            try:
                return (find_deck(line, setup.ruleset), setup.decks[1])
            except (TableError, OSError, UnicodeDecodeError) as error:
                print(problem(error, self.language))


def deck_title(deck: Deck, language: str) -> str:
    """How a deck is called in the terminal: by its people, and by the emissary it is named after."""
    people, _, key = deck.name.partition("+")
    if deck.emissary and deck.emissary.key == key:
        emissary = name_in(deck.emissary.name, language)
        return say("play-emissary-deck", language, people=people.capitalize(), emissary=emissary)
    return deck.name.capitalize() if deck.name in PEOPLES else deck.name
