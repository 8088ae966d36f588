"""The phases of a turn: what the active player may do in each (BM-6)."""

from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb, action, add_cards
from moondrake.bluemoon.effects import (
    BanChallenge,
    DiscardYours,
    Element,
    Icon,
    Sentence,
    Tag,
    When,
)
from moondrake.bluemoon.events import What, tell, tell_card
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.rules.demands import (
    can_pay,
    demand_cards,
    factor,
    has_demands,
    is_paid,
    start_payment,
)
from moondrake.bluemoon.rules.fight import gain_dragons, retreat
from moondrake.bluemoon.rules.ignoring import (
    effective_icons,
    has_working,
    is_bluff_described,
    working_texts,
)
from moondrake.bluemoon.rules.laying_out import (
    action_options,
    bans_now,
    bluff_options,
    booster_options,
    character_options,
    could_hold,
    holds,
    load_options,
    replace_options,
    support_options,
    waives_character,
)
from moondrake.bluemoon.rules.loading import choose_ship
from moondrake.bluemoon.rules.moving import (
    discard_from_hand,
    may_draw,
    may_take,
    show_bluff,
    take_back,
)
from moondrake.bluemoon.rules.playing import begin_play, lay_out
from moondrake.bluemoon.rules.possible import discardable, is_possible
from moondrake.bluemoon.rules.targeting import could_announce
from moondrake.bluemoon.state import CARD_SHIFT, CONSENTED, NO_CARD, UNKNOWN, Ask, Frame, Phase, Position
from moondrake.bluemoon.zones import LOCAL, bits_of, cards_in, count
from moondrake.table.native import i64

PASS: Final = action(Verb.PASS)
REFILL: Final = action(Verb.REFILL)
ONLY_PASS: Final = [PASS]
ONLY_REFILL: Final = [REFILL]
"""Most phases have nothing to offer; nobody may change these."""
RETRIEVE: Final = int(Icon.RETRIEVE)


def phase_options(state: Position) -> list[int]:
    """What the active player may do in this phase, sorted; only PASS means there is nothing to ask.

    BM-6.3: the action phase comes before the decision, so it precedes a retreat or decline too.
    """
    phase = state.phase
    if phase == Phase.TURN_BEGIN:
        return _turn_begin_options(state)
    if phase == Phase.ACTION:
        return _action_phase_options(state)
    if phase == Phase.DECISION:
        return _decision_options(state)
    if phase == Phase.CHARACTER:
        return _character_phase_options(state)
    if phase == Phase.BOOST:
        return _boost_phase_options(state)
    if phase == Phase.ANNOUNCE:
        return [action(Verb.ANNOUNCE, element) for element in (0, 1) if could_announce(state, element)]
    if phase == Phase.AFTER_POWER:
        return [PASS, action(Verb.CHALLENGE)]
    return _turn_end_options(state)


def _turn_begin_options(state: Position) -> list[int]:
    """BM-6.1, OQ-14: land ships, take back cards with RETRIEVE, discard own bluffs, in any order."""
    seat = state.seat
    side = state.sides[seat]
    cards = retrievable(state)
    if not side.ships and not cards and not side.bluffs and not _has_any_phase(state):
        return ONLY_PASS
    options = [PASS]
    if side.ships:
        add_cards(options, Verb.LAND, seat, bits_of(side.ships) & ~side.landed)
    add_cards(options, Verb.RETRIEVE, seat, cards)
    if side.bluffs:
        add_cards(options, Verb.UNMASK, seat, bits_of(side.bluffs))
    _add_any_phase(state, options)
    return options


def _action_phase_options(state: Position) -> list[int]:
    """BM-6.2, BM-10.29: an action card, or replacing a card instead."""
    hand = state.sides[state.seat].hand
    plays = action_options(state, hand)
    replacing = replace_options(state, hand)
    if not plays and not replacing and not _has_any_phase(state):
        return ONLY_PASS
    options = [PASS]
    add_cards(options, Verb.PLAY, state.seat, plays)
    _add_any_phase(state, options)
    add_cards(options, Verb.REPLACE, state.seat, replacing)
    return options


def retrievable(state: Position) -> i64:
    """BM-10.8, RS-8: own active cards with effective RETRIEVE that nothing blocks."""
    seat = state.seat
    side = state.sides[seat]
    facts = state.facts[seat]
    cards = (side.active | side.support | side.lasting) & facts.retrieve & ~facts.staff
    if not cards or not may_take(state, seat, from_pile=False):
        return 0
    if retrieve_blockers(state, is_character=False):
        return 0
    if cards & facts.characters and retrieve_blockers(state, is_character=True):
        cards &= ~facts.characters
    effective: i64 = 0
    for card in cards_in(cards):
        if effective_icons(state, seat, card) & RETRIEVE:
            effective |= 1 << card
    return effective


