"""Decisions on open questions: turns that cannot end legally, and take-back."""

from typing import Any

import pytest

from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import CardLike, Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    HOW_DARE_YOU,
    NOT_THIS_CARD,
    announced,
    end_turn,
    every_ruleset,
    plays,
    turn,
    walk,
)

PROCEDURES = ("retreat", "undo", "penalty", "courtesy")
every_procedure = pytest.mark.parametrize("procedure", PROCEDURES)


def with_procedure(ruleset: str, procedure: str) -> str:
    return ruleset if procedure == "retreat" else f"{ruleset}+illegalPower={procedure}"


def weak(
    ruleset: str, hand: list[CardLike] | None = None, phase: str = "decision", rival: Any = None
) -> Scenario:
    """You have a power of 6 earth, which my character cannot reach."""
    return given(
        me=side(hand=hand or ["vulca-05", "hoax-02"], active=["hoax-01"], pile=["vulca-10", "vulca-12"]),
        you=side(**{"hand": ["hoax-05"], "active": ["terrah-03"], **(rival or {})}),
        element="earth",
        phase=phase,
        ruleset=ruleset,
    )


def outcome(game: Scenario) -> str:
    """How an illegal turn was settled."""
    kinds = [event.kind for event in game.events]
    if What.PENALTY in kinds:
        return "game lost"
    if What.UNDO in kinds or plays(game, "back"):
        return "back"
    return "retreat" if game.has_retreated("me") else "legal"


@every_ruleset
@every_procedure
@pytest.mark.rule("OQ-18", "BM-17.4")
def test_a_retreat_forced_by_interference_costs_no_penalty(ruleset: str, procedure: str) -> None:
    """The only character is cancelled: new information came, and still it is a plain retreat."""

    def only_character() -> Scenario:
        game = given(
            me=side(hand=["terrah-01", "hoax-21"], active=["hoax-01"]),
            you=side(hand=[NOT_THIS_CARD, "hoax-05"], active=["terrah-03"]),
            element="earth",
            phase="decision",
            ruleset=with_procedure(ruleset, procedure),
        )
        return game.when("fight", "play terrah-01")

    cancelled = end_turn(only_character().when("play fx-nein"))
    assert outcome(cancelled) == "retreat"
    assert (cancelled.dragons("you"), cancelled.state.is_over()) == (1, False)
    spared = end_turn(only_character().when("pass"))
    assert outcome(spared) == "legal"


@every_ruleset
@every_procedure
@pytest.mark.rule("OQ-18", "BM-17.4", "BM-14.7")
def test_a_retreat_forced_by_a_target_chosen_later_costs_no_penalty(ruleset: str, procedure: str) -> None:
    """My character wakes your pillar-14, and only now you say which caterpillar is doubled."""
    game = given(
        me=side(hand=["vulca-10", "vulca-03", "terrah-10"], active=["flit-12"]),
        you=side(hand=["hoax-01"], active=["pillar-14", "pillar-16", "pillar-17"]),
        element="fire",
        phase="decision",
        ruleset=with_procedure(ruleset, procedure),
    )
    game.when("fight", "play vulca-10")
    assert game.asked() == "you"
    game.when("choose pillar-17", "pay pillar-16", "choose vulca-03")
    end_turn(game)
    assert outcome(game) == "retreat"
    assert (game.dragons("you"), game.state.is_over()) == (1, False)


@pytest.mark.parametrize(
    ("procedure", "how"),
    [("retreat", "retreat"), ("undo", "back"), ("penalty", "back"), ("courtesy", "back")],
)
@pytest.mark.rule("OQ-18", "RS-27")
def test_a_retreat_that_could_be_foreseen_is_settled_by_the_procedure(procedure: str, how: str) -> None:
    game = weak(with_procedure("ansmann", procedure)).when("fight", "play vulca-05")
    assert outcome(end_turn(game)) == how


@every_ruleset
@pytest.mark.rule("OQ-19", "OQ-28", "BM-17.2a")
def test_without_table_discipline_an_illegal_turn_is_a_plain_retreat(ruleset: str) -> None:
    """Even after new information: pillar-30 showed me your hand."""
    game = weak(ruleset, ["pillar-30", "vulca-05", "hoax-02"], "action")
    walk(game, "play pillar-30", "fight", "play vulca-05")
    assert outcome(end_turn(game)) == "retreat"
    assert (game.dragons("you"), game.state.is_over()) == (1, False)


@every_ruleset
@pytest.mark.rule("OQ-19", "BM-17.6")
def test_reachability_is_a_query_and_no_rule(ruleset: str) -> None:
    hopeless = weak(ruleset)
    assert not hopeless.state.can_end_legally()
    assert sorted(hopeless.legal()) == ["fight", "retreat"], "the query forbids nothing"
    assert hopeless.state.legal_ending() is None
    able = weak(ruleset, ["terrah-01", "hoax-02"])
    assert able.state.can_end_legally()
    assert sorted(able.legal()) == ["fight", "retreat"]


