"""Cases worked out from the rules before the engine was asked: ships, bluffs, gangs, lent icons, windows."""

import pytest

from moondrake.bluemoon.effects import Icon, Kind
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, plays, walk

LEADING = "hoax-27"
CANCEL = "inter-wie-koennt-ihr"
EXPECTED = "inter-das-habe-ich"


def mine(ruleset: str, phase: str, yours: dict | None = None, **me: object) -> Scenario:
    """My turn in a fire fight."""
    them = side(**({"active": ["hoax-01"], "hand": ["hoax-20"]} | (yours or {})))
    return given(me=side(**me), you=them, element="fire", phase=phase, ruleset=ruleset)  # type: ignore[arg-type]


# Ships


def landed(ruleset: str, cargo: list[str], hand: list[str], yours: dict | None = None, ship: str = "buka-30"):
    return mine(ruleset, "character", yours, hand=hand, ships={ship: cargo}, landed=[ship])


@every_ruleset
@pytest.mark.rule("BM-9.13")
def test_while_a_ship_has_landed_the_hand_plays_no_character(ruleset: str) -> None:
    assert plays(landed(ruleset, ["vulca-10"], ["vulca-05"]), "play") == ["vulca-10"]


@every_ruleset
@pytest.mark.rule("BM-9.13")
def test_from_the_landed_ship_that_says_so_the_hand_plays_too(ruleset: str) -> None:
    assert plays(landed(ruleset, ["vulca-10"], ["vulca-05"], ship="buka-28"), "play") == [
        "vulca-05",
        "vulca-10",
    ]


@every_ruleset
@pytest.mark.rule("BM-9.14", "BM-9.13")
def test_an_empty_landed_ship_leaves_the_action_and_forbids_the_fight(ruleset: str) -> None:
    """An empty ship may land; then no character can be laid out, and only the retreat is left (BM-6.6a)."""
    game = mine(ruleset, "begin", hand=["vulca-10", LEADING], ships={"buka-30": []})
    walk(game, "land buka-30")
    while game.phase() == "begin":
        game.when("pass")
    assert game.may(f"play {LEADING}")
    game.when("pass")
    assert game.legal() == ["retreat"]


@every_ruleset
@pytest.mark.parametrize("order", [("buka-01", "vulca-10"), ("vulca-10", "buka-01")])
@pytest.mark.rule("RS-36", "OQ-30")
def test_a_buka_character_from_a_landed_ship_counts_for_nothing(ruleset: str, order: tuple[str, str]) -> None:
    game = landed(ruleset, ["buka-01", "vulca-10", "vulca-05"], [])
    walk(game, f"play {order[0]}", f"play {order[1]}")
    assert game.zone("me", "active") == sorted(order)
    assert not game.may("play vulca-05"), "one character that counts"


@every_ruleset
@pytest.mark.rule("RS-36", "BM-10.17")
def test_a_free_lent_by_a_ship_is_ignored_like_a_printed_one(ruleset: str) -> None:
    game = landed(ruleset, ["buka-01", "buka-02"], [], {"active": ["hoax-16"]})
    walk(game, "play buka-01")
    assert not game.may("play buka-02")


@pytest.mark.parametrize(("ruleset", "stays"), [("kosmos", False), ("ansmann", False), ("legends", True)])
@pytest.mark.rule("RS-16", "BM-9.15")
def test_when_a_landed_ship_leaves(ruleset: str, stays: bool) -> None:
    """With the cargo that was not played."""
    game = landed(ruleset, ["vulca-05", "vulca-10"], [], {"active": ["hoax-04"]})
    walk(game, "play vulca-05")
    while game.asked() == "me" and game.phase() != "after_power" and game.may("pass"):
        game.when("pass")
    gone = sorted(game.discards("me"))
    assert gone == ([] if stays and game.asked() == "me" else ["buka-30", "vulca-10"])


def loading(ruleset: str, hand: list[str], yours: dict | None = None, **more: object) -> Scenario:
    me: dict[str, object] = {"hand": hand, "active": ["vulca-05"], "ships": {"buka-30": []}} | more
    return mine(ruleset, "boost", yours, **me)


