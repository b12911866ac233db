"""How far each player is, as the others see it."""

import pytest

from tests.server.lines import answer


def rtts(guest):
    return [chair.rtt for chair in guest.seating.chairs]


def beyond(guest):
    return [chair.beyond for chair in guest.seating.chairs]


async def test_a_line_is_shown_to_the_next_ten_milliseconds_while_people_gather(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    answer(ann, 1_200)
    await parlour.wait(2)
    answer(bob, 123_000)
    assert rtts(ann) == rtts(bob) == [10, 120]


async def test_in_play_the_arbiters_figure_is_shown(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    for guest, rtt in ((ann, 44_000), (bob, 87_000), (bob, 96_000)):
        answer(guest, rtt)
    await parlour.wait(2)
    answer(ann, 60_000)
    assert rtts(ann) == [40, 90]


async def test_bots_and_those_who_left_have_no_line(parlour):
    [ann] = await parlour.deal("ann")
    eve = parlour.come("eve")
    answer(ann, 20_000)
    assert rtts(eve) == [20, None]
    ann.leave()
    assert rtts(eve) == [None, None]


async def test_whoever_takes_a_chair_brings_their_own_line(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    answer(ann, 10_000)
    await parlour.wait(2)
    answer(bob, 90_000)
    bob.leave()
    await parlour.wait(21)
    assert parlour.come("eve").seat == 1
    assert rtts(ann) == [10, None]


async def test_pages_hear_of_it_every_two_seconds_at_most_and_only_if_it_changed(parlour):
    [ann] = await parlour.deal("ann")
    told = 0
    for _ in range(40):  # ten seconds, with a line that swings about what rounds up and down
        for rtt in (56_000, 54_000):
            ann.reader.seating_due = False
            answer(ann, rtt)
            told += ann.reader.seating_due
            await parlour.wait((250_000 - rtt) / 1_000_000)
    assert told == 1 and rtts(ann) == [60, None]


async def test_a_line_that_becomes_shorter_is_told_two_seconds_later(parlour):
    [ann] = await parlour.deal("ann")
    answer(ann, 90_000)
    answer(ann, 30_000)
    assert rtts(ann) == [90, None]
    await parlour.wait(2)
    answer(ann, 30_000)
    assert rtts(ann) == [30, None]


@pytest.mark.parametrize(("reach", "shown"), [("near", True), ("usual", False)])
async def test_a_line_longer_than_the_table_makes_up_for_is_said_to_be(parlour, reach, shown):
    parlour.room.gathering.set_reach(reach)
    [ann] = await parlour.deal("ann")
    answer(ann, 120_000)
    assert rtts(ann) == [120, None] and beyond(ann) == [shown, False]
