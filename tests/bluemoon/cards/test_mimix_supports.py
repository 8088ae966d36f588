"""Mimix: the texts of T5e, the supports and the leadership cards."""

from typing import Any

import pytest

from moondrake.bluemoon.events import What
from moondrake.table import EVERYONE
from moondrake.testing.bluemoon import given, side

PILE = ["hoax-01", "hoax-20", "hoax-27"]


@pytest.mark.rule("BM-16.31", "BM-5.4", "BM-23.6")
def test_here_and_now_takes_any_card_of_the_draw_pile_shown_and_shuffles() -> None:
    me = side(hand=["mimix-20", "mimix-25", "hoax-21", *("vulca-01", "vulca-02", "vulca-03")], pile=PILE)
    game = given(me=me, element="fire", phase="character").when("play mimix-20")
    assert game.legal() == ["done", "choose hoax-01", "choose hoax-20", "choose hoax-27"], "STOP: no T5"
    game.when("choose hoax-20")
    assert "hoax-20" in game.zone("me", "hand")
    assert (game.zone("me", "top"), game.zone("me", "rest")) == ([], ["hoax-01", "hoax-27"])
    assert game.asked() == "you", "six cards again: no refill"
    taken = [event for event in game.events if event.kind == What.TAKE]
    assert [event.seen_by for event in taken] == [EVERYONE]


@pytest.mark.rule("BM-16.31", "BM-12.6")
def test_here_and_now_may_take_nothing_and_shuffles_all_the_same() -> None:
    me = side(
        hand=["mimix-20", *("vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06")],
        pile=PILE,
    )
    game = given(me=me, element="fire", phase="character").when("play mimix-20", "done")
    assert (game.zone("me", "top"), game.zone("me", "rest")) == ([], PILE)
    assert len(game.zone("me", "hand")) == 6


@pytest.mark.rule("BM-16.31", "BM-16.39")
@pytest.mark.parametrize(
    "you", [side(support=["vulca-26"]), side(active=["pillar-15"]), side(support=["terrah-27"])]
)
def test_here_and_now_under_a_ban_looks_and_shuffles_only(you) -> None:
    me = side(hand=["mimix-20", "vulca-01", "vulca-02", "vulca-03", "vulca-04"], pile=PILE)
    game = given(me=me, you=you, element="fire", phase="character").when("play mimix-20")
    assert game.asked() == "you"
    assert len(game.zone("me", "hand")) == 4
    assert (game.zone("me", "top"), game.zone("me", "rest")) == ([], PILE)


@pytest.mark.rule("BM-16.31", "BM-16.19")
def test_here_and_now_counts_as_the_one_card_under_sticky_dust() -> None:
    me = side(hand=["mimix-20"], pile=PILE)
    game = given(me=me, you=side(support=["khind-25"]), element="fire", phase="character")
    game.when("play mimix-20", "choose hoax-27")
    assert game.zone("me", "hand") == ["hoax-27"], "no refill any more"


@pytest.mark.rule("BM-5.4", "BM-16.30", "BM-13.3")
def test_here_and_now_comes_after_the_demands_and_not_while_ignored() -> None:
    me = side(hand=["mimix-20", "hoax-20"], pile=["hoax-01"])
    demand = given(me=me, you=side(active=["terrah-13"]), element="fire", phase="character")
    demand.when("play mimix-20")
    assert demand.has_retreated("me"), "no support in spite of terrah-13: retreat before the search"
    ignored = given(
        me=side(hand=["mimix-20"], support=["hoax-20"], pile=["hoax-01"]),
        you=side(active=["flit-07"]),
        element="fire",
        phase="character",
    )
    ignored.when("play mimix-20")
    assert ignored.asked() == "you"
    assert ignored.zone("me", "hand") == ["hoax-01"], "only the refill"


@pytest.mark.rule("BM-16.31", "BM-16.32", "BM-16.21")
@pytest.mark.parametrize("shaman", ["mimix-20", "mimix-21"])
def test_shamans_work_again_in_a_later_turn_only_while_active(shaman) -> None:
    me = side(hand=["khind-31", "vulca-01"], active=[shaman], pile=["hoax-01"], discard=["hoax-02"])
    game = given(me=me, element="fire", phase="action").when("play khind-31", "fight")
    assert game.legal() == (["done", "choose hoax-01"] if shaman == "mimix-20" else ["yes", "no"])
    over = given(me=me, element="fire", phase="action").when("pass", "fight", "play vulca-01")
    assert over.asked() == "you", "covered by a new character"


