"""The application as a node among others."""

import asyncio

from aiohttp import web

from sabot.server.cluster.member import Member
from sabot.server.cluster.nodes import Node
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.leading import LINKS, MEMBER, Links, is_sibling, lead, recognise


def join_cluster(app: web.Application, node: Node, url: str) -> None:
    """Before anything else starts, so that no table is taken up that another node has."""
    from sabot.server.cluster.register import Register  # needs the extra `postgres`

    registers = Register(url), Register(url)
    app[MEMBER] = Member(node, *registers, app[LOBBY], app[STORE], app[STORE].clock)
    app[LINKS] = Links()
    app[LOBBY].neighbours = app[MEMBER]
    app.middlewares.insert(1, recognise)
    app.middlewares.append(lead)
    app.cleanup_ctx.insert(0, belonging)
    app.on_response_prepare.append(allow_siblings)


async def belonging(app: web.Application):  # type: ignore[no-untyped-def]  # a generator of nothing
    await app[MEMBER].join()
    task = asyncio.create_task(app[MEMBER].run())
    yield
    task.cancel()
    await app[MEMBER].leave()
    await app[LINKS].close()


async def allow_siblings(request: web.Request, response: web.StreamResponse) -> None:
    """CORS: pages of other nodes, and of nobody else, may read what they ask here."""
    origin = request.headers.get("Origin", "")
    if is_sibling(request, origin):
        response.headers["Access-Control-Allow-Origin"] = origin
        response.headers["Access-Control-Allow-Credentials"] = "true"
        response.headers["Vary"] = "Origin"
