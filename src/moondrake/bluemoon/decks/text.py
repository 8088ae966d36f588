"""A deck as text that is pleasant to write by hand and survives e-mail.

    name: Sparks in the sand
    leader: terrah
    ruleset: legends

    FIRST KEY to LAST KEY
    A name, or another     # a remark

Cards are named by key or by name in any language, one or several on a line. Quoting (`> `), wrapped lines,
CRLF, curly quotes and long dashes do not matter. All faults are found at once and nothing is half loaded.
"""

import quopri
import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from moondrake.bluemoon.cards import PEOPLES, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.deck_building import DeckError, Problem, deck_problems
from moondrake.bluemoon.decks.catalogue import Catalogue, fold, meant
from moondrake.bluemoon.effects import Card, Kind
from moondrake.bluemoon.rulesets import ANSMANN, Ruleset, parse_ruleset
from moondrake.table import SetupError
from moondrake.table.saying import Joined, Saying, Told, listed

FIRST_LINE: Final = "moondrake deck 1"
FIELDS: Final = (
    "name",
    "leader",
    "people",
    "ruleset",
    "inquisitor",
    "emissary",
    "family",
    "drafted",
    "pack",
    "base",
    "without",
    "cards",
)
FIELD_NAMES: Final = {
    "anfuhrer": "leader",
    "anfuehrer": "leader",
    "vezeto": "leader",
    "volk": "people",
    "faj": "people",
    "regelwerk": "ruleset",
    "szabalyrendszer": "ruleset",
    "inkvizitor": "inquisitor",
    "gesandter": "emissary",
    "kuldott": "emissary",
    "familie": "family",
    "csalad": "family",
    "nev": "name",
    "karten": "cards",
    "lapok": "cards",
    "kartyak": "cards",
}
"""The fields as somebody may write them in German or Hungarian, folded."""
LONGEST_NAME: Final = 60
MOST_WORDS: Final = 400
"""Of a stranger's deck: every word that is no card is looked for among all names, which takes its time."""
WRAPPED: Final = 60
"""A mail program breaks no line that is shorter than this."""

_QUOTED = re.compile(r"^(?:\s*>)+\s?")
_FIELD = re.compile(r"^([^\W\d_][\w -]*?)\s*:\s*(.*)$")
_COUNT = re.compile(r"^(\d+)\s*[x×*]?\s+(?=\S)", re.IGNORECASE)
_BULLET = re.compile(r"^(?:[-*\u2022\u00b7]\s+|\d+[.)]\s+)+")
_COUNTED = re.compile(r"\s+(?:[x\u00d7]\s*(\d+)|(\d+)\s*[x\u00d7]|\((\d+)\s*[x\u00d7]?\))$", re.IGNORECASE)
_ENCODED = re.compile(r"=(?:20)?$|=C[23]=[89AB][0-9A-F]", re.MULTILINE)
"""Signs of a mail that was copied as it travels: quoted-printable."""
_RANGE = re.compile(r"^(\S*\d)\s*(?:to|bis|\.\.+|-)\s+(\S*\d)$|^(\S*\d)\s*\.\.+\s*(\S*\d)$")
_KEY = re.compile(r"^(.*?-)(\d+)$")
_SIGNS = str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b\u00b4\u0060\u2032", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
    | dict.fromkeys("\u00a0\u2007\u202f\u2009\t", " ")
    | dict.fromkeys("\u00ad\u200b\u200c\u200d\ufeff", None)
    | {"\u2026": "..."}
)
"""Curly quotes, long dashes, hard spaces and invisible signs, as a keyboard writes them."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a deck text says: the deck, the ruleset it was built for (if any), and where each card stands."""

    deck: Deck
    ruleset: Ruleset | None
    lines: dict[str, int]
    packs: tuple[str, ...] = ()

    def problems(self, ruleset: Ruleset | None, catalogue: Catalogue) -> list[Problem]:
        """BM-18.6: what is wrong with it by the rules, each with the line that shows it."""
        found = deck_problems(self.deck, ruleset or self.ruleset or ANSMANN, catalogue.cards)
        return [
            Problem(one.rule, one.what, one.remedy, one.card, self.lines.get(one.card, 0)) for one in found
        ]


