"""One browser for all whole games: a second one in the same process can't be started."""

from tests.browser.conftest import chromium, house, visitor  # noqa: F401  # fixtures
