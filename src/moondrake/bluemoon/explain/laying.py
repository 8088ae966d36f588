"""Why a card may not be laid out, bluffed with or loaded: the checks of `rules/laying_out.py`, one by one."""

from typing import Final

from moondrake.bluemoon.effects import (
    BLUFFS,
    GANGS,
    Ban,
    BanFurther,
    FreeIf,
    Icon,
    IgnoreCards,
    Kind,
    MillToPlay,
    OnlyIf,
    PayToPlay,
    Sentence,
)
from moondrake.bluemoon.explain.places import (
    PLACE_RULES,
    icon_ignorers,
    not_in_hand,
    not_yours,
    owner_of,
    place_of,
    wholes,
)
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.rules.ignoring import (
    effective_icons,
    has_working,
    ignore_effect,
    ignorers_in_force,
    is_bluff_described,
    sourced_texts,
)
from moondrake.bluemoon.rules.laying_out import (
    active_gang,
    allowance,
    bans_of,
    forsworn,
    free_cards,
    gang_members,
    has_dragon,
    holds,
    is_affordable,
    loadable_from,
    loadable_ships,
    pair_partners,
    playable_from,
    replace_options,
    ships_with_room,
    unmet_conditions,
    unplayable,
    vows_on,
    waived_conditions,
)
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import LOCAL, cards_in

FIGHTING: Final = (Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT)
ACTIONS: Final = (Kind.LEADERSHIP, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT)
STAFF_RULES: Final = {Kind.LEADER: "BM-9.1", Kind.INQUISITOR: "BM-9.19", Kind.EMISSARY: "BM-9.20"}


def why_not_play(state: Position, card: int) -> list[Reason]:
    """BM-6.10 to BM-6.17: laying a card of the active player out, as what it is."""
    if owner_of(card) != state.seat:
        return not_yours(card)
    kind = state.facts[state.seat].kind[card & LOCAL]
    if kind in STAFF_RULES:
        return [Reason(Why.NEVER_PLAYED, (STAFF_RULES[Kind(kind)],), card)]
    if kind == Kind.INTERFERENCE:
        only = Reason(Why.ONLY_AS_ANSWER, ("BM-9.18",), card, remedy=Remedy.WAIT)
        return [only, *not_in_hand(state, state.seat, card)]
    if kind in ACTIONS:
        return _why_not_action(state, card)
    if kind == Kind.CHARACTER:
        return _why_not_character(state, card)
    return _why_not_booster_or_support(state, card, Kind(kind))


def wrong_phase(state: Position, phase: int, rule: str, card: int = NO_CARD) -> list[Reason]:
    """BM-5.2: it belongs to another phase, still to come in this turn or over."""
    if state.phase == phase:
        return []
    remedy = Remedy.IN_PHASE if state.phase < phase else Remedy.NEXT_TURN
    return [Reason(Why.WRONG_PHASE, (rule, "BM-5.2"), card, number=phase, remedy=remedy)]


def _bit(card: int) -> int:
    return 1 << (card & LOCAL)


def not_playable_from(state: Position, card: int) -> list[Reason]:
    """BM-9.13: from hand, or with a landed ship from its cargo."""
    side = state.sides[state.seat]
    if playable_from(state, side.hand) & _bit(card):
        return []
    if side.hand & _bit(card):
        ships = wholes(state.seat, side.landed)
        rules = ("BM-9.13", "BM-16.12") if state.turn.from_hand else ("BM-9.13",)
        return [Reason(Why.HAND_CLOSED, rules, card, ships, remedy=Remedy.FROM_SHIP)]
    place = place_of(state, card)
    if place == Place.CARGO:
        return [Reason(Why.NOT_LANDED, ("BM-9.13",), card, number=place, remedy=Remedy.LAND_SHIP)]
    rules = ("BM-11.1", PLACE_RULES[place])
    return [Reason(Why.NOT_IN_HAND, rules, card, number=place, remedy=Remedy.GET_CARD)]


def stop_cards(state: Position) -> tuple[int, ...]:
    """BM-10.3: the own active cards whose STOP is effective."""
    seat = state.seat
    side = state.sides[seat]
    bits = side.active | side.support | side.leading
    stops = [card for card in cards_in(bits) if effective_icons(state, seat, card) & Icon.STOP]
    return tuple(seat << CARD_SHIFT | card for card in stops)


