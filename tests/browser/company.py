"""Several people with browsers of their own at one table."""


def two_meet(visitor, ann, **bob):
    """Bob comes by ann's link; both ring, and bots take the free chairs."""
    ann.page.get_by_test_id("share-link").wait_for()
    other = visitor(ann.page.url, locale="fr-FR", **bob)
    other.until(lambda t: t.seating and t.seating["seat"] == 1)
    for told in (ann, other):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told in (ann, other):
        told.until(lambda t: t.view and t.view["phase"])
    return other


def play_to_the_end(play_on, *guests):
    while guests[0].view["phase"] != "over":
        for told in guests:
            play_on(told)
    for told in guests:
        told.until(lambda t: t.view["phase"] == "over")
        told.page.get_by_test_id("result").wait_for()
    assert all(told.updates[-1]["places"] == guests[0].updates[-1]["places"] for told in guests)
