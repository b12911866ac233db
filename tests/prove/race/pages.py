"""Races through real pages: four at a table, each behind a line of its own length."""

import asyncio
from tempfile import TemporaryDirectory

from playwright.async_api import async_playwright
from tqdm import tqdm

from tests.browser.chromium import launch
from tests.prove.race.course import RTTS, course
from tests.prove.race.heats import MOST, OPTIONS, QUIET, SEATS, TURN, watch
from tests.prove.race.judge import tally_of
from tests.prove.race.raw import spread
from tests.prove.race.screen import Screen

SIZE = {"width": 800, "height": 600}
OPEN = """(wish) => fetch('/api/tables', {
  method: 'POST', body: JSON.stringify(wish), headers: { 'content-type': 'application/json' },
}).then((answer) => answer.json())"""


def run(medium, acts, tables, seed):
    with TemporaryDirectory() as folder:
        with course(medium, folder, seed) as made:
            heats, late = asyncio.run(race(made.doors, acts, tables, seed))
        tally, left_out = tally_of(made, heats, len(RTTS))
    handled = [micros for heat in heats for micros in heat["handled"]]
    lags = {"server": made.notes["late"], "presses": handled, "harness": late}
    lags |= {"wire": made.wire_late} if made.wire_late else {}
    return tally, left_out, {name: spread(values) for name, values in lags.items()}


async def race(doors, acts, tables, seed):
    late, heats = [], []
    watcher = asyncio.create_task(watch(late))
    bar = tqdm(total=acts, desc="pages", unit="race")
    async with async_playwright() as playwright:
        browser = await launch(playwright.chromium)

        async def one(number):
            await asyncio.sleep(number * TURN / tables)
            while bar.n < acts:
                heats.append(await heat(browser, doors, f"{seed}/{number}/{len(heats)}", bar))

        await asyncio.gather(*map(one, range(tables)))
        await browser.close()
    watcher.cancel()
    bar.close()
    return heats, late


async def heat(browser, doors, seed, bar):
    """One table, until somebody is out or enough has been raced."""
    runs, screens = {}, []

    def ran(seat, revision, reaction):
        runs.setdefault(revision, {}).setdefault(seat, reaction)
        bar.update(len(runs[revision]) == SEATS)

    contexts = [
        await browser.new_context(base_url=door, viewport=SIZE, reduced_motion="reduce")
        for door in doors
    ]
    try:
        table = await opened(contexts[0])
        for number, context in enumerate(contexts):
            screens.append(Screen(await context.new_page(), f"{seed}/{number}", ran))
            await screens[-1].open(f"/t/{table}")
        await asyncio.sleep(1.2)
        for screen in screens:
            await screen.tap("ready")
        while not (over(screens, runs) or bar.n >= bar.total):
            await asyncio.wait_for(news(runs), QUIET)
        await asyncio.sleep(2)  # for the verdicts of the last race
    finally:
        for screen in screens:
            screen.close()
        for context in contexts:
            await context.close()
    handled = [micros for screen in screens for micros in screen.handled]
    return {"table": table, "runs": runs, "handled": handled}


async def opened(context):
    page = await context.new_page()
    await page.goto("/")
    answer = await page.evaluate(OPEN, {"game": "zinga", "seats": SEATS, "options": OPTIONS})
    await page.close()
    return answer["table"]


async def news(runs):
    before = complete(runs)
    while complete(runs) == before:
        await asyncio.sleep(0.2)


def over(screens, runs):
    view = screens[-1].view
    fallen = view and (view["winner"] is not None or any(s["out"] for s in view["sheets"]))
    return bool(fallen) or complete(runs) >= MOST


def complete(runs):
    return sum(len(ran) == SEATS for ran in runs.values())
