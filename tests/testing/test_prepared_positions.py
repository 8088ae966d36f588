"""Prepared positions of Blue Moon: what is impossible or misspelt is refused with what would be right."""

import pytest

from moondrake.bluemoon.effects import Kind
from moondrake.table import IllegalAction, SetupError
from moondrake.testing.bluemoon import (
    PHASES,
    announced,
    element,
    filler,
    fixture_card,
    given,
    hand_size,
    pile_size,
    plays,
    rest_of_deck,
    side,
    walk,
    winner,
)


def fight(**words):
    return given(me=side(hand=["hoax-05"]), you=side(active=["vulca-05"]), element="fire", **words)


@pytest.mark.parametrize(
    ("word", "remedy"),
    [
        ("paly hoax-05", "must begin with one of: pass"),
        ("play hoax-5", "no card 'hoax-5' is in this match"),
        ("play hoax-06", "no card 'hoax-06' is in this match"),
        ("play", "write: play CARD"),
        ("pass please", "write: pass"),
        ("announce water", "write: announce earth|fire"),
        ("bluffed first", "write: bluffed NUMBER"),
        ("", "must begin with one of"),
    ],
)
def test_a_word_that_names_nothing_is_neither_allowed_nor_forbidden(word, remedy):
    game = fight(phase="character")
    assert game.may("play hoax-05")
    with pytest.raises(IllegalAction, match=remedy.replace("|", r"\|")):
        game.may(word)


def test_a_card_that_both_sides_have_must_be_named_with_its_side():
    game = given(
        me=side(hand=["mutant-105"]), you=side(hand=["mutant-105"], active=["vulca-05"]), element="fire"
    )
    with pytest.raises(
        IllegalAction, match="both decks have this card, say whose: a:mutant-105, b:mutant-105"
    ):
        game.may("play mutant-105")
    assert not game.may("play b:mutant-105")


def test_a_word_that_is_known_but_not_legal_is_a_plain_no():
    game = fight(phase="character")
    assert not game.may("retreat")
    assert not game.may("play vulca-05")


IMPOSSIBLE = [
    (
        {"me": side(hand=["hoax-05"], active=["hoax-05"])},
        "me: hoax-05 is in hand and in active; a card lies in one place",
    ),
    ({"you": side(pile=["hoax-05", "hoax-05"])}, "you: hoax-05 is twice in pile"),
    ({"me": side(hand=["buka-01"], ships={"buka-31": ["buka-01"]})}, "in hand and in cargo of buka-31"),
    ({"dragons": 7}, "dragons cannot be 7; from -3 .* to 3"),
    ({"dragons": -4}, "dragons cannot be -4"),
    ({"dragons": True}, "dragons cannot be True; from -3 .* to 3"),
    ({"me": side(ships={"buka-31": ["buka-02", "buka-03"]})}, "buka-31 has room for 1 cards, not for 2"),
    ({"me": side(bluffs=["buka-01"])}, "buka-01 has no BLUFF icon"),
    ({"me": side(bluffs=["hoax-21"])}, "hoax-21 is of kind support; bluffs can hold: character"),
    ({"me": side(active=["hoax-21"])}, "hoax-21 is of kind support; active can hold: character, booster"),
    ({"me": side(support=["hoax-05"])}, "support can hold: support"),
    ({"me": side(ships={"hoax-05": []})}, "ships can hold: ship"),
    ({"me": side(stack=["hoax-05"])}, "stack can hold: leadership"),
    ({"me": side(lasting=["hoax-05"])}, "lasting can hold: hyla, achievement"),
    ({"me": side(hand=["hoax-00"])}, "hoax-00 is of kind leader; hand can hold: character"),
    ({"me": side(hand=["inq-412"])}, "inq-412 is of kind inquisitor"),
    ({"me": side(staff=["hoax-05"])}, "staff can hold: inquisitor, emissary"),
    ({"me": side(staff=["inq-412", fixture_card("fx-inq", Kind.INQUISITOR)])}, "at most one inquisitor"),
    ({"me": side(ships={"buka-31": ["hoax-27"]})}, "cargo of buka-31 can hold: character, booster, support"),
    (
        {"me": side(landed=["buka-31"])},
        "buka-31 is landed but not in ships; name it there too .ships: nothing",
    ),
    (
        {"me": side(hand=["hoax-01"], revealed=["hoax-02"])},
        "hoax-02 is revealed but not in hand; name it there too .hand: hoax-01",
    ),
    ({"me": side(hand="hoax-05")}, r"hand must be a list of cards; write hand=\['hoax-05'\]"),
    ({"me": side(pile=filler(62))}, "62 cards are too many; a side has at most 61"),
    ({"element": None, "first": False}, "say element='earth' or element='fire'"),
]


