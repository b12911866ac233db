import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server.cluster.member import incarnation, versions
from sabot.server.cluster.nodes import Node
from sabot.server.http.app import make_app
from sabot.server.http.leading import MEMBER
from tests.browser.server import free_port
from tests.server.page import visit


class Served:
    """A node on a real port, over a real database."""

    def __init__(self, server, url):
        self.server, self.url, self.member = server, url, server.app[MEMBER]


@pytest.fixture
async def data(postgres):
    return postgres.new_database()


@pytest.fixture
async def node(data):
    """Each call is another node."""
    servers = []

    async def start(name, public=False, **more):
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        me = Node(name, incarnation(), f"127.0.0.1:{port}", url if public else None,
                  versions=more.pop("versions", versions()))  # fmt: skip
        server = TestServer(make_app(data, node=me, **more), port=port)
        await server.start_server()
        servers.append(server)
        return Served(server, url)

    yield start
    for server in reversed(servers):
        await server.close()


@pytest.fixture
async def guest():
    """Each call is another browser; it can turn to another node, as the same person."""
    made = []

    async def come(served, cookies=None):
        jar = CookieJar(unsafe=True) if cookies is None else cookies
        client = TestClient(served.server, cookie_jar=jar)
        client.pages, client.jar = [], jar
        await client.get("/api/me")
        made.append(client)
        return client

    yield come
    for client in made:
        for page in client.pages:
            await page.close()
        await client.session.close()


@pytest.fixture
def turn(guest):
    async def turn_to(client, served):
        return await guest(served, client.jar)

    return turn_to


__all__ = ["visit"]
