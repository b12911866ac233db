"""How smoothly the client plays on a slower processor: some plays of ZINGA, task by task."""

import json
import time
from statistics import median

from tests.browser.chromium import launch
from tests.games.zinga.walks.person import phase, play_on
from tests.prove.hand import LARGE, SCREENS, by_hand
from tests.prove.tasks import (
    MARK,
    SLOW,
    TRACED,
    all_steps,
    collections,
    longest_by_step,
    millis,
    page_tasks,
    slowest_step,
    too_long,
    too_long_by_the_machine,
)

PLAYS = 5  # each in a browser of its own
PLAY = 30  # seconds

# The same work again and again, whatever the client: what this machine, in this hour, adds to it.
STEADY = """(tasks) => new Promise((done) => {
  const work = () => {
    for (let i = 0, x = 0; i < 3.3e5; i++) x += i * i % 7;
    if (--tasks) setTimeout(work, 100);
    else done();
  };
  work();
})"""
STEADY_TASKS = 80


def in_turns(playwright, server, rate):
    """So a slow minute of the machine is not taken for a slow screen."""
    plays = {screen: [] for screen in SCREENS}
    for _ in range(PLAYS):
        for screen, seen in plays.items():
            seen.append(throttled(playwright, server, rate, SCREENS[screen]))
    return plays


def throttled(playwright, server, rate, screen=LARGE):
    """By the time of the page's own thread, slowed down."""
    browser = launch(playwright.chromium)
    told, hand = by_hand(browser, server, screen)
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
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(STEADY, STEADY_TASKS)
    tasks = page_tasks(json.loads(browser.stop_tracing())["traceEvents"], does="TimerFire")
    return sorted(map(millis, tasks))[-STEADY_TASKS:]  # all others are short


def smoothness(plays):
    """What else the machine does can only lengthen a task, and does: hence several plays."""
    told = [tasks_of(events, alike) for events, alike in plays]
    steps = all_steps([longest_by_step(others_of(events), events) for events, _ in plays])
    step, usual = slowest_step(steps)
    all_alike = [length for _, alike in plays for length in alike]
    return {
        "slowest_step": step,
        "its_longest_task_ms_at_the_median": round(usual, 1),
        "steps_over_50_ms": too_long(steps),
        "as_many_by_the_machine": round(too_long_by_the_machine(steps, all_alike), 1),
        **{name: [play[name] for play in told] for name in told[0]},
    }


def others_of(events):
    tasks = page_tasks(events)
    collecting = collections(tasks, events)
    return [task for task in tasks if task not in collecting]


def tasks_of(events, alike):
    tasks, others = page_tasks(events), others_of(events)
    return {
        "tasks": len(tasks),
        "collections_ms": [millis(task) for task in collections(tasks, events)],
        "longest_other_task_ms": max(map(millis, others)),
        "other_tasks_over_50_ms": sum(millis(task) > SLOW for task in others),
        "tasks_all_alike_ms": [round(median(alike), 1), round(max(alike), 1)],
    }
