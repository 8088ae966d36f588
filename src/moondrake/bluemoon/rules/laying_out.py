"""What may be laid out: bans, limits, permissions, conditions (BM-6.10 to BM-6.17, BM-10, BM-11.5)."""

from typing import Final

from moondrake.bluemoon.effects import (
    ANY_NUMBER,
    BLUFFS,
    GANGS,
    WITH_REPLACE,
    Attacked,
    Ban,
    BanFurther,
    Cards,
    Condition,
    EachPlayer,
    Element,
    Elements,
    Forswear,
    FreeIf,
    HandToo,
    Icon,
    Kind,
    MillToPlay,
    MyFightIsEmpty,
    MyInfluenceIsEmpty,
    OnlyIf,
    PayToPlay,
    Permit,
    PermitEither,
    Sentence,
    Tag,
    When,
    WithoutCondition,
    YouHaveActive,
    YouHaveCards,
    YouHaveDragons,
    YourHandLeads,
)
from moondrake.bluemoon.facts import DeckFacts
from moondrake.bluemoon.knowledge import located
from moondrake.bluemoon.rules.demands import can_pay_with
from moondrake.bluemoon.rules.ignoring import (
    NO_SENTENCES,
    active_cards,
    costs_something,
    effective_icons,
    fitting,
    has_working,
    is_bluff_described,
    is_silent,
    working_texts,
)
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import cards_in, count
from moondrake.table.native import i64


class Bans:
    """What texts forbid a player now: opposing ones, and vows of one's own (BM-11.5, BM-13.1)."""

    def __init__(self) -> None:
        self.general: i64 = 0
        """Forbidden cards; bans that name characters are in `named` (BM-10.25b)."""
        self.named: i64 = 0
        self.bluffs: i64 = 0
        self.supports = False
        """Supports as such are forbidden, hence loading too (BM-9.11)."""
        self.everything = False
        self.combat = False

    def forbid(self, facts: DeckFacts, cards: Cards) -> None:
        """The cards of a description are forbidden."""
        if Kind.CHARACTER in cards.kinds:
            self.named |= facts.described(cards)
        else:
            self.general |= facts.described(cards)
        self.bluffs |= facts.described_as_bluff(cards)
        self.supports = self.supports or _are_all_supports(cards)


FREE: Final = int(Icon.FREE)
PAIR: Final = int(Icon.PAIR)
REPLACE: Final = int(Icon.REPLACE)
ALL_BLUFFS: Final = int(BLUFFS)
ALL_GANGS: Final = int(GANGS)
TO_PLAY: Final = int(When.TO_PLAY)
NO_BANS: Final = Bans()
"""Handed out where nothing is forbidden; nobody may change it."""


def bans_of(state: Position, seat: int, texts: list[Sentence]) -> Bans:
    """What these opposing texts forbid a player, and the vows."""
    facts = state.facts[seat]
    bans = Bans()
    for _, _, cards in vows_on(state, seat):
        bans.forbid(facts, cards)
    for sentence in texts:
        effect = sentence.what
        if isinstance(effect, Ban):
            bans.forbid(facts, effect.cards)
        elif isinstance(effect, BanFurther) and seat == state.seat:
            if not effect.combat_only:
                bans.everything = bans.everything or state.turn.laid_out > 0
            elif state.turn.laid_in_combat:
                bans.combat = True
    return bans


def _are_all_supports(cards: Cards) -> bool:
    """Does a description speak of supports as such, whatever they are?"""
    is_plain = not cards.icons and cards.has_text is None and cards.value_above is None and not cards.bluffs
    fits_kind = not cards.kinds or Kind.SUPPORT in cards.kinds
    return is_plain and fits_kind and not cards.tags and not cards.without_tags


def vows_on(state: Position, seat: int) -> list[tuple[int, str, Cards]]:
    """BM-13.1, OQ-63: what a player lays out no more in this fight, with the card that says so and its rule:
    vows of own cards, and those that bind both players."""
    found: list[tuple[int, str, Cards]] = []
    for owner in (0, 1):
        for card in cards_in(state.sides[owner].vows):
            for sentence in state.facts[owner].sentences[card]:
                both = isinstance(sentence.what, EachPlayer)
                vow = sentence.what.what if isinstance(sentence.what, EachPlayer) else sentence.what
                if isinstance(vow, Forswear) and (both or owner == seat):
                    found.append((owner << CARD_SHIFT | card, sentence.rule, vow.cards))
    return found