@every_ruleset
@pytest.mark.rule("BM-9.11")
def test_who_may_play_no_support_loads_nothing(ruleset: str) -> None:
    game = loading(ruleset, ["vulca-10", "hoax-21"], {"active": ["hoax-13"]})
    assert not game.may("load vulca-10")
    assert not game.may("play hoax-21")


@every_ruleset
@pytest.mark.parametrize("ban", ["vulca-16", "terrah-16"])
@pytest.mark.rule("BM-9.11")
def test_what_forbids_the_card_does_not_forbid_to_load_it(ruleset: str, ban: str) -> None:
    """vulca-10 has no text: not to be laid out, but loading lays nothing out."""
    assert loading(ruleset, ["vulca-10"], {"active": [ban]}).may("load vulca-10")


@every_ruleset
@pytest.mark.rule("BM-9.11")
def test_a_card_with_text_is_loaded_under_ferro_fos(ruleset: str) -> None:
    game = loading(ruleset, ["hoax-12", "buka-25"], {"active": ["terrah-12"]})
    assert game.may("load hoax-12")
    assert not game.may("play buka-25")


@every_ruleset
@pytest.mark.rule("BM-9.11", "BM-6.13")
def test_a_loaded_card_is_the_one_support(ruleset: str) -> None:
    game = loading(ruleset, ["vulca-10", "hoax-21", "hoax-18"])
    game.when("load vulca-10")
    assert not game.may("play hoax-21")
    assert not game.may("play hoax-18")


@every_ruleset
@pytest.mark.rule("BM-9.12")
def test_with_any_number_of_supports_any_number_is_loaded(ruleset: str) -> None:
    game = loading(ruleset, ["vulca-10", "vulca-06", "hoax-21"], active=["buka-20"])
    game.when("load vulca-10", "load vulca-06")
    assert game.may("play hoax-21")
    assert game.may("load hoax-21")


@every_ruleset
@pytest.mark.rule("BM-9.10")
def test_a_full_ship_takes_no_more(ruleset: str) -> None:
    game = loading(ruleset, ["vulca-10"], ships={"buka-31": ["vulca-06"]})
    assert not game.may("load vulca-10")


@every_ruleset
@pytest.mark.rule("BM-9.11", "BM-10.3")
def test_after_a_stop_nothing_is_loaded(ruleset: str) -> None:
    game = mine(ruleset, "character", hand=["mimix-20", "vulca-10"], ships={"buka-30": []})
    walk(game, "play mimix-20")
    assert not game.may("load vulca-10")


@every_ruleset
@pytest.mark.parametrize(("lasting", "may"), [(["hyla-piplox"], True), ([], False)])
@pytest.mark.rule("BM-9.11", "BM-6.14")
def test_a_permission_opens_loading_in_a_first_turn(ruleset: str, lasting: list[str], may: bool) -> None:
    game = given(
        me=side(hand=["vulca-10", "vulca-06"], ships={"buka-30": []}, lasting=lasting),
        you=side(hand=["hoax-20"]),
        phase="character",
        first=True,
        ruleset=ruleset,
    )
    walk(game, "play vulca-10")
    assert game.may("load vulca-06") is may


# Bluffs


FREE_BLUFF = fixture_card("fx-free-bluff", Kind.CHARACTER, 1, 1, icons=Icon.FREE | Icon.BLUFF_FIRE)


@every_ruleset
@pytest.mark.rule("OQ-23", "BM-10.33")
def test_a_printed_free_counts_for_a_bluff(ruleset: str) -> None:
    game = mine(ruleset, "boost", hand=[FREE_BLUFF, "hoax-21"], active=["vulca-05"])
    game.when("bluff fx-free-bluff")
    assert game.may("play hoax-21")


@every_ruleset
@pytest.mark.rule("OQ-23", "BM-10.33")
def test_a_free_by_the_cards_own_text_does_not_count_for_a_bluff(ruleset: str) -> None:
    """You have two active characters: buka-14 would be as if FREE, but its text lies face down."""
    game = mine(
        ruleset,
        "boost",
        {"active": ["hoax-01", "vulca-06"]},
        hand=["buka-14", "hoax-21"],
        active=["vulca-05"],
    )
    game.when("bluff buka-14")
    assert not game.may("play hoax-21")


