"""Buka: the Ghost, the Duplicator, Entreat Favor and the ships."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
WEAK = side(hand=["hoax-08"], active=["khind-22"])


@pytest.mark.rule("BM-16.9")
@pytest.mark.rule("BM-10.1")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(("element", "after"), [("fire", 0), ("earth", 1)])
def test_the_ghost_changes_the_element_shields_and_stops(element: str, after: int, ruleset: str) -> None:
    me = side(hand=["buka-23", "mimix-22", "hoax-20"])
    you = side(hand=["hoax-08"], active=["aqua-01", "vulca-18"])
    game = given(me=me, you=you, element=element, phase="character", ruleset=ruleset).when("play buka-23")
    assert (game.state.element, game.asked(), game.has_retreated("me")) == (after, "you", False)
    assert set(game.zone("me", "hand")) == {"mimix-22", "hoax-20"}
    assert (game.power("me"), game.zone("me", "active")) == (2, ["buka-23"])


@pytest.mark.rule("BM-9.3")
def test_the_ghost_needs_an_empty_influence_zone() -> None:
    me = side(hand=["buka-23"], ships={"buka-30": []})
    assert given(me=me, you=WEAK, element="fire", phase="decision").legal() == ["retreat"]
    landed = side(hand=["buka-23"], ships={"buka-28": ["buka-01"]}, landed=["buka-28"])
    game = given(me=landed, you=WEAK, element="fire", phase="character")
    assert set(game.legal()) == {"play buka-01", "play buka-23"}
    two = side(hand=["buka-23"], ships={"buka-28": ["buka-01"], "buka-30": []}, landed=["buka-28"])
    assert given(me=two, you=WEAK, element="fire", phase="character").legal() == ["play buka-01"]
    theirs = side(hand=["hoax-08"], active=["khind-22"], ships={"buka-30": []})
    assert given(me=side(hand=["buka-23"]), you=theirs, element="fire", phase="character").may("play buka-23")


@pytest.mark.rule("BM-9.3a")
def test_the_ghost_changes_nothing_in_a_first_turn() -> None:
    game = given(me=side(hand=["buka-23"]), you=side(hand=["hoax-08"]), phase="character").when(
        "play buka-23"
    )
    assert set(game.legal()) == {"announce earth", "announce fire"}
    assert game.when("announce fire").state.element == 1


@pytest.mark.rule("BM-9.3")
@pytest.mark.rule("BM-13.3")
def test_the_ignored_ghost_needs_nothing_and_changes_nothing() -> None:
    me = side(hand=["buka-23"], ships={"buka-30": []})
    you = side(hand=["hoax-08"], active=["vulca-05"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", phase="character").when("play buka-23")
    assert (game.state.element, game.has_retreated("me")) == (1, False)


@pytest.mark.rule("BM-14.6")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_duplicator_doubles_the_fire_of_one_character(ruleset: str) -> None:
    me = side(active=["vulca-06", "vulca-18"], support=["buka-26", "hoax-21"])
    game = given(me=me, you=WEAK, element="fire", ruleset=ruleset)
    assert (game.power("me", "fire"), game.power("me", "earth")) == (8 + 3 + 2, 3 + 2 + 1)
    assert game.power("you") == 1


@pytest.mark.rule("RS-23")
@pytest.mark.rule("BM-14.6")
@pytest.mark.parametrize(("target", "power"), [("mimix-05", 11), ("mimix-23", 7)])
def test_the_owner_chooses_the_character_the_duplicator_doubles(target: str, power: int) -> None:
    me = side(hand=["buka-26"], active=["mimix-05", "mimix-23"])
    game = given(me=me, you=WEAK, element="fire", phase="boost").when("play buka-26")
    assert set(game.legal()) == {"choose mimix-05", "choose mimix-23"}
    game.when(f"choose {target}")
    assert (game.power("me"), game.asked()) == (power, "you")
    earth = given(me=me, you=WEAK, element="earth", phase="boost").when("play buka-26")
    # it does not matter now, but a mutant may change the element
    earth.when(f"choose {target}")
    assert (earth.power("me"), earth.power("me", "fire"), earth.asked()) == (5, power, "you")


@pytest.mark.rule("BM-13.3")
def test_the_duplicator_doubles_nothing_when_ignored_or_without_a_character() -> None:
    me = side(active=["vulca-06"], support=["buka-26"])
    for you in (side(support=["khind-27"]), side(active=["flit-08"])):
        assert given(me=me, you=you, element="fire").power("me") == 4
    assert given(me=me, you=side(active=["flit-12"]), element="fire").power("me") == 0
    assert given(me=side(active=["vulca-18"], support=["buka-26"]), element="fire").power("me") == 3


PILE = ["buka-01", "vulca-18", "hoax-20", "khind-29", "buka-30"]


@pytest.mark.rule("BM-16.39")
@pytest.mark.parametrize("ruleset", ALL)
def test_entreat_favor_loads_a_card_from_the_pile(ruleset: str) -> None:
    me = side(hand=["buka-27", "vulca-05"], pile=PILE, ships={"buka-28": ["buka-02"]})
    game = given(me=me, you=WEAK, element="fire", phase="action", ruleset=ruleset).when("play buka-27")
    fetch = {"choose buka-01", "choose vulca-18", "choose hoax-20", "choose buka-30"}
    assert set(game.legal()) == {"done", *fetch}
    game.when("choose vulca-18")
    assert set(game.cargo("me", "buka-28")) == {"buka-02", "vulca-18"}
    assert (game.zone("me", "top"), set(game.zone("me", "rest"))) == ([], set(PILE) - {"vulca-18"})
    assert (game.zone("me", "hand"), game.phase()) == (["vulca-05"], "decision")


@pytest.mark.rule("BM-16.39")
@pytest.mark.rule("BM-9.10")
def test_entreat_favor_plays_a_ship_from_the_pile_and_needs_room_to_load() -> None:
    me = side(
        hand=["buka-27", "vulca-05"], pile=[*PILE, "buka-29"], ships={"buka-28": ["buka-02", "buka-03"]}
    )
    game = given(me=me, you=WEAK, element="fire", phase="action").when("play buka-27")
    assert set(game.legal()) == {"done", "choose buka-30", "choose buka-29"}
    game.when("choose buka-29")
    assert set(game.legal()) == {"done", "choose vulca-05"}
    game.when("choose vulca-05")
    assert (game.zone("me", "ships"), game.cargo("me", "buka-29")) == (["buka-28", "buka-29"], ["vulca-05"])
    assert (game.zone("me", "top"), set(game.zone("me", "rest"))) == ([], set(PILE))


@pytest.mark.rule("BM-16.39")
def test_entreat_favor_asks_for_the_ship_and_may_find_nothing() -> None:
    me = side(hand=["buka-27", "vulca-05"], pile=PILE, ships={"buka-28": [], "buka-29": []})
    game = given(me=me, you=WEAK, element="fire", phase="action").when("play buka-27", "choose buka-01")
    assert set(game.legal()) == {"choose buka-28", "choose buka-29"}
    game.when("choose buka-29")
    assert (game.cargo("me", "buka-28"), game.cargo("me", "buka-29")) == ([], ["buka-01"])
    nothing = given(me=me, you=WEAK, element="fire", phase="action").when("play buka-27", "done")
    assert (nothing.zone("me", "top"), set(nothing.zone("me", "rest"))) == ([], set(PILE))


@pytest.mark.rule("BM-16.39")
@pytest.mark.rule("OQ-51")
@pytest.mark.parametrize(
    ("support", "fetches"),
    [("vulca-26", False), ("khind-26", True), ("khind-25", True), ("khind-27", False)],
)
def test_entreat_favor_under_bans_of_the_opponent(support: str, fetches: bool) -> None:
    me = side(hand=["buka-27", "vulca-05"], pile=PILE, ships={"buka-28": []})
    you = side(active=["khind-22"], support=[support])
    game = given(me=me, you=you, element="fire", phase="action").when("play buka-27")
    assert game.may("choose hoax-20") is fetches
    if support == "vulca-26":
        assert game.legal() == ["done"]
        game.when("done")
    # only an ignored text leaves the pile unshuffled
    assert fetches or game.zone("me", "top") == (PILE if support == "khind-27" else [])


@pytest.mark.rule("BM-11.5")
def test_entreat_favor_plays_no_forbidden_ship_and_serves_a_hand_ban() -> None:
    me = side(hand=["buka-27", "vulca-05"], pile=[*PILE, "buka-29"], ships={"buka-28": []})
    no_text = side(active=["terrah-16"])
    game = given(me=me, you=no_text, element="fire", phase="action").when("play buka-27")
    assert game.may("choose buka-29")
    assert not game.may("choose buka-30")
    assert game.may("choose vulca-18")
    hand = given(me=me, you=side(active=["pillar-15"]), element="fire", phase="action").when("play buka-27")
    assert hand.may("choose vulca-18")


@pytest.mark.rule("BM-9.13")
@pytest.mark.parametrize("ruleset", ALL)
def test_only_the_sea_falcon_lets_hand_cards_be_played_beside_its_cargo(ruleset: str) -> None:
    hand = ["hoax-01", "hoax-20"]
    for ship, playable in (("buka-28", {"play buka-01", "play hoax-01"}), ("buka-30", {"play buka-01"})):
        me = side(hand=hand, ships={ship: ["buka-01"]})
        game = given(me=me, you=WEAK, element="fire", ruleset=ruleset)
        assert set(game.legal()) == {"pass", f"land {ship}"}
        game.when(f"land {ship}", "fight")
        assert set(game.legal()) == playable
    stays = given(
        me=side(hand=hand, ships={"buka-28": ["buka-01"]}), you=WEAK, element="fire", ruleset=ruleset
    )
    assert stays.when("pass", "fight").legal() == ["play hoax-01"]


@pytest.mark.rule("BM-13.3")
def test_the_ignored_sea_falcon_bars_the_hand() -> None:
    me = side(hand=["hoax-01"], ships={"buka-28": ["buka-01"]})
    you = side(active=["khind-22"], support=["khind-27"])
    game = given(me=me, you=you, element="fire").when("land buka-28", "fight")
    assert game.legal() == ["play buka-01"]


@pytest.mark.rule("RS-36")
@pytest.mark.rule("BM-9.16")
@pytest.mark.parametrize("ruleset", ALL)
def test_buka_characters_from_a_landed_ship_are_free_but_not_as_bluffs(ruleset: str) -> None:
    me = side(hand=["hoax-20"], ships={"buka-30": ["buka-07", "buka-08", "buka-09", "hoax-01"]})
    game = given(me=me, you=WEAK, element="fire", ruleset=ruleset).when(
        "land buka-30", "fight", "play buka-07"
    )
    plays = {"play buka-08", "play buka-09"}
    assert set(game.legal()) == {"pass", *plays, "play hoax-01"}
    game.when("play hoax-01")
    assert set(game.legal()) == {"pass", *plays}
    game.when("pass", "bluff buka-08")
    assert not game.may("bluff buka-09")
    first = given(me=me, you=side(hand=["hoax-08"]), phase="begin", ruleset=ruleset)
    first.when("land buka-30", "fight", "play buka-07", "pass")
    assert set(first.legal()) == {"announce earth", "announce fire"}


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize(("ruleset", "there"), [("kosmos", False), ("ansmann", False), ("legends", True)])
def test_a_landed_ship_leaves_before_the_announcement_or_at_the_end_of_the_turn(
    ruleset: str, there: bool
) -> None:
    me = side(ships={"buka-30": ["buka-01", "buka-07", "hoax-20"]})
    game = given(me=me, you=WEAK, element="fire", ruleset=ruleset)
    game.when("land buka-30", "fight", "play buka-01", "pass", "bluff buka-07")
    assert (game.asked(), set(game.legal())) == ("you", {"pass", "challenge"})
    assert (game.zone("me", "ships") == ["buka-30"]) is there
    game.when("pass")
    assert (game.zone("me", "ships"), game.discards("me")) == ([], ["buka-30", "hoax-20"])


@pytest.mark.rule("BM-9.10")
@pytest.mark.rule("BM-9.11")
@pytest.mark.parametrize(("ship", "capacity"), [("buka-28", 2), ("buka-29", 3), ("buka-30", 4)])
def test_a_ship_takes_as_many_cards_as_its_capacity(ship: str, capacity: int) -> None:
    hand = ["hoax-01", "hoax-02", "hoax-20", "vulca-18", "hoax-03"]
    me = side(hand=[*hand, "khind-29"], active=["buka-20"], ships={ship: []})
    game = given(me=me, you=WEAK, element="fire", phase="boost")
    assert not game.may("load khind-29")
    for key in hand[:capacity]:
        game.when(f"load {key}")
    assert set(game.cargo("me", ship)) == set(hand[:capacity])
    assert not any(game.may(f"load {key}") for key in hand)


@pytest.mark.rule("BM-9.10")
@pytest.mark.rule("BM-12.6")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_sea_devil_may_be_loaded_with_up_to_three_hand_cards_at_once(ruleset: str) -> None:
    me = side(
        hand=["buka-29", "hoax-01", "hoax-20", "vulca-18", "buka-01", "khind-29"], ships={"buka-28": []}
    )
    game = given(me=me, you=WEAK, element="fire", phase="action", ruleset=ruleset).when("play buka-29")
    loads = {"choose hoax-01", "choose hoax-20", "choose vulca-18", "choose buka-01"}
    assert set(game.legal()) == {"done", *loads}
    game.when("choose hoax-20", "choose hoax-01")
    assert set(game.legal()) == {"done", "choose vulca-18", "choose buka-01"}
    one_more = given(me=me, you=WEAK, element="fire", phase="action", ruleset=ruleset)
    one_more.when("play buka-29", "choose hoax-20", "choose hoax-01", "choose buka-01")
    assert set(one_more.cargo("me", "buka-29")) == {"hoax-20", "hoax-01", "buka-01"}
    assert (one_more.cargo("me", "buka-28"), one_more.phase()) == ([], "decision")
    game.when("done")
    assert (set(game.cargo("me", "buka-29")), game.phase()) == ({"hoax-20", "hoax-01"}, "decision")


@pytest.mark.rule("BM-13.3")
def test_the_ignored_sea_devil_is_not_loaded_at_once() -> None:
    me = side(hand=["buka-29", "hoax-01"])
    you = side(active=["khind-22"], support=["khind-27"])
    game = given(me=me, you=you, element="fire", phase="action").when("play buka-29")
    assert (game.phase(), game.zone("me", "ships"), game.zone("me", "hand")) == (
        "decision",
        ["buka-29"],
        ["hoax-01"],
    )


@pytest.mark.rule("BM-10.17")
@pytest.mark.rule("BM-9.13")
def test_fog_takes_the_lent_free_of_the_ship_and_ships_at_sea_keep_their_cargo() -> None:
    me = side(ships={"buka-30": ["buka-01", "buka-02"], "buka-28": ["buka-03"]})
    clear = given(me=me, you=WEAK, element="fire").when("land buka-30", "pass", "fight", "play buka-01")
    assert set(clear.legal()) == {"pass", "play buka-02"}
    you = side(hand=["hoax-08"], active=["khind-22"], support=["terrah-26"])
    fog = given(me=me, you=you, element="fire").when("land buka-30", "pass", "fight", "play buka-01")
    assert (fog.asked(), fog.discards("me")) == ("you", ["buka-02", "buka-30"])
    assert fog.cargo("me", "buka-28") == ["buka-03"]
