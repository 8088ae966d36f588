"""A pack of cards as text: facts one to a line, sentences as expressions over the vocabulary.

moondrake pack 1
pack: my-cards
title: My cards | Meine Karten | Lapjaim

card: my-01
name: Ash Herald | Aschenbote | Hamuhírnök
people: spirit
kind: character
fire: 4
earth: 2
icons: shield-fire + free
moons: 2
text: while-active: raise(scope(boosters, one: yes), fire, 5)
text: now, may: draw(2)
"""

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.effects import (
    Card,
    Condition,
    Icon,
    Kind,
    Name,
    Rank,
    Sentence,
    Tag,
    When,
)
from moondrake.bluemoon.packs.notation import (
    Fault,
    Reader,
    build,
    build_set,
    one_of,
    tokens,
    write,
    write_set,
)
from moondrake.bluemoon.packs.sense import check_moment, check_sense, said_twice
from moondrake.bluemoon.packs.vocabulary import VERBS, enum_words, word_of
from moondrake.table import SetupError
from moondrake.table.errors import TableError
from moondrake.table.saying import Joined, Saying, Told, listed

FIRST_LINE: Final = "moondrake pack 1"
SPECIALS: Final = ("mutant", "inq", "emis", "hyla", "tutu", "crystal", "inter", "spirit")
"""BM-2.3: groups without a people or beside them, as keys name them."""
CERTAINTIES: Final = ("own", "entered")
"""`own`: invented by the maker of the pack; `entered`: typed in from a printed card by its owner."""
PACK_FIELDS: Final = ("pack", "title", "by", "about")
MANY: Final = ("text",)
KEY: Final = re.compile(r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$")
PACK_NAME: Final = re.compile(r"^[a-z][a-z0-9-]*$")
DEFAULT_RULE: Final = "BM-12.4"
RULE: Final = re.compile(r"^(BM|RS|OQ)-\d+(\.\d+[a-z]?)?$", re.IGNORECASE)
NO_TEXT: Final = (Kind.LEADER, Kind.EMISSARY)
LENGTHS: Final = {"pack": 40, "card": 40, "name": 200, "title": 200, "by": 60, "pair": 40, "letter": 20}
LONGEST: Final = 600
"""Of any other field: everybody at a table is sent the cards of its packs."""
MOST_TEXTS: Final = 6
"""Sentences of a card; the printed ones have two at most."""


class PackError(SetupError):
    """A pack that cannot be used, with every fault that was found; nothing was loaded."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        self.name = name
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("pack-faults", name=name or Saying("deck-unnamed"), count=len(faults))

    def parts(self) -> Sequence[Told | TableError]:
        return self.faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, list(self.faults))


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards that somebody wrote; `sha256` is of the text, to tell versions apart."""

    name: str
    title: Name
    by: str
    cards: tuple[Card, ...]
    flavours: tuple[tuple[str, Name], ...] = ()
    sha256: str = ""


@dataclass(slots=True)
class _Block:
    """The lines of one card: for each field its line number and text."""

    line: int
    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    texts: list[list[tuple[int, str]]] = field(default_factory=list)


@dataclass(slots=True)
class _Draft:
    head: _Block
    blocks: list[_Block] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def current(self) -> _Block:
        """Where the next line belongs."""
        return self.blocks[-1] if self.blocks else self.head

    def wrong(self, line: int, where: str, what: Saying, allowed: Saying) -> None:
        self.faults.append(Fault(line, where, what, allowed))


def parse_pack(text: str, is_part: bool = False) -> Pack:
    """Read a pack; raises PackError with every fault: its line, field, reason and the allowed words.

    `is_part`: only some cards of a pack, as a record has them; an emissary may name others.
    """
    draft = _split(text)
    name = draft.head.fields.get("pack", (0, ""))[1]
    if not PACK_NAME.match(name):
        draft.wrong(
            draft.head.line,
            "pack",
            Saying("problem-pack-name", name=name),
            Saying("problem-pack-small-letters"),
        )
    cards: list[Card] = []
    flavours: list[tuple[str, Name]] = []
    for block in draft.blocks:
        card = _card(draft, block, name)
        if card:
            if card.key in [other.key for other in cards]:
                draft.wrong(
                    block.line,
                    "card",
                    Saying("problem-pack-twice", key=card.key),
                    Saying("problem-pack-own-key"),
                )
            cards.append(card)
            if "flavour" in block.fields:
                flavours.append((card.key, _names(draft, block, "flavour", fewest=1)))
    if not draft.blocks:
        draft.wrong(0, "pack", Saying("problem-deck-no-cards"), Saying("problem-pack-begin-card"))
    if not is_part:
        _check_brings(draft, cards)
    title = _names(draft, draft.head, "title", fewest=1) if "title" in draft.head.fields else Name(name, name)
    if draft.faults:
        raise PackError(name, draft.faults)
    digest = hashlib.sha256(text.encode()).hexdigest()
    by = draft.head.fields.get("by", (0, ""))[1]
    return Pack(name, title, by, tuple(cards), tuple(flavours), digest)


def read_pack(path: Path) -> Pack:
    """A pack from a file."""
    return parse_pack(path.read_text(encoding="utf-8-sig"))


def _split(text: str) -> _Draft:
    """Lines into blocks, one for each card; while brackets are open a sentence goes on in the next line."""
    draft = _Draft(_Block(1))
    lines = [(number, raw.split("#", 1)[0].rstrip()) for number, raw in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line.strip()]
    if not lines or lines[0][1].strip() != FIRST_LINE:
        draft.wrong(
            lines[0][0] if lines else 1,
            "first line",
            Saying("problem-pack-no-pack"),
            Saying("problem-pack-begin-with", line=FIRST_LINE),
        )
        return draft
    last = ""
    for number, line in lines[1:]:
        current = draft.current()
        if last == "text" and _is_open(current.texts[-1], line):
            current.texts[-1].append((number, line.strip()))
        elif _is_field(draft, number, line):
            word, _, value = line.partition(":")
            last = word.strip().lower()
            _put(draft, number, last, value.strip())
    return draft


def _is_field(draft: _Draft, number: int, line: str) -> bool:
    """Is this a line that can be read? If not, its fault is told."""
    word, colon, value = line.strip().partition(":")
    word, value = word.strip().lower(), value.strip()
    known = PACK_FIELDS if draft.current() is draft.head else CARD_FIELDS
    if word not in MANY and len(value) > LENGTHS.get(word, LONGEST):
        what = Saying("problem-pack-too-long", count=len(value))
        most = Saying("problem-pack-letters", most=LENGTHS.get(word, LONGEST))
        draft.wrong(number, word if word in known else "line", what, most)
        return False
    if ";" in line:
        draft.wrong(number, word, Saying("problem-pack-semicolon"), Saying("problem-pack-comma"))
    if not colon:
        what = Saying("problem-pack-no-field", line=line.strip())
        draft.wrong(number, "line", what, Saying("problem-pack-fields", known=listed(known, 99)))
        return False
    if word != "card" and word not in known:
        draft.wrong(number, word, Saying("problem-pack-field-unknown"), one_of(word, known))
        return False
    return True


def _put(draft: _Draft, number: int, word: str, value: str) -> None:
    """A field into the block it stands in; a card begins a new one."""
    if word == "card":
        draft.blocks.append(_Block(number))
    current = draft.current()
    if word in MANY:
        current.texts.append([(number, value)])
    elif word in current.fields:
        stands = Saying("problem-pack-stands-on", line=current.fields[word][0])
        draft.wrong(number, word, Saying("problem-pack-field-twice"), stands)
    else:
        current.fields[word] = (number, value)
        if word == "pack":
            current.line = number


def _is_open(text: list[tuple[int, str]], line: str) -> bool:
    """Does a sentence go on in this line: brackets are open, and it is indented or begins with no field."""
    so_far = "".join(part for _, part in text)
    if so_far.count("(") <= so_far.count(")") and so_far.count("[") <= so_far.count("]"):
        return False
    return line[:1].isspace() or line.partition(":")[0].strip().lower() not in CARD_FIELDS


def _names(draft: _Draft, block: _Block, word: str, fewest: int) -> Name:
    """`English | Deutsch | magyar`; from `fewest` languages on."""
    line, value = block.fields.get(word, (block.line, ""))
    parts = [part.strip() for part in value.split("|")]
    if not fewest <= len([part for part in parts if part]) or len(parts) > 3 or not parts[0]:
        draft.wrong(
            line, word, Saying(f"problem-pack-no-{word}", typed=value), Saying("problem-pack-three-languages")
        )
        return Name("", "")
    parts += [""] * (3 - len(parts))
    return Name(parts[0], parts[1] or parts[0], parts[2])


def _number(draft: _Draft, block: _Block, word: str, most: int) -> int | None:
    if word not in block.fields:
        return None
    line, value = block.fields[word]
    if not value.isdecimal() or int(value) > most:
        draft.wrong(
            line,
            word,
            Saying("problem-pack-no-number-to", typed=value, most=most),
            Saying("problem-pack-write-number", most=most),
        )
        return None
    return int(value)


def _word(draft: _Draft, block: _Block, word: str, allowed: tuple[str, ...], default: str = "") -> str:
    line, value = block.fields.get(word, (block.line, default))
    if value.lower() not in allowed:
        what = Saying("problem-pack-unknown", typed=value) if value else Saying("problem-pack-is-missing")
        draft.wrong(line, word, what, one_of(value.lower(), allowed))
        return ""
    return value.lower()


def _set(draft: _Draft, block: _Block, word: str, enum: Any) -> int:
    if word not in block.fields or not block.fields[word][1]:
        return 0
    line, value = block.fields[word]
    try:
        reader = Reader(tokens([(line, f"[{value.replace('+', ',')}]")], word), word, line)
        return build_set(reader.value(), enum, word)
    except Fault as fault:
        draft.faults.append(fault)
        return 0


def _card(draft: _Draft, block: _Block, pack: str) -> Card | None:
    """One card, or None if something is wrong with it."""
    before = len(draft.faults)
    line, key = block.fields["card"]
    if not KEY.match(key):
        draft.wrong(line, "card", Saying("problem-pack-no-key", key=key), Saying("problem-pack-write-key"))
    elif key in BY_KEY:
        draft.wrong(line, "card", Saying("problem-pack-printed", key=key), Saying("problem-pack-another-key"))
    name = _names(draft, block, "name", fewest=1)
    kind_word = _word(draft, block, "kind", tuple(enum_words(Kind)))
    kind = Kind(enum_words(Kind)[kind_word]) if kind_word else None
    people = _word(draft, block, "people", (*PEOPLES, *SPECIALS))
    texts = [_sentence(draft, text, kind) for text in block.texts[:MOST_TEXTS]]
    if len(block.texts) > MOST_TEXTS:
        what = Saying("problem-pack-many-texts", count=len(block.texts))
        draft.wrong(
            block.texts[MOST_TEXTS][0][0], "text", what, Saying("problem-pack-texts", most=MOST_TEXTS)
        )
    for place, words in said_twice(texts):
        what = Saying("problem-pack-one-at-most", words=words)
        draft.wrong(block.texts[place][0][0], "text", what, Saying("problem-pack-one-sentence"))
    certainty = _word(draft, block, "certainty", CERTAINTIES, "own")
    facts = {word: _number(draft, block, word, most) for word, most in NUMBERS.items()}
    icons, tags = _set(draft, block, "icons", Icon), _set(draft, block, "tags", Tag)
    moons = _moons(draft, block)
    if kind is not None:
        _check_kind(draft, block, kind, facts)
    if len(draft.faults) > before or kind is None:
        return None
    return Card(
        key=key,
        name=name,
        people=people,
        number=facts["number"] or 0,
        kind=kind,
        fire=facts["fire"],
        earth=facts["earth"],
        icons=icons,
        moons=moons,
        capacity=facts["capacity"] or 0,
        tags=tags,
        pair=block.fields.get("pair", (0, ""))[1].lower(),
        text=tuple(text for text in texts if text),
        certainty=certainty,
        box=pack,
        family=facts["family"] or 0,
        extra_cards=facts["extra-cards"] or 0,
        extra_moons=facts["extra-moons"] or 0,
        letter=block.fields.get("letter", (0, ""))[1].upper(),
        brings=tuple(re.split(r"[,\s]+", block.fields["brings"][1])) if "brings" in block.fields else (),
    )


NUMBERS: Final = {
    "fire": 20,
    "earth": 20,
    "number": 999,
    "capacity": 9,
    "family": 6,
    "extra-cards": 15,
    "extra-moons": 30,
}
CARD_FIELDS: Final = (
    "card",
    "name",
    "people",
    "kind",
    "fire",
    "earth",
    "icons",
    "moons",
    "tags",
    "text",
    "number",
    "capacity",
    "pair",
    "letter",
    "family",
    "extra-cards",
    "extra-moons",
    "brings",
    "certainty",
    "flavour",
)


def _moons(draft: _Draft, block: _Block) -> int | None:
    """BM-18.4: how many, 0 if nothing is said; `unknown` keeps the card out of constructed decks."""
    if block.fields.get("moons", (0, ""))[1].lower() == "unknown":
        return None
    return _number(draft, block, "moons", 9) or 0


def _check_kind(draft: _Draft, block: _Block, kind: Kind, facts: dict[str, int | None]) -> None:
    """Facts that only some kinds have."""
    word = word_of(kind.name)
    for name, kinds in ONLY_ON.items():
        if name in block.fields and kind not in kinds:
            shown = Joined([word_of(one.name) for one in kinds], "or")
            draft.wrong(
                block.fields[name][0],
                name,
                Saying("problem-pack-kind-has-no", kind=word, field=name),
                Saying("problem-pack-only-for", kinds=shown),
            )
    if block.texts and kind in NO_TEXT:
        draft.wrong(
            block.texts[0][0][0],
            "text",
            Saying("problem-pack-text-never", kind=word),
            Saying("problem-pack-leave-out-rule"),
        )
    if kind == Kind.SHIP and not facts["capacity"]:
        draft.wrong(
            block.line, "capacity", Saying("problem-pack-ship-room"), Saying("problem-pack-write-capacity")
        )
    if kind == Kind.CHARACTER and not {"fire", "earth"} <= block.fields.keys():
        draft.wrong(
            block.line, "fire", Saying("problem-pack-both-values"), Saying("problem-pack-write-values")
        )


ONLY_ON: Final = {
    "capacity": (Kind.SHIP,),
    "extra-cards": (Kind.INQUISITOR,),
    "extra-moons": (Kind.INQUISITOR,),
    "brings": (Kind.EMISSARY,),
}


def _check_brings(draft: _Draft, cards: list[Card]) -> None:
    """BM-19.2: an emissary names cards that exist."""
    known = {**BY_KEY, **{card.key: card for card in cards}}
    for block in draft.blocks:
        line, value = block.fields.get("brings", (0, ""))
        for key in re.split(r"[,\s]+", value) if value else ():
            if key not in known and not any(key == other.fields["card"][1] for other in draft.blocks):
                close = get_close_matches(key, known, n=1)
                asked = (
                    Saying("problem-deck-meant", close=close[0])
                    if close
                    else Saying("problem-pack-name-keys")
                )
                draft.wrong(line, "brings", Saying("problem-deck-no-card", word=key), asked)


RANKS: Final = {"must": Rank.MUST, "ignored": Rank.IGNORED, "may-not": Rank.MAY_NOT}
OPTIONS: Final = ("may", *RANKS)


def _sentence(draft: _Draft, lines: list[tuple[int, str]], kind: Kind | None) -> Sentence | None:
    """`when, may, rank: verb(...) if condition(...) rule BM-x.y`."""
    line = lines[0][0]
    try:
        head, colon, _ = lines[0][1].partition(":")
        if not colon:
            raise Fault(line, "text", Saying("problem-pack-no-when"), Saying("problem-pack-write-when"))
        first, *options = [word.strip().lower() for word in head.split(",")]
        moments = enum_words(When)
        if first not in moments:
            raise Fault(line, "text", Saying("problem-pack-no-moment", typed=first), one_of(first, moments))
        rank, may = Rank.OTHER, False
        for option in options:
            if option not in OPTIONS:
                raise Fault(
                    line,
                    "text",
                    Saying("problem-pack-not-after-moment", typed=option),
                    one_of(option, OPTIONS),
                )
            may = may or option == "may"
            rank = RANKS.get(option, rank)
        body, rule = _without_rule([(line, lines[0][1][len(head) + 1 :]), *lines[1:]])
        reader = Reader(tokens(body, "text"), "text", line)
        effect: Any = build(reader.value(), _ANY_VERB, "text")
        condition: Any = None
        if reader.peek().lower() == "if":
            reader.take()
            condition = build(reader.value(), Condition, "text if")
        if not reader.is_done():
            token = reader.take()
            what = Saying("problem-pack-after-end", typed=token.text)
            raise Fault(token.line, "text", what, Saying("problem-pack-each-text"))
        check_moment(line, When(moments[first]), effect, kind)
        sentence = Sentence(When(moments[first]), effect, rule, rank, may, condition)
        check_sense(line, sentence)
        return sentence
    except Fault as fault:
        draft.faults.append(fault)
        return None


def _without_rule(lines: list[tuple[int, str]]) -> tuple[list[tuple[int, str]], str]:
    """The rule a sentence names at its end, `rule BM-7.6`."""
    number, last = lines[-1]
    text, found, rule = last.rpartition(" rule ")
    if not found:
        return lines, DEFAULT_RULE
    if not RULE.match(rule.strip()):
        raise Fault(
            number,
            "text",
            Saying("problem-pack-no-rule", typed=rule.strip()),
            Saying("problem-pack-write-rule"),
        )
    return [*lines[:-1], (number, text)], rule.strip()[:2].upper() + rule.strip()[2:].lower()


_ANY_VERB: Any = None
for _made in VERBS.values():
    _ANY_VERB = _made if _ANY_VERB is None else _ANY_VERB | _made


def write_card(card: Card) -> list[str]:
    """A card as the lines of a pack that `parse_pack` reads back."""
    names = [card.name.en, card.name.de, card.name.hu]
    lines = [f"card: {card.key}", f"name: {' | '.join(names if names[2] else names[:2])}"]
    lines += [f"people: {card.people}", f"kind: {word_of(card.kind.name)}"]
    for word, show in WRITTEN:
        text = show(card)
        if text:
            lines.append(f"{word}: {text}")
    lines += [f"text: {write_sentence(sentence)}" for sentence in card.text]
    return [*lines, f"certainty: {card.certainty}"]


def _shown(value: int | None) -> str:
    return "" if value is None else str(value)


WRITTEN: Final[tuple[tuple[str, Callable[[Card], str]], ...]] = (
    ("number", lambda card: _shown(card.number or None)),
    ("fire", lambda card: _shown(card.fire)),
    ("earth", lambda card: _shown(card.earth)),
    ("icons", lambda card: write_set(card.icons, Icon)),
    ("moons", lambda card: "unknown" if card.moons is None else _shown(card.moons or None)),
    ("tags", lambda card: write_set(card.tags, Tag)),
    ("capacity", lambda card: _shown(card.capacity or None)),
    ("pair", lambda card: card.pair),
    ("letter", lambda card: card.letter),
    ("family", lambda card: _shown(card.family or None)),
    ("extra-cards", lambda card: _shown(card.extra_cards or None)),
    ("extra-moons", lambda card: _shown(card.extra_moons or None)),
    ("brings", lambda card: ", ".join(card.brings)),
)


def write_sentence(sentence: Sentence) -> str:
    """A sentence as a pack writes it."""
    head = [word_of(sentence.when.name)]
    head += ["may"] if sentence.may else []
    head += [word for word, rank in RANKS.items() if rank == sentence.rank]
    condition = f" if {write(sentence.condition)}" if sentence.condition else ""
    rule = "" if sentence.rule == DEFAULT_RULE else f" rule {sentence.rule}"
    return f"{', '.join(head)}: {write(sentence.what)}{condition}{rule}"


def card_words(card: Card) -> str:
    """A card in one line, for the header of a record."""
    return "; ".join([f"pack: {card.box}", *write_card(card)[1:]])


def cards_from_words(lines: dict[str, str]) -> dict[str, Card]:
    """Read what `card_words` writes, for each key; raises PackError."""
    found: dict[str, Card] = {}
    for key, words in lines.items():
        pack, *facts = words.split("; ")
        text = "\n".join([FIRST_LINE, pack, f"card: {key}", *facts])
        found[key] = parse_pack(text, is_part=True).cards[0]
    return found


def write_pack(pack: Pack) -> str:
    """The pack as text that `parse_pack` reads back to the same cards."""
    names = [name for name in (pack.title.en, pack.title.de, pack.title.hu) if name]
    lines = [FIRST_LINE, f"pack: {pack.name}", f"title: {' | '.join(names)}"]
    lines += [f"by: {pack.by}"] if pack.by else []
    flavours = dict(pack.flavours)
    for card in pack.cards:
        lines += ["", *write_card(card)]
        if card.key in flavours:
            name = flavours[card.key]
            lines.append(f"flavour: {name.en} | {name.de} | {name.hu}")
    return "\n".join(lines) + "\n"
