"""A position as numbers: what one seat knows, for networks and other learners.

Two tables say everything: `ZONES`, sets of cards as bits (card n of a side is bit n), and `NUMBERS`. Nothing
here depends on a card that is hidden from the seat, so every world that fits a view has the same features.
Whoever stores features stores `VERSION` with them: it rises with every change of a row's meaning.
"""

from typing import Final

from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.seat import AS_BLUFF, BLUFF_VALUE, HAND_SIZE, DeckFacts, Imagined, has_shield, power
from moondrake.bluemoon.zones import bits_of, cards_in, count
from moondrake.players.bluemoon.thumb import BLUFF_ICONS, SHIELDS, Lore

VERSION: Final = 1

MINE: Final = 0
THEIRS: Final = 1

ZONES: Final[tuple[tuple[str, int, str], ...]] = (
    ("hand", MINE, "my hand"),
    ("pile", MINE, "my draw pile, whatever its order"),
    ("active", MINE, "my active cards in the combat zone"),
    ("covered", MINE, "my inactive cards in the combat zone"),
    ("support", MINE, "my supports"),
    ("bluffs", MINE, "my bluff supports"),
    ("leading", MINE, "my leadership cards of this turn, and cards laid out that are not active yet"),
    ("ships", MINE, "my ships"),
    ("cargo", MINE, "what lies on my ships"),
    ("lasting", MINE, "my Hyla and crystal cards, inquisitor and emissary"),
    ("spent", MINE, "my discard pile and leadership stack"),
    ("silenced", MINE, "my cards in the fight whose text is ignored"),
    ("known hand", THEIRS, "hand cards of the opponent that I have seen"),
    ("unseen", THEIRS, "cards of the opponent that may be in hand, in the pile, or a bluff support"),
    ("active", THEIRS, "the opponent's active cards in the combat zone"),
    ("covered", THEIRS, "the opponent's inactive cards in the combat zone"),
    ("support", THEIRS, "the opponent's supports"),
    ("leading", THEIRS, "the opponent's leadership cards of this turn"),
    ("ships", THEIRS, "the opponent's ships"),
    ("cargo", THEIRS, "what lies on the opponent's ships"),
    ("lasting", THEIRS, "the opponent's Hyla and crystal cards, inquisitor and emissary"),
    ("spent", THEIRS, "the opponent's discard pile and leadership stack, as far as it is known"),
    ("silenced", THEIRS, "the opponent's cards in the fight whose text is ignored"),
)
"""Name, side and meaning of each set of cards."""

