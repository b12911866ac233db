"""Total blocking time by the page's own clock: what a busy machine adds isn't counted.

Lighthouse counts by the wall clock, times four, so a task that waited for its turn blocks, too.
"""

import json
from statistics import median

from tests.browser.chromium import launch
from tests.prove.hand import SCREENS
from tests.prove.tasks import SLOW, TRACED, millis, page_tasks

SLOWDOWN = 4  # as Lighthouse's slow phone
LOADS = 4_000  # ms: all is there


def blocked(playwright, url, runs):
    return round(median(one_visit(playwright, url) for _ in range(runs)))


def one_visit(playwright, url):
    browser = launch(playwright.chromium)
    page = browser.new_context(**SCREENS["360x740"]).new_page()
    browser.start_tracing(page=page, categories=TRACED)
    page.goto(url)
    page.wait_for_timeout(LOADS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    browser.close()
    return sum(max(0, SLOWDOWN * millis(task) - SLOW) for task in page_tasks(events))
