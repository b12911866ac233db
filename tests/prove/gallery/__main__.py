"""`python -m tests.prove.gallery --language de --size 360x740 --game zinga` takes a part of it."""

import argparse
import re
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.fixtures import people
from tests.browser.screen import LANGUAGES
from tests.browser.server import Server
from tests.browser.shelf import PLAYABLE
from tests.prove.gallery import boards, moments, pages
from tests.prove.gallery.album import Album, write_index

ROOT = Path(__file__).parents[3]
SIZES = ("360x740", "820x1180", "1440x900", "1920x1080")
WORKERS = 2


def main():
    wish = parsed(sys.argv[1:])
    began = time.monotonic()
    wish.into.mkdir(parents=True, exist_ok=True)
    album = Album(wish.into, tuple(wish.language), tuple(wish.size))
    album.clear((*(wish.game or PLAYABLE), "server"))
    with ProcessPoolExecutor(WORKERS) as workers:
        holes = [
            hole for part in workers.map(partial(taken, album, wish), parts(wish)) for hole in part
        ]
    index = write_index(wish.into)
    print(*holes, sep="\n")
    print(f"sabot: {index} after {time.monotonic() - began:.0f} s")


def parsed(words):
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__)
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="again for another")
    parser.add_argument(
        "--size", action="append", type=sized, help="WIDTHxHEIGHT; again for another"
    )
    parser.add_argument("--game", action="append", choices=PLAYABLE, help="its boards and pages")
    parser.add_argument("--seconds", type=int, default=240, help="of play for a game, at most")
    parser.add_argument("--into", type=Path, default=ROOT / "gallery", help="where it is written")
    wish = parser.parse_args(words)
    wish.language, wish.size = wish.language or LANGUAGES, wish.size or SIZES
    return wish


def sized(word):
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", word):
        raise argparse.ArgumentTypeError(f"{word!r} isn't a size such as 360x740")
    return word


def parts(wish):
    """The long ones first."""
    return [*(wish.game or PLAYABLE), None]


def taken(album, wish, game):
    """In a process of its own. Returns what couldn't be taken."""
    holes = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder)).open() as server,
    ):
        browser = launch(playwright.chromium)
        with people(browser, server) as visitor:
            if game:
                holes = boards.take(album, visitor, game, wish.seconds)
                moments.take_lesson(album, visitor, game)
            else:
                pages.take(album, visitor, wish.game or PLAYABLE)
        if not game:
            locked(album, browser, Path(folder, "locked"))
        browser.close()
    return holes


def locked(album, browser, folder):
    """A server that asks for a password."""
    folder.mkdir()
    word = folder / "password"
    word.write_text("open sesame", "utf-8")
    with (
        Server(folder).open("--password-file", str(word)) as server,
        people(browser, server) as come,
    ):
        pages.take_door(album, come)


if __name__ == "__main__":
    main()
