"""The vocabulary: everything a Blue Moon card can say, as data.

A card is facts plus sentences; a sentence says when, what, under which rule. The engine and the
texts in each language read the same data. "I" is who laid the card out, "you" the opponent (BM-12.1).
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final


class Kind(IntEnum):
    """BM-9: what a card is; no "ignored" changes it (BM-9.22)."""

    LEADER = 0
    CHARACTER = 1
    BOOSTER = 2
    SUPPORT = 3
    LEADERSHIP = 4
    SHIP = 5
    HYLA = 6
    ACHIEVEMENT = 7
    INTERFERENCE = 8
    INQUISITOR = 9
    EMISSARY = 10


class Icon(IntEnum):
    """BM-10.0: the symbols, as bits of a set. BLUFF_PLAIN matches neither element (RS-14).

    Not IntFlag: its operators are Python code and many times slower.
    """

    NONE = 0
    SHIELD_FIRE = 1
    SHIELD_EARTH = 2
    STOP = 4
    RETRIEVE = 8
    PROTECTED = 16
    FREE = 32
    PAIR = 64
    GANG_COOL = 128
    GANG_TOP = 256
    GANG_FUN = 512
    GANG_NO = 1024
    REPLACE = 2048
    BLUFF_FIRE = 4096
    BLUFF_EARTH = 8192
    BLUFF_PLAIN = 16384


IconSet = int
"""Icons as bits."""

ALL_ICONS: Final = 32767
GANGS: Final = Icon.GANG_COOL | Icon.GANG_TOP | Icon.GANG_FUN | Icon.GANG_NO
BLUFFS: Final = Icon.BLUFF_FIRE | Icon.BLUFF_EARTH | Icon.BLUFF_PLAIN


class Tag(IntEnum):
    """Groups of cards that rules or other cards name, as bits of a set."""

    NONE = 0
    STORM = 1
    FLOOD = 2
    CATERPILLAR = 4
    LAUGHING_GAS = 8
    TITTERTWEET = 16
    FLIT_CHARACTER = 32
    MUTANT = 64
    END_DRAW = 128
    CHOSEN = 256
    SAILOR = 512
    TUTU = 1024


TagSet = int
"""Tags as bits."""


class Element(IntEnum):
    """BM-2.6: what a fight is fought in; NO_ELEMENT before the first announcement (BM-6.18)."""

    NO_ELEMENT = -1
    EARTH = 0
    FIRE = 1


class Elements(IntEnum):
    """Which of a card's two values a text speaks of."""

    EARTH = 0
    FIRE = 1
    BOTH = 2


class When(IntEnum):
    """BM-12.4: when a sentence acts."""

    TO_PLAY = 0
    """Before or at laying out: conditions and permissions of the card itself."""
    NOW = 1
    """Once, when the card has been played."""
    WHILE_ACTIVE = 2
    """As long as the card is active."""
    MY_TURN = 3
    """Once in each own turn, in a phase of the owner's choice."""
    MY_TURN_BEGIN = 4
    """When the owner's turn begins."""
    AFTER_BOOST = 5
    """Immediately after the owner's booster/support phase (T5e)."""
    MY_TURN_END = 6
    """At the end of the owner's turn (T7)."""
    BEFORE_YOUR_TURN = 7
    """After the owner's turn, before the opponent's begins (TB)."""
    GAME_BEGIN = 8
    """When the game begins (BM-9.19)."""
    BETWEEN_FIGHTS = 9
    """When a fight has ended, after the refill (BM-7.6)."""
    AFTER_YOUR_POWER = 10
    """Interference: immediately after you announced your power (T6c, BM-16.16)."""
    YOU_GAIN = 11
    """Interference: when you would gain a dragon (BM-11.7)."""


class Rank(IntEnum):
    """BM-13.1: the classes of texts, the lower number wins."""

    MUST = 2
    IGNORED = 3
    MAY_NOT = 4
    OTHER = 5


ANY_NUMBER: Final = 99


@dataclass(frozen=True, slots=True)
class Cards:
    """A description of cards by their printed facts; empty fields do not restrict."""

    kinds: tuple[Kind, ...] = ()
    icons: IconSet = 0
    """With at least one of these icons."""
    has_text: bool | None = None
    value_above: int | None = None
    """With a printed value above this number."""
    tags: TagSet = 0
    """With at least one of these tags."""
    without_tags: TagSet = 0
    """With none of these tags."""
    bluffs: bool = False
    """Bluff supports, and nothing else."""
    effective: bool = False
    """With the icon in effect, not only printed (BM-13.6)."""


