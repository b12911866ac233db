"""Lines of a given length without any right but to open ports: one door for each round trip.

What comes in is passed on later, each way by the lab's own model (`sabot.sim.network`), in order as
TCP keeps it. A lost segment is a pause, for here no kernel loses one: the server must not ask its
own for round trips (`--behind-proxy`), because that would measure the way to this proxy.
"""

import asyncio
import selectors
from collections import deque
from contextlib import suppress
from functools import partial
from random import Random

from sabot.server.clock import WallClock
from sabot.sim.network import Pair, Spells, Weather
from tests.prove.race import haste

CHUNK = 64 * 1024


class DelayLine:
    """One direction of one line; what comes in leaves when its way has delivered it."""

    def __init__(self, way, clock, write):
        self._way, self._clock, self._write, self._chunks = way, clock, write, deque()

    def put(self, chunk):
        self._chunks.append(chunk)
        self._clock.at(self._way.deliver(self._clock.now()), self._pass_on)

    def _pass_on(self):
        """The oldest, whichever alarm rings first."""
        self._write(self._chunks.popleft())


class Door:
    """Every connection to it is a line of this round trip, with a weather of its own."""

    def __init__(self, rtt, weather, seed, target):
        self._rtt, self._weather, self._seed, self._target = rtt, weather, seed, target
        self._clock, self._lines = WallClock(), 0

    async def open(self):
        return await asyncio.start_server(self._relay, "127.0.0.1", 0)

    async def _relay(self, reader, writer):
        there, back = await asyncio.open_connection(*self._target)
        pair = self._pair()
        up = pump(reader, DelayLine(pair.up, self._clock, partial(write, back)))
        down = pump(there, DelayLine(pair.down, self._clock, partial(write, writer)))
        with suppress(asyncio.CancelledError):  # the day is over
            await asyncio.gather(up, down)

    def _pair(self):
        self._lines += 1
        chance = Random(f"{self._seed}/{self._rtt}/{self._lines}")
        return Pair(self._rtt, self._weather, Spells(self._weather, chance), chance)


async def pump(reader, line):
    with suppress(ConnectionError):
        while chunk := await reader.read(CHUNK):
            line.put(chunk)
    line.put(b"")


def write(writer, chunk):
    if chunk and not writer.is_closing():
        writer.write(chunk)
    elif not chunk:
        writer.close()


def loop():
    """A loop whose timers are exact: the usual selectors count in whole milliseconds."""
    return asyncio.SelectorEventLoop(selectors.SelectSelector())


def main(pipe, rtts, weather, seed, port):
    """A process of its own: says its ports, and goes when it is told to."""

    async def serve():
        doors = [Door(rtt, Weather(*weather), seed, ("127.0.0.1", port)) for rtt in rtts]
        servers = [await door.open() for door in doors]
        pipe.send([server.sockets[0].getsockname()[1] for server in servers])
        await asyncio.to_thread(pipe.recv)

    haste.exact()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serve())
