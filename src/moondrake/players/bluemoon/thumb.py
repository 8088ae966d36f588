"""Rules of thumb: how much a seat likes each answer to the question it is asked.

Quick and without search, from public knowledge and the seat's own cards. Beginners play by them, searchers
order their moves by them and play imagined fights out with them. Questions and cards nobody thought of get a
neutral worth, so every game can be played to its end.
"""

from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.effects import (
    Double,
    Element,
    Elements,
    Icon,
    Raise,
    RaisePower,
    RaiseToPrinted,
)
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.seat import BLUFF_VALUE, CARD_SHIFT, DeckFacts, Imagined, Match, has_shield, power
from moondrake.bluemoon.zones import LOCAL, cards_in, count
from moondrake.players.bluemoon.habits import Habits

SHIELDED: Final = 99
ENOUGH: Final = 20.0
"""Worth of what meets the opposing power, before its price."""
SHIELDS: Final = (int(Icon.SHIELD_EARTH), int(Icon.SHIELD_FIRE))
BLUFF_ICONS: Final = (int(Icon.BLUFF_EARTH), int(Icon.BLUFF_FIRE))

GIVING_UP: Final = (Ask.YOU_DISCARD, Ask.DISCARD_MINE, Ask.PUT_UNDER, Ask.RETURN, Ask.DECLINE, Ask.PAY)
OPTIONAL: Final = (Ask.DISCARD_MINE, Ask.PUT_UNDER)


def text_gain(facts: DeckFacts, card: int, element: int) -> int:
    """What a card's text about values adds to the power, roughly."""
    gain = 0
    for sentence in facts.sentences[card]:
        effect = sentence.what
        if isinstance(effect, RaiseToPrinted):
            gain += 2
        elif isinstance(effect, (Double, Raise, RaisePower)) and effect.elements in (Elements.BOTH, element):
            gain += 4 if isinstance(effect, Double) else max(effect.to - 3, 1)
    return gain


def card_worth(facts: DeckFacts, card: int) -> float:
    """What a card is worth in hand: its values, its price in moons, and icons that help out of trouble."""
    fire, earth, icons = facts.fire[card], facts.earth[card], facts.icons[card]
    worth = 0.6 * max(fire, earth) + 0.3 * min(fire, earth) + 0.8 * facts.moons[card]
    if icons & (Icon.SHIELD_FIRE | Icon.SHIELD_EARTH):
        worth += 1.5
    if icons & Icon.RETRIEVE:
        worth += 1.0
    if not facts.characters >> card & 1:
        worth += 0.5
    return worth


