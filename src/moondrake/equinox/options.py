"""How a match is set up: seats, creatures, start player, and the open questions as switches.

A ruleset is a value with a text form: `equinox` has every decision of the specification, and
`equinox+cornu=once+trees=2-1` changes two of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.prints import IN_TOURNAMENT, KINDS, TREE_CARDS
from moondrake.table.errors import SetupError
from moondrake.table.saying import listed

NAME: Final = "equinox"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
SEAT_LETTERS: Final = "abcde"
RANDOM: Final = -1
"""OQE-2: a start player whom chance names."""


@dataclass(frozen=True)
class Ruleset:
    """EQ chapter 12: The decided open questions; every False is the specification's own decision."""

    urvaters: int = 1
    rebet_forbidden: bool = False
    trees_need_target: bool = False
    zero_controls: bool = False
    klumpi_later: bool = False
    klumpi_vanished: bool = False
    lupino_covered: bool = False
    noctia_random: bool = False
    ties_without_halves: bool = False
    cornu_once: bool = False
    empty_exempt: bool = False
    susi_needs_all: bool = False
    raneri_two: bool = False
    ursus_plain_on_chameleon: bool = False
    secret_without_refill: bool = False
    noctia_open: bool = False
    fungi_any: bool = False


@dataclass(frozen=True)
class Switch:
    """One open question: its word, the decided value first, the other value second."""

    word: str
    decided: str
    other: str
    field: str
    question: str


SWITCHES: Final = (
    Switch("rebet", "allowed", "forbidden", "rebet_forbidden", "OQE-4"),
    Switch("idle-tree", "playable", "unplayable", "trees_need_target", "OQE-5"),
    Switch("zero-stone", "nobody", "controls", "zero_controls", "OQE-6"),
    Switch("klumpi-later", "no", "yes", "klumpi_later", "OQE-7"),
    Switch("klumpi-vanished", "no", "yes", "klumpi_vanished", "OQE-7"),
    Switch("lupino", "visible", "covered", "lupino_covered", "OQE-8"),
    Switch("noctia", "giver", "random", "noctia_random", "OQE-9"),
    Switch("tie-halves", "counted", "ignored", "ties_without_halves", "OQE-10"),
    Switch("cornu", "again", "once", "cornu_once", "OQE-11"),
    Switch("empty-hand", "target", "exempt", "empty_exempt", "OQE-12"),
    Switch("susi", "rest", "all", "susi_needs_all", "OQE-13"),
    Switch("raneri", "one", "two", "raneri_two", "OQE-15"),
    Switch("ursus", "half", "plain", "ursus_plain_on_chameleon", "OQE-16"),
    Switch("secret-refill", "yes", "no", "secret_without_refill", "OQE-17"),
    Switch("noctia-card", "private", "open", "noctia_open", "OQE-19"),
    Switch("fungi", "useful", "any", "fungi_any", "OQE-20"),
)

TREE_WORDS: Final = ("0-3", "1-2", "2-1", "3-0")
"""OQE-1: how many Urvater and how many Dryada cards."""


@dataclass(frozen=True)
class Options:
    """Everything agreed before the match. `creatures` is empty unless `selection` is `chosen`."""

    seats: int = LEAST_SEATS
    selection: str = "random"
    creatures: tuple[int, ...] = ()
    start: int = RANDOM
    ruleset: Ruleset = Ruleset()


def ruleset_word(ruleset: Ruleset) -> str:
    """The ruleset as text; `parse_ruleset` reads it back."""
    words = [NAME]
    if ruleset.urvaters != Ruleset().urvaters:
        words.append(f"trees={ruleset.urvaters}-{TREE_CARDS - ruleset.urvaters}")
    words += [f"{switch.word}={switch.other}" for switch in SWITCHES if getattr(ruleset, switch.field)]
    return "+".join(words)


