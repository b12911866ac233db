"""Requests about a table that another node has are led there: `moved`, a pipe, or handed on."""

import asyncio
from urllib.parse import urlsplit

from aiohttp import ClientSession, DummyCookieJar, WSCloseCode, web
from msgspec import Struct

from sabot.core.game import Illegal
from sabot.server.cluster.member import Member
from sabot.server.cluster.nodes import Node, opener
from sabot.server.http.api import LOBBY, STORE, Respond, body, read_body
from sabot.server.http.forwarding import forward, read
from sabot.server.http.hosts import split
from sabot.server.http.pipe import pipe
from sabot.server.http.proxy import FORWARDED, is_secure
from sabot.server.line.socket import turn_away
from sabot.server.table.neighbours import AWAY, Elsewhere
from sabot.server.wire import Moved

OPENING = {("POST", "/api/tables"), ("POST", "/api/lessons")}
READING = ("GET", "HEAD")
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
}
EVERYWHERE = {("PATCH", "/api/me"), ("DELETE", "/api/me")}  # a player may sit at any node's tables


class Links:
    """Connections to other nodes, kept open; made on the running loop."""

    def __init__(self) -> None:
        self._session: ClientSession | None = None

    @property
    def session(self) -> ClientSession:
        if self._session is None:
            self._session = ClientSession(cookie_jar=DummyCookieJar())
        return self._session

    async def close(self) -> None:
        if self._session:
            await self._session.close()


class Wish(Struct):
    """What a new table is to play."""

    game: str = ""


MEMBER = web.AppKey("member", Member)
LINKS = web.AppKey("links", Links)


@web.middleware
async def recognise(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Before anybody asks for the client's address."""
    if forwarded := read(request):
        request[FORWARDED] = forwarded
    if request.method == "OPTIONS" and is_sibling(request, request.headers.get("Origin", "")):
        return web.Response(status=204, headers=PREFLIGHT)
    return await handler(request)


@web.middleware
async def lead(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Behind all checks: what is handed on was checked here."""
    asked = request.method, request.path
    is_first = FORWARDED not in request
    if is_first and asked in OPENING and (node := await best_opener(request)):
        return await forward(request.app[LINKS].session, request, node.internal)
    if is_first and asked in EVERYWHERE:
        await tell_others(request)
    try:
        response = await handler(request)
    except Elsewhere as where:
        return await led(request, where)
    await stored(request)
    return response


async def stored(request: web.Request) -> None:
    """A change is answered once it is stored, so it stands whatever becomes of this node."""
    room = request.app[LOBBY].rooms.get(request.match_info.get("table", ""))
    if room is None or request.method in READING or room.ledger.is_stored:
        return
    await request.app[STORE].settled()
    if not room.ledger.is_stored:
        raise Illegal(AWAY)


async def led(request: web.Request, where: Elsewhere) -> web.StreamResponse:
    """Once: two nodes that don't agree would hand a request to and fro."""
    node = request.app[MEMBER].living(where.node)
    if FORWARDED in request or node is None:
        raise Illegal(AWAY)
    if not is_upgrade(request):
        return await forward(request.app[LINKS].session, request, node.internal)
    if address := address_for(request, node):
        return await turn_away(request, Moved(address), WSCloseCode.SERVICE_RESTART)
    return await pipe(request, node.internal)


def is_upgrade(request: web.Request) -> bool:
    """A whole handshake: the other node answers it with 101, and nothing else passes the pipe."""
    asked = request.headers.get
    hops = asked("Connection", "").lower().replace(" ", "").split(",")
    is_whole = "upgrade" in hops and "Sec-WebSocket-Key" in request.headers
    return is_whole and asked("Upgrade", "").lower() == "websocket"


async def best_opener(request: web.Request) -> Node | None:
    """None: we. What else a newer node would understand is for that one to read."""
    member, wish = request.app[MEMBER], await body(request, Wish)
    return opener(member.me, member.all_living(), wish.game)


async def tell_others(request: web.Request) -> None:
    """A node that doesn't answer now has no people to whom a new name would matter. A player who
    wants to be forgotten has to ask again until all nodes answer."""
    member = request.app[MEMBER]
    nodes = [node for node in member.all_living() if node.incarnation != member.me]
    await read_body(request)  # once, for them all
    asked = (forward(request.app[LINKS].session, request, node.internal) for node in nodes)
    answers = await asyncio.gather(*asked, return_exceptions=True)
    if request.method == "DELETE" and not all(isinstance(each, web.Response) for each in answers):
        raise Illegal(AWAY)


def address_for(request: web.Request, node: Node) -> str | None:
    """By which that browser can reach the node as the same player: cookies belong to a name."""
    if not node.public:
        return None
    there, (name, _) = urlsplit(node.public), split(request.headers.get("Host", ""))
    secure = "https" if is_secure(request) else "http"
    return node.public if there.hostname == name and there.scheme == secure else None


def others(request: web.Request) -> tuple[str, ...]:
    """Where a page of that browser may turn if this node is gone."""
    member = request.app[MEMBER]
    nodes = [node for node in member.all_living() if node.incarnation != member.me]
    return tuple(filter(None, (address_for(request, node) for node in nodes)))


def is_sibling(request: web.Request, origin: str) -> bool:
    """A page of another node, also of one that has just died: the rows of the nodes say so."""
    member = request.app.get(MEMBER)
    return member is not None and any(node.public == origin for node in member.nodes.all)
