"""Texts applied to one card of choice: when the choice is made, when it changes (BM-14.6, BM-14.7, RS-23)."""

from moondrake.bluemoon.answers import set_target
from moondrake.bluemoon.effects import DoubleNumbers, Effect, Element
from moondrake.bluemoon.rules.demands import is_paid_twice
from moondrake.bluemoon.rules.values import (
    Trial,
    ValueText,
    bound_texts,
    breakdown,
    candidates,
    chosen_targets,
    influence,
    is_enough,
    kept_target,
    maximal_targets,
    raised_power,
    value_texts,
)
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in


def open_question(state: Position) -> Frame | None:
    """The next choice of a target that is due, if any."""
    for seat in (state.seat, 1 - state.seat):
        side = state.sides[seat]
        if (side.active | side.support | side.leading | side.lasting) & state.facts[seat].bound_texts:
            question = _question_of(state, seat)
            if question is not None:
                return question
    return None


def _question_of(state: Position, seat: int) -> Frame | None:
    """The next choice that this side has to make; what leaves no choice is settled on the way."""
    side = state.sides[seat]
    texts = value_texts(state, seat)
    is_time = _is_time(state, seat, len(texts))
    for key, effect in bound_texts(state, seat):
        if side.ignored_texts >> (key & LOCAL) & 1:
            if not state.rules.target_when_played:
                _forget(state, seat, key)  # RS-23: the "ignored" state of the text itself changes
        elif isinstance(effect, DoubleNumbers) or (is_time and not _is_maximum_due(state, seat, texts)):
            question = _question_about(state, seat, key, effect)
            if question is not None:
                return question
    return _maximal_question(state, seat, texts) if is_time else None


def _is_time(state: Position, seat: int, texts: int) -> bool:
    """RS-23: from the own announcement on; in `legends` a single text gets its target when it is played."""
    if seat != state.seat or state.turn.targeted:
        return True
    return texts == 1 and state.rules.target_when_played


def _is_announcing(state: Position, seat: int) -> bool:
    return seat == state.seat and state.phase == Phase.ANNOUNCE


def _is_maximum_due(state: Position, seat: int, texts: list[tuple[int, ValueText]]) -> bool:
    """BM-14.6, OQ-54: several texts that get their targets together, as at the own announcement."""
    if len(texts) < 2 or state.element == Element.NO_ELEMENT:
        return False
    missing = len(Trial(state, seat, texts, chosen_targets(state, seat, texts)).texts)
    return missing > 1 or (missing == 1 and _is_announcing(state, seat))


def _question_about(state: Position, seat: int, key: int, effect: Effect) -> Frame | None:
    """BM-14.6: the target of a single text is its owner's choice, once there is one to make."""
    cards = _possible_targets(state, seat, effect)
    old = kept_target(state, seat, key)
    if not cards or (old != NO_CARD and not _is_moved(state, seat, key, old)):
        return None
    if not isinstance(effect, DoubleNumbers):
        if state.rules.target_is_best:
            _take_best(state, seat)
            return None
        if _is_announcing(state, seat):
            cards = _legal_targets(state, seat, key, cards)
    if _is_choice(state, seat, cards):
        return _question(state, seat, key, effect, cards)
    if cards:
        set_target(state, seat, key, old if old in cards else cards[0], openly=len(cards) > 1)
    return None


def _question(state: Position, seat: int, key: int, effect: Effect, cards: list[int]) -> Frame:
    state.turn.excused = state.turn.excused or seat != state.seat  # BM-17.4, OQ-18
    source = seat << CARD_SHIFT | key & LOCAL
    return Frame(Ask.TARGET, seat, seat, source, effect, left=key, bits=bits_of(cards))


def _possible_targets(state: Position, seat: int, effect: Effect) -> list[int]:
    """BM-16.2a: of several demands one that was paid is no target where doubling its numbers does nothing."""
    cards = candidates(state, seat, effect)
    if not isinstance(effect, DoubleNumbers) or seat == state.seat:
        return cards
    useful = [card for card in cards if not is_paid_twice(state, card)]
    return useful if useful else cards


def _is_moved(state: Position, seat: int, key: int, target: int) -> bool:
    """RS-23: did something happen to the target that lets its owner choose again?"""
    side = state.sides[seat]
    index = side.target_sources.index(key)
    before, now = side.target_marks[index], influence(state, seat, target)
    came = now & ~before if state.rules.influence_retargets else 0
    turned = 0 if state.rules.target_when_played else (before ^ now) & 1
    if came or turned:
        return True
    side.target_marks[index] = now
    return False


def _is_choice(state: Position, seat: int, cards: list[int]) -> bool:
    """Is there a difference between these cards that could ever matter for a text applied to one of them?"""
    return len({_looks(state, seat, card) for card in cards}) > 1