@every_ruleset
@pytest.mark.rule("BM-9.16", "RS-36", "OQ-23")
def test_a_free_by_a_landed_ship_does_not_count_for_a_bluff(ruleset: str) -> None:
    game = mine(
        ruleset, "boost", active=["vulca-05"], ships={"buka-30": ["buka-07", "hoax-21"]}, landed=["buka-30"]
    )
    game.when("bluff buka-07")
    assert not game.may("play hoax-21")


@every_ruleset
@pytest.mark.rule("OQ-50", "BM-16.10", "BM-6.14")
def test_after_yin_a_bluff_is_laid_in_a_first_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["aqua-13", "buka-07", "buka-11"]),
        you=side(hand=["hoax-20"]),
        phase="character",
        first=True,
        ruleset=ruleset,
    )
    walk(game, "play aqua-13")
    while game.phase() == "character":
        game.when("pass")
    game.when("bluff buka-07")
    assert not game.may("bluff buka-11"), "the gift is for one card"


@every_ruleset
@pytest.mark.parametrize(
    ("ban", "allowed"),
    [("terrah-12", ["buka-07"]), ("terrah-16", ["buka-14"]), ("hoax-03", ["buka-07", "buka-14"])],
)
@pytest.mark.rule("BM-10.34")
def test_a_bluff_has_the_text_of_the_real_card_for_bans(ruleset: str, ban: str, allowed: list[str]) -> None:
    game = mine(ruleset, "boost", {"active": [ban]}, hand=["buka-07", "buka-14"], active=["vulca-05"])
    assert plays(game, "bluff") == allowed


@every_ruleset
@pytest.mark.rule("BM-10.34")
def test_a_ban_on_characters_with_text_does_not_reach_a_bluff(ruleset: str) -> None:
    game = mine(ruleset, "boost", {"support": ["vulca-25"]}, hand=["buka-07", "buka-14"], active=["vulca-05"])
    assert plays(game, "bluff") == ["buka-07", "buka-14"]


@every_ruleset
@pytest.mark.parametrize("ignorer", ["hoax-16", "flit-08"])
@pytest.mark.rule("BM-10.39")
def test_no_new_bluff_while_icons_or_supports_are_ignored(ruleset: str, ignorer: str) -> None:
    game = mine(
        ruleset, "boost", {"active": [ignorer]}, hand=["buka-07"], active=["vulca-05"], bluffs=["buka-11"]
    )
    assert not game.may("bluff buka-07")
    assert game.power("me") == 5 + (2 if ignorer == "hoax-16" else 0)


@pytest.mark.parametrize(("ruleset", "earth"), [("kosmos", 2), ("ansmann", 2), ("legends", 0)])
@pytest.mark.rule("RS-13")
def test_what_a_bluff_is_worth_in_the_other_element(ruleset: str, earth: int) -> None:
    game = mine(ruleset, "boost", active=["vulca-01"], hand=["hoax-21"], bluffs=["buka-07"])
    assert (game.power("me"), game.power("me", "earth")) == (7 + 2, earth)


@every_ruleset
@pytest.mark.rule("RS-13", "BM-14.5")
def test_the_powder_master_makes_four_of_every_bluff(ruleset: str) -> None:
    game = mine(ruleset, "boost", active=["buka-21"], hand=["hoax-21"], bluffs=["buka-07", "buka-11"])
    assert game.power("me") == 2 + 4 + 4


# Windows


@every_ruleset
@pytest.mark.rule("BM-11.3", "RS-5")
def test_a_cancelled_action_goes_to_the_stack_and_another_may_follow(ruleset: str) -> None:
    game = mine(ruleset, "action", {"hand": [CANCEL, "hoax-20"]}, hand=[LEADING, "hoax-28", "vulca-10"])
    game.when(f"play {LEADING}")
    assert (game.asked(), plays(game, "play")) == ("you", [CANCEL])
    game.when(f"play {CANCEL}")
    assert (game.zone("me", "stack"), game.discards("me")) == ([LEADING], [])
    assert (game.discards("you"), game.may("play hoax-28")) == ([CANCEL], True)


