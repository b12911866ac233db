"""The board and the gathering: within reach of every thumb, key and ear."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.layers import Layers
from tests.browser.screen import OUTSIDE, resize
from tests.games.zinga.walks.person import phase, press, ring_and_tick, start_alone, to_tick

CUT = """() => [...document.querySelectorAll('header *, h2')]
  .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis')
  .filter((part) => part.scrollWidth > part.clientWidth)
  .map((part) => part.textContent)"""

PICTURES = """() => {
  globalThis.pictures = 0;
  const made = HTMLCanvasElement.prototype.toDataURL;
  HTMLCanvasElement.prototype.toDataURL = function (...how) {
    pictures += 1;
    return made.apply(this, how);
  };
}"""

PLACES = """() => ['.dice', '.own', '.bell']
  .map((part) => document.querySelector(part).getBoundingClientRect().toJSON())"""

HEARD = """said => {
  globalThis.heard = 0;
  new MutationObserver((changes) => { heard += changes.length; })
    .observe(said, { childList: true, characterData: true, subtree: true });
}"""

SOON = """said => {
  globalThis.soon = new Promise((tell) => {
    new MutationObserver(() => {
      const { phase } = said.closest('[data-phase]').dataset;
      if (said.textContent.startsWith('Too soon!')) tell(phase);
    }).observe(said, { childList: true, characterData: true, subtree: true });
    setTimeout(() => tell('never'), 20_000);
  });
}"""


def test_nothing_serious_for_axe_at_the_gathering_and_the_table(visitor):
    told = visitor(reduced_motion="reduce")  # what is half faded in has no contrast to measure
    told.page.get_by_test_id("invite-zinga").click()
    told.page.get_by_test_id("fill-bots").wait_for()
    assert serious(told.page) == []
    told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    told.page.get_by_test_id("fill-bots").click()
    told.until(lambda t: phase(t) == "rolled")
    assert serious(told.page) == []


def test_on_phones_every_control_is_on_the_screen_and_cells_can_be_tapped(visitor):
    """Also on what a small phone's browser leaves of the screen."""
    told = start_alone(visitor, has_touch=True, is_mobile=True, locale="fr-FR")
    told.page.get_by_test_id("bell").wait_for()
    for size in ((360, 740), (740, 360), (375, 553), (320, 568)):
        resize(told.page, size)
        assert (size, told.page.evaluate(OUTSIDE)) == (size, [])
        cell = told.page.get_by_test_id("cell-B9").bounding_box()
        assert min(cell["width"], cell["height"]) >= 30


def test_on_a_phone_what_to_do_is_never_cut_off(visitor):
    for locale, asked in (("en-GB", "Tap the missing cell"), ("fr-FR", "Quelle case manque")):
        told = visitor(size=(360, 740), has_touch=True, is_mobile=True, locale=locale)
        told.page.get_by_test_id("invite-zinga").click()
        told.page.get_by_test_id("ready").wait_for()
        assert told.page.evaluate(CUT) == []
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
        told.page.get_by_test_id("fill-bots").click()
        told.page.locator("[data-testid=four]:enabled").click()
        expect(told.page.get_by_role("heading", name=asked)).to_be_visible()
        assert told.page.evaluate(CUT) == []


def test_on_a_phone_the_log_can_be_read(visitor):
    for size in ((740, 360), (360, 740)):
        how = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
        told = start_alone(visitor, size=size, **how)
        told.page.get_by_test_id("rail").click()
        log = told.page.get_by_test_id("log")
        expect(log.locator("li").first).to_be_in_viewport(ratio=1)
        end = log.evaluate("log => log.parentElement.getBoundingClientRect().bottom")
        assert end <= size[1]


def test_ring_and_call_with_arrows_and_enter_without_motion(visitor):
    """Reduced motion shows the dice no sooner and hides nothing."""
    told = beside_bob(visitor, reduced_motion="reduce")
    seat = told.seating["seat"]
    while not any(event["on"] == "called" and event["seat"] == seat for event in told.events):
        until_rolled(told)
        call(told, told.view, seat)
        told.until(lambda t: phase(t) in ("pause", "called"))


def test_a_call_from_the_pad_gives_the_keys_back(visitor):
    """Its list of numbers had the focus, and would have kept the space bar."""
    told = beside_bob(visitor)
    until_rolled(told)
    told.page.keyboard.press("Space")
    told.until(lambda t: t.view["ringer"] == t.seating["seat"])
    number = told.page.get_by_test_id("other-number")
    number.focus()
    number.select_option("1")
    press(told, "other-red")
    told.until(lambda t: phase(t) == "pause")
    until_rolled(told)
    told.page.keyboard.press("Space")
    told.until(lambda t: own_rings(t) == 2)


def test_the_pictures_of_a_turn_are_made_before_the_first_one(visitor):
    told = visitor()
    told.page.evaluate(PICTURES)
    told.page.get_by_test_id("play-zinga").click()
    told.page.wait_for_function("() => pictures >= 20")  # faces, cells, ticks and cubes
    before = told.page.evaluate("pictures")
    cell = ring_and_tick(told)
    told.page.locator(f"[data-testid=cell-{cell}] .ticked").wait_for()
    assert told.page.evaluate("pictures") == before


