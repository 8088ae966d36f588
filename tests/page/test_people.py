"""Strangers in the lobby: they find each other, challenge, watch, report; and come back on another device."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import Meet, serving
from tests.page.person import Person
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
MARKUP = "<b onclick=x>Ben</b>"
# The worker says how many notices the browser has put up.
COUNT_NOTICES = """() => {
  self.shown = 0
  const show = registration.showNotification.bind(registration)
  registration.showNotification = (...words) => show(...words).then(() => { self.shown += 1 })
}"""


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A lobby in which nobody else is."""
    with serving(tmp_path_factory.mktemp("people")) as running:
        yield running


def named(person: Person, name: str) -> Person:
    """Somebody with a name, who then comes into the lobby."""
    request, address = person.context.request, f"{person.url}/api/identity"
    for reply in (request.post(address), request.patch(address, data={"name": name})):
        assert reply.ok, reply.text()
    person.open()
    person.find("[data-testid=people]")
    return person


def test_two_strangers_find_each_other_and_a_third_watches(meet: Meet) -> None:
    """Quick pairing in two languages, by mouse and by finger; the game can be watched, hands stay hidden."""
    anna = named(meet(language="de"), "Anna")
    ben = named(meet(width=390, height=844, touch=True, seed=2), MARKUP)
    anna.press(anna.find("[data-testid=find-somebody]"))
    anna.find("[data-testid=seeking]")
    assert anna.axe() == []
    ben.press(ben.find("[data-testid=find-somebody]"))
    for person in (anna, ben):
        person.find("[data-testid=prompt], [data-testid=handover]")
        assert "#/table/" in person.page.url
    assert MARKUP[:10] in anna.text(), "a name is text, whatever is in it"
    assert anna.page.query_selector("b[onclick]") is None
    cleo = meet(language="hu", seed=3)
    cleo.open()
    cleo.press(cleo.find("[data-testid=watch]"))
    cleo.find("[data-testid=prompt]")
    table = cleo.page.url.rsplit("/", 1)[1]
    hands = [
        side["hand"] for side in cleo.ask(f"tables/{table}/position")["position"]["view"]["table"]["sides"]
    ]
    assert all(card is None for hand in hands for card in (hand if isinstance(hand, list) else []))


def test_a_challenge_is_seen_accepted_and_its_maker_reported(meet: Meet) -> None:
    anna, ben = named(meet(), "Anna"), named(meet(language="hu", seed=2), "Bertram")
    anna.press(anna.find("[data-testid=person]:has-text('Bertram')"))
    anna.press(anna.find("[data-testid=challenge]"))
    anna.find("[data-testid=waiting]")
    ben.press(ben.find("[data-testid=accept]"))
    for person in (anna, ben):
        person.find("[data-testid=prompt], [data-testid=handover]")
    table = anna.page.url.rsplit("/", 1)[1]
    lines = [line["is_challenge"] for line in ben.ask("tables")["tables"] if line["id"] == table]
    assert lines == [False]
    anna.page.goto(f"{anna.url}/#/")
    anna.press(anna.find("[data-testid=person]:has-text('Bertram')"))
    assert anna.axe() == []
    anna.press(anna.find("[data-testid=mute-person]"))
    anna.until("!document.querySelector('[data-testid=people]').textContent.includes('Bertram')")
    anna.page.goto(f"{anna.url}/#/me")
    anna.find("[data-testid=me]")
    anna.find("text=Bertram")


