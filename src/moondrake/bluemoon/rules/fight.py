"""End of a fight and the dragons (BM-7)."""

from typing import Final

from moondrake.bluemoon.effects import DragonCap, FightDragons, SecondDragonAt, When
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.rules.demands import demand_cards, has_demands, is_paid
from moondrake.bluemoon.rules.ending import end_by_fourth_dragon
from moondrake.bluemoon.rules.ignoring import has_working, refresh, sourced_texts
from moondrake.bluemoon.rules.moving import discard_ship, put_on_discards, show_bluff
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, cards_in

MANY_CARDS: Final = 6


RULES: Final = ["BM-7.2", "BM-7.8", "BM-10.40", "BM-10.41", "BM-16.2a", "BM-16.27", "BM-9.19"]
"""The rules by which dragons move; a GAIN frame names its rule by the place in this list."""


def gain_dragons(state: Position, seat: int, dragons: int, rule: str) -> None:
    """BM-7.5, BM-7.8: so many dragons move towards a player, next of all, one by one."""
    if dragons:
        state.frames.append(Frame(Ask.GAIN, seat, seat, left=dragons, place=RULES.index(rule)))


def gain_dragon(state: Position, seat: int, rule: str) -> None:
    """BM-7.5: one step of the dragons towards a player; a fourth one ends the game."""
    step = 1 if seat == 0 else -1
    if state.dragons * step >= 3:
        tell(state, What.DRAGON, seat, [], amount=4, rule=rule)
        end_by_fourth_dragon(state, seat)
        return
    state.dragons += step
    tell(state, What.DRAGON, seat, [], amount=state.dragons * step, rule=rule)


def dragons_won(state: Position, winner: int) -> int:
    """BM-7.4: the dragons of a fight that ends by a retreat now."""
    if not _speaks_of_dragons(state, 0) and not _speaks_of_dragons(state, 1):
        return _first_step(state, winner).total
    return dragon_steps(state, winner)[-1].total


def _speaks_of_dragons(state: Position, seat: int) -> bool:
    return has_working(state, seat, state.facts[seat].dragon_texts)


COUNTED: Final = 0
CHANGED: Final = 1
FLOORED: Final = 2
CAPPED: Final = 3


class DragonStep:
    """BM-7.4a: one step of the count: what the number is now, and why."""

    def __init__(self, kind: int, rule: str, total: int, amount: int, source: int = NO_CARD) -> None:
        self.kind = kind
        self.rule = rule
        self.total = total
        self.amount = amount
        """The cards counted in the first step, the change in later ones, the limit of a cap."""
        self.source = source
        """The card whose text it is, NO_CARD for the rules."""


def dragon_steps(state: Position, winner: int) -> list[DragonStep]:
    """BM-7.4a, OQ-37: how the dragons of a fight are counted, from the texts that work at the retreat."""
    steps = [_first_step(state, winner)]
    _add_texts(state, winner, steps, raising=True)
    _add_texts(state, winner, steps, raising=False)
    if steps[-1].total < 0:
        steps.append(DragonStep(FLOORED, "BM-7.4a", 0, 0))
    _cap_by_texts(state, winner, steps, forbidding=False)
    _cap_by_texts(state, winner, steps, forbidding=True)
    return steps


def _first_step(state: Position, winner: int) -> DragonStep:
    """BM-7.2, BM-7.3, RS-15: one dragon, or two with many cards."""
    side = state.sides[winner]
    cards = side.fight_cards()
    if state.rules.bluffs_count_for_dragons:
        cards += len(side.bluffs)
    many = MANY_CARDS
    by = NO_CARD
    for card, sentence in sourced_texts(state, winner):
        if isinstance(sentence.what, SecondDragonAt) and sentence.what.cards < many:
            many = sentence.what.cards
            by = winner << CARD_SHIFT | card
    if cards < many:
        return DragonStep(COUNTED, "BM-7.2", 1, cards)
    return DragonStep(COUNTED, "BM-7.3", 2, cards, by if cards < MANY_CARDS else NO_CARD)


def _add_texts(state: Position, winner: int, steps: list[DragonStep], raising: bool) -> None:
    """Steps (2) and (3): additional dragons of either side's texts, then fewer."""
    for seat in (winner, 1 - winner):
        for card, sentence in sourced_texts(state, seat):
            effect = sentence.what
            if not isinstance(effect, FightDragons) or effect.my_retreat != (seat != winner):
                continue
            if (effect.more > 0) == raising:
                total = steps[-1].total + effect.more
                whole = seat << CARD_SHIFT | card
                steps.append(DragonStep(CHANGED, "BM-7.4a", total, effect.more, whole))


