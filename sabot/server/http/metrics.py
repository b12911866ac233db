"""`GET /metrics`: figures of this house, as Prometheus reads them."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from aiohttp import web

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.figures import COMMITS, ENTRIES, HOLDS, REFUSALS, labels, seconds, title
from sabot.server.http.api import LOBBY, STORE
from sabot.server.lag import Lag
from sabot.server.table.lobby import Lobby
from sabot.server.table.room import Room
from sabot.server.wire import Stage

LAG = web.AppKey("lag", Lag)
FORMAT = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
LATER: Micros = SECOND // 2  # longer than a commit and any delay line
ALWAYS = (ENTRIES, COMMITS, HOLDS, REFUSALS)


async def metrics(request: web.Request) -> web.Response:
    """They count what not every seat has seen yet, so they are told when it has."""
    lines = [*loop_lag(request.app[LAG]), *tables(request.app[LOBBY])]
    lines += [line for figure in ALWAYS for line in figure.lines()]
    await pass_by(request.app[STORE].clock, LATER)
    return web.Response(body="".join(f"{line}\n" for line in lines).encode(), headers=FORMAT)


async def pass_by(clock: Clock, time: Micros) -> None:
    passed = asyncio.Event()
    clock.at(clock.now() + time, passed.set)
    await passed.wait()


def loop_lag(lag: Lag) -> Iterator[str]:
    yield from lag.all.lines()
    name = "sabot_loop_lag_recent_seconds"
    yield from title(name, "gauge", "The same, of the last minute, by share of looks.")
    for share in (0.5, 0.99, 1):
        yield f"{name}{labels('quantile', share)} {seconds(lag.recent(share))}"


def tables(lobby: Lobby) -> Iterator[str]:
    rooms = lobby.rooms.values()
    stages = Counter(room.stage for room in rooms)
    readers = [reader for room in rooms for reader in room.readers]
    yield from title("sabot_tables", "gauge", "Tables in memory.")
    for stage in get_args(Stage):
        yield f"sabot_tables{labels('stage', stage)} {stages[stage]}"
    yield from seats(room for room in rooms if room.stage in ("gathering", "playing"))
    yield from title("sabot_readers", "gauge", "Open lines to tables.")
    yield f"sabot_readers {len(readers)}"
    yield from title("sabot_onlookers", "gauge", "Those of them that have no seat.")
    yield f"sabot_onlookers {sum(reader.seat is None for reader in readers)}"


def seats(rooms: Iterable[Room]) -> Iterator[str]:
    """Who plays there now: a bot that plays for a person is a bot."""
    taken = [place for room in rooms for place in room.sitting.places if not place.free]
    bots = sum(place.level is not None for place in taken)
    yield from title("sabot_seats", "gauge", "Taken seats of tables that aren't over.")
    for player, count in (("person", len(taken) - bots), ("bot", bots)):
        yield f"sabot_seats{labels('player', player)} {count}"
