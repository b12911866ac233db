"""How good the bots of a table are: its host says, for everyone who sits there."""

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from sabot.core.log import BotTookOver
from sabot.server.http.api import LOBBY
from sabot.server.table import chairs
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.hosting import remove
from tests.server.page import open_table, visit


async def test_the_count_down_seats_bots_of_the_level_that_was_chosen(parlour):
    parlour.room.gathering.set_level("hard")
    ann = parlour.come("ann")
    ann.ready()
    await parlour.wait(10)
    assert parlour.room.stage == "playing" and parlour.level(1) == "hard"


async def test_another_level_stops_no_count_down_and_counts_until_its_end(parlour):
    ann = parlour.come("ann")
    ann.ready()
    await parlour.wait(5)
    parlour.room.gathering.set_level("master")
    assert ann.seating.fills_in == 5_000 and ann.seating.level == "master"
    await parlour.wait(5)
    assert parlour.level(1) == "master"


async def test_a_restart_keeps_the_level(parlour):
    parlour.room.gathering.set_level("easy")
    await parlour.rest()
    assert parlour.store.find("parlour").sitting.level == "easy"


def test_a_rematch_keeps_the_level():
    before = Sitting("zinga", {}, "ann", b"", (Place("ann"), Place()), level="hard")
    assert chairs.fill(chairs.rematch(before, b"new")).places[1].level == "hard"


def test_a_sitting_from_before_there_was_a_choice_has_normal_bots():
    kept = decode(encode(Sitting("zinga", {}, "ann", b"", ())))
    del kept["level"]
    assert decode(encode(kept), type=Sitting).level == "normal"


# Over real sockets


async def test_only_the_host_chooses_and_everyone_sees_the_choice(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann, seats=3, level="easy")
    pages = [await visit(client, table) for client in (ann, bob)]
    assert [page.seating["level"] for page in pages] == ["easy", "easy"]
    door = f"/api/tables/{table}/level"
    answer = await bob.put(door, json={"level": "master"})
    assert (answer.status, (await answer.json())["code"]) == (403, "not-host")
    assert (await ann.put(door, json={"level": "hard"})).status == 200
    await pages[1].until(lambda p: p.seating["level"] == "hard")
    card = await (await bob.post(f"/api/tables/{table}/bots")).json()
    assert card["chairs"][2]["level"] == "hard"
    for page in pages:
        await page.ready()
    await pages[0].until(lambda p: p.view)
    answer = await ann.put(door, json={"level": "easy"})
    assert (await answer.json())["code"] == "too-late-to-change"


async def test_a_table_for_friends_is_opened_with_its_level(guest, server):
    ann = await guest()
    table = await open_table(ann, level="master")
    assert server.app[LOBBY].rooms[table].sitting.level == "master"


@pytest.mark.parametrize("wish", [{"level": "godlike"}, {"level": None}, {}])
async def test_a_level_that_does_not_exist_is_refused(guest, wish):
    ann = await guest()
    answer = await ann.put(f"/api/tables/{await open_table(ann)}/level", json=wish)
    assert (answer.status, (await answer.json())["code"]) in [
        (400, "no-such-level"),
        (400, "unreadable"),
    ]


async def test_a_first_game_is_opened_as_its_card_says_with_bots_that_cannot_be_chosen(
    guest, server
):
    ann = await guest()
    for card in await (await ann.get("/api/games")).json():
        first, seats = card["first"], card["first"]["seats"] or card["seats"][-1]
        assert first["level"] == "gentle" not in card["levels"]
        wish = {"game": card["id"], "seats": seats, "options": first["options"], "alone": True}
        answer = await ann.post("/api/tables", json=wish | {"level": first["level"]})
        assert answer.status == 200
        room = server.app[LOBBY].rooms[(await answer.json())["table"]]
        assert [place.level for place in room.sitting.places] == [None] + ["gentle"] * (seats - 1)


# Standing in for somebody


@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_whoever_is_absent_is_played_for_at_the_level_of_the_table(parlour, level):
    parlour.room.gathering.set_level(level)
    _, bob = await parlour.deal("ann", "bob")
    bob.leave()
    await parlour.wait(21)
    assert parlour.level(1) == level
    took = [entry for entry in parlour.store.find("parlour").log if isinstance(entry, BotTookOver)]
    assert [(entry.seat, entry.level) for entry in took] == [(1, level)]


async def test_so_is_whoever_was_removed(parlour):
    parlour.room.gathering.set_level("hard")
    await parlour.deal("ann", "bob")
    remove(parlour.room, 1)
    await parlour.wait(1)
    assert parlour.level(1) == "hard"


async def test_a_level_that_its_game_no_longer_has_is_played_as_normal(parlour):
    _, bob = await parlour.deal("ann", "bob")
    parlour.room.change(replace(parlour.room.sitting, level="forgotten"))
    bob.leave()
    await parlour.wait(21)
    assert parlour.level(1) == "normal"
