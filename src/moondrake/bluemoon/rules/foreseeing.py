"""Seeing that a turn cannot end legally before it does (BM-6.6, BM-17.5 to BM-17.7).

With `lookahead` a choice is offered only if a legal end of the turn stays possible after it. Most of that can
be told from sums: `Outlook` says what certainly stays possible, `could_reach` what does not. The rest
is searched on copies, depth first, until one legal end shows up; everybody's answers and all cards not yet
drawn count as possible. No position is looked at twice.
"""

from collections.abc import Hashable
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, BOUND, Verb, action
from moondrake.bluemoon.effects import (
    GANGS,
    BlankPrinted,
    ClearCombat,
    DiscardAllYours,
    DiscardYours,
    Double,
    Element,
    Icon,
    IgnoreCards,
    Raise,
    RaisePower,
    RaiseToPrinted,
    ShuffleAway,
    When,
)
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.facts import DeckFacts
from moondrake.bluemoon.rules.ignoring import BLUFF_VALUE, has_working
from moondrake.bluemoon.rules.laying_out import (
    bans_now,
    booster_options,
    character_options,
    is_free_lent,
    support_options,
    unmet_texts,
    waives_character,
)
from moondrake.bluemoon.rules.settling import CAN_END, CANNOT_END, HURRYING, PROBING
from moondrake.bluemoon.rules.targeting import could_announce
from moondrake.bluemoon.rules.values import blanked, concerns, power
from moondrake.bluemoon.state import Ask, Phase, Position
from moondrake.bluemoon.zones import LOCAL, MODULUS, PLACES, cards_in, count
from moondrake.table import CHANCE

LEAVING: Final = (action(Verb.RETREAT), action(Verb.DECLINE))
LEFT: Final = (Ask.DECLINE, Ask.DECLINED, Ask.RETREATED, Ask.FIGHT_END)
DONE: Final = action(Verb.DONE)
PASSING: Final = action(Verb.PASS)
NOTHING: Final = -(1 << 30)
UNLIMITED: Final = 1 << 30
MOST_POSITIONS: Final = 2000
"""BM-17.7: so many positions are looked at for one question. One question in a hundred thousand comes to it;
there what is left is offered as it stands, and an event tells."""
OWN_CARDS: Final = 10
"""Each of them counts for so many where somebody wrote cards: these can make any turn as wide as that."""
MOST_STEPS: Final = 200
"""So many answers deep; no turn with printed cards has as many."""


def foreseen(state: Position, options: list[int]) -> list[int]:
    """BM-17.7: with `lookahead` only what leaves a legal end of the turn possible is offered."""
    if not state.lookahead or state.probe or not Phase.DECISION <= state.phase <= Phase.BOOST_END:
        return options
    asked = state.frames[-1].seat if state.frames else state.seat
    if asked != state.seat or len(options) < 2:
        return options
    if _is_over(state):
        return options
    outlook = Outlook(state)
    if outlook.is_idle and outlook.has_character:
        return options
    if not could_reach(state):
        kept = [option for option in options if option in LEAVING]
        return kept if kept else options
    search = Search(MOST_POSITIONS, is_quick=True)
    kept = [
        option
        for option in options
        if option in LEAVING
        or outlook.allows(option)
        or (_could_follow(state, option) and _path(state, option, search) is not None)
    ]
    if search.is_spent():
        tell(state, What.UNFORESEEN, state.seat, [], amount=MOST_POSITIONS, rule="BM-17.7")
    return kept if kept else options


def _is_over(state: Position) -> bool:
    """Has the player declined or retreated, so that only what follows from it is still asked?"""
    return any(frame.ask in LEFT for frame in state.frames)


