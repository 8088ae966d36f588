"""Hungarian: the words for cards, symbols, conditions and payments, and their endings.

Every noun for a card ends in "kártya", so that one table has all its endings.
"""

from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import INFLUENCES, icon_names, is_action_card, joined, tags_in

NUMBERS: Final = ("nulla", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc", "tíz")
THAN: Final = (
    "nullánál",
    "egynél",
    "kettőnél",
    "háromnál",
    "négynél",
    "ötnél",
    "hatnál",
    "hétnél",
    "nyolcnál",
    "kilencnél",
    "tíznél",
)
BY: Final = (
    "nullával",
    "eggyel",
    "kettővel",
    "hárommal",
    "néggyel",
    "öttel",
    "hattal",
    "héttel",
    "nyolccal",
    "kilenccel",
    "tízzel",
)
BACK_VOWELS: Final = (0, 3, 6, 8)
"""The last digits that take -nál and -ra: nulla, három, hat, nyolc."""

KINDS: Final = {
    e.Kind.LEADER: "vezetőkártya",
    e.Kind.CHARACTER: "karakterkártya",
    e.Kind.BOOSTER: "tápoló-kártya",
    e.Kind.SUPPORT: "támogató-kártya",
    e.Kind.LEADERSHIP: "vezetéskártya",
    e.Kind.SHIP: "hajókártya",
    e.Kind.HYLA: "Hyla-kártya",
    e.Kind.ACHIEVEMENT: "kristálykártya",
    e.Kind.INTERFERENCE: "beavatkozás-kártya",
    e.Kind.INQUISITOR: "inkvizítor-kártya",
    e.Kind.EMISSARY: "küldöttkártya",
}

TAGS: Final = {
    e.Tag.STORM: "vihar (Storm)",
    e.Tag.FLOOD: "áradat (Flood)",
    e.Tag.CATERPILLAR: "hernyó (Caterpillar)",
    e.Tag.LAUGHING_GAS: "Laughing Gas",
    e.Tag.TITTERTWEET: "Tittertweet",
    e.Tag.FLIT_CHARACTER: "Flit",
    e.Tag.MUTANT: "mutáns",
    e.Tag.END_DRAW: "körvégi húzás",
    e.Tag.CHOSEN: "kiválasztott",
    e.Tag.SAILOR: "Buka",
    e.Tag.TUTU: "Tutu",
}

TAG_CARDS: Final = {
    e.Tag.LAUGHING_GAS: "Laughing Gas",
    e.Tag.TITTERTWEET: "Tittertweet",
    e.Tag.FLIT_CHARACTER: "Flit karakterkártyák",
    e.Tag.SAILOR: "Buka karakterkártyák",
}
"""Where a tag's cards are not simply called "vihar (Storm) kártyák"."""

ICONS: Final = {
    e.Icon.SHIELD_FIRE: "PAJZS (tűz)",
    e.Icon.SHIELD_EARTH: "PAJZS (föld)",
    e.Icon.STOP: "ÁLLJ!",
    e.Icon.RETRIEVE: "VISSZATÉRÉS",
    e.Icon.PROTECTED: "VÉDELEM",
    e.Icon.FREE: "SZABAD",
    e.Icon.PAIR: "PÁR",
    e.Icon.GANG_COOL: "BANDA (Cool)",
    e.Icon.GANG_TOP: "BANDA (Top)",
    e.Icon.GANG_FUN: "BANDA (Fun)",
    e.Icon.GANG_NO: "BANDA (No)",
    e.Icon.REPLACE: "CSERE",
    e.Icon.BLUFF_FIRE: "BLÖFF (tűz)",
    e.Icon.BLUFF_EARTH: "BLÖFF (föld)",
    e.Icon.BLUFF_PLAIN: "BLÖFF (szürke)",
}

ELEMENTS: Final = {e.Elements.EARTH: "föld", e.Elements.FIRE: "tűz", e.Elements.BOTH: "föld és tűz"}


ENDINGS: Final = {
    "it": "kártya",
    "it+acc": "kártyát",
    "plural": "kártyák",
    "plural+acc": "kártyákat",
    "my": "kártyám",
    "my+acc": "kártyámat",
    "your": "kártyád",
    "your+acc": "kártyádat",
    "his+acc": "kártyáját",
    "my plural": "kártyáim",
    "your plural": "kártyáid",
}


def number(amount: int) -> str:
    """A small number as a word, as it stands before a noun."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def than(amount: int) -> str:
    """`ötnél`: more than five."""
    return THAN[amount] if 0 <= amount < len(THAN) else f"{amount}-{_harmony(amount, 'nál', 'nél')}"


def by(amount: int) -> str:
    """`eggyel`: one more."""
    return BY[amount] if 0 <= amount < len(BY) else f"{amount}-{_with(amount)}"


def _with(amount: int) -> str:
    """The suffix of "with" that a number takes as it is read out: 11-gyel, 12-vel, 20-szal, 100-zal."""
    if amount % 10:
        return ("", "gyel", "vel", "mal", "gyel", "tel", "tal", "tel", "cal", "cel")[amount % 10]
    if amount % 100:
        return ("", "zel", "szal", "cal", "nel", "nel", "nal", "nel", "nal", "nel")[amount // 10 % 10]
    return "zal" if amount % 1000 else "rel"


def _harmony(amount: int, back: str, front: str) -> str:
    """The suffix that a number takes: 6-ra, 7-re, 20-ra, 30-ra, 10-re."""
    if amount and amount % 10 == 0:
        return back if amount % 100 in (0, 20, 30, 60, 80) else front
    return back if amount % 10 in BACK_VOWELS else front


def to_value(amount: int) -> str:
    """`6-ra`, `7-re`."""
    return f"{amount}-{_harmony(amount, 'ra', 're')}"


def the(word: str) -> str:
    """The word with its article, `a` or `az`."""
    return f"az {word}" if word[0].lower() in "aáeéiíoóöőuúüű" else f"a {word}"


def cards_text(cards: e.Cards) -> list[str]:
    """The nouns of a description, each ending in "kártya", with what is said in front of it."""
    nouns = [KINDS[kind] for kind in cards.kinds] or ["kártya"]
    if cards.bluffs:
        nouns = ["blöff-kártya"]
    elif is_action_card(cards):
        nouns = ["vezető fázis kártya"]
    elif cards.kinds == INFLUENCES:
        nouns = ["befolyás-kártya"]
    elif cards.tags == e.Tag.TUTU and not cards.kinds:
        nouns = ["Tutu-kártya"]
    elif cards.tags:
        tag = joined([TAGS[tag] for tag in tags_in(cards.tags)], "vagy")
        nouns = [f"{tag} {noun}" for noun in nouns]
    return [f"{in_front(cards)}{noun}" for noun in nouns]


def tag_cards(tag: e.Tag) -> str:
    """All cards with a tag: `vihar (Storm) kártyák`."""
    return TAG_CARDS.get(tag, f"{TAGS[tag]} kártyák")


def on_cards(tag: e.Tag) -> str:
    """On all cards with a tag: `Flit karakterkártyákon`, `Laughing Gas kártyán`."""
    cards = tag_cards(tag)
    return f"{cards}on" if cards.endswith("kártyák") else f"{cards} kártyán"


def in_front(cards: e.Cards) -> str:
    """What is said in front of the noun of a description."""
    text = ""
    if cards.icons == e.ALL_ICONS:
        text += "szimbólumos "
    elif cards.icons:
        effective = "érvényesülő " if cards.effective else ""
        text += f"{effective}{joined(icon_names(ICONS, cards.icons), 'vagy')} szimbólumú "
    if cards.has_text is not None:
        text += "speciális hatású " if cards.has_text else "speciális hatás nélküli "
    if cards.value_above is not None:
        above = f"{cards.value_above}-{_harmony(cards.value_above, 'nál', 'nél')}"
        text += f"{above} nagyobb nyomtatott értékű "
    return text


def active_cards(cards: e.Cards, form: str, last: str) -> str:
    """`aktív karakterkártyád`, the description with "active"."""
    comma = "," if cards.effective else ""
    return f"aktív{comma} {joined(inflected(cards, form), last)}"


def inflected(cards: e.Cards, form: str) -> list[str]:
    """The nouns of a description with the ending of a form of ENDINGS."""
    found = qualified(cards, form)
    if cards.without_tags:
        spared = joined([the(tag_cards(tag)) for tag in tags_in(cards.without_tags)], "és")
        found[-1] += f" ({spared} kivételével)"
    return found


def qualified(cards: e.Cards, form: str) -> list[str]:
    """The nouns of a description with their ending, without its exceptions."""
    return [f"{noun.removesuffix('kártya')}{ENDINGS[form]}" for noun in cards_text(cards)]


def condition_text(condition: e.Condition) -> str:
    """A condition as it stands after "ha"."""
    match condition:
        case e.YouHaveDragons(amount):
            return f"legalább {number(amount)} sárkányod van"
        case e.YourHandLeads(lead):
            return f"legalább {number(lead)} lappal több van a kezedben, mint az enyémben"
        case e.YouHaveCards(amount, active):
            what = "aktív kártyád" if active else "(aktív vagy már nem aktív) kártyád"
            return f"legalább {number(amount)} {what} van a csata- és támogatásterületeden"
        case e.YouHaveActive(amount, cards):
            return f"legalább {number(amount)} {active_cards(cards, 'your', 'vagy')} van"
        case e.Attacked(power, elements):
            element = "" if elements == e.Elements.BOTH else f" {ELEMENTS[elements]} elemben"
            return f"legalább {power} hatalommal támadsz{element}"
        case e.MyFightIsEmpty():
            return "nincs kártyám a csata- és támogatásterületemen"
        case e.MyInfluenceIsEmpty():
            return "nincs kártyám a befolyási területemen"
        case e.PlayedFromShip():
            return "ezt a kártyát partot ért hajóról játszom ki"
        case _:
            assert_never(condition)


def payment_text(payment: e.Payment, hand: str, other: bool = False) -> str:
    """What has to be discarded (accusative) from whose hand; `other`: the card that asks does not count."""
    options = []
    for parts in payment.options:
        texts = [_part_text(part, other or place > 0) for place, part in enumerate(parts)]
        options.append(", és ".join(texts))
    if all(part.measure == e.Measure.CARDS for parts in payment.options for part in parts):
        return f"{joined(options, 'vagy')} {hand}"
    return f"{hand} {', vagy '.join(options)}"


def _part_text(part: e.Part, other: bool) -> str:
    if part.measure == e.Measure.CARDS:
        is_kin = not part.cards.kinds or e.Kind.CHARACTER in part.cards.kinds
        more = "másik " if other and is_kin else ""
        return f"{number(part.amount)} {more}{joined(inflected(part.cards, 'it+acc'), 'vagy')}"
    such = "olyan lapokat"
    if part.cards != e.ANY_CARD:
        such = f"olyan {joined(inflected(part.cards, 'plural+acc'), 'vagy')}"
    such = f"más {such}" if other else such
    if part.measure == e.Measure.MOONS:
        return f"{such}, amelyeken összesen legalább {number(part.amount)} hold szimbólum van"
    word = "tűzértéke" if part.measure == e.Measure.FIRE else "földértéke"
    return f"{such}, amelyek nyomtatott {word} összesen legalább {part.amount}"


def owner(scope: e.Scope) -> str:
    """Whose values."""
    if scope.one:
        return f"az egyik {joined(inflected(scope.cards, 'my'), 'vagy')}"
    return the(joined(inflected(scope.cards, "my plural"), "és"))


def values_of(elements: e.Elements) -> str:
    if elements == e.Elements.BOTH:
        return "mindkét értéke"
    return "tűzértéke" if elements == e.Elements.FIRE else "földértéke"


def neither(nouns: list[str]) -> str:
    """`tápoló-kártyát`, `sem tápoló-kártyát, sem támogató-kártyát`: after a negation."""
    return nouns[0] if len(nouns) == 1 else ", ".join(f"sem {noun}" for noun in nouns)
