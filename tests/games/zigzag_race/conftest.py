import pytest

from tests.games.zigzag_race.scene import with_toys


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """The cards of `scene` lie beside the deck."""
    with_toys(monkeypatch)
