"""One node of a simulated run: the real store, lobby and member, in a process of its own."""

from sabot.core.game import Illegal
from sabot.server.cluster.member import Member, NameTaken, versions
from sabot.server.cluster.nodes import Node as Card
from sabot.server.cluster.register import Register
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.chores import obey_for_ever
from sabot.server.table.lobby import Lobby
from sabot.server.table.neighbours import AWAY, Elsewhere
from sabot.server.table.store import Unavailable
from sabot.server.wire import Moved
from tests.faults.nodes.link import Link, Store
from tests.faults.nodes.process import Process
from tests.server.parlour import Clock


class Node:
    """`public`: browsers can reach it by itself; else other nodes pipe to it."""

    def __init__(self, world, name, public):
        self.world, self.name, self.public = world, name, public
        self.link = Link(world.database, world.clock, world.under_way)
        self.process, self.lines, self.lives = None, {}, []

    # Its lives

    def start(self):
        if self.process:
            return
        ahead = self.world.chance.randrange(10**12)
        process = self.process = Process(self.world.clock, ahead, self.world.a_thread, self._fail)
        process.who, process.link = f"{self.name}{len(self.lives)}", self.link
        self.lives.append(process)
        process.run(self._open)

    def die(self, hangs_up=True):
        """By SIGKILL, or at its own will: the kernel hangs up for it, unless its machine died."""
        process, self.process = self.process, None
        process.kill()
        for connection in list(self.link.connections):
            connection.die(hangs_up)
        for line in list(self.lines):
            line.node_died(self, hangs_up)
        self.lines.clear()

    def leave(self):
        """SIGTERM."""
        if self.runs and not self.process.stopped:
            self.process.create_task(self._drain())

    @property
    def runs(self):
        return self.process is not None and not self.process.dead

    def _open(self):
        self._closed = False
        me = Card(self.name, self.process.who, self.name,
                  self.name if self.public else None, versions=versions())  # fmt: skip
        self.store = Store(self.process, self.link)
        self.lobby = Lobby(self.store, self.process)
        registers = Register("simulated"), Register("simulated")
        self.member = Member(me, *registers, self.lobby, self.store, self.process)
        self.member.expelled = self._quit
        self.lobby.neighbours = self.member
        self._main = self.process.create_task(self._run())
        app = {LOBBY: self.lobby, STORE: self.store}
        self._obeying = self.process.create_task(obey_for_ever(app))

    async def _run(self):
        try:
            await self.member.join()
        except (Unavailable, NameTaken):
            return self._quit()
        await self.member.run()

    async def _drain(self):
        await self.member.drain()
        self._closed = True
        self._main.cancel()
        self._obeying.cancel()
        for line in list(self.lines):
            line.cut()
        self.lobby.close()
        await self.member.leave()
        self._quit()

    def _quit(self):
        """Its operator starts it again."""
        process = self.process
        self.world.after(0, lambda: self._gone(process))

    def _gone(self, process):
        if self.process is process:
            self.die()
            self.world.after(self.world.pause(), self.start)

    def _fail(self, context):
        error = context.get("exception")
        self.world.wrong.append(f"{self.name}: {context['message']} {error!r}")

    def bury(self):
        """Of all its lives nothing goes on."""
        for process in self.lives:
            process.link = Link(self.world.database, clock := Clock(), lambda slow: 0)
            process.bury(clock)

    # What it is asked

    def take(self, call):
        """A request that has come, if anybody is there."""
        if self.runs:
            self.process.call_soon(call)

    def knock(self, line):
        """A page wants a line to its table."""
        self.process.create_task(self._enter(line))

    async def _enter(self, line):
        try:
            room = await self.lobby.room(line.table, line.page.revision)
        except Elsewhere as where:
            return self._lead(line, self.member.living(where.node))
        except (Illegal, Unavailable):
            return line.refuse()
        if self._closed:  # while the room was looked for, perhaps
            return line.refuse()
        line.enter(self, room)

    def _lead(self, line, card):
        """As `http/leading` does."""
        if card is None or line.is_detour:
            line.refuse()
        elif card.public:
            line.turn_away(Moved(card.name))
        else:
            line.go_on_to(self.world.named[card.name])

    def ask(self, table, what, tell, is_first=True):
        """A request that changes a table, and whether it was done."""
        self.process.create_task(self._answer(table, what, tell, is_first))

    async def _answer(self, table, what, tell, is_first):
        try:
            room = await self.lobby.room(table)
            what(room)
            tell(await self._is_stored(room))
        except Elsewhere as where:
            card = self.member.living(where.node)
            if card is None or not is_first:
                return tell(False)
            other = self.world.named[card.name]
            self.world.post(other, lambda: other.ask(table, what, tell, is_first=False))
        except (Illegal, Unavailable):
            tell(False)

    async def _is_stored(self, room):
        """As `http/leading` does."""
        if not room.ledger.is_stored:
            await self.store.settled()
        if not room.ledger.is_stored:
            raise Illegal(AWAY)
        return True
