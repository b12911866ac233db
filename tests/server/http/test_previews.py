"""A link in a chat shows which game it leads to, and who plays, as far as a stranger may know."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server import limits
from sabot.server.http import pages
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.app import make_app
from tests.server.page import open_table, visit

INDEX = "<!doctype html><head>\n    <title>Sabot</title>\n  </head><body></body>"
PREVIEWS = {
    "words": {
        "en": {"table": "Come and play: {what}.", "replay": "Watch it: {what}."},
        "fr": {"table": "À vous : {what}.", "replay": "À revoir : {what}."},
    },
    "games": {
        "zgame": {
            "title": "Z-Game",
            "what": {"en": "hidden pieces", "fr": "pièces cachées"},
            "picture": "/assets/zgame-1.jpg",
        }
    },
}
HOSTILE = '"><script>x()</script>'
CLIENT = Path(__file__).parents[3] / "client/src/games"


@pytest.fixture(autouse=True)
def built(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "previews.json").write_text(json.dumps(PREVIEWS))
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.fixture
async def chat(server):
    """A program of a chat that looks at a link; it is nobody."""
    async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
        yield client


class Head(HTMLParser):
    """What a chat would read out of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.said, self.title = [], {}, ""
        self.feed(text)

    def handle_starttag(self, tag, pairs):
        self.tags.append(tag)
        found = dict(pairs)
        if tag == "meta":
            self.said[found.get("property") or found.get("name")] = found.get("content")

    def handle_data(self, data):
        if self.tags[-1] == "title":
            self.title += data.strip()


async def head(client, path, **headers):
    answer = await client.get(path, headers=headers)
    assert answer.status == 200
    return Head(await answer.text())


