"""Games of ZINGA played to their end through real pages: `make prove` runs them."""

from tests.browser.conftest import chromium, house, visitor  # noqa: F401  # fixtures
from tests.browser.zinga import phase, play_on


def test_alone_to_the_end(visitor):  # noqa: F811
    told = visitor()
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    while phase(told) != "over":
        play_on(told)
    told.page.get_by_test_id("result").wait_for()
    assert told.updates[-1]["places"]


def test_two_browsers_to_the_end_and_a_rematch(visitor):  # noqa: F811
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = visitor(ann.page.url, locale="fr-FR")
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told in (ann, bob):
        told.until(phase)
    while phase(ann) != "over":
        play_on(ann)
        play_on(bob)
    bob.until(lambda t: phase(t) == "over")
    assert ann.updates[-1]["places"] == bob.updates[-1]["places"]
    ann.page.get_by_test_id("rematch").click()
    for told in (ann, bob):
        told.until(lambda t: t.seating["stage"] == "gathering")
    assert [ann.seating["seat"], bob.seating["seat"]] == [0, 1]
