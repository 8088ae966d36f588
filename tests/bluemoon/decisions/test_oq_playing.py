"""Decisions on open questions: playing cards, symbols, ships, payments."""

from itertools import permutations

import pytest

from moondrake.bluemoon.effects import Attract, Icon, Kind, Tag, Together, When
from moondrake.testing.bluemoon import CardLike, Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    I_EXPECTED_THAT,
    NOT_THIS_CARD,
    STOP_CHARACTER,
    end_turn,
    every_ruleset,
    fixture_card,
    plays,
    says,
    walk,
)

FREE_BLUFF = fixture_card("fx-free-bluff", Kind.CHARACTER, 1, 1, Icon.FREE | Icon.BLUFF_FIRE)
FREE_SAILOR = fixture_card(
    "fx-free-sailor", Kind.CHARACTER, 1, 1, Icon.FREE | Icon.BLUFF_FIRE, tags=Tag.SAILOR
)
STORM_THAT_RETURNS = fixture_card(
    "fx-storm",
    Kind.SUPPORT,
    1,
    1,
    Icon.RETRIEVE,
    tags=Tag.STORM,
    text=says(Together(Tag.STORM, 2, Attract(1)), When.MY_TURN_BEGIN),
)


@pytest.mark.parametrize(
    ("ruleset", "after_stop"),
    [
        ("kosmos", ["hoax-21", "pillar-29"]),
        ("ansmann", ["hoax-21", "pillar-29"]),
        ("legends", ["hoax-21", "pillar-29"]),
        ("kosmos+stopVsPermission=absolute", []),
    ],
)
@pytest.mark.rule("OQ-1", "RS-7")
def test_a_text_that_grants_a_support_outranks_stop_unless_stop_is_absolute(
    ruleset: str, after_stop: list[str]
) -> None:
    """buka-25 grants one additional support; pillar-29 is FREE and needs the permission like any other."""
    hand: list[CardLike] = [STOP_CHARACTER, "hoax-21", "pillar-29", "vulca-18"]
    granted = given(
        me=side(hand=hand, support=["buka-25"]), element="fire", phase="character", ruleset=ruleset
    )
    granted.when("play fx-stop-char")
    assert (plays(granted) if granted.asked() == "me" else []) == after_stop
    if after_stop:
        granted.when("play pillar-29")
        assert granted.state.seat == 1, "exactly one card was granted"
    plain = given(me=side(hand=hand), element="fire", phase="character", ruleset=ruleset)
    plain.when("play fx-stop-char")
    assert plain.state.seat == 1, "without a text STOP ends the turn's laying out"


def sirens(ruleset: str, phase: str = "begin", turn: str = "me", **yours: list) -> Scenario:
    """My hand can pay your Sirens (one character), beside the character that I need."""
    return given(
        me=side(hand=["hoax-01", "hoax-02", "hoax-21"]),
        you=side(hand=["hoax-05"], active=["hoax-08"], support=["aqua-28", *yours.get("support", [])]),
        element="fire",
        phase=phase,
        ruleset=ruleset,
        turn=turn,
    )


WAY_THROUGH_THE_TURN = ["pass", "pass", "fight", "play hoax-01", "pass"]


@every_ruleset
@pytest.mark.parametrize(
    ("paid_in", "steps"), [("begin", 0), ("action", 1), ("decision", 2), ("character", 3), ("boost", 5)]
)
@pytest.mark.rule("OQ-3", "BM-16.2")
def test_sirens_can_be_paid_from_the_own_turn_begin_to_the_end_of_the_own_boost_phase(
    ruleset: str, paid_in: str, steps: int
) -> None:
    game = sirens(ruleset).when(*WAY_THROUGH_THE_TURN[:steps])
    assert game.phase() == paid_in
    game.when("pay aqua-28", "choose hoax-02")
    assert game.discards("me") == ["hoax-02"]
    for word in WAY_THROUGH_THE_TURN[steps:]:
        if word != "pass":
            walk(game, word)
    end_turn(game)
    assert game.state.seat == 1
    assert game.dragons("me") == 0, "paid in time: no dragon moves"


