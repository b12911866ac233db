"""A learner at a page: reads the notes of a lesson and presses only what they point at."""

import time

from tests.browser.screen import CUT, WIDE

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
RINGS = "all => all.map((ring) => ring.dataset.ring)"


# A finger in the middle of it touches it, and nothing that lies over it.
ON_TOP = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const touched = document.elementFromPoint(x + width / 2, y + height / 2);
  return touched !== null && (thing.contains(touched) || touched.contains(thing));
}"""


def finish(told, seconds=150, look=lambda page, goal, lines: None):
    """Plays a lesson to its end; gives the notes it was shown, in the order of their coming."""
    page, end, shown, pressed = told.page, time.monotonic() + seconds, [], None
    while not page.get_by_test_id("lesson-end").is_visible():
        assert time.monotonic() < end, f"the lesson never ends; last: {shown[-3:]}"
        lines = page.locator("[data-testid=note], [data-testid=learnt]").all_inner_texts()
        spots = page.locator("[data-ring]").evaluate_all(RINGS)
        if lines and (not shown or shown[-1] != lines):
            shown.append(lines)
            page.wait_for_timeout(150)
            look(page, page.get_by_test_id("lesson").get_attribute("data-goal"), lines)
        here = told.updates[-1]["revision"] if told.updates else -1
        if spots and pressed != (here, spots):
            pressed = (here, spots) if press(page, spots) else None
        page.wait_for_timeout(100)
    return shown


def cut_off(page, lines):
    """Notes that can't be read to their end, or a page that is wider than its phone."""
    wide = page.evaluate(WIDE)
    return [text for text in page.evaluate(CUT) if text in lines] + [f"{wide} px"] * (wide > 0)


def press(page, spots):
    """One after the other; False: one of them can't be pressed yet, or no longer."""
    for spot in spots:
        thing = page.locator(f"main :is([data-testid='{spot}'], [data-learn='{spot}'])").first
        if not thing.is_visible() or not thing.is_enabled():
            return False
        box = thing.bounding_box()
        if box is None or not thing.evaluate(ON_TOP):
            return False
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(60)
    return True
