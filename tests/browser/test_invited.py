"""Walks of a friend who comes by a link: the rules, the host, and what there is to change."""

from playwright.sync_api import expect

from tests.browser.axe import serious


def invited(visitor, **rest):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("share-link").wait_for()
    return ann, visitor(ann.page.url, locale="fr-FR", **rest)


def test_an_invited_friend_reads_the_rules_and_keeps_their_seat(visitor):
    _, bob = invited(visitor, size=(390, 844))
    bob.until(lambda t: t.seating and t.seating["seat"] == 1)
    bob.page.get_by_test_id("how-to-play").click()
    panel = bob.page.get_by_test_id("rules-panel")
    expect(panel).to_contain_text("en une minute")
    expect(panel.get_by_role("link", name="page")).to_have_attribute("target", "_blank")
    bob.page.keyboard.press("Space")  # it scrolls a book, and rings no bell under it
    assert bob.seating["seat"] == 1 and not bob.seating["chairs"][1]["ready"]
    bob.page.get_by_test_id("close-rules").click()
    expect(panel).to_be_hidden()
    bob.page.get_by_test_id("ready").dispatch_event("pointerdown")
    bob.until(lambda t: t.seating["chairs"][1]["ready"])


def test_a_friend_sees_who_is_host_and_nothing_that_only_the_host_can_change(visitor):
    ann, bob = invited(visitor)
    name = ann.seating["chairs"][0]["name"]
    expect(bob.page.get_by_test_id("chair-0")).to_contain_text("hôte")
    expect(bob.page.get_by_test_id("host-chooses")).to_contain_text(name)
    expect(ann.page.get_by_test_id("option-call_time")).to_be_enabled()
    expect(bob.page.get_by_text("1,5 s")).to_be_visible()  # what holds is told all the same
    fixed = bob.page.locator(".gathering :is(input, select, button):disabled")
    assert fixed.count() == 2 and all(one.is_checked() for one in fixed.all())  # level and reach
    expect(bob.page.get_by_test_id("option-call_time")).to_have_count(0)
    assert serious(bob.page) == []


def test_a_wide_screen_that_looks_on_shows_a_giant_code_and_names(visitor):
    ann, bob = invited(visitor)
    tv = visitor(ann.page.url, size=(1920, 1080))
    tv.page.get_by_test_id("just-watch").click()
    tv.until(lambda t: t.seating["seat"] is None)
    code = tv.page.locator(".code")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.bounding_box()["width"] >= 450
    for seat in (0, 1):
        who = tv.page.get_by_test_id(f"chair-{seat}").locator("b")
        expect(who).to_have_text(ann.seating["chairs"][seat]["name"])
        assert float(who.evaluate("e => getComputedStyle(e).fontSize").removesuffix("px")) >= 28
    assert bob.seating["seat"] == 1