def stopped(state: Position, card: int) -> list[Reason]:
    """BM-10.3: a card with STOP was laid out."""
    if not state.turn.stopped:
        return []
    phase = {Kind.CHARACTER: Phase.CHARACTER}.get(
        Kind(state.facts[owner_of(card)].kind[card & LOCAL]), Phase.ACTION
    )
    by = stop_cards(state)
    return [Reason(Why.STOPPED, ("BM-10.3",), card, by, number=phase, remedy=Remedy.NEXT_TURN)]


def bans_on(state: Position, card: int, as_bluff: bool = False) -> list[Reason]:
    """BM-11.5, BM-13.1: one reason for each text that forbids its owner the card."""
    seat = owner_of(card)
    rival = 1 - seat
    reasons = _vows_against(state, card, as_bluff)
    for source, sentence in sourced_texts(state, rival):
        if isinstance(sentence.what, (Ban, BanFurther)) and _is_hit(state, card, sentence, as_bluff):
            reasons.append(_ban(rival << CARD_SHIFT | source, sentence, card))
    return reasons


def _vows_against(state: Position, card: int, as_bluff: bool) -> list[Reason]:
    """BM-13.1: vows that forbid the card for the rest of the fight."""
    seat = owner_of(card)
    facts = state.facts[seat]
    reasons = []
    for vow, rule, cards in vows_on(state, seat):
        hit = facts.described_as_bluff(cards) if as_bluff else facts.described(cards)
        if Kind.CHARACTER in cards.kinds and not as_bluff and seat == state.seat:
            hit &= ~gang_members(state)  # BM-10.25b
        if hit & _bit(card):
            rules = tuple(dict.fromkeys((rule, "BM-13.1")))
            reasons.append(Reason(Why.FORSWORN, rules, card, (vow,), cards, remedy=Remedy.NEXT_FIGHT))
    return reasons


def _ban(source: int, sentence: Sentence, card: int) -> Reason:
    effect = sentence.what
    rules = tuple(dict.fromkeys((sentence.rule, "BM-11.5")))
    if isinstance(effect, Ban):
        return Reason(Why.BANNED, rules, card, (source,), effect.cards, remedy=Remedy.LOSE_CARDS)
    return Reason(Why.BANNED_FURTHER, rules, card, (source,), remedy=Remedy.LOSE_CARDS)


def _is_hit(state: Position, card: int, sentence: Sentence, as_bluff: bool) -> bool:
    """Does this text alone forbid the card now?"""
    seat = owner_of(card)
    bans = bans_of(state, seat, [sentence])
    bit = _bit(card) & ~forsworn(state, seat)
    kind = state.facts[seat].kind[card & LOCAL]
    if bans.everything:
        return True
    if as_bluff:
        return bool(bans.bluffs & ~bans_of(state, seat, []).bluffs & _bit(card))
    if bans.combat and kind in (Kind.CHARACTER, Kind.BOOSTER):
        return True
    named = bans.named
    if kind == Kind.CHARACTER and named & bit:
        named &= ~gang_members(state)  # BM-10.25b
    return bool((bans.general | named) & bit)


def _why_not_action(state: Position, card: int) -> list[Reason]:
    """BM-6.2, RS-3, BM-9.14."""
    reasons = not_in_hand(state, state.seat, card)
    reasons += wrong_phase(state, Phase.ACTION, "BM-6.2", card)
    reasons += stopped(state, card)
    reasons += bans_on(state, card)
    reasons += _unplayable(state, card)
    return reasons + action_used(state, card)


def action_used(state: Position, card: int) -> list[Reason]:
    """BM-6.2, RS-3: one action card, or one REPLACE."""
    reasons = []
    if state.turn.action_used:
        rules = ("BM-6.2", "RS-3")
        reasons.append(
            Reason(Why.ACTION_USED, rules, card, number=Phase.ACTION, remedy=Remedy.NEXT_TURN),
        )
    return reasons


def leaving(state: Position) -> Remedy:
    """BM-6.4, BM-6.8: how one leaves a fight now."""
    return Remedy.DECLINE if state.is_first else Remedy.RETREAT


