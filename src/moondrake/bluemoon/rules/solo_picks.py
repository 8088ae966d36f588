"""How the Bot of the solo game answers a question of a text (BM-22.14, BM-22.19): no judgement, no choice."""

from moondrake.bluemoon.actions import ARGUMENTS, Verb, action
from moondrake.bluemoon.effects import DiscardAllYours, Element
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rules.ignoring import BLUFF_VALUE, fitting
from moondrake.bluemoon.rules.solo_giving import hand_in_order
from moondrake.bluemoon.rules.values import WEIGHT, breakdown, power
from moondrake.bluemoon.state import Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, cards_in

KEPT = (Ask.DISCARD_MINE, Ask.PUT_UNDER, Ask.LOAD_NOW)
"""BM-22.14, BM-22.19: texts the Bot does not use."""
FIXED = {Ask.LEAVE: action(Verb.NO), Ask.KEEP: action(Verb.KEEP)}
HARMFUL = (Ask.DISCARD_YOURS, Ask.DISCARD_SOME, Ask.SHUFFLE_SOME, Ask.RANDOM_DISCARD, Ask.WHICH_ALL)


def picks(state: Position, frame: Frame, options: list[int]) -> list[int]:
    """The answers the procedure leaves open, one as a rule; among several chance decides (BM-22.25)."""
    ask = frame.ask
    if ask in FIXED:
        return [FIXED[ask]]
    if options[0] // ARGUMENTS == Verb.YES:
        return [action(Verb.YES)]
    stop = [option for option in options if option // ARGUMENTS in (Verb.DONE, Verb.PASS)]
    acts = [option for option in options if option not in stop]
    if stop and ask == Ask.TAKE_BACK:
        acts = _inactive(state, acts)
    if not acts or (ask in KEPT and stop):
        return stop
    if ask == Ask.ANSWER:
        return acts[:1]  # BM-22.10: at the first situation in which it could be played
    if ask == Ask.TARGET:
        return _best(acts, [_power_with(state, frame, option) for option in acts])[:1]
    if ask in HARMFUL:
        return _best(acts, [_harm(state, frame, option) for option in acts])
    if ask == Ask.ONE_STAYS:
        return _best(acts, [-_harm(state, frame, option) for option in acts])
    if ask in (Ask.RETURN, Ask.DISCARD_TAKEN):
        return _oldest(state, acts)
    if ask == Ask.FETCH:
        return _influence_only(state, acts) or stop
    return acts


def _inactive(state: Position, options: list[int]) -> list[int]:
    """BM-22.19: taking an inactive card back lowers nothing, so the Bot does it; active ones stay."""
    side = state.sides[BOT]
    lying = side.active | side.support
    return [option for option in options if not lying >> (option % ARGUMENTS & LOCAL) & 1]


def _best(options: list[int], worths: list[int]) -> list[int]:
    """All options with the highest worth."""
    highest = max(worths)
    return [option for option, worth in zip(options, worths, strict=True) if worth == highest]


def _power_with(state: Position, frame: Frame, option: int) -> int:
    """BM-22.19, BM-14.6: own texts maximise the Bot's power, then that in the other element."""
    side = state.sides[BOT]
    card = option % ARGUMENTS & LOCAL
    kept = side.target_sources, side.targets, side.target_marks
    others = [index for index, key in enumerate(kept[0]) if key != frame.place]
    side.target_sources = [frame.place, *(kept[0][index] for index in others)]
    side.targets = [card, *(kept[1][index] for index in others)]
    side.target_marks = [0] * len(side.targets)
    total = _strength(state)
    side.target_sources, side.targets, side.target_marks = kept
    return total


def _strength(state: Position) -> int:
    powers = [power(state, BOT, Element.EARTH), power(state, BOT, Element.FIRE)]
    if state.element == Element.NO_ELEMENT:
        powers.sort(reverse=True)
    elif state.element == Element.FIRE:
        powers.reverse()
    return powers[0] * WEIGHT + powers[1]


def _harm(state: Position, frame: Frame, option: int) -> int:
    """BM-22.19: harmful texts hit the highest value."""
    verb = option // ARGUMENTS
    if verb == Verb.RANDOM:
        return -1
    if verb == Verb.BLUFFED:
        return BLUFF_VALUE
    if verb == Verb.WHICH:
        effect = frame.effect
        assert isinstance(effect, DiscardAllYours)
        cards = fitting(state, 1 - BOT, effect.choices[option % ARGUMENTS])
        return sum([_value(state, card) for card in cards_in(cards)])
    return _value(state, option % ARGUMENTS & LOCAL)


def _value(state: Position, card: int) -> int:
    """The value of one of the Player's cards in the fight, of a hand card what is printed."""
    elements = (0, 1) if state.element == Element.NO_ELEMENT else (state.element,)
    best = 0
    for element in elements:
        lines = [line for line in breakdown(state, 1 - BOT, element) if line.card == card]
        facts = state.facts[1 - BOT]
        printed = facts.fire[card] if element == Element.FIRE else facts.earth[card]
        best = max(best, lines[0].value() if lines else 0 if _is_in_play(state) else printed)
    return best


def _is_in_play(state: Position) -> bool:
    return state.frames[-1].ask != Ask.RANDOM_DISCARD


def _oldest(state: Position, options: list[int]) -> list[int]:
    """BM-22.15: oldest drawn first."""
    cards = {option % ARGUMENTS & LOCAL: option for option in options}
    for card in hand_in_order(state):
        if card in cards:
            return [cards[card]]
    return options


def _influence_only(state: Position, options: list[int]) -> list[int]:
    """BM-22.19: influence cards are played, nothing is ever loaded."""
    facts = state.facts[BOT]
    influence = facts.ships | facts.hylas
    return [option for option in options if influence >> (option % ARGUMENTS & LOCAL) & 1]
