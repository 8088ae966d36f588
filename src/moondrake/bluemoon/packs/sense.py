"""Which sentences of a pack can work: at which moments, on which kinds of cards, with which words."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final

from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.effects import (
    BanEndDraws,
    BanFurther,
    Cancel,
    CharacterLimit,
    DemandPayment,
    DemandPlay,
    EachPlayer,
    FightDragons,
    ForceRetreat,
    Forswear,
    FreeIf,
    HandToo,
    IgnoreCards,
    IgnoreIcons,
    IgnoreTexts,
    KeepOld,
    Kind,
    LoadNow,
    MillToPlay,
    Part,
    PayToPlay,
    Permit,
    PreventDragon,
    Sentence,
    Together,
    When,
)
from moondrake.bluemoon.packs.notation import Fault
from moondrake.bluemoon.packs.vocabulary import ANSWERS, DEEDS, word_of
from moondrake.table.saying import Joined, Saying, listed


@cache
def moments(verb: type) -> frozenset[When]:
    """When a verb may act: what is done once at any moment at which printed cards do something, other texts
    as the printed cards have them."""
    if verb in FIXED:
        return FIXED[verb]
    pairs = [(type(one.what), one.when) for card in ALL_CARDS for one in card.text]
    if verb in DEEDS:
        return frozenset(when for made, when in pairs if made in DEEDS) | set(ANSWERS)
    used = frozenset(when for made, when in pairs if made is verb)
    return used or frozenset((When.WHILE_ACTIVE,))


FIXED: Final[dict[type, frozenset[When]]] = {
    PreventDragon: frozenset((When.YOU_GAIN,)),
    ForceRetreat: frozenset(),  # only inside `together`
}
IN_FIGHT: Final = (Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT)
ONLY_FOR: Final[dict[type, tuple[Kind, ...]]] = {
    KeepOld: (Kind.CHARACTER,),
    FreeIf: IN_FIGHT,
    HandToo: (Kind.SHIP,),
    LoadNow: (Kind.SHIP,),
}
IN_YOUR_TURN: Final = (DemandPayment, DemandPlay, CharacterLimit, BanEndDraws, BanFurther, Together)
"""Texts that act when the turn of whoever played the card is over: too late for a leadership card."""
NEVER_AT: Final[dict[Kind, frozenset[When]]] = {
    **dict.fromkeys(IN_FIGHT, frozenset((When.GAME_BEGIN, When.BETWEEN_FIGHTS))),
    Kind.LEADERSHIP: frozenset((When.GAME_BEGIN, When.BETWEEN_FIGHTS)),
    Kind.SHIP: frozenset(When) - {When.TO_PLAY, When.NOW},
    Kind.HYLA: frozenset((When.GAME_BEGIN,)),
    Kind.ACHIEVEMENT: frozenset((When.GAME_BEGIN,)),
    Kind.INQUISITOR: frozenset((When.TO_PLAY, When.NOW)),
}
"""Moments at which a card of this kind is not there, or not yet, or no more."""


def moments_of(verb: type, kind: Kind | None) -> set[When]:
    """When a verb may act on a card of this kind; never, for some."""
    allowed = set(moments(verb))
    if verb is Cancel:
        return {When.TO_PLAY} if kind == Kind.INTERFERENCE else set()
    if kind == Kind.INTERFERENCE:
        return allowed & set(ANSWERS)
    if kind not in ONLY_FOR.get(verb, (kind,)) or (kind == Kind.LEADERSHIP and verb in IN_YOUR_TURN):
        return set()
    if verb is not HandToo and kind is not None:
        allowed -= NEVER_AT.get(kind, frozenset())
    return allowed - set(ANSWERS)


def check_moment(line: int, when: When, effect: object, kind: Kind | None) -> None:
    """A sentence at a moment at which nobody would look for it would never work."""
    allowed = moments_of(type(effect), kind)
    if when not in allowed:
        words = [word_of(one.name) for one in sorted(allowed)]
        verb, owner = word_of(type(effect).__name__), word_of(kind.name) if kind is not None else "card"
        where = (
            Saying("problem-pack-may-be", verb=verb, known=listed(words))
            if words
            else Saying("problem-pack-not-for", verb=verb, owner=owner)
        )
        raise Fault(
            line,
            "text",
            Saying("problem-pack-cannot-act", verb=verb, owner=owner, when=word_of(when.name)),
            where,
        )


def check_sense(line: int, sentence: Sentence) -> None:
    """What can be written but no rule would read."""
    effect = sentence.what
    for least, number in (*_numbers(effect), *_numbers(sentence.condition)):
        if number < least and not isinstance(effect, FightDragons):
            what = Saying("problem-pack-too-small", typed=number)
            raise Fault(line, "text", what, Saying("problem-pack-from", least=least))
    if isinstance(effect, (Permit, DemandPlay)) and effect.kind not in (Kind.BOOSTER, Kind.SUPPORT):
        what = Saying(
            "problem-pack-not-about", verb=word_of(type(effect).__name__), kind=word_of(effect.kind.name)
        )
        raise Fault(line, "text", what, Saying("problem-pack-booster-support"))
    alone = (LoadNow, PreventDragon, Forswear) if sentence.may else (LoadNow, PreventDragon)
    if isinstance(effect, EachPlayer) and isinstance(effect.what, alone):
        what = Saying("problem-pack-nobody-each", verb=word_of(type(effect.what).__name__))
        raise Fault(line, "text", what, Saying("problem-pack-without-each"))
    if sentence.condition is not None and type(effect) not in DEEDS:
        what = Saying("problem-pack-no-if", verb=word_of(type(effect).__name__))
        raise Fault(line, "text", what, Saying("problem-pack-once-only"))


def _numbers(value: object) -> Iterator[tuple[int, int]]:
    """The numbers in what a sentence says, each with the least it may be: nobody can pay nothing."""
    for part in value if isinstance(value, tuple) else ():
        yield from _numbers(part)
    if is_dataclass(value):
        for field in fields(value):
            inner = getattr(value, field.name)
            if type(inner) is int:
                yield int(isinstance(value, Part)), inner
            else:
                yield from _numbers(inner)


ONCE_ONLY: Final = ((IgnoreCards, IgnoreTexts, IgnoreIcons), (PayToPlay,), (MillToPlay,), (DemandPayment,))
"""Texts of which a card has one at most. What a card demands is paid as one (BM-16.2)."""


def said_twice(texts: list[Sentence | None]) -> list[tuple[int, Joined]]:
    """The places of sentences that a card has no room for, and the words for them."""
    found = []
    for verbs in ONCE_ONLY:
        places = [place for place, text in enumerate(texts) if text and isinstance(text.what, verbs)]
        words = Joined([word_of(verb.__name__) for verb in verbs], "or")
        found += [(place, words) for place in places[1:]]
    return found
