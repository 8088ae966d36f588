"""Why not? Every attempt is legal or has a reason with its rule number."""

from random import Random
from typing import Any

import pytest

from moondrake.equinox import GAME, actions, explain
from moondrake.equinox.prints import FIRST_CHAMELEON
from moondrake.equinox.reasons import Reason, Remedy, Why
from moondrake.table import IllegalAction
from moondrake.testing.equinox import Scenario, card, creature, given

HAND = {"a": "susi 1, ursus 1, chameleon 3, dryada 1"}
LATE: dict[str, Any] = {"hands": HAND, "round_": 2, "vanished": ["ursus"]}
WITH_RANERI = "susi raneri cornu klumpi noctia vulpa fungi ursus"
WITH_ZIEGFRIED = "susi ziegfried cornu klumpi noctia vulpa fungi moosmann"


def why(table: Scenario, word: str, seat: int = 0) -> list[Reason]:
    return list(explain(table.state, seat, table.state.parse(word)))


def first(table: Scenario, word: str, seat: int = 0) -> tuple[str, str]:
    reason = why(table, word, seat)[0]
    return reason.why.name, reason.rule


def bet(**parts) -> Scenario:
    return given(**({"hands": HAND} | parts))


def late(*words: str, **parts) -> Scenario:
    return given(**(LATE | parts)).when(*words)


def using(name: str, *words: str, **parts) -> Scenario:
    """The ability of a creature is offered to a."""
    usual: dict[str, Any] = {
        "hands": {"a": f"{name} 3, susi 6", "b": "susi 1, vulpa 1"},
        "round_": 2,
        "vanished": ["ursus"],
    }
    return given(**(usual | {"stones": {f"{name} 1": "a"}} | parts)).when("pass", f"play {name} 3", *words)


