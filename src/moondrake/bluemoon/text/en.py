"""English: sentences from effects. "I" laid the card out, "you" are the opponent (BM-12.1)."""

from typing import assert_never

from moondrake.bluemoon.effects import (
    ALL_ICONS,
    ANY_NUMBER,
    Attacked,
    Attract,
    Ban,
    BanChallenge,
    BanEndDraws,
    BanFurther,
    BanTaking,
    BlankPrinted,
    BuyDragon,
    Cancel,
    Card,
    Cards,
    ChangeElement,
    CharacterLimit,
    ClearCombat,
    Condition,
    Deed,
    DemandPayment,
    DemandPlay,
    DiscardAllMine,
    DiscardAllYours,
    DiscardMine,
    DiscardYours,
    Double,
    DoubleNumbers,
    DragonCap,
    Draw,
    DrawThenReturn,
    DrawTo,
    EachPlayer,
    Effect,
    Element,
    Elements,
    Fetch,
    FightDragons,
    ForceRetreat,
    Formula,
    Forswear,
    FreeIf,
    HandIntoPile,
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
    LoadNow,
    Measure,
    Mill,
    MillToPlay,
    MyFightIsEmpty,
    MyInfluenceIsEmpty,
    OnlyIf,
    Part,
    Payment,
    PayToPlay,
    Permit,
    PermitEither,
    PlayAchievement,
    PlayedFromShip,
    PreventDragon,
    PutUnder,
    Raise,
    RaisePower,
    RaiseToPrinted,
    RandomDiscard,
    Recall,
    ReplaceAny,
    RevealHand,
    Scope,
    SearchDiscard,
    SearchPile,
    SecondDragonAt,
    Sentence,
    ShuffleAway,
    ShuffleDiscards,
    Tag,
    TakeBack,
    TakeDiscards,
    TakeOpenly,
    Together,
    WaiveCharacter,
    When,
    WithoutCondition,
    YouDiscard,
    YouHaveActive,
    YouHaveCards,
    YouHaveDragons,
    YourHandLeads,
)

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

KINDS = {
    Kind.LEADER: "leader",
    Kind.CHARACTER: "character",
    Kind.BOOSTER: "booster",
    Kind.SUPPORT: "support",
    Kind.LEADERSHIP: "leadership card",
    Kind.SHIP: "ship",
    Kind.HYLA: "Hyla",
    Kind.ACHIEVEMENT: "crystal card",
    Kind.INTERFERENCE: "interference card",
    Kind.INQUISITOR: "inquisitor",
    Kind.EMISSARY: "emissary",
}

TAGS = {
    Tag.STORM: "Storm",
    Tag.FLOOD: "Flood",
    Tag.CATERPILLAR: "Caterpillar",
    Tag.LAUGHING_GAS: "Laughing Gas",
    Tag.TITTERTWEET: "Tittertweet",
    Tag.FLIT_CHARACTER: "Flit characters",
    Tag.MUTANT: "mutants",
    Tag.END_DRAW: "end-of-turn draws",
    Tag.CHOSEN: "Chosen",
    Tag.SAILOR: "Buka characters",
    Tag.TUTU: "Tutu",
}

ICONS = {
    Icon.SHIELD_FIRE: "SHIELD (fire)",
    Icon.SHIELD_EARTH: "SHIELD (earth)",
    Icon.STOP: "STOP",
    Icon.RETRIEVE: "RETRIEVE",
    Icon.PROTECTED: "PROTECTED",
    Icon.FREE: "FREE",
    Icon.PAIR: "PAIR",
    Icon.GANG_COOL: "GANG (Cool)",
    Icon.GANG_TOP: "GANG (Top)",
    Icon.GANG_FUN: "GANG (Fun)",
    Icon.GANG_NO: "GANG (No)",
    Icon.REPLACE: "REPLACE",
    Icon.BLUFF_FIRE: "BLUFF (fire)",
    Icon.BLUFF_EARTH: "BLUFF (earth)",
    Icon.BLUFF_PLAIN: "BLUFF (plain)",
}


