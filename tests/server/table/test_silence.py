"""What shows a reader nothing makes no update there."""

import pytest

from sabot.games.zgame.acts import Swap
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.room import Room
from tests.server.parlour import Parlour


@pytest.fixture
async def setting_up(store):
    """A Z-Game whose two players set up, and an onlooker."""
    parlour = Parlour(store)
    sitting = Sitting("zgame", {}, "ann", bytes(32), (Place(),) * 2)
    parlour.room = Room("parlour", sitting, store, parlour.clock)
    ann, bob = await parlour.deal("ann", "bob")
    eve = parlour.come("eve")
    await parlour.wait(1)
    return parlour, ann, bob, eve


def swap(parlour, guest):
    table = parlour.room.live.table
    choices = table.game.choices(table.state, guest.seat)
    guest.play(next(choice for choice in choices if isinstance(choice, Swap)))


async def test_nobody_else_is_told_how_often_a_player_rearranges(setting_up):
    parlour, *guests = setting_up
    before = [len(guest.updates) for guest in guests]
    for _ in range(5):
        swap(parlour, guests[0])
        await parlour.wait(0.5)
    assert [len(guest.updates) - n for guest, n in zip(guests, before, strict=True)] == [5, 0, 0]


async def test_what_follows_the_silence_names_what_was_shown_before_it(setting_up):
    parlour, ann, bob, _ = setting_up
    before = bob.updates[-1].revision
    swap(parlour, ann)
    await parlour.wait(0.5)
    swap(parlour, bob)
    await parlour.wait(0.5)
    assert bob.updates[-1].after == before < bob.updates[-1].revision - 1
