"""Tables of four that race until enough has been run: one process of clients."""

import asyncio
import time
from functools import partial
from random import Random

from tests.prove.race import haste
from tests.prove.race.page import Page
from tests.prove.race.player import Player
from tests.prove.race.proxy import loop
from tests.prove.race.ways import WAYS, Honest

SEATS = 4
MOST = 60  # races at one table; then another one is opened
TURN = 6  # s
QUIET = 60  # s without a race: something is wrong
EVERY = 0.02
OPTIONS = {"call_time": 1_000, "pause_time": 3_000}


class Heat:
    """One table: who sits there, and what they ran."""

    def __init__(self, doors, setting, seed, tell):
        self.doors, self.setting, self.seed, self.tell = doors, setting, seed, tell
        self.runs, self.players = {}, []

    async def run(self, enough):
        table = await self._open()
        for seat, door in enumerate(self.doors):
            self.players.append(self._player(door, table, seat))
            await self.players[-1].sit()
        await asyncio.sleep(1.2)  # the server measures a new line in its first second
        for player in self.players:
            await player.ready()
        try:
            while not (enough() or self._over()):
                await asyncio.wait_for(self._race(), QUIET)
        finally:
            await asyncio.gather(*(player.close() for player in self.players))
        return table

    async def _open(self):
        host = Page(self.doors[0], "", "host", Honest(None), None)
        await host.come_in()
        opened = await host.post("/api/tables", game="zinga", seats=SEATS, options=OPTIONS)
        await host.close()
        return opened["table"]

    def _player(self, door, table, seat):
        way = self.setting["way"] if seat == self.setting["seat"] else "honest"
        chance = Random(f"{self.seed}/{seat}")
        return Player(door, table, seat, WAYS[way](chance), chance, partial(self._ran, seat))

    def _ran(self, seat, revision, reaction):
        self.runs.setdefault(revision, {})[seat] = reaction

    async def _race(self):
        """Until all have pressed on a roll that is new, and the next pause has begun."""
        before = len(self._complete())
        watched = self.players[-1]
        await watched.until(lambda: len(self._complete()) > before or self._over())
        await watched.until(lambda: watched.view["phase"] in ("pause", "over"))
        self.tell(1)

    def _complete(self):
        return [revision for revision, runs in self.runs.items() if len(runs) == SEATS]

    def _over(self):
        view = self.players[-1].view
        fallen = view and (view["winner"] is not None or any(s["out"] for s in view["sheets"]))
        return bool(fallen) or len(self._complete()) >= MOST


async def keep_racing(doors, setting, number, seed, tell):
    """Table after table, until all tables of this setting together have run enough."""
    done, results, games = 0, [], 0

    def ran(races):
        nonlocal done
        done += races
        tell(setting["name"], races)

    async def one(table):
        nonlocal games
        await asyncio.sleep(table * TURN / setting["tables"])  # so that they don't roll in step
        while done < number:
            games += 1
            heat = Heat(doors, setting, f"{seed}/{setting['name']}/{table}/{games}", ran)
            id = await heat.run(lambda: done >= number)
            late = [late for player in heat.players for late in player.late]
            results.append({"table": id, "runs": heat.runs, "late": late})

    await asyncio.gather(*map(one, range(setting["tables"])))
    return results


async def watch(late):
    while True:
        start = time.monotonic()
        await asyncio.sleep(EVERY)
        late.append(round((time.monotonic() - start - EVERY) * 1e6))


def main(pipe, doors, settings, seed):
    """A process of its own: says each race as it is run, and all it knows at the end."""

    async def race():
        late = []
        watcher = asyncio.create_task(watch(late))
        tell = lambda name, races: pipe.send((name, races))  # noqa: E731
        heats = [keep_racing(doors, s, s["races"], seed, tell) for s in settings]
        results = await asyncio.gather(*heats)
        watcher.cancel()
        pipe.send((None, {s["name"]: r for s, r in zip(settings, results, strict=True)}, late))

    haste.exact()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(race())
