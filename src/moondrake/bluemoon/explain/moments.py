"""Why not now? What the phases ask, apart from laying cards out (the checks of `rules/phases.py`)."""

from typing import Final

from moondrake.bluemoon.actions import WITH_CARD, Verb
from moondrake.bluemoon.effects import BanChallenge, BanEndDraws, BanTaking, Element, Icon, Tag, When
from moondrake.bluemoon.explain.intents import Intent, Wish
from moondrake.bluemoon.explain.laying import (
    bans_on,
    bluff_ignorers,
    leaving,
    stopped,
    why_not_bluff,
    why_not_load,
    why_not_play,
    why_not_replace,
    wrong_phase,
)
from moondrake.bluemoon.explain.places import (
    icon_ignorers,
    not_in_hand,
    not_yours,
    owner_of,
    place_of,
    text_ignorers,
    wholes,
)
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.rules.demands import can_pay, demand_cards, factor, is_paid
from moondrake.bluemoon.rules.ignoring import effective_icons, sourced_texts
from moondrake.bluemoon.rules.laying_out import character_options, waives_character
from moondrake.bluemoon.rules.moving import forbids_taking
from moondrake.bluemoon.rules.phases import (
    has_something_to_do,
    may_fight,
    retrieve_blockers,
)
from moondrake.bluemoon.rules.targeting import could_announce
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import LOCAL, cards_in

WANTED: Final = {
    Verb.YES: "BM-12.6",
    Verb.NO: "BM-12.6",
    Verb.DONE: "BM-12.6",
    Verb.KEEP: "BM-10.25a",
    Verb.RELEASE: "BM-10.25a",
    Verb.CHOOSE: "BM-12.6",
    Verb.BLUFFED: "BM-10.35",
    Verb.RANDOM: "BM-16.33",
    Verb.WHICH: "BM-12.6",
    Verb.BACK: "BM-17.2",
    Wish.DISCARD: "BM-15.1",
}
"""Answers that only a question of its own kind wants, each with the rule about that question."""
FROM_HAND: Final = (Verb.PLAY, Verb.BLUFF, Verb.LOAD, Wish.INTERFERE, Wish.MULLIGAN, Wish.DISCARD)
FREE_MOMENTS: Final = (Phase.TURN_BEGIN, Phase.ACTION, Phase.DECISION, Phase.CHARACTER, Phase.BOOST)
"""BM-12.4, BM-16.2: the phases in which texts are used and demands paid."""


def why_not_now(state: Position, seat: int, intent: Intent) -> list[Reason]:
    """The reasons of the phase; the seat is the active player, or the challenger."""
    verb, card = intent.verb, intent.card
    if verb in WANTED:
        return [Reason(Why.NOT_WANTED, (WANTED[verb],), card, remedy=Remedy.WAIT)]
    if verb == Wish.INTERFERE:
        only = Reason(Why.ONLY_AS_ANSWER, ("BM-9.18",), card, remedy=Remedy.WAIT)
        return [only, *why_not_interfere(state, seat, card)]
    if verb == Wish.MULLIGAN:
        return [Reason(Why.NO_MULLIGAN, ("BM-4.5", "RS-1"), card, remedy=Remedy.NEXT_GAME)]
    if verb == Verb.CHALLENGE:
        return why_not_challenge(state, seat)
    if verb == Verb.PASS:
        return _why_not_pass(state)
    if seat != state.seat:
        return [Reason(Why.NOT_ASKED, ("BM-5.2",), card, number=state.seat, remedy=Remedy.WAIT)]
    if card != NO_CARD:
        return _why_not_card(state, intent)
    if verb in (Verb.REFILL, Wish.DRAW):
        return _why_not_refill(state)
    if verb == Verb.ANNOUNCE:
        return _why_not_announce(state, intent.to)
    return _why_not_decide(state, verb)


