"""A deck as lists and bit sets, so that rules in play are arithmetic: "all boosters", "all with STOP"."""

from collections.abc import Callable
from typing import Final

from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import (
    BLUFFS,
    GANGS,
    Attacked,
    Ban,
    BanChallenge,
    BanEndDraws,
    BanFurther,
    BanTaking,
    BlankPrinted,
    Card,
    Cards,
    ChangeElement,
    CharacterLimit,
    ClearCombat,
    DemandPayment,
    DemandPlay,
    DiscardAllYours,
    DiscardMine,
    DiscardYours,
    Double,
    DoubleNumbers,
    DragonCap,
    FightDragons,
    Forswear,
    FreeIf,
    HandLimit,
    HandToo,
    Icon,
    IDiscard,
    IgnoreCards,
    IgnoreIcons,
    IgnoreTexts,
    KeepOld,
    Kind,
    LendFree,
    MillToPlay,
    OnlyIf,
    PayToPlay,
    Permit,
    PermitEither,
    PutUnder,
    Raise,
    RaisePower,
    RaiseToPrinted,
    RandomDiscard,
    Rank,
    ReplaceAny,
    RevealHand,
    SearchPile,
    SecondDragonAt,
    Sentence,
    ShuffleAway,
    TakeDiscards,
    WaiveCharacter,
    When,
    WithoutCondition,
    YouDiscard,
    YouHaveActive,
    YourHandLeads,
    is_bound,
    is_described,
)
from moondrake.table.native import i64

INERT: Final = (
    Ban,
    BanChallenge,
    BanEndDraws,
    BanFurther,
    BanTaking,
    CharacterLimit,
    DemandPayment,
    DemandPlay,
    DragonCap,
    FightDragons,
    FreeIf,
    HandLimit,
    IgnoreIcons,
    KeepOld,
    LendFree,
    MillToPlay,
    OnlyIf,
    PayToPlay,
    Permit,
    PermitEither,
    RandomDiscard,
    ReplaceAny,
    RevealHand,
    SecondDragonAt,
    YouDiscard,
)
"""Verbs that change no power and cannot harm whoever lays their card out in the rest of the turn."""

HARMLESS: Final = (*INERT, DiscardMine, DoubleNumbers, Forswear, HandToo, IDiscard, PutUnder, WaiveCharacter)
"""Verbs that change no power (BM-17.7)."""

WEAKENING: Final = (
    BlankPrinted,
    ClearCombat,
    DiscardAllYours,
    DiscardYours,
    IgnoreCards,
    IgnoreTexts,
    ShuffleAway,
)
"""Verbs that can lower the power of the opponent, by taking certain cards (or texts) out of it."""

RAISING: Final = (Double, Raise, RaisePower, RaiseToPrinted)
"""Verbs that only raise the power of their owner."""

TAME: Final = (*INERT, *RAISING, BlankPrinted, IgnoreCards, IgnoreTexts)
"""Verbs that cannot harm whoever lays their card out in the rest of the turn (BM-17.7)."""

TOO_LATE: Final = (
    When.MY_TURN_BEGIN,
    When.MY_TURN_END,
    When.BEFORE_YOUR_TURN,
    When.GAME_BEGIN,
    When.BETWEEN_FIGHTS,
)
"""Moments outside the phases in which cards are played."""


