"""Precedence and "ignored" (BM-13, RS-20), and what PROTECTED keeps off (BM-10.10)."""

from typing import Final

from moondrake.bluemoon.effects import (
    ALL_ICONS,
    BLUFFS,
    Card,
    Cards,
    Icon,
    IgnoreCards,
    IgnoreIcons,
    IgnoreTexts,
    Kind,
    Rank,
    Sentence,
    When,
    is_described,
)
from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.bluemoon.zones import LOCAL, MODULUS, PLACES, cards_in
from moondrake.table.native import i64

NO_SENTENCES: Final[list[Sentence]] = []
"""Handed out where nothing works; nobody may change it."""
BLUFF_VALUE: Final = 2
"""RS-13: what is printed on a bluff support."""
PROTECTED: Final = int(Icon.PROTECTED)
UNDECIDED: Final = 0
IN_FORCE: Final = 1
IGNORED: Final = 2
Ignore = IgnoreCards | IgnoreTexts | IgnoreIcons


def active_cards(state: Position, seat: int) -> i64:
    """BM-3.7: the active cards of a side (bluff supports are kept apart)."""
    side = state.sides[seat]
    bits = side.active | side.support | side.leading | side.lasting & ~state.facts[seat].staff
    for ship in side.ships:
        bits |= 1 << ship
    return bits


def fitting(state: Position, seat: int, cards: Cards) -> i64:
    """The cards of a side that fit a description, icons in effect where it asks for that (BM-13.6)."""
    bits = state.facts[seat].described(cards)
    if not cards.effective:
        return bits
    effective: i64 = 0
    for card in cards_in(bits):
        if effective_icons(state, seat, card) & cards.icons:
            effective |= 1 << card
    return effective


def working_cards(state: Position, seat: int, texts: i64) -> i64:
    """The cards of a side among these whose texts work: active (or staff) and not ignored (BM-13.3)."""
    side = state.sides[seat]
    return (side.active | side.support | side.leading | side.lasting) & texts & ~side.ignored_texts


def working_texts(state: Position, seat: int) -> list[Sentence]:
    """The permanent sentences of a side's active cards that are not ignored (BM-13.3)."""
    facts = state.facts[seat]
    bits = working_cards(state, seat, facts.standing)
    if not bits:
        return NO_SENTENCES
    sentences: list[Sentence] = []
    while bits:
        low = bits & -bits
        bits ^= low
        for sentence in facts.sentences[PLACES[low % MODULUS]]:
            if sentence.when is When.WHILE_ACTIVE:
                sentences.append(sentence)
    return sentences


def has_working(state: Position, seat: int, texts: i64) -> bool:
    """Is one of these texts of a side active and not ignored? Saves most looks at the texts themselves."""
    return working_cards(state, seat, texts) != 0


def sourced_texts(state: Position, seat: int) -> list[tuple[int, Sentence]]:
    """`working_texts` with the cards they stand on, for explanations."""
    facts = state.facts[seat]
    return [
        (card, sentence)
        for card in cards_in(working_cards(state, seat, facts.standing))
        for sentence in facts.sentences[card]
        if sentence.when is When.WHILE_ACTIVE
    ]


def protected(state: Position, seat: int) -> i64:
    """BM-10.10, BM-10.11, BM-10.13: active cards whose PROTECTED is effective."""
    side = state.sides[seat]
    if side.icons_off_protected and side.icons_off_protected & PROTECTED:
        return 0
    return state.facts[seat].protected & (side.active | side.support | side.lasting)


def effective_icons(state: Position, seat: int, card: int) -> int:
    """BM-13.3, BM-13.6: the icons of a card, wherever it is (BM-13.5), that are not ignored."""
    side = state.sides[seat]
    if side.ignored_cards >> card & 1:
        return 0
    if not side.icons_off and not side.icons_off_protected:
        return state.facts[seat].icons[card]
    is_protected = protected(state, seat) >> card & 1
    off = side.icons_off_protected if is_protected else side.icons_off
    return state.facts[seat].icons[card] & ~off


