"""BM-14: the announced power is the highest of all ways to lay the texts, worked out here a second time."""

from itertools import product
from random import Random

import pytest

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Icon, Kind, Tag
from moondrake.testing.bluemoon import announced, given, side

DOUBLED = {"buka-26": "f", "vulca-21": "f", "hoax-25": "e", "vulca-22": "e", "pillar-21": "fe"}
RAISED = {"pillar-24": (6, "f"), "pillar-25": (6, "e"), "pillar-26": (5, "fe")}
BY_PRINT = ("pillar-22", "pillar-23")
TARGETED = {*DOUBLED, *RAISED, *BY_PRINT}
KIND_DOUBLED = {"flit-11": Kind.BOOSTER, "hoax-12": Kind.SUPPORT, "khind-14": Kind.CHARACTER}
POWER = {"vulca-20": (6, "fe"), "aqua-19": (7, "f"), "aqua-20": (7, "e")}
IGNORED = {"flit-12": Kind.CHARACTER, "flit-08": Kind.SUPPORT, "flit-09": Kind.BOOSTER}
BLANKED = {"khind-01": (True, 1), "khind-02": (True, 0), "khind-03": (False, 1), "khind-04": (False, 0)}

CHARACTERS = (
    *("vulca-01", "vulca-05", "vulca-11", "mimix-22", "mimix-23", "aqua-02", "aqua-06", "terrah-01"),
    *("hoax-12", "flit-11", "khind-14", "flit-02", "tutu-4"),
)
BOOSTERS = (*sorted(TARGETED - {"buka-26", "hoax-25"}), *POWER, "hoax-19", "flit-15", "aqua-16")
SUPPORTS = ("buka-26", "hoax-25", "aqua-27", "hoax-20", "hoax-21", "aqua-23", "pillar-29")
OPPONENTS = (*IGNORED, *BLANKED, "flit-07", "flit-13", "khind-22")


def is_ignored(key: str, against: list[str]) -> bool:
    card = BY_KEY[key]
    if card.icons & Icon.PROTECTED:
        return False
    if not card.tags & Tag.FLIT_CHARACTER and (
        ("flit-12" in against and card.kind == Kind.CHARACTER) or ("flit-13" in against and card.icons)
    ):
        return True
    return any(card.kind == IGNORED[other] for other in against if other in ("flit-08", "flit-09"))


def printed(key: str, element: str, against: list[str]) -> int:
    """Layer 1: what counts as printed."""
    card = BY_KEY[key]
    value = (card.fire if element == "f" else card.earth) or 0
    if is_ignored(key, against):
        return 0
    if not card.icons & Icon.PROTECTED:
        for other in against:
            if other in BLANKED and BLANKED[other] == (card.kind == Kind.CHARACTER, value % 2):
                value = 0
    return value


def value(key: str, element: str, against: list[str], texts: list[str], mine: list[str]) -> int:
    """Layers 2 to 4, with `mine` of the texts on this card: raised first, doubled afterwards."""
    if is_ignored(key, against):
        return 0
    kind = BY_KEY[key].kind
    both = [printed(key, which, against) for which in "fe"]
    best = both[element == "e"]
    if (kind == Kind.CHARACTER and "aqua-27" in texts) or "pillar-23" in mine:
        best = max(best, *both)
    if "pillar-22" in mine:
        best = max(best, sum(both))
    best = max([best, *(RAISED[text][0] for text in mine if text in RAISED and element in RAISED[text][1])])
    times = sum(element in DOUBLED.get(text, "") for text in mine)
    times += sum(KIND_DOUBLED.get(text) == kind for text in texts)
    return best * 2**times


def powers(cards: list[str], element: str, against: list[str]) -> tuple[set[int], int]:
    """The power of every way to lay the texts on characters, and how many texts are about values."""
    spared = [
        key for key in cards if BY_KEY[key].tags & Tag.FLIT_CHARACTER or BY_KEY[key].icons & Icon.PROTECTED
    ]
    texts = [
        key for key in cards if not is_ignored(key, against) and ("flit-07" not in against or key in spared)
    ]
    targeted = [text for text in texts if text in TARGETED]
    found = set()
    for targets in product(
        [key for key in cards if BY_KEY[key].kind == Kind.CHARACTER], repeat=len(targeted)
    ):
        laid = list(zip(targeted, targets, strict=True))
        total = sum(value(key, element, against, texts, [t for t, to in laid if to == key]) for key in cards)
        raised = [POWER[text][0] for text in texts if text in POWER and element in POWER[text][1]]
        found.add(max([total, *raised]))
    return found, sum(text in TARGETED or text in KIND_DOUBLED or text == "aqua-27" for text in texts)


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
@pytest.mark.rule("BM-14.4", "BM-14.4a", "BM-14.5", "BM-14.6", "RS-22", "OQ-36")
def test_the_announced_power_is_what_trying_every_way_finds(ruleset: str) -> None:
    rng, checked = Random(14), 0
    for _ in range(150):
        active = rng.sample(CHARACTERS, rng.randint(1, 3)) + rng.sample(BOOSTERS, rng.randint(0, 3))
        support, against = rng.sample(SUPPORTS, rng.randint(0, 3)), rng.sample(OPPONENTS, rng.randint(1, 2))
        element = rng.choice(["fire", "earth"])
        me, you = side(["hoax-01"], active, support=support), side(["hoax-02"], against)
        game = given(me, you, element, "announce", ruleset, older="you")
        while game.asked() == "me" and not announced(game, "me") and not game.has_retreated("me"):
            game.when(rng.choice(game.legal()))
        found, texts = powers([*active, *support], element[0], against)
        for power in announced(game, "me"):
            checked += 1
            assert power in ({max(found)} if texts > 1 else found), (active, support, against, element)
    assert checked > 50
