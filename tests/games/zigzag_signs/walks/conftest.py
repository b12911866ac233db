"""For walks that need certain cards."""

import pytest

from tests.browser.fixtures import people
from tests.browser.server import Server


@pytest.fixture
def stacked(chromium, tmp_path, monkeypatch, stack):
    """People at a server that deals `stack` first; its bots do nothing (`stacked.py`)."""
    monkeypatch.setenv("STACK", stack)
    module = "tests.games.zigzag_signs.walks.stacked"
    with Server(tmp_path, module).open() as server, people(chromium, server) as come:
        yield come
