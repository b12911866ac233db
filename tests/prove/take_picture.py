"""Takes the README's picture anew: `python tests/prove/take_picture.py`.

Plays ZINGA against bots until it has rung first with a sheet that is worth looking at.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import launch
from tests.browser.house import House
from tests.games.zinga.walks.person import phase, play_on, press
from tests.prove.hand import alone

PICTURE = Path(__file__).parents[2] / "docs/img/zinga.jpg"
TICKS = range(5, 9)
MOVED = 450  # ms after the verdict: its words have landed, the bell still rings


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = launch(playwright.chromium)
        while not taken(alone(browser, house)):
            pass  # a bot was faster to the end
        browser.close()
        house.close()


def taken(told):
    done = []

    def pose(told, name):
        press(told, name)
        if name == "bell" and is_worth_it(told):
            done.append(told.page.screenshot(path=PICTURE, quality=88))

    while not done and phase(told) != "over":
        play_on(told, pose)
    return done


def is_worth_it(told):
    """First, and just asked for a cell."""
    seat = told.seating["seat"]
    told.until(lambda t: phase(t) != "rolled")
    told.page.wait_for_timeout(MOVED)
    ticked = len(told.view["sheets"][seat]["ticked"])
    return phase(told) == "rung" and told.view["ringer"] == seat and ticked in TICKS


if __name__ == "__main__":
    main()