ANY_CARD: Final = Cards()
CHARACTERS: Final = Cards(kinds=(Kind.CHARACTER,))
BOOSTERS: Final = Cards(kinds=(Kind.BOOSTER,))
SUPPORTS: Final = Cards(kinds=(Kind.SUPPORT,))
BOOSTERS_AND_SUPPORTS: Final = Cards(kinds=(Kind.BOOSTER, Kind.SUPPORT))
LEADERSHIPS: Final = Cards(kinds=(Kind.LEADERSHIP,))
HYLAS: Final = Cards(kinds=(Kind.HYLA,))
ACHIEVEMENTS: Final = Cards(kinds=(Kind.ACHIEVEMENT,))
INTERFERENCES: Final = Cards(kinds=(Kind.INTERFERENCE,))
ACTION_CARDS: Final = Cards(kinds=(Kind.LEADERSHIP, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT))
"""BM-6.2: what may be played in the action phase."""
MUTANTS: Final = Cards(tags=Tag.MUTANT)
TUTUS: Final = Cards(tags=Tag.TUTU)
WITH_FREE: Final = Cards(icons=Icon.FREE, effective=True)
WITH_REPLACE: Final = Cards(icons=Icon.REPLACE, effective=True)
WITH_ICONS: Final = Cards(icons=ALL_ICONS)
BLUFF_SUPPORTS: Final = Cards(bluffs=True)
CATERPILLARS: Final = Cards(kinds=(Kind.BOOSTER,), tags=Tag.CATERPILLAR)


# Conditions (BM-9.3, BM-16.9): what must be so for a card to be laid out, or to be FREE.


@dataclass(frozen=True, slots=True)
class YouHaveDragons:
    """The opponent has at least this many dragons."""

    at_least: int


@dataclass(frozen=True, slots=True)
class YourHandLeads:
    """The opponent holds at least this many cards more than I do."""

    by: int


@dataclass(frozen=True, slots=True)
class YouHaveCards:
    """The opponent has so many cards in combat and support zones together, active only or all."""

    at_least: int
    active: bool


@dataclass(frozen=True, slots=True)
class YouHaveActive:
    """The opponent has so many active cards of this description."""

    at_least: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Attacked:
    """I am attacked with at least this power in this element (BM-9.3a: never in a first turn)."""

    power: int
    elements: Elements


@dataclass(frozen=True, slots=True)
class MyFightIsEmpty:
    """I have no card in my combat and support zones."""


@dataclass(frozen=True, slots=True)
class MyInfluenceIsEmpty:
    """I have no card in my influence zone."""


@dataclass(frozen=True, slots=True)
class PlayedFromShip:
    """This card was played from a landed ship."""


Condition = (
    YouHaveDragons
    | YourHandLeads
    | YouHaveCards
    | YouHaveActive
    | Attacked
    | MyFightIsEmpty
    | MyInfluenceIsEmpty
    | PlayedFromShip
)


# Payments (BM-12.7, BM-15.3): which hand cards meet a demand or buy a dragon.


class Measure(IntEnum):
    """What is added up over the discarded cards; always what is printed (BM-14.8)."""

    EARTH = 0
    FIRE = 1
    MOONS = 2
    CARDS = 3


@dataclass(frozen=True, slots=True)
class Part:
    """Cards of this description that add up to at least this amount."""

    measure: Measure
    amount: int
    cards: Cards = ANY_CARD


@dataclass(frozen=True, slots=True)
class Payment:
    """One of these options is paid; the parts of an option are paid with different cards."""

    options: tuple[tuple[Part, ...], ...]


# Verbs: permanent effects.


@dataclass(frozen=True, slots=True)
class Ban:
    """You may not lay out these cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class BanFurther:
    """You may not lay out a further card in your turn once you laid out one (into combat only, or at all)."""

    combat_only: bool


@dataclass(frozen=True, slots=True)
class BanTaking:
    """You may not take cards: from your draw pile or at all, after so many this turn, holding so many."""

    pile_only: bool
    after: int = 0
    holding: int = 0


@dataclass(frozen=True, slots=True)
class BanEndDraws:
    """You may not draw additional cards at the end of your turn; the refill is untouched (BM-16.14)."""


@dataclass(frozen=True, slots=True)
class BanChallenge:
    """You may not challenge my bluff."""


@dataclass(frozen=True, slots=True)
class CharacterLimit:
    """You may not have more active characters than this at the end of your character phase."""

    at_most: int


@dataclass(frozen=True, slots=True)
class IgnoreCards:
    """Your cards of this description are ignored; `spares_protected`: not those with non-ignored PROTECTED,
    wherever they are (BM-16.6)."""

    cards: Cards
    spares_protected: bool = False


@dataclass(frozen=True, slots=True)
class IgnoreTexts:
    """Your special texts are ignored, except on cards with these tags; void while you have an active
    card with the tag `rival` whose text is not ignored."""

    except_tags: TagSet
    rival: TagSet = 0


@dataclass(frozen=True, slots=True)
class IgnoreIcons:
    """Your icons are ignored, except these; `pierces`: PROTECTED does not help against it (RS-9)."""

    except_icons: IconSet
    pierces: bool = False


class Formula(IntEnum):
    """BM-14.4 layer L2: values computed from the printed ones."""

    SUM = 0
    HIGHER = 1


@dataclass(frozen=True, slots=True)
class Scope:
    """Which of my active cards a value text is applied to: each of them, or one of my choice (BM-14.6)."""

    cards: Cards
    one: bool


@dataclass(frozen=True, slots=True)
class RaiseToPrinted:
    """Both values rise to a formula of the card's printed values (layer L2)."""

    scope: Scope
    formula: Formula


