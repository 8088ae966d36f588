"""A live seat: follows a game that another program referees, and answers its questions.

The referee tells the game in the recorded format, event by event, and asks: `act` with offered events,
`choose` with the offered cards, or `call_bluff`. The seat plays its own engine beside it, lets `decide`
answer our questions from the view of its seat, and picks what comes nearest among the offers.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from moondrake.bluemoon import CARD_SHIFT, BlueMoonView, State
from moondrake.bluemoon.actions import ARGUMENTS, Verb, action
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rulesets import TRACES, Ruleset
from moondrake.bluemoon.zones import LOCAL
from moondrake.traces.beside import TraceEvent
from moondrake.traces.differences import Difference
from moondrake.traces.follower import Follower

Decide = Callable[[BlueMoonView, list[int]], int]
"""Answers one of our questions: one of the actions, from the view of the seat that is asked."""
MOST_CHOICES: Final = 40


class LiveSeat:
    """One seat of one game that is told to us."""

    def __init__(
        self, header: TraceEvent, game: TraceEvent, seat: int, decide: Decide, ruleset: Ruleset = TRACES
    ) -> None:
        self.follower = Follower(header, game, ruleset)
        self.seat = seat
        self.decide = decide
        self.difference: Difference | None = None
        """Where our engine did not come along; from there on it has no say."""
        self.unmatched = 0
        """Answers that had nothing to do with what we would have done."""

    def tell(self, event: TraceEvent) -> None:
        """The next event of the game."""
        if self.difference is None:
            difference = self.follower.feed(event)
            if difference is not None and difference.kind != "power":
                self.difference = difference

    def act(self, offers: Sequence[TraceEvent]) -> int:
        """Which of the offered events comes next: its index."""
        if len(offers) == 1:
            return 0
        if self.difference is not None:
            return self._without_us(offers)
        self.follower.settle()
        state = self.follower.state
        matching = self._matching(state, offers)
        if not matching:
            return self._without_us(offers)
        actions = sorted(matching)
        chosen = actions[0] if len(actions) == 1 else self._decided(state, actions)
        fitting = matching[chosen]
        if len(fitting) > 1:  # with and without its effect
            is_wanted = self._wants_effect(state, chosen)
            fitting = [
                index for index in fitting if bool(offers[index].get("noeffect")) != is_wanted
            ] or fitting
        return fitting[0]

    def choose(self, question: TraceEvent) -> list[int]:
        """Which of the offered cards are chosen: their indexes in `opts`."""
        least, most = int(question["min"]), int(question["max"])
        opts = [int(card) for card in question["opts"]]
        picks: list[int] = []
        if self.difference is None:
            picks = _indexes(opts, self._picks(question, opts))[:most]
        if len(picks) < least:
            self.unmatched += 1
            picks += [index for index in range(len(opts)) if index not in picks][: least - len(picks)]
        return picks

    def call_bluff(self) -> bool:
        """Do we challenge the bluffs that were just announced?"""
        state = self.follower.state
        if self.difference is not None or action(Verb.CHALLENGE) not in state.options:
            self.unmatched += 1
            return False
        return self._decided(state, list(state.options)) == action(Verb.CHALLENGE)

    # What our side would do

    def _decided(self, state: State, actions: list[int]) -> int:
        chosen = self.decide(state.view(self.seat), actions)
        return chosen if chosen in actions else actions[0]

    def _without_us(self, offers: Sequence[TraceEvent]) -> int:
        """Our engine has no word for this question: pass where that is possible."""
        self.unmatched += 1
        for index, offer in enumerate(offers):
            if offer["e"] == "pass":
                return index
        return 0

    def _matching(self, state: State, offers: Sequence[TraceEvent]) -> dict[int, list[int]]:
        """Our legal actions that an offer means, each with the indexes of such offers."""
        found: dict[int, list[int]] = {}
        if state.is_over() or state.seat_to_act() != self.seat:
            return found
        for number in state.options:
            told = _meaning(self.follower.event_for(number))
            same = [index for index, offer in enumerate(offers) if _meaning(offer) == told]
            if same:
                found[number] = same
        return found

    def _wants_effect(self, state: State, number: int) -> bool:
        """Would we use the text of a card that may be played without it?"""
        state = state.copy()
        state.apply(number)
        if state.is_over() or state.seat_to_act() != self.seat or not state.frames:
            return True
        if state.frames[-1].ask != Ask.MAY:
            return True
        return self._decided(state, list(state.options)) == action(Verb.YES)

    def _picks(self, question: TraceEvent, opts: list[int]) -> list[int]:
        """The cards we would choose, -1 for a hidden one."""
        state = self.follower.state.copy()
        of = int(question["of"])
        self._bring_about(state, question)
        picks: list[int] = []
        for _ in range(MOST_CHOICES):
            if state.is_over() or not state.frames or state.seat_to_act() != self.seat:
                return picks
            ask, options = state.frames[-1].ask, list(state.options)
            chosen = options[0] if len(options) == 1 else self._decided(state, options)
            verb, argument = chosen // ARGUMENTS, chosen % ARGUMENTS
            if ask == Ask.WHICH_ALL:
                return self._all_of(state, of, opts, argument) if verb == Verb.WHICH else []
            if ask == Ask.ONE_STAYS and verb == Verb.CHOOSE:
                stays = self.follower.numbering.card(of, argument & LOCAL)
                return [card for card in opts if card != stays]
            if verb == Verb.CHOOSE:
                picks.append(self.follower.numbering.card(argument >> CARD_SHIFT, argument & LOCAL))
            elif verb in (Verb.BLUFFED, Verb.RANDOM):
                picks.append(-1)
            elif verb != Verb.YES:
                return picks
            state.apply(chosen)
            if state.frames and state.frames[-1].ask not in (ask, Ask.MAY) and verb != Verb.YES:
                return picks
        return picks

    def _bring_about(self, state: State, question: TraceEvent) -> None:
        """Answer what leads to the question where the referee asks at once."""
        if state.frames and state.frames[-1].ask == Ask.MAY and state.seat_to_act() != self.seat:
            state.apply(action(Verb.YES))  # the other seat uses its text, or nobody would ask us
        source: Any = question.get("src")
        if source is None:
            return
        verb = Verb.PAY if question["what"] == "satisfy" else Verb.USE
        number = self.follower.numbering.action(verb, int(source[0]), int(source[1]))
        if number in state.options:
            state.apply(number)

    def _all_of(self, state: State, of: int, opts: list[int], which: int) -> list[int]:
        """All boosters, or everything else that is offered."""
        boosters = self.follower.numbering.cards(of, state.facts[of].boosters)
        return [card for card in opts if (card in boosters) == (which == 0)]


def _meaning(event: TraceEvent) -> tuple[object, ...]:
    """What an event says besides whose it is and how it comes about."""
    kind = event["e"]
    if kind == "pass":
        return ("fight",) if event["phase"] == "retreat" else ("pass", event["phase"])
    if kind == "choose":
        return ("choose", event.get("what"), tuple(event.get("src") or ()))
    return (kind, event.get("c"), event.get("el"))


def _indexes(opts: list[int], picks: list[int]) -> list[int]:
    """Where the picked cards stand among the options; each place once."""
    free = list(range(len(opts)))
    found: list[int] = []
    for card in picks:
        for index in free:
            if opts[index] == card:
                found.append(index)
                free.remove(index)
                break
    return found
