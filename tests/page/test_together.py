"""Several people: by link, at a table of four, and at one screen without seeing each other's cards."""

import json
import re
import time
from collections.abc import Sequence

import pytest

from moondrake.words import say
from tests.page.conftest import Meet
from tests.page.person import PATIENCE, Person, bot

pytestmark = pytest.mark.medium
ME = {"kind": "me", "name": "Anna"}


def take_turns(people: Sequence[Person], steps: int) -> None:
    """Whoever is asked moves, until all pages show the end, or so often; all pages must get there."""
    limit = time.monotonic() + PATIENCE
    while steps > 0:
        moved = False
        looks = [person.look() for person in people]
        if all(wanted == "end" for wanted in looks):
            return
        for person, wanted in zip(people, looks, strict=True):
            if wanted not in ("", "end"):
                person.do(wanted)
                moved, steps = True, steps - 1
        if moved:
            limit = time.monotonic() + PATIENCE
            continue
        assert time.monotonic() < limit, [person.text("[data-testid=prompt]") for person in people]
        people[0].page.wait_for_timeout(50)


def join_by_link(guest: Person, link: str, name: str) -> None:
    """As somebody does who was sent a link: open it, say who one is, sit down."""
    guest.open(link)
    guest.find("[data-testid=join] input").fill(name)
    guest.press(guest.find("[data-testid=sit-down]"))
    guest.page.wait_for_selector("[data-testid=prompt], [data-testid=waiting]")


def test_two_browsers_by_link_play_and_see_each_other_s_moves(meet: Meet) -> None:
    anna, ben = meet(seed=3), meet(seed=4)
    made = anna.make("bluemoon", [ME, {"kind": "open"}])
    table = made["table"]["id"]
    anna.sit(table)
    join_by_link(ben, made["invites"][0]["path"], "Ben")
    take_turns([anna, ben], 40)
    for person in (anna, ben):
        assert person.is_there("[data-testid=board]")
    info = anna.ask(f"tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben"]
    assert info["seq"] > 10


def test_a_link_works_once(meet: Meet) -> None:
    anna, ben, eve = meet(), meet(), meet()
    made = anna.make("bluemoon", [ME, {"kind": "open"}])
    join_by_link(ben, made["invites"][0]["path"], "Ben")
    with eve.expecting_trouble():
        eve.open(made["invites"][0]["path"])
        eve.until(f"document.body.innerText.includes({json.dumps(say('page-lobby-join-taken', 'en'))})")
    assert not eve.is_there("[data-testid=hand]")


def test_four_browsers_play_equinox_to_the_end_and_see_the_same_scores(meet: Meet) -> None:
    anna, *others = [meet(seed=number, width=1024) for number in range(10, 14)]
    made = anna.make("equinox", [ME, *[{"kind": "open"}] * 3])
    anna.sit(made["table"]["id"])
    for person, invite, name in zip(others, made["invites"], ("Ben", "Cleo", "Dora"), strict=True):
        join_by_link(person, invite["path"], name)
    take_turns([anna, *others], 2000)
    position = anna.ask(f"tables/{made['table']['id']}/position")["position"]
    assert [seat["name"] for seat in position["seats"]] == ["Anna", "Ben", "Cleo", "Dora"]
    assert position["type"] == "over"
    points = [
        f"{points:g}".replace("0.5", "½").replace(".5", "½") for points in position["view"]["table"]["points"]
    ]
    for person in (anna, *others):
        person.find("[data-testid=end] [data-testid=sum]")
        shown = person.page.eval_on_selector_all(
            "[data-testid=sum]",
            "(sums) => Object.fromEntries(sums.map((sum) => [sum.dataset.seat, sum.textContent.trim()]))",
        )
        assert [shown[str(seat)] for seat in range(4)] == points


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_at_one_screen_nothing_of_another_hand_is_ever_on_the_page(meet: Meet, game: str) -> None:
    """Neither the cards' numbers nor their keys nor their names are in the document, in no language."""
    anna = meet(seed=5)
    made = anna.make(game, [ME, {"kind": "me", "name": "Ben"}])
    table = made["table"]["id"]
    names = {}
    if game == "bluemoon":
        names = {card["key"]: set(card["name"].values()) for card in anna.ask("reference/cards")["cards"]}
    anna.sit(table)
    turns, handovers, hidden = set(), 0, 0
    for _ in range(60):
        wanted = anna.wait()
        if wanted == "end":
            break
        content = anna.page.content()
        views = [anna.ask(f"tables/{table}/position?seat={seat}")["position"]["view"] for seat in (0, 1)]
        shown = seat_shown(anna, views, game) if wanted != "handover" else None
        turns.add(shown)
        handovers += wanted == "handover"
        for seat in (0, 1):
            if seat == shown:
                continue
            for number, key in hidden_from(views, seat, game):
                hidden += 1
                assert f'data-card="{number}"' not in content, (wanted, key)
                if game == "bluemoon":
                    assert key not in content, (wanted, key)
                    assert not [name for name in names[key] if is_said(name, content)], (wanted, key)
        anna.do(wanted)
    assert handovers >= 2
    assert hidden > 100
    assert {0, 1} <= turns


