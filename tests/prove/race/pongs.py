"""How soon a browser answers pings while its page is busy: the scheme stands on that answer.

A page opens two sockets by itself and blocks its own script for 300 ms at a time, so any browser
that can be given an address is measured the same way.
"""

import asyncio
import shutil
import time
from contextlib import suppress
from secrets import token_hex
from tempfile import TemporaryDirectory

from aiohttp import WSMsgType, web
from tqdm import tqdm

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.prove.race.raw import spread

EVERY = 0.037  # s, out of step with the page's blocks
LONGEST = 60
BLOCK = 300
UPDATE = "x" * 4_000  # a ping comes behind a stimulus, which the busy page can't take yet
PAGE = """<!doctype html><title>pongs</title><script>
const lines = [1, 2].map((n) => new WebSocket(`ws://${location.host}/ws`));
const block = () => { const end = performance.now() + BLOCK; while (performance.now() < end); };
if (BLOCK) setInterval(block, BLOCK + 10);
</script>"""
BROWSERS = {
    "chromium": (CHROMIUM, [*FLAGS, "--headless", "--no-first-run"], "--user-data-dir={}"),
    "firefox": (shutil.which("firefox-esr"), ["--headless", "--no-remote"], "--profile={}"),
}


def measure(number):
    """By browser: idle and busy, on one line and on the quicker one of two."""
    figures = {}
    for name, (program, *words) in BROWSERS.items():
        for busy in (0, BLOCK):
            trips = asyncio.run(answers(program, *words, busy, number)) if program else []
            figures.setdefault(name, {})["busy" if busy else "idle"] = summary(trips)
    return figures


def summary(trips):
    if not trips:
        return "unmeasured"
    first, second = zip(*trips, strict=True)
    return {"one_line": spread(first), "two_lines": spread(map(min, first, second))}


async def answers(program, flags, profile, busy, number):
    """Pairs of round trips in µs, one on each line."""
    sockets, app = [], web.Application()
    app.router.add_get("/", lambda _: page(busy))
    app.router.add_get("/ws", lambda request: line(request, sockets))
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        words = [*flags, profile.format(folder), address]
        quiet = {"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.DEVNULL}
        browser = await asyncio.create_subprocess_exec(program, *words, **quiet)
        try:
            return await asyncio.wait_for(ask(sockets, number), LONGEST)
        except TimeoutError:
            return []
        finally:
            browser.terminate()
            await browser.wait()
            await runner.cleanup()


async def page(busy):
    return web.Response(text=PAGE.replace("BLOCK", str(busy)), content_type="text/html")


class Line(web.WebSocketResponse):
    def __init__(self):
        super().__init__(autoping=False)
        self.sent, self.trips = {}, {}

    async def ask(self, number):
        payload = token_hex(4).encode()
        await self.send_str(UPDATE)
        self.sent[payload] = number, time.monotonic_ns()
        await self.ping(payload)


async def line(request, sockets):
    socket = Line()
    await socket.prepare(request)
    sockets.append(socket)
    with suppress(ConnectionError):
        async for told in socket:
            if told.type == WSMsgType.PONG:
                number, sent = socket.sent.pop(bytes(told.data))
                socket.trips[number] = (time.monotonic_ns() - sent) // 1000
    return socket


async def ask(sockets, number):
    while len(sockets) < 2:
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)  # a browser that has just started does other things as well
    for n in tqdm(range(number), desc="pings", unit="ping"):
        for socket in sockets:
            await socket.ask(n)
        await asyncio.sleep(EVERY)
    while any(socket.sent for socket in sockets):
        await asyncio.sleep(0.1)
    return [tuple(socket.trips[n] for socket in sockets[:2]) for n in range(number)]
