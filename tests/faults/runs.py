"""One seed from start to end, and its figures."""

import asyncio

from tests.faults.world import World


def run(seed):
    world = World(seed)
    asyncio.run(world.run())
    return {
        "seed": seed,
        "game": world.game,
        "digest": world.digest,
        "steps": world.steps,
        "crashes": world.crashes,
        "entries": max(0, world.witness.revision),
        "compared": world.witness.compared,
        "wrong": world.wrong,
    }
