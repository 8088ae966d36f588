"""Positions that no game reaches are refused, with what would be right."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeVar

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.effects import BLUFFS, Kind
from moondrake.table import SetupError
from moondrake.table.saying import listed
from moondrake.testing.bluemoon.sides import CardLike, SideSpec, key_of, printed

Value = TypeVar("Value")

MOST_CARDS: Final = 61
"""A side's cards are the bits of one small number, the leader is one of them."""
MOST_DRAGONS: Final = 3
COMBAT: Final = (Kind.CHARACTER, Kind.BOOSTER)
SHUFFLED: Final = tuple(kind for kind in Kind if kind not in (Kind.LEADER, Kind.INQUISITOR, Kind.EMISSARY))
KINDS: Final = {
    "active": COMBAT,
    "inactive": COMBAT,
    "support": (Kind.SUPPORT,),
    "bluffs": (Kind.CHARACTER,),
    "stack": (Kind.LEADERSHIP,),
    "leading": (Kind.LEADERSHIP,),
    "ships": (Kind.SHIP,),
    "cargo": (Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT),
    "lasting": (Kind.HYLA, Kind.ACHIEVEMENT),
    "staff": (Kind.INQUISITOR, Kind.EMISSARY),
}
"""Which kinds of cards a zone can hold (BM-3.1, BM-9); elsewhere everything that is shuffled."""


def known(words: Mapping[str, Value], word: object, what: str) -> Value:
    """What a word means; a typo is told which words there are."""
    if not isinstance(word, str) or word not in words:
        raise SetupError(f"there is no {what} '{word}'; {what}s: {listed(tuple(words), most=99)}")
    return words[word]


def check_dragons(dragons: int) -> None:
    """BM-2.2: three dragons, so the balance goes from -3 to 3."""
    if type(dragons) is not int or not -MOST_DRAGONS <= dragons <= MOST_DRAGONS:
        raise SetupError(f"dragons cannot be {dragons!r}; from -3 (all with you) to 3 (all with me)")


def check_side(who: str, spec: SideSpec) -> None:
    """Each card in one place, each place with cards that can lie there."""
    if spec.people not in PEOPLES:
        raise SetupError(f"{who}: there is no people '{spec.people}'; peoples: {listed(PEOPLES)}")
    _check_places(who, spec)
    for zone, cards in (*spec.zones(), ("staff", spec.staff)):
        _check_kinds(who, zone, cards)
    _check_staff(who, spec.staff)
    for card in spec.bluffs:
        if not printed(card).icons & BLUFFS:
            raise SetupError(f"{who}: {key_of(card)} has no BLUFF icon, so it cannot be a bluff (BM-10.32)")
    for ship, cargo in spec.ships.items():
        room = printed(ship).capacity
        if len(cargo) > room:
            raise SetupError(
                f"{who}: {key_of(ship)} has room for {room} cards, not for {len(cargo)} (BM-9.10)"
            )
    _check_marked(who, "landed", spec.landed, "ships", list(spec.ships))
    _check_marked(who, "revealed", spec.revealed, "hand", spec.hand)


def _check_places(who: str, spec: SideSpec) -> None:
    """Every card of a side is in one place only; a key twice would be one card in two places."""
    places: dict[str, str] = {}
    for zone, cards in spec.zones():
        if isinstance(cards, str):
            raise SetupError(f"{who}: {zone} must be a list of cards; write {zone}=['{cards}']")
        for card in cards:
            key = printed(card).key
            if key in places:
                both = f"twice in {zone}" if places[key] == zone else f"in {places[key]} and in {zone}"
                raise SetupError(f"{who}: {key} is {both}; a card lies in one place")
            places[key] = zone
    if len(places) > MOST_CARDS:
        raise SetupError(f"{who}: {len(places)} cards are too many; a side has at most {MOST_CARDS}")


def _check_kinds(who: str, zone: str, cards: Sequence[CardLike]) -> None:
    kinds = KINDS.get(zone.split()[0], SHUFFLED)
    for card in cards:
        kind = printed(card).kind
        if kind not in kinds:
            allowed = listed([other.name.lower() for other in kinds])
            raise SetupError(
                f"{who}: {key_of(card)} is of kind {kind.name.lower()}; {zone} can hold: {allowed}"
            )


def _check_staff(who: str, staff: Sequence[CardLike]) -> None:
    kinds = [printed(card).kind for card in staff]
    for kind in set(kinds):
        if kinds.count(kind) > 1:
            raise SetupError(f"{who}: a deck has at most one {kind.name.lower()} (BM-18.1)")


def _check_marked(
    who: str, mark: str, marked: Sequence[CardLike], zone: str, cards: Collection[CardLike]
) -> None:
    keys = [key_of(card) for card in cards]
    for card in marked:
        if printed(card).key not in keys:
            where = f"{zone}: {listed(keys)}"
            raise SetupError(
                f"{who}: {key_of(card)} is {mark} but not in {zone}; name it there too ({where})"
            )
