"""A page that knows several nodes: it follows its table, and leaves a node that says nothing."""

import asyncio
from contextlib import suppress
from secrets import token_hex

from aiohttp import ClientError, ClientTimeout
from msgspec.json import decode

from tests.prove.crash.page import Page

ASK, DEAD = 1.2, 6.5  # seconds of silence, as in client/src/table/line/silence.ts
AGAIN, LONGEST = 0.25, 1.0  # seconds between two tries, as in client/src/table/line/
PATIENCE = ClientTimeout(total=8)
NOTICES = 1.0  # seconds until somebody has read that their act is lost


class NodePage(Page):
    def __init__(self, urls, chance, *rest):
        super().__init__(None, *rest)
        self._urls, self._chance, self._tries, self._sees_as = list(urls), chance, 0, None
        self._at = chance.choice(self._urls)
        self._unheard, self.repeated = None, 0  # an act that nobody has answered yet

    def turn(self):
        """The node in use doesn't answer."""
        self._at = self._urls[(self._urls.index(self._at) + 1) % len(self._urls)]

    def sit_at(self, table):
        """The same person at another table."""
        self.table, self.revision, self.seating, self._id = table, -1, {}, token_hex(4)
        self._unheard = None

    async def socket_closed(self):
        """Its line was to the table before."""
        if self._socket and not self._socket.closed:
            await self._socket.close()

    async def ask(self, method, path, **more):
        """The answer's status and body; nobody answered: None."""
        try:
            async with self.client.request(method, self._at + path, **more) as answer:
                return answer.status, await answer.json()
        except (ClientError, OSError, TimeoutError, ValueError):
            self.turn()
            return None, None

    async def until_answered(self, method, path, **more):
        while True:
            status, body = await self.ask(method, path, timeout=PATIENCE, **more)
            if status is not None and status < 500 and status != 429:
                return status, body
            await asyncio.sleep(AGAIN)

    async def _stay(self):
        await self.until_answered("GET", "/api/me")
        while True:
            lines = self.lines
            with suppress(ClientError, OSError, TimeoutError):
                await self._visit()
            if lines == self.lines:  # it never opened
                self.turn()
            self._tries = self._tries + 1 if lines == self.lines else 0
            wait = min(LONGEST, AGAIN * 2**self._tries)
            await asyncio.sleep(wait * self._chance.uniform(0.75, 1.25))

    def _look(self, update):
        """A page whose seat was taken away is told once more, as an onlooker."""
        if update.revision == self.revision and self.seat != self._sees_as:
            self.revision -= 1
        self._sees_as = self.seat
        super()._look(update)

    async def _visit(self):
        table = self.table
        query = {"table": table, "page": self._id}
        query |= {"after": str(self.revision)} if self.revision >= 0 else {}
        async with asyncio.timeout(DEAD):
            socket = await self.client.ws_connect(self._at + "/ws", params=query)
        async with socket as self._socket:
            self.lines += 1
            self._miss_act()
            asking = asyncio.create_task(self._keep_asking(socket))
            try:
                await self._listen(socket, table)
            finally:
                asking.cancel()

    async def _listen(self, socket, table):
        while True:
            async with asyncio.timeout(DEAD):
                message = await socket.receive()
            if not isinstance(message.data, str) or socket.closed or table != self.table:
                return
            if (told := decode(message.data))["on"] == "moved":
                self._at = told["address"] or self._at
                return
            await self._hear(message.data)

    async def _hear(self, text):
        told = decode(text)
        if told["on"] in ("heard", "refusal") and told.get("seq") == self._seq:
            self._unheard = None
        await super()._hear(text)

    async def _play(self, plan):
        self._unheard = plan
        await super()._play(plan)

    def _miss_act(self):
        """On a new line: what was sent by the one before and never heard is lost, as in
        client/src/table/table.svelte.ts. Any news first makes its player think again."""
        plan, self._unheard = self._unheard, None
        if plan and self._person.plan is None:
            call = asyncio.get_running_loop().call_later
            self._finger = call(NOTICES, self._press_again, plan)

    def _press_again(self, plan):
        """Retry, by hand."""
        self.repeated += 1
        self._person.mean(plan)
        self._press()

    async def _keep_asking(self, socket):
        with suppress(ClientError, OSError):
            while True:
                await asyncio.sleep(ASK)
                await socket.send_str('{"do":"ask"}')