class Outlook:
    """BM-17.7: what sums tell about a question: options after which a legal end certainly stays possible.

    Only in plain positions: nothing is demanded, and no text of a card that would be laid out does more than
    help its owner (`DeckFacts.tame`). What is not certain here is left to the search.
    """

    def __init__(self, state: Position) -> None:
        self.state = state
        rival = state.sides[1 - state.seat]
        theirs = state.facts[1 - state.seat]
        cards = rival.active | rival.support | rival.lasting
        self.is_plain = not cards & theirs.exacting
        self.is_idle = self.is_plain and not rival.bluffs and not cards & (~theirs.staff | theirs.value_texts)
        """The opponent has nothing in play: no power can be too low."""
        self.is_blanked = bool(cards & theirs.blank_texts)
        self.has_character = state.turn.has_character or waives_character(state)
        self.needed = NOTHING
        self.mine = NOTHING
        self.stands = False
        self.firsts = 0
        """Characters that suffice as the first of the turn."""
        if self.is_plain and not state.frames and not self.is_idle and state.element != Element.NO_ELEMENT:
            self._look()

    def _look(self) -> None:
        """Compare the powers: as it is, or with a first character."""
        state = self.state
        self.needed = power(state, 1 - state.seat, state.element)
        if self.has_character:
            self.mine = power(state, state.seat, state.element)
            self.stands = self.mine >= self.needed or could_announce(state, state.element)
        elif state.phase in (Phase.DECISION, Phase.CHARACTER):
            self.firsts = self._sufficient_firsts()

    def allows(self, option: int) -> bool:
        """Does a legal end certainly stay possible after this?"""
        if not self.is_plain or self.state.frames:
            return False
        verb, card = option // ARGUMENTS, option % ARGUMENTS & LOCAL
        if self.is_idle:
            return verb in (Verb.FIGHT, Verb.PLAY)
        if not self.has_character:
            return (
                self.firsts != 0
                if verb == Verb.FIGHT
                else verb == Verb.PLAY and bool(self.firsts >> card & 1)
            )
        if self.state.phase not in (Phase.CHARACTER, Phase.BOOST) or self.mine == NOTHING:
            return False
        if verb == Verb.PASS:
            return self.stands or (self.state.phase == Phase.CHARACTER and self._with_extra(self.mine))
        if verb in (Verb.BLUFF, Verb.LOAD):
            return self.stands
        if verb != Verb.PLAY or not self.state.facts[self.state.seat].tame >> card & 1:
            return False
        return self.stands or self.mine + self._value(card) >= self.needed

    def _value(self, card: int) -> int:
        """What a card that is laid out adds at least."""
        state = self.state
        if state.sides[state.seat].ignored_cards >> card & 1:
            return 0
        facts = state.facts[state.seat]
        value = facts.fire[card] if state.element == Element.FIRE else facts.earth[card]
        return blanked(state, state.seat, card, value) if self.is_blanked else value

    def _with_extra(self, so_far: int) -> bool:
        """Would the best plain booster or support that may follow now suffice?"""
        state = self.state
        hand = state.sides[state.seat].hand
        bans = bans_now(state, state.seat)
        cards = booster_options(state, hand, bans) | support_options(state, hand, bans)
        cards &= state.facts[state.seat].tame
        return any(so_far + self._value(card) >= self.needed for card in cards_in(cards))

    def _sufficient_firsts(self) -> int:
        """The characters that reach the power with what lies in the support zone, if need be with characters
        that may follow and one plain card more; older combat cards are not counted on."""
        state = self.state
        side = state.sides[state.seat]
        facts = state.facts[state.seat]
        if side.active & (facts.ignoring_texts | facts.blank_texts):
            return 0
        lasting = side.support | side.lasting & ~facts.staff
        base = sum(self._value(card) for card in cards_in(lasting))
        is_free = self._is_unhindered()
        extra = self._plain_extra() if is_free and not state.is_first else 0
        found = 0
        for card in cards_in(character_options(state, side.hand) & facts.tame):
            total = base + self._value(card)
            if total < self.needed and not facts.icons[card] & Icon.STOP and is_free:
                total += extra
                if total < self.needed:
                    total += self._followers(facts, card)
            if total >= self.needed or self._is_shielded(facts, card):
                found |= 1 << card
        return found

    def _followers(self, facts: DeckFacts, first: int) -> int:
        """What plain characters in hand add that may certainly follow this one: its gang, a partner, FREE."""
        side = self.state.sides[self.state.seat]
        off = side.icons_off
        gang = facts.icons[first] & GANGS & ~off
        partners = facts.partners[first] if facts.icons[first] & Icon.PAIR & ~off else 0
        total = best = 0
        for card in cards_in(
            side.hand & facts.characters & facts.plain & ~side.ignored_cards & ~(1 << first)
        ):
            icons = facts.icons[card] & ~off
            if icons & Icon.STOP:
                continue
            if icons & gang or (icons & Icon.FREE and not gang):
                total += max(self._value(card), 0)
            elif partners >> card & 1 and icons & Icon.PAIR:
                best = max(best, self._value(card))
        return total + best

    def _is_unhindered(self) -> bool:
        """Does nothing forbid this player to lay out cards from hand beside the limits?"""
        state = self.state
        rival = state.sides[1 - state.seat]
        bans = (rival.active | rival.support | rival.lasting) & state.facts[1 - state.seat].ban_texts
        own = state.sides[state.seat]
        return not bans and not own.landed and not own.vows and not rival.vows and not state.turn.stopped

    def _is_shielded(self, facts: DeckFacts, card: int) -> bool:
        state = self.state
        icon = Icon.SHIELD_FIRE if state.element == Element.FIRE else Icon.SHIELD_EARTH
        return bool(facts.icons[card] & icon & ~state.sides[state.seat].icons_off)

    def _plain_extra(self) -> int:
        """The best booster or support in hand that nothing keeps from being the one of this turn."""
        state = self.state
        facts = state.facts[state.seat]
        if state.turn.boosters + state.turn.supports:
            return 0
        best = 0
        hand = state.sides[state.seat].hand
        for card in cards_in(hand & (facts.boosters | facts.supports) & facts.plain):
            best = max(best, self._value(card))
        return best


