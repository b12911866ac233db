"""`GET /healthz`: the health check for process supervisors and load balancers."""

import asyncio

from aiohttp import web
from msgspec import Struct

from sabot.server.disk.trouble import Trouble
from sabot.server.http.api import STORE, answer
from sabot.server.http.connections import CONNECTIONS

WELL, ILL = 200, 503


class Health(Struct, frozen=True, omit_defaults=True):
    code: str
    why: str = ""


async def healthz(request: web.Request) -> web.Response:
    """That it is answered at all says that the loop runs."""
    store = request.app[STORE]
    if store.trouble or store.moved:  # perhaps nobody plays who would find out what it is now
        await asyncio.gather(store.prove(), return_exceptions=True)
    return tell(store.trouble or request.app[CONNECTIONS].trouble)


def tell(trouble: Trouble | None) -> web.Response:
    return answer(Health(*trouble), ILL) if trouble else answer(Health("well"), WELL)
