"""Mimix: the printed facts, and the cards with a special text."""

import pytest

from moondrake.bluemoon.cards import mimix, ready_made
from moondrake.bluemoon.effects import Icon, Kind
from moondrake.bluemoon.events import What
from moondrake.table import EVERYONE
from moondrake.testing.bluemoon import given, side

FACTS = (
    # key, kind, fire, earth, icons, moons, class of the text, ready-made deck
    ("mimix-00", "leader", None, None, "", 0, "", "mimix"),
    ("mimix-03", "character", 6, 1, "pair", 2, "", "mimix"),
    ("mimix-04", "character", 1, 6, "pair", 2, "", "mimix"),
    ("mimix-05", "character", 5, 3, "pair", 2, "", "mimix"),
    ("mimix-06", "character", 3, 5, "pair", 2, "", "vulca"),
    ("mimix-07", "character", 5, 2, "pair", 1, "", "mimix"),
    ("mimix-08", "character", 2, 5, "pair", 1, "", "mimix"),
    ("mimix-09", "character", 4, 4, "pair", 2, "", "mimix"),
    ("mimix-10", "character", 4, 4, "pair", 2, "", "mimix"),
    ("mimix-11", "character", 4, 2, "pair", 1, "", "mimix"),
    ("mimix-12", "character", 2, 4, "pair", 1, "", "mimix"),
    ("mimix-13", "character", 3, 3, "pair", 0, "", "mimix"),
    ("mimix-14", "character", 3, 3, "pair", 0, "", "mimix"),
    ("mimix-15", "character", 3, 3, "shield-fire shield-earth pair", 2, "", "pillar"),
    ("mimix-16", "character", 3, 2, "pair", 0, "", "mimix"),
    ("mimix-17", "character", 2, 3, "pair", 0, "", "mimix"),
    ("mimix-18", "character", 2, 2, "", 1, "other", "mimix"),
    ("mimix-19", "character", 2, 2, "", 1, "other", "mimix"),
    ("mimix-20", "character", 2, 2, "stop", 2, "other", "mimix"),
    ("mimix-21", "character", 2, 2, "stop", 3, "other", "mimix"),
    ("mimix-22", "character", 2, 1, "free", 2, "", "mimix"),
    ("mimix-23", "character", 1, 2, "free", 2, "", "mimix"),
    ("mimix-24", "character", 1, 1, "free", 1, "", "mimix"),
    ("mimix-25", "booster", 2, 1, "", 0, "", "mimix"),
    ("mimix-26", "booster", 1, 2, "", 0, "", "mimix"),
    ("mimix-27", "support", 2, 2, "", 2, "", "mimix"),
    ("mimix-28", "support", None, None, "", 2, "may-not", "mimix"),
    ("mimix-29", "support", None, None, "", 3, "other", "khind"),
    ("mimix-30", "leadership", None, None, "", 2, "other", "mimix"),
    ("mimix-31", "leadership", None, None, "", 4, "other", "mimix"),
)

PAIRS = {
    "virgin": (3, 4),
    "heroine": (5, 6),
    "spirit": (7, 8),
    "amazon": (9, 10),
    "dancer": (11, 12),
    "wild": (13, 14, 15),
    "young": (16, 17),
}


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize(
    ("card", "facts"),
    list(zip((card for card in mimix.CARDS if card.deck), FACTS, strict=True)),
    ids=lambda value: getattr(value, "key", ""),
)
def test_printed_facts_of_mimix(card, facts) -> None:
    icons = " ".join(str(icon.name).lower().replace("_", "-") for icon in Icon if card.icons & icon)
    classes = {sentence.rank.name.lower().replace("_", "-") for sentence in card.text}
    assert (card.key, card.kind.name.lower(), card.fire, card.earth) == facts[:4]
    assert (icons, card.moons, " ".join(classes), card.deck) == facts[4:]


@pytest.mark.rule("BM-10.19")
def test_pairs_of_mimix() -> None:
    found: dict[str, tuple[int, ...]] = {}
    for card in mimix.CARDS:
        if card.pair and card.deck:
            found[card.pair] = (*found.get(card.pair, ()), card.number)
    assert found == PAIRS


@pytest.mark.rule("BM-2.4")
def test_ready_made_mimix_deck_has_the_printed_counts_and_sums() -> None:
    leader, cards = ready_made("mimix")
    kinds = [card.kind for card in cards]
    counts = [kinds.count(kind) for kind in (Kind.LEADERSHIP, Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT)]
    assert (leader.key, len(cards), counts) == ("mimix-00", 30, [2, 23, 2, 3])
    assert sum(card.earth or 0 for card in cards) == 69
    assert sum(card.fire or 0 for card in cards) == 72
    assert sum(card.people == "mimix" for card in cards) == 26
    assert sum(card.people == "mutant" for card in cards) == 1


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