CASES = [
    (lambda: bet(stones={"susi 1": "b"}), "bet susi", "STONE_THERE", "EQ-4.5"),
    (lambda: late(), "bet ursus", "HAS_VANISHED", "EQ-4.4"),
    (lambda: bet(), "bet lupino", "NOT_IN_MATCH", "EQ-3.2"),
    (lambda: bet(stones_left={"a": 0}, secrets={"a": "vulpa 1"}), "bet susi", "NO_STONE_LEFT", "EQ-4.13"),
    (lambda: late(), "secret susi 1", "ONLY_ROUND_ONE", "EQ-4.7"),
    (lambda: bet(secrets={"a": "vulpa 1"}), "secret susi 1", "ONCE_PER_GAME", "EQ-4.7"),
    (lambda: bet(), "secret susi 2", "NOT_IN_HAND", "EQ-4.7"),
    (lambda: bet(asides={"a": "vulpa 2"}), "secret vulpa 2", "SET_ASIDE", "EQ-4.21"),
    (lambda: bet(), "reveal", "NO_SECRET_BET", "EQ-4.9"),
    (lambda: bet(), "play susi 1", "OTHER_QUESTION", "EQ-4.2"),
    (lambda: late("pass"), "pass", "MUST_PLAY", "EQ-4.15"),
    (lambda: late("pass"), "show", "CAN_PLAY", "EQ-4.20"),
    (lambda: late("pass"), "play ursus 1", "HAS_VANISHED", "EQ-4.16"),
    (lambda: late("pass"), "play susi 9", "NOT_IN_HAND", "EQ-4.15"),
    (lambda: late("pass"), "play chameleon 3", "CHAMELEON_NEEDS_CREATURE", "EQ-4.17"),
    (lambda: late("pass"), "chameleon 3 on ursus", "HAS_VANISHED", "EQ-4.17"),
    (lambda: late("pass"), "chameleon 4 on susi", "NOT_IN_HAND", "EQ-4.17"),
    (lambda: bet().when("secret susi 1"), "play dryada 1", "SECRET_THIS_TURN", "EQ-4.7"),
    (
        lambda: bet(ruleset="equinox+idle-tree=unplayable").when("pass"),
        "play dryada 1",
        "NO_TARGET",
        "EQ-10.3",
    ),
    (lambda: late("pass", "play susi 1"), "discard susi 2", "NOT_VANISHED", "EQ-4.22"),
    (lambda: late("pass", "play susi 1"), "discard ursus 2", "NOT_IN_HAND", "EQ-4.22"),
    (lambda: using("moosmann"), "field susi 1", "NOT_YOUR_STONE", "EQ-9.2"),
    (lambda: using("moosmann"), "champion susi", "NOT_YOUR_STONE", "EQ-9.2"),
    (lambda: using("moosmann"), "secret stone", "NO_SECRET_BET", "EQ-4.9"),
    (lambda: using("cornu"), "player a", "NOT_YOURSELF", "EQ-9.3"),
    (lambda: using("cornu"), "player c", "NOT_SEATED", "EQ-3.1"),
    (
        lambda: using("cornu", ruleset="equinox+cornu=once", asides={"b": "vulpa 5"}, players=3),
        "player b",
        "HIT_ALREADY",
        "EQ-9.3",
    ),
    (lambda: using("klumpi"), "field susi 3", "LATER_ROW", "EQ-9.4"),
    (lambda: using("klumpi"), "field klumpi 1", "STONE_THERE", "EQ-9.4"),
    (lambda: using("klumpi"), "field ursus 1", "HAS_VANISHED", "EQ-9.4"),
    (
        lambda: using("klumpi", ruleset="equinox+klumpi-later=yes", stones={"klumpi 1": "a", "susi 3": "b"}),
        "field susi 3",
        "STONE_THERE",
        "EQ-9.4",
    ),
    (
        lambda: using(
            "klumpi", ruleset="equinox+klumpi-vanished=yes", stones={"klumpi 1": "a", "ursus 1": "b"}
        ),
        "field ursus 1",
        "STONE_THERE",
        "EQ-9.4",
    ),
    (lambda: using("noctia", "player b"), "pass", "MUST_FINISH", "EQ-6.4"),
    (lambda: using("noctia", "player b"), "name ursus", "HAS_VANISHED", "EQ-9.7"),
    (lambda: using("vulpa", board={"susi 2": "susi 9"}), "field vulpa 2", "OTHER_CREATURE_NEEDED", "EQ-9.13"),
    (lambda: using("vulpa", board={"susi 2": "susi 9"}), "field noctia 2", "NO_CARD_THERE", "EQ-9.13"),
    (lambda: using("fungi", vanished=["susi"]), "name noctia", "NOT_VANISHED", "EQ-9.9"),
    (lambda: using("fungi", vanished=["susi", "ursus"], round_=3), "name ursus", "NO_TARGET", "EQ-6.4"),
    (lambda: using("fungi", vanished=["susi"]), "name lupino", "NOT_IN_MATCH", "EQ-9.9"),
    (
        lambda: using("raneri", creatures=WITH_RANERI, board={"raneri 1": "raneri 1", "susi 1": "susi 9"}),
        "field susi 1",
        "NOTHING_TO_SWAP",
        "EQ-9.12",
    ),
    (
        lambda: given(
            creatures=WITH_ZIEGFRIED,
            players=3,
            hands={"a": "ziegfried 3", "b": "susi 1", "c": "vulpa 1, vulpa 2, vulpa 3"},
            stones={"ziegfried 1": "a"},
        ).when("pass", "play ziegfried 3"),
        "player b",
        "TOO_FEW_CARDS",
        "EQ-9.10",
    ),
    (
        lambda: given(hands={"a": "dryada 1"}, board={"susi 1": "susi 3, susi 4"}).when(
            "pass", "play dryada 1"
        ),
        "take susi 3",
        "NOT_VISIBLE",
        "EQ-2.3",
    ),
    (
        lambda: given(hands={"a": "dryada 1"}, board={"susi 1": "susi 4", "noctia 1": "chameleon 4"}).when(
            "pass", "play dryada 1"
        ),
        "take chameleon 4",
        "WRONG_CARD",
        "EQ-10.2",
    ),
    (lambda: bet(), "deal susi 5", "CHANCE_DECIDES", "EQ-3.4"),
    (lambda: bet(), "invite susi", "TAKES_PART", "EQ-3.2"),
    (lambda: bet(), "use", "NOT_WANTED", "EQ-6.1"),
]


