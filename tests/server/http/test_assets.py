"""What a page is made of: fetched once, squeezed, and the same for everyone."""

import gzip

import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server.http import app, pages

SCRIPT = b"ring();" * 200


@pytest.fixture
async def built(tmp_path, database, monkeypatch):
    """As a build leaves it: a page, a script with its squeezed one beside it, and a picture."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static/index.html").write_text("<p>table</p>")
    (assets / "server-1.js").write_bytes(SCRIPT)
    (assets / "server-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "icon-1.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    async with TestServer(app.make_app(database)) as server:
        yield server


@pytest.fixture
async def stranger(built):
    async with TestClient(built, cookie_jar=DummyCookieJar(), auto_decompress=False) as client:
        yield client


async def test_a_script_comes_squeezed_to_whoever_can_read_it(stranger):
    answer = await stranger.get("/assets/server-1.js", headers={"Accept-Encoding": "gzip, deflate"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.content_type in ("text/javascript", "application/javascript")
    assert gzip.decompress(await answer.read()) == SCRIPT
    plain = await stranger.get("/assets/server-1.js", headers={"Accept-Encoding": "identity"})
    assert (await plain.read(), plain.headers["Vary"]) == (SCRIPT, "Accept-Encoding")


@pytest.mark.parametrize("name", ["server-1.js", "icon-1.svg"])
async def test_what_has_its_build_in_its_name_is_kept_for_good(stranger, name):
    answer = await stranger.get(f"/assets/{name}")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    again = await stranger.get(f"/assets/{name}", headers={"If-None-Match": answer.headers["Etag"]})
    assert (again.status, again.headers["Cache-Control"][-9:]) == (304, "immutable")


async def test_what_may_be_kept_by_anyone_says_to_nobody_who_they_are(stranger):
    assert "Set-Cookie" not in (await stranger.get("/assets/server-1.js")).headers
    assert "Set-Cookie" in (await stranger.get("/")).headers


async def test_what_is_not_there_is_asked_for_again(stranger):
    gone = await stranger.get("/assets/server-0.js")
    assert (gone.status, gone.headers.get("Cache-Control")) == (404, None)
    assert (await stranger.get("/")).headers["Cache-Control"] == "no-cache"


async def test_what_a_browser_installs_is_asked_for_again_each_time(built, stranger):
    (pages.STATIC / "sw.js").write_text("self")
    answer = await stranger.get("/sw.js")
    assert answer.status == 200 and answer.headers["Cache-Control"] == "no-cache"
    assert answer.content_type in ("text/javascript", "application/javascript")
    assert (await stranger.get("/manifest.webmanifest")).status == 400  # not built
