"""Texts applied to one card of choice: when the choice is made, when it changes (BM-14.6, BM-14.7, RS-23)."""

from moondrake.bluemoon.effects import Double, DoubleNumbers, Effect, Element, Formula, RaiseToPrinted
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.rules.demands import is_paid_twice
from moondrake.bluemoon.rules.values import (
    Trial,
    ValueText,
    bound_texts,
    breakdown,
    candidates,
    chosen_targets,
    concerns,
    influence,
    is_enough,
    is_reached,
    kept_target,
    maximal_targets,
    power,
    raised_power,
    value_texts,
)
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in


def open_question(state: Position) -> Frame | None:
    """The next choice of a target that is due, if any."""
    if not state.match.has_bound_texts:
        return None
    question = _question_of(state, state.seat) if _has_bound(state, state.seat) else None
    if question is None and _has_bound(state, 1 - state.seat):
        question = _question_of(state, 1 - state.seat)
    return question


def _has_bound(state: Position, seat: int) -> bool:
    """Is there a text of this seat that speaks of one card of choice?"""
    texts = state.facts[seat].bound_texts
    if not texts:
        return False
    side = state.sides[seat]
    return (side.active | side.support | side.leading | side.lasting) & texts != 0


def _question_of(state: Position, seat: int) -> Frame | None:
    """The next choice that this side has to make; what leaves no choice is settled on the way."""
    side = state.sides[seat]
    texts = value_texts(state, seat)
    is_time = _is_time(state, seat, len(texts))
    together = _chosen_together(state, seat, texts) if is_time else []
    for key, effect in bound_texts(state, seat):
        if side.ignored_texts >> (key & LOCAL) & 1:
            if not state.rules.target_when_played:
                _forget(state, seat, key)  # RS-23: the "ignored" state of the text itself changes
        elif isinstance(effect, DoubleNumbers) or (is_time and key not in together):
            question = _question_about(state, seat, key, effect)
            if question is not None:
                return question
    return _maximal_question(state, seat, texts) if together else None


def _is_time(state: Position, seat: int, texts: int) -> bool:
    """RS-23: from the own announcement on; in `legends` a single text gets its target when it is played."""
    if seat != state.seat or state.turn.targeted:
        return True
    return texts == 1 and state.rules.target_when_played


def _is_announcing(state: Position, seat: int) -> bool:
    return seat == state.seat and state.phase == Phase.ANNOUNCE


def _chosen_together(state: Position, seat: int, texts: list[tuple[int, ValueText]]) -> list[int]:
    """BM-14.6, OQ-54: the texts, several in all, that get their first targets now, so that the power becomes
    maximal: all of them at the own announcement. A text that lost its target is its owner's choice again."""
    if len(texts) < 2 or state.element == Element.NO_ELEMENT:
        return []
    known = state.sides[seat].target_sources
    trial = Trial(state, seat, texts, chosen_targets(state, seat, texts))
    new = [texts[index][0] for index in trial.texts if texts[index][0] not in known]
    return new if len(new) > 1 or _is_announcing(state, seat) else []


def _question_about(state: Position, seat: int, key: int, effect: Effect) -> Frame | None:
    """BM-14.6: the target of a single text is its owner's choice, once it makes a difference."""
    cards = _possible_targets(state, seat, effect)
    old = kept_target(state, seat, key)
    if not cards or (old != NO_CARD and not _note_influence(state, seat, key, old)):
        return None
    if isinstance(effect, DoubleNumbers):
        if old != NO_CARD and old not in cards:
            cards = sorted([*cards, old])  # RS-23: its owner may move it, and may leave it
        return _choice(state, seat, key, effect, cards)
    if state.rules.target_is_best:
        _take_best(state, seat)
        return None
    if not _is_choice(state, seat, key, effect, cards):
        _settle(state, seat, key, old, cards)
        return None
    if _is_announcing(state, seat):
        cards = _legal_targets(state, seat, key, cards)
    return _choice(state, seat, key, effect, cards)


