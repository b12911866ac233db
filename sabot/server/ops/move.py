"""`sabot move`: from a SQLite file to PostgreSQL, while no server uses either."""

import argparse
from pathlib import Path
from typing import Any

from sabot.server.disk.data import check_ours, is_url, postgres, shown
from sabot.server.disk.lock import lock
from sabot.server.disk.trouble import engine_free
from sabot.server.ops.flags import place
from sabot.server.table.store import Unavailable


def add_move(commands: Any) -> None:
    parser = commands.add_parser("move", help="copy a SQLite file's tables into PostgreSQL")
    parser.add_argument("--from", dest="file", required=True, metavar="FILE", help="it stays")
    parser.add_argument("--to", dest="url", required=True, type=place, metavar="URL",
                        help="an empty database")  # fmt: skip
    parser.set_defaults(run=move)


def move(wish: argparse.Namespace) -> int | str:
    if not Path(wish.file).is_file():
        return f"There is no {wish.file}; --from names the file to move."
    if not is_url(wish.url):
        return f"{wish.url} is not a URL of PostgreSQL: --to takes postgresql://…"
    try:
        with engine_free():
            check_ours(wish.file)
        with lock(wish.file):
            moved = postgres("moving").move(wish.file, wish.url)
    except BlockingIOError:
        return f"{wish.file} is in use by a server: stop it first."
    except (OSError, Unavailable) as error:
        return f"Can't move {wish.file} to {shown(wish.url)}: {error}."
    counts = ", ".join(f"{count} {table}" for table, count in moved.items() if count)
    print(f"Moved to {shown(wish.url)}: {counts or 'nothing'}. {wish.file} is as it was.")
    return 0