def forsworn(state: Position, seat: int) -> i64:
    """BM-13.1: the cards of a player that such a vow forbids."""
    if not (state.sides[0].vows or state.sides[1].vows):
        return 0
    bits: i64 = 0
    for _, _, cards in vows_on(state, seat):
        bits |= state.facts[seat].described(cards)
    return bits


def bans_now(state: Position, seat: int) -> Bans:
    """BM-10.12: all bans that hold for a player."""
    rival = 1 - seat
    if has_working(state, rival, state.facts[rival].ban_texts):
        return bans_of(state, seat, working_texts(state, rival))
    if state.sides[0].vows or state.sides[1].vows:
        return bans_of(state, seat, NO_SENTENCES)
    return NO_BANS


def playable_from(state: Position, hand: i64) -> i64:
    """BM-9.13, OQ-65: hand cards; with a landed ship its cargo instead, unless a text allows both.

    Here and below `hand` is the hand, or what by public knowledge it could be (`could_hold`).
    """
    side = state.sides[state.seat]
    if not side.landed:
        return hand
    bits = side.landed_cargo()
    singles = 0
    for ship in cards_in(side.landed & ~side.ignored_texts):
        for sentence in state.facts[state.seat].sentences[ship]:
            if isinstance(sentence.what, HandToo):
                if not sentence.what.one:
                    return bits | hand
                singles += 1
    if singles > state.turn.from_hand:
        return bits | hand
    if singles:  # BM-9.17, BM-16.12: a pair or a gang goes on by its own rules
        bits |= hand & (pair_partners(state) | gang_members(state))
    return bits


def could_hold(state: Position, seat: int) -> i64:
    """The cards a player could hold by what the opponent knows; the real hand is among them."""
    side = state.sides[seat]
    if side.known_hand == side.hand:
        return side.hand
    facts = state.facts[seat]
    return facts.all_cards & ~located(side, facts)


def free_cards(state: Position, cards: i64, as_bluff: bool) -> i64:
    """BM-10.14 to BM-10.17, RS-36: those of these cards that would be laid out as FREE now."""
    seat = state.seat
    side = state.sides[seat]
    facts = state.facts[seat]
    able = cards & ~side.ignored_cards
    if not able or side.icons_off & FREE:
        return 0
    if is_free_lent(state):
        return able
    free = able & facts.free
    if as_bluff:
        return free  # BM-9.16, OQ-23: no FREE gained from a ship or a text of the card itself
    if state.rules.ship_lends_free and side.landed:
        free |= able & side.landed_cargo() & facts.tagged(Tag.SAILOR)
    others = able & ~free & facts.by_when[TO_PLAY] & ~side.ignored_texts
    for card in cards_in(others):
        for sentence in facts.sentences[card]:
            if isinstance(sentence.what, FreeIf) and holds(state, seat, sentence.what.condition):
                free |= 1 << card
    return free


def is_free_lent(state: Position) -> bool:
    """BM-16.10, OQ-50: does a card lend FREE to the next one?"""
    side = state.sides[state.seat]
    lenders = state.turn.lenders
    return bool(lenders & (side.active | side.support | side.leading | side.lasting) & ~side.ignored_texts)


def holds(state: Position, seat: int, condition: Condition) -> bool:
    """BM-9.3, BM-16.9: does a condition of this player's card hold at this moment?"""
    mine = state.sides[seat]
    yours = state.sides[1 - seat]
    if isinstance(condition, YouHaveDragons):
        return (state.dragons if seat == 1 else -state.dragons) >= condition.at_least
    if isinstance(condition, YourHandLeads):
        return count(yours.hand) - count(mine.hand) >= condition.by  # OQ-49
    if isinstance(condition, YouHaveCards):
        cards = count(yours.active if condition.active else yours.combat)
        return cards + count(yours.support) + len(yours.bluffs) >= condition.at_least  # OQ-56
    if isinstance(condition, YouHaveActive):
        return count_active(state, 1 - seat, condition) >= condition.at_least
    if isinstance(condition, Attacked):
        return _is_attacked(state, seat, condition)
    if isinstance(condition, MyFightIsEmpty):
        return not mine.combat and not mine.support and not mine.bluffs
    if isinstance(condition, MyInfluenceIsEmpty):
        hylas = 0 if state.rules.hyla_zone_is_shared else mine.lasting & state.facts[seat].hylas  # RS-17
        return len(mine.ships) == count(mine.landed) and not hylas
    return False  # PlayedFromShip is known only when the card is being played


