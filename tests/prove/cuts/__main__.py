"""Lines cut at any moment of play: is every page told what it missed, in order, and how soon?

python -m tests.prove.cuts --cuts 500 --json
"""

import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tqdm import tqdm

from sabot.registry import GAMES
from tests.prove.crash.__main__ import check
from tests.prove.crash.party import Party
from tests.prove.crash.server import Server
from tests.prove.cuts.page import CutPage
from tests.prove.run import arguments, end, middle

TABLES = 2  # of each game
EVERY = 0.2  # seconds between two cuts, at most
PATIENCE = 10  # seconds for a page to be back
SILENT, RELOAD = 0.3, 0.3  # parts of all cuts


async def main(wish):
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await asyncio.to_thread(server.open)
        parties = [CutParty(server.url, game) for game in GAMES for _ in range(TABLES)]
        wrong = await run(parties, wish)
        server.close()
        wrong += check(server, parties, final=True) + server.complaints()
    return figures(parties, wish, wrong) | {"seconds": round(time.monotonic() - began)}


class CutParty(Party):
    def __init__(self, *rest):
        super().__init__(*rest)
        self.everyone = []

    def _page(self, table):
        page = CutPage(self._url, table, self.game, self._told, self._seated)
        page.newest = lambda: newest(self.pages)
        self.everyone.append(page)
        return page


def newest(pages):
    return max((page.revision for page in pages), default=-1)


async def run(parties, wish):
    chance = Random(wish.seed)
    for party in parties:
        party.begin()
    for _ in tqdm(range(wish.cuts), desc=f"cuts, seed {wish.seed}", unit="cut"):
        page = chance.choice(await some(parties))
        page.cut(chance.random() < SILENT, chance.random() < RELOAD)
        await asyncio.sleep(chance.uniform(0, EVERY))
    wrong = await all_back(parties)
    for party in parties:
        await party.close()
    return wrong + [words for party in parties for words in party.wrong]


async def some(parties):
    """Pages that can be cut now."""
    while not (found := [p for party in parties for p in party.pages if p.whole]):
        await asyncio.sleep(EVERY)
    return found


async def all_back(parties):
    end = time.monotonic() + PATIENCE
    while away := [p for party in parties for p in party.pages if not p.whole]:
        if time.monotonic() > end:
            return [f"{page.table}: a page is not back" for page in away]
        await asyncio.sleep(EVERY)
    return []


def figures(parties, wish, wrong):
    pages = [page for party in parties for page in party.everyone]
    witnesses = [w for party in parties for w in party.witnesses.values()]
    return {
        "seed": wish.seed,
        "cuts": wish.cuts,
        "tables": len(witnesses),
        "lines": sum(party.lines for party in parties),
        "compared": sum(w.compared for w in witnesses),
        "back_ms": middle(t for page in pages for t in page.back),
        "reloaded_ms": middle(t for page in pages for t in page.reloaded),
        "wrong": wrong,
    }


if __name__ == "__main__":
    asked = arguments("tests.prove.cuts", __doc__, cuts=500)
    end(asyncio.run(main(asked)), asked)
