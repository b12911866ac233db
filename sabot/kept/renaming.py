"""A kept game under other names: what a player who asks to be forgotten leaves behind."""

from collections.abc import Iterator
from typing import Any

from msgspec.json import decode, encode
from msgspec.structs import replace

from sabot.core.log import Entry, Sat
from sabot.kept.reading import Kept
from sabot.kept.title import Played
from sabot.kept.writing import Line, packed

SAT = b'"on":"sat"'  # the one event that tells a name


def renamed(kept: Kept, players: tuple[Played, ...]) -> bytes:
    """Nothing that a verification covers changes, and neither do levels."""
    return packed(lines(kept, players), len(kept.film))


def lines(kept: Kept, players: tuple[Played, ...]) -> Iterator[bytes]:
    yield encode(replace(kept.title, players=players))
    for n, entry in enumerate(kept.entries(), 1):
        yield encode(Line(renamed_entry(entry, players), n))
    for line in kept.film:
        yield renamed_frame(line, players) if SAT in line else line


def renamed_entry(entry: Entry, players: tuple[Played, ...]) -> Entry:
    if not isinstance(entry, Sat):
        return entry
    return replace(entry, name=players[entry.seat].name, animal=players[entry.seat].animal)


def renamed_frame(line: bytes, players: tuple[Played, ...]) -> bytes:
    frame: dict[str, Any] = decode(line)
    for event in frame["events"]:
        if event["on"] == "sat":
            player = players[event["seat"]]
            event |= {"name": player.name, "animal": player.animal}
    return encode(frame)
