"""What a host may do: send somebody away, and lock the door."""

import asyncio

import pytest

from sabot.core.game import Illegal
from sabot.core.log import BotTookOver, Removed
from sabot.games.zinga.acts import Ring
from sabot.server.table import chairs
from sabot.server.table.chairs import Place
from sabot.server.table.hosting import hand_over, lock, remove
from sabot.server.table.lobby import replayed
from sabot.server.table.room import Room
from sabot.server.table.seats import rise
from sabot.server.wire import Seen
from tests.server.page import open_table, visit
from tests.server.parlour import Parlour


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


async def test_whoever_is_sent_away_before_the_deal_looks_on_and_their_chair_is_free(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    remove(parlour.room, 1)
    assert parlour.people() == {ann.seat: "ann"} and bob.seat is None
    bob.leave()
    assert parlour.come("bob").seat is None and parlour.come("eve").seat == 1


async def test_in_play_a_bot_plays_on_for_whoever_is_sent_away(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    remove(parlour.room, 1)
    await parlour.wait(1)
    assert bob.seat is None and parlour.level(1) == "normal"
    told = [type(event) for event in ann.events]
    assert told.index(Removed) < told.index(BotTookOver)
    assert code_of(lambda: bob.play(Ring())) == "only-watching"
    bob.leave()
    assert parlour.come("bob").seat is None
    await parlour.until(lambda: parlour.room.stage == "over")


async def test_the_log_of_a_table_that_sent_somebody_away_plays_again(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    remove(parlour.room, 1)
    await parlour.wait(5)
    kept = parlour.store.find("parlour")
    parlour.room.stop()
    room = Room("parlour", kept.sitting, parlour.store, parlour.clock)
    room.resume_from_disk(replayed(kept), kept.log)
    assert room.sitting.removed == ("bob",) and room.sitting.places[1].level == "normal"
    parlour.room, parlour.guests = room, []
    assert parlour.come("bob").seat is None and parlour.come("ann").seat == ann.seat


async def test_nobody_waits_any_more_for_someone_who_was_sent_away(parlour):
    await parlour.deal("ann", "bob")
    kept = parlour.store.find("parlour")
    parlour.room.stop()
    parlour.room = Room("parlour", kept.sitting, parlour.store, parlour.clock)
    parlour.room.resume_from_disk(replayed(kept), kept.log)
    parlour.guests = []
    parlour.come("ann")
    assert parlour.room.live.paused == "restart"
    remove(parlour.room, 1)
    assert parlour.room.live.paused == ""


async def test_a_host_sends_away_people_and_neither_bots_nor_themselves(parlour):
    await parlour.deal("ann")
    assert code_of(lambda: remove(parlour.room, 0)) == "not-yourself"
    assert code_of(lambda: remove(parlour.room, 1)) == "nobody-there"
    assert code_of(lambda: remove(parlour.room, 9)) == "nobody-there"


async def test_a_locked_table_is_for_those_who_sit_there(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    eve = parlour.come("eve")
    lock(parlour.room, True)
    assert [guest.reader.leaves for guest in (ann, bob, eve)] == [False, False, True]
    assert ann.seating.locked
    assert [parlour.room.may_come(name) for name in ("ann", "bob", "eve")] == [True, True, False]
    lock(parlour.room, False)
    assert parlour.room.may_come("eve") and not ann.seating.locked


async def test_only_the_host_does_so_and_the_link_says_that_it_is_locked(guest):
    ann, bob, eve = await guest(), await guest(), await guest()
    table = await open_table(ann, listed=True)
    first, second = await visit(ann, table), await visit(bob, table)
    third = await visit(eve, table)
    for door in (f"/api/tables/{table}/seats/0", f"/api/tables/{table}/seats/1"):
        assert (await (await bob.delete(door)).json())["code"] == "not-host"
    answer = await bob.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert (await answer.json())["code"] == "not-host"
    assert (await ann.put(f"/api/tables/{table}/lock", json={"locked": True})).status == 200
    await asyncio.wait_for(third.listening, 10)
    assert third.refusals[-1]["code"] == "locked" and third.socket.close_code == 1013
    assert (await (await eve.get(f"/api/tables/{table}")).json())["code"] == "locked"
    assert await (await eve.get("/api/tables")).json() == []
    assert (await bob.get(f"/api/tables/{table}")).status == 200
    line = await eve.ws_connect("/ws", params={"table": table})
    assert (await line.receive_json())["code"] == "locked"
    await line.close()
    assert (await ann.delete(f"/api/tables/{table}/seats/1")).status == 200
    await second.until(lambda p: p.seating["seat"] is None)
    await first.until(lambda p: p.seating["chairs"][1]["name"] is None)


async def test_a_rematch_keeps_no_bot_under_the_name_of_someone_who_was_sent_away(store):
    parlour = Parlour(store, seats=3)
    await parlour.deal("ann", "bob")
    remove(parlour.room, 1)
    await parlour.wait(1)
    [ann, free, bot] = chairs.rematch(parlour.room.sitting, bytes(32)).places
    assert free == Place() and ann.player == "ann"
    assert bot.name == parlour.room.sitting.places[2].name and bot.level == "normal"


async def test_everybody_sees_who_is_host_also_when_they_only_watch(parlour):
    bob, ann = parlour.come("bob"), parlour.come("ann")
    assert (bob.seating.host_seat, ann.seating.host_seat) == (1, 1)
    assert (bob.seating.host, ann.seating.host) == (False, True)
    rise(parlour.room, ann.reader)
    assert bob.seating.host_seat is None and ann.seating.host


async def test_a_host_hands_the_table_over_to_a_player_they_saw(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    assert code_of(lambda: hand_over(parlour.room, Seen(1, "eve"))) == "seat-changed"
    assert code_of(lambda: hand_over(parlour.room, Seen(9, "eve"))) == "no-such-seat"
    hand_over(parlour.room, Seen(1, "bob"))
    assert (ann.seating.host, bob.seating.host, ann.seating.host_seat) == (False, True, 1)
    await parlour.rest()
    assert parlour.store.find("parlour").sitting.host == "bob"


async def test_neither_a_bot_nor_a_free_chair_is_a_host(store):
    parlour = Parlour(store, seats=3)
    parlour.come("ann")
    assert code_of(lambda: hand_over(parlour.room, Seen(1))) == "nobody-there"
    parlour.room.gathering.fill()
    bot = Seen(1, parlour.room.sitting.places[1].name)
    assert code_of(lambda: hand_over(parlour.room, bot)) == "nobody-there"


async def test_the_old_host_is_a_guest_from_then_on(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table), await visit(bob, table)
    await first.until(lambda p: p.seating["chairs"][1]["name"])
    wish = {"seat": 1, "name": first.seating["chairs"][1]["name"]}
    door = f"/api/tables/{table}/host"
    assert (await (await bob.put(door, json=wish)).json())["code"] == "not-host"
    assert (await ann.put(door, json=wish)).status == 200
    await second.until(lambda p: p.seating["host"])
    assert (await (await ann.put(door, json=wish)).json())["code"] == "not-host"
    assert (await bob.delete(f"/api/tables/{table}/seats/0")).status == 200
