"""The deck builder's interface: checked while it grows, kept with versions, packs of one's own, secrets."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from moondrake.bluemoon.cards import ready_made
from moondrake.cli import main
from moondrake.server.deckstore import VERSIONS
from tests.server.harness import Place, in_place

pytestmark = pytest.mark.medium
MARKUP = "<img src=x onerror=alert(1)>"
PACK = """moondrake pack 1
pack: my-cards
title: My cards
by: Anna

card: my-01
name: Ash Herald | Aschenbote | Hamuhírnök
people: spirit
kind: character
fire: 4
earth: 2
icons: shield-fire + free
moons: 0
text: now, may: draw(2)
"""


def hoax(**more: Any) -> dict[str, Any]:
    leader, cards = ready_made("hoax")
    return {"name": "Mine", "leader": leader.key, "cards": [card.key for card in cards], **more}


async def kept(guest: httpx.AsyncClient, plan: dict[str, Any]) -> dict[str, Any]:
    reply = await guest.post("/api/decks", json=plan)
    assert reply.status_code == 201, reply.text
    told: dict[str, Any] = reply.json()
    return told


@pytest.mark.rule("BM-18.1", "BM-18.2", "BM-18.4")
def test_the_builder_says_the_sentences_of_deck_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Too few cards, one twice, too many moons: word for word what the terminal says, in three languages."""
    costly = ["vulca-01", "vulca-17", "vulca-26", "vulca-27", "vulca-29"]
    plan = hoax()
    plan["cards"] = plan["cards"][:15] + plan["cards"][:1] + costly

    async def work(place: Place) -> None:
        guest = place.guest()
        for language in ("en", "de", "hu"):
            reply = await guest.post("/api/decks/check", json=plan, headers={"accept-language": language})
            told = reply.json()
            file = tmp_path / "mine.deck"
            file.write_text(told["text"])
            assert main(["deck", "check", str(file), "--lang", language]) == 1
            said = capsys.readouterr().out
            assert len(told["problems"]) >= 2, told["problems"]
            for problem in told["problems"]:
                assert problem["text"] in said
                assert problem["rule"].startswith("BM-18.")
                assert problem["remedy"]
            assert not told["is_legal"]

    in_place(work, tmp_path)