@pytest.mark.rule("OQ-19", "BM-17.6", "BM-23.3")
def test_the_query_counts_cards_not_yet_drawn_as_possible() -> None:
    """hoax-27 draws five cards. The content of the own pile is known, its order is not."""

    def drawing(*pile: str) -> bool:
        game = given(
            me=side(hand=["hoax-27", "hoax-02"], rest=pile),
            you=side(hand=["hoax-05"], active=["terrah-03"]),
            element="earth",
            phase="action",
        )
        return game.state.can_end_legally()

    weaklings = [f"hoax-{number:02}" for number in (3, 4, 6, 7, 8, 9)]
    assert drawing(*weaklings, "terrah-01"), "it may be among the five"
    assert not drawing(*weaklings, "terrah-04"), "no card of the pile would be enough"


@pytest.mark.rule("OQ-19", "BM-17.6", "BM-23.3")
def test_the_query_does_not_look_at_hidden_cards_of_the_opponent() -> None:
    def against(hand: CardLike, pile: CardLike) -> bool:
        rival = {"hand": [hand], "rest": [pile]}
        return weak("ansmann", ["terrah-01", "hoax-02"], rival=rival).state.can_end_legally()

    assert against(NOT_THIS_CARD, "hoax-05")
    assert against("hoax-05", NOT_THIS_CARD)


@pytest.mark.parametrize(
    ("rival", "how"),
    [
        ({"hand": [NOT_THIS_CARD, "hoax-05"]}, "game lost"),
        ({"hand": ["hoax-05"], "rest": [NOT_THIS_CARD]}, "game lost"),
        ({"hand": [], "rest": [NOT_THIS_CARD]}, "back"),
        ({"hand": ["hoax-05"], "rest": ["hoax-06"]}, "back"),
    ],
    ids=["passed", "could be held", "no hand", "no interference in the list"],
)
@pytest.mark.rule("OQ-19", "BM-17.3")
def test_only_a_window_that_could_be_used_is_new_information(rival: dict, how: str) -> None:
    game = weak("ansmann+illegalPower=penalty", rival=rival).when("fight", "play vulca-05")
    assert outcome(end_turn(game)) == how


@pytest.mark.rule("OQ-19", "BM-17.3", "BM-11.4")
def test_a_window_closed_by_ignored_texts_is_no_new_information() -> None:
    """My Laughing Gas lets you play no interference."""
    game = given(
        me=side(hand=["vulca-05", "hoax-02"], active=["hoax-01"], support=["khind-27"]),
        you=side(hand=[NOT_THIS_CARD, "hoax-05"], active=["terrah-03"]),
        element="earth",
        phase="decision",
        ruleset="ansmann+illegalPower=penalty",
    )
    game.when("fight", "play vulca-05")
    assert outcome(end_turn(game)) == "back"


@pytest.mark.parametrize(
    "rival",
    [{"hand": [HOW_DARE_YOU, "hoax-05"]}, {"hand": ["hoax-05"], "discard": [NOT_THIS_CARD]}],
    ids=["fits action cards only", "already discarded"],
)
@pytest.mark.rule("OQ-19", "BM-17.3", "BM-3.4b")
def test_a_window_no_fitting_card_can_use_is_no_new_information(rival: dict) -> None:
    """Lists are open: the only interference of your list cannot be the answer to a character now."""
    game = weak("ansmann+illegalPower=penalty", rival=rival).when("fight", "play vulca-05")
    assert outcome(end_turn(game)) == "back"


def courtesy(hand: list[CardLike], phase: str = "decision") -> Scenario:
    return weak("legends+illegalPower=courtesy", hand, phase)


def points(game: Scenario) -> list[tuple[str, list[str]]]:
    """The points offered: the phase and my hand there."""
    found = []
    for word in game.legal():
        back = Scenario(game.state.copy()).when(word)
        found.append((back.phase(), sorted(back.zone("me", "hand"))))
    return found


@pytest.mark.rule("OQ-24", "BM-17.2")
def test_courtesy_goes_back_to_any_point_while_nothing_hidden_is_known() -> None:
    game = courtesy(["vulca-05", "terrah-01", "hoax-19"]).when("fight", "play vulca-05", "play hoax-19")
    whole = ["hoax-19", "terrah-01", "vulca-05"]
    assert points(game) == [
        ("decision", whole),
        ("character", whole),
        ("boost", ["hoax-19", "terrah-01"]),
    ]
    turn(game.when("back 2"), "play terrah-01")
    assert (announced(game, "me"), game.dragons("you")) == ([7], 0), "played anew, without penalty"


