"""What somebody keeps, measures, brings and drafts is asked for at every address by somebody else."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import Place, in_place
from tests.server.test_decks import PACK, hoax, kept
from tests.server.test_drafts import drafted, pick
from tests.server.test_studies import measure_here
from tests.server.test_tournaments import begin, enter, look, make

pytestmark = pytest.mark.medium
NAME = "Secret of the mill"
CARD = "terrah-28"
"""Is in Anna's deck and in none of the ready-made ones."""
PUBLIC = ("/api/reference", "/api/lessons", "/api/decks/ready", "/api/decks/prices", "/api/games")
"""Every card and every word there is: nothing of anybody's."""

QUERIES = {
    "position": ["", "?since=0", "?seat=0", "?since=0&seat=1"],
    "replay": ["", "?seat=0", "?seat=1"],
    "export": [f"?format={form}" for form in ("text", "json", "standings", "pairings")],
}
MESSAGES: list[dict[str, Any]] = [
    *({"type": "why", "card": card, "seat": seat} for card in (1, 7, 64, 71) for seat in (0, 1)),
    *({"type": kind, "seat": seat} for kind in ("breakdown", "hint", "look", "take_back") for seat in (0, 1)),
    {"type": "answer", "action": "no such word", "sequence": 3, "seat": 0},
    {"type": "resync"},
]
"""What somebody may try to say at another's table; none of it changes anything."""


async def walk(place: Place, guest: httpx.AsyncClient, ids: dict[str, list[str]]) -> dict[str, bytes]:
    """Everything the server says at all addresses that can be asked; streams say what a position says."""
    heard: dict[str, bytes] = {}
    for path, ways in place.app.openapi()["paths"].items():
        if "get" not in ways or path.startswith(PUBLIC) or path.endswith(("/stream", "/notices")):
            continue
        found = re.findall(r"{(\w+)}", path)
        for word in ids.get(found[0], ["unknown"]) if found else [""]:
            address = path.replace(f"{{{found[0]}}}", word) if found else path
            for query in QUERIES.get(path.rpartition("/")[2], [""]):
                reply = await guest.get(address + query)
                assert reply.status_code < 500, (address + query, reply.text)
                heard[address + query] = reply.content
    for table in ids.get("table_id", []):
        for message in MESSAGES:
            reply = await place.say(guest, table, message)
            assert reply.status_code < 500, (table, message, reply.text)
            heard[f"{table} {message}"] = reply.content
    return heard


@pytest.mark.rule("BM-3.4b", "BM-8.7")
def test_no_address_tells_a_stranger_what_somebody_keeps_measures_or_brings(tmp_path: Path) -> None:
    """Decks, versions, packs, measurements, closed decks at a table and in the tournament of an organiser."""

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
        cup = await make(eve, is_listed=True)
        await enter(anna, cup, name="Anna", choice=text)
        await enter(ben, cup, name="Ben", choice="khind")
        ids = {"deck_id": [made["id"]], "table_id": [name], "tournament_id": [cup], "name": ["my-cards"]}
        await nothing_heard(place, ids, anna, ben, eve)
        await begin(eve, cup)
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


@pytest.mark.rule("BM-21.10", "BM-3.4b")
def test_no_address_tells_anybody_what_was_drafted_before_the_round_is_over(tmp_path: Path) -> None:
    """Asked by the other drafter, a stranger, nobody known and who made the draft without a seat."""

    async def work(place: Place) -> None:
        place.let_bots_think_here()
        anna, ben, eve, olga, nobody = (place.guest() for _ in range(5))
        for guest in (anna, ben, eve, olga):
            await guest.post("/api/identity")
        seats = [{"kind": "open"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 2]
        made = (await olga.post("/api/tables", json={"game": "draft", "seats": seats})).json()
        table = made["table"]["id"]
        for guest, invite in zip((anna, ben), made["invites"], strict=True):
            body = {"invite": invite["token"], "name": "Guest"}
            await guest.post(f"/api/tables/{table}/seats/{invite['seat']}", json=body)
        ids = {"table_id": [table]}
        held: dict[httpx.AsyncClient, set[str]] = {anna: set(), ben: set()}
        for moment in range(400):
            for guest, cards in held.items():
                view = (await place.position(guest, table))["view"]
                cards |= {view["cards"][str(card)] for card in view["table"]["pack"] or []}
            kept_now = await kept_cards(place, anna, table)
            if moment in (3, 40, 80):
                await silent(place, ids, kept_now, held[ben], ben, eve, olga, nobody)
            if not [True for guest in held if await pick(place, table, guest)]:
                break
        await drafted(place, table, anna, ben)
        own = (await anna.get(f"/api/drafts/{table}")).json()["mine"][0]
        await silent(place, ids, set(own["pool"]), held[ben], ben, eve, olga, nobody)
        theirs = (await ben.get(f"/api/drafts/{table}")).json()["mine"][0]
        await anna.post(f"/api/drafts/{table}/deck", json={"seat": 0, "cards": own["deck"]})
        body = {"seat": 1, "cards": theirs["deck"]}
        matches = (await ben.post(f"/api/drafts/{table}/deck", json=body)).json()["matches"]
        ids["table_id"] += [one["table"] for one in matches]
        aside = set(own["pool"]) - set(own["deck"])
        await silent(place, ids, aside, held[ben], ben, eve, olga, nobody)
        game = next(one for one in matches if 0 in one["seats"] and 1 not in one["seats"])
        await anna.post(f"/api/tables/{game['table']}/seats/{game['seats'].index(0)}", json={})
        await place.say(anna, game["table"], {"type": "resign"})
        assert (await anna.get(f"/api/tables/{game['table']}")).json()["status"] == "over"
        await silent(place, ids, set(own["pool"]), held[ben], ben, eve, olga, nobody)

    in_place(work, tmp_path)


async def kept_cards(place: Place, guest: httpx.AsyncClient, table: str) -> set[str]:
    view = (await place.position(guest, table))["view"]
    return {view["cards"][str(card)] for card in view["table"]["kept"]}


async def silent(
    place: Place,
    ids: dict[str, list[str]],
    hers: set[str],
    his: set[str],
    ben: httpx.AsyncClient,
    *others: httpx.AsyncClient,
) -> None:
    """No byte names one of her cards; but those that went through his hands he knows."""
    assert hers
    for guest in (ben, *others):
        secret = hers - his if guest is ben else hers
        for address, heard in (await walk(place, guest, ids)).items():
            told = [key for key in secret if re.search(rf"\b{key}\b", heard.decode())]
            assert not told, (address, told)


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
        for path in await walk(place, anna, ids):
            reply = await anna.get(path)
            if b"<script>" in reply.content and path.startswith("/api"):
                seen += 1
                assert "html" not in reply.headers["content-type"], path
                assert reply.headers["x-content-type-options"] == "nosniff", path
        assert seen >= 4

    in_place(work, tmp_path)