def could_reach(state: Position, kept_back: int = 0) -> bool:
    """BM-17.7: could all own cards together reach the opposing power, as far as sums can tell?

    Generous: limits are looked at only where nothing can lift them, every text that raises or doubles counts,
    whatever a text could take from the opponent is taken; a SHIELD or cards to come are left to the search.
    Cards of the hand that are `kept_back` are not counted on.
    """
    if state.element == Element.NO_ELEMENT:
        return True
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    fresh = (side.hand & ~facts.actions & ~kept_back) | side.landed_cargo() | side.laid
    if fresh & facts.conditional:
        fresh &= ~_out_of_reach(state, fresh & facts.conditional)
    pool = fresh | side.support | side.leading | side.lasting | side.active
    if pool & facts.unbounded or _could_reach_in(state, state.element, fresh, pool):
        return True
    usable = facts.by_when[When.MY_TURN] | facts.by_when[When.AFTER_BOOST]
    changing = facts.element_texts & (fresh | pool & usable)
    return bool(changing) and _could_reach_in(state, 1 - state.element, fresh, pool)


def _could_follow(state: Position, option: int) -> bool:
    """BM-17.7: could the power be reached once this card is laid out, and none that the limits then forbid?

    After the last pass nothing is laid out: the power is announced as it is, unless a text comes first.
    """
    if option == PASSING and state.phase == Phase.BOOST and not state.frames:
        side = state.sides[state.seat]
        cards = side.active | side.support | side.lasting | side.leading
        is_fixed = state.element != Element.NO_ELEMENT and not side.landed
        if is_fixed and not cards & state.facts[state.seat].late_deeds:
            return could_announce(state, state.element)
    others = _forbidden_after(state, option)
    return not others or could_reach(state, others)


def _forbidden_after(state: Position, option: int) -> int:
    """BM-6.10, BM-6.12, BM-6.13: the cards in hand that limits forbid for this turn after this option."""
    if state.frames or state.phase not in (Phase.CHARACTER, Phase.BOOST):
        return 0
    verb, card = option // ARGUMENTS, option % ARGUMENTS & LOCAL
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    in_play = side.hand | side.support | side.leading | side.lasting | side.active | side.laid
    if side.landed or in_play & facts.loosening or is_free_lent(state):
        return 0
    open_cards = side.hand & ~facts.bluffable
    if verb == Verb.PASS and state.phase == Phase.CHARACTER:
        return open_cards & facts.characters
    bound = open_cards & ~facts.gathering
    if verb != Verb.PLAY or not bound >> card & 1:
        return 0
    is_character = facts.characters >> card & 1
    kind = facts.characters if is_character else facts.boosters | facts.supports
    return bound & kind & ~(1 << card)


def _out_of_reach(state: Position, cards: int) -> int:
    """BM-9.3: those of these cards whose condition does not hold now and cannot come to hold in this turn."""
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    if has_working(state, state.seat, facts.unconditional_texts):
        return 0
    moving = facts.hand_conditions
    if side.active & (facts.ignoring_texts | facts.blank_texts) or state.ignorers:
        moving |= facts.attack_conditions
    if side.hand & facts.element_texts & ~cards:
        moving |= facts.attack_conditions
    return unmet_texts(state, state.seat, cards & ~moving)


