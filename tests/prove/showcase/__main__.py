"""`python -m tests.prove.showcase --only film`: one picture of five boards, and 20 seconds of play.

Both are replays of games between bots. The same bots play the same games, so a second run shows
the same moments.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.server import Server
from tests.prove.showcase import film, picture

IMAGES = Path(__file__).parents[3] / "docs/img"
MAKE = {"picture": (picture.make, "games.jpg"), "film": (film.make, "games.webp")}


def main():
    parser = argparse.ArgumentParser(prog="make showcase", description=__doc__)
    parser.add_argument("--only", choices=MAKE, action="append", help="again for another")
    parser.add_argument("--into", type=Path, default=IMAGES, help="where they are written")
    wish = parser.parse_args(sys.argv[1:])
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder)).open() as server,
    ):
        browser = launch(playwright.chromium)
        for name in wish.only or MAKE:
            make, file = MAKE[name]
            (wish.into / file).write_bytes(made := make(browser, server))
            print(f"sabot: {file}, {len(made):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
