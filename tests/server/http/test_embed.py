"""A replay may stand in a page of another site, and nothing else of this server may."""

import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient

from sabot.server.http import pages
from sabot.server.http.headers import ALWAYS

FRAMED = "/r/abc234?embed"
ELSEWHERE = [
    "/", "/?embed", "/t/abc234", "/t/abc234?embed", "/r/abc234", "/r/abc234?t=embed", "/r?embed",
    "/r/abc234/x?embed", "/r//abc234?embed", "/r/abc234/?embed", "/games?embed",
    "/rules/zinga?embed",
    "/api/games/abc234?embed", "/r/../t/abc234?embed", "/r/%2e%2e/t/abc234?embed",
    "/t/r/abc234?embed", "/R/abc234?embed",
]  # fmt: skip


@pytest.fixture(autouse=True)
def page(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<title>Sabot</title>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)


@pytest.fixture
async def stranger(server):
    async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
        yield client


def policy(answer):
    parts = answer.headers["Content-Security-Policy"].split("; ")
    return dict(part.split(" ", 1) for part in parts)


async def test_any_site_may_frame_the_replay_of_a_game(stranger):
    answer = await stranger.get(FRAMED)
    assert answer.status == 200
    assert "X-Frame-Options" not in answer.headers
    assert policy(answer)["frame-ancestors"] == "*"
    others = {name: value for name, value in policy(answer).items() if name != "frame-ancestors"}
    kept = dict(part.split(" ", 1) for part in ALWAYS["Content-Security-Policy"].split("; "))
    assert others == {name: kept[name] for name in kept if name != "frame-ancestors"}


async def test_in_a_frame_nobody_is_given_an_identity(stranger):
    assert "Set-Cookie" not in (await stranger.get(FRAMED)).headers
    assert "Set-Cookie" in (await stranger.get("/r/abc234")).headers


@pytest.mark.parametrize("address", ELSEWHERE)
async def test_nothing_else_can_be_framed(stranger, address):
    answer = await stranger.get(address, headers={"Accept": "text/html"}, allow_redirects=False)
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert policy(answer)["frame-ancestors"] == "'none'"


async def test_a_refusal_at_that_address_cannot_be_framed(stranger):
    answer = await stranger.get(FRAMED, headers={"Host": "evil.example"})
    assert answer.status == 421
    assert answer.headers["X-Frame-Options"] == "DENY"
    for method in ("POST", "DELETE", "PUT"):
        answer = await stranger.request(method, FRAMED)
        assert answer.headers["X-Frame-Options"] == "DENY"
