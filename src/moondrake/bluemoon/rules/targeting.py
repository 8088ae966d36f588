"""Texts applied to one card of choice: when the choice is made and when it changes (BM-14.7, RS-23)."""

from moondrake.bluemoon.answers import set_target
from moondrake.bluemoon.effects import DoubleNumbers, Effect, Element
from moondrake.bluemoon.rules.phases import is_enough
from moondrake.bluemoon.rules.values import bound_texts, candidates, kept_target, power, value_texts
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import bits_of


def open_question(state: Position) -> Frame | None:
    """The next choice of a target that is due, if any."""
    for seat in (state.seat, 1 - state.seat):
        side = state.sides[seat]
        if (side.active | side.support | side.lasting) & state.facts[seat].bound_texts:
            question = _question_of(state, seat)
            if question is not None:
                return question
    return None


def _question_of(state: Position, seat: int) -> Frame | None:
    side = state.sides[seat]
    for source, sentence in bound_texts(state, seat):
        if side.ignored_texts >> source & 1:
            _forget(state, seat, source)
            continue
        cards = candidates(state, seat, sentence.what)
        if _is_settled(state, seat, source, cards):
            continue
        if len(cards) == 1:
            if isinstance(sentence.what, DoubleNumbers):
                set_target(state, seat, source, cards[0])
        elif cards and _is_choice(state, seat, sentence.what):
            open_cards = _legal_targets(state, seat, source, cards, sentence.what)
            if len(open_cards) == 1:
                set_target(state, seat, source, open_cards[0])
            if len(open_cards) > 1:
                state.turn.excused = state.turn.excused or seat != state.seat  # BM-17.4, OQ-18
                whole = seat << CARD_SHIFT | source
                return Frame(Ask.TARGET, seat, seat, whole, sentence.what, bits=bits_of(open_cards))
    return None


def _is_settled(state: Position, seat: int, source: int, cards: list[int]) -> bool:
    """RS-23: the chosen target stands until it leaves or its "ignored" state changes."""
    side = state.sides[seat]
    if source not in side.target_sources:
        return False
    index = side.target_sources.index(source)
    target = side.targets[index]
    if target in cards and side.target_marks[index] & 1 == side.ignored_cards >> target & 1:
        return True
    _forget(state, seat, source)
    return False


def _is_choice(state: Position, seat: int, effect: Effect) -> bool:
    """BM-14.6: with several value texts the maximum decides, with one its owner does."""
    if isinstance(effect, DoubleNumbers):
        return True
    if state.rules.target_is_best or len(value_texts(state, seat)) != 1:
        return False
    if state.rules.target_when_played:
        return not state.probe
    return seat != state.seat or (state.phase == Phase.ANNOUNCE and state.turn.targeted)


def _legal_targets(state: Position, seat: int, source: int, cards: list[int], effect: Effect) -> list[int]:
    """The targets that make a difference; at the own announcement only those that keep it legal."""
    if isinstance(effect, DoubleNumbers):
        return cards
    results = []
    legal = []
    announcing = seat == state.seat and state.phase == Phase.ANNOUNCE
    events = state.events
    state.events = None
    for card in cards:
        set_target(state, seat, source, card)
        results.append(_powers(state, seat))
        if not announcing or is_enough(state, state.element):
            legal.append(card)
    _forget(state, seat, source)
    state.events = events
    return legal if len(set(results)) > 1 else []


def _powers(state: Position, seat: int) -> tuple[int, int]:
    """In both elements: a mutant may change the fight to the other one."""
    return power(state, seat, Element.EARTH), power(state, seat, Element.FIRE)


def _forget(state: Position, seat: int, source: int) -> None:
    side = state.sides[seat]
    if source in side.target_sources:
        index = side.target_sources.index(source)
        side.target_sources.pop(index)
        side.targets.pop(index)
        side.target_marks.pop(index)


def forget_chosen(state: Position) -> None:
    """RS-23 `announced`: whenever a player announces power the targets are chosen anew."""
    if not state.rules.target_when_played:
        for source, _ in bound_texts(state, state.seat):
            _forget(state, state.seat, source)


def after_activation(state: Position, frame: Frame) -> None:
    """RS-23 `played`, OQ-54: a new possible target may become the target."""
    if not state.rules.target_when_played:
        return
    for source, sentence in bound_texts(state, frame.seat):
        if frame.source in candidates(state, frame.seat, sentence.what):
            _offer_new_target(state, frame, source, sentence.what)


def _offer_new_target(state: Position, frame: Frame, source: int, effect: Effect) -> None:
    """The text stays where it is or moves to the new card, nowhere else."""
    seat = frame.seat
    old = kept_target(state, seat, source)
    if old == NO_CARD:
        return
    is_choice = _is_choice(state, seat, effect)
    choice = _legal_targets(state, seat, source, [old, frame.source], effect) if is_choice else []
    set_target(state, seat, source, old)
    if len(choice) > 1:
        whole = seat << CARD_SHIFT | source
        state.frames.append(Frame(Ask.TARGET, seat, seat, whole, effect, bits=bits_of(choice)))