def _why_not_character(state: Position, card: int) -> list[Reason]:
    """BM-6.10, BM-6.12."""
    reasons = not_playable_from(state, card)
    reasons += wrong_phase(state, Phase.CHARACTER, "BM-6.12", card)
    if state.must_retreat and state.phase == Phase.CHARACTER:
        reasons.append(Reason(Why.MUST_RETREAT, ("BM-17.2a",), card, remedy=leaving(state)))
    reasons += stopped(state, card)
    reasons += bans_on(state, card)
    reasons += _unplayable(state, card)
    bit = _bit(card)
    if state.turn.characters:
        exempt = free_cards(state, bit, as_bluff=False) | pair_partners(state) | gang_members(state)
        if not exempt & bit:
            reasons.append(Reason(Why.CHARACTER_PLAYED, ("BM-6.10",), card, remedy=Remedy.GET_FREE))
            reasons += _why_not_exempt(state, card, as_bluff=False)
    return reasons


def _unplayable(state: Position, card: int) -> list[Reason]:
    """BM-12.4: the card's own condition, and what must be given up before it is laid out."""
    bit = _bit(card)
    hand = state.sides[state.seat].hand
    if not unplayable(state, bit, hand):
        return []
    reasons = []
    if unmet_conditions(state, bit) & ~waived_conditions(state):
        reasons += _unmet_condition(state, card)
    for sentence in state.facts[state.seat].sentences[card & LOCAL]:
        cost = sentence.what
        if isinstance(cost, (PayToPlay, MillToPlay)) and not is_affordable(
            state, state.seat, cost, hand & ~bit
        ):
            rules = tuple(dict.fromkeys((sentence.rule, "BM-12.4", "BM-9.21")))
            missing = cost.payment if isinstance(cost, PayToPlay) else None
            reasons.append(Reason(Why.NO_COST, rules, card, (card,), missing, remedy=Remedy.OTHER_CARD))
    return reasons


def _unmet_condition(state: Position, card: int) -> list[Reason]:
    """BM-9.3, BM-9.8a: the condition of a mutant or of a crystal card."""
    reasons = []
    facts = state.facts[state.seat]
    if facts.achievements & _bit(card) and not has_dragon(state, state.seat):
        reasons.append(Reason(Why.NO_DRAGON, ("BM-9.8a",), card, remedy=Remedy.GET_DRAGON))
    for sentence in state.facts[state.seat].sentences[card & LOCAL]:
        effect = sentence.what
        if isinstance(effect, OnlyIf) and not holds(state, state.seat, effect.condition):
            rules = tuple(dict.fromkeys((sentence.rule, "BM-9.3a" if state.is_first else "BM-9.3")))
            condition = effect.condition
            reasons.append(Reason(Why.CONDITION, rules, card, (), condition, remedy=Remedy.MEET_CONDITION))
    return reasons


def _why_not_exempt(state: Position, card: int, as_bluff: bool) -> list[Reason]:
    """Why FREE, PAIR and GANG do not help, where the card has them."""
    seat = state.seat
    facts = state.facts[seat]
    local = card & LOCAL
    icons = facts.icons[local]
    lost = icons & ~effective_icons(state, seat, local)
    reasons = [
        Reason(
            Why.ICON_IGNORED,
            ("BM-10.39" if icon == Icon.FREE else "BM-13.3", "BM-13.5"),
            card,
            icon_ignorers(state, card, icon),
            number=icon,
            remedy=Remedy.LOSE_CARDS,
        )
        for icon in (Icon.FREE, Icon.PAIR, Icon.GANG_COOL, Icon.GANG_TOP, Icon.GANG_FUN, Icon.GANG_NO)
        if lost & icon and not (as_bluff and icon != Icon.FREE)
    ]
    if as_bluff:
        return reasons
    for sentence in facts.sentences[local]:
        effect = sentence.what
        if isinstance(effect, FreeIf) and not holds(state, state.seat, effect.condition):
            rules = tuple(dict.fromkeys((sentence.rule, "BM-10.17")))
            condition = effect.condition
            reasons.append(
                Reason(Why.FREE_CONDITION, rules, card, (), condition, remedy=Remedy.MEET_CONDITION)
            )
    return reasons + _why_no_pair(state, card) + _why_no_gang(state, card)


def _why_no_pair(state: Position, card: int) -> list[Reason]:
    """BM-10.19, BM-10.20, BM-10.22: no partner lies there, or one does but the moment is gone."""
    if not effective_icons(state, state.seat, card & LOCAL) & Icon.PAIR:
        return []
    partners = state.facts[state.seat].partners[card & LOCAL]
    active = partners & state.sides[state.seat].active
    if active:
        by = wholes(state.seat, active)
        return [Reason(Why.PAIR_CLOSED, ("BM-10.20", "BM-10.22"), card, by, remedy=Remedy.GET_FREE)]
    by = wholes(state.seat, partners)
    return [Reason(Why.NO_PARTNER, ("BM-10.19", "BM-10.20"), card, by, remedy=Remedy.GET_FREE)]


