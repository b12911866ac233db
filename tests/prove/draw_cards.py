"""Draws every card of Zigzag on one sheet: `python tests/prove/draw_cards.py OUT.png [WIDTH]`."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import launch
from tests.games.zigzag_signs.walks.painted import SPECIALS, cards, easel

SEEN = {"as drawn": "none", "grey": "grayscale(1)"}
SHEET = """([pictures, width, filter]) => {
  const row = document.createElement('p');
  row.style.filter = filter;
  for (const src of pictures) row.append(Object.assign(new Image(width), { src }));
  document.body.append(row);
  document.body.style.cssText = 'background: #23614f; margin: 8px; line-height: 0';
}"""


def main():
    out, width = sys.argv[1], int((*sys.argv[2:], 64)[0])
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        page = easel(browser.new_page(viewport={"width": 16 * (width + 4) + 20, "height": 400}))
        for filter in SEEN.values():
            pictures = [
                page.evaluate("card => pictureOf(card, 380)", card)
                for card in [*cards(), *SPECIALS]
            ]
            page.evaluate(SHEET, [pictures, width, filter])
        page.screenshot(path=out, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
