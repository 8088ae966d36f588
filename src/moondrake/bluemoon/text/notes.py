"""What a card's page says besides its text: symbols, rulings, facts, and how sure they are."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import is_action_card


class Ruling(IntEnum):
    """What the rules say about texts of one kind."""

    FIRST_TURN = 0
    CONDITION_MOMENT = 1
    IGNORED = 2
    PROTECTED_STAYS = 3
    NEVER_LOWERS = 4
    MY_CHOICE = 5
    DEMAND = 6
    DEMAND_PLAY = 7
    PRINTED = 8
    LOOK_UNDER_BAN = 9
    NOT_A_DRAW = 10
    REVEALED = 11
    REVEALED_PICK = 12
    ONE_DRAGON = 13
    NOTHING_PAID = 14
    FREE_TOO = 15
    BLUFF_BAN = 16
    GANG_GOES_ON = 17
    CHARACTER_END = 18
    END_DRAWS = 19
    CONDITION_ONLY = 20
    YOU_FIRST = 21
    AS_IF_FREE = 22
    FIGHT_DRAGONS = 23
    PRINTED_FIRST = 24
    ONE_KIND = 25
    GANG_BROKEN = 26
    CANCELLED = 27
    BLUFFS_LIE = 28
    PIERCES = 29
    STACK = 30
    REPLACED = 31
    ACTION_CARDS = 32


RULES: Final = {
    Ruling.FIRST_TURN: "BM-9.3a",
    Ruling.CONDITION_MOMENT: "BM-16.9, BM-9.3a",
    Ruling.IGNORED: "BM-13.3, BM-13.4",
    Ruling.PROTECTED_STAYS: "BM-10.10",
    Ruling.NEVER_LOWERS: "BM-14.5",
    Ruling.MY_CHOICE: "BM-14.6",
    Ruling.DEMAND: "BM-16.2, BM-16.3, BM-12.8",
    Ruling.DEMAND_PLAY: "BM-16.30",
    Ruling.PRINTED: "BM-14.8",
    Ruling.LOOK_UNDER_BAN: "BM-16.39",
    Ruling.NOT_A_DRAW: "BM-15.7",
    Ruling.REVEALED: "BM-15.6",
    Ruling.REVEALED_PICK: "BM-16.33",
    Ruling.ONE_DRAGON: "BM-16.27",
    Ruling.NOTHING_PAID: "BM-16.5",
    Ruling.FREE_TOO: "BM-10.15",
    Ruling.BLUFF_BAN: "BM-10.34",
    Ruling.GANG_GOES_ON: "BM-10.25b",
    Ruling.CHARACTER_END: "BM-16.29",
    Ruling.END_DRAWS: "BM-16.14",
    Ruling.CONDITION_ONLY: "BM-16.35",
    Ruling.YOU_FIRST: "BM-16.1",
    Ruling.AS_IF_FREE: "BM-10.17",
    Ruling.FIGHT_DRAGONS: "BM-7.4a",
    Ruling.PRINTED_FIRST: "BM-16.11",
    Ruling.ONE_KIND: "BM-16.12",
    Ruling.GANG_BROKEN: "BM-16.38",
    Ruling.CANCELLED: "BM-11.3",
    Ruling.BLUFFS_LIE: "BM-10.36",
    Ruling.PIERCES: "RS-9",
    Ruling.STACK: "BM-16.36",
    Ruling.REPLACED: "BM-10.30",
    Ruling.ACTION_CARDS: "BM-6.2",
}

ICON_RULES: Final = {
    e.Icon.SHIELD_FIRE: "BM-10.1",
    e.Icon.SHIELD_EARTH: "BM-10.1",
    e.Icon.STOP: "BM-10.3",
    e.Icon.RETRIEVE: "BM-10.8",
    e.Icon.PROTECTED: "BM-10.10",
    e.Icon.FREE: "BM-10.14",
    e.Icon.PAIR: "BM-10.20",
    e.Icon.GANG_COOL: "BM-10.25",
    e.Icon.GANG_TOP: "BM-10.25",
    e.Icon.GANG_FUN: "BM-10.25",
    e.Icon.GANG_NO: "BM-10.25",
    e.Icon.REPLACE: "BM-10.29",
    e.Icon.BLUFF_FIRE: "BM-10.33, BM-10.40",
    e.Icon.BLUFF_EARTH: "BM-10.33, BM-10.40",
    e.Icon.BLUFF_PLAIN: "BM-10.33, RS-14",
}


@dataclass(frozen=True)
class Notes:
    """The words of a language for everything on a card's page but its text."""

    icons: dict[e.Icon, str]
    rulings: dict[Ruling, str]
    values: str
    """With `{fire}` and `{earth}`, in the order of the print."""
    capacity: str
    moons: tuple[str, str, str]
    """None known, one, several with `{n}`."""
    limits: str
    """What an inquisitor adds, with `{cards}` and `{moons}`."""
    family: str
    ours: str
    """What marks a name that is ours and not printed."""
    certainty: dict[str, str]


