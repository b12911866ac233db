"""What a turn of ZINGA costs the browser, per game: `python tests/prove/measure_turns.py`.

Counted, not timed: the memory used up, the part of it that is only holes left by short lists, boxes
laid out, grids measured, layers put together, and kilopixels that had to be drawn because they came
to lie on another layer, by Chromium's own record. So it says the same on a slow machine and on a
fast one.
"""

import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import launch
from tests.browser.layers import Layers
from tests.browser.server import Server
from tests.games.zinga.walks.person import play_on
from tests.prove.hand import by_hand

GAMES = 4
TURNS = 2  # as many as are surely over before the browser collects
COLLECTS = 30  # seconds after a page was opened, the browser does for the first time
HEAP = "blink_gc/main/heap"
LISTS = f"{HEAP}/CustomSpace0"
LINE = "blink::DOMWebSocket"  # of all of the browser's pages only ours has one
OBJECTS = "blink_objects/blink_gc/main/blink::"
COUNTED = {
    "boxes": "LayoutResult",
    "grids": "GridSizingTrackCollection",
    "layerings": "HeapVectorBacking<blink::PendingLayer>",
}
ASKED = {"includedCategories": ["disabled-by-default-memory-infra"], "memoryDumpConfig": {}}


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).open()
        try:
            for _ in range(GAMES):
                print(one_game(playwright, server), flush=True)
        finally:
            server.close()


def one_game(playwright, server):
    browser = launch(playwright.chromium)
    try:
        return turns(browser, server)
    finally:
        browser.close()


def turns(browser, server):
    opened = time.monotonic()
    told, hand = by_hand(browser, server)
    told.page.wait_for_timeout(1_500)
    layers = Layers(told.page)
    play_until(told, hand, 1)
    before = used(browser, told.page, layers)
    play_until(told, hand, 1 + TURNS)
    after = used(browser, told.page, layers)
    assert time.monotonic() - opened < COLLECTS, "too slow: what was thrown away is missing"
    return {name: round((after[name] - before[name]) / TURNS) for name in before}


def play_until(told, hand, rolls):
    end = time.monotonic() + 60
    while sum(event["on"] == "rolling" for event in told.events) < rolls:
        assert time.monotonic() < end, "nobody rolled"
        play_on(told, hand.press)


def used(browser, page, layers):
    """Until the browser's first collection all that was ever made is there."""
    [ours] = [dump for dump in memory_of(browser, page) if any(LINE in kind for kind in dump)]
    kinds = {named.split(" (")[0]: number(ours[named], "object_count") for named in ours}
    counts = {name: kinds.get(OBJECTS + kind, 0) for name, kind in COUNTED.items()}
    memory, holes = number(ours[HEAP], "size") // 1000, holes_in(ours[LISTS]) // 1000
    return {"kilobytes": memory, "holes": holes, **counts, "kilopixels": layers.pixels // 1000}


def holes_in(space):
    """Above 512 kB of them, the browser's collection also moves all lists together."""
    return number(space, "size") - number(space, "allocated_objects_size")


def memory_of(browser, page):
    by_process = defaultdict(dict)
    for event in dumped(browser, page):
        by_process[event["pid"]] |= event.get("args", {}).get("dumps", {}).get("allocators", {})
    return by_process.values()


def dumped(browser, page):
    line, events, done = browser.new_browser_cdp_session(), [], []
    line.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    line.on("Tracing.tracingComplete", lambda end: done.append(end))
    line.send("Tracing.start", {"traceConfig": ASKED, "transferMode": "ReportEvents"})
    line.send("Tracing.requestMemoryDump", {"levelOfDetail": "detailed"})
    line.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def number(record, of):
    return int(record.get("attrs", {}).get(of, {"value": "0"})["value"], 16)


if __name__ == "__main__":
    main()
