"""A whole game as text that a person can read, and a test can compare.

Its first line says which game it is, so that it can be played again:
`python -m sabot.sim.golden "<game>, 4 seats, seed 'first', <option>=1"`.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct
from msgspec.json import encode, format
from msgspec.structs import asdict

from sabot.core.history import Revision
from sabot.core.log import Act, Entry
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.options import option
from sabot.sim.play import recorded


def golden(heading: str) -> str:
    id, seats, name, *options = heading.split(", ")
    seed = sha256(name.removeprefix("seed ").strip("'").encode()).digest()
    chosen = dict(map(option, options))
    table, log = recorded(id, int(seats.removesuffix(" seats")), seed, options=chosen)
    again = Table(GAMES[id].game, table.head)
    lines = [heading, *play_by_play(again, log)]
    view = format(encode(again.game.view(again.state, None))).decode()
    return "\n".join([*lines, places(again), view]) + "\n"


def play_by_play(table: Table, log: list[Entry]) -> Iterator[str]:
    for entry in log:
        table.write(entry)
        yield line(entry, table.last)


def line(entry: Entry, after: Revision) -> str:
    minutes, millis = divmod(entry.at, 60_000)
    who = f"{entry.seat}: {words(entry.action)}" if isinstance(entry, Act) else "table"
    happened = ", ".join(map(words, after.events)) or "(nothing to see)"
    return f"{minutes:3}:{millis / 1000:06.3f}  {who:24} {happened}"


def words(struct: Struct) -> str:
    """
    >>> from sabot.core.game import Late
    >>> words(Late(2, "ring"))
    'late seat=2 act=ring'
    """
    fields = (f"{name}={plain(value)}" for name, value in asdict(struct).items())
    return " ".join([str(struct.__struct_config__.tag), *fields])


def plain(value: object) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def places(table: Table) -> str:
    result = table.game.result(table.state)
    assert result
    return "places: " + " > ".join("=".join(map(str, sorted(place))) for place in result.places)


if __name__ == "__main__":
    sys.stdout.write(golden(sys.argv[1]))
