"""What one game hands on to the next: at a table of Z-Game, who has White (ZZ-26)."""

from sabot.server.http.api import LOBBY, STORE
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.gathering import deal
from sabot.server.table.lobby import replayed
from tests.server.page import open_table, visit


async def resign(*pages):
    """A whole game: who had White in it?"""
    for page in pages:
        await page.ready(f"nonce of {page.table}")
    await pages[0].until(lambda p: p.view)
    await pages[0].play("resign")
    await pages[0].until(lambda p: p.seating["stage"] == "over")
    return pages[0].view["players"][0]["side"]


async def rematch(client, page):
    answer = await client.post(f"/api/tables/{page.table}/rematch")
    return (await answer.json())["table"]


async def test_zz_26_in_a_row_of_games_white_alternates(guest):
    ann, bob = await guest(), await guest()
    table, sides = await open_table(ann, game="zgame"), []
    for _ in range(3):
        pages = [await visit(client, table) for client in (ann, bob)]
        sides.append(await resign(*pages))
        table = await rematch(ann, pages[0])
    assert sides in (["white", "black", "white"], ["black", "white", "black"])


async def test_zz_26_white_alternates_against_a_bot_too(guest):
    ann = await guest()
    table, sides = await open_table(ann, game="zgame", alone=True), []
    for _ in range(3):
        page = await visit(ann, table)
        sides.append(await resign(page))
        table = await rematch(ann, page)
    assert sides[0] == sides[2] != sides[1]


async def test_what_was_handed_on_is_in_the_log_that_plays_again(guest, server):
    ann = await guest()
    first = await visit(ann, await open_table(ann, game="zgame", alone=True))
    side = await resign(first)
    second = await visit(ann, await rematch(ann, first))
    await second.ready()
    await second.until(lambda p: p.view)
    again = replayed(server.app[STORE].find(second.table))
    live = server.app[LOBBY].rooms[second.table].live
    assert again.state.white == live.table.state.white == int(side == "white")


async def test_an_old_game_leads_on_past_the_rematches_that_were_played(guest, server):
    ann, bob = await guest(), await guest()
    table = first = await open_table(ann, game="zgame")
    for _ in range(2):
        pages = [await visit(client, table) for client in (ann, bob)]
        await resign(*pages)
        table = await rematch(ann, pages[0])
    await server.app[STORE].settled()
    for room in [room for room in server.app[LOBBY].rooms.values() if room.stage == "over"]:
        server.app[LOBBY].rooms.pop(room.id).stop()
    answer = await bob.post(f"/api/tables/{first}/rematch")
    assert await answer.json() == {"table": table}


async def test_only_those_who_played_ask_for_a_rematch_later(guest, server):
    ann, bob, eve = await guest(), await guest(), await guest()
    table = await open_table(ann, game="zgame")
    await resign(*[await visit(client, table) for client in (ann, bob)])
    server.app[LOBBY].rooms.pop(table).stop()
    answer = await eve.post(f"/api/tables/{table}/rematch")
    assert (answer.status, (await answer.json())["code"]) == (403, "only-watching")
    assert (await bob.post(f"/api/tables/{table}/rematch")).status == 200


def sitting(*players):
    places = tuple(Place(player, player, "fox", None, "n") for player in players)
    return Sitting("zgame", {}, "ann", bytes(32), places)


def test_zz_26_a_new_pair_draws_again():
    again = chairs.rematch(sitting("ann", "bob"), bytes(32), handed=1)
    assert chairs.handed(again) == 1
    with_eve = chairs.put(again, 1, Place("eve", "eve", "owl", None, "n"))
    assert chairs.handed(with_eve) is None and deal(with_eve).head.handed is None


def test_zz_26_whoever_goes_and_comes_back_to_their_chair_gains_nothing():
    again = chairs.rematch(sitting("ann", "bob"), bytes(32), handed=1)
    bob = Place("bob", "bob", "fox", None, "another")
    assert deal(chairs.put(chairs.rise(again, "bob"), 1, bob)).state.white == 1


def test_zz_26_the_first_game_of_a_table_is_drawn_by_its_seed():
    secrets = [bytes([number]) * 32 for number in range(20)]
    tables = [deal(chairs.rematch(sitting("ann", "bob"), secret)) for secret in secrets]
    assert {table.state.white for table in tables} == {0, 1}
