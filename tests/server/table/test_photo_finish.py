"""A contested claim goes out with all that placed it, and with its own revision only."""

from sabot.core.line import GROWN
from sabot.core.log import Act
from sabot.games.zinga.acts import Ring
from sabot.server.table.lobby import replayed
from sabot.server.table.room import Room
from tests.server.lines import answer


async def rolled(parlour, *rtts):
    """Ann and Bob, on lines of these lengths, see what there is to ring for."""
    ann, bob = guests = await parlour.deal("ann", "bob")
    for _ in range(GROWN):
        for guest, rtt in zip(guests, rtts, strict=True):
            answer(guest, rtt)
    await parlour.until(lambda: ann.updates and ann.updates[-1].view.phase == "rolled")
    return ann, bob


async def rung(parlour, reaction=300):
    """Both have rung for the same roll, Bob first by 20 ms."""
    ann, bob = await rolled(parlour, 10_000, 10_000)
    await parlour.wait(reaction / 1000)
    bob.play(Ring(), reaction - 40)
    ann.play(Ring(), reaction - 20)
    await parlour.wait(1)
    return ann, bob


def placed(guest):
    return {update.revision: update.placed for update in guest.updates if update.placed}


async def test_every_page_is_told_what_placed_the_claims_of_a_race(parlour):
    ann, bob = await rung(parlour)
    assert placed(ann) == placed(bob)
    assert [(p.act, p.record.seat) for p in placed(ann).values()] == [("ring", 1), ("ring", 0)]


async def test_it_is_the_record_in_the_log(parlour):
    ann, _ = await rung(parlour)
    log = parlour.store.find("parlour").log
    kept = {n: e.record for n, e in enumerate(log, 1) if isinstance(e, Act) and e.record}
    assert {n: p.record for n, p in placed(ann).items()} == kept


async def test_a_false_start_says_so(parlour):
    ann, _ = await rung(parlour, reaction=60)
    assert {p.act for p in placed(ann).values()} == {"false-start"}


async def test_a_page_that_comes_in_the_middle_is_told_of_races_it_missed(parlour):
    ann, _ = await rung(parlour)
    eve = parlour.come("eve")
    told = parlour.room.past(eve.reader)
    eve.read()
    assert told and dict(told.placed) | placed(eve) == placed(ann)


async def test_no_door_shows_a_record_before_its_revision(parlour):
    """A verdict that is written but not due yet is in neither the past nor the newest update."""
    ann, bob = await rolled(parlour, 200_000, 2_000)
    await parlour.wait(0.2)
    answer(ann, 200_000), answer(bob, 2_000)
    bob.play(Ring(), 300)
    live = parlour.room.live
    await parlour.until(lambda: live.placed(live.told))
    eve = parlour.come("eve")
    told = parlour.room.past(eve.reader)
    eve.read()
    assert not live.due(None, live.told) and not placed(eve) and not told.placed
    await parlour.wait(0.2)
    assert [p.act for p in placed(eve).values()] == ["ring"]


async def test_a_table_taken_up_from_the_disk_still_knows_its_races(parlour):
    ann, _ = await rung(parlour)
    kept = parlour.store.find("parlour")
    room = Room("parlour", kept.sitting, parlour.store, parlour.clock)
    room.resume_from_disk(replayed(kept), kept.log)
    assert {n: room.live.placed(n) for n in placed(ann)} == placed(ann)
