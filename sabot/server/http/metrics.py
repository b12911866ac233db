"""`GET /metrics`: the figures of this process and its tables, for Prometheus."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock
from sabot.server.cluster.member import Member
from sabot.server.figures import FIGURES, seconds
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.connections import CONNECTIONS, Connections
from sabot.server.http.leading import MEMBER
from sabot.server.lag import Lag
from sabot.server.table.lobby import Lobby
from sabot.server.table.room import Room
from sabot.server.wire import Stage

LAG = web.AppKey("lag", Lag)
LATER: Micros = SECOND // 2  # longer than a commit and any delay line
SHARES = (0.5, 0.99, 1)


async def metrics(request: web.Request) -> web.Response:
    """They count what not every seat has been shown yet, so they are answered once it has."""
    now = CollectorRegistry()
    now.register(request.app[LAG].all)
    now.register(ServerCollector(request.app[LAG], request.app[LOBBY], request.app[CONNECTIONS]))
    if member := request.app.get(MEMBER):
        now.register(Among(member))
    text = generate_latest(now) + generate_latest(FIGURES)
    await pass_by(request.app[STORE].clock, LATER)
    return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})


async def pass_by(clock: Clock, time: Micros) -> None:
    passed = asyncio.Event()
    clock.at(clock.now() + time, passed.set)
    await passed.wait()


class ServerCollector(Collector):
    """Gauges, read when they are asked for."""

    def __init__(self, lag: Lag, lobby: Lobby, connections: Connections) -> None:
        self._lag, self._rooms, self._open = lag, list(lobby.rooms.values()), len(connections)

    def collect(self) -> Iterator[Metric]:
        readers = [reader for room in self._rooms for reader in room.readers]
        onlookers = sum(reader.seat is None for reader in readers)
        still = sum(room.is_still for room in self._rooms)
        yield recent(self._lag)
        yield stages(self._rooms)
        yield GaugeMetricFamily("sabot_tables_still", "Tables that stand still.", still)
        yield seats(room for room in self._rooms if room.goes_on)
        yield GaugeMetricFamily("sabot_connections", "Open connections of any kind.", self._open)
        yield GaugeMetricFamily("sabot_readers", "Open connections to tables.", len(readers))
        yield GaugeMetricFamily("sabot_onlookers", "Connections without a seat.", onlookers)


class Among(Collector):
    """This node among the others: the name by which its other figures can be told apart."""

    def __init__(self, member: Member) -> None:
        self._member = member

    def collect(self) -> Iterator[Metric]:
        info = GaugeMetricFamily("sabot_node", "1, with the name of this node.", labels=["node"])
        info.add_metric([self._member.node.name], 1)
        yield info
        living = len(self._member.all_living())
        yield GaugeMetricFamily("sabot_nodes", "Living nodes, as this one sees them.", living)
        left = seconds(self._member.lease.left)
        yield GaugeMetricFamily("sabot_lease_seconds", "What is left of this node's lease.", left)


def recent(lag: Lag) -> Metric:
    name, help = "sabot_loop_lag_recent_seconds", "Loop lag of the last minute, by quantile."
    gauge = GaugeMetricFamily(name, help, labels=["quantile"])
    for share in SHARES:
        gauge.add_metric([str(share)], seconds(lag.recent(share)))
    return gauge


def stages(rooms: list[Room]) -> Metric:
    counts = Counter(room.stage for room in rooms)
    gauge = GaugeMetricFamily("sabot_tables", "Tables in memory.", labels=["stage"])
    for stage in get_args(Stage):
        gauge.add_metric([stage], counts[stage])
    return gauge


def seats(rooms: Iterable[Room]) -> Metric:
    """By who plays there now: a bot that plays for a person is a bot."""
    taken = [place for room in rooms for place in room.sitting.places if not place.free]
    bots = sum(place.level is not None for place in taken)
    gauge = GaugeMetricFamily("sabot_seats", "Taken seats of live tables.", labels=["player"])
    gauge.add_metric(["person"], len(taken) - bots)
    gauge.add_metric(["bot"], bots)
    return gauge
