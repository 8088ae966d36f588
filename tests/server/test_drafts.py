"""Draft over the server: two people and two bots, decks from the pool, the round; picks stay secret."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.server import fair
from tests.server.harness import Place, in_place

pytestmark = pytest.mark.medium
KEY = re.compile(r"\b[a-z]+-\d{2,3}\b")


async def draft(place: Place, anna: httpx.AsyncClient, ben: httpx.AsyncClient, **more: Any) -> str:
    """A draft of Anna, Ben and two bots, made and sat down at."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 2]
    made = (await anna.post("/api/tables", json={"game": "draft", "seats": seats} | more)).json()
    table = made["table"]["id"]
    body = {"invite": made["invites"][0]["token"], "name": "Ben"}
    assert (await ben.post(f"/api/tables/{table}/seats/1", json=body)).status_code == 200
    return str(table)


async def drafted(place: Place, table: str, *people: httpx.AsyncClient) -> None:
    """Everybody picks until the end; bots answer between."""
    for _ in range(400):
        positions = [await place.position(guest, table) for guest in people]
        if positions[0]["type"] == "over":
            return
        for guest, position in zip(people, positions, strict=True):
            if position["type"] == "choose":
                action = position["actions"][position["decisions"] % len(position["actions"])]["id"]
                message = {"type": "answer", "action": action, "sequence": position["sequence"]}
                await place.say(guest, table, message)
    raise AssertionError("the draft does not end")


