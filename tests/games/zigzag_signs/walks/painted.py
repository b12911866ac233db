"""The cards of Zigzag painted by the client's own code, on a page with nothing else."""

import subprocess
import tempfile
from functools import cache
from itertools import product
from pathlib import Path

HOME = Path(__file__).parents[4]
SOURCES = {"art": "games/zigzag_signs/pieces/art/sheet.ts", "ui": "ui/picture.ts"}
FEATURES = (
    ("water", "earth", "air", "fire"),
    ("blue", "yellow", "green", "pink"),
    ("sunglasses", "cocktail", "suitcase", "none"),
)
SPECIALS = {
    "joker": "joker",
    "stop-element": "stop",
    "stop-landscape": "stop",
    "stop-accessory": "stop",
    "theft": "now",
    "swap": "now",
    "z": "now",
    "master": "later",
    "ten": "later",
    "see": "later",
    "plus": "shift",
    "minus": "shift",
    "back": None,
}
PICTURE = """
function pictureOf(card, side) {
  const strokes = Array.isArray(card) ? art.character(...card)
    : KINDS[card] ? art.special(card, KINDS[card]) : art.BACK;
  const frame = { side, span: 240, middle: [120, 168], tall: 1.4, within: art.EDGE };
  return ui.picture(`${card} ${side}`, frame, () => strokes);
}
"""


def cards():
    return [list(card) for card in product(*FEATURES)]


def easel(page):
    """With `pictureOf(card, side)`."""
    page.set_content("<!doctype html>")
    for script in (*map(bundled, SOURCES), f"const KINDS = {kinds()};{PICTURE}"):
        page.add_script_tag(content=script)
    return page


def kinds():
    return {card: kind or 0 for card, kind in SPECIALS.items()}


@cache
def bundled(name):
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.js"
        how = [f"src/{SOURCES[name]}", "--format", "iife", "--name", name, "--file", str(out)]
        subprocess.run(
            [HOME / "tools/npm", "exec", "--", "rolldown", *how], check=True, capture_output=True
        )
        return out.read_text()
