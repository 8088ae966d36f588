"""Non-interference: what a viewer cannot know changes no byte that the viewer receives."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from moondrake.bluemoon.game import State as BlueMoonState
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.game import State as EquinoxState
from moondrake.equinox.prints import card_word
from moondrake.server import entries, frames, messages, proposals, store
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.frames import Lens
from moondrake.server.reception import proposed
from moondrake.server.setups import ClockRule, Options, SeatPlan, TableSetup
from moondrake.server.table import Table, Viewer
from moondrake.table import CHANCE, SPECTATOR, State
from moondrake.testing.laws import _exchangeable
from tests.server.harness import Place, in_place

SEED = "0123456789abcdef" * 4
CASES = [("bluemoon", 2, number) for number in range(9)] + [
    ("equinox", 2 + number % 4, number) for number in range(8)
]
DECKS = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")

pytestmark = pytest.mark.medium


def played(game: str, seats: int, number: int) -> tuple[TableSetup, list[Entry], Course]:
    """A table in the middle of a game: entries with chat, take-backs and clocks."""
    rng = Random(f"{game} {number}")
    desk = desk_of(game)
    wanted = {"deck a": DECKS[number % 9], "deck b": DECKS[(number + 4) % 9]} if game == "bluemoon" else {}
    options = Options(clock=ClockRule("game", 900, 5), memory=bool(number % 2))
    setup = TableSetup(game, desk.header(wanted, seats), (SeatPlan(name="Anna"),) * seats, options)
    course = new_course("table", desk, setup, SEED)
    listed: list[Entry] = []

    def add(entry: Entry) -> None:
        entry.seq, entry.at = course.seq + 1, 1_700_000_000_000 + 500 * course.seq
        course.apply(entry)
        listed.append(entry)

    for seat in range(seats):
        add(Entry(entries.JOIN, seat, data={"name": "ABCDE"[seat], "seed": f"s{seat}", "by": "player"}))
    add(Entry(entries.START, data={"seeds": [f"s{seat}" for seat in range(seats)], "by": ["player"] * seats}))
    for _ in range(rng.randrange(5, 90)):
        if course.outcome is not None:
            break
        assert course.state is not None
        seat = course.state.seat_to_act()
        free = proposals.free_to(course, seat)
        if free is not None and rng.random() < 0.1:
            add(Entry(entries.BACK, seat, data={"to": free}))
        elif rng.random() < 0.05:
            add(Entry(entries.CHAT, seat, data={"text": "hm"}))
        else:
            add(Entry(entries.DECIDE, seat, rng.choice(course.state.legal_actions())))
    return setup, listed, course


def questions(course: Course, seat: int, rng: Random) -> list[messages.AnyMessage]:
    """Messages that try whatever a seat could try."""
    state = course.state
    assert state is not None
    legal = state.legal_actions()
    tried = [rng.randrange(state.action_bound()) for _ in range(25)]
    if course.to_act() == seat:
        tried += legal
    asked: list[messages.AnyMessage] = [messages.Why(action=action) for action in tried]
    if course.desk.name == "bluemoon":
        asked += [messages.Why(card=seat_of << 6 | card) for seat_of in (0, 1) for card in range(30)]
    else:
        asked += [messages.Why(card=card) for card in range(0, 60, 2)]
        asked += [messages.Why(creature=creature.key, row=1) for creature in CREATURES]
    asked += [messages.Answer(action=action, sequence=course.position) for action in tried[:10]]
    asked += [
        messages.Answer(action="pass", sequence=course.position - 1),
        messages.TakeBack(),
        messages.TakeBack(to=0),
    ]
    asked += [
        messages.Breakdown(),
        messages.Consent(ask=1, yes=True),
        messages.Claim(against=1 - min(seat, 1)),
    ]
    return asked


def replies(course: Course, lens: Lens, asked: Sequence[messages.AnyMessage]) -> list[bytes]:
    """Every byte of the replies, refusals included; nothing is carried out."""
    told = []
    state = course.state
    assert state is not None
    for message in asked:
        try:
            told.append(msgspec.json.encode(_reply(course, state, lens, message)))
        except Refused as refusal:
            told.append(frames.encode(frames.error_frame(**refusal.told())))
    return told


def _reply(course: Course, state: State, lens: Lens, message: messages.AnyMessage) -> Any:
    names = course.names()
    if isinstance(message, messages.Why):
        return course.desk.why(state, lens.seat, message.attempt(), lens.language, names)
    if isinstance(message, messages.Breakdown):
        return course.desk.breakdown(state, lens.seat, lens.language, names)
    entry = proposed(course, lens.seat, message, set())
    return [entry.kind, entry.seat, entry.data]


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_an_imagined_table_looks_alike_in_every_byte(game: str, seats: int, number: int) -> None:
    """Positions, questions, reasons, breakdowns and errors depend on the viewer's knowledge alone."""
    rng = Random(number)
    _, _, course = played(game, seats, number)
    assert course.outcome is None, "this game was over too soon: take another number"
    assert course.state is not None
    truth = course.state
    for viewer in (*range(seats), SPECTATOR):
        lens = Lens(viewer, ("en", "de", "hu")[number % 3])
        asked = questions(course, viewer, rng) if viewer >= 0 else []
        shown = frames.encode(frames.position_frame(course, lens, 1_700_000_100_000))
        told = replies(course, lens, asked)
        for _ in range(3):
            other = course.copy()
            other.state = truth.view(viewer).determinize(rng)
            assert frames.encode(frames.position_frame(other, lens, 1_700_000_100_000)) == shown
            assert replies(other, lens, asked) == told


