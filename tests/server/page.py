"""A page without a screen: opens a line, keeps what it is told, acts with stamps of its own."""

import asyncio
from contextlib import suppress

from aiohttp import ClientError
from msgspec.json import decode, encode


class Page:
    def __init__(self, client, table, socket):
        self.client, self.table, self.socket = client, table, socket
        self.heard, self.view, self.revision, self.seating = [], None, -1, None
        self.refusals, self.events, self.updates, self.past = [], [], [], []
        self.remarks, self.reactions = [], []
        self.answers, self.seq, self._news = 0, 0, asyncio.Condition()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self):
        with suppress(ClientError):  # the line may be cut
            async for message in self.socket:
                told = decode(message.data)
                getattr(self, "_on_" + told["on"].replace("-", "_"))(told)
                async with self._news:
                    self._news.notify_all()

    def _on_seating(self, told):
        self.seating = told

    def _on_update(self, told):
        self.view, self.revision = told["view"], told["revision"]
        self.updates.append(told)
        self.events += told["events"]

    def _on_past(self, told):
        self.past = told["events"]

    def _on_second_line(self, told):
        self.asked = True

    def _on_chatted(self, told):
        self.remarks += told["remarks"]

    def _on_reacted(self, told):
        self.reactions.append(told)

    def _on_others(self, told):
        self.others = told["addresses"]

    def _on_moved(self, told):
        self.moved = told["address"]

    def _on_heard(self, told):
        self.heard.append(told["seq"])

    def _on_here(self, told):
        self.answers += 1

    def _on_refusal(self, told):
        self.refusals.append(told)

    async def until(self, holds, seconds=10):
        """Waits for news, never for time to pass."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: holds(self)), seconds)

    async def say(self, **words):
        await self.socket.send_str(encode(words).decode())

    async def ready(self, nonce="n"):
        await self.say(do="ready", nonce=nonce)

    async def play(self, do, reaction=300, **rest):
        self.seq += 1
        stamps = {"seq": self.seq, "seen": max(0, self.revision), "presented": 0}
        stamps |= {"pressed": reaction, "sent": reaction}
        await self.say(do="play", **stamps, action={"do": do, **rest})
        return self.seq

    async def close(self):
        await self.socket.close()
        await self.listening


async def open_table(client, **wish):
    answer = await client.post("/api/tables", json={"game": "zinga", "seats": 2} | wish)
    told = await answer.json()
    assert answer.status == 200, told
    return told["table"]


async def visit(client, table, **query):
    socket = await client.ws_connect("/ws", params={"table": table, **query})
    page = Page(client, table, socket)
    client.pages.append(page)
    await page.until(lambda p: p.seating)
    return page
