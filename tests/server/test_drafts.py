"""Draft over the server: two people and two bots, decks from the pool, the round; picks stay secret."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.server import fair
from tests.server.harness import Place, in_place

pytestmark = pytest.mark.medium
KEY = re.compile(r"[a-z]+-\d\d")


async def draft(place: Place, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """A draft of Anna, Ben and two bots, made and sat down at."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 2]
    made = (await anna.post("/api/tables", json={"game": "draft", "seats": seats})).json()
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
