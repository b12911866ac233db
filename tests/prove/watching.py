"""A kept game watched again in a page, and verified there and by the command."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.film import COVERED, FACTS, SMALL, index, part, seek
from tests.browser.screen import CUT, WIDE
from tests.browser.server import FRAMES

BOARD = "[data-testid=phase]"
ONLOOKER = -1
STEPS = 12
LAYOUT = ("shape", "moves")  # how a board lies on its screen
MOMENTS = (0.02, 0.3, 0.7, 1)


class End(NamedTuple):
    """What a page showed when its game was over, but for what a replay leaves out."""

    screen: tuple
    facts: list
    secrets: tuple = ()  # texts

    def unlike(self, told):
        """What a replay shows otherwise: on such a screen everything, on others what doesn't
        depend on words and widths."""
        replayed = shown_by(told, self.secrets)
        if replayed.screen == self.screen:
            ours, theirs = (Counter(map(str, end.facts)) for end in (self, replayed))
            return sorted(((ours - theirs) + (theirs - ours)).elements())
        return sorted(valued(self.facts) ^ valued(replayed.facts))


def shown_by(told, secrets=()):
    locale = told.page.evaluate("navigator.language")
    facts = told.page.locator(BOARD).evaluate(FACTS)
    known = [[plain(fact), text] for fact, text in facts if fact or text not in secrets]
    return End((locale, told.page.viewport_size["width"]), known, secrets)


def plain(fact):
    """A page remembers in which order its player held their cards, and which of its attributes
    came first; a film doesn't."""
    if fact.get("testid", "").startswith("hand-") and "card" in fact:
        return {"testid": "hand", "card": fact["card"]}
    return dict(sorted(fact.items()))


def valued(facts):
    """What has a name and something to tell besides."""
    named = ({k: v for k, v in fact.items() if k not in LAYOUT} for fact, _ in facts)
    return {str(sorted(fact.items())) for fact in named if "testid" in fact and len(fact) > 1}


def watch(told, ends, last, folder):
    """From each seat: on by steps, through the middle, to the end, where all is as it was seen."""
    found = {}
    for seat in (ONLOOKER, *ends):
        part(told, "seat").select_option(str(seat))
        step_on(told)
        for to in MOMENTS:
            seek(told, to)
            picture(told, folder, f"{'onlooker' if seat < 0 else seat}-{round(to * 100)}")
            found[seat, to] = misfits(told)
        assert index(told) == last
        if seat in ends:
            found[seat, "end"] = ends[seat].unlike(told)
    play_out(told, last)
    return {where: what for where, what in found.items() if what}


def step_on(told):
    seek(told, 0)
    at = [index(told)]
    for _ in range(STEPS):
        part(told, "next").click()
        at.append(index(told))
    assert at == sorted(set(at))
    part(told, "back").click()
    assert index(told) == at[-2]


def play_out(told, last):
    """At the quickest pace it comes to its end by itself."""
    seek(told, 0.95)
    part(told, "pace").select_option("4")
    part(told, "play").click()
    expect(part(told, "play")).to_be_visible(timeout=60_000)
    assert index(told) == last


def misfits(told):
    """A name may be longer than any place for it; the rail is looked at by the board kit."""
    names = part(told, "seat").locator("option").all_inner_texts()
    rail = told.page.locator("aside").text_content()
    wide = told.page.evaluate(WIDE)
    cut = [text for text in told.page.evaluate(CUT) if text not in names and text not in rail]
    too_wide = [f"{wide} px too wide"] if wide > 0 else []
    return too_wide + told.page.evaluate(COVERED) + cut + too_small(told)


def too_small(told):
    is_touched = told.page.evaluate("matchMedia('(pointer: coarse)').matches")
    return told.page.evaluate(SMALL) if is_touched else []


def picture(told, folder, name):
    folder.mkdir(exist_ok=True)
    told.page.evaluate(FRAMES)
    told.page.wait_for_timeout(400)  # what a jump sets in motion has arrived
    told.page.screenshot(path=folder / f"{told.page.viewport_size['width']}-{name}.png")


def saved(told):
    part(told, "about").click()
    with told.page.expect_download() as found:
        told.page.get_by_test_id("download").click()
    told.page.keyboard.press("Escape")
    return Path(found.value.path()).read_bytes()


def by_command(folder, file):
    """Its exit code, and all it says."""
    path = folder / "game.sabot"
    path.write_bytes(file)
    command = [sys.executable, "-m", "sabot", "verify", str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def by_page(told, folder):
    """Whether it is right, and what the page says against it."""
    part(told, "about").click()
    told.page.get_by_test_id("verify").click()
    found = told.page.get_by_test_id("verified")
    expect(found).to_have_attribute("data-right", re.compile("true|false"))
    right = found.get_attribute("data-right") == "true"
    assert too_small(told) == []
    picture(told, folder, f"verified-{right}")
    wrong = found.locator(".wrong").all_inner_texts()
    told.page.keyboard.press("Escape")
    return right, wrong