def is_silent(state: Position, seat: int, card: int, sentence: Sentence) -> bool:
    """BM-13.1, BM-13.3: is this sentence ignored? "I must" outranks "ignored"."""
    return bool(state.sides[seat].ignored_texts >> card & 1) and sentence.rank is not Rank.MUST


def costs_something(state: Position, seat: int, cards: i64) -> i64:
    """BM-12.4: those of these cards that want something before they are laid out."""
    facts = state.facts[seat]
    return cards & facts.cost_texts & ~(state.sides[seat].ignored_texts & ~facts.must_texts)


def ignore_effect(state: Position, whole: int) -> Ignore | None:
    """What a card has ignored, if it has such a text."""
    for sentence in state.facts[whole >> CARD_SHIFT].sentences[whole & LOCAL]:
        effect = sentence.what
        if isinstance(effect, (IgnoreCards, IgnoreTexts, IgnoreIcons)):
            return effect
    return None


def refresh(state: Position) -> None:
    """BM-13.4, BM-13.7: work out anew what is ignored, after every activation and deactivation."""
    for side in state.sides:
        side.ignored_cards = 0
        side.ignored_texts = 0
        side.bluffs_ignored = False
        side.icons_off = 0
        side.icons_off_protected = 0
    if not state.ignorers:
        return
    status = _in_force(state)
    for pierces_first in (True, False):
        for index, whole in enumerate(state.ignorers):
            effect = ignore_effect(state, whole)
            is_next = status[index] == IN_FORCE and isinstance(effect, IgnoreIcons) == pierces_first
            if is_next and effect is not None:
                _apply(state, whole, effect, status)


def ignorers_in_force(state: Position) -> list[int]:
    """The cards whose "ignored" texts work, oldest first, for explanations."""
    status = _in_force(state)
    return [whole for index, whole in enumerate(state.ignorers) if status[index] == IN_FORCE]


def _apply(state: Position, whole: int, effect: Ignore, status: list[int]) -> None:
    """Let one "ignored" text work on the other side."""
    seat = 1 - (whole >> CARD_SHIFT)
    side = state.sides[seat]
    facts = state.facts[seat]
    if isinstance(effect, IgnoreIcons):
        side.icons_off |= int(ALL_ICONS) & ~int(effect.except_icons)
        if effect.pierces and state.rules.protected_is_pierced:
            side.icons_off_protected |= int(ALL_ICONS) & ~int(effect.except_icons)
        return
    bits = _cards_hit(state, whole, effect, status)
    side.ignored_texts |= bits & facts.with_text & ~facts.steadfast
    if isinstance(effect, IgnoreCards):
        side.ignored_cards |= bits
        if is_bluff_described(effect.cards):
            side.bluffs_ignored = True


def _cards_hit(state: Position, whole: int, effect: IgnoreCards | IgnoreTexts, status: list[int]) -> i64:
    """The cards of the other side that an "ignored" text of cards or texts speaks of (BM-13.1, BM-10.10)."""
    owner = whole >> CARD_SHIFT
    seat = 1 - owner
    side = state.sides[seat]
    facts = state.facts[seat]
    safe = protected(state, seat)
    if isinstance(effect, IgnoreTexts):
        if _has_rival(state, effect, seat, status):
            return 0
        return facts.with_text & ~facts.steadfast & ~facts.tagged(effect.except_tags) & ~safe
    bits = facts.described(effect.cards) & ~safe
    if effect.spares_protected and not side.icons_off & PROTECTED:
        bits &= ~facts.protected
    # RS-10: a FREE card cannot be ignored by another FREE card.
    if state.rules.free_resists_free and state.facts[owner].free >> (whole & LOCAL) & 1:
        bits &= ~facts.free
    return bits


def is_hit(state: Position, whole: int, card: int) -> bool:
    """Does the "ignored" text of one card, if it has one in force, concern this active card opposite?"""
    effect = ignore_effect(state, whole)
    if effect is None or whole not in state.ignorers:
        return False
    status = _in_force(state)
    if status[state.ignorers.index(whole)] != IN_FORCE:
        return False
    seat = 1 - (whole >> CARD_SHIFT)
    if isinstance(effect, IgnoreIcons):
        is_safe = bool(protected(state, seat) >> card & 1)
        return not is_safe and bool(state.facts[seat].icons[card] & ~int(effect.except_icons))
    return bool(_cards_hit(state, whole, effect, status) >> card & 1)


