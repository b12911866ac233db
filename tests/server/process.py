"""A server in a process of its own, as it is operated: its log is read, its limits are set."""

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager

from aiohttp import ClientSession, CookieJar

from tests.browser.server import free_port, until_it_answers
from tests.server.page import Page, open_table

BRISK = {"seats": 4, "options": {"call_time": 1_000, "turn_time": 5_000}}
SABOT = (sys.executable, "-m", "sabot")


class Server:
    def __init__(self, process, port, data, client):
        self.process, self.port, self.data, self.client = process, port, data, client

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    async def play(self):
        """A table with bots, in play."""
        table = await open_table(self.client, alone=True, **BRISK)
        page = Page(self.client, table, await self.line(table))
        await page.ready()
        await page.until(lambda p: p.view)
        return page

    async def line(self, table):
        return await self.client.ws_connect("/ws", params={"table": table})

    async def health(self):
        answer = await self.client.get("/healthz")
        return answer.status, (await answer.json())["code"]

    async def metrics(self):
        return await (await self.client.get("/metrics")).text()

    async def close(self):
        """What it wrote to its log."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(self.process.communicate(), 5)
        return log.decode()


@asynccontextmanager
async def open_server(data, **variables):
    port = free_port()
    process = await start("serve", SABOT_PORT=str(port), SABOT_DATA=str(data), **variables)
    server = Server(process, port, str(data), None)
    await asyncio.to_thread(until_it_answers, server.url)
    async with ClientSession(server.url, cookie_jar=CookieJar(unsafe=True)) as server.client:
        try:
            yield server
        finally:
            if process.returncode is None:
                process.kill()
                await process.communicate()


async def start(*words, **variables):
    ends = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.PIPE}
    return await asyncio.create_subprocess_exec(*SABOT, *words, **ends, env=os.environ | variables)


async def run(*words):
    """Its exit code, and what it said last."""
    process = await start(*words)
    said, complained = await asyncio.wait_for(process.communicate(), 30)
    lines = (said + complained).decode().strip().splitlines()
    return process.returncode, lines[-1] if lines else ""
