"""What somebody keeps, measures, brings and drafts is asked for at every address by somebody else."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import Place, in_place
from tests.server.test_decks import PACK, hoax, kept
from tests.server.test_studies import measure_here
from tests.server.test_tournaments import begin, enter, look, make

pytestmark = pytest.mark.medium
NAME = "Secret of the mill"
CARD = "terrah-28"
"""Is in Anna's deck and in none of the ready-made ones."""
PUBLIC = ("/api/reference", "/api/lessons", "/api/decks/ready", "/api/decks/prices", "/api/games")
"""Every card and every word there is: nothing of anybody's."""


async def walk(place: Place, guest: httpx.AsyncClient, ids: dict[str, list[str]]) -> dict[str, bytes]:
    """Everything the server says at all addresses that can be asked; streams say what a position says."""
    heard: dict[str, bytes] = {}
    for path, ways in place.app.openapi()["paths"].items():
        if "get" not in ways or path.startswith(PUBLIC) or path.endswith(("/stream", "/notices")):
            continue
        found = re.findall(r"{(\w+)}", path)
        for word in ids.get(found[0], ["unknown"]) if found else [""]:
            address = path.replace(f"{{{found[0]}}}", word) if found else path
            reply = await guest.get(address)
            assert reply.status_code < 500, (address, reply.text)
            heard[address] = reply.content
    return heard


@pytest.mark.rule("BM-3.4b", "BM-8.7")
def test_no_address_tells_a_stranger_what_somebody_keeps_measures_or_brings(tmp_path: Path) -> None:
    """Decks and their versions, packs, measurements, closed decks at a table and in a tournament."""

    async def work(place: Place) -> None:
        anna, ben, eve = place.guest(), place.guest(), place.guest()
        for guest in (anna, ben, eve):
            await guest.post("/api/identity")
        assert (await anna.post("/api/packs", json={"text": PACK})).json()["is_sound"]
        plan: dict[str, Any] = hoax(name=NAME)
        plan["cards"] = [*plan["cards"][:-1], CARD]
        made = await kept(anna, plan)
        await anna.put(f"/api/decks/{made['id']}", json={**plan, "name": f"{NAME} 2"})
        measure_here(place, [])
        study = f"/api/decks/{made['id']}/study"
        assert (await anna.post(study, json={"deals": 1})).status_code == 202
        while not (await anna.get(study)).json()["done"]:
            await asyncio.sleep(0.01)
        await anna.delete(study)
        text = made["deck"]["text"]
        table = await place.table(anna, "me", "open", setup={"deck a": text, "deck b": "vulca"})
        name, token = table["table"]["id"], table["invites"][0]["token"]
        await ben.post(f"/api/tables/{name}/seats/1", json={"invite": token, "name": "Ben"})
        cup = await make(anna, is_listed=True)
        await enter(anna, cup, name="Anna", choice=text)
        await enter(ben, cup, name="Ben", choice="khind")
        ids = {"deck_id": [made["id"]], "table_id": [name], "tournament_id": [cup], "name": ["my-cards"]}
        await nothing_heard(place, ids, anna, ben, eve)
        await begin(anna, cup)
        ids["table_id"].append((await look(anna, cup))["my_table"])
        await nothing_heard(place, ids, anna, ben, eve)

    in_place(work, tmp_path)


async def nothing_heard(place: Place, ids: dict[str, list[str]], *guests: httpx.AsyncClient) -> None:
    anna, *others = guests
    secret = [NAME.encode(), CARD.encode(), b"my-cards", b"Ash Herald"]
    own = b"".join((await walk(place, anna, ids)).values())
    assert all(word in own for word in secret), "whoever it belongs to is told"
    for guest in others:
        for address, bytes_heard in (await walk(place, guest, ids)).items():
            assert not [word for word in secret if word in bytes_heard], address


def test_names_with_markup_come_back_as_they_are_and_never_as_a_page(tmp_path: Path) -> None:
    """A deck, a tournament, a player and a pack; what is saved from the browser is no page either."""

    async def work(place: Place) -> None:
        anna = place.guest()
        bad = "<script>alert(1)</script>"
        await anna.post("/api/identity")
        made = await kept(anna, hoax(name=bad))
        cup = await make(anna, name=bad[:32], is_listed=True)
        await enter(anna, cup, name=bad[:32], choice="vulca")
        await enter(anna, cup, name="Bot", level="random")
        await anna.post("/api/packs", json={"text": PACK.replace("Ash Herald", bad)})
        ids = {"deck_id": [made["id"]], "tournament_id": [cup]}
        seen = 0
        for path in [*await walk(place, anna, ids), *exports(cup)]:
            reply = await anna.get(path)
            if b"<script>" in reply.content and path.startswith("/api"):
                seen += 1
                assert "html" not in reply.headers["content-type"], path
                assert reply.headers["x-content-type-options"] == "nosniff", path
        assert seen >= 4

    in_place(work, tmp_path)


def exports(cup: str) -> list[str]:
    return [
        f"/api/tournaments/{cup}/export?format={form}" for form in ("text", "json", "standings", "pairings")
    ]
