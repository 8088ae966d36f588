"""Mimix: the cards with a special text."""

import pytest

from moondrake.bluemoon.cards import mimix
from moondrake.bluemoon.events import What
from moondrake.table import EVERYONE
from moondrake.testing.bluemoon import given, side

PAIRS = {
    "virgin": (3, 4),
    "heroine": (5, 6),
    "spirit": (7, 8),
    "amazon": (9, 10),
    "dancer": (11, 12),
    "wild": (13, 14, 15),
    "young": (16, 17),
}


@pytest.mark.rule("BM-10.19")
def test_pairs_of_mimix() -> None:
    found: dict[str, tuple[int, ...]] = {}
    for card in mimix.CARDS:
        if card.pair and card.deck:
            found[card.pair] = (*found.get(card.pair, ()), card.number)
    assert found == PAIRS


PILE = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-05", "hoax-06"]
THREE = ["vulca-01", "vulca-02", "vulca-03"]
FOUR = [*THREE, "vulca-04"]


@pytest.mark.rule("BM-16.22")
def test_holy_sacrifice_takes_up_to_three_cards_and_discards_one_of_these() -> None:
    me = side(active=["mimix-18"], hand=FOUR, pile=PILE)
    game = given(me=me, element="fire", phase="end")
    assert game.legal() == ["refill", "use mimix-18"]
    game.when("use mimix-18")
    assert game.legal() == ["yes", "no"], "one taken, a second?"
    game.when("yes", "yes")
    assert game.legal() == ["choose hoax-01", "choose hoax-02", "choose hoax-03"]
    game.when("choose hoax-02")
    assert game.discards("me") == ["hoax-02"]
    assert game.zone("me", "hand") == [*FOUR, "hoax-01", "hoax-03"]
    assert game.zone("me", "revealed") == [], "the rest is hidden again"
    assert [event.seen_by for event in game.events if event.kind == What.DRAW] == [EVERYONE] * 3
    assert game.asked() == "you", "six cards: no refill"


@pytest.mark.rule("BM-16.22", "BM-12.6")
def test_holy_sacrifice_number_is_free_and_it_may_be_left_out() -> None:
    me = side(active=["mimix-18"], hand=[*FOUR, "vulca-05", "vulca-06"], pile=PILE)
    one = given(me=me, element="fire", phase="end").when("use mimix-18", "no")
    assert one.legal() == ["choose hoax-01"]
    assert one.when("choose hoax-01").discards("me") == ["hoax-01"]
    two = given(me=me, element="fire", phase="end").when("use mimix-18", "yes", "no")
    assert two.legal() == ["choose hoax-01", "choose hoax-02"]
    none = given(me=me, element="fire", phase="end").when("refill", "pass")
    assert (none.discards("me"), none.zone("me", "top")) == ([], PILE)


@pytest.mark.rule("BM-16.22", "BM-15.10", "RS-2")
def test_holy_sacrifice_under_quicksand_before_the_refill() -> None:
    me = side(active=["mimix-18"], hand=THREE, pile=PILE)
    sand = given(me=me, you=side(support=["terrah-27"]), element="fire", phase="end").when("use mimix-18")
    assert sand.legal() == ["choose hoax-01"], "the fourth card, no further one"
    sand.when("choose hoax-01")
    assert sand.zone("me", "hand") == [*THREE, "hoax-02"], "and the refill draws one"
    both = given(me=me, you=side(support=["terrah-27", "khind-25"]), element="fire", phase="end")
    both.when("use mimix-18", "choose hoax-01")
    assert both.zone("me", "hand") == THREE


@pytest.mark.rule("RS-2", "BM-13.3", "BM-16.28")
def test_holy_sacrifice_comes_after_the_refill_and_not_under_a_ban_or_while_ignored() -> None:
    me = side(active=["mimix-18"], hand=FOUR, pile=PILE)
    game = given(me=me, element="fire", phase="end", ruleset="kosmos")
    assert (game.legal(), len(game.zone("me", "hand"))) == (["pass", "use mimix-18"], 6)
    game.when("use mimix-18", "no", "choose hoax-03")
    assert len(game.zone("me", "hand")) == 6
    for you in (side(support=["vulca-26"]), side(active=["flit-12"]), side(active=["pillar-15"])):
        assert not given(me=me, you=you, element="fire", phase="end", older="you").may("use mimix-18")


@pytest.mark.rule("BM-16.23", "BM-23.6")
def test_deeds_to_come_draws_up_to_three_then_returns_two() -> None:
    me = side(active=["mimix-19"], hand=FOUR, pile=PILE[:4])
    game = given(me=me, element="fire", phase="end")
    assert game.legal() == ["refill", "use mimix-19"]
    game.when("use mimix-19", "yes", "yes")
    every = [*FOUR, "hoax-01", "hoax-02", "hoax-03"]
    assert game.legal() == [f"choose {key}" for key in every], "any hand cards, not only the drawn ones"
    game.when("choose vulca-01")
    assert game.legal() == [f"choose {key}" for key in every[1:]], "two, no fewer"
    game.when("choose hoax-02")
    assert game.discards("me") == []
    assert [event.seen_by for event in game.events if event.kind == What.DRAW] == [1, 1, 1]
    assert (game.asked(), game.legal()) == ("chance", ["deal vulca-01", "deal hoax-02", "deal hoax-04"])
    game.when("deal hoax-02")
    assert game.zone("me", "hand") == ["vulca-02", "vulca-03", "vulca-04", "hoax-01", "hoax-02", "hoax-03"]


@pytest.mark.rule("BM-16.23", "RS-2")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
def test_deeds_to_come_returns_two_even_for_one_card_drawn(ruleset) -> None:
    me = side(active=["mimix-19"], hand=[*FOUR, "vulca-05", "vulca-06"], pile=PILE)
    game = given(me=me, element="fire", phase="end", ruleset=ruleset)
    if ruleset == "ansmann":
        game.when("refill")
    game.when("use mimix-19", "no", "choose hoax-01", "choose vulca-01")
    assert len(game.zone("me", "hand")) == 5
    assert game.asked() == "you"
    none = given(me=me, element="fire", phase="end", ruleset=ruleset)
    none.when(*(["refill"] if ruleset == "ansmann" else []), "pass")
    assert len(none.zone("me", "hand")) == 6
    assert none.zone("me", "top") == PILE, "nothing drawn: nothing shuffled"


@pytest.mark.rule("BM-16.23", "BM-16.19", "BM-13.3")
def test_deeds_to_come_needs_a_card_that_may_be_drawn() -> None:
    me = side(active=["mimix-19"], hand=FOUR, pile=PILE)
    dust = given(me=me, you=side(support=["khind-25"]), element="fire", phase="end").when("use mimix-19")
    assert dust.legal() == [f"choose {key}" for key in [*FOUR, "hoax-01"]], "one drawn, two to return"
    for you in (side(support=["vulca-26"]), side(active=["flit-12"])):
        assert not given(me=me, you=you, element="fire", phase="end", older="you").may("use mimix-19")
    empty = side(active=["mimix-19"], hand=FOUR)
    assert not given(me=empty, element="fire", phase="end").may("use mimix-19")


@pytest.mark.rule("BM-16.23", "BM-12.6")
def test_deeds_to_come_returns_what_there_is() -> None:
    me = side(active=["mimix-19"], pile=["hoax-01"])
    game = given(me=me, element="fire", phase="end").when("use mimix-19", "choose hoax-01")
    assert (game.asked(), game.legal()) == ("chance", ["deal hoax-01"]), "drawn again by the refill"
