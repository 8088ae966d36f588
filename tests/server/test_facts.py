"""What the page is told beyond views: what actions are about, marks, reasons for whatever is touched."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from moondrake.bluemoon import showing
from moondrake.bluemoon.actions import WORDS
from moondrake.bluemoon.breakdown import power_breakdown
from moondrake.bluemoon.effects import Element, When
from moondrake.bluemoon.game import State as BlueMoonState
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.zones import LOCAL
from moondrake.equinox.creatures import CREATURES, HALVES
from moondrake.equinox.game import State as EquinoxState
from moondrake.equinox.prints import CHAMPION_VALUE, suit_of
from moondrake.games.desk import Touch
from moondrake.players import protocol
from moondrake.server import entries, frames
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import Entry
from moondrake.server.frames import Lens
from moondrake.server.setups import Options, SeatPlan, TableSetup
from moondrake.table import SPECTATOR, View
from moondrake.testing.bluemoon import given as bluemoon
from moondrake.testing.bluemoon import side
from moondrake.testing.equinox import Scenario, given
from moondrake.words import say
from tests.server.harness import Json, Place, in_place

SEED = "fedcba9876543210" * 4
PEOPLES = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
ABOUT = ("verb", "card", "element", "seat", "place", "creature", "row")


def games(
    game: str, numbers: range, seats: int = 2, take_back: Literal["on", "off"] = "on"
) -> "list[Course]":
    """Every position of some random games."""
    return [course for number in numbers for course in positions(game, number, seats, take_back)]


def positions(game: str, number: int, seats: int, take_back: Literal["on", "off"]) -> list[Course]:
    rng = Random(f"{game} {number}")
    desk = desk_of(game)
    wanted = (
        {"deck a": PEOPLES[number % 9], "deck b": PEOPLES[(number + 4) % 9]} if game == "bluemoon" else {}
    )
    plan = (SeatPlan(name="Anna"),) * seats
    options = Options(take_back=take_back)
    course = new_course("table", desk, TableSetup(game, desk.header(wanted, seats), plan, options), SEED)
    seen: list[Course] = []

    def add(entry: Entry) -> None:
        entry.seq, entry.at = course.seq + 1, 1_700_000_000_000 + course.seq
        course.apply(entry)

    for seat in range(seats):
        add(
            Entry(
                entries.JOIN, seat, data={"name": "ABCDE"[seat], "seed": f"s{seat}{number}", "by": "player"}
            )
        )
    add(Entry(entries.START, data={"seeds": [f"s{seat}" for seat in range(seats)], "by": ["player"] * seats}))
    while course.outcome is None:
        assert course.state is not None
        seen.append(course.copy())
        add(Entry(entries.DECIDE, course.state.seat_to_act(), rng.choice(course.state.legal_actions())))
    seen.append(course.copy())
    return seen


def shown(course: Course, seat: int) -> Json:
    return frames.position_frame(course, Lens(seat), 1_700_000_100_000)


def about(action: Json) -> Json:
    return {name: action[name] for name in ABOUT if name in action}


def test_every_action_of_blue_moon_says_what_it_is_about() -> None:
    for course in games("bluemoon", range(6))[:-1]:
        if course.outcome is not None:
            continue
        frame = shown(course, course.to_act() or 0)
        cards = frame["view"]["cards"]
        for action in frame["actions"]:
            word = action["word"].split()
            assert action["verb"] == word[0]
            if action["card"] is not None:
                assert cards[str(action["card"])] == word[1].partition(":")[2] or word[1]
                assert "place" not in action
            elif len(word) == 2:
                named = {"element": word[1], "place": int(word[1]) - 1 if word[1].isdecimal() else None}
                assert any(name in action and action[name] == value for name, value in named.items())
            else:
                assert about(action) == {"verb": word[0], "card": None}


def test_every_action_of_equinox_says_what_it_is_about() -> None:
    kinds = set()
    for course in games("equinox", range(6), seats=3):
        if course.outcome is not None:
            continue
        frame = shown(course, course.to_act() or 0)
        cards = frame["view"]["cards"]
        for action in frame["actions"]:
            verb, *rest = action["word"].split()
            kinds.add(verb)
            if verb == "chameleon":
                assert cards[str(action["card"])] == f"chameleon {rest[0]}"
                assert action["creature"] == rest[2]
            elif action["card"] is not None:
                assert cards[str(action["card"])] == " ".join(rest)
            elif verb == "field":
                assert (action["creature"], action["row"]) == (rest[0], int(rest[1]))
            elif rest and rest != ["stone"]:
                assert rest[0] in (action.get("creature"), "abcde"[action.get("seat", 0)])
    assert {"bet", "play", "chameleon", "secret", "discard", "field", "take", "player"} <= kinds


@pytest.mark.rule("BM-7.5")
def test_only_a_retreat_is_asked_about_before_it_is_done_and_only_if_it_has_consequences() -> None:
    found = {True: 0, False: 0}
    for course in games("bluemoon", range(12)):
        if course.outcome is not None:
            continue
        frame = shown(course, course.to_act() or 0)
        for action in frame["actions"]:
            if action["verb"] != "retreat":
                assert "is_final" not in action
                continue
            found["is_final" in action] += 1
            if "is_final" not in action:
                after = course.copy()
                entry = Entry(
                    entries.DECIDE, course.to_act() or 0, action["id"], seq=course.seq + 1, at=course.last_at
                )
                after.apply(entry)
                assert after.outcome is None
                assert not after.decisions[-1].draws
    assert found[True]
    for course in games("bluemoon", range(6)):
        if course.outcome is None:
            seat = course.to_act() or 0
            # bots agree to a take-back
            course.seats = [
                replace(one, level="" if n == seat else "beginner") for n, one in enumerate(course.seats)
            ]
            for action in shown(course, seat)["actions"]:
                after = course.copy()
                after.apply(Entry(entries.DECIDE, seat, action["id"], seq=course.seq + 1, at=course.last_at))
                is_end = action["verb"] == "retreat" and after.outcome is not None
                assert ("is_final" in action) == is_end
    for course in games("bluemoon", range(3), take_back="off"):
        if course.outcome is None:
            frame = shown(course, course.to_act() or 0)
            assert all("is_final" in action for action in frame["actions"] if action["verb"] == "retreat")


@pytest.mark.rule("BM-16.7")
def test_a_card_whose_payment_the_hand_cannot_meet_is_offered_with_a_warning() -> None:
    desk = desk_of("bluemoon")
    for rest, is_vain in ((["vulca-01"], True), (["vulca-01", "vulca-13"], False)):
        state = bluemoon(
            me=side(hand=["vulca-29", *rest]), you=side(active=["hoax-01"]), element="fire", phase="action"
        ).state
        view = state.view(0)
        told = [
            desk.action_json(state, view, action, language, ["A", "B"], "always")
            for action in state.legal_actions()
            for language in ("en", "de", "hu")
        ]
        warned = [action for action in told if "vain" in action]
        assert [action["word"] for action in warned] == ["play vulca-29"] * 3 * is_vain
        assert all(action["vain"] for action in warned)


@pytest.mark.rule("BM-16.7")
def test_the_warning_looks_at_the_own_hand_only() -> None:
    found = 0
    for course in games("bluemoon", range(10)):
        state = course.state
        assert isinstance(state, BlueMoonState)
        seat = course.to_act()
        if course.outcome is not None or seat is None:
            continue
        imagined = state.view(seat).determinize(Random(1))
        for action in state.legal_actions():
            vain = showing.is_vain(state, seat, action)
            found += vain
            assert vain == showing.is_vain(imagined, seat, action)
    assert found


@pytest.mark.rule("BM-6.11", "BM-14.3")
def test_the_power_with_a_hand_card_is_what_it_becomes_when_the_card_is_played_unanswered() -> None:
    found: Counter[int] = Counter()
    for course in games("bluemoon", range(1, 8))[::2]:
        state = course.state
        assert isinstance(state, BlueMoonState)
        if course.outcome is not None:
            continue
        seat = course.to_act() or 0
        frame = shown(course, seat)
        told = {one["card"]: one for one in frame.get("foreseen", [])}
        assert showing.powers_with(state.view(seat).determinize(Random(1)), seat) == list(told.values())
        for action in frame["actions"]:
            if action["verb"] != "play" or action["card"] not in told:
                continue
            after = state.copy()
            after.apply(action["id"])
            texts = state.facts[seat].sentences[action["card"] & LOCAL]
            if after.frames or after.seat != seat or any(text.when is When.NOW for text in texts):
                continue
            one = told[action["card"]]
            found[state.phase] += 1
            assert showing.marks(after)["powers"][seat] == {"fire": one["fire"], "earth": one["earth"]}
    assert set(found) == {Phase.CHARACTER, Phase.BOOST}


@pytest.mark.rule("BM-14.10")
def test_marks_are_the_same_for_every_viewer_and_agree_with_the_breakdown() -> None:
    kinds = set()
    for course in games("bluemoon", range(18))[::3]:
        state = course.state
        assert isinstance(state, BlueMoonState)
        marks = shown(course, 0)["marks"]
        assert marks == shown(course, 1)["marks"] == shown(course, SPECTATOR)["marks"]
        open_cards = {
            card for side in shown(course, SPECTATOR)["view"]["table"]["sides"] for card in in_play(side)
        }
        marked = [mark["card"] for mark in marks["ignored"] + marks["values"]] + marks["protected"]
        assert set(marked) <= open_cards
        assert marks["needs"] is None or state.element != Element.NO_ELEMENT
        if state.element != Element.NO_ELEMENT:
            full = [power_breakdown(state, seat, state.element) for seat in (0, 1)]
            word = Element(state.element).name.lower()
            assert [powers[word] for powers in marks["powers"]] == [one.power for one in full]
            assert marks["shields"] == [one.shield for one in full]
            assert marks["needs"] in (None, full[1 - state.seat].power)
            lines = [line for seat in (0, 1) for line in power_breakdown(state, seat, state.element).lines]
            changed = {
                line.card: line.value() for line in lines if line.card >= 0 and line.value() != line.printed
            }
            assert {mark["card"]: mark["value"] for mark in marks["values"]} == changed
            ignored = {mark["card"] for mark in marks["ignored"] if "card" in mark["what"]}
            assert all(changed.get(card, 0) == 0 for card in ignored)
        kinds |= {what for mark in marks["ignored"] for what in mark["what"]}
        kinds |= {name for name in ("values", "protected") if marks[name]}
    assert kinds == {"card", "text", "icons", "values", "protected"}


@pytest.mark.rule("BM-6.11")
def test_before_the_character_the_marks_say_what_counts_without_the_cards_it_will_cover() -> None:
    found = 0
    for course in games("bluemoon", range(24)):
        state = course.state
        assert isinstance(state, BlueMoonState)
        ahead = shown(course, 0)["marks"]["ahead"]
        if ahead is None:
            continue
        found += 1
        side = state.sides[state.seat]
        full = power_breakdown(state, state.seat, state.element)
        covered = sum(
            line.value() for line in full.lines if line.card >= 0 and side.active >> (line.card & 63) & 1
        )
        assert not state.turn.deactivated
        if not state.ignorers and not full.raises and all(not line.changes for line in full.lines):
            assert ahead["power"] == full.power - covered
        assert ahead["needs"] is None or not state.is_first
    assert found > 5


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_every_verb_of_blue_moon_has_a_button(language: str) -> None:
    """REPLACE, which no ready-made deck has, once broke every table with it."""
    values = {"card": "Yin", "place": "1", "element": "fire", "seat": "Anna", "phase": "boost"}
    for word in WORDS.values():
        if word not in ("choose", "deal"):  # these say only the card
            assert say(f"action-bluemoon-{word}", language, **values)


def in_play(side: Json) -> list[int]:
    zones = ("active", "support", "leading", "lasting", "staff")
    return [card for zone in zones for card in side[zone]] + [ship["ship"] for ship in side["ships"]]


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_whatever_is_touched_has_an_action_or_a_reason_with_its_rule(game: str) -> None:
    """For every viewer, at every moment, also while another seat is asked."""
    for course in games(game, range(3))[::5]:
        if course.outcome is not None:
            continue
        state, desk, names = course.state, course.desk, course.names()
        assert state is not None
        for seat in (0, 1, SPECTATOR):
            frame = shown(course, seat)
            touches = [Touch(card=int(card)) for card in frame["view"]["cards"]]
            legal = frame.get("actions", [])
            for touch in touches:
                reasons = desk.why(state, seat, touch, "en", names)
                if not reasons:
                    assert any(fits(action, touch) for action in legal), (seat, touch)
                elif touch.card is not None:
                    assert not any(action["card"] == touch.card for action in legal if action["verb"] in EASY)
                assert all(reason["rules"] and reason["text"] for reason in reasons)


EASY = ("play", "choose", "discard", "give", "take", "pay", "land", "unmask", "secret", "chameleon")


def fits(action: Json, touch: Touch) -> bool:
    return action["card"] == touch.card or "creature" in action  # it lies on this creature's field


def test_every_field_and_champion_card_of_equinox_is_offered_or_says_why_not() -> None:
    """As the page touches them: a field by its visible card where there is one."""
    for course in games("equinox", range(4), 3)[::3]:
        if course.outcome is not None or course.state is None:
            continue
        for seat in range(3):
            frame = shown(course, seat)
            table, legal = frame["view"]["table"], frame.get("actions", [])
            for column in table["creatures"]:
                creature = column["creature"]
                cards = [None, *[field["visible"] for field in column["rows"]]]
                for row, card in enumerate(cards):
                    place = Touch(creature=creature, row=row - 1 if row else None)
                    touch = place if card is None else Touch(card=card)
                    reasons = course.desk.why(course.state, seat, touch, "en", course.names())
                    is_offered = any(done_at(action, creature, row, card, table["row"]) for action in legal)
                    assert bool(reasons) != is_offered, (seat, touch, reasons)
                    assert all(reason["rules"][0].startswith("EQ-") for reason in reasons)


def done_at(action: Json, creature: str, row: int, card: int | None, current: int) -> bool:
    """Is this action done by clicking the field of a row from 1, or the champion card (0)?"""
    if card is not None and action["card"] == card:
        return True
    if action.get("creature") != creature or action["card"] is not None:
        return False
    if action["verb"] in ("name", "champion"):
        return action["verb"] == "name" or row == 0
    return bool(row == action.get("row", current))


@pytest.mark.parametrize(
    ("touch", "rule"),
    [
        (Touch(creature="susi", row=0), "EQ-4.4"),
        (Touch(creature="susi", row=3), "EQ-4.4"),
        (Touch(creature="susi", row=1), "EQ-4.5"),
        (Touch(creature="susi"), "EQ-4.9"),
        (Touch(creature="noctia", row=1), "EQ-4.4"),
    ],
)
def test_a_bet_in_the_wrong_place_names_the_rule_that_forbids_it(touch: Touch, rule: str) -> None:
    table = given(round_=2, vanished=["noctia"], stones={"susi 2": "b"}, hands={"a": "susi 1"})
    reasons = desk_of("equinox").why(table.state, 0, touch, "hu", ("Anna", "Ben"))
    assert reasons[0]["rules"] == [rule]


def test_the_desk_asks_about_what_is_wanted_now() -> None:
    """A hand card is played, chosen or given as it is asked; on the other's turn it is the other's turn."""
    course = next(
        course
        for course in games("bluemoon", range(4))
        if course.outcome is None and shown(course, course.to_act() or 0)["question"]["ask"] == "character"
    )
    asked = course.to_act() or 0
    state, names = course.state, course.names()
    assert state is not None
    hand = shown(course, asked)["view"]["table"]["sides"][asked]["hand"]
    offered = {action["card"] for action in shown(course, asked)["actions"]}
    for card in hand:
        reasons = course.desk.why(state, asked, Touch(card=card), "en", names)
        assert bool(reasons) != (card in offered)
    other = shown(course, 1 - asked)["view"]["table"]["sides"][1 - asked]["hand"]
    for card in other:
        first = course.desk.why(state, 1 - asked, Touch(card=card), "de", names)[0]
        assert first["rules"] == ["BM-5.2"]
        assert names[asked] in first["text"]


def test_a_question_about_a_card_goes_over_the_wire_and_nonsense_is_refused(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        for guest in (first, second):
            position = await place.position(guest, table)
            card = position["view"]["table"]["sides"][position["seat"]]["hand"][0]
            reply = await place.say(guest, table, {"type": "why", "card": card, "id": "w"})
            told = reply.json()["reply"]
            assert (told["type"], told["card"], told["id"]) == ("why", card, "w")
            assert told["reasons"] or position["type"] == "choose"
        for wrong in (
            {},
            {"card": 1, "action": 0},
            {"card": 1, "row": 1},
            {"card": 63},
            {"card": 900},
            {"creature": "susi"},
            {"creature": "susi", "row": 9},
        ):
            reply = await place.say(first, table, {"type": "why", **wrong})
            assert reply.status_code in (400, 409, 422), reply.text
            assert reply.json()["message"]
        await place.say(first, table, {"type": "resign"})
        reply = await place.say(first, table, {"type": "why", "card": 1})
        assert reply.json()["reply"]["reasons"][0]["rules"] == ["BM-8.1"]

    in_place(work, tmp_path)


def test_an_action_keeps_its_notation_for_programs(tmp_path: Path) -> None:
    course = games("bluemoon", range(1))[0]
    seat = course.to_act() or 0
    assert course.state is not None
    frame = shown(course, seat)
    view = course.state.view(seat)
    assert [action["word"] for action in frame["actions"]] == [
        view.notation(action) for action in course.state.legal_actions()
    ]


def test_cards_never_seen_are_the_deck_of_equinox_without_what_this_seat_saw() -> None:
    for course in positions("equinox", 3, 3, "on")[::9]:
        state = course.state
        assert isinstance(state, EquinoxState)
        position = state.position
        for seat in (0, 1, 2, SPECTATOR):
            view = frames.position_frame(course, Lens(seat, "en"), 1_700_000_100_000)["view"]
            unseen = set(view["memory"]["unseen"])
            fields = [field for column in view["table"]["creatures"] for field in column["rows"]]
            seen = {*view["table"]["hand"], view["table"]["secret"], *[field["visible"] for field in fields]}
            seen |= {card for cards in view["memory"]["held"] for card in cards}
            hidden = [cards for other, cards in enumerate(position.hands) if other != seat]
            hidden += [cards for other, cards in enumerate(position.asides) if other != seat]
            hidden += [position.pile, position.discard, position.secrets]
            assert not unseen & seen
            assert set(position.pile) <= unseen <= {card for cards in hidden for card in cards}


PLAIN = "susi moosmann cornu noctia vulpa lupino carmen raneri"
FIVE = ("susi 2", "moosmann 2", "cornu 2", "noctia 2", "vulpa 2")


@pytest.mark.parametrize(
    ("table", "most"),
    [
        (given(), [22, 22]),
        (given(secrets={"a": "ursus 3"}), [22, 22]),
        (given(round_=2, vanished=["noctia"], secrets={"a": "noctia 3", "b": "susi 1"}), [16.5, 22]),
        (given(round_=2, vanished=["noctia"], stones={"susi 1": "a", "noctia 1": "b"}), [20.5, 16.5]),
        (given(creatures=PLAIN, round_=2), [15, 15]),
        (given(creatures=PLAIN, round_=2, stones=dict.fromkeys(FIVE, "b")), [13, 15]),
    ],
    ids=[
        "nothing bet yet",
        "half a point",
        "secret bets",
        "earlier rows",
        "only this row",
        "few free fields",
    ],
)
def test_points_still_possible_in_equinox_are_what_the_stones_left_can_score(
    table: Scenario, most: list[float]
) -> None:
    """EQ-9.4, EQ-9.14: on free fields, in earlier rows where a creature allows it, with half points."""
    view = table.state.view(0)
    assert desk_of("equinox").marks(table.state, view)["possible"] == most


@pytest.mark.rule("EQ-8.8")
def test_what_vanishes_costs_what_was_at_stake_on_it() -> None:
    """Stones on creatures that stay are all of one's points; those on others were told to be lost."""
    desk, went = desk_of("equinox"), 0
    for course in positions("equinox", 3, 4, "on"):
        state = course.state
        assert isinstance(state, EquinoxState)
        position = state.position
        points = {line.seat: line.points for line in state.standings()}
        for viewer in (*range(4), SPECTATOR):
            stakes = desk.marks(state, state.view(viewer))["stakes"]
            for seat in range(4):
                alive = [CREATURES[creature].key for creature in position.alive]
                secret = position.secrets[seat]
                own = seat == viewer and secret >= 0 and suit_of(secret) in position.alive
                hidden = CHAMPION_VALUE + HALVES[suit_of(secret)] / 2 if own else 0
                assert sum(stakes[creature][seat] for creature in alive) == points[seat] + hidden
            went += any(sum(stakes[key]) for key in stakes if key not in alive)
    assert went, "nobody ever lost anything"


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_what_lies_before_a_seat_is_written_once_a_position_and_never_stale(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, written = frames.Looks(), Counter[int]()
    plain = protocol.view_json

    def counted(view: View, memory: bool = True) -> Json:
        written[view.seat] += 1
        return plain(view, memory)

    courses = positions(game, 2, 2, "on")
    for course in courses:
        for seat in (0, 1, SPECTATOR):
            anew = frames.encode(shown(course, seat))
            with monkeypatch.context() as patch:
                patch.setattr(protocol, "view_json", counted)
                for language in ("en", "de", "en"):
                    again = frames.position_frame(
                        course, Lens(seat, language), 1_700_000_100_000, looks=looks
                    )
            assert frames.encode(again) == anew
    assert written == {seat: len(courses) for seat in (0, 1, SPECTATOR)}
