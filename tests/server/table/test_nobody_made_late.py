"""No seat can make the others late: stamps, limits, and what is not a stimulus."""

import pytest
from aiohttp import WSMessage, WSMsgType

from sabot.core.arbiter import Line
from sabot.core.game import Illegal
from sabot.games.zinga.acts import Pass, Passed
from sabot.server.limits import ACTS, ACTS_AT_ONCE, FRAMES_AT_ONCE
from sabot.server.line import hear as hearing
from sabot.server.line.hear import hear
from sabot.server.table.player import Player
from sabot.server.table.reader import Reader
from tests.server.parlour import SECOND, Clock

PONG, BEAT = WSMsgType.PONG, WSMsgType.TEXT


class Socket:
    """A line on which all this has come at once."""

    def __init__(self, *messages):
        self.messages, self.stamps = messages, []

    async def __aiter__(self):
        for kind, data in self.messages:
            yield WSMessage(kind, data, "")

    def take_frames(self):
        return 1

    def heard(self, take, at):
        self.stamps.append(at)


@pytest.fixture
def clock(monkeypatch):
    """To wait is to let it go on."""
    clock = Clock()

    async def sleep(seconds):
        clock.stand(clock.now() + round(seconds * SECOND))

    monkeypatch.setattr(hearing.asyncio, "sleep", sleep)
    return clock


@pytest.fixture
def reader():
    return Reader(Player("ann", "ann", "fox"), Line("page", 1), -1)


async def test_pongs_that_were_asked_for_are_never_counted_or_delayed(clock, reader):
    pongs = [(PONG, reader.pinged(None, 0)) for _ in range(FRAMES_AT_ONCE + 50)]
    socket = Socket(*pongs, (BEAT, "{}"))
    await hear(socket, None, reader, clock)
    assert clock.now() == 0 and len(socket.stamps) == len(pongs) + 1


async def test_pongs_that_nobody_asked_for_are_counted(clock, reader):
    await hear(Socket(*[(PONG, b"x")] * (FRAMES_AT_ONCE + 50)), None, reader, clock)
    assert clock.now() > 0


async def test_a_frame_is_stamped_when_it_is_read_however_long_it_waits(clock, reader):
    socket = Socket(*[(BEAT, "{}")] * (FRAMES_AT_ONCE + 1))
    await hear(socket, None, reader, clock)
    assert socket.stamps[-1] == 0 < clock.now()


# Acts


async def rolled(parlour):
    guests = await parlour.deal("ann", "bob")
    await parlour.until(lambda: parlour.room.live.table.state.phase == "rolled")
    return guests


def toggle(guest, times):
    for number in range(times):
        guest.play(Pass(number % 2 == 0))


async def test_a_seat_that_toggles_faster_than_a_hand_can_is_refused(parlour):
    ann, bob = await rolled(parlour)
    toggle(ann, ACTS_AT_ONCE)
    with pytest.raises(Illegal, match="too-fast"):
        ann.play(Pass(True))
    bob.play(Pass(False))
    parlour.clock.stand(parlour.clock.now() + SECOND // ACTS)
    ann.play(Pass(True))


async def test_an_act_that_came_too_fast_is_not_played_by_its_echo(parlour):
    ann, _ = await rolled(parlour)
    toggle(ann, ACTS_AT_ONCE)
    with pytest.raises(Illegal, match="too-fast"):
        ann.play(Pass(True))
    parlour.clock.stand(parlour.clock.now() + SECOND)
    before, ann.seq = parlour.room.live.table.revision, ann.seq - 1
    ann.play(Pass(True))
    assert parlour.room.live.table.revision == before


async def test_copies_of_an_act_are_not_counted(parlour):
    ann, _ = await rolled(parlour)
    for _ in range(2 * ACTS_AT_ONCE):
        ann.seq = 0
        ann.play(Pass(True))


async def test_a_pass_is_told_but_nobody_has_to_answer_a_ping_for_it(parlour):
    ann, bob = await rolled(parlour)
    ann.play(Pass(True))
    await parlour.wait(1)
    [update] = [u for u in bob.updates if any(isinstance(e, Passed) for e in u.events)]
    assert not update.stimulus
