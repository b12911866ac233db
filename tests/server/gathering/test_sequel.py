"""The host opens another game for the same people, and all are led there."""

import asyncio

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.server.http.api import LOBBY
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.lobby import Lobby
from sabot.server.table.sequel import sequel
from sabot.server.wire import NextGame
from tests.server.gathering.test_rematch import resign
from tests.server.page import open_table, visit


def sitting(*players, bots=0, host="ann"):
    people = tuple(Place(player, player, "fox", None, "n", pick="red") for player in players)
    return Sitting(
        "zinga", {}, host, bytes(32), people + (Place(None, "Bo", "owl", "easy"),) * bots
    )


def names(sitting):
    return [place.player for place in sitting.places]


def test_people_keep_their_seats_where_the_next_game_has_as_many():
    assert names(sequel(sitting("bob", "ann", "cy"), 4)) == ["bob", "ann", "cy", None]


def test_people_beyond_the_last_chair_move_up_and_the_host_is_never_left_over():
    four = sitting("bob", "cy", "dan", "ann")
    assert names(sequel(four, 2)) == ["bob", "ann"]
    assert names(sequel(sitting("bob", None, None, "ann"), 2)) == ["bob", "ann"]


def test_nobody_is_ready_for_a_game_they_have_not_seen():
    after = sequel(sitting("ann", "bob"), 2)
    assert not any(place.nonce or place.pick or place.level for place in after.places)


def test_bots_sit_down_again_where_there_were_some():
    after = sequel(sitting("ann", bots=1), 4)
    assert names(after) == ["ann", None, None, None]
    assert [place.level for place in after.places] == [None, "normal", "normal", "normal"]
    assert all(place.free for place in sequel(sitting("ann", "bob"), 4).places[2:])


def test_a_bot_from_outside_was_invited_to_one_game_only():
    three = sitting("ann", "paz", "cy")
    robot = replace(three.places[1], invited=True)
    after = sequel(replace(three, places=(three.places[0], robot, three.places[2])), 2)
    assert names(after) == ["ann", "cy"]


# Over real sockets


async def next_game(client, table, **wish):
    answer = await client.post(f"/api/tables/{table}/rematch", json=wish)
    return await answer.json()


async def over(ann, bob):
    table = await open_table(ann, game="zgame")
    pages = [await visit(client, table) for client in (ann, bob)]
    await resign(*pages)
    return pages


async def test_the_host_opens_another_game_and_everybody_is_led_there(guest):
    ann, bob, tv = await guest(), await guest(), await guest()
    [first, second] = await over(ann, bob)
    screen = await visit(tv, first.table, tv="")
    opened = (await next_game(ann, first.table, game="zinga"))["table"]
    for page in (first, second, screen):
        await page.until(lambda p: p.seating["next"] == opened)
    pages = [await visit(client, opened) for client in (bob, ann)]
    screen = await visit(tv, opened, tv="")
    assert [page.seating["seat"] for page in pages] == [1, 0]
    assert len(pages[0].seating["chairs"]) == 4  # a duel's two chairs were no wish
    assert screen.seating["game"] == "zinga" and screen.seating["seat"] is None
    assert pages[1].seating["host"]


async def test_the_wish_has_bounds_that_a_new_table_has_too(guest):
    ann, bob = await guest(), await guest()
    [page, _] = await over(ann, bob)
    codes = [
        (await next_game(ann, page.table, **wish))["code"]
        for wish in (
            {"game": "chess"},
            {"game": "zinga", "seats": 99},
            {"game": "zinga", "options": {"pause_time": -1}},
            {"game": "zinga", "level": "divine"},
            {"game": 7},
            {"games": "zinga"},
        )
    ]
    assert codes == [
        "no-such-game", "bad-seats", "bad-options", "no-such-level", "unreadable", "unreadable",
    ]  # fmt: skip
    wish = {"game": "zinga", "seats": 3, "level": "hard", "options": {"pause_time": 5000}}
    opened = await visit(ann, (await next_game(ann, page.table, **wish))["table"])
    assert len(opened.seating["chairs"]) == 3 and opened.seating["level"] == "hard"
    assert opened.seating["options"]["pause_time"] == 5000


async def test_only_the_host_chooses_and_the_first_to_press_is_followed(guest):
    ann, bob = await guest(), await guest()
    [page, _] = await over(ann, bob)
    assert (await next_game(bob, page.table, game="zinga"))["code"] == "not-host"
    again = (await next_game(bob, page.table))["table"]
    assert (await next_game(ann, page.table, game="zinga"))["table"] == again


async def test_before_the_deal_the_host_may_take_another_box_from_the_shelf(guest, server):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob)]
    assert (await next_game(bob, table, game="zack"))["code"] == "not-host"
    assert (await next_game(ann, table))["code"] == "not-over-yet"
    opened = (await next_game(ann, table, game="zack"))["table"]
    for page in pages:
        await page.until(lambda p: p.seating["stage"] == "closed" and p.seating["next"] == opened)
    assert pages[0].seating["ended"] == "moved"
    third = (await next_game(ann, opened, game="zigzag_race"))["table"]
    assert (await next_game(ann, table))["table"] == third  # however late one follows
    room = server.app[LOBBY].rooms[third]
    assert len(chairs.people(room.sitting)) == 2 and room.sitting.game == "zigzag_race"


async def test_a_game_in_play_is_not_left_for_another(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, game="zgame", alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    assert (await next_game(ann, page.table, game="zinga"))["code"] == "not-over-yet"


async def test_a_game_that_is_dealt_while_the_next_one_is_opened_is_not_left(parlour):
    lobby, wish = Lobby(parlour.store, parlour.clock), NextGame(game="zack")
    ann = parlour.come("ann")
    opening = asyncio.create_task(lobby.rematch(parlour.room, ann.reader.player, wish))
    await asyncio.sleep(0)  # the other table is on its way to the disk
    parlour.room.gathering.fill()
    ann.ready()
    with pytest.raises(Illegal, match="not-over-yet"):
        await opening
    assert parlour.room.stage == "playing" and parlour.room.sitting.next is None
    assert [room.stage for room in lobby.rooms.values()] == ["closed"]


async def test_people_without_a_chair_in_the_next_game_look_on(guest):
    clients = [await guest() for _ in range(3)]
    table = await open_table(clients[0], game="zinga", seats=3)
    for client in clients:
        await visit(client, table)
    opened = (await next_game(clients[0], table, game="zgame"))["table"]
    pages = [await visit(client, opened) for client in reversed(clients)]
    assert [page.seating["seat"] for page in pages] == [None, 1, 0]


async def test_a_locked_table_tells_no_stranger_where_its_people_went(guest):
    ann, bob, eve = await guest(), await guest(), await guest()
    table = (await over(ann, bob))[0].table
    await ann.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert "table" in await next_game(ann, table)
    assert (await next_game(eve, table))["code"] == "locked"
