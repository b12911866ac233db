"""A server that ends TLS itself: its pages stay with it, and its cookies never go without."""

from aiohttp import ClientSession, CookieJar
from aiohttp.test_utils import TestServer

from sabot.server.http.app import make_app
from sabot.server.http.headers import TLS


async def test_browsers_are_told_to_come_by_tls_from_now_on(certificate, database):
    server = TestServer(make_app(database), scheme="https")
    await server.start_server(ssl=certificate)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as client:
        for door in ("/", "/api/me", "/nothing"):
            async with client.get(server.make_url(door), ssl=False) as answer:
                assert {name: answer.headers.get(name) for name in TLS} == TLS
        [cookie] = client.cookie_jar
        assert cookie["secure"]
    await server.close()


async def test_without_tls_they_are_not_told_so(guest):
    answer = await (await guest()).get("/api/me")
    assert not TLS.keys() & answer.headers.keys()