def _could_reach_in(state: Position, element: int, fresh: int, pool: int) -> bool:
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    stays = state.turn.deactivated or state.phase >= Phase.BOOST
    if not (stays or pool & (facts.gangs | facts.waiving_texts | facts.keeping_texts)):
        pool &= ~side.active  # BM-6.11: they go when the character of this turn comes
    shields = facts.fire_shields if element == Element.FIRE else facts.earth_shields
    if pool & shields:
        return True
    values = facts.fire if element == Element.FIRE else facts.earth
    total = _sum(values, pool & ~fresh)
    bluff = max(BLUFF_VALUE, facts.most_raised)
    total += len(side.bluffs) * bluff
    if pool & facts.loosening or is_free_lent(state):
        total += _sum(values, fresh) + bluff * count(fresh & facts.bluffable)
    else:
        total += _fresh_sum(state, values, fresh, bluff)
    if pool & facts.value_texts:
        total = _raised(state, element, pool, total)
    if pool & facts.weakening:
        return total >= _weakened(state, element, pool)
    return total >= power(state, 1 - state.seat, element)


def _weakened(state: Position, element: int, pool: int) -> int:
    """What is left of the opposing power if everything own texts could hit is taken out of it."""
    rival = state.sides[1 - state.seat]
    theirs = state.facts[1 - state.seat]
    facts = state.facts[state.seat]
    hit = rival.ignored_cards
    for card in cards_in(pool & facts.weakening):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if isinstance(effect, ClearCombat):
                hit |= rival.active
            elif isinstance(effect, ShuffleAway):
                return 0
            elif isinstance(effect, DiscardAllYours):
                for cards in effect.choices:
                    hit |= theirs.described(cards)
            elif isinstance(effect, (BlankPrinted, DiscardYours, IgnoreCards)):
                hit |= theirs.described(effect.cards)
    values = theirs.fire if element == Element.FIRE else theirs.earth
    left = (rival.active | rival.support | rival.lasting & ~theirs.staff) & ~hit
    if any(values[card] < 0 for card in cards_in(left)):
        return 0
    own = state.sides[state.seat]
    if (own.active | own.support | own.lasting) & facts.blank_texts:
        return 0
    return _sum(values, left)


def _sum(values: list[int], bits: int) -> int:
    """The values of a set of cards, at least 0 each."""
    total = 0
    while bits:
        low = bits & -bits
        bits ^= low
        total += max(values[PLACES[low % MODULUS]], 0)
    return total


def _fresh_sum(state: Position, values: list[int], fresh: int, bluff: int) -> int:
    """At most one character and one booster or support that are bound to the limits, all others."""
    facts = state.facts[state.seat]
    turn = state.turn
    bound = fresh & ~facts.gathering
    if state.sides[state.seat].landed:
        bound = 0
    total = _sum(values, fresh & ~bound) + bluff * count(fresh & ~bound & facts.bluffable)
    if not turn.characters:
        total += _best(values, bound & facts.characters)
    if not state.is_first and not turn.boosters + turn.supports:
        extra = _best(values, bound & (facts.boosters | facts.supports))
        total += max(extra, bluff if bound & facts.bluffable else 0)
    return total


def _best(values: list[int], bits: int) -> int:
    best = 0
    for card in cards_in(bits):
        best = max(best, values[card])
    return best


def _raised(state: Position, element: int, pool: int, total: int) -> int:
    """A bound for what texts that raise or double can make of a sum."""
    facts = state.facts[state.seat]
    cards = cards_in(pool)
    both = max([facts.fire[card] + facts.earth[card] for card in cards], default=0)
    doublings = 0
    floor = 0
    for card in cards_in(pool & facts.value_texts):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if isinstance(effect, RaiseToPrinted):
                total += both * (1 if effect.scope.one else len(cards))
            elif isinstance(effect, Raise) and concerns(effect.elements, element):
                total += effect.to * (1 if effect.scope.one else len(cards) + 2)
            elif isinstance(effect, Double) and concerns(effect.elements, element):
                doublings += 1
            elif isinstance(effect, RaisePower) and concerns(effect.elements, element):
                floor = max(floor, effect.to)
    return max(total << doublings, floor)


class Search:
    """What a search through the rest of a turn remembers, for all options of one question."""

    def __init__(self, most: int, is_quick: bool) -> None:
        self.failed: set[Hashable] = set()
        """Positions from which no legal end was found."""
        self.left = most
        """How many positions may still be looked at."""
        self.depth = 0
        self.is_quick = is_quick
        """Sums may tell the answer too; then a path does not lead to its end."""

    def is_spent(self) -> bool:
        return self.left < 0