def hidden_pairs(state: State, viewer: int, rng: Random) -> list[tuple[str, str]]:
    """Words of two cards whose places the viewer cannot tell apart."""
    pairs: list[tuple[str, str]] = []
    if isinstance(state, BlueMoonState):
        for seat in (0, 1):
            cards = _exchangeable(state, seat) if seat != viewer else []
            words = [state.match.facts[seat].printed[card].key for card in cards]
            if len(words) > 1 and not state.match.shared_keys:
                pairs += [(rng.choice(words[::2]), rng.choice(words[1::2])) for _ in range(2)]
        return pairs
    assert isinstance(state, EquinoxState)
    position = state.position
    held = {card for cards in state.view(viewer).memory.held for card in cards}
    hands = [card for seat in range(position.seats) if seat != viewer for card in position.hands[seat]]
    hidden = [card_word(card) for card in hands if card not in held]
    pile = [card_word(card) for card in position.pile]
    return [(rng.choice(hidden), rng.choice(pile)) for _ in range(2)] if hidden and pile else []


def permuted(course: Course, listed: Sequence[Entry], pair: tuple[str, str]) -> list[Entry] | None:
    """The same table with two hidden cards exchanged throughout; None if that is no legal game."""
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    assert course.state is not None
    words = course.state

    def other(action: int) -> int:
        verb, _, card = words.notation(action).partition(" ")
        is_card = card in swap and verb != "field"
        return words.parse(f"{verb} {swap[card]}") if is_card else action

    again = new_course("table", course.desk, course.setup, SEED)
    new: list[Entry] = []
    for entry in listed:
        draws = tuple(other(action) for action in entry.draws or ())
        action = other(entry.action) if entry.action is not None else None
        twin = Entry(entry.kind, entry.seat, action, draws, entry.data, entry.client, entry.seq, entry.at)
        if not _is_legal(again, twin):
            return None
        again.apply(twin)
        new.append(twin)
    return new


def _is_legal(course: Course, entry: Entry) -> bool:
    if entry.kind not in (entries.DECIDE, entries.START):
        return True
    state = course.desk.start(course.setup.header) if course.state is None else course.state.copy()
    actions = [entry.action] if entry.action is not None else []
    for action in [*actions, *(entry.draws or ())]:
        if state.is_over() or action not in state.legal_actions():
            return False
        state.apply(action)
    return state.is_over() or state.seat_to_act() != CHANCE


