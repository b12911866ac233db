"""A kept game is watched again: from a file, any seat, any moment; and found again later."""

import gzip
import re
from base64 import b64encode
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sabot.registry import GAMES
from tests.browser.axe import serious
from tests.browser.film import COVERED, index, open_file, part, seek
from tests.browser.screen import WIDE
from tests.games.zgame.walks.person import be_ready, resign, sit_alone
from tests.kept.games import kept_game, lines_of, summed_up
from tests.kept.short import short

SHORT = short("zinga")
PHONE = {"size": (360, 740), "locale": "fr-FR", "has_touch": True, "is_mobile": True}
# How fast what runs out on the board goes.
RUNS_OUT = """() => document.querySelector('.stage').getAnimations({ subtree: true })
  .filter(({ effect }) => effect.target.closest('[data-time]'))
  .map((motion) => motion.playbackRate)"""
DROP = """(base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'game.sabot'));
  const drop = { dataTransfer, bubbles: true, cancelable: true };
  for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, drop));
}"""
LISTEN = """() => {
  window.heard = 0;
  AudioBufferSourceNode.prototype.start = () => window.heard++;
}"""


@cache
def kept(id):
    return kept_game(id)


def test_a_file_is_played_stopped_and_stepped_through_by_keys(visitor):
    told = visitor("/r#t=12.5")
    open_file(told, SHORT)
    expect(part(told, "time")).to_contain_text("0:12.5")
    keys = told.page.keyboard
    keys.press("Space")
    expect(part(told, "pause")).to_be_visible()
    keys.press("Space")
    before = index(told)
    keys.press(".")
    assert index(told) > before
    keys.press(",")
    assert index(told) <= before
    keys.press("End")
    expect(told.page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
    keys.press("Home")
    expect(told.page).to_have_url(re.compile("#t=0$"))
    keys.press("ArrowUp")
    expect(part(told, "pace")).to_have_value("2")
    part(told, "back").click()
    keys.press("End")  # though a button has the focus
    expect(told.page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
    part(told, "play").focus()
    keys.press("Space")
    expect(part(told, "pause")).to_be_focused()
    keys.press("Space")
    keys.press("Home")
    keys.press("r")  # the board's key to roll the dice
    assert told.page.get_by_test_id("log").inner_text() == ""
    assert serious(told.page) == []


def test_a_file_of_each_game_that_is_dropped_on_the_page_is_opened(visitor):
    told = visitor("/r")
    told.page.get_by_test_id("replay-file").wait_for(state="attached")
    for id in GAMES:
        told.page.evaluate(DROP, b64encode(short(id)).decode())
        shown, last = told.page.get_by_test_id("replay"), lines_of(short(id))[-1]["end"] - 1
        expect(shown).to_have_attribute("data-index", "0")
        told.page.get_by_test_id("phase").wait_for()
        seek(told, 1)
        expect(shown).to_have_attribute("data-index", str(last))
        expect(told.page).to_have_url(re.compile("#t="))  # the next file begins at its own deal
        expect(part(told, "failed")).to_be_hidden()


def test_a_film_is_heard_up_to_twice_its_pace_and_silent_above(visitor):
    told = visitor("/r")
    open_file(told, SHORT)
    told.page.evaluate(LISTEN)
    for pace in ("2", "4"):
        part(told, "pace").select_option(pace)
        seek(told, 0.9)
        told.page.evaluate("window.heard = 0")
        part(told, "play").click()
        expect(part(told, "pause")).to_be_visible()
        expect(part(told, "play")).to_be_visible()
        assert (told.page.evaluate("window.heard") > 0) == (pace == "2")


def test_a_race_is_seen_in_slow_motion_with_its_photo_finish(visitor):
    told = visitor("/r", **PHONE)
    open_file(told, SHORT)
    part(told, "race").tap()
    told.page.get_by_test_id("photo").wait_for()
    expect(part(told, "play")).to_be_visible()
    assert set(told.page.evaluate(RUNS_OUT)) == {0}, "time goes on while the film stands still"
    assert told.page.evaluate(COVERED) == []
    told.page.get_by_test_id("photo-close").tap()
    expect(told.page.get_by_test_id("photo")).to_be_hidden()


def test_from_another_seat_one_sees_what_it_saw_then(visitor):
    told = visitor("/r")
    open_file(told, SHORT)
    seek(told, 0.5)
    board, before = told.page.get_by_test_id("phase"), index(told)
    for seat in ("0", "1"):
        part(told, "seat").select_option(seat)
        expect(board).to_have_attribute("data-seat", seat)
        assert index(told) == before
        expect(told.page.get_by_test_id("ask-break")).to_be_hidden()
    part(told, "about").click()
    told.page.get_by_test_id("verify").click()
    expect(told.page.get_by_test_id("verified")).to_have_attribute("data-right", "true")
    with told.page.expect_download() as saved:
        told.page.get_by_test_id("download").click()
    assert Path(saved.value.path()).read_bytes() == SHORT


@pytest.mark.parametrize("id", GAMES)
def test_each_game_is_shown_on_a_phone_from_deal_to_result(visitor, id):
    told = visitor("/r", **PHONE)
    open_file(told, kept(id))
    for to in (0, 0.4, 1):
        seek(told, to)
        part(told, "seat").select_option("0" if to else "-1")
        expect(part(told, "failed")).to_be_hidden()
        assert told.page.evaluate(WIDE) <= 0
        assert told.page.evaluate(COVERED) == []


def test_on_a_phone_on_its_side_the_controls_leave_the_board_its_room(visitor):
    told = visitor("/r", **PHONE | {"size": (844, 390)})
    open_file(told, SHORT)
    controls = part(told, "axis").locator("xpath=ancestor::section")
    assert controls.bounding_box()["height"] < 80
    assert told.page.evaluate(COVERED) == []


def test_a_file_that_was_changed_is_refused_in_plain_words(visitor):
    told = visitor("/r")
    for content, words in {
        gzip.compress(b"a poem\n"): "isn’t a Sabot game file",
        SHORT[:2000]: "incomplete",
        tampered(): "damaged or was changed",
        newer(): "newer version",
    }.items():
        open_file(told, content)
        expect(part(told, "no")).to_contain_text(words)
    open_file(told, SHORT)
    expect(part(told, "axis")).to_be_visible()


def tampered():
    return gzip.compress(gzip.decompress(SHORT).replace(b'"Ada"', b'"Eve"', 1))


def newer():
    return gzip.compress(gzip.decompress(SHORT).replace(b'"sabot":1', b'"sabot":9', 1))


def test_a_forged_film_with_a_right_sum_is_refused_in_plain_words(visitor):
    told = visitor("/r")
    open_file(told, emptied("zack", "challenged"))  # the marks can't be made
    expect(part(told, "no")).to_contain_text("damaged or was changed")
    open_file(told, emptied("zigzag_race", "courses-laid"))  # nor this line of the log
    expect(part(told, "axis")).to_be_visible()
    for _ in range(3):
        told.page.keyboard.press("ArrowRight")
    expect(part(told, "no")).to_contain_text("damaged or was changed")
    open_file(told, SHORT)
    expect(part(told, "axis")).to_be_visible()


def test_a_board_that_can_not_show_a_forged_view_says_so(visitor):
    told = visitor("/r")
    open_file(told, emptied("zinga", "views"))
    words = part(told, "no").or_(part(told, "failed"))
    expect(words).to_contain_text("damaged or was changed")


def emptied(id, what):
    """Every event of that name, or every view, says nothing more."""
    lines = lines_of(kept(id))
    for line in lines:
        if what == "views" and "views" in line:
            line["views"] = [{} for _ in line["views"]]
        elif "events" in line:
            line["events"] = [{"on": e["on"]} if e["on"] == what else e for e in line["events"]]
    return summed_up(lines)


def test_a_forged_record_is_found_out_by_verify(visitor):
    told = visitor("/r")
    lines = lines_of(SHORT)
    raced = next(n for n, line in enumerate(lines) if line.get("entry", {}).get("record"))
    lines[raced]["entry"]["record"]["lot"] += 1
    open_file(told, summed_up(lines))
    part(told, "about").click()
    told.page.get_by_test_id("verify").click()
    expect(told.page.get_by_test_id("verified")).to_have_attribute("data-right", "false")


def test_led_to_by_a_link_it_plays_by_itself_and_stops_where_it_was_left(visitor):
    told = visitor(reduced_motion="no-preference")
    sit_alone(told)
    be_ready(told)
    resign(told)
    told.page.get_by_test_id("watch-replay").click()
    expect(part(told, "pause")).to_be_visible()
    told.page.keyboard.press("Space")
    expect(told.page).to_have_url(re.compile("#t="))
    at = part(told, "time").inner_text()
    told.page.reload()
    expect(part(told, "play")).to_be_visible()
    assert part(told, "time").inner_text() == at
    for key in ("End", ",", ","):
        before = told.page.url
        told.page.keyboard.press(key)
        expect(told.page).not_to_have_url(before)
        shown = index(told)
        told.page.reload()
        expect(told.page.get_by_test_id("replay")).to_have_attribute("data-index", str(shown))
    address = told.page.url.split("#")[0]
    told.page.goto("about:blank")
    told.page.goto(address)
    expect(part(told, "play")).to_be_visible()
    expect(part(told, "time")).to_contain_text("0:00.0")


def test_a_finished_game_is_watched_found_again_and_taken_off_the_list(visitor):
    told = visitor()
    sit_alone(told)
    be_ready(told)
    resign(told)
    table = told.page.url.rsplit("/", 1)[1]
    told.page.get_by_test_id("watch-replay").click()
    expect(told.page).to_have_url(re.compile(f"/r/{table}"))
    expect(part(told, "axis")).to_be_visible()
    told.page.goto("/")
    told.page.get_by_test_id("last-games").get_by_test_id("played").click()
    expect(part(told, "axis")).to_be_visible()
    told.page.goto("/games")
    told.page.get_by_test_id("games-filter").select_option("zinga")
    expect(told.page.get_by_test_id("games-none")).to_be_visible()
    told.page.get_by_test_id("games-filter").select_option("zgame")
    told.page.get_by_test_id("again").click()
    told.until(lambda t: t.seating and t.seating["table"] != table and t.seating["seat"] == 0)
    told.page.go_back()
    forget = told.page.get_by_test_id("forget")
    forget.click()
    forget.click()
    expect(told.page.get_by_test_id("games-none")).to_be_visible()