def can_end_legally(state: Position) -> bool:
    """BM-17.6, OQ-19: can this turn still end legally, hidden cards and answers being possible?"""
    if not state.frames and state.phase == Phase.DECISION:
        options = [option for option in state.options if option not in LEAVING]
    else:
        options = state.options
    if state.phase >= Phase.DECISION and not could_reach(state):
        return False
    search = Search(UNLIMITED, is_quick=True)
    return any(_path(state, option, search) is not None for option in options)


def legal_ending(state: Position) -> list[int] | None:
    """BM-17.6: the active player's choices (and the chances assumed) that lead to a legal end, or None."""
    search = Search(UNLIMITED, is_quick=False)
    for option in state.options:
        if option not in LEAVING:
            path = _path(state, option, search)
            if path is not None:
                return path
    return None


def _path(state: Position, option: int, search: Search) -> list[int] | None:
    """Search depth first through everything that may follow this option in the turn."""
    search.left -= _weight(state)
    if search.is_spent():
        return [option]
    if search.depth > MOST_STEPS:
        search.left = -1
        return [option] if search.is_quick else None
    probe = state.copy()
    probe.lookahead = False
    probe.events = None
    probe.probe = HURRYING if search.is_quick else PROBING
    seat = probe.seat
    probe.apply(option)
    if probe.probe == CANNOT_END:
        return None
    if probe.probe == CAN_END or _has_ended(probe, seat):
        return [option]
    if not probe.frames:
        if not could_reach(probe):
            return None
        if search.is_quick and _certainly_ends(probe):
            return [option]
    key = probe.key()
    if key in search.failed:
        return None
    for follow in _best_first(probe) if search.is_quick else _worth_trying(probe):
        search.depth += 1
        path = _path(probe, follow, search)
        search.depth -= 1
        if path is not None:
            return [option, *path]
    search.failed.add(key)
    return None


def _weight(state: Position) -> int:
    """What looking at a position costs: with own cards more, four times as much for each text in play that is
    applied to one card of choice, as all ways to do so are compared (BM-14.6)."""
    if not state.match.has_own_cards:
        return 1
    texts = 0
    for seat in (0, 1):
        side = state.sides[seat]
        cards = side.active | side.support | side.leading | side.lasting
        texts = max(texts, count(cards & state.facts[seat].bound_texts))
    return OWN_CARDS << 2 * texts


def _certainly_ends(probe: Position) -> bool:
    """Do sums tell that one of the options leads to a legal end?"""
    if not Phase.DECISION <= probe.phase <= Phase.BOOST_END:
        return False
    outlook = Outlook(probe)
    return (outlook.is_idle and outlook.has_character) or any(
        outlook.allows(option) for option in probe.options
    )


def _has_ended(probe: Position, seat: int) -> bool:
    """The game ended on the way, or the turn did."""
    return probe.phase == Phase.OVER or probe.seat != seat


def _best_first(probe: Position) -> list[int]:
    """What is worth trying and could suffice; cards with much power first, as one legal end is enough."""
    options = _worth_trying(probe)
    if probe.frames:
        return options
    facts = probe.facts[probe.seat]
    values = facts.fire if probe.element == Element.FIRE else facts.earth
    ranked: list[int] = []
    for option in options:
        if _could_follow(probe, option):
            value = values[option % ARGUMENTS & LOCAL] if option // ARGUMENTS == Verb.PLAY else 0
            ranked.append(option - value * BOUND)
    ranked.sort()
    return [option % BOUND for option in ranked]


def _worth_trying(probe: Position) -> list[int]:
    """All answers; but of answers that only concern hidden cards of the opponent one stands for all."""
    options = [option for option in probe.options if option not in LEAVING]
    if not probe.frames:
        return options
    frame = probe.frames[-1]
    is_hidden_pick = frame.ask in (Ask.YOU_DISCARD, Ask.PICK_FROM_HAND) and frame.side != probe.seat
    if frame.ask in (Ask.DISCARD_MINE, Ask.PUT_UNDER):
        mine = probe.sides[probe.seat]
        if not (mine.hand | mine.landed_cargo()) & probe.facts[probe.seat].hand_conditions:
            return [option for option in options if option == DONE]  # fewer cards help nobody
    concerns_answer = frame.ask == Ask.ANSWER
    if is_hidden_pick or concerns_answer or (frame.seat == CHANCE and frame.ask == Ask.DISCARD_TOP):
        return options[:1]
    return options
