"""For all tests: machines are noisy, so no law is broken by being slow."""

import pytest
from hypothesis import settings

from tests.browser.fixtures import chromium, own_server, server, visitor  # noqa: F401  # fixtures
from tests.postgres import own_postgres, postgres  # noqa: F401  # fixtures

settings.register_profile("sabot", deadline=None)
settings.load_profile("sabot")


def pytest_collection_modifyitems(items):
    """A walk is whatever needs the browser, in whichever folder it lives."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
