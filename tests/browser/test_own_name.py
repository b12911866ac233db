"""A walk of somebody who came by link and says who they are."""

from playwright.sync_api import expect


def test_a_friend_who_came_by_link_writes_their_name_on_their_chair(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zgame").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, size=(360, 740), locale="fr-FR")
    field = bob.page.get_by_test_id("chair-1").get_by_label("Votre nom")
    field.fill("Bob le Bref")  # a space is no bell here
    field.press("Enter")
    expect(ann.page.get_by_test_id("chair-1")).to_contain_text("Bob le Bref")
    assert not bob.seating["chairs"][1]["ready"]
    bob.page.locator("header a").click()
    expect(bob.page.get_by_test_id("my-name")).to_have_value("Bob le Bref")


def test_whoever_wants_it_is_forgotten(visitor):
    ann = visitor()
    name = ann.page.get_by_test_id("my-name")
    name.fill("Annabella")
    name.press("Enter")
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    ann.page.goto("/")
    expect(name).to_have_value("Annabella")
    ann.page.get_by_test_id("forget-me").click()
    ann.page.get_by_test_id("forget-me-now").click()
    expect(name).not_to_have_value("Annabella")
    expect(ann.page.get_by_test_id("your-game")).to_have_count(0)
    assert ann.page.evaluate("localStorage.length") == 0
