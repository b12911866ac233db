"""Chairs and log are stored together: a server that dies in between finds both or neither."""

from contextlib import closing, contextmanager

from sabot.core.log import Closed, Removed
from sabot.server.disk.opening import connect
from sabot.server.table import chairs, hosting

REFUSE = "create trigger refuse before update on tables begin select raise(abort, 'no'); end"


@contextmanager
def chairs_refused(store):
    """By the disk, and they alone."""
    with closing(connect(store.data)) as other, other:
        other.execute(REFUSE)
    yield
    with closing(connect(store.data)) as other, other:
        other.execute("drop trigger refuse")


async def test_a_deal_is_never_found_without_its_people(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    await parlour.rest()
    with chairs_refused(parlour.store):
        ann.ready()
        bob.ready()
        await parlour.wait(0.5)
        assert parlour.store.find("parlour").head is None
    await parlour.wait(3)
    kept = parlour.store.find("parlour")
    assert chairs.seed(kept.sitting) == kept.head.seed and len(chairs.people(kept.sitting)) == 2


async def test_whoever_was_sent_away_is_not_let_in_again_by_a_restart(parlour):
    await parlour.deal("ann", "bob")
    await parlour.wait(1)
    with chairs_refused(parlour.store):
        hosting.remove(parlour.room, 1)
        await parlour.wait(0.5)
        kept = parlour.store.find("parlour")
        assert not any(isinstance(entry, Removed) for entry in kept.log)
    await parlour.wait(3)
    kept = parlour.store.find("parlour")
    assert kept.sitting.removed == ("bob",) and chairs.people(kept.sitting) == {0: "ann"}


async def test_a_table_that_was_closed_is_not_taken_up_again(parlour):
    [ann] = await parlour.deal("ann")
    await parlour.wait(1)
    ann.leave()
    with chairs_refused(parlour.store):
        await parlour.wait(700)
        log = parlour.store.find("parlour").log
        assert not any(isinstance(entry, Closed) for entry in log)
    await parlour.wait(3)
    assert parlour.store.live() == []
