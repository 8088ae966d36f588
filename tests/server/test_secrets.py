"""Non-interference: what a viewer cannot know changes no byte that the viewer receives."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.decks import write_deck
from moondrake.bluemoon.game import State as BlueMoonState
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.game import State as EquinoxState
from moondrake.equinox.prints import card_word
from moondrake.players import hints
from moondrake.players.search import Budget
from moondrake.server import entries, frames, messages, proposals, store, worker
from moondrake.server.api.tables import info_of
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.frames import Lens
from moondrake.server.reception import proposed
from moondrake.server.setups import ClockRule, Options, SeatPlan, TableSetup
from moondrake.server.table import Table, Viewer, moments
from moondrake.table import CHANCE, SPECTATOR, IllegalAction, State
from moondrake.testing.laws import _exchangeable
from tests.server.harness import Place, in_place

SEED = "0123456789abcdef" * 4
ROW = SimpleNamespace(id="table", game="bluemoon", rules_version=1, created_at=0, updated_at=0)
CASES = [("bluemoon", 2, number) for number in range(9)] + [
    ("equinox", 2 + number % 4, number) for number in range(8)
]
CLOSED = [("closed", 2, number) for number in range(5)]
"""Blue Moon with closed lists (BM-3.4b)."""
HINT_STEPS = 300
"""A hint depends on the view, its seed and how far it looks ahead; here that is counted in steps alone."""
DECKS = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")

pytestmark = pytest.mark.medium


def played(game: str, seats: int, number: int) -> tuple[TableSetup, list[Entry], Course]:
    """A table in the middle of a game: entries with chat, take-backs and clocks."""
    rng = Random(f"{game} {number}")
    wanted = {"deck a": DECKS[number % 9], "deck b": DECKS[(number + 4) % 9]} if game != "equinox" else {}
    if game == "closed":
        game, wanted["lists"] = "bluemoon", "closed"
    desk = desk_of(game)
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
    if course.to_act() == seat:
        asked.append(messages.Hint())
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
        except IllegalAction as error:
            told.append(str(error).encode())
    return told


def _reply(course: Course, state: State, lens: Lens, message: messages.AnyMessage) -> Any:
    names = course.names()
    if isinstance(message, messages.Why):
        return course.desk.why(state, lens.seat, message.attempt(), lens.language, names)
    if isinstance(message, messages.Breakdown):
        return course.desk.breakdown(state, lens.seat, lens.language, names)
    if isinstance(message, messages.Hint):
        request = {"game": course.desk.name, "seat": lens.seat, "language": lens.language, "names": names}
        return worker.advice(state, request | {"clock": 1.0, "seed": course.position})
    entry = proposed(course, lens.seat, message, set())
    return [entry.kind, entry.seat, entry.data]


@pytest.mark.parametrize(("game", "seats", "number"), CASES + CLOSED)
def test_an_imagined_table_looks_alike_in_every_byte(
    game: str, seats: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions, questions, reasons, breakdowns, hints and errors depend on the viewer's knowledge alone."""
    rng = Random(number)
    monkeypatch.setattr(hints, "Budget", lambda clock, _pace: Budget(clock, steps=HINT_STEPS))
    _, _, course = played(game, seats, number)
    assert course.outcome is None, "this game was over too soon: take another number"
    assert course.state is not None
    truth = course.state
    for viewer in (*range(seats), SPECTATOR):
        lens = Lens(viewer, ("en", "de", "hu")[number % 3])
        asked = questions(course, viewer, rng) if viewer >= 0 else []
        shown = outside(course, lens)
        told = replies(course, lens, asked)
        for _ in range(3):
            other = course.copy()
            other.state = truth.view(viewer).determinize(rng)
            other.setup = msgspec.structs.replace(course.setup, header=header_of(other.state))
            assert outside(other, lens) == shown
            assert replies(other, lens, asked) == told


def header_of(state: State) -> dict[str, str]:
    header: dict[str, str] = state.header()
    return header


