"""One Chromium page at a table of ZINGA; a key is pressed at a known time after a roll is shown.

The press is a trusted key event (CDP `Input.dispatchKeyEvent`), so it takes the browser's own way
to the page; its `timeStamp`, which the browser gives it, is when the finger fell. A thing is on
the screen one frame after the one it was drawn in.
"""

import asyncio
import json
from contextlib import suppress
from random import Random

from playwright.async_api import Error

from tests.prove.race.person import reflex
from tests.prove.race.player import PAUSE, SAY, to_call, to_fill

SPACE = {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32}
WATCH = """
(() => {
  const shown = new Map(), Socket = window.WebSocket;
  let newest = -1;
  const show = (revision) => requestAnimationFrame(() => requestAnimationFrame((at) => {
    shown.set((newest = revision), at);
    window.rolled(revision);
  }));
  const hear = ({ data }) => {
    const { on, revision, events } = JSON.parse(data);
    if (on !== 'update' || shown.has(revision)) return;
    if (!events.some((event) => event.on === 'rolled')) return;
    shown.set(revision, 0);
    show(revision);
  };
  window.WebSocket = class extends Socket {
    constructor(...words) { super(...words); this.addEventListener('message', hear); }
  };
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || !event.isTrusted) return;
    const at = event.timeStamp;
    window.pressed(newest, at - shown.get(newest), performance.now() - at);
  }, { capture: true });
})();
"""


class Screen:
    """`ran(seat, revision, reaction)` is called with each press on a roll."""

    def __init__(self, page, seed, ran):
        self.page, self.ran, self.seat, self.view = page, ran, None, None
        self.handled = []  # µs from finger to handler
        self._chance, self._revision, self._tasks = Random(seed), -1, set()

    async def open(self, address):
        self._keys = await self.page.context.new_cdp_session(self.page)
        await self.page.expose_function("rolled", self._rolled)
        await self.page.expose_function("pressed", self._pressed)
        await self.page.add_init_script(WATCH)
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        await self.page.goto(address)
        await self.page.get_by_test_id("ready").wait_for()

    async def tap(self, name):
        with suppress(Error):  # it may be gone by now, as the page may
            await self.page.get_by_test_id(name).dispatch_event("pointerdown", timeout=1_000)

    def close(self):
        for task in self._tasks:
            task.cancel()

    def _hear(self, text):
        told = json.loads(text)
        if told["on"] == "seating":
            self.seat = told["seat"]
        elif told["on"] == "update" and told["revision"] > self._revision:
            self._revision, self.view = told["revision"], told["view"]
            self._act(self.view)

    def _act(self, view):
        mine = view["ringer"] == self.seat
        match view["phase"]:
            case "pause" if view["active"] == self.seat:
                self._later(PAUSE + 0.3, self.tap, "roll")  # its button must be awake, too
            case "rung" if mine:
                self._later(SAY, self.tap, f"cell-{to_call(view, self.seat)}")
            case "bonus" if mine:
                self._later(SAY, self.tap, f"cell-{to_fill(view, self.seat)}")

    async def _rolled(self, revision):
        self._later(reflex(self._chance) / 1e6, self._press)

    async def _press(self):
        for kind in ("rawKeyDown", "keyUp"):
            with suppress(Error):
                await self._keys.send("Input.dispatchKeyEvent", {"type": kind, **SPACE})

    async def _pressed(self, revision, reaction, handled):
        self.handled.append(round(handled * 1000))
        self.ran(self.seat, revision, round(reaction * 1000))

    def _later(self, seconds, work, *words):
        async def wait():
            await asyncio.sleep(seconds)
            await work(*words)

        task = asyncio.ensure_future(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