def retrieve_blockers(state: Position, is_character: bool) -> i64:
    """RS-8: the opposing cards that block the taking back of a character, or of another card."""
    rival = state.sides[1 - state.seat]
    facts = state.facts[1 - state.seat]
    blockers = (rival.active | rival.support | rival.lasting) & facts.retrieve & ~facts.staff
    if state.rules.any_card_blocks_retrieve:
        return blockers
    return blockers & facts.characters if is_character else 0


def _has_any_phase(state: Position) -> bool:
    """Could `_add_any_phase` find something?"""
    return has_working(state, state.seat, state.facts[state.seat].once_per_turn) or has_demands(
        state, state.seat
    )


def _add_any_phase(state: Position, options: list[int]) -> None:
    """BM-12.4: once-per-turn texts in a phase of choice; BM-16.2: payments until the end of T5."""
    if has_working(state, state.seat, state.facts[state.seat].once_per_turn):
        add_cards(options, Verb.USE, state.seat, usable_texts(state, When.MY_TURN))
    if state.phase <= Phase.BOOST and has_demands(state, state.seat):
        add_cards(options, Verb.PAY, 1 - state.seat, payable_demands(state))


def payable_demands(state: Position) -> i64:
    """BM-16.2: opposing demands that are open and could be paid now."""
    cards: i64 = 0
    for card, demand in demand_cards(state, state.seat):
        times = factor(state, 1 - state.seat, card)
        if not is_paid(state, card) and can_pay(state, state.seat, demand.payment, times):
            cards |= 1 << card
    return cards


def usable_texts(state: Position, when: When) -> i64:
    """Own active texts for this moment, not ignored, not used in this turn, with something to do."""
    side = state.sides[state.seat]
    facts = state.facts[state.seat]
    bits = (side.active | side.support | side.leading | side.lasting) & facts.by_when[when]
    bits &= ~side.ignored_texts & ~_used(state, when)
    if not bits:
        return 0
    if when is When.MY_TURN_END and has_working(
        state, 1 - state.seat, state.facts[1 - state.seat].end_draw_bans
    ):
        bits &= ~facts.tagged(Tag.END_DRAW)  # BM-16.14
    usable: i64 = 0
    for card in cards_in(bits):
        for sentence in facts.sentences[card]:
            if sentence.when is when and has_something_to_do(state, sentence):
                usable |= 1 << card
    return usable


def _used(state: Position, when: When) -> i64:
    """The cards whose texts for this moment were used: those of the turn, or those of its end."""
    return state.turn.ended if when is When.MY_TURN_END else state.turn.used


def has_something_to_do(state: Position, sentence: Sentence) -> bool:
    """Would this text of the active player's card do anything now?"""
    effect = sentence.what
    rival = state.sides[1 - state.seat]
    if sentence.condition is not None and not holds(state, state.seat, sentence.condition):
        return False
    if isinstance(effect, DiscardYours):
        hit = discardable(state, 1 - state.seat, effect)
        return hit != 0 or bool(rival.bluffs and is_bluff_described(effect.cards))
    return is_possible(state, state.seat, effect)


def _decision_options(state: Position) -> list[int]:
    """BM-6.4 to BM-6.9, BM-17.5: fight on (begin), or retreat (decline)."""
    options: list[int] = []
    if not state.must_retreat:
        state.characters = character_options(state, state.sides[state.seat].hand)
        if state.characters or waives_character(state):  # as `may_fight`
            options.append(action(Verb.FIGHT))
    options.append(_leaving(state))
    _add_any_phase(state, options)
    return options


def _leaving(state: Position) -> int:
    """BM-6.4, BM-6.8: in the first turn of a fight one declines, later one retreats."""
    return action(Verb.DECLINE) if state.is_first else action(Verb.RETREAT)


def may_fight(state: Position) -> bool:
    """BM-6.6a, BM-6.9, OQ-28, OQ-47: only the lack of a character that can be laid out is enforced here."""
    return waives_character(state) or character_options(state, state.sides[state.seat].hand) != 0


def _character_phase_options(state: Position) -> list[int]:
    """BM-6.10: characters; passing needs a character played, or none that could be."""
    if state.must_retreat:
        return [_leaving(state)]  # BM-17.2a
    plays = state.characters
    state.characters = UNKNOWN
    if plays == UNKNOWN:
        plays = character_options(state, state.sides[state.seat].hand)
    options: list[int] = []
    if not plays or state.turn.has_character or waives_character(state):
        options.append(PASS)
    add_cards(options, Verb.PLAY, state.seat, plays)
    _add_any_phase(state, options)
    return options