def test_dice_whose_values_come_late_do_not_lie_still(visitor, own_server):
    told = start_alone(visitor)
    told.until(lambda t: phase(t) == "rolling")
    own_server.kill()
    told.page.locator(".late .cube.flying").nth(5).wait_for()
    own_server.open()
    told.until(lambda t: phase(t) == "rolled")
    told.shown()
    assert told.page.locator(".late, .flying").count() == 0


def test_a_lost_line_moves_nothing_and_invites_nobody(visitor, own_server):
    told = visitor(size=(820, 1180))
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.shown()
    before = told.page.evaluate(PLACES)
    own_server.kill()
    told.page.get_by_test_id("banner").wait_for()
    assert told.page.evaluate(PLACES) == before
    expect(told.page.get_by_test_id("todo")).to_have_text("One moment…")
    assert told.page.locator("[data-testid=phase] .actions .button:enabled").count() == 0
    told.page.get_by_test_id("bell").dispatch_event("pointerdown")
    assert told.page.get_by_test_id("refusal").count() == 0
    own_server.open()
    expect(told.page.get_by_test_id("banner")).to_have_count(0)


def test_a_tip_is_shown_in_each_turn_but_said_once(visitor):
    told = visitor()
    told.page.evaluate("() => localStorage.setItem('sabot.zinga.tips', 'own')")
    told.page.get_by_test_id("play-zinga").click()
    tip = told.page.get_by_test_id("tip-ring")
    tip.wait_for()
    said = told.page.get_by_test_id("tip-said")
    assert said.inner_text() == tip.inner_text()
    said.evaluate(HEARD)
    tip.wait_for(state="detached")  # what became of the turn stands there
    tip.wait_for()
    assert told.page.evaluate("heard") == 0


def test_a_tip_goes_with_the_act_it_asks_for_and_with_nothing_else(visitor):
    told = beside_bob(visitor)
    until_rolled(told)
    tip = told.page.locator("[data-testid=tip-ring], [data-testid=tip-own]")
    tip.wait_for()
    for key in ("m", "x", "ArrowLeft"):
        told.page.keyboard.press(key)
    told.page.get_by_test_id("mute").click()
    told.page.locator("header").get_by_test_id("speak-fr").click()
    expect(tip).to_contain_text("Sonnez")
    assert told.page.evaluate("() => localStorage.getItem('sabot.zinga.tips')") is None
    press(told, "pass")
    expect(tip).to_have_count(0)


def test_a_false_start_is_heard_before_the_dice_lie(visitor):
    """ZG-23"""
    told = beside_bob(visitor)
    told.page.get_by_test_id("announcer").evaluate(SOON)
    told.until(lambda t: phase(t) == "rolling")
    told.shown()
    told.page.keyboard.press("Space")
    assert told.page.evaluate("soon") == "rolling"


def own_rings(told):
    seat = told.seating["seat"]
    return sum(event["on"] == "rang" and event["seat"] == seat for event in told.events)


def beside_bob(visitor, **how):
    """Bob is in no hurry."""
    told, bob = visitor(None, **how), visitor(None)
    answer = told.page.request.post("/api/tables", data={"game": "zinga", "seats": 2})
    for guest in (told, bob):
        guest.page.goto(f"/t/{answer.json()['table']}")
        guest.page.get_by_test_id("ready").dispatch_event("pointerdown")
    told.until(phase)
    return told


def until_rolled(told):
    told.until(lambda t: phase(t) == "rolled")
    told.shown()
    told.page.wait_for_timeout(150)  # a person needs longer than the floor of ZG-23


def call(told, view, seat):
    """Goes to the cell first, then rings and presses Enter on it."""
    if (cell := to_tick(view, seat)) is None:
        return told.page.keyboard.press("p")
    walk_to(told, view["sheets"][seat], cell)
    told.page.keyboard.press("Space")
    told.page.keyboard.press("Enter")
    told.until(lambda t: phase(t) != "rolled")


def walk_to(told, sheet, cell):
    told.page.get_by_test_id(f"cell-{sheet['cells'][12]}").focus()
    row, column = divmod(sheet["cells"].index(cell), 5)
    steps = [("ArrowDown" if row > 2 else "ArrowUp", abs(row - 2))]
    steps += [("ArrowRight" if column > 2 else "ArrowLeft", abs(column - 2))]
    for key, times in steps:
        for _ in range(times):
            told.page.keyboard.press(key)
    focused = told.page.evaluate("document.activeElement.dataset.testid")
    assert focused == f"cell-{cell}"


def test_parts_that_stand_still_are_not_drawn_again_because_dice_and_bell_move(visitor):
    told = start_alone(visitor)
    told.shown()
    layers = Layers(told.page)
    for moment in ("rolling", "rolled", "rung", "pause"):
        if moment == "rolling" and told.seating["seat"] == told.view["active"]:
            press(told, "roll")
        told.until(lambda t, moment=moment: phase(t) == moment)
    assert 0 < layers.largest < told.page.evaluate("innerWidth * innerHeight") / 4


COVERED = """() => {
  const [tip, bell] = ['.tip', '.bell'].map((part) => document.querySelector(part));
  const [a, b] = [tip, bell].map((part) => part.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_on_its_side_the_first_note_leaves_the_bell_free(visitor, locale):
    told = start_alone(visitor, size=(740, 360), has_touch=True, is_mobile=True, locale=locale)
    told.until(lambda t: phase(t) == "rolled")
    told.page.locator(".tip").wait_for()
    assert not told.page.evaluate(COVERED)
    assert told.page.evaluate(OUTSIDE) == []
