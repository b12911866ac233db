"""A walk of a room: a television that nobody presses, phones, and the host's as the remote."""

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.games.zgame.walks import person as zgame

TV = {"size": (1920, 1080)}
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}

# Texts around the board that nobody could read from three metres.
SMALL = """() => {
  const screen = document.querySelector('[data-testid=tv]');
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const small = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    const zoom = box.currentCSSZoom ?? 1;
    if (!node.data.trim() || box.closest('main, .hidden-but-said')) continue;
    if (parseFloat(getComputedStyle(box).fontSize) * zoom < 31.9) small.push(node.data.trim());
  }
  return small;
}"""


def gather(visitor, game, *locales):
    """The host opens a table, shows it on a television, and the others come by its link."""
    host = visitor(**PHONE)
    host.page.get_by_test_id(f"invite-{game}").click()
    host.page.get_by_test_id("share-link").wait_for()
    guests = [visitor(host.page.url, locale=locale, **PHONE) for locale in locales]
    tv = visitor(host.page.url.replace("/t/", "/tv/"), **TV)
    for seat, told in enumerate((host, *guests)):
        told.until(lambda t, seat=seat: t.seating and t.seating["seat"] == seat)
    return tv, host, *guests


def test_phones_and_a_television_go_from_game_to_game_by_the_hosts_phone(visitor):
    tv, ann, bob = gather(visitor, "zgame", "fr-FR")
    expect(tv.page.get_by_test_id("tv-chair-1")).to_contain_text(bob.seating["chairs"][1]["name"])
    assert tv.page.locator("button, a, input, select").count() == 0
    assert serious(tv.page) == [] and tv.page.evaluate(SMALL) == []
    expect(ann.page.get_by_test_id("mute")).to_have_attribute("aria-pressed", "true")  # it sounds
    zgame.begin(ann, bob)
    tv.until(lambda t: t.view and t.view["mine"] is None and t.view["phase"] == "play")
    expect(tv.page.locator("[data-testid=tv] main [inert]")).to_be_visible()
    assert tv.page.evaluate(SMALL) == []
    take_a_break(tv, ann, bob)
    zgame.resign(bob)
    expect(tv.page.get_by_test_id("tv-result")).to_contain_text(ann.seating["chairs"][0]["name"])
    assert tv.page.evaluate(SMALL) == []
    ann.page.get_by_test_id("next-zinga").click()
    for told in (tv, ann, bob):
        told.until(lambda t: t.seating["game"] == "zinga" and t.seating["stage"] == "gathering")
    assert [t.seating["seat"] for t in (tv, ann, bob)] == [None, 0, 1]
    expect(tv.page.get_by_test_id("tv-gathering").get_by_role("img")).to_be_visible()
    assert tv.page.url == ann.page.url.replace("/t/", "/tv/")
    for told in (ann, bob):  # pressed before, so their loudspeakers are unlocked
        expect(told.page.get_by_test_id("mute")).to_have_attribute("aria-pressed", "true")


def take_a_break(tv, ann, bob):
    """Asked for by the host, granted by the other, ended by both."""
    ann.page.get_by_test_id("rail").click()
    ann.page.get_by_test_id("ask-break").click()
    ann.page.get_by_test_id("break-take-back").click(trial=True)  # nothing lies over it
    expect(tv.page.get_by_test_id("tv-break-asked")).to_contain_text("shall we take a break?")
    bob.page.get_by_test_id("break-yes").click()
    expect(tv.page.get_by_test_id("tv-break-asked")).to_have_count(0)
    expect(tv.page.get_by_test_id("tv-break")).to_be_visible()
    expect(ann.page.get_by_test_id("todo")).to_have_text("Break")
    for told in (ann, bob):
        told.page.get_by_test_id("go-on").click()
    expect(tv.page.get_by_test_id("tv-break")).to_have_count(0)