@every_ruleset
@pytest.mark.rule("OQ-3", "BM-16.2a")
def test_at_the_end_of_the_boost_phase_unpaid_sirens_take_their_dragon(ruleset: str) -> None:
    game = sirens(ruleset).when(*WAY_THROUGH_THE_TURN)
    assert (game.phase(), game.may("pay aqua-28")) == ("boost", True)
    assert game.dragons("you") == 0
    game.when("play hoax-21", "pass")
    assert not game.may("pay aqua-28")
    assert game.dragons("you") == 1


@every_ruleset
@pytest.mark.rule("OQ-3", "BM-16.5")
def test_who_must_retreat_before_the_own_turn_cannot_pay(ruleset: str) -> None:
    """Both Floods at the end of your turn: I am gone before my window opens."""
    flooded = sirens(ruleset, "end", "you", support=["aqua-25", "aqua-26"])
    assert flooded.has_retreated("me")
    assert flooded.discards("me") == []
    assert flooded.dragons("you") == 2, "one dragon for the Sirens, one for the fight"
    dry = sirens(ruleset, "end", "you", support=["aqua-25"])
    assert (dry.asked(), dry.may("pay aqua-28"), dry.dragons("you")) == ("me", True, 0)


@every_ruleset
@pytest.mark.parametrize("phase", ["begin", "boost"])
@pytest.mark.rule("OQ-3", "BM-16.2")
def test_caterpillars_have_the_same_window(ruleset: str, phase: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-08"], active=["hoax-02"]),
        you=side(hand=["hoax-05"], active=["pillar-16"]),
        element="fire",
        phase=phase,
        ruleset=ruleset,
    )
    assert game.may("pay pillar-16")
    late = Scenario(game.state.copy())
    game.when("pay pillar-16", "choose hoax-08")
    if phase == "begin":
        walk(game, "fight", "play hoax-01")
        walk(late, "fight", "play hoax-01")
    end_turn(game)
    end_turn(late)
    assert (game.has_retreated("me"), late.has_retreated("me")) == (False, True)


@every_ruleset
@pytest.mark.rule("OQ-10", "RS-5")
def test_a_discarded_leadership_card_lies_on_the_stack_for_good_in_legends_too(ruleset: str) -> None:
    """mimix-31 searches my discard pile: the discarded character is there, the leadership card is not."""
    game = given(
        me=side(hand=["mimix-31", "hoax-27", "hoax-01"]),
        you=side(hand=["vulca-01"]),
        phase="decision",
        ruleset=ruleset,
    )
    game.when("decline", "choose hoax-27", "choose hoax-01", "done")
    assert game.zone("me", "stack") == ["hoax-27"]
    assert game.discards("me") == ["hoax-01"]
    walk(game, "fight", "play vulca-01", "announce fire", "play mimix-31")
    assert plays(game, "choose") == ["hoax-01"]