def count_active(state: Position, seat: int, condition: YouHaveActive) -> int:
    """Active cards of a description, bluff supports included where they fit (OQ-56)."""
    side = state.sides[seat]
    cards = count(active_cards(state, seat) & fitting(state, seat, condition.cards))
    return cards + (len(side.bluffs) if is_bluff_described(condition.cards) else 0)


def _is_attacked(state: Position, seat: int, condition: Attacked) -> bool:
    """BM-9.3a, OQ-31: nobody attacks in the first turn of a fight."""
    if state.is_first or state.element == Element.NO_ELEMENT:
        return False
    if condition.elements not in (Elements.BOTH, state.element):
        return False
    return power(state, 1 - seat, state.element) >= condition.power


def unmet_conditions(state: Position, cards: i64) -> i64:
    """BM-9.3, BM-9.8a: those of these cards whose condition does not hold now."""
    unmet = 0 if has_dragon(state, state.seat) else cards & state.facts[state.seat].achievements
    return unmet | unmet_texts(state, state.seat, cards)


def unmet_texts(state: Position, seat: int, cards: i64) -> i64:
    """BM-9.3: those of these cards of a player whose own text does not let them be laid out now."""
    facts = state.facts[seat]
    bits = cards & facts.by_when[TO_PLAY] & ~state.sides[seat].ignored_texts
    unmet: i64 = 0
    for card in cards_in(bits):
        for sentence in facts.sentences[card]:
            if isinstance(sentence.what, OnlyIf) and not holds(state, seat, sentence.what.condition):
                unmet |= 1 << card
    return unmet


def has_dragon(state: Position, seat: int) -> bool:
    """BM-9.8a, OQ-32: has this player at least one dragon?"""
    return state.dragons > 0 if seat == 0 else state.dragons < 0


def waived_conditions(state: Position) -> i64:
    """BM-16.35, BM-9.8b: the cards that may be laid out without their condition now."""
    facts = state.facts[state.seat]
    if not has_working(state, state.seat, facts.unconditional_texts):
        return 0
    bits: i64 = 0
    for sentence in working_texts(state, state.seat):
        effect = sentence.what
        if isinstance(effect, WithoutCondition) and state.turn.waived < effect.count:
            bits |= facts.described(effect.cards)
    return bits


def unplayable(state: Position, cards: i64, hand: i64) -> i64:
    """BM-12.4, BM-9.21: those of these cards whose condition or cost before playing cannot be met."""
    unmet = unmet_conditions(state, cards)
    if unmet:
        unmet &= ~waived_conditions(state)
    return unmet | unaffordable(state, state.seat, cards, hand)


def unaffordable(state: Position, seat: int, cards: i64, hand: i64) -> i64:
    """BM-12.4: those of these cards of a player whose cost before playing cannot be paid completely."""
    costly = costs_something(state, seat, cards)
    unmet: i64 = 0
    facts = state.facts[seat]
    for card in cards_in(costly):
        for sentence in facts.sentences[card]:
            cost = sentence.what
            if not isinstance(cost, (PayToPlay, MillToPlay)) or is_silent(state, seat, card, sentence):
                continue
            if not is_affordable(state, seat, cost, hand & ~(1 << card)):
                unmet |= 1 << card
    return unmet


def is_affordable(state: Position, seat: int, cost: PayToPlay | MillToPlay, hand: i64) -> bool:
    """BM-12.4: can the cost be paid completely with other hand cards (or cards of the pile)?"""
    if isinstance(cost, PayToPlay):
        return can_pay_with(state, seat, hand, cost.payment, 1)
    return state.sides[seat].pile_size() >= cost.count


def pair_partners(state: Position) -> i64:
    """BM-10.20 to BM-10.23: the cards that may follow as second card of a pair."""
    first = state.turn.pair_open
    if first == NO_CARD:
        return 0
    partners: i64 = 0
    for card in cards_in(state.facts[state.seat].partners[first]):
        if effective_icons(state, state.seat, card) & PAIR:
            partners |= 1 << card
    return partners


