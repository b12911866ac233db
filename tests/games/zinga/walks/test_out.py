"""Out after three gaffes, alone among bots: there is something to press at once."""

from playwright.sync_api import expect

from tests.games.zinga.walks.person import phase, press

PLAYED = "localStorage.setItem('sabot.played', 'zinga')"


def fall(told):
    """Rings and calls nothing, three times (ZG-24, ZG-51)."""
    while not me(told)["out"]:
        told.until(lambda t: phase(t) == "rolled")
        told.page.wait_for_timeout(500)
        press(told, "bell")
        told.until(lambda t: phase(t) != "rolled")
        told.until(lambda t: phase(t) in ("pause", "rolling") or me(t)["out"])


def me(told):
    return told.view["sheets"][told.seating["seat"]]


def test_a_player_who_is_out_finishes_the_game_fast_or_begins_another(visitor):
    told = visitor(size=(390, 844))
    told.page.evaluate(PLAYED)
    told.page.reload()
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    fall(told)
    told.page.get_by_test_id("finish").click()
    expect(told.page.get_by_test_id("result")).to_be_visible(timeout=30_000)
    first = told.page.url
    told.page.get_by_test_id("rematch").click()
    told.until(lambda t: t.page.url != first and phase(t) and not me(t)["gaffes"])
    fall(told)
    second = told.page.url
    told.page.get_by_test_id("new-game").click()
    told.until(lambda t: t.page.url != second and phase(t) and not me(t)["gaffes"])
    third = told.page.url
    told.page.goto("/")
    told.page.get_by_test_id("resume").click()
    assert told.page.url == third  # nothing leads back to the second
    told.until(lambda t: stage(t, second) == "over")


def stage(told, url):
    return told.page.request.get(f"/api/tables/{url.rsplit('/', 1)[1]}").json()["stage"]
