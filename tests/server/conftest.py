import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.app import make_app
from tests.server.parlour import Parlour


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "sabot.db")


@pytest.fixture
async def house(database):
    """A real server on a real port."""
    async with TestServer(make_app(database)) as server:
        yield server


@pytest.fixture
async def guest(house):
    """Each call is another browser, with cookies of its own."""
    made = []

    async def come(house=house, cookies=None):
        client = TestClient(house, cookie_jar=cookies or CookieJar(unsafe=True))
        client.pages = []
        await client.get("/api/me")
        made.append(client)
        return client

    yield come
    for client in made:
        for page in client.pages:
            await page.close()
        await client.session.close()


@pytest.fixture
async def store(database):
    store = SqliteStore(database)
    yield store
    store.close()


@pytest.fixture
def parlour(store):
    return Parlour(store)
