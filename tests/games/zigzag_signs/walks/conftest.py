"""For walks that need certain cards."""

import pytest

from tests.browser.fixtures import people
from tests.browser.house import House


@pytest.fixture
def stacked(chromium, tmp_path, monkeypatch, stack):
    """People at a house that deals `stack` first; its bots do nothing (`stacked.py`)."""
    monkeypatch.setenv("STACK", stack)
    module = "tests.games.zigzag_signs.walks.stacked"
    with House(tmp_path, module).open() as house, people(chromium, house) as come:
        yield come
