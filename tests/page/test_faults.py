"""The page goes on: after a reload, without a network for a while, and after the server was killed."""

import socket
from pathlib import Path

import pytest

from tests.page.conftest import Meet
from tests.page.person import Json, Person
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium


def decisions(person: Person, table: str) -> int:
    """How many there are once the bots have moved, and the page has passed where nothing else can be done."""
    told: list[Json] = []

    def is_waiting() -> bool:
        told.append(person.ask(f"tables/{table}/position")["position"])
        is_pass = [action["verb"] for action in told[-1].get("actions") or ()] in (["pass"], ["done"])
        return told[-1]["type"] != "view" and not is_pass

    person.until_so(is_waiting, "somebody has a choice")
    return int(told[-1]["decisions"])


def test_a_reload_in_the_middle_shows_the_same_table(meet: Meet) -> None:
    anna = meet(seed=7)
    table = anna.make()["table"]["id"]
    anna.sit(table)
    for _ in range(4):
        anna.play(5)
        before = decisions(anna, table)
        anna.page.reload()
        anna.page.wait_for_selector("[data-testid=board]")
        assert anna.wait() in ("move", "confirm", "end")
        assert decisions(anna, table) == before
        if anna.look() == "end":
            break
    assert decisions(anna, table) > 5


def test_a_lost_network_is_said_and_the_game_goes_on_when_it_is_back(meet: Meet) -> None:
    anna = meet(seed=8)
    table = anna.make()["table"]["id"]
    anna.sit(table)
    anna.play(5)
    before = decisions(anna, table)
    with anna.expecting_trouble():
        anna.context.set_offline(True)
        anna.page.wait_for_timeout(300)
        anna.do(anna.wait())
        anna.page.wait_for_timeout(300)
        anna.context.set_offline(False)
        anna.page.wait_for_timeout(200)
    anna.play(10)
    assert decisions(anna, table) > before


def test_the_server_is_killed_and_comes_back_in_the_middle_of_a_game(meet: Meet, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    words = ("--port", str(port), "--data", str(tmp_path), "--no-limits")
    server = ServerProcess(*words).start()
    try:
        anna = meet(server.url, seed=9)
        table = anna.make()["table"]["id"]
        anna.sit(table)
        anna.play(8)
        before = decisions(anna, table)
        with anna.expecting_trouble():
            server.kill()
            anna.page.wait_for_timeout(500)
            server = ServerProcess(*words).start()

            def has_moved() -> bool:
                if wanted := anna.look():
                    anna.do(wanted)
                return bool(anna.ask(f"tables/{table}/position")["position"]["decisions"] > before)

            anna.until_so(has_moved, "a move is taken after the restart")
        assert decisions(anna, table) > before
        anna.play(12)
        assert not anna.is_there("[data-testid=lost]")
        anna.page.goto("about:blank")
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
