"""`moondrake admin`: look after a server's tables, also while it runs."""

import argparse
import json
import time
from pathlib import Path

from moondrake.table import TableError
from moondrake.words import say

MOST_DAYS = 3650
STATUS = ("waiting", "playing", "over")


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    tables = what.add_parser("list", help=say("admin-list", language))
    tables.add_argument("--status", choices=STATUS, help=say("admin-status", language))
    tables.add_argument("--json", action="store_true", help=say("main-json", language))
    export = what.add_parser("export", help=say("admin-export", language))
    export.add_argument("table", help=say("admin-table", language))
    export.add_argument("--out", type=Path, metavar="FILE", help=say("admin-file", language))
    delete = what.add_parser("delete", help=say("admin-delete", language))
    delete.add_argument("tables", nargs="*", metavar="TABLE", help=say("admin-table", language))
    delete.add_argument("--status", choices=STATUS, help=say("admin-status", language))
    delete.add_argument("--older", type=float, metavar="DAYS", help=say("admin-older", language))
    vacuum = what.add_parser("vacuum", help=say("admin-vacuum", language))
    backup = what.add_parser("backup", help=say("admin-backup", language))
    backup.add_argument("file", type=Path, help=say("admin-file", language))
    restore = what.add_parser("restore", help=say("admin-restore", language))
    restore.add_argument("file", type=Path, help=say("admin-restore-file", language))
    restore.add_argument("--key", type=Path, metavar="FILE", help=say("admin-key", language))
    key = what.add_parser("key", help=say("admin-page-key", language))
    key.add_argument("--days", type=_days, default=30, metavar="DAYS", help=say("admin-key-days", language))
    key.add_argument("--revoke", action="store_true", help=say("admin-key-revoke", language))
    runs = {
        key: _key,
        tables: _list,
        export: _export,
        delete: _delete,
        vacuum: _vacuum,
        backup: _backup,
        restore: _restore,
    }
    for command, run in runs.items():
        command.add_argument("--data", type=Path, metavar="DIR", help=say("serve-data", language))
        command.add_argument("--database", metavar="URL", help=say("serve-database", language))
        command.set_defaults(run=run)


def _days(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"1-{MOST_DAYS}")
    return int(word)


def _key(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    engine = admin.open_database(_url(chosen))
    if chosen.revoke:
        print(say("admin-key-revoked", chosen.lang, count=admin.shut_out(engine)))
        return 0
    key = admin.let_in(engine, time.time_ns() // 1_000_000, chosen.days)
    print(say("admin-key-made", chosen.lang, days=chosen.days))
    print(key)
    return 0


def _url(chosen: argparse.Namespace) -> str:
    from moondrake.server.settings import DATABASE, default_folder, sqlite_url

    if chosen.database:
        return str(chosen.database)
    data = (chosen.data or default_folder()).expanduser().absolute()
    if not (data / DATABASE).is_file():
        raise TableError("admin-no-database", folder=str(data))
    return sqlite_url(data)


def _list(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    rows = admin.tables(admin.open_database(_url(chosen)), chosen.status)
    if chosen.json:
        shown = [
            {
                "id": row.id,
                "game": row.game,
                "status": row.status,
                "seq": row.seq,
                "updated_at": row.updated_at,
            }
            for row in rows
        ]
        print(json.dumps(shown, indent=2))
        return 0
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.updated_at / 1000))
        print(f"{row.id}  {row.game:9} {row.status:8} {row.seq:5}  {when}")
    print(say("admin-listed", chosen.lang, count=len(rows)))
    return 0


def _export(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    told = admin.exported(admin.open_database(_url(chosen)), chosen.table)
    if told is None:
        raise TableError("admin-unknown", table=chosen.table)
    text = json.dumps(told, indent=2, ensure_ascii=False)
    if chosen.out is None:
        print(text)
    else:
        chosen.out.write_text(text + "\n", encoding="utf-8")
    return 0


def _delete(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    engine = admin.open_database(_url(chosen))
    ids = list(chosen.tables)
    if chosen.older is not None:
        ids += admin.old_tables(engine, chosen.older, time.time_ns() // 1_000_000, chosen.status)
    if not ids and chosen.older is None:
        raise TableError("admin-nothing")
    print(say("admin-deleted", chosen.lang, count=admin.delete(engine, ids)))
    return 0


def _vacuum(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    admin.vacuum(admin.open_database(_url(chosen)))
    print(say("admin-vacuumed", chosen.lang))
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin

    url = _url(chosen)
    if not url.startswith("sqlite"):
        raise TableError("admin-only-embedded")
    if chosen.file.exists():
        raise TableError("admin-exists", file=str(chosen.file))
    key = admin.backup(admin.open_database(url), chosen.file)
    print(say("admin-backed-up", chosen.lang, file=str(chosen.file), key=str(key)))
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from moondrake.server import admin, serving
    from moondrake.server.settings import default_folder

    if chosen.database:
        raise TableError("admin-only-embedded")
    if not chosen.file.is_file():
        raise TableError("admin-no-backup", file=str(chosen.file))
    data = (chosen.data or default_folder()).expanduser().absolute()
    with serving.locked_folder(data):
        key = chosen.key or admin.key_of(chosen.file)
        count = admin.restore(chosen.file, key, data, time.time_ns() // 1_000_000)
    print(say("admin-restored", chosen.lang, folder=str(data), count=count))
    if not key.is_file():
        print(say("admin-no-key", chosen.lang, key=str(key)))
    return 0
