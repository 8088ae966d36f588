"""Why not? The reasons why a seat may not do something now, as data with rule numbers.

Only public facts and the asking seat's own cards are looked at, so an answer tells nothing hidden.
"""

from collections.abc import Callable
from typing import Final, assert_never

from moondrake.equinox import actions
from moondrake.equinox.creatures import ABILITIES, EFFECTS
from moondrake.equinox.effects import (
    Demand,
    Effect,
    Expose,
    PlaceStone,
    Remove,
    Rob,
    SetAside,
    Swap,
    TakeStone,
    UseVanished,
)
from moondrake.equinox.prints import (
    FIRST_CHAMELEON,
    FIRST_TREE,
    KINDS,
    NO_CARD,
    ROWS,
    is_chameleon,
    suit_of,
)
from moondrake.equinox.reasons import Reason, Why
from moondrake.equinox.rules.asking import QUESTIONS, AskPlay, ToBegin, ToFinish, question_of
from moondrake.equinox.rules.bets import may_bet_on
from moondrake.equinox.rules.cards import may_grow, plays
from moondrake.equinox.rules.hand_targets import fewest_cards, is_spared
from moondrake.equinox.rules.hands import may_discard
from moondrake.equinox.rules.places import is_in_tournament, visible
from moondrake.equinox.rules.table_targets import creatures_for_stones, rows_for_stones
from moondrake.equinox.rules.turn import legal_actions
from moondrake.equinox.state import Ask, Frame, Position, Step
from moondrake.table.state import NOBODY


def explain(position: Position, seat: int, intent: int) -> tuple[Reason, ...]:
    """All reasons why not, the decisive one first; empty if the intent is legal."""
    if not 0 <= intent < actions.BOUND:
        return (Reason(Why.NO_SUCH_ACTION, "EQ-4.2", number=intent),)
    if position.step == Step.OVER:
        return (Reason(Why.GAME_OVER, "EQ-11.1"),)
    if not 0 <= seat < position.seats:
        return (Reason(Why.NOT_SEATED, "EQ-3.1"),)
    frame = position.question()
    if frame.seat == seat and intent in legal_actions(position):
        return ()
    block = actions.block_of(intent)
    what_lacks = WHAT_LACKS.get(block)
    reasons = what_lacks(position, seat, intent - block, frame) if what_lacks is not None else []
    return tuple(reasons + _general(seat, block, frame) or [Reason(Why.NOT_OFFERED, "EQ-4.2")])


def _general(seat: int, block: int, frame: Frame) -> list[Reason]:
    """EQ-4.1, EQ-4.2: Somebody else is asked, or something else."""
    asked = [question for question in QUESTIONS if block in question.blocks]
    reasons = [Reason(Why.CHANCE_DECIDES, question.chance) for question in asked if question.chance]
    if frame.seat != seat:
        reasons.append(Reason(Why.NOT_ASKED, "EQ-4.1", seat=frame.seat))
    elif QUESTIONS[frame.ask] not in asked:
        reasons.append(Reason(Why.OTHER_QUESTION, "EQ-4.2", number=frame.ask))
    return reasons


def _effect(frame: Frame) -> Effect | None:
    return EFFECTS[frame.ability] if frame.ability >= 0 else None


def _creature_reasons(position: Position, creature: int, rule: str) -> list[Reason]:
    """EQ-3.2, EQ-2.2: The creature does not take part, or has vanished."""
    if creature not in position.creatures:
        return [Reason(Why.NOT_IN_MATCH, "EQ-3.2", creature)]
    if not is_in_tournament(position, creature):
        return [Reason(Why.HAS_VANISHED, rule, creature)]
    return []


def _card_reasons(position: Position, seat: int, card: int, rule: str) -> list[Reason]:
    """EQ-4.21: The card is not in hand, or it is set aside."""
    if card in position.hands[seat]:
        return []
    if card in position.asides[seat]:
        return [Reason(Why.SET_ASIDE, "EQ-4.21", card=card)]
    return [Reason(Why.NOT_IN_HAND, rule, card=card)]


