"""German: the words for cards, symbols, conditions and payments, and how they are declined."""

from dataclasses import dataclass
from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import INFLUENCES, icon_names, is_action_card, joined, tags_in

NUMBERS: Final = ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")


@dataclass(frozen=True)
class Noun:
    """A noun; its plural is the same in all cases but the dative."""

    one: str
    several: str
    gender: str
    accusative: str = ""

    def a(self, adjective: str = "") -> str:
        """`einen aktiven Charakter`, `eine aktive Karte`, `ein aktives Schiff`: the accusative."""
        article, ending = {"m": ("einen", "en"), "f": ("eine", "e"), "n": ("ein", "es")}[self.gender]
        more = f"{adjective}{ending} " if adjective else ""
        return f"{article} {more}{self.accusative or self.one}"

    def one_of(self) -> str:
        """`einen` of several, the accusative."""
        return {"m": "einen", "f": "eine", "n": "eines"}[self.gender]

    def of_one(self) -> str:
        """`eines` of several, the genitive."""
        return "einer" if self.gender == "f" else "eines"

    def its(self) -> str:
        """`seine` or `ihre`, without the ending."""
        return "ihr" if self.gender == "f" else "sein"

    def compound(self, first: str) -> "Noun":
        """`Sturm-Unterstützung`."""
        return Noun(f"{first}-{self.one}", f"{first}-{self.several}", self.gender)


CARD: Final = Noun("Karte", "Karten", "f")
NOUNS: Final = {
    e.Kind.LEADER: Noun("Anführer", "Anführer", "m"),
    e.Kind.CHARACTER: Noun("Charakter", "Charaktere", "m"),
    e.Kind.BOOSTER: Noun("Verstärkung", "Verstärkungen", "f"),
    e.Kind.SUPPORT: Noun("Unterstützung", "Unterstützungen", "f"),
    e.Kind.LEADERSHIP: Noun("Anführeraktion", "Anführeraktionen", "f"),
    e.Kind.SHIP: Noun("Schiff", "Schiffe", "n"),
    e.Kind.HYLA: Noun("Hyla", "Hyla-Karten", "f"),
    e.Kind.ACHIEVEMENT: Noun("Kristallkarte", "Kristallkarten", "f"),
    e.Kind.INTERFERENCE: Noun("Intervention", "Interventionen", "f"),
    e.Kind.INQUISITOR: Noun("Inquisitor", "Inquisitoren", "m"),
    e.Kind.EMISSARY: Noun("Gesandter", "Gesandte", "m", "Gesandten"),
}
KINDS: Final = {kind: noun.one for kind, noun in NOUNS.items()}
MUTANT: Final = Noun("Mutant", "Mutanten", "m", "Mutanten")

TAGS: Final = {
    e.Tag.STORM: "Sturm",
    e.Tag.FLOOD: "Flut",
    e.Tag.CATERPILLAR: "Raupen",
    e.Tag.LAUGHING_GAS: "Lachgas",
    e.Tag.TITTERTWEET: "Zirper",
    e.Tag.FLIT_CHARACTER: "Flit",
    e.Tag.MUTANT: "Mutanten",
    e.Tag.END_DRAW: "Nachzieh",
    e.Tag.CHOSEN: "Auserwählten",
    e.Tag.SAILOR: "Buka",
    e.Tag.TUTU: "Tutu",
}
"""The first part of a compound."""

TAG_CARDS: Final = {
    e.Tag.LAUGHING_GAS: "„Lachgas“",
    e.Tag.TITTERTWEET: "„Zirper“",
    e.Tag.FLIT_CHARACTER: "Flit-Charakteren",
    e.Tag.MUTANT: "Mutanten",
    e.Tag.CHOSEN: "Auserwählten",
    e.Tag.SAILOR: "Buka-Charakteren",
}
"""Where a tag's cards are not simply called "Sturm-Karten"; the dative, after "auf" and "außer"."""

ICONS: Final = {
    e.Icon.SHIELD_FIRE: "ABGEWEHRT (Feuer)",
    e.Icon.SHIELD_EARTH: "ABGEWEHRT (Erde)",
    e.Icon.STOP: "STOPP",
    e.Icon.RETRIEVE: "WIEDERAUFNEHMEN",
    e.Icon.PROTECTED: "GESCHÜTZT",
    e.Icon.FREE: "FREI",
    e.Icon.PAIR: "PAAR",
    e.Icon.GANG_COOL: "GANG (Cool)",
    e.Icon.GANG_TOP: "GANG (Top)",
    e.Icon.GANG_FUN: "GANG (Fun)",
    e.Icon.GANG_NO: "GANG (Null)",
    e.Icon.REPLACE: "ERSETZEN",
    e.Icon.BLUFF_FIRE: "BLUFF (Feuer)",
    e.Icon.BLUFF_EARTH: "BLUFF (Erde)",
    e.Icon.BLUFF_PLAIN: "BLUFF (schlicht)",
}

ELEMENTS: Final = {e.Elements.EARTH: "Erde", e.Elements.FIRE: "Feuer", e.Elements.BOTH: "Erde und Feuer"}


