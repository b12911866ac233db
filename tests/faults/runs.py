"""One seed from start to end, and its figures."""

import asyncio

from tests.faults.nodes.world import World as NodesWorld
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


def run_nodes(seed):
    world = NodesWorld(seed)
    world.run()
    return {
        "seed": seed,
        "game": world.game,
        "digest": world.digest,
        "steps": world.steps,
        "faults": len(world.faults.done),
        "takeovers": world.database.takeovers,
        "entries": sum(map(world.judge.end_of, world.tables)),
        "compared": world.judge.compared,
        "waited_s": world.waited / 1e6,
        "wrong": world.wrong,
    }
