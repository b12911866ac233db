"""What happens when two things go wrong at once. Each of these was broken once."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.json import encode

from sabot.core.game import Illegal
from sabot.core.log import Left, Sat
from sabot.games.zinga.acts import Pass, Ring, Rolled
from sabot.server.table import chairs
from sabot.server.table.lobby import Lobby, replayed
from sabot.server.table.room import Room
from sabot.server.wire import Play, Refusal
from tests.server.parlour import SECOND, Clock, Parlour


def kinds(guest):
    return [type(event) for event in guest.events]


def disk(parlour, works):
    parlour.store._db.execute(f"pragma query_only = {'off' if works else 'on'}")


async def ring_while_the_disk_fails(parlour):
    """The very first commit of the game can't be made."""
    ann, bob = parlour.come("ann"), parlour.come("bob")
    ann.ready()
    await parlour.rest()
    disk(parlour, works=False)
    bob.ready()
    return ann, bob


async def test_a_first_commit_that_fails_loses_nobody_who_sat(parlour):
    await ring_while_the_disk_fails(parlour)
    await parlour.wait(2.5)
    disk(parlour, works=True)
    await parlour.wait(3)
    kept = parlour.store.find("parlour")
    assert [type(entry) for entry in kept.log[:2]] == [Sat, Sat]
    assert chairs.seed(kept.sitting) == kept.head.seed


async def test_nothing_is_stored_before_the_head(parlour):
    _, bob = await ring_while_the_disk_fails(parlour)
    await parlour.wait(0.5)
    bob.leave()
    await parlour.wait(1.7)
    disk(parlour, works=True)
    await parlour.wait(60)
    assert parlour.store.find("parlour").head and parlour.room.live.paused == ""


async def test_the_last_one_leaves_while_the_disk_fails(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.wait(3)
    disk(parlour, works=False)
    ann.leave()
    await parlour.wait(5)
    disk(parlour, works=True)
    await parlour.wait(3)
    assert parlour.room.live.paused == "nobody"


async def test_whoever_is_gone_at_the_deal_is_played_for(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    bob.ready()
    bob.leave()
    ann.ready()
    await parlour.wait(25)
    assert Left in kinds(ann) and parlour.level(1) == "normal"


async def test_a_deal_with_nobody_there_waits(parlour):
    ann = parlour.come("ann")
    ann.ready()
    ann.leave()
    await parlour.wait(13)
    assert parlour.room.live.paused == "nobody"


async def test_someone_comes_back_as_the_bot_sits_down(parlour):
    _, bob = await parlour.deal("ann", "bob")
    bob.leave()
    while not parlour.room.company._tasks:
        assert parlour.clock.next() <= parlour.clock.now() + 20 * SECOND
        parlour.clock.ring()
        if not parlour.room.company._tasks:
            await parlour.rest()
    parlour.come("bob")
    await parlour.rest()
    assert parlour.level(1) is None


async def test_after_a_restart_the_first_to_come_waits_ten_seconds(store):
    parlour = Parlour(store, seats=3)
    await parlour.deal("ann", "bob", "cat")
    await parlour.wait(3)
    fall(parlour)
    parlour.come("ann")
    await parlour.wait(9)
    parlour.come("bob")
    await parlour.wait(2)
    assert parlour.room.live.paused == ""


async def test_a_server_that_falls_twice(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: Rolled in kinds(ann))
    told = ann.updates[-1]
    for _ in range(2):
        fall(parlour)
        await parlour.wait(5)
    ann = parlour.come("ann", cursor=told.revision)
    await parlour.rest()
    assert parlour.room.live.paused == "" and ann.updates[-1].deadline == told.deadline


def fall(parlour):
    kept = parlour.store.find("parlour")
    parlour.room.stop()
    parlour.room = Room("parlour", kept.sitting, parlour.store, parlour.clock)
    parlour.room.resume_from_disk(replayed(kept), kept.log)
    parlour.guests = []


async def test_a_row_that_cannot_be_read_keeps_no_server_down(parlour, caplog):
    with closing(sqlite3.connect(parlour.store.data)) as db, db:
        db.execute("insert into tables (id, sitting, live) values ('bad', '{}', 1)")
    await Lobby(parlour.store, parlour.clock).resume(parlour.store.live())
    assert [record.table for record in caplog.records] == ["bad"]


async def test_two_who_want_a_rematch_get_the_same_one(parlour):
    lobby = Lobby(parlour.store, parlour.clock)
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.until(lambda: parlour.room.stage == "over")
    players = [guest.reader.player for guest in (ann, bob)]
    one, two = await asyncio.gather(*(lobby.rematch(parlour.room, p) for p in players))
    assert one is two


async def test_after_the_end_an_act_is_refused(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: parlour.room.stage == "over")
    await parlour.wait(1)
    with pytest.raises(Illegal, match="over"):
        ann.play(Pass())


async def test_what_was_refused_in_a_pause_is_not_played_after_it(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    await parlour.until(lambda: Rolled in kinds(ann))
    play = Play(1, ann.updates[-1].revision, 0, 300, 300, encode(Ring()))
    parlour.room.live.pause("disk")
    with pytest.raises(Illegal, match="paused"):
        parlour.room.play(ann.reader, play, parlour.clock.now())
    parlour.room.live.resume()
    parlour.room.play(ann.reader, play, parlour.clock.now())
    await parlour.wait(1)
    assert not parlour.acts_of(ann.seat)


async def test_one_of_two_tabs_closed_is_no_departure(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    tab = parlour.come("bob")
    bob.leave()
    await parlour.wait(30)
    assert Left not in kinds(ann)
    tab.leave()
    await parlour.wait(3)
    assert Left in kinds(ann)


async def test_a_full_disk_is_waited_for(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: Rolled in kinds(ann))
    [pages] = parlour.store._db.execute("pragma page_count").fetchone()
    parlour.store._db.execute(f"pragma max_page_count = {pages}")
    await parlour.until(lambda: parlour.room.live.paused == "disk")
    parlour.store._db.execute("pragma max_page_count = 100000")
    await parlour.wait(3)
    assert parlour.room.live.paused == ""
    await parlour.until(lambda: parlour.room.stage == "over")


class WholeMillis(Clock):
    """Rounds delays, as uvloop does, so that some alarms ring early."""

    def ring(self):
        self._now += 50  # a turn of the loop takes a while, too
        super().ring()

    def at(self, when, call):
        return super().at(self._now + round((when - self._now) / 1000) * 1000, call)


async def test_the_end_is_told_though_its_alarm_rang_early(store):
    parlour = Parlour(store)
    parlour.clock = WholeMillis()
    parlour.room = Room("parlour", parlour.room.sitting, store, parlour.clock)
    [ann] = await parlour.deal("ann")
    seatings = []
    while not any(seating.proof for seating in seatings):
        live = parlour.room.live
        live.table.arbiter.timed(0, ann.reader.line, 10_800, live.now())
        assert parlour.clock.next() is not None, "it never came"
        parlour.clock.ring()
        await parlour.rest()
        if ann.reader.seating_due:
            ann.reader.seating_due = False
            seatings.append(ann.seating)
    assert seatings[-1].stage == "over"


async def test_a_refused_bot_needs_no_words(parlour):
    [ann] = await parlour.deal("ann")
    parlour.room.live.submit_bot(0, Pass(), parlour.room.live.told)
    await parlour.wait(1)
    assert not [told for told in ann.told if isinstance(told, Refusal)]
