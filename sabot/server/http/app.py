"""The application: one port with the pages, the HTTP endpoints and the WebSockets."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from aiohttp import web

from sabot.core.arbiter import Line
from sabot.core.game import Illegal
from sabot.server import limits
from sabot.server.clock import Clock, WallClock, today
from sabot.server.cluster.nodes import Node
from sabot.server.disk.data import opened
from sabot.server.disk.engine import Engine
from sabot.server.disk.keeper import Keeper
from sabot.server.disk.prune import Days
from sabot.server.figures import REFUSALS
from sabot.server.http import kept, pages
from sabot.server.http.api import (
    ADDRESS,
    IDENTITIES,
    KEEPER,
    LOBBY,
    PLAYER,
    REVIEWS,
    STORE,
    Respond,
    answer,
    player_of,
    routes,
)
from sabot.server.http.chores import KEEP, obey, obeying, pruning
from sabot.server.http.connections import CONNECTIONS, Connections
from sabot.server.http.guard import GUARD, Guard, guard, own_origin
from sabot.server.http.headers import ASSETS, add_headers, is_asset, is_embed
from sabot.server.http.health import healthz
from sabot.server.http.hosts import HOSTS, Hosts
from sabot.server.http.identity import Identities
from sabot.server.http.leading import MEMBER, others
from sabot.server.http.membership import join_cluster
from sabot.server.http.metrics import LAG, metrics
from sabot.server.http.openapi import openapi
from sabot.server.http.password import DOOR, PASSWORD, gate, is_outside, say_password
from sabot.server.http.proxy import FORWARDED, PROXY, address_of
from sabot.server.http.reviews import Reviews
from sabot.server.lag import Lag
from sabot.server.line.fake_lag import LONGEST, FakeLag, fake_lag
from sabot.server.line.socket import LINES, hang_up, lines, serve, turn_away
from sabot.server.line.tcp import kernel_socket, tcp_of
from sabot.server.line.websocket import Socket
from sabot.server.table.lobby import Lobby
from sabot.server.table.neighbours import AWAY
from sabot.server.table.reader import Reader
from sabot.server.table.store import Unavailable
from sabot.server.table.tidy import tidy
from sabot.server.wire import Others, Refusal
from sabot.server.workers import IDLE_ONLY, ProcessPool

log = logging.getLogger(__name__)
DEV = web.AppKey("dev", bool)
CLOCK: web.AppKey[Clock] = web.AppKey("clock")
HOUR = 3600  # seconds
STATUS = {
    "no-such-table": 404, "no-such-page": 404, "no-lesson": 404, "not-kept": 404,
    "not-over-yet": 409, "not-host": 403, "only-watching": 403, "not-invited": 403,
    "locked": 403, "banned": 403, "password-needed": 401, "wrong-password": 403,
    "not-json": 415, "too-fast": 429, "too-many-tables": 429,
    "too-slow": 408, "damaged-table": 503, "unknown-host": 421,
    "server-full": 503, "busy": 503, AWAY: 503,
}  # fmt: skip


def make_app(
    path: str,
    clock: Clock | None = None,
    address: str | None = None,
    behind_proxy: bool = False,
    dev: bool = False,
    names: Iterable[str] = (),
    chat: bool = True,
    password: str | None = None,
    keep: Days | None = None,
    node: Node | None = None,
) -> web.Application:
    app = web.Application(middlewares=[protect, know, guard, gate], client_max_size=limits.BODY)
    app[CLOCK], app[ADDRESS] = clock or WallClock(), address
    app[STORE] = opened(path, app[CLOCK], node.incarnation if node else None)
    app[HOSTS] = Hosts(names, app[CLOCK])
    app[PROXY], app[DEV], app[LAG] = behind_proxy, dev, Lag(app[CLOCK])
    app[PASSWORD], app[KEEP] = password, keep
    app[CONNECTIONS] = Connections(app[CLOCK], per_address=not behind_proxy)
    idle = ProcessPool(1, IDLE_ONLY)  # no bot waits for what it does
    app[REVIEWS], app[GUARD] = Reviews(idle), Guard(app[CLOCK])
    app[LOBBY] = Lobby(app[STORE], app[CLOCK], ProcessPool(), chat)
    app[KEEPER] = Keeper(app[STORE], app[CLOCK], idle)
    app[LOBBY].keeper = app[KEEPER]
    app[IDENTITIES] = Identities(app[STORE].keys(today()))
    app[LINES] = set()
    add_endpoints(app)
    add_chores(app)
    if node:
        join_cluster(app, node, path)
    return app


def add_endpoints(app: web.Application) -> None:
    app.add_routes([*routes, *kept.routes])
    app.router.add_get("/ws", enter)
    app.router.add_post(DOOR, say_password)
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/api/openapi.json", openapi)
    for path in pages.PLAIN:
        app.router.add_get(path, pages.page)
    for path in pages.NAMED:
        app.router.add_get(path, pages.named_page)
    for name in pages.INSTALLS:
        app.router.add_get(f"/{name}", partial(pages.static, name))
    if (assets := pages.STATIC / "assets").is_dir():
        app.router.add_static(ASSETS, assets)  # squeezed, where the build left them so
    app.on_response_prepare.append(add_headers)


def add_chores(app: web.Application) -> None:
    """What runs beside the requests, from the start of the server to its end."""
    chores = (resuming, mending, tidying, renewing_keys, obeying, pruning, watching_the_loop)
    app.cleanup_ctx.extend(chores)
    app.on_shutdown.append(hang_up)
    app.on_cleanup.append(close)


async def enter(request: web.Request) -> Socket:
    """Only a page of this server may open a line, and a line alone takes a chair."""
    own_origin(request)
    if is_outside(request):
        return await turn_away(request, Refusal("password-needed"))
    if is_banned(request):
        return await turn_away(request, Refusal("banned"))
    room = await request.app[LOBBY].room(request.query.get("table", ""), cursor_of(request))
    if not room.may_come(player_of(request).id):
        return await turn_away(request, Refusal("locked"))
    if player_of(request).invited not in (None, room.id):
        return await turn_away(request, Refusal("not-invited"))
    number = next(lines)
    line = Line(request.query.get("page", "")[:32] or f"line {number}", number)
    tv = "tv" in request.query
    reader = Reader(player_of(request), line, cursor_of(request), tv)
    longer = fake_lag_of(request)
    if longer and not request.app[DEV]:
        longer = None
        reader.say(Refusal("lag-is-off"))
    if not is_detour(request) and not longer:  # our kernel knows nothing of a detour
        reader.tcp = partial(tcp_of, kernel_socket(request))
    tell_others_of(request, reader)
    watch = tv or "watch" in request.query
    with request.app[GUARD].lines.line(address_of(request), room, reader, watch) as fits:
        if not fits:
            return await turn_away(request, Refusal("too-many-lines"))
        return await serve(request, room, reader, request.app[CLOCK], longer)


def is_detour(request: web.Request) -> bool:
    return request.app[PROXY] or FORWARDED in request


def tell_others_of(request: web.Request, reader: Reader) -> None:
    """By which other nodes its page could come, were this one gone."""
    if MEMBER in request.app and (addresses := others(request)):
        reader.say(Others(addresses))


def cursor_of(request: web.Request) -> int:
    return number_of(request, "after", 10**9, -1)


def fake_lag_of(request: web.Request) -> FakeLag | None:
    """`?lag=120&jitter=30`: latency injection, for development."""
    lag, jitter = (number_of(request, name, LONGEST, 0) for name in ("lag", "jitter"))
    return fake_lag(request.app[CLOCK], lag, jitter) if lag or jitter else None


def number_of(request: web.Request, name: str, most: int, otherwise: int) -> int:
    text = request.query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 and int(text) <= most else otherwise


@web.middleware
async def protect(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Whatever goes wrong is a code, never a stack trace."""
    try:
        response = await handler(request)
    except Illegal as why:
        response = refuse(why.code, STATUS.get(why.code, 400), why)
    except web.HTTPRequestEntityTooLarge:
        response = refuse("too-big", 413)
    except web.HTTPNotFound:
        response = pages.lost_page(request) or refuse("no-such-page", 404)
    except web.HTTPException as error:
        response = refuse("not-allowed", error.status)
    except Unavailable:  # the store has said why, once
        response = refuse("disk", 503)
    except ConnectionError:  # the client has gone while its table was looked for
        response = refuse("unreadable", 400)
    except Exception:
        log.exception("endpoint failed", extra={"method": request.method, "path": request.path})
        response = refuse("internal", 500)
    return response


