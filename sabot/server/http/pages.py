"""The pages: one file for all of them; of a table or a game, with tags that say what it is."""

import asyncio
from hashlib import sha256
from pathlib import Path

from aiohttp import ETag, hdrs, web
from msgspec import MsgspecError
from msgspec.json import decode

from sabot.core.game import Illegal
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.guard import GUARD
from sabot.server.http.headers import ASSETS, REPLAY
from sabot.server.http.password import PASSWORD
from sabot.server.http.previews import Link, Previews, Subject, filled, subject_of
from sabot.server.http.proxy import address_of, is_secure
from sabot.server.table.chairs import Sitting
from sabot.server.table.lobby import is_id
from sabot.server.table.store import Unavailable

STATIC = Path(__file__).parents[2] / "static"
TABLE = "/t/{table}"
PLAIN = (
    "/", "/r", "/games", "/rules/{game}", "/learn/{game}", "/train/{game}", "/review/{game}",
    "/tv", "/tv/{table}",
)  # fmt: skip
NAMED = (TABLE, REPLAY)
INSTALLS = ("sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png", "icon-maskable.png")
FRESH = {"Cache-Control": "no-cache"}


async def page(request: web.Request) -> web.StreamResponse:
    return await static("index.html", request)


async def static(name: str, request: web.Request) -> web.StreamResponse:
    """A file whose name stays the same from build to build."""
    file = STATIC / name
    if not file.is_file():
        raise Illegal("no-client")
    return web.FileResponse(file, headers=FRESH)


async def named_page(request: web.Request) -> web.StreamResponse:
    """Whatever keeps us from telling what it is, the page opens."""
    try:
        subject = await find(request)
        text = await asyncio.to_thread(written, subject, link_of(request)) if subject else None
    except (Unavailable, MsgspecError, OSError):
        text = None
    return told(request, text) if text else await page(request)


def lost_page(request: web.Request) -> web.StreamResponse | None:
    """The client, which says to a person that there is nothing here."""
    index = STATIC / "index.html"
    wanted = request.method == "GET" and "text/html" in request.headers.get("Accept", "")
    if not wanted or request.path.startswith(("/api/", ASSETS)) or not index.is_file():
        return None
    return web.FileResponse(index, status=404, headers=FRESH)


async def find(request: web.Request) -> Subject | None:
    """The same for everybody: a chat that asks for it is nobody. Behind a password, nothing."""
    if request.app[PASSWORD] is not None:
        return None
    is_replay = "id" in request.match_info
    id = request.match_info["id" if is_replay else "table"]
    seen = await look(request, id, is_replay)
    return subject_of(is_replay, *seen) if seen else None


async def look(request: web.Request, id: str, is_replay: bool) -> tuple[Sitting, bool] | None:
    """From memory, else from the disk, which is asked no more often than for tables."""
    if room := request.app[LOBBY].rooms.get(id):
        return room.sitting, room.goes_on
    if is_replay:  # the guard has counted a table's page
        try:
            request.app[GUARD].find(address_of(request))
        except Illegal:
            return None
    return await asyncio.to_thread(request.app[STORE].look, id) if is_id(id) else None


def link_of(request: web.Request) -> Link:
    origin = f"{'https' if is_secure(request) else 'http'}://{request.host}"
    return Link(origin, request.path, request.headers.get(hdrs.ACCEPT_LANGUAGE, ""))


def written(subject: Subject, link: Link) -> str:
    """The page as it is on the disk now, with its tags."""
    previews = decode((STATIC / "previews.json").read_bytes(), type=Previews)
    return filled((STATIC / "index.html").read_text("utf-8"), previews, subject, link)


def told(request: web.Request, text: str) -> web.Response:
    """Asked for again each time, and sent again only if it changed."""
    etag = ETag(sha256(text.encode()).hexdigest()[:24], is_weak=True)  # packed or not, it is one
    if etag.value in {known.value for known in request.if_none_match or ()}:
        response = web.Response(status=304)
    else:
        response = web.Response(text=text, content_type="text/html")
        response.enable_compression()
    response.etag = etag
    response.headers.update(FRESH | {"Vary": "Accept-Language, Accept-Encoding"})
    return response