def _why_not_invite(position: Position, seat: int, creature: int, frame: Frame) -> list[Reason]:
    """EQ-3.2."""
    return [Reason(Why.TAKES_PART, "EQ-3.2", creature)] if creature in position.creatures else []


def _why_not_pass(position: Position, seat: int, _: int, frame: Frame) -> list[Reason]:
    """EQ-4.15, EQ-6.4: A card must be played, an ability once chosen is carried out."""
    if frame.seat != seat:
        return []
    question = question_of(frame)
    if isinstance(question, AskPlay):
        return [Reason(Why.MUST_PLAY, question.duty)]
    if isinstance(question, ToFinish):
        return [Reason(Why.MUST_FINISH, question.duty)]
    if isinstance(question, ToBegin):
        return []
    assert_never(question)


def _not_wanted() -> list[Reason]:
    """EQ-6.1: Right in itself, but no waiting ability or tree asks for it."""
    return [Reason(Why.NOT_WANTED, "EQ-6.1")]


def _why_not_use(position: Position, seat: int, _: int, frame: Frame) -> list[Reason]:
    """EQ-6.1."""
    return _not_wanted()


def _why_not_show(position: Position, seat: int, _: int, frame: Frame) -> list[Reason]:
    """EQ-4.20: Skipping step 2 needs a hand without a playable card."""
    first = plays(position, seat)[0] if position.alive else actions.SHOW
    if first == actions.SHOW:
        return []
    strength = (first - actions.CHAMELEON) // KINDS
    card = FIRST_CHAMELEON + strength if first >= actions.CHAMELEON else first - actions.PLAY
    return [Reason(Why.CAN_PLAY, "EQ-4.20", card=card)]


def _why_not_reveal(position: Position, seat: int, _: int, frame: Frame) -> list[Reason]:
    """EQ-4.9."""
    return [Reason(Why.NO_SECRET_BET, "EQ-4.9")] if position.secrets[seat] == NO_CARD else []


def _why_not_secret_stone(position: Position, seat: int, _: int, frame: Frame) -> list[Reason]:
    """EQ-4.9, EQ-9.2."""
    return _why_not_reveal(position, seat, _, frame) or _not_wanted()


def _why_not_bet(position: Position, seat: int, creature: int, frame: Frame) -> list[Reason]:
    """EQ-4.4 to EQ-4.6, EQ-4.13."""
    reasons = _creature_reasons(position, creature, "EQ-4.4")
    if not reasons and not may_bet_on(position, creature):
        reasons.append(Reason(Why.STONE_THERE, "EQ-4.5", creature))
    if position.stones_left[seat] == 0:
        reasons.append(Reason(Why.NO_STONE_LEFT, "EQ-4.13"))
    return reasons


def _why_not_secret(position: Position, seat: int, card: int, frame: Frame) -> list[Reason]:
    """EQ-4.7."""
    reasons: list[Reason] = []
    if position.row > 0:
        reasons.append(Reason(Why.ONLY_ROUND_ONE, "EQ-4.7"))
    if position.secret_used >> seat & 1:
        reasons.append(Reason(Why.ONCE_PER_GAME, "EQ-4.7"))
    if position.stones_left[seat] == 0:
        reasons.append(Reason(Why.NO_STONE_LEFT, "EQ-4.13"))
    return reasons + _card_reasons(position, seat, card, "EQ-4.7")


def _why_not_play(position: Position, seat: int, card: int, frame: Frame) -> list[Reason]:
    """EQ-4.15, EQ-4.16, EQ-4.19."""
    if is_chameleon(card):
        return [Reason(Why.CHAMELEON_NEEDS_CREATURE, "EQ-4.17", card=card)]
    reasons = _skipped(position, seat)
    if card < FIRST_CHAMELEON:
        reasons += _creature_reasons(position, suit_of(card), "EQ-4.16")
    reasons += _card_reasons(position, seat, card, "EQ-4.15")
    if card >= FIRST_TREE and position.alive and not may_grow(position, seat, card):
        reasons.append(Reason(Why.NO_TARGET, "EQ-10.3", card=card))
    return reasons


