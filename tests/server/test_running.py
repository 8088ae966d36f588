"""For those who run a server for strangers: sleep, full disks, damaged files, backups, figures, cookies."""

import asyncio
import os
import signal
import sqlite3
import stat
import time
from pathlib import Path

import httpx
import pytest

from moondrake.cli import main
from moondrake.server import identities, serving, store
from moondrake.server.settings import DATABASE
from tests.server.harness import Place, Player, ServerProcess, first_choice, in_place

pytestmark = pytest.mark.medium


def test_time_that_the_server_slept_is_on_nobodys_clock(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        clock = {"kind": "move", "seconds": 10}
        guest = place.guest()
        table = (await place.table(guest, "me", "me", options={"clock": clock}))["table"]["id"]
        position = await place.position(guest, table)
        place.clock.turn(4)
        place.clock.doze(3600)
        answer = {"type": "answer", "action": first_choice(position), "sequence": position["sequence"]}
        reply = await place.say(guest, table, answer | {"seat": position["seat"]})
        assert reply.status_code == 200, reply.text
        other = (await place.table(guest, "me", "me", options={"clock": clock}))["table"]["id"]
        place.clock.turn(4)
        place.clock.doze(3600)
        await place.house.sweep.ring()
        left = (await place.position(guest, other))["clocks"]
        assert 5_000 <= left[place.house.tables[other].course.to_act() or 0] <= 6_000
        place.clock.turn(7)
        await place.house.sweep.ring()
        assert (await place.position(guest, other))["reason"] == "flag"

    in_place(work, tmp_path)


def test_a_stopped_process_flags_nobody_when_it_goes_on(tmp_path: Path) -> None:
    async def work(server: ServerProcess) -> None:
        player = Player(server.url)
        clock = {"kind": "move", "seconds": 15}
        made = await player.make(seats=[{"kind": "me"}, {"kind": "me"}], options={"clock": clock})
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(17)
        server.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(1)
        assert (await player.get(f"/api/tables/{made['table']['id']}"))["status"] == "playing"
        await player.close()

    with ServerProcess("--port", "0", "--data", str(tmp_path)) as server:
        asyncio.run(work(server))


def test_health_is_bad_when_nothing_can_be_stored(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        assert (await guest.get("/healthz")).status_code == 200
        with sqlite3.connect(tmp_path / DATABASE, isolation_level=None) as lock:
            lock.execute("BEGIN IMMEDIATE")
            place.clock.turn(10)
            assert (await guest.get("/healthz")).status_code == 503
            lock.execute("ROLLBACK")
        lock.close()
        assert (await guest.get("/healthz")).status_code == 200

    in_place(work, tmp_path)


def damage(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:40] + b"\xff" * 4000 + content[4040:])


def overwrite(file: Path) -> None:
    file.write_bytes(b"This is no database at all. " * 200)


def age(file: Path) -> None:
    with sqlite3.connect(file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()


@pytest.mark.parametrize(
    ("how", "why"), [(damage, "is damaged"), (overwrite, "is damaged"), (age, "by a newer moondrake")]
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: object, why: str
) -> None:
    async def work(place: Place) -> None:
        await place.duel()

    in_place(work, tmp_path)
    assert callable(how)
    how(tmp_path / DATABASE)
    for words in (["serve", "--no-browser", "--port", "0"], ["admin", "list"]):
        assert main([*words, "--data", str(tmp_path)]) == 1
        told = capsys.readouterr()
        assert why in told.err
        assert "Traceback" not in told.err + told.out


def test_an_existing_folder_keeps_its_mode_and_new_files_are_their_owners_alone(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    shared.chmod(0o755)
    for folder, mode in ((shared, 0o755), (tmp_path / "new" / "data", 0o700)):
        with serving.locked_folder(folder):
            assert stat.S_IMODE(folder.stat().st_mode) == mode
            assert stat.S_IMODE((folder / DATABASE).stat().st_mode) == 0o600


def test_a_backup_is_for_its_owner_without_the_key_and_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Played on, backed up, destroyed, restored: the same tables, the same people, nobody who left."""
    data, file = tmp_path / "data", tmp_path / "copy.sqlite3"
    data.mkdir()
    kept: dict[str, str] = {}
    os.umask(0o022)

    async def before(place: Place) -> None:
        table, first, second = await place.duel()
        for _ in range(5):
            await place.move(table, first, second)
        leaver = place.guest()
        await leaver.patch("/api/identity", json={"name": "x"})
        await leaver.post("/api/identity")
        await leaver.patch("/api/identity", json={"name": "Zerberus"})
        kept.update(table=table, cookie=first.cookies["moondrake"], leaver=leaver.cookies["moondrake"])
        kept["key"] = place.house.cookie_key.hex()
        kept["at"] = str(place.house.tables[table].course.seq)
        assert main(["admin", "backup", str(file), "--data", str(data)]) == 0
        assert (await leaver.delete("/api/identity")).status_code == 204

    in_place(before, data)
    assert kept["key"].encode() not in file.read_bytes()
    for made in (file, tmp_path / "copy.sqlite3.key"):
        assert stat.S_IMODE(made.stat().st_mode) == 0o600
    (data / DATABASE).with_name(DATABASE + "-wal").unlink(missing_ok=True)
    assert main(["admin", "restore", str(file), "--data", str(data)]) == 0
    assert "1 identities were forgotten again" in capsys.readouterr().out

    async def after(place: Place) -> None:
        guest, leaver = place.guest(), place.guest()
        guest.cookies["moondrake"] = kept["cookie"]
        leaver.cookies["moondrake"] = kept["leaver"]
        info = (await guest.get(f"/api/tables/{kept['table']}")).json()
        assert (info["my_seats"], info["seq"]) == ([0], int(kept["at"]))
        assert (await leaver.get("/api/identity")).status_code == 401

    in_place(after, data)


def test_what_is_no_backup_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(place: Place) -> None:
        await place.duel()

    data, file = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    in_place(work, data)
    before = (data / DATABASE).read_bytes()
    file.write_bytes(b"nothing of the kind" * 300)
    assert main(["admin", "restore", str(file), "--data", str(data)]) == 1
    assert "no sound backup" in capsys.readouterr().err
    assert (data / DATABASE).read_bytes() == before


def test_tables_that_were_never_finished_are_deleted_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        await place.table(guest, "me", "open")
        await place.duel()

    in_place(work, tmp_path)
    assert main(["admin", "delete", "--older", "5", "--status", "over", "--data", str(tmp_path)]) == 0
    assert "0 tables" in capsys.readouterr().out
    assert main(["admin", "delete", "--older", "5", "--data", str(tmp_path)]) == 0
    assert "2 tables" in capsys.readouterr().out


def test_a_body_in_pieces_that_is_too_large_is_refused_as_such(tmp_path: Path) -> None:
    async def pieces() -> object:
        for _ in range(30):
            yield b"x" * 4096

    async def work(place: Place) -> None:
        guest = place.guest()
        for path in ("/api/tables", "/api/tables/abcdefgh1234/messages", "/api/decks"):
            reply = await guest.post(path, content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
            assert (reply.status_code, reply.json()["code"]) == (413, "too_large")

    in_place(work, tmp_path)


async def figures(guest: httpx.AsyncClient, **headers: str) -> int:
    return (await guest.get("/metrics", headers=headers)).status_code


def test_figures_are_for_this_machine_or_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def near(place: Place) -> None:
        guest = place.guest()
        assert await figures(guest) == 200
        assert await figures(guest, **{"X-Forwarded-For": "203.0.113.9"}) == 403

    async def public(place: Place) -> None:
        assert await figures(place.guest()) == 403

    async def token(place: Place) -> None:
        guest = place.guest()
        assert await figures(guest) == 403
        assert await figures(guest, Authorization="Bearer wrong") == 403
        strange = {"Authorization": "Bearer wörd".encode("latin-1")}
        assert (await guest.get("/metrics", headers=strange)).status_code == 403  # type: ignore[arg-type]
        assert await figures(guest, Authorization="Bearer secret-word") == 200

    folders = [tmp_path / name for name in "abc"]
    for folder in folders:
        folder.mkdir()
    in_place(near, folders[0])
    in_place(public, folders[1], public_url="http://localhost")
    in_place(token, folders[2], metrics_token="secret-word")


def test_cookies_are_secure_where_people_come_by_https(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        reply = await place.guest().post("/api/identity", headers={"host": "play.example.org"})
        assert "secure" in reply.headers["set-cookie"].lower()
        assert "strict-transport-security" in reply.headers

    async def plain(place: Place) -> None:
        reply = await place.guest().post("/api/identity", headers={"X-Forwarded-Proto": "https"})
        assert "secure" not in reply.headers["set-cookie"].lower()

    folders = [tmp_path / "https", tmp_path / "http"]
    for folder in folders:
        folder.mkdir()
    in_place(work, folders[0], public_url="https://play.example.org")
    in_place(plain, folders[1])


def test_addresses_are_kept_as_keyed_digests_of_networks() -> None:
    first = identities.origin(b"key", "2001:db8::1")
    assert first == identities.origin(b"key", "2001:db8::ffff:2")
    assert first != identities.origin(b"key", "2001:db8:0:1::1")
    assert identities.origin(b"key", "::ffff:192.0.2.1") == identities.origin(b"key", "192.0.2.1")
    assert identities.origin(b"key", "192.0.2.1") != identities.origin(b"other", "192.0.2.1")
    assert identities.origin(b"key", "somewhere") == ""
    assert store.COOKIE_KEY


def test_abandoned_tables_and_empty_identities_are_removed(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest, passer = place.guest(), place.guest()
        await passer.post("/api/identity")
        old = (await place.table(guest, "me", "open"))["table"]["id"]
        timed = (await place.duel(options={"clock": {"kind": "days", "days": 60}}))[0]
        over, first, _ = await place.duel()
        await place.say(first, over, {"type": "resign"})
        place.clock.turn(50 * 86_400)
        young = (await place.table(guest, "me", "open"))["table"]["id"]
        place.clock.turn(45 * 86_400)
        await place.house.sweep.clean()
        codes = [(await guest.get(f"/api/tables/{table}")).status_code for table in (old, timed, over, young)]
        assert codes == [404, 200, 200, 200]
        assert (await guest.get("/api/identity")).status_code == 200
        assert (await passer.get("/api/identity")).status_code == 401

    in_place(work, tmp_path)


def test_a_server_may_keep_everything(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        old = (await place.table(guest, "me", "open"))["table"]["id"]
        place.clock.turn(5000 * 86_400)
        await place.house.sweep.clean()
        assert (await guest.get(f"/api/tables/{old}")).status_code == 200

    in_place(work, tmp_path, keep_days=0.0)
