"""How soon a page is there for someone far away: `python tests/prove/measure_opening.py`.

Requests, bytes and seconds of the shelf, of a table from the shelf, by link, and when the page is
loaded again. The browser holds back each answer of the house for the way; a line to a table, once
open, is not held back.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House

WAYS = (0, 150, 300)  # milliseconds there and back
THROUGHPUT = 200_000  # bytes a second, a slow phone's


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for way in WAYS:
            print(json.dumps({"way_ms": way, **opening(browser, house, way)}), flush=True)
        browser.close()
        house.close()


def opening(browser, house, way):
    host, friend = (Visit(browser, house, way) for _ in range(2))
    shelf = host.goes("/", "play-zinga")
    host.page.wait_for_timeout(1_500)  # a look at the shelf
    table = host.until("bell", host.page.get_by_test_id("play-zinga").click)
    link = friend.goes(host.page.url, "bell")
    again = friend.until("bell", friend.page.reload)
    for visit in (host, friend):
        visit.page.context.close()
    return {"shelf": shelf, "table": table, "by_link": link, "again": again}


class Visit:
    def __init__(self, browser, house, way):
        self.page = browser.new_context(base_url=house.url).new_page()
        self.received = []
        line = self.page.context.new_cdp_session(self.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self.note)
        line.send("Network.emulateNetworkConditions", conditions(way))

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
