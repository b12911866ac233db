"""A walk with two who talk while they play."""

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.company import two_meet

OVERLAP = """() => {
  const [one, other] = ['bubble', 'reaction']
    .map((name) => document.querySelector(`[data-testid=chair-0] [data-testid=${name}]`))
    .map((part) => part.getBoundingClientRect());
  return one.right > other.left && one.bottom > other.top;
}"""


def test_two_talk_and_one_press_ends_it(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    bob = two_meet(visitor, ann)
    ann.page.keyboard.press("/")
    field = ann.page.get_by_test_id("chat-field")
    expect(field).to_be_focused()
    revisions = len(ann.updates)
    field.press_sequentially("r m <b>x</b>")  # keys of the game and of the page, and no markup
    field.press("Enter")
    expect(bob.page.get_by_test_id("unread").first).to_have_text("1")
    expect(bob.page.get_by_test_id("chat-said")).to_contain_text("r m <b>x</b>")
    assert bob.page.evaluate("document.activeElement === document.body")
    assert not any(e.get("seat") == 0 for u in ann.updates[revisions:] for e in u["events"])
    expect(ann.page.get_by_test_id("mute")).to_have_attribute("aria-pressed", "false")
    bob.page.get_by_test_id("chat").first.click()
    expect(bob.page.get_by_test_id("remarks")).to_contain_text("r m <b>x</b>")
    assert serious(bob.page) == []
    ann.page.get_by_test_id("react-clap").click()
    expect(field).to_be_focused()
    expect(bob.page.locator("aside [data-reaction=clap]")).to_be_visible()
    expect(bob.page.locator("aside [data-reaction=clap]")).to_have_count(0)
    bob.page.get_by_test_id("chat-mute").click()
    field.fill("anyone?")
    field.press("Enter")
    expect(ann.page.get_by_test_id("remarks")).to_contain_text("anyone?")
    bob.page.reload()
    bob.page.get_by_test_id("chat").first.click()
    expect(bob.page.get_by_test_id("chat-mute")).to_have_attribute("aria-pressed", "true")
    expect(bob.page.get_by_test_id("remarks").locator("li")).to_have_count(0)
    field.press("Escape")
    expect(ann.page.get_by_test_id("chat-panel")).to_have_count(0)


def test_a_host_switches_the_chat_off_and_reactions_stay(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    expect(ann.page.get_by_test_id("words")).to_be_checked()  # before anybody has come
    bob = two_meet(visitor, ann)
    for told in (ann, bob):
        told.page.get_by_test_id("chat").first.click()
    bob.page.get_by_test_id("chat-field").fill("hello")
    bob.page.get_by_test_id("chat-field").press("Enter")
    expect(ann.page.get_by_test_id("remarks")).to_contain_text("hello")
    ann.page.get_by_test_id("words").uncheck()
    expect(bob.page.get_by_test_id("chat-field")).to_have_count(0)
    expect(bob.page.get_by_test_id("words-why")).to_be_visible()
    expect(ann.page.get_by_test_id("remarks").locator("li")).to_have_count(0)
    bob.page.get_by_test_id("react-clap").click()
    expect(ann.page.locator("aside [data-reaction=clap]")).to_be_visible()
    ann.page.get_by_test_id("words").check()
    expect(bob.page.get_by_test_id("chat-field")).to_be_visible()


def test_a_remark_stands_at_its_speaker_and_a_phone_has_one_chat_button(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, size=(360, 740), locale="fr-FR", has_touch=True)
    buttons = bob.page.locator("[data-testid=chat]:visible")
    expect(buttons).to_have_count(1)
    ann.page.get_by_test_id("chat").first.click()
    field = ann.page.get_by_test_id("chat-field")
    field.fill("hello there, ready when you are")
    field.press("Enter")
    expect(bob.page.get_by_test_id("chair-0").get_by_test_id("bubble")).to_have_text(
        "hello there, ready when you are"
    )
    ann.page.get_by_test_id("react-clap").click()
    bob.page.locator("[data-testid=chair-0] [data-reaction=clap]").wait_for()
    assert not bob.page.evaluate(OVERLAP)
    expect(buttons).to_have_count(1)
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    bob.until(lambda t: t.view)
    expect(bob.page.get_by_test_id("bubble-phone")).to_have_count(0)
    field.fill("now we play")
    field.press("Enter")
    said = bob.page.get_by_test_id("bubble-phone")
    expect(said).to_contain_text("now we play")
    expect(said).to_be_in_viewport(ratio=1)
    expect(buttons).to_have_count(1)
    buttons.click()
    bob.page.get_by_test_id("chat-field").fill("fine")
    bob.page.get_by_test_id("chat-field").press("Enter")
    ann.page.get_by_test_id("chat").first.click()  # closed: the next one is a bubble
    bob.page.get_by_test_id("chat-field").fill("good luck")
    bob.page.get_by_test_id("chat-field").press("Enter")
    expect(ann.page.locator("aside").get_by_test_id("bubble")).to_have_text("good luck")
