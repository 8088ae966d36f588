"""What stays the same during a match: decks, ruleset, settings, and facts looked up quickly."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from moondrake.bluemoon.deck import UNSEEN, Deck
from moondrake.bluemoon.effects import (
    ALL_ICONS,
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
from moondrake.bluemoon.setup import BOT, NO_BOT, Setup
from moondrake.table import SetupError
from moondrake.table.native import i64

HAND_SIZE: Final = 6


HARMLESS: Final = (
    Ban,
    BanChallenge,
    BanEndDraws,
    BanFurther,
    BanTaking,
    CharacterLimit,
    DemandPayment,
    DemandPlay,
    DiscardMine,
    DoubleNumbers,
    DragonCap,
    FightDragons,
    Forswear,
    FreeIf,
    HandLimit,
    HandToo,
    IDiscard,
    IgnoreIcons,
    KeepOld,
    LendFree,
    MillToPlay,
    OnlyIf,
    PayToPlay,
    Permit,
    PermitEither,
    PutUnder,
    RandomDiscard,
    ReplaceAny,
    RevealHand,
    SecondDragonAt,
    WaiveCharacter,
    YouDiscard,
)
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

TAME: Final = (
    Ban,
    BlankPrinted,
    BanChallenge,
    BanEndDraws,
    BanFurther,
    BanTaking,
    CharacterLimit,
    DemandPayment,
    DemandPlay,
    Double,
    DragonCap,
    FightDragons,
    FreeIf,
    HandLimit,
    IgnoreCards,
    IgnoreIcons,
    IgnoreTexts,
    KeepOld,
    LendFree,
    MillToPlay,
    OnlyIf,
    PayToPlay,
    Permit,
    PermitEither,
    Raise,
    RaisePower,
    RaiseToPrinted,
    RandomDiscard,
    ReplaceAny,
    RevealHand,
    SecondDragonAt,
    YouDiscard,
)
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
        self.shields: i64 = self._bits(Cards(icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH))
        self.gangs: i64 = self._bits(Cards(icons=GANGS))
        self.bluffable: i64 = self._bits(Cards(icons=BLUFFS, kinds=(Kind.CHARACTER,)))
        self.with_icons: i64 = self._bits(Cards(icons=ALL_ICONS))
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
        self.ganging: i64 = self._bits(Cards(icons=GANGS))
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


class Match:
    """One set-up with everything derived from it; shared by all states of a match."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.ruleset
        self.facts: list[DeckFacts] = [DeckFacts(setup.decks[0]), DeckFacts(setup.decks[1])]
        self.lookahead = setup.lookahead
        self.solo = setup.solo
        self.bot = BOT if setup.solo else NO_BOT
        """BM-22: the seat that the procedure plays, if there is one."""
        self.by_key = [{card.key: index for index, card in enumerate(facts.printed)} for facts in self.facts]
        self.shared_keys = set(self.by_key[0]) & set(self.by_key[1])
        self.open_lists = setup.open_lists
        self.gain_windows: list[bool] = [facts.gain_answers != 0 for facts in self.facts]
        self.power_windows: list[bool] = [facts.power_answers != 0 for facts in self.facts]
        """BM-11.7: can this seat publicly hold an interference for such a window?"""
        self.possible: list[list[Card]] = [[], []]
        """With closed lists the cards each seat's deck could hold (BM-3.4b)."""
        self.possible_answers: list[list[Card]] = [[], []]
        """Those of them that are interference cards."""
        self.has_bound_texts = any([facts.bound_texts != 0 for facts in self.facts])
        self._known: dict[int, Match] = {}
        if not setup.open_lists:
            self._close()

    def __repr__(self) -> str:
        words = [f"{key} {word}" for key, word in self.setup.header().items() if len(word) < 40]
        return f"<match of bluemoon: {', '.join(words)}>"

    def __deepcopy__(self, memo: object) -> "Match":
        """A match never changes, so it is its own copy."""
        return self

    def _close(self) -> None:
        """BM-3.4b: what is public no longer depends on the lists."""
        from moondrake.bluemoon.decks.sampling import possible_cards  # only closed lists need it

        self.shared_keys = {*self.by_key[0], *self.by_key[1]}  # whether a card is shared is a secret
        for seat in (0, 1):
            self.possible[seat] = possible_cards(self.setup.decks[seat], self.setup.packs)
            self._check_possible(seat)
            answers = [card for card in self.possible[seat] if card.kind == Kind.INTERFERENCE]
            self.possible_answers[seat] = answers
            whens = {sentence.when for card in answers for sentence in card.text}
            self.gain_windows[seat] = When.YOU_GAIN in whens
            self.power_windows[seat] = When.AFTER_YOUR_POWER in whens

    def _check_possible(self, seat: int) -> None:
        for card in self.setup.decks[seat].cards:
            if card is not UNSEEN and card not in self.possible[seat]:
                raise SetupError("problem-deck-unexpected", letter="ab"[seat], card=card.key)

    def known_with(self, seen: list[int]) -> "Match":
        """BM-3.4b: the match as it is known to whoever has seen these cards of each side."""
        key = seen[1] << 64 | seen[0]
        known = self._known.get(key)
        if known is None:
            decks = [_covered(self.setup.decks[seat], seen[seat]) for seat in (0, 1)]
            known = Match(replace(self.setup, decks=(decks[0], decks[1])))
            self._known[key] = known
        return known


def _covered(deck: Deck, seen: int) -> Deck:
    """The deck with UNSEEN in every place that was not seen."""
    cards = tuple(card if seen >> index & 1 else UNSEEN for index, card in enumerate(deck.cards, start=1))
    return replace(deck, cards=cards)