def number(amount: int) -> str:
    """A small number as a word."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def counted(amount: int, noun: str) -> str:
    """`one card`, `two cards`."""
    return f"{number(amount)} {noun}" if amount == 1 else f"{number(amount)} {noun}s"


def joined(words: list[str], last: str) -> str:
    """`a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def icon_names(icons: int) -> list[str]:
    """The icons of a set in words."""
    return [name for icon, name in ICONS.items() if icons & icon]


def tag_names(tags: int) -> list[str]:
    """The tags of a set in words."""
    return [name for tag, name in TAGS.items() if tags & tag]


def described(cards: Cards, plural: bool, last: str = "and") -> str:
    """A description of cards: `characters with special text`."""
    if cards.bluffs:
        return "bluff supports" if plural else "bluff support"
    if cards.kinds:
        kinds = [KINDS[kind] + ("s" if plural else "") for kind in cards.kinds]
        text = joined(kinds, last)
    else:
        text = "cards" if plural else "card"
    if cards.tags:
        text = f"{joined(tag_names(cards.tags), 'or')} {text}"
    if cards.icons == ALL_ICONS:
        text += " with icons"
    elif cards.icons:
        text += f" with {'effective ' if cards.effective else ''}{joined(icon_names(cards.icons), 'or')}"
    if cards.has_text is not None:
        text += " with special text" if cards.has_text else " without special text"
    if cards.value_above is not None:
        text += f" with a printed value above {cards.value_above}"
    if cards.without_tags:
        text += f", except {joined(tag_names(cards.without_tags), 'and')}"
    return text


def condition_text(condition: Condition) -> str:
    """A condition as the end of an "if" clause."""
    if isinstance(condition, YouHaveDragons):
        return f"you have at least {counted(condition.at_least, 'dragon')}"
    if isinstance(condition, YourHandLeads):
        return f"you hold at least {counted(condition.by, 'card')} more than I do"
    if isinstance(condition, YouHaveCards):
        activity = "active " if condition.active else ""
        places = "in your combat and support zones"
        return f"you have at least {number(condition.at_least)} {activity}cards {places}"
    if isinstance(condition, YouHaveActive):
        return (
            f"you have at least {number(condition.at_least)} active {described(condition.cards, plural=True)}"
        )
    if isinstance(condition, Attacked):
        element = "" if condition.elements == Elements.BOTH else f" in {ELEMENT_WORDS[condition.elements]}"
        return f"I am attacked with a power of at least {condition.power}{element}"
    if isinstance(condition, MyFightIsEmpty):
        return "I have no cards in my combat and support zones"
    if isinstance(condition, MyInfluenceIsEmpty):
        return "I have no cards in my influence zone"
    if isinstance(condition, PlayedFromShip):
        return "I play this card from a landed ship"
    assert_never(condition)


ELEMENT_WORDS = {Elements.EARTH: "earth", Elements.FIRE: "fire", Elements.BOTH: "earth and fire"}


def payment_text(payment: Payment) -> str:
    """What has to be discarded."""
    options = []
    for parts in payment.options:
        options.append(joined([_part_text(part) for part in parts], "and, with other cards,"))
    text = joined(options, "or")
    return f"{text} from hand"


def _part_text(part: Part) -> str:
    if part.measure == Measure.CARDS:
        return f"{number(part.amount)} {described(part.cards, plural=part.amount > 1, last='or')}"
    cards = described(part.cards, plural=True, last="or")
    if part.measure == Measure.MOONS:
        return f"{cards} with at least {counted(part.amount, 'moon')} in total"
    word = "fire" if part.measure == Measure.FIRE else "earth"
    return f"{cards} with at least {part.amount} printed {word} in total"


def _scope_text(scope: Scope, values: str) -> str:
    if scope.one:
        return f"the {values} of one of my {described(scope.cards, plural=True)}"
    return f"the {values} of my {described(scope.cards, plural=True)}"


def _values_word(elements: Elements) -> str:
    return "values" if elements == Elements.BOTH else f"{ELEMENT_WORDS[elements]} value"


def clause(effect: Effect) -> str:
    """One effect as a clause; "I may" and "now" are put in front by `sentence_text`."""
    if isinstance(effect, Ban):
        return f"you may not lay out {described(effect.cards, plural=True)}"
    if isinstance(effect, BanFurther):
        where = " into your combat zone" if effect.combat_only else ""
        return f"in your turn you may not lay out a further card{where} once you have laid out one"
    if isinstance(effect, BanTaking):
        return _ban_taking(effect)
    if isinstance(effect, BanEndDraws):
        return "you may not draw additional cards at the end of your turn"
    if isinstance(effect, BanChallenge):
        return "you may not challenge my bluffs"
    if isinstance(effect, CharacterLimit):
        more = "character" if effect.at_most == 1 else "characters"
        moment = "when your character phase ends"
        return f"you may not have more than {number(effect.at_most)} active {more} {moment}"
    if isinstance(effect, IgnoreCards):
        spared = " and cards with non-ignored PROTECTED" if effect.spares_protected else ""
        comma = "," if effect.cards.without_tags else ""
        return f"your {described(effect.cards, plural=True)}{spared}{comma} are ignored"
    if isinstance(effect, IgnoreTexts):
        return _ignore_texts(effect)
    if isinstance(effect, IgnoreIcons):
        return f"your icons, except {joined(icon_names(effect.except_icons), 'and')}, are ignored"
    if isinstance(effect, RaiseToPrinted):
        what = "sum" if effect.formula == Formula.SUM else "higher"
        return f"{_scope_text(effect.scope, 'values')} rise to the {what} of its two printed values"
    if isinstance(effect, Raise):
        verb = "rise" if effect.elements == Elements.BOTH else "rises"
        return f"{_scope_text(effect.scope, _values_word(effect.elements))} {verb} to {effect.to}"
    if isinstance(effect, Double):
        verb = "are" if effect.elements == Elements.BOTH else "is"
        return f"{_scope_text(effect.scope, _values_word(effect.elements))} {verb} doubled"
    if isinstance(effect, BlankPrinted):
        kind = "odd" if effect.odd else "even"
        return f"{kind} printed values of your {described(effect.cards, plural=True)} count as 0"
    if isinstance(effect, RaisePower):
        where = "" if effect.elements == Elements.BOTH else f" in {ELEMENT_WORDS[effect.elements]}"
        return f"my power{where} rises to {effect.to}"
    if isinstance(effect, DoubleNumbers):
        return (
            f"the numbers in the special text of one of my {described(effect.cards, plural=True)} are doubled"
        )
    if isinstance(effect, FightDragons):
        return _fight_dragons(effect)
    if isinstance(effect, SecondDragonAt):
        return f"if you retreat I gain the second dragon already with {number(effect.cards)} cards"
    if isinstance(effect, DragonCap):
        cap = f"no more than {counted(effect.at_most, 'dragon')}" if effect.at_most else "no dragon"
        return f"if I retreat you gain {cap}"
    if isinstance(effect, Permit):
        kind = KINDS[effect.kind]
        if effect.count == ANY_NUMBER:
            return f"in my turn I may play any number of {kind}s"
        return f"in my turn I may play {number(effect.count)} additional {kind}"
    if isinstance(effect, PermitEither):
        more = f"{number(effect.count)} additional booster"
        return f"in my turn I may play {more} or {number(effect.count)} additional support"
    if isinstance(effect, LendFree):
        return "I lay out the next character, booster or support of this turn as if it had FREE"
    if isinstance(effect, WaiveCharacter):
        return "this turn I need not lay out a character and my active combat cards stay active"
    if isinstance(effect, FreeIf):
        return f"I may lay out this card as if it had FREE if {condition_text(effect.condition)}"
    if isinstance(effect, OnlyIf):
        return f"I may lay out this card only if {condition_text(effect.condition)}"
    if isinstance(effect, WithoutCondition):
        how_many = "" if effect.count == ANY_NUMBER else f"{number(effect.count)} of my "
        return f"I may play {how_many}{described(effect.cards, plural=True)} without the condition for it"
    if isinstance(effect, KeepOld):
        first = "if this is the first character I play in a turn"
        return f"{first}, my older active combat cards may stay active"
    if isinstance(effect, PayToPlay):
        return f"I must first discard {payment_text(effect.payment)}, other than this card, to play this card"
    if isinstance(effect, MillToPlay):
        cards = "card" if effect.count == 1 else f"{number(effect.count)} cards"
        return f"I must first discard the top {cards} of my draw pile to play this card"
    if isinstance(effect, ReplaceAny):
        return "I may replace any of my hand cards as if it had REPLACE"
    if isinstance(effect, HandToo):
        what = "one character, booster or support" if effect.one else "cards"
        return f"in the turn in which I land this ship I may also play {what} from hand"
    if isinstance(effect, DemandPayment):
        otherwise = "I gain a dragon, even if you retreat" if effect.dragon else "you must retreat"
        deadline = "by the end of your booster/support phase"
        return f"{deadline} you must discard {payment_text(effect.payment)}; otherwise {otherwise}"
    if isinstance(effect, DemandPlay):
        return f"in your turn you must play a {KINDS[effect.kind]} or retreat"
    return _deed(effect)


def _deed(effect: Deed | ForceRetreat | Together | Cancel) -> str:
    """Effects that are done once, in the form that follows "I" or "I may"."""
    if isinstance(effect, Draw):
        return f"draw {counted(effect.count, 'card')}"
    if isinstance(effect, DrawTo):
        return f"draw until I hold {number(effect.size)} cards"
    if isinstance(effect, DrawThenReturn):
        back = counted(effect.back, "hand card")
        return f"draw up to {number(effect.up_to)} additional cards; then I shuffle {back} into my draw pile"
    if isinstance(effect, TakeOpenly):
        return f"take up to {number(effect.up_to)} cards openly from my draw pile; one of them I discard"
    if isinstance(effect, DiscardYours):
        return _discard_yours(effect)
    if isinstance(effect, DiscardAllYours):
        groups = [f"all your active {described(cards, plural=True)}" for cards in effect.choices]
        return f"discard {joined(groups, 'or')}"
    if isinstance(effect, DiscardAllMine):
        cards = described(effect.cards, plural=True)
        return f"discard all my active {cards}, except those with non-ignored PROTECTED"
    if isinstance(effect, ShuffleAway):
        return "make you shuffle all cards of your combat and support zones into your draw pile"
    if isinstance(effect, IDiscard):
        return f"discard {counted(effect.count, 'hand card')} of my choice"
    if isinstance(effect, HandIntoPile):
        return f"shuffle my hand into my draw pile and draw {counted(effect.draw, 'card')}"
    if isinstance(effect, Recall):
        return "show one card of my leadership stack, not this one, and shuffle it into my draw pile"
    if isinstance(effect, PlayAchievement):
        return "play one crystal card from hand as if I had the dragon it asks for"
    if isinstance(effect, Forswear):
        return f"I must not play further {described(effect.cards, plural=True)} in this fight"
    if isinstance(effect, EachPlayer):
        return f" {clause(effect.what)} ".replace(" my ", " their ").replace(" I ", " they ").strip()
    if isinstance(effect, PreventDragon):
        return "the dragon stays where it is"
    if isinstance(effect, ClearCombat):
        if effect.one_stays:
            return "discard all active cards of your combat zone except one active character of my choice"
        return "discard all cards of your combat zone, active or not"
    if isinstance(effect, YouDiscard):
        return f"make you discard {counted(effect.count, 'hand card')} of your choice"
    if isinstance(effect, RandomDiscard):
        them = "it" if effect.count == 1 else "them"
        return f"draw {counted(effect.count, 'card')} from your hand and discard {them}"
    if isinstance(effect, HandLimit):
        return f"you may not hold more than {number(effect.size)} cards; discard the rest"
    if isinstance(effect, DiscardMine):
        return "discard any number of hand cards"
    if isinstance(effect, PutUnder):
        return "put any number of hand cards under my draw pile"
    if isinstance(effect, RevealHand):
        return "you must reveal your hand"
    if isinstance(effect, TakeBack):
        other = "other " if effect.other else ""
        what = f"one of my {other}active cards" if effect.active else f"any {other}card of my combat zone"
        return f"take {what} back into hand"
    if isinstance(effect, SearchPile):
        return "look through my draw pile, may take one card, which I show, and shuffle"
    if isinstance(effect, SearchDiscard):
        return "look through my discard pile and take one card, which I show"
    if isinstance(effect, TakeDiscards):
        return f"shuffle my discard pile and take {counted(effect.count, 'card')} at random from it"
    if isinstance(effect, ShuffleDiscards):
        return "shuffle my discard pile into my draw pile"
    if isinstance(effect, Fetch):
        loaded = "load a character, booster or support from it onto one of my ships"
        return f"look through my draw pile, may play an influence card or {loaded}, and shuffle"
    if isinstance(effect, LoadNow):
        return f"load up to {counted(effect.up_to, 'hand card')} onto this ship"
    if isinstance(effect, ChangeElement):
        to = "the other element" if effect.to == Element.NO_ELEMENT else effect.to.name.lower()
        return f"the fight changes to {to}"
    if isinstance(effect, Mill):
        return "put the top card of your draw pile onto your discard pile"
    if isinstance(effect, Attract):
        return f"gain {counted(effect.count, 'dragon')}"
    if isinstance(effect, ForceRetreat):
        return "you must retreat"
    if isinstance(effect, BuyDragon):
        return f"discard {payment_text(effect.payment)} and gain a dragon"
    if isinstance(effect, Together):
        then = clause(effect.then)
        deed = then if isinstance(effect.then, ForceRetreat) else f"I {then}"
        return (
            f"if I have at least {number(effect.at_least)} active {tag_names(effect.tag)[0]} supports, {deed}"
        )
    if isinstance(effect, Cancel):
        then = "; then you may retreat" if effect.retreat else ""
        what = described(effect.cards, plural=False, last="or")
        return f"when you lay out a {what}: cancel and discard it{then}"
    assert_never(effect)


def _ban_taking(effect: BanTaking) -> str:
    what = "take cards from your draw pile" if effect.pile_only else "take cards into hand"
    if effect.after:
        return f"in your turn you may not {what} once you have taken {number(effect.after)}"
    if effect.holding:
        return f"you may not {what} while you hold {number(effect.holding)} or more"
    return f"you may not {what}"


def _ignore_texts(effect: IgnoreTexts) -> str:
    spared = joined(tag_names(effect.except_tags), "and")
    text = f"your special texts, except on {spared}, are ignored"
    if effect.rival:
        rival = joined(tag_names(effect.rival), "or")
        text += f", unless you have an active {rival} with non-ignored text"
    return text


def _fight_dragons(effect: FightDragons) -> str:
    amount = counted(abs(effect.more), "dragon")
    if effect.my_retreat:
        return f"if I retreat you gain {amount} {'more' if effect.more > 0 else 'fewer'}"
    return f"if you retreat I gain {amount} {'more' if effect.more > 0 else 'fewer'}"


def _discard_yours(effect: DiscardYours) -> str:
    text = f"discard one of your active {described(effect.cards, plural=True, last='or')}"
    if effect.at_least > 1:
        text += f" if you have at least {number(effect.at_least)}"
    if effect.spares_last_character:
        text += ", except your last active character"
    return text


OPENINGS = {
    When.TO_PLAY: "",
    When.NOW: "now ",
    When.WHILE_ACTIVE: "",
    When.MY_TURN: "once in my turn ",
    When.MY_TURN_BEGIN: "at the beginning of my turn, ",
    When.AFTER_BOOST: "immediately after my booster/support phase ",
    When.MY_TURN_END: "at the end of my turn ",
    When.BEFORE_YOUR_TURN: "before your turn begins, ",
    When.GAME_BEGIN: "when the game begins ",
    When.BETWEEN_FIGHTS: "after a fight ",
    When.AFTER_YOUR_POWER: "immediately after you announced your power ",
    When.YOU_GAIN: "when you would gain a dragon ",
}

SPEAKS_OF_YOU = (
    RevealHand,
    HandLimit,
    ChangeElement,
    Together,
    ForceRetreat,
    PreventDragon,
    Forswear,
    EachPlayer,
)


def sentence_text(sentence: Sentence) -> str:
    """A whole sentence with its moment and, where its owner is free, "I may"."""
    effect = sentence.what
    opening = OPENINGS[sentence.when]
    body = clause(effect)
    is_deed = sentence.when not in (When.TO_PLAY, When.WHILE_ACTIVE) and not isinstance(effect, SPEAKS_OF_YOU)
    if isinstance(effect, Draw) and sentence.when == When.MY_TURN_END:
        body = f"draw {number(effect.count)} additional {'card' if effect.count == 1 else 'cards'}"
    if isinstance(effect, EachPlayer):
        body = f"both players, you first, {'may ' if sentence.may else ''}{body}"
    if is_deed:
        body = f"I {'may ' if sentence.may else ''}{body}"
    text = f"{opening}{body}"
    if sentence.condition is not None:
        text = f"if {condition_text(sentence.condition)}, {text}"
    return f"{text[0].upper()}{text[1:]}."


def card_text(card: Card) -> str:
    """Everything a card says; permanent texts of leadership cards last for the turn (BM-9.6)."""
    sentences = []
    for sentence in card.text:
        text = sentence_text(sentence)
        if card.kind == Kind.LEADERSHIP and sentence.when == When.WHILE_ACTIVE:
            text = text.removeprefix("This turn ").removeprefix("In my turn ")
            text = f"This turn {text if text.startswith('I ') else text[0].lower() + text[1:]}"
        sentences.append(text)
    return " ".join(sentences)


def card_line(card: Card) -> str:
    """A card in one line: name, kind, values (fire above earth, as printed), icons, text."""
    parts = [KINDS[card.kind]]
    if card.fire is not None or card.earth is not None:
        parts.append(f"fire {card.fire or 0}, earth {card.earth or 0}")
    if card.capacity:
        parts.append(f"capacity {card.capacity}")
    if card.icons:
        parts.append(", ".join(icon_names(card.icons)))
    line = f"{card.name.en} ({'; '.join(parts)})"
    return f"{line}. {card_text(card)}" if card.text else f"{line}."