def _why_no_gang(state: Position, card: int) -> list[Reason]:
    """BM-10.25, RS-12: active members lie there, but other cards too."""
    seat = state.seat
    gang = effective_icons(state, seat, card & LOCAL) & GANGS
    active = cards_in(state.sides[seat].active)
    if not gang or active_gang(state) & gang:
        return []
    members = [other for other in active if effective_icons(state, seat, other) & gang]
    if not members:
        return []
    others = tuple(seat << CARD_SHIFT | other for other in active if other not in members)
    return [Reason(Why.GANG_BROKEN, ("BM-10.25", "RS-12"), card, others, remedy=Remedy.GET_FREE)]


def _why_not_booster_or_support(state: Position, card: int, kind: Kind) -> list[Reason]:
    """BM-6.13 to BM-6.17."""
    reasons = not_playable_from(state, card)
    reasons += wrong_phase(state, Phase.BOOST, "BM-6.17", card)
    reasons += bans_on(state, card)
    reasons += _unplayable(state, card)
    bit = _bit(card)
    exempt = free_cards(state, bit, as_bluff=False)
    if kind == Kind.BOOSTER:
        exempt |= pair_partners(state) & bit
    over = over_allowance(state, card, kind, bool(exempt))
    return reasons + over + (_why_not_exempt(state, card, as_bluff=False) if over else [])


def over_allowance(state: Position, card: int, kind: Kind, is_exempt: bool) -> list[Reason]:
    """BM-6.13, BM-6.14, RS-7: the allowance of the phase is used up, or STOP closed it."""
    fits, free_fits = allowance(state, kind)
    if fits or (is_exempt and free_fits):
        return []
    if state.turn.stopped:
        remedy = Remedy.NEXT_TURN if state.rules.stop_is_absolute else Remedy.GET_PERMISSION
        by = stop_cards(state)
        return [Reason(Why.STOPPED, ("BM-10.3", "RS-7"), card, by, number=Phase.BOOST, remedy=remedy)]
    if state.is_first:
        return [Reason(Why.FIRST_TURN, ("BM-6.14",), card, remedy=Remedy.GET_PERMISSION)]
    return [Reason(Why.ALLOWANCE_USED, ("BM-6.13", "BM-6.15"), card, remedy=Remedy.GET_PERMISSION)]


def why_not_bluff(state: Position, card: int) -> list[Reason]:
    """BM-10.32 to BM-10.34, BM-10.39: laying a character out face down as a support."""
    if owner_of(card) != state.seat:
        return not_yours(card)
    seat = state.seat
    local = card & LOCAL
    reasons = not_playable_from(state, card)
    reasons += wrong_phase(state, Phase.BOOST, "BM-6.17", card)
    if not state.facts[seat].bluffable >> local & 1:
        icon = int(Icon.BLUFF_PLAIN)
        return [*reasons, Reason(Why.NO_ICON, ("BM-10.32",), card, number=icon, remedy=Remedy.OTHER_CARD)]
    icons = state.facts[seat].icons[local] & BLUFFS
    if not effective_icons(state, seat, local) & BLUFFS:
        by = icon_ignorers(state, card, icons)
        rules = ("BM-10.39", "BM-13.5")
        reasons.append(Reason(Why.ICON_IGNORED, rules, card, by, number=icons, remedy=Remedy.LOSE_CARDS))
    if state.sides[seat].bluffs_ignored:
        by = bluff_ignorers(state, seat)
        reasons.append(Reason(Why.BLUFFS_IGNORED, ("BM-10.39",), card, by, remedy=Remedy.LOSE_CARDS))
    reasons += bans_on(state, card, as_bluff=True)
    is_free = bool(free_cards(state, _bit(card), as_bluff=True))
    over = over_allowance(state, card, Kind.SUPPORT, is_free)
    return reasons + over + (_why_not_exempt(state, card, as_bluff=True) if over else [])


