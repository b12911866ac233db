"""A whole game as text that a person can read, and a test can compare.

`python -m sabot.sim.golden zinga 3 first` plays the game whose seed is made from "first".
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct
from msgspec.json import encode, format
from msgspec.structs import asdict

from sabot.core.log import Act, Entry
from sabot.core.table import Revision, Table
from sabot.registry import GAMES
from sabot.sim.play import recorded


def golden(id: str, seats: int, name: str) -> str:
    seed = sha256(name.encode()).digest()
    table, log = recorded(id, seats, seed)
    again = Table(GAMES[id].game, table.head)
    lines = [f"{id}, {seats} seats, seed {name!r}", *play_by_play(again, log)]
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
    game, seats, name = sys.argv[1:]
    sys.stdout.write(golden(game, int(seats), name))
