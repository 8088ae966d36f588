"""What a page draws Blue Moon from, beyond the view: what actions are about, marks, what a touch means."""

from typing import Any, Final

from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, WITH_PLACE, WORDS, Verb
from moondrake.bluemoon.asking.every import QUESTIONS
from moondrake.bluemoon.effects import Element, Kind, When
from moondrake.bluemoon.explain import Intent, Place, Wish
from moondrake.bluemoon.explain.places import owner_of, place_of
from moondrake.bluemoon.game import State
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.rules.demands import demand_cards, is_in_vain
from moondrake.bluemoon.rules.fight import dragons_won
from moondrake.bluemoon.rules.ignoring import active_cards, effective_icons, protected, refresh
from moondrake.bluemoon.rules.laying_out import waives_character
from moondrake.bluemoon.rules.playing import deactivate_old, foreseen
from moondrake.bluemoon.rules.values import BLUFF, breakdown, has_shield, power
from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.bluemoon.turn import seat_to_act
from moondrake.bluemoon.zones import LOCAL, cards_in, count
from moondrake.table.game import Undoing

Json = dict[str, Any]
MOST_DRAGONS: Final = 3
FIRE: Final = int(Element.FIRE)
EARTH: Final = int(Element.EARTH)
BEFORE_CHARACTER: Final = (
    Phase.BEFORE_TURN,
    Phase.TURN_BEGIN,
    Phase.ACTION,
    Phase.DECISION,
    Phase.CHARACTER,
)
IN_PLAY: Final = (Place.COMBAT, Place.SUPPORT, Place.INFLUENCE, Place.ACHIEVEMENT, Place.LEADER)


def action_facts(action: int) -> Json:
    """What an action is about: verb, the card that is clicked for it, element, seat or place."""
    verb, argument = divmod(action, ARGUMENTS)
    facts: Json = {"verb": WORDS.get(verb, ""), "card": argument if verb in WITH_CARD else None}
    if verb == Verb.ANNOUNCE:
        facts["element"] = Element(argument).name.lower()
    elif verb == Verb.START:
        facts["seat"] = argument
    elif verb in WITH_PLACE:
        facts["place"] = argument
    return facts


def is_final(state: Position, seat: int, action: int, undoing: Undoing) -> bool:
    """Does it deserve a confirmation? A retreat does that ends the game, or that tells something new (BM-7.7)
    where people would have to agree to take it back.

    Only public facts: sizes of hands, bluffs, dragons.
    """
    if action // ARGUMENTS != Verb.RETREAT:
        return False
    rival = 1 - seat
    lead = state.dragons if rival == 0 else -state.dragons
    loses = lead + dragons_won(state, rival) > MOST_DRAGONS
    is_short = any(side.bluffs or count(side.hand) < HAND_SIZE for side in state.sides)
    return loses or undoing == "never" or (is_short and undoing == "free")


def is_vain(state: Position, seat: int, action: int) -> bool:
    """BM-16.7: would this card of the own hand come to nothing, by what its player knows?"""
    verb, card = divmod(action, ARGUMENTS)
    return verb == Verb.PLAY and owner_of(card) == seat and is_in_vain(state, seat, card & LOCAL)


def powers_with(state: Position, seat: int) -> list[Json]:
    """BM-6.11, BM-14.3: what the active player's power would be with each hand card of the phase, unanswered.

    Before the character phase with each character. Only open cards and the own hand are looked at.
    """
    if state.seat != seat or state.frames:
        return []
    facts, cards = state.facts[seat], state.sides[seat].hand
    if state.phase == Phase.BOOST:
        cards &= facts.boosters | facts.supports
    elif state.phase in BEFORE_CHARACTER and not state.turn.deactivated:
        cards &= facts.characters
    else:
        return []
    found = []
    for card in cards_in(cards):
        later = foreseen(state, card)
        if later is not None:
            powers = {"fire": power(later, seat, FIRE), "earth": power(later, seat, EARTH)}
            found.append({"card": seat << CARD_SHIFT | card, **powers})
    return found