NUMBERS: Final[tuple[tuple[str, str], ...]] = (
    ("my turn", "1 if it is my turn"),
    ("first", "1 in the first turn of a fight"),
    ("between fights", "1 before anything was played in a fight"),
    ("before power", "1 from the choice to fight until the power is announced"),
    ("after power", "1 from the announcement to the end of the turn"),
    ("question open", "1 while a text or the rules wait for an answer or for cards"),
    ("earth", "1 if the fight is in earth"),
    ("fire", "1 if the fight is in fire"),
    ("dragons", "dragons with me minus dragons with the opponent, over 3"),
    ("dragons, few cards", "the same, times `few cards`"),
    ("three for me", "1 if I have three dragons"),
    ("three for them", "1 if the opponent has three dragons"),
    ("ahead", "1 if I have a dragon"),
    ("behind", "1 if the opponent has a dragon"),
    ("my hand", "my hand cards over 6"),
    ("their hand", "the opponent's hand cards over 6"),
    ("my pile", "my draw pile over 24"),
    ("their pile", "the opponent's draw pile over 24"),
    ("few cards", "6 / (6 + the smaller number of cards left in hand and pile)"),
    ("cards ahead", "my cards left minus the opponent's, over 10"),
    ("cards ahead, few cards", "the same, times `few cards`"),
    ("my pile empty", "1 if my draw pile is empty"),
    ("their pile empty", "1 if the opponent's draw pile is empty"),
    ("I draw", "cards I am about to draw, over 6"),
    ("they draw", "cards the opponent is about to draw, over 6"),
    ("known hand", "hand cards of the opponent that I know, over 6"),
    ("revealed", "my hand cards that the opponent sees, over 6"),
    ("my power", "my power in the fight's element, over 8 (before the announcement the higher of both)"),
    ("their power", "the opponent's power in the fight's element, over 8"),
    ("my power, earth", "before the first announcement: my power in earth, over 8"),
    ("my power, fire", "before the first announcement: my power in fire, over 8"),
    ("power ahead", "my power minus theirs, within 8 either way, over 8"),
    ("my shield", "1 if I have a shield in the fight's element"),
    ("their shield", "1 if the opponent has a shield in the fight's element"),
    ("my cards in fight", "my cards in combat and support zones, over 6"),
    ("their cards in fight", "the opponent's cards there, over 6"),
    ("six for me", "1 if I have six of them or more"),
    ("six for them", "1 if the opponent has six of them or more"),
    ("my bluffs", "my bluff supports, over 2"),
    ("my false bluffs", "those that do not match the element, over 2"),
    ("their bluffs", "the opponent's bluff supports, over 2"),
    ("my lasting power", "power of my supports and bluffs in the fight's element, over 8"),
    ("their lasting power", "power of the opponent's supports and bluffs there, over 8"),
    ("my characters", "characters in my hand and landed cargo, over 6"),
    ("my best", "by how much my best character and supports meet the opponent's power, within 8, over 8"),
    ("my reach", "the same with a booster or support and FREE cards, over 8"),
    ("my answers", "characters in hand that meet the opponent's power alone, over 4"),
    ("my shields", "cards in hand with a shield in the fight's element, over 2"),
    ("their answers", "chance that the opponent holds a character that meets my power alone"),
    ("their long answers", "chance that one does with two points more"),
    ("their shields", "chance that the opponent holds a shield in the fight's element"),
    ("their best", "mean gain of their characters over what they need, within 8, over 8"),
    ("must retreat", "1 if only a retreat is left to whose turn it is"),
    ("character laid", "1 if whose turn it is laid out a character already"),
    ("stopped", "1 if whose turn it is laid out a STOP card"),
    ("extras laid", "boosters and supports laid out in this turn, over 2"),
    ("action used", "1 if an action card was played in this turn"),
)
"""Name and meaning of each number."""

SHIELDED: Final = 20.0


