"""Acceptance scenarios BMS-53 to BMS-58: the allowance, ships and cargo."""

import pytest

from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, plays, turn, walk


@every_ruleset
@pytest.mark.scenario("BMS-53")
@pytest.mark.rule("BM-6.14", "BM-6.15", "BM-10.14")
def test_a_first_turn_allows_what_texts_and_free_grant(ruleset: str) -> None:
    hand = ["pillar-11", "vulca-18", "terrah-18", "aqua-21", "hoax-21"]
    game = given(me=side(hand=hand), phase="character", ruleset=ruleset)
    game.when("play pillar-11")
    assert plays(game) == ["aqua-21", "terrah-18", "vulca-18"]
    game.when("play aqua-21")
    assert plays(game) == ["terrah-18", "vulca-18"]
    game.when("play vulca-18")
    assert game.phase() == "announce"


def large_attack(ruleset: str, element: str | None) -> Scenario:
    game = given(
        me=side(hand=["flit-31", "hoax-01", "vulca-18", "terrah-18", "mimix-25", "hoax-21", "hoax-22"]),
        element=element,
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play flit-31", "fight", "play hoax-01", "play vulca-18", "play terrah-18")
    return game


@every_ruleset
@pytest.mark.scenario("BMS-54")
@pytest.mark.rule("BM-6.15")
def test_any_number_of_boosters_leaves_the_allowance_for_one_support(ruleset: str) -> None:
    game = large_attack(ruleset, "fire")
    assert plays(game) == ["hoax-21", "hoax-22", "mimix-25"]
    game.when("play hoax-21")
    assert plays(game) == ["mimix-25"], "no second support"
    game.when("play mimix-25")
    assert game.power("me") == 5 + 3 + 2 + 2 + 2


@every_ruleset
@pytest.mark.scenario("BMS-54")
@pytest.mark.rule("BM-6.14", "BM-6.15")
def test_in_a_first_turn_any_number_of_boosters_gives_no_support(ruleset: str) -> None:
    assert plays(large_attack(ruleset, None)) == ["mimix-25"]


def harbour(
    ruleset: str,
    element: str | None = "fire",
    support: tuple[str, ...] = (),
    second: bool = False,
    ban: str = "",
) -> Scenario:
    """I hold a character and four others, a ship with one place left waits (and perhaps a second one)."""
    ships = {"buka-28": ["mimix-25"], "buka-30": []} if second else {"buka-28": ["mimix-25"]}
    game = given(
        me=side(hand=["hoax-09", "vulca-01", "vulca-18", "hoax-21", "hoax-27"], ships=ships, support=support),
        you=side(support=[ban] if ban else []),
        element=element,
        phase="character",
        ruleset=ruleset,
    )
    return game.when("play hoax-09")


@every_ruleset
@pytest.mark.scenario("BMS-55")
@pytest.mark.rule("BM-9.10", "BM-9.11")
def test_one_card_may_be_loaded_instead_of_a_support(ruleset: str) -> None:
    game = harbour(ruleset)
    assert plays(game, "load") == ["hoax-21", "vulca-01", "vulca-18"], "no leadership card"
    game.when("load vulca-01")
    assert sorted(game.cargo("me", "buka-28")) == ["mimix-25", "vulca-01"]
    assert game.asked() == "you", "the allowance is used up"


@every_ruleset
@pytest.mark.scenario("BMS-55")
@pytest.mark.rule("BM-9.11", "BM-6.16")
def test_no_loading_in_a_first_turn(ruleset: str) -> None:
    assert harbour(ruleset, element=None).phase() == "announce"


@every_ruleset
@pytest.mark.scenario("BMS-55")
@pytest.mark.rule("BM-9.10", "BM-9.12")
def test_a_second_loading_needs_a_further_support_and_room(ruleset: str) -> None:
    without_room = harbour(ruleset, support=("buka-25",)).when("load vulca-01")
    assert plays(without_room, "load") == []
    assert plays(without_room) == ["hoax-21", "vulca-18"]
    with_room = harbour(ruleset, support=("buka-25",), second=True)
    with_room.when("load vulca-01")
    assert sorted(with_room.legal()) == ["choose buka-28", "choose buka-30"]
    with_room.when("choose buka-28", "load vulca-18")
    assert with_room.cargo("me", "buka-30") == ["vulca-18"]
    assert with_room.asked() == "you", "two supports, the limit of this phase"
    not_allowed = harbour(ruleset, second=True).when("load vulca-01", "choose buka-30")
    assert not_allowed.asked() == "you"


@every_ruleset
@pytest.mark.scenario("BMS-55")
@pytest.mark.rule("BM-9.11")
def test_a_ban_on_supports_bans_loading_a_ban_on_the_card_does_not(ruleset: str) -> None:
    assert plays(harbour(ruleset, ban="khind-26"), "load") == []
    game = harbour(ruleset, ban="terrah-25")
    assert game.may("load vulca-01"), "7 fire may not be laid out, but loaded"


def landing(
    ruleset: str, ship: str, cargo: list[str], element: str | None = "fire", rival: tuple[str, ...] = ()
) -> Scenario:
    game = given(
        me=side(
            hand=["vulca-01", "vulca-02", "hoax-27"],
            ships={ship: cargo},
            active=["hoax-01"] if element else [],
        ),
        you=side(active=rival, hand=["hoax-02"]),
        element=element,
        ruleset=ruleset,
    )
    return game.when(f"land {ship}")


@every_ruleset
@pytest.mark.parametrize(("element", "leave"), [("fire", "retreat"), (None, "decline")])
@pytest.mark.scenario("BMS-56")
@pytest.mark.rule("BM-6.6a", "BM-9.13", "BM-9.14")
def test_after_landing_characters_in_hand_do_not_count(ruleset: str, element: str | None, leave: str) -> None:
    game = landing(ruleset, "buka-30", ["mimix-25"], element)
    walk(game, "play hoax-27")
    assert game.phase() == "decision"
    assert game.legal() == [leave]


@every_ruleset
@pytest.mark.scenario("BMS-56")
@pytest.mark.rule("BM-6.6a", "BM-9.13")
def test_a_character_on_the_ship_or_the_text_of_meeresfalke_allows_to_go_on(ruleset: str) -> None:
    carried = walk(landing(ruleset, "buka-30", ["mimix-25", "vulca-05"]), "fight")
    assert plays(carried) == ["vulca-05"]
    carried.when("play vulca-05")
    assert plays(carried) == ["mimix-25"]
    both = walk(landing(ruleset, "buka-28", ["mimix-25", "vulca-05"]), "fight")
    assert plays(both) == ["vulca-01", "vulca-02", "vulca-05"]


def order_of(game: Scenario, first: What, second: What) -> bool:
    kinds = [event.kind for event in game.events]
    return kinds.index(first) < kinds.index(second)


@pytest.mark.parametrize(("ruleset", "before"), [("kosmos", True), ("ansmann", True), ("legends", False)])
@pytest.mark.scenario("BMS-57")
@pytest.mark.rule("RS-16", "BM-9.15")
def test_a_landed_ship_leaves_with_its_cargo(ruleset: str, before: bool) -> None:
    game = landing(ruleset, "buka-30", ["buka-01", "mimix-25"])
    turn(game, "fight", "play buka-01")
    assert game.asked() == "you"
    assert game.zone("me", "ships") == []
    assert game.discards("me") == ["buka-30", "mimix-25"]
    assert order_of(game, What.DISCARD, What.ANNOUNCE) == before


@every_ruleset
@pytest.mark.scenario("BMS-57")
@pytest.mark.rule("BM-9.15")
def test_a_landed_ship_leaves_on_retreat_and_decline_too(ruleset: str) -> None:
    retreating = walk(landing(ruleset, "buka-30", ["buka-01", "mimix-25"]), "retreat")
    assert retreating.discards("me") == ["buka-01", "buka-30", "hoax-01", "mimix-25"]
    declining = walk(landing(ruleset, "buka-30", ["buka-01"], None), "decline", "choose vulca-01", "done")
    assert declining.discards("me") == ["buka-01", "buka-30", "vulca-01"]
    assert declining.zone("me", "ships") == []


@every_ruleset
@pytest.mark.scenario("BMS-58")
@pytest.mark.rule("RS-36", "BM-10.17")
def test_buka_characters_from_a_ship_are_free(ruleset: str) -> None:
    game = landing(ruleset, "buka-30", ["buka-01", "buka-02", "vulca-05", "vulca-06"])
    walk(game, "fight", "play vulca-05")
    assert plays(game) == ["buka-01", "buka-02"], "one counted character"
    game.when("play buka-01", "play buka-02")
    assert game.power("me") == 5 + 5 + 4
    assert plays(game) == []


@every_ruleset
@pytest.mark.scenario("BMS-58")
@pytest.mark.rule("RS-36", "BM-10.17")
def test_ignored_symbols_leave_one_character_from_the_ship(ruleset: str) -> None:
    game = landing(ruleset, "buka-30", ["buka-01", "buka-02", "vulca-05"], rival=("hoax-16",))
    walk(game, "fight")
    assert plays(game) == ["buka-01", "buka-02", "vulca-05"]
    game.when("play buka-01")
    assert plays(game) == []


@every_ruleset
@pytest.mark.scenario("BMS-58")
@pytest.mark.rule("BM-9.16")
def test_a_bluff_from_the_ship_counts_against_the_allowance(ruleset: str) -> None:
    cargo = ["buka-01", "buka-04", "buka-05"]
    game = landing(ruleset, "buka-30", cargo)
    walk(game, "fight", "play buka-01", "bluff buka-04")
    assert not game.may("bluff buka-05")
    assert game.zone("me", "bluffs") == ["buka-04"]
    first = walk(landing(ruleset, "buka-30", cargo, None), "fight", "play buka-01", "pass")
    assert first.phase() == "announce", "no allowance in a first turn"