@dataclass(frozen=True, slots=True)
class Raise:
    """Values rise to a number, never fall (layer L3, BM-14.5)."""

    scope: Scope
    elements: Elements
    to: int


@dataclass(frozen=True, slots=True)
class Double:
    """Values are doubled (layer L3)."""

    scope: Scope
    elements: Elements


@dataclass(frozen=True, slots=True)
class BlankPrinted:
    """Odd (or even) printed values of your cards of this description count as 0 (layer L1)."""

    cards: Cards
    odd: bool


@dataclass(frozen=True, slots=True)
class RaisePower:
    """My power in this element rises to a number (layer L5)."""

    elements: Elements
    to: int


@dataclass(frozen=True, slots=True)
class DoubleNumbers:
    """The numbers in the text of one of my cards of this description are doubled."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class FightDragons:
    """A fight that ends by a retreat (mine or yours) gives its winner so many dragons more or fewer."""

    my_retreat: bool
    more: int


@dataclass(frozen=True, slots=True)
class SecondDragonAt:
    """If you retreat I gain the second dragon already with so many cards (BM-7.4a)."""

    cards: int


@dataclass(frozen=True, slots=True)
class DragonCap:
    """If I retreat you gain no more dragons than this."""

    at_most: int


@dataclass(frozen=True, slots=True)
class Permit:
    """In my turn I may play so many boosters or supports more (ANY_NUMBER: without limit)."""

    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class PermitEither:
    """In my turn I may play so many additional cards, each a booster or a support."""

    count: int


@dataclass(frozen=True, slots=True)
class LendFree:
    """The next character, booster or support I lay out this turn is laid out as if it had FREE."""


@dataclass(frozen=True, slots=True)
class WaiveCharacter:
    """This turn I need not lay out a character and my active combat cards are not deactivated."""


@dataclass(frozen=True, slots=True)
class FreeIf:
    """I may lay this card out as if it had FREE if the condition holds."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class OnlyIf:
    """I may lay this card out only if the condition holds."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class WithoutCondition:
    """I may play so many cards of this description a turn without their condition (BM-16.35, BM-9.8b)."""

    cards: Cards
    count: int = ANY_NUMBER


@dataclass(frozen=True, slots=True)
class KeepOld:
    """If this is my first character of the turn, all my older active combat cards may stay active."""


@dataclass(frozen=True, slots=True)
class PayToPlay:
    """To play this card I first discard this payment, other cards of my hand (BM-12.4)."""

    payment: Payment


@dataclass(frozen=True, slots=True)
class MillToPlay:
    """To play this card I first discard so many cards from the top of my draw pile (BM-12.4)."""

    count: int


@dataclass(frozen=True, slots=True)
class ReplaceAny:
    """I may replace any of my hand cards as if it had REPLACE (BM-16.17)."""


@dataclass(frozen=True, slots=True)
class HandToo:
    """In the turn I land this ship I may play cards from hand as well; `one`: only one (BM-16.12)."""

    one: bool = False


@dataclass(frozen=True, slots=True)
class DemandPayment:
    """You must discard this payment from hand by the end of your booster/support phase; otherwise you
    must retreat, or (`dragon`) I gain a dragon."""

    payment: Payment
    dragon: bool = False


@dataclass(frozen=True, slots=True)
class DemandPlay:
    """In your turn you must play a card of this kind or retreat."""

    kind: Kind


# Verbs: things that are done once.


@dataclass(frozen=True, slots=True)
class Draw:
    """I draw cards."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawTo:
    """I draw until I hold so many cards."""

    size: int