async def sit(guest, *names, **wish):
    clients = [await guest() for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.patch("/api/me", json={"name": name})
    table = await open_table(clients[0], game="zgame", **wish)
    return table, clients[0], [await visit(client, table) for client in clients]


async def finish(guest, *names, **wish):
    table, ann, (one, two) = await sit(guest, *names, **wish)
    for page in (one, two):
        await page.ready(f"nonce {page}")
        await page.until(lambda p: p.view or p.seating)
    await one.until(lambda p: p.view)
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    return table, ann


async def test_a_listed_table_says_its_game_and_who_sits_there(guest, chat):
    table, *_ = await sit(guest, "Ann", "Bob", listed=True)
    found = await head(chat, f"/t/{table}")
    origin = str(chat.make_url("")).rstrip("/")
    assert found.said == {
        "description": "Come and play: hidden pieces.",
        "twitter:card": "summary_large_image",
        "og:site_name": "Sabot",
        "og:type": "website",
        "og:title": "Z-Game · Ann, Bob",
        "og:description": "Come and play: hidden pieces.",
        "og:url": f"{origin}/t/{table}",
        "og:image": f"{origin}/assets/zgame-1.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": "Z-Game",
    }
    assert found.title == "Z-Game · Ann, Bob"


async def test_a_table_by_link_only_says_its_game_alone(guest, chat):
    table, *_ = await sit(guest, "Ann", "Bob")
    assert (await head(chat, f"/t/{table}")).said["og:title"] == "Z-Game"


async def test_a_locked_table_says_its_game_alone_in_play_and_after(guest, chat, server):
    table, ann, (one, two) = await sit(guest, "Ann", "Bob", listed=True)
    await ann.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert (await head(chat, f"/t/{table}")).said["og:title"] == "Z-Game"
    for page in (one, two):
        await page.ready("n")
    await one.until(lambda p: p.view)
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    await server.app[STORE].settled()
    for _ in range(2):  # from memory, then from the disk
        for path in (f"/t/{table}", f"/r/{table}"):
            assert (await head(chat, path)).said["og:title"] == "Z-Game"
        if room := server.app[LOBBY].rooms.pop(table, None):
            room.stop()


async def test_a_replay_says_who_played_once_the_game_is_over(guest, chat, server):
    table, _, pages = await sit(guest, "Ann", "Bob")
    assert (await head(chat, f"/r/{table}")).said["og:title"] == "Z-Game"
    for page in pages:
        await page.ready("n")
    await pages[0].until(lambda p: p.view)
    assert (await head(chat, f"/r/{table}")).said["og:title"] == "Z-Game"
    await pages[0].play("resign")
    await pages[1].until(lambda p: p.seating["stage"] == "over")
    await server.app[STORE].settled()
    server.app[LOBBY].rooms.pop(table).stop()
    found = (await head(chat, f"/r/{table}?embed", **{"Accept-Language": "fr-CA,en;q=0.5"})).said
    assert found["og:title"] == "Z-Game · Ann, Bob"
    assert found["og:description"] == "À revoir : pièces cachées."
    assert table not in server.app[LOBBY].rooms  # nothing was played again for it


async def test_bots_are_not_named(guest, chat):
    ann = await guest()
    await ann.patch("/api/me", json={"name": "Ann"})
    table = await open_table(ann, game="zgame", alone=True, listed=True)
    assert (await head(chat, f"/t/{table}")).said["og:title"] == "Z-Game · Ann"


async def test_a_hostile_name_stays_text(guest, chat):
    table, _, (_, two) = await sit(guest, HOSTILE, "Bob", listed=True)
    named = two.seating["chairs"][0]["name"]
    assert "<script>" in named and '"' in named
    found = await head(chat, f"/t/{table}")
    assert set(found.tags) == {"head", "title", "meta", "body"}
    assert found.said["og:title"] == found.title == f"Z-Game · {named}, Bob"


async def test_a_hostile_address_or_host_stays_text(guest, chat):
    table, *_ = await sit(guest, "Ann", "Bob")
    host = {"Host": 'x"><script>'}
    answer = await chat.get(f"/t/{table}", headers=host)
    assert "<script>" not in await answer.text()
    for id in ("%22%3E%3Cscript%3E", "a" * 99, "%00", "nosuch"):
        assert await (await chat.get(f"/r/{id}")).text() == INDEX


async def test_behind_a_password_a_page_says_nothing(guest, database):
    async with TestServer(make_app(database, password="horse")) as server:
        ann = await guest(server)
        await ann.post("/api/password", json={"password": "horse"})
        table = await open_table(ann, game="zgame", listed=True)
        for path in (f"/t/{table}", f"/r/{table}"):
            assert await (await ann.get(path)).text() == INDEX


@pytest.mark.parametrize("broken", ["", "{}", '{"words": 1}'])
async def test_a_page_opens_whatever_is_wrong_with_its_preview(guest, chat, built, broken):
    table, *_ = await sit(guest, "Ann", "Bob")
    (built / "previews.json").write_text(broken)
    assert await (await chat.get(f"/t/{table}")).text() == INDEX
    (built / "previews.json").unlink()
    assert await (await chat.get(f"/t/{table}")).text() == INDEX


async def test_links_to_replays_are_looked_up_no_oftener_than_tables(guest, chat, server):
    table, _ = await finish(guest, "Ann", "Bob")
    await server.app[STORE].settled()
    server.app[LOBBY].rooms.pop(table).stop()
    texts = [await (await chat.get(f"/r/{table}")).text() for _ in range(limits.FINDS_AT_ONCE + 5)]
    assert "Ann" in texts[0] and texts[-1] == INDEX


async def test_it_is_asked_for_again_and_sent_again_only_if_it_changed(guest, chat):
    table, ann, _ = await sit(guest, "Ann", "Bob")
    first = await chat.get(f"/t/{table}")
    assert first.headers["Cache-Control"] == "no-cache"
    assert first.headers["Vary"] == "Accept-Language, Accept-Encoding"
    assert first.headers["Content-Encoding"] in ("gzip", "deflate")
    known = {"If-None-Match": first.headers["ETag"]}
    again = await chat.get(f"/t/{table}", headers=known)
    assert (again.status, await again.read()) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    await ann.put(f"/api/tables/{table}/listed", json={"listed": True})
    changed = await chat.get(f"/t/{table}", headers=known)
    assert changed.status == 200 and "Ann, Bob" in await changed.text()


async def test_behind_a_proxy_links_are_as_the_browser_sees_them(database):
    async with TestClient(TestServer(make_app(database, behind_proxy=True))) as client:
        table = await open_table(client, game="zgame")
        headers = {"X-Forwarded-Proto": "https", "Host": "localhost"}
        found = await head(client, f"/t/{table}", **headers)
        assert found.said["og:image"] == "https://localhost/assets/zgame-1.jpg"


@pytest.mark.parametrize("file", sorted(CLIENT.glob("*/picture.jpg")), ids=lambda f: f.parent.name)
def test_a_picture_has_the_size_that_chats_want(file):
    picture = file.read_bytes()
    assert picture.startswith(b"\xff\xd8") and len(picture) <= 60_000
    frame = picture.index(b"\xff\xc0")  # baseline: length, precision, height, width
    height, width = (int.from_bytes(picture[frame + n : frame + n + 2]) for n in (5, 7))
    assert (width, height) == (1200, 630)
