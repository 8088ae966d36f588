"""Chapter 14: values and power."""

import pytest

from moondrake.bluemoon.rules.values import breakdown
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import announced, every_ruleset, plays, turn, walk


def power(ruleset: str, mine: list[str], rival: tuple[str, ...] = (), fight: str = "fire") -> int:
    """The power of these active cards (supports are put where they belong)."""
    supports = [
        card for card in mine if card in ("hoax-20", "hoax-21", "hoax-25", "buka-26", "aqua-28", "terrah-20")
    ]
    active = [card for card in mine if card not in supports]
    game = given(
        me=side(active=active, support=supports), you=side(active=rival), element=fight, ruleset=ruleset
    )
    return game.power("me")


@every_ruleset
@pytest.mark.parametrize(
    ("cards", "fire", "earth"),
    [
        (["vulca-10", "vulca-18", "hoax-21"], 4 + 3 + 2, 1 + 2 + 1),
        (["aqua-28"], 0, 0),  # no printed values
        (["hoax-01", "terrah-01"], 5, 1 + 7),
    ],
)
@pytest.mark.rule("BM-14.1", "BM-14.2", "BM-14.3", "BM-14.9")
def test_the_power_is_the_sum_of_the_active_values(
    ruleset: str, cards: list[str], fire: int, earth: int
) -> None:
    assert power(ruleset, cards) == fire
    assert power(ruleset, cards, fight="earth") == earth


@every_ruleset
@pytest.mark.parametrize(
    ("cards", "rival", "expected"),
    [
        (["hoax-01", "vulca-18"], ("khind-01",), 0 + 3),  # odd 5 of the character
        (["hoax-03", "vulca-18"], ("khind-01",), 4 + 3),
        (["hoax-03", "vulca-18"], ("khind-02",), 0 + 3),  # even 4
        (["hoax-03", "vulca-18", "hoax-20"], ("khind-03",), 4 + 0 + 0),
        (["hoax-03", "hoax-21", "vulca-18"], ("khind-04",), 4 + 0 + 3),
        (["hoax-01", "pillar-23"], ("khind-01",), 0),  # 5 and 1, both odd: the higher printed value is 0
        (["vulca-02", "pillar-22"], ("khind-01",), 6),  # 6 and (3 ->) 0: sum 6
        (["vulca-02", "pillar-22"], (), 9),
        (["hoax-01", "pillar-24"], ("khind-01",), 6),  # raising a value comes after the printed values
        (["hoax-01", "vulca-21"], ("khind-01",), 0),
    ],
)
@pytest.mark.rule("BM-14.1", "BM-14.4", "BM-16.11", "RS-21")
def test_the_cool_gang_blanks_printed_values_first(
    ruleset: str, cards: list[str], rival: tuple[str, ...], expected: int
) -> None:
    assert power(ruleset, cards, rival) == expected


@every_ruleset
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["vulca-10", "pillar-24", "vulca-21"], 12),  # rises to 6, then doubled
        (["vulca-10", "pillar-22", "vulca-21"], 10),  # printed sum 5, then doubled
        (["vulca-10", "vulca-21", "pillar-21"], 16),  # doubled twice
        (["vulca-10", "buka-26", "vulca-21"], 16),
        (["vulca-01", "pillar-24"], 7),  # never lowers
        (["vulca-10", "pillar-25"], 4),  # earth only
        (["vulca-10", "pillar-26"], 5),
        (["hoax-09", "pillar-26", "khind-14"], 2 + 10),  # Fun Fun's 0 rises to 5, all are doubled
        (["hoax-09", "vulca-20"], 6),
        (["hoax-09", "vulca-20", "aqua-19"], 7),
        (["vulca-03", "vulca-20", "hoax-21"], 8),
        (["hoax-09", "aqua-20"], 1),  # earth fights only
        (["hoax-12", "hoax-20", "hoax-21"], 2 + 6 + 4),
        (["flit-11", "vulca-18", "flit-15"], 0 + 6 + 6),
    ],
)
@pytest.mark.rule("BM-14.4", "BM-14.4a", "BM-14.5", "RS-22")
def test_layers_and_order_inside_a_layer(ruleset: str, cards: list[str], expected: int) -> None:
    assert power(ruleset, cards) == expected