def _choice(state: Position, seat: int, key: int, effect: Effect, cards: list[int]) -> Frame | None:
    """A question, unless only one target is left."""
    if len(cards) > 1:
        return _question(state, seat, key, effect, cards)
    if cards:
        set_target(state, seat, key, cards[0], openly=len(candidates(state, seat, effect)) > 1)
    return None


def _settle(state: Position, seat: int, key: int, old: int, cards: list[int]) -> None:
    """Where there is nothing to choose: the old target, or the first; none while all of them are ignored."""
    if old in cards or len(cards) == 1:
        set_target(state, seat, key, old if old in cards else cards[0], openly=False)
    elif _not_ignored(state, seat, cards):
        set_target(state, seat, key, _not_ignored(state, seat, cards)[0], openly=False)


def _not_ignored(state: Position, seat: int, cards: list[int]) -> list[int]:
    return [card for card in cards if not state.sides[seat].ignored_cards >> card & 1]


def _question(state: Position, seat: int, key: int, effect: Effect, cards: list[int]) -> Frame:
    state.turn.excused = state.turn.excused or seat != state.seat  # BM-17.4, OQ-18
    source = seat << CARD_SHIFT | key & LOCAL
    return Frame(Ask.TARGET, seat, seat, source, effect, place=key, bits=bits_of(cards))


def _possible_targets(state: Position, seat: int, effect: Effect) -> list[int]:
    """BM-16.2a: of several demands one that was paid is no target where doubling its numbers does nothing."""
    cards = candidates(state, seat, effect)
    if not isinstance(effect, DoubleNumbers) or seat == state.seat:
        return cards
    useful = [card for card in cards if not is_paid_twice(state, card)]
    return useful if useful else cards


def _note_influence(state: Position, seat: int, key: int, target: int) -> bool:
    """RS-23: note what influences the target now; True if something came that lets its owner choose again."""
    side = state.sides[seat]
    index = side.target_sources.index(key)
    before, now = side.target_marks[index], influence(state, seat, target)
    came = now & ~before if state.rules.influence_retargets else 0
    turned = 0 if state.rules.target_when_played else (before ^ now) & 1
    if came or turned:
        return True
    side.target_marks[index] = now
    return False


def _is_choice(state: Position, seat: int, key: int, effect: Effect, cards: list[int]) -> bool:
    """BM-14.6: is it the owner's to choose among these cards? It is where the power differs, and also where
    it is the same now: a target is fixed, and what happens to one card later need not happen to another.
    Nobody is asked where nothing can come of it: cards that no text tells apart, cards without a number that
    the text could ever change, and ignored ones: a target is chosen again when that ends (Ansmann 3.3.6)."""
    if _differ(state, seat, key, cards):
        return True
    working = _not_ignored(state, seat, cards)
    if len({_looks(state, seat, card) for card in working}) < 2:
        return False
    rises = any(not isinstance(text, Double) for _, text in value_texts(state, seat))
    return any(_could_change(state, seat, effect, card, rises) for card in working)


def _looks(state: Position, seat: int, card: int) -> tuple[int, ...]:
    """What texts tell cards apart by (a discarded target is chosen again), and the texts applied to it."""
    facts = state.facts[seat]
    side = state.sides[seat]
    applied = [key for index, key in enumerate(side.target_sources) if side.targets[index] == card]
    numbers = facts.fire[card], facts.earth[card], facts.icons[card], facts.tags[card], facts.kind[card]
    return (*numbers, facts.with_text >> card & 1, *applied)


def _differ(state: Position, seat: int, key: int, cards: list[int]) -> bool:
    """Does the power depend on which of these cards is the target? In both elements: it may change."""
    if len(cards) < 2:
        return False
    side = state.sides[seat]
    kept = side.target_sources, side.targets, side.target_marks
    powers: set[tuple[int, int]] = set()
    for card in cards:
        side.target_sources, side.targets, side.target_marks = list(kept[0]), list(kept[1]), list(kept[2])
        set_target(state, seat, key, card, openly=False)
        powers.add((power(state, seat, Element.EARTH), power(state, seat, Element.FIRE)))
    side.target_sources, side.targets, side.target_marks = kept
    return len(powers) > 1


