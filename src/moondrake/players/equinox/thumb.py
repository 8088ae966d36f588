"""Rules of thumb for Equinox: how much a seat likes each answer at first sight.

Worths are in prestige points, roughly: what the answer wins beyond what the others win by it. Only what lies
open and the asked seat's own cards are looked at.
"""

from moondrake.equinox import actions as words
from moondrake.equinox.creatures import EFFECTS, HALVES
from moondrake.equinox.effects import (
    Demand,
    DiscardAny,
    Draw,
    PlaceStone,
    PlayAgain,
    Remove,
    Rob,
    SetAside,
    Swap,
    TakeCard,
    TakeStone,
    UseVanished,
)
from moondrake.equinox.prints import (
    CHAMPION_VALUE,
    FIELDS,
    FIRST_CHAMELEON,
    FIRST_TREE,
    KINDS,
    NO_CARD,
    ROW_VALUES,
    ROWS,
    STRENGTHS,
)
from moondrake.equinox.questions import STAYS, Ask
from moondrake.equinox.seat import Imagined, controller
from moondrake.players.equinox.habits import Habits
from moondrake.players.equinox.outlook import Outlook


class Thumb:
    """Judges answers. One object per player: it keeps its lists from question to question."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = habits or Habits()
        self.outlook = Outlook(self.habits)

    def best(self, state: Imagined, actions: list[int]) -> int:
        """The answer that is liked best; the first of equals."""
        if len(actions) == 1:
            return actions[0]
        worths = self.worths(state, actions)
        chosen = 0
        for place in range(1, len(actions)):
            if worths[place] > worths[chosen]:
                chosen = place
        return actions[chosen]

    def worths(self, state: Imagined, actions: list[int]) -> list[float]:
        """How much the asked seat likes each answer."""
        frame = state.position.question()
        self.outlook.look(state, frame.seat)
        if frame.ask == Ask.BET:
            return [self._bet(state, frame.seat, number) for number in actions]
        if frame.ask == Ask.PLAY:
            return [self._play(state, frame.seat, number) for number in actions]
        if frame.ask == Ask.DISCARD:
            return [self._discard(state, number) for number in actions]
        return [self._target(state, number) for number in actions]

    def _bet(self, state: Imagined, seat: int, number: int) -> float:
        position = state.position
        if number == words.PASS:
            return 0.0
        if number == words.REVEAL:
            return self._reveal(state, seat)
        if number < words.SECRET:
            creature = number - words.BET
            return self._stone(state, seat, creature, position.row) + self.habits.bet
        creature = (number - words.SECRET) // STRENGTHS
        low = 0.03 * ((number - words.SECRET) % STRENGTHS)
        outlook = self.outlook
        helped = self.habits.secret_backing * outlook.backing(state, seat, creature) - low
        return CHAMPION_VALUE * (outlook.survival(creature) + helped) + self.habits.secret

    def _reveal(self, state: Imagined, seat: int) -> float:
        """Worth it for the control of a creature that is held in hand."""
        position = state.position
        creature = position.secrets[seat] // STRENGTHS
        if position.vanished_in[creature] != STAYS:
            return -0.1
        held = 0
        for card in position.hands[seat]:
            held += card < FIRST_CHAMELEON and card // STRENGTHS == creature
        return 0.15 * held - 0.4 if controller(position, creature) != seat else -0.5

    def _stone(self, state: Imagined, seat: int, creature: int, row: int) -> float:
        """What a stone on this field would bring."""
        outlook = self.outlook
        helped = self.habits.backing * outlook.backing(state, seat, creature)
        rivals = 0.0
        for other in range(state.position.seats):
            if other != seat:
                rivals += outlook.stakes[other][creature]
        shared = self.habits.rivals * min(rivals, 5.0)
        chance = min(0.95, outlook.survival(creature) * (1.0 + helped) + helped * 0.5 + shared)
        control = self.habits.control if outlook.stakes[seat][creature] + ROW_VALUES[row] > rivals else 0.0
        return ROW_VALUES[row] * chance + control + self.habits.stone

    def _play(self, state: Imagined, seat: int, number: int) -> float:
        position = state.position
        habits = self.habits
        if number == words.SHOW:
            return habits.show
        if number >= words.CHAMELEON:
            step, creature = divmod(number - words.CHAMELEON, KINDS)
            return self._change(state, creature, 2 * step) + habits.chameleon + habits.chameleon_step * step
        card = number - words.PLAY
        if card >= FIRST_TREE:
            return habits.tree
        creature = card // STRENGTHS
        step = card % STRENGTHS
        halves = 2 * step + HALVES[creature]
        worth = self._change(state, creature, halves)
        worth -= habits.spent * abs(self.outlook.want[creature]) * abs(step - 5)
        below = (position.fields[creature * ROWS + position.row] & 255) - 1
        on_chameleon = FIRST_CHAMELEON <= below < FIRST_TREE
        if not on_chameleon and controller(position, creature) == seat:
            worth += self._ability(state, seat, creature)
        return worth

    def _change(self, state: Imagined, creature: int, halves: int) -> float:
        """What it is worth that a creature gets this strength in the current row."""
        outlook = self.outlook
        loser = outlook.loser_with(state, creature, halves)
        if loser >= 0:
            return outlook.loss() - self.habits.vanishes * outlook.want[loser]
        return outlook.loss() - outlook.loss_with(creature, halves)

    def _ability(self, state: Imagined, seat: int, ability: int) -> float:
        """What it is worth to be offered an ability."""
        effect = EFFECTS[ability]
        position = state.position
        if isinstance(effect, PlaceStone):
            return self.habits.place_stone if position.stones_left[seat] else 0.0
        if isinstance(effect, TakeStone):
            return self.habits.take_stone if self._fallen(state, seat) else 0.0
        if isinstance(effect, Draw):
            return self.habits.draw if len(position.pile) > 12 else 0.0
        if isinstance(effect, DiscardAny):
            return self.habits.discard_any
        return self.habits.ability

    def _fallen(self, state: Imagined, seat: int) -> bool:
        """Does a stone of this seat lie on a creature that has vanished?"""
        position = state.position
        for creature in position.creatures:
            if position.vanished_in[creature] != STAYS:
                for row in range(ROWS):
                    if position.stones[creature * ROWS + row] == seat:
                        return True
        return False

    def _discard(self, state: Imagined, number: int) -> float:
        """Cards of vanished creatures go; of the others only what is of no use."""
        if number == words.DONE:
            return 0.0
        card = number - words.DISCARD
        creature = card // STRENGTHS
        if state.position.vanished_in[creature] != STAYS:
            return self.habits.discard_dead
        want = self.outlook.want[creature]
        step = card % STRENGTHS - 5
        return self.habits.discard_useless - 0.05 * want * step if want * step <= 0 else -0.1

    def _target(self, state: Imagined, number: int) -> float:
        """Using an ability, and on what; passing is worth nothing."""
        frame = state.position.question()
        if number in (words.PASS, words.DONE):
            return 0.0
        if number == words.USE:
            return self._ability(state, frame.seat, frame.ability)
        if words.INVITE <= number < words.PASS or number < words.INVITE:
            return 0.0
        if words.PLAYER <= number < words.NAME:
            return 0.1 + self._menace(state, number - words.PLAYER)
        if words.NAME <= number < words.FIELD:
            return self._named(state, number - words.NAME)
        if words.FIELD <= number < words.SECRET_STONE:
            return self._place(state, number - words.FIELD)
        if number == words.SECRET_STONE:
            return -1.0
        if words.TAKE <= number < words.GIVE:
            return self._taken(state, number - words.TAKE)
        if words.GIVE <= number < words.PICK:
            card = number - words.GIVE
            return -0.05 * (card % STRENGTHS) * (1.0 + max(0.0, self.outlook.want[card // STRENGTHS]))
        return 0.0

    def _menace(self, state: Imagined, seat: int) -> float:
        """How well another seat stands: abilities against hands hit the leader."""
        total = 0.02 * len(state.position.hands[seat])
        for creature in state.position.alive:
            total += 0.03 * self.outlook.stakes[seat][creature]
        return total

    def _named(self, state: Imagined, creature: int) -> float:
        """A vanished creature's ability to use, or a creature to ask for."""
        frame = state.position.question()
        if frame.ability >= 0 and frame.ability < KINDS and isinstance(EFFECTS[frame.ability], UseVanished):
            effect = EFFECTS[creature]
            if isinstance(effect, PlaceStone | TakeStone | Draw):
                return self._ability(state, frame.seat, creature)
            if isinstance(effect, PlayAgain | Remove | Swap):
                return 0.4
            return 0.3 if isinstance(effect, Rob | SetAside | Demand | TakeCard) else 0.1
        return 0.1 + 0.1 * abs(self.outlook.want[creature])

    def _place(self, state: Imagined, target: int) -> float:
        """A field or champion card: where to put or take a stone, which card to remove or to swap."""
        position = state.position
        frame = position.question()
        effect = EFFECTS[frame.ability]
        if isinstance(effect, TakeStone):
            return self._regained(state, target)
        if target >= FIELDS:
            return 0.0
        creature, row = target // ROWS, target % ROWS
        if isinstance(effect, PlaceStone):
            return self._stone(state, frame.seat, creature, row)
        if isinstance(effect, Remove):
            return self._change(state, creature, self._halves(position.fields[target] >> 8))
        if isinstance(effect, Swap):
            return self._swapped(state, creature, target)
        return 0.0

    def _regained(self, state: Imagined, target: int) -> float:
        """A stone on a vanished creature is worth another try, one in the tournament is not."""
        position = state.position
        creature = target // ROWS if target < FIELDS else target - FIELDS
        if position.vanished_in[creature] != STAYS:
            return 0.3 + self.habits.regained * ROW_VALUES[position.row]
        value = ROW_VALUES[target % ROWS] if target < FIELDS else CHAMPION_VALUE
        return 0.4 * ROW_VALUES[position.row] - value * self.outlook.survival(creature)

    def _swapped(self, state: Imagined, creature: int, target: int) -> float:
        """Swapping changes something only where the current row is part of it."""
        position = state.position
        frame = position.question()
        now = creature * ROWS + position.row
        if frame.ask != Ask.SECOND_FIELD:
            best = 0.0
            for row in range(position.row):
                other = creature * ROWS + row
                if position.fields[other] and position.fields[now] and target in (other, now):
                    best = max(best, self._change(state, creature, self._halves(position.fields[other])))
            return best - 0.01
        if now not in (target, frame.other):
            return 0.0
        other = frame.other if target == now else target
        return self._change(state, creature, self._halves(position.fields[other]))

    def _halves(self, pile: int) -> int:
        """The strength of a field's visible card, -1 without one."""
        card = (pile & 255) - 1
        if card == NO_CARD:
            return -1
        halves = 2 * (card % STRENGTHS)
        return halves + HALVES[card // STRENGTHS] if card < FIRST_CHAMELEON else halves

    def _taken(self, state: Imagined, card: int) -> float:
        """A card for the hand: useful ones, and from the current row what somebody else needs there."""
        position = state.position
        if card >= FIRST_CHAMELEON:
            return 0.2 + 0.02 * (card % STRENGTHS)
        creature = card // STRENGTHS
        if position.vanished_in[creature] != STAYS:
            return -0.2
        step = card % STRENGTHS - 5
        worth = 0.05 * step * self.outlook.want[creature]
        field = creature * ROWS + position.row
        if (position.fields[field] & 255) - 1 == card and position.question().ask != Ask.KEEP:
            worth += self._change(state, creature, self._halves(position.fields[field] >> 8))
        return worth + 0.1
