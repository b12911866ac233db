"""Draws each game's picture for link previews: `python tests/prove/draw_pictures.py`.

From its cover, 1200 by 630 as chats want it, into `client/src/games/<id>/picture.jpg`.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from sabot.registry import GAMES
from tests.browser.chromium import launch
from tests.browser.server import FRAMES, Server

CLIENT = Path(__file__).parents[2] / "client/src/games"
SIZE = {"width": 1200, "height": 630}
MOST = 60_000  # bytes
# The box as it stands on the shelf, and its title beside it.
COMPOSE = """([id]) => {
  const box = document.querySelector(`[data-testid=box-${id}]`);
  const cover = box.querySelector('svg.cover');
  const title = box.querySelector('h2').textContent;
  cover.style.cssText = 'position: fixed; right: 34px; top: 47px; width: 780px; height: 536px;'
    + 'border: 6px solid #1b1f3b; border-radius: 28px; background: #1b1f3b';
  const named = document.createElement('p');
  named.append(title, Object.assign(document.createElement('span'), { textContent: 'Sabot' }));
  named.style.cssText = 'position: fixed; left: 44px; top: 0; height: 630px; margin: 0;'
    + 'display: grid; align-content: center; color: #f0e442; font: 700 84px/1 var(--display)';
  named.lastChild.style.cssText = 'font-size: 44px; font-weight: 600; color: #fffdf6';
  document.body.style.background = '#143f36';
  document.body.replaceChildren(cover, named);
}"""


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).open()
        browser = launch(playwright.chromium)
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce", base_url=server.url)
        for id in GAMES:
            draw(page, id)
        browser.close()
        server.close()


def draw(page, id):
    """As good as fits."""
    page.goto("/")
    page.get_by_test_id(f"box-{id}").locator("svg.cover").wait_for()
    page.evaluate(COMPOSE, [id])
    page.evaluate("document.fonts.ready")
    page.evaluate(FRAMES)
    for quality in range(90, 30, -5):
        picture = page.screenshot(type="jpeg", quality=quality)
        if len(picture) <= MOST:
            break
    (CLIENT / id / "picture.jpg").write_bytes(picture)
    print(id, len(picture), "bytes, quality", quality)


if __name__ == "__main__":
    main()