def _could_change(state: Position, seat: int, effect: Effect, card: int, rises: bool) -> bool:
    """Is there a number on this card that a text could ever change?"""
    facts = state.facts[seat]
    fire, earth = facts.fire[card], facts.earth[card]
    if isinstance(effect, Double):
        has_fire = fire > 0 and concerns(effect.elements, Element.FIRE)
        return rises or has_fire or (earth > 0 and concerns(effect.elements, Element.EARTH))
    if isinstance(effect, RaiseToPrinted):
        return fire + earth > 0 if effect.formula is Formula.SUM else fire != earth
    return True


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
    if state.rules.target_is_best:
        _take_best(state, seat)
        return None
    place = 0
    while True:
        trial = Trial(state, seat, texts, chosen_targets(state, seat, texts))
        if place >= len(trial.texts):
            return None
        key, effect = texts[trial.texts[place]]
        cards = _maximal_choice(state, seat, trial, place)
        if _is_choice(state, seat, key, effect, cards):
            return _question(state, seat, key, effect, cards)
        if len(cards) == 1:
            set_target(state, seat, key, cards[0], openly=len(candidates(state, seat, effect)) > 1)
        else:
            _settle(state, seat, key, NO_CARD, cards)
            place += int(kept_target(state, seat, key) == NO_CARD)


def _maximal_choice(state: Position, seat: int, trial: Trial, place: int) -> list[int]:
    """The targets that a text without one has in the ways with the highest power."""
    ways = trial.ways((state.element,))
    floor = raised_power(state, seat, state.element, 0)
    lines = breakdown(state, seat, state.element)
    rest = sum(line.value() for line in lines if line.card not in trial.cards)
    places = trial.reach_of(place) if rest + ways.most() <= floor else ways.places()[place]
    return [trial.cards[index] for index in cards_in(places)]


def _take_best(state: Position, seat: int) -> None:
    """BM-14.6 where nobody is asked (`traces`): the maximum, then the other element, then the first."""
    texts = value_texts(state, seat)
    chosen = chosen_targets(state, seat, texts)
    for index, (key, _) in enumerate(texts):
        if chosen[index] != NO_CARD and _note_influence(state, seat, key, chosen[index]):
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
    """RS-23, OQ-54: a new text may reach an opposing target; `played`: a new card may become the target."""
    if state.rules.influence_retargets:
        _note_reached(state, frame)
    if not state.rules.target_when_played:
        return
    texts = len(value_texts(state, frame.seat))
    card = frame.source & LOCAL
    for key, effect in bound_texts(state, frame.seat):
        if card in candidates(state, frame.seat, effect) and (
            texts == 1 or isinstance(effect, DoubleNumbers)
        ):
            _offer_new_target(state, frame, key, effect)


def _note_reached(state: Position, frame: Frame) -> None:
    """RS-23: a target comes under one more opposing text, also where an earlier one does the same to it."""
    side = state.sides[1 - frame.seat]
    for index, target in enumerate(side.targets):
        if is_reached(state, 1 - frame.seat, target, frame.source & LOCAL):
            side.target_marks[index] = 0


def _offer_new_target(state: Position, frame: Frame, key: int, effect: Effect) -> None:
    """The text stays where it is or moves to the new card, nowhere else."""
    seat = frame.seat
    old = kept_target(state, seat, key)
    if old == NO_CARD:
        return
    cards = [old, frame.source & LOCAL]
    if isinstance(effect, DoubleNumbers) or _is_choice(state, seat, key, effect, cards):
        state.frames.append(_question(state, seat, key, effect, cards))


def set_target(state: Position, seat: int, key: int, card: int, openly: bool = True) -> None:
    """BM-14.7: remember what a text is applied to, and what opposing texts did to that card then (RS-23)."""
    side = state.sides[seat]
    mark = influence(state, seat, card)
    if key in side.target_sources:
        index = side.target_sources.index(key)
        side.targets[index] = card
        side.target_marks[index] = mark
    else:
        side.target_sources.append(key)
        side.targets.append(card)
        side.target_marks.append(mark)
    if openly:
        tell(state, What.TARGET, seat, [key & LOCAL, card], rule="BM-14.7")