def test_what_is_missing_is_one_sentence(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()

        async def to_do(plan: dict[str, Any], language: str) -> str:
            reply = await guest.post("/api/decks/check", json=plan, headers={"accept-language": language})
            assert reply.status_code == 200, reply.text
            return str(reply.json()["to_do"])

        whole = hoax()
        assert "legal" in await to_do(whole, "en")
        short = whole | {"cards": whole["cards"][:-2]}
        assert await to_do(short, "en") == "Still to do: add 2 cards."
        assert await to_do(short, "de") == "Noch zu tun: 2 Karten dazunehmen."
        assert await to_do(short, "hu") == "Hátravan: 2 lap hozzáadása."
        odd = whole | {"cards": [*whole["cards"], whole["cards"][0], "no-such-card"]}
        assert await to_do(odd, "en") == "Still to do: take 1 card out and mend 2 other faults."

    in_place(work, tmp_path)


def test_an_unfinished_deck_is_kept_but_not_offered_at_tables(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, eve = place.guest(), place.guest()
        whole = hoax()
        made = await kept(anna, whole | {"cards": whole["cards"][:7]})
        assert (await anna.get("/api/identity/decks")).json()["decks"] == []
        line = (await anna.get("/api/decks")).json()["decks"][0]
        assert not line["is_legal"]
        assert len(line["deck"]["cards"]) == 7
        assert (await anna.put(f"/api/decks/{made['id']}", json=whole)).status_code == 200
        assert [deck["name"] for deck in (await anna.get("/api/identity/decks")).json()["decks"]] == ["Mine"]
        await eve.post("/api/identity")
        for reply in (
            await eve.get(f"/api/decks/{made['id']}"),
            await eve.put(f"/api/decks/{made['id']}", json=whole),
            await eve.delete(f"/api/decks/{made['id']}"),
        ):
            assert reply.status_code == 404
            assert "hoax-0" not in reply.text
        assert (await anna.get(f"/api/decks/{made['id']}")).json()["deck"]["cards"] == whole["cards"]

    in_place(work, tmp_path)


def test_earlier_versions_stay_up_to_a_number(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        whole = hoax()
        made = await kept(anna, whole)
        for count in range(VERSIONS + 3):
            plan = whole | {"cards": whole["cards"][: 3 + count]}
            assert (await anna.put(f"/api/decks/{made['id']}", json=plan)).status_code == 200
        same = whole | {"cards": whole["cards"][: 2 + VERSIONS + 3], "name": "Another name"}
        assert (await anna.put(f"/api/decks/{made['id']}", json=same)).status_code == 200
        versions = (await anna.get(f"/api/decks/{made['id']}")).json()["versions"]
        assert len(versions) == VERSIONS
        read = await anna.post("/api/decks/read", json={"text": versions[-1]["text"]})
        assert read.json()["deck"]["leader"] == whole["leader"]

    in_place(work, tmp_path)


def test_a_mailed_deck_is_read_and_what_is_not_understood_is_named_with_its_line(tmp_path: Path) -> None:
    mailed = (
        "Hi Ben,\r\nhere it is:\r\n> moondrake deck 1\r\n> name: Sparks \u2013 sand\r\n> leader: terrah\r\n"
        "> terrah\u201101 to terrah-14\r\n> no such card at all\r\n> 1x Mad Mike Magpie\r\n"
        "> -- \r\n> Anna\r\n"
    )

    async def work(place: Place) -> None:
        guest = place.guest()
        reply = await guest.post("/api/decks/read", json={"text": mailed}, headers={"accept-language": "de"})
        told = reply.json()
        assert told["deck"]["name"] == "Sparks - sand"
        assert told["deck"]["size"] >= 14
        assert [fault["line"] for fault in told["unread"]] == [7]
        assert "no such card at all" in told["unread"][0]["text"]
        nothing = await guest.post("/api/decks/read", json={"text": "what is this"})
        assert nothing.json()["deck"] is None
        assert nothing.json()["unread"]
        assert (await guest.post("/api/decks/read", json={"text": "x " * 2000})).status_code == 422

    in_place(work, tmp_path)


def test_a_pack_is_checked_kept_replaced_and_played_with_at_a_table_that_says_so(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna, ben = place.guest(), place.guest()
        broken = await anna.post("/api/packs", json={"text": PACK.replace("fire: 4", "fire: lots")})
        assert not broken.json()["is_sound"]
        assert "line 10" in broken.json()["faults"][0]
        assert (await anna.get("/api/packs")).json()["packs"] == []
        named = PACK.replace("Ash Herald", MARKUP)
        sound = await anna.post("/api/packs", json={"text": named})
        assert sound.json()["cards"][0]["name"]["en"] == MARKUP
        assert (await anna.post("/api/packs", json={"text": PACK})).json()["is_sound"]
        assert len((await anna.get("/api/packs")).json()["packs"]) == 1
        plan = hoax()
        plan["cards"] = [*plan["cards"][1:], "my-01"]
        made = await kept(anna, plan)
        assert made["deck"]["is_legal"], made["deck"]["problems"]
        assert made["deck"]["packs"] == ["my-cards"]
        table = await place.table(
            anna, "me", "open", setup={"deck a": made["deck"]["text"], "deck b": "vulca"}
        )
        setup = table["table"]["setup"]
        assert "Ash Herald" in setup["card my-01"]
        seen = (await ben.get(f"/api/tables/{table['table']['id']}/cards")).json()["cards"]
        assert [card["key"] for card in seen] == ["my-01"]
        stranger = await ben.post("/api/decks", json=plan)
        assert (stranger.status_code, stranger.json()["code"]) == (422, "bad_setup")
        wish = {"game": "bluemoon", "seats": [{"kind": "me"}] * 2, "setup": {"deck a": made["deck"]["text"]}}
        assert "my-cards" in (await ben.post("/api/tables", json=wish)).json()["message"]
        assert (await anna.delete("/api/packs/my-cards")).status_code == 204
        line = (await anna.get("/api/decks")).json()["decks"][0]
        assert not line["is_legal"]
        assert "my-01" in line["unread"][0]["text"]
        await anna.delete("/api/identity")
        shown = (await ben.get(f"/api/tables/{table['table']['id']}")).json()
        assert "Ash Herald" not in str(shown)

    in_place(work, tmp_path)


def test_a_huge_a_damaged_and_a_colliding_pack_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        anna = place.guest()
        huge = await anna.post(
            "/api/packs", content=b"x" * 50_000_000, headers={"content-type": "application/json"}
        )
        assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
        for text in (
            "\ufffd\x01\x02" * 50,
            "moondrake pack 1",
            PACK.replace("pack: my-cards", "pack: moondrake"),
        ):
            reply = await anna.post("/api/packs", json={"text": text})
            assert reply.status_code in (200, 422), reply.text
            assert reply.status_code == 422 or not reply.json()["is_sound"]
        assert (await anna.post("/api/packs", json={"text": PACK})).json()["is_sound"]
        other = PACK.replace("pack: my-cards", "pack: other-cards")
        twice = await anna.post("/api/packs", json={"text": other})
        assert (twice.status_code, "my-01" in twice.text) == (422, True)
        assert [pack["name"] for pack in (await anna.get("/api/packs")).json()["packs"]] == ["my-cards"]
        data = (await anna.get("/api/identity/data")).json()
        assert data["packs"][0]["name"] == "my-cards"

    in_place(work, tmp_path)


@pytest.mark.rule("BM-3.4b")
def test_a_closed_list_of_the_builder_never_reaches_the_other_browser(tmp_path: Path) -> None:
    """Ben sees the leader, and of the cards nothing that was not shown: no key, no name of the deck."""

    async def work(place: Place) -> None:
        anna, ben = place.guest(), place.guest()
        plan = hoax(name="Secret of the mill")
        plan["cards"] = [*plan["cards"][:-1], "mutant-101"]
        made = await kept(anna, plan)
        wish = {"deck a": made["deck"]["text"], "deck b": "vulca"}
        table = await place.table(anna, "me", "open", setup=wish)
        name = table["table"]["id"]
        body = {"invite": table["invites"][0]["token"], "name": "Ben"}
        texts = [(await ben.post(f"/api/tables/{name}/seats/1", json=body)).text]
        for path in ("", "/position", "/cards", "/position?since=0"):
            texts.append((await ben.get(f"/api/tables/{name}{path}")).text)
        texts.append((await ben.get("/api/decks")).text)
        for text in texts:
            assert "Secret of the mill" not in text
            assert "mutant-101" not in text
        assert "mutant-101" in (await anna.get(f"/api/tables/{name}")).text

    in_place(work, tmp_path)


@pytest.mark.rule("BM-19.2", "BM-19.3")
def test_decks_with_an_emissary_can_be_begun_with_and_played_by_name(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        every = (await guest.get("/api/decks/ready")).json()
        with_emissary = [deck for deck in every["decks"] if deck["emissary"]]
        assert len(every["decks"]) == 45
        plan = {key: with_emissary[0][key] for key in ("name", "leader", "cards", "emissary", "family")}
        told = (await guest.post("/api/decks/check", json=plan)).json()
        assert told["is_legal"], told["problems"]
        table = await place.table(
            guest, "me", "me", setup={"deck a": with_emissary[0]["key"], "deck b": "vulca"}
        )
        for _ in range(4):
            await place.move(table["table"]["id"], guest)
        price = await guest.get(
            "/api/decks/prices", params={"leader": plan["leader"], "emissary": plan["emissary"]}
        )
        assert set(plan["cards"]) <= set(price.json()["allowed"])

    in_place(work, tmp_path)


def test_damaged_deck_texts_are_answered_with_what_is_wrong_and_leave_what_is_kept_alone(
    tmp_path: Path,
) -> None:
    """Cut off, mixed up, doubled, in another coding, with control characters and markup."""

    async def work(place: Place) -> None:
        anna, dice = place.guest(), Random(7)
        made = await kept(anna, hoax())
        whole: str = made["deck"]["text"]
        for text in (
            *(damaged(whole, dice) for _ in range(60)),
            "moondrake deck 1\nname: " + "x" * 5000,
            "moondrake deck 1\nleader: \nfamily: 99\nbase: nobody\nwithout: hoax-01\n",
            "moondrake deck 1\nleader: hoax\nhoax-99 to hoax-01\n-1x hoax-01\n99999999999999x hoax-02\n",
            "\ufeff\u202e" + whole,
            whole.encode("utf-16-le").decode("latin-1").replace("\x00", "\x01"),
        ):
            reply = await anna.post("/api/decks/read", json={"text": text})
            assert reply.status_code in (200, 422), (text, reply.text)
            told = reply.json()
            assert reply.status_code == 422 or told["deck"] or told["unread"], text
            for fault in told.get("unread", []):
                assert fault["text"]
            table = {"game": "bluemoon", "seats": [{"kind": "me"}] * 2, "setup": {"deck a": text}}
            sat = await anna.post("/api/tables", json=table)
            assert sat.status_code in (201, 422), (text, sat.text)
        refused = await anna.put(f"/api/decks/{made['id']}", json=hoax(cards=["no-such-card"], leader=MARKUP))
        assert refused.status_code == 422
        again = (await anna.get(f"/api/decks/{made['id']}")).json()
        assert again["deck"]["text"] == whole

    in_place(work, tmp_path)


def damaged(text: str, dice: Random) -> str:
    """Some harm that mail programs, hands and disks do."""
    lines = text.splitlines()
    place = dice.randrange(len(lines))
    harm = dice.randrange(6)
    if harm == 0:
        return text[: dice.randrange(1, len(text))]
    if harm == 1:
        dice.shuffle(lines)
    elif harm == 2:
        lines[place] = lines[place][::-1]
    elif harm == 3:
        lines.insert(place, f"{lines[place]} {lines[place]}")
    elif harm == 4:
        lines[place] = "".join(chr(ord(letter) ^ dice.randrange(1, 40)) or " " for letter in lines[place])
    else:
        lines[place] = f"{MARKUP}, {lines[place]};;;="
    return "\n".join(lines).replace("\x00", " ") or " "
