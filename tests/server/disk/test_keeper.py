"""The keeper of finished games, on a clock that jumps: what it does when a record can't be made."""

import asyncio

import pytest

from sabot.kept import reading
from sabot.server.disk import keeper as keepers
from sabot.server.disk.keeper import LATER, SOON, Keeper
from sabot.server.table.store import Damaged, Unavailable


class Here:
    """A pool of no processes."""

    async def run(self, work):
        return work()


@pytest.fixture
async def over(parlour):
    """A game that has ended and isn't kept yet."""
    await parlour.deal("ann")
    parlour.guests[0].leave()
    await parlour.until(lambda: parlour.room.stage == "closed")
    await parlour.rest()
    return parlour


def keeper_of(parlour, pool=None):
    return Keeper(parlour.store, parlour.clock, pool or Here())


async def test_a_game_too_long_for_a_reader_keeps_its_log(over, monkeypatch, caplog):
    before, keeper = over.store.find("parlour"), keeper_of(over)
    monkeypatch.setattr(reading, "WHOLE", 2_000)
    keeper.keep("parlour")
    await keeper.wait("parlour")
    assert over.store.game("parlour").record is None and "can't be kept" in caplog.text
    assert over.store.find("parlour") == before
    monkeypatch.undo()
    keeper.keep("parlour")
    await keeper.wait("parlour")
    assert over.store.game("parlour").record
    assert over.store.find("parlour").log == before.log


class Failing:
    """A pool whose first tries fail."""

    def __init__(self, *errors):
        self.errors, self.runs = list(errors), 0

    async def run(self, work):
        self.runs += 1
        if self.errors:
            raise self.errors.pop(0)
        return work()


async def ring(parlour, keeper):
    """The next alarm of the keeper, and what comes of it; how long it took to come."""
    before = parlour.clock.now()
    parlour.clock.ring()
    await keeper.wait("parlour")
    return parlour.clock.now() - before


async def test_a_game_that_could_not_be_kept_just_now_is_tried_again_ever_less_often(over):
    pool = Failing(*[Unavailable("the disk is full")] * 7)
    keeper = keeper_of(over, pool)
    keeper.keep("parlour")
    await keeper.wait("parlour")
    waits = [await ring(over, keeper) for _ in range(7)]
    assert waits == [min(SOON * 2**n, LATER) for n in range(7)]
    assert over.store.game("parlour").record and over.clock.next() is None


async def test_a_game_that_waits_for_its_next_try_is_kept_at_once_when_it_ends_again(over):
    keeper = keeper_of(over, pool := Failing(Unavailable("gone")))
    keeper.keep("parlour")
    await keeper.wait("parlour")
    await keeper.mend()
    assert pool.runs == 1
    keeper.keep("parlour")
    await keeper.wait("parlour")
    assert over.store.game("parlour").record and over.clock.next() is None


@pytest.mark.parametrize("error", [Damaged("its log has a hole"), ValueError("the rules failed")])
async def test_a_game_that_can_never_be_kept_is_tried_once(over, error):
    keeper = keeper_of(over, pool := Failing(error))
    await keeper.mend()
    await keeper.mend()
    assert pool.runs == 1 and over.clock.next() is None
    assert over.store.unrecorded() == ["parlour"]


async def test_games_without_a_record_are_looked_for_every_hour(over, monkeypatch):
    monkeypatch.setattr(keepers, "HOUR", 0)
    keeper, looks = keeper_of(over), []
    look = over.store.unrecorded
    monkeypatch.setattr(
        over.store, "unrecorded", lambda: looks.append(1) or look()[: len(looks) - 1]
    )
    chore = asyncio.create_task(keeper.mend_for_ever())
    while not over.store.game("parlour").record:
        await asyncio.sleep(0)
    chore.cancel()
    assert len(looks) > 1
