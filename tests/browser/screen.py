"""How a page lies on its screen."""

from pathlib import Path

from tests.browser.axe import serious
from tests.browser.server import FRAMES

MESSAGES = Path(__file__).parents[2] / "client/src/messages"
LANGUAGES = sorted(file.stem for file in MESSAGES.glob("*.json"))
THOROUGH = ("en", "fr")  # any other only on a screen's first size: each look costs 60 ms
LARGE = {"sizes": ((1440, 900), (820, 1180)), "locale": "en-GB"}
PHONE = {
    "sizes": ((360, 740), (740, 360)),
    "locale": "fr-FR",
    "has_touch": True,
    "is_mobile": True,
}
SMALL = (320, 568)

# A phone's browser zooms out until all of a page fits: what is too wide widens the window too.
WIDE = "document.documentElement.scrollWidth - screen.width"

# How large text is by itself.
TEXT = "getComputedStyle(document.documentElement).fontSize"

# Buttons of a board that nobody could press.
OUTSIDE = """() => [...document.querySelectorAll('[data-testid=phase] button')]
  .filter((button) => button.offsetParent)
  .filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  })
  .map((button) => button.dataset.testid ?? button.outerHTML.slice(0, 80))"""

# Texts that reach out of a box that hides what does, or out of the window. What scrolls can be
# read all the same, and what has a `clip-path` is meant to be heard only.
CUT = """() => {
  const range = document.createRange();
  const isShown = (node) => node.data.trim()
    && node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hides = (way) => way === 'hidden' || way === 'clip';
  const isCut = (node) => {
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (hides(overflowX) && (text.left < left - 1 || text.right > right + 1)) return true;
      if (hides(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2)) return true;
    }
    return text.left < -1 || text.right > innerWidth + 1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), cut = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (isShown(node) && isCut(node)) cut.push(node.data.trim());
  return cut;
}"""


def faults(page, sizes, names=()):
    """By language and size: what is too wide, out of reach or cut off; and what axe finds."""
    found = {"axe": serious(page)}
    for language in LANGUAGES:
        page.get_by_test_id(f"speak-{language}").first.dispatch_event("click")
        page.locator(f"html[lang={language}]").wait_for()
        for size in sizes if language in THOROUGH else sizes[:1]:
            resize(page, size)
            found[language, size] = misfits(page, names)
    return {where: what for where, what in found.items() if what}


def misfits(page, names=()):
    """A name may be longer than any place for it, so a board may cut it, and a team's two names."""
    wide = page.evaluate(WIDE)
    too_wide = [f"{wide} px too wide"] if wide > 0 else []
    cut = [text for text in page.evaluate(CUT) if not set(text.split(" + ")) <= set(names)]
    outside = [text for text in page.evaluate(OUTSIDE) if text not in names]
    return too_wide + outside + cut


def resize(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    page.evaluate(FRAMES)
