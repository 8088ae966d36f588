"""Buka: permissions, bluffs, Dolora Paal, the Ghost, the Duplicator."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
STORE = ["hoax-20", "hoax-21", "vulca-18", "vulca-19", "buka-07", "buka-08", "buka-25"]
WEAK = side(active=["khind-22"])


@pytest.mark.rule("BM-6.15")
@pytest.mark.rule("BM-6.16")
@pytest.mark.parametrize("ruleset", ALL)
def test_kura_ko_permits_any_number_of_supports_bluffs_and_loads(ruleset: str) -> None:
    me = side(hand=[*STORE, "hoax-01"], active=["buka-20"], ships={"buka-30": []})
    game = given(me=me, you=WEAK, element="fire", phase="boost", ruleset=ruleset)
    game.when("play hoax-20", "bluff buka-07", "load hoax-01", "play hoax-21", "bluff buka-08")
    plays = {"play vulca-18", "play vulca-19", "play buka-25"}
    loads = {"load vulca-18", "load vulca-19", "load buka-25"}
    assert set(game.legal()) == {"pass", *plays, *loads}
    game.when("play vulca-18")
    assert set(game.legal()) == {"pass", "play buka-25", "load vulca-19", "load buka-25"}


@pytest.mark.rule("BM-6.14")
@pytest.mark.parametrize(("card", "after"), [("buka-20", 3), ("buka-25", 0)])
def test_supports_but_no_boosters_are_permitted_in_a_first_turn(card: str, after: int) -> None:
    active, support = (["buka-20"], []) if card == "buka-20" else (["vulca-05"], ["buka-25"])
    hand = ["hoax-20", "hoax-21", "vulca-18", "buka-07", "vulca-24"]
    game = given(me=side(hand=hand, active=active, support=support), phase="boost", first=True)
    plays = {"play hoax-20", "play hoax-21", "bluff buka-07", "play vulca-24"}
    assert set(game.legal()) == {"pass", *plays}
    game.when("play hoax-20")
    assert len([word for word in game.legal() if word.startswith(("play", "bluff"))]) == after


@pytest.mark.rule("BM-6.15")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_armory_permits_one_support_more(ruleset: str) -> None:
    me = side(hand=["buka-25", "hoax-20", "hoax-21", "vulca-18", "vulca-19"], active=["vulca-05"])
    game = given(me=me, you=WEAK, element="fire", phase="boost", ruleset=ruleset).when("play buka-25")
    assert set(game.legal()) == {"pass", "play hoax-20", "play hoax-21", "play vulca-18", "play vulca-19"}
    game.when("play hoax-20")
    assert game.asked() == "you"


@pytest.mark.rule("BM-6.15")
def test_the_armory_leaves_the_allowance_for_a_booster() -> None:
    me = side(hand=["hoax-20", "hoax-21", "vulca-18", "vulca-19"], active=["vulca-05"], support=["buka-25"])
    boosted = given(me=me, you=WEAK, element="fire", phase="boost").when("play vulca-18")
    assert set(boosted.legal()) == {"pass", "play hoax-20", "play hoax-21"}
    assert boosted.when("play hoax-21").asked() == "you"
    two = given(me=me, you=WEAK, element="fire", phase="boost").when("play hoax-20")
    assert set(two.legal()) == {"pass", "play hoax-21", "play vulca-18", "play vulca-19"}
    assert two.when("play hoax-21").asked() == "you"


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize(
    ("card", "ruleset", "supports"),
    [
        ("buka-20", "ansmann", 2),
        ("buka-25", "ansmann", 1),
        ("buka-25", "legends", 1),
        ("buka-20", "ansmann+stopVsPermission=absolute", 0),
    ],
)
def test_permitted_supports_may_follow_a_stop_card(card: str, ruleset: str, supports: int) -> None:
    active, support = (["buka-20"], []) if card == "buka-20" else (["vulca-05"], ["buka-25"])
    me = side(hand=["khind-31", "hoax-20", "hoax-21", "vulca-18"], active=active, support=support)
    game = given(me=me, you=WEAK, element="fire", phase="action", ruleset=ruleset).when(
        "play khind-31", "fight"
    )
    played = 0
    while game.asked() == "me":
        assert not game.may("play vulca-18")
        game.when(next(word for word in game.legal() if word.startswith("play")))
        played += 1
    assert played == supports


@pytest.mark.rule("BM-13.3")
@pytest.mark.parametrize("card", ["buka-20", "buka-25"])
def test_ignored_permissions_permit_nothing(card: str) -> None:
    active, support = (["buka-20"], []) if card == "buka-20" else (["vulca-05"], ["buka-25"])
    me = side(hand=["hoax-20", "hoax-21"], active=active, support=support)
    you = side(active=["khind-22"], support=["khind-27"])
    assert given(me=me, you=you, element="fire", phase="boost").when("play hoax-20").asked() == "you"


@pytest.mark.rule("BM-14.5")
@pytest.mark.rule("RS-13")
@pytest.mark.parametrize("ruleset", ALL)
def test_yina_ko_raises_own_bluffs_to_four(ruleset: str) -> None:
    me = side(active=["buka-21"], support=["hoax-20"], bluffs=["buka-07", "buka-08"])
    you = side(active=["khind-22"], bluffs=["buka-09"])
    game = given(me=me, you=you, element="fire", ruleset=ruleset)
    assert (game.power("me"), game.power("you")) == (2 + 3 + 4 + 4, 3)


@pytest.mark.rule("RS-13")
@pytest.mark.parametrize(("ruleset", "other"), [("kosmos", 2), ("ansmann", 2), ("legends", 0), ("traces", 2)])
def test_a_bluff_is_worth_two_and_in_legends_only_in_the_contested_element(ruleset: str, other: int) -> None:
    game = given(me=side(bluffs=["buka-21"]), element="earth", ruleset=ruleset)
    assert (game.power("me", "earth"), game.power("me", "fire")) == (2, other)


@pytest.mark.rule("BM-13.3")
def test_yina_ko_raises_nothing_when_ignored_or_when_the_bluffs_are_ignored() -> None:
    me = side(active=["buka-21"], bluffs=["buka-07"])
    assert given(me=me, you=side(support=["khind-27"]), element="fire").power("me") == 4
    assert given(me=me, you=side(active=["flit-08"]), element="fire").power("me") == 2
    assert given(me=side(inactive=["buka-21"], bluffs=["buka-07"]), element="fire").power("me") == 2


BLUFFS = [
    (["buka-07"], "fire", True),
    (["buka-07"], "earth", False),
    (["buka-08"], "earth", True),
    (["buka-08"], "fire", False),
    (["buka-21"], "fire", False),
    (["buka-20"], "earth", False),
    (["buka-07", "buka-09"], "fire", True),
    (["buka-07", "buka-08"], "fire", False),
]


@pytest.mark.rule("BM-10.40")
@pytest.mark.rule("RS-14")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(("bluffs", "element", "true"), BLUFFS)
def test_a_challenged_bluff_proves_true_or_false(
    bluffs: list[str], element: str, true: bool, ruleset: str
) -> None:
    me = side(hand=["hoax-20"], active=["aqua-01"], bluffs=bluffs)
    game = given(
        me=me, you=side(hand=["hoax-01"], active=["hoax-06"]), element=element, phase="boost", ruleset=ruleset
    )
    game.when("pass")
    assert (game.asked(), set(game.legal())) == ("you", {"pass", "challenge"})
    game.when("challenge")
    assert (game.has_retreated("me"), game.dragons("me")) == (not true, 1 if true else -2)
    assert set(bluffs) <= set(game.discards("me"))
    assert game.zone("me", "bluffs") == []


@pytest.mark.rule("BM-10.40")
@pytest.mark.parametrize("ruleset", ALL)
def test_a_letter_of_marque_forbids_the_challenge(ruleset: str) -> None:
    me = side(hand=["buka-24", "buka-04"], active=["vulca-05"], bluffs=["buka-05"])
    game = given(
        me=me, you=side(hand=["hoax-01"], active=["khind-22"]), element="fire", phase="boost", ruleset=ruleset
    )
    game.when("play buka-24")
    assert set(game.legal()) == {"pass", "bluff buka-04"}
    game.when("bluff buka-04")
    assert (game.asked(), game.phase(), game.power("me")) == ("you", "decision", 11)


@pytest.mark.rule("BM-13.3")
@pytest.mark.rule("BM-6.14")
def test_a_letter_of_marque_is_free_and_forbids_nothing_when_ignored() -> None:
    me = side(hand=["vulca-05", "buka-24"])
    game = given(me=me, you=side(hand=["hoax-01"]), phase="character").when("play vulca-05", "play buka-24")
    assert set(game.legal()) == {"announce earth", "announce fire"}
    me = side(active=["vulca-05", "buka-24"], bluffs=["buka-04"])
    for you in (side(support=["khind-27"]), side(active=["flit-09"])):
        assert given(me=me, you=you, element="fire", phase="boost").may("challenge")
    old = side(active=["vulca-05"], inactive=["buka-24"], bluffs=["buka-04"])
    assert given(me=old, element="fire", phase="boost").may("challenge")
    theirs = given(
        me=side(active=["vulca-05"], bluffs=["buka-04"]),
        you=side(active=["khind-22", "buka-24"]),
        element="fire",
        phase="boost",
    )
    assert theirs.may("challenge")


LOOKOUT = side(
    active=["khind-22", "hoax-18", "mimix-25"],
    inactive=["vulca-18"],
    support=["hoax-22", "aqua-24"],
    bluffs=["buka-07"],
)


@pytest.mark.rule("BM-15.4")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "traces"])
@pytest.mark.parametrize(
    ("word", "gone"),
    [("which 1", ["hoax-18", "mimix-25"]), ("which 2", ["buka-07", "hoax-22"]), ("done", [])],
)
def test_dolora_paal_discards_all_active_boosters_or_all_active_supports(
    word: str, gone: list[str], ruleset: str
) -> None:
    me = side(hand=["buka-22"], support=["hoax-20", "mimix-27"])
    game = given(me=me, you=LOOKOUT, element="fire", phase="character", ruleset=ruleset).when("play buka-22")
    assert set(game.legal()) == {"done", "which 1", "which 2"}
    game.when(word)
    assert (game.discards("you"), game.has_retreated("me")) == (gone, False)
    assert game.zone("me", "support") == ["hoax-20", "mimix-27"]


@pytest.mark.rule("RS-24")
def test_in_legends_dolora_paal_may_take_some_cards_only() -> None:
    me = side(hand=["buka-22"], support=["hoax-20", "mimix-27"])
    game = given(me=me, you=LOOKOUT, element="fire", phase="character", ruleset="legends")
    game.when("play buka-22", "which 2")
    assert set(game.legal()) == {"done", "choose hoax-22", "bluffed 1"}
    game.when("bluffed 1", "done")
    assert (game.discards("you"), game.zone("you", "support")) == (["buka-07"], ["hoax-22", "aqua-24"])


@pytest.mark.rule("BM-15.4")
def test_dolora_paal_offers_only_what_there_is() -> None:
    me = side(hand=["buka-22"])
    supports = side(active=["khind-22"], inactive=["vulca-18"], support=["hoax-22"])
    game = given(me=me, you=supports, element="fire", phase="character").when("play buka-22")
    assert set(game.legal()) == {"done", "which 2"}
    bare = given(me=me, you=side(active=["khind-22"], support=["aqua-24"]), element="fire", phase="character")
    assert bare.when("play buka-22").asked() == "you"


@pytest.mark.rule("RS-9")
@pytest.mark.rule("BM-10.10")
@pytest.mark.parametrize(
    ("active", "ruleset", "works"),
    [
        ([], "ansmann", True),
        (["hoax-16"], "ansmann", False),
        (["hoax-16"], "kosmos", True),
        (["hoax-16"], "legends", True),
    ],
)
def test_the_text_of_protected_dolora_paal_is_ignored_only_without_her_icon(
    active: list[str], ruleset: str, works: bool
) -> None:
    you = side(active=[*active, "mimix-25"], support=["khind-27"])
    game = given(me=side(hand=["buka-22"]), you=you, element="earth", phase="character", ruleset=ruleset)
    assert game.when("play buka-22").may("which 1") is works


@pytest.mark.rule("BM-14.4")
def test_yina_ko_raises_bluffs_whose_printed_values_are_blanked() -> None:
    me = side(active=["buka-21"], bluffs=["buka-07"])
    assert given(me=me, you=side(active=["khind-04"]), element="fire").power("me") == 6
