"""What the client feels like, in figures: `python tests/prove/measure_client.py` prints them.

Seconds and clicks from the shelf to the first possible ring; press to own feedback; the longest
task during play on a processor four times slower; bytes of script for shelf and table.
"""

import gzip
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House, Told
from tests.browser.zinga import keys_of, phase, play_on

PRESSES = 40
PLAY = 30  # seconds of play under throttling

# The first frame after the finger in which the bell is drawn otherwise than before.
FEEDBACK = """() => new Promise((done) => {
  const bell = document.querySelector('[data-testid=bell]');
  const parts = [...bell.querySelectorAll('span, svg')];
  const look = () => parts.map((part) => getComputedStyle(part).transform).join();
  const before = look();
  const pressed = performance.now();
  let frames = 0;
  const frame = (now) => {
    frames += 1;
    if (look() !== before) done({ millis: performance.now() - pressed, frames });
    else if (frames > 60) done({ millis: null, frames });
    else requestAnimationFrame(frame);
  };
  bell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  requestAnimationFrame(frame);
})"""
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        figures = {
            **first_ring(visit(browser, house)),
            **feedback(alone(browser, house)),
            **throttled(browser, house),
            **script(visit(browser, house)),
        }
        browser.close()
        house.close()
    print(json.dumps(figures, indent=2))


def visit(browser, house):
    """One page at a time: another one's work must not be taken for this one's."""
    for context in browser.contexts:
        context.close()
    size = {"width": 1440, "height": 900}
    return Told(browser.new_context(base_url=house.url, viewport=size).new_page())


def alone(browser, house):
    told = visit(browser, house)
    told.page.goto("/")
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.page.get_by_test_id("bell").wait_for()
    return told


class Hand:
    """By the browser's own protocol: Playwright's keys bring a script, garbage of this page."""

    def __init__(self, page):
        self.line = page.context.new_cdp_session(page)

    def click(self, box):
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for kind in ("mousePressed", "mouseReleased"):
            how = {"type": kind, "button": "left", "clickCount": 1, **spot}
            self.line.send("Input.dispatchMouseEvent", how)

    def press(self, _, name):
        for key in keys_of(name):
            self.line.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "text": key})
            self.line.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


def by_hand(browser, house):
    told = visit(browser, house)
    told.page.goto("/")
    told.page.wait_for_timeout(1_000)  # the boxes have taken their places
    box = told.page.get_by_test_id("play-zinga").bounding_box()
    told = visit(browser, house)
    told.page.goto("/")
    told.page.wait_for_timeout(1_000)
    hand = Hand(told.page)
    hand.click(box)
    told.until(phase)
    return told, hand


def first_ring(told):
    """From opening the address. Whoever is drawn to begin is asked to roll, and does."""
    start = time.monotonic()
    told.page.goto("/")
    told.page.get_by_test_id("play-zinga").click()
    clicked = time.monotonic()
    told.page.get_by_test_id("bell").wait_for()
    board = time.monotonic()
    begins = told.seating["seat"] == told.view["active"]
    if begins:
        told.page.locator("[data-testid=roll]:enabled").click()
    told.until(lambda t: phase(t) == "rolled")
    ring = time.monotonic()
    return {
        "clicks_to_first_ring": 2 if begins else 1,
        "seconds_shelf_to_click": round(clicked - start, 2),
        "seconds_click_to_board": round(board - clicked, 2),
        "seconds_click_to_first_ring": round(ring - clicked, 2),
    }


def feedback(told):
    """Also a bell that cannot ring now moves under the finger; so any moment will do."""
    seen = []
    for _ in range(PRESSES):
        seen.append(told.page.evaluate(FEEDBACK))
        told.page.wait_for_timeout(450)
    millis = [look["millis"] for look in seen if look["millis"] is not None]
    return {
        "feedback_ms_p50": round(median(millis), 1),
        "feedback_ms_p95": round(quantiles(millis, n=20)[-1], 1),
        "feedback_frames_most": max(look["frames"] for look in seen),
        "feedback_missed": len(seen) - len(millis),
    }


def throttled(browser, house):
    """By the time of the page's own thread: what else this machine does is not the client's."""
    told, hand = by_hand(browser, house)
    told.page.wait_for_timeout(1_500)  # the board is drawn; from here on it is play
    hand.line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    browser.start_tracing(page=told.page, categories=TRACED)
    end = time.monotonic() + PLAY
    while time.monotonic() < end and phase(told) != "over":
        play_on(told, hand.press)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    seat = told.seating["seat"]
    assert any(e["on"] == "rang" and e["seat"] == seat for e in told.events), "nobody played"
    tasks = page_tasks(events)
    slow = [task for task in tasks if task["tdur"] > 50_000]
    return {
        "tasks_over_50_ms_at_4x": len(slow),
        "of_them_garbage_collections": sum(collects(task, events) for task in slow),
        "longest_other_task_ms_at_4x": longest_but(tasks, lambda task: collects(task, events)),
        "tasks_at_4x": len(tasks),
        "load_of_this_machine": os.getloadavg()[0],
    }


def page_tasks(events):
    """Of the thread that lays out the page."""
    whole = [event for event in events if event["ph"] == "X" and "tdur" in event]
    [(thread, _)] = Counter(thread_of(e) for e in whole if e["name"] == "Layout").most_common(1)
    return [e for e in whole if thread_of(e) == thread and e["name"] == "RunTask"]


def collects(task, events):
    """The browser's own: its memory reducer comes about 30 s after a page was opened."""
    starts = [e["ts"] for e in events if e["name"] == "MajorGC" and e["pid"] == task["pid"]]
    return any(task["ts"] <= start <= task["ts"] + task["dur"] for start in starts)


def longest_but(tasks, left_out):
    by_length = sorted(tasks, key=lambda task: -task["tdur"])
    return round(next(task["tdur"] for task in by_length if not left_out(task)) / 1000, 1)


def thread_of(event):
    return event["pid"], event["tid"]


def script(told):
    sizes = {}
    told.page.on("response", lambda answer: note_size(sizes, answer))
    told.page.goto("/")
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.page.wait_for_timeout(500)
    return {"script_gzip_kb": round(sum(sizes.values()) / 1000, 1), "script_files": len(sizes)}


def note_size(sizes, answer):
    if answer.url.endswith(".js"):
        sizes[answer.url] = len(gzip.compress(answer.body(), 9))


if __name__ == "__main__":
    main()