def marks(state: State) -> Json:
    """BM-13.3, BM-10.10, BM-14.10: what texts do to the open cards in play; the same for every viewer."""
    ignored: list[Json] = []
    values: list[Json] = []
    safe: list[int] = []
    for seat in (0, 1):
        side, facts, whole = state.sides[seat], state.facts[seat], seat << CARD_SHIFT
        for card in cards_in(active_cards(state, seat) | facts.staff):
            what = []
            if side.ignored_cards >> card & 1:
                what.append("card")
            if (side.ignored_texts & facts.with_text) >> card & 1:
                what.append("text")
            if facts.icons[card] and effective_icons(state, seat, card) != facts.icons[card]:
                what.append("icons")
            if what:
                ignored.append({"card": whole | card, "what": what})
        if state.element != Element.NO_ELEMENT:
            values += [
                {"card": whole | line.card, "value": line.value()}
                for line in breakdown(state, seat, state.element)
                if line.card != BLUFF and line.value() != line.printed
            ]
        safe += [whole | card for card in cards_in(protected(state, seat))]
    return {"ignored": ignored, "values": values, "protected": safe} | _powers(state)


def _powers(state: State) -> Json:
    """BM-14.3, BM-6.19, BM-10.1: powers in both elements, shields, what the active player needs."""
    element = state.element
    is_open = element == Element.NO_ELEMENT
    return {
        "powers": [{"fire": power(state, seat, FIRE), "earth": power(state, seat, EARTH)} for seat in (0, 1)],
        "shields": [not is_open and has_shield(state, seat, element) for seat in (0, 1)],
        "needs": None if is_open or state.is_first else power(state, 1 - state.seat, element),
        "ahead": _ahead(state),
        "dragons": [dragons_won(state, seat) for seat in (0, 1)],
    }


def _ahead(state: State) -> Json | None:
    """BM-6.11: what the active player has and needs without the cards that the first character will cover.

    None where nothing is going to be covered: then the whole power counts.
    """
    side = state.sides[state.seat]
    is_early = state.phase in BEFORE_CHARACTER and not state.turn.deactivated
    if not is_early or state.element == Element.NO_ELEMENT or not side.active or waives_character(state):
        return None
    later = state.copy()
    later.events = None
    deactivate_old(later)
    refresh(later)
    return {
        "power": power(later, later.seat, later.element),
        "shield": has_shield(later, later.seat, later.element),
        "needs": None if later.is_first else power(later, 1 - later.seat, later.element),
    }


def intent_of_card(state: Position, seat: int, card: int) -> Intent:
    """What somebody who touches this card most likely wants, as things are asked now."""
    if state.phase != Phase.OVER and state.frames and seat_to_act(state) == seat:
        ask = state.frames[-1].ask
        if Verb.CHOOSE in QUESTIONS[ask].verbs:
            return Intent(Verb.CHOOSE, card)
        if ask == Ask.ANSWER and owner_of(card) == seat and place_of(state, card) == Place.HAND:
            return Intent(Wish.INTERFERE, card)
    if owner_of(card) != seat:
        demands = [other for other, _ in demand_cards(state, seat)] if 0 <= seat < 2 else []
        is_demand = card & LOCAL in demands
        return Intent(Verb.PAY if is_demand else Verb.CHOOSE, card)
    return Intent(_own_verb(state, seat, card), card)


def _own_verb(state: Position, seat: int, card: int) -> int:
    facts, local, place = state.facts[seat], card & LOCAL, place_of(state, card)
    if place == Place.HAND:
        return Wish.INTERFERE if facts.interferences >> local & 1 else Verb.PLAY
    if place == Place.BLUFF:
        return Verb.UNMASK
    if place not in IN_PLAY:
        return Verb.PLAY
    if facts.kind[local] == Kind.SHIP:
        return Verb.LAND
    is_used = any(facts.by_when[when] >> local & 1 for when in (When.MY_TURN, When.MY_TURN_END))
    can_come_back = bool(facts.retrieve >> local & 1)
    if is_used and not (can_come_back and state.phase == Phase.TURN_BEGIN):
        return Verb.USE
    return Verb.RETRIEVE if can_come_back or place in (Place.COMBAT, Place.SUPPORT) else Verb.USE