def _why_not_card(state: Position, intent: Intent) -> list[Reason]:
    """What the active player does with a card, one branch per verb."""
    verb, card = intent.verb, intent.card
    if verb == Verb.PLAY:
        return why_not_play(state, card)
    if verb == Verb.BLUFF:
        return why_not_bluff(state, card)
    if verb == Verb.LOAD:
        return why_not_load(state, card, intent.to)
    if verb == Verb.REPLACE:
        return why_not_replace(state, card)
    if verb == Verb.USE:
        return _why_not_use(state, card)
    if verb == Verb.PAY:
        return _why_not_pay(state, card)
    return _why_not_at_begin(state, verb, card)


def _why_not_pass(state: Position) -> list[Reason]:
    """BM-6.4, BM-6.10, BM-6.18, BM-6.23: what must be done in its phase."""
    if state.phase == Phase.DECISION:
        rules = ("BM-6.8",) if state.is_first else ("BM-6.4",)
        return [Reason(Why.DECISION_NEEDED, rules, remedy=Remedy.DECIDE)]
    if state.phase == Phase.ANNOUNCE:
        return [Reason(Why.ANNOUNCEMENT_NEEDED, ("BM-6.18",), remedy=Remedy.ANNOUNCE)]
    if state.phase == Phase.TURN_END and not state.turn.refilled:
        return [Reason(Why.REFILL_NEEDED, ("BM-6.23",), remedy=Remedy.REFILL)]
    if state.phase != Phase.CHARACTER:
        return []
    if state.must_retreat:
        return [Reason(Why.MUST_RETREAT, ("BM-17.2a",), remedy=leaving(state))]
    if state.turn.has_character or waives_character(state):
        return []
    if not character_options(state, state.sides[state.seat].hand):
        return []
    return [Reason(Why.CHARACTER_NEEDED, ("BM-6.10",), remedy=Remedy.PLAY_CHARACTER)]


def _why_not_decide(state: Position, verb: int) -> list[Reason]:
    """BM-6.4 to BM-6.9: fight, retreat, decline."""
    reasons: list[Reason] = []
    is_leaving = verb == (Verb.DECLINE if state.is_first else Verb.RETREAT)
    if is_leaving and state.must_retreat and state.phase == Phase.CHARACTER:
        return []
    if verb == Verb.RETREAT and state.is_first:
        reasons.append(Reason(Why.NO_RETREAT_YET, ("BM-6.8",), remedy=Remedy.DECLINE))
    if verb == Verb.DECLINE and not state.is_first:
        reasons.append(Reason(Why.NO_DECLINE, ("BM-6.8",), remedy=Remedy.RETREAT))
    if verb == Verb.FIGHT and state.phase == Phase.DECISION:
        leave = leaving(state)
        if state.must_retreat:
            reasons.append(Reason(Why.MUST_RETREAT, ("BM-17.2a",), remedy=leave))
        elif not may_fight(state):
            rule = "BM-6.9" if state.is_first else "BM-6.6a"
            reasons.append(Reason(Why.NO_CHARACTER, (rule,), by=_forbidding(state), remedy=leave))
    rule = "BM-6.8" if state.is_first else "BM-6.4"
    return reasons + wrong_phase(state, Phase.DECISION, rule)


def _forbidding(state: Position) -> tuple[int, ...]:
    """The opposing cards that forbid characters in hand."""
    seat = state.seat
    found: dict[int, None] = {}
    for card in cards_in(state.sides[seat].hand & state.facts[seat].characters):
        for reason in bans_on(state, seat << CARD_SHIFT | card):
            found.update(dict.fromkeys(reason.by))
    return tuple(found)


def _why_not_announce(state: Position, element: int) -> list[Reason]:
    """BM-6.18, BM-6.19: only the first turn chooses the element; the power must be enough."""
    reasons = wrong_phase(state, Phase.ANNOUNCE, "BM-6.18")
    if state.element not in (Element.NO_ELEMENT, element):
        return [*reasons, Reason(Why.ELEMENT_FIXED, ("BM-6.18",), number=state.element)]
    if not could_announce(state, element):
        mine, yours = (power(state, seat, element) for seat in (state.seat, 1 - state.seat))
        rules = ("BM-6.19", "BM-10.1")
        reasons.append(Reason(Why.TOO_WEAK, rules, number=mine, needed=yours, remedy=Remedy.REACH_POWER))
    return reasons


