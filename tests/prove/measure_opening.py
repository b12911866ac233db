"""How soon a page is there for someone far away: `python tests/prove/measure_opening.py`.

Requests, bytes and seconds of the shelf, of a table from the shelf, by link, and when the page is
loaded again. The browser holds back each answer of the server for the way; a line to a table, once
open, is not held back. And for someone near by, also with a slow processor: milliseconds from the
press on the shelf to the first picture of the table, and of its board; medians of some visits.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import launch
from tests.browser.server import Server

WAYS = (0, 150, 300)  # milliseconds there and back
THROUGHPUT = 200_000  # bytes a second, a slow phone's
RATES = (1, 4)  # times slower than this machine
VISITS = 5
SEEN = {"table": "main.felt", "board": "[data-testid=phase]"}

# When each was first drawn after the press: in the frame after it was made.
WATCH = """(parts) => {
  globalThis.drawn = {};
  const asked = {};
  addEventListener('pointerdown', ({ timeStamp }) => { globalThis.pressed = timeStamp; }, true);
  const note = (name) => { drawn[name] = Math.round(performance.now() - pressed); };
  new MutationObserver(() => {
    for (const [name, part] of Object.entries(parts))
      if (!asked[name] && document.querySelector(part))
        asked[name] = requestAnimationFrame(() => setTimeout(note, 0, name));
  }).observe(document.body, { childList: true, subtree: true });
}"""


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).open()
        browser = launch(playwright.chromium)
        for way in WAYS:
            print(json.dumps({"way_ms": way, **opening(browser, server, way)}), flush=True)
        for rate in RATES:
            print(json.dumps({"slowed_down": rate, **pictures(browser, server, rate)}), flush=True)
        browser.close()
        server.close()


def opening(browser, server, way):
    host, friend = (Visit(browser, server, way) for _ in range(2))
    shelf = host.goes("/", "play-zinga")
    host.page.wait_for_timeout(1_500)  # a look at the shelf
    table = host.until("bell", host.page.get_by_test_id("play-zinga").click)
    link = friend.goes(host.page.url, "bell")
    again = friend.until("bell", friend.page.reload)
    for visit in (host, friend):
        visit.page.context.close()
    return {"shelf": shelf, "table": table, "by_link": link, "again": again}


def pictures(browser, server, rate):
    visits = [first_pictures(Visit(browser, server, 0), rate) for _ in range(VISITS)]
    return {f"press_to_{name}_ms": median(visit[name] for visit in visits) for name in SEEN}


def first_pictures(visit, rate):
    visit.goes("/", "play-zinga")
    visit.page.wait_for_timeout(1_500)
    visit.page.evaluate(WATCH, SEEN)
    visit.line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    visit.page.get_by_test_id("play-zinga").click()
    visit.page.wait_for_function("() => drawn.board")
    drawn = visit.page.evaluate("drawn")
    visit.page.context.close()
    return drawn


class Visit:
    def __init__(self, browser, server, way):
        self.page = browser.new_context(base_url=server.url).new_page()
        self.received = []
        self.line = self.page.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        self.line.on("Network.loadingFinished", self.note)
        self.line.send("Network.emulateNetworkConditions", conditions(way))

    def note(self, end):
        self.received.append(end["encodedDataLength"])

    def goes(self, address, wanted):
        return self.until(wanted, lambda: self.page.goto(address, wait_until="commit"))

    def until(self, wanted, act):
        self.received.clear()
        start = time.monotonic()
        act()
        self.page.get_by_test_id(wanted).wait_for()
        seconds = round(time.monotonic() - start, 2)
        self.page.wait_for_timeout(300)
        kilobytes = round(sum(self.received) / 1000)
        return {"seconds": seconds, "requests": len(self.received), "kB": kilobytes}


def conditions(way):
    wide = THROUGHPUT if way else -1
    return {
        "offline": False, "latency": way, "downloadThroughput": wide, "uploadThroughput": wide,
    }  # fmt: skip


if __name__ == "__main__":
    main()
