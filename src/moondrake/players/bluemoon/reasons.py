"""Why a plan is a good one in Blue Moon: what it does, looked at in imagined worlds, as data."""

from random import Random
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.seat import BlueMoonView, Imagined, bluffs_are_true, has_shield, power
from moondrake.players.bluemoon.guide import BlueMoonGuide, without_foresight
from moondrake.players.bluemoon.judgement import MANY_CARDS
from moondrake.players.bluemoon.thumb import Thumb
from moondrake.players.reasons import Reason
from moondrake.players.search import Budget, Worlds, follow
from moondrake.table import CHANCE

WORLDS: Final = 24
STEPS: Final = 20_000
DECK_STEPS: Final = 400
HARD: Final = 0.3
"""From this share of unanswerable worlds on it is worth a word."""


class Ends:
    """Where a plan ends, in many worlds: what they have in common is a reason."""

    def __init__(self, view: BlueMoonView, plan: list[int], thumb: Thumb, seed: int) -> None:
        self.thumb = thumb
        self.seat = view.seat
        guide = BlueMoonGuide(thumb)
        worlds = Worlds(view, Random(seed), without_foresight)
        self.begins: list[Imagined] = []
        self.ends: list[Imagined] = []
        for _ in range(WORLDS):
            world = worlds.next()
            assert isinstance(world.state, Imagined)
            state = world.state.copy()
            follow(state, plan, world, guide, view.seat, Budget(3600.0, STEPS / 3.6e6))
            self.begins.append(world.state)
            self.ends.append(state)

    def deck_fails(self, seed: int) -> float:
        """BM-22: the share of worlds in which the deck, turned up at random, has to retreat."""
        rng = Random(seed)
        return sum(_deck_retreats(state, self.seat, rng) for state in self.ends) / len(self.ends)

    def unanswered(self) -> float:
        """The share of worlds in which the opponent's hand cannot reach the power."""
        hard = 0
        for state in self.ends:
            mine = power(state, self.seat, max(state.element, 0))
            hard += self.thumb.need(state, 1 - self.seat).reach() < mine
        return hard / len(self.ends)

    def false_bluffs(self) -> float:
        """The share of worlds in which a bluff of the active player is not true."""
        return sum(not bluffs_are_true(state) for state in self.begins) / len(self.begins)


def _deck_retreats(end: Imagined, seat: int, rng: Random) -> bool:
    """Play the deck's turn, which follows its procedure: does the fight end with it?"""
    state = end.copy()
    was_deck = False
    for _ in range(DECK_STEPS):
        if state.phase == Phase.OVER or (was_deck and state.is_first):
            return True
        if was_deck and state.seat == seat:
            return False
        was_deck = was_deck or state.seat != seat
        options = state.legal_actions()
        state.apply(rng.choice(options) if state.seat_to_act() == CHANCE else _quiet(options))
    return False


def _quiet(options: list[int]) -> int:
    """Let a question of the own end of turn, or a chance to interfere, go by."""
    for verb in (Verb.PASS, Verb.DONE, Verb.NO):
        if verb * ARGUMENTS in options:
            return verb * ARGUMENTS
    return options[0]


def reasons(view: BlueMoonView, plan: list[int], thumb: Thumb, seed: int) -> list[Reason]:
    """What speaks for a plan, the weightiest first."""
    ends = Ends(view, plan, thumb, seed)
    verbs = [number // ARGUMENTS for number in plan]
    if view.table.phase == Phase.AFTER_POWER and not view.table.questions:
        return [Reason("bluff", {"chance": ends.false_bluffs(), "challenge": int(Verb.CHALLENGE in verbs)})]
    found = _dragon_reasons(view, ends)
    if Verb.RETREAT in verbs:
        return found + _retreat_reasons(view, ends)
    if Verb.DECLINE in verbs:
        return [*found, Reason("decline", {})]
    if view.table.seat == view.seat and _has_fought(ends.ends[0], view.seat):
        found += _fight_reasons(view, ends)
    return found


def _has_fought(end: Imagined, seat: int) -> bool:
    """Did the turn go on to an announcement, without a retreat?"""
    is_announced = end.seat != seat or end.phase > Phase.ANNOUNCE
    return end.phase != Phase.OVER and end.sides[seat].combat != 0 and is_announced


def _dragon_reasons(view: BlueMoonView, ends: Ends) -> list[Reason]:
    """A dragon that the plan itself brings."""
    sign = 1 if view.seat == 0 else -1
    gained = min((end.dragons - view.table.dragons) * sign for end in ends.ends)
    return [Reason("dragon", {"dragons": gained})] if gained > 0 else []


def _retreat_reasons(view: BlueMoonView, ends: Ends) -> list[Reason]:
    need = ends.thumb.need(ends.begins[0], view.seat)
    if need.reach() < need.power:
        return [Reason("out-of-reach", {"power": need.power, "reach": max(need.reach(), 0)})]
    cards = len(view.table.sides[1 - view.seat].active) + len(view.table.sides[1 - view.seat].support)
    return [Reason("too-dear", {"power": need.power, "cards": cards})]


def _fight_reasons(view: BlueMoonView, ends: Ends) -> list[Reason]:
    """The power, whether it is hard to answer, the second dragon, the price."""
    end, seat = ends.ends[0], view.seat
    element = max(end.element, 0)
    mine, yours = power(end, seat, element), power(end, 1 - seat, element)
    word = Element(element).name.lower()
    found = []
    if view.table.is_first:
        found.append(Reason("begins", {"element": word, "power": mine}))
    elif mine < yours and has_shield(end, seat, element):
        found.append(Reason("shield", {"power": yours}))
    else:
        found.append(Reason("reaches", {"element": word, "power": mine, "needed": yours}))
    found += _answer_reasons(view, ends)
    before = len(view.table.sides[seat].active + view.table.sides[seat].inactive)
    before += len(view.table.sides[seat].support)
    cards = end.sides[seat].fight_cards()
    if cards >= MANY_CARDS > before:
        found.append(Reason("second-dragon", {"cards": cards}))
    return found


def _answer_reasons(view: BlueMoonView, ends: Ends) -> list[Reason]:
    """Is the power hard to answer: by a hand, or alone by what the deck may turn up (BM-22.6)?"""
    if view.match.solo:
        chance = ends.deck_fails(len(view.table.sides[view.seat].hand))
        return [Reason("deck-retreats", {"chance": chance})]
    chance = ends.unanswered()
    return [Reason("hard-to-answer", {"chance": chance})] if chance >= HARD else []
