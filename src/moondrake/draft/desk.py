"""The draft at the server."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.series import LEADER_CHOICES
from moondrake.draft import actions
from moondrake.draft.game import GAME, State
from moondrake.draft.happenings import Happening, is_quiet
from moondrake.draft.options import DRAWN, LEAST_SEATS, MOST_SEATS, header_of, parse_header
from moondrake.draft.prints import CARDS, LEADERS, NUMBERS
from moondrake.draft.rules.building import in_deck
from moondrake.draft.state import Step
from moondrake.draft.view import DraftView
from moondrake.draft.words import card_name, event_words, people_name, question_words
from moondrake.games.desk import Attempt, Desk, Json
from moondrake.table import Event, UnknownAction
from moondrake.words import say

SEATS: Final = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
RULES: Final = {Step.KEEP: "BM-21.3", Step.LEAVE: "BM-21.11", Step.LEADER: "BM-21.14"}


class DraftDesk(Desk[State, DraftView]):
    """The draft of Blue Moon's cards for two to six; nobody wins it."""

    game = GAME
    stays_hidden = True
    has_losers = False
    revealing = frozenset(
        (
            Happening.SET,
            Happening.DEALT,
            Happening.PASSED_RIGHT,
            Happening.PASSED_LEFT,
            Happening.RESTS,
            Happening.LEADER,
        )
    )

    def start(self, header: Mapping[str, str]) -> State:
        return GAME.start(header)

    def seats(self) -> tuple[int, ...]:
        return SEATS

    def choices(self, language: str) -> Json:
        return {
            "sets": list(PEOPLES),
            "setup": {"sets": [DRAWN, *PEOPLES], "leaderChoice": list(LEADER_CHOICES)},
            "rulesets": [],
            "switches": [],
        }

    def late_action(self, state: State) -> int:
        """BM-21.3, BM-21.11: the card of most moons and values is kept, the one of fewest left out."""
        legal = state.legal_actions()
        if state.position.step == Step.KEEP:
            return max(legal, key=_printed_worth)
        return min(legal, key=_printed_worth) if state.position.step == Step.LEAVE else legal[0]

    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        return header_of(parse_header({"players": str(seats)} | dict(wanted)))

    def event_kind(self, kind: int) -> str:
        return Happening(kind).name.lower()

    def card_key(self, view: DraftView, card: int) -> str:
        return CARDS[card].key

    def event_text(self, view: DraftView, event: Event, language: str, names: Sequence[str]) -> str | None:
        return None if is_quiet(event) else event_words(event, language, names)

    def question_text(self, view: DraftView, language: str) -> str:
        return question_words(view, language)

    def action_text(self, view: DraftView, action: int, language: str, names: Sequence[str]) -> str:
        if action >= actions.LEADER:
            leader = name_in(LEADERS[action - actions.LEADER].name, language)
            return say("action-draft-leader", language, leader=leader)
        if action >= actions.SET:
            return people_name(action - actions.SET, language)
        card, verb = card_name(actions.card_of(action), language), actions.notation(action).split()[0]
        return card if verb == "deal" else say(f"action-draft-{verb}", language, card=card)

    def action_facts(self, action: int) -> Json:
        verb, tongue = actions.notation(action).split()
        card = actions.card_of(action)
        return {"verb": verb, "card": card} if card >= 0 else {"verb": verb, "card": None, "people": tongue}

    def why(
        self, state: State, seat: int, attempt: Attempt, language: str, names: Sequence[str]
    ) -> list[Json]:
        """BM-21.3: one asks for what is in hand, for what is kept, or for a leader, and only who is asked."""
        action = self._meant(state, attempt)
        step = state.position.step
        if state.is_over():
            return self.why_over(state, language, names)
        if seat != state.seat_to_act():
            asked = state.seat_to_act()
            key = "why-draft-other-seat" if asked >= 0 else "why-draft-dealing"
            return [_reason("BM-21.3", say(key, language, name=names[asked] if asked >= 0 else ""))]
        if action in state.legal_actions():
            return []
        return [_reason(RULES[step], say(f"why-draft-{step.name.lower()}", language))]

    def _meant(self, state: State, attempt: Attempt) -> int:
        """An action; who touches a card means what is asked now."""
        if isinstance(attempt, int):
            return state.parse(state.notation(attempt))
        if isinstance(attempt, str):
            return state.parse(attempt)
        card = -1 if attempt.card is None else attempt.card
        if not 0 <= card < len(CARDS):
            asked_for = attempt.creature or str(card)
            raise UnknownAction("problem-touch-card", asked_for, ("0",), most=len(NUMBERS))
        return (actions.LEAVE if state.position.step == Step.LEAVE else actions.KEEP) + card

    def why_over(self, state: State, language: str, names: Sequence[str]) -> list[Json]:
        """BM-21.12."""
        return [_reason("BM-21.12", say("why-draft-over", language))]

    def breakdown(self, state: State, seat: int, language: str, names: Sequence[str]) -> Json:
        """What a seat has drafted so far, kind by kind; of nobody else."""
        mine = in_deck(state.position, seat) if 0 <= seat < state.seats() else []
        kinds = Counter(CARDS[card].kind.name.lower() for card in mine)
        return {"cards": len(mine), "kinds": dict(sorted(kinds.items()))}


def _printed_worth(action: int) -> tuple[int, int]:
    card = CARDS[actions.card_of(action)]
    return card.moons or 0, (card.fire or 0) + (card.earth or 0)


def _reason(rule: str, text: str) -> Json:
    return {"rules": [rule], "text": f"{text} ({rule})"}