@every_ruleset
@pytest.mark.rule("BM-11.2", "BM-11.1")
def test_an_answer_to_the_answer_lets_the_action_work(ruleset: str) -> None:
    game = mine(
        ruleset,
        "action",
        {"hand": [CANCEL]},
        hand=[LEADING, EXPECTED, "vulca-10"],
        pile=["hoax-02", "hoax-03"],
    )
    game.when(f"play {LEADING}", f"play {CANCEL}")
    assert (game.asked(), plays(game, "play")) == ("me", [EXPECTED])
    game.when(f"play {EXPECTED}")
    assert game.asked() == "me"
    assert LEADING not in game.zone("me", "hand")
    assert (game.discards("me"), game.discards("you")) == ([EXPECTED], [CANCEL])


@every_ruleset
@pytest.mark.rule("BM-11.4")
def test_under_laughing_gas_nobody_interferes(ruleset: str) -> None:
    game = mine(
        ruleset, "action", {"hand": [CANCEL, "hoax-20"]}, hand=[LEADING, "vulca-10"], support=["khind-27"]
    )
    game.when(f"play {LEADING}")
    assert game.asked() == "me"


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-9.9")
def test_a_cancelled_ship_goes_to_the_discard_pile(ruleset: str) -> None:
    game = mine(ruleset, "action", {"hand": [CANCEL, "hoax-20"]}, hand=["buka-30", "vulca-10"])
    walk(game, "play buka-30", f"play {CANCEL}")
    assert (game.discards("me"), game.zone("me", "stack")) == (["buka-30"], [])


@every_ruleset
@pytest.mark.rule("BM-10.30")
def test_replacing_opens_no_window(ruleset: str) -> None:
    game = mine(
        ruleset, "action", {"hand": [CANCEL, "hoax-20"]}, hand=["tutu-2c", "vulca-10"], pile=["hoax-02"]
    )
    game.when("replace tutu-2c")
    assert game.asked() == "me"
    assert game.discards("me") == ["tutu-2c"]


@pytest.mark.parametrize(("ruleset", "stays"), [("kosmos", True), ("ansmann", True), ("legends", False)])
@pytest.mark.rule("RS-17", "BM-9.7", "BM-11.3")
def test_the_old_hyla_after_a_cancelled_new_one(ruleset: str, stays: bool) -> None:
    """Only where the old one is discarded before the new one is laid out is it gone."""
    game = mine(
        ruleset,
        "action",
        {"hand": [CANCEL, "hoax-20"], "lasting": ["hyla-fire"]},
        hand=["hyla-earth", "vulca-10"],
    )
    walk(game, "play hyla-earth", f"play {CANCEL}")
    assert (game.zone("you", "lasting") == ["hyla-fire"]) is stays
    assert game.zone("me", "lasting") == []


# Gangs


@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_a_ban_that_names_characters_stops_the_first_member_only(ruleset: str) -> None:
    """khind-15 and khind-16 have no text, vulca-16 forbids such characters."""
    alone = mine(
        ruleset, "character", {"active": ["vulca-16"]}, hand=["khind-16", "hoax-12"], active=["vulca-10"]
    )
    assert not alone.may("play khind-16")
    gang = mine(
        ruleset, "character", {"active": ["vulca-16"]}, hand=["khind-16", "hoax-12"], active=["khind-15"]
    )
    assert gang.may("play khind-16")


@every_ruleset
@pytest.mark.rule("BM-10.25b")
def test_a_ban_on_further_cards_stops_the_gang(ruleset: str) -> None:
    game = mine(
        ruleset, "character", {"active": ["flit-10"]}, hand=["khind-16", "khind-17"], active=["khind-15"]
    )
    walk(game, "play khind-16", "keep")
    assert not game.may("play khind-17")


@every_ruleset
@pytest.mark.rule("BM-10.25c")
def test_after_a_further_member_an_outsider_needs_a_permission(ruleset: str) -> None:
    game = mine(ruleset, "character", hand=["khind-16", "khind-17", "vulca-10"], active=["khind-15"])
    walk(game, "play khind-16", "keep")
    assert game.may("play khind-17")
    assert not game.may("play vulca-10")