class Features:
    """Positions of one match as rows of the two tables."""

    def __init__(self, lore: Lore) -> None:
        self.lore = lore

    def zones(self, state: Imagined, seat: int) -> list[int]:
        """The rows of ZONES as this seat knows them."""
        mine, yours = state.sides[seat], state.sides[1 - seat]
        my_fight = mine.active | mine.support | mine.lasting
        your_fight = yours.active | yours.support | yours.lasting
        return [
            mine.hand,
            mine.pile(),
            mine.active,
            mine.combat & ~mine.active,
            mine.support,
            mine.bluff_bits(),
            mine.leading | mine.laid,
            bits_of(mine.ships),
            mine.all_cargo(),
            mine.lasting,
            mine.discard_bits() | bits_of(mine.stack),
            mine.ignored_texts & my_fight,
            yours.known_hand,
            self.unseen(state, 1 - seat),
            yours.active,
            yours.combat & ~yours.active,
            yours.support,
            yours.leading,
            bits_of(yours.ships),
            yours.all_cargo(),
            yours.lasting,
            bits_of(yours.discards) & ~yours.pool | bits_of(yours.stack),
            yours.ignored_texts & your_fight,
        ]

    def unseen(self, state: Imagined, seat: int) -> int:
        """The cards of a side that its opponent cannot place."""
        side = state.sides[seat]
        hidden = side.hand | side.pile() | side.bluff_bits() | side.mixed | side.pool
        for frame in state.frames:
            if frame.ask == Ask.ACTIVATE and frame.seat == seat and frame.flags & AS_BLUFF:
                hidden |= side.laid
        return hidden & ~side.known_hand

    def numbers(self, state: Imagined, seat: int) -> list[float]:
        """The rows of NUMBERS as this seat knows them."""
        is_fighting = Phase.CHARACTER <= state.phase <= Phase.ANNOUNCE
        is_quiet = state.is_first and state.phase <= Phase.DECISION
        dragons = float(state.dragons if seat == 0 else -state.dragons)
        turn = state.turn
        numbers = [
            float(state.seat == seat),
            float(state.is_first),
            float(is_quiet),
            float(is_fighting),
            float(state.phase > Phase.ANNOUNCE),
            float(len(state.frames) > 0),
            float(state.element == 0),
            float(state.element == 1),
            dragons / 3.0,
        ]
        self._add_cards(state, seat, dragons, numbers)
        self._add_fight(state, seat, numbers)
        self._add_answers(state, seat, numbers)
        numbers.append(float(state.must_retreat))
        numbers.append(float(turn.has_character))
        numbers.append(float(turn.stopped))
        numbers.append(float(turn.boosters + turn.supports) / 2.0)
        numbers.append(float(turn.action_used))
        return numbers

    def _add_cards(self, state: Imagined, seat: int, dragons: float, numbers: list[float]) -> None:
        mine, yours = state.sides[seat], state.sides[1 - seat]
        my_hand, your_hand = count(mine.hand), count(yours.hand)
        my_pile, your_pile = mine.pile_size(), yours.pile_size()
        few = 6.0 / (6.0 + min(my_hand + my_pile, your_hand + your_pile))
        ahead = (my_hand + my_pile - your_hand - your_pile) / 10.0
        numbers.append(dragons / 3.0 * few)
        numbers.append(float(dragons >= 3.0))
        numbers.append(float(dragons <= -3.0))
        numbers.append(float(dragons > 0.0))
        numbers.append(float(dragons < 0.0))
        numbers.append(my_hand / 6.0)
        numbers.append(your_hand / 6.0)
        numbers.append(my_pile / 24.0)
        numbers.append(your_pile / 24.0)
        numbers.append(few)
        numbers.append(ahead)
        numbers.append(ahead * few)
        numbers.append(float(my_pile == 0))
        numbers.append(float(your_pile == 0))
        numbers.append(min(self._draws(state, seat, my_hand), my_pile) / 6.0)
        numbers.append(min(self._draws(state, 1 - seat, your_hand), your_pile) / 6.0)
        numbers.append(count(yours.known_hand) / 6.0)
        numbers.append(count(mine.known_hand) / 6.0)

    def _draws(self, state: Imagined, seat: int, hand: int) -> int:
        """How many cards the side is about to draw."""
        draws = 0
        for frame in state.frames:
            if frame.side == seat and frame.ask == Ask.REFILL:
                draws = max(draws, HAND_SIZE - hand)
            elif frame.side == seat and frame.ask == Ask.DRAW:
                draws += max(frame.left, 0)
        return max(draws, 0)

    def _add_fight(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        mine, yours = state.sides[seat], state.sides[1 - seat]
        element = state.element
        earth = fire = 0
        if element >= 0:
            my_power, your_power = power(state, seat, element), power(state, 1 - seat, element)
        else:
            earth, fire = power(state, seat, 0), power(state, seat, 1)
            my_power = max(earth, fire)
            your_power = max(power(state, 1 - seat, 0), power(state, 1 - seat, 1))
        my_cards, your_cards = mine.fight_cards(), yours.fight_cards()
        numbers.append(min(my_power, 16) / 8.0)
        numbers.append(min(your_power, 16) / 8.0)
        numbers.append(min(earth, 16) / 8.0)
        numbers.append(min(fire, 16) / 8.0)
        numbers.append(max(min(my_power - your_power, 8), -8) / 8.0)
        numbers.append(float(element >= 0 and has_shield(state, seat, element)))
        numbers.append(float(element >= 0 and has_shield(state, 1 - seat, element)))
        numbers.append(my_cards / 6.0)
        numbers.append(your_cards / 6.0)
        numbers.append(float(my_cards >= 6))
        numbers.append(float(your_cards >= 6))
        wrong = 0
        icons = state.facts[seat].icons
        for card in mine.bluffs:
            wrong += element >= 0 and not icons[card] & BLUFF_ICONS[element]
        numbers.append(len(mine.bluffs) / 2.0)
        numbers.append(wrong / 2.0)
        numbers.append(len(yours.bluffs) / 2.0)

    def _add_answers(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        element = state.element
        my_base = self._lasting(state, seat, element)
        your_base = self._lasting(state, 1 - seat, element)
        numbers.append(my_base / 8.0)
        numbers.append(your_base / 8.0)
        self._add_mine(state, seat, my_base, numbers)
        self._add_theirs(state, 1 - seat, your_base, numbers)

    def _lasting(self, state: Imagined, seat: int, element: int) -> int:
        """What supports and bluffs give in the fight's element."""
        side = state.sides[seat]
        total = BLUFF_VALUE * len(side.bluffs)
        if element >= 0:
            gains = self.lore.gains[seat][element]
            for card in cards_in(side.support & ~side.ignored_cards):
                total += gains[card]
        return total

    def _add_mine(self, state: Imagined, seat: int, base: int, numbers: list[float]) -> None:
        """What my hand can do about the opponent's power; before an announcement: how I could begin."""
        side = state.sides[seat]
        facts = state.facts[seat]
        element = state.element
        need = power(state, 1 - seat, element) - base if element >= 0 else 0
        cards = side.hand | side.landed_cargo()
        characters = cards & facts.characters
        best = -8.0
        extra = free = 0.0
        answers = shields = 0
        for card in cards_in(cards & (characters | facts.boosters | facts.supports)):
            gain = self._gain(seat, card, element)
            if element >= 0 and facts.icons[card] & SHIELDS[element]:
                shields += 1
                gain = SHIELDED
            if characters >> card & 1:
                best = max(best, gain)
                answers += gain >= need
            else:
                extra = max(extra, gain)
            if facts.free >> card & 1 and gain < SHIELDED:
                free += gain
        numbers.append(count(characters) / 6.0)
        numbers.append(max(min(best - need, 8.0), -8.0) / 8.0)
        numbers.append(max(min(best + extra + free - need, 8.0), -8.0) / 8.0)
        numbers.append(answers / 4.0)
        numbers.append(shields / 2.0)

    def _gain(self, seat: int, card: int, element: int) -> float:
        gains = self.lore.gains[seat]
        return float(gains[element][card] if element >= 0 else max(gains[0][card], gains[1][card]))

    def _add_theirs(self, state: Imagined, seat: int, base: int, numbers: list[float]) -> None:
        """What the opponent may hold against my power, from the cards I cannot place."""
        side = state.sides[seat]
        facts: DeckFacts = state.facts[seat]
        element = state.element
        need = power(state, 1 - seat, element) - base if element >= 0 else 0
        known = side.known_hand | side.landed_cargo()
        unseen = self.unseen(state, seat)
        number = max(count(unseen), 1)
        hidden = max(count(side.hand) - count(side.known_hand), 0)
        alone = longer = shields = 0
        sure_alone = sure_longer = sure_shield = False
        total = 0.0
        characters = (known | unseen) & (facts.characters | facts.shielded)
        for card in cards_in(characters):
            is_known = bool(known >> card & 1)
            gain = self._gain(seat, card, element)
            if element >= 0 and facts.icons[card] & SHIELDS[element]:
                shields += not is_known
                sure_shield = sure_shield or is_known
                gain = SHIELDED
            total += max(min(gain - need, 8.0), -8.0)
            if gain >= need:
                alone += not is_known
                sure_alone = sure_alone or is_known
            if gain + 2 >= need:
                longer += not is_known
                sure_longer = sure_longer or is_known
        numbers.append(_chance(sure_alone, alone, number, hidden))
        numbers.append(_chance(sure_longer, longer, number, hidden))
        numbers.append(_chance(sure_shield, shields, number, hidden))
        numbers.append(total / 8.0 / max(count(characters), 1))


def _chance(is_sure: bool, good: int, number: int, hidden: int) -> float:
    """The chance that at least one of `hidden` cards, drawn from `number`, is a good one."""
    if is_sure:
        return 1.0
    missed = 1.0
    for drawn in range(min(hidden, number)):
        missed *= max(number - good - drawn, 0) / (number - drawn)
    return 1.0 - missed