@pytest.mark.rule("BM-16.32", "BM-15.7")
def test_afterlife_takes_two_random_cards_of_the_own_discard_pile() -> None:
    me = side(hand=["mimix-21", "mimix-25"], discard=["hoax-01", "hoax-20", "vulca-01"])
    game = given(me=me, you=side(discard=["hoax-05"]), element="fire", phase="character").when(
        "play mimix-21"
    )
    assert game.legal() == ["yes", "no"], "STOP: no booster before"
    game.when("yes")
    assert (game.asked(), game.legal()) == ("chance", ["deal hoax-01", "deal hoax-20", "deal vulca-01"])
    game.when("deal hoax-20", "deal hoax-01")
    assert game.zone("me", "hand") == ["mimix-25", "hoax-01", "hoax-20"]
    assert game.discards("me") == ["vulca-01"]
    taken = [event.seen_by for event in game.events if event.kind == What.TAKE_DISCARD]
    assert taken == [1, 1], "only their owner sees them"


@pytest.mark.rule("BM-16.32", "BM-3.4")
def test_afterlife_leaves_the_rest_in_the_shuffled_order() -> None:
    me = side(hand=["mimix-21"], discard=["hoax-01", "hoax-02", "hoax-03", "hoax-04"])
    game = given(me=me, element="fire", phase="character").when(
        "play mimix-21", "yes", "deal hoax-01", "deal hoax-04"
    )
    assert (game.asked(), game.legal()) == ("chance", ["deal hoax-02", "deal hoax-03"]), "which one is on top"
    game.when("deal hoax-02")
    assert (game.zone("me", "discards"), game.zone("me", "mixed")) == (["hoax-02"], ["hoax-03"])


@pytest.mark.rule("BM-16.32", "BM-12.6")
def test_afterlife_may_take_nothing_but_the_pile_is_shuffled() -> None:
    me = side(hand=["mimix-21"], discard=["hoax-01", "hoax-02"])
    game = given(me=me, element="fire", phase="character").when("play mimix-21", "no")
    assert game.zone("me", "hand") == []
    assert game.discards("me") == ["hoax-01", "hoax-02"]
    assert (game.asked(), game.legal()) == ("chance", ["deal hoax-01", "deal hoax-02"])


@pytest.mark.rule("BM-16.32", "RS-24")
@pytest.mark.parametrize(
    ("ruleset", "asked"), [("kosmos", "chance"), ("ansmann", "chance"), ("legends", "me")]
)
def test_afterlife_may_take_a_single_card_in_legends_only(ruleset, asked) -> None:
    me = side(hand=["mimix-21"], discard=["hoax-01", "hoax-02", "hoax-03"])
    game = given(me=me, element="fire", phase="character", ruleset=ruleset)
    game.when("play mimix-21", "yes", "deal hoax-02")
    assert game.asked() == asked


@pytest.mark.rule("BM-16.32", "BM-15.9", "BM-15.10", "BM-13.3")
@pytest.mark.parametrize(
    ("you", "taken"),
    [
        (side(support=["vulca-26"]), 2),
        (side(support=["khind-25"]), 2),
        (side(support=["terrah-27"]), 1),
        (side(active=["pillar-15"]), 0),
        (side(active=["flit-12"]), 0),
    ],
    ids=["wall of fire", "sticky dust", "quicksand", "no taking", "ignored"],
)
def test_afterlife_is_no_draw_but_a_taking(you, taken) -> None:
    me = side(
        hand=["mimix-21", "vulca-01", "vulca-02", "vulca-03"],
        support=["hoax-20"],
        discard=["hoax-01", "hoax-02"],
    )
    game = given(me=me, you=you, element="fire", phase="character").when("play mimix-21")
    if taken:
        game.when("yes", "deal hoax-01")
    if taken == 2:
        game.when("deal hoax-02")
    game.dealt()
    assert game.asked() == "you"
    assert len(game.zone("me", "hand")) == 3 + taken


@pytest.mark.rule("BM-12.6")
def test_afterlife_takes_what_there_is() -> None:
    one = given(me=side(hand=["mimix-21"], discard=["hoax-01"]), element="fire", phase="character")
    one.when("play mimix-21", "yes", "deal hoax-01")
    assert (one.zone("me", "hand"), one.asked()) == (["hoax-01"], "you")
    none = given(me=side(hand=["mimix-21"], stack=["hoax-27"]), element="fire", phase="character")
    assert none.when("play mimix-21").asked() == "you", "the leadership stack is no discard pile"


