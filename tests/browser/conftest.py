import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.house import House, Told

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path).open()
    yield house
    house.close()


@pytest.fixture
def visitor(chromium, house):
    """Each call is another person with a browser of their own."""
    contexts, wrong = [], []

    def come(path="/", size=(1440, 900), locale="en-GB", **rest):
        width, height = size
        viewport = {"width": width, "height": height}
        context = chromium.new_context(base_url=house.url, viewport=viewport, locale=locale, **rest)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(error))
        told = Told(page)
        page.goto(path)
        page.locator("#app > *").first.wait_for(state="attached")
        return told

    yield come
    for context in contexts:
        context.close()
    assert wrong == []
