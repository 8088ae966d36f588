"""Equinox at the server."""

from collections.abc import Mapping, Sequence
from typing import Final

from moondrake.equinox import GAME, EquinoxView, OpenTable, actions, explain, field_of, showing, strength
from moondrake.equinox import State as EquinoxState
from moondrake.equinox.creatures import CREATURES, EFFECTS, HALVES
from moondrake.equinox.effects import PlaceStone, UseVanished
from moondrake.equinox.happenings import Happening
from moondrake.equinox.options import NAME, SEAT_LETTERS, SWITCHES, header_of, parse_header
from moondrake.equinox.prints import CARDS as ALL_CARDS
from moondrake.equinox.prints import CHAMPION_VALUE, NO_CARD, ROW_VALUES, ROWS, card_word, suit_of
from moondrake.equinox.questions import STAYS, Ask, Step
from moondrake.equinox.reasons import Reason, Why
from moondrake.equinox.showing import Odd
from moondrake.equinox.words import card_name, event_words, question_words, reason_words
from moondrake.games.desk import Attempt, Desk, Json
from moondrake.table import Event, UnknownAction
from moondrake.words import say

NO_STONE: Final = -1
SEATS: Final = (2, 3, 4, 5)
BARE: Final = ("pass", "use", "show", "reveal", "done")


def _creature_name(key: str) -> str:
    return next(creature.name for creature in CREATURES if creature.key == key)


class EquinoxDesk(Desk[EquinoxState, EquinoxView]):
    """The tournament for two to five."""

    game = GAME
    revealing = frozenset(
        (
            Happening.DRAWN,
            Happening.REVEALED,
            Happening.HAND_SHOWN,
            Happening.GIVEN,
            Happening.HAND_SEEN,
            Happening.LOOKED_AT,
            Happening.ROBBED,
            Happening.TAKEN_BACK,
            Happening.SECRET_TAKEN,
            Happening.BURIED,
            Happening.PLAYER_CHOSEN,
            Happening.CREATURE_NAMED,
        )
    )

    def seats(self) -> tuple[int, ...]:
        return SEATS

    def choices(self, language: str) -> Json:
        return {
            "creatures": [creature.key for creature in CREATURES],
            "setup": {
                "creatures": ["random", "picked"],
                "start": ["random", *SEAT_LETTERS],
                "ruleset": [NAME],
            },
            "rulesets": [self.ruleset_json(NAME, language)],
            "switches": [
                self.switch_json(switch.question, switch.word, (switch.decided, switch.other), language)
                | {"values": {NAME: switch.decided}}
                for switch in SWITCHES
            ],
        }

    def start(self, header: Mapping[str, str]) -> EquinoxState:
        return GAME.start(header)

    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        return header_of(parse_header({"players": str(seats)} | dict(wanted)))

    def scores(self, state: EquinoxState) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """EQ-11.2, EQ-11.3."""
        lines = sorted(state.standings(), key=lambda line: line.seat)
        return tuple(line.points for line in lines), tuple(line.place for line in lines)

    def event_kind(self, kind: int) -> str:
        return Happening(kind).name.lower()

    def card_key(self, view: EquinoxView, card: int) -> str:
        return card_word(card)

    def event_text(self, view: EquinoxView, event: Event, language: str, names: Sequence[str]) -> str | None:
        return event_words(event, language, names, view.seat)

    def question_text(self, view: EquinoxView, language: str) -> str:
        asked = view.table.asked[-1]
        if asked.ask == Ask.BET:
            return say(_bet_question(view.table, asked.seat), language)
        return question_words(asked.ask, language)

    def action_text(self, view: EquinoxView, action: int, language: str, names: Sequence[str]) -> str:
        word, *rest = actions.notation(action).split()
        tongue = " ".join(rest)
        if word in BARE:
            return say(f"action-equinox-{word}", language)
        if word in ("player", "start"):
            seat = names[SEAT_LETTERS.index(tongue)]
            return seat if word == "player" else say("action-equinox-start", language, seat=seat)
        if word in ("bet", "name", "champion", "invite"):
            creature = _creature_name(tongue)
            return creature if word == "name" else say(f"action-equinox-{word}", language, creature=creature)
        if word == "field":
            return say("action-equinox-field", language, creature=_creature_name(rest[0]), row=rest[1])
        if word == "chameleon":
            creature = _creature_name(rest[2])
            return say("action-equinox-chameleon", language, strength=rest[0], creature=creature)
        if tongue == "stone":
            return say("action-equinox-stone", language)
        card = card_name(showing.CARDS[tongue], language)
        return card if word in ("deal", "pick") else say(f"action-equinox-{word}", language, card=card)

    def action_facts(self, action: int) -> Json:
        return showing.action_facts(action)

    def why(
        self, state: EquinoxState, seat: int, attempt: Attempt, language: str, names: Sequence[str]
    ) -> list[Json]:
        meant = self._meant(state, seat, attempt)
        if isinstance(meant, Odd):
            return [
                {"rules": [meant.rule], "text": f"{say(meant.key, language, row=meant.row)} ({meant.rule})"}
            ]
        reasons = (meant,) if isinstance(meant, Reason) else explain(state, seat, meant)
        return [self._reason_json(reason, language, names) for reason in reasons]

    def _meant(self, state: EquinoxState, seat: int, attempt: Attempt) -> int | Reason | Odd:
        position = state.position
        if isinstance(attempt, int):
            return attempt
        if isinstance(attempt, str):
            return state.parse(attempt)
        if attempt.card is not None:
            if attempt.card >= ALL_CARDS:
                raise UnknownAction("problem-touch-card", str(attempt.card), ("0",), most=ALL_CARDS)
            field = showing.field_of(position, attempt.card)
            if field < 0:
                return showing.action_of_card(position, seat, attempt.card)
            return showing.touched(position, seat, *divmod(field, ROWS))
        keys = showing.KEYS
        if attempt.creature not in keys:
            raise UnknownAction("problem-touch-creature", attempt.creature, keys)
        if attempt.row is not None and attempt.row >= ROWS:
            raise UnknownAction("problem-touch-row", str(attempt.row + 1), ("1",), most=ROWS)
        return showing.touched(position, seat, keys.index(attempt.creature), attempt.row)

    def why_over(self, state: EquinoxState, language: str, names: Sequence[str]) -> list[Json]:
        """EQ-11.1."""
        return [self._reason_json(Reason(Why.GAME_OVER, "EQ-11.1"), language, names)]

    def _reason_json(self, reason: Reason, language: str, names: Sequence[str]) -> Json:
        return {"rules": [reason.rule], "text": reason_words(reason, language, names)}

    def breakdown(self, state: EquinoxState, seat: int, language: str, names: Sequence[str]) -> Json:
        return {
            "control": [
                {
                    "creature": CREATURES[line.creature].key,
                    "controller": line.controller if line.controller >= 0 else None,
                    "sums": list(line.sums),
                    "rule": line.rule,
                }
                for line in state.controllers()
            ],
            "scores": [
                {
                    "seat": line.seat,
                    "creature": CREATURES[line.creature].key,
                    "row": line.row,
                    "points": line.points,
                    "scores": line.scores,
                    "rule": line.rule,
                }
                for line in state.score_breakdown()
            ],
            "standings": [
                {
                    "seat": line.seat,
                    "place": line.place,
                    "points": line.points,
                    "secret": line.secret_points,
                    "rows": list(line.row_points),
                    "rule": line.rule,
                }
                for line in state.standings()
            ],
        }

    def marks(self, state: EquinoxState, view: EquinoxView) -> Json:
        """What stones are worth, how strong the creatures are, and which of them are in danger."""
        position, table = state.position, view.table
        halves = {creature: strength(position, creature) for creature in position.alive}
        is_over = position.step == Step.OVER
        lowest = min((half for half in halves.values() if half >= 0 and not is_over), default=-1)
        return {
            "champion_worth": CHAMPION_VALUE,
            "row_worth": list(ROW_VALUES),
            "strengths": {
                CREATURES[creature].key: half / 2 if half >= 0 else None for creature, half in halves.items()
            },
            "weakest": [CREATURES[creature].key for creature, half in halves.items() if 0 <= half == lowest],
            "empty": [CREATURES[creature].key for creature, half in halves.items() if half < 0],
            "next": (table.turn + 1) % position.seats,
            "possible": [_possible(view, seat) for seat in range(position.seats)],
            "stakes": {
                CREATURES[creature].key: [_lying(view, seat, creature) for seat in range(position.seats)]
                for creature in table.creatures
            },
        }


