"""Random packs over the whole vocabulary, for laws and for breaking them on purpose."""

from enum import IntEnum
from random import Random
from types import NoneType
from typing import Any, get_args, get_origin

from moondrake.bluemoon.cards import ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import ANY_CARD, Card, Condition, Icon, Kind, Name, Rank, Sentence, Tag, When
from moondrake.bluemoon.packs.notation import Fault
from moondrake.bluemoon.packs.sense import check_sense, moments_of, said_twice
from moondrake.bluemoon.packs.text import Pack
from moondrake.bluemoon.packs.vocabulary import DEEDS, VERBS, Field, choices, entry, enum_words

KINDS = (
    Kind.CHARACTER,
    Kind.CHARACTER,
    Kind.BOOSTER,
    Kind.SUPPORT,
    Kind.LEADERSHIP,
    Kind.SHIP,
    Kind.HYLA,
    Kind.ACHIEVEMENT,
    Kind.INTERFERENCE,
)
GROUPS = {
    Kind.HYLA: "hyla",
    Kind.ACHIEVEMENT: "crystal",
    Kind.INTERFERENCE: "inter",
    Kind.INQUISITOR: "inq",
    Kind.EMISSARY: "emis",
}
ICONS = tuple(icon for icon in Icon if icon not in (Icon.NONE, Icon.PAIR))


def random_value(shape: Any, rng: Random) -> object:
    """Something a field of this shape may hold."""
    if get_origin(shape) is tuple:
        inner = get_args(shape)[0]
        return tuple(random_value(inner, rng) for _ in range(rng.randint(1, 2)))
    wanted = [one for one in get_args(shape) if one is not NoneType]
    if wanted and NoneType in get_args(shape) and len(wanted) == 1:
        return random_value(wanted[0], rng) if rng.random() < 0.2 else None
    made = choices(shape)
    if made:
        return random_object(rng.choice(sorted(made.values(), key=lambda one: one.__name__)), rng)
    if shape is bool:
        return rng.random() < 0.5
    if shape is int:
        return rng.randint(1, 5)
    assert issubclass(shape, IntEnum)
    return shape(rng.choice(sorted(enum_words(shape).values())))


def random_object(made: type, rng: Random) -> object:
    """A verb, description or condition with random fields."""
    if made is type(ANY_CARD) and rng.random() < 0.3:
        return ANY_CARD
    return made(**{field.name: _random_field(field, rng) for field in entry(made).fields})


def _random_field(field: Field, rng: Random) -> object:
    if not field.is_needed and rng.random() < 0.7:
        return field.default
    if field.is_set:
        return rng.choice(sorted(enum_words(field.shape).values()))
    return random_value(field.shape, rng)


def random_sentence(kind: Kind, rng: Random) -> Sentence:
    """A sentence that a card of this kind may have."""
    while True:
        verb = VERBS[rng.choice(sorted(VERBS))]
        whens = sorted(moments_of(verb, kind))
        if whens:
            what: Any = random_object(verb, rng)
            rank = rng.choice((Rank.OTHER, Rank.OTHER, Rank.MUST, Rank.IGNORED, Rank.MAY_NOT))
            condition: Any = random_value(Condition, rng) if verb in DEEDS and rng.random() < 0.2 else None
            when = When(rng.choice(whens))
            sentence = Sentence(when, what, "BM-12.4", rank, rng.random() < 0.5, condition)
            if _makes_sense(sentence):
                return sentence


def _makes_sense(sentence: Sentence) -> bool:
    try:
        check_sense(0, sentence)
    except Fault:
        return False
    return True


def random_text(kind: Kind, sentences: int, rng: Random) -> tuple[Sentence, ...]:
    """So many sentences that one card may have together."""
    while True:
        text = [random_sentence(kind, rng) for _ in range(sentences)]
        if not said_twice([*text]):
            return tuple(text)


def random_card(key: str, rng: Random, kind: Kind | None = None) -> Card:
    """A card of any kind with up to two sentences."""
    kind = kind if kind is not None else rng.choice(KINDS)
    shows = kind in (Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT, Kind.HYLA)
    texts = 0 if kind == Kind.EMISSARY else rng.choice((0, 1, 1, 2))
    return Card(
        key=key,
        name=Name(f"Random {key}", f"Zufall {key}", f"Véletlen {key}"),
        people=GROUPS.get(kind, rng.choice(("tutu", "spirit"))),
        number=0,
        kind=kind,
        fire=rng.randint(0, 6) if shows else None,
        earth=rng.randint(0, 6) if shows else None,
        icons=sum(rng.sample(ICONS, rng.choice((0, 0, 1, 2)))) if shows else 0,
        moons=rng.randint(0, 4),
        capacity=rng.randint(1, 4) if kind == Kind.SHIP else 0,
        tags=rng.choice((0, 0, 0, *(tag for tag in Tag if tag))),
        text=random_text(kind, texts, rng),
        certainty="own",
        box="random",
    )


def random_pack(rng: Random, size: int = 12) -> Pack:
    """A pack with so many random cards."""
    cards = tuple(random_card(f"rnd-{number:02}", rng) for number in range(size))
    return Pack("random", Name("Random", "Zufall", "Véletlen"), "nobody", cards)


def packed_deck(people: str, pack: Pack, rng: Random) -> Deck:
    """A ready-made deck in which random cards are exchanged for those of a pack (no legal deck)."""
    leader, cards = ready_made(people)
    kept = list(cards)
    for card in pack.cards:
        kept[rng.randrange(len(kept))] = card
    unique = tuple({card.key: card for card in kept}.values())
    return Deck(f"{people} and {pack.name}", leader, unique)