class DeckFacts:
    """One side's cards as lists and bit sets; index 0 is the leader, the staff comes after the cards."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.printed: list[Card] = [deck.leader, *deck.cards, *deck.staff()]
        self.all_cards: i64 = (1 << len(deck.cards) + 1) - 2
        self.staff: i64 = (1 << len(self.printed)) - 2 & ~self.all_cards
        """BM-9.19, RS-33: never active cards, but their texts work."""
        self.kind: list[int] = [int(card.kind) for card in self.printed]
        self.icons: list[int] = [int(card.icons) for card in self.printed]
        self.earth: list[int] = [card.earth or 0 for card in self.printed]
        self.fire: list[int] = [card.fire or 0 for card in self.printed]
        self.moons: list[int] = [card.moons or 0 for card in self.printed]
        self.tags: list[int] = [int(card.tags) for card in self.printed]
        self.characters: i64 = self._kind_bits(Kind.CHARACTER)
        self.boosters: i64 = self._kind_bits(Kind.BOOSTER)
        self.supports: i64 = self._kind_bits(Kind.SUPPORT)
        self.leaderships: i64 = self._kind_bits(Kind.LEADERSHIP)
        self.ships: i64 = self._kind_bits(Kind.SHIP)
        self.hylas: i64 = self._kind_bits(Kind.HYLA)
        self.achievements: i64 = self._kind_bits(Kind.ACHIEVEMENT)
        self.actions: i64 = self.leaderships | self.ships | self.hylas | self.achievements
        """BM-6.2, RS-3: what may be played in the action phase."""
        self.interferences: i64 = self._kind_bits(Kind.INTERFERENCE)
        self.with_text: i64 = self._bits(Cards(has_text=True))
        self.protected: i64 = self._bits(Cards(icons=Icon.PROTECTED))
        self.retrieve: i64 = self._bits(Cards(icons=Icon.RETRIEVE))
        self.free: i64 = self._bits(Cards(icons=Icon.FREE))
        self.gangs: i64 = self._bits(Cards(icons=GANGS))
        self.bluffable: i64 = self._bits(Cards(icons=BLUFFS, kinds=(Kind.CHARACTER,)))
        self.partners: list[int] = [self._partners(card) for card in self.printed]
        self.by_when: list[int] = [self._when_bits(when) for when in When]
        self.standing: i64 = self.by_when[When.WHILE_ACTIVE]
        self.once_per_turn: i64 = self.by_when[When.MY_TURN]
        self._look_up_texts()
        self._described: dict[int, int] = {}
        self._asked: list[Cards] = []
        """The descriptions whose identity is a key: they must not be freed."""
        self._tagged: dict[int, int] = {}
        self._described_as_bluff: dict[int, int] = {}

    def _look_up_texts(self) -> None:
        """The cards with each group of texts that the rules look for."""
        self.ban_texts: i64 = self._verb_bits((Ban, BanFurther))
        self.permit_texts: i64 = self._verb_bits((Permit, PermitEither))
        self.cost_texts: i64 = self._verb_bits((PayToPlay, MillToPlay))
        self.keeping_texts: i64 = self._verb_bits(KeepOld)
        self.must_texts: i64 = self._must_bits(any)
        self.steadfast: i64 = self._must_bits(all)
        """BM-13.1: "I must" outranks "ignored"; cards with such a sentence, and with no other."""
        self.unconditional_texts: i64 = self._verb_bits(WithoutCondition)
        self.replacing_texts: i64 = self._verb_bits(ReplaceAny)
        self.end_draw_bans: i64 = self._verb_bits(BanEndDraws)
        self.gain_answers: i64 = self.interferences & self._when_bits(When.YOU_GAIN)
        self.power_answers: i64 = self.interferences & self._when_bits(When.AFTER_YOUR_POWER)
        self.replace: i64 = self._bits(Cards(icons=Icon.REPLACE))
        self.waiving_texts: i64 = self._verb_bits(WaiveCharacter)
        self.taking_bans: i64 = self._verb_bits(BanTaking)
        self.character_limits: i64 = self._verb_bits(CharacterLimit)
        self.fire_shields: i64 = self._bits(Cards(icons=Icon.SHIELD_FIRE))
        self.earth_shields: i64 = self._bits(Cards(icons=Icon.SHIELD_EARTH))
        self.shielded: i64 = self.fire_shields | self.earth_shields
        self.unbounded: i64 = self._without(HARMLESS + RAISING + WEAKENING + (ChangeElement,))
        """Cards whose text could change a power in ways a plain sum does not see (BM-17.7)."""
        self.tame: i64 = (1 << len(self.printed)) - 1 & ~self._without(TAME, may=False)
        """Cards that do not harm their owner in the rest of the turn: what they may do can be left alone."""
        self.plain: i64 = self.tame & ~self.by_when[When.TO_PLAY]
        self.weakening: i64 = self._verb_bits(WEAKENING)
        self.element_texts: i64 = self._verb_bits(ChangeElement)
        self.loosening: i64 = self._verb_bits((LendFree, Permit, PermitEither))
        """Cards whose text lets more than one character, booster or support be laid out."""
        self.gathering: i64 = self._bits(Cards(icons=Icon.FREE | Icon.PAIR | GANGS)) | self._verb_bits(FreeIf)
        """Cards that may be laid out beside others of their kind."""
        self.conditional: i64 = self._verb_bits(OnlyIf)
        self.hand_conditions: i64 = self._conditions(YourHandLeads)
        self.attack_conditions: i64 = self._conditions(Attacked) | self._conditions(YouHaveActive)
        self.late_deeds: i64 = self.by_when[When.AFTER_BOOST] & self._without(())
        """Cards that do something between the last card and the announcement which could matter for it."""
        self.exacting: i64 = self._verb_bits((DemandPayment, DemandPlay, CharacterLimit))
        """Cards that want something of the opponent's turn."""
        self.most_raised = self._most_raised()
        self.sentences: list[tuple[Sentence, ...]] = [card.text for card in self.printed]
        self.value_texts: i64 = self._verb_bits((Double, Raise, RaiseToPrinted, RaisePower))
        self.power_texts: i64 = self._verb_bits(RaisePower)
        self.blank_texts: i64 = self._verb_bits(BlankPrinted)
        self.bound_texts: i64 = self._bound_bits()
        self.doubling: i64 = self._verb_bits(DoubleNumbers) & self.standing
        self.dragon_texts: i64 = self._verb_bits((DragonCap, FightDragons, SecondDragonAt))
        self.demands: i64 = self._verb_bits(DemandPayment)
        self.play_demands: i64 = self._verb_bits(DemandPlay)
        self.ignoring_texts: i64 = self._verb_bits((IgnoreCards, IgnoreTexts, IgnoreIcons))

    def described(self, cards: Cards) -> i64:
        """The cards of this side that fit a description. The key is the identity of the description,
        because hashing one costs more than everything else here."""
        known = self._described.get(id(cards))
        if known is None:
            known = self._bits(cards)
            self._described[id(cards)] = known
            self._asked.append(cards)
        return known

    def described_as_bluff(self, cards: Cards) -> i64:
        """BM-10.34: the cards that fit when they are laid out as bluff supports."""
        known = self._described_as_bluff.get(id(cards))
        if known is None:
            known = 0
            for index, card in enumerate(self.printed):
                if index and is_described(card, cards, Kind.SUPPORT):
                    known |= 1 << index
            self._described_as_bluff[id(cards)] = known
            self._asked.append(cards)
        return known

    def tagged(self, tags: int) -> i64:
        """The cards of this side with at least one of these tags."""
        known = self._tagged.get(tags)
        if known is None:
            known = self._bits(Cards(tags=tags)) if tags else 0
            self._tagged[tags] = known
        return known

    def _bits(self, cards: Cards) -> int:
        bits = 0
        for index, card in enumerate(self.printed):
            if index and is_described(card, cards, card.kind):
                bits |= 1 << index
        return bits

    def _kind_bits(self, kind: Kind) -> int:
        return self._bits(Cards(kinds=(kind,)))

    def _partners(self, card: Card) -> int:
        """BM-10.19: the other cards of this card's pair group and kind."""
        bits = 0
        for index, other in enumerate(self.printed):
            if card.pair and other.pair == card.pair and other.kind == card.kind and other is not card:
                bits |= 1 << index
        return bits

    def _verb_bits(self, verbs: type | tuple[type, ...]) -> int:
        """The cards with a sentence of these verbs."""
        bits = 0
        for index, card in enumerate(self.printed):
            if any(isinstance(sentence.what, verbs) for sentence in card.text):
                bits |= 1 << index
        return bits

    def _bound_bits(self) -> int:
        """The cards with a text that is applied to one card of choice."""
        bits = 0
        for index, card in enumerate(self.printed):
            if any([is_bound(sentence.what) for sentence in card.text]):
                bits |= 1 << index
        return bits

    def _must_bits(self, which: Callable[[list[bool]], bool]) -> int:
        bits = 0
        for index, card in enumerate(self.printed):
            if card.text and which([sentence.rank == Rank.MUST for sentence in card.text]):
                bits |= 1 << index
        return bits

    def _without(self, verbs: tuple[type, ...], may: bool = True) -> int:
        """The cards with a sentence of another verb that could work while cards are played (BM-17.7)."""
        bits = 0
        for index, card in enumerate(self.printed):
            for sentence in card.text:
                is_late = sentence.when in TOO_LATE or (
                    sentence.when == When.AFTER_BOOST
                    and isinstance(sentence.what, (SearchPile, TakeDiscards))
                )
                is_left = sentence.may and not may
                if not is_late and not is_left and not isinstance(sentence.what, verbs):
                    bits |= 1 << index
        return bits

    def _conditions(self, condition: type) -> int:
        """The cards that look at such a condition."""
        bits = 0
        for index, card in enumerate(self.printed):
            for sentence in card.text:
                inner = sentence.what.condition if isinstance(sentence.what, (OnlyIf, FreeIf)) else None
                if isinstance(inner, condition) or isinstance(sentence.condition, condition):
                    bits |= 1 << index
        return bits

    def _most_raised(self) -> int:
        """The highest number that values of cards are raised to by a text of this side."""
        raises = [
            sentence.what.to
            for card in self.printed
            for sentence in card.text
            if isinstance(sentence.what, Raise)
        ]
        return max(raises, default=0)

    def _when_bits(self, when: When) -> int:
        bits = 0
        for index, card in enumerate(self.printed):
            if any(sentence.when == when for sentence in card.text):
                bits |= 1 << index
        return bits