def bluff_ignorers(state: Position, seat: int) -> tuple[int, ...]:
    """The opposing texts in force that ignore supports, hence bluff supports."""
    found = []
    for whole in ignorers_in_force(state):
        effect = ignore_effect(state, whole)
        is_opposing = owner_of(whole) != seat
        if is_opposing and isinstance(effect, IgnoreCards) and is_bluff_described(effect.cards):
            found.append(whole)
    return tuple(found)


def why_not_load(state: Position, card: int, ship: int) -> list[Reason]:
    """BM-9.10 to BM-9.12: loading a card onto a ship instead of playing a support."""
    if owner_of(card) != state.seat:
        return not_yours(card)
    loadable = loadable_from(state, state.sides[state.seat].hand)
    reasons = [] if loadable & _bit(card) else not_in_hand(state, state.seat, card)
    if state.facts[state.seat].kind[card & LOCAL] not in FIGHTING:
        reasons.append(Reason(Why.WRONG_KIND, ("BM-9.11",), card, remedy=Remedy.OTHER_CARD))
    reasons += wrong_phase(state, Phase.BOOST, "BM-9.11", card)
    reasons += _why_no_ship(state, card, ship)
    reasons += _bans_on_loading(state, card)
    return reasons + over_allowance(state, card, Kind.SUPPORT, is_exempt=False)


def _bans_on_loading(state: Position, card: int) -> list[Reason]:
    """BM-9.11: loading counts as playing a support; the loaded card's own kind does not matter."""
    rival = 1 - state.seat
    reasons = []
    for source, sentence in sourced_texts(state, rival):
        bans = bans_of(state, state.seat, [sentence])
        if bans.everything or bans.supports:
            reason = _ban(rival << CARD_SHIFT | source, sentence, card)
            rules = (*reason.rules, "BM-9.11")
            reasons.append(Reason(reason.why, rules, card, reason.by, reason.missing, remedy=reason.remedy))
    return reasons


def _why_no_ship(state: Position, card: int, ship: int) -> list[Reason]:
    """BM-9.10, BM-9.13: a ship of the own influence zone with room."""
    seat = state.seat
    side = state.sides[seat]
    open_ships = loadable_ships(state, seat)
    if ship < 0:
        if open_ships:
            return []
        full = wholes(seat, sum(1 << other for other in side.ships if not side.landed >> other & 1))
        why, rule = (Why.SHIP_FULL, "BM-9.10") if full else (Why.NO_SHIP, "BM-9.11")
        return [Reason(why, (rule,), card, full, remedy=Remedy.FREE_SHIP)]
    if owner_of(ship) != seat:
        return not_yours(ship)
    local = ship & LOCAL
    if local not in side.ships:
        is_ship = state.facts[seat].ships >> local & 1
        why = Why.NO_SHIP if is_ship else Why.WRONG_KIND
        return [Reason(why, ("BM-9.11",), ship, remedy=Remedy.FREE_SHIP)]
    if side.landed >> local & 1:
        return [Reason(Why.ALREADY_LANDED, ("BM-9.13",), ship, remedy=Remedy.FREE_SHIP)]
    if local not in ships_with_room(state, seat):
        return [Reason(Why.SHIP_FULL, ("BM-9.10",), ship, (ship,), remedy=Remedy.FREE_SHIP)]
    return []


def why_not_replace(state: Position, card: int) -> list[Reason]:
    """BM-10.29, BM-16.17: discarding a hand card with REPLACE instead of an action card."""
    seat = state.seat
    if owner_of(card) != seat:
        return not_yours(card)
    facts = state.facts[seat]
    reasons = not_in_hand(state, seat, card)
    reasons += wrong_phase(state, Phase.ACTION, "BM-10.29", card)
    reasons += action_used(state, card)
    has_icon = facts.replace & _bit(card) or has_working(state, seat, facts.replacing_texts)
    if not has_icon:
        icon = int(Icon.REPLACE)
        reasons.append(Reason(Why.NO_ICON, ("BM-10.29",), card, number=icon, remedy=Remedy.OTHER_CARD))
    elif not replace_options(state, state.sides[seat].hand | _bit(card)) & _bit(card) and not reasons:
        by = icon_ignorers(state, card, Icon.REPLACE)
        rules, icon = ("BM-10.29", "BM-13.5"), int(Icon.REPLACE)
        reasons.append(Reason(Why.ICON_IGNORED, rules, card, by, number=icon, remedy=Remedy.LOSE_CARDS))
    return reasons
