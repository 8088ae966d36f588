"""Special abilities and tree cards: EQ chapters 6, 9 and 10. One branch per verb."""

from typing import assert_never

from moondrake.equinox import actions
from moondrake.equinox.creatures import ABILITIES, EFFECTS
from moondrake.equinox.effects import (
    Demand,
    DiscardAny,
    Draw,
    Expose,
    PlaceStone,
    PlayAgain,
    Remove,
    Rob,
    SetAside,
    Stronger,
    Swap,
    TakeCard,
    TakeStone,
    UseVanished,
)
from moondrake.equinox.happenings import Happening, tell
from moondrake.equinox.prints import tree_ability
from moondrake.equinox.rules import hand_targets, table_targets
from moondrake.equinox.rules.control import controller
from moondrake.equinox.rules.hands import ask_to_draw
from moondrake.equinox.state import Ask, Frame, Position, Step, ask, vanished


def offer(position: Position, seat: int, creature: int) -> None:
    """EQ-6.1, EQ-5.4, EQ-6.5: Whoever controls the creature of the card just played may use its ability."""
    if controller(position, creature) == seat:
        answers = targets(position, seat, creature, creature)
        if answers:
            answers.insert(0, actions.PASS)
            ask(position, Ask.ABILITY, seat, creature, creature, answers=answers)


def targets(position: Position, seat: int, ability: int, source: int) -> list[int]:  # noqa: C901, PLR0911
    """EQ-6.4: What the ability may be used on now, all of it public; empty where it would have no effect."""
    effect = EFFECTS[ability]
    if isinstance(effect, Draw):
        enough = not position.rules.susi_needs_all or len(position.pile) >= effect.count  # OQE-13
        return [actions.USE] if enough else []
    if isinstance(effect, TakeStone):
        return table_targets.own_stones(position, seat)
    if isinstance(effect, SetAside):
        return hand_targets.victims_of_set_aside(position, seat)
    if isinstance(effect, PlaceStone):
        return table_targets.free_fields(position, seat)
    if isinstance(effect, PlayAgain):  # EQ-9.5: only once per turn
        return [actions.USE] if not position.echoed and position.hands[seat] else []
    if isinstance(effect, TakeCard):
        return table_targets.takeable(position, effect.which, source)
    if isinstance(effect, Demand):
        return hand_targets.victims(position, seat, least=0)
    if isinstance(effect, DiscardAny):
        return [actions.USE]
    if isinstance(effect, UseVanished):
        return _useful_vanished(position, seat, source)
    if isinstance(effect, Rob):
        return hand_targets.victims(position, seat, least=effect.look)
    if isinstance(effect, Swap):
        return table_targets.swappable(position)
    if isinstance(effect, Remove):
        return table_targets.removable(position, source)
    if isinstance(effect, Stronger):  # EQ-9.14: no ability during play
        return []
    if isinstance(effect, Expose):
        return [actions.NAME + creature for creature in position.alive]
    assert_never(effect)


def _useful_vanished(position: Position, seat: int, source: int) -> list[int]:
    """EQ-9.9: Vanished creatures of this match; OQE-20: only those whose ability would do something."""
    answers: list[int] = []
    for creature in vanished(position):
        if position.rules.fungi_any or targets(position, seat, creature, source):
            answers.append(actions.NAME + creature)
    return answers


def answer_offer(position: Position, frame: Frame, action: int) -> None:
    """EQ-6.1: Using an ability is optional."""
    if action == actions.PASS:
        tell(position, Happening.PASSED, frame.seat, Step.PLAY, "EQ-6.1")
    else:
        tell(position, Happening.ABILITY_USED, frame.seat, frame.ability, ABILITIES[frame.ability].rule)
        carry_out(position, frame, action)


