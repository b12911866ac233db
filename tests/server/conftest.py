import shutil
import ssl
import subprocess

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.app import make_app
from tests.server.parlour import Parlour

OPENSSL = shutil.which("openssl")
NEW = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out cert.pem"


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "sabot.db")


@pytest.fixture
async def server(database):
    """A real server on a real port."""
    async with TestServer(make_app(database)) as server:
        yield server


@pytest.fixture
async def guest(server):
    """Each call is another browser, with cookies of its own."""
    made = []

    async def come(server=server, cookies=None):
        client = TestClient(
            server, cookie_jar=CookieJar(unsafe=True) if cookies is None else cookies
        )
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
async def parlour(store):
    return Parlour(store)


@pytest.fixture
def certificate(tmp_path):
    if OPENSSL is None:
        pytest.skip("no openssl on this machine")
    subprocess.run([OPENSSL, *NEW.split()], cwd=tmp_path, check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")
    return context