def _bet_question(table: OpenTable, seat: int) -> str:
    """EQ-4.3: Only what can be done; the key of its words."""
    has_secret = table.has_secret[seat]
    if table.stones_left[seat] == 0:
        return "question-equinox-reveal" if has_secret else "question-equinox-no-stone"
    if has_secret:
        return "question-equinox-bet-or-reveal"
    return "question-equinox-bet-or-secret" if _may_bet_secretly(table, seat) else "question-equinox-bet"


def _possible(view: EquinoxView, seat: int) -> float:
    """Points if nothing more vanishes: open stones, a hidden bet, every stone left on the best free field."""
    table = view.table
    alive = [creature for creature in table.creatures if table.vanished_in[creature] == STAYS]
    half = max((HALVES[creature] for creature in alive), default=0) / 2
    hidden = CHAMPION_VALUE + half if table.has_secret[seat] else 0.0
    if seat == view.seat and table.secret != NO_CARD:
        creature = suit_of(table.secret)
        hidden = CHAMPION_VALUE + HALVES[creature] / 2 if creature in alive else 0.0
    worths = [
        ROW_VALUES[row] + HALVES[creature] / 2
        for row in range(0 if _may_go_back(table, alive) else table.row, ROWS)
        for creature in alive
        if table.stones[field_of(creature, row)] == NO_STONE
    ]
    if _may_bet_secretly(table, seat):
        worths.append(CHAMPION_VALUE + half)
    return table.points[seat] + hidden + sum(sorted(worths, reverse=True)[: table.stones_left[seat]])


def _lying(view: EquinoxView, seat: int, creature: int) -> float:
    """EQ-8.8: What a seat's stones on a creature are worth while it stays, its own hidden bet included."""
    table = view.table
    worths = [ROW_VALUES[row] for row in range(ROWS) if table.stones[field_of(creature, row)] == seat]
    is_hidden = seat == view.seat and table.secret != NO_CARD and suit_of(table.secret) == creature
    if table.champions[creature] >> seat & 1 or is_hidden:
        worths.append(CHAMPION_VALUE)
    return sum(worths) + len(worths) * HALVES[creature] / 2


def _may_go_back(table: OpenTable, alive: Sequence[int]) -> bool:
    """EQ-9.4, EQ-9.9: A creature puts stones into earlier rows, or another uses it once it has vanished."""
    effects = [EFFECTS[creature] for creature in alive]
    if any(isinstance(effect, PlaceStone) for effect in effects):
        return True
    is_there = any(isinstance(EFFECTS[creature], PlaceStone) for creature in table.creatures)
    return is_there and any(isinstance(effect, UseVanished) for effect in effects)


def _may_bet_secretly(table: OpenTable, seat: int) -> bool:
    """EQ-4.7: In round 1, once a game."""
    return table.row == 0 and not table.secret_used >> seat & 1
