"""Table life: clocks, absence, take-backs, resigning, rematch, chat, watching, bots."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import httpx
import pytest

from moondrake.server.bots import ANYWHERE, BotFailure, Thought, Worker
from moondrake.server.bots import Place as BotPlace
from moondrake.server.desks import desk_of
from tests.server.harness import Json, Place, first_choice, in_place

pytestmark = pytest.mark.medium


async def told(place: Place, guest: httpx.AsyncClient, table: str, **message: Any) -> Json:
    reply = await place.say(guest, table, message)
    assert reply.status_code == 200, reply.text
    answer: Json = reply.json()["reply"]
    return answer


async def refused(place: Place, guest: httpx.AsyncClient, table: str, **message: Any) -> str:
    reply = await place.say(guest, table, message)
    assert 400 <= reply.status_code < 500, reply.text
    code: str = reply.json()["code"]
    return code


async def play_until(place: Place, table: str, guests: tuple[httpx.AsyncClient, ...], wanted: Any) -> Json:
    """Play on until a position of the asked guest is wanted."""
    for _ in range(400):
        for guest in guests:
            position = await place.position(guest, table)
            if position["type"] == "choose" and wanted(position):
                return position
        await place.move(table, *guests)
    raise AssertionError("there is no such position")


def test_inside_the_own_turn_a_take_back_is_free(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel(setup={"start": "a"})
        position = await play_until(place, table, tuple(guests), lambda shown: shown["take_back"] is not None)
        asked = guests[position["seat"]]
        await told(place, asked, table, type="take_back", to=position["take_back"])
        undone = await place.position(asked, table)
        assert undone["decisions"] == position["take_back"] < position["decisions"]
        assert not undone["is_assisted"]

    in_place(work, tmp_path)


def test_after_a_take_back_the_same_decisions_meet_the_same_draws(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        for _ in range(12):
            await place.move(table, guest)
        played = place.house.tables[table].course.decisions
        assert sum(len(decision.draws) for decision in played) > 0
        first = next(number for number, decision in enumerate(played) if decision.seat == played[-1].seat)
        await told(place, guest, table, type="take_back", to=first, seat=played[-1].seat)
        assert place.house.tables[table].course.decisions == played[:first]
        while len(place.house.tables[table].course.decisions) < len(played):
            await place.move(table, guest)
        assert place.house.tables[table].course.decisions == played

    in_place(work, tmp_path)


def test_after_new_information_a_take_back_needs_consent(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(setup={"start": "a"})
        while (position := await place.position(second, table))["type"] != "choose":
            await place.move(table, first)
        before = position["decisions"]
        ask = (await told(place, first, table, type="take_back"))["seq"]
        shown = await place.position(second, table)
        assert shown["decisions"] == before
        assert shown["asks"][0]["waits_for"] == [1]
        assert await refused(place, first, table, type="consent", ask=ask, yes=True) == "not_asked"
        await told(place, second, table, type="consent", ask=ask, yes=False)
        assert (await place.position(second, table))["asks"] == []
        ask = (await told(place, first, table, type="take_back"))["seq"]
        await told(place, second, table, type="consent", ask=ask, yes=True)
        after = await place.position(first, table)
        assert after["decisions"] < before
        assert after["is_assisted"]

    in_place(work, tmp_path)


def test_a_taken_back_game_replays_to_the_same_table(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        for number in range(30):
            await place.move(table, guest)
            if number % 5 == 4:
                seat = place.house.tables[table].course.decisions[-1].seat
                await told(place, guest, table, type="take_back", seat=seat)
        before = await place.position(guest, table, seat=0)
        place.house.tables.clear()
        assert await place.position(guest, table, seat=0) == before

    in_place(work, tmp_path)


def test_take_back_can_be_switched_off(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me", options={"take_back": "off"}))["table"]["id"]
        await place.move(table, guest)
        assert await refused(place, guest, table, type="take_back") == "not_now"

    in_place(work, tmp_path)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ({"kind": "move", "seconds": 30}, 31),
        ({"kind": "game", "seconds": 60, "increment": 5}, 61),
        ({"kind": "days", "days": 3}, 3 * 86_400 + 1),
    ],
)
def test_who_is_out_of_time_loses(tmp_path: Path, clock: Json, seconds: float) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"clock": clock})
        loser = (await place.position(first, table))["to_act"]
        place.clock.turn(seconds - 2)
        await place.house.sweep.wake(place.house.tables[table])
        assert (await place.position(first, table))["status"] == "playing"
        place.clock.turn(2)
        await place.house.sweep.ring()
        over = await place.position(second, table)
        assert (over["type"], over["reason"], over["by"]) == ("over", "flag", loser)
        assert over["winners"] == [1 - loser]

    in_place(work, tmp_path)


def test_an_answer_after_the_time_is_too_late(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        clock = {"kind": "move", "seconds": 10}
        table = (await place.table(guest, "me", "me", options={"clock": clock}))["table"]["id"]
        position = await place.position(guest, table)
        place.clock.turn(10.5)
        code = await refused(
            place,
            guest,
            table,
            type="answer",
            action=first_choice(position),
            sequence=position["sequence"],
            seat=position["seat"],
        )
        assert code == "over"
        assert (await place.position(guest, table))["reason"] == "flag"

    in_place(work, tmp_path)


def test_a_game_clock_runs_for_the_asked_seat_and_gets_its_increment(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        clock = {"kind": "game", "seconds": 100, "increment": 5}
        table = (await place.table(guest, "me", "me", options={"clock": clock}))["table"]["id"]
        seat = (await place.position(guest, table))["to_act"]
        place.clock.turn(7)
        assert (await place.position(guest, table))["clocks"][seat] == 93_000
        while (await place.position(guest, table))["to_act"] == seat:
            await place.move(table, guest)
        clocks = (await place.position(guest, table))["clocks"]
        assert clocks[seat] == 98_000
        assert clocks[1 - seat] == 100_000

    in_place(work, tmp_path)


def test_a_win_over_somebody_who_stays_away_may_be_claimed(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"absence": 60})
        asked = (await place.position(first, table))["to_act"]
        waiting = (first, second)[1 - asked]
        assert await refused(place, waiting, table, type="claim", against=asked) == "not_now"
        place.clock.turn(61)
        assert (
            await refused(place, (first, second)[asked], table, type="claim", against=1 - asked) == "not_now"
        )
        await told(place, waiting, table, type="claim", against=asked)
        over = await place.position(first, table)
        assert (over["reason"], over["winners"]) == ("claim", [1 - asked])

    in_place(work, tmp_path)


def test_an_absent_seat_is_played_by_a_bot_until_its_player_returns(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"absence": 60})
        asked = (await place.position(first, table))["to_act"]
        here, gone = (first, second)[1 - asked], (first, second)[asked]
        assert await refused(place, here, table, type="ask_bot", for_seat=asked) == "not_now"
        place.clock.turn(61)
        await told(place, here, table, type="ask_bot", for_seat=asked, level="random")
        assert (await place.position(here, table))["seats"][asked]["level"] == "random"
        assert await refused(place, gone, table, type="answer", action=0, sequence=1) == "not_now"
        await told(place, gone, table, type="return")
        assert (await place.position(here, table))["seats"][asked]["level"] is None

    in_place(work, tmp_path)


def test_who_resigns_loses_and_a_seat_of_three_is_played_on_by_a_bot(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await told(place, second, table, type="resign")
        over = await place.position(first, table)
        assert (over["reason"], over["by"], over["winners"]) == ("resign", 1, [0])
        assert over["fair"]["server_seed"]
        guest = place.guest()
        trio = (await place.table(guest, "me", "me", "me", game="equinox"))["table"]["id"]
        await told(place, guest, trio, type="resign", seat=2)
        shown = await place.position(guest, trio, seat=0)
        assert shown["status"] == "playing"
        assert shown["seats"][2]["has_left"]
        assert shown["seats"][2]["level"]

    in_place(work, tmp_path)


def test_a_rematch_is_one_table_for_everybody_and_the_loser_begins(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(is_match=True)
        assert (await first.post(f"/api/tables/{table}/rematch")).status_code == 409
        await told(place, second, table, type="resign")
        made = [(await guest.post(f"/api/tables/{table}/rematch")).json() for guest in (first, second, first)]
        again = made[0]["id"]
        assert {info["id"] for info in made} == {again}
        assert [info["my_seats"] for info in made] == [[0], [1], [0]]
        assert made[0]["setup"]["start"] == "b"
        assert made[0]["crystals"] == [1, 0]
        assert (await place.position(first, table))["rematch"] == again
        for seat, guest in enumerate((first, second)):
            body = {"seed": f"mine{seat}"}
            assert (await guest.post(f"/api/tables/{again}/seats/{seat}", json=body)).status_code == 200
        assert (await first.get(f"/api/tables/{again}")).json()["status"] == "playing"
        stranger = place.guest()
        assert (await stranger.post(f"/api/tables/{table}/rematch")).status_code == 403

    in_place(work, tmp_path)


def test_chat_reaches_everybody_except_those_who_muted_it(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel()
        await told(place, second, table, type="mute", whom=0)
        await told(place, first, table, type="chat", text="  good \n luck ")
        shown = []
        for guest in (first, second):
            steps = (await guest.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
            shown.append([step["data"] for step in steps if step["kind"] == "chat"])
        assert shown == [[{"text": "good luck"}], [{"muted": True}]]
        await told(place, second, table, type="mute", whom=0, on=False)
        steps = (await second.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        assert {"text": "good luck"} in [step["data"] for step in steps]
        assert await refused(place, place.guest(), table, type="chat", text="hello") == "not_yours"

    in_place(work, tmp_path)


def test_chat_does_not_make_an_answer_stale(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        position = await place.position(guest, table)
        await told(place, guest, table, type="chat", text="hm", seat=0)
        answer = {"type": "answer", "action": first_choice(position), "sequence": position["sequence"]}
        assert (await place.say(guest, table, answer)).status_code == 200

    in_place(work, tmp_path)


def test_watching_is_allowed_off_or_by_consent(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        watcher = place.guest()
        for watching, status in (("on", 200), ("off", 403), ("consent", 403)):
            table, first, second = await place.duel(options={"watching": watching})
            assert (await watcher.get(f"/api/tables/{table}/position")).status_code == status
            asked = await watcher.post(f"/api/tables/{table}/watch", json={"name": "Eve"})
            assert asked.status_code == (403 if watching == "off" else 202)
        for guest in (first, second):
            assert (await watcher.get(f"/api/tables/{table}/position")).status_code == 403
            await told(place, guest, table, type="consent", ask=asked.json()["ask"], yes=True)
        shown = (await watcher.get(f"/api/tables/{table}/position")).json()["position"]
        assert shown["seat"] is None
        assert [side["hand"] for side in shown["view"]["table"]["sides"]] == [[], []]

    in_place(work, tmp_path)


def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_everybody_sees_it(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        asked: list[str] = []

        async def fails(thought: Thought, where: BotPlace = ANYWHERE) -> int:
            asked.append(thought.level)
            if thought.level != "random":
                raise BotFailure("it fell asleep")
            return await real(thought)

        real = place.house.bots.choose
        place.house.bots.choose = fails  # type: ignore[method-assign,assignment]
        guest = place.guest()
        table = (await place.table(guest, "me", "beginner", setup={"start": "b"}))["table"]["id"]
        for _ in range(2000):
            position = await place.position(guest, table)
            if position["type"] == "choose":
                break
            await asyncio.sleep(0.05)
        assert position["seats"][1]["level"] == "random"
        steps = (await guest.get(f"/api/tables/{table}/position", params={"since": 0})).json()["steps"]
        changes = [step["data"] for step in steps if step["kind"] == "bot"]
        assert changes[-1] == {"level": "random", "was": "beginner", "why": "it fell asleep"}

    in_place(work, tmp_path)


def test_a_bots_process_that_is_killed_or_hangs_hands_its_seat_on(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker()
        header = desk_of("bluemoon").header({"start": "a"}, 2)
        thought = Thought("t", "bluemoon", header, [], 0, "random", 1, 0.1)
        state = desk_of("bluemoon").start(header)
        actions: list[int] = []
        while state.seat_to_act() < 0:
            actions.append(state.legal_actions()[0])
            state.apply(actions[-1])
        ready = dataclasses.replace(thought, actions=actions, seat=state.seat_to_act())
        assert (await worker.ask(ready))["action"] in state.legal_actions()
        assert worker.process is not None
        worker.process.kill()
        with pytest.raises(BotFailure):
            await worker.ask(ready)
        assert (await worker.ask(ready))["action"] in state.legal_actions()
        with pytest.raises(BotFailure, match="Error"):
            await worker.ask(dataclasses.replace(ready, level="nobody"))
        await worker.stop()

    asyncio.run(run())


def test_notices_say_where_it_is_ones_turn(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        identity = (await guest.post("/api/identity")).json()["id"]
        ear = place.house.notices.listen(identity)
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        notice = await asyncio.wait_for(ear.get(), 60)
        assert notice is not None
        assert (notice["table"], notice["your_turn"]) == (table, True)
        listed = (await guest.get("/api/tables")).json()["tables"]
        assert (listed[0]["id"], listed[0]["your_turn"]) == (table, True)

    in_place(work, tmp_path)


def test_a_hint_is_a_legal_move_with_reasons_and_only_for_the_asked_seat(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, first, second = await place.duel(options={"hints": True})
        position = await place.position(first, table)
        asked, other = (first, second) if position["type"] == "choose" else (second, first)
        position = await place.position(asked, table)
        hint = await told(place, asked, table, type="hint", id="h")
        assert hint["action"] in [action["id"] for action in position["actions"]]
        assert hint["text"]
        assert await refused(place, other, table, type="hint") == "not_asked"
        quiet, *guests = await place.duel(options={"hints": False})
        asked = guests[(await place.position(guests[0], quiet))["to_act"]]
        assert await refused(place, asked, quiet, type="hint") == "not_now"

    in_place(work, tmp_path)


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_why_not_and_the_breakdown_are_told_in_every_language(tmp_path: Path, language: str) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        while (await place.position(guest, table))["view"]["table"]["element"] is None:
            await place.move(table, guest)
        url = f"/api/tables/{table}/messages"
        query = {"language": language}
        for action in ("challenge", 0, "retrieve hoax-13"):
            reply = await guest.post(url, json={"type": "why", "action": action, "seat": 1}, params=query)
            for reason in reply.json()["reply"]["reasons"]:
                assert reason["text"]
                assert all(rule.startswith(("BM-", "RS-", "OQ-")) for rule in reason["rules"])
        reply = await guest.post(url, json={"type": "why", "action": "dance", "seat": 1}, params=query)
        assert reply.status_code == 409
        reply = await guest.post(url, json={"type": "breakdown", "seat": 1}, params=query)
        parts = reply.json()["reply"]["parts"]
        view = (await place.position(guest, table))["view"]["table"]
        assert [power["power"] for power in parts["powers"]] == [side["power"] for side in view["sides"]]
        assert all(power["text"] for power in parts["powers"])

    in_place(work, tmp_path)


def test_a_deck_of_ones_own_is_kept_checked_and_played_with(tmp_path: Path) -> None:
    from moondrake.bluemoon.deck import ready_made_deck
    from moondrake.bluemoon.decks import write_deck
    from moondrake.bluemoon.rulesets import ANSMANN

    async def work(place: Place) -> None:
        guest = place.guest()
        deck = ready_made_deck("khind")
        plan = {"name": "Mine", "leader": deck.leader.key, "cards": [card.key for card in deck.cards]}
        kept = await guest.post("/api/decks", json=plan)
        assert kept.status_code == 201, kept.text
        text = write_deck(dataclasses.replace(deck, name="Mine"), ANSMANN)
        assert (await guest.get("/api/identity/decks")).json()["decks"][0]["text"] == text
        made = await place.table(guest, "me", "me", setup={"deck a": text, "deck b": "vulca"})
        assert made["table"]["status"] == "playing"
        for _ in range(5):
            await place.move(made["table"]["id"], guest)
        wrong = "\n".join(text.splitlines()[:-3])
        wish = {"game": "bluemoon", "seats": [{"kind": "me"}] * 2, "setup": {"deck a": wrong}}
        reply = await guest.post("/api/tables", json=wish, headers={"Accept-Language": "de"})
        assert "nimm 2 hinzu" in reply.json()["reason"], reply.text
        wish["setup"] = {"ruleset": "nonsense"}
        reply = await guest.post("/api/tables", json=wish, headers={"Accept-Language": "hu"})
        assert reply.json()["reason"].startswith("nincs ilyen szabályváltozat"), reply.text
        identifier = kept.json()["id"]
        assert (await place.guest().delete(f"/api/decks/{identifier}")).status_code == 401
        assert (await guest.delete(f"/api/decks/{identifier}")).status_code == 204

    in_place(work, tmp_path)


def test_an_equinox_table_tells_strengths_dangers_and_what_is_still_possible(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        made = await place.table(guest, "me", "me", "me", game="equinox")
        table = made["table"]["id"]
        url = f"/api/tables/{table}/messages"
        dangers = 0
        for _ in range(400):
            position = await place.position(guest, table)
            view, marks = position["view"]["table"], position["marks"]
            known = {key: value for key, value in marks["strengths"].items() if value is not None}
            alive = [one["creature"] for one in view["creatures"] if one["vanished_in"] is None]
            assert sorted(marks["strengths"]) == sorted(alive)
            assert marks["empty"] == [key for key, value in marks["strengths"].items() if value is None]
            is_over = position["type"] == "over"
            lowest = None if is_over else min(known.values(), default=None)
            assert marks["weakest"] == [key for key, value in known.items() if value == lowest]
            dangers += len(marks["weakest"]) == 1 and not marks["empty"]
            assert marks["row_worth"] == [4, 3, 2, 1, 0]
            assert all(most >= now for most, now in zip(marks["possible"], view["points"], strict=True))
            assert marks["next"] == (view["turn"] + 1) % 3
            if await place.move(table, guest) is None:
                break
        assert position["type"] == "over"
        assert dangers
        reply = await guest.post(url, json={"type": "breakdown", "seat": 1})
        standings = reply.json()["reply"]["parts"]["standings"]
        assert {line["seat"]: line["points"] for line in standings} == dict(enumerate(view["points"]))
        assert [line["seat"] for line in standings if line["place"] == 1] == position["winners"]

    in_place(work, tmp_path)