def stream(setup: TableSetup, listed: Sequence[Entry], lens: Lens) -> list[bytes]:
    """Every byte a viewer is sent from the first entry on, step by step, and again on a resync."""
    course = new_course("table", desk_of(setup.game), setup, SEED)
    sent: list[bytes] = []
    steps = []
    for entry in listed:
        events = course.apply(entry)
        view = None if course.state is None else course.state.view(lens.seat)
        steps.append((entry, events))
        sent.append(frames.encode(frames.step_frame(course, view, entry, events, lens)))
        sent.append(frames.encode(frames.position_frame(course, lens, entry.at + 100)))
    sent.append(frames.encode(frames.welcome_frame(course, lens, 1_700_000_100_000, [lens.seat])))
    view = None if course.state is None else course.state.view(lens.seat)
    sent += [frames.encode(frames.step_frame(course, view, entry, events, lens)) for entry, events in steps]
    return sent


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_two_hidden_cards_exchanged_throughout_the_game_change_no_byte(
    game: str, seats: int, number: int
) -> None:
    """The whole history, with take-backs and resync: the same for everybody who saw neither card."""
    rng = Random(number)
    setup, listed, course = played(game, seats, number)
    assert course.outcome is None, "this game was over too soon: take another number"
    assert course.state is not None
    compared = 0
    for viewer in (*range(seats), SPECTATOR):
        lens = Lens(viewer, ("en", "de", "hu")[compared % 3])
        truth = stream(setup, listed, lens)
        seen = shown_cards(truth)
        for pair in hidden_pairs(course.state, viewer, rng):
            if seen.isdisjoint(pair) and (twin := permuted(course, listed, pair)) not in (None, listed):
                assert stream(setup, twin or [], lens) == truth, pair
                compared += 1
    assert compared, "nothing could be exchanged"


def shown_cards(sent: Sequence[bytes]) -> set[str]:
    """The words of all cards that were shown, also of those that a take-back made hidden again."""
    steps = [frame for line in sent if (frame := msgspec.json.decode(line))["type"] == "step"]
    cards = [card for step in steps for event in step["events"] for card in event["cards"]]
    return {card["key"] for card in cards if card is not None}


def test_a_free_take_back_has_taught_nothing() -> None:
    """Whatever may be taken back freely would have looked the same had the hidden cards been others."""
    seen = 0
    for game, seats, number in CASES:
        rng = Random(number)
        desk = desk_of(game)
        setup = TableSetup(game, desk.header({}, seats), (SeatPlan(),) * seats, Options())
        course = new_course("table", desk, setup, f"{number:064x}")
        for seat in range(seats):
            course.apply(Entry(entries.JOIN, seat, seq=seat + 1))
        course.apply(Entry(entries.START, data={"seeds": [""] * seats, "by": []}, seq=seats + 1))
        for _ in range(60):
            if course.outcome is not None:
                break
            assert course.state is not None
            seat, before = course.state.seat_to_act(), course.state.copy()
            action = rng.choice(course.state.legal_actions())
            course.apply(Entry(entries.DECIDE, seat, action, seq=course.seq + 1))
            if not course.decisions[-1].is_free:
                continue
            seen += 1
            assert course.state is not None
            after = course.state.view(seat)
            imagined = before.view(seat).determinize(rng)
            imagined.apply(action)
            assert imagined.seat_to_act() == seat
            assert imagined.view(seat) == after
    assert seen > 50


def test_nothing_about_chance_or_the_state_leaves_the_server_during_play(tmp_path: Path) -> None:
    """No seed, no draw, no hash: frames of a running game have the commitment and no more."""

    async def work(place: Place) -> None:
        guest = place.guest()
        table_id = (await place.table(guest, "me", "open"))["table"]["id"]
        invite = (await guest.post(f"/api/tables/{table_id}/seats/1/invite")).json()["token"]
        other = place.guest()
        reply = await other.post(
            f"/api/tables/{table_id}/seats/1", json={"invite": invite, "seed": "my-own-seed"}
        )
        assert reply.status_code == 200
        table: Table = place.house.tables[table_id]
        viewer = Viewer(Lens(0), None, (0,))
        await table.attach(viewer, 0)
        for _ in range(12):
            await place.move(table_id, guest, other)
        await asyncio.sleep(0)
        sent = b""
        while not viewer.queue.empty():
            sent += viewer.queue.get_nowait() or b""
        secrets = [table.row.server_seed, "my-own-seed", '"draws"', '"owner"', "hash"]
        rows = await place.house.database.read(lambda connection: store.load_seats(connection, table_id))
        secrets += [text for row in rows for text in (row.identity, row.key_hash) if text]
        for secret in secrets:
            assert secret.encode() not in sent
        assert (await other.get(f"/api/tables/{table_id}/record")).status_code == 409
        assert table.row.server_seed not in (await other.get(f"/api/tables/{table_id}")).text

    in_place(work, tmp_path)
