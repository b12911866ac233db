"""What walks share: a browser and a server for each worker, and people with pages of their own."""

from contextlib import contextmanager

import pytest

from tests.browser.chromium import CHROMIUM, launch
from tests.browser.server import Server, Told

PATIENCE = 20_000  # ms; a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    from playwright.sync_api import expect, sync_playwright  # other tests do without

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for many walks; tables of walks before this one may be on its shelf."""
    with Server(tmp_path_factory.mktemp("server")).open() as server:
        yield server


@pytest.fixture
def own_server(tmp_path):
    """For a walk that kills its server, or needs an empty shelf."""
    with Server(tmp_path).open() as server:
        yield server


@pytest.fixture
def visitor(chromium, request):
    """Each call is another person with a browser of their own."""
    own = "own_server" in request.fixturenames
    with people(chromium, request.getfixturevalue("own_server" if own else "server")) as come:
        yield come


def untold(text):
    """A key that was shown or announced, since no language has a text for it."""
    return [text] if text.startswith("no text: ") else []


@contextmanager
def people(chromium, server):
    """`path=None`: they have yet to open a page."""
    contexts, wrong = [], []

    def come(path="/", size=(1440, 900), locale="en-GB", **rest):
        viewport = dict(zip(("width", "height"), size, strict=True))
        known = {"service_workers": "block"} | rest  # they would fetch all files in each walk
        context = chromium.new_context(
            base_url=server.url, viewport=viewport, locale=locale, **known
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(error))
        page.on("console", lambda message: wrong.extend(untold(message.text)))
        told = Told(page)
        if path:
            page.goto(path)
            page.locator("#app > *").first.wait_for(state="attached")
        return told

    yield come
    for context in contexts:
        context.close()
    assert not wrong, [str(one) for one in wrong]