def why_not_challenge(state: Position, seat: int) -> list[Reason]:
    """BM-10.39, BM-10.40: the opponent of the active player, right after the announcement."""
    reasons: list[Reason] = []
    turn_of = state.sides[state.seat]
    if seat == state.seat:
        reasons.append(Reason(Why.OWN_BLUFF, ("BM-10.40",), remedy=Remedy.WAIT))
        turn_of = state.sides[1 - seat]
    if not turn_of.bluffs:
        reasons.append(Reason(Why.NO_BLUFF, ("BM-10.40",), remedy=Remedy.WAIT))
    elif turn_of.bluffs_ignored:
        by = bluff_ignorers(state, 1 - seat)
        reasons.append(Reason(Why.BLUFFS_IGNORED, ("BM-10.39",), by=by, remedy=Remedy.LOSE_CARDS))
    for card, sentence in sourced_texts(state, 1 - seat):
        if isinstance(sentence.what, BanChallenge):
            by = ((1 - seat) << CARD_SHIFT | card,)
            rules = ("BM-10.40", "BM-13.1")
            reasons.append(Reason(Why.CHALLENGE_BANNED, rules, by=by, remedy=Remedy.LOSE_CARDS))
    if state.turn.challenged and seat != state.seat:
        reasons.append(Reason(Why.ALREADY_CHALLENGED, ("BM-10.40",), remedy=Remedy.WAIT))
    return reasons + wrong_phase(state, Phase.AFTER_POWER, "BM-10.40")


def _why_not_refill(state: Position) -> list[Reason]:
    """BM-6.23, RS-2."""
    if state.turn.refilled:
        return [Reason(Why.ALREADY_REFILLED, ("BM-6.23", "RS-2"), remedy=Remedy.WAIT)]
    return wrong_phase(state, Phase.TURN_END, "BM-6.23")


def _why_not_at_begin(state: Position, verb: int, card: int) -> list[Reason]:
    """BM-6.1: landing, taking back, showing bluffs."""
    if owner_of(card) != state.seat:
        return not_yours(card)
    reasons = wrong_phase(state, Phase.TURN_BEGIN, "BM-6.1", card)
    if verb == Verb.LAND:
        return reasons + _why_not_land(state, card)
    if verb == Verb.RETRIEVE:
        return reasons + _why_not_retrieve(state, card)
    if card & LOCAL in state.sides[state.seat].bluffs:
        return reasons
    return [*reasons, _elsewhere(state, card, "BM-10.37")]


def _elsewhere(state: Position, card: int, rule: str) -> Reason:
    return Reason(Why.NOT_THERE, (rule,), card, number=place_of(state, card), remedy=Remedy.OTHER_CARD)


def _why_not_land(state: Position, card: int) -> list[Reason]:
    """BM-9.13."""
    side = state.sides[state.seat]
    if not state.facts[state.seat].ships >> (card & LOCAL) & 1:
        return [Reason(Why.WRONG_KIND, ("BM-9.13",), card, remedy=Remedy.OTHER_CARD)]
    if card & LOCAL not in side.ships:
        return [_elsewhere(state, card, "BM-9.13")]
    if side.landed >> (card & LOCAL) & 1:
        return [Reason(Why.ALREADY_LANDED, ("BM-9.13",), card)]
    return []


