"""A database of every schema that was ever released is brought up to date, and its tables go on."""

import sqlite3
import subprocess
from pathlib import Path
from shutil import which

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from moondrake.server import fair, records
from moondrake.server.database import open_engine
from moondrake.server.settings import DATABASE, sqlite_url
from tests.server.harness import Place, in_place

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "moondrake.service"
SEED = "ab" * 32


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", "moondrake.server:migrations")
    return made


REVISIONS = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def at_revision(folder: Path, revision: str) -> None:
    """An empty database as it was then."""
    engine, words = open_engine(sqlite_url(folder)), config()
    with engine.connect().execution_options(writes=True) as connection:
        words.attributes["connection"] = connection
        command.upgrade(words, revision)
        connection.commit()
    engine.dispose()


def as_it_was(folder: Path, revision: str) -> None:
    """The database of a folder as an older server would have written it: only tables and columns of then."""
    then = folder / "then"
    then.mkdir()
    at_revision(then, revision)
    with sqlite3.connect(then / DATABASE) as old:
        old.execute("PRAGMA foreign_keys=OFF")
        old.execute("ATTACH ? AS now", (str(folder / DATABASE),))
        names = [row[0] for row in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in set(names) - {"alembic_version"}:
            columns = ", ".join(f'"{row[1]}"' for row in old.execute(f"PRAGMA table_info({name})"))
            old.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
    old.close()
    for file in folder.glob(f"{DATABASE}*"):
        file.unlink()
    (then / DATABASE).rename(folder / DATABASE)


def test_the_migrations_form_one_line_and_are_named_after_their_numbers() -> None:
    scripts = list(ScriptDirectory.from_config(config()).walk_revisions())
    numbers = [f"{number:04}" for number in range(len(scripts), 0, -1)]
    assert [script.revision for script in scripts] == numbers
    files = sorted(Path(script.path).name for script in scripts)
    folder = Path(scripts[0].path).parent
    assert files == sorted(file.name for file in folder.glob("v*.py"))
    assert [name[1:5] for name in files] == sorted(numbers)


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_released_schema_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    at_revision(tmp_path, revision)

    async def work(place: Place) -> None:
        table, *guests = await place.duel()
        await place.move(table, *guests)

    in_place(work, tmp_path)


def test_a_table_of_the_first_schema_goes_on_and_its_record_promises_no_more_than_it_did(
    tmp_path: Path,
) -> None:
    """Seeds were sent openly then: the record of such a game is of the older kind."""
    made: dict[str, str] = {}

    async def before(place: Place) -> None:
        table, first, second = await place.duel()
        for _ in range(4):
            await place.move(table, first, second)
        made.update(table=table, first=first.cookies["moondrake"], second=second.cookies["moondrake"])

    in_place(before, tmp_path)
    as_it_was(tmp_path, "0001")
    with sqlite3.connect(tmp_path / DATABASE) as old:
        for seat in (0, 1):
            data = f'{{"name":"A","owner":"","seed":"{fair.substitute(SEED, seat)}","by":"player"}}'
            old.execute("UPDATE entries SET data = ? WHERE kind = 'join' AND seat = ?", (data, seat))
        old.execute("UPDATE entries SET client = replace(client, ':', '') WHERE client LIKE ':%'")
    old.close()

    async def after(place: Place) -> None:
        guests = [place.guest(), place.guest()]
        for guest, name in zip(guests, ("first", "second"), strict=True):
            guest.cookies["moondrake"] = made[name]
        for _ in range(4):
            await place.move(made["table"], *guests)
        await place.say(guests[0], made["table"], {"type": "resign"})
        text = (await guests[0].get(f"/api/tables/{made['table']}/record")).text
        deal = records.read_deal(text)
        assert deal.is_old
        assert not records.is_sound(deal, records.Kept(seal="0" * 64, seed=deal.seeds[0]))

    in_place(after, tmp_path)


def test_the_unit_for_systemd_is_sound() -> None:
    text = UNIT.read_text(encoding="utf-8")
    for line in ("DynamicUser=yes", "UMask=0077", "KillSignal=SIGTERM", "StateDirectory=moondrake"):
        assert line in text
    tool = which("systemd-analyze")
    if tool is None:
        pytest.skip("NOT CHECKED BY SYSTEMD: there is no systemd-analyze here")
    checked = subprocess.run([tool, "verify", str(UNIT)], capture_output=True, text=True, check=False)
    complaints = [line for line in checked.stderr.splitlines() if "moondrake.service" in line]
    assert not complaints, complaints
