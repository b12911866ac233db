"""`python -m tests.prove.profile_act`: what one contested act costs, in calls by phase.

Four players on a jumping clock; one rings ZINGA's bell. Hear and decide run from the frame to the
hand-over to the store, tell is what each reader's line does with the new revisions.
"""

import asyncio
import cProfile
import pstats
import tempfile
from pathlib import Path

from msgspec.json import encode

from sabot.games.zinga.acts import Ring, Roll
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.line.hear import receive
from sabot.server.table.reader import Tcp
from tests.server.lines import answer
from tests.server.parlour import Parlour

COUNTED = ("_due", "play", "final", "view", "tcp")


async def main():
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(str(Path(folder) / "sabot.db"))
        parlour = Parlour(store, seats=4)
        guests = await parlour.deal("ann", "bob", "cid", "dee")
        for guest in guests:
            connect(guest)
        await ring_after_roll(parlour, guests)
        store.close()


def connect(guest):
    def tcp():
        return Tcp(0, 4_000)

    guest.reader.tcp = tcp
    for _ in range(8):
        answer(guest, 5_000)


async def ring_after_roll(parlour, guests):
    view = guests[0].updates[-1].view
    guests[view.active].play(Roll())
    await parlour.until(lambda: guests[0].updates[-1].view.phase == "rolled")
    for guest in guests:
        answer(guest, 5_000, guest.updates[-1].revision)
    parlour.clock.stand(parlour.clock.now() + 300_000)
    ringer = guests[1]
    text = words_of(ringer, Ring())
    hear = profiled(lambda: receive(ringer.room, ringer.reader, text, parlour.clock.now()))
    decide = profiled(parlour.clock.ring)
    await parlour._let_disk_write()
    tell = profiled(lambda: [guest.read() for guest in guests])
    for name, profile in (("hear", hear), ("decide, store", decide), ("tell", tell)):
        report(name, profile)


def words_of(guest, action):
    seen = guest.updates[-1].revision
    stamps = {"presented": 0, "pressed": 300, "sent": 300}
    return encode({"do": "play", "seq": 99, "seen": seen, **stamps, "action": action}).decode()


def profiled(work):
    profile = cProfile.Profile()
    profile.runcall(work)
    return pstats.Stats(profile).stats


def report(phase, stats):
    calls = sum(count for _, count, *_ in stats.values())
    found = {name: 0 for name in COUNTED}
    for (_, _, function), (_, count, *_) in stats.items():
        if function in found:
            found[function] += count
    counted = ", ".join(f"{name} {count}" for name, count in found.items())
    print(f"{phase}: {len(stats)} functions, {calls} calls; {counted}")


if __name__ == "__main__":
    asyncio.run(main())
