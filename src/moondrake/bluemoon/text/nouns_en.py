"""English: the words for cards, symbols, conditions and payments."""

from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import INFLUENCES, icon_names, is_action_card, joined, tags_in

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

KINDS: Final = {
    e.Kind.LEADER: "leader",
    e.Kind.CHARACTER: "character",
    e.Kind.BOOSTER: "booster",
    e.Kind.SUPPORT: "support",
    e.Kind.LEADERSHIP: "leadership action",
    e.Kind.SHIP: "ship",
    e.Kind.HYLA: "Hyla",
    e.Kind.ACHIEVEMENT: "crystal card",
    e.Kind.INTERFERENCE: "interference card",
    e.Kind.INQUISITOR: "inquisitor",
    e.Kind.EMISSARY: "emissary",
}

PLURALS: Final = {e.Kind.HYLA: "Hyla cards", e.Kind.EMISSARY: "emissaries"}

TAGS: Final = {
    e.Tag.STORM: "Storm",
    e.Tag.FLOOD: "Flood",
    e.Tag.CATERPILLAR: "Caterpillar",
    e.Tag.LAUGHING_GAS: "Laughing Gas",
    e.Tag.TITTERTWEET: "Tittertweet",
    e.Tag.FLIT_CHARACTER: "Flit",
    e.Tag.MUTANT: "mutant",
    e.Tag.END_DRAW: "end-of-turn draw",
    e.Tag.CHOSEN: "Chosen",
    e.Tag.SAILOR: "Buka",
    e.Tag.TUTU: "Tutu",
}

TAG_CARDS: Final = {
    e.Tag.LAUGHING_GAS: "Laughing Gas",
    e.Tag.TITTERTWEET: "Tittertweet",
    e.Tag.FLIT_CHARACTER: "Flit characters",
    e.Tag.MUTANT: "mutants",
    e.Tag.CHOSEN: "Chosen",
    e.Tag.SAILOR: "Buka characters",
}
"""Where a tag's cards are not simply called "Storm cards"."""

ICONS: Final = {
    e.Icon.SHIELD_FIRE: "SHIELD (fire)",
    e.Icon.SHIELD_EARTH: "SHIELD (earth)",
    e.Icon.STOP: "STOP",
    e.Icon.RETRIEVE: "RETRIEVE",
    e.Icon.PROTECTED: "PROTECTED",
    e.Icon.FREE: "FREE",
    e.Icon.PAIR: "PAIR",
    e.Icon.GANG_COOL: "GANG (Cool)",
    e.Icon.GANG_TOP: "GANG (Top)",
    e.Icon.GANG_FUN: "GANG (Fun)",
    e.Icon.GANG_NO: "GANG (No)",
    e.Icon.REPLACE: "REPLACE",
    e.Icon.BLUFF_FIRE: "BLUFF (fire)",
    e.Icon.BLUFF_EARTH: "BLUFF (earth)",
    e.Icon.BLUFF_PLAIN: "BLUFF (plain)",
}

ELEMENTS: Final = {e.Elements.EARTH: "earth", e.Elements.FIRE: "fire", e.Elements.BOTH: "earth and fire"}


def number(amount: int) -> str:
    """A small number as a word."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def counted(amount: int, noun: str) -> str:
    """`one card`, `two cards`."""
    return f"{number(amount)} {noun}" if amount == 1 else f"{number(amount)} {noun}s"


def with_article(noun: str) -> str:
    """`a booster`, `an action card`."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def tag_cards(tag: e.Tag) -> str:
    """All cards with a tag: `Storm cards`, `mutants`."""
    return TAG_CARDS.get(tag, f"{TAGS[tag]} cards")


def described(cards: e.Cards, plural: bool, last: str = "and") -> str:
    """Cards of a description, e.g. `characters without special text`."""
    text = qualified(cards, plural, last)
    if cards.without_tags:
        text += f" (except {joined([tag_cards(tag) for tag in tags_in(cards.without_tags)], 'and')})"
    return text


