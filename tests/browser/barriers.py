"""Accessibility barriers that a page could have."""

from tests.browser.axe import violations
from tests.browser.screen import misfits
from tests.browser.targets import missed

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
ZOOMED = {"size": (720, 450), "device_scale_factor": 2}  # 1440 by 900 at 200 %


def barriers(page, screen, names=()):
    """`names`: of players; they may be longer than any place for them."""
    small = missed(page) if screen is PHONE else []
    fits = misfits(page, names)
    found = {"axe": violations(page), "fits": fits, "small": small}
    return {kind: what for kind, what in found.items() if what}