@dataclass(frozen=True, slots=True)
class DrawThenReturn:
    """I draw up to so many cards, then shuffle some hand cards into my draw pile if I drew any."""

    up_to: int
    back: int


@dataclass(frozen=True, slots=True)
class TakeOpenly:
    """I take up to so many cards openly from my draw pile and discard one of these."""

    up_to: int


@dataclass(frozen=True, slots=True)
class DiscardYours:
    """I discard one of your active cards of this description, if you have at least `at_least` of them;
    `spares_last_character`: not your last remaining active character."""

    cards: Cards
    at_least: int = 1
    spares_last_character: bool = False


@dataclass(frozen=True, slots=True)
class DiscardAllYours:
    """I discard all your active cards of one of these descriptions, of my choice."""

    choices: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class ClearCombat:
    """I discard everything from your combat zone, active or not; `one_stays`: only active cards, and
    one active character of my choice stays."""

    one_stays: bool


@dataclass(frozen=True, slots=True)
class DiscardAllMine:
    """I discard all my active cards of this description; those with non-ignored PROTECTED stay (BM-16.6)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ShuffleAway:
    """You shuffle all cards of your combat and support zones into your draw pile (BM-16.6)."""


@dataclass(frozen=True, slots=True)
class YouDiscard:
    """You discard so many hand cards, which you pick."""

    count: int


@dataclass(frozen=True, slots=True)
class IDiscard:
    """I discard so many hand cards, which I pick."""

    count: int


@dataclass(frozen=True, slots=True)
class HandIntoPile:
    """I shuffle my hand into my draw pile and draw so many cards."""

    draw: int


@dataclass(frozen=True, slots=True)
class Recall:
    """I show one card of my leadership stack, not this one, and shuffle it into my draw pile (BM-16.36)."""


@dataclass(frozen=True, slots=True)
class PlayAchievement:
    """I play a crystal card from hand as if I had the dragon it asks for (BM-9.8b)."""


@dataclass(frozen=True, slots=True)
class Forswear:
    """I lay out no further card of this description in this fight."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class RandomDiscard:
    """I draw so many cards from your hand and discard them; revealed ones I may pick."""

    count: int


@dataclass(frozen=True, slots=True)
class HandLimit:
    """You may not hold more hand cards than this now; you pick and discard the rest."""

    size: int


@dataclass(frozen=True, slots=True)
class DiscardMine:
    """I discard as many hand cards as I like."""


@dataclass(frozen=True, slots=True)
class PutUnder:
    """I put as many hand cards as I like under my draw pile."""


@dataclass(frozen=True, slots=True)
class RevealHand:
    """You reveal your hand."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """I take one of my cards back into hand: an active card, or any card of my combat zone."""

    active: bool
    other: bool = False
    """Not this card itself."""


@dataclass(frozen=True, slots=True)
class SearchPile:
    """I look through my draw pile and may take one card, which is shown; then I shuffle."""


@dataclass(frozen=True, slots=True)
class SearchDiscard:
    """I look through my discard pile and may take one card, which is shown."""


@dataclass(frozen=True, slots=True)
class TakeDiscards:
    """I shuffle my discard pile and take so many cards at random, not shown."""

    count: int


@dataclass(frozen=True, slots=True)
class ShuffleDiscards:
    """I shuffle my discard pile into my draw pile."""


@dataclass(frozen=True, slots=True)
class Fetch:
    """I look through my draw pile and play an influence card or load a card from it; then I shuffle."""


@dataclass(frozen=True, slots=True)
class LoadNow:
    """I load up to so many hand cards onto this ship."""

    up_to: int


@dataclass(frozen=True, slots=True)
class ChangeElement:
    """The fight changes to this element; NO_ELEMENT: to the other one."""

    to: Element


@dataclass(frozen=True, slots=True)
class Mill:
    """The top card of your draw pile goes to your discard pile."""


@dataclass(frozen=True, slots=True)
class Attract:
    """I gain dragons."""

    count: int


@dataclass(frozen=True, slots=True)
class ForceRetreat:
    """You must retreat."""


@dataclass(frozen=True, slots=True)
class BuyDragon:
    """I discard this payment from hand and gain a dragon."""

    payment: Payment


@dataclass(frozen=True, slots=True)
class Together:
    """If I have so many active supports with this tag: what follows, once for all of them."""

    tag: TagSet
    at_least: int
    then: Attract | ForceRetreat


@dataclass(frozen=True, slots=True)
class PreventDragon:
    """Interference: the dragon you would gain stays where it is (BM-11.7)."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Interference: a card of this description that you just laid out is cancelled and discarded;
    `retreat`: you may then retreat (BM-11.3)."""

    cards: Cards
    retreat: bool = False


Standing = (
    Ban
    | BanFurther
    | BanTaking
    | BanEndDraws
    | BanChallenge
    | CharacterLimit
    | IgnoreCards
    | IgnoreTexts
    | IgnoreIcons
    | RaiseToPrinted
    | Raise
    | Double
    | BlankPrinted
    | RaisePower
    | DoubleNumbers
    | FightDragons
    | SecondDragonAt
    | DragonCap
    | Permit
    | PermitEither
    | LendFree
    | WaiveCharacter
    | FreeIf
    | OnlyIf
    | WithoutCondition
    | KeepOld
    | PayToPlay
    | MillToPlay
    | ReplaceAny
    | HandToo
    | DemandPayment
    | DemandPlay
    | ForceRetreat
    | Together
    | Cancel
)
"""Texts the rules look up at their moment."""

Single = (
    Draw
    | DrawTo
    | DrawThenReturn
    | TakeOpenly
    | DiscardYours
    | DiscardAllYours
    | DiscardAllMine
    | ShuffleAway
    | ClearCombat
    | YouDiscard
    | IDiscard
    | HandIntoPile
    | Recall
    | PlayAchievement
    | Forswear
    | RandomDiscard
    | HandLimit
    | DiscardMine
    | PutUnder
    | RevealHand
    | TakeBack
    | SearchPile
    | SearchDiscard
    | TakeDiscards
    | ShuffleDiscards
    | Fetch
    | LoadNow
    | ChangeElement
    | Mill
    | Attract
    | BuyDragon
    | PreventDragon
)
"""What one player does."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Both players do the same: the opponent first, then I (BM-16.1)."""

    what: Single