def would_be_silent(state: Position, seat: int, card: Card) -> bool:
    """BM-11.4, BM-13.5: would the text of such a card of this seat be ignored, in hand or pile?"""
    if all(sentence.rank is Rank.MUST for sentence in card.text):
        return False
    status = _in_force(state)
    for index, whole in enumerate(state.ignorers):
        if status[index] != IN_FORCE or whole >> CARD_SHIFT == seat:
            continue
        effect = ignore_effect(state, whole)
        if isinstance(effect, IgnoreCards):
            is_spared = effect.spares_protected and bool(card.icons & Icon.PROTECTED)
            is_hit = is_described(card, effect.cards, card.kind) and not is_spared
        elif isinstance(effect, IgnoreTexts):
            is_hit = not card.tags & effect.except_tags and not _has_rival(state, effect, seat, status)
        else:
            is_hit = False
        if is_hit:
            return True
    return False


def is_bluff_described(cards: Cards) -> bool:
    """BM-10.36, RS-13: a bluff support is a support with values of 2 and the symbol BLUFF2, without text."""
    fits_kind = not cards.kinds or Kind.SUPPORT in cards.kinds
    fits_icon = not cards.icons or bool(cards.icons & BLUFFS)
    fits_value = cards.value_above is None or cards.value_above < BLUFF_VALUE
    return cards.bluffs or (fits_kind and fits_icon and fits_value and not cards.tags and not cards.has_text)


def _has_rival(state: Position, effect: IgnoreTexts, seat: int, status: list[int]) -> bool:
    """BM-16.20: the text is void while the other side has such a card whose text is not ignored."""
    if not effect.rival:
        return False
    for index, whole in enumerate(state.ignorers):
        is_theirs = whole >> CARD_SHIFT == seat
        if is_theirs and status[index] != IGNORED and state.facts[seat].tags[whole & LOCAL] & effect.rival:
            return True
    return False


def _in_force(state: Position) -> list[int]:
    """Which "ignored" texts work. BM-13.2, OQ-2: of texts that ignore each other the older one does."""
    status = [UNDECIDED] * len(state.ignorers)
    while UNDECIDED in status:
        changed = False
        for index in range(len(status)):
            if status[index] == UNDECIDED:
                verdict = _verdict(state, index, status)
                if verdict != UNDECIDED:
                    status[index] = verdict
                    changed = True
        if not changed:
            status[status.index(UNDECIDED)] = IN_FORCE
    return status


def _verdict(state: Position, index: int, status: list[int]) -> int:
    verdict = IN_FORCE
    for other in range(len(status)):
        if other != index and status[other] != IGNORED and _hits(state, other, index, status):
            if status[other] == IN_FORCE:
                return IGNORED
            verdict = UNDECIDED
    return verdict


def _hits(state: Position, by: int, index: int, status: list[int]) -> bool:
    """Would the text of one "ignored" card switch off the text of another?"""
    whole = state.ignorers[index]
    seat = whole >> CARD_SHIFT
    card = whole & LOCAL
    source = state.ignorers[by]
    if source >> CARD_SHIFT == seat:
        return False
    facts = state.facts[seat]
    effect = ignore_effect(state, source)
    if facts.protected >> card & 1 and not _is_pierced(state, seat, status):
        return False
    if isinstance(effect, IgnoreTexts):
        return not facts.tags[card] & effect.except_tags and not _has_rival(state, effect, seat, status)
    return isinstance(effect, IgnoreCards) and bool(facts.described(effect.cards) >> card & 1)


def _is_pierced(state: Position, seat: int, status: list[int]) -> bool:
    """RS-9: does a text that goes through PROTECTED work against this side?"""
    if not state.rules.protected_is_pierced:
        return False
    for index, whole in enumerate(state.ignorers):
        if whole >> CARD_SHIFT != seat and status[index] == IN_FORCE:
            effect = ignore_effect(state, whole)
            if isinstance(effect, IgnoreIcons) and effect.pierces:
                return True
    return False
