"""A draft of two people and two bots, from the first pick to the first match."""

import pytest

from tests.page.conftest import Meet
from tests.page.person import Json, Person
from tests.page.test_together import join_by_link
from tests.page.ways import Way, every_way

pytestmark = pytest.mark.medium


def pick(person: Person) -> None:
    """Keep the first card, once it is one's turn."""
    person.press(person.find("[data-pick][data-playable]"))
    person.until("!document.querySelector('[data-pick][data-playable]')")


def position(person: Person, table: str) -> Json:
    told: Json = person.ask(f"tables/{table}/position")["position"]
    return told


def hurry(person: Person, table: str) -> str:
    """One answer by the server's interface, only to save time; what the position was."""
    now = position(person, table)
    if now["type"] == "choose":
        action = now["actions"][now["decisions"] % len(now["actions"])]["id"]
        message = {"type": "answer", "action": action, "sequence": now["sequence"]}
        person.context.request.post(f"{person.url}/api/tables/{table}/messages", data=message)
    return str(now["type"])


@every_way("hu mouse")
@pytest.mark.rule("BM-21.3", "BM-21.10", "BM-21.11", "BM-21.12")
def test_two_people_and_two_bots_draft_build_and_begin_their_first_match(meet: Meet, way: Way) -> None:
    """Anna in each of the ways, Ben on a phone in German."""
    anna = meet(**way, seed=61)
    ben = meet(seed=62, language="de", width=390, height=844, touch=True, theme="light")
    anna.open("#/draft")
    anna.find("[data-testid=start-draft]")
    anna.choose("[data-testid=seat-1] select", "friend")
    anna.press(anna.find("[data-testid=start-draft]"))
    anna.until("Object.keys(localStorage).some((key) => key.startsWith('moondrake.invites.'))")
    table = anna.ask("tables")["tables"][0]["id"]
    address = anna.page.evaluate(f"JSON.parse(localStorage.getItem('moondrake.invites.{table}'))[0].path")
    join_by_link(ben, address, "Ben")
    anna.open(f"#/draft/{table}")
    for person in (anna, ben):
        pick(person)
    for person in (anna, ben):
        assert not person.scrolls_sideways()
    assert ben.axe() == []
    kept = position(anna, table)["view"]
    hers = {kept["cards"][str(card)] for card in kept["table"]["kept"]}
    assert hers
    assert not hers & set(position(ben, table)["view"]["cards"].values())
    while "over" not in [hurry(person, table) for person in (anna, ben)]:
        anna.page.wait_for_timeout(10)
    for person in (anna, ben):
        person.find("[data-testid=draft-ready]:not([disabled])")
    anna.press(anna.page.query_selector_all("[role=tab]")[1])
    anna.press(anna.find("li:has([data-tile]) .look button"))
    anna.press(anna.find("[data-testid=card] button"))
    anna.until("!document.querySelector('dialog[open]')")
    out, into = "[data-tile][aria-pressed=true]", "[data-tile][aria-pressed=false]"
    anna.press(anna.find(out))
    anna.find("[data-testid=draft-ready][disabled]")
    anna.press(anna.find(into))
    for person in (anna, ben):
        person.press(person.find("[data-testid=draft-ready]:not([disabled])"))
    for person in (anna, ben):
        person.find("[data-testid=to-match]")
    assert len(anna.ask(f"drafts/{table}")["matches"]) == 6
    anna.find("[data-testid=picks] img")
    duel = next(one for one in anna.ask(f"drafts/{table}")["matches"] if sorted(one["seats"]) == [0, 1])
    for person in (anna, ben):
        person.open(f"#/table/{duel['table']}")
    for person in (anna, ben):
        person.find("[data-testid=prompt]")
    assert anna.ask(f"tables/{duel['table']}")["setup"]["lists"] == "closed"


@pytest.mark.rule("BM-21.3", "BM-21.10", "BM-21.12")
def test_two_at_one_screen_draft_by_the_clock_and_see_all_picks_when_their_match_is_over(meet: Meet) -> None:
    """Nothing of a pack is on the page while the screen goes from one to the other."""
    anna = meet(seed=63, language="hu", width=1024, height=768)
    anna.open("#/draft")
    anna.find("[data-testid=start-draft]")
    anna.page.locator("[data-testid=new-draft] input[type=radio][value='2']").check(force=True)
    anna.page.select_option("[data-testid=seat-1] select", "here")
    anna.page.select_option("[data-testid=new-draft] .choices select >> nth=0", index=3)
    anna.press(anna.find("[data-testid=start-draft]"))
    for _ in range(2):
        hand_over(anna)
        anna.press(anna.find("[data-pick][data-playable]"))
    anna.find("[data-testid=handover]")
    table = str(anna.page.evaluate("location.hash")).rpartition("/")[2]
    assert anna.ask(f"tables/{table}")["options"]["clock"]["seconds"] == 120
    while hurry(anna, table) != "over":
        anna.page.wait_for_timeout(5)
    for _ in range(2):
        hand_over(anna)
        assert anna.axe() == []
        anna.press(anna.find("[data-testid=draft-ready]:not([disabled])"))
    anna.find("[data-testid=to-match]")
    (duel,) = anna.ask(f"drafts/{table}")["matches"]
    base = f"{anna.url}/api/tables/{duel['table']}"
    for seat in (0, 1):
        assert anna.context.request.post(f"{base}/seats/{seat}", data={}).ok
    assert anna.context.request.post(f"{base}/messages", data={"type": "resign", "seat": 0}).ok
    anna.until("document.querySelectorAll('[data-testid=picks] img').length === 2")
    assert not anna.scrolls_sideways()
    assert anna.axe() == []


def hand_over(person: Person) -> None:
    person.find("[data-testid=handover]")
    assert not person.page.query_selector("[data-pick], [data-tile]")
    person.press(person.find("[data-testid=handover] button"))
    person.until("!document.querySelector('[data-testid=handover]')")