@pytest.mark.rule("OQ-24", "BM-17.2")
def test_courtesy_goes_back_to_the_action_phase_too() -> None:
    """hoax-29 was played in T2 and showed nothing: any point of the own turn may be gone back to."""
    game = courtesy(["hoax-29", "vulca-05", "terrah-01"], "action")
    walk(game, "play hoax-29", "fight", "play vulca-05")
    end_turn(game)
    assert ("action", ["hoax-29", "terrah-01", "vulca-05"]) in points(game)


@pytest.mark.rule("OQ-24", "BM-17.2")
def test_courtesy_goes_back_to_the_decision_only_once_something_hidden_is_known() -> None:
    """The booster pillar-27 opens your hand: no other point, and no penalty."""
    game = courtesy(["vulca-05", "terrah-01", "pillar-27"]).when("fight", "play vulca-05", "play pillar-27")
    assert not plays(game, "back")
    assert (game.phase(), sorted(game.zone("me", "hand"))) == (
        "decision",
        ["pillar-27", "terrah-01", "vulca-05"],
    )
    assert (game.dragons("you"), game.state.is_over()) == (0, False)
    walk(game, "retreat")
    assert game.dragons("you") == 1, "the fight and nothing more"


@pytest.mark.rule("OQ-24", "BM-17.2")
def test_courtesy_never_goes_back_before_something_hidden_became_known() -> None:
    """pillar-30 opened your hand in T2: nobody unsees that."""
    game = courtesy(["pillar-30", "vulca-05", "terrah-01"], "action")
    walk(game, "play pillar-30", "fight", "play vulca-05")
    end_turn(game)
    offered = points(game) if plays(game, "back") else [(game.phase(), sorted(game.zone("me", "hand")))]
    assert ("decision", ["terrah-01", "vulca-05"]) in offered
    assert not [hand for _, hand in offered if "pillar-30" in hand]


@pytest.mark.rule("OQ-24", "BM-17.2", "BM-17.2a")
def test_courtesy_forgets_nothing_hidden_over_a_further_step() -> None:
    """As above with pillar-27, but a support follows: still T3 only, with nothing but the retreat."""
    hand: list[CardLike] = ["hoax-29", "vulca-05", "terrah-01", "pillar-27", "hoax-22"]
    game = courtesy(hand, "action")
    walk(game, "play hoax-29", "fight", "play vulca-05", "play pillar-27", "play hoax-22")
    end_turn(game)
    assert (game.phase(), game.legal()) == ("decision", ["retreat"])


@every_ruleset
@pytest.mark.rule("OQ-28", "BM-6.6a")
def test_the_decision_enforces_only_that_a_character_can_be_laid_out(ruleset: str) -> None:
    assert weak(ruleset, ["hoax-21", "hoax-19"]).legal() == ["retreat"], "no character"
    game = weak(ruleset, ["terrah-15", "hoax-02"])
    assert sorted(game.legal()) == ["fight", "retreat"], "2 earth against 6: allowed all the same"
    game.when("fight", "play terrah-15", "yes", "choose hoax-05")
    assert "hoax-05" in game.discards("you"), "its text was used knowingly"
    end_turn(game)
    assert outcome(game) == "retreat"
    assert game.dragons("you") == 1


@every_ruleset
@pytest.mark.rule("OQ-28", "BM-17.7")
def test_exact_lookahead_forbids_to_go_on_knowingly(ruleset: str) -> None:
    def foreseen(*hand: str) -> list[str]:
        game = given(
            me=side(hand=hand, active=["hoax-01"]),
            you=side(hand=["hoax-05"], active=["terrah-03"]),
            element="earth",
            phase="decision",
            ruleset=ruleset,
            lookahead=True,
        )
        return sorted(game.legal())

    assert foreseen("terrah-15", "hoax-02") == ["retreat"]
    assert foreseen("terrah-04", "hoax-02") == ["retreat"], "5 earth are not 6"
    assert foreseen("terrah-01", "hoax-02") == ["fight", "retreat"]
    assert foreseen("terrah-04", "hoax-22") == ["fight", "retreat"], "5 and a support of 2"