def _cap_by_texts(state: Position, winner: int, steps: list[DragonStep], forbidding: bool) -> None:
    """Steps (4) and (5): "no more than" texts of the retreating player, then "may not"."""
    seat = 1 - winner
    for card, sentence in sourced_texts(state, seat):
        effect = sentence.what
        if isinstance(effect, DragonCap) and (effect.at_most == 0) == forbidding:
            total = min(steps[-1].total, effect.at_most)
            whole = seat << CARD_SHIFT | card
            steps.append(DragonStep(CAPPED, "BM-7.4a", total, effect.at_most, whole))


def retreat(state: Position, seat: int, rule: str, point: int = 0) -> None:
    """BM-6.5, BM-7.1, BM-5.5: a player retreats at once; the other one wins the fight.

    `point` is the phase at which the rules settled it (BM-17.2).
    """
    winner = 1 - seat
    state.frames.clear()
    tell(state, What.RETREAT, seat, [], amount=point, rule=rule)
    state.frames.append(Frame(Ask.RETREATED, seat, seat))
    gain_dragons(state, winner, dragons_won(state, winner), "BM-7.2")
    collect_unpaid_dragons(state, seat)


def collect_unpaid_dragons(state: Position, seat: int) -> None:
    """BM-16.2a, BM-16.4: an unpaid demand with a dragon as its alternative moves that dragon now."""
    if seat != state.seat or not has_demands(state, seat):
        return
    for card, demand in demand_cards(state, seat):
        if demand.dragon and not is_paid(state, card):
            state.turn.paid |= 1 << card
            state.turn.paid_twice |= 1 << card
            gain_dragons(state, 1 - seat, 1, "BM-16.2a")


def end_fight(state: Position, loser: int) -> None:
    """BM-7.6, BM-7.7, OQ-15: clear both sides, refill (winner first), the loser begins the next fight."""
    for seat in (0, 1):
        clear_side(state, seat)
    clear_away(state, loser)
    state.frames.append(Frame(Ask.FIGHT_END, loser, loser))
    for seat in (loser, 1 - loser):
        if state.manners[seat].refills:
            push_texts(state, seat, When.BETWEEN_FIGHTS)
            state.frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))


def push_texts(state: Position, seat: int, when: When) -> None:
    """The texts of a side's active cards and staff for this moment are carried out next."""
    side = state.sides[seat]
    facts = state.facts[seat]
    bits = (side.active | side.support | side.leading | side.lasting) & facts.by_when[when]
    if not bits:
        return
    for card in reversed(cards_in(bits & ~side.ignored_texts)):
        sentences = facts.sentences[card]
        for index in range(len(sentences) - 1, -1, -1):
            if sentences[index].when is when:
                whole = seat << CARD_SHIFT | card
                state.frames.append(Frame(Ask.RESOLVE, seat, seat, whole, place=index))


def clear_side(state: Position, seat: int) -> None:
    """BM-7.6, BM-5.6, BM-10.38: only combat and support zones are discarded; bluffs are shown."""
    side = state.sides[seat]
    cards = cards_in(side.combat) + cards_in(side.support)
    for card in cards:
        put_on_discards(state, seat, card)
    if cards:
        tell(state, What.CLEAR, seat, cards, rule="BM-7.6")
    side.combat = 0
    side.active = 0
    side.support = 0
    side.vows = 0
    if side.target_sources:
        side.target_sources = []
        side.targets = []
        side.target_marks = []
    if state.ignorers:
        state.ignorers = [
            whole
            for whole in state.ignorers
            if whole >> CARD_SHIFT != seat or (side.leading | side.lasting) >> (whole & LOCAL) & 1
        ]
    while side.bluffs:
        show_bluff(state, seat, 0, "BM-10.38")


def clear_away(state: Position, seat: int) -> None:
    """What leaves when the turn of this seat ends: landed ships and leadership cards."""
    discard_landed(state, seat)
    end_leadership(state)
    refresh(state)


def discard_landed(state: Position, seat: int) -> None:
    """BM-9.15, OQ-26: landed ships leave at the latest when the turn ends."""
    landed = state.sides[seat].landed
    for ship in cards_in(landed):
        discard_ship(state, seat, ship, "BM-9.15")


def end_leadership(state: Position) -> None:
    """BM-9.6, RS-4: leadership cards are never active beyond the turn."""
    for seat in (0, 1):
        side = state.sides[seat]
        if side.leading:
            leading = side.leading
            side.leading = 0
            state.ignorers = [
                whole
                for whole in state.ignorers
                if whole >> CARD_SHIFT != seat or not leading >> (whole & LOCAL) & 1
            ]
