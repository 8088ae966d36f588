"""Our own game beside the record: it answers the engine's questions so that the record comes about."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from moondrake.bluemoon import CARD_SHIFT, NO_CARD, Setup, Side, State, new_game, ready_made_deck
from moondrake.bluemoon.actions import Verb, action, notation
from moondrake.bluemoon.events import What
from moondrake.bluemoon.questions import PHASE_NAMES, Ask, Phase
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.bluemoon.zones import LOCAL
from moondrake.table.saying import listed
from moondrake.traces.differences import RULES, Difference
from moondrake.traces.numbering import Numbering

TraceEvent = Mapping[str, Any]
PART_OF_THE_REST: Final = "part-of-the-rest"
"""BM-16.34: the record discards a part of what "all except one" discards."""
SHIELDED: Final = "shielded-in-hand"
"""BM-10.11: PROTECTED counts in hand, so that a lent FREE is not ignored there; for the rest of the turn."""


class Beside:
    """One recorded game's counterpart: state, card numbers, and what happened that the record still owes."""

    def __init__(self, header: TraceEvent, game: TraceEvent, ruleset: Ruleset) -> None:
        self.id = str(game["id"])
        names = [str(name) for name in game["people"]]
        decks = (ready_made_deck(names[0].lower()), ready_made_deck(names[1].lower()))
        self.state: State = new_game(Setup(decks, ruleset, start=int(game["start"])))
        self.numbering = Numbering(self.state.match, header["decks"], names)
        self.events = 0
        self.announcements = 0
        self.agreeing = 0
        self.happened: list[tuple[int, int, int]] = []
        self.is_waived = False
        self.waiting: list[TraceEvent] = []
        self.result: tuple[int, int] | None = None
        self.noted: set[str] = set()
        """Deviations that came about silently and can show at any later event."""
        self.recorded_targets: dict[tuple[int, int], int] = {}
        """What the record applied a text to, by seat and our number of the card with the text."""
        self.watcher: Callable[[State, int], None] | None = None
        """Told the state and who had the word, after every answer."""
        opening = [[int(card) for card in order[:6]] for order in game["deck_order"]]
        for seat in (0, 1):
            for card in opening[seat]:
                self.apply(self.numbering.action(Verb.DEAL, seat, card))

    def side(self, seat: int) -> Side:
        """What a player has in our game."""
        return self.state.sides[seat]

    def is_in_hand(self, seat: int, card: int) -> bool:
        """Is the recorded card in our hand?"""
        return bool(self.state.sides[seat].hand >> self.numbering.local(seat, card) & 1)

    def ask(self) -> int:
        """The kind of the open question, or -1 for a phase."""
        return self.state.frames[-1].ask if self.state.frames else -1

    def phase_name(self) -> str:
        """The word of the phase we are in."""
        return PHASE_NAMES[self.state.phase]

    # Answering

    def apply(self, number: int) -> None:
        """Take an action, and note what happened."""
        asked = self.state.seat_to_act()
        self.state.apply(number)
        for event in self.state.take_events():
            self.happened.append((event.kind, event.seat, event.amount))
        if self.watcher is not None:
            self.watcher(self.state, asked)

    def attempt(self, number: int) -> bool:
        """Take an action if it is legal now."""
        if number in self.state.options:
            self.apply(number)
            return True
        return False

    def attempt_card(self, verb: int, seat: int, card: int) -> bool:
        """Take the action with a recorded card if it is legal now."""
        return self.attempt(self.numbering.action(verb, seat, card))

    def clear_questions(self) -> None:
        """Answer what the recorded program does not ask, so that a phase question is open."""
        while self.state.frames and not self.state.is_over():
            ask = self.ask()
            if ask == Ask.KEEP:
                self.apply(action(Verb.KEEP))
            elif ask in (Ask.MAY, Ask.MORE):
                self.apply(action(Verb.NO))
            elif action(Verb.DONE) in self.state.options:
                self.apply(action(Verb.DONE))
            elif ask == Ask.TARGET:
                self.answer_target()
            elif ask == Ask.DISCARD_TOP:
                self.apply(self.state.options[0])
            else:
                return

    def answer_target(self) -> None:
        """RS-23: a text is applied to what the record names, otherwise to the first that is offered."""
        frame = self.state.frames[-1]
        target = self.recorded_targets.get((frame.seat, frame.source & LOCAL), NO_CARD)
        wanted = action(Verb.CHOOSE, frame.seat << CARD_SHIFT | target) if target != NO_CARD else -1
        if not self.attempt(wanted):
            self.apply(self.state.options[0])

    def keep_gang(self) -> None:
        """BM-10.26: the record's gangs stay together."""
        if self.ask() == Ask.KEEP:
            self.apply(action(Verb.KEEP))

    def finish_turn(self) -> None:
        """Leave the end of a turn where our engine still asks for optional texts."""
        self.clear_questions()
        if self.state.phase == Phase.TURN_END and not self.state.frames:
            self.attempt(action(Verb.PASS))

    def retreat_now(self) -> None:
        """Retreat, if the turn has come no further than the decision."""
        self.clear_questions()
        self.leave_phases()
        if not self.state.frames:
            self.attempt(action(Verb.RETREAT))

    def leave_phases(self) -> None:
        """Pass the phases before the decision, if our engine still asks there."""
        for _ in range(3):
            if not self.state.frames and self.state.phase in (Phase.TURN_BEGIN, Phase.ACTION):
                self.attempt(action(Verb.PASS))

    # What happened here and is still to come in the record

    def has_happened(self, what: What, seat: int) -> bool:
        """Did our engine already do this?"""
        return any(kind == what and who == seat for kind, who, _ in self.happened)

    def consume(self, what: What, seat: int) -> bool:
        """Did our engine already do this by itself? Then it is accounted for."""
        for index, (kind, who, _) in enumerate(self.happened):
            if kind == what and who == seat:
                del self.happened[index]
                return True
        return False

    def forget_before(self, what: What, seat: int) -> None:
        """Drop everything up to this happening."""
        for index, (kind, who, _) in enumerate(self.happened):
            if kind == what and who == seat:
                del self.happened[: index + 1]
                return

    # Disagreeing

    def difference(self, kind: str, ours: object, theirs: object, rule: str = "") -> Difference:
        """A point of disagreement at the present event."""
        rule = rule or RULES.get(kind.split()[0], "")
        return Difference(kind, self.id, self.events, str(ours), str(theirs), rule)

    def refused(self, event: TraceEvent, wanted: str) -> Difference:
        """What the record does is not legal here; says what would be."""
        words = [notation(self.state.match, number) for number in self.state.options]
        rule = RULES.get(wanted.split()[0], "BM-6.22")
        return self.difference(
            "refused", f"{self.phase_name()}: {listed(words)}", f"{wanted} {dict(event)}", rule
        )