def gang_members(state: Position) -> i64:
    """BM-10.25, RS-12, OQ-27: the cards that may join the active gang."""
    if not state.facts[state.seat].gangs:
        return 0
    gang = active_gang(state)
    if not gang:
        return 0
    members: i64 = 0
    for card in cards_in(state.facts[state.seat].characters):
        if effective_icons(state, state.seat, card) & gang:
            members |= 1 << card
    return members


def active_gang(state: Position) -> int:
    """BM-10.24: the gang all my active combat cards belong to, or 0."""
    side = state.sides[state.seat]
    cards = side.active
    if state.rules.gang_ignores_boosters:
        cards &= state.facts[state.seat].characters
    gang = ALL_GANGS if cards else 0
    for card in cards_in(cards):
        gang &= effective_icons(state, state.seat, card)
        if not gang:
            return 0
    return gang


def waives_character(state: Position) -> bool:
    """BM-16.21, BM-16.37: is the duty to play a character lifted this turn?"""
    return has_working(state, state.seat, state.facts[state.seat].waiving_texts)


def character_options(state: Position, hand: i64) -> i64:
    """BM-6.10: the characters that may be laid out now."""
    turn = state.turn
    if turn.stopped:  # BM-10.3
        return 0
    facts = state.facts[state.seat]
    cards = playable_from(state, hand) & facts.characters
    if not cards:
        return 0
    bans = bans_now(state, state.seat)
    cards &= ~bans.general
    if not cards or bans.everything or bans.combat:
        return 0
    gang = gang_members(state)
    cards &= ~bans.named | gang
    if turn.characters:
        cards &= free_cards(state, cards, as_bluff=False) | pair_partners(state) | gang
    return cards & ~unplayable(state, cards, hand)


def allowance(state: Position, kind: Kind) -> tuple[bool, bool]:
    """BM-6.13 to BM-6.15: may one more booster (support) that counts be played, and one that is FREE?

    RS-7, BM-12.9: after STOP only texts that grant additional cards count, for FREE cards too.
    """
    turn = state.turn
    base = 0 if state.is_first or turn.stopped else 1
    if turn.stopped and state.rules.stop_is_absolute:
        return False, False
    boosters = turn.boosters + (1 if kind is Kind.BOOSTER else 0)
    supports = turn.supports + (1 if kind is Kind.SUPPORT else 0)
    if not has_working(state, state.seat, state.facts[state.seat].permit_texts):
        fits = boosters + supports <= base
    else:
        boosters = max(0, boosters - permitted(state, Kind.BOOSTER))
        supports = max(0, supports - permitted(state, Kind.SUPPORT))
        fits = boosters + supports <= base + permitted_either(state)
    return fits, fits if turn.stopped else True


def permitted(state: Position, kind: Kind) -> int:
    """BM-6.15: how many additional boosters or supports my texts allow."""
    if not has_working(state, state.seat, state.facts[state.seat].permit_texts):
        return 0
    total = 0
    for sentence in working_texts(state, state.seat):
        effect = sentence.what
        if isinstance(effect, Permit) and effect.kind is kind:
            total += effect.count
    return min(total, ANY_NUMBER)


def permitted_either(state: Position) -> int:
    """BM-6.15: additional cards that may be a booster or a support."""
    if not has_working(state, state.seat, state.facts[state.seat].permit_texts):
        return 0
    total = 0
    for sentence in working_texts(state, state.seat):
        if isinstance(sentence.what, PermitEither):
            total += sentence.what.count
    return total


def booster_options(state: Position, hand: i64, bans: Bans) -> i64:
    """BM-6.13: the boosters that may be laid out now."""
    if bans.everything or bans.combat:
        return 0
    facts = state.facts[state.seat]
    cards = playable_from(state, hand) & facts.boosters & ~bans.general & ~bans.named
    if not cards:
        return 0
    fits, free_fits = allowance(state, Kind.BOOSTER)
    if not free_fits:
        return 0
    cards &= ~unplayable(state, cards, hand)
    if fits:
        return cards
    return cards & (free_cards(state, cards, as_bluff=False) | pair_partners(state))