def _why_not_retrieve(state: Position, card: int) -> list[Reason]:
    """BM-10.8, BM-10.9, RS-8."""
    seat = state.seat
    side = state.sides[seat]
    facts = state.facts[seat]
    local = card & LOCAL
    reasons: list[Reason] = []
    active = side.active | side.support | side.lasting
    if not (side.combat | active) >> local & 1:
        return [_elsewhere(state, card, "BM-10.8")]
    if not active >> local & 1:
        reasons.append(Reason(Why.NOT_ACTIVE, ("BM-10.8", "BM-3.8"), card))
    if not facts.retrieve >> local & 1:
        icon = int(Icon.RETRIEVE)
        reasons.append(Reason(Why.NO_ICON, ("BM-10.8",), card, number=icon, remedy=Remedy.OTHER_CARD))
        return reasons
    if not effective_icons(state, seat, local) & Icon.RETRIEVE:
        by = icon_ignorers(state, card, Icon.RETRIEVE)
        rules, icon = ("BM-10.8", "BM-13.3"), int(Icon.RETRIEVE)
        reasons.append(Reason(Why.ICON_IGNORED, rules, card, by, number=icon, remedy=Remedy.LOSE_CARDS))
    blockers = retrieve_blockers(state, is_character=bool(facts.characters >> local & 1))
    if blockers:
        by = wholes(1 - seat, blockers)
        rules = ("RS-8", "BM-10.8")
        reasons.append(Reason(Why.RETRIEVE_BLOCKED, rules, card, by, remedy=Remedy.LOSE_CARDS))
    return reasons + taking_bans(state, seat, from_pile=False, card=card)


def taking_bans(state: Position, seat: int, from_pile: bool, card: int) -> list[Reason]:
    """BM-15.8 to BM-15.10: one reason for each opposing text that stops the next card."""
    reasons = []
    for source, sentence in sourced_texts(state, 1 - seat):
        ban = sentence.what
        if isinstance(ban, BanTaking) and forbids_taking(state, seat, ban, from_pile):
            rules = tuple(dict.fromkeys((sentence.rule, "BM-15.8" if ban.pile_only else "BM-15.9")))
            by = ((1 - seat) << CARD_SHIFT | source,)
            reasons.append(Reason(Why.TAKING_BANNED, rules, card, by, remedy=Remedy.LOSE_CARDS))
    return reasons


def _why_not_use(state: Position, card: int) -> list[Reason]:
    """BM-12.4: a text once a turn, or at the end of the turn."""
    seat = state.seat
    if owner_of(card) != seat:
        return not_yours(card)
    facts = state.facts[seat]
    local = card & LOCAL
    moments = [when for when in (When.MY_TURN, When.MY_TURN_END) if facts.by_when[when] >> local & 1]
    if not moments:
        return [Reason(Why.NO_SUCH_TEXT, ("BM-12.4",), card, remedy=Remedy.OTHER_CARD)]
    reasons: list[Reason] = []
    side = state.sides[seat]
    if not (side.active | side.support | side.leading | side.lasting) >> local & 1:
        reasons.append(Reason(Why.NOT_ACTIVE, ("BM-12.4", "BM-3.7"), card))
    if side.ignored_texts >> local & 1:
        by = text_ignorers(state, card)
        reasons.append(Reason(Why.TEXT_IGNORED, ("BM-13.3",), card, by, remedy=Remedy.LOSE_CARDS))
    if (state.turn.used | state.turn.ended) >> local & 1:
        number = int(Phase.TURN_BEGIN)
        reasons.append(Reason(Why.TEXT_USED, ("BM-12.4",), card, number=number, remedy=Remedy.NEXT_TURN))
    is_free = When.MY_TURN in moments and (state.phase in FREE_MOMENTS or state.phase == Phase.TURN_END)
    if not is_free:
        reasons += wrong_phase(state, Phase.TURN_END, "BM-6.24", card)
    elif state.must_retreat and state.phase == Phase.CHARACTER:
        reasons.append(Reason(Why.MUST_RETREAT, ("BM-17.2a",), card, remedy=leaving(state)))
    if When.MY_TURN not in moments:
        reasons += _end_draw_bans(state, card)
    if is_free and state.phase != Phase.TURN_END:
        moments = [When.MY_TURN]
    texts = [sentence for sentence in facts.sentences[local] if sentence.when in moments]
    if not any(has_something_to_do(state, sentence) for sentence in texts):
        reasons.append(Reason(Why.NOTHING_TO_DO, ("BM-12.6",), card, remedy=Remedy.WAIT))
    return reasons