@every_ruleset
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["vulca-10", "hoax-09", "vulca-21", "pillar-24"], 4 + 12),  # both on the weak one: 16, not 8 + 6
        (["vulca-01", "hoax-09", "vulca-21", "pillar-24"], 14 + 6),
    ],
)
@pytest.mark.rule("BM-14.6")
def test_several_texts_are_applied_for_the_maximum(ruleset: str, cards: list[str], expected: int) -> None:
    assert power(ruleset, cards) == expected


def one_potion(ruleset: str, rival: str = "hoax-09") -> Scenario:
    """One doubling text and, by a pair, two characters: 3 and 2 fire."""
    game = given(
        me=side(hand=["mimix-16", "mimix-17", "vulca-21", "hoax-01"]),
        you=side(hand=["hoax-03", "vulca-01"], active=[rival]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    return game.when("play mimix-16", "play mimix-17", "play vulca-21")


@every_ruleset
@pytest.mark.parametrize(("target", "expected"), [("mimix-16", 8), ("mimix-17", 7)])
@pytest.mark.rule("BM-14.6", "BM-14.7", "RS-23")
def test_the_target_of_a_single_text_is_the_owners_choice(ruleset: str, target: str, expected: int) -> None:
    game = one_potion(ruleset)
    assert plays(game, "choose") == ["mimix-16", "mimix-17"]
    game.when(f"choose {target}")
    assert announced(game, "me") == [expected]
    assert game.power("me") == expected


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("BM-14.7", "RS-23")
def test_a_discarded_target_is_chosen_anew(ruleset: str) -> None:
    """You discard the doubled one of three characters; I choose among the two left at once."""
    game = given(
        me=side(hand=["mimix-24", "mimix-16", "mimix-17", "hoax-01"], support=["buka-26"]),
        you=side(hand=["flit-06", "vulca-01"], support=["hoax-20", "vulca-23", "aqua-21"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play mimix-24", "play mimix-16", "play mimix-17")
    game.when("choose mimix-16")
    assert announced(game, "me") == [1 + 6 + 2]
    walk(game, "fight", "play flit-06", "choose mimix-16")
    assert game.asked() == "me"
    assert plays(game, "choose") == ["mimix-17", "mimix-24"]
    game.when("choose mimix-24")
    assert game.power("me") == 2 + 2


@every_ruleset
@pytest.mark.rule("BM-14.8", "BM-16.7")
def test_payments_count_what_is_printed(ruleset: str) -> None:
    """Your Cool gang and my doubling text change nothing on hand cards."""
    game = given(
        me=side(hand=["hoax-08", "hoax-09"], active=["vulca-10", "vulca-21"]),
        you=side(active=["khind-01", "pillar-16"]),
        element="fire",
        ruleset=ruleset,
    )
    game.when("pay pillar-16", "choose hoax-08")
    assert not game.may("pay pillar-16"), "3 printed fire, although odd"
    assert game.discards("me") == ["hoax-08"]
    doubled = given(
        me=side(hand=["vulca-13"], active=["khind-14"]),
        you=side(active=["pillar-16"]),
        element="fire",
        ruleset=ruleset,
    )
    assert not doubled.may("pay pillar-16"), "2 printed fire are not doubled"


@pytest.mark.rule("RS-21", "BM-14.8")
def test_in_traces_the_cool_gang_reaches_payments() -> None:
    game = given(
        me=side(hand=["hoax-08"], active=["vulca-10"]),
        you=side(active=["khind-01", "pillar-16"]),
        element="fire",
        ruleset="traces",
    )
    assert not game.may("pay pillar-16")


@every_ruleset
@pytest.mark.rule("BM-14.10")
def test_every_announcement_can_be_explained_card_by_card(ruleset: str) -> None:
    game = given(
        me=side(active=["vulca-10", "pillar-22", "vulca-21"], support=["hoax-21"]),
        you=side(active=["flit-08"]),
        element="fire",
        ruleset=ruleset,
    )
    lines = {
        game.state.facts[0].printed[line.card].key: line
        for line in breakdown(game.state, 0, game.state.element)
    }
    assert (lines["vulca-10"].printed, lines["vulca-10"].after) == (4, (4, 5, 10, 10))
    assert (lines["hoax-21"].printed, lines["hoax-21"].value()) == (2, 0)
    assert sum(line.value() for line in lines.values()) == game.power("me") == 10
