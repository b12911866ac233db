"""`GET /healthz`: the health check for process supervisors and load balancers."""

import asyncio

from aiohttp import web
from msgspec import Struct

from sabot.server.cluster.member import Member
from sabot.server.disk.trouble import Trouble
from sabot.server.http.api import LOBBY, STORE, answer
from sabot.server.http.connections import CONNECTIONS
from sabot.server.http.leading import MEMBER
from sabot.server.table.lobby import Lobby

WELL, ILL = 200, 503
PATIENCE = 2  # seconds: a disk that hangs must not hang this


class Health(Struct, frozen=True, omit_defaults=True):
    code: str
    why: str = ""


async def healthz(request: web.Request) -> web.Response:
    """That it is answered at all says that the loop runs."""
    store = request.app[STORE]
    if store.trouble or store.moved:  # perhaps nobody plays who would find out what it is now
        proof = store.prove()
        proof.add_done_callback(asyncio.Future.exception)  # the store tells it, now or later
        await asyncio.wait([proof], timeout=PATIENCE)
    ill = store.trouble or request.app[CONNECTIONS].trouble or still(request.app[LOBBY])
    return tell(ill or among(request.app.get(MEMBER)))


def among(member: Member | None) -> Trouble | None:
    """A node that nobody new should be sent to, for a while or for good."""
    if member and member.is_cut_off():
        return Trouble("cut-off", "no beat of this node has reached the database for a lease")
    if member and member.node.draining:
        return Trouble("draining", "this node hands its tables over")
    return None


def still(lobby: Lobby) -> Trouble | None:
    """A table that should go on by itself and doesn't; the others do."""
    count = sum(room.is_still for room in lobby.rooms.values())
    return Trouble("still", f"tables that stand still: {count}") if count else None


def tell(trouble: Trouble | None) -> web.Response:
    return answer(Health(*trouble), ILL) if trouble else answer(Health("well"), WELL)
