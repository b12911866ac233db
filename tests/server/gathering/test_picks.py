"""What players choose for themselves before the deal: each thing belongs to one of them."""

import pytest

from sabot.core.game import Illegal
from sabot.registry import GAMES
from sabot.server.http.api import game_card
from sabot.server.line.hear import dispatch
from sabot.server.table import chairs
from sabot.server.table.seats import rise, sit
from sabot.server.table.terms import fitted
from sabot.server.wire import Pick
from tests.server.parlour import Parlour

GAME = next(id for id, box in GAMES.items() if box.game.picks)
OPTION, (FIRST, SECOND, *_) = GAMES[GAME].game.picks


@pytest.fixture
async def four(store):
    return Parlour(store, seats=4, options={}, game=GAME)


def pick(guest, thing):
    dispatch(guest.room, guest.reader, Pick(thing), 0)


def picked(parlour):
    return [chair.pick for chair in parlour.guests[0].seating.chairs]


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


async def test_all_see_what_somebody_picked(four):
    ann, bob = four.come("ann"), four.come("bob")
    pick(bob, SECOND)
    assert [chair.pick for chair in ann.seating.chairs] == [None, SECOND, None, None]


async def test_the_first_to_pick_a_thing_has_it(four):
    ann, bob = four.come("ann"), four.come("bob")
    pick(ann, FIRST)
    assert code_of(lambda: pick(bob, FIRST)) == "already-picked"
    assert picked(four) == [FIRST, None, None, None]


async def test_to_pick_the_own_thing_again_changes_nothing(four):
    ann = four.come("ann")
    pick(ann, FIRST)
    pick(ann, FIRST)
    assert picked(four)[0] == FIRST


async def test_another_one_or_none_frees_it(four):
    ann, bob = four.come("ann"), four.come("bob")
    pick(ann, FIRST)
    pick(ann, SECOND)
    pick(bob, FIRST)
    pick(ann, None)
    assert picked(four)[:2] == [None, FIRST]


async def test_a_thing_goes_with_its_player_to_another_seat_and_away_with_them(four):
    ann, bob = four.come("ann"), four.come("bob")
    pick(bob, SECOND)
    sit(four.room, bob.reader, 3)
    assert picked(four) == [None, None, None, SECOND]
    rise(four.room, bob.reader)
    pick(ann, SECOND)
    assert picked(four)[0] == SECOND


async def test_what_the_game_has_not_is_refused(four, parlour):
    ann, eve = four.come("ann"), parlour.come("eve")
    assert code_of(lambda: pick(ann, "beige")) == "nothing-to-pick"
    assert code_of(lambda: pick(eve, FIRST)) == "nothing-to-pick"


async def test_onlookers_pick_nothing_and_nobody_does_after_the_deal(four):
    for name in ("ann", "bob", "cat", "dan"):
        four.come(name)
    watcher = four.come("eve", watch=True)
    assert code_of(lambda: pick(watcher, FIRST)) == "only-watching"
    for guest in four.guests[:4]:
        guest.ready()
    assert code_of(lambda: pick(four.guests[0], FIRST)) == "too-late-to-change"


async def test_nobody_rings_again_for_it(four):
    ann, bob = four.come("ann"), four.come("bob")
    bob.ready()
    pick(ann, FIRST)
    pick(bob, SECOND)
    assert ann.seating.chairs[1].ready


async def test_the_deal_is_told_what_each_seat_picked(four):
    ann, bob = four.come("ann"), four.come("bob")
    pick(bob, SECOND)
    for guest in (ann, bob):
        guest.ready()
    four.room.gathering.fill()
    assert four.room.live.table.head.options[OPTION] == [None, SECOND, None, None]


async def test_a_rematch_remembers_it(four):
    await four.deal("ann", "bob")
    picked = chairs.pick(four.room.sitting, 0, FIRST)
    assert chairs.rematch(picked, bytes(32)).places[0].pick == FIRST


async def test_a_thing_that_the_game_no_longer_has_is_forgotten(four):
    four.come("ann")
    stale = chairs.pick(four.room.sitting, 0, "beige")
    assert fitted(stale).places[0].pick is None


def test_the_card_of_the_game_offers_the_things_and_no_option_for_the_host():
    card = game_card(GAME, GAMES[GAME])
    assert (card.picks.option, card.picks.things) == GAMES[GAME].game.picks
    assert OPTION not in [option.name for option in card.options]
