"""Somebody who means no good: one line or one door, from an address of its own."""

from collections import Counter

from aiohttp import ClientError, ClientSession, ClientTimeout, CookieJar, TCPConnector, WSMsgType
from msgspec.json import decode
from yarl import URL

from tests.prove.fuzz.words import frame, request

TRACES = ("Traceback (most recent", "site-packages", "sabot/server/")
KNOCKS = 0.4  # of its visits are over HTTP
AT_ONCE = 40  # said on one line before it is listened to


class Fuzzer:
    """`left` is what is still to be said by all of them together; `said` is what all have said."""

    def __init__(self, url, address, tables, chance, left, said):
        self._url, self._tables, self._chance = url, tables, chance
        self._left, self._said = left, said
        self._address = address
        self.answers, self.wrong = Counter(), []

    async def run(self):
        door = TCPConnector(local_addr=(self._address, 0), limit=4)
        patience = ClientTimeout(total=30)
        cookies = CookieJar(unsafe=True)
        async with ClientSession(connector=door, cookie_jar=cookies, timeout=patience) as client:
            await client.get(self._url + "/api/me")
            while self._left:
                await self._once(client)

    async def _once(self, client):
        try:
            await (self._knock(client) if self._chance.random() < KNOCKS else self._talk(client))
        except (ClientError, OSError, TimeoutError) as why:
            self.answers[type(why).__name__] += 1

    async def _knock(self, client):
        """Over HTTP."""
        for _ in range(AT_ONCE // 4):
            if not self._left.take():
                return
            method, path, headers, body = request(self._chance, self._tables)
            url = URL(self._url + path, encoded=True)
            async with client.request(method, url, headers=headers, data=body) as answer:
                self._judge(f"{method} {path[:60]}", answer.status, await answer.text())

    def _judge(self, asked, status, text):
        self.answers[str(status)] += 1
        if status >= 500 and status != 503:
            self.wrong.append(f"{asked}: {status}")
        if "/assets/" not in asked:
            self._look(asked, text)

    async def _talk(self, client):
        query = {"table": self._chance.choice(self._tables)}
        query |= {"seat": "1"} if self._chance.random() < 0.3 else {}
        query |= {"after": str(self._chance.randrange(400))} if self._chance.random() < 0.3 else {}
        async with client.ws_connect(self._url + "/ws", params=query) as socket:
            for _ in range(AT_ONCE):
                if not self._left.take():
                    return
                text = frame(self._chance, self._said)
                self._said.append(text)
                await self._say(socket, text)
            await self._listen(socket)

    async def _say(self, socket, text):
        binary = self._chance.random() < 0.02
        await (socket.send_bytes(text.encode()) if binary else socket.send_str(text))

    async def _listen(self, socket):
        """Until nothing is said any more, for a moment."""
        while True:
            try:
                message = await socket.receive(timeout=0.05)
            except TimeoutError:
                return
            if message.type is not WSMsgType.TEXT:
                return
            self._hear(message.data)

    def _hear(self, text):
        told = decode(text)
        self.answers[told["on"]] += 1
        if told["on"] == "refusal" and told["code"] == "internal":
            self.wrong.append(f"internal: {text[:200]}")
        self._look("a line", text)

    def _look(self, asked, text):
        if any(words in text for words in TRACES):
            self.wrong.append(f"{asked}: a stack trace")


class Left:
    def __init__(self, messages, bar):
        self._messages, self._bar = messages, bar

    def __bool__(self):
        return self._messages > 0

    def take(self):
        if self._messages <= 0:
            return False
        self._messages -= 1
        self._bar.update()
        return True
