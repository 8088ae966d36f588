"""Ways to a table: without cookies or WebSocket, over a silent network, by a wrong link; and who is there."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import ARGUMENTS, Meet, chromium
from tests.page.person import bot
from tests.page.test_together import ME, join_by_link
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
NO_SOCKET = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: '' }), 20) }
  send() {}
  close() {}
}"""


def test_blocked_cookies_and_site_data_leave_a_page_that_plays(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium(), args=ARGUMENTS, reduced_motion="reduce"
    )
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(server.url)
    page.wait_for_selector("[data-testid=no-memory]")
    page.click("[data-testid=start-game]")
    page.wait_for_selector("[data-testid=board]")
    page.click("[data-testid=prompt] [data-testid=action], [data-playable]")
    page.wait_for_selector("[data-testid=hand] [data-card]")
    assert troubles == []
    context.close()


def test_without_a_websocket_the_streams_of_the_server_play_the_game(meet: Meet) -> None:
    anna = meet(seed=31)
    anna.context.add_init_script(NO_SOCKET)
    table = anna.make()["table"]["id"]
    anna.sit(table)
    anna.play(8)
    assert anna.ask(f"tables/{table}/position")["position"]["decisions"] > 5
    assert not anna.is_there("[data-testid=lost]")


def test_a_silent_network_is_said_within_seconds_beside_the_players(meet: Meet) -> None:
    anna = meet(seed=32)
    # A socket that swallows everything after the first frames, as a network does that went without a word.
    anna.context.add_init_script(
        """const Real = WebSocket
        window.WebSocket = class extends Real {
          send(text) { if (!window.isSilent) super.send(text) }
          set onmessage(hear) { super.onmessage = (event) => { if (!window.isSilent) hear?.(event) } }
        }"""
    )
    anna.sit(anna.make()["table"]["id"])
    assert anna.wait() == "move"
    anna.page.evaluate("window.isSilent = true")
    anna.do("move")
    anna.do(anna.look() or "move")
    anna.until("document.querySelector('[data-testid=lost]')")
    boxes = anna.page.evaluate(
        """() => ['[data-testid=lost]', '.players'].map((what) => {
          const { top, bottom } = document.querySelector(what).getBoundingClientRect()
          return [top, bottom]
        })"""
    )
    assert boxes[0][0] >= boxes[1][1] - 1, boxes
    anna.page.evaluate("window.isSilent = false")
    anna.until("!document.querySelector('[data-testid=lost]')")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("#/learn/x", "There is no lesson called “x”."),
        ("#/cards/x", "There is no card called “x”."),
        ("#/table/AAAAAAAAAAAAAAAAAAAAAA", "There is no such table."),
        ("#/table/x", "There is no such table."),
        ("#/replay/x", "There is no such table."),
        ("#/rules/nothing", "There is no rule nothing"),
        ("#/nothing/x", "There is nothing here"),
    ],
)
def test_a_wrong_link_says_what_is_not_there(meet: Meet, link: str, said: str) -> None:
    anna = meet()
    with anna.expecting_trouble():
        anna.open(link)
        anna.until(f"document.body.innerText.includes({json.dumps(said)})")
        shown = anna.text()
    for untrue in ("could not be fetched", "just now", "does not answer"):
        assert untrue not in shown


def test_who_watches_is_shown_to_the_players(meet: Meet) -> None:
    anna, eve = meet(seed=33), meet()
    table = anna.make("bluemoon", [ME, bot()])["table"]["id"]
    anna.sit(table)
    eve.open()
    eve.page.evaluate(
        "fetch('api/identity', { method: 'POST' }).then(() => fetch('api/identity', { method: 'PATCH', "
        "headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: 'Eve' }) }))"
    )
    eve.sit(table)
    anna.find("[data-testid=watchers]")
    assert "Eve" in (anna.find("[data-testid=watchers]").get_attribute("title") or "")
    eve.page.goto("about:blank")
    anna.until("!document.querySelector('[data-testid=watchers]')")


def test_whoever_comes_back_is_told_of_the_bot_and_takes_the_seat_back(meet: Meet) -> None:
    """Ben agrees that a bot plays for Anna; it is his move sooner or later, and he does not make it."""
    anna, ben = meet(seed=36), meet(seed=37)
    made = anna.make("bluemoon", [ME, {"kind": "open"}])
    table = made["table"]["id"]
    anna.sit(table)
    join_by_link(ben, made["invites"][0]["path"], "Ben")
    ben.page.wait_for_selector("[data-testid=prompt]")
    address = f"{anna.url}/api/tables/{table}/messages"
    assert anna.context.request.post(address, data={"type": "ask_bot", "for_seat": 0}).ok
    asked = ben.ask(f"tables/{table}/position")["position"]["asks"][0]["ask"]
    assert ben.context.request.post(address, data={"type": "consent", "ask": asked, "yes": True}).ok
    anna.sit(table)
    anna.press(anna.find("[data-testid=replaced] button"))
    anna.until("!document.querySelector('[data-testid=replaced]')")


def test_a_rematch_is_with_the_same_person_and_the_other_side_is_told(meet: Meet) -> None:
    anna, ben = meet(seed=34), meet(seed=35)
    made = anna.make("bluemoon", [ME, {"kind": "open"}], is_match=True)
    anna.sit(made["table"]["id"])
    join_by_link(ben, made["invites"][0]["path"], "Ben")
    ben.page.wait_for_selector("[data-testid=prompt]")
    answer = ben.context.request.post(
        f"{ben.url}/api/tables/{made['table']['id']}/messages", data={"type": "resign"}
    )
    assert answer.ok, answer.text()
    anna.page.wait_for_selector("[data-testid=end]")
    assert "gave up" in anna.text(".players")
    anna.press(anna.find("[data-testid=rematch]"))
    waiting = anna.page.wait_for_selector("[data-testid=waiting]")
    assert waiting is not None
    assert "Ben" in waiting.inner_text()
    assert "Open seat" not in waiting.inner_text()
    assert waiting.query_selector("input") is None
    link = ben.page.wait_for_selector("[data-testid=rematch-asked] a", state="attached")
    assert link is not None
    ben.page.goto(f"{ben.url}/{link.get_attribute('href')}")
    ben.page.wait_for_selector("[data-testid=prompt]")
    anna.page.wait_for_selector("[data-testid=prompt]")
    anna.context.request.post(
        f"{anna.url}/api/tables/{anna.page.url.rpartition('/')[2]}/messages", data={"type": "resign"}
    )
    sheet = anna.page.wait_for_selector("[data-testid=score-sheet]")
    assert sheet is not None
    assert len(sheet.query_selector_all("tbody tr")) == 2