def _why_not_chameleon(position: Position, seat: int, where: int, frame: Frame) -> list[Reason]:
    """EQ-4.17."""
    strength, creature = divmod(where, KINDS)
    reasons = _skipped(position, seat) + _creature_reasons(position, creature, "EQ-4.17")
    return reasons + _card_reasons(position, seat, FIRST_CHAMELEON + strength, "EQ-4.17")


def _skipped(position: Position, seat: int) -> list[Reason]:
    """EQ-4.7: A secret bet costs step 2."""
    is_skipped = position.bet_secretly and position.turn == seat
    return [Reason(Why.SECRET_THIS_TURN, "EQ-4.7")] if is_skipped else []


def _why_not_discard(position: Position, seat: int, card: int, frame: Frame) -> list[Reason]:
    """EQ-4.22, EQ-4.23, EQ-9.8."""
    may = may_discard(position, card)
    reasons = [] if may else [Reason(Why.NOT_VANISHED, "EQ-4.22", suit_of(card))]
    return reasons + _card_reasons(position, seat, card, "EQ-4.22")


def _why_not_player(position: Position, seat: int, other: int, frame: Frame) -> list[Reason]:
    """EQ-9.3, EQ-9.7, EQ-9.10."""
    effect = _effect(frame)
    if other >= position.seats:
        return [Reason(Why.NOT_SEATED, "EQ-3.1", seat=other)]
    if other == seat:
        return [Reason(Why.NOT_YOURSELF, "EQ-9.3")]
    if not isinstance(effect, Rob | SetAside | Demand):
        return _not_wanted()
    least = fewest_cards(position, effect.look if isinstance(effect, Rob) else 0)
    if len(position.hands[other]) < least:
        return [Reason(Why.TOO_FEW_CARDS, "EQ-9.10", seat=other, number=least)]
    if isinstance(effect, SetAside) and is_spared(position, other):
        return [Reason(Why.HIT_ALREADY, "EQ-9.3", seat=other)]
    return []


def _why_not_name(position: Position, seat: int, creature: int, frame: Frame) -> list[Reason]:
    """EQ-9.7, EQ-9.9, EQ-10.1."""
    if not isinstance(_effect(frame), UseVanished):
        exposes = isinstance(_effect(frame), Expose)
        reasons = _creature_reasons(position, creature, "EQ-10.1" if exposes else "EQ-9.7")
        return reasons or ([] if exposes or frame.ask == Ask.CREATURE else _not_wanted())
    if creature not in position.creatures:
        return [Reason(Why.NOT_IN_MATCH, "EQ-9.9", creature)]
    if is_in_tournament(position, creature):
        return [Reason(Why.NOT_VANISHED, "EQ-9.9", creature)]
    return [Reason(Why.NO_TARGET, "EQ-6.4", creature)]


def _why_not_champion(position: Position, seat: int, creature: int, frame: Frame) -> list[Reason]:
    """EQ-9.2, EQ-9.4: stones are taken from champion cards, and never put there."""
    if isinstance(_effect(frame), PlaceStone):
        return [Reason(Why.NOT_WANTED, "EQ-9.4")]
    own = position.champions[creature] >> seat & 1
    return _not_wanted() if own else [Reason(Why.NOT_YOUR_STONE, "EQ-9.2", creature)]