@pytest.mark.parametrize(("ruleset", "blocks"), [("kosmos", True), ("ansmann", True), ("legends", False)])
@pytest.mark.rule("RS-12", "BM-10.25")
def test_a_booster_beside_the_gang(ruleset: str, blocks: bool) -> None:
    """In legends it does not block; it goes inactive."""
    weak = {"active": ["aqua-13"]}
    game = mine(ruleset, "character", weak, hand=["khind-16"], active=["khind-15", "hoax-18"])
    walk(game, "play khind-16")
    if game.may("keep"):
        game.when("keep")
    assert sorted(game.zone("me", "active")) == (["khind-16"] if blocks else ["khind-15", "khind-16"])


# Lent icons


@every_ruleset
@pytest.mark.parametrize(("yours", "may"), [("hoax-03", True), ("hoax-16", False)])
@pytest.mark.rule("BM-16.10", "BM-10.17")
def test_yins_gift_is_an_icon_that_can_be_ignored(ruleset: str, yours: str, may: bool) -> None:
    game = mine(ruleset, "character", {"active": [yours]}, hand=["aqua-13", "vulca-05"])
    walk(game, "play aqua-13")
    assert game.may("play vulca-05") is may


@every_ruleset
@pytest.mark.rule("BM-16.10")
def test_yin_and_yang_give_on(ruleset: str) -> None:
    """Yin lends to Yang, Yang to the third; a fourth would need a gift of its own."""
    game = mine(ruleset, "character", hand=["aqua-13", "aqua-12", "vulca-05", "vulca-06"])
    walk(game, "play aqua-13", "play aqua-12", "play vulca-05")
    assert not game.may("play vulca-06")


@every_ruleset
@pytest.mark.parametrize(("icons", "may"), [("hoax-03", True), ("hoax-16", False), ("terrah-12", True)])
@pytest.mark.rule("OQ-66", "BM-16.17")
def test_the_inquisitors_replace_is_an_icon(ruleset: str, icons: str, may: bool) -> None:
    game = mine(ruleset, "action", {"active": [icons]}, hand=["vulca-10", "vulca-05"], staff=["inq-412"])
    assert game.may("replace vulca-10") is may


# Demands, floods, storms


@every_ruleset
@pytest.mark.rule("BM-16.2", "BM-16.2a")
def test_sirens_unpaid_take_their_dragon_before_the_announcement(ruleset: str) -> None:
    game = mine(
        ruleset,
        "boost",
        {"support": ["aqua-28"], "active": ["hoax-04"]},
        hand=["vulca-10", "hoax-21"],
        active=["vulca-05"],
    )
    game.when("pass")
    assert game.dragons("you") == 1


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends", "traces"])
@pytest.mark.rule("BM-16.30")
def test_whether_loading_meets_kabu_kat(ruleset: str) -> None:
    game = mine(
        ruleset,
        "boost",
        {"active": ["terrah-13"]},
        hand=["vulca-10", "vulca-06"],
        active=["vulca-05"],
        ships={"buka-30": []},
    )
    game.when("load vulca-10")
    while game.phase() == "boost" and game.asked() == "me":
        game.when("pass")
    assert game.dragons("you") == (1 if ruleset == "traces" else 0)


@every_ruleset
@pytest.mark.rule("BM-16.30", "BM-12.8")
def test_a_support_does_not_meet_two_demands(ruleset: str) -> None:
    game = mine(
        ruleset,
        "boost",
        {"active": ["terrah-13", "terrah-14"]},
        hand=["hoax-21", "vulca-06"],
        active=["vulca-05"],
    )
    game.when("play hoax-21")
    while game.phase() == "boost" and game.asked() == "me":
        game.when("pass")
    assert game.dragons("you") == 1, "it retreats at T5e"


@every_ruleset
@pytest.mark.parametrize(
    ("storms", "dragons"), [(["terrah-21"], 0), (["terrah-21", "terrah-22", "terrah-23"], 1)]
)
@pytest.mark.rule("BM-16.27", "BM-6.1")
def test_storms_bring_one_dragon_however_many(ruleset: str, storms: list[str], dragons: int) -> None:
    game = given(
        me=side(active=["vulca-05"], support=storms, hand=["vulca-10", "vulca-06"]),
        you=side(active=["hoax-01"], hand=["hoax-20"]),
        element="fire",
        phase="turn",
        first=False,
        ruleset=ruleset,
    )
    assert game.dragons("me") == dragons
