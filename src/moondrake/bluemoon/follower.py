"""Follows games recorded by an independent program: event by event, comparing as it goes.

The recorded program logs what it did; this engine asks questions. `Follower.feed` answers the open
questions so that the event comes about, and reports where the two disagree. Ruleset `traces` (OQ-42).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb, action, notation
from moondrake.bluemoon.answers import set_target
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import State, new_game
from moondrake.bluemoon.match import Setup, ready_made_deck
from moondrake.bluemoon.questions import PHASE_NAMES
from moondrake.bluemoon.rulesets import TRACES
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Phase
from moondrake.bluemoon.zones import LOCAL, bits_of
from moondrake.table import CHANCE, TableError
from moondrake.table.errors import listed

TraceEvent = Mapping[str, Any]

PASSES: Final = {
    "begin": Phase.TURN_BEGIN,
    "leader": Phase.ACTION,
    "retreat": Phase.DECISION,
    "char": Phase.CHARACTER,
    "support": Phase.BOOST,
}
ELEMENTS: Final = {"earth": Element.EARTH, "fire": Element.FIRE}
MUTANTS: Final = 9


RULES: Final = {
    "play": "BM-11.5",
    "bluff": "BM-10.33",
    "load": "BM-9.11",
    "land": "BM-9.13",
    "retrieve": "BM-10.8",
    "use": "BM-12.4",
    "pay": "BM-16.2",
    "choose": "BM-12.6",
    "which": "BM-15.4",
    "draw": "BM-15.7",
    "take": "BM-15.7",
    "move": "BM-3.9",
    "reveal": "BM-10.38",
    "decline": "BM-6.8",
    "retreat": "BM-6.4",
    "pass": "BM-5.2",
    "turn": "BM-5.2",
    "zone": "BM-3.1",
    "pile": "BM-23.6",
    "power": "BM-14.3",
    "no": "BM-6.18",
    "dragon": "BM-7.5",
    "disclose": "BM-15.6",
    "one": "BM-16.34",
    "result": "BM-8.3",
    "cut": "BM-8.1",
}
"""The rule our side of a difference stands on, by the first word of its kind or of what was tried."""


class TraceError(TableError):
    """A recorded game cannot be read: a broken file, not a disagreement about rules."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where the recorded game and this engine disagree."""

    kind: str
    game: str
    event: int
    ours: str
    theirs: str
    rule: str = ""


def card_key(design: Mapping[str, Any], people: Sequence[str]) -> str:
    """The key of a card of the recorded deck list: people and printed number."""
    group = "mutant" if design["people_no"] == MUTANTS else people[design["people_no"]]
    return f"{group}-{design['card_no']:02d}" if group != "mutant" else f"mutant-{design['card_no']}"