def test_six_words_and_a_passkey_make_another_device_the_same_person(
    meet: Meet, server: ServerProcess
) -> None:
    url = server.url.replace("127.0.0.1", "localhost")
    anna = named(meet(url, language="de"), "Anna")
    device = anna.context.new_cdp_session(anna.page)
    authenticator = with_keys(device)
    anna.page.goto(f"{url}/#/me")
    anna.press(anna.find("[data-testid=new-phrase]"))
    phrase = anna.find("[data-testid=phrase]").inner_text()
    assert anna.axe() == []
    anna.press(anna.find("[data-testid=make-passkey]"))
    anna.find("text=Passkey 1")
    keys = device.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    me = anna.ask("identity")["id"]

    other = meet(url, seed=2)
    other.open("#/me")
    other.page.fill("[data-testid=typed-phrase]", "six words of mine")
    with other.expecting_trouble():
        other.press(other.find("[data-testid=recover]"))
        other.find("text=Nobody has this phrase")
    other.page.fill("[data-testid=typed-phrase]", phrase.upper())
    with other.page.expect_navigation():
        other.press(other.find("[data-testid=recover]"))
    other.find("[data-testid=lobby]")
    assert other.ask("identity")["id"] == me

    third = meet(url, language="hu", seed=3)
    third.open("#/me")
    session = third.context.new_cdp_session(third.page)
    another = with_keys(session)
    session.send(
        "WebAuthn.addCredential",
        {"authenticatorId": another, "credential": keys["credentials"][0]},
    )
    with third.page.expect_navigation():
        third.press(third.find("[data-testid=use-passkey]"))
    third.find("[data-testid=lobby]")
    assert third.ask("identity")["id"] == me


def with_keys(session: Any) -> str:
    """A device that has passkeys."""
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    found: str = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return found


def test_a_sealed_notice_is_shown_while_nobody_looks(meet: Meet, server: ServerProcess) -> None:
    """The worker shows what it is handed, and nothing breaks on nonsense."""
    url = server.url.replace("127.0.0.1", "localhost")
    anna = meet(url)
    anna.context.grant_permissions(["notifications"], origin=url)
    anna.open()
    with anna.context.expect_event("serviceworker") as begun:
        anna.page.evaluate(
            "navigator.serviceWorker.register('sw.js').then(() => navigator.serviceWorker.ready)"
        )
    begun.value.evaluate(COUNT_NOTICES)
    session = anna.context.new_cdp_session(anna.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    anna.until_so(lambda: bool(found), "the browser tells of the worker")
    registration = found[-1]["registrationId"]
    notices = (json.dumps({"title": "Blue Moon", "text": "Your turn", "table": "q3Jk0b9XyzA1"}), "nonsense")
    for data in notices:
        told = {"origin": f"{url}/", "registrationId": registration, "data": data}
        session.send("ServiceWorker.deliverPushMessage", told)
    # Whoever asks for notices while one is being put up makes Chromium forget it.
    anna.until_so(lambda: begun.value.evaluate("self.shown") == len(notices), "the worker shows both")
    shown = anna.page.evaluate(
        "navigator.serviceWorker.ready.then((it) => it.getNotifications())"
        ".then((all) => all.map((one) => [one.title, one.body, one.tag]))"
    )
    assert sorted(shown) == [["Blue Moon", "Your turn", "q3Jk0b9XyzA1"], ["moondrake", "", "moondrake"]]


def test_the_administrator_enters_with_a_key_and_sees_a_report(meet: Meet, server: ServerProcess) -> None:
    anna, ben = named(meet(), "Anna"), named(meet(seed=2), "Rude Ben")
    anna.find("[data-testid=person]:has-text('Rude Ben')")
    handle = [one["handle"] for one in anna.ask("lobby")["here"] if one["name"] == "Rude Ben"]
    wish = {"handle": handle[0], "reason": "name", "text": MARKUP}
    assert anna.context.request.post(f"{anna.url}/api/reports", data=wish).ok
    data = server.words[server.words.index("--data") + 1]
    words = [sys.executable, "-m", "moondrake", "admin", "key", "--data", data]
    key = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()[-1]
    admin = meet(width=390, height=844, language="de", seed=4)
    admin.open("#/admin")
    with admin.expecting_trouble():
        admin.page.fill("[data-testid=admin-key]", "admin")
        admin.page.keyboard.press("Enter")
        admin.find("[role=alert]")
    admin.page.fill("[data-testid=admin-key]", key)
    admin.page.keyboard.press("Enter")
    admin.find("dd")
    assert admin.axe() == []
    assert not admin.scrolls_sideways()
    admin.press(admin.find("[role=tab]:nth-child(2)"))
    admin.find("text=Rude Ben")
    assert admin.page.query_selector("b[onclick]") is None
    assert admin.axe() == []
    admin.press(admin.find("[data-testid=ban]"))
    admin.until("!document.querySelector('[data-testid=ban]')")
    with ben.expecting_trouble():
        assert ben.context.request.get(f"{ben.url}/api/lobby").status == 403
        ben.close()
