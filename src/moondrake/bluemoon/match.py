"""What stays the same for a whole match: the set-up and everything that follows from it."""

from dataclasses import replace
from functools import cache
from typing import Final

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.deck import UNSEEN, Deck
from moondrake.bluemoon.effects import Card, Kind, When
from moondrake.bluemoon.facts import DeckFacts
from moondrake.bluemoon.manners import seat_manners
from moondrake.bluemoon.setup import Setup
from moondrake.table import SetupError

HAND_SIZE: Final = 6


class Match:
    """One set-up with everything derived from it; shared by all states of a match."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.ruleset
        self.facts: list[DeckFacts] = [DeckFacts(setup.decks[0]), DeckFacts(setup.decks[1])]
        self.lookahead = setup.lookahead
        self.solo = setup.solo
        self.manners = seat_manners(setup.solo)
        """Who plays each seat (BM-22)."""
        self.by_key = [{card.key: index for index, card in enumerate(facts.printed)} for facts in self.facts]
        self.shared_keys = set(self.by_key[0]) & set(self.by_key[1])
        self.open_lists = setup.open_lists
        self.gain_windows: list[bool] = [facts.gain_answers != 0 for facts in self.facts]
        self.power_windows: list[bool] = [facts.power_answers != 0 for facts in self.facts]
        """BM-11.7: can this seat publicly hold an interference for such a window?"""
        self.possible: list[list[Card]] = [[], []]
        """With closed lists the cards each seat's deck could hold (BM-3.4b)."""
        self.possible_answers: list[list[Card]] = [[], []]
        """Those of them that are interference cards."""
        self.has_own_cards = _has_own_cards(setup)
        """Can cards be in play that somebody wrote? Then a turn may be as long as they like."""
        self.has_bound_texts = any([facts.bound_texts != 0 for facts in self.facts])
        self._known: dict[int, Match] = {}
        if not setup.open_lists:
            self._close()

    def __repr__(self) -> str:
        words = [f"{key} {word}" for key, word in self.setup.header().items() if len(word) < 40]
        return f"<match of bluemoon: {', '.join(words)}>"

    def __deepcopy__(self, memo: object) -> "Match":
        """A match never changes, so it is its own copy."""
        return self

    def _close(self) -> None:
        """BM-3.4b: what is public no longer depends on the lists."""
        from moondrake.bluemoon.decks.sampling import possible_cards  # only closed lists need it

        self.shared_keys = {*self.by_key[0], *self.by_key[1]}  # whether a card is shared is a secret
        for seat in (0, 1):
            self.possible[seat] = possible_cards(self.setup.decks[seat], self.setup.packs)
            self._check_possible(seat)
            answers = [card for card in self.possible[seat] if card.kind == Kind.INTERFERENCE]
            self.possible_answers[seat] = answers
            whens = {sentence.when for card in answers for sentence in card.text}
            self.gain_windows[seat] = When.YOU_GAIN in whens
            self.power_windows[seat] = When.AFTER_YOUR_POWER in whens

    def _check_possible(self, seat: int) -> None:
        possible = {card.key: card for card in self.possible[seat]}
        for card in self.setup.decks[seat].cards:
            if card is not UNSEEN and possible.get(card.key) != card:
                raise SetupError("problem-deck-unexpected", letter="ab"[seat], card=card.key)

    def known_with(self, seen: list[int]) -> "Match":
        """BM-3.4b: the match as it is known to whoever has seen these cards of each side."""
        key = seen[1] << 64 | seen[0]
        known = self._known.get(key)
        if known is None:
            decks = [_covered(self.setup.decks[seat], seen[seat]) for seat in (0, 1)]
            known = Match(replace(self.setup, decks=(decks[0], decks[1])))
            self._known[key] = known
        return known


def _has_own_cards(setup: Setup) -> bool:
    """Is there a card beside the printed ones and those of the packs that come along?"""
    every = [*setup.packs, *setup.decks[0].staff(), *setup.decks[1].staff()]
    every += [card for deck in setup.decks for card in deck.cards if card is not UNSEEN]
    packed = [card for card in every if BY_KEY.get(card.key) is not card]
    return any([_shipped().get(card.key) != card for card in packed])


@cache
def _shipped() -> dict[str, Card]:
    from moondrake.bluemoon.packs import load, shipped_names  # few matches need it

    return {card.key: card for name in shipped_names() for card in load(name).cards}


def _covered(deck: Deck, seen: int) -> Deck:
    """The deck with UNSEEN in every place that was not seen."""
    cards = tuple(card if seen >> index & 1 else UNSEEN for index, card in enumerate(deck.cards, start=1))
    return replace(deck, cards=cards)