def _boost_phase_options(state: Position) -> list[int]:
    """BM-6.13, BM-6.16: boosters, supports, bluff supports, loading."""
    seat = state.seat
    hand = state.sides[seat].hand
    bans = bans_now(state, seat)
    plays = booster_options(state, hand, bans) | support_options(state, hand, bans)
    bluffs = bluff_options(state, hand, bans)
    loads = load_options(state, hand, bans)
    if not plays and not bluffs and not loads and not _has_any_phase(state):
        return ONLY_PASS
    options = [PASS]
    add_cards(options, Verb.PLAY, seat, plays)
    add_cards(options, Verb.BLUFF, seat, bluffs)
    add_cards(options, Verb.LOAD, seat, loads)
    _add_any_phase(state, options)
    return options


def could_do_something(state: Position) -> bool:
    """By public knowledge, could the active player do anything in this phase?

    A phase is skipped only where this is not so: a question that is skipped because of the hand would
    tell the opponent something about it (BM-23.3).
    """
    side = state.sides[state.seat]
    if side.hand and has_demands(state, state.seat) and _has_open_demand(state):
        return True
    if not side.hand:
        return _could_play(state, 0)
    if not state.match.open_lists and side.known_hand != side.hand:  # BM-3.4b: the hand could be anything
        return state.phase in (Phase.ACTION, Phase.CHARACTER, Phase.BOOST)
    return _could_play(state, state.facts[state.seat].all_cards) and _could_play(
        state, could_hold(state, state.seat)
    )


def _has_open_demand(state: Position) -> bool:
    return any(not is_paid(state, card) for card, _ in demand_cards(state, state.seat))


def _could_play(state: Position, hand: i64) -> bool:
    """Could something be played or loaded in this phase with such a hand?"""
    if state.phase == Phase.ACTION:
        return action_options(state, hand) != 0 or replace_options(state, hand) != 0
    if state.phase == Phase.CHARACTER:
        return character_options(state, hand) != 0
    if state.phase != Phase.BOOST:
        return False
    bans = bans_now(state, state.seat)
    return (
        booster_options(state, hand, bans) != 0
        or support_options(state, hand, bans) != 0
        or bluff_options(state, hand, bans) != 0
        or load_options(state, hand, bans) != 0
    )


def _turn_end_options(state: Position) -> list[int]:
    """BM-6.24, RS-2: end-of-turn texts and, in `ansmann`, the refill in an order of choice."""
    texts = usable_texts(state, When.MY_TURN_END) | usable_texts(state, When.MY_TURN)
    if not texts:
        return ONLY_PASS if state.turn.refilled else ONLY_REFILL
    options = [PASS if state.turn.refilled else REFILL]
    add_cards(options, Verb.USE, state.seat, texts)
    return options


def has_open_challenge(state: Position) -> bool:
    """BM-10.40: may the opponent challenge now?"""
    side = state.sides[state.seat]
    if not side.bluffs or side.bluffs_ignored or state.turn.challenged:
        return False
    if not state.manners[1 - state.seat].challenges:
        return False
    return not any(isinstance(text.what, BanChallenge) for text in working_texts(state, state.seat))


def answer_phase(state: Position, number: int) -> None:
    """Carry out what the active player (or the challenger) answered."""
    verb, argument = number // ARGUMENTS, number % ARGUMENTS
    card = argument & LOCAL
    if verb == Verb.PASS:
        _pass(state)
    elif verb == Verb.PLAY:
        begin_play(state, state.seat, card)
    elif verb == Verb.REPLACE:
        _replace(state, card)
    elif verb == Verb.BLUFF:
        lay_out(state, card, as_bluff=True)
    elif verb == Verb.LOAD:
        _load(state, card)
    elif verb == Verb.LAND:
        state.sides[state.seat].landed |= 1 << card
        tell_card(state, What.LAND, state.seat, card, "BM-9.13")
    elif verb == Verb.RETRIEVE:
        take_back(state, state.seat, card, "BM-10.8")
    elif verb == Verb.UNMASK:
        side = state.sides[state.seat]
        show_bluff(state, state.seat, side.bluffs.index(card), "BM-10.37")
    elif verb == Verb.USE:
        use_text(state, card)
    elif verb == Verb.PAY:
        _pay(state, card)
    else:
        _answer_decision(state, verb, argument)


def _pass(state: Position) -> None:
    if state.phase == Phase.AFTER_POWER:
        state.turn.challenged = True
    else:
        state.phase += 1


