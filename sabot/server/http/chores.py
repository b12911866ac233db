"""What the server does now and then by itself: orders from the command line, deleting old games."""

import asyncio
import logging
from contextlib import suppress

from aiohttp import web

from sabot.core.game import Millis
from sabot.server.clock import today
from sabot.server.disk.engine import Engine
from sabot.server.disk.keys import DAY
from sabot.server.disk.prune import Days, batches
from sabot.server.http.api import LOBBY, STORE
from sabot.server.table.neighbours import Elsewhere, is_away
from sabot.server.table.store import Unavailable

log = logging.getLogger(__name__)
KEEP: web.AppKey[Days | None] = web.AppKey("keep")
SOON, HOUR = 1.0, 3600.0  # seconds


async def obeying(app: web.Application):  # type: ignore[no-untyped-def]  # a generator of nothing
    task = asyncio.create_task(obey_for_ever(app))
    yield
    task.cancel()


async def obey_for_ever(app: web.Application) -> None:
    while True:
        await asyncio.sleep(SOON)
        try:
            await obey(app)
        except Unavailable:  # the store has said why; an order stays until it is carried out
            continue
        except Exception:
            log.exception("orders can't be carried out")


async def obey(app: web.Application) -> None:
    """What `sabot close` and `sabot ban` have left in the data file."""
    orders = await asyncio.to_thread(app[STORE].orders)
    app[LOBBY].ban(orders.banned)
    for id in orders.closing:
        if await is_closed(app, id):
            await app[STORE].carried_out(id)


async def is_closed(app: web.Application, id: str) -> bool:
    """Once that is stored. False: the order stays, for the node that has the table or until it
    can be carried out."""
    try:
        room = await app[LOBBY].close_table(id)
    except Unavailable:
        raise
    except Exception as why:
        if isinstance(why, Elsewhere) or is_away(why):
            return False
        # It isn't there, or is damaged: the order is dropped.
        log.warning("a table can't be closed", extra={"table": id, "why": repr(why)})
        return True
    await app[STORE].settled()
    return room.ledger.is_stored


async def pruning(app: web.Application):  # type: ignore[no-untyped-def]  # as above
    keep = app[KEEP]
    task = asyncio.create_task(prune_for_ever(app[STORE], keep)) if keep else None
    yield
    if task:
        task.cancel()


async def prune_for_ever(store: Engine, keep: Days) -> None:
    while True:
        with suppress(Unavailable):  # the disk fails; they are a little older next time
            await prune_old(store, keep, today())
        await asyncio.sleep(HOUR)


async def prune_old(store: Engine, keep: Days, today: Millis) -> int:
    """Deletes games that have been over for that long; how many."""
    ids = await asyncio.to_thread(store.old, today - keep * DAY)
    for rows in batches(ids):
        await store.delete(list(rows))
    if ids:
        log.info("old games deleted", extra={"games": len(ids)})
    return len(ids)
