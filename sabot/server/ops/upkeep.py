"""`sabot backup` and `sabot rotate-key`: while the server runs, or not."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import Any

from sabot.server.clock import today
from sabot.server.disk import keys
from sabot.server.disk.data import is_missing, is_url, shown, writing
from sabot.server.disk.migrations import check_tables
from sabot.server.disk.opening import connect, verify
from sabot.server.disk.trouble import engine_free
from sabot.server.ops.flags import add_data
from sabot.server.table.store import Unavailable


def add_backup(commands: Any) -> None:
    parser = commands.add_parser("backup", help="copy the data file, even while the server runs")
    parser.add_argument("file", metavar="FILE", help="the copy; it must not exist yet")
    add_data(parser)
    parser.set_defaults(run=backup)


def add_rotate_key(commands: Any) -> None:
    parser = commands.add_parser("rotate-key", help="sign players' cookies with a new key")
    add_data(parser)
    parser.set_defaults(run=rotate_key)


def backup(wish: argparse.Namespace) -> int | str:
    if is_url(wish.data):
        return f"{shown(wish.data)} is PostgreSQL's: back it up with pg_dump (docs/cluster.md)."
    if is_missing(wish.data):
        return f"There is no {wish.data}; --data names the file to copy."
    try:
        copy(wish.data, wish.file)
    except FileExistsError:
        return f"{wish.file} is there already, and a backup replaces nothing."
    except (OSError, Unavailable) as error:
        return f"Can't copy {wish.data} to {wish.file}: {error}."
    print(f"{wish.file}: {Path(wish.file).stat().st_size} bytes, whole and sound.")
    return 0


def copy(data: str, file: str) -> None:
    """One moment of the server, in one file that needs no other; nothing is left of a failure."""
    Path(file).touch(mode=0o600, exist_ok=False)  # it holds keys and secrets
    try:
        with engine_free(), closing(connect(data)) as here, closing(connect(file)) as there:
            here.backup(there)
            there.execute("pragma journal_mode = delete")
            check_tables(there)
            verify(there, "integrity_check")
    except BaseException:
        Path(file).unlink()
        raise


def rotate_key(wish: argparse.Namespace) -> int | str:
    if is_missing(wish.data):
        return f"There is no {wish.data}; --data names the file of the server."
    try:
        with writing(wish.data) as db:
            keys.add(db, today())
    except Unavailable as error:
        return f"Can't write {shown(wish.data)}: {error}."
    print(f"A new key signs {when(wish.data)}; the old ones are read for a year.")
    return 0


def when(data: str) -> str:
    nodes = "in two hours, when every node has read it"
    return nodes if is_url(data) else "after a restart, or within an hour"
