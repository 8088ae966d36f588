"""The record's card ids beside ours: (player, id) there, the number of a card of that side here."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moondrake.bluemoon import CARD_SHIFT, Match
from moondrake.bluemoon.actions import action
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.zones import bits_of

MUTANTS: Final = 9


def card_key(design: Mapping[str, Any]) -> str:
    """The key of a card of the recorded deck list: people and printed number."""
    if design["people_no"] == MUTANTS:
        return f"mutant-{design['card_no']}"
    return f"{PEOPLES[design['people_no']]}-{design['card_no']:02d}"


class Numbering:
    """Both directions between the two ways to number the cards of a game."""

    def __init__(self, match: Match, decks: Mapping[str, Any], people: Sequence[str]) -> None:
        self._ours = [_numbers(match, decks[people[seat]], seat) for seat in (0, 1)]
        self._theirs = [{local: card for card, local in numbers.items()} for numbers in self._ours]

    def local(self, seat: int, card: int) -> int:
        """Our number within the side."""
        return self._ours[seat][card]

    def bits(self, seat: int, cards: Sequence[int]) -> int:
        """Our set of these recorded cards."""
        return bits_of([self._ours[seat][card] for card in cards])

    def card(self, seat: int, local: int) -> int:
        """The record's id of one of our cards; 0, its leader, for what the record cannot name."""
        return self._theirs[seat].get(local, 0)

    def cards(self, seat: int, bits: int) -> list[int]:
        """The record's ids of a set of ours, in ascending order."""
        return sorted(card for local, card in self._theirs[seat].items() if bits >> local & 1)

    def action(self, verb: int, seat: int, card: int) -> int:
        """Our action with this verb on that recorded card."""
        return action(verb, seat << CARD_SHIFT | self._ours[seat][card])


def _numbers(match: Match, designs: Sequence[Mapping[str, Any]], seat: int) -> dict[int, int]:
    by_key = match.by_key[seat]
    return {int(design["c"]): by_key[card_key(design)] for design in designs}
