"""A page's line to the node that has its table, by way of another if need be.

The node's end is what a real `Teller` takes for a socket.
"""

from functools import partial

from aiohttp import WSMsgType
from msgspec.json import encode

from sabot.core.arbiter import Line as Wire
from sabot.server.line.hear import receive
from sabot.server.line.pings import pong
from sabot.server.line.tell import Teller
from sabot.server.table.reader import Reader
from sabot.server.wire import Update


class Line:
    is_full = False

    def __init__(self, page, node):
        self.page, self.table, self.world = page, page.table, page.world
        self.room, self.reader, self.node, self.ended = None, None, None, False
        self._nodes, self._processes, self._ups, self._downs = [], [], [], []
        self.lead_by(node)

    @property
    def is_detour(self):
        return len(self._nodes) > 1

    def lead_by(self, node):
        """From its end so far on to this node."""
        node.lines[self] = True
        self._nodes.append(node)
        self._processes.append(node.process)
        self._ups.append(self.page.way())
        self._downs.append(self.page.way())

    def node_died(self, node, hangs_up=True):
        """The other end of the line notices."""
        place = self._nodes.index(node)
        if node is not self.node:
            self._finish()
        if hangs_up:
            self._down(place, partial(self.page.lost, self))

    # The page's end

    def knock(self):
        self._up(0, lambda: self._nodes[0].knock(self))

    def say(self, text):
        self._up(0, partial(self._hear, text))

    def answer(self, payload):
        self._up(0, partial(self._hear_pong, payload))

    def hang_up(self):
        self._up(0, self._end)

    # On the way

    def _up(self, place, call):
        process = self._processes[place]
        last = place + 1 == len(self._processes)
        on = call if last else partial(self._up, place + 1, call)
        self._ups[place](partial(process.call_soon, on))

    def _down(self, place, call):
        """To the page: from the node at that place through all before it."""
        if place == 0:
            return self._downs[0](call)
        process = self._processes[place - 1]
        on = partial(self._down, place - 1, call)
        self._downs[place](partial(process.call_soon, on))

    # The node's end

    def enter(self, node, room):
        self.node, self.room, self._process = node, room, node.process
        page = self.page
        self.reader = Reader(page.player, Wire(page.id, next(self.world.numbers)), page.revision)
        self.reader.cut = self.cut
        self._teller = Teller(self, room, self.reader, node.process)
        room.enter(self.reader)
        self._teller.start()

    def go_on_to(self, node):
        """A pipe."""
        if not node.runs:
            return self.refuse()
        self.lead_by(node)
        self._up(len(self._nodes) - 1, partial(node.knock, self))

    def refuse(self):
        self._down(len(self._nodes) - 1, partial(self.page.refused, self))
        self._forget()

    def turn_away(self, told):
        self.tell(told)
        self.refuse()

    def tell(self, told):
        if isinstance(told, Update):
            self.world.judge.tells(self, told)
        self.put(WSMsgType.TEXT, encode(told))

    def put(self, kind, payload):
        if self.ended:
            raise ConnectionResetError("the line is down")
        self._down(len(self._nodes) - 1, partial(self.page.hear, self, kind, payload))

    async def close(self, code):
        self.cut()

    def cut(self):
        """By the node, which finds out a turn later, as with a real one."""
        if self.node and not self.ended:
            self._down(len(self._nodes) - 1, partial(self.page.lost, self))
            self._process.call_soon(self._end)

    def _end(self):
        if self.room and not self.ended:
            self.ended = True
            self._teller.stop()
            self.room.leave(self.reader)
        self._forget()

    def _finish(self):
        if self.node:
            self._process.call_soon(self._end)
        self._forget()

    def _forget(self):
        for node in self._nodes:
            node.lines.pop(self, None)

    def _hear(self, text):
        if self.room and not self.ended:
            receive(self.room, self.reader, text, self._process.now())

    def _hear_pong(self, payload):
        if self.room and not self.ended:
            pong(self.room, self.reader, payload, self._process.now())