def qualified(cards: e.Cards, plural: bool, last: str = "and") -> str:
    """Cards of a description without its exceptions."""
    text = joined(_nouns(cards, plural), last)
    if cards.icons == e.ALL_ICONS:
        text += " with symbols"
    elif cards.icons:
        effective = "effective " if cards.effective else ""
        text += f" with {effective}{joined(icon_names(ICONS, cards.icons), 'or')}"
    if cards.has_text is not None:
        text += " with special text" if cards.has_text else " without special text"
    if cards.value_above is not None:
        text += f" with a printed value above {cards.value_above}"
    return text


def _nouns(cards: e.Cards, plural: bool) -> list[str]:
    s = "s" if plural else ""
    if cards.bluffs:
        return [f"bluff support{s}"]
    if is_action_card(cards):
        return [f"action card{s}"]
    if cards.kinds == INFLUENCES:
        return [f"influence card{s}"]
    if cards.tags == e.Tag.MUTANT:
        return [f"mutant{s}"]
    kinds = [PLURALS.get(kind, f"{KINDS[kind]}s") if plural else KINDS[kind] for kind in cards.kinds]
    nouns = kinds or [f"card{s}"]
    if cards.tags:
        tag = joined([TAGS[tag] for tag in tags_in(cards.tags)], "or")
        nouns[0] = f"{tag} {nouns[0]}"
    return nouns


def some(amount: int, cards: e.Cards, active: bool = False) -> str:
    """`two active characters`."""
    return f"{number(amount)} {'active ' if active else ''}{described(cards, amount != 1, 'or')}"


def condition_text(condition: e.Condition) -> str:
    """A condition as the end of an "if" clause."""
    match condition:
        case e.YouHaveDragons(amount):
            return f"you have at least {counted(amount, 'dragon')}"
        case e.YourHandLeads(by):
            return f"you hold at least {counted(by, 'card')} more than I do"
        case e.YouHaveCards(amount, active):
            what = counted(amount, "active card") if active else f"{counted(amount, 'card')}, active or not,"
            return f"you have at least {what} in your combat and support zones"
        case e.YouHaveActive(amount, cards):
            return f"you have at least {some(amount, cards, active=True)}"
        case e.Attacked(power, elements):
            element = "" if elements == e.Elements.BOTH else f" in {ELEMENTS[elements]}"
            return f"I am attacked with a power of at least {power}{element}"
        case e.MyFightIsEmpty():
            return "I have no cards in my combat and support zones"
        case e.MyInfluenceIsEmpty():
            return "I have no cards in my influence zone"
        case e.PlayedFromShip():
            return "I play this card from a landed ship"
        case _:
            assert_never(condition)


def payment_text(payment: e.Payment, other: bool = False) -> str:
    """What has to be discarded; `other`: the card that asks for it does not count."""
    only_cards = all(part.measure == e.Measure.CARDS for parts in payment.options for part in parts)
    options = []
    for parts in payment.options:
        texts = [_part_text(part, other or place > 0) for place, part in enumerate(parts)]
        options.append(joined(texts, "and"))
    return joined(options, "or") + (" from hand" if only_cards else "")


def _part_text(part: e.Part, other: bool) -> str:
    more = "other " if other else ""
    if part.measure == e.Measure.CARDS:
        is_kin = not part.cards.kinds or e.Kind.CHARACTER in part.cards.kinds
        return (
            f"{number(part.amount)} {more if is_kin else ''}{described(part.cards, part.amount != 1, 'or')}"
        )
    hand_cards = f"{more}hand {described(part.cards, plural=True, last='or')}"
    if part.measure == e.Measure.MOONS:
        return f"{hand_cards} with at least {counted(part.amount, 'moon')} in total"
    word = "fire" if part.measure == e.Measure.FIRE else "earth"
    return f"{hand_cards} with at least {part.amount} printed {word} in total"


def scope_text(scope: e.Scope, values: str) -> str:
    one = "one of " if scope.one else ""
    return f"the {values} of {one}my {described(scope.cards, plural=True, last='or' if scope.one else 'and')}"


def values_of(elements: e.Elements) -> str:
    return "values" if elements == e.Elements.BOTH else f"{ELEMENTS[elements]} value"