def outside(course: Course, lens: Lens) -> list[bytes]:
    """The position, the first frame of a connection, and the table's information."""
    now, seats = 1_700_000_100_000, (lens.seat,) if lens.seat >= 0 else ()
    table: Any = SimpleNamespace(course=course, row=ROW)
    return [
        frames.encode(frames.position_frame(course, lens, now)),
        frames.encode(frames.welcome_frame(course, lens, now, seats)),
        info_of(table, seats).model_dump_json().encode(),
    ]


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


def seen_again(setup: TableSetup, listed: Sequence[Entry], lens: Lens) -> list[bytes]:
    """Every byte of `/replay` and of the table when somebody gave up after these entries.

    That ends a game of two; of more a bot plays on for who left, and the same bytes are made.
    """
    course = new_course("table", desk_of(setup.game), setup, SEED)
    left = Entry(entries.RESIGN, 0, seq=len(listed) + 1, at=1_700_000_099_000)
    told = asyncio.run(moments(course, [*listed, left], lens))
    assert (course.outcome is None) == (len(course.seats) > 2)
    return [*map(frames.encode, told), *outside(course, lens)]


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
                assert seen_again(setup, twin or [], lens) == seen_again(setup, listed, lens), pair
                compared += 1
    assert compared, "nothing could be exchanged"


@pytest.mark.parametrize(("game", "seats", "number"), CLOSED)
def test_two_cards_of_a_closed_list_exchanged_throughout_the_game_change_no_byte(
    game: str, seats: int, number: int
) -> None:
    """BM-3.4b: the same numbers, two other cards behind them: the same for everybody who saw neither."""
    rng = Random(number)
    setup, listed, course = played(game, seats, number)
    state = course.state
    assert isinstance(state, BlueMoonState)
    compared = 0
    for viewer in (0, 1, SPECTATOR):
        lens = Lens(viewer, ("en", "de", "hu")[number % 3])
        truth = stream(setup, listed, lens)
        for side in {0, 1} - {viewer}:
            deck, shown = state.match.setup.decks[side].cards, shown_cards(truth)
            unseen = (state.sides[side].hand | state.sides[side].pile()) & ~state.sides[side].seen
            hidden = [n for n, card in enumerate(deck) if unseen >> n + 1 & 1 and card.key not in shown]
            for _ in range(6):
                header = exchanged(setup.header, side, [n - len(deck) for n in rng.sample(hidden, 2)])
                twin = msgspec.structs.replace(setup, header=header)
                if is_legal_game(twin, listed):
                    assert stream(twin, listed, lens) == truth
                    assert seen_again(twin, listed, lens) == seen_again(setup, listed, lens)
                    compared += 1
    assert compared > 3, "nothing could be exchanged"


def exchanged(header: dict[str, str], side: int, places: Sequence[int]) -> dict[str, str]:
    """The set-up in which two places of a side's list, counted from its end, have each other's cards."""
    line = f"cards {'ab'[side]}"
    keys = header[line].split()
    first, second = places
    keys[first], keys[second] = keys[second], keys[first]
    return header | {line: " ".join(keys)}


def is_legal_game(setup: TableSetup, listed: Sequence[Entry]) -> bool:
    course = new_course("table", desk_of(setup.game), setup, SEED)
    for entry in listed:
        if not _is_legal(course, entry):
            return False
        course.apply(entry)
    return True


def shown_cards(sent: Sequence[bytes]) -> set[str]:
    """The words of all cards that were shown, also of those that a take-back made hidden again."""
    steps = [frame for line in sent if (frame := msgspec.json.decode(line))["type"] == "step"]
    cards = [card for step in steps for event in step["events"] for card in event["cards"]]
    return {card["key"] for card in cards if card is not None}


