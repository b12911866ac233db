"""A walk in which people change places before the deal."""

import re

from playwright.sync_api import expect


def seat_of(told, seat):
    told.until(lambda t: t.seating and t.seating["seat"] == seat)


def test_a_host_swaps_two_chairs_and_a_guest_moves_to_a_free_one(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zigzag_signs").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, size=(390, 844), locale="fr-FR")
    seat_of(bob, 1)
    expect(bob.page.locator("[data-testid^=swap-]")).to_have_count(0)
    teams = [page.get_by_test_id("group-0") for page in (ann.page, bob.page)]
    expect(teams[0].get_by_role("heading")).to_have_text("Team Blue")
    expect(teams[1].get_by_role("heading")).to_have_text("Équipe bleue")

    swap = ann.page.locator("[data-testid^=swap-]")
    ann.page.get_by_test_id("swap-1").press("Enter")
    expect(swap).to_have_count(len(ann.seating["chairs"]))
    ann.page.keyboard.press("Escape")
    expect(swap).to_have_count(2)

    ann.page.get_by_test_id("swap-1").press("Enter")
    ann.page.get_by_test_id("swap-2").press("Enter")
    seat_of(bob, 2)
    expect(teams[0].get_by_test_id("chair-2")).to_contain_text(bob.seating["chairs"][2]["name"])
    expect(ann.page.get_by_test_id("swap-2")).to_be_focused()
    expect(bob.page.get_by_test_id("comings")).to_have_text("Vous changez de place.")

    bob.page.get_by_test_id("sit-3").click()
    seat_of(bob, 3)
    expect(ann.page.get_by_test_id("comings")).to_have_text(re.compile(r"^\S.* changes seats\.$"))


def test_a_swap_of_a_chair_that_changed_meanwhile_is_refused_aloud(visitor):
    ann = visitor()
    ann.page.get_by_test_id("invite-zigzag_signs").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url)
    seat_of(bob, 1)
    stale = {"one": {"seat": 1, "name": "somebody"}, "other": {"seat": 2, "name": None}}
    ann.page.route("**/swap", lambda route: route.continue_(post_data=stale))
    ann.page.get_by_test_id("swap-1").click()
    ann.page.get_by_test_id("swap-2").click()
    expect(ann.page.get_by_text("Somebody else sits there now.").first).to_be_visible()
    expect(ann.page.get_by_test_id("swap-2")).to_have_count(0)
    assert bob.seating["seat"] == 1