def _end_draw_bans(state: Position, card: int) -> list[Reason]:
    """BM-16.14: no additional cards at the end of the turn."""
    rival = 1 - state.seat
    if not state.facts[state.seat].tagged(Tag.END_DRAW) >> (card & LOCAL) & 1:
        return []
    return [
        Reason(
            Why.END_DRAW_BANNED,
            ("BM-16.14", "BM-13.1"),
            card,
            (rival << CARD_SHIFT | source,),
            remedy=Remedy.LOSE_CARDS,
        )
        for source, sentence in sourced_texts(state, rival)
        if isinstance(sentence.what, BanEndDraws)
    ]


def _why_not_pay(state: Position, card: int) -> list[Reason]:
    """BM-16.2, BM-16.3: a demand of the opponent."""
    seat = state.seat
    local = card & LOCAL
    demands = [demand for other, demand in demand_cards(state, seat) if other == local]
    if owner_of(card) == seat or not demands:
        return [Reason(Why.NO_DEMAND, ("BM-16.2",), card, remedy=Remedy.OTHER_CARD)]
    reasons: list[Reason] = []
    if state.phase not in FREE_MOMENTS:
        reasons += wrong_phase(state, Phase.BOOST, "BM-16.2", card)
    elif state.must_retreat and state.phase == Phase.CHARACTER:
        reasons.append(Reason(Why.MUST_RETREAT, ("BM-17.2a",), card, remedy=leaving(state)))
    if is_paid(state, local):
        reasons.append(Reason(Why.PAID, ("BM-16.2",), card))
    elif not can_pay(state, seat, demands[0].payment, factor(state, 1 - seat, local)):
        rules, missing = ("BM-16.3", "BM-16.2"), demands[0].payment
        reasons.append(Reason(Why.CANNOT_PAY, rules, card, (card,), missing, remedy=Remedy.GET_CARD))
    return reasons


def why_not_interfere(state: Position, seat: int, card: int) -> list[Reason]:
    """BM-9.18, BM-11.4, BM-10.6: what keeps an interference card in hand, apart from the moment."""
    if owner_of(card) != seat:
        return not_yours(card)
    place = place_of(state, card)
    reasons: list[Reason] = []
    if place != Place.HAND:
        rules = ("BM-9.18",)
        reasons.append(Reason(Why.NOT_IN_HAND, rules, card, number=place, remedy=Remedy.GET_CARD))
    if not state.facts[seat].interferences >> (card & LOCAL) & 1:
        return [*reasons, Reason(Why.WRONG_KIND, ("BM-9.18",), card, remedy=Remedy.OTHER_CARD)]
    if state.sides[seat].ignored_texts >> (card & LOCAL) & 1:
        by = text_ignorers(state, card)
        reasons.append(Reason(Why.TEXT_IGNORED, ("BM-11.4",), card, by, remedy=Remedy.LOSE_CARDS))
    if seat == state.seat:
        reasons += stopped(state, card)
    return reasons


def in_advance(state: Position, seat: int, intent: Intent) -> list[Reason]:
    """What already stands in the way while somebody else is asked; only own and open cards are looked at."""
    if intent.verb == Verb.CHALLENGE:
        return why_not_challenge(state, seat)
    if intent.verb == Wish.MULLIGAN and state.phase != Phase.SETUP:
        return [Reason(Why.NO_MULLIGAN, ("BM-4.5", "RS-1"), intent.card, remedy=Remedy.NEXT_GAME)]
    if intent.verb == Wish.INTERFERE:
        return why_not_interfere(state, seat, intent.card)
    if intent.verb in FROM_HAND and intent.card != NO_CARD:
        return not_in_hand(state, seat, intent.card)
    if intent.verb in WITH_CARD and intent.verb not in (Verb.PAY, Verb.CHOOSE):
        return not_yours(intent.card) if owner_of(intent.card) != seat else []
    return []
