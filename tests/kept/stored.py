"""A data file with finished games in it, as a server would have left it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from sabot.core.record import DEVICE
from sabot.kept.title import head_of
from sabot.server.disk.recording import made
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.table.chairs import Place, Sitting
from tests.kept.games import ENDED, played


def write_games(path, ids, **rest):
    """For walks, whose thread has a loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(store_games(path, ids, **rest))).result()


async def store_games(path, ids, **rest):
    """One of each, at the table of its name."""
    store = SqliteStore(str(path))
    for id in ids:
        await store_game(store, id, **rest)
    store.close()


async def store_game(store, id, table=None, names=(), people=(), **rest):
    """Bots played it, under these names, those in seats of `people` as people would.

    `rest` is of its sitting.
    """
    title, log = played(id)
    log = [as_person(entry) if entry_of(entry, people) else entry for entry in log]
    table = table or id.replace("_", "")
    players = [p.name for p in title.players]
    players[: len(names)] = names
    places = tuple(
        Place(None, name, player.animal, player.level, nonce)
        for name, player, nonce in zip(players, title.players, title.proof.nonces, strict=True)
    )
    secret = bytes.fromhex(title.proof.secret)
    sitting = Sitting(id, title.options, "", secret, places, result=title.places, **rest)
    await store.add(table, sitting)
    await store.append(table, 0, [head_of(title), *log], sitting, live=False)
    await store.keep_game(made(store.data, table, ENDED))


def entry_of(entry, people):
    """A contested act of one of them."""
    return getattr(entry, "record", None) and entry.record.seat in people


def as_person(entry):
    """At the same moment, and after a reaction that differs from act to act."""
    record = entry.record
    seen = record.tau - 200_000 - record.tau % 1_700_000
    return replace(entry, record=replace(
        record, mode="server", shown=seen, sent=seen, heard=seen, arrived=record.tau + DEVICE,
    ))  # fmt: skip