def parse_ruleset(text: str) -> Ruleset:
    """EQ chapter 12: The ruleset that a text names; raises SetupError with the allowed words."""
    name, *changes = text.strip().lower().split("+")
    if name != NAME:
        raise SetupError("problem-equinox-ruleset", typed=text)
    urvaters = Ruleset().urvaters
    flags: dict[str, bool] = {}
    words = [change.partition("=")[0] for change in changes]
    for change in changes:
        word, _, value = change.partition("=")
        if words.count(word) > 1:
            raise SetupError("problem-equinox-twice", word=word, ruleset=text)
        if word == "trees":
            urvaters = _parse_trees(value)
        else:
            switch = _switch(word)
            flags[switch.field] = _is_other(switch, value)
    return replace(Ruleset(urvaters), **flags)


def _parse_trees(value: str) -> int:
    """OQE-1: The number of Urvater cards."""
    if value not in TREE_WORDS:
        raise SetupError("problem-equinox-trees", value=value, known=listed(TREE_WORDS))
    return int(value[0])


def _switch(word: str) -> Switch:
    for switch in SWITCHES:
        if switch.word == word:
            return switch
    words = ["trees", *(switch.word for switch in SWITCHES)]
    raise SetupError("problem-equinox-switch", word=word, known=listed(words, most=len(words)))


def _is_other(switch: Switch, value: str) -> bool:
    if value not in (switch.decided, switch.other):
        allowed = listed((switch.decided, switch.other))
        raise SetupError(
            "problem-equinox-value", word=switch.word, value=value, rule=switch.question, known=allowed
        )
    return value == switch.other


def header_of(options: Options) -> dict[str, str]:
    """The set-up in words, as a record keeps it."""
    chosen = " ".join(CREATURES[creature].key for creature in options.creatures)
    return {
        "ruleset": ruleset_word(options.ruleset),
        "players": str(options.seats),
        "creatures": chosen or options.selection,
        "start": "random" if options.start == RANDOM else SEAT_LETTERS[options.start],
    }


def parse_header(header: Mapping[str, str]) -> Options:
    """The options that a header describes; what is missing has its usual value."""
    known = ("ruleset", "players", "creatures", "start")
    for key in header:
        if key not in known:
            raise SetupError("problem-equinox-setting", word=key, known=listed(known))
    seats = _parse_seats(header.get("players", str(LEAST_SEATS)))
    selection, creatures = _parse_creatures(header.get("creatures", "random"))
    start = _parse_start(header.get("start", "random"), seats)
    return Options(seats, selection, creatures, start, parse_ruleset(header.get("ruleset", NAME)))


def _parse_seats(word: str) -> int:
    allowed = [str(seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)]
    if word not in allowed:
        raise SetupError("problem-equinox-players", word=word, known=listed(allowed))
    return int(word)


def _parse_creatures(words: str) -> tuple[str, tuple[int, ...]]:
    """EQ-3.2: `random`, `picked` (by the seats, in turn), or eight names."""
    if words.strip().lower() in ("random", "picked"):
        return words.strip().lower(), ()
    keys = [printed.key for printed in CREATURES]
    chosen: list[int] = []
    for word in words.replace(",", " ").lower().split():
        if word not in keys:
            allowed = listed([*keys, "random", "picked"], most=KINDS + 2)
            raise SetupError("problem-equinox-creature", word=word, known=allowed)
        if keys.index(word) in chosen:
            raise SetupError("problem-equinox-creature-twice", word=word)
        chosen.append(keys.index(word))
    if len(chosen) != IN_TOURNAMENT:
        raise SetupError("problem-equinox-count", count=len(chosen), needed=IN_TOURNAMENT)
    return "chosen", tuple(sorted(chosen))


def _parse_start(word: str, seats: int) -> int:
    allowed = ["random", *SEAT_LETTERS[:seats]]
    if word not in allowed:
        raise SetupError("problem-equinox-start", word=word, known=listed(allowed))
    return RANDOM if word == "random" else SEAT_LETTERS.index(word)
