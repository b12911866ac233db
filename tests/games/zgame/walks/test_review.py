"""A game of Z-Game taken home as text, and looked at again."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.fixtures import people
from tests.games.zgame.recordings import BLUNDER
from tests.games.zgame.walks.person import be_ready, move, resign, sit_alone


@pytest.fixture(scope="module")
def written(chromium, server):
    """What the page hands out of a short game."""
    with people(chromium, server) as come:
        return taken_home(come(permissions=["clipboard-read", "clipboard-write"]))


def taken_home(told):
    sit_alone(told)
    be_ready(told)
    way = told.view["mine"]["moves"][0]
    move(told, way["square"], way["targets"][0])
    resign(told)
    told.page.get_by_test_id("aside").click()
    told.page.get_by_test_id("copy-game").click()
    text = told.page.evaluate("navigator.clipboard.readText()")
    assert text == told.view["record"]
    with told.page.expect_download() as saved:
        told.page.get_by_test_id("save-game").click()
    assert saved.value.path().read_text() == text
    return text


def test_where_a_page_has_no_clipboard_a_game_is_copied_all_the_same(visitor, written):
    told = visitor("/review/zgame")
    told.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    told.page.get_by_test_id("review-text").fill(written)
    told.page.get_by_test_id("review-show").click()
    told.page.get_by_test_id("copy-game").click()
    expect(told.page.locator(".copied")).to_have_text("Copied!")


def test_a_copied_game_is_pasted_and_walked_through_by_keys(visitor, written):
    told = visitor(reduced_motion="reduce")
    told.page.get_by_test_id("review-zgame").click()
    told.page.get_by_test_id("review-text").fill(written)
    assert serious(told.page) == []
    told.page.get_by_test_id("review-show").click()
    pieces = told.page.locator("[data-piece]")
    pieces.first.wait_for()
    told.page.keyboard.press("Home")
    homes = {f"{file}{rank}" for file, rank in ("a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2")}
    standing = {piece.get_attribute("data-at") for piece in pieces.all()}
    assert homes < standing and len(standing) == 16
    told.page.keyboard.press("ArrowRight")
    expect(told.page.locator("[data-ply='1'][aria-current=step]")).to_have_count(1)
    expect(told.page.locator("[data-piece]:not([data-symbol])")).to_have_count(0)
    assert serious(told.page) == []


def test_a_file_is_opened_and_a_bad_one_refused_in_words(visitor, written, tmp_path):
    told = visitor("/review/zgame", locale="fr-FR", size=(360, 740), has_touch=True)
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    good.write_text(written)
    bad.write_text(written.replace("\n1. ", "\n7. "))
    told.page.get_by_test_id("review-file").set_input_files(bad)
    no = told.page.get_by_test_id("review-no")
    no.wait_for()
    assert "Ligne 4" in no.inner_text() and "ZZ-32" in no.inner_text()
    assert told.page.get_by_test_id("review-text").input_value() == bad.read_text()
    told.page.get_by_test_id("review-file").set_input_files(good)
    told.page.get_by_test_id("review").wait_for()
    told.page.get_by_test_id("known-white").wait_for()


CUT = """() => [...document.querySelectorAll('[data-testid=moment], [data-testid=moment] *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth)
  .map((part) => part.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (360, 740), (844, 390)])
def test_the_deciding_moments_are_not_cut_off_and_speak_french(visitor, size):
    told = visitor("/review/zgame", locale="fr-FR", size=size, has_touch=True)
    told.page.get_by_test_id("review-text").fill(BLUNDER)
    told.page.get_by_test_id("review-show").click()
    board = told.page.get_by_test_id("board").bounding_box()
    told.page.get_by_test_id("study-chances").click()
    moments = told.page.get_by_test_id("moment")
    moments.first.wait_for()
    assert told.page.evaluate(CUT) == []
    assert told.page.get_by_test_id("board").bounding_box() == board
    for moment in moments.all():
        box = moment.bounding_box()
        assert box["y"] + box["height"] <= size[1]
    expect(told.page.get_by_role("img", name="Pa7xb7=croix")).to_be_visible()


def test_the_engine_shows_how_a_game_swung_and_leads_to_what_decided_it(visitor):
    told = visitor("/review/zgame")
    told.page.get_by_test_id("review-text").fill(BLUNDER)
    told.page.get_by_test_id("review-show").click()
    told.page.get_by_test_id("study-chances").click()
    told.page.get_by_test_id("curve").wait_for()
    expect(told.page.get_by_test_id("chance")).to_contain_text("White 100 %")
    worst = told.page.get_by_test_id("moment").last
    assert "3… d6-d5" in worst.inner_text()
    expect(worst.get_by_role("img", name="Zc7xb7=plus")).to_be_visible()
    worst.click()
    expect(told.page.locator("[data-ply='6'][aria-current=step]")).to_have_count(1)
    assert serious(told.page) == []
