"""Rulesets are values (BM-23.2): three documents, one mix for recorded games, and mixes of your own.

Written `ansmann` or `ansmann+stopVsPermission=absolute+retrieveBlock=anyCard`.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.table import SetupError
from moondrake.table.saying import listed


@dataclass(frozen=True, slots=True)
class Switch:
    """One row RS-n: its key, the words it may be set to, and its value in each named ruleset."""

    rule: str
    key: str
    words: tuple[str, ...]
    kosmos: str
    ansmann: str
    legends: str
    traces: str


def _switch(rule: str, key: str, words: str, values: str) -> Switch:
    kosmos, ansmann, legends, traces = values.split()
    return Switch(rule, key, tuple(words.split()), kosmos, ansmann, legends, traces)


SWITCHES: Final = (
    _switch("RS-1", "mulligan", "off on", "off on off off"),
    _switch("RS-2", "endOfTurnOrder", "refillFirst free", "refillFirst free refillFirst refillFirst"),
    _switch("RS-3", "actionCards", "one", "one one one one"),
    _switch("RS-4", "leadershipLifetime", "turn now", "now turn now turn"),
    # OQ-10: the unintelligible sentence of `legends` is read as the other documents.
    _switch("RS-5", "discardedLeadership", "stack", "stack stack stack stack"),
    _switch("RS-6", "declineDiscard", "oneToThree", "oneToThree oneToThree oneToThree oneToThree"),
    # OQ-1: STOP gives way to a text that grants more cards; `absolute` is offered.
    _switch("RS-7", "stopVsPermission", "permission absolute", "permission permission permission permission"),
    _switch("RS-8", "retrieveBlock", "characters anyCard", "characters characters anyCard characters"),
    _switch("RS-9", "protectedScope", "full pierced", "full pierced full pierced"),
    _switch("RS-10", "freeVsFreeIgnore", "off on", "off off on off"),
    _switch("RS-11", "pairProcedure", "together sequence", "together sequence sequence sequence"),
    # OQ-11: any number of members, not two.
    _switch("RS-12", "gangContinue", "noBoosters characters", "noBoosters noBoosters characters noBoosters"),
    _switch("RS-13", "bluffValues", "both contested", "both both contested both"),
    # OQ-35: the plain icon matches neither element, in every ruleset.
    _switch("RS-14", "bluffGrey", "neither", "neither neither neither neither"),
    _switch("RS-15", "bluffCountsForDragons", "no yes", "no no no no"),
    _switch(
        "RS-16", "shipLifetime", "announcement turnEnd", "announcement announcement turnEnd announcement"
    ),
    _switch("RS-17", "hylaTiming", "played laidOut", "played played laidOut played"),
    _switch("RS-18", "crystalCards", "none counted matches", "none counted matches none"),
    _switch("RS-19", "interferenceActive", "process never", "process process never process"),
    _switch("RS-20", "precedence", "ladder", "ladder ladder ladder ladder"),
    # OQ-44: texts that change printed values outrank "never changes"; OQ-48: payments count what is printed.
    _switch("RS-21", "ignoredPrinted", "zero kept everywhere", "zero zero kept everywhere"),
    _switch("RS-22", "valueOrder", "raisingFirst best", "raisingFirst best raisingFirst best"),
    _switch("RS-23", "retarget", "announced influenced played best", "influenced announced played best"),
    # OQ-57: part of a "may" only in `legends`.
    _switch("RS-24", "optionalPartial", "whole parts", "whole whole parts whole"),
    # OQ-25: minimal sets only.
    _switch("RS-25", "overDiscard", "minimal", "minimal minimal minimal minimal"),
    # OQ-12, OQ-43: decided card by card (BM-16.33).
    _switch("RS-26", "handDiscardChooser", "byCard", "byCard byCard byCard byCard"),
    # OQ-28: the neutral `retreat` in every ruleset; the documents' procedures are offered.
    _switch("RS-27", "illegalPower", "retreat undo penalty courtesy", "retreat retreat retreat retreat"),
    _switch("RS-28", "gameEnd", "handAndPile hand", "handAndPile hand handAndPile hand"),
    _switch(
        "RS-29", "neutralTieWinner", "firstOut lastHand firstEver", "firstOut lastHand firstOut firstEver"
    ),
    _switch("RS-30", "foreignCard", "people letter", "people people letter people"),
    _switch("RS-31", "openCounts", "asked drawPile zones", "asked drawPile zones zones"),
    _switch("RS-32", "textMoment", "layingOut active", "layingOut active active active"),
    _switch("RS-33", "leaderStaffActive", "never", "never never never never"),
    _switch("RS-34", "firstPlayer", "loser given", "loser loser loser given"),
    _switch("RS-35", "replaceDraw", "may must", "may may must may"),
    # OQ-30: on in every ruleset.
    _switch("RS-36", "shipFree", "on off", "on on on on"),
    Switch("BM-16.30", "loadingIsSupport", ("yes", "no"), "yes", "yes", "yes", "no"),
    Switch("BM-16.29", "characterLimitAt", ("T4e", "T5e"), "T4e", "T4e", "T4e", "T5e"),
    Switch("BM-9.11", "loadFrom", ("hand", "cargoToo"), "hand", "hand", "hand", "cargoToo"),
    Switch("BM-6.8", "declineWithoutCards", ("refill", "ends"), "refill", "refill", "refill", "ends"),
    Switch("BM-16.23", "returnWithoutDraw", ("no", "yes"), "no", "no", "no", "yes"),
    Switch("BM-16.33", "openHandParts", ("no", "yes"), "no", "no", "no", "yes"),
    Switch("BM-16.19", "searchedDiscardCounts", ("no", "yes"), "no", "no", "no", "yes"),
)

BY_KEY: Final = {switch.key: switch for switch in SWITCHES}
NAMED: Final = ("kosmos", "ansmann", "legends", "traces")


class Ruleset:
    """A choice for every switch. The rules read the plain attributes, people the words."""

    def __init__(self, base: str, changes: tuple[tuple[str, str], ...] = ()) -> None:
        self.base = base
        self.changes = changes
        words = {switch.key: named_value(switch, base) for switch in SWITCHES}
        words.update(changes)
        self.words = words
        self.mulligan = words["mulligan"] == "on"
        self.free_end_order = words["endOfTurnOrder"] == "free"
        self.leadership_ends_now = words["leadershipLifetime"] == "now"
        self.stop_is_absolute = words["stopVsPermission"] == "absolute"
        self.any_card_blocks_retrieve = words["retrieveBlock"] == "anyCard"
        self.protected_is_pierced = words["protectedScope"] == "pierced"
        self.free_resists_free = words["freeVsFreeIgnore"] == "on"
        self.gang_ignores_boosters = words["gangContinue"] == "characters"
        self.bluff_in_contested_only = words["bluffValues"] == "contested"
        self.bluffs_count_for_dragons = words["bluffCountsForDragons"] == "yes"
        self.ships_stay_for_announcement = words["shipLifetime"] == "turnEnd"
        self.ignored_reaches_payments = words["ignoredPrinted"] == "everywhere"
        self.target_when_played = words["retarget"] == "played"
        self.influence_retargets = words["retarget"] in ("influenced", "played")
        self.target_is_best = words["retarget"] == "best"
        self.parts_allowed = words["optionalPartial"] == "parts"
        self.illegal_power = words["illegalPower"]
        self.window_informs = base == "ansmann"
        """BM-17.3: an interference window offered and passed is new information."""
        self.ends_without_hand = words["gameEnd"] == "hand"
        self.last_hand_wins = words["neutralTieWinner"] == "lastHand"
        self.first_out_loses = words["neutralTieWinner"] == "firstEver"
        self.old_hyla_leaves_first = words["hylaTiming"] == "laidOut"
        self.hyla_zone_is_shared = self.old_hyla_leaves_first
        self.crystal_cards_count = words["crystalCards"] != "none"
        self.replace_must_draw = words["replaceDraw"] == "must"
        self.ship_lends_free = words["shipFree"] == "on"
        self.loading_meets_demand = words["loadingIsSupport"] == "yes"
        self.character_limit_late = words["characterLimitAt"] == "T5e"
        self.cargo_is_loaded_too = words["loadFrom"] == "cargoToo"
        self.open_hand_in_parts = words["openHandParts"] == "yes"
        self.empty_decline_ends = words["declineWithoutCards"] == "ends"
        self.returns_without_draw = words["returnWithoutDraw"] == "yes"
        self.searched_discard_counts = words["searchedDiscardCounts"] == "yes"

    def __str__(self) -> str:
        return self.base + "".join(f"+{key}={word}" for key, word in self.changes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def named_value(switch: Switch, name: str) -> str:
    """The word of a switch in one of the named rulesets."""
    return (switch.kosmos, switch.ansmann, switch.legends, switch.traces)[NAMED.index(name)]


def parse_ruleset(text: str) -> Ruleset:
    """Read `name+switch=word+...`; raises SetupError that says which names and words exist."""
    base, *parts = text.split("+")
    if base not in NAMED:
        raise SetupError("problem-no-ruleset", name=base, known=listed(NAMED))
    changes: dict[str, str] = {}
    for part in parts:
        key, equals, word = part.partition("=")
        if not equals:
            raise SetupError("problem-switch-form", part=part)
        if key not in BY_KEY:
            raise SetupError("problem-no-switch", name=key, known=listed(tuple(BY_KEY), most=99))
        if key in changes:
            raise SetupError("problem-switch-twice", name=key)
        if word not in BY_KEY[key].words:
            raise SetupError("problem-cannot-be", name=key, word=word, known=listed(BY_KEY[key].words))
        changes[key] = word
    plain = {key: word for key, word in changes.items() if word != named_value(BY_KEY[key], base)}
    return Ruleset(base, tuple(sorted(plain.items())))


KOSMOS: Final = Ruleset("kosmos")


def recommended(decks: tuple[str, str]) -> str:
    """OQ-6: `kosmos` for the two sets of the base game against each other, `ansmann` for everything else."""
    return "kosmos" if set(decks) == {"hoax", "vulca"} else "ansmann"


ANSMANN: Final = Ruleset("ansmann")
"""OQ-6: the default, being the most complete and least ambiguous."""
LEGENDS: Final = Ruleset("legends")
TRACES: Final = Ruleset("traces")
