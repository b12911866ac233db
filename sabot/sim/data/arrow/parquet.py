"""Rows as Parquet files; needs the extra `data`."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct, convert, to_builtins

from sabot.sim.data.rows import GameRow, Wish, rows_of

TEXTS = pa.list_(pa.string())
COUNTS = pa.map_(pa.string(), pa.int64())
GAME = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("levels", TEXTS),
        ("places", pa.list_(pa.list_(pa.int8()))),
        ("lasted", pa.int64()),
        ("actions", pa.int64()),
        ("events", COUNTS),
        ("counts", COUNTS),
        ("faults", COUNTS),
    ]
)
DECISION = pa.schema(
    [
        ("game", pa.int64()),
        ("seat", pa.int8()),
        ("level", pa.string()),
        ("at", pa.int64()),
        ("stimulus", TEXTS),
        ("options", TEXTS),
        ("choice", pa.string()),
        ("action", pa.string()),
        ("reaction", pa.int64()),
        ("outcome", TEXTS),
        ("error", pa.string()),
    ]
)


class Broken(Exception):
    """A file whose footer is good and whose rows are not."""


class Files(NamedTuple):
    """A part, ready to be written."""

    games: bytes
    decisions: bytes | None


def files_of(wish: Wish, part: range) -> Files:
    """Plays a part's games. Runs wherever there is a core."""
    rows = rows_of(wish, part)
    decisions = packed(rows.decisions, DECISION) if wish.decisions else None
    return Files(packed(rows.games, GAME), decisions)


def packed(rows: Iterable[Struct], schema: Any) -> bytes:
    out = BytesIO()
    pq.write_table(pa.Table.from_pylist([plain(row) for row in rows], schema), out)
    return out.getvalue()


def plain(row: Struct) -> dict[str, Any]:
    """A map goes in as pairs, sorted: the same rows make the same file."""
    fields = to_builtins(row)
    return {
        name: sorted(value.items()) if isinstance(value, dict) else value
        for name, value in fields.items()
    }


def rows_in(path: Path) -> int | None:
    """By its footer, which comes last; none: it isn't there or isn't whole."""
    try:
        return int(pq.read_metadata(path).num_rows)
    except (OSError, pa.ArrowException):
        return None


def games_in(paths: Iterable[Path]) -> Iterator[GameRow]:
    """One file after another, so that a million games need no memory."""
    for path in paths:
        yield from games_of(path)


def games_of(path: Path) -> list[GameRow]:
    try:
        rows = pq.read_table(path, schema=GAME).to_pylist(maps_as_pydicts="strict")
        return convert(rows, list[GameRow])
    except (OSError, ValueError, pa.ArrowException) as why:
        said = str(why).partition("\n")[0]
        raise Broken(f"{path} can't be read ({said}); without it, it is made again") from why
