"""A game whose rules changed since: a finished one keeps its result, a live one waits."""

import sqlite3
from contextlib import closing

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.registry import GAMES
from sabot.server.table.lobby import Lobby
from sabot.server.table.seating import seating_of
from tests.server.parlour import Guest


def change_head(parlour, **other):
    """As if other rules had written it."""
    with closing(sqlite3.connect(parlour.store.data)) as db, db:
        [row] = db.execute("select entry from log where revision = 0").fetchone()
        db.execute("update log set entry = ? where revision = 0", (encode(decode(row) | other),))


def kept_row(parlour):
    with closing(sqlite3.connect(parlour.store.data)) as db:
        sitting, live = db.execute("select sitting, live from tables").fetchone()
    return decode(sitting), live


def forget(parlour, *fields):
    """As an earlier version stored it."""
    sitting, live = kept_row(parlour)
    row = encode({name: v for name, v in sitting.items() if name not in fields}), live
    with closing(sqlite3.connect(parlour.store.data)) as db, db:
        db.execute("update tables set sitting = ?, live = ?", row)


async def reopen(parlour):
    parlour.room.stop()
    lobby = Lobby(parlour.store, parlour.clock)
    await lobby.resume(lobby._store.live())
    parlour.room, parlour.guests = await lobby.room("parlour"), []
    return lobby


@pytest.fixture
async def finished(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.until(lambda: parlour.room.stage == "over")
    await parlour.wait(1)
    return ann


async def test_a_finished_game_keeps_its_result_and_proof(parlour, finished):
    before = finished.seating
    change_head(parlour, version=99)
    await reopen(parlour)
    after = parlour.come("ann").seating
    assert after.stage == "over" and after.proof == before.proof
    assert after.places and after.places == finished.updates[-1].places
    assert after.ended == "old-rules"


async def test_a_game_finished_before_results_were_kept_has_its_proof(parlour, finished):
    forget(parlour, "result")
    change_head(parlour, version=99)
    await reopen(parlour)
    after = parlour.come("ann").seating
    assert (after.stage, after.ended, after.places) == ("over", "old-rules", None)
    assert after.proof == finished.seating.proof


async def test_a_result_is_stored_with_the_entry_that_made_it(parlour):
    await parlour.deal("ann")
    await parlour.until(lambda: parlour.room.live.table.over)
    parlour.room.stop()
    await parlour.rest()
    change_head(parlour, version=99)
    await reopen(parlour)
    assert parlour.come("ann").seating.places


@pytest.mark.parametrize("other", [{"version": 99}, {"game": "sold"}])
async def test_a_live_game_says_why_it_cannot_go_on_and_nothing_is_written(parlour, caplog, other):
    await parlour.deal("ann")
    await parlour.wait(5)
    before = kept_row(parlour)
    change_head(parlour, **other)
    lobby = await reopen(parlour)
    [said] = [record for record in caplog.records if "can't go on" in record.message]
    assert said.levelname == "WARNING" and said.games == 1
    ann = Guest(parlour, "ann")
    seating = seating_of(parlour.room, ann.reader)
    assert (seating.stage, seating.ended, seating.proof) == ("closed", "old-rules", None)
    await lobby.rematch(parlour.room, ann.reader.player)
    await parlour.rest()
    sitting, live = kept_row(parlour)
    assert sitting["ended"] is None and live == before[1] == 1


async def test_the_rules_that_wrote_it_play_on_after_a_rematch_was_called(parlour):
    await parlour.deal("ann")
    await parlour.wait(5)
    change_head(parlour, version=99)
    lobby = await reopen(parlour)
    await lobby.rematch(parlour.room, parlour.come("ann").reader.player)
    await parlour.rest()
    change_head(parlour, version=GAMES[parlour.room.sitting.game].game.version)
    await reopen(parlour)
    assert parlour.room.stage == "playing"


async def test_what_an_earlier_version_wrote_down_as_old_rules_is_not_believed(parlour, finished):
    parlour.room.shut("old-rules")
    parlour.room.change(parlour.room.sitting)
    parlour.room.ledger.keep()
    await parlour.rest()
    await reopen(parlour)
    assert parlour.come("ann").seating.stage == "over"


@pytest.mark.parametrize("other", [{"options": {"call_time": "soon"}}, {"level": "wizard"}])
async def test_a_gathering_whose_options_are_gone_takes_the_usual_ones(parlour, other):
    parlour.room.change(replace(parlour.room.sitting, **other))
    await parlour.rest()
    await reopen(parlour)
    [ann] = await parlour.deal("ann")
    assert parlour.room.stage == "playing" and ann.seating.level == "normal"


async def test_a_rematch_whose_table_cannot_be_read_is_another(parlour, finished):
    lobby = await reopen(parlour)
    first = await lobby.rematch(parlour.room, finished.reader.player)
    lobby.rooms.pop(first.id).stop()
    with closing(sqlite3.connect(parlour.store.data)) as db, db:
        db.execute("update tables set sitting = '{}' where id = ?", (first.id,))
    with pytest.raises(Illegal):
        await lobby.room(first.id)
    again = await lobby.rematch(parlour.room, finished.reader.player)
    assert again.id != first.id
