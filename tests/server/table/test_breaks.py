"""A break by consent: all people who play agree to begin it, and to end it."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.log import Paused, Resumed
from sabot.games.zinga.acts import Ring, Roll
from tests.server.page import open_table, visit


def pauses(parlour):
    entries = parlour.store.find("parlour").log
    return [type(entry) for entry in entries if isinstance(entry, (Paused, Resumed))]


async def test_the_table_stops_only_when_the_last_player_agrees(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    parlour.room.breaks.wish("ann", True)
    assert bob.seating.agreed == (0,) and bob.seating.paused is None
    parlour.room.breaks.wish("bob", True)
    assert ann.seating.paused == "break" and ann.seating.agreed == ()
    await parlour.wait(300)  # nothing falls due, and nobody plays for them
    assert not parlour.acts_of(0) and not parlour.acts_of(1)


async def test_it_goes_on_only_when_all_want_to(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    for name in ("ann", "bob"):
        parlour.room.breaks.wish(name, True)
    parlour.room.breaks.wish("bob", False)
    assert ann.seating.paused == "break" and ann.seating.agreed == (1,)
    parlour.room.breaks.wish("ann", False)
    assert ann.seating.paused is None
    await parlour.rest()
    assert pauses(parlour) == [Paused, Resumed]


async def test_one_no_takes_the_wish_off(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    parlour.room.breaks.wish("ann", True)
    parlour.room.breaks.wish("bob", False)
    assert ann.seating.agreed == ()
    parlour.room.breaks.wish("bob", True)
    assert ann.seating.paused is None and ann.seating.agreed == (1,)


async def test_bots_and_people_who_left_are_not_waited_for(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    parlour.room.breaks.wish("ann", True)
    bob.leave()
    assert ann.seating.paused == "break"
    parlour.come("bob")
    parlour.room.breaks.wish("ann", False)
    assert ann.seating.paused == "break"
    parlour.room.breaks.wish("bob", False)
    assert ann.seating.paused is None


async def test_when_all_have_left_a_break_goes_on(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    for name in ("ann", "bob"):
        parlour.room.breaks.wish(name, True)
    parlour.room.breaks.wish("ann", False)
    ann.leave()
    bob.leave()
    assert parlour.room.live.paused == "break"
    ann = parlour.come("ann")
    assert ann.seating.paused == "break" and ann.seating.agreed == (0,)


async def test_a_bot_from_outside_is_not_waited_for(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    places = parlour.room.sitting.places
    robot = replace(places[1], invited=True)
    parlour.room.change(replace(parlour.room.sitting, places=(places[0], robot, *places[2:])))
    parlour.room.breaks.wish("ann", True)
    assert ann.seating.paused == "break"


async def test_alone_among_bots_ones_own_word_is_enough(parlour):
    [ann] = await parlour.deal("ann")
    parlour.room.breaks.wish("ann", True)
    assert ann.seating.paused == "break"
    ann.leave()  # a phone falls asleep in a break
    await parlour.wait(120)
    ann = parlour.come("ann")
    assert ann.seating.paused == "break" and ann.seat == 0
    parlour.room.breaks.wish("ann", False)
    assert ann.seating.paused is None


async def test_a_claim_that_waits_for_its_verdict_is_not_lost(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    live = parlour.room.live
    await parlour.until(lambda: ann.updates[-1].view.phase == "rolling")
    for guest in (ann, bob):
        live.table.arbiter.timed(guest.seat, guest.reader.line, 200_000, live.now())
    await parlour.until(lambda: bob.updates[-1].view.phase == "rolled")
    await parlour.wait(0.31)
    bob.play(Ring())  # ann, who is as far, may have rung before
    assert live.table.arbiter.first()
    for name in ("ann", "bob"):
        parlour.room.breaks.wish(name, True)
    assert ann.seating.paused is None
    await parlour.until(lambda: live.paused)
    assert parlour.acts_of(1)


async def test_who_wants_a_break_that_cant_be_is_told_why(parlour):
    [ann] = await parlour.deal("ann")
    with pytest.raises(Illegal) as refused:
        parlour.room.breaks.wish("eve", True)
    assert refused.value.code == "only-watching"
    parlour.room.breaks.wish("ann", True)
    with pytest.raises(Illegal) as refused:
        ann.play(Roll())
    assert (refused.value.code, refused.value.params) == ("paused", {"why": "break"})


async def test_by_http_a_player_asks_and_a_stranger_is_refused(guest):
    ann, eve = await guest(), await guest()
    page = await visit(ann, await open_table(ann, game="zgame", alone=True))
    path = f"/api/tables/{page.table}/pause"
    early = await ann.put(path, json={"paused": True})
    assert (await early.json())["code"] == "not-playing-yet"
    await page.ready()
    await page.until(lambda p: p.view)
    refused = await eve.put(path, json={"paused": True})
    assert refused.status == 403 and (await refused.json())["code"] == "only-watching"
    assert (await ann.put(path, json={"paused": 7})).status == 400
    await ann.put(path, json={"paused": True})
    await page.until(lambda p: p.seating["paused"] == "break")
    await ann.put(path, json={"paused": False})
    await page.until(lambda p: p.seating["paused"] is None)
