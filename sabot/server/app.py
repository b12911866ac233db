"""The house: one port with the pages, the doors over HTTP and the lines."""

import asyncio
import logging
from functools import partial
from pathlib import Path

from aiohttp import web

from sabot.core.arbiter import Line
from sabot.core.game import Illegal
from sabot.server.api import ADDRESS, IDENTITIES, LOBBY, PLAYER, Door, answer, player_of, routes
from sabot.server.clock import Clock, WallClock
from sabot.server.identity import Identities
from sabot.server.lobby import Lobby
from sabot.server.reader import Reader
from sabot.server.socket import LINES, Socket, hang_up, lines, serve
from sabot.server.store import Store
from sabot.server.tcp import tcp_of
from sabot.server.wire import Refusal

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent.parent / "static"
STORE = web.AppKey("store", Store)
PROXY = web.AppKey("proxy", bool)
CLOCK: web.AppKey[Clock] = web.AppKey("clock")
LARGEST = 64 * 1024
FORGET = 600  # seconds between two looks for tables nobody needs in memory
STATUS = {"no-such-table": 404, "no-such-page": 404, "not-host": 403, "only-watching": 403}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def make_app(
    path: str, clock: Clock | None = None, address: str | None = None, behind_proxy: bool = False
) -> web.Application:
    app = web.Application(middlewares=[protect, know], client_max_size=LARGEST)
    app[STORE], app[CLOCK], app[ADDRESS] = Store(path), clock or WallClock(), address
    app[PROXY] = behind_proxy
    app[LOBBY] = Lobby(app[STORE], app[CLOCK])
    app[IDENTITIES] = Identities(app[STORE].key())
    app.add_routes(routes)
    app.router.add_get("/ws", enter)
    for path in ("/", "/t/{table}", "/rules/{game}", "/train/{game}"):
        app.router.add_get(path, page)
    if (STATIC / "assets").is_dir():
        app.router.add_static("/assets", STATIC / "assets")
    app[LINES] = set()
    app.on_startup.append(resume)
    app.on_shutdown.append(hang_up)
    app.cleanup_ctx.append(forgetting)
    app.on_cleanup.append(close)
    return app


async def enter(request: web.Request) -> Socket:
    """Only a page of this house may open a line, and a line alone takes a chair."""
    origin = request.headers.get("Origin")
    if origin and origin.split("://")[-1] != request.host:
        raise Illegal("foreign-origin")
    room = await request.app[LOBBY].room(request.query.get("table", ""))
    number = next(lines)
    line = Line(request.query.get("page", "")[:32] or f"line {number}", number)
    reader = Reader(player_of(request), line, cursor_of(request))
    if not request.app[PROXY]:
        reader.tcp = partial(tcp_of, request.transport)
    return await serve(request, room, reader, request.app[CLOCK])


def cursor_of(request: web.Request) -> int:
    after = request.query.get("after", "")
    return int(after) if after.isdecimal() and len(after) < 10 else -1


async def page(request: web.Request) -> web.StreamResponse:
    index = STATIC / "index.html"
    if not index.is_file():
        raise Illegal("no-client")
    return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


@web.middleware
async def protect(request: web.Request, handler: Door) -> web.StreamResponse:
    """Whatever goes wrong is a code, never a stack trace."""
    try:
        response = await handler(request)
    except Illegal as why:
        response = refuse(why.code, STATUS.get(why.code, 400), why)
    except web.HTTPRequestEntityTooLarge:
        response = refuse("too-big", 413)
    except web.HTTPException as error:
        response = refuse("no-such-page" if error.status == 404 else "not-allowed", error.status)
    except Exception:
        log.exception("%s %s", request.method, request.path)
        response = refuse("internal", 500)
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


def refuse(code: str, status: int, why: Illegal | None = None) -> web.Response:
    params, clause = (why.params, why.clause) if why else ({}, "")
    return answer(Refusal(code, params, clause), status)


@web.middleware
async def know(request: web.Request, handler: Door) -> web.StreamResponse:
    """Everyone who comes in is somebody; a new guest is told so with the first answer."""
    identities = request.app[IDENTITIES]
    known = identities.of(request)
    request[PLAYER] = known or identities.new()
    response = await handler(request)
    if known is None and not response.prepared:
        identities.give(response, player_of(request), request.secure)
    return response


async def resume(app: web.Application) -> None:
    app[LOBBY].resume()


async def forgetting(app: web.Application):  # type: ignore[no-untyped-def]  # a generator of nothing
    async def forget() -> None:
        while True:
            await asyncio.sleep(FORGET)
            app[LOBBY].forget()

    task = asyncio.create_task(forget())
    yield
    task.cancel()


async def close(app: web.Application) -> None:
    app[LOBBY].close()
    app[STORE].close()
