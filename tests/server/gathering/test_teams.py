"""Teams at a table: who sits with whom, how they may talk, and what a refreshed page is told."""

import pytest

from sabot.core.game import Illegal
from sabot.registry import GAMES
from sabot.server.table import chairs
from sabot.server.table.seating import seating_of
from tests.server.parlour import Parlour

GESTURE = "whistle"
PAIRS = next(id for id, box in GAMES.items() if 4 in box.game.seats and len(box.game.teams(4)) == 2)


@pytest.fixture
async def four(store):
    return Parlour(store, seats=4, options={}, game=PAIRS)


async def begun(parlour):
    """A round is on, with bots in two chairs."""
    ann, bob = await parlour.deal("ann", "bob")
    live = parlour.room.live
    await parlour.until(lambda: live.table.game.hushes(live.table.state))
    return ann, bob


async def test_the_seating_tells_who_plays_with_whom(four):
    ann, _ = await four.deal("ann", "bob")
    assert seating_of(four.room, ann.reader).teams == ((0, 2), (1, 3))


async def test_where_each_plays_alone_it_tells_nothing(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    assert seating_of(parlour.room, ann.reader).teams == ()


async def test_a_rematch_keeps_partners_together(four):
    await four.deal("ann", "bob", "cat", "dan")
    again = chairs.rematch(four.room.sitting, bytes(32))
    assert chairs.players(again) == chairs.players(four.room.sitting)


async def test_zs_15_free_chat_is_for_the_time_between_rounds(four):
    ann, _ = await four.deal("ann", "bob")
    ann.room.talk.chat(ann.reader, "hats are for zigs")
    live = four.room.live
    await four.until(lambda: live.table.game.hushes(live.table.state))
    for speak in (
        lambda: ann.room.talk.chat(ann.reader, "now"),
        lambda: ann.room.talk.react(ann.reader, "wave"),
    ):
        with pytest.raises(Illegal, match="hushed"):
            speak()


async def test_zs_16_a_refreshed_page_is_not_told_gestures(four):
    ann, bob = await begun(four)
    ann.play({"do": "sign", "gesture": GESTURE})
    await four.rest()
    assert signed(bob.events) == [GESTURE]
    bob.leave()
    again = four.come("bob")  # the gesture is the newest revision
    past = four.room.past(again.reader)
    await four.rest()
    assert again.updates and not signed([*past.events, *again.events])


@pytest.mark.parametrize(("seconds", "sees"), [(0, True), (3, False)])
async def test_zs_16_a_line_that_comes_back_sees_only_what_has_just_been(four, seconds, sees):
    ann, bob = await begun(four)
    seen = bob.updates[-1].revision
    bob.leave()
    ann.play({"do": "sign", "gesture": GESTURE})
    await four.wait(seconds)
    again = four.come("bob", cursor=seen)
    await four.rest()
    assert again.updates[0].revision > seen
    assert (GESTURE in signed(again.events)) is sees


def signed(events):
    return [event.gesture for event in events if hasattr(event, "gesture")]