def carry_out(position: Position, frame: Frame, action: int) -> None:  # noqa: C901, PLR0912
    """EQ-6.4, EQ-6.2: An ability once chosen with its target is carried out completely."""
    seat = frame.seat
    effect = EFFECTS[frame.ability]
    if isinstance(effect, Draw):
        ask_to_draw(position, seat, effect.count)
    elif isinstance(effect, TakeStone):
        table_targets.take_stone(position, seat, action)
    elif isinstance(effect, SetAside):
        victim = action - actions.PLAYER
        hand_targets.choose_victim(position, frame, victim, hand_targets.half_hand(position, victim, effect))
    elif isinstance(effect, PlaceStone):
        table_targets.place_stone(position, seat, action - actions.FIELD)
    elif isinstance(effect, PlayAgain):  # EQ-9.5: an additional step 2, and the card must be played
        position.echoed = True
        ask(position, Ask.PLAY, seat)
    elif isinstance(effect, TakeCard):
        table_targets.take_card(position, seat, action - actions.TAKE, ABILITIES[frame.ability].rule)
    elif isinstance(effect, Demand):
        hand_targets.choose_victim(position, frame, action - actions.PLAYER, count=0)
        ask(position, Ask.CREATURE, seat, frame.ability, frame.source, action - actions.PLAYER)
    elif isinstance(effect, DiscardAny):
        position.free_discards = True
    elif isinstance(effect, UseVanished):
        use_vanished(position, frame, action - actions.NAME)
    elif isinstance(effect, Rob):
        hand_targets.choose_victim(position, frame, action - actions.PLAYER, effect.look)
    elif isinstance(effect, Swap):
        ask(position, Ask.SECOND_FIELD, seat, frame.ability, frame.source, action - actions.FIELD)
    elif isinstance(effect, Remove):
        table_targets.remove(position, seat, action - actions.FIELD)
    elif isinstance(effect, Stronger):
        raise AssertionError("EQ-9.14: there is nothing to carry out")
    elif isinstance(effect, Expose):
        tell(position, Happening.CREATURE_NAMED, seat, action - actions.NAME, "EQ-10.1")
        table_targets.expose(position, action - actions.NAME)
    else:
        assert_never(effect)


def use_vanished(position: Position, frame: Frame, creature: int) -> None:
    """EQ-9.9: Use a vanished creature's ability at once; its self-references mean the user."""
    rule = ABILITIES[frame.ability].rule
    tell(position, Happening.CREATURE_NAMED, frame.seat, creature, rule)
    ask_target(position, frame.seat, creature, frame.source)


def ask_target(position: Position, seat: int, ability: int, source: int) -> None:
    """EQ-6.4, EQ-10.3: Ask for the target; without one nothing happens, without a choice it happens."""
    answers = targets(position, seat, ability, source)
    if not answers:
        tell(position, Happening.NO_EFFECT, seat, ability, "EQ-6.4")
    elif answers[0] == actions.USE:
        carry_out(position, Frame(Ask.TARGET, seat, ability, source), actions.USE)
    else:
        ask(position, Ask.TARGET, seat, ability, source, answers=answers)


def grow(position: Position, seat: int, card: int) -> None:
    """EQ-4.19, EQ-10.3: A tree card's effect is carried out, as far as there is a target."""
    ability = tree_ability(card)
    tell(position, Happening.TREE_PLAYED, seat, ability, "EQ-4.19")
    ask_target(position, seat, ability, source=-1)


def pick(position: Position, frame: Frame, card: int) -> None:
    """EQ-9.3, EQ-9.10: One card drawn at random from a hand, to be set aside or to be looked at."""
    if isinstance(EFFECTS[frame.ability], SetAside):
        hand_targets.set_aside(position, frame.other, card)
    else:
        hand_targets.look_at(position, frame.other, card)
    if frame.left > 1:
        ask(position, Ask.PICK, frame.seat, frame.ability, frame.source, frame.other, frame.left - 1)
    elif position.picked:
        ask(position, Ask.KEEP, position.turn, frame.ability, frame.source, frame.other)