@pytest.mark.rule("BM-21.10", "BM-21.11", "BM-21.12", "BM-3.4b")
def test_a_draft_of_two_people_and_two_bots_leads_to_its_round_and_keeps_secrets(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben, eve = place.guest(), place.guest(), place.guest()
        table = await draft(place, anna, ben)
        early = await anna.get(f"/api/drafts/{table}")
        assert (early.status_code, early.json()["code"]) == (409, "not_now")
        await drafted(place, table, anna, ben)
        mine = (await anna.get(f"/api/drafts/{table}")).json()
        own: dict[str, Any] = mine["mine"][0]
        assert len(own["pool"]) == 39
        assert len(own["deck"]) == 30
        hers = set(own["pool"])
        for guest in (ben, eve):
            shown = await guest.get(f"/api/drafts/{table}")
            assert not set(KEY.findall(shown.text)) & hers
        wrong = [*own["deck"][1:], next(key for key in await pool(ben, table) if key not in hers)]
        reply = await anna.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": wrong})
        assert (reply.status_code, reply.json()["code"]) == (422, "bad_setup")
        assert (
            await ben.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": own["deck"]})
        ).status_code == 403
        bench = [key for key in own["pool"] if key not in own["deck"]]
        deck = [*own["deck"][1:], bench[0]]
        ready = await anna.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": deck})
        assert ready.json()["matches"] == []
        assert [seat["is_ready"] for seat in ready.json()["seats"]] == [True, False, True, True]
        theirs = (await ben.get(f"/api/drafts/{table}")).json()["mine"][0]
        begun = await ben.post(f"/api/drafts/{table}/deck", json={"seat": 1, "cards": theirs["deck"]})
        matches = begun.json()["matches"]
        assert sorted(tuple(sorted(match["seats"])) for match in matches) == [
            (0, 1),
            (0, 2),
            (0, 3),
            (1, 2),
            (1, 3),
            (2, 3),
        ]
        late = await anna.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": own["deck"]})
        assert late.status_code == 409
        duel = next(match for match in matches if sorted(match["seats"]) == [0, 1])
        for guest, seat in ((anna, duel["seats"].index(0)), (ben, duel["seats"].index(1))):
            assert (await guest.post(f"/api/tables/{duel['table']}/seats/{seat}", json={})).status_code == 200
        for _ in range(3):
            await place.move(duel["table"], anna, ben)
        seen = await ben.get(f"/api/tables/{duel['table']}")
        letter = "ab"[duel["seats"].index(0)]
        shown_of_hers = set(KEY.findall(seen.json()["setup"].get(f"cards {letter}", "")))
        assert len(shown_of_hers & hers) < 10, "a closed list"
        assert set((await ben.get(f"/api/drafts/{table}")).json()["picks"]) == {"1"}

    async def pool(guest: httpx.AsyncClient, table: str) -> list[str]:
        told: list[str] = (await guest.get(f"/api/drafts/{table}")).json()["mine"][0]["pool"]
        return told

    in_place(work, tmp_path)


@pytest.mark.rule("BM-21.10")
def test_what_another_keeps_changes_no_byte_that_a_seat_receives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same deal twice; Anna keeps another card, and until the packs are passed Ben is told the same."""
    monkeypatch.setattr(fair, "new_seed", lambda: "ab" * 32)
    told: list[str] = []

    for choice in (0, 1):

        async def work(place: Place, choice: int = choice) -> None:
            place.let_bots_think_here()
            anna, ben = place.guest(), place.guest()
            table = await draft(place, anna, ben)
            position = await place.position(anna, table)
            message = {
                "type": "answer",
                "action": position["actions"][choice]["id"],
                "sequence": position["sequence"],
            }
            assert (await place.say(anna, table, message)).status_code == 200
            shown = await ben.get(f"/api/tables/{table}/position", params={"since": 0})
            told.append(shown.text.replace(table, "TABLE"))

        folder = tmp_path / str(choice)
        folder.mkdir()
        in_place(work, folder)
    hidden = re.compile(r'"(commitment|seal|fixed|server_seed|at|seed|hash|owner|by)": ?"?[^,"}]*"?')
    first, second = (hidden.sub("", text) for text in told)
    assert first == second


@pytest.mark.rule("BM-21.10", "BM-21.3")
def test_from_the_first_pick_to_the_last_nobody_is_told_a_card_that_was_never_in_the_own_hand(
    tmp_path: Path,
) -> None:
    """Every byte for Ben and for somebody who watches, at every moment of the draft."""

    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben, eve = place.guest(), place.guest(), place.guest()
        table = await draft(place, anna, ben)
        held: set[str] = set()
        for _ in range(400):
            heard = [await guest.get(f"/api/tables/{table}/position?since=0") for guest in (ben, eve)]
            heard.append(await ben.get(f"/api/tables/{table}"))
            position = await place.position(ben, table)
            view = position["view"]
            held |= {view["cards"][str(card)] for card in (view["table"]["pack"] or [])}
            leaders = {key for text in heard for key in KEY.findall(text.text) if key.endswith("-00")}
            assert set(KEY.findall(heard[0].text)) <= held | leaders
            assert set(KEY.findall(heard[1].text)) <= leaders
            assert set(KEY.findall(heard[2].text)) <= leaders
            if position["type"] == "over":
                break
            for guest in (anna, ben):
                await pick(place, table, guest)
        assert len(held) > 39
        assert (await eve.get(f"/api/drafts/{table}")).json()["picks"] == {}

    in_place(work, tmp_path)


async def pick(place: Place, table: str, guest: httpx.AsyncClient) -> bool:
    """One answer, if one is wanted."""
    position = await place.position(guest, table)
    if position["type"] != "choose":
        return False
    action = position["actions"][position["decisions"] % len(position["actions"])]["id"]
    message = {"type": "answer", "action": action, "sequence": position["sequence"]}
    return (await place.say(guest, table, message)).status_code == 200


@pytest.mark.rule("BM-21.3", "BM-21.11")
def test_who_lets_the_time_for_a_pick_pass_is_given_a_card_and_the_draft_goes_on(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        options = {"clock": {"kind": "move", "seconds": 30, "increment": 0, "days": 0}}
        table = await draft(place, anna, ben, options=options)
        for _ in range(400):
            await pick(place, table, anna)
            position = await place.position(ben, table)
            if position["type"] == "over":
                break
            if position["type"] == "choose":  # Ben looks away
                place.clock.turn(31)
                await (await place.house.table(table)).flag_if_late()
        assert position["type"] == "over"
        assert position["reason"] in ("", None), "it is over by the rules"
        his = (await ben.get(f"/api/drafts/{table}")).json()["mine"][0]
        assert len(his["deck"]) == 30
        assert not position["seats"][1]["has_left"]

    in_place(work, tmp_path)


@pytest.mark.rule("BM-21.12")
def test_somebody_who_leaves_a_draft_is_followed_by_a_bot_into_the_round(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        table = await draft(place, anna, ben)
        assert await pick(place, table, anna)
        assert (await place.say(ben, table, {"type": "resign"})).status_code == 200
        await drafted(place, table, anna)
        told = (await anna.get(f"/api/drafts/{table}")).json()
        assert [seat["is_ready"] for seat in told["seats"]] == [False, True, True, True]
        body = {"seat": 0, "cards": told["mine"][0]["deck"]}
        begun = (await anna.post(f"/api/drafts/{table}/deck", json=body)).json()
        assert len(begun["matches"]) == 6
        duel = next(match for match in begun["matches"] if sorted(match["seats"]) == [0, 1])
        info = (await anna.get(f"/api/tables/{duel['table']}")).json()
        assert info["seats"][duel["seats"].index(1)]["kind"] == "bot"

    in_place(work, tmp_path)


@pytest.mark.rule("BM-21.11", "BM-21.12")
def test_nobody_waits_for_ever_for_a_deck_that_is_not_said_to_be_ready(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        table = await draft(place, anna, ben)
        await drafted(place, table, anna, ben)
        told = (await anna.get(f"/api/drafts/{table}")).json()
        body = {"seat": 0, "cards": told["mine"][0]["deck"]}
        waiting = (await anna.post(f"/api/drafts/{table}/deck", json=body)).json()
        assert waiting["matches"] == []
        place.clock.turn(31 * 60)
        begun = (await anna.get(f"/api/drafts/{table}")).json()
        assert len(begun["matches"]) == 6
        assert len((await anna.get(f"/api/drafts/{table}")).json()["matches"]) == 6, "once"
        late = (await ben.get(f"/api/drafts/{table}")).json()["mine"][0]
        assert late["is_ready"], "there is nothing left to build: the page leads him to his games"

    in_place(work, tmp_path)


@pytest.mark.rule("BM-21.12")
def test_whoever_does_not_come_to_the_round_is_played_by_a_bot_until_they_do(tmp_path: Path) -> None:
    """After half an hour where somebody waits, elsewhere after three days."""

    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben = place.guest(), place.guest()
        table = await draft(place, anna, ben)
        await drafted(place, table, anna, ben)
        for guest, seat in ((anna, 0), (ben, 1)):
            own = (await guest.get(f"/api/drafts/{table}")).json()["mine"][0]
            body = {"seat": seat, "cards": own["deck"]}
            matches = (await guest.post(f"/api/drafts/{table}/deck", json=body)).json()["matches"]
        duel, hers, his = (
            next(one for one in matches if {0, 1} == set(one["seats"])),
            next(one for one in matches if {0, 2} == set(one["seats"])),
            next(one for one in matches if {1, 2} == set(one["seats"])),
        )
        sat = await anna.post(f"/api/tables/{duel['table']}/seats/{duel['seats'].index(0)}", json={})
        assert sat.status_code == 200, sat.text
        place.clock.turn(29 * 60)
        await place.house.sweep.fill_rounds()
        assert (await anna.get(f"/api/tables/{duel['table']}")).json()["status"] == "waiting"
        place.clock.turn(2 * 60)
        await place.house.sweep.fill_rounds()
        info = (await anna.get(f"/api/tables/{duel['table']}")).json()
        assert info["status"] == "playing"
        seat = duel["seats"].index(1)
        assert (info["seats"][seat]["kind"], info["seats"][seat]["name"]) == ("human", "Ben")
        assert info["seats"][seat]["level"]
        assert (await anna.get(f"/api/tables/{hers['table']}")).json()["status"] == "waiting"
        back = await place.say(ben, duel["table"], {"type": "return"})
        assert back.status_code == 200, back.text
        assert not (await ben.get(f"/api/tables/{duel['table']}")).json()["seats"][seat]["level"]
        place.clock.turn(3 * 86_400)
        await place.house.sweep.fill_rounds()
        assert (await anna.get(f"/api/tables/{his['table']}")).json()["status"] != "waiting"

    in_place(work, tmp_path)