@dataclass(slots=True)
class _Reader:
    """Collects what the lines say, and every fault."""

    catalogue: Catalogue
    lines: list[tuple[int, str]]
    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    cards: list[tuple[int, Card]] = field(default_factory=list)
    without: list[tuple[int, Card]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def wrong(self, line: int, what: Told, remedy: Told, rule: str = "", card: str = "") -> None:
        self.problems.append(Problem(rule, what, remedy, card, line))


def clean_lines(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers, without what mail programs and remarks add."""
    lines = []
    if _ENCODED.search(text):
        text = quopri.decodestring(text.encode()).decode(errors="replace")
    for number, raw in enumerate(text.translate(_SIGNS).splitlines(), start=1):
        lines.append((number, _QUOTED.sub("", raw).split("#", 1)[0].strip()))
    for index, (_, line) in enumerate(lines):
        if line.casefold().startswith("moondrake deck"):
            lines = lines[index:]
            break
    for index, (_, line) in enumerate(lines):
        if line.casefold() in ("end", "--"):
            return lines[:index]
    return lines


def words_in(text: str) -> int:
    """How many words there are to look up, whatever stands between them."""
    return sum(len(line.replace(",", " ").replace(";", " ").split()) for _, line in clean_lines(text))


def parse_deck(text: str, catalogue: Catalogue) -> DeckFile:
    """Read a deck; raises DeckError with every line that cannot be understood. The rules are `problems`."""
    file, name, found = understood(text, catalogue)
    if found or file is None:
        raise DeckError(name, found)
    return file


def understood(
    text: str, catalogue: Catalogue, guesses: bool = False
) -> tuple[DeckFile | None, str, list[Problem]]:
    """As much of a text as can be read, how the deck is called, and every fault; None where nobody leads it.

    For whoever mends a text by hand: `parse_deck` loads nothing by half. With `guesses` a deck that nobody
    leads is led by the people that has most of its cards; that nobody does is said all the same.
    """
    reader = _Reader(catalogue, clean_lines(text))
    _read_lines(reader)
    number, name = reader.fields.get("name", (0, ""))
    leader = _leader(reader)
    inquisitor = _staff(reader, "inquisitor", Kind.INQUISITOR)
    emissary = _staff(reader, "emissary", Kind.EMISSARY)
    family = _family(reader)
    drafted = _drafted(reader)
    ruleset = _ruleset(reader)
    cards = _all_cards(reader)
    if len(name) > LONGEST_NAME:
        reader.wrong(
            number,
            Saying("problem-deck-long-name", count=len(name)),
            Saying("problem-deck-at-most", most=LONGEST_NAME),
        )
    if not cards and not reader.problems:
        reader.wrong(0, Saying("problem-deck-no-cards"), Saying("problem-deck-each-line"), "BM-18.1")
    found = sorted(reader.problems, key=lambda one: one.line)
    if leader is None and guesses:
        leader = _likely_leader([card for _, card in cards])
    if leader is None:
        return None, name, found
    place = {key: index for index, key in enumerate(catalogue.cards)}
    ordered = sorted((card for _, card in cards), key=lambda card: place[card.key])
    called = name[:LONGEST_NAME] or leader.people
    deck = Deck(called, leader, tuple(ordered), inquisitor, emissary, family, drafted)
    return DeckFile(deck, ruleset, _places(reader, cards), tuple(reader.packs)), name, found


def _likely_leader(cards: list[Card]) -> Card | None:
    """The leader of the people that has most of these cards."""
    peoples = Counter(card.people for card in cards if card.people in PEOPLES)
    return ready_made(peoples.most_common(1)[0][0])[0] if peoples else None


def _places(reader: _Reader, cards: list[tuple[int, Card]]) -> dict[str, int]:
    places: dict[str, int] = {}
    for line, card in cards:
        places[card.key] = line
    for word in ("inquisitor", "emissary"):
        line, value = reader.fields.get(word, (0, ""))
        for card in reader.catalogue.named(value)[:1]:
            places[card.key] = line
    return places


def _read_lines(reader: _Reader) -> None:
    index = 0
    if reader.lines and reader.lines[0][1].casefold().startswith("moondrake deck"):
        number, line = reader.lines[0]
        if line.casefold() != FIRST_LINE:
            remedy = Saying("problem-deck-reads", line=FIRST_LINE)
            reader.wrong(number, Saying("problem-pack-unknown", typed=line), remedy)
        index = 1
    while index < len(reader.lines):
        line = reader.lines[index][1]
        parts = _FIELD.match(line)
        if parts and not reader.catalogue.named(parts[1]):
            word = parts[1].casefold()
            _read_field(reader, index, FIELD_NAMES.get(fold(word), word), parts[2])
        elif line:
            _read_cards(reader, index, line, reader.cards)
        index += 1


def _read_field(reader: _Reader, index: int, word: str, value: str) -> None:
    """One `word: value` line."""
    number = reader.lines[index][0]
    if word not in FIELDS:
        close = get_close_matches(word, FIELDS, n=1, cutoff=0.6)
        remedy = Saying("problem-deck-may-be", known=listed(FIELDS))
        if close:
            remedy = Saying("problem-deck-meant-field", close=close[0], known=listed(FIELDS))
        reader.wrong(number, Saying("problem-deck-not-known-here", word=word), remedy)
        return
    if word == "cards" or (word == "without" and value):
        if value:
            _read_cards(reader, index, value, reader.without if word == "without" else reader.cards)
    elif not value:
        reader.wrong(number, Saying("problem-deck-says-nothing", word=word), Saying("problem-deck-same-line"))
    elif word == "pack":
        reader.packs.append(value)
    elif word in reader.fields:
        reader.wrong(
            number,
            Saying("problem-twice", name=word),
            Saying("problem-deck-already", line=reader.fields[word][0]),
        )
    else:
        reader.fields[word] = (number, _whole_value(reader, index, word, value).strip("\"' "))


def _whole_value(reader: _Reader, index: int, word: str, value: str) -> str:
    """The value with the rest of it from the next line, if a mail program broke it."""
    more = _next_line(reader, index)
    if not more:
        return value
    joined = f"{value} {more}"
    if word in ("inquisitor", "emissary", "leader"):
        is_wrapped = not reader.catalogue.named(value) and bool(reader.catalogue.named(joined))
    else:
        is_long = len(reader.lines[index][1]) >= WRAPPED
        is_wrapped = word == "name" and is_long and not _entry_cards(reader.catalogue, more)
    if not is_wrapped:
        return value
    reader.lines[index + 1] = (reader.lines[index + 1][0], "")
    return joined


def _next_line(reader: _Reader, index: int) -> str:
    """The line after this one, if it could be the rest of it."""
    line = reader.lines[index + 1][1] if index + 1 < len(reader.lines) else ""
    return "" if _FIELD.match(line) else line


def _read_cards(reader: _Reader, index: int, text: str, found: list[tuple[int, Card]]) -> None:
    """The cards of a line; perhaps the name of the last one goes on in the next line."""
    entries = _entries(text)
    following = _entries(_next_line(reader, index))
    if entries and following:
        joined = f"{entries[-1]} {following[0]}"
        if _entry_cards(reader.catalogue, joined):
            entries[-1] = joined
            reader.lines[index + 1] = (reader.lines[index + 1][0], ", ".join(following[1:]))
    for entry in entries:
        _read_entry(reader, reader.lines[index][0], entry, found)


def _entries(text: str) -> list[str]:
    return [entry for entry in re.split(r"[,;]", text) if entry.strip()]


def _bare(entry: str) -> tuple[int, str]:
    """How often, and which word: `2x NAME`, `NAME x2` and `3. NAME (2)` are 2 and NAME."""
    entry = _BULLET.sub("", entry.strip())
    before, after = _COUNT.match(entry), _COUNTED.search(entry)
    if before:
        return int(before[1]), entry[before.end() :].strip("\"' ")
    if after:
        return int(after[1] or after[2] or after[3]), entry[: after.start()].strip("\"' ")
    return 1, entry.strip("\"' ")


def _entry_cards(catalogue: Catalogue, entry: str) -> list[Card]:
    """The card or the range of cards an entry means; empty if nobody knows it."""
    _, word = _bare(entry)
    known = catalogue.named(word)
    if known:
        return known[:1]
    return _range(catalogue, word)


def _range(catalogue: Catalogue, word: str) -> list[Card]:
    """`people-01 to people-12`: every card with a number between the two."""
    ends = _RANGE.match(word)
    if not ends:
        return []
    first, last = [catalogue.named(end) for end in ends.groups() if end]
    if not first or not last:
        return []
    low, high = _KEY.match(first[0].key), _KEY.match(last[0].key)
    if not low or not high or low[1] != high[1]:
        return []
    cards = []
    for key, card in catalogue.cards.items():
        parts = _KEY.match(key)
        if parts and parts[1] == low[1] and int(low[2]) <= int(parts[2]) <= int(high[2]):
            cards.append(card)
    return cards


def _keyed(catalogue: Catalogue, word: str) -> list[Card]:
    """A card by its key, whatever else a table has in the other columns."""
    key = word.split(maxsplit=1)[0].rstrip(":|") if word.strip() else ""
    return [catalogue.cards[key]] if key in catalogue.cards else []


def _read_entry(reader: _Reader, number: int, entry: str, found: list[tuple[int, Card]]) -> None:
    count, word = _bare(entry)
    known = reader.catalogue.named(word)
    if len(known) > 1:
        keys = Joined([card.key for card in known], "or")
        reader.wrong(
            number, Saying("problem-deck-several", word=word), Saying("problem-deck-write", keys=keys)
        )
        return
    cards = known or _range(reader.catalogue, word) or _keyed(reader.catalogue, word)
    if not cards:
        reader.wrong(number, Saying("problem-deck-no-card", word=word), meant(reader.catalogue.similar(word)))
    elif count != 1:
        what = Saying("problem-deck-asked-times", card=cards[0].key, count=count)
        reader.wrong(number, what, Saying("problem-deck-once"), "BM-18.2", cards[0].key)
    else:
        found += [(number, card) for card in cards]


def _leader(reader: _Reader) -> Card | None:
    """BM-9.1: the leader, by people, key or name; a base deck brings its own."""
    for word in ("leader", "people", "base"):
        if word in reader.fields:
            break
    else:
        reader.wrong(
            0,
            Saying("problem-deck-nobody-leads"),
            Saying("problem-deck-write-leader", known=listed(PEOPLES)),
            "BM-9.1",
        )
        return None
    number, value = reader.fields[word]
    if value.casefold() in PEOPLES:
        leader, _ = ready_made(value.casefold())
        return leader
    known = reader.catalogue.named(value)
    if known and known[0].kind == Kind.LEADER:
        return known[0]
    close = get_close_matches(value.casefold(), PEOPLES, n=1, cutoff=0.5)
    remedy = Saying("problem-deck-peoples", known=listed(PEOPLES))
    if close:
        remedy = Saying("problem-deck-meant-people", close=close[0], known=listed(PEOPLES))
    reader.wrong(number, Saying(f"problem-deck-is-no-{word}", typed=value), remedy, "BM-9.1")
    return None


def _staff(reader: _Reader, word: str, kind: Kind) -> Card | None:
    """BM-18.7, BM-19.2: the inquisitor or the emissary, if one is named."""
    if word not in reader.fields:
        return None
    number, value = reader.fields[word]
    known = [card for card in reader.catalogue.named(value) if card.kind == kind]
    if known:
        return known[0]
    every = [card.key for card in reader.catalogue.cards.values() if card.kind == kind]
    remedy = (
        Saying("problem-deck-there-are", known=listed(every)) if every else Saying("problem-deck-load-pack")
    )
    rule = "BM-18.7" if kind == Kind.INQUISITOR else "BM-19.2"
    reader.wrong(number, Saying(f"problem-deck-is-no-{word}", typed=value), remedy, rule)
    return None


def _family(reader: _Reader) -> int:
    """BM-19.4: 1 to 6, also written B1 to B6 or Ba to Bf."""
    if "family" not in reader.fields:
        return 0
    number, value = reader.fields["family"]
    word = value.casefold().removeprefix("b")
    if len(word) == 1 and word in "123456abcdef":
        return "123456".find(word) + 1 or "abcdef".find(word) + 1
    reader.wrong(
        number, Saying("problem-deck-is-no-family", typed=value), Saying("problem-deck-families"), "BM-19.4"
    )
    return 0


def _drafted(reader: _Reader) -> bool:
    """BM-21.11: `drafted: yes` lifts the limit of moons."""
    number, value = reader.fields.get("drafted", (0, "no"))
    if value.casefold() not in ("yes", "no"):
        reader.wrong(
            number, Saying("problem-deck-drafted", typed=value), Saying("problem-deck-write-drafted")
        )
    return value.casefold() == "yes"


def _ruleset(reader: _Reader) -> Ruleset | None:
    if "ruleset" not in reader.fields:
        return None
    number, value = reader.fields["ruleset"]
    try:
        return parse_ruleset(value)
    except SetupError as error:
        reader.wrong(number, error.said, Saying("problem-deck-table-decides"))
        return None


def _all_cards(reader: _Reader) -> list[tuple[int, Card]]:
    """The cards of the base deck without those taken out, then the listed ones."""
    cards: list[tuple[int, Card]] = []
    if "base" in reader.fields:
        number, value = reader.fields["base"]
        if value.casefold() in PEOPLES:
            cards = [(number, card) for card in ready_made(value.casefold())[1]]
        else:
            reader.wrong(
                number,
                Saying("problem-deck-no-ready-made", name=value),
                Saying("problem-deck-there-are", known=listed(PEOPLES)),
                "BM-2.4",
            )
    for number, card in reader.without:
        kept = [(line, one) for line, one in cards if one.key != card.key]
        if len(kept) == len(cards):
            reader.wrong(
                number,
                Saying("problem-deck-not-in-base", card=card.key),
                Saying("problem-deck-out-of-without"),
                "",
                card.key,
            )
        cards = kept
    return cards + reader.cards


GROUPS: Final = (
    ("leadership", Kind.LEADERSHIP),
    ("characters", Kind.CHARACTER),
    ("boosters", Kind.BOOSTER),
    ("supports", Kind.SUPPORT),
    ("ships", Kind.SHIP),
    ("Hyla", Kind.HYLA),
    ("crystals", Kind.ACHIEVEMENT),
    ("interference", Kind.INTERFERENCE),
)


def write_deck(deck: Deck, ruleset: Ruleset | None = None, packs: tuple[str, ...] = ()) -> str:
    """The deck as text, with the names of the cards as remarks; `parse_deck` reads it back."""
    lines = [FIRST_LINE, f"name: {deck.name}", f"leader: {_leader_word(deck.leader)}"]
    if ruleset:
        lines.append(f"ruleset: {ruleset}")
    lines += [f"pack: {pack}" for pack in packs]
    if deck.inquisitor:
        lines.append(f"inquisitor: {deck.inquisitor.key}")
    if deck.emissary:
        lines.append(f"emissary: {deck.emissary.key}")
    if deck.family:
        lines.append(f"family: {deck.family}")
    if deck.drafted:
        lines.append("drafted: yes")
    listed_keys = [card.key for card in deck.cards]
    width = max((len(key) for key in listed_keys), default=0)
    for title, kind in GROUPS:
        group = [card for card in deck.cards if card.kind == kind]
        if group:
            lines += ["", f"# {len(group)} {title}"]
            lines += [f"{card.key:{width}}  # {card.name.en or card.name.de}" for card in group]
    return "\n".join([*lines, "end"]) + "\n"


def _leader_word(leader: Card) -> str:
    return (
        leader.people if leader.people in PEOPLES and leader == ready_made(leader.people)[0] else leader.key
    )
