"""From one turn to the next (BM-5.1, BM-6.8), and what happens before it begins."""

from moondrake.bluemoon.effects import Attract, CharacterLimit, Element, ForceRetreat, Together, When
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.rules.ending import end_without_cards, is_out_of_cards
from moondrake.bluemoon.rules.fight import clear_away, gain_dragons, retreat
from moondrake.bluemoon.rules.ignoring import has_working, working_cards, working_texts
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import Ask, Frame, Phase, Position, Turn
from moondrake.bluemoon.zones import cards_in, count


def next_turn(state: Position, seat: int, is_first: bool) -> None:
    """The turn of this seat begins, perhaps with a fight."""
    state.seat = seat
    state.is_first = is_first
    if is_first:
        state.element = Element.NO_ELEMENT
    state.turn = Turn()
    state.must_retreat = False
    state.informed = False
    state.points = []
    state.phase = Phase.END_CHECK


def announce_power(state: Position, rule: str) -> None:
    """T6b, BM-6.18, BM-6.19: the power is told, and what it stands against; T6c comes."""
    state.phase = Phase.AFTER_POWER
    if state.events is None:
        return
    seat, element = state.seat, state.element
    if state.is_first:
        tell(state, What.ELEMENT, seat, [], amount=element, rule="BM-6.18")
    tell(state, What.ANNOUNCE, seat, [], amount=power(state, seat, element), rule=rule)
    tell(state, What.AGAINST, 1 - seat, [], amount=power(state, 1 - seat, element), rule="BM-6.19")


def end_turn(state: Position) -> None:
    """T7 is over: landed ships and leadership cards leave, the opponent's turn begins."""
    clear_away(state, state.seat)
    next_turn(state, 1 - state.seat, is_first=False)


def after_decline(state: Position, frame: Frame) -> None:
    """BM-6.8, RS-6, RS-28: refill, then the opponent starts; BM-8.1(c): the last cards end the game."""
    seat = frame.seat
    clear_away(state, seat)
    side = state.sides[seat]
    has_no_cards = not side.hand and side.pile_size() == 0
    if not side.hand and state.rules.empty_decline_ends:
        has_no_cards = not frame.bits or has_no_cards
    elif state.rules.ends_without_hand:
        has_no_cards = False
    if has_no_cards:
        end_without_cards(state)
        return
    state.frames.append(Frame(Ask.FIGHT_END, 1 - seat, seat))
    state.frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))


def end_check(state: Position) -> None:
    """BM-8.1(b), RS-28: when a fight should begin and a player is out of cards, the game ends."""
    if state.is_first and (is_out_of_cards(state, 0) or is_out_of_cards(state, 1)):
        end_without_cards(state)
        return
    tell(state, What.TURN, state.seat, [], amount=int(state.is_first), rule="BM-5.2")
    state.phase = Phase.BEFORE_TURN


def before_turn(state: Position) -> None:
    """TB: texts that act before the turn (BM-16.5), then those of its beginning (BM-16.27)."""
    if not state.is_first and _act_together(state, 1 - state.seat, When.BEFORE_YOUR_TURN, "BM-16.5"):
        return
    state.phase = Phase.TURN_BEGIN
    _act_together(state, state.seat, When.MY_TURN_BEGIN, "BM-16.27")


def _act_together(state: Position, seat: int, when: When, rule: str) -> bool:
    """Each group of a player's active supports does what its texts say; True if the opponent retreats."""
    if not working_cards(state, seat, state.facts[seat].by_when[when]):
        return False
    groups = _groups(state, seat, when)
    if any(isinstance(group.then, ForceRetreat) for group in groups):
        retreat(state, 1 - seat, rule)
        return True
    for group in groups:
        if isinstance(group.then, Attract):
            gain_dragons(state, seat, group.then.count, "BM-16.27")
    return False


def _groups(state: Position, seat: int, when: When) -> list[Together]:
    """What groups of active supports do at this moment, once for each group, if a text works that says so."""
    side = state.sides[seat]
    facts = state.facts[seat]
    found: list[Together] = []
    cards = (side.active | side.support | side.lasting) & facts.by_when[when]
    for card in cards_in(cards & ~side.ignored_texts):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if not isinstance(effect, Together) or sentence.when is not when or effect in found:
                continue
            if count(side.support & facts.tagged(effect.tag)) >= effect.at_least:
                found.append(effect)
    return found


def exceeds_character_limit(state: Position) -> bool:
    """BM-16.29, OQ-45: does the active player have more active characters than an opposing text allows?"""
    if not has_working(state, 1 - state.seat, state.facts[1 - state.seat].character_limits):
        return False
    characters = count(state.sides[state.seat].active & state.facts[state.seat].characters)
    for sentence in working_texts(state, 1 - state.seat):
        if isinstance(sentence.what, CharacterLimit) and characters > sentence.what.at_most:
            return True
    return False