def card_rulings(card: e.Card) -> list[Ruling]:
    """The rulings for a card's texts, each once."""
    found: list[Ruling] = []
    for sentence in card.text:
        for ruling in _rulings(sentence.what):
            if ruling not in found:
                found.append(ruling)
    return found


def _rulings(effect: e.Effect) -> tuple[Ruling, ...]:
    match effect:
        case e.EachPlayer(what):
            return (Ruling.YOU_FIRST, *_rulings(what))
        case e.Ban(cards):
            return _ban(cards)
        case e.BanFurther():
            return (Ruling.FREE_TOO,)
        case e.BanEndDraws():
            return (Ruling.END_DRAWS,)
        case e.CharacterLimit():
            return (Ruling.CHARACTER_END,)
        case e.IgnoreCards():
            return (Ruling.IGNORED,)
        case e.IgnoreIcons():
            return (Ruling.BLUFFS_LIE, Ruling.PIERCES) if effect.pierces else (Ruling.BLUFFS_LIE,)
        case e.Raise(scope) | e.RaiseToPrinted(scope):
            return (Ruling.NEVER_LOWERS, Ruling.MY_CHOICE) if scope.one else (Ruling.NEVER_LOWERS,)
        case e.Double(scope):
            return (Ruling.MY_CHOICE,) if scope.one else ()
        case e.RaisePower():
            return (Ruling.NEVER_LOWERS,)
        case e.BlankPrinted():
            return (Ruling.PRINTED_FIRST,)
        case e.FightDragons() | e.DragonCap() | e.SecondDragonAt():
            return (Ruling.FIGHT_DRAGONS,)
        case e.FreeIf() | e.LendFree():
            return (Ruling.AS_IF_FREE,)
        case e.WithoutCondition(cards):
            return (Ruling.CONDITION_ONLY,) if cards.tags & e.Tag.MUTANT else ()
        case e.KeepOld():
            return (Ruling.GANG_BROKEN,)
        case e.HandToo(one):
            return (Ruling.ONE_KIND,) if one else ()
        case e.DemandPlay():
            return (Ruling.DEMAND_PLAY,)
        case e.DemandPayment(payment):
            return (Ruling.DEMAND, *_printed(payment))
        case e.Together():
            return (Ruling.ONE_DRAGON,) if isinstance(effect.then, e.Attract) else (Ruling.NOTHING_PAID,)
        case e.Cancel(cards):
            return (*_action_cards(cards), Ruling.CANCELLED)
        case e.PayToPlay(payment):
            return _printed(payment)
        case e.ReplaceAny():
            return (Ruling.REPLACED,)
        case e.OnlyIf(condition):
            return (Ruling.CONDITION_MOMENT,) if isinstance(condition, e.Attacked) else ()
        case _:
            return _deed_rulings(effect)


def _deed_rulings(effect: e.Effect) -> tuple[Ruling, ...]:
    match effect:
        case e.DiscardYours() | e.DiscardAllYours() | e.ClearCombat() | e.ShuffleAway():
            return (Ruling.PROTECTED_STAYS,)
        case e.BuyDragon(payment):
            return _printed(payment)
        case e.SearchPile() | e.Fetch():
            return (Ruling.LOOK_UNDER_BAN,)
        case e.TakeDiscards() | e.SearchDiscard() | e.TakeBack():
            return (Ruling.NOT_A_DRAW,)
        case e.RevealHand():
            return (Ruling.REVEALED,)
        case e.RandomDiscard():
            return (Ruling.REVEALED_PICK,)
        case e.ChangeElement():
            return (Ruling.FIRST_TURN,)
        case e.Recall():
            return (Ruling.STACK,)
        case _:
            return ()


def _ban(cards: e.Cards) -> tuple[Ruling, ...]:
    found = list(_action_cards(cards))
    if e.Kind.CHARACTER in cards.kinds:
        found.append(Ruling.GANG_GOES_ON)
    if not cards.kinds or e.Kind.SUPPORT in cards.kinds or e.Kind.CHARACTER in cards.kinds:
        found.append(Ruling.BLUFF_BAN)
    return tuple(found)


def _printed(payment: e.Payment) -> tuple[Ruling, ...]:
    elements = (e.Measure.EARTH, e.Measure.FIRE)
    parts = [part for option in payment.options for part in option]
    if any(part.measure in elements for part in parts):
        return (Ruling.PRINTED,)
    return (Ruling.ACTION_CARDS,) if any(_action_cards(part.cards) for part in parts) else ()


def _action_cards(cards: e.Cards) -> tuple[Ruling, ...]:
    return (Ruling.ACTION_CARDS,) if is_action_card(cards) else ()
