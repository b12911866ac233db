"""A walk in which two people choose their colours before the deal (ZK-10)."""

from playwright.sync_api import expect


def picked(told, seat, colour):
    return told.seating and told.seating["chairs"][seat].get("pick") == colour


def test_zk_10_the_first_to_choose_a_colour_has_it(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zack").click()
    ann.page.get_by_test_id("pick-blue").press("Enter")
    ann.until(lambda t: picked(t, 0, "blue"))
    expect(ann.page.get_by_test_id("pick-blue")).to_have_attribute("aria-pressed", "true")

    bob = visitor(ann.page.url, size=(390, 844))
    bob.until(lambda t: picked(t, 0, "blue"))
    expect(bob.page.get_by_test_id("pick-blue")).to_be_disabled()
    expect(bob.page.get_by_test_id("picked-0")).to_contain_text("blue")
    bob.page.get_by_test_id("pick-green").click()
    ann.until(lambda t: picked(t, 1, "green"))
    expect(ann.page.get_by_test_id("picked-1")).to_contain_text("green")

    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told, colour in ((ann, "blue"), (bob, "green")):
        expect(told.page.get_by_test_id("own-colour")).to_have_attribute("data-colour", colour)