def seat_shown(person: Person, views: "list[dict]", game: str) -> int | None:
    """Whose hand lies there: the seat that has all the cards of the hand."""
    listed = person.page.eval_on_selector_all(
        "[data-testid=hand] [data-card]", "(cards) => cards.map((card) => Number(card.dataset.card))"
    )
    for seat in (0, 1):
        if listed and set(listed) <= set(hand_of(views[seat], seat, game)):
            return seat
    return None


def hand_of(view: dict, seat: int, game: str) -> list[int]:
    table = view["table"]
    held = table["sides"][seat]["hand"] if game == "bluemoon" else [*table["hand"], table["secret"]]
    return [card for card in held if card is not None]


def hidden_from(views: "list[dict]", seat: int, game: str) -> list[tuple[int, str]]:
    """Cards that this seat holds and the other has never seen; at the beginning that is the whole hand."""
    mine, memory = views[seat], views[1 - seat]["memory"]
    side = memory if game == "equinox" else memory["sides"][seat]
    unseen = set(side["unseen"]) - set(side.get("seen", ()))
    return [(card, mine["cards"][str(card)]) for card in hand_of(mine, seat, game) if card in unseen]


def is_said(name: str, content: str) -> bool:
    """As a whole: some names are parts of others."""
    return re.search(rf"\b{re.escape(name)}\b", content) is not None


def test_a_spectator_sees_the_table_and_no_hands(meet: Meet) -> None:
    anna, eve = meet(seed=6), meet()
    table = anna.make("bluemoon", [ME, bot()])["table"]["id"]
    anna.sit(table)
    anna.play(6)
    eve.sit(table)
    eve.page.wait_for_selector("[data-testid=board]")
    assert eve.look() == ""
    view = anna.ask(f"tables/{table}/position")["position"]["view"]
    content = eve.page.content()
    for card in view["table"]["sides"][0]["hand"]:
        assert f'data-card="{card}"' not in content


def test_whoever_stays_may_claim_the_win_over_somebody_who_has_gone(meet: Meet) -> None:
    """Not at once, nor while the other is back; then it is won, and whoever comes back is told why."""
    anna, ben = meet(seed=7), meet(seed=8)
    made = anna.make("bluemoon", [ME, {"kind": "open"}], options={"absence": 10})
    table = made["table"]["id"]
    anna.sit(table)
    join_by_link(ben, made["invites"][0]["path"], "Ben")
    anna.page.wait_for_selector("[data-testid=prompt]")
    while anna.ask(f"tables/{table}/position")["position"]["to_act"] != 1:
        anna.do(anna.wait())
    ben.page.goto("about:blank")
    banner = anna.page.wait_for_selector("[data-testid=absent]")
    assert banner is not None
    assert "seconds" in banner.inner_text()
    assert banner.query_selector("button") is None
    ben.page.goto(f"{ben.url}/#/table/{table}")
    anna.until("!document.querySelector('[data-testid=absent]')")
    ben.page.goto("about:blank")
    anna.press(anna.find("[data-testid=claim]"))
    anna.page.wait_for_selector("[data-testid=end]")
    assert "Ben was away for too long." in anna.text("[data-testid=end]")
    assert anna.ask(f"tables/{table}/position")["position"]["winners"] == [0]
    ben.page.goto(f"{ben.url}/#/table/{table}")
    ben.page.wait_for_selector("[data-testid=end]")
    assert "Ben was away for too long." in ben.text("[data-testid=end]")