def refuse(code: str, status: int, why: Illegal | None = None) -> web.Response:
    REFUSALS.labels(code).inc()
    params, clause = (why.params, why.clause) if why else ({}, "")
    return answer(Refusal(code, params, clause), status)


@web.middleware
async def know(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Every request has a player; a new guest gets a cookie with the first answer.

    So is one whose cookie an older key has signed: it is renewed.
    """
    identities = request.app[IDENTITIES]
    request[PLAYER] = identities.of(request) or identities.new()
    if is_banned(request) and request.path.startswith("/api/"):
        raise Illegal("banned")
    if player_of(request).invited and request.method not in ("GET", "HEAD"):
        raise Illegal("not-invited")
    response = await handler(request)
    nobodys = response.prepared or is_asset(request) or is_embed(request)
    if not (nobodys or identities.is_fresh(request)):
        identities.give(request, response, player_of(request))
    return response


def is_banned(request: web.Request) -> bool:
    return player_of(request).id in request.app[LOBBY].banned


async def resuming(app: web.Application):  # type: ignore[no-untyped-def]  # a generator of nothing
    """The door opens at once, however many tables there are; a file it can't read keeps it shut."""
    await obey(app)  # nobody who is banned comes in before
    live = [] if MEMBER in app else app[STORE].live()  # nodes look for theirs by themselves
    task = asyncio.create_task(resume(app[LOBBY], live))
    yield
    task.cancel()


async def mending(app: web.Application):  # type: ignore[no-untyped-def]  # as above
    """Games that ended without a record."""
    task = asyncio.create_task(app[KEEPER].mend_for_ever())
    yield
    task.cancel()


async def resume(lobby: Lobby, live: list[str]) -> None:
    try:
        await lobby.resume(live)
    except Unavailable:  # the store has said why; each table is found when somebody comes
        log.error("not all tables were taken up at the start")


async def tidying(app: web.Application):  # type: ignore[no-untyped-def]  # as above
    task = asyncio.create_task(tidy(app[LOBBY]))
    yield
    task.cancel()


async def renewing_keys(app: web.Application):  # type: ignore[no-untyped-def]  # as above
    task = asyncio.create_task(renew_keys(app[STORE], app[IDENTITIES]))
    yield
    task.cancel()


async def renew_keys(store: Engine, identities: Identities, every: float = HOUR) -> None:
    """One may be due, or `sabot rotate-key` has made one."""
    while True:
        await asyncio.sleep(every)
        with suppress(Unavailable):  # the disk fails; the old ones do until later
            identities.keys = await asyncio.to_thread(store.keys, today())


async def watching_the_loop(app: web.Application):  # type: ignore[no-untyped-def]  # as above
    app[LAG].start()
    yield
    app[LAG].stop()


async def close(app: web.Application) -> None:
    app[LOBBY].close()
    app[KEEPER].close()
    app[REVIEWS].close()
    app[STORE].close()