class Lore:
    """What is worked out once for a match: worths and gains of all cards of both decks."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.worths: list[list[float]] = []
        self.gains: list[list[list[int]]] = []
        for facts in match.facts:
            cards = range(len(facts.printed))
            self.worths.append([card_worth(facts, card) for card in cards])
            earth = [facts.earth[card] + text_gain(facts, card, Element.EARTH) for card in cards]
            fire = [facts.fire[card] + text_gain(facts, card, Element.FIRE) for card in cards]
            self.gains.append([earth, fire])


class Need:
    """What a seat faces in its turn: the opposing power and what its own cards could do about it."""

    def __init__(self, element: int, power: int, base: int) -> None:
        self.element = element
        self.power = power
        """The power to be reached."""
        self.base = base
        """What the supports that lie there already give."""
        self.best_character = -SHIELDED
        self.best_extra = 0
        self.free = 0
        """What cards with FREE could add."""

    def reach(self) -> int:
        return self.base + self.best_character + self.best_extra + self.free


class Thumb:
    """Worths of answers for one match; `seat_to_act` of the position is who asks for advice."""

    def __init__(self, lore: Lore, habits: Habits) -> None:
        self.lore = lore
        self.habits = habits

    def best(self, state: Imagined, actions: list[int]) -> int:
        """The answer the seat likes best; the first of equals."""
        if len(actions) == 1:
            return actions[0]
        best = actions[0]
        most = -1e9
        worths = self.worths(state, actions)
        for index in range(len(actions)):
            if worths[index] > most:
                most = worths[index]
                best = actions[index]
        return best

    def worths(self, state: Imagined, actions: list[int]) -> list[float]:
        """How much the seat likes each of these answers."""
        if state.frames:
            return self._frame_worths(state, actions)
        phase = state.phase
        if phase == Phase.DECISION:
            return self._decision_worths(state, actions)
        if phase == Phase.CHARACTER:
            return self._character_worths(state, actions)
        if phase == Phase.BOOST:
            return self._boost_worths(state, actions)
        if phase == Phase.ANNOUNCE:
            return [self._element_worth(state, number % ARGUMENTS) for number in actions]
        if phase == Phase.AFTER_POWER:
            return self._challenge_worths(state, actions)
        return [self._plain_worth(state, number) for number in actions]

    # The turn

    def need(self, state: Imagined, seat: int) -> Need:
        """What the seat faces now, by printed values: texts on the table show in the powers only."""
        element = state.element
        side = state.sides[seat]
        facts = state.facts[seat]
        if element < 0:
            return Need(element, 0, 0)
        gains = self.lore.gains[seat][element]
        base = BLUFF_VALUE * len(side.bluffs)
        for card in cards_in(side.support & ~side.ignored_cards):
            base += gains[card]
        need = Need(element, power(state, 1 - seat, element), base)
        shield = SHIELDS[element]
        hand = side.hand | side.landed_cargo()
        if seat == state.seat and state.turn.has_character:
            need.base = power(state, seat, element)
            need.best_character = SHIELDED if has_shield(state, seat, element) else 0
            hand &= ~facts.characters | facts.free
        for card in cards_in(hand & (facts.characters | facts.boosters | facts.supports)):
            gain = SHIELDED if facts.icons[card] & shield else gains[card]
            if facts.free >> card & 1 and gain < SHIELDED:
                need.free += gain
            elif facts.characters >> card & 1:
                need.best_character = max(need.best_character, gain)
            else:
                need.best_extra = max(need.best_extra, gain)
        if need.best_character < 0:
            need.best_character = 0 if need.free else -SHIELDED
        return need

    def _decision_worths(self, state: Imagined, actions: list[int]) -> list[float]:
        """Fight if the power can be reached, begin if there is something to begin with."""
        seat = state.seat
        fits = self._can_begin(state, seat) if state.is_first else self._holds_out(state, seat)
        fight = 1.0 if fits else -1.0
        worths = []
        for number in actions:
            verb = number // ARGUMENTS
            if verb == Verb.FIGHT:
                worths.append(fight)
            elif verb in (Verb.RETREAT, Verb.DECLINE):
                worths.append(0.0)
            else:
                worths.append(self._plain_worth(state, number) if fight > 0 else -2.0)
        return worths

    def _can_begin(self, state: Imagined, seat: int) -> bool:
        """A fight is begun with a character of some strength; a hand without one is exchanged."""
        facts = state.facts[seat]
        cards = state.sides[seat].hand & facts.characters
        return any(max(facts.fire[card], facts.earth[card]) >= 2 for card in cards_in(cards))

    def _character_worths(self, state: Imagined, actions: list[int]) -> list[float]:
        seat = state.seat
        need = self.need(state, seat)
        has_one = state.turn.has_character
        missing = need.power - need.base if has_one else 0
        if need.best_character == SHIELDED and has_one:
            missing = 0
        worths = []
        for number in actions:
            verb = number // ARGUMENTS
            if verb == Verb.PLAY:
                card = number % ARGUMENTS & LOCAL
                if has_one:
                    worths.append(self._further_worth(state, seat, card, need, missing))
                elif need.element < 0:
                    worths.append(self._opening_worth(state, seat, card))
                else:
                    worths.append(self._answer_worth(state, seat, card, need))
            else:
                worths.append(self._plain_worth(state, number))
        return worths

    def _opening_worth(self, state: Imagined, seat: int, card: int) -> float:
        """The first character of a fight: strong, but not the dearest one."""
        facts = state.facts[seat]
        strong = max(facts.fire[card], facts.earth[card])
        return ENOUGH + strong - self.habits.thrift * self.lore.worths[seat][card]

    def _answer_worth(self, state: Imagined, seat: int, card: int, need: Need) -> float:
        """A character against a power: what reaches it alone is best, then what does with a second card."""
        facts = state.facts[seat]
        habits = self.habits
        price = habits.thrift * self.lore.worths[seat][card]
        if facts.icons[card] & SHIELDS[need.element]:
            return ENOUGH - price
        gain = self.lore.gains[seat][need.element][card]
        alone = need.base + gain
        if alone >= need.power:
            return ENOUGH + habits.press * (alone - need.power) - price
        if facts.icons[card] & Icon.STOP:
            return alone - need.power - price
        together = alone + need.best_extra + need.free
        if together >= need.power:
            return ENOUGH - habits.second_card + habits.press * min(together - need.power, 2) - price
        return together - need.power - 0.1 * price

    def _further_worth(self, state: Imagined, seat: int, card: int, need: Need, missing: int) -> float:
        """One more character beside the first."""
        gain = self._gain(state, seat, card, need.element)
        if missing > 0:
            return 5.0 + gain
        return self._plain_pass(state) + self.habits.press * gain - 0.5

    def _gain(self, state: Imagined, seat: int, card: int, element: int) -> float:
        gains = self.lore.gains[seat]
        if element >= 0:
            return float(gains[element][card])
        return 0.5 * (gains[0][card] + gains[1][card])

    def _boost_worths(self, state: Imagined, actions: list[int]) -> list[float]:
        """Boosters, supports, bluffs and loading: what is missing first, then what helps for later."""
        seat = state.seat
        element = state.element
        missing = 0
        if element >= 0 and not has_shield(state, seat, element):
            missing = power(state, 1 - seat, element) - power(state, seat, element)
        facts = state.facts[seat]
        worths = []
        for number in actions:
            verb = number // ARGUMENTS
            card = number % ARGUMENTS & LOCAL
            if verb == Verb.PLAY:
                worths.append(self._boost_worth(state, seat, card, missing, facts))
            elif verb == Verb.BLUFF:
                worths.append(self._bluff_worth(state, seat, card, missing, facts))
            elif verb == Verb.LOAD:
                worths.append(0.9 if facts.characters >> card & 1 and missing <= 0 else -1.0)
            else:
                worths.append(self._plain_worth(state, number))
        return worths

    def _boost_worth(self, state: Imagined, seat: int, card: int, missing: int, facts: DeckFacts) -> float:
        habits = self.habits
        gain = self._gain(state, seat, card, state.element)
        worth = self.lore.worths[seat][card]
        if missing > 0:
            if state.element >= 0 and facts.icons[card] & SHIELDS[state.element]:
                return ENOUGH - habits.thrift * worth
            if gain >= missing:
                return ENOUGH - habits.thrift * worth + habits.press * (gain - missing)
            return 2.0 + gain
        lasting = 1.6 if facts.supports >> card & 1 else 0.8
        if facts.icons[card] & (Icon.SHIELD_FIRE | Icon.SHIELD_EARTH):
            return 0.0
        return habits.press * gain * lasting + 0.3 * bool(facts.with_text >> card & 1) - habits.extra + 0.4

    def _bluff_worth(self, state: Imagined, seat: int, card: int, missing: int, facts: DeckFacts) -> float:
        """A bluff support; one whose icon matches the element stands a challenge."""
        is_true = state.element >= 0 and bool(facts.icons[card] & BLUFF_ICONS[state.element])
        if missing > 0:
            return (ENOUGH - 4.0 if missing <= BLUFF_VALUE else 2.0) + (2.0 if is_true else 0.0)
        return 0.8 if is_true else -0.5

    def _element_worth(self, state: Imagined, element: int) -> float:
        """The element in which I am stronger now and later than an average hand of the opponent's."""
        seat = state.seat
        return (
            power(state, seat, element)
            + 0.4 * self._strength(state, seat, element, state.sides[seat].hand)
            - 0.4 * self._strength(state, 1 - seat, element, state.facts[1 - seat].all_cards)
        )

    def _strength(self, state: Imagined, seat: int, element: int, cards: int) -> float:
        """The mean value of the characters among these cards."""
        facts = state.facts[seat]
        characters = cards_in(cards & facts.characters)
        total = 0
        for card in characters:
            total += self.lore.gains[seat][element][card]
        return total / len(characters) if characters else 0.0

    def _challenge_worths(self, state: Imagined, actions: list[int]) -> list[float]:
        """BM-10.40 by odds: are all bluffs true, as far as the unseen cards tell?"""
        seat = state.seat
        side = state.sides[seat]
        facts = state.facts[seat]
        wanted = BLUFF_ICONS[max(state.element, 0)]
        unseen = facts.bluffable & (side.hand | side.rest | side.bluff_bits() | side.pile())
        true = 0
        for card in cards_in(unseen):
            true += bool(facts.icons[card] & wanted)
        share = true / max(count(unseen), 1)
        chance = min(share * 1.5, 0.9) ** len(side.bluffs)
        worth = self.habits.challenge - chance
        return [worth if number // ARGUMENTS == Verb.CHALLENGE else 0.0 for number in actions]

    # Everything else

    def _plain_pass(self, state: Imagined) -> float:
        return 0.4

    def _plain_worth(self, state: Imagined, number: int) -> float:
        """Answers that are liked for themselves, whatever the phase."""
        verb, card = number // ARGUMENTS, number % ARGUMENTS & LOCAL
        seat = state.seat
        if verb == Verb.PASS:
            return self._plain_pass(state)
        if verb == Verb.USE:
            return 3.0
        if verb == Verb.REFILL:
            return 1.0
        if verb == Verb.RETRIEVE:
            return 2.0 if state.facts[seat].supports >> card & 1 == 0 else -1.0
        if verb == Verb.PAY:
            return 30.0 if self._holds_out(state, seat) else -1.0
        if verb == Verb.LAND:
            return self._landing_worth(state, seat, card)
        if verb == Verb.PLAY:
            return self.habits.lead if self._holds_out(state, seat) else -1.0
        return -1.0

    def _holds_out(self, state: Imagined, seat: int) -> bool:
        """Is this a fight the seat can stay in for now?"""
        if state.element < 0:
            return True
        need = self.need(state, seat)
        return need.reach() >= need.power

    def _landing_worth(self, state: Imagined, seat: int, ship: int) -> float:
        side = state.sides[seat]
        cargo = side.cargo[side.ships.index(ship)]
        characters = count(cargo & state.facts[seat].characters)
        if not characters:
            return -1.0
        return 1.0 if characters >= 2 or not self._holds_out(state, seat) else -1.0

    def _frame_worths(self, state: Imagined, actions: list[int]) -> list[float]:
        frame = state.frames[-1]
        ask = frame.ask
        if ask == Ask.MULLIGAN:
            return self._mulligan_worths(state, frame.seat, actions, frame.bits)
        return [self._answer_to_frame(state, frame.seat, ask, number) for number in actions]

    def _mulligan_worths(self, state: Imagined, seat: int, actions: list[int], back: int) -> list[float]:
        """Return what can wait while fewer than three characters are in hand, and what is worth little."""
        facts = state.facts[seat]
        characters = count(state.sides[seat].hand & facts.characters)
        worths = []
        for number in actions:
            card = number % ARGUMENTS & LOCAL
            if number // ARGUMENTS == Verb.DONE:
                worths.append(0.0)
            elif facts.characters >> card & 1:
                worths.append(1.2 - self.lore.worths[seat][card] if characters >= 3 else -1.0)
            else:
                worths.append(3.0 - self.lore.worths[seat][card] if characters < 3 else -1.0)
        return worths

    def _answer_to_frame(self, state: Imagined, seat: int, ask: int, number: int) -> float:
        verb, argument = number // ARGUMENTS, number % ARGUMENTS
        if verb in (Verb.YES, Verb.KEEP):
            return 2.0
        if verb == Verb.DONE:
            return 9.0 if ask in OPTIONAL else 0.3
        if verb in (Verb.CHOOSE, Verb.PLAY):
            return self._choice_worth(state, seat, ask, argument >> CARD_SHIFT, argument & LOCAL)
        if verb in (Verb.WHICH, Verb.BLUFFED, Verb.RANDOM):
            return 1.0
        if verb == Verb.PASS:
            return 0.4
        return 0.0

    def _choice_worth(self, state: Imagined, seat: int, ask: int, side: int, card: int) -> float:
        """Hit the other side's best card, give up the own weakest one, take the own best one."""
        worth = self.lore.worths[side][card]
        if ask == Ask.DECLINE:
            return 1.5 - worth if count(state.sides[seat].hand) < 6 else 9.0 - worth
        if ask in GIVING_UP:
            return 9.0 - worth
        if ask == Ask.ANSWER:
            return self._interference_worth(state, seat)
        if ask == Ask.TARGET and state.element >= 0:
            return 1.0 + self.lore.gains[side][state.element][card]
        if side != seat and state.element >= 0:
            return 1.0 + worth + self.lore.gains[side][state.element][card]
        return 1.0 + worth

    def _interference_worth(self, state: Imagined, seat: int) -> float:
        """Cancel a card that is worth a card."""
        laid = cards_in(state.sides[1 - seat].laid)
        return max([self.lore.worths[1 - seat][card] - 3.0 for card in laid], default=-1.0)
