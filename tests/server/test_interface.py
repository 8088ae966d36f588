"""Everything the described interface allows, and much that it does not: 2xx or 4xx, as described."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from moondrake.server import frames, store
from moondrake.server.app import create_app
from moondrake.server.clock import HandClock
from moondrake.server.course import new_course
from moondrake.server.frames import Lens
from moondrake.server.settings import NO_LIMITS, Settings, sqlite_url
from moondrake.table import SPECTATOR
from tests.server.harness import Json, Place, ServerProcess, first_choice

pytestmark = pytest.mark.medium
APP = create_app(Settings(sqlite_url(Path(tempfile.gettempdir())), Path(tempfile.gettempdir())))
SCHEMA = schemathesis.openapi.from_dict(APP.openapi())
ENDLESS = ["/api/tables/{table_id}/stream", "/api/notices"]
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Running:
    """A server, somebody who is known there, and a table with their seats."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = requests.Session()
        wish: Any = {"game": "equinox", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = self.session.post(f"{url}/api/tables", json=wish).json()
        self.table = made["table"]["id"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("interface")
    with ServerProcess("--port", "0", "--data", str(folder), "--no-limits", log=folder / "log") as server:
        yield Running(server.url)
    assert "Traceback" not in (folder / "log").read_text()


@SCHEMA.exclude(path=ENDLESS).parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_to_its_description(case: Any, running: Running) -> None:
    case.call_and_validate(base_url=running.url, checks=CHECKS)
    if case.path_parameters and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = running.table
        case.call_and_validate(base_url=running.url, session=running.session, checks=CHECKS)


def test_the_description_has_examples_and_says_how_things_are_refused() -> None:
    described = APP.openapi()
    assert set(ENDLESS) < set(described["paths"])
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert operation["summary"]
            if path.startswith("/api/tables/{"):
                assert {"403", "404", "409", "429", "503"} <= set(operation["responses"])
    assert described["components"]["schemas"]["TableWish"]["examples"]


class TableMachine(RuleBasedStateMachine):
    """Whatever guests do, in any order: memory is what storage adds up to, for every viewer."""

    @initialize(game=st.sampled_from(["bluemoon", "equinox"]), clocked=st.booleans())
    def open(self, game: str, clocked: bool) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        path, self.clock = Path(self.folder.name), HandClock()
        self.app = create_app(
            Settings(sqlite_url(path), path, clock=self.clock, limits=NO_LIMITS, patience=1.0)
        )
        self.life = self.app.router.lifespan_context(self.app)
        self.run(self.life.__aenter__())
        self.place = Place(self.app, self.clock)
        self.guests = [self.place.guest(), self.place.guest()]
        options: Json = {"clock": {"kind": "game", "seconds": 300, "increment": 2}} if clocked else {}
        made = self.run(self.place.table(self.guests[0], "me", "open", game=game, options=options))
        self.table = made["table"]["id"]
        body = {"invite": made["invites"][0]["token"]}
        self.run(self.guests[1].post(f"/api/tables/{self.table}/seats/1", json=body))
        self.sent: list[tuple[int, Json, Json]] = []

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def say(self, seat: int, message: Json) -> Json | None:
        reply = self.run(self.place.say(self.guests[seat], self.table, message))
        assert reply.status_code in (200, 400, 403, 409), reply.text
        return reply.json().get("reply") if reply.status_code == 200 else None

    @rule(salt=st.integers(0, 20), count=st.integers(1, 6))
    def answer(self, salt: int, count: int) -> None:
        for _ in range(count):
            for seat in (0, 1):
                position = self.run(self.place.position(self.guests[seat], self.table))
                if position["type"] == "choose":
                    message = {
                        "type": "answer",
                        "action": first_choice(position, salt),
                        "sequence": position["sequence"],
                        "id": f"a{len(self.sent)}",
                    }
                    reply = self.say(seat, message)
                    assert reply is not None
                    self.sent.append((seat, message, reply))

    @rule(which=st.integers(0, 10_000))
    def repeat(self, which: int) -> None:
        if self.sent:
            seat, message, reply = self.sent[which % len(self.sent)]
            assert self.say(seat, message) == reply | {"duplicate": True}

    @rule(seat=st.integers(0, 1), to=st.none() | st.integers(0, 12))
    def take_back(self, seat: int, to: int | None) -> None:
        self.say(seat, {"type": "take_back"} | ({} if to is None else {"to": to}))

    @rule(seat=st.integers(0, 1), ask=st.integers(1, 80), yes=st.booleans())
    def consent(self, seat: int, ask: int, yes: bool) -> None:
        asks = self.run(self.place.position(self.guests[seat], self.table))["asks"]
        self.say(seat, {"type": "consent", "ask": asks[0]["ask"] if asks else ask, "yes": yes})

    @rule(seat=st.integers(0, 1), text=st.text(max_size=20))
    def chat(self, seat: int, text: str) -> None:
        self.say(seat, {"type": "chat", "text": text})

    @rule(
        seat=st.integers(0, 1),
        action=st.integers(0, 5000) | st.text(max_size=12),
        sequence=st.integers(0, 60),
    )
    def guess(self, seat: int, action: int | str, sequence: int) -> None:
        self.say(seat, {"type": "answer", "action": action, "sequence": sequence})
        self.say(seat, {"type": "why", "action": action})

    @rule(seconds=st.integers(0, 40))
    def wait(self, seconds: int) -> None:
        self.clock.turn(seconds)

    @rule()
    def forget(self) -> None:
        self.place.house.tables.clear()

    @rule(seat=st.integers(0, 1))
    def claim(self, seat: int) -> None:
        self.say(seat, {"type": "claim", "against": 1 - seat})

    @invariant()
    def memory_is_what_is_stored(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.run(self.place.house.table(self.table))
        listed = self.run(self.place.house.database.read(lambda link: store.load_entries(link, self.table)))
        again = new_course(self.table, table.course.desk, table.row.setup, table.row.server_seed)
        for entry in listed:
            again.apply(entry)
        assert [entry.seq for entry in listed] == list(range(1, len(listed) + 1))
        for seat in (0, 1, SPECTATOR):
            shown = [
                frames.position_frame(course, Lens(seat), self.clock.now())
                for course in (table.course, again)
            ]
            assert shown[0] == shown[1]

    def teardown(self) -> None:
        if hasattr(self, "life"):
            self.run(self.life.__aexit__(None, None, None))
            self.loop.close()
            self.folder.cleanup()


TestTables = TableMachine.TestCase
TestTables.settings = settings(
    max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
