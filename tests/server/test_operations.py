"""For those who run a server: health, figures, migrations, the admin command, memory."""

import asyncio
import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from moondrake.cli import main
from moondrake.server.database import Database, migrate, normal_url, open_engine
from moondrake.server.errors import Refused
from moondrake.server.identities import new_name
from moondrake.server.schema import METADATA
from moondrake.server.settings import Settings, sqlite_url
from scripts.postgres import Cluster
from tests.server.harness import Place, ServerProcess, in_place


def migrated(url: str) -> list[object]:
    """The differences between a migrated database and the schema in the code."""
    engine = open_engine(normal_url(url))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), METADATA))
    engine.dispose()
    return found


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    assert migrated(sqlite_url(tmp_path)) == []


@pytest.mark.medium
def test_migrations_lead_to_the_schema_on_postgresql(cluster: Cluster) -> None:
    assert migrated(cluster.new_database()) == []


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path))
    with engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    engine.dispose()
    assert settings == ["wal", 2]


def test_a_database_that_stays_locked_is_said_clearly_and_nothing_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(sqlite_url(tmp_path), patience=0.3)
        database.start()
        lock = sqlite3.connect(tmp_path / "moondrake.sqlite3", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused, match="nothing was changed") as refused:
            await database.write(lambda link: link.exec_driver_sql("DELETE FROM secrets"))
        assert refused.value.status == 503
        lock.execute("ROLLBACK")
        lock.close()
        await database.write(lambda link: link.exec_driver_sql("DELETE FROM secrets"))
        database.close()

    asyncio.run(work())


