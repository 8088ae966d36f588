"""Blue Moon at the server."""

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, notation
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import GAME, start_match
from moondrake.bluemoon.game import State as BlueMoonState
from moondrake.bluemoon.match import Match, setup_from_header
from moondrake.bluemoon.rulesets import NAMED, SWITCHES, named_value, recommended
from moondrake.bluemoon.view import BlueMoonView
from moondrake.bluemoon.words import card_name, event_words, question_words
from moondrake.bluemoon.zones import LOCAL
from moondrake.server.desk import Desk, Json
from moondrake.table import Event, SetupError, State, View
from moondrake.table.errors import listed

RANDOM: Final = "random"
"""A deck that chance chooses when the table is made."""
QUIET: Final = (What.SHUFFLE, What.AGAINST)
SEAT_SHIFT: Final = 6


@lru_cache(maxsize=256)
def match_of(header: tuple[tuple[str, str], ...]) -> Match:
    """A match is the same for every table with the same set-up, and its facts are large: shared."""
    return Match(setup_from_header(dict(header)))


class BlueMoonDesk(Desk):
    """The duel: two seats, a deck each."""

    game = GAME
    revealing = frozenset(
        (
            What.START,
            What.DRAW,
            What.MULLIGAN,
            What.SHOW_BLUFF,
            What.REVEAL_HAND,
            What.SHUFFLE,
            What.PUT_UNDER,
            What.TAKE_DISCARD,
            What.CHALLENGE,
            What.BLUFF_TRUE,
            What.BLUFF_FALSE,
            What.TOP,
            What.UNDO,
            What.PENALTY,
        )
    )

    def seats(self) -> tuple[int, ...]:
        return (2,)

    def offered(self) -> Json:
        return {
            "name": self.name,
            "rules": self.game.rules_version,
            "seats": list(self.seats()),
            "levels": list(self.levels()),
            "decks": list(PEOPLES),
            "setup": {
                "deck a": [*PEOPLES, RANDOM],
                "deck b": [*PEOPLES, RANDOM],
                "start": ["drawn", "a", "b"],
                "lookahead": ["exact", "off"],
                "ruleset": list(NAMED),
            },
            "switches": [
                {
                    "rule": switch.rule,
                    "key": switch.key,
                    "words": list(switch.words),
                    "values": {name: named_value(switch, name) for name in NAMED},
                }
                for switch in SWITCHES
            ],
        }

    def start(self, header: Mapping[str, str]) -> State:
        return start_match(match_of(tuple(sorted(header.items()))))

    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        if seats != 2:
            raise SetupError(f"Blue Moon is a duel of 2 seats, not of {seats}")
        full = {"lookahead": "exact", "deck a": PEOPLES[0], "deck b": PEOPLES[1], "start": "drawn"} | dict(
            wanted
        )
        for deck in ("deck a", "deck b"):
            if full[deck] == RANDOM:
                full[deck] = secrets.choice(PEOPLES)
        full.setdefault("ruleset", recommended((full["deck a"], full["deck b"])))
        for deck in ("deck a", "deck b"):
            if full[deck] not in PEOPLES:
                raise SetupError(f"'{deck}' cannot be '{full[deck]}'; decks: {listed(PEOPLES)}")
        return setup_from_header(full).header()

    def next_header(self, header: Mapping[str, str], returns: Sequence[float]) -> dict[str, str]:
        """RS-34, BM-4.3: the loser of the previous game begins."""
        loser = min(range(2), key=lambda seat: returns[seat])
        return dict(header) | {"start": "ab"[loser]}

    def reveals(self, state: State, events: Sequence[Event]) -> bool:
        """BM-17.3: what the rules call new information, and everything that turns a hidden card."""
        assert isinstance(state, BlueMoonState)
        return state.informed or super().reveals(state, events)

    def event_kind(self, kind: int) -> str:
        return What(kind).name.lower()

    def card_key(self, view: View, card: int) -> str:
        assert isinstance(view, BlueMoonView)
        return view.match.facts[card >> SEAT_SHIFT].printed[card & LOCAL].key

    def event_text(self, view: View, event: Event, language: str, names: Sequence[str]) -> str | None:
        assert isinstance(view, BlueMoonView)
        return None if event.kind in QUIET else event_words(view.match, event, language, names)

    def question_text(self, view: View, language: str) -> str:
        assert isinstance(view, BlueMoonView)
        return question_words(view, language)

    def action_text(self, view: View, action: int, language: str) -> str:
        assert isinstance(view, BlueMoonView)
        verb, argument = divmod(action, ARGUMENTS)
        word = notation(view.match, action)
        if verb not in WITH_CARD:
            return word
        return f"{word.split()[0]} {card_name(view.match, argument, language)}"

    def why(self, state: State, seat: int, action: int, language: str, names: Sequence[str]) -> list[Json]:
        if state.seat_to_act() == seat and action in state.legal_actions():
            return []
        return [{"rule": "", "text": "This is not offered now."}]

    def breakdown(self, state: State, seat: int, language: str, names: Sequence[str]) -> Json:
        return {}
