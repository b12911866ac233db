"""People at a table, on a clock that jumps."""

import hmac
from hashlib import sha256

import pytest

from sabot.core.log import Back, BotTookOver, Left, Paused, Restarted, Resumed
from sabot.games.zinga.acts import Call, Pass, Ring, Rolled
from sabot.server.table.lobby import replayed
from sabot.server.table.room import Room


def kinds(guest):
    return [type(event) for event in guest.events]


# Gathering


async def test_bots_take_the_free_chairs_ten_seconds_after_all_have_rung(parlour):
    ann = parlour.come("ann")
    await parlour.wait(60)
    assert parlour.room.stage == "gathering" and ann.seating.fills_in is None
    ann.ready()
    assert ann.seating.fills_in == 10_000
    await parlour.wait(9.9)
    assert parlour.room.stage == "gathering"
    await parlour.wait(0.1)
    assert parlour.room.stage == "playing" and parlour.level(1) == "normal"


async def test_someone_who_comes_stops_the_count_down_until_they_ring(parlour):
    parlour.come("ann").ready()
    await parlour.wait(5)
    bob = parlour.come("bob")
    await parlour.wait(60)
    assert parlour.room.stage == "gathering" and bob.seating.fills_in is None
    bob.ready()
    assert parlour.room.stage == "playing"


async def test_a_person_may_take_a_bots_chair_before_the_deal(parlour):
    parlour.come("ann")
    parlour.room.gathering.fill()
    bob = parlour.come("bob")
    assert bob.seat == 1 and parlour.level(1) is None
    assert parlour.come("eve").seat is None