def number(amount: int) -> str:
    """A small number as a word, as it stands before a plural."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def some(amount: int, noun: Noun, adjective: str = "") -> str:
    """`eine aktive Karte`, `zwei aktive Karten`: the accusative."""
    if amount == 1:
        return noun.a(adjective)
    return f"{number(amount)} {f'{adjective}e ' if adjective else ''}{noun.several}"


def dragons(amount: int) -> str:
    """`einen Drachen`, `zwei Drachen`."""
    return "einen Drachen" if amount == 1 else f"{number(amount)} Drachen"


def nouns(cards: e.Cards) -> list[Noun]:
    """The nouns of a description, without what is said behind them."""
    if cards.bluffs:
        return [Noun("BLUFF-Unterstützung", "BLUFF-Unterstützungen", "f")]
    if is_action_card(cards):
        return [Noun("Aktionskarte", "Aktionskarten", "f")]
    if cards.kinds == INFLUENCES:
        return [Noun("Einflusskarte", "Einflusskarten", "f")]
    if cards.tags == e.Tag.MUTANT:
        return [MUTANT]
    found = [NOUNS[kind] for kind in cards.kinds] or [CARD]
    tags = [TAGS[tag] for tag in tags_in(cards.tags)]
    if tags:
        first = joined([*(f"{tag}-" for tag in tags[:-1]), tags[-1]], "oder")
        found = [noun.compound(first) for noun in found]
    return found


def tag_cards(tag: e.Tag) -> str:
    """All cards with a tag, as they stand after "auf" and "außer"."""
    return TAG_CARDS.get(tag, f"{TAGS[tag]}-Karten")


def behind(cards: e.Cards) -> str:
    """What is said behind the nouns of a description."""
    text = qualities(cards)
    if cards.without_tags:
        text += f" (außer {joined([tag_cards(tag) for tag in tags_in(cards.without_tags)], 'und')})"
    return text


def qualities(cards: e.Cards) -> str:
    """What is said behind the nouns of a description, without its exceptions."""
    text = ""
    if cards.icons == e.ALL_ICONS:
        text += " mit Symbolen"
    elif cards.icons:
        effective = "wirkendem " if cards.effective else ""
        text += f" mit {effective}{joined(icon_names(ICONS, cards.icons), 'oder')}"
    if cards.has_text is not None:
        text += " mit Sonderfunktion" if cards.has_text else " ohne Sonderfunktion"
    if cards.value_above is not None:
        text += f" mit einem aufgedruckten Wert über {cards.value_above}"
    return text


def plural(cards: e.Cards, last: str = "und") -> str:
    """Cards of a description in the plural; nominative, genitive and accusative are the same."""
    return joined([noun.several for noun in nouns(cards)], last) + behind(cards)


def counted(amount: int, cards: e.Cards, adjective: str = "") -> str:
    """`zwei aktive Charaktere`, `eine aktive Hyla`: the accusative."""
    if amount == 1:
        return joined([noun.a(adjective) for noun in nouns(cards)], "oder") + behind(cards)
    more = f"{adjective}e " if adjective else ""
    return f"{number(amount)} {more}{plural(cards, 'oder')}"


def condition_text(condition: e.Condition) -> str:
    """A condition as it stands after "wenn"."""
    match condition:
        case e.YouHaveDragons(amount):
            return f"du mindestens {dragons(amount)} hast"
        case e.YourHandLeads(by):
            return f"du mindestens {some(by, Noun('Handkarte', 'Handkarten', 'f'))} mehr hast als ich"
        case e.YouHaveCards(amount, active):
            what = some(amount, CARD, "aktiv") if active else f"{some(amount, CARD)}, ob aktiv oder nicht,"
            return f"du mindestens {what} in deinem Kampf- und deinem Unterstützungsbereich hast"
        case e.YouHaveActive(amount, cards):
            return f"du mindestens {counted(amount, cards, 'aktiv')} hast"
        case e.Attacked(power, elements):
            element = "" if elements == e.Elements.BOTH else f" in {ELEMENTS[elements]}"
            return f"ich mit einer Stärke von mindestens {power}{element} angegriffen werde"
        case e.MyFightIsEmpty():
            return "ich keine Karten in meinem Kampf- und meinem Unterstützungsbereich habe"
        case e.MyInfluenceIsEmpty():
            return "ich keine Karten in meinem Einflussbereich habe"
        case e.PlayedFromShip():
            return "ich diese Karte von einem angelandeten Schiff ausspiele"
        case _:
            assert_never(condition)


def payment_text(payment: e.Payment, other: bool = False) -> str:
    """What has to be discarded (accusative); `other`: the card that asks for it does not count."""
    only_cards = all(part.measure == e.Measure.CARDS for parts in payment.options for part in parts)
    options = []
    for parts in payment.options:
        texts = [_part_text(part, other or place > 0) for place, part in enumerate(parts)]
        options.append(joined(texts, "und"))
    return joined(options, "oder") + (" von der Hand" if only_cards else "")


def _part_text(part: e.Part, other: bool) -> str:
    if part.measure == e.Measure.CARDS:
        is_kin = not part.cards.kinds or e.Kind.CHARACTER in part.cards.kinds
        return counted(part.amount, part.cards, "ander" if other and is_kin else "")
    hand_cards = "Handkarten" if part.cards == e.ANY_CARD else f"{plural(part.cards, 'oder')} von der Hand"
    hand_cards = f"weitere {hand_cards}" if other else hand_cards
    if part.measure == e.Measure.MOONS:
        moons = "einem Mond" if part.amount == 1 else f"{number(part.amount)} Monden"
        return f"{hand_cards} mit zusammen mindestens {moons}"
    word = "Feuer" if part.measure == e.Measure.FIRE else "Erd"
    return f"{hand_cards} mit aufgedruckten {word}werten von zusammen mindestens {part.amount}"


def owner(scope: e.Scope) -> str:
    """Whose values: the genitive."""
    mine = plural(scope.cards, "oder" if scope.one else "und")
    return f"{nouns(scope.cards)[0].of_one()} meiner {mine}" if scope.one else f"meiner {mine}"


def values_of(elements: e.Elements) -> str:
    if elements == e.Elements.BOTH:
        return "die Werte"
    return f"der {'Feuer' if elements == e.Elements.FIRE else 'Erd'}wert"
