"""Every animal making every gesture, painted by the client's own code in a bare page.

`python -m tests.games.zigzag_signs.walks.faces sheet.png` takes a picture of all at 48 px;
with `grey` after it, in greyscale.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

from sabot.games.zigzag_signs.signs import GESTURES
from sabot.server.table.player import ANIMALS

ROOT = Path(__file__).parents[4]
FACES = "src/games/zigzag_signs/pieces/art/gestures/faces.ts"
BUNDLE = ("exec", "--", "rolldown", FACES, "--format", "iife", "--name", "faces")
UNKNOWN = "yeti"
EVERYBODY = (*ANIMALS, UNKNOWN)
SIZE = 48  # px of an avatar on a phone

ROW = """([animal, gestures, size]) => {
  const cell = (gesture) => `<td><i style="--size: ${size}px">`
    + `<img src="${faces.stillFace(animal, gesture)}"></i></td>`;
  document.querySelector('table').insertAdjacentHTML(
    'beforeend', `<tr><th>${animal}</th>${gestures.map(cell).join('')}</tr>`);
}"""
STYLE = """<style>
  body { margin: 0; background: #26544a; color: #fff; font: 12px sans-serif }
  table { border-spacing: 24px 18px }
  i { display: grid; width: var(--size); aspect-ratio: 1; border-radius: 50%; background: #cfe6f2 }
  img { width: 190%; margin: -45% }
</style>"""


@cache
def script():
    """Rolldown comes with vite."""
    command = [str(ROOT / "tools/npm"), *BUNDLE]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def bare_page(browser):
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.evaluate(script() + "; globalThis.faces = faces")
    return page


def sheet(page, path, grey=False):
    head = "".join(f"<th>{gesture}</th>" for gesture in GESTURES)
    filter_ = "<style>body { filter: grayscale(1) }</style>" if grey else ""
    page.set_content(f"{STYLE}{filter_}<table><tr><th></th>{head}</tr></table>")
    page.evaluate(script() + "; globalThis.faces = faces")
    for animal in EVERYBODY:
        page.evaluate(ROW, [animal, list(GESTURES), SIZE])
    page.screenshot(path=path, full_page=True)


def main(path, *words):
    from playwright.sync_api import sync_playwright

    from tests.browser.chromium import launch

    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        sheet(bare_page(browser), path, grey="grey" in words)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
