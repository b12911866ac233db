"""Tidying up when nobody is about to be first: tables that are done with, and Python's garbage.

A full collection stops the loop for as long as there is much in it. What is here from the start is
never garbage, and most of the rest goes without it, so it can wait for a quiet moment.
"""

import asyncio
import gc
import sys

from sabot.server.table.lobby import Lobby

EVERY = 600  # seconds
TRIES, PAUSE = 100, 0.1  # looks for a quiet moment, and seconds between two
NEVER = 1_000_000
SWITCH = 0.0005  # seconds that a thread at work may keep the loop waiting


def prepare() -> None:
    """Once all is loaded."""
    sys.setswitchinterval(SWITCH)
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.collect()
    gc.freeze()


async def tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(EVERY)
        lobby.forget()
        await quiet(lobby)
        gc.collect()


async def quiet(lobby: Lobby, pause: float = PAUSE) -> None:
    """A server with many tables may have no such moment: then any will do."""
    for _ in range(TRIES):
        if not any(room.hot for room in lobby.rooms.values()):
            return
        await asyncio.sleep(pause)