class Follower:
    """One recorded game beside this engine's own state."""

    def __init__(self, header: TraceEvent, game: TraceEvent) -> None:
        try:
            self.id = str(game["id"])
            people = [str(name).lower() for name in game["people"]]
            decks = (ready_made_deck(people[0]), ready_made_deck(people[1]))
            self.state: State = new_game(Setup(decks, TRACES, start=int(game["start"])))
            self._local = [self._numbers(header["decks"], game["people"][seat], seat) for seat in (0, 1)]
            orders = game["deck_order"]
            opening = [[int(card) for card in order[:6]] for order in orders]
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise TraceError(f"the game's line is broken: {type(error).__name__} {error}") from error
        self._theirs = [{local: card for card, local in numbers.items()} for numbers in self._local]
        self.events = 0
        self.announcements = 0
        self.agreeing = 0
        self.is_finished = False
        self._happened: list[tuple[int, int, int]] = []
        self._waived = False
        self._waiting: list[TraceEvent] = []
        self._result: tuple[int, int] | None = None
        for seat in (0, 1):
            for card in opening[seat]:
                self._apply(self._card_action(Verb.DEAL, seat, card))

    def _numbers(self, decks: Mapping[str, Any], people: str, seat: int) -> dict[int, int]:
        by_key = self.state.match.by_key[seat]
        designs = decks[people]
        return {int(design["c"]): by_key[card_key(design, PEOPLES)] for design in designs}

    # Answering the engine's questions

    def _apply(self, number: int) -> None:
        self.state.apply(number)
        for event in self.state.take_events():
            self._happened.append((event.kind, event.seat, event.amount))

    def _card_action(self, verb: int, seat: int, card: int) -> int:
        return action(verb, seat << CARD_SHIFT | self._local[seat][card])

    def _try(self, number: int) -> bool:
        """Apply an action if it is legal now."""
        if number in self.state.options:
            self._apply(number)
            return True
        return False

    def _ask(self) -> int:
        """The kind of the open question, or -1 for a phase."""
        return self.state.frames[-1].ask if self.state.frames else -1

    def _clear_questions(self) -> None:
        """Answer what the recorded program does not ask, so that a phase question is open."""
        while self.state.frames and not self.state.is_over():
            ask = self._ask()
            if ask == Ask.KEEP:
                self._apply(action(Verb.KEEP))
            elif ask == Ask.MAY or ask == Ask.MORE:
                self._apply(action(Verb.NO))
            elif action(Verb.DONE) in self.state.options:
                self._apply(action(Verb.DONE))
            elif ask in (Ask.DISCARD_TOP, Ask.TARGET):
                self._apply(self.state.options[0])
            else:
                return

    def _keep_gang(self) -> None:
        if self._ask() == Ask.KEEP:
            self._apply(action(Verb.KEEP))

    def _consume(self, what: What, seat: int) -> bool:
        """Did our engine already do this by itself? Then it is accounted for."""
        for index, (kind, who, _) in enumerate(self._happened):
            if kind == what and who == seat:
                del self._happened[index]
                return True
        return False

    def _forget_before(self, what: What, seat: int) -> None:
        for index, (kind, who, _) in enumerate(self._happened):
            if kind == what and who == seat:
                del self._happened[: index + 1]
                return

    # Events

    def feed(self, event: TraceEvent) -> Difference | None:
        """Take the next event of the record; a Difference if this engine does not come along."""
        self.events += 1
        try:
            kind = str(event["e"])
            if kind not in _HANDLERS:
                known = listed(list(_HANDLERS), most=len(_HANDLERS))
                raise TraceError(f"event {self.events}: unknown kind '{kind}'; known: {known}")
            if kind == "pass" and event["phase"] in ("leader", "retreat"):
                self._waiting.append(event)
                return None
            return self._catch_up(event) or _HANDLERS[kind](self, event)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise TraceError(f"event {self.events} is broken: {type(error).__name__} {error}") from error

    def _catch_up(self, event: TraceEvent) -> Difference | None:
        """Passes wait for the next event: that program plays ships also after its retreat phase (BM-6.2)."""
        kind = event["e"]
        if (kind == "play" and event["as"] == "influence") or kind == "load" or event.get("what") == "load":
            return None
        if kind in ("stuck", "retreat", "decline"):  # read as the choice of T3
            self._waiting = [passed for passed in self._waiting if passed["phase"] != "retreat"]
        waiting, self._waiting = self._waiting, []
        for passed in waiting:
            difference = self.on_pass(passed)
            if difference is not None:
                return difference
        return None

    def _difference(self, kind: str, ours: object, theirs: object, rule: str = "") -> Difference:
        rule = rule or RULES.get(kind.split()[0], "")
        return Difference(kind, self.id, self.events, str(ours), str(theirs), rule)

    def _refused(self, event: TraceEvent, wanted: str) -> Difference:
        words = [notation(self.state.match, number) for number in self.state.options]
        phase = PHASE_NAMES[self.state.phase]
        rule = RULES.get(wanted.split()[0], "BM-6.22")
        return self._difference("refused", f"{phase}: {listed(words)}", f"{wanted} {dict(event)}", rule)

    def on_turn(self, event: TraceEvent) -> Difference | None:
        seat = int(event["p"])
        self._finish_turn()
        if self.state.is_over():
            return None  # a dragon at the beginning of this turn ended the game; `over` compares the result
        if self.state.seat != seat:
            return self._difference(
                "turn", f"seat {self.state.seat}, {PHASE_NAMES[self.state.phase]}", f"seat {seat}"
            )
        self._forget_before(What.TURN, seat)
        return self._compare_zones(event)

    def _finish_turn(self) -> None:
        """Leave the end of a turn where our engine still asks for optional texts."""
        self._clear_questions()
        if self.state.phase == Phase.TURN_END and not self.state.frames:
            self._try(action(Verb.PASS))

    def _compare_zones(self, event: TraceEvent) -> Difference | None:
        for seat in (0, 1):
            side = self.state.sides[seat]
            zones = event["zones"][seat]
            pairs = (
                ("hand", side.hand, zones["hand"]),
                ("combat", side.combat, [abs(card) for card in zones["combat"]]),
                ("active", side.active, [card for card in zones["combat"] if card > 0]),
                ("support", side.support | side.bluff_bits(), [_number(card) for card in zones["support"]]),
                ("discard", side.discard_bits(), zones["discard"]),
            )
            for name, ours, theirs in pairs:
                if ours != bits_of([self._local[seat][card] for card in theirs]):
                    shown = self._their_cards(seat, ours)
                    return self._difference(f"zone {name}", f"seat {seat} {shown}", f"{sorted(theirs)}")
            if side.pile_size() != event["draw"][seat]:
                return self._difference("draw pile", side.pile_size(), event["draw"][seat])
        return None

    def _their_cards(self, seat: int, bits: int) -> list[int]:
        return sorted(self._theirs[seat][local] for local in self._theirs[seat] if bits >> local & 1)

    def on_pass(self, event: TraceEvent) -> Difference | None:
        phase = PASSES.get(str(event["phase"]))
        if phase is None or self.state.phase != phase:
            return None
        self._clear_questions()
        if self.state.frames or self.state.phase != phase:
            return None
        if self.state.seat != int(event["p"]) or self.state.is_over():
            return None
        if phase == Phase.DECISION:
            self._try(action(Verb.FIGHT))  # otherwise the record reads as the choice of T3 (stuck follows)
            return None
        if not self._try(action(Verb.PASS)):
            return self._refused(event, "pass")
        return None

    def on_play(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        self._waived = bool(event.get("noeffect"))
        if event["from"] == "draw":
            return None  # the choice before it played the card already
        if not self._waiting:
            self._clear_questions()
        if not self._try(self._card_action(Verb.PLAY, seat, card)):
            return self._refused(event, "play")
        self._keep_gang()
        if self._waived:
            self._clear_questions()
        return None

    def on_bluff(self, event: TraceEvent) -> Difference | None:
        self._clear_questions()
        if not self._try(self._card_action(Verb.BLUFF, int(event["p"]), int(event["c"]))):
            return self._refused(event, "bluff")
        return None

    def on_load(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        is_aboard = self.state.sides[seat].all_cargo() >> self._local[seat][card] & 1
        if is_aboard and event["from"] != "influence":
            return None
        self._clear_questions()
        if not self._try(self._card_action(Verb.LOAD, seat, card)):
            return self._refused(event, "load")
        if self._ask() == Ask.LOAD_SHIP:
            self._try(self._card_action(Verb.CHOOSE, seat, int(event["ship"])))
        return None

    def on_land(self, event: TraceEvent) -> Difference | None:
        if not self._try(self._card_action(Verb.LAND, int(event["p"]), int(event["c"]))):
            return self._refused(event, "land")
        return None

    def on_retrieve(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        if self.state.sides[seat].hand >> self._local[seat][card] & 1:
            return None
        if not self._try(self._card_action(Verb.RETRIEVE, seat, card)):
            return self._refused(event, "retrieve")
        return None

    def on_use(self, event: TraceEvent) -> Difference | None:
        self._clear_questions()
        if not self._try(self._card_action(Verb.USE, int(event["p"]), int(event["c"]))):
            return self._refused(event, "use")
        return None

    def on_choose(self, event: TraceEvent) -> Difference | None:
        what = str(event["what"])
        if what == "favor_ship" and self._ask() != Ask.FETCH_SHIP:
            return None  # only one ship has room
        if what == "boost" and self._ask() != Ask.TARGET:
            self._retarget(event)
            return None
        if what == "satisfy":
            self._clear_questions()
            owner, card = event["src"]
            if not self._try(self._card_action(Verb.PAY, int(owner), int(card))):
                return self._refused(event, "pay")
        elif what == "decline_discard" and self._ask() != Ask.DECLINE:
            return None if self._try(action(Verb.DECLINE)) else self._refused(event, "decline")
        if what in ("effect_discard", "undraw") and self._ask() not in _DISCARD_ASKS:
            self._use_end_text(event)
        return self._choose(event)

    def _retarget(self, event: TraceEvent) -> None:
        """RS-23 `traces`: targets are taken from the record, at the moment the record names them."""
        owner, source = int(event["src"][0]), int(event["src"][1])
        for card in event["pick"]:
            local = self._local[owner]
            set_target(self.state, owner, local[source], local[int(card)])

    def _use_end_text(self, event: TraceEvent) -> None:
        """End-of-turn texts run by themselves in the record; here they are used."""
        if self.state.phase == Phase.TURN_END and event["src"] is not None:
            owner, card = event["src"]
            self._try(self._card_action(Verb.USE, int(owner), int(card)))

    def _choose(self, event: TraceEvent) -> Difference | None:
        of = int(event["of"])
        pick = [int(card) for card in event["pick"]]
        ask = self._ask()
        if ask == Ask.MAY:
            self._apply(action(Verb.YES if pick else Verb.NO))
            return None
        if ask == Ask.WHICH_ALL:
            return self._which(event, of, pick)
        if ask == Ask.ONE_STAYS:
            return self._one_stays(of, pick, [int(card) for card in event["opts"]])
        for card in pick:
            if card == -1:
                return None  # a bluff; the reveal that follows names it
            if not self._try(self._card_action(Verb.CHOOSE, of, card)):
                return self._refused(event, f"choose {card}")
        if self._ask() == ask and action(Verb.DONE) in self.state.options:
            self._apply(action(Verb.DONE))
        return None

    def _which(self, event: TraceEvent, of: int, pick: list[int]) -> Difference | None:
        """All boosters or all supports: find out which from the cards that were picked."""
        if not pick:
            self._apply(action(Verb.DONE))
            return None
        card = pick[0]
        is_booster = card > 0 and self.state.facts[of].boosters >> self._local[of][card] & 1
        if not self._try(action(Verb.WHICH, 0 if is_booster else 1)):
            return self._refused(event, "which")
        return None

    def _one_stays(self, of: int, pick: list[int], offered: list[int]) -> Difference | None:
        """All active cards but one character are discarded: name the one that was not picked."""
        if not pick:
            self._apply(action(Verb.DONE))
            return None
        for number in self.state.options:
            local = number % ARGUMENTS & LOCAL
            if number // ARGUMENTS == Verb.CHOOSE and self._theirs[of][local] not in pick:
                self._apply(number)
                return None
        return self._difference("one stays", "no character left", f"{pick} of {offered}")

    def on_draw(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        self._open_draw(seat)
        if not self._try(self._card_action(Verb.DEAL, seat, card)):
            if self.state.sides[seat].hand >> self._local[seat][card] & 1:
                return None  # it came from the known bottom of the pile
            return self._refused(event, "draw")
        return None

    def _open_draw(self, seat: int) -> None:
        """Say yes to what leads to a draw."""
        for _ in range(8):
            if self.state.frames and self._ask() == Ask.DEAL and self.state.frames[-1].side == seat:
                return
            if self._ask() in (Ask.MAY, Ask.MORE):
                self._apply(action(Verb.YES))
            elif self._ask() in (Ask.KEEP, Ask.DISCARD_TOP, Ask.TARGET):
                self._clear_questions()
            elif not self.state.frames and self.state.phase == Phase.TURN_END:
                if not self._use_any(("Draw", "DrawTo", "DrawThenReturn", "TakeOpenly")):
                    return
            else:
                return

    def _use_any(self, verbs: tuple[str, ...]) -> bool:
        """Use the first end-of-turn text with one of these verbs."""
        for number in self.state.options:
            if number // ARGUMENTS != Verb.USE:
                continue
            card = number % ARGUMENTS & LOCAL
            for sentence in self.state.facts[self.state.seat].sentences[card]:
                if type(sentence.what).__name__ in verbs:
                    self._apply(number)
                    return True
        return False

    def on_take(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        if not self.state.sides[seat].hand >> self._local[seat][card] & 1:
            return self._refused(event, "take")
        return None

    def on_move(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        local = self._local[seat][card]
        way = (str(event["from"]), str(event["to"]))
        if way == ("hand", "support") or way[0] == "influence" or self._has_arrived(seat, local, way[1]):
            return None  # part of a bluff; landed ships leave a little earlier or later here
        if self._ask() == Ask.DISCARD_YOURS and local in self.state.sides[seat].bluffs:
            self._apply(action(Verb.BLUFFED, self.state.sides[seat].bluffs.index(local)))
            return None
        if way[0] == "draw" and not self.state.frames:
            self._use_any(("Mill",))
        elif way[0] == "hand" and self._ask() not in (Ask.RANDOM_DISCARD, Ask.PICK_FROM_HAND):
            self._use_any(("YouDiscard",))
        if self._ask() == Ask.MAY and not self._waived:
            self._apply(action(Verb.YES))
        if self._ask() == Ask.RANDOM_DISCARD and not self._try(self._card_action(Verb.CHOOSE, seat, card)):
            self._try(action(Verb.RANDOM))
        if self._has_arrived(seat, local, way[1]) or self._try(self._card_action(Verb.DEAL, seat, card)):
            return None
        if self._try(self._card_action(Verb.CHOOSE, seat, card)):
            return None
        return self._refused(event, "move")

    def _has_arrived(self, seat: int, local: int, zone: str) -> bool:
        side = self.state.sides[seat]
        places = {
            "hand": side.hand,
            "discard": side.discard_bits(),
            "leader": bits_of(side.stack),
            "support": side.support | side.bluff_bits(),
            "draw": side.pile(),
            "combat": side.combat,
            "influence": bits_of(side.ships) | side.all_cargo(),
        }
        return bool(places[zone] >> local & 1)

    def on_reveal(self, event: TraceEvent) -> Difference | None:
        seat, card = int(event["p"]), int(event["c"])
        local = self._local[seat][card]
        side = self.state.sides[seat]
        if local not in side.bluffs:
            return None
        if self._ask() == Ask.DISCARD_YOURS:
            self._try(action(Verb.BLUFFED, side.bluffs.index(local)))
            return None
        if not self._try(self._card_action(Verb.UNMASK, seat, card)):
            return self._refused(event, "reveal")
        return None

    def on_shuffle(self, event: TraceEvent) -> Difference | None:
        if self._ask() == Ask.MAY:
            self._apply(action(Verb.YES))
        seat = int(event["p"])
        order = bits_of([self._local[seat][int(card)] for card in event["order"]])
        if self._ask() in (Ask.SEARCH_PILE, Ask.FETCH):
            self._apply(action(Verb.DONE))
        if self.state.sides[seat].pile() != order:
            return self._difference(
                "pile", self._their_cards(seat, self.state.sides[seat].pile()), event["order"]
            )
        return None

    def on_disclose(self, event: TraceEvent) -> Difference | None:
        side = self.state.sides[int(event["p"])]
        return None if side.hand == side.revealed else self._difference("disclose", "hidden", "open")

    def on_announce(self, event: TraceEvent) -> Difference | None:
        self._clear_questions()
        self.announcements += 1
        seat = int(event["p"])
        self._try(action(Verb.ANNOUNCE, ELEMENTS[str(event["el"])]))
        powers = [0, 0]
        found = 0
        for kind, who, amount in self._happened:
            if kind in (What.ANNOUNCE, What.AGAINST):
                powers[who] = amount
                found += 1
        if not self._consume(What.ANNOUNCE, seat) or found < 2:
            return self._difference("no announcement", PHASE_NAMES[self.state.phase], f"{dict(event)}")
        self._consume(What.AGAINST, 1 - seat)
        theirs = [int(value) for value in event["power"]]
        if powers != theirs:
            return self._difference("power", f"{powers}", f"{theirs} {event['active']}")
        self.agreeing += 1
        return None

    def on_call_bluff(self, event: TraceEvent) -> Difference | None:
        if self.state.phase != Phase.AFTER_POWER or self.state.frames:
            return self._difference("no challenge possible", PHASE_NAMES[self.state.phase], "asked")
        self._apply(action(Verb.CHALLENGE if int(event["call"]) else Verb.PASS))
        return None

    def on_retreat(self, event: TraceEvent) -> Difference | None:
        seat = int(event["p"])
        self._finish_turn()
        if not self._has_happened(What.RETREAT, seat):
            self._retreat_now()
        if not self._consume(What.RETREAT, seat):
            return self._refused(event, "retreat")
        return None

    def _leave_phases(self) -> None:
        """Pass the phases before the decision, if our engine still asks there."""
        for _ in range(3):
            if not self.state.frames and self.state.phase in (Phase.TURN_BEGIN, Phase.ACTION):
                self._try(action(Verb.PASS))

    def _has_happened(self, what: What, seat: int) -> bool:
        return any(kind == what and who == seat for kind, who, _ in self._happened)

    def on_decline(self, event: TraceEvent) -> Difference | None:
        self._clear_questions()
        self._leave_phases()
        if not self._try(action(Verb.DECLINE)):
            return self._refused(event, "decline")
        return None

    def on_dragon(self, event: TraceEvent) -> Difference | None:
        seat = int(event["p"])
        if not self._has_happened(What.DRAGON, seat):
            self._retreat_now()  # that program moves the dragon of an unpaid demand before the retreat
        if not self._consume(What.DRAGON, seat) and self._result is None:
            return self._difference("dragon", "none", f"{event['why']}")
        return None

    def _retreat_now(self) -> None:
        self._clear_questions()
        self._leave_phases()
        if not self.state.frames:
            self._try(action(Verb.RETREAT))

    def on_nothing(self, event: TraceEvent) -> Difference | None:
        """Events that only announce what the following ones show."""
        return None

    def on_over(self, event: TraceEvent) -> Difference | None:
        self._result = (int(event["winner"]), int(event["crystals"]))
        self._clear_questions()
        if not self.state.is_over() and not self.state.frames:
            self._retreat_now()  # the retreat that ended the game is not logged
        return None  # draws may follow; `finish` compares

    def finish(self) -> Difference | None:
        """After the last event: did both games end, and alike?"""
        if self._result is None:
            return self._difference("cut off", PHASE_NAMES[self.state.phase], "no event 'over'")
        self.is_finished = True
        ours = (self.state.winner, self.state.crystals) if self.state.is_over() else (-1, 0)
        return None if ours == self._result else self._difference("result", ours, self._result)

    # The other direction

    def event_for(self, number: int) -> dict[str, object]:
        """One of our actions, legal now, as an event of the recorded format."""
        verb, argument = number // ARGUMENTS, number % ARGUMENTS
        seat = self.state.seat_to_act()
        actor = argument >> CARD_SHIFT if seat == CHANCE else seat
        card = self._theirs[argument >> CARD_SHIFT].get(argument & LOCAL, 0)
        words: dict[int, dict[str, object]] = {
            Verb.PASS: {"e": "pass", "p": actor, "phase": _phase_word(self.state.phase)},
            Verb.FIGHT: {"e": "pass", "p": actor, "phase": "retreat"},
            Verb.RETREAT: {"e": "retreat", "p": actor},
            Verb.DECLINE: {"e": "decline", "p": actor},
            Verb.CHALLENGE: {"e": "call_bluff", "p": actor, "call": 1},
            Verb.ANNOUNCE: {"e": "announce", "p": actor, "el": "fire" if argument else "earth"},
            Verb.PLAY: {"e": "play", "p": actor, "c": card},
            Verb.BLUFF: {"e": "bluff", "p": actor, "c": card},
            Verb.LOAD: {"e": "load", "p": actor, "c": card},
            Verb.LAND: {"e": "land", "p": actor, "c": card},
            Verb.RETRIEVE: {"e": "retrieve", "p": actor, "c": card},
            Verb.UNMASK: {"e": "reveal", "p": actor, "c": card},
            Verb.USE: {"e": "use", "p": actor, "c": card},
            Verb.DEAL: {"e": "draw", "p": actor, "c": card},
            Verb.CHOOSE: {"e": "choose", "p": seat, "of": argument >> CARD_SHIFT, "pick": [card]},
            Verb.PAY: {"e": "choose", "p": seat, "what": "satisfy", "src": [argument >> CARD_SHIFT, card]},
        }
        return words.get(verb, {"e": "choose", "p": seat, "pick": []})


_DISCARD_ASKS = (
    Ask.DISCARD_YOURS,
    Ask.WHICH_ALL,
    Ask.ONE_STAYS,
    Ask.YOU_DISCARD,
    Ask.RANDOM_DISCARD,
    Ask.DISCARD_MINE,
    Ask.RETURN,
    Ask.MAY,
)


def _number(card: object) -> int:
    return int(card[1:]) if isinstance(card, str) else int(str(card))


def _phase_word(phase: int) -> str:
    for word, known in PASSES.items():
        if known == phase:
            return word
    return "after_sb"


_HANDLERS: Final[dict[str, Callable[[Follower, TraceEvent], Difference | None]]] = {
    "turn": Follower.on_turn,
    "pass": Follower.on_pass,
    "play": Follower.on_play,
    "bluff": Follower.on_bluff,
    "load": Follower.on_load,
    "land": Follower.on_land,
    "retrieve": Follower.on_retrieve,
    "use": Follower.on_use,
    "choose": Follower.on_choose,
    "draw": Follower.on_draw,
    "take": Follower.on_take,
    "move": Follower.on_move,
    "reveal": Follower.on_reveal,
    "shuffle": Follower.on_shuffle,
    "disclose": Follower.on_disclose,
    "announce": Follower.on_announce,
    "call_bluff": Follower.on_call_bluff,
    "retreat": Follower.on_retreat,
    "decline": Follower.on_decline,
    "dragon": Follower.on_dragon,
    "clear": Follower.on_nothing,
    "stuck": Follower.on_nothing,
    "flood_retreat": Follower.on_nothing,
    "over": Follower.on_over,
}