@pytest.mark.rule("BM-11.5", "BM-10.15", "BM-13.3")
def test_hypnotic_rattle_forbids_boosters_only() -> None:
    hand = ["vulca-08", "vulca-18", "aqua-16", "flit-15", "hoax-21", "hoax-27", "buka-28"]
    game = given(me=side(hand=hand), you=side(support=["mimix-28"]), element="fire", phase="action")
    assert game.legal() == ["pass", "play hoax-27", "play buka-28"]
    game.when("pass", "fight")
    assert game.when("play vulca-08").legal() == ["pass", "play hoax-21"]
    owner = given(me=side(hand=hand, support=["mimix-28"]), element="fire", phase="character")
    assert owner.when("play vulca-08").may("play vulca-18")
    ignored = given(
        me=side(hand=["flit-08", "vulca-18"]),
        you=side(support=["mimix-28"]),
        element="fire",
        phase="character",
    )
    assert ignored.when("play flit-08").legal() == ["pass", "play vulca-18"]


@pytest.mark.rule("BM-7.4a")
@pytest.mark.parametrize(
    ("yours", "gained"),
    [
        ({"active": ["vulca-01"]}, 0),
        ({"active": ["vulca-01"], "support": ["vulca-27"]}, 1),
        (
            {
                "active": ["vulca-01", "vulca-18"],
                "inactive": ["vulca-02", "vulca-03", "vulca-04", "vulca-05"],
            },
            1,
        ),
        ({"active": ["flit-08"]}, 1),
    ],
    ids=["none", "with vulca-27", "six cards", "ignored"],
)
def test_fearsome_chant_saves_one_dragon_at_the_own_retreat(yours, gained) -> None:
    me = side(support=["mimix-29"], hand=["hoax-01"])
    game = given(me=me, you=side(**yours, hand=["vulca-06"]), element="fire", older="you")
    assert game.when("retreat").dragons("you") == gained
    other = given(me=me, you=side(hand=["vulca-06"]), element="fire", turn="you").when("retreat")
    assert other.dragons("me") == 1, "your retreat is not its matter"


@pytest.mark.rule("BM-15.7", "BM-12.6")
def test_spirit_of_the_battlefield_takes_one_card_of_the_combat_zone() -> None:
    me = side(
        hand=["mimix-30", "hoax-01"],
        active=["vulca-01", "vulca-18"],
        inactive=["vulca-03"],
        support=["hoax-20"],
    )
    start: dict[str, Any] = {"me": me, "you": side(active=["hoax-05"]), "element": "fire", "phase": "action"}
    game = given(**start).when("play mimix-30")
    assert game.legal() == ["done", "choose vulca-01", "choose vulca-18", "choose vulca-03"], "no supports"
    game.when("choose vulca-03")
    assert game.zone("me", "hand") == ["hoax-01", "vulca-03"]
    assert game.zone("me", "combat") == ["vulca-01", "vulca-18"]
    assert given(**start).when("play mimix-30", "done").zone("me", "hand") == ["hoax-01"]


@pytest.mark.rule("BM-15.7", "BM-12.6", "RS-5")
def test_spirit_of_the_underworld_takes_one_shown_card_of_the_discard_pile() -> None:
    me = side(
        hand=["mimix-31", "hoax-01"], discard=["vulca-01", "hoax-20"], stack=["hoax-27"], pile=["hoax-02"]
    )
    start: dict[str, Any] = {"me": me, "you": side(discard=["hoax-05"]), "element": "fire", "phase": "action"}
    game = given(**start).when("play mimix-31")
    assert game.legal() == ["done", "choose vulca-01", "choose hoax-20"]
    game.when("choose vulca-01")
    assert (game.zone("me", "hand"), game.discards("me")) == (["hoax-01", "vulca-01"], ["hoax-20"])
    assert [event.seen_by for event in game.events if event.kind == What.TAKE_DISCARD] == [EVERYONE]
    declined = given(**start).when("play mimix-31", "done")
    assert declined.zone("me", "hand") == ["hoax-01"]
    assert declined.zone("me", "discards") == ["vulca-01", "hoax-20"], "searched, not shuffled"


@pytest.mark.rule("BM-15.9", "BM-13.3", "BM-15.7")
@pytest.mark.parametrize(("card", "choice"), [("mimix-30", "vulca-01"), ("mimix-31", "hoax-20")])
def test_both_spirits_are_takings_not_draws(card, choice) -> None:
    def asks(**yours) -> bool:
        me = side(
            hand=[card, "hoax-01", "hoax-02", "hoax-03", "hoax-04"], active=["vulca-01"], discard=["hoax-20"]
        )
        game = given(me=me, you=side(**yours), element="fire", phase="action")
        return game.when(f"play {card}").may(f"choose {choice}")

    assert asks()
    assert asks(support=["vulca-26"])
    assert not asks(support=["terrah-27"])
    assert not asks(active=["pillar-15"])
    assert not asks(support=["khind-27"])