@every_ruleset
@pytest.mark.parametrize(
    ("hand", "rival", "searched"),
    [
        (["mimix-20"], {"active": ["terrah-03"]}, True),
        (["mimix-20"], {"active": ["terrah-13"]}, False),
        (["mimix-20", "hoax-07"], {"active": ["pillar-17", "pillar-14"]}, False),
        (["mimix-22", "mimix-20"], {"active": ["buka-18"]}, False),
    ],
    ids=["T6b power", "T5e play", "T5e payment", "T4e characters"],
)
@pytest.mark.rule("OQ-29", "BM-17.1", "BM-5.4")
def test_a_violation_is_settled_where_it_shows(
    ruleset: str, hand: list[str], rival: dict, searched: bool
) -> None:
    """mimix-20 searches the pile after the demands of T5e and before the power of T6b."""
    game = given(
        me=side(hand=hand, rest=["terrah-01", "hoax-02"]),
        you=side(hand=["hoax-05"], **rival),
        element="earth",
        phase="decision",
        ruleset=ruleset,
    )
    walk(game, "fight", *[f"play {key}" for key in hand if key.startswith("mimix")])
    while game.state.seat == 0 and game.may("pass"):
        game.when("pass")
    if searched:
        assert not game.has_retreated("me"), "the power shows later"
        assert plays(game, "choose") == ["hoax-02", "terrah-01"]
        game.when("choose terrah-01")
    assert game.has_retreated("me")
    kinds = [event.kind for event in game.events]
    taken = kinds.index(What.TAKE) if What.TAKE in kinds else None
    assert (taken is not None and taken < kinds.index(What.RETREAT)) == searched


@every_ruleset
@pytest.mark.rule("OQ-29", "BM-17.1")
def test_a_missing_character_shows_in_the_character_phase(ruleset: str) -> None:
    """The only character is cancelled: no support may follow, the retreat comes at once."""

    def cancelled(*hand: str) -> Scenario:
        game = given(
            me=side(hand=hand, active=["hoax-02"]),
            you=side(hand=[NOT_THIS_CARD, "hoax-05"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        return game.when("play hoax-01", "play fx-nein")

    game = cancelled("hoax-01", "hoax-21")
    if game.state.seat == 0 and game.phase() == "character":
        assert game.legal() == ["pass"]
        game.when("pass")
    assert game.has_retreated("me")
    assert "hoax-21" in game.zone("me", "hand")
    assert plays(cancelled("hoax-01", "hoax-03")) == ["hoax-03"], "another character is still to be played"


@every_ruleset
@pytest.mark.rule("OQ-45", "BM-16.29")
def test_mena_marn_forbids_no_laying_out_but_is_tested_at_the_end_of_the_character_phase(
    ruleset: str,
) -> None:
    """buka-18: pillar-12 takes the first character back before the test."""

    def two(*words: str) -> Scenario:
        game = given(
            me=side(hand=["mimix-22", "pillar-12", "khind-27"]),
            you=side(hand=["hoax-05"], active=["buka-18"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        game.when("play mimix-22")
        assert game.may("play pillar-12"), "no ban on laying out"
        game.when("play pillar-12", *words)
        if game.phase() == "character" and game.state.seat == 0:
            game.when("pass")
        return game

    left = two("choose mimix-22")
    assert (left.phase(), left.zone("me", "active")) == ("boost", ["pillar-12"])
    stayed = two("done")
    assert outcome(stayed) == "retreat"
    assert "khind-27" in stayed.zone("me", "hand"), "T5 is not reached: Laughing Gas would be too late"


@every_ruleset
@pytest.mark.parametrize(
    ("procedure", "how"), [("undo", "back"), ("penalty", "back"), ("retreat", "retreat")]
)
@pytest.mark.rule("OQ-45", "BM-17.2")
def test_too_many_characters_are_settled_by_the_procedure(ruleset: str, procedure: str, how: str) -> None:
    game = given(
        me=side(hand=["mimix-22", "hoax-01"]),
        you=side(hand=["hoax-05"], active=["buka-18"]),
        element="fire",
        phase="decision",
        ruleset=with_procedure(ruleset, procedure),
    )
    walk(game, "fight", "play hoax-01", "play mimix-22")
    assert outcome(end_turn(game)) == how


@every_ruleset
@pytest.mark.parametrize("element", ["fire", "earth"])
@pytest.mark.rule("OQ-47", "BM-16.37")
def test_khind_31_opens_a_fight_with_a_power_of_nothing(ruleset: str, element: str) -> None:
    def opening(*hand: str) -> Scenario:
        return given(
            me=side(hand=hand), you=side(hand=["hoax-05", "hoax-02"]), phase="action", ruleset=ruleset
        )

    without = opening("khind-31", "hoax-21").when("pass")
    assert without.legal() == ["decline"], "no character, and the duty is not waived"
    game = opening("khind-31", "hoax-21", "hoax-01").when("play khind-31")
    assert sorted(game.legal()) == ["decline", "fight"]
    game.when("fight")
    assert (game.phase(), game.legal()) == ("announce", ["announce earth", "announce fire"]), "STOP"
    game.when(f"announce {element}")
    assert announced(game, "me") == [0]
    assert (game.state.seat, game.state.is_first, game.has_retreated("me")) == (1, False, False)
    alone = opening("khind-31", "hoax-21").when("play khind-31")
    assert sorted(alone.legal()) == ["decline", "fight"], "no character in hand is needed"
