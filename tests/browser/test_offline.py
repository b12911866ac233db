"""Without a connection: the shelf, rulebooks and trainers open, and what needs one says so."""

import pytest
from playwright.sync_api import expect

from sabot.registry import GAMES


@pytest.fixture(scope="module")
def installed(chromium, server):
    """A browser that has been here once."""
    context = chromium.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active.state)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    yield page
    context.close()


@pytest.fixture
def offline(installed):
    installed.context.set_offline(True)
    yield installed
    installed.context.set_offline(False)


def test_the_shelf_says_what_needs_a_connection(offline):
    offline.goto("/")
    expect(offline.get_by_role("alert")).to_contain_text("Rulebooks and trainers work")
    for game in GAMES:
        expect(offline.get_by_test_id(f"rules-{game}")).to_be_visible()


def test_what_needs_a_connection_is_said_in_the_language_that_is_chosen_meanwhile(offline):
    offline.goto("/")
    offline.get_by_role("alert").wait_for()
    offline.get_by_test_id("speak-en").click()  # it unfolds on a phone
    offline.get_by_test_id("speak-fr").click()
    expect(offline.get_by_role("alert")).not_to_contain_text("Rulebooks")
    offline.get_by_test_id("speak-fr").click()
    offline.get_by_test_id("speak-en").click()
    expect(offline.get_by_role("alert")).to_contain_text("Rulebooks")


def test_every_rulebook_and_trainer_opens(offline):
    for game in GAMES:
        offline.goto(f"/rules/{game}")
        expect(offline.get_by_role("heading", level=1)).to_be_visible()
        offline.goto("/")
        trainer = offline.get_by_test_id(f"train-{game}")
        if trainer.count():
            trainer.click()
            expect(offline.locator("main button").first).to_be_visible()


def test_a_table_says_so_and_opens_once_the_connection_is_back(offline, server):
    offline.goto("/t/abcdef")
    expect(offline.get_by_role("heading")).to_have_text("You need a connection here")
    offline.context.set_offline(False)
    expect(offline.get_by_role("heading")).to_have_text("This table doesn’t exist.")


def test_a_lesson_says_so_and_begins_once_the_connection_is_back(offline):
    offline.goto("/learn/zack")
    expect(offline.get_by_role("heading")).to_have_text("You need a connection here")
    offline.context.set_offline(False)
    offline.get_by_test_id("note").first.wait_for()


def test_pressing_play_without_a_connection_loses_nothing(offline):
    offline.goto("/")
    offline.get_by_test_id(f"play-{list(GAMES)[-1]}").click()
    expect(offline.get_by_role("alert")).to_contain_text("No connection")
    expect(offline.get_by_role("alert")).to_be_in_viewport()
    offline.context.set_offline(False)
    expect(offline.get_by_role("alert")).to_have_count(0)
    offline.get_by_test_id("play-zinga").click()
    offline.wait_for_url("**/t/*")
