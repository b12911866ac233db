"""An onlooker takes nobody's chair until they ask for one."""

import pytest

from sabot.core.game import Illegal
from sabot.server.table import chairs
from sabot.server.table.chairs import Place
from sabot.server.table.hosting import lock, remove
from sabot.server.table.seats import rise, sit
from tests.server.gathering.test_rematch import rematch, resign
from tests.server.page import open_table, visit


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


async def test_who_comes_to_watch_takes_no_chair_and_nobody_waits_for_their_bell(parlour):
    ann, tv = parlour.come("ann"), parlour.come("tv", watch=True)
    assert tv.seat is None and ann.seating.onlookers == 1
    ann.ready()
    await parlour.wait(10)
    assert parlour.room.stage == "playing" and parlour.people() == {0: "ann"}


async def test_who_watched_takes_a_free_chair_or_a_bots_when_they_ask(parlour):
    parlour.come("ann")
    parlour.room.gathering.fill()
    tv = parlour.come("tv", watch=True)
    assert tv.seat is None and parlour.level(1) == "normal"
    sit(parlour.room, tv.reader)
    assert tv.seat == 1 and parlour.level(1) is None


async def test_a_chair_that_is_kept_is_not_lost_by_coming_to_watch(parlour):
    parlour.come("ann")
    parlour.come("bob").leave()
    bob = parlour.come("bob", watch=True)
    await parlour.wait(60)
    assert bob.seat == 1


async def test_on_whichever_page_one_asks_for_a_chair_one_plays(parlour):
    first, second = (parlour.come("ann", page=name, watch=True) for name in "ab")
    sit(parlour.room, first.reader)
    assert (first.seat, second.seat) == (0, None) and second.seating.elsewhere


async def test_nobody_gets_a_chair_where_none_is_to_be_had(parlour):
    parlour.come("ann"), parlour.come("bob")
    tv = parlour.come("tv", watch=True)
    assert code_of(lambda: sit(parlour.room, tv.reader)) == "only-watching"
    remove(parlour.room, 1)
    [_, bob, _] = parlour.guests
    assert code_of(lambda: sit(parlour.room, bob.reader)) == "only-watching"


async def test_in_play_nobody_sits_down_or_gets_up(parlour):
    [ann] = await parlour.deal("ann")
    tv = parlour.come("tv")
    assert code_of(lambda: sit(parlour.room, tv.reader)) == "only-watching"
    assert code_of(lambda: rise(parlour.room, ann.reader)) == "too-late-to-change"
    assert parlour.people() == {0: "ann"}


async def test_who_gets_up_looks_on_and_the_game_begins_without_them(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    ann.ready()
    rise(parlour.room, bob.reader)
    assert bob.seat is None and parlour.room.sitting.places[1] == Place()
    await parlour.wait(10)
    assert parlour.room.stage == "playing" and parlour.people() == {0: "ann"}
    assert code_of(lambda: rise(parlour.room, bob.reader)) == "only-watching"


async def test_who_gets_up_from_a_locked_table_goes(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    lock(parlour.room, True)
    rise(parlour.room, bob.reader)
    assert bob.reader.leaves and not ann.reader.leaves
    rise(parlour.room, ann.reader)  # the host may come in at any time
    assert not ann.reader.leaves and chairs.people(parlour.room.sitting) == {}


# Over real sockets


async def test_a_rematch_begins_without_those_who_looked_on_before(guest):
    ann, tv = await guest(), await guest()
    page = await visit(ann, await open_table(ann, game="zgame", alone=True))
    await resign(page)
    table = await rematch(ann, page)
    looks_on, again = await visit(tv, table, watch=""), await visit(ann, table)
    assert looks_on.seating["seat"] is None
    await again.ready()
    await again.until(lambda p: p.view)


async def test_a_page_says_that_it_would_rather_sit_or_look_on(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table), await visit(bob, table)
    assert second.seating["seat"] == 1
    await second.say(do="rise")
    await first.until(lambda p: p.seating["chairs"][1]["name"] is None)
    await second.say(do="sit")
    await second.until(lambda p: p.seating["seat"] == 1)