Deed = Single | EachPlayer
"""Texts that `resolve` carries out."""

Effect = Standing | Deed


@dataclass(frozen=True, slots=True)
class Sentence:
    """One statement of a card: when, what, under which rule; `may`: its owner is free to use it."""

    when: When
    what: Effect
    rule: str
    rank: Rank = Rank.OTHER
    may: bool = False
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Name:
    """A printed name; Hungarian uses the English one unless a Hungarian name is known."""

    en: str
    de: str
    hu: str = ""
    ours: tuple[str, ...] = ()
    """The languages in which no printed name is known and this one is ours."""


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card (BM-2.5, BM-12.2). Values are None where the card shows none."""

    key: str
    name: Name
    people: str
    number: int
    kind: Kind
    fire: int | None = None
    earth: int | None = None
    icons: IconSet = 0
    moons: int | None = 0
    """None where the printed number is not known."""
    capacity: int = 0
    tags: TagSet = 0
    pair: str = ""
    """The common first word of a pair's names (BM-10.19)."""
    deck: str = ""
    """The ready-made deck it ships in."""
    text: tuple[Sentence, ...] = ()
    certainty: str = "verified"
    box: str = ""
    """Where a card outside the ready-made decks comes from: X1, X2, promo, or a pack."""
    family: int = 0
    """BM-19.4: the Buka family, 1 to 6."""
    extra_cards: int = 0
    extra_moons: int = 0
    """BM-18.1: what an inquisitor adds to the deck's limits."""
    letter: str = ""
    """BM-19.2: the printed set letters, if not the initial of `deck`; an emissary may show several."""
    brings: tuple[str, ...] = ()
    """BM-19.2: the keys of special cards that are named on an emissary."""

    def says(self, *text: Sentence) -> "Card":
        """The same card with its text (BM-2.5)."""
        return replace(self, text=text)


def is_bound(effect: Effect) -> bool:
    """Does this text speak of "one of my" cards, one card of its owner's choice (BM-14.6)?"""
    if isinstance(effect, (Double, Raise, RaiseToPrinted)):
        return effect.scope.one
    return isinstance(effect, DoubleNumbers)


def is_described(card: Card, cards: Cards, kind: Kind) -> bool:
    """Does the card, taken as this kind (BM-10.34), fit the description by its printed facts?"""
    return (
        not cards.bluffs
        and (not cards.kinds or kind in cards.kinds)
        and (not cards.icons or bool(card.icons & cards.icons))
        and (cards.has_text is None or cards.has_text == bool(card.text))
        and (cards.value_above is None or max(card.fire or 0, card.earth or 0) > cards.value_above)
        and (not cards.tags or bool(card.tags & cards.tags))
        and not card.tags & cards.without_tags
    )


def name_in(name: Name, language: str) -> str:
    """The name as a reader of this language knows it: Hungarian falls back to English."""
    if language == "de":
        return name.de
    return name.hu or name.en if language == "hu" else name.en