def test_a_free_take_back_has_taught_nothing() -> None:
    """Whatever may be taken back freely would have looked the same had the hidden cards been others."""
    seen = 0
    for game, seats, number in CASES + CLOSED:
        rng = Random(number)
        desk = desk_of("bluemoon" if game == "closed" else game)
        wanted = {"lists": "closed"} if game == "closed" else {}
        setup = TableSetup(desk.name, desk.header(wanted, seats), (SeatPlan(),) * seats, Options())
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


def khind_deck(name: str) -> str:
    return write_deck(replace(ready_made_deck("khind"), name=name))


def test_the_lists_of_constructed_decks_are_closed_unless_asked_otherwise() -> None:
    """BM-3.4b, and the number of a card tells nothing."""
    desk = desk_of("bluemoon")
    header = desk.header({"deck a": khind_deck("Secret"), "deck b": "vulca"}, 2)
    assert header["lists"] == "closed"
    assert "lists" not in desk.header({"deck a": "khind", "deck b": "vulca"}, 2)
    assert "lists" not in desk.header({"deck a": khind_deck("Secret"), "lists": "open"}, 2)
    again = desk.header({"deck a": khind_deck("Secret"), "deck b": "vulca"}, 2)
    assert header["cards a"] != again["cards a"], "numbered by chance"
    assert sorted(header["cards a"].split()) == sorted(again["cards a"].split())


def test_nobody_is_shown_the_cards_of_a_closed_deck(tmp_path: Path) -> None:
    """BM-3.4b: not before the start, not during the game, by no way to ask about a table."""

    async def work(place: Place) -> None:
        host, other, stranger = place.guest(), place.guest(), place.guest()
        setup = {"deck a": khind_deck("Secret weapon"), "deck b": "vulca", "start": "a"}
        made = await place.table(host, "me", "open", setup=setup, is_open=True)
        table = made["table"]["id"]
        own = made["table"]["setup"]["cards a"].split()
        hidden = set(own[1:])
        assert len(hidden) == 30
        await closed_to(place, stranger, table, hidden)
        body = {"invite": made["invites"][0]["token"]}
        seated = await other.post(f"/api/tables/{table}/seats/1", json=body)
        assert hidden.isdisjoint(seated.text.replace('"', " ").split())
        await closed_to(place, stranger, table, hidden)
        await closed_to(place, other, table, hidden)
        assert (await host.get(f"/api/tables/{table}")).json()["setup"]["cards a"].split() == own
        for _ in range(12):
            await place.move(table, host, other)
            shown = place.house.tables[table].course.state
            assert shown is not None
            seen = {card for card in header_of_view(shown, SPECTATOR)["cards a"].split() if card != "?"}
            await closed_to(place, stranger, table, hidden - seen)
            await closed_to(place, other, table, hidden - seen)

    in_place(work, tmp_path)


def header_of_view(state: State, seat: int) -> dict[str, str]:
    view: Any = state.view(seat)
    header: dict[str, str] = view.match.setup.header()
    return header


async def closed_to(place: Place, guest: httpx.AsyncClient, table_id: str, hidden: set[str]) -> None:
    """Everything this guest can be told about the table has none of these words."""
    told = [(await guest.get("/api/tables", params={"open": value})).text for value in (True, False)]
    told += [(await guest.get(f"/api/tables/{table_id}{path}")).text for path in ("", "/record")]
    told.append((await guest.get(f"/api/tables/{table_id}/position", params={"since": 0})).text)
    told.append((await guest.get("/api/identity/data")).text)
    for message in ({"type": "breakdown"}, {"type": "why", "card": 3}, {"type": "why", "action": 3}):
        told.append((await place.say(guest, table_id, message)).text)
    viewer = Viewer(Lens(SPECTATOR), None, ())
    table = place.house.tables[table_id]
    await table.attach(viewer, 0)
    table.detach(viewer)
    while not viewer.queue.empty():
        told.append((viewer.queue.get_nowait() or b"").decode())
    for text in told:
        words = set(re.split(r'[" ,:\\[\\]{}]+', text))
        assert hidden.isdisjoint(words), hidden & words