def test_one_piece_of_work_that_fails_does_not_spoil_the_others_of_its_batch(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(sqlite_url(tmp_path))
        database.start()

        def note(name: str) -> object:
            statement = "INSERT INTO secrets (name, value) VALUES (?, 'x')"
            return database.write(lambda link: link.exec_driver_sql(statement, (name,)).rowcount)

        outcomes = await asyncio.gather(
            *[note(name) for name in ("a", "b", "a", "c", "b")],  # type: ignore[call-overload]
            return_exceptions=True,
        )
        assert [type(outcome).__name__ for outcome in outcomes] == [
            "int",
            "int",
            "Conflict",
            "int",
            "Conflict",
        ]
        database.close()

    asyncio.run(work())


def test_health_and_figures(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        await place.table(guest, "me", "me")
        assert (await guest.get("/healthz")).json() == {"status": "ok", "database": "sqlite"}
        figures = (await guest.get("/metrics")).text
        assert 'moondrake_tables{status="playing"} 1.0' in figures
        assert "moondrake_entries_total 3.0" in figures

    in_place(work, tmp_path)


def test_tables_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        before = await place.position(guest, table)
        place.house.sweep.evict()
        assert table in place.house.tables
        place.clock.turn(place.house.settings.idle_seconds + 1)
        place.house.sweep.evict()
        assert table not in place.house.tables
        assert await place.position(guest, table) == before

    in_place(work, tmp_path)


def test_a_table_under_other_rules_is_not_continued(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        table = (await place.table(guest, "me", "me"))["table"]["id"]
        await place.house.database.write(
            lambda link: link.exec_driver_sql("UPDATE tables SET rules_version = 99")
        )
        place.house.tables.clear()
        reply = await guest.get(f"/api/tables/{table}/position")
        assert reply.status_code == 409
        assert "rules version 99" in reply.json()["message"]

    in_place(work, tmp_path)


def test_time_when_the_server_was_down_is_on_nobodys_clock(tmp_path: Path) -> None:
    seen: dict[str, object] = {}

    async def before(place: Place) -> None:
        guest = place.guest()
        clock = {"kind": "move", "seconds": 60}
        seen["table"] = (await place.table(guest, "me", "me", options={"clock": clock}))["table"]["id"]
        seen["cookie"] = guest.cookies["moondrake"]
        place.clock.turn(20)
        await place.house.database.write(
            lambda link: link.exec_driver_sql(
                f"UPDATE secrets SET value='{place.clock.now()}' WHERE name='alive at'"
            )
        )

    async def after(place: Place) -> None:
        guest = place.guest()
        guest.cookies["moondrake"] = str(seen["cookie"])
        position = await place.position(guest, str(seen["table"]))
        assert position["status"] == "playing"
        assert position["clocks"][position["to_act"]] == 40_000

    in_place(before, tmp_path)
    in_place(after, tmp_path, later=3600)


@pytest.mark.medium
def test_the_admin_command_lists_exports_backs_up_and_deletes_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import httpx

    data = ["--data", str(tmp_path)]
    with (
        ServerProcess("--port", "0", *data) as server,
        httpx.Client(base_url=server.url, timeout=60) as guest,
    ):
        wish = {"game": "bluemoon", "seats": [{"kind": "me"}, {"kind": "me"}]}
        tables = [guest.post("/api/tables", json=wish).json()["table"]["id"] for _ in range(2)]
        assert main(["admin", "list", "--json", *data]) == 0
        assert {row["id"] for row in json.loads(capsys.readouterr().out)} == set(tables)
        assert main(["admin", "export", tables[0], *data]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [entry["kind"] for entry in told["entries"]] == ["join", "join", "start"]
        assert "server_seed" not in told
        copy = tmp_path / "copy.sqlite3"
        assert main(["admin", "backup", str(copy), *data]) == 0
        with sqlite3.connect(copy) as saved:
            assert saved.execute("SELECT count(*) FROM entries").fetchone() == (6,)
        saved.close()
        assert main(["admin", "backup", str(copy), *data]) == 1
        assert main(["admin", "delete", tables[0], *data]) == 0
        assert main(["admin", "vacuum", *data]) == 0
        assert main(["admin", "export", tables[0], *data]) == 1
        answer = {"type": "answer", "action": 0, "sequence": 3}
        replies = [guest.post(f"/api/tables/{tables[0]}/messages", json=answer).status_code for _ in range(2)]
        assert set(replies) <= {404, 409, 410}
        assert guest.get(f"/api/tables/{tables[1]}").status_code == 200


def test_settings_say_where_it_listens() -> None:
    assert Settings("sqlite://", Path()).is_loopback
    assert not Settings("sqlite://", Path(), host="0.0.0.0").is_loopback


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--database", "mysql://x"], "postgresql://"),
        (["--prefix", "moon"], "must begin with /"),
    ],
)
def test_wrong_words_are_refused(words: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *words]) == 1
    assert problem in capsys.readouterr().err


def test_rules_cards_and_words_are_there_for_a_page(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        guest = place.guest()
        for language in ("en", "de", "hu"):
            query = {"language": language}
            assert (await guest.get("/api/reference/rules", params=query)).json()["chapters"]
            assert (await guest.get("/api/reference/rules/BM-10.1", params=query)).json()["text"]
            chapter = (await guest.get("/api/reference/chapters/EQ-4", params=query)).json()
            assert [rule["number"] for rule in chapter["rules"]] == list(chapter["numbers"])
            assert chapter["introduction"]
            assert not chapter["is_fallback"]
            hits = (await guest.get("/api/reference/search", params=query | {"words": "BLUFF"})).json()[
                "hits"
            ]
            assert hits
            creatures = (await guest.get("/api/reference/creatures", params=query)).json()["creatures"]
            assert len(creatures) == 16
            assert "serve-help" in (await guest.get(f"/api/reference/words/{language}")).text
        cards = (await guest.get("/api/reference/cards")).json()["cards"]
        assert len(cards) > 250
        one = (await guest.get("/api/reference/cards/hoax-13")).json()
        assert set(one["text"]) == {"en", "de", "hu"}
        for path in ("rules/nonsense", "cards/nobody", "chapters/nowhere"):
            assert (await guest.get(f"/api/reference/{path}")).status_code == 404
        games = (await guest.get("/api/games")).json()
        assert games["bluemoon"]["levels"][0] == "random"

    in_place(work, tmp_path)


@pytest.mark.medium
def test_ctrl_c_does_not_wait_for_open_pages(tmp_path: Path) -> None:
    """A lobby listens to notices, a table to its stream: both are sent away, and nobody has to be cut off."""
    log = tmp_path / "errors"
    with (
        ServerProcess("--port", "0", "--data", str(tmp_path / "data"), log=log) as server,
        httpx.Client(base_url=server.url, timeout=60) as anna,
    ):
        anna.post("/api/identity")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = anna.post("/api/tables", json={"game": "bluemoon", "seats": seats}).json()["table"]["id"]
        with (
            anna.stream("GET", "/api/notices") as notices,
            anna.stream("GET", f"/api/tables/{table}/stream") as stream,
        ):
            lines = stream.iter_lines()
            assert "start" in next(lines)
            assert server.stop() == 0
            assert "stopping" in list(lines)[-1]
            assert list(notices.iter_lines()) == []
    assert log.read_text() == ""


def test_no_name_looks_like_an_option_of_a_command(monkeypatch):
    drawn = iter(["-3Jk0b9XyzA1", "--k0b9XyzA1q", "q3Jk0b9Xyz-A"])
    monkeypatch.setattr("moondrake.server.identities.secrets.token_urlsafe", lambda size: next(drawn))
    assert new_name() == "q3Jk0b9Xyz-A"