def _looks(state: Position, seat: int, card: int) -> tuple[int, ...]:
    """What tells a target from another: values, icons, what it demands, the other texts applied to it."""
    side = state.sides[seat]
    facts = state.facts[seat]
    others = [key for index, key in enumerate(side.target_sources) if side.targets[index] == card]
    demand = card if facts.demands >> card & 1 else NO_CARD
    return (
        facts.fire[card],
        facts.earth[card],
        facts.icons[card],
        influence(state, seat, card),
        demand,
        *others,
    )


def _legal_targets(state: Position, seat: int, key: int, cards: list[int]) -> list[int]:
    """BM-6.19: at the own announcement only those targets are offered that keep it legal."""
    legal = []
    for card in cards:
        set_target(state, seat, key, card, openly=False)
        if is_enough(state, state.element):
            legal.append(card)
    _forget(state, seat, key)
    return legal


def _maximal_question(state: Position, seat: int, texts: list[tuple[int, ValueText]]) -> Frame | None:
    """BM-14.6: several texts are applied so that the power becomes maximal; its owner chooses among ties."""
    while _is_maximum_due(state, seat, texts):
        if state.rules.target_is_best:
            _take_best(state, seat)
            break
        index, cards = _maximal_choice(state, seat, texts)
        key, effect = texts[index]
        if _is_choice(state, seat, cards):
            return _question(state, seat, key, effect, cards)
        set_target(state, seat, key, cards[0], openly=len(candidates(state, seat, effect)) > 1)
    return None


def _maximal_choice(state: Position, seat: int, texts: list[tuple[int, ValueText]]) -> tuple[int, list[int]]:
    """The first text without a target, and its targets in the ways with the highest power."""
    trial = Trial(state, seat, texts, chosen_targets(state, seat, texts))
    ways = trial.ways((state.element,))
    floor = raised_power(state, seat, state.element, 0)
    rest = sum(line.value() for line in breakdown(state, seat, state.element) if line.card not in trial.cards)
    places = trial.reach_of(0) if rest + ways.most() <= floor else ways.places()[0]
    return trial.texts[0], [trial.cards[place] for place in cards_in(places)]


def _take_best(state: Position, seat: int) -> None:
    """BM-14.6 where nobody is asked (`traces`): the maximum, then the other element, then the first."""
    texts = value_texts(state, seat)
    chosen = chosen_targets(state, seat, texts)
    for index, (key, _) in enumerate(texts):
        if chosen[index] != NO_CARD and _is_moved(state, seat, key, chosen[index]):
            chosen[index] = NO_CARD
    for index, card in enumerate(maximal_targets(state, seat, state.element, texts, chosen)):
        if card != NO_CARD:
            set_target(state, seat, texts[index][0], card, openly=False)


def _forget(state: Position, seat: int, key: int) -> None:
    side = state.sides[seat]
    if key in side.target_sources:
        index = side.target_sources.index(key)
        side.target_sources.pop(index)
        side.targets.pop(index)
        side.target_marks.pop(index)


def forget_chosen(state: Position) -> None:
    """RS-23, OQ-54: whenever a player announces power the targets are chosen anew; in `legends` those of
    several texts, of which the power must become maximal."""
    is_kept = state.rules.target_when_played
    if is_kept and len(value_texts(state, state.seat)) < 2:
        return
    for key, effect in bound_texts(state, state.seat):
        if not is_kept or not isinstance(effect, DoubleNumbers):
            _forget(state, state.seat, key)


def could_announce(state: Position, element: int) -> bool:
    """BM-6.19, OQ-68: would an announcement in this element be legal, with targets chosen for it?"""
    if is_enough(state, element):
        return True
    side = state.sides[state.seat]
    if not side.target_sources:
        return False
    kept = side.target_sources, side.targets, side.target_marks
    side.target_sources, side.targets, side.target_marks = list(kept[0]), list(kept[1]), list(kept[2])
    forget_chosen(state)
    is_legal = is_enough(state, element)
    side.target_sources, side.targets, side.target_marks = kept
    return is_legal


def after_activation(state: Position, frame: Frame) -> None:
    """RS-23 `played`, OQ-54: a new possible target may become the target."""
    if not state.rules.target_when_played:
        return
    texts = len(value_texts(state, frame.seat))
    for key, effect in bound_texts(state, frame.seat):
        if frame.source in candidates(state, frame.seat, effect) and (
            texts == 1 or isinstance(effect, DoubleNumbers)
        ):
            _offer_new_target(state, frame, key, effect)


def _offer_new_target(state: Position, frame: Frame, key: int, effect: Effect) -> None:
    """The text stays where it is or moves to the new card, nowhere else."""
    seat = frame.seat
    old = kept_target(state, seat, key)
    if old != NO_CARD and _is_choice(state, seat, [old, frame.source]):
        state.frames.append(_question(state, seat, key, effect, [old, frame.source]))