@every_ruleset
@pytest.mark.rule("OQ-11", "RS-12")
def test_a_gang_has_any_number_of_members_in_a_turn_and_later(ruleset: str) -> None:
    hand = ["khind-10", "khind-11", "khind-12", "khind-13", "khind-15"]
    game = given(
        me=side(hand=hand), you=side(hand=["hoax-01"]), element="fire", phase="character", ruleset=ruleset
    )
    game.when("play khind-10", "play khind-11")
    assert plays(game) == ["khind-12", "khind-13"], "two cards are not the limit, the other gang stays out"
    game.when("play khind-12", "play khind-13")
    assert sorted(game.zone("me", "active")) == hand[:4]
    later = given(
        me=side(hand=["khind-12", "khind-13", "khind-14"], active=["khind-10", "khind-11"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    later.when("play khind-12", "keep", "play khind-13", "play khind-14")
    assert len(later.zone("me", "active")) == 5
    assert later.power("me") == 2 * (3 + 2 + 3 + 1)


@every_ruleset
@pytest.mark.parametrize("order", list(permutations(["land buka-30", "retrieve hoax-23", "unmask buka-07"])))
@pytest.mark.rule("OQ-14", "BM-6.1")
def test_the_options_of_the_turn_begin_come_in_any_order(ruleset: str, order: tuple[str, ...]) -> None:
    game = given(
        me=side(
            hand=["hoax-01"],
            active=["hoax-02"],
            support=["hoax-23"],
            bluffs=["buka-07"],
            ships={"buka-30": ["buka-01"]},
        ),
        element="fire",
        ruleset=ruleset,
    )
    for number, word in enumerate(order):
        assert game.phase() == "begin"
        assert set(order[number:]) <= set(game.legal())
        game.when(word)
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-23"]
    assert game.discards("me") == ["buka-07"]


@every_ruleset
@pytest.mark.rule("OQ-14", "BM-16.27")
def test_mandatory_texts_of_the_turn_begin_come_before_its_options(ruleset: str) -> None:
    """Two Storms, one of them with RETRIEVE: the dragon has come before I can take it back."""

    def storms(*support: CardLike) -> Scenario:
        return given(
            me=side(hand=["hoax-01"], active=["hoax-02"], support=support),
            you=side(hand=["hoax-05"]),
            element="fire",
            phase="turn",
            ruleset=ruleset,
        )

    game = storms(STORM_THAT_RETURNS, "terrah-21")
    assert (game.phase(), game.dragons("me")) == ("begin", 1)
    assert game.may("retrieve fx-storm")
    game.when("retrieve fx-storm")
    assert game.dragons("me") == 1
    assert storms(STORM_THAT_RETURNS).dragons("me") == 0, "a single Storm does nothing"


@every_ruleset
@pytest.mark.rule("OQ-17", "BM-10.6")
def test_an_interference_against_the_own_stop_card_may_be_answered_but_none_after_it(ruleset: str) -> None:
    def stopping() -> Scenario:
        return given(
            me=side(hand=[STOP_CHARACTER, "hoax-21", I_EXPECTED_THAT], support=["buka-25"]),
            you=side(hand=[NOT_THIS_CARD, "hoax-03"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )

    answered = stopping().when("play fx-stop-char", "play fx-nein", "play fx-das")
    walk(answered, "play hoax-21")
    assert answered.zone("me", "active") == ["fx-stop-char"], "the answer saved the STOP card"
    assert answered.discards("me") == ["fx-das"]
    stopped = stopping().when("play fx-stop-char", "pass", "play hoax-21", "play fx-nein")
    assert stopped.zone("me", "hand") == ["fx-das"], "the STOP is activated: no answer any more"
    assert stopped.discards("me") == ["hoax-21"]


@every_ruleset
@pytest.mark.rule("OQ-23", "BM-10.33")
def test_a_printed_free_counts_for_a_bluff(ruleset: str) -> None:
    first = given(
        me=side(hand=[FREE_BLUFF, "buka-07", "hoax-21"], active=["hoax-01"]), phase="boost", ruleset=ruleset
    )
    assert plays(first, "bluff") == ["fx-free-bluff"], "a first turn allows no support that counts"
    first.when("bluff fx-free-bluff")
    assert first.zone("me", "bluffs") == ["fx-free-bluff"]
    later = given(
        me=side(hand=[FREE_BLUFF, "buka-07", "hoax-21"], active=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    later.when("bluff fx-free-bluff")
    assert (plays(later, "bluff"), plays(later)) == (["buka-07"], ["hoax-21"]), "it did not count"
    later.when("bluff buka-07")
    assert (later.phase(), later.legal()) == ("boost", ["pass"]), "the bluff without FREE counted"


@every_ruleset
@pytest.mark.rule("OQ-23", "BM-9.16", "RS-36")
def test_free_gained_from_a_ship_does_not_count_for_a_bluff(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], ships={"buka-30": ["buka-01", "buka-07", FREE_SAILOR]}),
        ruleset=ruleset,
    )
    walk(game, "land buka-30", "fight", "play buka-01")
    assert plays(game) == ["buka-07", "fx-free-sailor"], "as characters both are FREE"
    game.when("pass")
    assert game.phase() == "boost"
    assert plays(game, "bluff") == ["fx-free-sailor"]


@every_ruleset
@pytest.mark.rule("OQ-25", "RS-25", "BM-15.3")
def test_no_discard_may_be_superfluous(ruleset: str) -> None:
    """pillar-16 wants 3 fire. In hand 1, 2, 2 and 3 fire."""

    def paying(*choices: str) -> Scenario:
        game = given(
            me=side(hand=["hoax-09", "hoax-07", "vulca-13", "hoax-08"], active=["hoax-01"]),
            you=side(hand=["hoax-05"], active=["pillar-16"]),
            element="fire",
            phase="boost",
            ruleset=ruleset,
        )
        return game.when("pay pillar-16", *choices)

    assert plays(paying(), "choose") == ["hoax-07", "hoax-08", "hoax-09", "vulca-13"]
    assert plays(paying("choose hoax-07"), "choose") == ["hoax-09", "vulca-13"], "not 3 beside 2"
    assert plays(paying("choose hoax-09"), "choose") == ["hoax-07", "vulca-13"], "not 3 beside 1"
    enough = paying("choose hoax-07", "choose vulca-13")
    assert not plays(enough, "choose"), "2 and 2 pay, the 1 would be superfluous"
    assert "hoax-09" in enough.zone("me", "hand")
    assert paying("choose hoax-08").discards("me") == ["hoax-08"]
    assert not plays(paying("choose hoax-08"), "choose")


@every_ruleset
@pytest.mark.parametrize(("fight", "leave"), [("fire", ["retreat"]), (None, ["decline", "choose hoax-01"])])
@pytest.mark.rule("OQ-26", "BM-9.15")
def test_a_landed_ship_is_discarded_with_its_cargo_when_its_owner_retreats_or_declines(
    ruleset: str, fight: str | None, leave: list[str]
) -> None:
    game = given(
        me=side(hand=["hoax-01"], ships={"buka-30": ["buka-01", "buka-02"], "buka-28": ["buka-03"]}),
        you=side(hand=["vulca-10"]),
        element=fight,
        ruleset=ruleset,
    )
    game.when("land buka-30", "pass")
    assert "buka-30" in game.zone("me", "ships"), "not before the turn ends"
    walk(game, *leave)
    assert {"buka-01", "buka-02", "buka-30"} <= set(game.discards("me"))
    assert game.zone("me", "ships") == ["buka-28"], "a ship that was not landed stays"
    assert game.cargo("me", "buka-28") == ["buka-03"]


@pytest.mark.parametrize(
    ("ruleset", "second"),
    [
        ("kosmos", ["buka-01", "buka-02"]),
        ("ansmann", ["buka-01", "buka-02"]),
        ("legends", ["buka-01", "buka-02"]),
        ("ansmann+shipFree=off", []),
    ],
)
@pytest.mark.rule("OQ-30", "RS-36")
def test_buka_characters_from_a_landed_ship_are_played_as_if_free(ruleset: str, second: list[str]) -> None:
    game = given(
        me=side(hand=["buka-03"], ships={"buka-30": ["buka-01", "buka-02", "hoax-01", "hoax-02"]}),
        element="fire",
        ruleset=ruleset,
    )
    walk(game, "land buka-30", "fight", "play hoax-01")
    assert plays(game) == second, "beside a character that counts; Hoax characters are no sailors"
    if second:
        game.when("play buka-02", "play buka-01")
        assert game.power("me") == 5 + 4 + 5
    hand = given(
        me=side(hand=["buka-01", "buka-02", "hoax-01"]), element="fire", phase="character", ruleset=ruleset
    )
    hand.when("play hoax-01")
    assert plays(hand) == [], "from hand they are characters like others"
