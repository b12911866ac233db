"""A walk of a television: it looks on, at the rematch too, until somebody wants to play on it."""

from playwright.sync_api import expect

from tests.games.zgame.walks import person as zgame


def test_an_onlooker_looks_on_at_the_rematch_until_they_take_a_chair(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zgame").click()
    zgame.press(ann, "ready")
    ann.page.get_by_test_id("fill-bots").click()
    ann.until(lambda t: t.view)
    tv = visitor(ann.page.url, locale="fr-FR")
    tv.until(lambda t: t.view and t.seating["seat"] is None)
    zgame.be_ready(ann)
    zgame.resign(ann)
    before = ann.page.url
    ann.page.get_by_test_id("rematch").click()
    ann.page.wait_for_url(lambda url: url != before)
    expect(tv.page.get_by_test_id("sit")).to_be_visible()
    assert tv.page.url == ann.page.url and tv.seating["chairs"][1]["level"]
    zgame.press(ann, "ready")  # nobody waits for a television
    tv.until(lambda t: t.seating["stage"] == "playing" and t.seating["seat"] is None)


def test_who_would_rather_watch_gets_up_and_sits_down_again(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zgame").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, locale="fr-FR")
    bob.page.get_by_test_id("just-watch").click()
    expect(bob.page.get_by_test_id("sit")).to_have_text("Prendre place")
    expect(bob.page.get_by_test_id("banner")).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_test_id("sit")).to_be_visible()  # still only watching
    bob.page.get_by_test_id("sit").click()
    bob.until(lambda t: t.seating["seat"] == 1)
    bob.page.reload()
    bob.until(lambda t: t.seating["seat"] == 1)