async def test_a_chair_waits_twenty_seconds_for_someone_who_went(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    bob.leave()
    await parlour.wait(19)
    bob = parlour.come("bob")
    assert bob.seat == 1
    bob.leave()
    await parlour.wait(21)
    assert parlour.people() == {ann.seat: "ann"}


async def test_a_wished_chair_that_is_anothers_is_refused(parlour):
    parlour.come("ann", wish=1)
    bob = parlour.come("bob", wish=1)
    bob.read()
    assert bob.seat == 0 and [told.code for told in bob.told] == ["not-your-seat"]


async def test_new_options_are_rung_for_again(parlour):
    ann = parlour.come("ann")
    ann.ready()
    parlour.room.gathering.set_options(parlour.room.sitting.options | {"turn_time": 5_000})
    await parlour.wait(60)
    assert parlour.room.stage == "gathering"


# Playing


async def test_a_whole_game_is_played_and_the_seed_can_be_checked(parlour):
    [ann] = await parlour.deal("ann")
    said = ann.seating.commitment
    await parlour.until(lambda: parlour.room.stage == "over")
    proof = ann.seating.proof
    assert ann.updates[-1].places is not None
    revisions = [update.revision for update in ann.updates]
    assert revisions == list(range(revisions[0], revisions[-1] + 1))
    assert sha256(bytes.fromhex(proof.secret)).hexdigest() == said
    seed = hmac.digest(bytes.fromhex(proof.secret), "/".join(proof.nonces).encode(), "sha256")
    assert seed.hex() == proof.seed and parlour.room.live.table.head.seed == seed


async def test_the_seed_is_nobodys_before_the_end(parlour):
    [ann] = await parlour.deal("ann")
    assert ann.seating.proof is None
    assert parlour.room.sitting.secret.hex() not in repr(ann.seating)


async def test_a_refresh_is_not_a_departure(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    bob.leave()
    await parlour.wait(1)
    bob = parlour.come("bob")
    await parlour.wait(30)
    assert bob.seat == 1 and parlour.level(1) is None
    assert Left not in kinds(ann)


async def test_a_bot_plays_for_someone_gone_for_twenty_seconds_until_they_are_back(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    bob.leave()
    await parlour.wait(19)
    assert parlour.level(1) is None
    await parlour.until(lambda: parlour.level(1) == "normal", seconds=3)
    await parlour.until(lambda: parlour.acts_of(1))
    bob = parlour.come("bob")
    await parlour.until(lambda: parlour.level(1) is None, seconds=3)  # a ring it ends itself
    await parlour.rest()
    assert [k for k in kinds(ann) if k in (Left, BotTookOver, Back)] == [Left, BotTookOver, Back]


async def test_a_bot_plays_for_someone_who_lets_three_windows_go_by(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    ann.play(Pass())  # refused, but a sign of life
    await parlour.until(lambda: parlour.level(1) == "normal")
    assert ann.seating.chairs[1].here
    bob.read()
    bob.play(Pass())
    assert parlour.level(1) is None


async def test_alone_and_gone_the_table_waits_and_the_window_starts_again_in_full(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: Rolled in kinds(ann))
    closes = ann.updates[-1].deadline
    ann.leave()
    await parlour.wait(300)
    told = parlour.room.live.told
    ann = parlour.come("ann", cursor=0)
    await parlour.rest()
    assert kinds(ann)[-3:] == [Left, Paused, Resumed] or Back in kinds(ann)
    assert parlour.room.live.told >= told and parlour.room.live.paused == ""
    assert ann.updates[-1].deadline == closes
    assert ann.updates[-1].now == ann.updates[-1].view.opened


async def test_a_table_nobody_watches_ends_after_ten_minutes_without_a_result(parlour):
    [ann] = await parlour.deal("ann")
    ann.leave()
    await parlour.wait(601)
    assert parlour.room.stage == "closed"
    assert parlour.store.find("parlour").log[-1].why == "nobody"
    assert not list(parlour.store.live())


async def test_only_those_who_sit_may_act_and_only_in_a_game(parlour):
    ann = parlour.come("ann")
    with pytest.raises(Exception, match="not-playing-yet"):
        ann.play(Ring())
    ann.ready()
    parlour.room.gathering.fill()
    with pytest.raises(Exception, match="only-watching"):
        parlour.come("eve").play(Ring())


# Delay lines


async def test_near_lines_are_told_later_and_onlookers_last(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    eve = parlour.come("eve")
    await parlour.wait(5)
    arbiter = parlour.room.live.table.arbiter
    arbiter.timed(0, ann.reader.line, 10_000, parlour.room.live.now())
    arbiter.timed(1, bob.reader.line, 210_000, parlour.room.live.now())
    seen = {}
    start = ann.updates[-1].revision + 1
    await parlour.until(lambda: note(seen, parlour, (ann, bob, eve), start))
    near, far, looker = (seen[name] for name in ("ann", "bob", "eve"))
    assert (near - far, looker - far) == (100_000, 105_000)


def note(seen, parlour, guests, start):
    """When each guest was first told of the revision after `start`."""
    for guest in guests:
        if any(update.revision >= start for update in guest.updates):
            seen.setdefault(guest.reader.player.id, parlour.clock.now())
    return len(seen) == len(guests)


async def test_a_newcomer_sees_no_revision_before_its_slot(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    arbiter = parlour.room.live.table.arbiter
    arbiter.timed(1, bob.reader.line, 200_000, parlour.room.live.now())
    arbiter.timed(0, ann.reader.line, 0, parlour.room.live.now())
    told = parlour.room.live.told
    await parlour.until(lambda: parlour.room.live.told > told)
    eve, again = parlour.come("eve"), parlour.come("ann")
    await parlour.rest()
    assert eve.updates[-1].revision == again.updates[-1].revision == told
    await parlour.wait(0.1)
    assert eve.updates[-1].revision == again.updates[-1].revision > told


async def test_a_reader_resumes_where_it_was(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.wait(6)
    cursor = ann.updates[-1].revision
    ann.leave()
    await parlour.wait(1.5)
    again = parlour.come("ann", cursor=cursor)
    await parlour.rest()
    assert [u.revision for u in again.updates][:1] == [cursor + 1]


# The disk


async def test_a_failed_commit_takes_the_table_back_and_play_goes_on_when_it_is_mended(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: Rolled in kinds(ann))
    parlour.store._db.execute("pragma query_only = on")
    told, view = parlour.room.live.told, ann.updates[-1].view
    ann.play(Ring(), reaction=400)
    await parlour.wait(5)
    assert parlour.room.live.told == told and parlour.room.live.paused == "disk"
    assert ann.seating.paused == "disk" and ann.updates[-1].view == view
    with pytest.raises(Exception, match="paused"):
        ann.play(Call("B9"))
    parlour.store._db.execute("pragma query_only = off")
    await parlour.wait(2)
    assert parlour.room.live.paused == "" and ann.updates[-1].revision > told
    log = parlour.store.find("parlour").log
    assert [type(e) for e in log[told : told + 2]] == [Paused, Resumed]
    assert ann.updates[-1].view.phase == "rolled"


async def test_a_server_that_fell_takes_every_table_up_again(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: Rolled in kinds(ann))
    told = ann.updates[-1]
    kept = parlour.store.find("parlour")
    room = Room("parlour", kept.sitting, parlour.store, parlour.clock)
    parlour.room.stop()
    room.resume_from_disk(replayed(kept), kept.log)
    parlour.room, parlour.guests = room, []
    await parlour.wait(60)
    assert room.live.paused == "restart"
    ann = parlour.come("ann", cursor=told.revision)
    await parlour.rest()
    assert room.live.paused == ""
    assert [k for k in kinds(ann) if k is not Back] == [Restarted, Paused, Resumed]
    assert ann.updates[-1].view == told.view and ann.updates[-1].deadline == told.deadline
    await parlour.until(lambda: room.stage == "over")
