"""A clock that jumps far: a table never runs further ahead of its readers than it can tell them."""

from sabot.server.table.lobby import replayed
from tests.server.parlour import SECOND
from tests.server.table.test_early_doors import time_lines

JUMP = 3_600 * SECOND


async def jump(parlour):
    """An hour, in one step, with Bob far away: far more windows close than a table keeps."""
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    time_lines(parlour, ann, bob)
    before = parlour.room.live.told
    parlour.clock.stand(parlour.clock.now() + JUMP)
    time_lines(parlour, ann, bob)
    return ann, bob, before


async def test_what_a_jump_writes_is_what_a_replay_finds(parlour):
    await jump(parlour)
    await parlour.wait(30)
    kept = parlour.store.find("parlour")
    assert replayed(kept).state == parlour.room.live.table.state
    assert len(kept.log) == parlour.room.live.table.revision


async def test_every_view_is_of_the_revision_that_its_number_says(parlour):
    ann, bob, before = await jump(parlour)
    eve = parlour.come("eve")
    await parlour.wait(30)
    log = parlour.store.find("parlour")
    for guest in (ann, bob, eve):
        for update in guest.updates:
            table = replayed(log._replace(log=log.log[: update.revision]))
            assert update.view == table.game.view(table.state, guest.seat), update.revision
    assert ann.updates[-1].revision > before


async def test_no_door_opens_early_though_much_is_told_at_once(parlour):
    _, _, before = await jump(parlour)
    await parlour.until(lambda: parlour.room.live.told > before + 10)
    eve = parlour.come("eve")
    await parlour.rest()
    assert eve.updates[-1].revision == before