def _why_not_field(position: Position, seat: int, field: int, frame: Frame) -> list[Reason]:
    """EQ-9.2, EQ-9.4, EQ-9.12, EQ-9.13."""
    creature, row = divmod(field, ROWS)
    effect = _effect(frame)
    if isinstance(effect, TakeStone):
        own = position.stones[field] == seat
        return [] if own else [Reason(Why.NOT_YOUR_STONE, "EQ-9.2", creature, number=row)]
    if isinstance(effect, PlaceStone):
        return _why_not_place(position, seat, field)
    if not isinstance(effect, Swap | Remove):
        return _not_wanted()
    rule = "EQ-9.12" if isinstance(effect, Swap) else "EQ-9.13"
    reasons = _creature_reasons(position, creature, rule)
    if visible(position, field) == NO_CARD:
        reasons.append(Reason(Why.NO_CARD_THERE, rule, creature, number=row))
    if isinstance(effect, Swap):
        return reasons or [Reason(Why.NOTHING_TO_SWAP, rule, creature)]
    if creature == frame.source:
        reasons.append(Reason(Why.OTHER_CREATURE_NEEDED, rule, creature))
    return reasons or [Reason(Why.WRONG_CARD, rule, creature, number=row)]


def _why_not_place(position: Position, seat: int, field: int) -> list[Reason]:
    """EQ-9.4: A free field in an open row, of a creature that stones go to."""
    creature, row = divmod(field, ROWS)
    goes_there = creature in creatures_for_stones(position)
    reasons = [] if goes_there else _creature_reasons(position, creature, "EQ-9.4")
    if row >= rows_for_stones(position):
        reasons.append(Reason(Why.LATER_ROW, "EQ-9.4", creature, number=row))
    if position.stones[field] != NOBODY:
        reasons.append(Reason(Why.STONE_THERE, "EQ-9.4", creature, number=row))
    if position.stones_left[seat] == 0:
        reasons.append(Reason(Why.NO_STONE_LEFT, "EQ-9.4"))
    return reasons


def _why_not_take(position: Position, seat: int, card: int, frame: Frame) -> list[Reason]:
    """EQ-2.3, EQ-9.6, EQ-9.10, EQ-9.11, EQ-10.2."""
    if frame.ask == Ask.KEEP and frame.seat == seat:
        return [Reason(Why.NOT_LOOKED_AT, "EQ-9.10", card=card)]
    for creature in position.creatures:
        for row in range(ROWS):
            if visible(position, creature * ROWS + row) == card:
                rule = ABILITIES[frame.ability].rule if frame.ability >= 0 else "EQ-6.4"
                return [Reason(Why.WRONG_CARD, rule, creature, card, number=row)]
    return [Reason(Why.NOT_VISIBLE, "EQ-2.3", card=card)]


def _why_not_give(position: Position, seat: int, card: int, frame: Frame) -> list[Reason]:
    """EQ-9.7."""
    reasons = _card_reasons(position, seat, card, "EQ-9.7")
    if frame.ask == Ask.GIVE and suit_of(card) != frame.source:
        reasons.append(Reason(Why.WRONG_CARD, "EQ-9.7", frame.source, card))
    return reasons


WHAT_LACKS: Final[dict[int, Callable[[Position, int, int, Frame], list[Reason]]]] = {
    actions.INVITE: _why_not_invite,
    actions.PASS: _why_not_pass,
    actions.USE: _why_not_use,
    actions.SHOW: _why_not_show,
    actions.REVEAL: _why_not_reveal,
    actions.BET: _why_not_bet,
    actions.SECRET: _why_not_secret,
    actions.PLAY: _why_not_play,
    actions.CHAMELEON: _why_not_chameleon,
    actions.DISCARD: _why_not_discard,
    actions.PLAYER: _why_not_player,
    actions.NAME: _why_not_name,
    actions.FIELD: _why_not_field,
    actions.CHAMPION: _why_not_champion,
    actions.SECRET_STONE: _why_not_secret_stone,
    actions.TAKE: _why_not_take,
    actions.GIVE: _why_not_give,
}
"""What an attempt itself lacks, by its block of actions; `done` and what chance does lack nothing."""
