"""Two pages of one player: the last one holds the seat, the other looks on until it is asked."""

import asyncio

import pytest

from sabot.core.game import Illegal
from sabot.core.log import Back, Left
from sabot.games.zinga.acts import Ring
from sabot.server.line.tell import Teller
from sabot.server.table.seats import play_here
from sabot.server.wire import Seating, Update
from tests.server.lines import answer
from tests.server.page import open_table, visit


async def two_tabs(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    return ann, parlour.come("ann", page="second"), bob


async def test_the_page_opened_last_holds_the_seat(parlour):
    first, second, _ = await two_tabs(parlour)
    assert (first.seat, second.seat) == (None, 0)
    assert first.seating.elsewhere and not second.seating.elsewhere
    assert first.seating.onlookers == 0


async def test_the_older_page_can_do_nothing_and_is_told_why(parlour):
    first, _, _ = await two_tabs(parlour)
    await parlour.rest()
    for act in (lambda: first.play(Ring()), first.ready):
        with pytest.raises(Illegal) as refused:
            act()
        assert refused.value.code == "open-elsewhere"


async def test_a_page_that_asks_takes_the_seat_back(parlour):
    first, second, _ = await two_tabs(parlour)
    play_here(parlour.room, first.reader)
    assert (first.seat, second.seat) == (0, None)
    assert second.seating.elsewhere and parlour.level(0) is None


async def test_a_page_that_asks_takes_the_seat_back_from_a_bot_too(parlour):
    _, bob = await parlour.deal("ann", "bob")
    await parlour.until(lambda: parlour.level(1) == "normal")
    play_here(parlour.room, bob.reader)
    assert parlour.level(1) is None and parlour.level(0) is not None


async def amid_a_ring(parlour):
    """Bob's bot has rung, and has to call (ZG-24)."""
    _, bob = await parlour.deal("ann", "bob")
    await parlour.until(lambda: parlour.level(1) == "normal")
    await parlour.until(lambda: rung_by(parlour) == 1)
    return bob


def rung_by(parlour):
    state = parlour.room.live.table.last.state
    return state.ringer if state.phase == "rung" else None


async def test_whoever_asks_for_the_seat_amid_a_ring_of_the_bot_gets_it_when_that_is_over(parlour):
    bob = await amid_a_ring(parlour)
    play_here(parlour.room, bob.reader)
    assert parlour.level(1) == "normal"
    await parlour.until(lambda: parlour.level(1) is None, seconds=3)
    await parlour.rest()
    assert rung_by(parlour) != 1
    assert sum(isinstance(event, Back) for event in bob.events) == 1


async def test_whoever_comes_back_amid_a_ring_of_the_bot_plays_on_when_that_is_over(parlour):
    bob = await amid_a_ring(parlour)
    bob.leave()
    again = parlour.come("bob", page="again")
    assert parlour.level(1) == "normal"
    await parlour.until(lambda: parlour.level(1) is None, seconds=3)
    await parlour.rest()
    assert again.seat == 1
    assert sum(isinstance(event, Back) for event in again.events) == 1


async def test_whoever_leaves_again_before_it_has_called_leaves_the_seat_to_the_bot(parlour):
    bob = await amid_a_ring(parlour)
    play_here(parlour.room, bob.reader)
    bob.leave()
    await parlour.wait(3)
    assert parlour.level(1) == "normal"


async def test_whoever_gets_or_loses_the_seat_is_told_the_last_revision_as_it_now_sees_it(parlour):
    first, second, _ = await two_tabs(parlour)
    await parlour.until(lambda: first.updates[-1].revision > 3)
    play_here(parlour.room, first.reader)
    seen = first.updates[-1].revision, len(second.updates)
    await parlour.rest()
    assert [u.revision for u in first.updates[-2:]] == [seen[0], seen[0]]
    assert len(second.updates) == seen[1] + 1


async def test_when_the_holder_goes_the_other_page_plays_on(parlour):
    first, second, _ = await two_tabs(parlour)
    second.leave()
    await parlour.wait(5)
    assert first.seat == 0 and not first.seating.elsewhere
    assert not any(isinstance(event, Left) for event in first.events)


async def test_an_older_page_that_only_comes_back_takes_nothing(parlour):
    first, second, _ = await two_tabs(parlour)
    first.leave()
    again = parlour.come("ann", cursor=1)
    assert (again.seat, second.seat) == (None, 0)


async def test_two_lines_of_one_page_hold_the_seat_together(parlour):
    first, second, _ = await two_tabs(parlour)
    race = parlour.come("ann", page="second", cursor=0)
    assert (first.seat, second.seat, race.seat) == (None, 0, 0)


async def test_nobody_waits_for_the_line_of_a_page_that_lost_the_seat(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    answer(ann, 20_000)
    arbiter = parlour.room.live.table.arbiter
    assert arbiter.least(0, parlour.room.live.now()) == 20_000
    parlour.come("ann", page="second")
    assert ann.reader.line not in arbiter._sides[0].distance.lines


async def test_the_older_page_sees_nothing_before_every_seat_does(parlour):
    first, second, bob = await two_tabs(parlour)
    await parlour.until(lambda: second.updates and second.updates[-1].view.phase == "rolled")
    answer(bob, 200_000), answer(second, 2_000)
    live, before = parlour.room.live, parlour.room.live.told
    second.play(Ring())
    await parlour.until(lambda: live.told > before)
    revision, released = live.told, live.slot(None, live.told)
    assert live.due(1, revision) and released > live.now()
    assert first.updates[-1].revision < revision
    await parlour.until(lambda: first.updates[-1].revision == revision)
    assert live.now() >= released


async def test_over_real_lines_the_seat_goes_to_and_fro(guest):
    ann = await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table, page="a"), await visit(ann, table, page="b")
    await first.until(lambda p: p.seating["elsewhere"])
    await first.ready()
    await first.until(lambda p: p.refusals)
    assert first.refusals[0]["code"] == "open-elsewhere" and second.refusals == []
    await first.say(do="play-here")
    await first.until(lambda p: p.seating["seat"] == 0)
    await second.until(lambda p: p.seating["elsewhere"])


class Narrow:
    """A line at whose first update another page of its player takes the seat."""

    def __init__(self, meanwhile):
        self.told, self._meanwhile = [], meanwhile

    is_full = False

    def tell(self, told):
        self.told.append(told)
        if isinstance(told, Update) and self._meanwhile:
            self._meanwhile = self._meanwhile()

    def put(self, opcode, payload):
        pass


async def test_a_page_hears_of_its_new_place_before_it_is_shown_what_that_sees(parlour):
    first, *_ = await two_tabs(parlour)
    await parlour.rest()
    first.reader.cursor -= 1
    line = Narrow(lambda: play_here(parlour.room, first.reader))
    Teller(line, parlour.room, first.reader, parlour.clock).start()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    shown = [(type(told), told.seat) for told in line.told if isinstance(told, Update | Seating)]
    assert shown == [(Seating, None), (Update, None), (Seating, 0), (Update, 0)]