@pytest.mark.parametrize(("words", "remedy"), IMPOSSIBLE)
def test_a_position_that_no_game_comes_to_is_refused_with_the_remedy(words, remedy):
    with pytest.raises(SetupError, match=remedy):
        given(**{"element": "fire", **words})


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        ({"me": side(hand=["hoax-55"])}, "there is no card 'hoax-55'; similar keys: hoax-"),
        ({"me": side(hand=["hoaks-05"])}, "similar keys: hoax-05"),
        ({"me": side(hand=["?"])}, "there is no card '?'; keys look like hoax-05"),
        ({"me": side(people="hox")}, "me: there is no people 'hox'; peoples: hoax, vulca"),
        ({"phase": "charakter"}, "there is no phase 'charakter'; phases: turn, before_turn, begin, action"),
        ({"phase": "over"}, "there is no phase 'over'; phases: turn"),
        ({"element": "water"}, "there is no element 'water'; elements: earth, fire"),
        ({"turn": "mee"}, "there is no seat 'mee'; seats: me, you"),
        ({"older": "them"}, "there is no seat 'them'; seats: me, you"),
        ({"ruleset": "cosmos"}, "there is no ruleset 'cosmos'; rulesets: kosmos, ansmann"),
    ],
)
def test_a_typo_gets_the_words_that_there_are(words, remedy):
    with pytest.raises(SetupError) as refusal:
        given(**{"element": "fire", **words})
    assert remedy in str(refusal.value)


def test_looking_at_the_result_refuses_typos_too():
    game = fight()
    for look in (
        lambda: game.power("yuo"),
        lambda: game.power("me", "water"),
        lambda: game.zone("us", "hand"),
        lambda: game.zone("me", "hands"),
        lambda: game.discards("us"),
        lambda: game.cargo("me", "buka-31"),
        lambda: game.dragons("us"),
        lambda: game.has_retreated("us"),
        lambda: announced(game, "us"),
        lambda: winner(game),
    ):
        with pytest.raises(SetupError, match=r"there is no|has no ship|is not over"):
            look()


@pytest.mark.rule("BM-5.2")
def test_the_same_phase_words_go_in_and_come_out():
    for word in ("begin", "action", "decision", "character", "boost"):
        me = side(hand=["hoax-01", "hoax-20", "hoax-27", "hoax-19"], active=["hoax-05"])
        game = given(me=me, you=side(active=["vulca-05"]), element="fire", phase=word)
        came_out = game.phase()
        assert came_out in PHASES
        again = given(me=me, you=side(active=["vulca-05"]), element="fire", phase=came_out)
        assert (again.phase(), again.legal()) == (came_out, game.legal())
    ended = given(me=side(hand=["hoax-01"], active=["hoax-15"], pile=filler(9)), element="fire", phase="end")
    assert ended.phase() == "end"


def test_the_zone_words_of_a_side_can_be_asked_for():
    spec = side(
        hand=["hoax-01"],
        active=["hoax-02"],
        inactive=["hoax-03"],
        support=["hoax-21"],
        discard=["hoax-04"],
        stack=["hoax-27"],
        pile=["hoax-06", "hoax-05"],
        rest=["hoax-07"],
        bottom=["hoax-08"],
    )
    game = given(me=spec, you=side(active=["vulca-05"]), element="fire", phase="decision")
    for zone in ("hand", "active", "inactive", "support", "discard", "stack", "pile", "rest", "bottom"):
        assert game.zone("me", zone) == list(getattr(spec, zone)), zone


def test_filler_cards_do_nothing_and_the_rest_of_a_deck_completes_it():
    game = given(
        me=side(hand=["vulca-01"], pile=filler(20)),
        you=side(hand=["hoax-01"], rest=rest_of_deck("hoax", ["hoax-01"])),
    )
    assert (pile_size(game, "me"), pile_size(game, "you")) == (20, 29)
    assert hand_size(game, "you") == 1
    walk(game, "fight", "play vulca-01", "announce fire")
    assert announced(game, "me") == [game.power("me")]
    assert (element(game), hand_size(game, "me")) == ("fire", 6)
    assert game.zone("me", "hand")[-1].startswith("filler-")
    with pytest.raises(SetupError, match="there is no ready-made deck 'hox'"):
        rest_of_deck("hox", [])


def test_walking_stops_at_a_word_that_does_not_exist():
    game = fight()
    with pytest.raises(IllegalAction, match="no card 'hoax-06'"):
        walk(game, "play hoax-06")
    assert plays(fight(phase="character")) == ["hoax-05"]


def test_a_fixture_of_the_same_key_is_the_same_card():
    again = fixture_card("fx-one", Kind.CHARACTER, 1, 1)
    with pytest.raises(SetupError, match="fx-one is in hand and in discard"):
        given(me=side(hand=[again], discard=[again]), element="fire")