def support_options(state: Position, hand: i64, bans: Bans) -> i64:
    """BM-6.13: the supports that may be laid out now."""
    if bans.everything:
        return 0
    facts = state.facts[state.seat]
    cards = playable_from(state, hand) & facts.supports & ~bans.general & ~bans.named
    if not cards:
        return 0
    fits, free_fits = allowance(state, Kind.SUPPORT)
    if not free_fits:
        return 0
    cards &= ~unplayable(state, cards, hand)
    return cards if fits else cards & free_cards(state, cards, as_bluff=False)


def bluff_options(state: Position, hand: i64, bans: Bans) -> i64:
    """BM-10.32 to BM-10.34, BM-10.39: the characters that may be laid out as bluff supports now."""
    side = state.sides[state.seat]
    cards = playable_from(state, hand) & state.facts[state.seat].bluffable
    if not cards or side.bluffs_ignored:
        return 0
    fits, free_fits = allowance(state, Kind.SUPPORT)
    if bans.everything or not free_fits:
        return 0
    cards &= ~bans.bluffs
    if not fits:
        cards &= free_cards(state, cards, as_bluff=True)
    return _with_effective_bluff(state, cards)


def _with_effective_bluff(state: Position, cards: i64) -> i64:
    side = state.sides[state.seat]
    if not side.icons_off:
        return cards & ~side.ignored_cards
    bits: i64 = 0
    for card in cards_in(cards):
        if effective_icons(state, state.seat, card) & ALL_BLUFFS:
            bits |= 1 << card
    return bits


def load_options(state: Position, hand: i64, bans: Bans) -> i64:
    """BM-9.11, OQ-67: the hand cards that may be loaded onto a ship now, instead of playing a support."""
    side = state.sides[state.seat]
    if not side.ships or not loadable_ships(state, state.seat):
        return 0
    if bans.everything or bans.supports or not allowance(state, Kind.SUPPORT)[0]:
        return 0
    facts = state.facts[state.seat]
    return loadable_from(state, hand) & (facts.characters | facts.boosters | facts.supports)


def loadable_from(state: Position, hand: i64) -> i64:
    """OQ-67: from hand, or from the cargo of a landed ship too."""
    return hand | state.sides[state.seat].landed_cargo() if state.rules.cargo_is_loaded_too else hand


def loadable_ships(state: Position, seat: int) -> list[int]:
    """BM-9.11, BM-9.13: the ships loaded in T5; a landed one has left the influence zone."""
    return [ship for ship in ships_with_room(state, seat) if not state.sides[seat].landed >> ship & 1]


def ships_with_room(state: Position, seat: int) -> list[int]:
    """BM-9.10, BM-9.12: own ships, landed or not, that can take one more card."""
    side = state.sides[seat]
    printed = state.facts[seat].printed
    return [
        ship for index, ship in enumerate(side.ships) if count(side.cargo[index]) < printed[ship].capacity
    ]


def action_options(state: Position, hand: i64) -> i64:
    """BM-6.2, RS-3, BM-9.14: the action cards that may be laid out now, one a turn, landed ship or not."""
    if state.turn.action_used or state.turn.stopped:
        return 0
    cards = hand & state.facts[state.seat].actions
    if not cards:
        return 0
    bans = bans_now(state, state.seat)
    if bans.everything:
        return 0
    cards &= ~bans.general & ~bans.named
    return cards & ~unplayable(state, cards, hand)


def replace_options(state: Position, hand: i64) -> i64:
    """BM-10.29, BM-10.30, BM-16.17, OQ-66: the hand cards that may be replaced now instead of an action."""
    if state.turn.action_used:
        return 0
    facts = state.facts[state.seat]
    if has_working(state, state.seat, facts.replacing_texts):
        side = state.sides[state.seat]
        return 0 if side.icons_off & REPLACE else hand & ~side.ignored_cards
    cards = hand & facts.replace
    return cards & fitting(state, state.seat, WITH_REPLACE) if cards else 0


def achievement_options(state: Position, seat: int) -> i64:
    """BM-9.8b: the crystal cards a player may play by a text, in whoever's turn."""
    side = state.sides[seat]
    cards = side.hand & state.facts[seat].achievements
    if not cards or (seat == state.seat and state.turn.stopped):
        return 0
    bans = bans_now(state, seat)
    cards &= ~bans.general & ~bans.named
    if not state.manners[seat].is_bound:
        return cards
    cards &= ~unmet_texts(state, seat, cards) & ~unaffordable(state, seat, cards, side.hand)
    return 0 if bans.everything else cards