@pytest.mark.parametrize(
    ("make", "word", "reason", "rule"), CASES, ids=[f"{case[1]}-{case[2]}" for case in CASES]
)
def test_an_attempt_is_refused_for_the_right_reason(make, word: str, reason: str, rule: str) -> None:
    table = make()
    assert table.refuses(word)
    assert first(table, word) == (reason, rule)


def test_a_legal_attempt_has_no_reasons() -> None:
    table = bet()
    assert all(explain(table.state, 0, action) == () for action in table.state.legal_actions())


def test_reasons_say_which_card_and_creature() -> None:
    assert why(late("pass"), "play ursus 1")[0].creature == creature("ursus")
    assert why(late("pass"), "show")[0].card == card("susi 1")
    only = late("pass", hands={"a": "ursus 1, chameleon 3"})
    assert why(only, "show")[0].card == FIRST_CHAMELEON + 3


def test_all_reasons_are_given_the_decisive_one_first() -> None:
    table = late(stones_left={"a": 0}, secrets={"a": "vulpa 9"})
    assert [reason.why for reason in why(table, "secret susi 5")] == [
        Why.ONLY_ROUND_ONE,
        Why.ONCE_PER_GAME,
        Why.NO_STONE_LEFT,
        Why.NOT_IN_HAND,
    ]


def test_whoever_is_not_asked_is_told_who_is() -> None:
    reason = why(bet(), "pass", seat=1)[0]
    assert (reason.why, reason.seat) == (Why.NOT_ASKED, 0)
    assert first(bet(), "pass", seat=-2) == ("NOT_SEATED", "EQ-3.1")


def test_after_the_end_nothing_is_legal() -> None:
    table = given(hands={"a": "susi 1"}, pile=1).when("pass", "play susi 1").deal()
    assert first(table, "pass") == ("GAME_OVER", "EQ-11.1")
    assert explain(table.state, 0, -5)[0].why == Why.NO_SUCH_ACTION


@pytest.mark.parametrize("seed", range(12))
def test_every_intent_is_legal_or_has_a_reason(seed: int) -> None:
    state = GAME.start({"players": str(2 + seed % 4), "creatures": "picked" if seed % 2 else "random"})
    rng = Random(seed)
    while not state.is_over():
        legal = state.legal_actions()
        if rng.random() < 0.04:
            for seat in range(state.seats()):
                for intent in range(actions.BOUND):
                    reasons = explain(state, seat, intent)
                    is_legal = seat == state.seat_to_act() and intent in legal
                    assert (reasons == ()) == is_legal
                    assert all(reason.why != Why.NOT_OFFERED for reason in reasons)
        state.apply(rng.choice(legal))


def test_reasons_say_what_would_help_and_attempts_may_be_words() -> None:
    (reason,) = explain(late().state, 0, "bet ursus")
    assert (reason.why, reason.remedy) == (Why.HAS_VANISHED, Remedy.OTHER_CREATURE)
    assert explain(late("pass").state, 0, "pass")[0].remedy == Remedy.PLAY_CARD
    assert Reason(Why.ONLY_ROUND_ONE, "EQ-4.7").remedy == Remedy.NONE
    with pytest.raises(IllegalAction):
        explain(late().state, 0, "dance")


@pytest.mark.rule("EQ-9.4")
def test_klumpis_question_cites_klumpis_rule_for_champion_cards() -> None:
    table = given(hands={"a": "klumpi 3"}, stones={"klumpi 1": "a"}, champions={"susi": "b"})
    table.when("pass", "play klumpi 3")
    assert "field susi 1" in table.legal()
    for name in ("susi", "cornu"):
        assert [reason.rule for reason in why(table, f"champion {name}")] == ["EQ-9.4"]
