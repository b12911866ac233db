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

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House, Told
from tests.browser.zinga import keys_of, phase, play_on
from tests.prove.tasks import (
    MARK,
    TRACED,
    collections,
    longest_by_step,
    millis,
    page_tasks,
    slowest_step,
)

PRESSES = 40
LARGE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
SCREENS = {"360x740": PHONE | {"device_scale_factor": 2}, "1440x900": LARGE}
PLAYS = 5  # under throttling, each in a browser of its own
PLAY = 30  # seconds
REACTION = 250  # ms: a faster hand would do in one frame what no player does

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
# The same work again and again, whatever the client: what this machine, in this hour, adds to it.
STEADY = """(tasks) => new Promise((done) => {
  const timed = [];
  const work = () => {
    const start = performance.now();
    for (let i = 0, x = 0; i < 3.3e5; i++) x += i * i % 7;
    timed.push(performance.now() - start);
    if (timed.length < tasks) setTimeout(work, 100);
    else done(timed);
  };
  work();
})"""
STEADY_TASKS = 80
SLOW = 50  # ms


def main(rate=4):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = launch(playwright)
        figures = {
            **first_ring(visit(browser, house)),
            **feedback(alone(browser, house)),
            **script(visit(browser, house)),
        }
        browser.close()
        plays = in_turns(playwright, house, rate)
        house.close()
    smooth = {screen: smoothness(seen) for screen, seen in plays.items()}
    print(json.dumps(figures | {"slowed_down": rate} | smooth, indent=2))


def in_turns(playwright, house, rate):
    """So a slow minute of the machine is not taken for a slow screen."""
    plays = {screen: [] for screen in SCREENS}
    for _ in range(PLAYS):
        for screen, seen in plays.items():
            seen.append(throttled(playwright, house, rate, SCREENS[screen]))
    return plays


def launch(playwright):
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


def visit(browser, house, screen=LARGE):
    """One page at a time: another one's work must not be taken for this one's."""
    for context in browser.contexts:
        context.close()
    return Told(browser.new_context(base_url=house.url, **screen).new_page())


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

    def press_as_a_person(self, told, name):
        told.page.wait_for_timeout(REACTION)
        self.press(told, name)

    def press(self, _, name):
        for key in keys_of(name):
            self.line.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "text": key})
            self.line.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


def by_hand(browser, house, screen=LARGE):
    box, below = where_to_click(visit(browser, house, screen).page)
    told = visit(browser, house, screen)
    told.page.goto("/")
    told.page.wait_for_timeout(1_000)
    told.page.evaluate(f"scrollTo(0, {below})")
    hand = Hand(told.page)
    hand.click(box)
    told.until(phase)
    return told, hand


def where_to_click(page):
    page.goto("/")
    page.wait_for_timeout(1_000)  # the boxes have taken their places
    button = page.get_by_test_id("play-zinga")
    button.scroll_into_view_if_needed()
    return button.bounding_box(), page.evaluate("scrollY")


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


def throttled(playwright, house, rate, screen=LARGE):
    """By the time of the page's own thread, slowed down."""
    browser = launch(playwright)
    told, hand = by_hand(browser, house, screen)
    told.page.wait_for_timeout(1_500)  # the board is drawn; from here on it is play
    told.page.evaluate(MARK)
    hand.line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    browser.start_tracing(page=told.page, categories=TRACED)
    end = time.monotonic() + PLAY
    while time.monotonic() < end and phase(told) != "over":
        play_on(told, hand.press_as_a_person)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    told.page.close()
    alike = steady(browser, rate)
    browser.close()
    seat = told.seating["seat"]
    assert any(e["on"] == "rang" and e["seat"] == seat for e in told.events), "nobody played"
    return events, alike


def steady(browser, rate):
    """On a blank page, as slow."""
    page = browser.new_page()
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page.evaluate(STEADY, STEADY_TASKS)


def smoothness(plays):
    """What else the machine does can only lengthen a task, and does: hence several plays."""
    told = [tasks_of(events, alike) for events, alike in plays]
    step, usual = slowest_step([longest_by_step(page_tasks(each), each) for each, _ in plays])
    return {
        "slowest_step": step,
        "its_longest_task_ms_at_the_median": round(usual, 1),
        **{name: [play[name] for play in told] for name in told[0]},
    }


def tasks_of(events, alike):
    tasks = page_tasks(events)
    collecting = collections(tasks, events)
    others = [task for task in tasks if task not in collecting]
    return {
        "tasks": len(tasks),
        "collections_ms": [millis(task) for task in collecting],
        "longest_other_task_ms": max(map(millis, others)),
        "other_tasks_over_50_ms": sum(millis(task) > SLOW for task in others),
        "tasks_all_alike_ms": [round(median(alike), 1), round(max(alike), 1)],
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
