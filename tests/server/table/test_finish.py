"""A person who is out, alone among bots: the rest is played at once, and nothing leads back."""

import pytest

from sabot.core.game import Illegal
from sabot.core.log import Paused
from sabot.core.table import Table
from sabot.games.zinga.acts import Ring
from sabot.server.table.breaks import finish
from sabot.server.table.lobby import Lobby
from tests.server.parlour import Parlour


@pytest.fixture
async def salon(store):
    return Parlour(store, seats=4)


async def fall(parlour, guest):
    """Rings at once and calls nothing, until that is a third GAFFE (ZG-51)."""
    while not me(guest).out:
        await parlour.until(lambda: guest.updates and guest.updates[-1].view.phase == "rolled")
        await parlour.wait(0.5)
        guest.play(Ring(), reaction=500)
        await parlour.until(lambda: guest.updates[-1].view.phase == "pause")


def me(guest):
    return guest.updates[-1].view.sheets[guest.seat]


def lobby_of(parlour):
    lobby = Lobby(parlour.store, parlour.clock)
    lobby.rooms["parlour"] = parlour.room
    return lobby


async def test_the_rest_is_played_within_seconds_and_stored(salon):
    [ann] = await salon.deal("ann")
    await fall(salon, ann)
    before = salon.clock.now()
    finish(salon.room, "ann")
    await salon.until(lambda: salon.room.stage == "over")
    assert salon.clock.now() - before < 20_000_000
    table, kept = salon.room.live.table, salon.store.find("parlour")
    assert Table(table.game, kept.head, kept.log).state == table.state
    assert table.at * 1000 > salon.clock.now()  # it took longer by the table's own clock
    assert [update.revision for update in ann.updates] == sorted(
        {update.revision for update in ann.updates}
    )


async def test_it_is_refused_while_a_person_plays(salon):
    ann, bob = await salon.deal("ann", "bob")
    for player, code in [("ann", "people-play"), ("eve", "only-watching")]:
        with pytest.raises(Illegal) as why:
            finish(salon.room, player)
        assert why.value.code == code
    await fall(salon, ann)
    with pytest.raises(Illegal) as why:
        finish(salon.room, "ann")
    assert why.value.code == "people-play"
    bob.leave()
    await salon.wait(30)  # a bot plays for Bob, who may come back
    with pytest.raises(Illegal):
        finish(salon.room, "ann")


async def test_before_the_deal_and_after_the_end_there_is_nothing_to_finish(salon):
    salon.come("ann")
    with pytest.raises(Illegal) as why:
        finish(salon.room, "ann")
    assert why.value.code == "not-playing-yet"


async def test_whoever_is_out_and_leaves_finds_a_result_and_no_way_back(salon):
    [ann] = await salon.deal("ann")
    lobby = lobby_of(salon)
    assert [card.yours for card in lobby.cards("ann")] == [True]
    await fall(salon, ann)
    assert lobby.cards("ann") == []
    ann.leave()
    await salon.until(lambda: salon.room.stage == "over", seconds=30)
    kept = salon.store.find("parlour")
    assert kept.sitting.result and not any(isinstance(entry, Paused) for entry in kept.log)


async def test_a_player_who_is_not_out_still_finds_the_way_back(salon):
    [ann] = await salon.deal("ann")
    ann.leave()
    await salon.wait(5)
    assert [card.yours for card in lobby_of(salon).cards("ann")] == [True]
    assert salon.room.live.paused == "nobody"
