"""Where the keys go when something opens or closes, and what is said of who comes."""

from playwright.sync_api import expect

from tests.games.zgame.walks import person as zgame
from tests.games.zinga.walks.person import phase

FOCUS = "document.activeElement.dataset.testid ?? document.activeElement.localName"
QUICKLY = """() => {
  const find = (name) => document.querySelector(`[data-testid=${name}]`);
  find('rail').click();
  return new Promise((done) => requestAnimationFrame(() => { find('comfort').focus(); done(); }));
}"""
UNDER = "document.activeElement.closest('.stage') !== null"


def beside_rules(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    find = told.page.get_by_test_id
    return told.page, find("rules-panel"), find("open-rules")


def test_the_rulebook_gives_the_focus_back_to_the_button_that_opened_it(visitor):
    page, panel, button = beside_rules(visitor)
    button.focus()
    for close in ("Escape", "Enter"):
        page.keyboard.press("Enter")
        panel.locator("#ZG-1").wait_for()
        if close == "Enter":
            page.get_by_test_id("close-rules").focus()
        page.keyboard.press(close)
        panel.wait_for(state="hidden")
        assert page.evaluate(FOCUS) == "open-rules"


def test_after_a_click_on_the_rules_the_space_bar_is_the_bells_again(visitor):
    page, panel, button = beside_rules(visitor)
    button.click()
    panel.locator("#ZG-1").wait_for()
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    assert page.evaluate(FOCUS) == "body"


def test_the_sheet_leaves_the_focus_to_what_a_quick_hand_chose_in_it(visitor):
    told = visitor(size=(390, 844))
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    told.page.evaluate(QUICKLY)
    told.page.wait_for_timeout(200)  # the sheet's own focus comes after 60 ms
    assert told.page.evaluate(FOCUS) == "comfort"


def test_the_result_takes_the_focus_and_covers_the_board_for_keys_too(visitor):
    told = visitor()
    zgame.sit_alone(told)
    zgame.be_ready(told)
    told.until(zgame.is_mine)
    zgame.resign(told)
    told.page.locator("#result:focus").wait_for()
    for key in ("Space", "Enter", *["Tab"] * 12):
        told.page.keyboard.press(key)
        assert not told.page.evaluate(UNDER)
    expect(told.page.get_by_test_id("result")).to_be_visible()
    stage = told.page.locator(".stage")
    expect(stage).to_have_js_property("inert", True)
    told.page.get_by_test_id("aside").click()
    expect(stage).to_have_js_property("inert", False)
    told.page.get_by_test_id("show-result").click()
    told.page.locator("#result:focus").wait_for()


def test_what_would_lie_over_the_result_closes_when_it_comes(visitor):
    told = visitor()
    zgame.sit_alone(told)
    zgame.be_ready(told)
    told.until(zgame.is_mine)
    told.page.get_by_test_id("open-rules").click()
    panel = told.page.get_by_test_id("rules-panel")
    panel.locator("#ZZ-10").wait_for()
    zgame.resign(told)
    told.page.locator("#result:focus").wait_for()
    expect(panel).to_be_hidden()


def test_whoever_comes_to_the_gathering_and_rings_is_said(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    said = ann.page.get_by_test_id("comings")
    expect(said).to_have_text("")
    bob = visitor(ann.page.url)
    bob.until(lambda t: t.seating and t.seating["seat"] == 1)
    name = bob.seating["chairs"][1]["name"]
    expect(said).to_have_text(f"{name} sits down.")
    bob.page.get_by_test_id("ready").dispatch_event("pointerdown")
    expect(said).to_have_text(f"{name} is ready.")