def _replace(state: Position, card: int) -> None:
    """BM-10.29 to BM-10.31, RS-35: a hand card is discarded instead of an action; then one may be drawn."""
    seat = state.seat
    state.turn.action_used = True
    tell_card(state, What.REPLACE, seat, card, "BM-10.29")
    discard_from_hand(state, seat, card, "BM-10.29")
    if may_draw(state, seat):
        ask = Ask.DRAW if state.rules.replace_must_draw else Ask.REPLACE_DRAW
        state.frames.append(Frame(ask, seat, seat, left=1))


def _load(state: Position, card: int) -> None:
    """BM-9.11: loading counts as playing a support, not as laying out the loaded card."""
    turn = state.turn
    turn.supports += 1
    turn.loaded += 1
    turn.laid_out += 1
    turn.pair_open = NO_CARD
    choose_ship(state, state.seat, card, Ask.LOAD_SHIP)


def use_text(state: Position, card: int) -> None:
    """BM-12.4, BM-12.5: a text for the end of the turn is used, or else one for a moment of choice."""
    seat = state.seat
    is_end = state.phase == Phase.TURN_END and bool(usable_texts(state, When.MY_TURN_END) >> card & 1)
    when = When.MY_TURN_END if is_end else When.MY_TURN
    if is_end:
        state.turn.ended |= 1 << card
    else:
        state.turn.used |= 1 << card
    tell_card(state, What.USE, seat, card, "BM-12.4")
    sentences = state.facts[seat].sentences[card]
    for index in range(len(sentences) - 1, -1, -1):
        if sentences[index].when is when:
            whole = seat << CARD_SHIFT | card
            state.frames.append(Frame(Ask.RESOLVE, seat, seat, whole, flags=CONSENTED, place=index))


def _pay(state: Position, card: int) -> None:
    for other, demand in demand_cards(state, state.seat):
        if other == card:
            start_payment(state, card, demand)


def _answer_decision(state: Position, verb: int, argument: int) -> None:
    seat = state.seat
    if verb == Verb.FIGHT:
        tell(state, What.FIGHT, seat, [], rule="BM-6.4" if not state.is_first else "BM-6.8")
        state.phase = Phase.CHARACTER
    elif verb == Verb.RETREAT:
        retreat(state, seat, "BM-6.7")
    elif verb == Verb.DECLINE:
        tell(state, What.DECLINE, seat, [], rule="BM-6.8")
        state.frames.append(Frame(Ask.DECLINE, seat, seat))
    elif verb == Verb.ANNOUNCE:
        state.element = argument
    elif verb == Verb.REFILL:
        state.turn.refilled = True
        state.frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))
    else:
        assert verb == Verb.CHALLENGE, verb
        state.turn.challenged = True
        tell(state, What.CHALLENGE, 1 - seat, [], rule="BM-10.40")
        settle_challenge(state)


def unmet_payment(state: Position) -> bool:
    """BM-16.2a: is a demand with the alternative retreat unpaid?"""
    return has_demands(state, state.seat) and any(
        not demand.dragon and not is_paid(state, card) for card, demand in demand_cards(state, state.seat)
    )


def bluffs_are_true(state: Position) -> bool:
    """BM-10.40, BM-10.43: every bluff has an effective BLUFF icon of the current element (RS-14)."""
    wanted = Icon.BLUFF_FIRE if state.element == Element.FIRE else Icon.BLUFF_EARTH
    side = state.sides[state.seat]
    if side.icons_off & wanted:
        return False
    icons = state.facts[state.seat].icons
    return all(icons[card] & wanted for card in side.bluffs)  # in play they are supports (BM-10.36)


def settle_challenge(state: Position) -> None:
    """BM-10.40, BM-10.42: all bluffs are shown and discarded; the truth costs the challenger a dragon."""
    seat = state.seat
    is_true = bluffs_are_true(state)
    while state.sides[seat].bluffs:
        show_bluff(state, seat, 0, "BM-10.40")
    tell(state, What.BLUFF_TRUE if is_true else What.BLUFF_FALSE, seat, [], rule="BM-10.40")
    if is_true:
        gain_dragons(state, seat, 1, "BM-10.40")
    else:
        state.frames.append(Frame(Ask.FORCED, seat, seat))
        gain_dragons(state, 1 - seat, 1, "BM-10.41")


def lacks_character(state: Position) -> bool:
    """BM-6.10, BM-17.1: T4 cannot be left without a character unless the duty is waived."""
    return state.phase == Phase.CHARACTER and not state.turn.has_character and not waives_character(state)


def may_refill(state: Position, seat: int, size: int) -> bool:
    """BM-6.23: draw while holding fewer than this and a card may be drawn."""
    return count(state.sides[seat].hand) < size and may_draw(state, seat)
