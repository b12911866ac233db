"""What the client feels like, in figures: `python tests/prove/measure_client.py [RATE]`.

Seconds and clicks from the shelf to the first possible ring; press to own feedback; bytes of script
for shelf and table; and of several plays on a processor RATE times slower (4 unless told) the
longest tasks, in all and in each step of a turn: on a phone's screen and on a large one.
"""

import gzip
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import launch
from tests.browser.server import Server
from tests.games.zinga.walks.person import phase
from tests.prove.hand import alone, visit
from tests.prove.smoothness import in_turns, smoothness

PRESSES = 40

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


def main(rate=4):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).open()
        browser = launch(playwright.chromium)
        figures = {
            **first_ring(visit(browser, server)),
            **feedback(alone(browser, server)),
            **script(visit(browser, server)),
        }
        browser.close()
        plays = in_turns(playwright, server, rate)
        server.close()
    smooth = {screen: smoothness(seen) for screen, seen in plays.items()}
    print(json.dumps(figures | {"slowed_down": rate} | smooth, indent=2))


def first_ring(told):
    """From opening the address. The player drawn to begin is asked to roll, and does."""
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
    main(*map(int, sys.argv[1:]))
