"""A server killed again and again under play: is everything there that anyone was told?

python -m tests.prove.crash --kills 200 --json
"""

import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tqdm import tqdm

from sabot.registry import GAMES
from tests.prove.crash.party import Party
from tests.prove.crash.server import Server
from tests.prove.run import arguments, end

TABLES = ((2, "normal"), (1, "master"))  # of each game: people, and who fills the chairs
PATIENCE = 40  # seconds for every table to go on after a restart
SOON, LATE = 1.5, 0.5  # seconds until the power is cut: wherever it hits; after all went on


async def main(wish):
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        parties = [Party(server.url, game, *kind) for game in GAMES for kind in TABLES]
        wrong = await run(server, parties, wish)
        wrong += check(server, parties, final=True) + server.complaints()
    return figures(parties, wish, wrong) | {"seconds": round(time.monotonic() - began)}


async def run(server, parties, wish):
    """What went wrong until the last restart, and while all tables went on after it."""
    chance, wrong = Random(wish.seed), []
    for party in parties:
        party.begin()
    for number in tqdm(range(wish.kills + 1), desc=f"kills, seed {wish.seed}", unit="kill"):
        wrong += await one_life(server, parties, chance, last=number == wish.kills)
    for party in parties:
        await party.close()
    server.close()
    return wrong + [words for party in parties for words in party.wrong]


async def one_life(server, parties, chance, last):
    """One in eight ends before the server has opened, half of the others wherever they are."""
    if not last and chance.random() < 1 / 8:
        return await cut_short(server, chance)
    for party in parties:
        party.server_opens()
    await asyncio.to_thread(server.open)
    wrong = check(server, parties)
    patient = last or chance.random() < 0.5
    wrong += await all_go_on(parties) if patient else []
    await asyncio.sleep(chance.uniform(0, LATE if patient else SOON))
    None if last else server.kill()
    return wrong


async def cut_short(server, chance):
    server.start()
    await asyncio.sleep(chance.uniform(0, 0.8))
    server.kill()
    return []


async def all_go_on(parties):
    end = time.monotonic() + PATIENCE
    while any(party.waits for party in parties):
        if time.monotonic() > end:
            return [f"table {party.table} hangs" for party in parties if party.waits]
        await asyncio.sleep(0.02)
    return []


def check(server, parties, final=False):
    """Told means stored, so what was told until now is in what is read now."""
    wrong = []
    for table, witness in [each for party in parties for each in party.witnesses.items()]:
        witness.read(*server.since(table, witness.revision))
        wrong += [f"{table}: {words}" for words in witness.wrong]
        witness.wrong.clear()
        wrong += gaps(server, table) if final else []
    return wrong


def gaps(server, table):
    """None twice, none missing."""
    numbers = [revision for revision, _ in server.rows(table)]
    return [] if numbers == list(range(len(numbers))) else [f"{table}: its log has gaps"]


def figures(parties, wish, wrong):
    witnesses = [w for party in parties for w in party.witnesses.values()]
    return {
        "seed": wish.seed,
        "kills": wish.kills,
        "tables": len(witnesses),
        "over": sum(party.over for party in parties),
        "entries": sum(max(0, w.revision) for w in witnesses),
        "compared": sum(w.compared for w in witnesses),
        "lines": sum(party.lines for party in parties),
        "longest_wait_s": round(max(party.longest for party in parties), 1),
        "wrong": wrong,
    }


if __name__ == "__main__":
    asked = arguments("tests.prove.crash", __doc__, kills=200)
    end(asyncio.run(main(asked)), asked)
